"""Judging whole plays: what is legal, and which faults are told for which move."""

from __future__ import annotations

import pytest

from generator.notation import AmbiguousPlayError, format_position, judge_text, parse_position
from generator.rules import (
    OFF,
    START,
    Illegal,
    Journey,
    Legal,
    Move,
    Play,
    Reason,
    Roll,
    judge,
    readings,
)


@pytest.mark.parametrize(
    "play",
    ["24/18 18/13", "18/13 24/18", "24/13", "24/18/13", "24/19/13", "24/18/13*", "24/18  18/13"],
)
def test_one_play_in_many_writings(play: str) -> None:
    """A play may be written move by move, as a compound, with its stops or without, in any order."""
    position = parse_position("0000005030000500000000002/0200000000005000030400010")
    verdict = judge_text(position, Roll(6, 5), play)

    if "19" in play:
        assert isinstance(verdict, Illegal)
        assert (Reason("landing.blocked", step=0, point=19, n=4),) == verdict.reasons
    else:
        assert isinstance(verdict, Legal)
        assert 6 == verdict.result.on_roll.count(13)


def test_brackets_count_checkers() -> None:
    """A number in brackets stands for as many checkers."""
    verdict = judge_text(START, Roll(1, 1), "8/7(2) 6/5(2)")

    assert isinstance(verdict, Legal)
    assert "0000023210000500000000002" == format_position(verdict.result)[:25]


def test_nothing_is_legal_only_when_nothing_can_be_played() -> None:
    """The empty play is legal on a board without a legal move, with the unchanged board as its result."""
    shut_out = parse_position("1000005040000500000000000/0000000000000000000222222")

    assert Legal(Play(), shut_out) == judge(shut_out, Roll(6, 1), ())
    assert isinstance(judge(START, Roll(6, 1), ()), Illegal)


def test_moves_of_an_illegal_play() -> None:
    """The verdict holds the play split into moves, so that a reason's step can be shown."""
    verdict = judge(START, Roll(5, 2), (Journey(24, 22), Journey(13, 8), Journey(8, 6)))

    assert isinstance(verdict, Illegal)
    assert (Move(24, 22, 2), Move(13, 8, 5), Move(8, 6, 0)) == verdict.moves
    assert (Reason("try.spent", step=2, die=2),) == verdict.reasons


def test_a_compound_that_hits_on_one_way_only() -> None:
    """Without a mark the way that hits nothing is meant; the mark chooses the other."""
    position = parse_position("0000000000000000000000001/0000000000000000001000000")
    quiet, hitting = (judge_text(position, Roll(6, 4), play) for play in ("24/14", "24/18*/14"))

    assert isinstance(quiet, Legal)
    assert isinstance(hitting, Legal)
    assert (0, 1) == (quiet.result.opponent.bar, hitting.result.opponent.bar)


def test_a_compound_that_may_hit_two_ways() -> None:
    """If both ways hit, the writing is ambiguous; naming the stop settles it."""
    position = parse_position("0000000000000000000000001/0000000000000000001010000")

    with pytest.raises(AmbiguousPlayError, match=r"24/18\* 18/14; 24/20\* 20/14") as caught:
        judge_text(position, Roll(6, 4), "24/14")
    assert ("24/18* 18/14", "24/20* 20/14") == caught.value.meanings
    assert isinstance(judge_text(position, Roll(6, 4), "24/20/14"), Legal)
    assert 2 == len(readings(position, Roll(6, 4), (Journey(24, 14),)))


def test_a_bear_off_may_mean_two_numbers() -> None:
    """A checker written off in one go may use both numbers, if only that is legal."""
    position = parse_position("0000010000000000000000000/0000100000000000000000000")
    verdict = judge_text(position, Roll(6, 1), "5/off")

    assert isinstance(verdict, Legal)
    assert Play((Move(5, 4, 1), Move(4, OFF, 6))) == verdict.play
    assert 1 == verdict.result.opponent.bar
