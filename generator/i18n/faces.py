"""The faces that the site ships, with the characters that each was cut to.

``browser/fonts.py`` cuts them; a new language asks here whether one of them covers its letters.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ShippedFace:
    """One face of the site."""

    family: str
    """Name in ``locale.yml``."""
    css: str
    """Name in the style sheet."""
    file: str
    """File name without ending."""
    characters: str
    """What it can draw."""

    def covers(self, letters: Mapping[str, int]) -> bool:
        """Whether text with these letters, each with its count, can be set in this face alone."""
        total = sum(letters.values())
        foreign = sum(count for letter, count in letters.items() if letter not in self.characters)
        return total >= LEAST_LETTERS and foreign <= total * FOREIGN


FOREIGN: Final = 0.001
"""Share of letters that may be missing: a foreign name here and there, never a letter of the alphabet."""
LEAST_LETTERS: Final = 150
"""From fewer letters than this nothing can be said about an alphabet."""


def _run(first: int, last: int) -> str:
    return "".join(map(chr, range(first, last + 1)))


_ARABIC_MARKS = "ًٌٍَُِّْ"
_JOINERS = "\u200c\u200d"
_NOT_HINDI = {*b"\x04\x0c\x0e\x12\x3a\x44\x46\x4a\x4e\x4f", *range(0x51, 0x64), *range(0x66, 0x80)}
"""Last bytes of the Devanagari letters and signs that Hindi does not write; boards and texts have 0-9."""

SHIPPED: Final = (
    ShippedFace(
        family="Literata",
        css="Tk Latin",
        file="literata-latin",
        # ASCII and the signs of our punctuation in all four languages.
        characters=_run(0x20, 0x7E) + "\u00a0©«·»×é–—‘’‚“”•…‹›↑↓−",
    ),
    ShippedFace(
        family="Noto Nastaliq Urdu",
        css="Tk Nastaliq",
        file="noto-nastaliq-urdu",
        characters=" ،؛\u061c؟ءآأؤئابتثجحخدذرزسشصضطظعغـفقلمنؤو"
        + _ARABIC_MARKS
        + "ٰٔٹپچڈڑژکگںھہۂۃیےۓ۔"
        + _JOINERS,
    ),
    ShippedFace(
        family="Noto Serif Devanagari",
        css="Tk Devanagari",
        file="noto-serif-devanagari",
        characters="".join(c for c in _run(0x901, 0x97F) if ord(c) & 0xFF not in _NOT_HINDI)
        + " ।॥"
        + _JOINERS
        + "\u25cc",
    ),
    ShippedFace(
        family="Vazirmatn",
        css="Tk Persian",
        file="vazirmatn",
        # Its own quotation marks; U+061C has no glyph in it and needs none.
        characters=" ،؛؟ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيۀپچژکگی"
        + _ARABIC_MARKS
        + "ٰٕٔ٪٫٬۰۱۲۳۴۵۶۷۸۹«»‹›"
        + _JOINERS,
    ),
)

BY_FAMILY: Final = {face.family: face for face in SHIPPED}
