"""A PO file as values: its header and its entries.

Babel reads and writes PO files too, but loses what translators rely on: it drops the previous text of a
fuzzy entry and the flags of an obsolete one, folds long lines, and reads only one fault at a time. So
the file form is ours (``po_read``, ``po_write``), while extraction and plural rules are Babel's.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from generator.i18n.message import Key


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One message of a PO file."""

    msgid: str
    """English text; the singular when there is a plural."""
    plural: str | None = None
    """English plural."""
    context: str | None = None
    """Context (msgctxt)."""
    msgstr: tuple[str, ...] = ("",)
    """The translation: one text, or one for each plural form."""
    fuzzy: bool = False
    """A guess that a translator has to look at; never published."""
    flags: tuple[str, ...] = ()
    """Other flags, such as ``python-brace-format``."""
    previous: tuple[str | None, str, str | None] | None = None
    """Context, text and plural that a fuzzy translation was made for."""
    comments: tuple[str, ...] = ()
    """Remarks of translators."""
    extracted: tuple[str, ...] = ()
    """Remarks from the sources."""
    locations: tuple[str, ...] = ()
    """Source files, without line numbers."""
    obsolete: bool = False
    """No longer in the sources; kept in case it returns."""
    line: int = 0
    """Line of its msgid in the file it was read from."""
    msgstr_lines: tuple[int, ...] = ()
    """Line of each msgstr."""

    @property
    def key(self) -> Key:
        """Context and English text."""
        return (self.context, self.msgid)

    @property
    def is_header(self) -> bool:
        """Whether this is the header entry."""
        return self.msgid == "" and self.context is None

    @property
    def translated(self) -> bool:
        """Whether every form has a text, finished or not."""
        return all(self.msgstr)

    @property
    def started(self) -> bool:
        """Whether any form has a text."""
        return any(self.msgstr)

    @property
    def publishable(self) -> bool:
        """Whether the translation may be shown: complete, not fuzzy, not obsolete."""
        return self.translated and not self.fuzzy and not self.obsolete

    @property
    def fault_line(self) -> int:
        """Line to name in a fault: that of the (first) translation."""
        return self.msgstr_lines[0] if self.msgstr_lines else self.line

    def comment_value(self, name: str) -> str | None:
        """Value of a remark ``name: value`` from the sources, or None."""
        start = f"{name}:"
        return next((line[len(start) :].strip() for line in self.extracted if line.startswith(start)), None)

    def with_values(self, **changes: object) -> Entry:
        """Return the entry with some values changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(slots=True)
class PoFile:
    """A PO or POT file in memory."""

    header: dict[str, str] = field(default_factory=dict)
    """Header fields in order."""
    header_comments: tuple[str, ...] = ()
    """Comment lines above the header."""
    header_line: int | None = None
    """Line of the header's msgstr; None when there is no header."""
    closing_comments: tuple[str, ...] = ()
    """Comment lines below the last entry."""
    entries: list[Entry] = field(default_factory=list)
    """Every entry but the header, in file order; obsolete ones too."""

    @property
    def active(self) -> list[Entry]:
        """The entries whose text is in the sources."""
        return [entry for entry in self.entries if not entry.obsolete]

    @property
    def obsolete(self) -> list[Entry]:
        """The entries whose text is no longer in the sources."""
        return [entry for entry in self.entries if entry.obsolete]


def by_key(entries: Iterable[Entry]) -> dict[Key, Entry]:
    """Index entries by context and text; of two with one key the first counts."""
    table: dict[Key, Entry] = {}
    for entry in entries:
        table.setdefault(entry.key, entry)
    return table
