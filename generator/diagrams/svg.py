"""Turns the numbers of a layout into an SVG picture. The only file that uses svgwrite.

The drawing carries classes and no colours, so that the page's style sheet decides; what ``<use>`` shows is
reached by inherited properties alone, therefore the class stands on the ``<use>`` wherever a palette must
reach it. No style attribute, no script, ids all begin with the caller's prefix.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal
from xml.etree import ElementTree as ET

import svgwrite

from generator.diagrams import geometry as g
from generator.diagrams import shapes, standalone
from generator.diagrams.geometry import Box, Home, Spot
from generator.diagrams.layout import ArrowLine, DieBox, Disc, Layout, Number, lay_out
from generator.diagrams.model import Colour, Description, Diagram, Stroke
from generator.diagrams.view import resolve
from generator.i18n.locale import LocaleData

Palette = Literal["screen", "print"]
Describe = Callable[[Diagram], Description]

_LETTER: Final = {Colour.WHITE: "w", Colour.BLACK: "b"}
_DASH: Final = {Stroke.SOLID: None, Stroke.DASHED: "14 8", Stroke.DOTTED: "1 9"}


def draw(
    diagram: Diagram,
    *,
    locale: LocaleData,
    prefix: str,
    describe: Describe | None,
    home: Home | str = Home.RIGHT,
    palette: Palette = "screen",
    playable: bool = False,
    alone: bool = False,
) -> str:
    """Draw one picture (a diagram without parts, or one of its ``pictures``) as SVG text.

    ``prefix`` begins every id; it stands in the picture some forty times, so keep it short. Without
    ``describe`` the picture is hidden from screen readers. ``playable`` adds the column targets
    (``[data-loc]``) that the script turns into buttons. ``alone`` makes a file that needs neither style
    sheet nor fonts. The same arguments give the same text, to the byte.
    """
    layout = lay_out(resolve(diagram, Home(home)))
    pen = _Pen(layout, locale, prefix, alone)
    pen.board()
    if playable:
        pen.targets()
    pen.checkers()
    pen.dice_and_cube()
    pen.marks()
    return _finish(pen, diagram, describe, palette)


class _Pen:
    """Adds the parts of one picture to a drawing, from the bottom up."""

    def __init__(self, layout: Layout, locale: LocaleData, prefix: str, alone: bool) -> None:
        self.layout = layout
        self.locale = locale
        self.prefix = prefix
        self.outlines = standalone.outlines(locale.digits) if alone else None
        self.alone = alone
        self.svg = svgwrite.Drawing(debug=False)
        self.near = _LETTER[layout.near]

    def board(self) -> None:
        """Draw frame, fields, points, bar, trays and numbers."""
        self._defs()
        self.svg.add(self.svg.rect(size=(g.WIDTH, g.HEIGHT), rx=4, class_="fr"))
        fields = "".join(shapes.box_path(self._turn(box)) for box in g.halves())
        self._path("fi", fields)
        for name, key in (("pa", "e"), ("pai", "ei"), ("pb", "o"), ("pbi", "oi"), ("ph", "o")):
            fill = {"fill": f"url(#{self.prefix}-h)"} if name == "ph" else {}
            self._use(self.svg, key, class_=name, **fill)
            self._use(self.svg, key, class_=name, transform=shapes.half_turn(self.layout.home), **fill)
        self._path("st", fields)
        for area in self.layout.areas:
            inside = Box(area.x + 4, area.y + 4, area.width - 8, area.height - 8)
            self.svg.add(self._rect(inside, class_="ar"))
        bar = self._turn(Box(g.BAR_X, 0, 0, 0)).x
        self._path("bl", f"M{bar} 32v172M{bar} 448v-172")
        self._path("tr", "".join(shapes.box_path(self._turn(g.tray(key))) for key in ("opp-off", "off")))
        for box in self.layout.plates:
            self.svg.add(self._rect(box, rx=2, class_="tg"))
        numbers = self.svg.add(self.svg.g(class_="n", text_anchor="middle"))
        for number in self.layout.numbers:
            self._number(numbers, number)

    def targets(self) -> None:
        """Draw the part of the board that stands for each place; unseen, under the checkers."""
        columns = self.svg.add(self.svg.g(class_="tk-cols", fill="none"))
        for key in g.PLACE_KEYS:
            columns.add(self.svg.path(shapes.box_path(self._turn(g.target(key))), data_loc=key))

    def checkers(self) -> None:
        """Draw the checkers on the board, then those in the trays."""
        men = self._layer("tk-men")
        for disc in self.layout.discs:
            self._disc(men, disc)
        for slab in self.layout.slabs:
            letter = _LETTER[slab.colour]
            men.add(self._rect(slab.box, rx=1.5, class_=f"s{letter}"))
            if slab.colour is Colour.BLACK:
                middle = f"M{shapes.number(slab.box.x + 9)} {shapes.number(round(slab.box.y + 5.5, 1))}h9"
                men.add(self.svg.path(middle, class_="sd"))

    def dice_and_cube(self) -> None:
        """Draw the cube, then the dice."""
        if self.layout.cube is not None:
            box = self.layout.cube.box
            cube = self.svg.add(self.svg.g(class_="cu", text_anchor="middle"))
            cube.add(self._rect(box, rx=3))
            self._digits(cube, self.layout.cube.number, Spot(box.x + 15, box.y + 21), 18)
        dice = self._layer("tk-dice")
        for die in self.layout.dice:
            self._die(dice, die)

    def marks(self) -> None:
        """Draw ghosts, rings, arrows and signs."""
        marks = self._layer("tk-marks")
        for at in self.layout.ghosts:
            marks.add(self.svg.circle((at.x, at.y), g.RADIUS - 1, class_=f"gh g{self.near}"))
        for at in self.layout.rings:
            for name in ("se2", "se"):
                marks.add(self.svg.circle((at.x, at.y), 20.5, class_=name))
        for box in self.layout.rooms:
            for name in ("se2", "se"):
                marks.add(self._rect(box, rx=2, class_=name))
        for at in self.layout.stars:
            for name in ("hi2", "hi"):
                marks.add(self.svg.path(shapes.BURST, class_=name, transform=_to(at)))
        for arrow in self.layout.arrows:
            self._arrow(marks, arrow)
        # The small dice lie over all lines, or the second line would cross out the first die.
        for die in (arrow.die for arrow in self.layout.arrows if arrow.die is not None):
            self._die(marks, die)
        self._signs(marks)

    def _signs(self, marks: Any) -> None:
        for at in self.layout.crosses:
            sign = marks.add(self.svg.g(class_="rf", transform=_to(at)))
            sign.add(self.svg.circle(r=16))
            sign.add(self.svg.path(shapes.CROSS))
        for at in self.layout.blocked:
            sign = marks.add(self.svg.g(class_="bk", transform=_to(at)))
            sign.add(self.svg.rect((-13, -13), (26, 26), transform="rotate(45)"))
            sign.add(self.svg.path(shapes.BAR_SIGN))

    def _defs(self) -> None:
        defs = self.svg.defs
        for key, shape, parity in (
            ("e", shapes.LANCET, 0),
            ("ei", shapes.HEART, 0),
            ("o", shapes.LANCET, 1),
            ("oi", shapes.VEIN, 1),
        ):
            defs.add(
                self.svg.path(shapes.near_row(shape, parity, self.layout.home), id=f"{self.prefix}-{key}")
            )
        white = defs.add(self.svg.g(id=f"{self.prefix}-w"))
        white.add(self.svg.circle(r=g.RADIUS, class_="w"))
        white.add(self.svg.circle(r=11.5, class_="wr"))
        black = defs.add(self.svg.g(id=f"{self.prefix}-b"))
        black.add(self.svg.circle(r=g.RADIUS, class_="b"))
        black.add(self.svg.path(shapes.STAR, class_="bs"))
        hatch = self.svg.pattern(
            size=(7, 7),
            id=f"{self.prefix}-h",
            class_="hatch",
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(45)",
        )
        hatch.add(self.svg.path("M3 0V7"))
        defs.add(hatch)
        for digit, outline in enumerate(self.outlines.paths if self.outlines else ()):
            defs.add(self.svg.path(outline, id=f"{self.prefix}-{digit}"))

    def _number(self, group: Any, number: Number) -> None:
        states = [name for name, on in (("lit", number.lit), ("no", number.struck)) if on]
        self._digits(group, number.point, number.at, 18, name=" ".join(["n", *states]) if states else None)

    def _disc(self, group: Any, disc: Disc) -> None:
        letter = _LETTER[disc.colour]
        if disc.count is None:
            self._use(group, letter, insert=(disc.at.x, disc.at.y))
            return
        group.add(self.svg.circle((disc.at.x, disc.at.y), g.RADIUS, class_=letter))
        self._digits(
            group, disc.count, Spot(disc.at.x, disc.at.y + 7), 20, name=f"ct{letter}", anchor="middle"
        )

    def _die(self, group: Any, die: DieBox) -> None:
        box = die.box
        face = group.add(self.svg.g(class_=f"d{self.near} sp" if die.spent else f"d{self.near}"))
        face.add(self._rect(box, rx=5))
        for x, y in shapes.pips(die.number, box):
            face.add(self.svg.circle((x, y), 3.2 if box.width > 30 else 2.4))

    def _arrow(self, group: Any, arrow: ArrowLine) -> None:
        bend = arrow.curve
        line = (
            f"M{_point(bend.start)}Q{_point(bend.control)} {_point(bend.end)}"
            if bend.bent
            else f"M{_point(bend.start)}L{_point(bend.end)}"
        )
        group.add(self.svg.path(line, class_="ac"))
        dots = {"stroke_linecap": "round"} if arrow.stroke is Stroke.DOTTED else {}
        group.add(self.svg.path(line, class_="al", stroke_dasharray=_DASH[arrow.stroke], **dots))
        turn = f"{_to(bend.tip)} rotate({bend.angle})"
        group.add(self.svg.path(shapes.HEAD, class_="ah", transform=turn))

    def _digits(
        self,
        group: Any,
        value: int,
        at: Spot,
        size: int,
        *,
        name: str | None = None,
        anchor: str | None = None,
    ) -> None:
        if self.outlines is None:
            text = self.svg.text(self.locale.num(value), (at.x, at.y), class_=name, text_anchor=anchor)
            group.add(text)
            return
        drawn = self.outlines.place(value)
        scale = size / self.outlines.units
        start = shapes.number(round(at.x - drawn.span * scale / 2, 1))
        move = f"translate({start} {shapes.number(at.y)}) scale({shapes.number(round(scale, 5))})"
        word = group.add(self.svg.g(class_=name, transform=move))
        for digit, x in drawn.digits:
            self._use(word, digit, x=x or None)
        if name is not None and name.endswith("no"):
            word.add(self.svg.path(f"M-60-340H{drawn.span + 60}", class_="sk"))

    def _layer(self, name: str) -> Any:
        """Start a group that the script can empty and fill; the style sheet lets taps fall through it."""
        return self.svg.add(self.svg.g(class_=name))

    def _path(self, name: str, data: str) -> None:
        self.svg.add(self.svg.path(data, class_=name))

    def _use(self, group: Any, key: str, **attributes: Any) -> None:
        group.add(self.svg.use(f"#{self.prefix}-{key}", **attributes))

    def _rect(self, box: Box, **attributes: Any) -> Any:
        return self.svg.rect((box.x, box.y), (box.width, box.height), **attributes)

    def _turn(self, box: Box) -> Box:
        return box if self.layout.home is Home.RIGHT else box.turned()


def _point(spot: Spot) -> str:
    return f"{shapes.number(spot.x)} {shapes.number(spot.y)}"


def _to(spot: Spot) -> str:
    return f"translate({_point(spot)})"


def _finish(pen: _Pen, diagram: Diagram, describe: Describe | None, palette: Palette) -> str:
    """Serialise the drawing: root attributes of ours instead of svgwrite's, and the spoken texts."""
    drawn = pen.svg.get_xml()
    root = ET.Element("svg", _root_attributes(pen, palette, described=describe is not None))
    if describe is not None:
        spoken = describe(diagram)
        for name, text in (("title", spoken.title), ("desc", spoken.desc)):
            ET.SubElement(root, name, {"id": f"{pen.prefix}-{name[0]}"}).text = text
    if pen.alone:
        ET.SubElement(root, "style").text = standalone.style_sheet(palette)
    root.extend(drawn)
    for element in root.iter():
        # The plain attribute is shorter and needs no namespace in a file that stands alone.
        if "xlink:href" in element.attrib:
            element.set("href", element.attrib.pop("xlink:href"))
        for place in ("x", "y", "cx", "cy"):
            if element.get(place) == "0":
                del element.attrib[place]
    return ET.tostring(root, encoding="unicode").replace(" />", "/>")


def _root_attributes(pen: _Pen, palette: Palette, *, described: bool) -> dict[str, str]:
    tag = pen.locale.tag
    namespace = {"lang": tag}
    if pen.alone:
        namespace = {
            "xmlns": "http://www.w3.org/2000/svg",
            "xml:lang": tag,
            "width": str(g.WIDTH),
            "height": str(g.HEIGHT),
        }
    role = (
        {"role": "img", "aria-labelledby": f"{pen.prefix}-t {pen.prefix}-d"}
        if described
        else {"aria-hidden": "true"}
    )
    return {
        "class": "tk-board pal-print" if palette == "print" else "tk-board",
        "viewBox": f"0 0 {g.WIDTH} {g.HEIGHT}",
        "direction": "ltr",
        **namespace,
        **role,
    }
