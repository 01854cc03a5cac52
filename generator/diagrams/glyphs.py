"""Takes the shapes of the digits out of the site's faces, for pictures that stand alone.

``python -m generator.diagrams.glyphs`` prints them as JSON, to be kept as ``glyphs.json``; it needs the
extra ``fonts``. The faces are under the SIL Open Font License; see the licence texts beside them.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

FONTS: Final = Path("docs/assets/fonts")
FACES: Final = {"latn": ("literata-latin.woff2", 0x30), "arabext": ("vazirmatn.woff2", 0x6F0)}
"""For each numbering system the face that draws its digits and the character of its nought."""


def glyphs_json(folder: Path = FONTS) -> str:
    """Return the shapes of all digits the site uses, y downwards, in whole font units."""
    systems = {system: _system(folder / name, zero) for system, (name, zero) in FACES.items()}
    licence = "Shapes from Literata and Vazirmatn, SIL Open Font License 1.1; see docs/assets/fonts"
    return json.dumps({"licence": licence, "systems": systems}, indent=1, sort_keys=True) + "\n"


def _system(path: Path, zero: int) -> dict[str, Any]:
    font = import_module("fontTools.ttLib").TTFont(path)
    svg_pen = import_module("fontTools.pens.svgPathPen").SVGPathPen
    turned_over = import_module("fontTools.pens.transformPen").TransformPen
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    advances, paths = [], []
    for digit in range(10):
        glyph = glyphs[names[zero + digit]]
        pen = svg_pen(glyphs, ntos=lambda value: str(round(value)))
        glyph.draw(turned_over(pen, (1, 0, 0, -1, 0, 0)))
        advances.append(round(glyph.width))
        paths.append(pen.getCommands())
    return {"units": font["head"].unitsPerEm, "advances": advances, "paths": paths}


if __name__ == "__main__":
    sys.stdout.write(glyphs_json())
