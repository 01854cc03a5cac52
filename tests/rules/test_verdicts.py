"""Judging whole plays: what is legal, and which faults are told for which move."""

from __future__ import annotations

from itertools import chain

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
    play_graph,
    readings,
)
from generator.rules.packed import pack, place_of
from generator.rules.steps import standard_steps
from tests.rules.boards import from_random_games, shaped
from tests.rules.cases import cases


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


@pytest.mark.parametrize(
    ("roll", "play", "step", "move", "die"),
    [
        (Roll(5, 5), "13/3(3)", 4, Move(13, 3, 0), 5),
        (Roll(5, 5), "13/8 13/3(2)", 4, Move(8, 3, 0), 5),
        (Roll(6, 5), "13/7 24/13", 1, Move(24, 13, 0), 6),
        (Roll(6, 5), "24/13 13/2", 2, Move(13, 2, 0), 6),
    ],
)
def test_a_number_asked_more_often_than_rolled(
    roll: Roll, play: str, step: int, move: Move, die: int
) -> None:
    """A move, or a compound, that needs a number already used up is told just that."""
    verdict = judge_text(START, roll, play)

    assert isinstance(verdict, Illegal)
    assert (Reason("try.spent", step=step, die=die),) == verdict.reasons
    assert move == verdict.moves[-1]


@pytest.mark.parametrize(("play", "die"), [("4/off 4/off", 6), ("4/off 3/off", 3)])
def test_a_larger_number_bears_off_once(play: str, die: int) -> None:
    """A 6 that has borne off a checker from the highest point is used up; for lower ones it never counted."""
    position = parse_position("0003200000000000000000000/0000000000000000000222222")
    verdict = judge_text(position, Roll(6, 2), play)

    assert isinstance(verdict, Illegal)
    code = "try.spent" if die == 6 else "try.not-rolled"
    assert (Reason(code, step=1, die=die),) == verdict.reasons


def test_a_distance_the_roll_never_gave() -> None:
    """Twice a number that was rolled once is no number of the roll, spent or not."""
    verdict = judge_text(START, Roll(6, 5), "13/7 24/12")

    assert isinstance(verdict, Illegal)
    assert (Reason("movement.dice-separate", step=1, n=12),) == verdict.reasons


def test_the_move_at_which_a_turn_goes_wrong() -> None:
    """An obligation names the first move that leaves no legal play; stopping early names the missing one."""
    seen = set()
    lessons = [(case.position, case.roll) for case in cases("lessons.txt")]
    for position, roll in chain(lessons, from_random_games(150, 71), shaped(150, 72)):
        start = play_graph(position, roll).nodes[0]
        board = pack(position)
        for die in {roll.high, roll.low}:
            for source, target in standard_steps(board, die):
                move = Move(place_of(source), place_of(target), die)
                verdict = judge(position, roll, Play((move,)))
                if not isinstance(verdict, Illegal) or move != verdict.moves[0]:
                    continue
                (reason,) = verdict.reasons
                stands = (move.source, die) in start.steps
                seen.add((reason.code, reason.step))

                assert int(stands) == reason.step, (format_position(position), roll, move)
                assert (move,) == verdict.moves
    assert {
        ("obligation.both-dice", 0),
        ("obligation.larger-die", 0),
        ("obligation.no-pass", 1),
        ("obligation.doubles-as-many", 1),
    } == seen


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
