"""How far a language is: counted by domain and chapter, against the sources as they stand now."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import UsageError
from generator.i18n import extract, state
from generator.i18n.catalogs import update_catalogs
from generator.i18n.po import Entry
from generator.i18n.state import DomainState, language_states
from generator.i18n.tally import chapter_of, count_words
from tests.i18n.i18n_help import project, write_po

LESSON = "# One\n\n## Two {#a.b}\n\nThree words here.\n"
UI = 'nav.next: {en: "Next"}\n'
QUIZ = "- id: q-1\n  rule: a.b\n  statement: You must play.\n"


def small(root: Path) -> Path:
    """A project with one lesson, one other page, one question and one button."""
    return project(
        root,
        docs__learn__04_movement__a_md=LESSON,
        docs__about_md="# About\n",
        quizzes__04_movement_yml=QUIZ,
        generator__wording__ui_yml=UI,
    )


def of(root: Path, *, domain: str = "docs", tag: str = "ur") -> DomainState:
    """The state of one domain."""
    states, faults = language_states(root, [tag])
    assert [] == faults.sorted()
    return states[0].domains[domain]


def numbers(found: DomainState) -> tuple[int, ...]:
    """Total, translated, fuzzy, missing, words left."""
    return tuple(found.as_dict()[key] for key in ("total", "translated", "fuzzy", "missing", "words_left"))


def test_translated_fuzzy_and_missing_add_up_to_the_texts_of_the_sources(tmp_path: Path) -> None:
    """Words are left of texts that are missing or still to be confirmed; old entries do not count."""
    root = small(tmp_path)
    write_po(
        root,
        'msgid "One"\nmsgstr "ایک"\n\n#, fuzzy\nmsgid "Two"\nmsgstr "دو"\n\nmsgid "Old"\nmsgstr "پرانا"\n',
    )

    assert (4, 1, 1, 2, 5) == numbers(of(root))
    assert (1, 0, 0, 1, 1) == numbers(of(root, domain="ui"))
    assert (1, 0, 0, 1, 3) == numbers(of(root, domain="quizzes"))


def test_texts_are_counted_by_chapter_too(tmp_path: Path) -> None:
    """Lessons and questions by their chapter, other pages by their name; labels have none."""
    root = small(tmp_path)
    write_po(root, 'msgid "One"\nmsgstr "ایک"\n')
    docs = of(root).as_dict()["chapters"]

    assert {"04_movement": (3, 1), "about": (1, 0)} == {
        name: (one["total"], one["translated"]) for name, one in docs.items()
    }
    assert ["04_movement"] == list(of(root, domain="quizzes").as_dict()["chapters"])
    assert "chapters" not in of(root, domain="ui").as_dict()


@pytest.mark.parametrize(
    ("path", "chapter"),
    [
        ("docs/learn/04-movement/forward.md", "04-movement"),
        ("quizzes/04-movement.yml", "04-movement"),
        ("diagrams/04-movement.yml", "04-movement"),
        ("docs/learn/first-game.md", "first-game"),
        ("docs/about.md", "about"),
        ("generator/wording/messages.yml", "messages"),
    ],
)
def test_the_source_of_a_text_tells_its_chapter(path: str, chapter: str) -> None:
    """The folder of a lesson, else the name of the file."""
    assert chapter == chapter_of(Entry(msgid="a", locations=(path, "docs/zzz.md")))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("You must play both numbers.", 5),
        ("From the [[pt:6]]-point to [[pt:1]]", 4),
        ("See [the rule](rule:landing.blocked) and `code here`.", 4),
        ("{n} checkers – 15", 2),
        ("[[roll:6-5]]", 0),
    ],
)
def test_only_what_is_written_anew_counts_as_a_word(text: str, words: int) -> None:
    """Notation, code, numbers and targets of links are copied."""
    assert words == count_words(text)


def test_a_text_that_changed_is_shown_with_its_old_and_new_english(tmp_path: Path) -> None:
    """File, line and chapter are named, so that the translator finds it."""
    root = small(tmp_path)
    write_po(root, 'msgid "Three words here."\nmsgstr "یہاں تین لفظ۔"\n')
    update_catalogs(root)
    project(tmp_path, docs__learn__04_movement__a_md=LESSON.replace("words here", "words stand here"))
    update_catalogs(root)
    found = of(root).changed
    path = root / found[0].path

    assert [("Three words here.", "Three words stand here.", "04_movement")] == [
        (one.was, one.now, one.chapter) for one in found
    ]
    assert 'msgstr "یہاں تین لفظ۔"' == path.read_text(encoding="utf-8").splitlines()[found[0].line - 1]
    assert (4, 0, 1, 3) == numbers(of(root))[:4]


def test_a_change_counts_before_the_files_are_brought_up_to_date(tmp_path: Path) -> None:
    """Whoever edits an English sentence sees at once what it costs; nothing is written."""
    root = small(tmp_path)
    write_po(root, 'msgid "Three words here."\nmsgstr "یہاں تین لفظ۔"\n')
    update_catalogs(root)
    before = {path: path.read_bytes() for path in (root / "locales").rglob("*.po*")}
    project(tmp_path, docs__learn__04_movement__a_md=LESSON.replace("words here", "words stand here"))
    found = of(root)

    assert [("Three words here.", None)] == [(one.was, one.line) for one in found.changed]
    assert "locales/ur/LC_MESSAGES/docs.po" == found.changed[0].place
    assert (4, 0, 1, 3) == numbers(found)[:4]
    assert before == {path: path.read_bytes() for path in (root / "locales").rglob("*.po*")}


def test_english_is_whole_and_listed_only_when_it_is_named(tmp_path: Path) -> None:
    """There is nothing to translate into it."""
    root = small(tmp_path)

    assert ["ur"] == [one.locale.tag for one in language_states(root)[0]]
    assert (4, 4, 0, 0, 0) == numbers(of(root, tag="en"))


def test_the_sources_are_read_once_for_all_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More languages do not mean more reading of lessons."""
    root = project(tmp_path, tags=("en", "ur", "hi", "fa"), docs__a_md="# One\n")
    asked: list[Path] = []

    def counted(folder: Path) -> object:
        asked.append(folder)
        return extract.read_sources(folder)

    monkeypatch.setattr(state, "read_sources", counted)
    found, _ = language_states(root)

    assert 3 == len(found)
    assert [root] == asked


def test_an_unknown_language_is_wrong_usage(tmp_path: Path) -> None:
    """The known ones are named; a path is no language."""
    root = project(tmp_path)
    for tag in ("xx", "", "..", "../docs"):
        with pytest.raises(UsageError, match="known are en, ur"):
            language_states(root, [tag])


def test_a_file_that_cannot_be_read_is_a_fault_and_the_rest_is_counted(tmp_path: Path) -> None:
    """Its texts count as missing."""
    root = small(tmp_path)
    write_po(root, 'msgid "One"\nmsgstr "ایک\n')
    states, faults = language_states(root)

    assert ["locales/ur/LC_MESSAGES/docs.po"] == [fault.path for fault in faults]
    assert (1, 0, 0, 1, 1) == numbers(states[0].domains["ui"])


def test_with_a_fault_in_the_sources_nothing_is_counted(tmp_path: Path) -> None:
    """Numbers of a half-read course would be wrong."""
    states, faults = language_states(project(tmp_path, docs__a_md="# One\n\n[[pip:1]]\n"))

    assert [] == states
    assert ["TOKEN_KIND"] == [fault.code for fault in faults]
