"""Golden pictures: one of each kind of thing that can stand on a board."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from tests.diagrams.boards import HIT, LARGER, LATE, OPENING, svg


def files() -> dict[str, str]:
    """Pictures by file name, one element a line so that a difference can be read."""
    pictures = {
        "opening.svg": svg(OPENING, playable=True),
        "larger-fa-left.svg": svg(LARGER, "fa", home="left"),
        "hit-hi.svg": svg(HIT, "hi"),
        "late-ur-print.svg": svg(LATE, "ur", palette="print"),
        "late-fa-alone.svg": svg(LATE, "fa", palette="print", alone=True),
    }
    return {name: text.replace("><", ">\n<") + "\n" for name, text in pictures.items()}
