"""XGID, the stored form of a position with its dice, cube and score."""

from __future__ import annotations

from dataclasses import replace

import gnubg
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.notation import Offer, Seat, UnreadableError, Xgid, format_position, format_xgid, parse_xgid
from generator.notation.xgid import parse_dice_xgid
from generator.rules import START, Position, Roll, Side
from tests.notation.test_positions import positions

START_XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"
dice = st.none() | st.sampled_from(Offer) | st.builds(Roll, st.integers(1, 6), st.integers(1, 6))


@st.composite
def xgids(draw: st.DrawFn) -> Xgid:
    """Any value an XGID can hold."""
    length = draw(st.integers(0, 25))
    scores = st.integers(0, length - 1 if length else 99)
    return Xgid(
        position=draw(positions()),
        turn=draw(st.sampled_from(Seat)),
        dice=draw(dice),
        cube=draw(st.integers(0, 10)),
        cube_owner=draw(st.none() | st.sampled_from(Seat)),
        score_bottom=draw(scores),
        score_top=draw(scores),
        flag=draw(st.integers(0, 1 if length else 3)),
        match_length=length,
        greatest_cube=draw(st.integers(0, 20)),
    )


@given(xgids())
def test_reading_what_was_written(xgid: Xgid) -> None:
    """Reading a written XGID gives the same value."""
    assert xgid == parse_xgid(format_xgid(xgid))


def test_start_position() -> None:
    """The starting position before 5-2, in the middle of nothing else."""
    assert Xgid(position=START, dice=Roll(5, 2)) == parse_xgid(START_XGID)
    assert START_XGID == format_xgid(parse_xgid(START_XGID))


def test_prefix_is_optional() -> None:
    """``XGID=`` before the fields may be left out."""
    assert parse_xgid(START_XGID) == parse_xgid(START_XGID.removeprefix("XGID="))


def test_the_side_to_move_stands_first() -> None:
    """When the top player is to move, the position is seen from that player's side."""
    text = "XGID=a----BE-B---dE---c-e----A-:1:-1:-1:61:3:2:0:7:10"
    xgid = parse_xgid(text)

    assert Seat.TOP == xgid.turn == xgid.cube_owner
    assert "1000005030000400000000000/0100000000005000020520000" == format_position(xgid.position)
    assert (1, 3, 2, 7) == (xgid.cube, xgid.score_bottom, xgid.score_top, xgid.match_length)
    assert text == format_xgid(xgid)


def test_more_than_nine_checkers() -> None:
    """Letters count checkers up to fifteen."""
    position = Position.from_counts({1: 15}, {24: 12}, other_bar=3)
    text = format_xgid(Xgid(position=position))

    assert text.startswith("XGID=cO----------------------l-:")
    assert position == parse_xgid(text).position


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        (("XGID=", "XGID=:"), ["XGID_FIELDS"]),
        ((":10", ""), ["XGID_FIELDS"]),
        (("B-:", "B:"), ["XGID_BOARD"]),
        (("-b-", "-q-"), ["XGID_BOARD"]),
        (("-b-", "9b!"), ["XGID_BOARD", "XGID_BOARD"]),
        (("=-b", "=Ab"), ["XGID_BOARD"]),
        (("B-:", "Ba:"), ["XGID_BOARD"]),
        ((":52:", ":57:"), ["XGID_DICE"]),
        ((":52:", ":5:"), ["XGID_DICE"]),
        ((":52:", ":X:"), ["XGID_DICE"]),
        ((":52:0", ":52:x"), ["XGID_NUMBER"]),
        (("10", "ten"), ["XGID_NUMBER"]),
        ((":0:0:1:", ":99:2:0:"), ["XGID_VALUE", "XGID_VALUE", "XGID_VALUE"]),
        ((":0:0:0:0:10", ":5:0:2:5:10"), ["XGID_VALUE", "XGID_VALUE"]),
        ((":0:0:0:0:10", ":-1:0:4:0:10"), ["XGID_VALUE", "XGID_VALUE"]),
        ((":0:0:0:0:10", ":0:0:0:-3:21"), ["XGID_VALUE", "XGID_VALUE"]),
        (("E-C", "EbP"), ["POS_COUNT", "POS_COUNT"]),
        (("b----E-C---eE---c-e----B", "------------------------"), ["POS_EMPTY"]),
    ],
)
def test_every_fault_is_named(change: tuple[str, str], codes: list[str]) -> None:
    """What cannot be read is refused with all of its faults."""
    with pytest.raises(UnreadableError) as caught:
        parse_xgid(START_XGID.replace(*change, 1))
    assert codes == [fault.code for fault in caught.value.faults]


def test_a_roll_is_asked_for() -> None:
    """Where a roll is needed, an XGID before the roll or at a double is refused."""
    assert (START, Roll(5, 2)) == parse_dice_xgid(START_XGID)
    for waiting in (":00:", ":D:"):
        with pytest.raises(UnreadableError, match="no roll"):
            parse_dice_xgid(START_XGID.replace(":52:", waiting))


@settings(max_examples=40)
@given(xgids())
def test_gnu_backgammon_reads_the_same(xgid: Xgid) -> None:
    """GNU Backgammon takes a written XGID as the same board, seats, cube and score."""
    xgid = replace(xgid, dice=Roll(6, 1), flag=0, greatest_cube=10)
    if not xgid.position.on_roll.on_board or not xgid.position.opponent.on_board:
        return
    gnubg.command(f"set xgid {format_xgid(xgid)}")
    theirs, ours = gnubg.board()
    cube = gnubg.cubeinfo()

    assert xgid.position == Position(Side(ours[:24], ours[24]), Side(theirs[:24], theirs[24]))
    assert (2**xgid.cube, xgid.match_length) == (cube["cube"], cube["matchto"])
