"""A turn: the roll and its play."""

from __future__ import annotations

from dataclasses import replace

from generator.rules.dice import Roll
from generator.rules.judge import judge
from generator.rules.match.codes import refused
from generator.rules.match.score import ended
from generator.rules.match.state import OFFERS, Game, GameVerdict, Phase, Player
from generator.rules.readings import Written
from generator.rules.reasons import Allowed, Illegal


def roll(game: Game, by: Player, thrown: Roll) -> GameVerdict:
    """Return the game after a player's roll of both dice (turn.alternate)."""
    broken = out_of_turn(game, by, Phase.BEFORE_ROLL)
    if broken:
        return refused(*broken)
    return Allowed(replace(game, roll=thrown, phase=Phase.TO_PLAY))


def play(game: Game, by: Player, written: Written) -> GameVerdict:
    """Return the game after a player's play, judged by the rules of its rule set.

    Where no number can be played the empty play passes the turn. The game is over with the last checker
    (win.first-off), in Plakoto also by a pin (tavli.plakoto). A play that is not legal has the reasons of
    :func:`generator.rules.judge.judge`.
    """
    broken = out_of_turn(game, by, Phase.TO_PLAY)
    if broken:
        return refused(*broken)
    assert game.roll is not None  # noqa: S101 - a game in this phase has a roll
    first = not game.rolls_of(by)
    verdict = judge(game.position, game.roll, written, game.ruleset, first=first)
    if isinstance(verdict, Illegal):
        return verdict
    played = replace(game, position=verdict.result, roll=None, phase=Phase.BEFORE_ROLL)
    if by is Player.WHITE:
        played = replace(played, white_rolls=game.white_rolls + 1)
    else:
        played = replace(played, black_rolls=game.black_rolls + 1)
    outcome = ended(played)
    if outcome:
        return Allowed(replace(played, phase=Phase.OVER, outcome=outcome))
    return Allowed(replace(played, position=verdict.result.flipped(), on_roll=by.other))


def out_of_turn(game: Game, by: Player, phase: Phase) -> tuple[str, ...]:
    """Return the rules broken by rolling or playing now; the phase is the one in which that may be done."""
    if game.outcome is not None:
        return ended_by(game)
    mine = by is game.on_roll
    if game.phase is phase and mine:
        return ()
    waits = waiting(game)
    return waits if waits and (mine or game.on_roll is None) else (*waits, "turn.alternate")


def waiting(game: Game) -> tuple[str, ...]:
    """Return the rule by which something else must be done first, if there is one."""
    if game.phase is Phase.OPENING:
        return ("opening.one-die-each",)
    if game.phase in OFFERS:
        return ("cube.must-answer",)
    return ("win.first-off",) if game.phase is Phase.RESIGNING else ()


def ended_by(game: Game) -> tuple[str, ...]:
    """Return the rule by which the game is over: nothing can be done any more."""
    return game.outcome.rules[:1] if game.outcome else ()
