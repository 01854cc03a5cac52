"""From the bytes of a PO file to its lines, whatever editor wrote them."""

from __future__ import annotations

import codecs
import re
from typing import Final

from generator.errors import Faults, shown
from generator.i18n.source_text import line_at

_CHARSET: Final = re.compile(rb"charset=([A-Za-z0-9_.:-]+)")
_BOMS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_SAMPLE: Final = rb'#~ | msgid "\n\u0041 +AGE- {n}%" [0];:/<b>(xyz).xn--p1ai'
"""Signs of a PO file, among them those that begin an escape in some encodings."""
_WIDE: Final = frozenset({"utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"})


def decode_lines(data: bytes, path: str, faults: Faults) -> list[str]:
    """Decode a file by its BOM, its zero bytes or its declared charset and split it into lines.

    CR, LF and CRLF all end a line. A byte that does not fit the charset is a fault with its line.
    """
    body, encoding = _encoding(data)
    if encoding not in _WIDE and not _holds_ascii(encoding):
        line = line_at(data, data.find(b"charset="))
        message = f"{shown(encoding)} is no charset for a PO file; save it as UTF-8 and write charset=UTF-8"
        faults.add(path, line, "PO_ENCODING", message)
        return []
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as error:
        line = len(_LINE_END.findall(body[: error.start].decode(encoding, "ignore"))) + 1
        message = f"the file is not {encoding.upper()} (byte {error.start}); save it as UTF-8"
        faults.add(path, line, "PO_ENCODING", message)
        return []
    lines = _LINE_END.split(text)
    return lines[:-1] if lines and lines[-1] == "" else lines


def _encoding(data: bytes) -> tuple[bytes, str]:
    """Return the bytes without a BOM, and the name of their encoding."""
    for bom, name in _BOMS:
        if data.startswith(bom):
            return data[len(bom) :], name
    if len(data) >= 2 and data[0] and not data[1]:
        return data, "utf-16-le"
    if len(data) >= 2 and not data[0] and data[1]:
        return data, "utf-16-be"
    declared = _CHARSET.search(data)
    name = declared[1].decode("ascii").lower() if declared else "utf-8"
    # A declaration that could be read byte by byte cannot be true of a wide encoding.
    return data, "utf-8" if name == "charset" or _usual_name(name) in _WIDE else name


def _usual_name(encoding: str) -> str:
    try:
        return codecs.lookup(encoding).name
    except LookupError:
        return encoding


def _holds_ascii(encoding: str) -> bool:
    """Whether an encoding is one of text in which ASCII is itself: not rot13, base64, punycode or UTF-7."""
    try:
        return _SAMPLE.decode(encoding) == _SAMPLE.decode("ascii")
    except (LookupError, UnicodeError):
        return False
