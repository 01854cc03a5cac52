"""Fevga: the same way round, one checker closes a point, and one checker runs before all others.

The sources word the rules about primes in several ways; these are the taught ones (tavli.fevga).
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.rules.checks import Check
from generator.rules.games.path import along_enemy_path, mover_point
from generator.rules.games.turnrules import TurnRules, bearing_off_checks, rules_by_checks
from generator.rules.packed import ENEMY, OFF_SLOT, Board, moved
from generator.rules.reasons import Reason
from generator.rules.ruleset import RuleSet

RULE = "tavli.fevga"
START_QUARTER = slice(19, 25)
BEYOND_ENEMY_START = slice(1, 12)
"""Points past the opponent's start, which is the mover's 12-point."""


def turn(ruleset: RuleSet, start: Board) -> TurnRules:
    """Return the rules of one turn that begins on this board."""
    checks = (runner_check(ruleset.checkers), quarter_check)
    must_open = shut_in if shut_in(start) else None
    return rules_by_checks(checks, bearing_off_checks(ruleset), closed, end_fault=must_open)


def closed(board: Board, point: int) -> Reason | None:
    """One enemy checker closes a point."""
    enemy = board[ENEMY + point]
    return Reason(RULE, point=point, n=enemy) if enemy else None


def runner_of(board: Board, checkers: int) -> int | None:
    """Return where the only checker stands that may move; None once one has passed the opponent's start.

    That is the foremost checker. On the opponent's start itself it has not passed.
    """
    if any(board[BEYOND_ENEMY_START]) or sum(board[1:25]) < checkers:
        return None
    return next(point for point in range(12, 25) if board[point])


def runner_check(checkers: int) -> Check:
    """Return the check that nobody else moves before the first checker has passed the opponent's start."""

    def check(board: Board, source: int, _die: int) -> Iterator[Reason]:
        runner = runner_of(board, checkers)
        if runner is not None and source != runner:
            yield Reason(RULE, point=runner)

    return check


def quarter_check(board: Board, source: int, die: int) -> Iterator[Reason]:
    """All six points of the own starting quarter must not be held at once, not even within a turn."""
    if all(moved(board, source, max(source - die, OFF_SLOT))[START_QUARTER]):
        yield Reason(RULE, n=6)


def shut_in(board: Board) -> Reason | None:
    """Whether all enemy checkers stand on the one point right behind six points in a row of the mover.

    Such a prime must be opened: where some turn opens it, no other is legal. Building it is not forbidden.
    """
    own, enemy = along_enemy_path(board)
    held = [place for place, count in enumerate(enemy) if count]
    if len(held) != 1:
        return None
    begin, end = held[0] + 1, held[0] + 6
    if end >= len(own) or not all(own[begin : end + 1]):
        return None
    return Reason(RULE, source=mover_point(begin), target=mover_point(end))
