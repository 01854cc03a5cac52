"""Checks that compare a translation with its source: stops, numbers, length, and more (ST01-ST09)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from generator.i18n import tokens
from generator.i18n.catalogs import PluralRule
from generator.i18n.locale import LocaleData, ascii_digits
from generator.i18n.patterns import prepare, settings
from generator.i18n.po import Entry

ENGLISH_WORDS: Final = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_CLOSERS: Final = "\"'”“’‘»›)]}*_\u2069 \t\n"
_STOPS: Final = ".?!:…۔।॥؟"
_TAG: Final = re.compile(r"<[^<>]*>")
_PLACEHOLDER: Final = re.compile(r"\{[^{}]*\}")
_WORD: Final = re.compile(r"[^\W\d_]+(?:[\u0300-\u036f\u0900-\u0963\u0970-\u097f]+\w*)*")
_VIRAMA: Final = "\u094d"
_JOINERS: Final = "\u200c\u200d"
_LONG: Final = 25
_SHORT_LIMIT: Final = 2.5


@dataclass(frozen=True, slots=True)
class Remark:
    """What a structural check says of one form of a translation."""

    code: str
    """ST01, ST05, ST06 or ST08."""
    error: bool
    """Whether it is a fault rather than a remark."""
    message: str
    """What was found and what to do."""


def structure_remarks(entry: Entry, form: int, locale: LocaleData, rule: PluralRule) -> Iterator[Remark]:
    """Yield what is wrong with one form of a translated entry."""
    text = entry.msgstr[form]
    source = entry.plural if entry.plural is not None and form != rule.choose(1) else entry.msgid
    if not unicodedata.is_normalized("NFC", text):
        yield Remark(
            "ST01", True, "the text is not in normal form NFC; type it anew (one character for آ, two for क़)"
        )
    yield from _stop(source, text, locale)
    yield from _numbers(source, text, locale)
    yield from _length(entry, source, text, locale)


def closing_sign(text: str) -> str:
    """Return the sign that closes a text, behind quotes, brackets and markup; empty when none does."""
    bare = _TAG.sub("", text).rstrip(_CLOSERS)
    return bare[-1] if bare and bare[-1] in _STOPS else ""


def clusters(text: str) -> int:
    """Count what a reader sees as letters: marks and joined consonants belong to the one before."""
    count = 0
    joined = False
    for char in text:
        mark = unicodedata.category(char) in {"Mn", "Mc", "Me"}
        if not mark and char not in _JOINERS and not (joined and char.isalpha()):
            count += 1
        joined = char == _VIRAMA or (joined and char in _JOINERS)
    return count


def _stop(source: str, text: str, locale: LocaleData) -> Iterator[Remark]:
    if re.search(settings()["abbreviations"], source):
        return
    wanted, found = closing_sign(source), closing_sign(text)
    if wanted in {"", ":", "…"}:
        allowed: tuple[str, ...] = (wanted,)
    elif wanted in locale.ends:
        allowed = locale.ends[wanted]
    else:
        if wanted and found == "":
            yield Remark(
                "ST05", False, f"the source ends in {wanted!r}, the translation in no sign; end it with yours"
            )
        return
    if found not in allowed:
        signs = " or ".join(map(_shown, allowed))
        yield Remark(
            "ST05", True, f"the text ends in {_shown(found)}; end it with {signs}, as the source asks"
        )


def _shown(sign: str) -> str:
    return repr(sign) if sign else "no sign"


def _numbers(source: str, text: str, locale: LocaleData) -> Iterator[Remark]:
    words = _word_values(locale.number_words)
    plain = Plain(".", ",")
    wanted = _digits(prepare(source), plain)
    found = _digits(prepare(text), Plain(locale.decimal, locale.group))
    wanted_words = _said(source, _word_values(ENGLISH_WORDS))
    found_words = _said(text, words)
    sure = bool(words)
    for number in sorted(set(wanted)):
        if number not in found and number not in found_words:
            yield Remark(
                "ST06", sure, f"the number {number} of the source is missing; write it in digits or as a word"
            )
    for number in sorted(set(found)):
        if number not in wanted and number not in wanted_words:
            yield Remark(
                "ST06", sure, f"the number {number} is not in the source; write what the source says"
            )


@dataclass(frozen=True, slots=True)
class Plain:
    """The signs inside a number."""

    decimal: str
    group: str


def _digits(text: str, signs: Plain) -> list[str]:
    """Return the numbers written in digits, in plain ASCII: without groups, with a decimal point."""
    text = ascii_digits(text)
    text = re.sub(rf"(?<=\d){re.escape(signs.group)}(?=\d\d)", "", text)
    text = re.sub(rf"(?<=\d){re.escape(signs.decimal)}(?=\d)", ".", text)
    return re.findall(r"\d+(?:\.\d+)?", text)


@cache
def _word_values(words: tuple[str, ...]) -> Mapping[str, str]:
    return {
        _bare(variant): str(value) for value, word in enumerate(words, start=1) for variant in word.split("|")
    }


def _said(text: str, values: Mapping[str, str]) -> set[str]:
    found = (values.get(_bare(word)) for word in _WORD.findall(text))
    return {value for value in found if value is not None}


def _bare(word: str) -> str:
    """Fold case and leave out the vowel signs that Arabic script may have or not."""
    return re.sub("[\u064b-\u0652\u0670]", "", unicodedata.normalize("NFC", word).casefold())


def _as_shown(text: str) -> str:
    """Write notation and placeholders about as long as a reader will see them."""
    return _PLACEHOLDER.sub("00", tokens.replace(text, lambda token: token.value))


def _length(entry: Entry, source: str, text: str, locale: LocaleData) -> Iterator[Remark]:
    limit = entry.comment_value("max")
    size, wanted = clusters(_as_shown(text)), clusters(_as_shown(source))
    if limit is not None and limit.isdecimal() and size > int(limit):
        yield Remark("ST08", True, f"{size} letters, but there is room for {limit}; shorten it")
    if locale.length is None:
        return
    low, high = locale.length
    if wanted >= _LONG and not low * wanted <= size <= high * wanted:
        share = size / wanted
        yield Remark(
            "ST08",
            False,
            f"{share:.2f} times as long as the source, usual is {low} to {high}; see that all is said once",
        )
    if wanted < _LONG and size > max(_SHORT_LIMIT * wanted, 4):
        yield Remark("ST08", False, f"{size} letters for {wanted} of the source; find a shorter wording")
