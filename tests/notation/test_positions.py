"""Positions as 51 characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.notation import (
    UnreadableError,
    format_position,
    parse_position,
    position_faults,
    position_warnings,
)
from generator.rules import RULESETS, START, Position, Roll, RuleSet, results
from generator.rules.games.setups import FEVGA, HYPERGAMMON, LONGGAMMON, PLAKOTO
from generator.rules.possible import Impossible

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


HEADS = f"{'0' * 24}f/{'0' * 12}f{'0' * 12}"
PIN = "0000000010000000000000005/0900000010000000000050000/000000010000000000000000"


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.name)
def test_starts_are_read_as_written(ruleset: RuleSet) -> None:
    """The start of every game reads the same from both sides; only Plakoto has a third part."""
    text = format_position(ruleset.start)

    assert ruleset.start == parse_position(text, ruleset)
    assert text == format_position(ruleset.start.flipped())
    assert (2 if ruleset is PLAKOTO else 1) == text.count("/")


def test_both_halves_are_in_the_movers_numbers() -> None:
    """Where both go the same way, the opponent's head lies on the mover's 12-point, whoever moves."""
    assert HEADS == format_position(LONGGAMMON.start) == format_position(FEVGA.start)
    moved = parse_position(f"{'0' * 19}1{'0' * 4}e/{'0' * 12}f{'0' * 12}", LONGGAMMON)
    assert f"{'0' * 24}f/{'0' * 7}1{'0' * 4}e{'0' * 12}" == format_position(moved.flipped())


def test_pins() -> None:
    """The third part says who pins; from the other side it is turned round."""
    position = parse_position(PIN, PLAKOTO)

    assert (1, 1, 1) == (position.pin(8), position.on_roll.count(8), position.enemy(8))
    assert PIN == format_position(position)
    assert f"{'0' * 16}2{'0' * 7}" == format_position(position.flipped()).split("/")[2]
    assert position == parse_position(format_position(position.flipped()), PLAKOTO).flipped()


def test_pins_may_be_left_out_where_there_are_none() -> None:
    """Without the third part nobody pins; with both on a point it must be said who does."""
    text = format_position(PLAKOTO.start)

    assert PLAKOTO.start == parse_position(text[:51], PLAKOTO)
    with pytest.raises(UnreadableError, match="8-point; say in PINS who pins there"):
        parse_position(PIN[:51], PLAKOTO)


@pytest.mark.parametrize(
    ("text", "ruleset", "codes"),
    [
        (PIN, LONGGAMMON, ["POS_SHAPE"]),
        (START_TEXT + "/" + "0" * 24, RULESETS["standard"], ["POS_SHAPE"]),
        (PIN[:-1], PLAKOTO, ["POS_SHAPE"]),
        (PIN + "0", PLAKOTO, ["POS_SHAPE"]),
        (PIN + "/0", PLAKOTO, ["POS_SHAPE"]),
        (PIN[:-1] + "3", PLAKOTO, ["POS_DIGIT"]),
        (PIN[:-1] + "1", PLAKOTO, ["POS_PIN"]),
        (PIN.replace("1", "2", 1).replace("/000000010", "/000000020"), PLAKOTO, ["POS_PINNED"]),
        ("1" + HEADS[1:-1] + "0", LONGGAMMON, ["POS_COUNT", "POS_BAR"]),
        (START_TEXT, HYPERGAMMON, ["POS_COUNT", "POS_COUNT"]),
    ],
)
def test_faults_by_rule_set(text: str, ruleset: RuleSet, codes: list[str]) -> None:
    """What cannot be in a game is refused there, with every fault."""
    with pytest.raises(UnreadableError) as caught:
        parse_position(text, ruleset)
    assert codes == [fault.code for fault in caught.value.faults]


def test_warnings_are_words_too() -> None:
    """A position that no play leads to is read, and what proves it is said."""
    position = parse_position(f"000000d01{'0' * 16}/{'0' * 12}f{'0' * 12}", LONGGAMMON)
    (warning,) = position_warnings(position, LONGGAMMON)

    assert "POS_OFF_EARLY" == warning.code
    assert "ME has borne off with 1 outside" in warning.message


def test_every_kind_of_fault_has_words() -> None:
    """Each kind has a sentence, and no sentence belongs to no kind."""
    from generator.notation.hexpos import SAID

    assert set(Impossible) == set(SAID)
