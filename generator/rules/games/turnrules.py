"""What a game must say about a turn before the shared rules of whole turns take over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generator.rules.checks import CHECKS, Check
from generator.rules.packed import OFF_SLOT, Board, moved
from generator.rules.reasons import Reason
from generator.rules.ruleset import RuleSet
from generator.rules.steps import Mover, Steps

Faults = Callable[[Board, int, int], tuple[Reason, ...]]
"""Board, source slot and number to every reason against that step."""
Closed = Callable[[Board, int], Reason | None]
"""Board and point to the reason why no checker may stop there, None if it may."""
EndFault = Callable[[Board], Reason | None]
"""Board to the reason why a turn may not end with it, None if it may."""


@dataclass(frozen=True, slots=True)
class TurnRules:
    """How checkers move in one turn of a game; all numbers are the mover's."""

    steps: Steps
    moved: Mover
    faults: Faults
    closed: Closed
    end_fault: EndFault | None = None
    """Only in games that judge the board at the end of a turn. Where no end pleases it, it asks nothing."""


def bearing_off_checks(ruleset: RuleSet) -> tuple[Check, ...]:
    """Return the checks of bearing off in force; they are the same in every game."""
    return tuple(check for rule, check in CHECKS if rule.startswith("bearoff.") and ruleset.has(rule))


def rules_by_checks(
    checks: Sequence[Check], closed: Closed, *, mover: Mover = moved, end_fault: EndFault | None = None
) -> TurnRules:
    """Return the rules of a turn without a bar, in which a step stands when no check objects to it.

    The checks are in the order their reasons are told; ``closed`` is one of them and comes first.
    """

    def objections(board: Board, source: int, die: int) -> tuple[Reason, ...]:
        target = source - die
        shut = closed(board, target) if target > OFF_SLOT else None
        told = tuple(reason for check in checks for reason in check(board, source, die))
        return (shut, *told) if shut else told

    def steps(board: Board, die: int) -> list[tuple[int, int]]:
        found = []
        for source in range(24, 0, -1):
            if not board[source]:
                continue
            target = max(source - die, OFF_SLOT)
            if target and closed(board, target):
                continue
            if all(next(iter(check(board, source, die)), None) is None for check in checks):
                found.append((source, target))
        return found

    return TurnRules(steps, mover, objections, closed, end_fault)
