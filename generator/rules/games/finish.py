"""Whether a game is over on the board, for whom, and how many times it counts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generator.rules.match.shape import shown_by
from generator.rules.match.terms import GAMMON
from generator.rules.position import PINNED, PINS_ENEMY, Position
from generator.rules.ruleset import Game, RuleSet

OWN_START, ENEMY_START = 24, 1
"""The mover's and the opponent's starting point in Plakoto, in the mover's numbers."""


class Winner(Enum):
    """Who has won, told by the side to move of the position that was asked about."""

    MOVER = "mover"
    OPPONENT = "opponent"


@dataclass(frozen=True, slots=True)
class Finish:
    """A game that is over on the board."""

    winner: Winner | None
    """None for a draw, which only Plakoto has."""
    multiple: int
    """How many times the stake it counts: 1, 2 or 3; 0 for a draw."""


def finished(position: Position, ruleset: RuleSet) -> Finish | None:
    """Return how the game has ended, None while it goes on.

    win.first-off: whoever bears off all checkers first wins. tavli.plakoto: whoever pins the last checker on
    the opponent's starting point wins a double game, unless there is still a checker on the own starting
    point; if that one is pinned as well, the game is drawn.
    """
    if not position.on_roll.on_board:
        return Finish(Winner.MOVER, multiple(position, ruleset))
    if not position.opponent.on_board:
        return Finish(Winner.OPPONENT, multiple(position.flipped(), ruleset))
    return mother_pinned(position) if ruleset.game is Game.PLAKOTO else None


def multiple(position: Position, ruleset: RuleSet) -> int:
    """Return what a game counts that the side to move has won by bearing off.

    Never more than the terms of the game allow (score.regional).
    """
    return min(shown_by(position, ruleset, ruleset.terms), ruleset.terms.highest)


def mother_pinned(position: Position) -> Finish | None:
    """Return the end of a Plakoto game by a pinned mother checker."""
    mine, theirs = position.pin(ENEMY_START) == PINS_ENEMY, position.pin(OWN_START) == PINNED
    if mine and theirs:
        return Finish(None, 0)
    if mine and not position.on_roll.count(OWN_START):
        return Finish(Winner.MOVER, GAMMON)
    if theirs and not position.enemy(ENEMY_START):
        return Finish(Winner.OPPONENT, GAMMON)
    return None
