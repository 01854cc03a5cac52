"""A match as clock, penalties and video see it; how games are scored is not asked here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

Pair = tuple[int, int]


class Player(Enum):
    """One of the two players of a match."""

    ONE = 0
    TWO = 1

    @property
    def other(self) -> Player:
        """The opponent."""
        return Player(1 - self.value)


@dataclass(frozen=True, slots=True)
class TimedMatch:
    """A match to a number of points with a clock; pairs hold player one's number first."""

    length: int
    points: Pair = (0, 0)
    seconds: Pair = (0, 0)
    """Controlled time that is left."""
    warnings: Pair = (0, 0)
    lost_games: Pair = (0, 0)
    """Games declared lost by a referee; what they are worth is not said."""
    wrong_claims: Pair = (0, 0)
    """Stops of play for a video review that were proved wrong."""
    lost_by: Player | None = None
    """The player who has lost the match."""
    removed: Player | None = None
    """The player who was removed from the event."""

    def of(self, pair: Pair, player: Player) -> int:
        """Return one player's number out of a pair."""
        return pair[player.value]

    @property
    def over(self) -> bool:
        """Whether the match is decided: lost, won by points, or a player is gone."""
        return self.lost_by is not None or self.removed is not None or max(self.points) >= self.length

    def lost(self, player: Player) -> TimedMatch:
        """Return the match lost by this player."""
        return replace(self, lost_by=player)


def changed(pair: Pair, player: Player, number: int) -> Pair:
    """Return the pair with one player's number put in place of the old one."""
    return (number, pair[1]) if player is Player.ONE else (pair[0], number)


def require_running(match: TimedMatch) -> None:
    """Raise ValueError where the match is over already."""
    if match.over:
        raise ValueError("the match is over")
