"""Resolves, once, how a diagram is seen: who sits near, which side is light, where each checker lies.

After this step nothing asks again who is White or who is to move.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.diagrams.geometry import Home
from generator.diagrams.model import (
    Area,
    Arrow,
    Blocked,
    Colour,
    Cube,
    Diagram,
    Ghost,
    Plate,
    Quarter,
    Room,
    Select,
)
from generator.rules import Location, Place, Position
from generator.rules.position import PINNED, PINS_ENEMY


@dataclass(frozen=True, slots=True)
class Stack:
    """Checkers of one side that lie at one place."""

    colour: Colour
    key: str
    """Place in the near side's numbers: ``"24"`` ... ``"1"``, ``bar``, ``off``, ``opp-bar``, ``opp-off``."""
    count: int
    under: int = 0
    """How many checkers of the other side lie under them: the pinned one of Plakoto (tavli.plakoto)."""


@dataclass(frozen=True, slots=True)
class SeenArrow:
    """An arrow between two places."""

    source: str
    target: str
    mark: Arrow


@dataclass(frozen=True, slots=True)
class View:
    """One picture as its reader sees it; the near side's home lies at ``home``."""

    near: Colour
    home: Home
    stacks: tuple[Stack, ...]
    """All checkers: the near side's from 24 down, then the far side's."""
    dice: tuple[tuple[int, bool], ...]
    """Number and whether it is spent, in the near side's colours."""
    cube: Cube | None
    arrows: tuple[SeenArrow, ...]
    ghosts: tuple[str, ...]
    """Places of the ghosts, those at the goals of the arrows not among them."""
    plates: tuple[int, ...]
    areas: tuple[int, ...]
    """For each tinted quarter one point of it."""
    rooms: tuple[str, ...]
    blocked: tuple[int, ...]
    selected: tuple[str, ...]

    def count(self, key: str, colour: Colour) -> int:
        """How many checkers of a side lie at a place."""
        return sum(stack.count for stack in self.stacks if stack.key == key and stack.colour is colour)

    def under(self, key: str, colour: Colour) -> int:
        """How many checkers of the other side lie under those of this side at a place."""
        return sum(stack.under for stack in self.stacks if stack.key == key and stack.colour is colour)


def key_of(location: Location) -> str:
    """Return the name of a place of the near side."""
    return location.value if isinstance(location, Place) else str(location)


def resolve(diagram: Diagram, home: Home = Home.RIGHT) -> View:
    """See a diagram (without parts) from the near side, its home board on the reader's chosen side."""
    goals = {key_of(arrow.target) for arrow in diagram.arrows}
    ghosts = (key_of(mark.at) for mark in diagram.marks if isinstance(mark, Ghost))
    return View(
        near=diagram.side,
        home=home,
        stacks=_stacks(diagram.position, diagram.side, diagram.checkers),
        dice=_dice(diagram),
        cube=diagram.cube,
        arrows=tuple(
            SeenArrow(key_of(arrow.source), key_of(arrow.target), arrow) for arrow in diagram.arrows
        ),
        ghosts=tuple(key for key in ghosts if key not in goals),
        plates=_plates(diagram),
        areas=tuple(_corner(mark.quarter, diagram) for mark in diagram.marks if isinstance(mark, Area)),
        rooms=tuple(mark.key for mark in diagram.marks if isinstance(mark, Room)),
        blocked=tuple(mark.point for mark in diagram.marks if isinstance(mark, Blocked)),
        selected=tuple(key_of(mark.at) for mark in diagram.marks if isinstance(mark, Select)),
    )


def _plates(diagram: Diagram) -> tuple[int, ...]:
    if diagram.all_plates:
        return tuple(range(1, 25))
    return tuple(mark.point for mark in diagram.marks if isinstance(mark, Plate))


def _corner(quarter: Quarter, diagram: Diagram) -> int:
    """Return a point of a quarter in the near side's numbers; the other side's lie as the game has them."""
    own = 1 if quarter in {Quarter.HOME, Quarter.OPP_HOME} else 7
    return own if quarter in {Quarter.HOME, Quarter.OUTER} else diagram.position.turned(own)


def _dice(diagram: Diagram) -> tuple[tuple[int, bool], ...]:
    """Mark as many dice of a number as spent as the diagram names, the first ones first."""
    left = list(diagram.spent)
    seen = []
    for die in diagram.dice:
        spent = die in left
        if spent:
            left.remove(die)
        seen.append((die, spent))
    return tuple(seen)


def _stacks(position: Position, near: Colour, checkers: int) -> tuple[Stack, ...]:
    mine, theirs = position.on_roll, position.opponent
    stacks = [Stack(near, "bar", mine.bar)]
    stacks += [
        Stack(near, str(point), mine.count(point), int(position.pin(point) == PINS_ENEMY))
        for point in range(24, 0, -1)
    ]
    stacks += [Stack(near, "off", mine.off(checkers)), Stack(near.other, "opp-bar", theirs.bar)]
    stacks += [
        Stack(near.other, str(point), position.enemy(point), int(position.pin(point) == PINNED))
        for point in range(24, 0, -1)
    ]
    stacks.append(Stack(near.other, "opp-off", theirs.off(checkers)))
    return tuple(stack for stack in stacks if stack.count > 0)
