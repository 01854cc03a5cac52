"""What a game that is over counts."""

from __future__ import annotations

from generator.rules.games.finish import Winner, finished
from generator.rules.match.shape import shown_by
from generator.rules.match.state import Ending, Game, Outcome, Player
from generator.rules.match.terms import BACKGAMMON, GAMMON, SINGLE

SHAPES = {SINGLE: "score.single", GAMMON: "score.gammon", BACKGAMMON: "score.backgammon"}
"""The rule of each way to win on the board."""


def counted(game: Game, shown: int) -> tuple[int, tuple[str, ...]]:
    """Return how much of what is shown counts, and the ids of the rules that take some of it away.

    money.jacoby: nothing beyond a single game before a double was taken; score.regional: no triple game.
    """
    jacoby = game.terms.jacoby and not game.in_match and not game.turned
    if jacoby and shown > SINGLE:
        return SINGLE, ("money.jacoby",)
    if shown > game.terms.highest:
        return game.terms.highest, ("score.regional",)
    return shown, ()


def scored(game: Game, winner: Player, shown: int, ending: Ending) -> Outcome:
    """Return the outcome of a game won on the board or by resignation (score.multiply)."""
    multiple, taken_away = counted(game, shown)
    rules = ("win.first-off", SHAPES[shown], *taken_away, "score.multiply")
    return Outcome(winner, ending, shown, multiple, game.cube, rules)


def ended(game: Game) -> Outcome | None:
    """Return the outcome if the play just made ends the game; the game is seen by the player who made it."""
    assert game.on_roll is not None  # noqa: S101 - somebody has played
    if not game.position.on_roll.on_board:
        return borne_off(game, game.on_roll)
    return mother_pinned(game, game.on_roll)


def mother_pinned(game: Game, mover: Player) -> Outcome | None:
    """Return the outcome of Plakoto if the last checker on the opponent's starting point is pinned.

    tavli.plakoto: a double game at once, or a draw if both such checkers are pinned.
    """
    finish = finished(game.position, game.ruleset)
    if finish is None:
        return None
    if finish.winner is None:
        return Outcome(None, Ending.DRAWN, 0, 0, game.cube, ("tavli.plakoto",))
    winner = mover if finish.winner is Winner.MOVER else mover.other
    rules = ("tavli.plakoto", "score.multiply")
    return Outcome(winner, Ending.MOTHER_PINNED, GAMMON, GAMMON, game.cube, rules)


def borne_off(game: Game, winner: Player) -> Outcome:
    """Return the outcome for the player on roll, who has borne off the last checker (win.first-off)."""
    shown = shown_by(game.position, game.ruleset, game.terms)
    return scored(game, winner, shown, Ending.BORNE_OFF)


def dropped(game: Game, winner: Player) -> Outcome:
    """Return the outcome of a drop: a single game at the stake before the offer.

    cube.drop, cube.drop-no-gammon. Whoever drops a beaver or a raccoon loses what had been taken before it.
    """
    rules = ("cube.drop", "cube.drop-no-gammon")
    return Outcome(winner, Ending.DROPPED, SINGLE, SINGLE, game.cube, rules)
