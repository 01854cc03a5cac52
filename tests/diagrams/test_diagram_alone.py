"""Pictures that stand alone in a file, on paper and under a photocopier."""

from __future__ import annotations

import re
import struct
import zlib
from io import BytesIO

import pytest
from pypdf import PdfReader

from generator.diagrams import export
from generator.diagrams.describe import Describer
from generator.diagrams.model import Diagram, Plate
from generator.diagrams.standalone import style_sheet
from generator.rules import START, Position
from tests.diagrams.boards import BOOKS, LATE, OPENING, TAGS, svg

PAPER = 455
"""Dots of a board of 77 mm at 150 dots an inch."""


class Raster:
    """A PNG as rows of grey values, 0 black to 255 white."""

    def __init__(self, png: bytes) -> None:
        self.width, self.height = struct.unpack(">II", png[16:24])
        data, at = b"", 8
        while at < len(png):
            size, kind = struct.unpack(">I4s", png[at : at + 8])
            data += png[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
            at += size + 12
        self.rows = self._rows(zlib.decompress(data), channels={2: 3, 6: 4}[png[25]])

    def _rows(self, data: bytes, channels: int) -> list[list[int]]:
        span, before, rows = self.width * channels, bytearray(self.width * channels), []
        for start in range(0, len(data), span + 1):
            kind, line = data[start], bytearray(data[start + 1 : start + 1 + span])
            for i in range(span):
                left = line[i - channels] if i >= channels else 0
                corner = before[i - channels] if i >= channels else 0
                line[i] = (
                    line[i]
                    + (0, left, before[i], (left + before[i]) // 2, _paeth(left, before[i], corner))[kind]
                ) % 256
            rows.append([sum(line[i : i + 3]) // 3 for i in range(0, span, channels)])
            before = line
        return rows

    def black(self, x: float, y: float, half: float) -> float:
        """Share of black in a square around a place of the drawing, after a copier's cut at one half."""
        scale = self.width / 560
        columns = range(round((x - half) * scale), round((x + half) * scale))
        lines = range(round((y - half) * scale), round((y + half) * scale))
        dark = sum(self.rows[line][column] < 128 for line in lines for column in columns)
        return dark / (len(columns) * len(lines))


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))


def copied(diagram: Diagram) -> Raster:
    """Return a picture as a photocopier leaves it."""
    return Raster(export.to_png(svg(diagram, palette="print", alone=True), PAPER))


def test_the_print_palette_is_black_and_white_alone() -> None:
    """No grey and nothing half transparent: a photocopier has nothing to lose."""
    sheet = style_sheet("print")

    assert {"#000", "#fff"} == set(re.findall(r"#[0-9a-fA-F]+", sheet))
    assert set() == {word for word in ("opacity", "var(", "rgb", "hsl") if word in sheet}


def test_the_screen_palette_is_written_in_plain_colours() -> None:
    """No variable is left that a program without the site's style sheet could not resolve."""
    sheet = style_sheet("screen")

    assert "#62412D" in sheet
    assert set() == {sign for sign in ("$", "var(") if sign in sheet}


def test_white_and_black_checkers_survive_a_photocopier() -> None:
    """White is a ring on white, Black is solid with a white inlay, at 77 mm and 150 dots an inch."""
    page = copied(Diagram(position=START))
    white, black = page.black(186, 395, 12), page.black(186, 85, 12)

    assert 0.35 > white > 0.02
    assert 0.9 > black > 0.55


def test_the_two_kinds_of_point_survive_a_photocopier() -> None:
    """Every second point is hatched, the others are empty inside."""
    page = copied(Diagram(position=Position.from_counts({24: 15})))
    even, odd = page.black(460, 420, 10), page.black(420, 420, 10)

    assert 0.02 > even
    assert 0.55 > odd > 0.15


def test_a_lit_number_is_white_on_black_on_paper() -> None:
    """The plate under the number is solid, under the others there is nothing."""
    page = copied(Diagram(position=START, marks=(Plate(5),)))

    assert 0.6 < page.black(340, 466, 9)
    assert 0.35 > page.black(380, 466, 9)


def test_slabs_in_the_tray_differ_on_paper() -> None:
    """White's slabs are outlines, Black's are solid."""
    page = copied(Diagram(position=Position.from_counts({6: 5}, {19: 5})))

    assert page.black(538, 434, 4) < 0.5 < page.black(534, 34, 4)


@pytest.mark.parametrize("tag", TAGS)
def test_a_picture_alone_needs_no_font(tag: str) -> None:
    """Its digits are shapes, so that they look alike in every program."""
    text = svg(LATE, tag, alone=True)

    assert "<text" not in text
    assert 10 == len(set(re.findall(r'href="#d1-(\d)"', text)))
    assert 'xmlns="http://www.w3.org/2000/svg"' in text


def test_digits_in_outline_stand_where_digits_as_text_would() -> None:
    """The numbers of the points are drawn, not lost: there is ink where the number stands."""
    page = copied(Diagram(position=Position.from_counts({24: 15})))

    assert 0.05 < page.black(300, 466, 7)
    assert 0.05 < page.black(26, 14, 7)


def test_a_png_has_the_size_asked_for() -> None:
    """Three times the drawing unless told otherwise."""
    png = export.to_png(svg(OPENING, alone=True), 280)

    assert (280, 240) == struct.unpack(">II", png[16:24])


@pytest.mark.parametrize("tag", ["en", "fa"])
def test_a_pdf_says_what_it_shows(tag: str) -> None:
    """Title, language and the description as alternative text, and the same bytes every time."""
    describe = Describer(BOOKS[tag])
    text = svg(OPENING, tag, alone=True)
    pdf = export.to_pdf(text, describe(OPENING), tag)

    assert export.to_pdf(text, describe(OPENING), tag) == pdf
    assert (describe(OPENING).title, tag, describe(OPENING).desc) == _said(pdf)


def _said(pdf: bytes) -> tuple[str, str, str]:
    """Title, language and alternative text of a PDF."""
    reader = PdfReader(BytesIO(pdf))
    root = reader.trailer["/Root"]
    found: list[str] = []
    queue = [root["/StructTreeRoot"]]
    while queue:
        node = queue.pop().get_object()
        if "/Alt" in node:
            found.append(str(node["/Alt"]))
        kids = node.get("/K", [])
        queue += [
            kid for kid in (kids if isinstance(kids, list) else [kids]) if hasattr(kid.get_object(), "get")
        ]
    assert reader.metadata is not None
    return str(reader.metadata.title), str(root["/Lang"]), found[0]


@pytest.mark.parametrize("module", ["resvg_py", "typst"])
def test_a_missing_extra_is_named(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the library one line says what to install."""

    def absent(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(export, "import_module", absent)
    made = {
        "resvg_py": lambda: export.to_png("<svg/>"),
        "typst": lambda: export.to_pdf("<svg/>", Describer(BOOKS["en"])(OPENING), "en"),
    }
    with pytest.raises(export.MissingExtraError) as caught:
        made[module]()

    assert f"this file needs {module.replace('_', '-')}: pip install '.[" in str(caught.value)
