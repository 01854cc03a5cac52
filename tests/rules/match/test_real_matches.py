"""Real matches from the first throw to the last point; their source is told in ``tests/data/matches``."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from generator.notation.mat import parse_mat
from generator.notation.mat_model import (
    Doubled,
    Dropped,
    Lost,
    MatGame,
    MatMatch,
    MatTurn,
    Taken,
    Unrecorded,
    Won,
)
from generator.notation.mat_replay import Replayed, Rolled, replay
from generator.rules import Legal, Roll, judge, legal_plays
from generator.rules.match.cube import double, drop, take
from generator.rules.match.match import Match, next_game, record
from generator.rules.match.opening import throw
from generator.rules.match.resign import accept_resignation, offer_resignation
from generator.rules.match.state import Game, GameVerdict, Phase, Player
from generator.rules.match.terms import Terms
from generator.rules.match.turn import play, roll
from generator.rules.reasons import Allowed

FILES = sorted((Path(__file__).parents[2] / "data" / "matches").glob("*.mat"))
PLAYERS = {1: Player.WHITE, 2: Player.BLACK}
WITHOUT_POINTS = ("m36", 2)
"""A game that breaks off; its file says that 4016 points were won."""


def state(verdict: GameVerdict) -> Game:
    """The game after an action that must be allowed."""
    assert isinstance(verdict, Allowed), verdict
    return verdict.state


def opened(game: Game, by: Player, thrown: Roll) -> Game:
    """The game after the opening throws that let this player begin with this roll."""
    high, low = thrown.high, thrown.low
    return state(throw(game, high, low) if by is Player.WHITE else throw(game, low, high))


def rolled(game: Game, by: Player, turn: Replayed) -> Game:
    """The game after a roll and a play that leads where the rest of the game can begin."""
    assert isinstance(turn.turn.action, Rolled)
    thrown = turn.turn.action.roll
    begun = opened(game, by, thrown) if game.phase is Phase.OPENING else state(roll(game, by, thrown))
    written = getattr(turn.turn.action, "journeys", ())
    verdict = judge(begun.position, thrown, written)
    if isinstance(verdict, Legal) and verdict.result in turn.after:
        return state(play(begun, by, written))
    found = [one.play for one in legal_plays(begun.position, thrown) if one.result in turn.after]
    return state(play(begun, by, found[0]))


def acted(game: Game, turn: MatTurn) -> Game:
    """The game after a turn without a roll."""
    by = PLAYERS[turn.player]
    match turn.action:
        case Doubled(value):
            assert value == 2 * game.cube
            return state(double(game, by))
        case Taken():
            return state(take(game, by))
        case Dropped():
            return state(drop(game, by))
        case Lost(points):
            offered = state(offer_resignation(game, by, -(-points // game.cube)))
            return state(accept_resignation(offered, by.other))
        case _:
            return game


def followed(recorded: MatGame, game: Game) -> Game:
    """The game after everything that was recorded of it.

    Where the last play was not recorded, nor why the game ended there, the loser resigned.
    """
    turns = iter(replay(recorded))
    for turn in recorded.turns:
        if isinstance(turn.action, Rolled):
            game = rolled(game, PLAYERS[turn.player], next(turns))
        else:
            game = acted(game, turn)
    if game.outcome is None and isinstance(recorded.turns[-2].action, Unrecorded):
        given_up = MatTurn(3 - recorded.turns[-1].player, Lost(recorded.points))
        game = acted(game, given_up)
    return game


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_real_match(path: Path) -> None:
    """Every roll, play, double, take, drop and resignation of a real match stands; scores are as recorded."""
    recorded: MatMatch = parse_mat(path.read_bytes())
    match = Match(target=recorded.length, terms=Terms(crawford=recorded.crawford is True))
    for one in recorded.games:
        assert one.scores == (match.white, match.black)
        if (path.stem, one.number) == WITHOUT_POINTS:
            return
        assert one.winner
        winner = PLAYERS[one.winner]
        needed = match.away(winner)
        game = followed(one, state(next_game(match)))
        match = record(match, game)

        assert game.outcome
        assert winner is game.outcome.winner
        assert min(one.points, needed) == min(game.outcome.points, needed)
        assert isinstance(one.turns[-1].action, Won)
        assert not one.turns[-1].action.match or winner is match.winner


def test_what_the_real_matches_hold() -> None:
    """The matches use the cube and go on after their Crawford games, so that all this is tried."""
    done: Counter[str] = Counter()
    for path in FILES:
        recorded = parse_mat(path.read_bytes())
        crawford = False
        for game in recorded.games:
            done.update(type(turn.action).__name__ for turn in game.turns)
            doubled = any(isinstance(turn.action, Doubled) for turn in game.turns)
            if recorded.length - 1 in game.scores and recorded.length > 1:
                done["doubled after Crawford" if crawford else "doubled in Crawford"] += doubled
                done["after Crawford" if crawford else "Crawford"] += 1
                crawford = True
    assert {
        "Played": 7655,
        "CannotMove": 908,
        "Unrecorded": 6,
        "Doubled": 242,
        "Taken": 168,
        "Dropped": 74,
        "Lost": 14,
        "Won": 204,
        "Crawford": 8,
        "doubled in Crawford": 0,
        "after Crawford": 9,
        "doubled after Crawford": 8,
    } == done
