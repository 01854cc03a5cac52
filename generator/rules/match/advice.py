"""What a player should know about stakes and scores: arithmetic that forbids nothing."""

from __future__ import annotations

from fractions import Fraction

from generator.rules.match.match import Match
from generator.rules.match.state import Player, Setting
from generator.rules.match.terms import ImpossibleError


def is_dead_cube(match: Match, player: Player, stake: int) -> bool:
    """Whether a player gains nothing by doubling: the stake already wins the match (match.dead-cube).

    The player may double all the same.
    """
    return stake >= match.away(player)


def has_free_drop(match: Match) -> bool:
    """Whether the leader can drop the first double of the next game almost without cost (match.free-drop).

    So it is after the Crawford game when the trailer needs an even number of points: one point more still
    leaves as many doubled wins to go.
    """
    if match.setting is not Setting.POST_CRAWFORD:
        return False
    trailing = max(match.away(Player.WHITE), match.away(Player.BLACK))
    return doubled_wins(trailing - 1) == doubled_wins(trailing)


def doubled_wins(points: int) -> int:
    """Return how many games won at a stake of 2 make up so many points."""
    return -(-points // 2)


def take_point(
    dropping: Fraction | int = -1, losing: Fraction | int = -2, winning: Fraction | int = 2
) -> Fraction:
    """Return the chance of winning at which a take and a drop come to the same.

    strategy.take-point: one in four with the stakes of a money game, whatever the cube stands for, ignoring
    gammons and the value of owning the cube. The values are the taker's: of the drop, of the game lost and of
    the game won after a take. ImpossibleError: dropping does not lie between losing and winning.
    """
    if not losing <= dropping <= winning or losing == winning:
        raise ImpossibleError("a take is a choice only if dropping lies between losing and winning")
    return Fraction(dropping - losing) / Fraction(winning - losing)
