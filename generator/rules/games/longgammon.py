"""Longgammon: the same way round, no hitting, one from the head a turn, no block that shuts all in."""

from __future__ import annotations

from collections.abc import Iterator

from generator.rules.checks import Check
from generator.rules.games.path import along_enemy_path
from generator.rules.games.setups import HEAD
from generator.rules.games.turnrules import Closed, TurnRules, bearing_off_checks, rules_by_checks
from generator.rules.packed import ENEMY, OFF_SLOT, Board, moved
from generator.rules.position import Facing
from generator.rules.reasons import Reason
from generator.rules.ruleset import RuleSet

ENEMY_HEAD = Facing.SAME_WAY.turned(HEAD)
FIRST_DOUBLES = frozenset({3, 4, 6})
SIX = b"\1" * 6
ANY = bytes([0, *[1] * 255])
"""Translation of counts to whether there is one."""


def turn(ruleset: RuleSet, start: Board, numbers: tuple[int, ...], *, first: bool) -> TurnRules:
    """Return the rules of one turn that begins on this board; ``first``: the mover's own first turn."""
    checks: list[Check] = []
    limit = head_limit(ruleset, numbers, first=first)
    if limit is not None:
        checks.append(head_check(start[HEAD], limit))
    end_fault = None
    if ruleset.has("long.six-block"):
        if ruleset.has("long.six-block-midturn"):
            checks.append(six_block_check)
        else:
            end_fault = six_block
    return rules_by_checks(
        checks, bearing_off_checks(ruleset), closed_by(ruleset), mover=moved_to_head, end_fault=end_fault
    )


def head_limit(ruleset: RuleSet, numbers: tuple[int, ...], *, first: bool) -> int | None:
    """Return how many checkers may leave the head in this turn; None for any number.

    long.one-from-head: one. long.first-double: two on the mover's own first turn with 3-3, 4-4 or 6-6.
    """
    if not ruleset.has("long.one-from-head"):
        return None
    double = len(numbers) > 2
    return 2 if first and double and numbers[0] in FIRST_DOUBLES and ruleset.has("long.first-double") else 1


def head_check(at_start: int, limit: int) -> Check:
    """Return the check of long.one-from-head for a turn that began with so many checkers on the head."""

    def check(board: Board, source: int, _die: int) -> Iterator[Reason]:
        if source == HEAD and at_start - board[HEAD] >= limit:
            yield Reason("long.one-from-head", point=HEAD, n=limit)

    return check


def closed_by(ruleset: RuleSet) -> Closed:
    """Return what closes a point: one enemy checker (long.no-hit), two in the game without that rule."""
    if ruleset.has("long.no-hit"):
        rule, enough = "long.no-hit", 1
    else:
        rule, enough = "landing.blocked", 2

    def closed(board: Board, point: int) -> Reason | None:
        enemy = board[ENEMY + point]
        return Reason(rule, point=point, n=enemy) if enemy >= enough else None

    return closed


def six_block(board: Board) -> Reason | None:
    """long.six-block: six or more points in a row, counted along the enemy's path, with no enemy beyond them.

    With no enemy checker on the board nothing is shut in. The points of the block are told by its nearest and
    its farthest on that path.
    """
    own, enemy = along_enemy_path(board)
    foremost = len(enemy.rstrip(b"\0")) - 1
    if foremost < 0:
        return None
    # a block of six that begins here or later ends beyond the foremost enemy
    begin = own.translate(ANY).find(SIX, max(foremost - 4, 0))
    if begin < 0:
        return None
    return Reason("long.six-block", n=len(own[begin:].split(b"\0")[0]))


def six_block_check(board: Board, source: int, die: int) -> Iterator[Reason]:
    """long.six-block-midturn: no step leaves such a block, not even one that a later step would open."""
    found = six_block(moved_to_head(board, source, max(source - die, OFF_SLOT)))
    if found:
        yield found


def moved_to_head(board: Board, source: int, target: int) -> Board:
    """Move one checker; a checker that is hit in the game without long.no-hit starts again from its head.

    That happens even where the mover's own checkers stand on that head: two colours on one point are as
    impossible in the real game as the hit itself.
    """
    after = moved(board, source, target)
    hit = after[ENEMY]
    if not hit:
        return after
    back = bytearray(after)
    back[ENEMY] = 0
    back[ENEMY + ENEMY_HEAD] += hit
    return bytes(back)
