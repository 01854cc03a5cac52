"""Reads the ``scene`` of an entry of ``diagrams/*.yml``; every fault with path and line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from generator.diagrams.nodes import Node
from generator.diagrams.scenes import load_drawn, load_words
from generator.diagrams.scenes.model import Scene
from generator.errors import shown

Reader = Callable[[Node], Scene]

_READERS: Final[Mapping[str, tuple[Reader, tuple[str, ...]]]] = {
    "stations": (load_words.stations, ("steps",)),
    "cards": (load_words.cards, ("cards",)),
    "table": (load_words.table, ("head", "rows", "lit")),
    "score": (load_words.score, ("length", "games", "first", "final")),
    "bars": (load_words.bars, ("bars",)),
    "cube": (load_drawn.cubes, ("boards", "faces")),
    "dice": (load_drawn.dice, ("thrower", "dice", "counts")),
    "clock": (load_drawn.clock, ("times", "running", "flag")),
    "seats": (load_drawn.seats, ("seats", "arrows")),
    "scale": (load_drawn.scale, ("zones", "arrow")),
}
"""For each kind its reader and its own keys."""
KINDS: Final = tuple(_READERS)


def read_scene(node: Node, others: tuple[str, ...]) -> Scene | None:
    """Return the scene of an entry; None if its kind is unknown, which is recorded.

    ``others`` are keys that the caller reads, such as the caption.
    """
    kind = node.data.get("scene")
    reader, keys = _READERS.get(kind, (None, ())) if isinstance(kind, str) else (None, ())
    if reader is None:
        node.fault(
            "scene", "UNKNOWN_SCENE", f"`scene` must be one of {', '.join(KINDS)}; found {shown(kind)}"
        )
        return None
    node.only((*others, "scene", *keys))
    return reader(node)
