"""The picture as SVG: safe to put on a page, small, the same for everybody but in its words and digits."""

from __future__ import annotations

import gzip
import random
import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from generator.diagrams.model import Arrow, Blocked, Cube, Description, Diagram, Plate, Stroke
from generator.diagrams.svg import draw
from tests.diagrams.boards import BOOKS, CASES, LARGER, LATE, OPENING, TAGS, random_position, svg

SPACE = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ET.Element:
    """Return a picture as a tree, tags without namespace."""
    root = ET.fromstring(text)  # noqa: S314 - the SVG is our own
    for element in root.iter():
        element.tag = element.tag.removeprefix(SPACE)
    return root


def geometry(text: str) -> str:
    """Return a picture without its words, digits and language."""
    bare = re.sub(r"<(title|desc)\b.*?</\1>", "", text)
    bare = re.sub(r"(<text\b[^>]*>)[^<]*(</text>)", r"\1\2", bare)
    return re.sub(r' (?:xml:)?lang="[^"]*"', "", bare)


@pytest.mark.parametrize("home", ["right", "left"])
@pytest.mark.parametrize("name", CASES)
def test_geometry_is_the_same_in_every_language(name: str, home: str) -> None:
    """Whatever the script's direction, the board is the same to the byte; only words and digits differ."""
    pictures = {geometry(svg(CASES[name], tag, home=home)) for tag in TAGS}

    assert 1 == len(pictures)


@pytest.mark.parametrize(("tag", "digits"), [("en", "0-9"), ("ur", "0-9"), ("hi", "0-9"), ("fa", "۰-۹")])
def test_a_board_carries_digits_of_the_language_and_no_words(tag: str, digits: str) -> None:
    """Point numbers, counts and the cube are all the text there is, set from the middle."""
    texts = list(parsed(svg(LATE, tag)).iter("text"))
    anchored = [text for text in texts if text.get("text-anchor") == "middle"]
    groups = [group for group in parsed(svg(LATE, tag)).iter("g") if group.get("text-anchor") == "middle"]

    assert 27 == len(texts)
    assert all(re.fullmatch(f"[{digits}]+", text.text or "") for text in texts)
    assert len(texts) == len(anchored) + sum(len(group.findall("text")) for group in groups)


def test_text_keeps_its_direction_on_a_right_to_left_page() -> None:
    """The drawing says that it runs from left to right, and names its language."""
    root = parsed(svg(OPENING, "ur"))

    assert ("ltr", "ur") == (root.get("direction"), root.get("lang"))


def test_a_still_picture_is_one_image_with_a_spoken_text() -> None:
    """Nothing inside it can be focused or pressed, so that no control hides inside an image."""
    root = parsed(svg(LARGER, prefix="d7"))
    ids = {element.get("id"): element for element in root.iter() if element.get("id")}
    names = [ids[name].tag for name in (root.get("aria-labelledby") or "").split()]

    assert ("img", ["title", "desc"]) == (root.get("role"), names)
    assert [] == [element for element in root.iter() if element.get("role") and element is not root]
    assert [] == [element for element in root.iter() if element.get("data-loc") or element.get("tabindex")]


def test_a_picture_without_words_is_hidden_from_screen_readers() -> None:
    """A board that only decorates says nothing rather than something wrong."""
    text = draw(OPENING, locale=BOOKS["en"].locale, prefix="d", describe=None)

    assert 'aria-hidden="true"' in text
    assert "role=" not in text


def test_a_playable_board_has_a_target_for_every_place() -> None:
    """The 24 points, both bars and both trays, in the mover's numbers, lie under layers to be redrawn."""
    root = parsed(svg(OPENING, playable=True))
    places = [element.get("data-loc") for element in root.iter() if element.get("data-loc")]
    layers = [
        group.get("class") for group in root.findall("g") if (group.get("class") or "").startswith("tk-")
    ]

    assert [*map(str, range(24, 0, -1)), "bar", "off", "opp-bar", "opp-off"] == places
    assert ["tk-cols", "tk-men", "tk-dice", "tk-marks"] == layers
    assert {"none"} == {group.get("fill") for group in root.findall("g[@class='tk-cols']")}


def test_thirty_boards_on_a_page_share_no_id() -> None:
    """Also two boards of one position: each has its own patterns and checkers, and uses no other's."""
    pictures = [svg(OPENING, prefix=f"d{number}") for number in range(30)]
    ids = [found for text in pictures for found in re.findall(r' id="([^"]+)"', text)]
    strangers = [
        used
        for number, text in enumerate(pictures)
        for used in re.findall(r'(?:href="#|url\(#)([^")]+)', text)
        if not used.startswith(f"d{number}-")
    ]

    assert len(ids) == len(set(ids))
    assert [] == strangers


@pytest.mark.parametrize("alone", [False, True])
def test_nothing_needs_a_style_attribute_or_a_script(alone: bool) -> None:
    """A strict content policy lets the picture through as it is."""
    text = svg(LARGER, alone=alone)
    attributes = {name for element in parsed(text).iter() for name in element.attrib}

    assert set() == {name for name in attributes if name == "style" or name.startswith("on")}
    assert "<script" not in text
    assert alone is ("<style>" in text)


def test_the_same_picture_is_the_same_text() -> None:
    """Nothing counts up from one drawing to the next."""
    assert svg(LARGER, prefix="x") == svg(LARGER, prefix="x")


def test_words_of_a_translation_stay_words() -> None:
    """Markup in a title or description is shown as text."""
    spoken = Description('<b>"&amp;', "</desc><script>")
    text = draw(OPENING, locale=BOOKS["en"].locale, prefix="d", describe=lambda _diagram: spoken)
    root = parsed(text)

    assert [spoken.title, spoken.desc] == [root.findtext("title"), root.findtext("desc")]


@pytest.mark.parametrize("tag", TAGS)
def test_a_picture_is_small(tag: str) -> None:
    """At most 8 KB and 2 KB packed, with its words: two arrows, or playable, on 40 crowded boards."""
    chance = random.Random(5)
    two = (Arrow(source=24, target=18, die=6), Arrow(source=13, target=8, die=5))
    for _ in range(40):
        board = Diagram(position=random_position(chance), dice=(6, 5), cube=Cube())
        for text in (svg(replace(board, marks=two), tag), svg(board, tag, playable=True)):
            assert 8192 >= len(text.encode())
            assert 2048 >= len(gzip.compress(text.encode(), mtime=0))


def test_paths_hold_whole_numbers() -> None:
    """Whole units keep the picture small and its edges sharp."""
    marks = (*LARGER.marks, Plate(12))
    root = parsed(svg(Diagram(position=LARGER.position, dice=(6, 5), marks=marks)))
    paths = [element.get("d") or "" for element in root.iter("path")]

    assert [] == [path for path in paths if "." in path]


def test_arrows_differ_by_their_line() -> None:
    """Solid, dashed and dotted arrows can be told apart without colour."""
    marks = tuple(Arrow(source=24, target=18, stroke=stroke) for stroke in Stroke)
    root = parsed(svg(Diagram(position=OPENING.position, marks=marks)))
    lines = [path.get("stroke-dasharray") for path in root.iter("path") if path.get("class") == "al"]

    assert 3 == len(set(lines))
    assert None is lines[0]


def test_a_refused_number_is_struck_and_a_lit_one_stands_on_a_plate() -> None:
    """Both states have a shape of their own beside their colour."""
    marks = (Arrow(source=24, target=19, die=5, refused=True), Plate(20), Blocked(17))
    root = parsed(svg(Diagram(position=OPENING.position, dice=(5, 4), marks=marks)))
    states = {text.text: text.get("class") for text in root.iter("text") if text.get("class")}
    signs = [group.get("class") for group in root.iter("g") if group.get("class") in {"rf", "bk"}]

    assert {"19": "n no", "20": "n lit"} == states
    assert ["rf", "bk"] == signs
    assert 1 == sum(rect.get("class") == "tg" for rect in root.iter("rect"))


def test_black_and_white_dice_and_checkers_differ_by_class() -> None:
    """The dice are those of the side to move; each side's checkers come from a shape of their own."""
    text = svg(LATE)

    assert 'class="db sp"' in text
    assert "dw" not in re.findall(r'class="(d[wb])', text)
    assert {"#d1-w", "#d1-b"} <= set(re.findall(r'href="(#d1-[wb])"', text))
