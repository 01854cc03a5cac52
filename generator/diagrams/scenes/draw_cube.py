"""The doubling cube on small boards from above, or its six faces laid open."""

from __future__ import annotations

from typing import Final

from generator.diagrams.geometry import BAR_X, HEIGHT, WIDTH, Box
from generator.diagrams.model import Colour
from generator.diagrams.scenes.model import CubePlan, Cubes
from generator.diagrams.scenes.pen import Pen

_SCALE: Final = 0.5
_SEAT, _BESIDE, _APART = 28, 64, 30
_MIDDLE: Final = BAR_X * _SCALE
_FACES: Final = ((64, 1, 0), (2, 0, 1), (4, 1, 1), (8, 2, 1), (16, 3, 1), (32, 1, 2))
"""Number, column and row of each face of the open cube."""


def draw_plan(pen: Pen, plan: CubePlan, *, beside: bool) -> Box:
    """Draw one small board; ``beside`` leaves room for a cube that is not used."""
    wide, high = WIDTH * _SCALE, HEIGHT * _SCALE
    pen.open(0, 0, _SCALE)
    pen.board()
    pen.close()
    pen.checker(Colour.WHITE, _MIDDLE, high + 15, 0.65)
    pen.checker(Colour.BLACK, _MIDDLE, -15, 0.65)
    x, y = _MIDDLE, high / 2
    if plan.away:
        x = wide + _BESIDE / 2
    elif plan.owner is not None:
        y = high - 40 if plan.owner is Colour.WHITE else 40.0
    elif plan.offered is not None:
        towards = -1 if plan.offered is Colour.WHITE else 1
        x = _MIDDLE + 66
        pen.path(f"M{x:g} {y - towards * 84:g}V{y + towards * 68:g}", "ac")
        pen.path(f"M{x:g} {y - towards * 84:g}V{y + towards * 62:g}", "al")
        pen.path("M0 0L-20-10V10z", "ah", (x, y + towards * 80), 90 * towards)
    pen.cube(plan.value, x, y)
    if plan.away:
        pen.path(f"M{x - 25:g} {y + 25:g}l50-50", "xx")
    return Box(0, -_SEAT - 2, wide + (_BESIDE if beside else 0), high + 2 * _SEAT + 4)


def draw_row(pen: Pen, scene: Cubes) -> Box:
    """Draw all boards of a scene in a row, for a file of its own; or the six faces."""
    if not scene.boards:
        return draw_faces(pen)
    at, box = 0.0, Box(0, 0, 0, 0)
    beside = any(plan.away for plan in scene.boards)
    for plan in scene.boards:
        pen.open(at, 0)
        box = draw_plan(pen, plan, beside=beside)
        pen.close()
        at += box.width + _APART
    return Box(0, box.y, at - _APART, box.height)


def draw_faces(pen: Pen) -> Box:
    """Draw the six faces as if the cube were of paper."""
    for value, column, row in _FACES:
        pen.cube(value, 42 + 62 * column, 42 + 62 * row, 60)
    return Box(0, 0, 270, 208)
