"""What a game must say about a turn before the shared rules of whole turns take over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
    checks: Sequence[Check],
    leaving: Sequence[Check],
    closed: Closed,
    *,
    mover: Mover = moved,
    end_fault: EndFault | None = None,
) -> TurnRules:
    """Return the rules of a turn without a bar, in which a step stands when nothing objects to it.

    ``closed`` is asked of steps to a point, ``leaving`` of those off the board, ``checks`` of all; the
    reasons are told in this order.
    """

    def objections(board: Board, source: int, die: int) -> Iterator[Reason]:
        if source > die:
            shut = closed(board, source - die)
            if shut:
                yield shut
        else:
            for check in leaving:
                yield from check(board, source, die)
        for check in checks:
            yield from check(board, source, die)

    def faults(board: Board, source: int, die: int) -> tuple[Reason, ...]:
        return tuple(objections(board, source, die))

    def steps(board: Board, die: int) -> list[tuple[int, int]]:
        return [
            (source, max(source - die, OFF_SLOT))
            for source in range(24, 0, -1)
            if board[source] and next(objections(board, source, die), None) is None
        ]

    return TurnRules(steps, mover, faults, closed, end_fault)
