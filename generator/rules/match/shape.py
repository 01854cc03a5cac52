"""What the board makes of a game that is won: a single game, a gammon or a backgammon."""

from __future__ import annotations

from generator.rules.match.terms import BACKGAMMON, GAMMON, SINGLE, Terms, TripleIf
from generator.rules.position import Position
from generator.rules.ruleset import RuleSet

HOME = range(1, 7)


def shown_by(position: Position, ruleset: RuleSet, terms: Terms) -> int:
    """Return what the board makes of a game that is won: 1, 2 or 3; the position is the winner's view.

    score.single: one borne off, wherever the others are; score.backgammon: none, and one on the bar or in the
    winner's home board; score.gammon: none, and neither.
    """
    loser = position.opponent
    if loser.off(ruleset.checkers):
        return SINGLE
    on_bar = loser.bar > 0 and terms.triple_if is TripleIf.BAR_OR_HOME
    in_home = any(position.enemy(point) for point in HOME)
    return BACKGAMMON if on_bar or in_home else GAMMON
