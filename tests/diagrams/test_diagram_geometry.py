"""The numbers and shapes that others take over from the drawing are the ones it uses."""

from __future__ import annotations

import json
import re

import pytest

from generator.diagrams import geometry as g
from generator.diagrams.glyphs import glyphs_json
from generator.diagrams.standalone import GLYPHS, SCREEN
from tests.diagrams.boards import ROOT


def test_the_script_has_the_geometry_of_the_still_pictures() -> None:
    """If this fails: python -m generator.diagrams.geometry > generator/browser/src/geometry.json."""
    kept = (ROOT / "generator/browser/src/geometry.json").read_text(encoding="utf-8")

    assert json.loads(g.geometry_json()) == json.loads(kept)


def test_the_digits_in_outline_come_from_the_fonts_of_the_site() -> None:
    """If this fails: python -m generator.diagrams.glyphs > generator/diagrams/glyphs.json."""
    assert glyphs_json(ROOT / "docs/assets/fonts") == GLYPHS.read_text(encoding="utf-8")


def test_a_picture_alone_has_the_colours_of_the_site() -> None:
    """The walnut board is the same in a file and on the page."""
    tokens = (ROOT / "generator/browser/css/tokens.css").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for name, colour in re.findall(r"--b-(\w+):\s*([^;]+);", tokens):
        found.setdefault(name, colour)  # the first block is the light board; dark and indigo follow

    assert SCREEN == {name: found[name] for name in SCREEN}


@pytest.mark.parametrize("side", ["right", "left"])
def test_targets_cover_each_column_and_never_overlap(side: str) -> None:
    """A finger anywhere on a point, the bar or a tray means that place and no other."""
    targets = json.loads(g.geometry_json())[side]["targets"]
    for name, far in (("near", False), ("far", True)):
        row = sorted(box for key, box in targets.items() if g.is_far(key) is far)
        ends = [x + width for x, _y, width, _height in row]

        assert 14 == len(row), name
        assert all(end <= follower[0] for end, follower in zip(ends, row[1:], strict=False))
        assert 218 == min(height for _x, _y, _width, height in row)
        assert 34 <= min(width for _x, _y, width, _height in row)


def test_the_script_gets_places_for_one_to_four_dice() -> None:
    """Four numbers of a double can be shown in one row."""
    dice = json.loads(g.geometry_json())["right"]["dice"]

    assert {"1": 1, "2": 2, "3": 3, "4": 4} == {count: len(boxes) for count, boxes in dice.items()}
