"""Reads the marks of a picture and checks them against its position.

A mark that says what the position does not (an arrow from an empty point, a hit where nobody stands) would
teach something false, so it is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from generator.diagrams.model import (
    MAX_ARROWS,
    MAX_PLATES,
    Area,
    Arrow,
    Blocked,
    Ghost,
    Mark,
    Plate,
    Quarter,
    Room,
    Select,
    Stroke,
)
from generator.diagrams.nodes import Node, is_die
from generator.errors import shown
from generator.rules import STANDARD, Location, Place, Position, RuleSet
from generator.rules.position import PINNED
from generator.rules.ruleset import Game

KINDS: Final = ("arrow", "ghost", "point", "blocked", "select", "area", "place")
_ROOMS: Final = ("bar", "off", "opp-off")
_ARROW_KEYS: Final = ("arrow", "die", "style", "hit", "refused")


def read_marks(
    node: Node, position: Position | None, dice: tuple[int, ...], ruleset: RuleSet = STANDARD
) -> tuple[Mark, ...]:
    """Read the ``marks`` of a picture; faulty ones are left out, and their faults recorded."""
    read: list[tuple[Node, Mark]] = []
    for data, line in node.entries("marks"):
        entry = Node(data, node.path, node.label, node.faults, line)
        mark = _mark(entry) if isinstance(data, Mapping) else None
        if mark is not None:
            read.append((entry, mark))
    _count(node, [mark for _, mark in read])
    if position is not None:
        reached: set[Location] = set()
        for entry, mark in read:
            _check(entry, mark, position, dice, reached, hits=ruleset.game is Game.BACKGAMMON)
    return tuple(mark for _, mark in read)


def _mark(entry: Node) -> Mark | None:
    kinds = [key for key in entry.data if key in KINDS]
    if len(kinds) != 1:
        found = [str(key) for key in entry.data]
        entry.fault(None, "UNKNOWN_MARK", f"a mark is one of {', '.join(KINDS)}; found {shown(found)}")
        return None
    kind = kinds[0]
    if kind == "arrow":
        return _arrow(entry)
    entry.only((kind,))
    return _shown_place(entry, kind) if kind in {"area", "place"} else _point(entry, kind)


def _point(entry: Node, kind: str) -> Mark | None:
    if kind == "select":
        at = None if entry.empty(kind) else entry.location(entry.data[kind], kind, Place.BAR)
        return None if at is None else Select(at)
    point = entry.point(kind)
    if point is None:
        return None
    if kind == "ghost":
        return Ghost(point)
    return Plate(point) if kind == "point" else Blocked(point)


def _shown_place(entry: Node, kind: str) -> Area | Room | None:
    names = [quarter.value for quarter in Quarter] if kind == "area" else _ROOMS
    name = entry.word(kind, names, "")
    if not name:
        return None
    return Area(Quarter(name)) if kind == "area" else Room(name)


def _arrow(entry: Node) -> Arrow | None:
    entry.only(_ARROW_KEYS)
    ends = entry.data["arrow"]
    stroke = Stroke(entry.word("style", [stroke.value for stroke in Stroke], Stroke.SOLID.value))
    hit, refused = entry.flag("hit", default=False), entry.flag("refused", default=False)
    die = entry.data.get("die")
    if die is not None and not is_die(die):
        entry.fault("die", "BAD_VALUE", f"`die` must be a number from 1 to 6, found {shown(die)}")
        die = None
    if not isinstance(ends, list) or len(ends) != 2:
        if ends is not None:
            entry.fault("arrow", "BAD_VALUE", f"`arrow` must be [from, to], found {shown(ends)}")
        return None
    source = entry.location(ends[0], "arrow", Place.BAR)
    target = entry.location(ends[1], "arrow", Place.OFF)
    if source is None or target is None:
        return None
    return Arrow(source=source, target=target, die=die, stroke=stroke, hit=hit, refused=refused)


def _count(node: Node, marks: list[Mark]) -> None:
    arrows = sum(isinstance(mark, Arrow) for mark in marks)
    plates = sum(isinstance(mark, Plate) for mark in marks)
    places = any(isinstance(mark, Area | Room) for mark in marks)
    if places and not node.has("desc") and "part " not in node.label:
        node.fault("marks", "NEEDS_DESC", "say in `desc` what the tinted place is; ears cannot see it")
    if arrows > MAX_ARROWS:
        node.fault("marks", "TOO_MANY_ARROWS", f"a picture shows at most {MAX_ARROWS} arrows, found {arrows}")
    if plates > MAX_PLATES:
        node.fault(
            "marks", "TOO_MANY_PLATES", f"a picture lights at most {MAX_PLATES} numbers, found {plates}"
        )


def _check(
    entry: Node, mark: Mark, position: Position, dice: tuple[int, ...], reached: set[Location], *, hits: bool
) -> None:
    """Compare a mark with the position; ``reached`` gathers the goals of arrows, where the next may begin."""
    if isinstance(mark, Arrow):
        _check_arrow(entry, mark, position, reached, hits=hits)
        _check_length(entry, mark, dice)
        if not mark.refused:
            reached.add(mark.target)
    elif isinstance(mark, Blocked) and not _blocks(position, mark.point, hits=hits):
        found, least = position.enemy(mark.point), "two or more" if hits else "enough"
        entry.fault(
            "blocked", "MARK_FALSE", f"point {mark.point} holds {found} opposing checkers, not {least}"
        )
    elif isinstance(mark, Select) and not position.on_roll.count(mark.at):
        entry.fault(
            "select", "MARK_FALSE", f"no checker of the side to move stands on {entry.data['select']}"
        )


def _blocks(position: Position, point: int, *, hits: bool) -> bool:
    """Whether the side to move cannot land: two checkers, a pin, or one alone where nobody may join it."""
    if position.pins:
        return position.enemy(point) >= 2 or position.pin(point) == PINNED
    return position.enemy(point) >= (2 if hits else 1)


def _check_arrow(
    entry: Node, arrow: Arrow, position: Position, reached: set[Location], *, hits: bool
) -> None:
    shown: Any = entry.data["arrow"]
    if not position.on_roll.count(arrow.source) and arrow.source not in reached:
        entry.fault("arrow", "MARK_FALSE", f"no checker of the side to move stands on {shown[0]}")
    enemy = position.enemy(arrow.target) if isinstance(arrow.target, int) else 0
    if not hits:
        point = arrow.target if isinstance(arrow.target, int) else 0
        if arrow.hit:
            entry.fault("hit", "MARK_FALSE", "nobody is hit in this game")
        elif point and not arrow.refused and _blocks(position, point, hits=False):
            entry.fault("arrow", "MARK_FALSE", f"{shown[1]} is blocked; add `refused: true`")
        return
    if arrow.hit and enemy != 1:
        entry.fault("hit", "MARK_FALSE", f"`hit` needs one opposing checker on {shown[1]}, found {enemy}")
    elif not arrow.refused and not arrow.hit and enemy == 1:
        entry.fault("arrow", "MARK_FALSE", f"a move to {shown[1]} hits the checker there; add `hit: true`")
    elif not arrow.refused and enemy > 1:
        entry.fault("arrow", "MARK_FALSE", f"{shown[1]} is blocked; add `refused: true`")


def _check_length(entry: Node, arrow: Arrow, dice: tuple[int, ...]) -> None:
    """Compare the number on an arrow with the dice and with its length."""
    shown: Any = entry.data["arrow"]
    if arrow.die is None:
        return
    if dice and arrow.die not in dice:
        entry.fault("die", "MARK_FALSE", f"the dice do not show {arrow.die}")
    length = _length(arrow)
    exact = arrow.target is not Place.OFF
    if not arrow.refused and (length != arrow.die if exact else length > arrow.die):
        entry.fault(
            "die", "MARK_FALSE", f"from {shown[0]} to {shown[1]} is {length}, the die shows {arrow.die}"
        )


def _length(arrow: Arrow) -> int:
    """How many points the arrow goes; the bar counts as 25 and off as 0."""
    start = arrow.source if isinstance(arrow.source, int) else 25
    return start - (arrow.target if isinstance(arrow.target, int) else 0)
