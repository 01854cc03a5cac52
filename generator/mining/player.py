"""A sensible player: judges boards well enough that games look like games, and no better.

The numbers are those of a club player's rules of thumb: hit, make points, leave few shots, do not bury
checkers. Nothing in the product depends on their being right.
"""

from __future__ import annotations

from random import Random

from generator.rules import Position, Roll, Side, results

NOISE = 2.5
"""Spread of the chance added to each judgement, so that games differ and every kind of board comes up."""

_POINT_VALUES = {6: 3.0, 5: 4.0, 4: 3.6, 7: 2.6, 3: 2.2, 8: 1.2, 2: 1.2, 20: 3.0, 21: 2.2, 18: 1.6, 1: 0.6}
"""What holding a point with two checkers is worth."""
_TALL = 3
"""A checker above this many on a point does little."""


def worth(position: Position) -> float:
    """Return how good a board is for the side that has just moved; all numbers are its own."""
    mine, theirs = position.on_roll, position.opponent
    score = (theirs.pips() - mine.pips()) * 0.12 + mine.off() * 1.5
    if not in_contact(position):
        # In the race crossing into the home board and filling gaps is all there is.
        return score - mine.outside * 1.2 - sum(max(0, count - 4) for count in mine.points)
    for point, count in enumerate(mine.points, 1):
        if count >= 2:
            score += _POINT_VALUES.get(point, 0.5) - max(0, count - _TALL) * 0.8
        elif count == 1:
            score -= shots(theirs, point) * (26 - point) * 0.03 + 0.3
    score -= 0.9 * sum(mine.points[:2])
    return score - 0.5 * sum(mine.points[21:]) - 3.0 * mine.bar


def shots(theirs: Side, point: int) -> int:
    """Return about how many of 36 rolls let the other side hit a lone checker on a point."""
    found = 0
    for other, count in enumerate((*theirs.points, theirs.bar), 1):
        distance = other - (25 - point)
        if count and 0 < distance <= 6:
            found += 11
        elif count and 6 < distance <= 12:
            found += 3
    return min(found, 30)


def in_contact(position: Position) -> bool:
    """Whether some checker of one side has still to pass one of the other."""
    mine, theirs = position.on_roll, position.opponent
    return last(mine) + last(theirs) > 24


def last(side: Side) -> int:
    """Return the farthest place with a checker of a side, the bar as 25, 0 for none."""
    if side.bar:
        return 25
    return max((point for point, count in enumerate(side.points, 1) if count), default=0)


def next_board(position: Position, roll: Roll, chance: Random) -> Position:
    """Return the board after the turn the player chooses, seen from the side that moved."""
    found = results(position, roll)
    if len(found) == 1:
        return found[0]
    return max(found, key=lambda board: worth(board) + chance.gauss(0, NOISE))
