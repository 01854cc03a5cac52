"""The scenes that tests share, by name, and a reader of small pieces of HTML."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

from generator.diagrams.load import load_diagrams, read_diagrams
from generator.diagrams.model import Diagram
from generator.diagrams.scenes.picture import draw_scene
from generator.diagrams.scenes.spoken import SceneDescriber
from generator.errors import Faults
from generator.i18n.yaml_lines import load_yaml
from generator.pages.figure import render_figure
from tests.diagrams.boards import BOOKS, locale

HERE = Path(__file__).parent
DRAWN = ("cube", "faces", "dice", "opening", "spots", "clock", "seats", "scale")


def _read() -> dict[str, Diagram]:
    data, faults = load_yaml(HERE / "scenes.yml")
    found = read_diagrams(data, "scenes.yml", None, faults)
    assert [] == [str(fault) for fault in faults.errors]
    return {diagram.name: diagram for diagram in found}


SCENES = _read()


def drawing(name: str, tag: str = "en", **options: object) -> str:
    """Return the drawing of a scene."""
    picture = SCENES[name]
    assert picture.scene is not None
    spoken = SceneDescriber(BOOKS[tag])(picture)
    return draw_scene(picture.scene, locale=locale(tag), prefix="d1", spoken=spoken, **options)  # type: ignore[arg-type]


def figure(name: str, tag: str = "en") -> str:
    """Return the figure of a scene as it stands on a page."""
    return render_figure(SCENES[name], BOOKS[tag], prefix="d1")


def tree(html: str) -> ET.Element:
    """Read markup of ours, all of which is well formed."""
    return ET.fromstring(f"<div>{html}</div>")  # noqa: S314 - our own


def words(element: ET.Element) -> str:
    """Return all words inside an element, single spaces between."""
    return " ".join("".join(element.itertext()).split())


def faults(folder: Path, text: str) -> list[tuple[int | None, str]]:
    """Line and code of each fault of a file."""
    (folder / "a.yml").write_text(text, encoding="utf-8")
    found: Faults = load_diagrams(folder, None)[1]
    return [(fault.line, fault.code) for fault in found]
