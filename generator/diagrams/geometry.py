"""Where everything on a board stands: the numbers alone, for drawing and for the script in the browser.

Units: 560 x 480, fourteen columns of 40: twelve points, and 80 shared by the bar (34), the tray (34) and two
rails of 6. All functions answer for a home board on the right; one on the left is the same board with
x' = 560 - x (``turned``), and nothing else changes, so that text and dice stay upright.

Places are named as on the page: ``"24"`` ... ``"1"``, ``"bar"``, ``"off"`` for the side at the near edge, and
``"opp-bar"``, ``"opp-off"`` for the other, always in the near side's numbers.

``python -m generator.diagrams.geometry`` prints the same numbers as JSON.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from enum import Enum

WIDTH, HEIGHT = 560, 480
COLUMN, RAIL, EDGE, BAR, TRAY = 40, 6, 28, 34, 34
HALF = 6 * COLUMN
RADIUS, STEP, STACK = 18, 38, 5
BAR_FIRST, BAR_STEP, BAR_STACK = 44, 36, 4
SLAB_WIDTH, SLAB_HEIGHT, SLAB_STEP = 27, 11, 12.4
TRAY_WIDTH, COLUMN_HEIGHT = 31, 190
DIE, DIE_GAP = 34, 8
CUBE = 30
PLATE_WIDTH, PLATE_HEIGHT = 34, 22
SET = 15
"""Checkers a side has in every game but hypergammon; the tray has room for so many."""


class Home(Enum):
    """The side of the picture on which the near player's home board lies: the reader's choice."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Spot:
    """One place in the picture, in whole units but for slabs (tenths)."""

    x: float
    y: float

    def turned(self) -> Spot:
        """Return the same place with the home board on the left."""
        return Spot(WIDTH - self.x, self.y)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its left upper corner and its size."""

    x: float
    y: float
    width: float
    height: float

    def turned(self) -> Box:
        """Return the same rectangle with the home board on the left."""
        return Box(WIDTH - self.x - self.width, self.y, self.width, self.height)


POINT_KEYS = tuple(str(point) for point in range(24, 0, -1))
PLACE_KEYS = (*POINT_KEYS, "bar", "off", "opp-bar", "opp-off")


def is_far(key: str) -> bool:
    """Whether a place lies in the far half of the board (points 13 to 24 and the far side's bar and tray)."""
    return key.startswith("opp-") or (key.isdigit() and int(key) > 12)


def column_left(point: int) -> int:
    """Return the left edge of a point's column."""
    if point <= 6:
        return WIDTH - RAIL - TRAY - COLUMN * point
    if point <= 12:
        return RAIL + COLUMN * (12 - point)
    if point <= 18:
        return RAIL + COLUMN * (point - 13)
    return RAIL + HALF + BAR + COLUMN * (point - 19)


BAR_X = RAIL + HALF + BAR // 2
TRAY_LEFT = WIDTH - RAIL - TRAY + 3
INNER_LEFT = RAIL + HALF + BAR
"""The left edge of the half with the home boards."""


def _room(key: str) -> tuple[float, float, float, int]:
    """x, first y, step and number of slots of a place."""
    far = is_far(key)
    if key.endswith("bar"):
        towards = -1 if far else 1
        return BAR_X, HEIGHT // 2 + towards * BAR_FIRST, towards * BAR_STEP, BAR_STACK
    if key.endswith("off"):
        first = EDGE + 1 if far else HEIGHT - EDGE - 1 - SLAB_HEIGHT
        return TRAY_LEFT + 2, first, SLAB_STEP if far else -SLAB_STEP, SET
    first = EDGE + RADIUS + 1
    x = column_left(int(key)) + COLUMN // 2
    return (x, first, STEP, STACK) if far else (x, HEIGHT - first, -STEP, STACK)


def slot_count(key: str) -> int:
    """How many checkers a place shows; a taller stack carries its count on the last one shown."""
    return _room(key)[3]


def slot(key: str, level: int) -> Spot:
    """Return the middle of the checker at ``level`` (0 lies at the edge, on the bar nearest to the middle).

    For a tray it is the left upper corner of the slab.
    """
    x, first, step, slots = _room(key)
    level = min(level, slots - 1)
    return Spot(x, round(first + step * level, 1))


def number_place(point: int) -> Spot:
    """Return the middle of a point's number on its baseline."""
    y = 20 if is_far(str(point)) else HEIGHT - 8
    return Spot(column_left(point) + COLUMN // 2, y)


def plate(point: int) -> Box:
    """Return the plate behind a point's number."""
    x = column_left(point) + (COLUMN - PLATE_WIDTH) // 2
    y = 3 if is_far(str(point)) else HEIGHT - 3 - PLATE_HEIGHT
    return Box(x, y, PLATE_WIDTH, PLATE_HEIGHT)


def quarter(point: int) -> Box:
    """Return the quarter of the board in which a point lies."""
    far = point > 12
    x = RAIL if 7 <= point <= 18 else INNER_LEFT
    return Box(x, EDGE if far else HEIGHT // 2, HALF, HEIGHT // 2 - EDGE)


def room(key: str) -> Box:
    """Return the bar in its whole length, or the tray of a side."""
    return Box(RAIL + HALF + 2, EDGE, BAR - 4, HEIGHT - 2 * EDGE) if key == "bar" else tray(key)


def target(key: str) -> Box:
    """Return the part of the board that stands for a place: a point's whole column with its number."""
    height = EDGE + COLUMN_HEIGHT
    y = 0 if is_far(key) else HEIGHT - height
    if key.endswith("bar"):
        return Box(RAIL + HALF, y, BAR, height)
    if key.endswith("off"):
        return Box(TRAY_LEFT - 3, y, COLUMN, height)
    return Box(column_left(int(key)), y, COLUMN, height)


def tray(key: str) -> Box:
    """Return the tray of a side (``off`` or ``opp-off``)."""
    y = EDGE if is_far(key) else HEIGHT - EDGE - COLUMN_HEIGHT
    return Box(TRAY_LEFT, y, TRAY_WIDTH, COLUMN_HEIGHT)


def die_boxes(count: int) -> tuple[Box, ...]:
    """Places of ``count`` dice in a row, in the middle of the half with the home boards."""
    span = count * DIE + (count - 1) * DIE_GAP
    start = INNER_LEFT + HALF // 2 - span // 2
    y = HEIGHT // 2 - DIE // 2
    return tuple(Box(start + (DIE + DIE_GAP) * index, y, DIE, DIE) for index in range(count))


def cube_box(key: str | None) -> Box:
    """Return the cube's place: in the middle (None), or at its owner's end (``off`` or ``opp-off``)."""
    y = HEIGHT // 2 - CUBE // 2
    if key is not None:
        y = EDGE + 4 if is_far(key) else HEIGHT - EDGE - 4 - CUBE
    return Box(BAR_X - CUBE // 2, y, CUBE, CUBE)


def halves() -> tuple[Box, Box]:
    """Return the two fields: the outer boards, then the home boards."""
    outer, inner = (Box(x, EDGE, HALF, HEIGHT - 2 * EDGE) for x in (RAIL, INNER_LEFT))
    return outer, inner


def _numbers(box: Box, home: Home) -> list[float]:
    seen = box if home is Home.RIGHT else box.turned()
    return [seen.x, seen.y, seen.width, seen.height]


def _pair(spot: Spot, home: Home) -> list[float]:
    seen = spot if home is Home.RIGHT else spot.turned()
    return [seen.x, seen.y]


def _place(key: str, home: Home) -> list[float]:
    """First checker (or corner of the first slab), step to the next, number shown."""
    x, first, step, slots = _room(key)
    if key.endswith("off"):
        corner = _numbers(Box(x, first, SLAB_WIDTH, SLAB_HEIGHT), home)
        return [corner[0], corner[1], step, slots]
    return [*_pair(Spot(x, first), home), step, slots]


def _home_json(home: Home) -> dict[str, object]:
    cubes = (("middle", None), ("own", "off"), ("opp", "opp-off"))
    return {
        "places": {key: _place(key, home) for key in PLACE_KEYS},
        "targets": {key: _numbers(target(key), home) for key in PLACE_KEYS},
        "plates": {key: _numbers(plate(int(key)), home) for key in POINT_KEYS},
        "numbers": {key: _pair(number_place(int(key)), home) for key in POINT_KEYS},
        "dice": {str(n): [_numbers(box, home)[:2] for box in die_boxes(n)] for n in (1, 2, 3, 4)},
        "cube": {name: _numbers(cube_box(key), home) for name, key in cubes},
    }


def geometry_json() -> str:
    """Return the numbers the browser needs to redraw checkers, dice and marks, as one line of JSON.

    ``places`` gives for each place the middle of its first checker, the step to the next one (in y) and
    how many are shown; for trays the corner of the first slab. ``targets``, ``plates`` and ``cube`` are
    x, y, width, height; ``dice`` are corners for one to four dice.
    """
    numbers = {
        "size": [WIDTH, HEIGHT],
        "radius": RADIUS,
        "slab": [SLAB_WIDTH, SLAB_HEIGHT],
        "die": DIE,
        "column": [COLUMN, COLUMN_HEIGHT, EDGE],
        "right": _home_json(Home.RIGHT),
        "left": _home_json(Home.LEFT),
    }
    return json.dumps(numbers, separators=(",", ":"), sort_keys=True)


if __name__ == "__main__":
    sys.stdout.write(geometry_json() + "\n")
