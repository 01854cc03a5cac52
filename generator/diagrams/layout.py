"""Puts a view into numbers: where each checker, die, number and mark stands. Nothing here is drawn.

All positions are whole units (slabs: tenths). Everything is worked out with the home board on the right and
turned over as a whole at the end, so that both drawings are one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from generator.diagrams import geometry as g
from generator.diagrams.arrows import Curve, curve
from generator.diagrams.geometry import Box, Spot
from generator.diagrams.model import Colour, Stroke
from generator.diagrams.view import SeenArrow, View


@dataclass(frozen=True, slots=True)
class Disc:
    """A checker by its middle; ``count`` stands on the last one shown of a stack that is taller."""

    colour: Colour
    key: str
    at: Spot
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Slab:
    """A checker borne off, lying on its edge in the tray."""

    colour: Colour
    box: Box


@dataclass(frozen=True, slots=True)
class Number:
    """A point's number by the middle of its baseline."""

    point: int
    at: Spot
    lit: bool
    struck: bool


@dataclass(frozen=True, slots=True)
class DieBox:
    """A die of the side to move."""

    number: int
    box: Box
    spent: bool = False


@dataclass(frozen=True, slots=True)
class CubeBox:
    """The doubling cube and the number on it."""

    number: int
    box: Box


@dataclass(frozen=True, slots=True)
class ArrowLine:
    """An arrow: its curve, the head at the end of it, and the small die on it."""

    curve: Curve
    stroke: Stroke
    die: DieBox | None


@dataclass(frozen=True, slots=True)
class Layout:
    """Every number of one picture."""

    home: g.Home
    near: Colour
    numbers: tuple[Number, ...]
    discs: tuple[Disc, ...]
    slabs: tuple[Slab, ...]
    dice: tuple[DieBox, ...]
    cube: CubeBox | None
    plates: tuple[Box, ...]
    areas: tuple[Box, ...]
    """Quarters that are tinted."""
    rooms: tuple[Box, ...]
    """Bar and trays that are framed."""
    ghosts: tuple[Spot, ...]
    """Outlines of checkers of the near side."""
    rings: tuple[Spot, ...]
    stars: tuple[Spot, ...]
    """Middles of the checkers that are hit."""
    crosses: tuple[Spot, ...]
    """Landing places of refused moves."""
    blocked: tuple[Spot, ...]
    arrows: tuple[ArrowLine, ...]


ARROW_DIE = 24
HIT_STOP, GOAL_STOP = 27, 19
"""How far before its goal an arrow ends where a hit checker, a cross or a count must stay whole."""
PAST_COUNT = 0.87
"""Steps from the last checker of a full stack to a sign that leaves its count readable."""


@dataclass(slots=True)
class _Places:
    """Counts, while arrows are laid out, which checkers have left their place and which have come."""

    view: View
    left: dict[str, int] = field(default_factory=dict)
    come: dict[str, int] = field(default_factory=dict)

    def origin(self, key: str, *, leaves: bool) -> Spot:
        """Return where the next checker to go lies: on top, or as a ghost that an arrow has brought.

        A checker whose move is refused stays (``leaves`` is false): it is the same one that another arrow
        may move.
        """
        under = self.view.under(key, self.view.near)
        own = min(self.view.count(key, self.view.near) + under, g.slot_count(key))
        gone = self.left.get(key, 0) if leaves else 0
        if leaves:
            self.left[key] = gone + 1
        if key == "bar":
            return g.slot(key, gone)
        level = own - 1 - gone if gone < own else own + self.come.get(key, 0) - 1
        return g.slot(key, max(level, 0))

    def goal(self, key: str, *, stays: bool) -> Spot:
        """Return the free place at a goal; with ``stays`` it is taken from then on."""
        at = landing(self.view, key, self.come.get(key, 0))
        if stays:
            self.come[key] = self.come.get(key, 0) + 1
        return at


def landing(view: View, key: str, more: int = 0) -> Spot:
    """Return the first free place at ``key``, above what stands there; in a full stack the last place."""
    standing = view.count(key, view.near) + view.count(key, view.near.other) + more
    spot = g.slot(key, standing)
    if key.endswith("off"):
        return Spot(spot.x + g.SLAB_WIDTH // 2, round(spot.y + g.SLAB_HEIGHT / 2))
    return spot


def lay_out(view: View) -> Layout:
    """Work out all numbers of a picture, for the home side of the view."""
    layout = _home_right(view)
    return layout if view.home is g.Home.RIGHT else _turned(layout)


def _turned(value: Any) -> Any:
    """Turn every place and rectangle in a value over to the other home side."""
    if isinstance(value, Spot | Box | Curve):
        return value.turned()
    if isinstance(value, tuple):
        return tuple(_turned(item) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{name.name: _turned(getattr(value, name.name)) for name in fields(value)})
    return value


def _home_right(view: View) -> Layout:
    refused = [arrow for arrow in view.arrows if arrow.mark.refused]
    hits = [arrow for arrow in view.arrows if arrow.mark.hit and not arrow.mark.refused]
    lines, goals = _arrows(view)
    free = [goal for arrow, goal in goals if _leaves_ghost(view, arrow)]
    return Layout(
        home=view.home,
        near=view.near,
        numbers=tuple(_numbers(view, {arrow.target for arrow in refused})),
        discs=tuple(_discs(view)),
        slabs=tuple(_slabs(view)),
        dice=tuple(
            DieBox(number, box, spent)
            for (number, spent), box in zip(view.dice, g.die_boxes(len(view.dice)), strict=True)
        ),
        cube=_cube(view),
        plates=tuple(g.plate(point) for point in view.plates),
        areas=tuple(g.quarter(point) for point in view.areas),
        rooms=tuple(g.room(key) for key in view.rooms),
        ghosts=(*free, *(landing(view, key) for key in view.ghosts)),
        rings=tuple(_top(view, key) for key in view.selected),
        stars=tuple(g.slot(arrow.target, 0) for arrow in hits),
        crosses=tuple(goal for arrow, goal in goals if arrow.mark.refused),
        blocked=tuple(_blocked(view, [arrow.target for arrow in refused])),
        arrows=tuple(lines),
    )


def _numbers(view: View, struck: set[str]) -> Iterator[Number]:
    for point in range(1, 25):
        yield Number(point, g.number_place(point), lit=point in view.plates, struck=str(point) in struck)


def _discs(view: View) -> Iterator[Disc]:
    for stack in view.stacks:
        if stack.key.endswith("off"):
            continue
        shown = min(stack.count, g.slot_count(stack.key) - stack.under)
        for level in range(shown):
            tall = level == shown - 1 and stack.count > shown
            at = g.slot(stack.key, level + stack.under)
            yield Disc(stack.colour, stack.key, at, stack.count if tall else None)


def _slabs(view: View) -> Iterator[Slab]:
    for stack in view.stacks:
        if stack.key.endswith("off"):
            for level in range(stack.count):
                corner = g.slot(stack.key, level)
                yield Slab(stack.colour, Box(corner.x, corner.y, g.SLAB_WIDTH, g.SLAB_HEIGHT))


def _cube(view: View) -> CubeBox | None:
    if view.cube is None:
        return None
    owner = view.cube.owner
    end = None if owner is None else "off" if owner is view.near else "opp-off"
    # A real cube has no 1: before the first double it lies with 64 up.
    return CubeBox(64 if view.cube.value == 1 else view.cube.value, g.cube_box(end))


def _top(view: View, key: str) -> Spot:
    shown = min(view.count(key, view.near) + view.under(key, view.near), g.slot_count(key))
    return g.slot(key, 0 if key == "bar" else max(shown - 1, 0))


def _blocked(view: View, refused: list[str]) -> Iterator[Spot]:
    for point in view.blocked:
        key = str(point)
        # A cross on the landing place says it already; a second sign could only hide a checker.
        if key not in refused:
            yield _above(view, key)


def _above(view: View, key: str) -> Spot:
    """Return where a sign over what stands at ``key`` hides no checker, and of a full stack not the count."""
    standing = view.count(key, view.near) + view.count(key, view.near.other)
    if standing < g.slot_count(key):
        return g.slot(key, standing)
    last, below = _last(key), g.slot(key, g.slot_count(key) - 2)
    return Spot(last.x, round(last.y + (last.y - below.y) * PAST_COUNT, 1))


def _last(key: str) -> Spot:
    return g.slot(key, g.slot_count(key) - 1)


def _arrows(view: View) -> tuple[list[ArrowLine], list[tuple[SeenArrow, Spot]]]:
    """Lay out the arrows in turn, and say for each where its checker would stand."""
    places = _Places(view)
    lines: list[ArrowLine] = []
    goals: list[tuple[SeenArrow, Spot]] = []
    for arrow in view.arrows:
        mark = arrow.mark
        start = places.origin(arrow.source, leaves=not mark.refused)
        hits = mark.hit and not mark.refused
        goal = g.slot(arrow.target, 0) if hits else places.goal(arrow.target, stays=not mark.refused)
        if mark.refused and not arrow.target.endswith(("off", "bar")) and goal == _last(arrow.target):
            goal = _above(view, arrow.target)
        stop = HIT_STOP if hits else GOAL_STOP if mark.refused or _full(view, arrow.target) else 0
        others = tuple(line.curve for line in lines)
        bend = curve(start, goal, stop, others, deep=_goes_around(arrow, view.arrows))
        lines.append(ArrowLine(bend, mark.stroke, _arrow_die(bend, mark.die)))
        goals.append((arrow, goal))
    return lines, goals


def _leaves_ghost(view: View, arrow: SeenArrow) -> bool:
    taken = arrow.mark.hit or arrow.mark.refused
    return not taken and arrow.target != "off" and not _full(view, arrow.target)


def _full(view: View, key: str) -> bool:
    """Whether a place shows as many checkers as it can: a further one only changes the count on the last."""
    return not key.endswith("off") and view.count(key, view.near) >= g.slot_count(key)


def _goes_around(arrow: SeenArrow, arrows: tuple[SeenArrow, ...]) -> bool:
    """Whether another arrow leaves the same place for a nearer one."""
    column = {key: g.target(key).x for key in g.PLACE_KEYS}
    reach = abs(column[arrow.target] - column[arrow.source])
    return any(
        other.source == arrow.source and abs(column[other.target] - column[other.source]) < reach
        for other in arrows
    )


def _arrow_die(bend: Curve, number: int | None) -> DieBox | None:
    if number is None:
        return None
    half = ARROW_DIE // 2
    return DieBox(number, Box(bend.label.x - half, bend.label.y - half, ARROW_DIE, ARROW_DIE))
