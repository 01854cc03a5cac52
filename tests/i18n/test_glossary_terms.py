"""The agreed terms: found in any form, asked for where they belong, and wrong words told."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.i18n.glossary import Glossary, load_glossary
from tests.i18n.i18n_help import LOCALES

GLOSSARY, FAULTS = load_glossary(LOCALES / "glossary.csv")


def remarks(
    source: str, text: str, language: str, *, label: bool = False, named: str | None = None
) -> list[bool]:
    """Weight of each remark: True for a fault."""
    return [found.error for found in GLOSSARY.remarks(source, text, language, label=label, named=named)]


@pytest.mark.parametrize(
    ("source", "text", "language"),
    [
        ("Your checkers", "آپ کے مہرے", "ur"),
        ("two checkers", "دو مہروں", "ur"),
        ("The opponent’s blot", "حریف کا بلاٹ", "ur"),
        ("Bear off a checker.", "एक गोटी निकालिए।", "hi"),
        ("You are bearing off your checkers.", "आप गोटियाँ निकाल रहे हैं।", "hi"),
        ("Your home board", "زمین داخلی شما", "fa"),
        ("Your blots", "تک\u200cمهره\u200cهای شما", "fa"),
        ("Black checkers", "مهره\u200cهای سیاه", "fa"),
        ("You hit a blot.", "تک\u200cمهره\u200cای را می\u200cزنید.", "fa"),
        ("Doubles are four moves", "ڈبلز پر چار چالیں", "ur"),
    ],
)
def test_a_term_may_stand_in_any_form(source: str, text: str, language: str) -> None:
    """Plurals, cases, verb forms and another word order are still the term."""
    assert [] == remarks(source, text, language, label=True)


@pytest.mark.parametrize(
    ("source", "text", "language"),
    [
        ("Hit the checker.", "چیکر کو ماریں۔", "ur"),
        ("Three checkers", "तीन चेकर", "hi"),
        ("A blot", "تکمهره", "fa"),
        ("The blot is hit.", "دھماکہ مارا جاتا ہے۔", "ur"),
    ],
)
def test_a_forbidden_word_is_a_fault(source: str, text: str, language: str) -> None:
    """Words of bad machine translations, and Persian without its half-spaces."""
    assert True in remarks(source, text, language)


def test_a_forbidden_word_inside_another_is_none() -> None:
    """Only whole words count: ڈبل is wrong for doubles, ڈبلز is the term itself."""
    assert [] == remarks("the backgammon checker", "بیک گیمن کا مہرہ", "ur")
    assert [] == remarks("You roll doubles.", "آپ کے پانسے ڈبلز آئے۔", "ur")


def test_a_missing_term_is_a_fault_in_a_heading_and_a_remark_in_a_sentence() -> None:
    """A sentence may have a pronoun instead."""
    assert [True] == remarks("Your home board", "آپ کا علاقہ", "ur", label=True)
    assert [False] == remarks("It reaches your home board.", "وہ وہاں پہنچتا ہے۔", "ur")


def test_an_ambiguous_word_is_no_fault_unless_it_is_named() -> None:
    """A point may be of the board or of the score; a remark ``term:`` settles it."""
    assert [] == remarks("The match is over at five points.", "میچ پانچ پر ختم۔", "ur")
    assert [True] == remarks("Point", "پوائنٹ", "ur", label=True, named="point_board")


def test_the_longest_term_is_found_and_each_word_once() -> None:
    """An opening roll is one term, and no roll beside it."""
    found = [english for english, _ in GLOSSARY.terms_of("The opening roll of the home board")]

    assert ["opening roll", "home board"] == found


def test_a_language_without_a_column_has_no_terms(tmp_path: Path) -> None:
    """A new language starts without agreed terms, and a project may have no table."""
    assert [] == remarks("A blot", "نقطة", "ar", label=True)
    assert [] == load_glossary(tmp_path / "none.csv")[0].terms_of("A blot")
    assert [] == Glossary([]).terms_of("A blot")


def test_the_table_of_the_project_is_sound() -> None:
    """Every row can be read."""
    assert [] == list(FAULTS)


HEAD = "term_id,part_of_speech,en,ur,note\n"


@pytest.mark.parametrize(
    ("data", "line", "code"),
    [
        (HEAD.encode("utf-16"), 1, "FILE_ENCODING"),
        ((HEAD + "a,noun,café,x,\n").encode("latin-1"), 2, "FILE_ENCODING"),
        ((HEAD + "a,noun,blot,x,\n" + f"b,noun,{'x' * 140_000},x,\n").encode(), 3, "GLOSSARY_FORM"),
        ((HEAD + 'a,noun,blot,x,"open\nb,noun,bar,x,\n').encode(), 2, "GLOSSARY_FORM"),
        ((HEAD + "a,noun,blot,x,one,two\n").encode(), 2, "GLOSSARY_FORM"),
        ((HEAD + "a,noun,blot,x,\nb,noun,bar,\u202ex,\n").encode(), 3, "GLOSSARY_FORM"),
        ((HEAD + "a,noun,blot,x\x07,\n").encode(), 2, "GLOSSARY_FORM"),
        (b"blot;noun\n", 1, "GLOSSARY_FORM"),
        (b"", 1, "GLOSSARY_FORM"),
    ],
    ids=[
        "utf16",
        "latin1",
        "huge field",
        "open quote",
        "more fields",
        "override",
        "bell",
        "other columns",
        "empty",
    ],
)
def test_a_table_that_cannot_be_read_is_a_fault_with_its_line(
    tmp_path: Path, data: bytes, line: int, code: str
) -> None:
    """A spreadsheet saves in many ways; the translator is told what to mend, and where."""
    path = tmp_path / "glossary.csv"
    path.write_bytes(data)
    _, faults = load_glossary(path, "locales/glossary.csv")

    assert [("locales/glossary.csv", line, code)] == [
        (fault.path, fault.line, fault.code) for fault in faults
    ]


@pytest.mark.parametrize("sign", [";", "\t"])
def test_a_table_with_other_signs_between_columns_says_how_to_save_it(tmp_path: Path, sign: str) -> None:
    """Spreadsheets write semicolons where the comma is the decimal sign."""
    path = tmp_path / "glossary.csv"
    path.write_text(HEAD.replace(",", sign) + sign.join(("a", "noun", "blot", "x", "")), encoding="utf-8")
    (fault,) = load_glossary(path)[1]

    assert fault.message.endswith("save the table as CSV with commas between the columns")


def test_a_faulty_row_hides_no_other(tmp_path: Path) -> None:
    """The rows before and after it still hold."""
    path = tmp_path / "glossary.csv"
    path.write_text(f"{HEAD}a,noun,blot,x,\nb,noun,bar,x,y,z\nc,noun,gammon,x,\n", encoding="utf-8")
    glossary, _ = load_glossary(path)

    assert ["gammon", "blot"] == [english for english, _ in glossary.terms_of("a blot, a bar, a gammon")]
