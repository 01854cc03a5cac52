"""A scene as an SVG picture: one that is no words but a drawing of dice, cube, clock, seats or a scale."""

from __future__ import annotations

from html import escape
from typing import Final

from generator.diagrams import standalone
from generator.diagrams.geometry import Box
from generator.diagrams.model import Description
from generator.diagrams.scenes.draw_clock import draw_clock
from generator.diagrams.scenes.draw_cube import draw_faces, draw_plan, draw_row
from generator.diagrams.scenes.draw_dice import draw_dice
from generator.diagrams.scenes.draw_scale import draw_scale
from generator.diagrams.scenes.draw_seats import draw_seats
from generator.diagrams.scenes.model import Clock, CubePlan, Cubes, Dice, Scale, Scene, Seats
from generator.diagrams.scenes.pen import Pen, n
from generator.i18n.locale import LocaleData

_INK: Final = {"screen": ("#211B15", "#FAF8F1"), "print": ("#000", "#fff")}
_STYLE: Final = """
.dw path,.db path{stroke-width:1.5}.dw path{fill:$w;stroke:$we}.db path{fill:$k;stroke:$ke}
.ok circle{fill:$no;stroke:$dark;stroke-width:2}.ok path{fill:none;stroke:$we;stroke-width:4.5}
.qb rect{fill:$w;stroke:$we;stroke-width:2.5}.dg{fill:$we}.sn{fill:$ink}
.xx{fill:none;stroke:$ink;stroke-width:6}
.key{fill:$frame;stroke:$string;stroke-width:2}.face{fill:$w;stroke:$we;stroke-width:2}
.out{stroke-width:5;stroke-dasharray:8 6}.go{fill:$num}
.seat{fill:$leaf;stroke:$ink;stroke-width:2.5}.way,.ax{fill:none;stroke:$ink;stroke-width:3}
.wayh,.zm{fill:$ink}.ico,.fl{fill:none;stroke:$ink;stroke-width:2.4}
.zn{fill:$leaf;stroke:$ink;stroke-width:2}.zl{fill:none;stroke:$ink;stroke-width:1.4}
"""
_PRINT: Final = ".ok circle{stroke:#000}"


def draw_scene(
    scene: Scene,
    *,
    locale: LocaleData,
    prefix: str,
    spoken: Description,
    palette: str = "screen",
    alone: bool = False,
) -> str:
    """Draw a scene as one picture; the same arguments give the same text. Scenes of words have no picture.

    ``prefix`` begins every id. ``alone`` makes a file that needs neither style sheet nor fonts.

    Raises:
        TypeError: the scene is made of words.

    """
    pen = Pen(locale, prefix, alone=alone)
    return _finish(pen, _draw(pen, scene), spoken, palette)


def draw_cube_plan(
    plan: CubePlan, locale: LocaleData, prefix: str, title: str, *, number: int, beside: bool
) -> str:
    """Draw one board of a row; on a page each is a picture of its own, so that the row can break.

    ``number`` counts from 1. The first board holds the shapes that the others use too.
    """
    pen = Pen(locale, prefix, defines=number == 1)
    box = draw_plan(pen, plan, beside=beside)
    pen.prefix = f"{prefix}{number}"
    return _finish(pen, box, Description(title, ""), "screen")


def _draw(pen: Pen, scene: Scene) -> Box:
    match scene:
        case Dice():
            return draw_dice(pen, scene)
        case Cubes():
            return draw_row(pen, scene) if scene.boards else draw_faces(pen)
        case Clock():
            return draw_clock(pen, scene)
        case Seats():
            return draw_seats(pen, scene)
        case Scale():
            return draw_scale(pen, scene)
    raise TypeError(f"{type(scene).__name__} is made of words")


def _finish(pen: Pen, box: Box, spoken: Description, palette: str) -> str:
    size = " ".join(n(value) for value in (box.x, box.y, box.width, box.height))
    tag, prefix = pen.locale.tag, pen.prefix
    texts = f'<title id="{prefix}-t">{escape(spoken.title, quote=False)}</title>'
    names = f"{prefix}-t"
    if spoken.desc:
        texts += f'<desc id="{prefix}-d">{escape(spoken.desc, quote=False)}</desc>'
        names += f" {prefix}-d"
    look = "tk-draw pal-print" if palette == "print" else "tk-draw"
    own, style = f'lang="{tag}"', ""
    if pen.alone:
        measure = f'width="{n(box.width)}" height="{n(box.height)}"'
        own = f'xmlns="http://www.w3.org/2000/svg" xml:lang="{tag}" {measure}'
        style = f"<style>{_style_sheet(palette)}</style>"
    head = f'<svg class="{look}" viewBox="{size}" direction="ltr" {own} role="img" aria-labelledby="{names}">'
    return f"{head}{texts}{style}{pen}</svg>"


def _style_sheet(palette: str) -> str:
    ink, leaf = _INK["print" if palette == "print" else "screen"]
    own = (_STYLE + (_PRINT if palette == "print" else "")).replace("$ink", ink).replace("$leaf", leaf)
    return standalone.style_sheet(palette, own)
