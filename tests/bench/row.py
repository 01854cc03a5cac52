"""One line of the table, and the table."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

KB: Final = 1000
MB: Final = 1_000_000
WIDTH: Final = 72
"""Letters in a line of the measured column."""
HEADS: Final = ("what", "budget", "measured", "")


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured against which budget."""

    what: str
    budget: str
    measured: str
    ok: bool | None = None
    """None when there is no budget, or nothing was measured."""

    @property
    def verdict(self) -> str:
        """One word for the last column."""
        return {True: "ok", False: "OVER", None: ""}[self.ok]

    @property
    def cells(self) -> tuple[str, str, str, str]:
        """The columns."""
        return (self.what, self.budget, self.measured, self.verdict)


def at_most(what: str, value: float, limit: float, unit: str, note: str = "") -> Row:
    """A value that must not pass a limit."""
    measured = f"{value:,.1f} {unit}" + (f" ({note})" if note else "")
    return Row(what, f"<= {limit:g} {unit}", measured, value <= limit)


def at_least(what: str, value: float, limit: float, unit: str, note: str = "") -> Row:
    """A value that must reach a limit."""
    measured = f"{value:,.1f} {unit}" + (f" ({note})" if note else "")
    return Row(what, f">= {limit:g} {unit}", measured, value >= limit)


def told(what: str, measured: str) -> Row:
    """A value without a budget."""
    return Row(what, "", measured)


def not_measured(what: str, budget: str, why: str) -> Row:
    """A budget that could not be looked at here."""
    return Row(what, budget, f"not measured: {why}")


def table(rows: Sequence[Row]) -> str:
    """All rows in columns; a long cell goes on below."""
    lines = [HEADS, *(row.cells for row in rows)]
    widths = [max(len(line[0]) for line in lines), max(len(line[1]) for line in lines), WIDTH]
    rule = "  ".join("-" * width for width in (*widths, len("OVER")))
    shown = [part for line in lines for part in _lines(line, widths)]
    return "\n".join([shown[0], rule, *shown[1:]])


def _lines(cells: tuple[str, ...], widths: list[int]) -> list[str]:
    """One row of the table as lines."""
    first, *more = textwrap.wrap(cells[2], WIDTH) or [""]
    filled = [(cells[0], cells[1], first, cells[3]), *(("", "", line, "") for line in more)]
    return [
        "  ".join([*(cell.ljust(width) for cell, width in zip(line, widths, strict=False)), line[3]]).rstrip()
        for line in filled
    ]
