"""Outlines of the parts of a board as SVG path data, in whole units; home board on the right unless told."""

from __future__ import annotations

from itertools import pairwise

from generator.diagrams.geometry import (
    COLUMN,
    EDGE,
    HALF,
    HEIGHT,
    INNER_LEFT,
    RAIL,
    WIDTH,
    Box,
    Home,
    column_left,
)

LANCET = (36, "c1-76 14-146 18-182 4 36 17 106 18 182z")
"""The house shape of a point, 36 wide and 182 high, convex sides to a sharp tip; drawn from its left foot."""
HEART = (16, "c0-57 6-109 8-136 2 27 8 79 8 136z")
"""The broad heart of the even points."""
VEIN = (6, "c0-66 2-126 3-158 1 32 3 92 3 158z")
"""The narrow vein of the odd points, so that the two kinds differ in form too."""

STAR = "M0-10L3-5 9-5 6 0 9 5 3 5 0 10-3 5-9 5-6 0-9-5-3-5z"
"""The six-pointed inlay of Black's checkers."""
BURST = "M29 0L18 10 14 25 0 21-14 25-18 10-29 0-18-10-14-25 0-21 14-25 18-10z"
"""The six-pointed outline around a checker that is hit; it stays clear of the point's number."""
CROSS = "M-7-7L7 7M7-7L-7 7"
BAR_SIGN = "M-8 0h16"
HEAD = "M0 0L-20-10V10z"

_PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268"}
"""Which of the nine places of a die carry a pip, row by row."""


def near_row(shape: tuple[int, str], parity: int, home: Home) -> str:
    """Return the shape on every near point of this parity (0 even, 1 odd); half a turn gives the far row."""
    width, outline = shape
    feet = [column_left(point) + (COLUMN - width) // 2 for point in range(1, 13) if point % 2 == parity]
    turned = [x if home is Home.RIGHT else WIDTH - x - width for x in feet]
    # A closed outline leaves the pen at its first foot, so the next one is a short step away.
    steps = "".join(f"m{x - before} 0{outline}" for before, x in pairwise(turned))
    return f"M{turned[0]} {HEIGHT - EDGE}{outline}{steps}"


def half_turn(home: Home) -> str:
    """Return the transform that lays the near row of points on the far row."""
    middle = (RAIL + INNER_LEFT + HALF) // 2
    return f"rotate(180 {middle if home is Home.RIGHT else WIDTH - middle} {HEIGHT // 2})"


def box_path(box: Box) -> str:
    """Return a rectangle as path data."""
    return f"M{number(box.x)} {number(box.y)}h{number(box.width)}v{number(box.height)}h-{number(box.width)}z"


def pips(value: int, box: Box) -> list[tuple[int, int]]:
    """Return the middles of a die's pips, in whole units."""
    middle, offset = int(box.width) // 2, round(box.width * 0.27)
    places = [int(place) for place in _PIPS[value]]
    return [
        (
            int(box.x) + middle + (place % 3 - 1) * offset,
            int(box.y) + middle + (place // 3 - 1) * offset,
        )
        for place in places
    ]


def number(value: float) -> str:
    """Write a number as short as it goes."""
    return f"{value:g}"
