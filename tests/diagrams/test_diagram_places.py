"""Quarters, bar and trays set apart, all numbers lit, and boards of games with another way round or pins."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.diagrams.geometry import Box, Home
from generator.diagrams.layout import lay_out
from generator.diagrams.load import load_diagrams
from generator.diagrams.model import Area, Colour, Diagram, Quarter, Room
from generator.diagrams.view import resolve
from generator.rules import START, Position
from generator.rules.position import PINNED, PINS_ENEMY, Facing
from tests.diagrams.boards import svg
from tests.diagrams.scenery import faults

POS = "0000005030000500000000002/0200000000005000030500000"
LONG = "000000000000000000000000f/000000000000f000000000000"
PLAKOTO = "0000000010003000000010009/0d00000000001000000010000/000000000001000000020000"


def entry(body: str, pos: str = POS) -> str:
    """Return a diagram with a caption and further lines."""
    return f'- name: one\n  rule: landing.own\n  caption: "A caption."\n  pos: "{pos}"\n{body}'


def middle(box: Box) -> tuple[bool, bool]:
    """Whether the middle of a box lies in the right half and in the near half of the picture."""
    return box.x + box.width / 2 > 263, box.y + box.height / 2 > 240


@pytest.mark.parametrize(
    ("quarter", "right", "near"),
    [
        (Quarter.HOME, True, True),
        (Quarter.OUTER, False, True),
        (Quarter.OPP_HOME, True, False),
        (Quarter.OPP_OUTER, False, False),
    ],
)
def test_a_quarter_is_tinted_where_its_points_are(quarter: Quarter, right: bool, near: bool) -> None:
    """The home board of the side to move is near, the opponent's opposite it."""
    picture = Diagram(position=START, marks=(Area(quarter),))

    assert [(right, near)] == [middle(box) for box in lay_out(resolve(picture)).areas]
    turned = lay_out(resolve(picture, Home.LEFT)).areas[0]
    assert (not right) == (turned.x + turned.width / 2 > 280)


def test_where_both_go_the_same_way_the_other_home_lies_diagonally() -> None:
    """In Longgammon the opponent bears off from the mover's points 13 to 18."""
    position = Position.from_counts({24: 15}, {12: 15}, facing=Facing.SAME_WAY)
    areas = lay_out(resolve(Diagram(position=position, marks=(Area(Quarter.OPP_HOME),)))).areas

    assert [(False, False)] == [middle(box) for box in areas]


def test_the_opponent_s_checkers_stand_at_their_own_numbers(tmp_path: Path) -> None:
    """The rule set says how a position is read: Black's head is the mover's 12-point."""
    (tmp_path / "a.yml").write_text(entry("  ruleset: longgammon\n", LONG), encoding="utf-8")
    found, wrong = load_diagrams(tmp_path)

    assert [] == [str(fault) for fault in wrong]
    stacks = {(stack.colour, stack.key): stack.count for stack in resolve(found["one"]).stacks}
    assert {(Colour.WHITE, "24"): 15, (Colour.BLACK, "12"): 15} == stacks


def test_a_pinned_checker_lies_under_the_one_that_pins_it() -> None:
    """Whoever pins, the pinned checker is at the edge and the other side's begin above it."""
    position = Position.from_counts(
        {12: 3, 20: 1, 24: 11},
        {12: 1, 20: 1, 1: 13},
        pins={12: PINS_ENEMY, 20: PINNED},
    )
    discs = lay_out(resolve(Diagram(position=position))).discs
    from_edge = {(disc.colour, disc.key): [] for disc in discs}
    for disc in discs:
        from_edge[disc.colour, disc.key].append(480 - disc.at.y if disc.at.y > 240 else disc.at.y)

    assert [47] == from_edge[Colour.BLACK, "12"]
    assert [85, 123, 161] == from_edge[Colour.WHITE, "12"]
    assert [47] == from_edge[Colour.WHITE, "20"]
    assert [85] == from_edge[Colour.BLACK, "20"]


def test_a_short_set_has_no_checkers_borne_off_by_mistake(tmp_path: Path) -> None:
    """In hypergammon three checkers are a whole set, so the trays are empty."""
    pos = "0000000000000000000000111/0111000000000000000000000"
    (tmp_path / "a.yml").write_text(entry("  ruleset: hypergammon\n", pos), encoding="utf-8")
    picture = load_diagrams(tmp_path)[0]["one"]

    assert () == lay_out(resolve(picture)).slabs


def test_all_numbers_can_be_lit() -> None:
    """Without the limit that holds for single numbers."""
    layout = lay_out(resolve(Diagram(position=START, all_plates=True)))

    assert 24 == len(layout.plates) == sum(number.lit for number in layout.numbers)


def test_bar_and_trays_are_framed() -> None:
    """The frame of the bar goes from edge to edge; that of a tray lies on the tray."""
    picture = Diagram(position=START, marks=(Room("bar"), Room("off"), Room("opp-off")))
    bar, own, other = lay_out(resolve(picture)).rooms

    assert (28, 424) == (bar.y, bar.height)
    assert own.y > 240 > other.y
    assert 3 == svg(picture).count('class="se"')


@pytest.mark.parametrize(
    ("body", "pos", "found"),
    [
        ("  marks:\n    - {area: middle}\n  desc: A.\n", POS, [(6, "BAD_VALUE")]),
        ("  marks:\n    - {area: home}\n", POS, [(5, "NEEDS_DESC")]),
        ("  marks:\n    - {place: bar}\n", POS, [(5, "NEEDS_DESC")]),
        ("  plates: all\n", POS, [(5, "NEEDS_DESC")]),
        ("  plates: some\n  desc: A.\n", POS, [(5, "BAD_VALUE")]),
        ("  ruleset: chess\n", POS, [(5, "BAD_VALUE")]),
        ("  marks:\n    - {arrow: [24, 12]}\n  ruleset: longgammon\n", LONG, [(6, "MARK_FALSE")]),
        ("  marks:\n    - {blocked: 20}\n  ruleset: plakoto\n", PLAKOTO, []),
        ("  marks:\n    - {blocked: 12}\n  ruleset: plakoto\n", PLAKOTO, [(6, "MARK_FALSE")]),
        ("  marks:\n    - {arrow: [24, 20], refused: true}\n  ruleset: plakoto\n", PLAKOTO, []),
    ],
)
def test_a_mark_must_be_true_in_its_game(
    tmp_path: Path, body: str, pos: str, found: list[tuple[int, str]]
) -> None:
    """One checker blocks in Longgammon, a pin blocks in Plakoto, and a tint needs words for ears."""
    assert found == faults(tmp_path, entry(body, pos))
