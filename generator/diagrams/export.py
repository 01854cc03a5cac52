"""Turns a picture that stands alone into PNG or PDF, by libraries that come as extras.

Both need no font: such a picture holds its digits as shapes. The PDF is drawn, not a photograph, and carries
the spoken description as its alternative text.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from generator.diagrams.geometry import HEIGHT, WIDTH
from generator.diagrams.model import Description
from generator.errors import GeneratorError

PNG_WIDTH: Final = 1680
"""Three times the drawing: 77 mm on paper at more than 500 dots an inch."""
PDF_WIDTH_MM: Final = 140

_MEASURE: Final = re.compile(r'<svg[^>]* width="([0-9.]+)" height="([0-9.]+)"')
_PAGE: Final = """
#set page(width: {width}mm, height: {height}mm, margin: 0mm)
#set document(title: sys.inputs.title)
#set text(lang: sys.inputs.lang)
#image("board.svg", width: 100%, alt: sys.inputs.desc)
"""


class MissingExtraError(GeneratorError):
    """A library for this kind of file is not installed; the message says what to install."""


def to_png(svg: str, width: int = PNG_WIDTH) -> bytes:
    """Paint a picture, ``width`` dots wide; raises MissingExtraError without the extra ``raster``."""
    return bytes(
        _extra("resvg_py", "raster").svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    )


def to_pdf(svg: str, spoken: Description, lang: str) -> bytes:
    """Set a picture on a page of its size; raises MissingExtraError without the extra ``print``."""
    typst = _extra("typst", "print")
    words = {"title": spoken.title, "desc": spoken.desc, "lang": lang.partition("-")[0]}
    page = _PAGE.format(width=PDF_WIDTH_MM, height=PDF_WIDTH_MM * _shape(svg))
    with TemporaryDirectory() as folder:
        Path(folder, "board.svg").write_text(svg, encoding="utf-8")
        Path(folder, "board.typ").write_text(page, encoding="utf-8")
        # A fixed time keeps the same picture the same file.
        pdf = typst.compile(str(Path(folder, "board.typ")), format="pdf", sys_inputs=words, timestamp=0)
    return bytes(pdf)


def _shape(svg: str) -> float:
    """Return height by width: boards have one shape, scenes their own."""
    measure = _MEASURE.search(svg)
    return float(measure[2]) / float(measure[1]) if measure else HEIGHT / WIDTH


def _extra(module: str, extra: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        message = f"this file needs {module.replace('_', '-')}: pip install '.[{extra}]'"
        raise MissingExtraError(message) from error
