"""From the bytes of a source file to its text; a file that cannot be read is a fault, never an exception."""

from __future__ import annotations

import codecs
from pathlib import Path
from typing import Final

from generator.errors import Faults

_WIDE: Final = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)


def read_source(path: Path, name: str, faults: Faults) -> str | None:
    """Read a UTF-8 file, with a BOM or without; None when it cannot be read.

    ``name`` is how the fault (FILE_READ, FILE_ENCODING with the line of the bad byte) calls the file; it is
    then in ``faults.unreadable`` too. CR, LF and CRLF end a line.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        faults.add(name, None, "FILE_READ", f"the file cannot be read: {error.strerror}")
        faults.unreadable.add(name)
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        wide = next((kind for bom, kind in _WIDE if data.startswith(bom)), None)
        found = f"it is {wide}" if wide else f"byte {error.start} is {data[error.start]:#04x}"
        message = f"the file is not UTF-8 ({found}); save it as UTF-8"
        faults.add(name, 1 if wide else line_at(data, error.start), "FILE_ENCODING", message)
        faults.unreadable.add(name)
        return None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def line_at(data: bytes, place: int) -> int:
    """Line, from 1, of a byte; CR, LF and CRLF end a line."""
    before = data[:place].replace(b"\r\n", b"\n")
    return before.count(b"\n") + before.count(b"\r") + 1
