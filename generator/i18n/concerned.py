"""Which English text a fault of a PO file is about: many editors of PO files show no lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from generator.errors import SourceError
from generator.i18n.po import Entry
from generator.i18n.po_read import read_po

LONGEST: Final = 72
"""Letters of the English that are repeated; enough to search for."""

Place = tuple[str, int | None]
"""Path and line, as a fault names them."""


def english_texts(root: Path, faults: Iterable[SourceError]) -> Mapping[Place, str]:
    """Return the beginning of the English by place, for each fault that lies in an entry of a PO file."""
    names = sorted({fault.path for fault in faults if fault.path.endswith(".po")})
    return {
        (name, line): text
        for name in names
        for entry in read_po(root / name, name)[0].entries
        for line, text in _by_line(entry)
    }


def _by_line(entry: Entry) -> Iterator[tuple[int, str]]:
    english = " ".join(entry.msgid.split())
    if len(english) > LONGEST:
        english = english[: LONGEST - 1].rstrip() + "…"
    yield entry.line, english
    for form, line in enumerate(entry.msgstr_lines):
        which = "" if entry.plural is None else f" (form {form + 1} of {len(entry.msgstr)})"
        yield line, english + which
