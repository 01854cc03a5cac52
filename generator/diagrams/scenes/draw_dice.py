"""Dice on the plan of a board: the right half of each thrower is tinted, and a checker marks its seat."""

from __future__ import annotations

from collections import Counter
from typing import Final

from generator.diagrams import geometry as g
from generator.diagrams.geometry import Box
from generator.diagrams.model import Colour
from generator.diagrams.scenes.model import Dice, Lean, SceneDie, Spot
from generator.diagrams.scenes.pen import Pen

_SEAT, _OUTSIDE = 44, 76
_FLAT: Final = ((-34, 0), (34, 6), (-34, -64), (34, -58))
"""Where the dice of one half lie around its middle."""
_CENTRES: Final = (g.RAIL + g.HALF // 2, g.INNER_LEFT + g.HALF // 2)


def draw_dice(pen: Pen, scene: Dice) -> Box:
    """Draw the scene; returns the part of the plane that it takes."""
    throwers = sorted({die.by for die in scene.dice}, key=lambda side: side.value)
    pen.board()
    for side in throwers:
        left = g.halves()[_right_half(side)].x
        pen.rect(Box(left + 4, g.EDGE + 4, g.HALF - 8, g.HEIGHT - 2 * g.EDGE - 8), "ar")
        pen.checker(side, g.BAR_X, g.HEIGHT + 24 if side is Colour.WHITE else -24)
    taken: Counter[tuple[object, Colour]] = Counter()
    flat = [die for die in scene.dice if die.leans is None]
    for die in (*flat, *(die for die in scene.dice if die.leans is not None)):
        key = (die.leans or die.at, die.by)
        _lay(pen, die, taken[key], flat)
        taken[key] += 1
    if scene.counts is not None:
        pen.sign(g.BAR_X, g.HEIGHT / 2, good=scene.counts, scale=1.7)
    top = -_SEAT if Colour.BLACK in throwers else 0
    bottom = g.HEIGHT + (_SEAT if Colour.WHITE in throwers else 0)
    wide = g.WIDTH + (_OUTSIDE if any(die.at is Spot.OUTSIDE for die in scene.dice) else 0)
    return Box(0, top, wide, bottom - top)


def _right_half(side: Colour) -> int:
    """Which field (0 left, 1 right in the picture) is the right half of a side; Black sits opposite."""
    return 1 if side is Colour.WHITE else 0


def _lay(pen: Pen, die: SceneDie, before: int, flat: list[SceneDie]) -> None:
    """Draw one die, ``before`` others of its side lying at the same kind of place already."""
    near = 1 if die.by is Colour.WHITE else -1
    centre = _CENTRES[_right_half(die.by) if die.at is not Spot.LEFT else 1 - _right_half(die.by)]
    if die.leans is Lean.RIM:
        edge = g.HEIGHT / 2 + near * (g.HEIGHT / 2 - g.EDGE - 10)
        pen.cocked(die.face, die.by, centre + 40 - 80 * before, edge, 24)
    elif die.leans is Lean.CHECKER:
        x, y = centre + 60 - 80 * before, g.HEIGHT / 2 + near * 150
        pen.checker(die.by.other, x, y + near * 43)
        pen.checker(die.by.other, x, y + near * 5)
        pen.cocked(die.face, die.by, x - 18, y - near * 18, -28)
    elif die.leans is Lean.DIE:
        x, y = _place(0) if flat else (-34, 0)
        pen.cocked(die.face, die.by, centre + x + 36, g.HEIGHT / 2 + y - 4, 38)
    elif die.at is Spot.CHECKER:
        x, y = centre - 60 + 80 * before, g.HEIGHT / 2 + near * 150
        for step in (43, 5):
            pen.checker(die.by, x, y + near * step)
        pen.die(die.face, die.by, x, y + near * 5, 25)
    elif die.at is Spot.OUTSIDE:
        pen.die(die.face, die.by, g.WIDTH + _OUTSIDE / 2, g.HEIGHT / 2 + near * (40 + 60 * before))
    else:
        x, y = _place(before)
        pen.die(die.face, die.by, centre + x, g.HEIGHT / 2 + y)


def _place(number: int) -> tuple[int, int]:
    return _FLAT[number % len(_FLAT)]
