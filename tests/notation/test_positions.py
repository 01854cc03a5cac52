"""Positions as 51 characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.notation import UnreadableError, format_position, parse_position, position_faults
from generator.rules import START, Position, Roll, results
from generator.rules.games.setups import HYPERGAMMON

START_TEXT = "0000005030000500000000002/0200000000005000030500000"
EMPTY = "0" * 25


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Boards as random games make them."""
    position = START
    for high, low in draw(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6)), max_size=25)):
        if not position.on_roll.on_board or not position.opponent.on_board:
            break
        found = results(position, Roll(high, low))
        position = found[draw(st.integers(0, len(found) - 1))].flipped()
    return position


def test_start_position() -> None:
    """The starting position is written with both sides in the mover's numbers."""
    assert START_TEXT == format_position(START)
    assert START == parse_position(START_TEXT)


@given(positions())
def test_reading_what_was_written(position: Position) -> None:
    """Reading a written position gives the same position."""
    assert position == parse_position(format_position(position))
    assert () == position_faults(position)


def test_eleven_to_fifteen_checkers_are_letters() -> None:
    """Ten to fifteen are the digits a to f; capitals are read too."""
    text = f"{'0' * 24}f/0a{'0' * 23}"

    assert 15 == parse_position(text).on_roll.count(24)
    assert 10 == parse_position(text.upper()).enemy(1)
    assert text == format_position(parse_position(text.upper()))


def test_blanks_around_are_no_fault() -> None:
    """A blank before or after the position is left out."""
    assert START == parse_position(f"  {START_TEXT}\n")


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["POS_SHAPE"]),
        ("0000005030000500000000002", ["POS_SHAPE"]),
        (START_TEXT + "/0", ["POS_SHAPE"]),
        (START_TEXT[:-1], ["POS_SHAPE"]),
        ("0" + START_TEXT, ["POS_SHAPE"]),
        (START_TEXT.replace("8", "x").replace("3", "g"), ["POS_DIGIT", "POS_DIGIT"]),
        (f"g{START_TEXT[1:-1]}", ["POS_DIGIT", "POS_SHAPE"]),
        ("٢" + START_TEXT[1:], ["POS_DIGIT"]),
        (f"1{START_TEXT[1:]}", ["POS_COUNT"]),
        (f"1{START_TEXT[1:26]}1{START_TEXT[27:]}", ["POS_COUNT", "POS_COUNT"]),
        ("0000001000000000000000000/0000001000000000000000000", ["POS_BOTH"]),
        ("0110000000000000000000000/0210000000000000000000000", ["POS_BOTH", "POS_BOTH"]),
        (f"{EMPTY}/{EMPTY}", ["POS_EMPTY"]),
        ("1222222000000000000000000/1000000000000000000222222", ["POS_SHUT_OUT"]),
        ("f000001000000000000000000/0000002000000000000000000", ["POS_COUNT", "POS_BOTH"]),
    ],
)
def test_every_fault_is_named(text: str, codes: list[str]) -> None:
    """A position that cannot be is refused with all of its faults."""
    with pytest.raises(UnreadableError) as caught:
        parse_position(text)
    assert codes == [fault.code for fault in caught.value.faults]
    assert codes[0] == caught.value.code
    assert all(fault.message in str(caught.value) for fault in caught.value.faults)


def test_fault_says_where() -> None:
    """The fault names the side, the digit and the point."""
    with pytest.raises(UnreadableError, match="OPP has 'x' at digit 3"):
        parse_position(f"{START_TEXT[:26]}020x{START_TEXT[30:]}")
    with pytest.raises(UnreadableError, match="the mover's 6-point"):
        parse_position("0000001000000000000000000/0000001000000000000000000")


def test_one_side_may_be_finished() -> None:
    """One side may have borne off all its checkers, and one side may be shut out."""
    assert 0 == parse_position(f"{EMPTY}/{START_TEXT[26:]}").on_roll.on_board
    assert 1 == parse_position("1000000000000000000000000/0000000000000000000222222").on_roll.bar


def test_smaller_sets() -> None:
    """A game with three checkers a side allows no more."""
    text = "0000000000000000000000111/0111000000000000000000000"

    assert 3 == parse_position(text, HYPERGAMMON).on_roll.on_board
    with pytest.raises(UnreadableError, match="ME has 4 checkers, the set has 3"):
        parse_position(text.replace("1", "2", 1), HYPERGAMMON)
