"""Reads the scenes that are drawings: cube, dice, clock, seats, scale."""

from __future__ import annotations

import re
from typing import Any, Final

from generator.diagrams.model import Colour
from generator.diagrams.nodes import Node
from generator.diagrams.scenes.fields import children, colour, cube_value, is_whole, pair, short_text, whole
from generator.diagrams.scenes.model import (
    Clock,
    CubePlan,
    Cubes,
    Dice,
    Lean,
    Role,
    Scale,
    SceneDie,
    Seat,
    Seats,
    Spot,
    Zone,
)
from generator.errors import shown

_TIME: Final = re.compile(r"\d{1,2}:[0-5]\d")
_SPOTS: Final = tuple(spot.value for spot in Spot)
_LEANS: Final = tuple(lean.value for lean in Lean)
_ROLES: Final = tuple(role.value for role in Role)


def cubes(node: Node) -> Cubes:
    """Read ``boards``, or ``faces: true``."""
    if node.flag("faces", default=False):
        if node.has("boards"):
            node.fault("faces", "BAD_VALUE", "write `boards` or `faces`, not both")
        return Cubes(())
    return Cubes(tuple(_plan(entry) for entry in children(node, "boards", 1, 4)))


def _plan(entry: Node) -> CubePlan:
    entry.only(("value", "owner", "offered", "away", "text"))
    owner, offered = colour(entry, "owner"), colour(entry, "offered")
    away, value = entry.flag("away", default=False), cube_value(entry, "value") or 1
    if (owner is not None) + (offered is not None) + away > 1:
        entry.fault(None, "BAD_VALUE", "the cube has one place: `owner`, `offered` or `away`")
    if value == 1 and (owner or offered):
        entry.fault("value", "MARK_FALSE", "a cube that is offered or owned shows at least 2")
    text = short_text(entry, needed=False)
    return CubePlan(value=value, owner=owner, offered=offered, away=away, text=text)


def dice(node: Node) -> Dice:
    """Read ``thrower``, ``dice`` and ``counts``."""
    thrower = colour(node, "thrower") or Colour.WHITE
    read = tuple(_die(entry, thrower) for entry in children(node, "dice", 1, 4))
    counts = node.flag("counts", default=False) if node.data.get("counts") is not None else None
    return Dice(dice=read, counts=counts)


def _die(entry: Node, thrower: Colour) -> SceneDie:
    entry.only(("face", "by", "at", "leans"))
    if not entry.has("face"):
        entry.fault(None, "MISSING", "`face` is missing; write the number on top")
    if entry.has("at") and entry.has("leans"):
        entry.fault("leans", "BAD_VALUE", "write `at` for a die that lies flat or `leans`, not both")
    lean = entry.word("leans", _LEANS, "") if entry.data.get("leans") is not None else ""
    return SceneDie(
        face=whole(entry, "face", 1, 6) or 1,
        by=colour(entry, "by") or thrower,
        at=Spot(entry.word("at", _SPOTS, Spot.RIGHT.value)),
        leans=Lean(lean) if lean else None,
    )


def clock(node: Node) -> Clock:
    """Read ``times``, ``running`` and ``flag``."""
    white, black = _times(node)
    running, flag = colour(node, "running"), colour(node, "flag")
    shows = {Colour.WHITE: white, Colour.BLACK: black}
    if flag is not None and shows[flag].strip("0:"):
        node.fault("flag", "MARK_FALSE", f"the time of {flag.value} is not up; its clock must show 0:00")
    return Clock(white=white, black=black, running=running, flag=flag)


def _times(node: Node) -> tuple[str, str]:
    value = node.data.get("times")
    sides = [colour.value for colour in Colour]
    if isinstance(value, dict) and set(value) == set(sides) and all(_is_time(one) for one in value.values()):
        return str(value[sides[0]]), str(value[sides[1]])
    wanted = '{white: "12:00", black: "0:07"}, minutes and seconds in quotes'
    node.fault("times", "BAD_VALUE", f"`times` must be {wanted}; found {shown(value)}")
    return "0:00", "0:00"


def _is_time(value: Any) -> bool:
    return isinstance(value, str) and _TIME.fullmatch(value) is not None


def seats(node: Node) -> Seats:
    """Read ``seats`` and ``arrows``."""
    read = tuple(_seat(entry) for entry in children(node, "seats", 2, 6))
    arrows = []
    for value, _line in node.entries("arrows"):
        good = (
            isinstance(value, list) and len(value) == 2 and all(is_whole(one, 1, len(read)) for one in value)
        )
        if good and value[0] != value[1]:
            arrows.append((int(value[0]), int(value[1])))
        else:
            wanted = f"[from, to], two numbers of seats from 1 to {len(read)}"
            node.fault("arrows", "BAD_VALUE", f"`arrows` must hold {wanted}; found {shown(value)}")
    return Seats(read, tuple(arrows))


def _seat(entry: Node) -> Seat:
    entry.only(("role", "side", "die", "answer"))
    role = Role(entry.word("role", _ROLES, Role.TEAM.value))
    side = entry.word("side", ("near", "far"), "far" if role is Role.BOX else "near")
    answer = entry.word("answer", ("take", "drop"), "") if entry.data.get("answer") is not None else ""
    take = {"take": True, "drop": False}.get(answer)
    return Seat(role=role, far=side == "far", die=whole(entry, "die", 1, 6), take=take)


def scale(node: Node) -> Scale:
    """Read ``zones`` and ``arrow``."""
    zones = tuple(_zone(entry) for entry in children(node, "zones", 1, 4))
    return Scale(zones, pair(node, "arrow", 0, 100))


def _zone(entry: Node) -> Zone:
    entry.only(("at", "from", "to", "text"))
    at, start, end = (whole(entry, key, 0, 100) for key in ("at", "from", "to"))
    text = short_text(entry, needed=False)
    if at is not None and start is None and end is None:
        return Zone(at, at, text)
    if at is not None or start is None or end is None or start >= end:
        entry.fault(None, "BAD_VALUE", "write `at: 25`, or `from: 70` and `to: 80`, the smaller first")
        return Zone(0, 0, text)
    return Zone(start, end, text)
