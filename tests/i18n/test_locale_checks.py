"""``check_locale``: the whole folder of a language in one go."""

from __future__ import annotations

from pathlib import Path

from generator.errors import Faults
from generator.i18n.checks import check_locale
from tests.i18n.i18n_help import HEADER, LOCALES, project, write_po


def check(root: Path, body: str, *, tag: str = "ur", header: str = HEADER) -> Faults:
    """Check one lessons file."""
    write_po(project(root, tags=("en", tag)), body, tag=tag, header=header)
    return check_locale(root / "locales" / tag)


def test_every_fault_of_a_language_is_listed_with_file_and_line(tmp_path: Path) -> None:
    """Broken syntax, lost placeholders, wrong letters and signs, all at once."""
    body = (
        'msgid "A {n}"\nmsgstr "ا"\n\nmsgid "Roll."\nmsgstr "پانسے پھینکیں."\n\n'
        'msgid "Bar"\nmsgstr "بلاٹ كو"\n\nmsgid "X"\nmsgstr "\n'
    )

    assert [(9, "ST02"), (12, "PU02"), (12, "ST05"), (15, "CH01"), (18, "PO_SYNTAX")] == [
        (fault.line, fault.code) for fault in check(tmp_path, body)
    ]


def test_remarks_do_not_count_as_faults(tmp_path: Path) -> None:
    """A translator may have good reasons for them."""
    faults = check(tmp_path, 'msgid "Again."\nmsgstr "ہر بار رد کریں۔"\n')

    assert [] == faults.sorted()
    assert ["GL05"] == [
        warning.code for warning in faults.warnings if warning.code not in {"ST08", "PO_MISSING"}
    ]


def test_fuzzy_and_obsolete_entries_are_not_checked(tmp_path: Path) -> None:
    """They are never shown."""
    body = '#, fuzzy\nmsgid "a"\nmsgstr "كك."\n\n#~ msgid "b"\n#~ msgstr "كك."\n'

    assert [] == check(tmp_path, body).sorted()


def test_two_senses_of_a_word_need_two_words(tmp_path: Path) -> None:
    """A point of the board is no point of the score."""
    entry = 'msgctxt "point.{0}"\nmsgid "point"\nmsgstr "{1}"\n\n'
    body = entry.replace("{0}", "board").replace("{1}", "{0}") + entry.replace("{0}", "score")
    same = check(tmp_path, body.replace("{0}", "خانہ").replace("{1}", "خانہ"))
    other = check(tmp_path, body.replace("{0}", "خانہ").replace("{1}", "پوائنٹ"))

    assert ["ST09"] == [fault.code for fault in same]
    assert [] == other.sorted()


def test_one_text_has_one_translation_in_all_files(tmp_path: Path) -> None:
    """Otherwise a reader meets two words for one thing."""
    write_po(project(tmp_path), 'msgid "Move"\nmsgstr "چلنا"\n', domain="ui")
    faults = check(tmp_path, 'msgid "Move"\nmsgstr "چال"\n')

    assert ["ST11"] == [warning.code for warning in faults.warnings if warning.code != "PO_MISSING"]


def test_persian_prose_without_half_spaces_was_copied(tmp_path: Path) -> None:
    """Text mirrors drop them; one page of real Persian has many."""
    words = "مهره را به خانه ببرید " * 14
    header = HEADER.replace("ur", "fa").replace("n != 1", "n > 1")
    body = f'#. kind: text\n#: docs/a.md\nmsgid "Words"\nmsgstr "{words.strip()}"\n'
    faults = check(tmp_path, body, tag="fa", header=header)

    assert "ST13" in [fault.code for fault in faults]


def test_a_broken_locale_file_is_told_with_its_name(tmp_path: Path) -> None:
    """The folder is named as in the project."""
    root = project(tmp_path)
    (root / "locales/ur/locale.yml").write_text("tag: ur\n", encoding="utf-8")

    assert {"locales/ur/locale.yml"} == {fault.path for fault in check_locale(root / "locales/ur")}


def test_the_languages_of_this_project_have_no_fault() -> None:
    """What is committed can be published."""
    faults = [fault for folder in sorted(LOCALES.glob("*/")) for fault in check_locale(folder)]

    assert [] == faults


def test_po_files_that_are_not_there_are_remarked(tmp_path: Path) -> None:
    """A forgotten file would show a whole page in English and say nothing."""
    root = project(tmp_path)
    before = check_locale(root / "locales/ur")
    write_po(root, "")
    (root / "locales/ur/LC_MESSAGES/ui.po").write_bytes(b"")
    after = check_locale(root / "locales/ur")
    folder = "locales/ur/LC_MESSAGES"

    assert ([], []) == (list(before), list(after))
    assert [(folder, "PO_MISSING")] == [(each.path, each.code) for each in before.warnings]
    assert {
        (f"{folder}/diagrams.po", "PO_MISSING"),
        (f"{folder}/quizzes.po", "PO_MISSING"),
        (f"{folder}/ui.po", "PO_EMPTY"),
    } == {(each.path, each.code) for each in after.warnings}


def test_a_broken_glossary_is_a_fault_of_the_check(tmp_path: Path) -> None:
    """Its terms would no longer be looked at."""
    root = project(tmp_path)
    (root / "locales/glossary.csv").write_bytes(b"\xff\xfe")

    assert [("locales/glossary.csv", 1, "FILE_ENCODING")] == [
        (fault.path, fault.line, fault.code) for fault in check_locale(root / "locales/ur")
    ]
