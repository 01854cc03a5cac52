"""Positions of a wanted shape, drawn by chance: the endings in which the sparse rules come up.

In played games both numbers alone but not both can be played in about one turn of a hundred. A last
checker before a wall, a bear-off with an anchor against it, a checker on the bar before a strong home board:
each is a board that games reach, and in each of them one rule decides more often.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from generator.rules import Position

Counts = dict[int, int]

_HOME_WEIGHTS = {6: 6, 5: 6, 4: 5, 3: 4, 2: 3, 1: 2}
_THEIR_HOME = {25 - point: weight for point, weight in _HOME_WEIGHTS.items()}
_WALL = (24, 23, 22, 21, 20, 19, 18, 17)
"""Where the opponent's blocks stand when most of them are home."""
_ANCHORS = (1, 2, 3, 4, 5)
_MIDDLE = (7, 8, 12, 13, 14, 15, 16)
_BLOT = 0.45
"""How often one of the opponent's checkers stands alone."""


def spread(chance: Random, count: int, weights: dict[int, int], most: int) -> Counts:
    """Return that many checkers on weighted points, at most ``most`` on each."""
    found: Counts = {}
    points, chances = list(weights), list(weights.values())
    while sum(found.values()) < count:
        point = chance.choices(points, chances)[0]
        if found.get(point, 0) < most:
            found[point] = found.get(point, 0) + 1
    return found


def wall(chance: Random, count: int, taken: Counts) -> Counts:
    """Return the opponent's checkers: made points near its home, now and then an anchor or a middle point."""
    found: Counts = {}
    free = [point for point in _WALL if point not in taken]
    chance.shuffle(free)
    chosen = free[: chance.randint(4, 6)]
    for places, likely in ((_ANCHORS, 0.35), (_MIDDLE, 0.6), (_MIDDLE, 0.3)):
        open_places = [point for point in places if point not in taken and point not in chosen]
        if open_places and chance.random() < likely:
            chosen.append(chance.choice(open_places))
    for point in chosen:
        found[point] = 2
    while sum(found.values()) > count:
        found.pop(chance.choice(sorted(found)))
    rest = count - sum(found.values())
    if rest >= 0 and chance.random() < _BLOT:
        alone = chance.choice(chosen[1:])
        found[alone], rest = 1, rest + found.get(alone, 0) - 1
        chosen.remove(alone)
    for _ in range(rest):
        room = [point for point in chosen if 0 < found.get(point, 0) < 4] or chosen
        point = chance.choice(room)
        found[point] = found.get(point, 0) + 1
    return found


def stragglers(chance: Random) -> Position:
    """All but one to three checkers are home; the last ones have still to pass the opponent's blocks."""
    behind = chance.choice((1, 1, 2, 2, 3))
    own = spread(chance, 15 - behind, _HOME_WEIGHTS, 5)
    for _ in range(behind):
        point = chance.randint(8, 24)
        own[point] = own.get(point, 0) + 1
    return Position.from_counts(own, wall(chance, 15, own))


def low_home(chance: Random, top: int, count: int) -> Counts:
    """Return that many checkers, or nearly, on the points of the home board up to one of them."""
    weights = {point: weight for point, weight in _HOME_WEIGHTS.items() if point <= top}
    return spread(chance, min(count, 4 * top), weights, 5)


def last_man(chance: Random) -> Position:
    """One or two checkers are left behind, and those at home stand too low for the larger numbers."""
    behind = chance.choice((1, 1, 1, 2))
    own = low_home(chance, chance.choice((3, 4, 5, 5)), 15 - behind)
    for _ in range(behind):
        point = chance.randint(9, 24)
        own[point] = own.get(point, 0) + 1
    return Position.from_counts(own, wall(chance, 15, own))


def middle_game(chance: Random) -> Position:
    """A back checker or two, a few builders before the home board, the rest at home."""
    back, build = chance.choice((1, 2, 2)), chance.randint(2, 5)
    own = spread(chance, 15 - back - build, _HOME_WEIGHTS, 4)
    for _ in range(build):
        point = chance.choice((7, 8, 8, 9, 10, 11, 13, 13))
        own[point] = own.get(point, 0) + 1
    anchor = chance.choice((24, 23, 22, 21, 20, 18))
    own[anchor] = own.get(anchor, 0) + back
    return Position.from_counts(own, wall(chance, 15, own))


def on_the_bar(chance: Random) -> Position:
    """One or two checkers on the bar before a home board of three to five points."""
    waiting = chance.choice((1, 1, 1, 2, 2))
    outside = chance.randint(0, 4)
    own = spread(chance, 15 - waiting - outside, _HOME_WEIGHTS, 4)
    for _ in range(outside):
        point = chance.choice((7, 8, 8, 9, 13, 13, 20, 21, 22))
        own[point] = own.get(point, 0) + 1
    return Position.from_counts(own, wall(chance, 15, own), own_bar=waiting)


def closed_out(chance: Random) -> Position:
    """A checker on the bar before six made points."""
    waiting = chance.choice((1, 1, 2))
    own = spread(chance, 15 - waiting, {**_HOME_WEIGHTS, 8: 4, 7: 3, 13: 2}, 4)
    other = dict.fromkeys(range(19, 25), 2)
    for point in chance.sample([point for point in (17, 18, 19, 20, 21, 22, 16) if point not in own], 3):
        other[point] = other.get(point, 0) + 1
    return Position.from_counts(own, other, own_bar=waiting)


def bear_off(chance: Random) -> Position:
    """Everybody is home and some are off; the opponent is past, or holds an anchor, or waits for a shot."""
    count = chance.randint(3, 12)
    holes = set(chance.sample(range(1, 7), chance.randint(1, 3)))
    weights = {point: weight for point, weight in _HOME_WEIGHTS.items() if point not in holes}
    own = spread(chance, count, weights, 5)
    empty = [point for point in range(1, 7) if point not in own]
    other: Counts = {}
    if empty and chance.random() < 0.55:
        point = chance.choice(empty)
        other[point] = chance.choice((1, 2, 2, 2))
    left = 15 - sum(other.values())
    for point, many in spread(
        chance, left, {25 - at: weight for at, weight in _HOME_WEIGHTS.items()}, 5
    ).items():
        other[point] = other.get(point, 0) + many
    return Position.from_counts(own, other)


def coming_home(chance: Random) -> Position:
    """One or two checkers just outside, the rest home and none off yet: bearing off is one step away."""
    outside = chance.choice((1, 1, 2))
    own = spread(chance, 15 - outside, _HOME_WEIGHTS, 5)
    for _ in range(outside):
        point = chance.randint(7, 12)
        own[point] = own.get(point, 0) + 1
    other = spread(chance, 15, _THEIR_HOME, 5)
    return Position.from_counts(own, other)


SHAPES: dict[str, Callable[[Random], Position]] = {
    "stragglers": stragglers,
    "last-man": last_man,
    "middle-game": middle_game,
    "bar": on_the_bar,
    "closed": closed_out,
    "bear-off": bear_off,
    "coming-home": coming_home,
}
"""Every shape by name."""
