"""Fields that several kinds of scenes share: short texts, numbers, dice, sides; faults as everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from generator.diagrams.model import Colour
from generator.diagrams.nodes import Node, is_die
from generator.diagrams.scenes.icons import ICONS, SIDES
from generator.diagrams.scenes.model import Item, Sign, State
from generator.errors import shown
from generator.i18n import tokens

MAX_WORDS: Final = 6
"""A step or a card is read at a glance; more belongs in the caption."""
COLOURS: Final = tuple(colour.value for colour in Colour)
CUBE_VALUES: Final = tuple(2**power for power in range(13))
_SIGN_KEYS: Final = ("icon", "dice", "cube")


def children(node: Node, key: str, least: int, most: int) -> list[Node]:
    """Return the mappings of a list that must hold so many of them."""
    if not node.has(key):
        node.fault(None, "MISSING", f"this scene needs `{key}`")
        return []
    entries = node.entries(key)
    if isinstance(node.data[key], list) and not least <= len(entries) <= most:
        node.fault(key, "BAD_VALUE", f"`{key}` must have {least} to {most} entries, found {len(entries)}")
    return [Node(entry, node.path, node.label, node.faults, line) for entry, line in entries]


def short_text(node: Node, *, needed: bool = True) -> str:
    """Return the ``text`` of a step, card or row: at most six words."""
    if needed and not node.has("text"):
        node.fault(None, "MISSING", "`text` is missing")
    text = node.text("text")
    _check_length(node, "text", text)
    return text


def _check_length(node: Node, key: str, text: str) -> None:
    count = len(tokens.strip(text, "1").split())
    if count > MAX_WORDS:
        node.fault(key, "TOO_LONG", f"at most {MAX_WORDS} words stand here, found {count}")


def whole(node: Node, key: str, least: int, most: int) -> int | None:
    """Return a whole number within limits; None if absent or faulty."""
    value = node.data.get(key)
    if value is None:
        return None
    if is_whole(value, least, most):
        return int(value)
    node.fault(key, "BAD_VALUE", f"`{key}` must be a number from {least} to {most}, found {shown(value)}")
    return None


def is_whole(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number within limits."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def pair(node: Node, key: str, least: int, most: int) -> tuple[int, int] | None:
    """Return two whole numbers; None if absent or faulty."""
    value = node.data.get(key)
    if value is None:
        return None
    if isinstance(value, list) and len(value) == 2 and all(is_whole(one, least, most) for one in value):
        return int(value[0]), int(value[1])
    node.fault(key, "BAD_VALUE", f"`{key}` must be two numbers from {least} to {most}, found {shown(value)}")
    return None


def colour(node: Node, key: str) -> Colour | None:
    """Return ``white`` or ``black``; None if absent or faulty."""
    found = node.word(key, COLOURS, "") if node.data.get(key) is not None else ""
    return Colour(found) if found else None


def cube_value(node: Node, key: str) -> int | None:
    """Return a value that a cube can have; None if absent or faulty."""
    value = node.data.get(key)
    if value is None:
        return None
    if isinstance(value, int) and not isinstance(value, bool) and value in CUBE_VALUES:
        return int(value)
    node.fault(key, "BAD_VALUE", f"`{key}` must be 1, 2, 4, 8 and so on, found {shown(value)}")
    return None


def small_dice(node: Node) -> tuple[tuple[int, Colour], ...]:
    """Return ``dice``: ``[6, 5]`` are White's, ``{white: 6, black: 2}`` one of each side."""
    value = node.data.get("dice")
    if value is None:
        return ()
    if isinstance(value, list) and 1 <= len(value) <= 2 and all(is_die(die) for die in value):
        return tuple((int(die), Colour.WHITE) for die in value)
    if isinstance(value, dict) and set(value) == set(COLOURS) and all(is_die(die) for die in value.values()):
        return tuple((int(value[side]), Colour(side)) for side in COLOURS)
    wanted = "[6, 5] or {white: 6, black: 5}"
    node.fault("dice", "BAD_VALUE", f"`dice` must be {wanted}, found {shown(value)}")
    return ()


def sign(node: Node) -> Sign:
    """Return the small picture of a step or card."""
    given = [key for key in _SIGN_KEYS if node.has(key)]
    if len(given) > 1:
        node.fault(
            given[1], "BAD_VALUE", f"write one of {', '.join(_SIGN_KEYS)}, found {' and '.join(given)}"
        )
    icon = node.data.get("icon")
    if icon is not None and icon not in ICONS and icon not in SIDES:
        near = ", ".join(_alike(str(icon))) or "see the list of icons in diagrams/README.md"
        node.fault("icon", "UNKNOWN_ICON", f"no icon is named {shown(icon)}; {near}")
        icon = None
    return Sign(icon=str(icon or ""), dice=small_dice(node), cube=cube_value(node, "cube"))


def _alike(name: str) -> Iterator[str]:
    import difflib  # noqa: PLC0415  only needed to mend a slip

    near = difflib.get_close_matches(name, [*ICONS, *SIDES], n=3)
    if near:
        yield f"did you mean {' or '.join(near)}?"


def items(node: Node, key: str, least: int, most: int, extra: tuple[str, ...]) -> Iterator[tuple[Node, Item]]:
    """Read steps or cards: sign and text; ``extra`` are the further keys that the caller reads."""
    for entry in children(node, key, least, most):
        entry.only((*_SIGN_KEYS, "text", *extra))
        yield entry, Item(sign(entry), short_text(entry), State.NORMAL, entry.line)
