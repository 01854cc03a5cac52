"""Which rules move the checkers in a turn of a game."""

from __future__ import annotations

from functools import partial

from generator.rules.checks import step_faults
from generator.rules.games import fevga, longgammon, plakoto
from generator.rules.games.turnrules import TurnRules
from generator.rules.packed import ENEMY, Board
from generator.rules.reasons import Reason
from generator.rules.ruleset import Game, RuleSet
from generator.rules.steps import move_function, step_function


def turn_rules(ruleset: RuleSet, start: Board, numbers: tuple[int, ...], *, first: bool = False) -> TurnRules:
    """Return the rules of one turn; ``first``: it is the mover's own first turn (long.first-double)."""
    match ruleset.game:
        case Game.LONGGAMMON:
            return longgammon.turn(ruleset, start, numbers, first=first)
        case Game.PLAKOTO:
            return plakoto.turn(ruleset)
        case Game.FEVGA:
            return fevga.turn(ruleset, start)
        case Game.BACKGAMMON:
            faults = partial(_faults, ruleset=ruleset)
            return TurnRules(step_function(ruleset), move_function(ruleset), faults, two_close)


def _faults(board: Board, source: int, die: int, *, ruleset: RuleSet) -> tuple[Reason, ...]:
    """Return the standard step faults."""
    return step_faults(board, source, die, ruleset)


def two_close(board: Board, point: int) -> Reason | None:
    """landing.blocked: two enemy checkers close a point."""
    enemy = board[ENEMY + point]
    return Reason("landing.blocked", point=point, n=enemy) if enemy >= 2 else None
