"""What text about the game can have wrong with it: unreadable, or readable in two ways.

A play that breaks a rule is neither; that is a verdict of ``generator.rules``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from generator.errors import GeneratorError, shown

MOST_SAID: Final = 60
"""Faults that the message of an error lists; a position of fifty wrong digits is told whole."""


@dataclass(frozen=True, slots=True)
class TextFault:
    """One fault of one piece of text."""

    code: str
    """Stable kind of the fault, such as ``POS_COUNT``."""
    message: str
    """What was found and what to do."""
    line: int | None = None
    """Line of a text that has several, counting from 1."""

    def __str__(self) -> str:
        return self.message if self.line is None else f"line {self.line}: {self.message}"


class UnreadableError(GeneratorError, ValueError):
    """The text cannot be read; ``faults`` lists everything that is wrong with it."""

    def __init__(self, faults: Sequence[TextFault]) -> None:
        said = [str(fault) for fault in faults[:MOST_SAID]]
        more = [f"and {len(faults) - MOST_SAID} more"] if len(faults) > MOST_SAID else []
        super().__init__("; ".join([*said, *more]))
        self.faults = tuple(faults)

    @property
    def code(self) -> str:
        """The kind of the first fault."""
        return self.faults[0].code


class AmbiguousPlayError(GeneratorError, ValueError):
    """The written play can mean plays with different results; ``meanings`` lists them in full."""

    code = "PLAY_AMBIGUOUS"

    def __init__(self, text: str, meanings: Sequence[str]) -> None:
        listed = "; ".join(meanings)
        super().__init__(f"{shown(text)} can mean {listed}: write the stops, or mark the hits with *")
        self.meanings = tuple(meanings)
