"""How a game begins: one die each, the higher has the first turn."""

from __future__ import annotations

from dataclasses import replace

from generator.rules.dice import Roll
from generator.rules.match.codes import refused
from generator.rules.match.state import Game, GameVerdict, Outcome, Phase, Player, Setting
from generator.rules.match.terms import ImpossibleError, Starter, Terms
from generator.rules.reasons import Allowed
from generator.rules.ruleset import STANDARD, RuleSet


def new_game(
    ruleset: RuleSet = STANDARD,
    terms: Terms | None = None,
    setting: Setting = Setting.MONEY,
    starter: Player | None = None,
) -> Game:
    """Return a game before its first throw, the cube at 1 in the middle (score.base-stake, cube.start-64).

    Without terms of its own the game has those of its rule set. ``starter``: who begins without opening
    throws (opening.each-game); ImpossibleError unless it is agreed that winners begin.
    """
    terms = ruleset.terms if terms is None else terms
    game = Game(ruleset=ruleset, terms=terms, position=ruleset.start, setting=setting)
    if starter is None:
        return game
    if terms.next_starter is not Starter.LAST_WINNER:
        raise ImpossibleError("a throw decides who begins each game, unless it is agreed that winners begin")
    return replace(game, phase=Phase.BEFORE_ROLL, on_roll=starter)


def starter_after(terms: Terms, last: Outcome | None) -> Player | None:
    """Return who begins the next game; None: the opening throws decide (opening.each-game)."""
    if terms.next_starter is Starter.LAST_WINNER and last is not None:
        return last.winner
    return None


def throw(game: Game, white: int, black: int) -> GameVerdict:
    """Return the game after one die of each player, White's and Black's; ValueError: no die shows this.

    opening.one-die-each: the higher begins. opening.first-roll-both-dice: with both dice as thrown, or, where
    agreed, with a new roll of both. opening.tie-reroll: a tie is thrown again; money.automatic-double: where
    agreed it doubles the stake first, as often as the limit allows (money.automatic-limit).
    """
    both = Roll(white, black)
    if game.phase is not Phase.OPENING:
        return refused("opening.one-die-each")
    if both.is_double:
        return Allowed(tied(game))
    starter = Player.WHITE if white > black else Player.BLACK
    position = game.position if starter is Player.WHITE else game.position.flipped()
    begun = replace(game, position=position, on_roll=starter, phase=Phase.BEFORE_ROLL)
    if game.terms.starter_throws_again:
        return Allowed(begun)
    return Allowed(replace(begun, roll=both, phase=Phase.TO_PLAY))


def tied(game: Game) -> Game:
    """Return the game after a tie of the opening throws; the dice are thrown again in any case."""
    limit = game.terms.automatic_doubles
    if game.in_match or (limit is not None and game.automatic_doubles >= limit):
        return game
    return replace(game, cube=game.cube * 2, automatic_doubles=game.automatic_doubles + 1)
