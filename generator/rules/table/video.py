"""Stops of play for a video review: video.three-strikes."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from generator.rules.reasons import Allowed
from generator.rules.table.codes import TAUGHT_IN_TOURNAMENTS, Code
from generator.rules.table.rows import NotNamed
from generator.rules.table.timed import Player, TimedMatch, changed, require_running

WRONG_CLAIMS_THAT_LOSE = 3
"""Wrong claims of one player in one match that lose it (video.three-strikes)."""


class Shown(Enum):
    """What the recording showed about the claim of the player who stopped play."""

    RIGHT = "right"
    WRONG = "wrong"
    UNDECIDED = "undecided"
    """Only a claim that is proved wrong counts."""


def reviewed(
    match: TimedMatch, claimant: Player, shown: Shown, code: Code = TAUGHT_IN_TOURNAMENTS
) -> Allowed[TimedMatch] | NotNamed:
    """Return the match after a review: the third claim of one player that is proved wrong loses it.

    Right claims neither count nor wipe out wrong ones. What points the winner gets is not said, so the score
    stays. ValueError where the match is over.
    """
    require_running(match)
    if code is not Code.IBF:
        return NotNamed(("video.three-strikes",))
    if shown is not Shown.WRONG:
        return Allowed(match)
    wrong = match.of(match.wrong_claims, claimant) + 1
    after = replace(match, wrong_claims=changed(match.wrong_claims, claimant, wrong))
    return Allowed(after.lost(claimant) if wrong >= WRONG_CLAIMS_THAT_LOSE else after)
