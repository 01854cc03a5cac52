"""The form of a decision table: rows of a condition, the rule it breaks, and the codes that have the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from generator.rules.reasons import Illegal, Reason
from generator.rules.table.codes import EVERY, Code

Facts = TypeVar("Facts")


@dataclass(frozen=True, slots=True)
class NotNamed:
    """The rules do not say: neither allowed nor forbidden, and never guessed."""

    rules: tuple[str, ...]
    """The rules that come nearest, by id."""


@dataclass(frozen=True, slots=True)
class Row(Generic[Facts]):
    """One row: under these codes, facts of this kind break this rule."""

    rule: str
    when: Callable[[Facts], bool]
    codes: frozenset[Code] = EVERY
    said: bool = True
    """False where it is known only that nothing is said of such facts under these codes."""


def weigh(rows: Iterable[Row[Facts]], code: Code, facts: Facts) -> Illegal | NotNamed | None:
    """Return all broken rules at once, else what is not said, else None: nothing is against it."""
    met = [row for row in rows if code in row.codes and row.when(facts)]
    broken = [row.rule for row in met if row.said]
    if broken:
        return illegal(*broken)
    silent = tuple(dict.fromkeys(row.rule for row in met))
    return NotNamed(silent) if silent else None


def illegal(*rules: str, step: int | None = None) -> Illegal:
    """Return the verdict that names these rules, each once, in this order."""
    return Illegal(tuple(Reason(rule, step=step) for rule in dict.fromkeys(rules)))
