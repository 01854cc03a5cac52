"""Generators written by others find the same results in hypergammon and nackgammon."""

from __future__ import annotations

import gnubg_nn
import pytest

from generator.notation import format_position
from generator.rules import Position, Roll, RuleSet, Side, results
from generator.rules.games.setups import HYPERGAMMON, NACKGAMMON
from tests.rules.games.positions import from_random_games
from tests.rules.test_other_generators import (
    gnubg_board,
    open_spiel_position,
    open_spiel_results,
    open_spiel_turns,
)


@pytest.mark.parametrize("ruleset", [HYPERGAMMON, NACKGAMMON], ids=lambda ruleset: ruleset.name)
def test_gnu_backgammon(ruleset: RuleSet) -> None:
    """GNU Backgammon's generator agrees on 600 turns of each."""
    for position, roll, _ in from_random_games(ruleset, 600, 95):
        keys = gnubg_nn.moves(gnubg_board(position), roll.high, roll.low)
        boards = (gnubg_nn.board_from_position_key(key) for key in keys)
        theirs = {Position(Side(own[:24], own[24]), Side(foe[:24], foe[24])) for foe, own in boards}

        assert (theirs or {position}) == set(results(position, roll, ruleset)), (
            format_position(position),
            roll,
        )


def test_open_spiel() -> None:
    """OpenSpiel's hypergammon agrees on 500 turns of random games."""
    begun = set()
    for state in open_spiel_turns(500, 96, "backgammon(hyper_backgammon=true)"):
        position = open_spiel_position(state, state.current_player())
        roll = Roll(*(int(die) for die in state.observation_tensor()[-2:]))
        begun.add(position)

        assert open_spiel_results(state) == set(results(position, roll, HYPERGAMMON)), (
            format_position(position),
            roll,
        )
    assert HYPERGAMMON.start in begun
