"""Which boards look like boards of a game, and which of them suit a rule: the filters, as data."""

from __future__ import annotations

from generator.mining.world import Spot, world
from generator.registry import Registry
from generator.rules import Position, Roll, Side

TALLEST = 5
"""Checkers on one point; more look like a mistake (course: at most five outside bear-offs)."""
TALLEST_IN_BEAR_OFF = 6
"""The same when all fifteen or fewer stand in the home board."""
MOST_DEEP = 5
"""Checkers on the 1- and the 2-point while others are outside: no player buries more."""
MOST_PIPS = 190
"""A longer way than a few hits at the start make."""
WIDEST_RACE = 90
"""Pips between the sides; with more the game is long decided and a roll has no meaning."""
MOST_BLOTS = 4
"""Lone checkers of one side; a board with more looks scattered."""
MOST_OFF_WITH_STRAGGLER = 9
"""Checkers off while another is outside: it was hit in the bear-off, which is rare but real."""

SEEN_FROM = {
    "bar": "bar.enter-first",
    "bear-off": "bearoff.start",
    "double": "doubles.four-moves",
}
"""What a board shows at first sight -> the rule that explains it; earlier rules are not asked on it."""


def natural(position: Position) -> bool:
    """Whether both sides' checkers stand as in a game."""
    mine, theirs = position.on_roll, position.opponent
    if not mine.on_board or not theirs.on_board or theirs.bar:
        return False
    if abs(mine.pips() - theirs.pips()) > WIDEST_RACE:
        return False
    return all(map(natural_side, (mine, theirs)))


def natural_side(side: Side) -> bool:
    """Whether one side's checkers stand as in a game."""
    tallest = TALLEST if side.outside else TALLEST_IN_BEAR_OFF
    if max(side.points) > tallest or side.pips() > MOST_PIPS:
        return False
    if side.outside and sum(side.points[:2]) > MOST_DEEP:
        return False
    blots = sum(count == 1 for count in side.points)
    if side.outside and blots > MOST_BLOTS:
        return False
    return not side.outside or side.off() <= MOST_OFF_WITH_STRAGGLER


def suits(position: Position, roll: Roll, rule: str, registry: Registry) -> bool:
    """Whether a board shows nothing at first sight that is taught after the rule."""
    order, own = registry.order, registry.order[rule]
    seen = {
        "bar": position.on_roll.bar > 0,
        "bear-off": not position.on_roll.outside,
        "double": roll.is_double,
    }
    return all(order[SEEN_FROM[name]] <= own for name, present in seen.items() if present)


def bears_off(spot: Spot) -> bool:
    """Whether some legal play bears a checker off."""
    own = spot.position.on_roll.on_board
    return any(board.on_roll.on_board < own for board in world(spot).results)


def distance(one: Position, other: Position) -> int:
    """Return how many checkers must be put elsewhere to make one board of the other."""
    pairs = ((one.on_roll, other.on_roll), (one.opponent, other.opponent))
    moved = sum(abs(a - b) for left, right in pairs for a, b in zip(left.points, right.points, strict=True))
    return (moved + abs(one.on_roll.bar - other.on_roll.bar) + 1) // 2
