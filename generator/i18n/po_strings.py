"""Texts in the quoted form of a PO file, and back."""

from __future__ import annotations

import re
from typing import Final

from generator.errors import GeneratorError

_TO_ESCAPE: Final = {
    "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r",
    "\a": "\\a", "\b": "\\b", "\f": "\\f", "\v": "\\v",
}  # fmt: skip
_TABLE: Final = str.maketrans(_TO_ESCAPE)
_FROM_ESCAPE: Final = {written[1]: char for char, written in _TO_ESCAPE.items()}
_ESCAPES: Final = re.compile(r"(?:\\(?:x[0-9A-Fa-f]{1,2}|[0-7]{1,3}))+|\\(.)", re.DOTALL)
_BYTE: Final = re.compile(r"\\(?:x([0-9A-Fa-f]{1,2})|([0-7]{1,3}))")


class EscapeError(GeneratorError):
    """A text holds an escape that means nothing; the message says which and what to write."""


def escaped(text: str) -> str:
    """Write a text as it stands between the quotes of a PO file."""
    return text.translate(_TABLE)


def unescaped(text: str, encoding: str = "utf-8") -> str:
    r"""Read what stands between the quotes.

    Numbers such as ``\331\276`` are the bytes of the file's ``encoding``, as in C: some tools write every
    letter outside ASCII so.

    Raises:
        EscapeError: an escape is unknown, or the bytes are no letter.

    """
    if "\\" not in text:
        return text

    def value(match: re.Match[str]) -> str:
        sign = match[1]
        if sign is None:
            return _from_bytes(match[0], encoding)
        if sign not in _FROM_ESCAPE:
            raise EscapeError(f"unknown escape \\{sign}; write \\\\ for a backslash")
        return _FROM_ESCAPE[sign]

    return _ESCAPES.sub(value, text)


def _from_bytes(escapes: str, encoding: str) -> str:
    values = [int(number[1], 16) if number[1] else int(number[2], 8) for number in _BYTE.finditer(escapes)]
    try:
        return bytes(values).decode(encoding)
    except ValueError as error:  # more than a byte, or no letter of this encoding
        raise EscapeError(
            f"the escape {escapes[:40]} is no {encoding.upper()} text; write the letter"
        ) from error
