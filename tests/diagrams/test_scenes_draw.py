"""The drawings of scenes: where things lie, what is said of them, and that they fit page and printer."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET

import pytest

from generator.diagrams.scenes.spoken import SceneDescriber
from tests.diagrams.boards import BOOKS, TAGS
from tests.diagrams.scenery import DRAWN, SCENES, drawing, tree

SVG = "{http://www.w3.org/2000/svg}"
PLACE = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")


def places(name: str, look: str) -> list[tuple[float, float]]:
    """Where the groups with a class stand."""
    found = [one for one in tree(drawing(name)).iter("g") if look in one.get("class", "").split()]
    return [
        (float(match[1]), float(match[2]))
        for one in found
        if (match := PLACE.match(one.get("transform", "")))
    ]


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("tag", TAGS)
def test_a_drawing_is_an_image_with_a_name_and_obeys_the_policy(name: str, tag: str) -> None:
    """Role, title and description by ids with the prefix; no style attribute and no script; small enough."""
    text = drawing(name, tag)
    root = tree(text)[0]
    ids = [one.get("id") for one in root.iter() if one.get("id")]

    assert "img" == root.get("role")
    assert {"d1-t", "d1-d"} == set((root.get("aria-labelledby") or "").split())
    assert len(ids) == len(set(ids))
    assert all(one is not None and one.startswith("d1-") for one in ids)
    assert not any("style" in one.attrib or one.tag in {"script", "style"} for one in root.iter())
    assert len(text.encode()) <= 8192
    assert len(gzip.compress(text.encode())) <= 2048


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_is_the_same_in_every_language_but_for_its_words(name: str) -> None:
    """No drawing is mirrored by the script; digits and spoken words alone differ."""

    def bare(tag: str) -> str:
        text = re.sub(r"<(title|desc)[^>]*>[^<]*</\1>", "", drawing(name, tag))
        return re.sub(r"(<text[^>]*>)[^<]*", r"\1", re.sub(r' lang="\w+"', "", text))

    assert {bare("en")} == {bare(tag) for tag in TAGS}


def test_the_right_half_is_that_of_the_thrower() -> None:
    """White's die lies in the half at White's right hand, Black's in the other one: they sit opposite."""
    middle = 263
    (white,) = places("opening", "dw")
    (black,) = places("opening", "db")

    assert white[0] > middle + 17
    assert black[0] + 40 < middle - 17
    tinted = [one for one in tree(drawing("opening")).iter("rect") if one.get("class") == "ar"]
    assert [True, False] == sorted((float(one.get("x", "0")) < middle for one in tinted), reverse=True)


def test_a_cocked_die_is_told_from_a_flat_one_by_its_form() -> None:
    """It shows a second face with lines; a flat one has none: colour says nothing."""
    text = drawing("dice")

    assert 1 == text.count(' ck"')
    assert 2 == text.count('class="dw')
    assert 0 == drawing("opening").count(' ck"')


def test_a_die_off_the_board_lies_beyond_the_frame() -> None:
    """The picture is wider then, and the die lies right of the 560 units of the board."""
    xs = [x for x, _ in places("spots", "db")]

    assert [True] == [x > 560 for x in xs if x > 540]
    assert 'viewBox="0 -44 636 524"' in drawing("spots")
    assert 'viewBox="0 -44 560 568"' in drawing("opening")


def test_the_cube_shows_64_before_the_first_double_in_the_digits_of_the_page() -> None:
    """As the real cube, which has no 1."""
    faces = [one.text for one in tree(drawing("cube")).iter("text")]

    assert ["64", "2", "4", "64"] == faces
    assert "۶۴" == next(tree(drawing("cube", "fa")).iter("text")).text
    assert {"2", "4", "8", "16", "32", "64"} == {one.text for one in tree(drawing("faces")).iter("text")}


def test_the_button_of_the_side_whose_time_runs_is_up() -> None:
    """Pressing stops one's own time: White's button is down, and Black's clock runs."""
    keys = [one for one in tree(drawing("clock")).iter("rect") if one.get("class") == "key"]
    white, black = (float(one.get("height", "0")) for one in keys)

    assert black > white
    assert ["12:30", "0:00"] == [one.text for one in tree(drawing("clock")).iter("text")]
    assert 1 == drawing("clock").count("face out")


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("palette", ["screen", "print"])
def test_a_file_of_its_own_needs_neither_fonts_nor_style_sheet(name: str, palette: str) -> None:
    """Digits are shapes; the print palette has black, white and nothing between."""
    text = drawing(name, "fa", alone=True, palette=palette)
    root = ET.fromstring(text)  # noqa: S314 - our own
    sheet = root.findtext(f"{SVG}style") or ""

    assert [] == list(root.iter(f"{SVG}text"))
    assert "var(" not in sheet
    assert "$" not in sheet
    if palette == "print":
        assert {"#000", "#fff"} == set(re.findall(r"#[0-9A-Fa-f]{3,6}\b", sheet.replace("#000000", "#000")))
        assert "opacity" not in sheet


@pytest.mark.parametrize(
    ("name", "title", "desc"),
    [
        (
            "dice",
            "Thrown dice",
            (
                "In the picture: 5, flat in the right half of White; 3, leaning, not flat. "
                "The roll does not count. Both are rolled again."
            ),
        ),
        (
            "spots",
            "Thrown dice",
            (
                "In the picture: 1, flat in the left half of Black; 2, off the board; 3, flat on a checker; "
                "4, leaning, not flat. The roll counts."
            ),
        ),
        (
            "cube",
            "Doubling cube",
            (
                "The cube is in the middle, worth 1. White offers the cube at 2. Black owns the cube at 4. "
                "No cube in this game."
            ),
        ),
        ("faces", "Doubling cube", "In the picture: 2; 4; 8; 16; 32; 64."),
        ("clock", "Match clock", "White: 12:30. Black: 0:00, time is up."),
        (
            "seats",
            "Seats at the board",
            (
                "Player 1: rolled 6; box. Player 2: rolled 5; captain; takes. Player 3: team; drops. "
                "Player 1 goes to the seat of player 3. Player 2 goes to the seat of player 1."
            ),
        ),
        ("scale", "Scale from 0 to 100 percent", "In the picture: 25%; 70% to 80%; 25% to 30%."),
    ],
)
def test_a_drawing_is_said_in_words(name: str, title: str, desc: str) -> None:
    """Everything that is drawn has its words."""
    said = SceneDescriber(BOOKS["en"])(SCENES[name])

    assert (title, desc) == (said.title, said.desc)


@pytest.mark.parametrize("name", [name for name in DRAWN if name != "dice"])
@pytest.mark.parametrize("tag", ["ur", "hi", "fa"])
def test_the_words_are_those_of_the_language(name: str, tag: str) -> None:
    """No Latin letter is left, and Persian has its own digits."""
    said = SceneDescriber(BOOKS[tag])(SCENES[name])
    spoken = f"{said.title} {said.desc}"

    assert not re.search(r"[A-Za-z{}]", spoken)
    assert tag != "fa" or not re.search(r"[0-9]", spoken)
