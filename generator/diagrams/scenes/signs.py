"""The small picture beside a step or on a card: an icon, a checker, dice or the cube, as SVG text.

They carry classes and no colours, and are hidden from screen readers: the words beside them say it.
"""

from __future__ import annotations

from html import escape

from generator.diagrams import shapes
from generator.diagrams.geometry import Box
from generator.diagrams.model import Colour
from generator.diagrams.scenes.icons import ICONS, SIDES
from generator.diagrams.scenes.model import Bar, Sign
from generator.i18n.locale import LocaleData

_DIE, _GAP, _HIGH = 34, 8, 40
_UNIT, _APART = 16, 6


def sign_svg(sign: Sign, locale: LocaleData) -> str:
    """Draw a sign; empty if there is none."""
    if sign.dice:
        return dice_svg(sign.dice)
    if sign.cube is not None:
        return _small(_HIGH, cube(Box(5, 5, 30, 30), sign.cube, locale))
    if sign.icon in SIDES:
        return _small(_HIGH, checker(Colour(sign.icon), 20, 20))
    if sign.icon:
        return f'<svg class="si" viewBox="0 0 32 32" aria-hidden="true"><path d="{ICONS[sign.icon]}"/></svg>'
    return ""


def dice_svg(dice: tuple[tuple[int, Colour], ...]) -> str:
    """Draw dice in a row."""
    drawn = "".join(
        die(number, side, Box(3 + place * (_DIE + _GAP), 3, _DIE, _DIE))
        for place, (number, side) in enumerate(dice)
    )
    return _small(6 + len(dice) * _DIE + (len(dice) - 1) * _GAP, drawn)


def die(number: int, side: Colour, box: Box) -> str:
    """Draw one die with its pips in the colours of a side."""
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="3.2"/>' for x, y in shapes.pips(number, box))
    return f'<g class="d{_letter(side)}">{rect(box, 5)}{dots}</g>'


def cube(box: Box, value: int, locale: LocaleData) -> str:
    """Draw the doubling cube; before the first double it lies with 64 up, as the real one does."""
    face = locale.num(64 if value == 1 else value)
    name = "cu lg" if value > 999 else "cu"
    x, y = shapes.number(box.x + box.width / 2), shapes.number(box.y + box.height / 2 + 6)
    return f'<g class="{name}" text-anchor="middle">{rect(box, 3)}<text x="{x}" y="{y}">{face}</text></g>'


def checker(side: Colour, x: float, y: float) -> str:
    """Draw a checker with its inlay."""
    at = f"translate({shapes.number(x)} {shapes.number(y)})"
    inlay = (
        '<circle class="wr" r="11.5"/>' if side is Colour.WHITE else f'<path class="bs" d="{shapes.STAR}"/>'
    )
    return f'<g transform="{at}"><circle class="{_letter(side)}" r="18"/>{inlay}</g>'


def rect(box: Box, radius: float = 0, name: str = "") -> str:
    """Draw a rectangle."""
    numbers = [shapes.number(value) for value in (box.x, box.y, box.width, box.height)]
    around = f' rx="{shapes.number(radius)}"' if radius else ""
    named = f' class="{escape(name)}"' if name else ""
    return '<rect{} x="{}" y="{}" width="{}" height="{}"{}/>'.format(named, *numbers, around)


def bar_width(bar: Bar) -> int:
    """Return the width that a bar needs."""
    return sum(abs(value) for value in bar.values) * _UNIT + (len(bar.values) + 1) * _APART


def bar_svg(bar: Bar, width: int) -> str:
    """Draw a bar: a block for each part, a square for each point of it; losses are filled, gains are open."""
    at, drawn = _APART, ""
    for value in bar.values:
        squares = f"h{_UNIT}v{_UNIT}h-{_UNIT}z" + f"m{_UNIT} 0h{_UNIT}v{_UNIT}h-{_UNIT}z" * (abs(value) - 1)
        if value:
            drawn += f'<path class="{"ls" if value < 0 else "gn"}" d="M{at} 3{squares}"/>'
        at += abs(value) * _UNIT + _APART
    size = f'viewBox="0 0 {width} 22" width="{width}" height="22"'
    return f'<svg class="bars" {size} aria-hidden="true">{drawn}</svg>'


def _letter(side: Colour) -> str:
    return "w" if side is Colour.WHITE else "b"


def _small(width: int, inner: str) -> str:
    size = f'viewBox="0 0 {width} {_HIGH}"'
    return f'<svg class="tk-draw si" {size} direction="ltr" aria-hidden="true">{inner}</svg>'
