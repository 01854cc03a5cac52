"""Others count a finished game as we do."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import gnubg_nn
import pyspiel

from generator.rules import STANDARD, Position, Side
from generator.rules.match.shape import shown_by
from generator.rules.match.terms import STANDARD_TERMS

OPEN_SPIEL_BAR = 100


def seen_by(state: pyspiel.State, winner: int) -> Position:
    """OpenSpiel's board seen by one player: player 0 goes up its 24 indices, player 1 goes down."""
    sides = []
    for player in (winner, 1 - winner):
        counts = [state.board(player, index) for index in range(24)]
        own = counts[::-1] if player == 0 else counts
        sides.append(Side(tuple(own), state.board(player, OPEN_SPIEL_BAR)))
    return Position(*sides)


def played_out(game: pyspiel.Game, draw: random.Random) -> pyspiel.State:
    """The end of a game whose dice and plays are drawn by lot."""
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        actions = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(draw.choice(actions))
    return state


def test_open_spiel_counts_the_same() -> None:
    """Random games end as single games, gammons and backgammons where OpenSpiel's full scoring says so."""
    game = pyspiel.load_game("backgammon(scoring_type=full_scoring)")
    draw = random.Random(71)
    met: Counter[int] = Counter()
    for _ in range(400):
        state = played_out(game, draw)
        winner = max((0, 1), key=lambda player: state.returns()[player])
        theirs = int(state.returns()[winner])
        met[theirs] += 1

        assert theirs == shown_by(seen_by(state, winner), STANDARD, STANDARD_TERMS)
    assert {1, 2, 3} == set(met)
    assert min(met.values()) >= 10


def test_gnu_backgammon_counts_the_same() -> None:
    """GNU Backgammon finds the same wins, gammons and backgammons with the loser's checkers anywhere."""
    met: Counter[int] = Counter()
    draw = random.Random(72)
    places = [*range(25), 24]
    for many, last in product((14, 15), range(25)):
        for _ in range(8):
            loser = [0] * 25
            loser[last] += 1
            for _ in range(many - 1):
                loser[draw.choice(places[: draw.randint(1, 25)])] += 1
            _, gammon, backgammon, *_ = gnubg_nn.probabilities([loser, [0] * 25], 0)
            theirs = 1 + int(gammon) + int(backgammon)
            met[theirs] += 1
            position = Position(Side((0,) * 24), Side(tuple(loser[:24]), loser[24]))

            assert theirs == shown_by(position, STANDARD, STANDARD_TERMS), loser
    assert min(met[each] for each in (1, 2, 3)) >= 20
