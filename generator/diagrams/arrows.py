"""The curves of the arrows on a board: from checker to place, bending towards the middle of the board.

The second arrow of a picture keeps clear of the first: it bends more, or its small die moves along the line.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, hypot

from generator.diagrams.geometry import HEIGHT, Spot

HEAD = 20
"""Length of an arrow's head."""
START = 14
"""How far from the middle of its checker an arrow begins, so that mark or count stay in sight."""
_BEND, _BEND_BY_LENGTH, _MORE = 30, 0.22, (0.0, 64.0)
_LOWEST = 236
"""How near to the middle of the board the bend of an arrow in the far half may pull it."""
_SHORT = 110
"""Under this length the small die would hide the line, so it stands beside it."""
_CLEAR = 34
"""Least distance between the middles of two small dice, and from one to the tip of the other arrow."""
_ALONG = (0.5, 0.42, 0.58, 0.34, 0.66)
"""Where on its line a die may stand, best first."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A quadratic curve in whole units, and what stands on it."""

    start: Spot
    control: Spot
    end: Spot
    """End of the line, inside the head."""
    tip: Spot
    angle: int
    """Direction of the head in degrees, clockwise from pointing right."""
    label: Spot
    """Middle of the small die."""
    bent: bool
    """False for an arrow across the middle, which is straight."""

    def turned(self) -> Curve:
        """Return the same curve with the home board on the left."""
        start, control, end = self.start.turned(), self.control.turned(), self.end.turned()
        return Curve(start, control, end, self.tip.turned(), 180 - self.angle, self.label.turned(), self.bent)


def curve(
    start: Spot, goal: Spot, stop: float, others: tuple[Curve, ...] = (), *, deep: bool = False
) -> Curve:
    """Bend an arrow within one half towards the middle of the board; across the middle it is straight.

    ``start`` and ``goal`` are the middles of checker and place; ``stop`` is how far before the goal the tip
    ends; ``others`` are the arrows already there; a ``deep`` one goes around a shorter arrow of its checker.
    """
    bends = reversed(_MORE) if deep else _MORE
    tries = [_curve(start, goal, stop, more, along) for more in bends for along in _ALONG]
    return next((found for found in tries if _clear(found, others)), tries[0])


def _curve(start: Spot, goal: Spot, stop: float, more: float, along: float) -> Curve:
    length = hypot(goal.x - start.x, goal.y - start.y)
    bend = _towards_middle(start, goal) * (_BEND + _BEND_BY_LENGTH * length + more)
    height = (start.y + goal.y) / 2 + bend
    if bend:
        # An arrow that ends high would otherwise swing over the dice.
        height = min(height, _LOWEST) if bend > 0 else max(height, HEIGHT - _LOWEST)
    control = Spot(round((start.x + goal.x) / 2), round(height))
    begin = _towards(start, control, START)
    tip = _towards(goal, control, stop)
    end = _towards(goal, control, stop + HEAD * 0.7)
    angle = round(degrees(atan2(goal.y - control.y, goal.x - control.x)))
    label = _on_curve(begin, control, tip, along)
    if length < _SHORT and bend:
        label = Spot(label.x, label.y + (16 if bend > 0 else -16))
    return Curve(begin, control, end, tip, angle, label, bend != 0)


def _clear(found: Curve, others: tuple[Curve, ...]) -> bool:
    """Whether the die of a curve hides nothing of the others, nor theirs its tip."""
    return all(
        _distance(found.label, other.label) >= _CLEAR
        and _distance(found.label, other.tip) >= _CLEAR
        and _distance(found.tip, other.label) >= _CLEAR
        for other in others
    )


def _towards_middle(start: Spot, goal: Spot) -> int:
    middle = HEIGHT / 2
    if start.y < middle and goal.y < middle:
        return 1
    return -1 if start.y > middle and goal.y > middle else 0


def _on_curve(start: Spot, control: Spot, end: Spot, along: float) -> Spot:
    first, second, third = (1 - along) ** 2, 2 * along * (1 - along), along**2
    return Spot(
        round(first * start.x + second * control.x + third * end.x),
        round(first * start.y + second * control.y + third * end.y),
    )


def _towards(spot: Spot, other: Spot, by: float) -> Spot:
    """Return the place ``by`` units from ``spot`` on the way to ``other``."""
    reach = _distance(spot, other) or 1
    return Spot(
        round(spot.x + (other.x - spot.x) / reach * by), round(spot.y + (other.y - spot.y) / reach * by)
    )


def _distance(one: Spot, other: Spot) -> float:
    return hypot(one.x - other.x, one.y - other.y)
