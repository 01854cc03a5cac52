"""One translatable piece of a page, and how its lines become a message."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from generator.i18n import tokens

HARD_BREAK: Final = "  \n"
"""How a line break that the author wants is written in a message (two spaces, new line)."""

_UNWORDED: Final = re.compile(
    r"`[^`]*`|\]\([^()\s]*(?:\([^()]*\))?[^()]*\)|<[^<>]*>|\{[^{}]*\}|&#?\w+;|https?://\S+|\[\^[^\]]*\]"
)


@dataclass(frozen=True, slots=True)
class Segment:
    """One text to translate and where it stands."""

    text: str
    """The message: its lines joined by one space, so that wrapping the source anew changes nothing."""
    line: int
    """Line of its first word, counting from 1."""
    kind: str
    """title, heading, text, item, cell or quote."""
    start: int
    """Index of its first character in the source."""
    end: int
    """Index after its last character."""
    rule: str | None = None
    """Id of the heading whose section this is, or that this heading carries."""
    block: str = ""
    """The block directive around it, such as ``rule must`` or ``note``; empty outside."""
    prefix: str = ""
    """What each further line of the segment must begin with to stay in its place."""
    context: str | None = None
    """gettext context, from a comment ``<!-- context: score -->`` above."""
    note: str = ""
    """Remark for translators, from a comment ``<!-- note: ... -->`` above."""

    @property
    def label(self) -> str:
        """What it is, for translators: ``heading``, ``rule text (must)``, ``note, text`` ..."""
        name, _, argument = self.block.partition(" ")
        if name == "rule":
            return f"rule text ({argument})" if argument else "rule text"
        return f"{name}, {self.kind}" if name else self.kind


def one_line(text: str) -> str:
    """Join the lines of a text as a message does: by one space, but for a wanted line break."""
    lines = re.split(r"\r\n|\r|\n", text)
    return join_lines([line.lstrip(" \t") for line in lines]).strip(" \t\n")


def join_lines(lines: list[str]) -> str:
    """Join lines by one space; a line that ends in two spaces or a backslash keeps its line break."""
    parts: list[str] = []
    for number, line in enumerate(lines):
        bare = line.strip(" \t")
        last = number == len(lines) - 1
        if last:
            parts.append(bare)
        elif line.endswith("  "):
            parts += [bare, HARD_BREAK]
        elif bare.endswith("\\") and not bare.endswith("\\\\"):
            parts += [bare, "\n"]
        elif bare:
            parts += [bare, " "]
    return "".join(parts)


def has_words(text: str) -> bool:
    """Whether there is a letter to translate once notation, code, markup and addresses are left out."""
    bare = _UNWORDED.sub(" ", tokens.strip(text, " "))
    return any(char.isalpha() for char in bare)
