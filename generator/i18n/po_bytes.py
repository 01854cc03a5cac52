"""From the bytes of a PO file to its lines, whatever editor wrote them."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from typing import Final

from generator.errors import Faults, shown
from generator.i18n.source_text import line_at

_HEADER: Final = re.compile(
    rb'(?:^|[\r\n])[ \t]*msgid[ \t]*""[ \t]*[\r\n]+[ \t]*msgstr[ \t]*("[^\r\n]*(?:[\r\n]+[ \t]*"[^\r\n]*)*)'
)
_CHARSET: Final = re.compile(rb"Content-Type:[^\\\"]*charset=([A-Za-z0-9_.:-]+)", re.IGNORECASE)
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


@dataclass(frozen=True, slots=True)
class Lines:
    """The text of a file."""

    lines: list[str]
    """Without their ends; empty when the file cannot be read."""
    encoding: str = "utf-8"
    """What an escape such as ``\\331`` is a byte of; UTF-8 in a file of wide characters."""


@dataclass(frozen=True, slots=True)
class _Encoding:
    name: str
    start: int = 0
    """Where the text begins, after a BOM."""
    declared: int | None = None
    """Where the header says so; None when the bytes themselves do."""


def decode_lines(data: bytes, path: str, faults: Faults) -> Lines:
    """Decode a file by its BOM, its zero bytes or its declared charset and split it into lines.

    CR, LF and CRLF all end a line. A byte that does not fit the charset is a fault with its line, and so is a
    charset that cannot be true, or a zero character, the trace of a file that was cut short.
    """
    found = _encoding(data)
    text = _decoded(data, found, path, faults)
    if text is None:
        return Lines([])
    if "\0" in text:
        line = len(_LINE_END.findall(text[: text.index("\0")])) + 1
        message = "a zero character stands in the file, so it is damaged or no PO file; save it anew as UTF-8"
        faults.add(path, line, "PO_ENCODING", message)
        return Lines([])
    lines = _LINE_END.split(text)
    if lines[-1] == "":
        lines.pop()
    return Lines(lines, "utf-8" if found.name in _WIDE else found.name)


def _decoded(data: bytes, found: _Encoding, path: str, faults: Faults) -> str | None:
    encoding = found.name
    if found.declared is not None:
        line = line_at(data, found.declared)
        if not _holds_ascii(encoding):
            message = (
                f"{shown(encoding)} is no charset for a PO file; save it as UTF-8 and write charset=UTF-8"
            )
            faults.add(path, line, "PO_ENCODING", message)
            return None
        if _usual_name(encoding) != "utf-8" and not data.isascii() and _is_utf8(data):
            message = f"the header says charset={encoding}, but the file is UTF-8; write charset=UTF-8"
            faults.add(path, line, "PO_ENCODING", message)
            return None
    body = data[found.start :]
    try:
        return body.decode(encoding)
    except UnicodeDecodeError as error:
        line = len(_LINE_END.findall(body[: error.start].decode(encoding, "ignore"))) + 1
        message = f"the file is not {encoding.upper()} (byte {error.start}); save it as UTF-8"
        faults.add(path, line, "PO_ENCODING", message)
        return None


def _encoding(data: bytes) -> _Encoding:
    """Find the encoding of a file and where its text begins."""
    for bom, name in _BOMS:
        if data.startswith(bom):
            return _Encoding(name, len(bom))
    if len(data) >= 2 and data[0] and not data[1]:
        return _Encoding("utf-16-le")
    if len(data) >= 2 and not data[0] and data[1]:
        return _Encoding("utf-16-be")
    # Only in the header: a text may speak of charsets too.
    header = _HEADER.search(data)
    declared = _CHARSET.search(data, header.start(1), header.end(1)) if header else None
    if declared is None:
        return _Encoding("utf-8")
    name = declared[1].decode("ascii").lower()
    # A declaration that could be read byte by byte cannot be true of a wide encoding.
    if name == "charset" or _usual_name(name) in _WIDE:
        return _Encoding("utf-8")
    return _Encoding(name, declared=declared.start())


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


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
