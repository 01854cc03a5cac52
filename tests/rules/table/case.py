"""The form of the tables of cases: one sentence in a reader's words, what is asked and what is true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.rules import Illegal, Reason
from generator.rules.table import NotNamed


@dataclass(frozen=True)
class Case:
    """One thing a rule lets stand, or does not."""

    rule: str
    """The rule the case is about."""
    holds: bool
    """True where the rule lets something happen or brings it about, False where it forbids or does not."""
    says: str
    expected: object
    ask: Callable[[], object]


def forbidden(*rules: str, step: int | None = None) -> Illegal:
    """The verdict that names these rules."""
    return Illegal(tuple(Reason(rule, step=step) for rule in rules))


def not_named(*rules: str) -> NotNamed:
    """The answer that no rule says it."""
    return NotNamed(rules)


def yes(rule: str, says: str, expected: object, ask: Callable[[], object]) -> Case:
    """A case in which something stands or happens."""
    return Case(rule, True, says, expected, ask)


def no(rule: str, says: str, expected: object, ask: Callable[[], object]) -> Case:
    """A case in which something does not stand or does not happen."""
    return Case(rule, False, says, expected, ask)
