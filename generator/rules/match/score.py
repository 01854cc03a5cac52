"""What a game that is over counts."""

from __future__ import annotations

from generator.rules.match.state import Ending, Game, Outcome, Player
from generator.rules.match.terms import BACKGAMMON, GAMMON, SINGLE, Terms, TripleIf
from generator.rules.position import Side
from generator.rules.ruleset import RuleSet

SHAPES = {SINGLE: "score.single", GAMMON: "score.gammon", BACKGAMMON: "score.backgammon"}
"""The rule of each way to win on the board."""

WINNERS_HOME = slice(18, 24)
"""The winner's home board in the loser's points: 19 to 24."""


def shown_by(loser: Side, ruleset: RuleSet, terms: Terms) -> int:
    """Return what the loser's checkers, in the loser's numbers, make of a won game: 1, 2 or 3.

    score.single: one borne off, wherever the others are; score.backgammon: none, and one on the bar or in the
    winner's home board; score.gammon: none, and neither.
    """
    if loser.off(ruleset.checkers):
        return SINGLE
    on_bar = loser.bar and terms.triple_if is TripleIf.BAR_OR_HOME
    return BACKGAMMON if on_bar or any(loser.points[WINNERS_HOME]) else GAMMON


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


def borne_off(game: Game, winner: Player) -> Outcome:
    """Return the outcome for a player who has borne off the last checker (win.first-off)."""
    shown = shown_by(game.side_of(winner.other), game.ruleset, game.terms)
    return scored(game, winner, shown, Ending.BORNE_OFF)


def dropped(game: Game, winner: Player) -> Outcome:
    """Return the outcome of a drop: a single game at the stake before the offer.

    cube.drop, cube.drop-no-gammon. Whoever drops a beaver or a raccoon loses what had been taken before it.
    """
    rules = ("cube.drop", "cube.drop-no-gammon")
    return Outcome(winner, Ending.DROPPED, SINGLE, SINGLE, game.cube, rules)
