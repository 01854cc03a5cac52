"""Resigning: an offer that the opponent accepts, or refuses and plays on."""

from __future__ import annotations

from dataclasses import replace

from generator.rules.match.codes import refused
from generator.rules.match.score import scored
from generator.rules.match.state import Ending, Game, GameVerdict, Phase, Player
from generator.rules.match.terms import BACKGAMMON, SINGLE, ImpossibleError
from generator.rules.match.turn import ended_by, waiting
from generator.rules.reasons import Allowed


def offer_resignation(game: Game, by: Player, shown: int) -> GameVerdict:
    """Return the game with an offer to lose 1, 2 or 3 times the stake; ImpossibleError: another number.

    win.first-off. Either player may offer it, before a roll or during a turn, but not while the cube or
    another resignation waits for its answer. score.regional: no triple game where there is none.
    """
    if not SINGLE <= shown <= BACKGAMMON:
        raise ImpossibleError(f"nobody can offer to resign {shown!r} times the stake")
    broken = ended_by(game) or waiting(game)
    if shown > game.terms.highest:
        broken = (*broken, "score.regional")
    if broken:
        return refused(*broken)
    return Allowed(replace(game, phase=Phase.RESIGNING, resigning=by, resigned=shown))


def accept_resignation(game: Game, by: Player) -> GameVerdict:
    """Return the game won by the player who accepts; Jacoby holds for resignations too (money.jacoby)."""
    broken = resignation_faults(game, by)
    if broken:
        return refused(*broken)
    outcome = scored(game, by, game.resigned, Ending.RESIGNED)
    return Allowed(replace(game, phase=Phase.OVER, outcome=outcome, resigning=None, resigned=0))


def refuse_resignation(game: Game, by: Player) -> GameVerdict:
    """Return the game as it was before the offer: play goes on (win.first-off)."""
    broken = resignation_faults(game, by)
    if broken:
        return refused(*broken)
    phase = Phase.BEFORE_ROLL if game.roll is None else Phase.TO_PLAY
    return Allowed(replace(game, phase=phase, resigning=None, resigned=0))


def resignation_faults(game: Game, by: Player) -> tuple[str, ...]:
    """Return the rules broken by answering a resignation now."""
    if game.outcome is not None:
        return ended_by(game)
    if game.phase is Phase.RESIGNING:
        return () if by is game.to_answer else ("win.first-off",)
    return tuple(dict.fromkeys((*waiting(game), "win.first-off")))
