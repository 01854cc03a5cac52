"""Values that stand in a message: notation, and the finished text."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Literal

from generator.rules import Roll


@dataclass(frozen=True, slots=True)
class Notation:
    """A roll or a whole play as it is written, with ASCII digits: ``6-5``, ``24/18* 13/8``."""

    kind: Literal["roll", "move"]
    """Kind of the notation token."""
    value: str
    """What stands after the colon of the token."""

    @classmethod
    def roll(cls, roll: Roll) -> Notation:
        """Return the notation of a roll, larger number first."""
        return cls("roll", f"{roll.high}-{roll.low}")


@dataclass(frozen=True, slots=True)
class Text:
    """A worded text: markup for the page, words alone for attributes and spoken descriptions."""

    html: str
    """Escaped text in which notation is isolated markup; safe to put into a page."""
    plain: str
    """The same without markup and with notation as words; not yet escaped."""
    lang: str | None = None
    """Language of the text when it is not the page's, because no translation exists."""

    def __html__(self) -> str:
        """Markup for a template: a text in another language says so, and keeps its own direction."""
        if self.lang is None:
            return self.html
        return f'<span lang="{escape(self.lang)}" dir="ltr" class="tk-untranslated">{self.html}</span>'


Value = int | str | Roll | Notation | Text | tuple[int, ...] | tuple[Notation, ...]
"""What a placeholder may be filled with; a ``str`` is text of ours or of an author and is escaped."""
