"""The board as facts: places, one player's checkers, and a whole position.

Each side is kept in its own numbering (24 is its farthest point, 1 its last), so every rule is
written once, for "the side to move", and never for a colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

Point = int
"""A point, 1 to 24, from the view of the side that owns the number; 24 is the farthest."""

POINTS = 24


class Place(Enum):
    """A place of a checker that is no point."""

    BAR = "bar"
    """Where a hit checker waits."""
    OFF = "off"
    """Where a checker is when it has been borne off."""

    def __repr__(self) -> str:
        return f"Place.{self.name}"


BAR = Place.BAR
OFF = Place.OFF

Location = int | Place
"""A point, the bar or off."""


def location_key(location: Location) -> str:
    """Write a location as data: ``"24"`` … ``"1"``, ``"bar"``, ``"off"``."""
    return location.value if isinstance(location, Place) else str(location)


@dataclass(frozen=True, slots=True)
class Side:
    """One player's checkers in that player's own numbering; checkers borne off are what is missing."""

    points: tuple[int, ...]
    """24 counts; index 0 is the side's own 1-point, index 23 its 24-point."""
    bar: int = 0
    """Checkers waiting on the bar."""

    def __post_init__(self) -> None:
        if len(self.points) != POINTS:
            raise ValueError(f"a side has 24 points, not {len(self.points)}")

    def count(self, location: Location) -> int:
        """Return the number of checkers on a point or on the bar; off is asked by :meth:`off`."""
        if location is Place.BAR:
            return self.bar
        if location is Place.OFF:
            raise ValueError("the number borne off depends on the set: use off(total)")
        assert isinstance(location, int)  # noqa: S101 - narrows the type; both places are handled above
        return self.points[location - 1]

    @property
    def on_board(self) -> int:
        """Checkers still in play, those on the bar included."""
        return sum(self.points) + self.bar

    def off(self, total: int = 15) -> int:
        """Checkers borne off, out of a set of ``total``."""
        return total - self.on_board

    def pips(self) -> int:
        """Return the pip count: how far all checkers have still to travel (terms.pip); the bar is 25."""
        return sum(point * count for point, count in enumerate(self.points, 1)) + 25 * self.bar

    @property
    def outside(self) -> int:
        """Checkers not yet in the home board; the bar counts as outside (bearoff.start)."""
        return sum(self.points[6:]) + self.bar

    def held(self) -> tuple[Location, ...]:
        """Return every place with a checker of this side, the bar first, then from 24 down to 1."""
        bar: tuple[Location, ...] = (BAR,) if self.bar else ()
        return bar + tuple(point for point in range(POINTS, 0, -1) if self.points[point - 1])


class Facing(Enum):
    """How the two sides' numbers of one point belong together (board.numbering)."""

    OPPOSED = "opposed"
    """The sides go opposite ways: the two numbers of a point add up to 25."""
    SAME_WAY = "same-way"
    """Both go the same way round: the two numbers of a point differ by 12 (long.direction, tavli.fevga)."""

    def turned(self, point: Point) -> Point:
        """Return the other side's number of a point; it works both ways."""
        if self is Facing.OPPOSED:
            return POINTS + 1 - point
        return (point + 11) % POINTS + 1


NO_PIN, PINS_ENEMY, PINNED = 0, 1, 2
"""What ``Position.pins`` says of a point: nothing, the mover pins there, the opponent pins there."""


@dataclass(frozen=True, slots=True)
class Position:
    """Both sides' checkers, the side to move first, each in its own numbering."""

    on_roll: Side
    """The side to move."""
    opponent: Side
    """The other side; :meth:`turned` gives its number of a point."""
    facing: Facing = Facing.OPPOSED
    pins: tuple[int, ...] = ()
    """Plakoto only: for the mover's points 1 to 24 who pins there; empty in games without pins."""

    @classmethod
    def from_counts(
        cls,
        own: Mapping[int, int],
        other: Mapping[int, int] | None = None,
        *,
        own_bar: int = 0,
        other_bar: int = 0,
        facing: Facing = Facing.OPPOSED,
        pins: Mapping[int, int] | None = None,
    ) -> Position:
        """Build a position from point: count tables, in the mover's numbers; ``pins`` in Plakoto alone."""
        points = range(1, POINTS + 1)
        mine = tuple(own.get(point, 0) for point in points)
        theirs = tuple((other or {}).get(facing.turned(point), 0) for point in points)
        marks = () if pins is None else tuple(pins.get(point, NO_PIN) for point in points)
        return cls(Side(mine, own_bar), Side(theirs, other_bar), facing, marks)

    def flipped(self) -> Position:
        """Return the same board with the other side to move."""
        swap = (NO_PIN, PINNED, PINS_ENEMY)
        pins = tuple(swap[mark] for mark in reversed(self.pins))
        return Position(self.opponent, self.on_roll, self.facing, pins)

    def turned(self, point: Point) -> Point:
        """Return the opponent's number of a point named in the mover's numbers."""
        return self.facing.turned(point)

    def enemy(self, point: Point) -> int:
        """Return the number of opposing checkers on a point named in the mover's numbers."""
        return self.opponent.points[self.facing.turned(point) - 1]

    @property
    def enemies(self) -> tuple[int, ...]:
        """The opposing checkers on the mover's points 1 to 24."""
        theirs = self.opponent.points
        return theirs[::-1] if self.facing is Facing.OPPOSED else theirs[12:] + theirs[:12]

    def pin(self, point: Point) -> int:
        """Return who pins on the mover's point: :data:`NO_PIN`, :data:`PINS_ENEMY` or :data:`PINNED`."""
        return self.pins[point - 1] if self.pins else NO_PIN


START = Position.from_counts({24: 2, 13: 5, 8: 3, 6: 5}, {1: 2, 12: 5, 17: 3, 19: 5})
"""The starting position (setup.start-position)."""
