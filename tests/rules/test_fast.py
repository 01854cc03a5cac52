"""The fast way to full sets of results, on boards that are one number, keeps the rules and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import pytest

from generator.notation import format_position, format_results
from generator.rules import STANDARD, START, Position, Roll, results
from generator.rules.fast import board_of, fast_results, is_writable, number_of
from generator.rules.legal import turns
from generator.rules.packed import pack, unpack
from tests.rules.boards import Pair, from_random_games, shaped


def written(position: Position) -> int:
    """The written form without its slash, read as one hexadecimal number."""
    return int(format_position(position).replace("/", ""), 16)


def differing(pairs: Iterable[Pair]) -> list[tuple[str, Roll]]:
    """Positions and rolls where the fast way and the rules taken one by one lead to different boards."""
    found = []
    for position, roll in pairs:
        by_rules = {end.board for _, ends in turns(pack(position), roll, STANDARD) for end in ends}
        quick = [board_of(number) for number in fast_results(number_of(pack(position)), roll.high, roll.low)]
        if sorted(quick) != sorted(by_rules):
            found.append((format_position(position), roll))
    return found


def test_a_board_is_its_written_form_as_a_number() -> None:
    """The number of a board is its text read in base 16, and the board comes back from it."""
    for position in (START, *(position for position, _ in shaped(50, 91))):
        board = pack(position)
        assert number_of(board) == written(position)
        assert unpack(board_of(written(position))) == position


def test_fast_results_are_those_of_the_rules() -> None:
    """On 2,000 positions both ways lead to the same boards, each once."""
    assert [] == differing(chain(from_random_games(1000, 92), shaped(1000, 93)))


@pytest.mark.long
def test_fast_results_are_those_of_the_rules_on_many_positions() -> None:
    """The same on 20,000 others."""
    assert [] == differing(chain(from_random_games(10_000, 94), shaped(10_000, 95)))


def test_more_checkers_than_a_digit_holds() -> None:
    """A side of more than 15 checkers cannot be written; its results come from the rules one by one."""
    crowd = Position.from_counts({8: 2, 6: 15}, {1: 2})
    ends = {
        tuple((point, count) for point, count in enumerate(end.on_roll.points, 1) if count)
        for end in results(crowd, Roll(5, 2))
    }

    assert not is_writable(pack(crowd))
    assert {((3, 1), (6, 16)), ((3, 1), (4, 1), (6, 14), (8, 1))} == ends


def test_results_are_written_as_positions_are() -> None:
    """Results written at once are the positions written one by one, in the order of their texts."""
    for position, roll in shaped(200, 96):
        written_alone = [format_position(result) for result in results(position, roll)]

        assert sorted(written_alone) == format_results(position, roll)


def test_too_many_checkers_for_a_digit_are_not_written() -> None:
    """Sixteen checkers on one point have no written form."""
    with pytest.raises(ValueError, match="no digit writes 16"):
        format_position(Position.from_counts({6: 16}))
