"""A clock with two faces: White's and Black's time, whose time runs, whose is up."""

from __future__ import annotations

from typing import Final

from generator.diagrams.geometry import Box
from generator.diagrams.model import Colour
from generator.diagrams.scenes.model import Clock
from generator.diagrams.scenes.pen import Pen

_PLACES: Final = ((Colour.WHITE, 16), (Colour.BLACK, 204))
_FACE, _RUNS, _STANDS = 180, "M-7-10L10 0-7 10z", "M-7-9h5V9h-5zM3-9h5V9H3z"


def draw_clock(pen: Pen, scene: Clock) -> Box:
    """Draw the clock; White's face stands first, in every language."""
    pen.rect(Box(2, 44, 396, 150), "fr", 4)
    for side, left in _PLACES:
        middle = left + _FACE / 2
        # Pressing one's own button stops one's own time: the button of the side whose time runs is up.
        high = 34 if scene.running is side else 12
        if scene.running is None:
            high = 22
        pen.rect(Box(left + 45, 44 - high, 90, high + 2), "key", 3)
        pen.rect(Box(left, 58, _FACE, 78), "face out" if scene.flag is side else "face", 2)
        pen.digits(scene.white if side is Colour.WHITE else scene.black, middle, 116, 52, "dg")
        pen.checker(side, left + 32, 165, 0.95)
        if scene.flag is side:
            pen.open(left + _FACE - 34, 165, name="rf")
            pen.add('<circle r="19"/>')
            pen.close()
            pen.icon("flag", left + _FACE - 34, 165, 0.8, "fl")
        else:
            pen.path(_RUNS if scene.running is side else _STANDS, "go", (left + _FACE - 34, 165))
    return Box(0, 4, 400, 192)
