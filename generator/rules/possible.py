"""What makes a position impossible in a game, and what makes it one that no play leads to.

A fault is a position nobody can set up or play on from; a warning is one that can be played on from, but
that is proven never to arise in a game. What is merely odd is neither.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from generator.rules.games.longgammon import six_block
from generator.rules.games.setups import HEAD
from generator.rules.packed import pack
from generator.rules.position import NO_PIN, PINNED, PINS_ENEMY, POINTS, Facing, Position
from generator.rules.ruleset import Game, RuleSet

PASSED_ENEMY_START = 11
"""The first point past the opponent's start in Fevga, in a side's own numbers."""


class Who(Enum):
    """Whose checkers are meant."""

    ME = "ME"
    """The side to move."""
    OPP = "OPP"


class Impossible(Enum):
    """Kinds of faults and warnings of a position."""

    COUNT = "POS_COUNT"
    """More checkers than the set has: who, n."""
    EMPTY = "POS_EMPTY"
    """No checker on either side: both cannot have borne off all."""
    BAR = "POS_BAR"
    """Checkers on the bar of a game without one: who, n."""
    BOTH = "POS_BOTH"
    """Both sides on one point, and nobody is said to pin there: point."""
    PIN = "POS_PIN"
    """A pin where only one side stands or nobody: point."""
    PINNED = "POS_PINNED"
    """More than one checker pinned on a point: who is pinned, point, n."""
    PINS = "POS_PINS"
    """Pins in a game that has none."""
    SHUT_OUT = "POS_SHUT_OUT"
    """Both sides wait on the bar before a closed board."""
    OFF_EARLY = "POS_OFF_EARLY"
    """Warning. Checkers borne off while others are outside, in a game without hitting: who, n outside."""
    BLOCK = "POS_BLOCK"
    """Warning. A six-block that Longgammon forbids: who."""
    RUNNERS = "POS_RUNNERS"
    """Warning. Several have left the start in Fevga and none has passed the opponent's: who, n."""
    QUARTER = "POS_QUARTER"
    """Warning. All six points of the own starting quarter held in Fevga: who."""
    PIN_AT_START = "POS_PIN_AT_START"
    """Warning. A pin on the pinner's own starting point in Plakoto: who pins, point."""


@dataclass(frozen=True, slots=True)
class PositionFault:
    """One fault or warning with its facts; all points are the mover's."""

    kind: Impossible
    who: Who | None = None
    point: int | None = None
    n: int | None = None


Faults = Iterator[PositionFault]


def position_faults(position: Position, ruleset: RuleSet) -> tuple[PositionFault, ...]:
    """Return everything that makes a position impossible in this game."""
    points = pin_faults(position) if ruleset.game is Game.PLAKOTO else shared_points(position)
    return (
        *count_faults(position, ruleset),
        *bar_faults(position, ruleset),
        *points,
        *shut_out(position),
    )


def count_faults(position: Position, ruleset: RuleSet) -> Faults:
    """Yield a side with more checkers than the set has, and the empty board."""
    for who, side in ((Who.ME, position.on_roll), (Who.OPP, position.opponent)):
        if side.on_board > ruleset.checkers:
            yield PositionFault(Impossible.COUNT, who, n=side.on_board)
    if not position.on_roll.on_board and not position.opponent.on_board:
        yield PositionFault(Impossible.EMPTY)


def bar_faults(position: Position, ruleset: RuleSet) -> Faults:
    """Yield checkers on the bar where no checker is ever hit (long.no-hit, tavli.plakoto, tavli.fevga)."""
    if ruleset.game is Game.BACKGAMMON:
        return
    for who, side in ((Who.ME, position.on_roll), (Who.OPP, position.opponent)):
        if side.bar:
            yield PositionFault(Impossible.BAR, who, n=side.bar)


def shared_points(position: Position) -> Faults:
    """Yield points held by both sides, and pins, in a game without pinning."""
    for point, counts in enumerate(zip(position.on_roll.points, position.enemies, strict=True), 1):
        if all(counts):
            yield PositionFault(Impossible.BOTH, point=point)
    if position.pins:
        yield PositionFault(Impossible.PINS)


def pin_faults(position: Position) -> Faults:
    """Yield points of Plakoto where checkers and pins do not fit together.

    A pin is one checker of one side under any number of the other's; who came second is what the pins say.
    """
    for point in range(1, POINTS + 1):
        mine, theirs, mark = position.on_roll.count(point), position.enemy(point), position.pin(point)
        if mine and theirs and mark == NO_PIN:
            yield PositionFault(Impossible.BOTH, point=point)
        elif mark != NO_PIN and not (mine and theirs):
            yield PositionFault(Impossible.PIN, point=point)
        elif mark == PINS_ENEMY and theirs > 1:
            yield PositionFault(Impossible.PINNED, Who.OPP, point, theirs)
        elif mark == PINNED and mine > 1:
            yield PositionFault(Impossible.PINNED, Who.ME, point, mine)


def shut_out(position: Position) -> Faults:
    """Yield the board on which both sides wait for ever.

    No play leads there. The side that moved last moved either with nobody on its bar, and then it has nobody
    there now; or it entered, and then it stands in the other's home board, which is not closed.
    """
    if position.facing is not Facing.OPPOSED or not (position.on_roll.bar and position.opponent.bar):
        return
    if all(side.count(point) >= 2 for side in (position.on_roll, position.opponent) for point in range(1, 7)):
        yield PositionFault(Impossible.SHUT_OUT)


def position_warnings(position: Position, ruleset: RuleSet) -> tuple[PositionFault, ...]:
    """Return what proves that no game comes to this position; only for a position without faults.

    Nothing is proven of games with hitting: a checker that was hit may stand anywhere behind others.
    """
    if ruleset.game is Game.BACKGAMMON:
        return ()
    views = ((Who.ME, position), (Who.OPP, position.flipped()))
    return tuple(fault for who, view in views for fault in side_warnings(who, view, ruleset))


def side_warnings(who: Who, view: Position, ruleset: RuleSet) -> Faults:
    """Yield the warnings about the side to move of ``view``; points are turned back for the other side."""
    yield from off_early(who, view, ruleset)
    if ruleset.game is Game.LONGGAMMON:
        yield from forbidden_block(who, view)
    elif ruleset.game is Game.FEVGA:
        yield from too_many_runners(who, view, ruleset)
        yield from starting_quarter(who, view)
    elif ruleset.game is Game.PLAKOTO:
        yield from pin_at_start(who, view)


def off_early(who: Who, view: Position, ruleset: RuleSet) -> Faults:
    """bearoff.start: a checker is off while another is outside the home board.

    When the first was borne off all others were home. Checkers only go forward, and nothing sends one back
    where nobody is hit; so all others are still home.
    """
    if view.on_roll.off(ruleset.checkers) > 0 and view.on_roll.outside:
        yield PositionFault(Impossible.OFF_EARLY, who, n=view.on_roll.outside)


def forbidden_block(who: Who, view: Position) -> Faults:
    """long.six-block: six points in a row with no enemy checker beyond them, and one on the board.

    The start has no block, and no step of the side's own leaves a forbidden one. Nor does a step of the
    enemy's make one: an enemy beyond the block stays beyond it until it is borne off. When an enemy checker
    is borne off, all of them are on the last six points of their path. Six points in a row that are held
    against them cannot have one of those behind them, for behind the block there would have to be room among
    these six; so all that are left are beyond it, until none is left, and then every block is allowed.
    """
    if six_block(pack(view)):
        yield PositionFault(Impossible.BLOCK, who)


def too_many_runners(who: Who, view: Position, ruleset: RuleSet) -> Faults:
    """tavli.fevga: two or more have left the start, and none has passed the opponent's start.

    The second left when the first had passed. What has passed only goes on, to the end of the track or off.
    """
    gone = ruleset.checkers - view.on_roll.count(HEAD)
    passed = view.on_roll.off(ruleset.checkers) or any(view.on_roll.points[:PASSED_ENEMY_START])
    if gone > 1 and not passed:
        yield PositionFault(Impossible.RUNNERS, who, n=gone)


def starting_quarter(who: Who, view: Position) -> Faults:
    """tavli.fevga: all six points of the own starting quarter are held.

    At the start one of them is, no step of the side's own may leave all six held, and no other step puts its
    checkers anywhere.
    """
    if all(view.on_roll.points[18:24]):
        yield PositionFault(Impossible.QUARTER, who)


def pin_at_start(who: Who, view: Position) -> Faults:
    """tavli.plakoto: a side pins on its own starting point.

    Who pins came to the point when the other was there; nobody ever comes to the own starting point.
    """
    if view.pin(HEAD) == PINS_ENEMY:
        yield PositionFault(Impossible.PIN_AT_START, who, HEAD if who is Who.ME else view.turned(HEAD))
