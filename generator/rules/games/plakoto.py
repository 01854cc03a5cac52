"""Plakoto: opposite ways, and a lone enemy checker is not hit but pinned (tavli.plakoto)."""

from __future__ import annotations

from collections.abc import Iterator

from generator.rules.games.turnrules import TurnRules, bearing_off_checks, rules_by_checks
from generator.rules.packed import ENEMY, NOBODY_OUTSIDE, OFF_SLOT, OUTSIDE, PIN, Board
from generator.rules.position import NO_PIN, PINNED, PINS_ENEMY
from generator.rules.reasons import Reason
from generator.rules.ruleset import RuleSet

RULE = "tavli.plakoto"


def turn(ruleset: RuleSet) -> TurnRules:
    """Return the rules of a turn."""
    leaving = (*bearing_off_checks(ruleset), freed_check)
    return rules_by_checks((pinned_check,), leaving, closed, mover=moved_with_pins)


def closed(board: Board, point: int) -> Reason | None:
    """Two enemy checkers close a point, and one that pins does."""
    enemy = board[ENEMY + point]
    if enemy >= 2 or board[PIN + point] == PINNED:
        return Reason(RULE, point=point, n=enemy)
    return None


def pinned_check(board: Board, source: int, _die: int) -> Iterator[Reason]:
    """A pinned checker must not move until every checker that pins it has left."""
    if board[PIN + source] == PINNED:
        yield Reason(RULE, point=source)


def freed_check(board: Board, source: int, _die: int) -> Iterator[Reason]:
    """A side that has a pinned checker anywhere bears nothing off."""
    pinned = board[PIN + 1 :].count(PINNED)
    home = board[OUTSIDE] == NOBODY_OUTSIDE
    if home and pinned and board[PIN + source] != PINNED:
        yield Reason(RULE, n=pinned)


def moved_with_pins(board: Board, source: int, target: int) -> Board:
    """Move one checker: it pins a lone enemy where it lands; the last one to leave a pin frees the enemy."""
    after = bytearray(board)
    after[source] -= 1
    if not after[source]:
        after[PIN + source] = NO_PIN
    if target != OFF_SLOT:
        after[target] += 1
        if after[ENEMY + target]:
            after[PIN + target] = PINS_ENEMY
    return bytes(after)
