"""Pseudo-locales: translations that no person wrote, to see a page as a translator's text would make it.

``en-XA`` has accents on its letters and is two fifths longer; ``en-XB`` is written right to left. Notation,
placeholders, markup and addresses stay as they are, so both pass every check of a translation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from generator.i18n import tokens
from generator.i18n.po import Entry

GROWTH: Final = 1.4
"""Length of an ``en-XA`` text as a share of the English; German and Tamil reach it."""
_KEPT: Final = (
    tokens.TOKEN.pattern,
    r"\{[^{}]*\}",
    r"(?P<tick>`+).+?(?P=tick)",
    r"<[/A-Za-z!][^<>]*>",
    r"(?<=\])\([^()\s]*\)",
    r"&#?\w+;",
    r"\b[a-z][a-z0-9+.-]*://\S+",
)
_KEEP: Final = re.compile("|".join(_KEPT), re.DOTALL)
_ACCENTS: Final = str.maketrans(
    "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž"
)
_ARABIC: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz?,;", "ابچدهفگحیجکلمنوپقرستؤئذخيز؟،؛")
_LETTER: Final = re.compile(r"[^\W\d_]")
_VOWEL: Final = re.compile(r"[AEIOUYaeiouy]")


def accented(text: str, most: int | None = None) -> str:
    """Write a text with accents, longer: first its vowels are doubled, then other letters.

    ``most`` is the number of letters there is room for, where a place is narrow.
    """
    words = _KEEP.sub("", text)
    more = round(len(words) * (GROWTH - 1) + 0.5)
    if most is not None:
        more = max(0, min(more, most - len(text)))
    vowels = len(_VOWEL.findall(words))
    budget = _Budget(min(more, vowels), max(0, more - vowels))
    return _outside(text, lambda piece: budget.stretched(piece).translate(_ACCENTS))


def right_to_left(text: str, most: int | None = None) -> str:
    """Write a text in Arabic letters, letter for letter, so that it takes the room of the English."""
    del most
    return _outside(text, lambda piece: piece.lower().translate(_ARABIC))


PSEUDO: Final[Mapping[str, tuple[str, str, str, Callable[[str, int | None], str]]]] = {
    "en-XA": ("Åççéñţš", "Latn", "ltr", accented),
    "en-XB": ("دیرهچتیون", "Arab", "rtl", right_to_left),
}
"""By tag: name, script, direction, and how its texts are made."""


def pseudo_entry(entry: Entry, tag: str) -> Entry:
    """Fill an entry of a pseudo-locale; it has the plural forms of English."""
    make = PSEUDO[tag][3]
    sources = (entry.msgid,) if entry.plural is None else (entry.msgid, entry.plural)
    limit = entry.comment_value("max")
    most = int(limit) if limit is not None else None
    return entry.with_values(msgstr=tuple(make(text, most) for text in sources), fuzzy=False, previous=None)


class _Budget:
    """How many letters may still be doubled: vowels, and others."""

    def __init__(self, vowels: int, others: int) -> None:
        self._left = {True: vowels, False: others}

    def stretched(self, text: str) -> str:
        return "".join(self._doubled(text))

    def _doubled(self, text: str) -> Iterator[str]:
        for char in text:
            yield char
            vowel = _VOWEL.fullmatch(char) is not None
            if _LETTER.fullmatch(char) and self._left[vowel] > 0:
                self._left[vowel] -= 1
                yield char.lower()


def _outside(text: str, change: Callable[[str], str]) -> str:
    """Change what stands outside notation, placeholders and markup."""
    parts, end = [], 0
    for match in _KEEP.finditer(text):
        parts += [change(text[end : match.start()]), match[0]]
        end = match.end()
    return "".join([*parts, change(text[end:])])
