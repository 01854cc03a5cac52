"""What games of the family count that differ from backgammon in checkers, direction or the way to win."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.rules import Position
from generator.rules.games.setups import RULESETS
from generator.rules.match.match import Match, next_game, record
from generator.rules.match.opening import new_game
from generator.rules.match.score import ended
from generator.rules.match.shape import shown_by
from generator.rules.match.state import Ending, Game, Phase, Player
from generator.rules.match.terms import STANDARD_TERMS
from generator.rules.position import PINNED, PINS_ENEMY, Facing
from generator.rules.reasons import Allowed


@pytest.mark.parametrize(
    ("ruleset", "enemy", "on_bar", "shown"),
    [
        ("hypergammon", {24: 3}, 0, 2),
        ("hypergammon", {24: 2}, 0, 1),
        ("hypergammon", {24: 2}, 1, 3),
        ("hypergammon", {24: 2, 6: 1}, 0, 3),
        ("hypergammon", {24: 2, 7: 1}, 0, 2),
        ("hypergammon", {6: 1}, 0, 1),
        ("nackgammon", {24: 15}, 0, 2),
        ("nackgammon", {24: 14}, 0, 1),
        ("nackgammon", {24: 14, 1: 1}, 0, 3),
    ],
)
def test_what_the_board_shows(ruleset: str, enemy: dict[int, int], on_bar: int, shown: int) -> None:
    """score.single, score.gammon, score.backgammon: counted out of the checkers that the game has."""
    position = Position.from_counts({}, enemy, other_bar=on_bar)

    assert shown == shown_by(position, RULESETS[ruleset], STANDARD_TERMS)


@pytest.mark.parametrize(("point", "shown"), [(1, 3), (6, 3), (7, 2), (18, 2), (24, 2)])
def test_the_winners_home_where_both_go_the_same_way(point: int, shown: int) -> None:
    """score.backgammon: the winner's home is points 1 to 6 of the winner, whichever way the loser goes."""
    position = Position.from_counts({}, {point: 15}, facing=Facing.SAME_WAY)

    assert shown == shown_by(position, RULESETS["longgammon"], STANDARD_TERMS)


def plakoto(own: dict[int, int], enemy: dict[int, int], pins: dict[int, int]) -> Game:
    """A game of Plakoto right after White's play."""
    position = Position.from_counts(own, enemy, pins=pins)
    game = new_game(RULESETS["plakoto"])
    return replace(game, phase=Phase.BEFORE_ROLL, on_roll=Player.WHITE, position=position)


def test_the_mother_is_pinned() -> None:
    """tavli.plakoto: the last checker on the opponent's starting point is pinned; a double game at once."""
    outcome = ended(plakoto({1: 1, 10: 14}, {1: 1, 20: 14}, {1: PINS_ENEMY}))

    assert outcome
    assert (Player.WHITE, Ending.MOTHER_PINNED, 2) == (outcome.winner, outcome.ending, outcome.points)


def test_the_pinner_still_has_a_mother() -> None:
    """tavli.plakoto: with a checker on the own starting point the pinner has not won yet."""
    assert ended(plakoto({1: 1, 10: 13, 24: 1}, {1: 1, 20: 14}, {1: PINS_ENEMY})) is None


def test_another_pin_is_no_win() -> None:
    """tavli.plakoto: a pin on any other point, or by a side with a checker on its own start, wins nothing."""
    assert ended(plakoto({2: 1, 10: 14}, {2: 1, 20: 14}, {2: PINS_ENEMY})) is None
    assert ended(plakoto({10: 14, 24: 1}, {1: 1, 24: 1, 20: 13}, {24: PINNED})) is None


def test_both_mothers_are_pinned() -> None:
    """tavli.plakoto: a draw, for which nobody gets a point, and the match goes on."""
    game = plakoto({1: 1, 10: 13, 24: 1}, {1: 1, 20: 13, 24: 1}, {1: PINS_ENEMY, 24: PINNED})
    outcome = ended(game)

    assert outcome
    assert (None, Ending.DRAWN, 0) == (outcome.winner, outcome.ending, outcome.points)
    match = Match(target=5, white=2, black=1, terms=game.terms)
    begun = next_game(match, game.ruleset)
    assert isinstance(begun, Allowed)
    over = replace(game, setting=begun.state.setting, phase=Phase.OVER, outcome=outcome)
    assert replace(match, last=outcome) == record(match, over)


def test_plakoto_is_won_by_bearing_off_too() -> None:
    """tavli.plakoto, win.first-off: the last checker borne off wins, double if the loser has none off."""
    single, double = ended(plakoto({}, {24: 14}, {})), ended(plakoto({}, {24: 15}, {}))

    assert single
    assert double
    assert (1, 2) == (single.points, double.points)
