"""A match: games to a target, with the Crawford game in its place."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.rules.match.codes import refused
from generator.rules.match.opening import new_game, starter_after
from generator.rules.match.state import Game, GameVerdict, Outcome, Player, Setting
from generator.rules.match.terms import STANDARD_TERMS, ImpossibleError, Terms
from generator.rules.reasons import Allowed
from generator.rules.ruleset import STANDARD, RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match between two games. ImpossibleError: a score that no match can have."""

    target: int
    """The points that win the match (match.target); any number, although odd ones are the custom."""
    white: int = 0
    """Points of White; at the target at most, since points beyond it have no value."""
    black: int = 0
    crawford_played: bool = False
    """Whether the Crawford game is over (match.crawford-once)."""
    terms: Terms = STANDARD_TERMS
    """What was agreed, for games of every rule set; money options are not used (match.no-money-options)."""
    last: Outcome | None = None
    """How the last game ended, where that is known."""

    def __post_init__(self) -> None:
        for found in score_faults(self):
            raise ImpossibleError(found)

    def points(self, player: Player) -> int:
        """Return a player's points."""
        return self.white if player is Player.WHITE else self.black

    def away(self, player: Player) -> int:
        """Return how many points a player still needs."""
        return self.target - self.points(player)

    @property
    def winner(self) -> Player | None:
        """The player who has reached the target; None while the match goes on (match.target)."""
        return next((player for player in Player if not self.away(player)), None)

    @property
    def setting(self) -> Setting:
        """What the next game is.

        match.crawford: the Crawford game is the first one after a player has come within one point;
        match.crawford-once: no other. In a match to one point that is its only game, whatever was agreed.
        """
        if self.target == 1:
            return Setting.CRAWFORD
        if not self.terms.crawford or 1 not in (self.away(Player.WHITE), self.away(Player.BLACK)):
            return Setting.MATCH
        return Setting.POST_CRAWFORD if self.crawford_played else Setting.CRAWFORD


def score_faults(match: Match) -> list[str]:
    """Return what cannot be true of a match."""
    faults = []
    if match.target < 1:
        return [f"a match is played to 1 point or more, not to {match.target}"]
    for points in (match.white, match.black):
        if points < 0:
            faults.append(f"a score of {points} is less than none")
        if points > match.target:
            faults.append(f"a score of {points} is past the target of {match.target}")
    if match.white == match.black == match.target:
        faults.append("only one player can win the match")
    if match.crawford_played and not match.terms.crawford:
        faults.append("a Crawford game was played, but it is not agreed")
    if match.crawford_played and max(match.white, match.black) < match.target - 1:
        faults.append("a Crawford game was played, but nobody has come within one point of the target")
    return faults


def next_game(match: Match, ruleset: RuleSet = STANDARD) -> GameVerdict:
    """Return the next game of a match, before its first throw; match.target if the match is over."""
    if match.winner:
        return refused("match.target")
    starter = starter_after(match.terms, match.last)
    return Allowed(new_game(ruleset, match.terms.for_match(), match.setting, starter))


def record(match: Match, game: Game) -> Match:
    """Return the match with a game's points added, none for a draw.

    match.target: points beyond the target have no value. ImpossibleError: the game is not over, or
    not the next one of this match.
    """
    if match.winner:
        raise ImpossibleError("the match is over")
    if game.outcome is None:
        raise ImpossibleError("the game is not over")
    if game.setting is not match.setting:
        raise ImpossibleError(
            f"the next game of the match is {match.setting.value}, not {game.setting.value}"
        )
    winner, points = game.outcome.winner, game.outcome.points
    white = match.white + (points if winner is Player.WHITE else 0)
    black = match.black + (points if winner is Player.BLACK else 0)
    played = match.crawford_played or (game.setting is Setting.CRAWFORD and match.terms.crawford)
    return replace(
        match,
        white=min(white, match.target),
        black=min(black, match.target),
        crawford_played=played,
        last=game.outcome,
    )
