"""What a picture needs to stand alone in a file: a style sheet with plain colours, and the shapes of digits.

A picture inside ``<img>`` or another program can use neither the site's style sheet nor its fonts.
The digits come from the site's own faces (``glyphs.json``, made by ``python -m generator.diagrams.glyphs``).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

GLYPHS: Final = Path(__file__).parent / "glyphs.json"

SCREEN: Final = {
    "frame": "#2D1C13", "num": "#EAD9B7", "field": "#62412D", "a": "#DEC08D", "ai": "#C9A468",
    "b": "#87A491", "bi": "#6B8C78", "string": "#B98F4A", "tray": "#1F130C", "w": "#FCF6E8", "we": "#33231A",
    "k": "#1B1511", "ke": "#E9DCC3", "sel": "#FFD65A", "dark": "#120C08", "no": "#FFFFFF", "nox": "#97281F",
}  # fmt: skip
"""The walnut board; the same colours as the site's ``--b-`` tokens."""
PRINT: Final = {
    "frame": "#fff", "num": "#000", "field": "#fff", "a": "#fff", "ai": "#fff",
    "b": "#fff", "bi": "#fff", "string": "#000", "tray": "#fff", "w": "#fff", "we": "#000",
    "k": "#000", "ke": "#fff", "sel": "#000", "dark": "#fff", "no": "#fff", "nox": "#000",
}  # fmt: skip
"""Black on white and nothing between, so that a photocopier keeps all of it."""

_COMMON: Final = """
.fr{fill:$frame}.fi{fill:$field}.pa{fill:$a}.pai{fill:$ai}.pb{fill:$b}.pbi{fill:$bi}
.st{fill:none;stroke:$string;stroke-width:1.6}.bl{fill:none;stroke:$string;stroke-width:1.2}
.tr{fill:$tray;stroke:$string;stroke-width:1}
.n{fill:$num;font:18px Literata,Georgia,serif}.lit{fill:$dark}.no{text-decoration:line-through}
.sk{fill:none;stroke:$num;stroke-width:80}
.w{fill:$w;stroke:$we;stroke-width:2}.wr{fill:none;stroke:$we;stroke-width:1.3}
.b{fill:$k;stroke:$ke;stroke-width:1.8}.bs{fill:$ke}
.ctw,.ctb{font:20px Literata,Georgia,serif}.ctw{fill:$we}.ctb{fill:$ke}
.sw{fill:$w;stroke:$we;stroke-width:.8}.sb{fill:$k;stroke:$ke;stroke-width:1.2}
.sd{fill:none;stroke:$ke;stroke-width:2}
.cu rect,.dw rect{fill:$w;stroke:$we;stroke-width:1.5}.cu{fill:$we;font:18px Literata,Georgia,serif}
.dw circle{fill:$we}.db rect{fill:$k;stroke:$ke;stroke-width:1.5}.db circle{fill:$ke}
.sp rect{fill:none;stroke:$num;stroke-dasharray:4 3}.sp circle{fill:$num}
.ar{fill:none;stroke:$sel;stroke-width:4;stroke-dasharray:12 7}
.tg{fill:$sel}.gh{stroke-width:3;stroke-dasharray:6 5}
.gw{fill:$w;stroke:$w}.gb{fill:$k;stroke:$k}
.se2{fill:none;stroke:$dark;stroke-width:7.5}.se{fill:none;stroke:$sel;stroke-width:4}
.hi2{fill:none;stroke:$dark;stroke-width:7}.hi{fill:none;stroke:$sel;stroke-width:3.4}
.rf circle,.bk rect{fill:$no;stroke:$dark;stroke-width:2}
.rf path,.bk path{fill:none;stroke:$nox;stroke-width:4.5;stroke-linecap:square}
.ac{fill:none;stroke:$dark;stroke-width:9}.al{fill:none;stroke:$sel;stroke-width:4.5}
.ah{fill:$sel;stroke:$dark;stroke-width:2;paint-order:stroke}
"""
_SCREEN: Final = """
.ph{display:none}.wr{opacity:.55}.gw{fill-opacity:.28}.gb{fill-opacity:.35}.ar{fill:$sel;fill-opacity:.22}
"""
_PRINT: Final = """
.fr{stroke:#000;stroke-width:4}.pa,.pb{stroke:#000;stroke-width:1.8}.pai,.pbi{display:none}
.hatch{stroke:#000;stroke-width:2}.st{stroke-width:2.4}.tr,.bl{stroke-width:1.6}
.w{stroke-width:2.8}.wr{stroke-width:1.8}.b,.sw,.sb{stroke-width:1.6}
.dw rect,.db rect,.cu rect{stroke-width:2}
.ar{stroke-width:6}.gh{stroke:#000;stroke-width:2;fill:#fff}.rf circle,.bk rect{stroke:#000}
.sp rect{stroke:#000}.sp circle{fill:#000}
"""


def style_sheet(palette: str, more: str = "") -> str:
    """Return the rules for a picture of this palette, in literal colours without variables.

    ``more`` are further rules, written with the names of the palette's tokens after a dollar sign.
    """
    tokens = PRINT if palette == "print" else SCREEN
    rules = _COMMON + (_PRINT if palette == "print" else _SCREEN) + more
    # Longest names first, so that $we is not read as $w with an "e" after it.
    for name in sorted(tokens, key=len, reverse=True):
        rules = rules.replace(f"${name}", tokens[name])
    return rules.replace("\n", "")


@dataclass(frozen=True, slots=True)
class Placed:
    """A number set in outlines, in font units."""

    digits: tuple[tuple[str, int], ...]
    """Each digit (as 0 to 9) and where it begins."""
    span: int
    """Width of the whole."""


@dataclass(frozen=True, slots=True)
class Outlines:
    """The ten digits of one numbering system as shapes."""

    units: int
    """Font units in the size of the type."""
    advances: tuple[int, ...]
    paths: tuple[str, ...]
    """Path data of 0 to 9, y downwards, from the baseline."""

    def place(self, value: int) -> Placed:
        """Set a whole number from left to right."""
        digits, at = [], 0
        for digit in str(value):
            digits.append((digit, at))
            at += self.advances[int(digit)]
        return Placed(tuple(digits), at)


@cache
def outlines(system: str) -> Outlines | None:
    """Return the shapes of a numbering system's digits; None when the site has no face for it."""
    found = json.loads(GLYPHS.read_text(encoding="utf-8"))["systems"].get(system)
    if found is None:
        return None
    return Outlines(found["units"], tuple(found["advances"]), tuple(found["paths"]))
