"""Edits of the English that once cost a translation, a remark or a flag, or that other tools get wrong."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from generator.i18n.catalogs import update_catalogs
from generator.i18n.merge import merge, merge_all, template
from generator.i18n.message import SourceMessage
from generator.i18n.po import Entry, PoFile
from generator.i18n.po_read import parse_po, read_po
from generator.i18n.po_write import format_po
from tests.i18n.i18n_help import entries, project, write_po

SIX = ("صفر", "ایک", "دو", "کم {n}", "بہت {n}", "اور {n}")


def prose(
    text: str, *, path: str = "docs/a.md", rule: str = "a.b", context: str | None = None
) -> SourceMessage:
    """Make a text of a lesson."""
    return SourceMessage(
        domain="docs", msgid=text, path=path, line=1, rule=rule, kind="text", context=context
    )


def counted(text: str, plural: str | None) -> SourceMessage:
    """Make a message with a key."""
    return SourceMessage(domain="ui", msgid=text, plural=plural, context="k", path="ui.yml", line=1)


def updated(old: list[Entry], *messages: SourceMessage, forms: int = 6) -> list[Entry]:
    """Return the catalog after an update, written and read as on disk; a second run changes nothing."""
    found = merge(old, template(messages), forms)
    text = format_po(PoFile(entries=found))
    file, faults = parse_po(text.encode(), "x.po")
    assert [] == faults.sorted()
    assert text == format_po(PoFile(entries=merge(file.entries, template(messages), forms)))
    return file.entries


def ready(message: SourceMessage, *msgstr: str, **values: object) -> list[Entry]:
    """Return a catalog in which a translator has confirmed one text."""
    (entry,) = template([message])
    return [entry.with_values(msgstr=msgstr, **values)]


def states(found: list[Entry]) -> list[tuple[str, tuple[str, ...], str]]:
    """Text, translation and state of each entry."""
    return [
        (entry.msgid, entry.msgstr, "obsolete" if entry.obsolete else "fuzzy" if entry.fuzzy else "ready")
        for entry in found
    ]


def holds(entry: Entry, text: str) -> bool:
    """Whether a translation stands in an entry or in its remarks."""
    return text in entry.msgstr or any(f'"{text}"' in remark for remark in entry.comments)


def test_a_text_that_loses_its_plural_has_all_six_forms_back_with_it() -> None:
    """Meanwhile the form of most numbers is a guess, and a file never holds one text twice."""
    first = ready(counted("{n} men", "{n} of them"), *SIX)
    without = updated(first, counted("{n} men", None))
    back = updated(without, counted("{n} men", "{n} of them"))

    assert [("{n} men", ("اور {n}",), "fuzzy")] == states(without)
    assert all(holds(without[0], text) for text in SIX)
    assert [("{n} men", SIX, "ready")] == states(back)
    assert () == back[0].comments


def test_a_text_with_and_without_plural_keeps_a_translation_of_each() -> None:
    """What was confirmed for one is never shown for the other, and each returns as it was."""
    first = ready(counted("{n} men", "{n} of them"), *SIX)
    (single,) = updated(first, counted("{n} men", None))
    confirmed = [single.with_values(msgstr=("آدمی {n}",), fuzzy=False, previous=None)]
    plural = updated(confirmed, counted("{n} men", "{n} of them"))
    again = updated(plural, counted("{n} men", None))

    assert [("{n} men", SIX, "ready")] == states(plural)
    assert [("{n} men", ("آدمی {n}",), "ready")] == states(again)


def test_another_plural_is_a_guess_and_the_first_one_brings_its_translation_back() -> None:
    """The singular is the key, so both are one entry."""
    first = ready(counted("{n} men", "{n} of them"), *SIX)
    changed = updated(first, counted("{n} men", "{n} of all"))
    back = updated(changed, counted("{n} men", "{n} of them"))

    assert [("{n} men", SIX, "fuzzy")] == states(changed)
    assert ("{n} men", "{n} of them") == (changed[0].previous or ("", "", ""))[1:]
    assert [("{n} men", SIX, "ready")] == states(back)


@pytest.mark.parametrize("width", [20, 40, 79])
def test_kept_forms_are_found_again_after_an_editor_has_folded_the_remarks(width: int) -> None:
    """With hyphens, double blanks, quotes and brackets in them, between remarks of people."""
    forms = ("re-do  it", "[x] -- y", 'a "quoted" ]', "  edges ", "line\none", "a\\b-c d")
    (single,) = updated(ready(counted("{n} men", "{n} of them"), *forms), counted("{n} men", None))
    noted = single.with_values(comments=("before", *single.comments, "[kept: by hand]", "after"))
    folded = str(polib.pofile(format_po(PoFile(entries=[noted])), wrapwidth=width))
    (back,) = updated(parse_po(folded.encode(), "x.po")[0].entries, counted("{n} men", "{n} of them"))

    assert single.comments[0] not in folded
    assert [("{n} men", forms, "ready")] == states([back])
    assert ("before", "[kept: by hand]", "after") == back.comments


def test_a_guess_by_plural_that_is_removed_comes_back_with_what_it_keeps() -> None:
    """It is no mere copy: the confirmed forms stand nowhere else."""
    first = ready(counted("{n} men", "{n} of them"), *SIX)
    gone = updated(updated(first, counted("{n} men", None)))
    back = updated(gone, counted("{n} men", "{n} of them"))

    assert [("{n} men", ("اور {n}",), "obsolete")] == states(gone)
    assert [("{n} men", SIX, "ready")] == states(back)


def test_what_a_translator_wrote_into_a_guess_outlives_the_change_back() -> None:
    """Unconfirmed work is a remark beside the confirmed words."""
    first = ready(counted("{n} men", "{n} of them"), *SIX)
    (guess,) = updated(first, counted("{n} men", None))
    back = updated([guess.with_values(msgstr=("نصف کام",))], counted("{n} men", "{n} of them"))

    assert [("{n} men", SIX, "ready")] == states(back)
    assert ('[another translation: "نصف کام"]',) == back[0].comments


def test_a_translation_in_doubt_is_not_confirmed_by_a_change_of_plural() -> None:
    """Its words stay, as a guess and in a remark, and so they outlive what is written over the guess."""
    doubted = ready(counted("{n} men", None), "آدمی {n}", fuzzy=True)
    (guess,) = updated(doubted, counted("{n} men", "{n} of them"))
    over = [guess.with_values(msgstr=SIX, fuzzy=False)]
    (back,) = updated(over, counted("{n} men", None))

    assert ("آدمی {n}",) * 6 == guess.msgstr
    assert guess.fuzzy
    assert holds(back, "آدمی {n}")
    assert back.fuzzy


def test_a_guess_at_another_text_takes_no_kept_forms_along() -> None:
    """They belong to the text they were confirmed for."""
    first = ready(counted("{n} men", "{n} of them"), *SIX)
    single = updated(first, counted("{n} men", None))
    other = updated(single, counted("{n} checkers", None))

    assert [("{n} checkers", "fuzzy"), ("{n} men", "obsolete")] == [
        (e.msgid, s) for e, (_, _, s) in zip(other, states(other), strict=True)
    ]
    assert () == other[0].comments
    assert all(holds(other[1], text) for text in SIX)


def test_flags_and_remarks_of_a_removed_text_come_back_with_it() -> None:
    """No-wrap, length and range are a translator's choice, and so is an unknown flag."""
    flags = ("max-length:20", "no-wrap", "some-new-flag")
    first = ready(prose("Move {n}."), "چلیں {n}", flags=(*flags, "python-brace-format"), comments=("why",))
    gone = updated(first)
    (back,) = updated(gone, prose("Move {n}."))

    assert (flags, ("why",)) == (gone[0].flags, gone[0].comments)
    assert ((*flags[:2], "python-brace-format", flags[2]), ("why",)) == (back.flags, back.comments)


def test_a_remark_on_an_untranslated_text_is_kept_too() -> None:
    """A question to the author is work of a translator as well."""
    asked = ready(prose("Move."), "", comments=("which one is meant?",))
    (back,) = updated(updated(asked), prose("Move."))

    assert ("which one is meant?",) == back.comments


def test_a_guess_with_a_remark_is_kept_when_its_text_goes() -> None:
    """An untouched guess goes away with its text; a remark is a touch."""
    first = ready(prose("You must play both dice."), "دونوں")
    (guess, source) = updated(first, prose("You must play both numbers."))
    noted = [guess.with_values(comments=("numbers or dice?",)), source]
    gone = updated(noted)
    (back, _) = updated(gone, prose("You must play both numbers."))

    assert ["You must play both dice.", "You must play both numbers."] == sorted(e.msgid for e in gone)
    assert ("fuzzy", ("numbers or dice?",)) == (states([back])[0][2], back.comments)
    assert (None, "You must play both dice.", None) == back.previous


def test_the_previous_text_of_an_edited_guess_survives_its_removal() -> None:
    """Not as "#~|", which Babel's reader cannot read."""
    first = ready(prose("You must play both dice."), "دونوں")
    (guess, source) = updated(first, prose("You must play both numbers."))
    gone = updated([guess.with_values(msgstr=("دونوں عدد",)), source])
    back = updated(gone, prose("You must play both numbers."))

    assert "#~|" not in format_po(PoFile(entries=gone))
    assert (None, "You must play both dice.", None) == back[0].previous
    assert ("دونوں عدد", True, ()) == (back[0].msgstr[0], back[0].fuzzy, back[0].comments)


def test_of_two_obsolete_translations_of_one_text_the_later_returns_and_the_other_is_noted() -> None:
    """A file put together by hand may hold both; the tools of gettext would refuse it."""
    both = entries('#~ msgid "Move."\n#~ msgstr "پہلا"\n\n#~ msgid "Move."\n#~ msgstr "دوسرا"\n')
    still = updated(both)
    (back,) = updated(still, prose("Move."))

    assert [("Move.", ("دوسرا",), "obsolete")] == states(still)
    assert [("Move.", ("دوسرا",), "ready")] == states([back])
    assert ('[another translation: "پہلا"]',) == back.comments


def test_an_active_translation_stays_before_an_obsolete_one_of_the_same_text() -> None:
    """Also after the text was away for a while."""
    both = entries('msgid "Move."\nmsgstr "نیا"\n\n#~ msgid "Move."\n#~ msgstr "پرانا"\n')
    here = updated(both, prose("Move."))
    (back,) = updated(updated(here), prose("Move."))

    assert [("Move.", ("نیا",), "ready")] == states(here) == states([back])
    assert ('[another translation: "پرانا"]',) == back.comments


def test_each_part_of_a_split_text_gets_its_translation_as_a_guess() -> None:
    """The translator only has to cut."""
    first = ready(prose("You roll two dice. You move one checker."), "دو پانسے پھینکیں۔ ایک مہرہ چلیں۔")
    new = updated(first, prose("You roll two dice."), prose("You move one checker."))

    assert ["fuzzy", "fuzzy", "obsolete"] == [state for _, _, state in states(new)]
    assert {"دو پانسے پھینکیں۔ ایک مہرہ چلیں۔"} == {entry.msgstr[0] for entry in new}


def test_a_text_changed_in_one_of_two_places_is_a_guess_there_and_stays_in_the_other() -> None:
    """The sentence in the other place is as right as before."""
    first = updated([], prose("You must play."), prose("You must play.", path="docs/b.md"))
    confirmed = [first[0].with_values(msgstr=("لازم ہے",))]
    new = updated(confirmed, prose("You must play."), prose("You must play now.", path="docs/b.md"))

    assert [
        ("You must play.", ("لازم ہے",), "ready"),
        ("You must play now.", ("لازم ہے",), "fuzzy"),
    ] == states(new)


def test_a_new_context_starts_empty_and_the_old_pair_is_kept() -> None:
    """Two senses of a word are two texts."""
    first = ready(prose("Point", context="board"), "خانہ")
    new = updated(first, prose("Point", context="score"))

    assert [("score", "", False), ("board", "خانہ", True)] == [
        (entry.context, entry.msgstr[0], entry.obsolete) for entry in new
    ]


@pytest.mark.parametrize("forms", [1, 2, 6])
def test_a_form_that_is_not_filled_yet_is_no_reason_to_drop_the_others(forms: int) -> None:
    """When the plural goes, the last filled form is the guess."""
    partly = (
        ready(counted("{n} men", "{n} of them"), *SIX[:forms][:-1], "")
        if forms > 1
        else ready(counted("{n} men", "{n} of them"), SIX[0])
    )
    (guess,) = updated(partly, counted("{n} men", None), forms=forms)

    assert SIX[max(forms - 2, 0)] == guess.msgstr[0]
    assert all(holds(guess, text) for text in SIX[: max(forms - 1, 1)])


QUIZ = "- id: q-1\n  rule: a.b\n  prompt_text: {text}\n"


def both_files(root: Path) -> dict[str, list[Entry]]:
    """Return the entries of the two files that a text moves between."""
    folder = root / "locales/ur/LC_MESSAGES"
    return {name: read_po(folder / f"{name}.po")[0].entries for name in ("docs", "quizzes")}


def test_a_text_that_moves_from_a_lesson_to_a_question_and_back_keeps_its_translation(tmp_path: Path) -> None:
    """Each is in a file of its own; what was improved on the way is what returns."""
    root = project(tmp_path, docs__a_md="# Title\n\nMay I stop here?\n", quizzes__a_yml="[]\n")
    write_po(root, 'msgid "May I stop here?"\nmsgstr "کیا میں رکوں؟"\n')
    project(root, docs__a_md="# Title\n", quizzes__a_yml=QUIZ.format(text="May I stop here?"))
    update_catalogs(root)
    moved = both_files(root)
    path = root / "locales/ur/LC_MESSAGES/quizzes.po"
    path.write_text(path.read_text(encoding="utf-8").replace("میں رکوں", "میں یہاں رکوں"), encoding="utf-8")
    project(root, docs__a_md="# Title\n\nMay I stop here?\n", quizzes__a_yml="[]\n")
    update_catalogs(root)
    back = both_files(root)

    assert [("May I stop here?", ("کیا میں رکوں؟",), "ready")] == states(moved["quizzes"])
    assert ("May I stop here?", ("کیا میں یہاں رکوں؟",), "ready") in states(back["docs"])


def test_a_text_moves_also_while_the_file_it_leaves_has_a_fault(tmp_path: Path) -> None:
    """It gets its translation as soon as the fault is mended."""
    root = project(tmp_path, docs__a_md="# Title\n", quizzes__a_yml=QUIZ.format(text="May I stop here?"))
    good = 'msgid "May I stop here?"\nmsgstr "کیا میں رکوں؟"\n'
    write_po(root, good + '\nmsgid "x\n')
    update_catalogs(root)
    empty = both_files(root)["quizzes"]
    write_po(root, good)
    update_catalogs(root)

    assert [("May I stop here?", ("",), "ready")] == states(empty)
    assert [("May I stop here?", ("کیا میں رکوں؟",), "ready")] == states(both_files(root)["quizzes"])


def test_a_guess_moves_as_a_guess_and_a_guess_that_stays_is_copied_nowhere() -> None:
    """Only what a translator has confirmed may spread."""
    (wanted,) = template([prose("May I stop?")])
    (asked,) = template([prose("May I stop?", path="quizzes/a.yml")])
    guess = wanted.with_values(msgstr=("رکوں؟",), fuzzy=True, previous=(None, "May I rest?", None))
    leaving = merge_all({"docs": [guess], "quizzes": []}, {"docs": [], "quizzes": [asked]}, 2)
    staying = merge_all({"docs": [guess], "quizzes": []}, {"docs": [wanted], "quizzes": [asked]}, 2)

    assert [("May I stop?", ("رکوں؟",), "fuzzy")] == states(leaving["quizzes"])
    assert (None, "May I rest?", None) == leaving["quizzes"][0].previous
    assert [("May I stop?", ("",), "ready")] == states(staying["quizzes"])


def test_the_header_and_the_remarks_around_a_file_survive(tmp_path: Path) -> None:
    """Fields of other tools, a line that is no field, remarks above the header and below the last entry."""
    root = project(tmp_path, docs__a_md="# Title\n")
    path = write_po(
        root,
        'msgid "Title"\nmsgstr "عنوان"\n\n# below everything\n',
        header='# above\nmsgid ""\nmsgstr ""\n"X-Poedit-Basepath: ..\\n"\n"X-Note: one\\n"\n"two\\n"\n\n',
    )
    update_catalogs(root)
    text = path.read_text(encoding="utf-8")
    update_catalogs(root)

    assert text == path.read_text(encoding="utf-8")
    assert text.startswith("# above\n")
    assert text.endswith("\n\n# below everything\n")
    assert '"X-Poedit-Basepath: ..\\n"\n"X-Note: one\\n"\n"two\\n"\n' in text


def test_an_obsolete_text_of_a_megabyte_costs_no_time() -> None:
    """How alike two texts are is only worked out where they could be alike."""
    huge = prose("x " * 500_000)
    new = updated(ready(huge, "بڑا"), *(prose(f"You may enter on point {n}.") for n in range(50)))

    assert 51 == len(new)
