"""One English text of the sources, with what its translators need to know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DOMAINS: Final = ("docs", "diagrams", "quizzes", "ui")
"""The PO files of a locale; see ``extract.read_sources`` for what goes where."""

KEYED: Final = "message"
"""Begins the kind of every text that is found by a key; prose has other kinds."""

Key = tuple[str | None, str]
"""What makes a message one message: its context and its English text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """The board or the question that a text belongs to."""

    kind: str
    """``diagram`` or ``quiz``."""
    name: str
    """Name of the diagram, id of the question."""
    rule: str | None = None
    shelf: str = ""
    """Where a question stands: its ``place:`` in the source; empty for the usual one."""
    picture: str = ""
    """The diagram in the card of a question, if it names one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceMessage:
    """A text to translate as it stands in the sources."""

    domain: str
    """One of ``DOMAINS``."""
    msgid: str
    """The English text; the singular when there is a plural."""
    plural: str | None = None
    """The English plural, with ``{n}`` or ``{count}``."""
    context: str | None = None
    """gettext context: the key of an interface message, or a sense such as ``score``."""
    path: str
    """Source file, relative to the project, with ``/``."""
    line: int
    """Line in that file, counting from 1."""
    rule: str | None = None
    """Id of the rule it belongs to, where there is one."""
    kind: str = ""
    """What it is: heading, rule text (must), caption, option ...; empty for messages with a key."""
    notes: tuple[str, ...] = ()
    """Remarks for translators."""
    limit: int | None = None
    """Longest translation in grapheme clusters, where the place is narrow."""
    subject: Subject | None = None
    """The board or question it belongs to, outside lessons."""
    see: str = ""
    """Where it can be seen: page and anchor, or a whole address; empty where there is no one place."""

    @property
    def key(self) -> Key:
        """Context and English text."""
        return (self.context, self.msgid)

    @property
    def comments(self) -> tuple[str, ...]:
        """The lines that a translator sees above the text (``#.`` in the PO file)."""
        named = "rule" if self.rule and "." in self.rule else "section"
        lines = [f"{named}: {self.rule}"] if self.rule else []
        if self.kind:
            lines.append(f"kind: {self.kind}")
        lines += self.notes
        if self.see:
            lines.append(f"see: {self.see}")
        if self.limit is not None:
            lines.append(f"max:{self.limit}")
        return tuple(lines)
