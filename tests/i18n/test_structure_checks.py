"""Comparisons of a translation with its source: stops, numbers, length, normal form."""

from __future__ import annotations

import pytest

from generator.i18n.catalogs import plural_rule
from generator.i18n.structure import closing_sign, clusters, structure_remarks
from tests.i18n.i18n_help import entries, locale


def codes(source: str, text: str, tag: str, remark: str = "") -> list[tuple[str, bool]]:
    """Return code and weight of each remark on one translation."""
    comment = f"#. {remark}\n" if remark else ""
    (entry,) = entries(f'{comment}msgid "{source}"\nmsgstr "{text}"\n')
    rule = plural_rule(locale(tag))
    assert rule is not None
    return [(found.code, found.error) for found in structure_remarks(entry, 0, locale(tag), rule)]


@pytest.mark.parametrize(
    ("source", "text", "tag"),
    [
        ("Is it your turn?", "क्या आपकी बारी है?", "hi"),
        ("Is it your turn?", "کیا باری آپ کی ہے؟", "ur"),
        ("You won!", "जीत आपकी रही।", "hi"),
        ("Move “it.”", "”چلیں۔“", "ur"),
        ("*Move.*", "*چلیں۔*", "ur"),
        ("Moves:", "چالیں:", "ur"),
        ("Next", "بعدی", "fa"),
        ("15 checkers", "۱۵ مهره", "fa"),
        ("15 checkers", "پندرہ مہرے", "ur"),
        ("two dice", "دو تاس", "fa"),
        ("fifteen checkers", "पंद्रहों गोटियाँ", "hi"),
        ("1,000 games of 2.5 points", "۱٬۰۰۰ دست ۲٫۵ امتیازی", "fa"),
        ("The [[num:6]] is played", "[[num:6]] بازی می‌شود", "fa"),
        ("both numbers", "دونوں عدد", "ur"),
        ("See e.g.", "مثلاً دیکھیں", "ur"),
    ],
)
def test_a_good_translation_gets_no_remark(source: str, text: str, tag: str) -> None:
    """Each language closes its sentences and writes its numbers in its own way."""
    assert [] == codes(source, text, tag)


@pytest.mark.parametrize(
    ("source", "text", "tag", "code"),
    [
        ("Is it your turn?", "क्या आपकी बारी है।", "hi", "ST05"),
        ("Move.", "چلیں", "ur", "ST05"),
        ("Next", "اگلا۔", "ur", "ST05"),
        ("Moves:", "چالیں۔", "ur", "ST05"),
        ("15 checkers", "۱۶ مهره", "fa", "ST06"),
        ("checkers", "15 مہرے", "ur", "ST06"),
        ("Board", "ا\u0653", "ur", "ST01"),
        ("Next", "آگے جانے کے لیے یہاں دبائیں", "ur", "ST08"),
    ],
)
def test_a_fault_is_found(source: str, text: str, tag: str, code: str) -> None:
    """Wrong stop, changed number, letters taken apart, far too long."""
    assert code in [found for found, _ in codes(source, text, tag)]


def test_a_limit_is_a_limit() -> None:
    """Where the place is narrow a longer text is a fault, not a remark."""
    assert ("ST08", True) in codes("Next", "آگے چلیں", "ur", "max:4")
    assert ("ST08", True) not in codes("Next", "آگے چلیں", "ur", "max:8")
    assert ("ST08", True) not in codes("{n} of {total}", "{total} میں سے {n}", "ur", "max:12")


@pytest.mark.parametrize(
    ("word", "count"),
    [("क्यू", 1), ("बिंदु", 2), ("क्रॉफ़र्ड", 3), ("مہرہ", 4), ("تک\u200cمهره", 6), ("أَب", 2), ("", 0)],
)
def test_length_is_counted_as_a_reader_sees_it(word: str, count: int) -> None:
    """Vowel signs, nukta and joined consonants belong to the letter before them."""
    assert count == clusters(word)


@pytest.mark.parametrize(
    ("text", "sign"),
    [("a.", "."), ("“a.”", "."), ("**a۔**", "۔"), ("a) ", ""), ("a?</b>", "?"), ("", ""), ("۔", "۔")],
)
def test_the_closing_sign_is_looked_for_behind_quotes_and_markup(text: str, sign: str) -> None:
    """What closes the sentence, not what closes the quotation."""
    assert sign == closing_sign(text)


def test_a_plural_form_is_compared_with_its_own_english() -> None:
    """The form for one with the singular, the others with the plural."""
    (entry,) = entries(
        'msgid "1 checker."\nmsgid_plural "{n} checkers"\nmsgstr[0] "1 مہرہ۔"\nmsgstr[1] "{n} مہرے"\n'
    )
    rule = plural_rule(locale("ur"))
    assert rule is not None

    assert [] == [
        *structure_remarks(entry, 0, locale("ur"), rule),
        *structure_remarks(entry, 1, locale("ur"), rule),
    ]
