"""Draws the parts that several scenes share, as SVG text: board, dice, checkers, cube, numbers, signs.

Classes and no colours, as on boards, so that the page's style sheet and the palettes decide. All ids begin
with the prefix. Units are those of the board.
"""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final

from generator.diagrams import geometry as g
from generator.diagrams import shapes, standalone
from generator.diagrams.geometry import Box, Home
from generator.diagrams.model import Colour
from generator.diagrams.scenes.icons import ICONS
from generator.i18n.locale import LocaleData

n = shapes.number
TICK: Final = "M-8 1l5 6 11-13"
_COLON: Final = 0.3
"""Width of a colon between digits, in the size of the type."""


Place = tuple[float, float]


class Pen:
    """Gathers the parts of one picture, from the bottom up."""

    def __init__(self, locale: LocaleData, prefix: str, *, alone: bool = False, defines: bool = True) -> None:
        self.locale = locale
        self.prefix = prefix
        self.alone = alone
        self.outlines = standalone.outlines(locale.digits) if alone else None
        self._defines = defines
        self._parts: list[str] = []
        self._defs: dict[str, str] = {}

    def __str__(self) -> str:
        defs = "".join(self._defs.values()) if self._defines else ""
        return (f"<defs>{defs}</defs>" if defs else "") + "".join(self._parts)

    def add(self, markup: str) -> None:
        """Add finished markup."""
        self._parts.append(markup)

    def path(self, data: str, name: str, at: tuple[float, float] | None = None, turn: float = 0) -> None:
        """Add a path, moved to a place and turned there."""
        self.add(f'<path{_named(name)} d="{data}"{_moved(at, turn)}/>')

    def rect(self, box: Box, name: str, radius: float = 0) -> None:
        """Add a rectangle."""
        around = f' rx="{n(radius)}"' if radius else ""
        size = f'x="{n(box.x)}" y="{n(box.y)}" width="{n(box.width)}" height="{n(box.height)}"'
        self.add(f"<rect{_named(name)} {size}{around}/>")

    def circle(self, x: float, y: float, radius: float, name: str) -> None:
        """Add a circle."""
        self.add(f'<circle class="{name}" cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"/>')

    def open(self, x: float, y: float, scale: float = 1, turn: float = 0, name: str = "") -> None:
        """Begin a group; ``close`` ends it."""
        turned = f" rotate({n(turn)})" if turn else ""
        scaled = f" scale({n(scale)})" if scale != 1 else ""
        self.add(f'<g{_named(name)} transform="translate({n(x)} {n(y)}){turned}{scaled}">')

    def close(self) -> None:
        """End a group."""
        self.add("</g>")

    def board(self) -> None:
        """Draw an empty board, 560 x 480, its home on the right."""
        self._define("e", f'<path d="{shapes.near_row(shapes.LANCET, 0, Home.RIGHT)}"')
        self._define("o", f'<path d="{shapes.near_row(shapes.LANCET, 1, Home.RIGHT)}"')
        hatch = 'width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"'
        self._defs["h"] = f'<pattern id="{self.prefix}-h" class="hatch" {hatch}><path d="M3 0V7"/></pattern>'
        self.rect(Box(0, 0, g.WIDTH, g.HEIGHT), "fr", 4)
        fields = "".join(shapes.box_path(box) for box in g.halves())
        self.path(fields, "fi")
        for name, key in (("pa", "e"), ("pb", "o"), ("ph", "o")):
            fill = f' fill="url(#{self.prefix}-h)"' if name == "ph" else ""
            for turn in ("", f' transform="{shapes.half_turn(Home.RIGHT)}"'):
                self.add(f'<use class="{name}" href="#{self.prefix}-{key}"{fill}{turn}/>')
        self.path(fields, "st")
        self.path("".join(shapes.box_path(g.tray(key)) for key in ("opp-off", "off")), "tr")

    def _define(self, key: str, element: str) -> None:
        self._defs[key] = f'{element} id="{self.prefix}-{key}"/>'

    def checker(self, side: Colour, x: float, y: float, scale: float = 1) -> None:
        """Draw a checker with its inlay."""
        self.open(x, y, scale)
        if side is Colour.WHITE:
            self.add('<circle class="w" r="18"/><circle class="wr" r="11.5"/>')
        else:
            self.add(f'<circle class="b" r="18"/><path class="bs" d="{shapes.STAR}"/>')
        self.close()

    def die(self, face: int, side: Colour, x: float, y: float, size: float = 40) -> None:
        """Draw a die that lies flat, by its middle."""
        self.open(x - size / 2, y - size / 2, size / 40, name=_dice(side))
        self._face(face, 40)
        self.close()

    def cocked(self, face: int, side: Colour, x: float, y: float, turn: float) -> None:
        """Draw a die that leans: turned, its upper face shortened, a second face in sight."""
        self.open(x, y, turn=turn, name=f"{_dice(side)} ck")
        self.add('<g transform="translate(-20 -26) scale(1 .8)">')
        self._face(face, 40)
        self.close()
        self.add('<path d="M-19 7v14h38V7z"/><path class="ln" d="M-19 14h38M-10 7v14M0 7v14M10 7v14"/>')
        self.close()

    def _face(self, face: int, size: int) -> None:
        places = shapes.pips(face, Box(0, 0, size, size))
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="3.8"/>' for x, y in places)
        self.add(f'<rect width="{size}" height="{size}" rx="6"/>{dots}')

    def cube(self, value: int, x: float, y: float, size: float = 50) -> None:
        """Draw the cube by its middle; before the first double it lies with 64 up, as the real one does."""
        face = 64 if value == 1 else value
        high = size * (0.6 if face < 100 else 0.46 if face < 1000 else 0.36)
        self.add('<g class="qb">')
        self.rect(Box(x - size / 2, y - size / 2, size, size), "", 4)
        self.digits(str(face), x, y + high * 0.36, high)
        self.close()

    def sign(self, x: float, y: float, *, good: bool, scale: float = 1) -> None:
        """Draw a white disc with a tick or a cross."""
        self.open(x, y, scale, name="ok" if good else "rf")
        self.add(f'<circle r="16"/><path d="{TICK if good else shapes.CROSS}"/>')
        self.close()

    def arrow(self, start: Place, control: Place, tip: Place) -> None:
        """Draw a bent arrow in ink."""
        away = hypot(tip[0] - control[0], tip[1] - control[1]) or 1
        end = (tip[0] - (tip[0] - control[0]) / away * 10, tip[1] - (tip[1] - control[1]) / away * 10)
        points = " ".join(f"{round(x)} {round(y)}" for x, y in (control, end))
        self.path(f"M{round(start[0])} {round(start[1])}Q{points}", "way")
        angle = round(degrees(atan2(tip[1] - control[1], tip[0] - control[0])))
        self.path("M0 0L-15-8V8z", "wayh", (round(tip[0]), round(tip[1])), angle)

    def icon(self, name: str, x: float, y: float, scale: float = 1, look: str = "ico") -> None:
        """Draw an icon by its middle."""
        self.open(x - 16 * scale, y - 16 * scale, scale)
        self.path(ICONS[name], look)
        self.close()

    def digits(self, text: str, x: float, y: float, size: float, name: str = "dg") -> None:
        """Write digits, perhaps with a colon, around ``x`` on the baseline ``y``."""
        if self.outlines is None:
            shown = self.locale.localise(text)
            place = f'x="{n(x)}" y="{n(round(y, 1))}" font-size="{n(round(size, 1))}"'
            self.add(f'<text class="{name}" {place} text-anchor="middle">{shown}</text>')
            return
        scale = size / self.outlines.units
        widths = [
            _COLON * size if sign == ":" else self.outlines.advances[int(sign)] * scale for sign in text
        ]
        at = x - sum(widths) / 2
        self.add(f'<g class="{name}">')
        for sign, width in zip(text, widths, strict=True):
            if sign == ":":
                for up in (0.1, 0.45):
                    self.circle(
                        round(at + width / 2, 1), round(y - up * size, 1), round(size * 0.06, 1), name
                    )
            else:
                self.open(round(at, 1), round(y, 1), round(scale, 5))
                self.path(self.outlines.paths[int(sign)], name)
                self.close()
            at += width
        self.close()


def _dice(side: Colour) -> str:
    return "dw" if side is Colour.WHITE else "db"


def _named(name: str) -> str:
    return f' class="{name}"' if name else ""


def _moved(at: tuple[float, float] | None, turn: float) -> str:
    if at is None:
        return ""
    turned = f" rotate({n(turn)})" if turn else ""
    return f' transform="translate({n(at[0])} {n(at[1])}){turned}"'
