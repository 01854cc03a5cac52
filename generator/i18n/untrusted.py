"""What no translation may hold, whatever its source: too much of anything, and signs that nobody sees.

A text that is too long or too full of markup is refused before anything reads it as Markdown, since some
texts of a few thousand brackets take minutes to read.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import groupby
from typing import Final

Found = tuple[str, str]
"""Code and message."""

TIMES_AS_LONG: Final = 10
LENGTH_TO_SPARE: Final = 200
"""A translation has at most this many letters, and ten times those of its source."""
SIGNS_TO_SPARE: Final = 20
_SIGNS: Final = "[*_`<>&~^#\\!{"
"""Signs that begin markup; a text full of them is no sentence."""

_REFERENCE: Final = re.compile(r"&(?:#[0-9]+|#[xX][0-9A-Fa-f]+|[A-Za-z][A-Za-z0-9]*);")
_OVERRIDES: Final = re.compile(r"[\u202a-\u202e]")
_FORBIDDEN: Final = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u206a-\u206f\ufeff\ufff9-\uffff\ufdd0-\ufdef"
    r"\ud800-\uf8ff\U000e0000-\U000e007f\U000f0000-\U0010ffff]"
)
"""Control characters, line separators, stand-ins, tags and what belongs to no script (private use)."""
_UNSEEN: Final = re.compile(r"[\u00ad\u034f\u061c\u180e\u200b-\u200f\u2060-\u2064\u2066-\u2069]")
_UNSEEN_IN_A_ROW: Final = re.compile(rf"{_UNSEEN.pattern}{{4,}}")
_OPENING: Final = "\u2066\u2067\u2068"
_MARKS_IN_A_ROW: Final = 8


def too_much(source: str, text: str) -> Iterator[Found]:
    """Yield PO_LONG or ST04 when a text is so long or so full of signs that it must not be read further."""
    most = TIMES_AS_LONG * len(source) + LENGTH_TO_SPARE
    if len(text) > most:
        yield "PO_LONG", f"{len(text)} letters for a source of {len(source)}; write {most} at most"
        return
    for sign in _SIGNS:
        if text.count(sign) > source.count(sign) + SIGNS_TO_SPARE:
            yield (
                "ST04",
                f"the sign {sign} stands {text.count(sign)} times; take it out where the source has none",
            )


def characters(source: str, text: str) -> Iterator[Found]:
    """Yield the faults of single characters: BI01, ST10, CH00, and ST04 for written-out references."""
    for char in sorted(set(_OVERRIDES.findall(text))):
        yield "BI01", f"U+{ord(char):04X} changes the direction of what follows; delete it"
    for char in sorted(set(_FORBIDDEN.findall(text))):
        yield "CH00", f"U+{ord(char):04X} is no letter or sign that a reader could see; delete it"
    for reference in sorted(set(_REFERENCE.findall(text)) - set(_REFERENCE.findall(source))):
        yield "ST04", f"{reference} stands for a character; write the character itself"
    yield from _isolates(text)
    yield from _floods(text)


def _isolates(text: str) -> Iterator[Found]:
    depth = 0
    for char in text:
        depth += 1 if char in _OPENING else -1 if char == "\u2069" else 0
        if depth < 0 or (char == "\n" and depth):
            break
    if depth:
        yield "ST10", "an isolate is not closed in its line; end it with U+2069, or delete it"


def _floods(text: str) -> Iterator[Found]:
    """Characters without width, and marks, in numbers that no language has: they hide or cover other text."""
    unseen = len(_UNSEEN.findall(text))
    if _UNSEEN_IN_A_ROW.search(text) or unseen > 5 + len(text) // 4:
        yield "CH00", f"{unseen} characters without width; delete those that no word needs"
    if text.isascii():
        return
    runs = (
        sum(1 for _ in run)
        for mark, run in groupby(text, lambda char: unicodedata.category(char) in {"Mn", "Me"})
        if mark
    )
    longest = max(runs, default=0)
    if longest >= _MARKS_IN_A_ROW:
        yield "CH00", f"{longest} marks stand on one letter; delete those that no word needs"
