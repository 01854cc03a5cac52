"""``takhta locale status`` as a translator reads it, and as a program does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.cli.main import main
from generator.i18n.catalogs import update_catalogs
from tests.i18n.i18n_help import project, write_po

PAGE = "# One\n\nThree words here.\n"


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project in Urdu and Hindi, which is the working folder."""
    root = project(
        tmp_path,
        tags=("en", "ur", "hi"),
        mkdocs_yml="site_name: Takhta\n",
        diagrams__home_yml="- {name: start, caption: A board.}\n",
        docs__learn__moving__a_md=PAGE,
    )
    write_po(root, 'msgid "One"\nmsgstr "ایک"\n\nmsgid "Three words here."\nmsgstr "تین لفظ۔"\n')
    monkeypatch.chdir(root)
    return root


def test_every_language_has_a_table_with_its_tag_first(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The name, which may run from right to left, ends its line, so that no column moves."""
    assert 0 == main(["locale", "status"])
    lines = capsys.readouterr().out.splitlines()

    assert ["hi  हिन्दी", "ur  اردو"] == sorted(line for line in lines if line.startswith(("ur ", "hi ")))
    assert {len(line) for line in lines[1:9]} == {len(lines[1])}
    assert ["docs", "2", "2", "0", "0", "0", "100%"] in [line.split() for line in lines]
    assert ["moving", "2", "0", "0", "2", "4", "0%"] in [line.split() for line in lines]


def test_one_language_is_named(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The others are left out."""
    assert 0 == main(["locale", "status", "hi"])

    assert "ur  " not in capsys.readouterr().out


def test_programs_get_the_numbers_of_each_domain(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Four numbers that were promised, and more beside them."""
    assert 0 == main(["locale", "status", "--json"])
    found = json.loads(capsys.readouterr().out)

    assert ["hi", "ur"] == list(found)
    assert ["diagrams", "docs", "quizzes", "ui"] == list(found["ur"])
    assert {
        "total": 2, "translated": 2, "fuzzy": 0, "missing": 0, "words_left": 0, "changed": [],
        "chapters": {"moving": {"total": 2, "translated": 2, "fuzzy": 0, "missing": 0, "words_left": 0}},
    } == found["ur"]["docs"]  # fmt: skip


def test_what_changed_since_is_listed_with_old_and_new_words(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table says that there is something, the list says what."""
    update_catalogs(small)
    (small / "docs/learn/moving/a.md").write_text(
        PAGE.replace("words here", "words stand here"), encoding="utf-8"
    )
    update_catalogs(small)

    assert (0, 0) == (main(["locale", "status", "ur"]), main(["locale", "status", "hi"]))
    assert 1 == capsys.readouterr().out.count("Changed in English since: 1")
    assert 0 == main(["locale", "status", "ur", "--changed"])
    place, was, now = capsys.readouterr().out.splitlines()
    assert place.startswith("locales/ur/LC_MESSAGES/docs.po:")
    assert ("  was: Three words here.", "  now: Three words stand here.") == (was, now)


def test_nothing_changed_is_said_in_words_for_people(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The list itself is empty."""
    assert 0 == main(["locale", "status", "--changed"])
    printed = capsys.readouterr()

    assert "" == printed.out
    assert "No English text has changed" in printed.err


def test_an_unknown_language_is_wrong_usage(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2, and the known ones on one line."""
    assert 2 == main(["locale", "status", "xx"])
    printed = capsys.readouterr()

    assert ("", ["takhta locale: no such language: xx; known are en, hi, ur"]) == (
        printed.out, printed.err.splitlines(),
    )  # fmt: skip


def test_a_faulty_file_is_listed_beside_the_counts(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 1; what can be counted is printed all the same."""
    write_po(small, 'msgid "One"\nmsgstr "ایک\n')

    assert 1 == main(["locale", "status"])
    printed = capsys.readouterr()

    assert "hi  हिन्दी" in printed.out
    assert "locales/ur/LC_MESSAGES/docs.po:9: PO_SYNTAX" in printed.err
