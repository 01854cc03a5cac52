"""Reads ``diagrams/*.yml`` into diagrams and reports every fault with its path and line.

A file is a list of entries; what their fields mean stands in ``model``. A diagram with ``parts`` hands its
position, dice, cube and side down to the parts that give none of their own, and its spoken sentence to the
first of them.
"""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from generator.diagrams.marks import read_marks
from generator.diagrams.model import Colour, Cube, Diagram
from generator.diagrams.nodes import Node
from generator.diagrams.scenes.load import read_scene
from generator.errors import Faults, shown
from generator.i18n.yaml_lines import line_of, load_yaml
from generator.notation.xgid import Seat, Xgid
from generator.rules import RULESETS, Position, Roll

PICTURE_KEYS: Final = (
    "pos", "xgid", "ruleset", "dice", "spent", "side", "mover", "cube", "marks", "plates", "caption", "desc",
)  # fmt: skip
ENTRY_KEYS: Final = ("name", "rule", *PICTURE_KEYS, "parts")
SCENE_HEAD: Final = ("name", "rule", "caption", "desc")
_NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NOWHERE: Final = Position.from_counts({})
"""Stands in for a position that could not be read; its diagram is not returned."""


def load_diagrams(folder: Path, rules: Container[str] | None = None) -> tuple[dict[str, Diagram], Faults]:
    """Read every diagram of a folder by name, files in the order of their names.

    ``rules`` are the ids a diagram may name; None leaves that unchecked. A diagram with a fault is left out;
    a file of which nothing could be read is in ``unreadable`` of the faults.
    """
    faults = Faults()
    found: dict[str, Diagram] = {}
    for path in sorted(folder.glob("*.yml")):
        data, own = load_yaml(path)
        faults.extend(own)
        for diagram in read_diagrams(data, str(path), rules, faults):
            if diagram.name in found:
                first = found[diagram.name]
                message = f"the name {diagram.name} stands also at {first.path}:{first.line}; choose another"
                faults.add(path, diagram.line, "NAME_TWICE", message)
            else:
                found[diagram.name] = diagram
    return found, faults


def read_diagrams(data: Any, path: str, rules: Container[str] | None, faults: Faults) -> list[Diagram]:
    """Return the diagrams of one file's data; those with faults are left out, and the faults recorded."""
    if data is None:
        return []
    if not isinstance(data, list):
        faults.add(
            path, 1, "NOT_A_LIST", "the file must hold a list of diagrams, each beginning with `- name:`"
        )
        faults.unreadable.add(path)
        return []
    read = []
    for number, entry in enumerate(data, 1):
        own = Faults()
        name = entry.get("name") if isinstance(entry, dict) else None
        label = name if isinstance(name, str) and _NAME.fullmatch(name) else f"diagram {number}"
        node = Node(entry, path, label, own, line_of(data, number - 1))
        diagram = _diagram(node, rules)
        faults.extend(own)
        if not own:
            read.append(diagram)
    return read


def _diagram(node: Node, rules: Container[str] | None) -> Diagram:
    _check_names(node, rules)
    frame = Diagram(
        position=_NOWHERE, name=str(node.data.get("name", "")), rule=node.text("rule"), path=node.path
    )
    if not node.has("caption"):
        node.fault(None, "NO_CAPTION", "a diagram needs a caption")
    if node.has("scene"):
        return _scene(node, frame, SCENE_HEAD)
    node.only(ENTRY_KEYS)
    if "parts" not in node.data:
        return _picture(node, frame)
    whole = _picture(node, frame, needs_position=False)
    if node.has("marks"):
        node.fault("marks", "BAD_VALUE", "a diagram with parts has its marks on the parts")
    parts = _parts(node, whole)
    if not parts and not node.empty("parts"):
        node.fault("parts", "BAD_VALUE", "`parts` must be a list of pictures")
    return replace(whole, position=parts[0].position, parts=tuple(parts)) if parts else whole


def _parts(node: Node, whole: Diagram) -> list[Diagram]:
    parts: list[Diagram] = []
    for number, (entry, line) in enumerate(node.entries("parts"), 1):
        part = Node(entry, node.path, f"{node.label}, part {number}", node.faults, line)
        frame = replace(whole, name=f"{whole.name}-{number}", caption="", desc="" if parts else whole.desc)
        if part.has("scene"):
            parts.append(_scene(part, frame, SCENE_HEAD[2:]))
            continue
        part.only(PICTURE_KEYS)
        parts.append(_picture(part, frame))
    return parts


def _check_names(node: Node, rules: Container[str] | None) -> None:
    name = node.data.get("name")
    if not node.empty("name") and (not isinstance(name, str) or not _NAME.fullmatch(name)):
        message = f"`name` must be small letters, digits and hyphens, found {shown(name)}"
        node.fault("name", "BAD_NAME", message)
    rule = node.data.get("rule")
    if not node.has("rule"):
        node.fault(None, "MISSING", "`rule` is missing")
    elif isinstance(rule, str) and rule.strip() and rules is not None and rule not in rules:
        node.fault("rule", "UNKNOWN_RULE", f"no rule has the id {shown(rule)}")


def _picture(node: Node, frame: Diagram, *, needs_position: bool = True) -> Diagram:
    """Read one picture; what it does not say is as in ``frame``."""
    side = Colour(node.word("side", [colour.value for colour in Colour], frame.side.value))
    mover = node.flag("mover", default=frame.mover)
    if not mover and side is Colour.BLACK:
        node.fault("side", "BAD_VALUE", "with nobody to move write the position from White's side")
        side = Colour.WHITE
    xgid = node.xgid("xgid")
    ruleset = RULESETS[node.word("ruleset", sorted(RULESETS), frame.ruleset)]
    position = xgid.position if xgid else node.position("pos", ruleset)
    if node.has("pos") and node.has("xgid"):
        node.fault("xgid", "BAD_VALUE", "write `pos` or `xgid`, not both")
    if position is None and not node.has("pos") and not node.has("xgid"):
        position = None if frame.position == _NOWHERE else frame.position
        if position is None and needs_position:
            node.fault(None, "MISSING", "the picture has no position; write `pos` or `xgid`")
    dice = _dice(node, xgid, frame)
    return replace(
        frame,
        position=position or _NOWHERE,
        dice=dice,
        spent=_spent(node, dice),
        side=side,
        mover=mover,
        cube=_cube(node, xgid, side, frame),
        marks=read_marks(node, position, dice, ruleset),
        all_plates=_all_plates(node),
        checkers=ruleset.checkers,
        ruleset=ruleset.name,
        caption=node.text("caption") or frame.caption,
        desc=node.text("desc") or frame.desc,
        line=node.line,
    )


def _scene(node: Node, frame: Diagram, others: tuple[str, ...]) -> Diagram:
    """Read an entry that shows a scene instead of a board."""
    return Diagram(
        position=_NOWHERE,
        name=frame.name,
        rule=frame.rule,
        mover=False,
        scene=read_scene(node, others),
        caption=node.text("caption"),
        desc=node.text("desc") or frame.desc,
        path=frame.path,
        line=node.line,
    )


def _all_plates(node: Node) -> bool:
    if node.data.get("plates") is None:
        return False
    lit = node.word("plates", ("all",), "none") == "all"
    if lit and not node.has("desc"):
        node.fault("plates", "NEEDS_DESC", "say in `desc` what the lit numbers show; ears cannot see them")
    return lit


def _dice(node: Node, xgid: Xgid | None, frame: Diagram) -> tuple[int, ...]:
    dice = node.numbers("dice")
    if dice is not None and len(dice) != 2:
        node.fault("dice", "BAD_VALUE", f"`dice` must be two numbers, found {len(dice)}")
        return ()
    if dice is None and xgid is not None and isinstance(xgid.dice, Roll):
        return (xgid.dice.high, xgid.dice.low)
    return frame.dice if dice is None else dice


def _spent(node: Node, dice: tuple[int, ...]) -> tuple[int, ...]:
    spent = node.numbers("spent") or ()
    left = list(dice)
    for number in spent:
        if number not in left:
            node.fault(
                "spent", "BAD_VALUE", f"the dice do not show {number}" + " once more" * (number in dice)
            )
            return ()
        left.remove(number)
    return spent


def _cube(node: Node, xgid: Xgid | None, side: Colour, frame: Diagram) -> Cube | None:
    if node.has("cube") or xgid is None:
        default = "none" if frame.cube is None else "middle"
        return Cube() if node.word("cube", ("none", "middle"), default) == "middle" else None
    return cube_of(xgid, side)


def cube_of(xgid: Xgid, side: Colour) -> Cube:
    """Return the cube of an XGID whose side to move has this colour."""
    owner = None
    if xgid.cube_owner is not None:
        owner = side if xgid.cube_owner is xgid.turn else side.other
    return Cube(2**xgid.cube, owner)


def diagram_of(xgid: Xgid, bottom: Colour = Colour.WHITE) -> Diagram:
    """Return the picture of an XGID, the bottom player of the text having this colour."""
    side = bottom if xgid.turn is Seat.BOTTOM else bottom.other
    dice = (xgid.dice.high, xgid.dice.low) if isinstance(xgid.dice, Roll) else ()
    return Diagram(position=xgid.position, dice=dice, side=side, cube=cube_of(xgid, side), name="xgid")
