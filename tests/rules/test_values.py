"""Positions, rolls and plays as values."""

from __future__ import annotations

import ast
import itertools
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import generator.rules
from generator.rules import (
    ALL_ROLLS,
    BAR,
    OFF,
    START,
    Journey,
    Legal,
    Move,
    Place,
    Play,
    Position,
    Roll,
    Side,
    journeys_of,
    judge,
    legal_plays,
    location_key,
    results,
)
from generator.rules.packed import pack, place_of, slot, unpack

PACKAGE = Path(generator.rules.__file__).parent


@st.composite
def positions(draw: st.DrawFn, most: int = 15) -> Position:
    """Any board of up to fifteen checkers a side on which no point is held by both."""
    counts = {True: 0, False: 0}
    sides: dict[bool, dict[int, int]] = {True: {}, False: {}}
    points = draw(st.permutations(range(1, 25)))
    for point in points[: draw(st.integers(0, 14))]:
        whose = draw(st.booleans())
        count = draw(st.integers(0, min(5, most - counts[whose])))
        counts[whose] += count
        sides[whose][point] = count
    bar = {whose: draw(st.integers(0, min(3, most - counts[whose]))) for whose in (True, False)}
    return Position.from_counts(sides[True], sides[False], own_bar=bar[True], other_bar=bar[False])


rolls = st.builds(Roll, st.integers(1, 6), st.integers(1, 6))


def test_start_position() -> None:
    """At the start both sides have fifteen checkers, 167 pips, and see the same board."""
    assert (15, 167, 0) == (START.on_roll.on_board, START.on_roll.pips(), START.on_roll.off())
    assert START == START.flipped()


def test_counts_by_place() -> None:
    """A side is asked for a point or the bar; what was borne off depends on the set."""
    side = Position.from_counts({6: 2, 24: 1}, {20: 3}, own_bar=1).on_roll

    assert [2, 1, 0, 1] == [side.count(place) for place in (6, 24, 5, BAR)]
    assert (BAR, 24, 6) == side.held()
    assert (4, 11, 2) == (side.on_board, side.off(), side.outside)
    assert 25 + 24 + 12 == side.pips()
    with pytest.raises(ValueError, match="off"):
        side.count(OFF)


def test_a_side_has_24_points() -> None:
    """A side with another number of points is no side."""
    with pytest.raises(ValueError, match="24 points, not 23"):
        Side((0,) * 23)


def test_enemy_is_counted_in_the_movers_numbers() -> None:
    """The opponent's checkers are placed and counted by the mover's point numbers."""
    position = Position.from_counts({}, {20: 3}, other_bar=1)

    assert 3 == position.enemy(20)
    assert 3 == position.opponent.count(5)
    assert 1 == position.opponent.bar


@given(positions())
def test_flipping_twice(position: Position) -> None:
    """Seen from the other side and back, a position is the same."""
    assert position == position.flipped().flipped()


@given(positions())
def test_packing(position: Position) -> None:
    """The packed board holds everything a position holds."""
    assert position == unpack(pack(position))


def test_slots() -> None:
    """Every place has a number for the arithmetic of dice, and back."""
    assert [place_of(number) for number in (25, 24, 1, 0)] == [BAR, 24, 1, OFF]
    assert [25, 24, 1, 0] == [slot(place) for place in (BAR, 24, 1, OFF)]


def test_location_keys() -> None:
    """Places are written as data: a number, bar or off."""
    assert ["24", "1", "bar", "off"] == [location_key(place) for place in (24, 1, Place.BAR, Place.OFF)]
    assert "Place.BAR" == repr(BAR)


def test_rolls() -> None:
    """The larger number stands first, a double gives four numbers, and 21 rolls are distinct."""
    assert Roll(6, 5) == Roll(5, 6)
    assert ((6, 5), (3, 3, 3, 3)) == (Roll(5, 6).numbers, Roll(3, 3).numbers)
    assert (False, True) == (Roll(6, 5).is_double, Roll(3, 3).is_double)
    assert 21 == len(set(ALL_ROLLS)) == len(ALL_ROLLS)


@pytest.mark.parametrize("dice", [(0, 1), (7, 1), (1, -1), (1, 2.5)])
def test_no_die_shows_this(dice: tuple[int, int]) -> None:
    """A number that no die shows is refused."""
    with pytest.raises(ValueError, match="a die shows 1 to 6"):
        Roll(*dice)


@given(positions(), rolls)
def test_no_checker_is_lost(position: Position, roll: Roll) -> None:
    """After any play the opponent has as many checkers, and the mover only loses what was borne off."""
    for result in results(position, roll):
        assert position.opponent.on_board == result.opponent.on_board
        assert position.on_roll.on_board >= result.on_roll.on_board
        assert all(not (result.on_roll.count(point) and result.enemy(point)) for point in range(1, 25))


@given(positions(), rolls)
def test_pips_played(position: Position, roll: Roll) -> None:
    """A play takes no more pips than the roll gives, and no legal play leaves the board as it was."""
    plays = legal_plays(position, roll)
    for one in plays:
        spent = position.on_roll.pips() - one.result.on_roll.pips()
        assert 0 < spent <= sum(move.die for move in one.play) <= sum(roll.numbers)
    if not plays:
        assert (position,) == results(position, roll)


@given(positions(), rolls)
def test_legal_plays_are_judged_legal(position: Position, roll: Roll) -> None:
    """Every listed play is judged legal with its result, in whatever order its moves are given."""
    for one in legal_plays(position, roll)[:6]:
        for moves in itertools.islice(itertools.permutations(one.play.moves), 6):
            verdict = judge(position, roll, Play(moves))
            assert isinstance(verdict, Legal)
            assert one.result == verdict.result


@given(positions(), rolls)
def test_results_are_distinct_and_sorted_alike(position: Position, roll: Roll) -> None:
    """Results come once each, and plays in the same order."""
    found = results(position, roll)

    assert len(set(found)) == len(found)
    assert tuple(one.result for one in legal_plays(position, roll)) in (found, ())


def test_natural_order_of_moves() -> None:
    """Of all ways to a result the one is listed that a person would write: the higher checker first."""
    plays = {one.play for one in legal_plays(START, Roll(6, 5))}

    assert Play((Move(24, 18, 6), Move(18, 13, 5))) in plays
    assert Play((Move(24, 18, 6), Move(13, 8, 5))) in plays
    assert Play((Move(13, 7, 6), Move(8, 3, 5))) in plays


def test_play_as_journeys() -> None:
    """A play can be read as one written journey a move."""
    play = Play((Move(24, 18, 6), Move(6, OFF, 6)))

    assert (Journey(24, 18), Journey(6, OFF)) == journeys_of(play)
    assert 2 == len(play)
    assert list(play.moves) == list(play)


def test_standard_library_alone() -> None:
    """The game needs nothing but Python: no text for learners, files, clock or chance."""
    forbidden = {"random", "time", "datetime", "pathlib", "os", "io", "sys"}
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                top = name.partition(".")[0]
                assert top in sys.stdlib_module_names | {"generator"}, (path.name, name)
                assert top not in forbidden, (path.name, name)
                ours = name.startswith(("generator.rules", "generator.errors")) or top != "generator"
                assert ours, (path.name, name)


def test_public_names() -> None:
    """Everything the package offers exists and is documented."""
    for name in generator.rules.__all__:
        assert hasattr(generator.rules, name)
    assert sorted(set(generator.rules.__all__)) == sorted(generator.rules.__all__)
