"""What the checks have found is remembered as long as nothing it hangs on has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.i18n import verdicts
from generator.i18n.checks import check_translations
from generator.i18n.entry_checks import EntryCheck, EntryFinding
from generator.i18n.locale import LocaleData
from generator.i18n.po import Entry
from tests.i18n.i18n_help import project, write_po

BODY = 'msgid "Roll."\nmsgstr "پانسے پھینکیں."\n\nmsgid "Next"\nmsgstr "اگلا"\n'
CHECKED: list[str] = []


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note which texts are really checked, from an empty memory on."""
    CHECKED.clear()
    monkeypatch.setattr(verdicts, "_known", {})
    findings = EntryCheck.findings

    def noted(check: EntryCheck, entry: Entry) -> tuple[EntryFinding, ...]:
        CHECKED.append(entry.msgid)
        return findings(check, entry)

    monkeypatch.setattr(EntryCheck, "findings", noted)


def found(root: Path) -> list[tuple[int | None, str]]:
    """Line and code of each error, as a build asks for them."""
    CHECKED.clear()
    faults = check_translations(root, LocaleData.load(root / "locales/ur"), keep=True)
    return [(fault.line, fault.code) for fault in faults]


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a new process knows: nothing but what is on disk."""
    monkeypatch.setattr(verdicts, "_known", {})


FAULTS = [(9, "PU02"), (9, "ST05")]


def test_what_has_not_changed_is_not_checked_again(tmp_path: Path) -> None:
    """A second look at the same files asks no check at all and says the same."""
    write_po(project(tmp_path), BODY)

    assert FAULTS == found(tmp_path)
    assert ["Roll.", "Next"] == CHECKED
    assert FAULTS == found(tmp_path)
    assert [] == CHECKED


def test_a_changed_text_is_checked_alone(tmp_path: Path) -> None:
    """The others are told at the lines where they stand now."""
    write_po(project(tmp_path), BODY)
    found(tmp_path)
    write_po(tmp_path, "\n\n# Remark.\n" + BODY.replace("اگلا", "آگے"))

    assert [(line + 3, code) for line, code in FAULTS] == found(tmp_path)
    assert ["Next"] == CHECKED


def test_a_new_process_reads_what_the_last_one_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole files first, and single texts where a file has changed."""
    write_po(project(tmp_path), BODY)
    found(tmp_path)
    forget(monkeypatch)

    assert FAULTS == found(tmp_path)
    assert [] == CHECKED

    forget(monkeypatch)
    write_po(tmp_path, BODY.replace("اگلا", "آگے"))

    assert FAULTS == found(tmp_path)
    assert ["Next"] == CHECKED


@pytest.mark.parametrize("kept", ["", "{", "[]", '{"stamp": 1}', '{"entries": {"a": [[1]]}}'])
def test_a_broken_memory_costs_time_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: str
) -> None:
    """Cut short by a full disk, or written by another version."""
    write_po(project(tmp_path), BODY)
    found(tmp_path)
    place = tmp_path / ".cache/checks/ur.json"
    assert place.is_file()
    place.write_text(kept, encoding="utf-8")
    forget(monkeypatch)

    assert FAULTS == found(tmp_path)
    assert ["Roll.", "Next"] == CHECKED


def test_where_nothing_can_be_written_the_checks_work_all_the_same(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    write_po(project(tmp_path), BODY)
    (tmp_path / ".cache").write_text("", encoding="utf-8")

    assert FAULTS == found(tmp_path)


def test_other_facts_of_the_language_ask_anew(tmp_path: Path) -> None:
    """Signs, number words and lengths stand in locale.yml."""
    write_po(project(tmp_path), BODY)
    found(tmp_path)
    path = tmp_path / "locales/ur/locale.yml"
    path.write_text(path.read_text(encoding="utf-8").replace('".": ["۔"]', '".": ["."]'), encoding="utf-8")

    assert [(9, "PU02")] == found(tmp_path)
    assert ["Roll.", "Next"] == CHECKED


def test_another_glossary_asks_anew(tmp_path: Path) -> None:
    """A word that was right may be wrong now."""
    write_po(project(tmp_path), BODY)
    found(tmp_path)
    table = "term_id,en,ur,note\nnext,next,اگلا,forbid[ur]: آگے.\n"
    (tmp_path / "locales/glossary.csv").write_text(table, encoding="utf-8")
    found(tmp_path)

    assert ["Roll.", "Next"] == CHECKED


def test_only_who_keeps_writes(tmp_path: Path) -> None:
    """A look at a language leaves no trace in the project."""
    write_po(project(tmp_path), BODY)
    check_translations(tmp_path, LocaleData.load(tmp_path / "locales/ur"))

    assert not (tmp_path / ".cache").exists()
    found(tmp_path)
    assert (tmp_path / ".cache/checks/ur.json").is_file()


def test_a_file_that_appears_is_noticed(tmp_path: Path) -> None:
    """Remarks on missing files go when the files come."""
    root = project(tmp_path)
    locale = LocaleData.load(root / "locales/ur")

    def missing() -> list[str]:
        warnings = check_translations(root, locale).warnings
        return [warning.path for warning in warnings if warning.code == "PO_MISSING"]

    assert ["locales/ur/LC_MESSAGES"] == missing()
    (root / "locales/ur/LC_MESSAGES").mkdir()
    assert 4 == len(missing())
    write_po(root, BODY)
    assert "locales/ur/LC_MESSAGES/docs.po" not in missing()
