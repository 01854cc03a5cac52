"""Running out of time: clock.time-out."""

from __future__ import annotations

from dataclasses import replace

from generator.rules.reasons import Allowed
from generator.rules.table.codes import TAUGHT_IN_TOURNAMENTS, Code
from generator.rules.table.rows import NotNamed
from generator.rules.table.timed import Player, TimedMatch, changed, require_running


def points_needed(match: TimedMatch, player: Player) -> int:
    """Return the points a player still needs to win the match."""
    return max(match.length - match.of(match.points, player), 0)


def time_out(
    match: TimedMatch, player: Player, code: Code = TAUGHT_IN_TOURNAMENTS
) -> Allowed[TimedMatch] | NotNamed:
    """Return the match as the player's clock stands: unchanged with time left, else lost.

    By IBF rules the opponent gets the points he needs to win the match, whatever the score
    (clock.time-out). The special cases at the moment time ends are not listed, and what other codes do is
    not known. ValueError where the match is over.
    """
    require_running(match)
    if match.of(match.seconds, player) > 0:
        return Allowed(match)
    if code is not Code.IBF:
        return NotNamed(("clock.time-out",))
    points = changed(match.points, player.other, match.length)
    return Allowed(replace(match, points=points, lost_by=player))
