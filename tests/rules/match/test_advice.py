"""What players should know about stakes and scores."""

from __future__ import annotations

from fractions import Fraction

import pytest

from generator.rules.match.advice import has_free_drop, is_dead_cube, take_point
from generator.rules.match.cube import face
from generator.rules.match.match import Match
from generator.rules.match.state import Player
from generator.rules.match.terms import ImpossibleError, Terms


@pytest.mark.parametrize(
    ("stake", "shown"),
    [
        (1, 64),
        (2, 2),
        (4, 4),
        (8, 8),
        (16, 16),
        (32, 32),
        (64, 64),
        (128, 2),
        (256, 4),
        (4096, 64),
        (8192, 2),
    ],
)
def test_faces_of_the_cube(stake: int, shown: int) -> None:
    """cube.faces, cube.start-64: there is no 1, so 64 stands for it; past 64 the faces come again from 2."""
    assert shown == face(stake)


@pytest.mark.parametrize(
    ("target", "score", "stake", "dead"),
    [
        (7, 5, 2, True),  # two points win: a double to four adds nothing
        (7, 5, 1, False),  # one point does not win
        (7, 4, 2, False),
        (7, 4, 4, True),  # more than needed is enough
        (7, 6, 1, True),  # at one point to go there is never a reason to double
        (7, 0, 8, True),
        (7, 0, 4, False),
    ],
)
def test_dead_cubes(target: int, score: int, stake: int, dead: bool) -> None:
    """match.dead-cube: a double gains nothing when the stake already wins the match."""
    for crawford_played in (False, score == target - 1):
        match = Match(target=target, white=score, crawford_played=crawford_played)
        assert dead == is_dead_cube(match, Player.WHITE, stake)


def test_a_cube_can_be_dead_for_one_player_alone() -> None:
    """match.dead-cube: at 5-0 to 7 a cube on two is dead for the leader and alive for the trailer."""
    match = Match(target=7, white=5, black=0)

    assert is_dead_cube(match, Player.WHITE, 2)
    assert not is_dead_cube(match, Player.BLACK, 2)


@pytest.mark.parametrize(
    ("needs", "free"), [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)]
)
def test_free_drops(needs: int, free: bool) -> None:
    """match.free-drop: after the Crawford game, when the trailer needs an even number of points."""
    leads, trails = 6, 7 - needs

    assert free == has_free_drop(Match(target=7, white=leads, black=trails, crawford_played=True))
    assert free == has_free_drop(Match(target=7, white=trails, black=leads, crawford_played=True))


@pytest.mark.parametrize(
    "match",
    [
        Match(target=7, white=6, black=5),  # the Crawford game itself
        Match(target=7, white=5, black=3),
        Match(target=7, white=7, black=5, crawford_played=True),
        Match(target=7, white=6, black=5, terms=Terms(crawford=False)),
    ],
)
def test_no_free_drop(match: Match) -> None:
    """match.free-drop: there is none before the Crawford game is over, nor when the match is."""
    assert not has_free_drop(match)


def test_a_free_drop_costs_the_leader_no_game() -> None:
    """match.free-drop: a trailer who always doubles must win as many games after the drop as before."""
    for needs in range(1, 20):
        before, after = len(range(0, needs, 2)), len(range(0, needs - 1, 2))
        match = Match(target=21, white=20, black=21 - needs, crawford_played=True)
        assert (before == after) == has_free_drop(match)


@pytest.mark.parametrize("cube", [1, 2, 4, 8, 64])
def test_take_point(cube: int) -> None:
    """strategy.take-point: one game in four, whatever the cube stands for."""
    assert Fraction(1, 4) == take_point(-cube, -2 * cube, 2 * cube)


def test_four_drops_cost_as_much_as_four_takes() -> None:
    """strategy.take-point: four drops lose 4; at 25% four takes lose three times 2 and win 2 once."""
    chance = take_point()

    assert Fraction(-4) == 4 * (chance * 2 + (1 - chance) * -2)
    assert -1 > (chance - Fraction(1, 100)) * 2 + (1 - chance + Fraction(1, 100)) * -2
    assert -1 < (chance + Fraction(1, 100)) * 2 + (1 - chance - Fraction(1, 100)) * -2


def test_take_point_when_every_loss_is_a_gammon() -> None:
    """strategy.gammon-risk: if all losses count double, half the games must be won."""
    assert Fraction(1, 2) == take_point(-1, -4, 2)


@pytest.mark.parametrize("values", [(-1, 0, 2), (3, -2, 2), (1, 1, 1)])
def test_no_choice(values: tuple[int, int, int]) -> None:
    """Where a drop is worse than losing or better than winning there is no point between."""
    with pytest.raises(ImpossibleError, match="between losing and winning"):
        take_point(*values)
