"""Penalties: the six kinds, who may impose them and what each does to a match.

penalty.list, penalty.discretion, and what an offence may bring where a rule says so: ibf.early-pickup.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.codes import REFEREES, TAUGHT_IN_TOURNAMENTS, Code, Person
from generator.rules.table.rows import NotNamed, illegal
from generator.rules.table.timed import Player, TimedMatch, changed, require_running


class Kind(Enum):
    """A kind of penalty; the order is that of the list, which is no ladder."""

    WARNING = "warning"
    TIME_CUT = "time-cut"
    TIME_TO_OPPONENT = "time-to-opponent"
    POINT_DEDUCTED = "point-deducted"
    GAME_LOST = "game-lost"
    REMOVAL = "removal"


class Offence(Enum):
    """What a penalty can be for."""

    OF_RULES = "of-rules"
    OF_EVENT_REGULATIONS = "of-event-regulations"
    UNSPORTING = "unsporting"
    EARLY_PICKUP = "early-pickup"
    """Dice taken up or thrown before the opponent's turn has ended, for the first time."""
    EARLY_PICKUP_AGAIN = "early-pickup-again"


@dataclass(frozen=True, slots=True)
class Row:
    """One kind of penalty: who may impose it, the seconds it may be about, and what it does."""

    kind: Kind
    imposed_by: frozenset[Person]
    seconds: Callable[[TimedMatch, Player, int], bool]
    """Whether this number of seconds is right for this offender."""
    effect: Callable[[TimedMatch, Player, int], TimedMatch]


def no_seconds(_match: TimedMatch, _offender: Player, seconds: int) -> bool:
    """Whether the penalty is about no time, as most kinds are."""
    return seconds == 0


def up_to_half(match: TimedMatch, offender: Player, seconds: int) -> bool:
    """Whether at most half of the offender's remaining time is cut."""
    return 0 < 2 * seconds <= match.of(match.seconds, offender)


def some_time(_match: TimedMatch, _offender: Player, seconds: int) -> bool:
    """Whether any time is added; how much at most is not said."""
    return seconds > 0


def warned(match: TimedMatch, offender: Player, _seconds: int) -> TimedMatch:
    """Return the match with one more warning."""
    warnings = match.of(match.warnings, offender) + 1
    return replace(match, warnings=changed(match.warnings, offender, warnings))


def time_cut(match: TimedMatch, offender: Player, seconds: int) -> TimedMatch:
    """Return the match with less time for the offender."""
    left = match.of(match.seconds, offender) - seconds
    return replace(match, seconds=changed(match.seconds, offender, left))


def time_added(match: TimedMatch, offender: Player, seconds: int) -> TimedMatch:
    """Return the match with more time for the opponent."""
    left = match.of(match.seconds, offender.other) + seconds
    return replace(match, seconds=changed(match.seconds, offender.other, left))


def point_deducted(match: TimedMatch, offender: Player, _seconds: int) -> TimedMatch:
    """Return the match with one point less for the offender."""
    points = match.of(match.points, offender) - 1
    return replace(match, points=changed(match.points, offender, points))


def game_lost(match: TimedMatch, offender: Player, _seconds: int) -> TimedMatch:
    """Return the match with a game declared lost; what it is worth is not said, so no points are given."""
    lost = match.of(match.lost_games, offender) + 1
    return replace(match, lost_games=changed(match.lost_games, offender, lost))


def removed(match: TimedMatch, offender: Player, _seconds: int) -> TimedMatch:
    """Return the match with the offender removed from the event."""
    return replace(match, removed=offender)


PENALTIES: tuple[Row, ...] = (
    Row(Kind.WARNING, REFEREES, no_seconds, warned),
    Row(Kind.TIME_CUT, REFEREES, up_to_half, time_cut),
    Row(Kind.TIME_TO_OPPONENT, REFEREES, some_time, time_added),
    Row(Kind.POINT_DEDUCTED, REFEREES, no_seconds, point_deducted),
    Row(Kind.GAME_LOST, REFEREES, no_seconds, game_lost),
    Row(Kind.REMOVAL, frozenset({Person.CHIEF_REFEREE}), no_seconds, removed),
)
"""The list of penalties (penalty.list)."""

BY_KIND = {row.kind: row for row in PENALTIES}

EVERY_KIND = frozenset(Kind)
MAY_BRING: dict[Offence, frozenset[Kind]] = {
    Offence.EARLY_PICKUP: frozenset({Kind.WARNING}),
    Offence.EARLY_PICKUP_AGAIN: EVERY_KIND - {Kind.WARNING},
}
"""Offence -> the kinds a rule speaks of for it (ibf.early-pickup); for any other the referee chooses."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalty that somebody imposes."""

    kind: Kind
    offender: Player
    imposed_by: Person
    offence: Offence | None
    """What it is for; None for nothing that breaks a rule or a regulation and is not unsporting."""
    seconds: int = 0
    """Time cut or added; 0 for the other kinds."""


def open_to(offence: Offence | None) -> frozenset[Kind]:
    """Return the kinds an offence may bring: all, by the referee's judgment, unless a rule says otherwise.

    penalty.discretion; without an offence there is no penalty.
    """
    return frozenset() if offence is None else MAY_BRING.get(offence, EVERY_KIND)


def impose(
    match: TimedMatch, penalty: Penalty, code: Code = TAUGHT_IN_TOURNAMENTS
) -> Allowed[TimedMatch] | Illegal | NotNamed:
    """Return the match after a penalty, or every rule against it.

    A point cannot be deducted from a score of 0 as far as is said, so that is not named. ValueError where
    the match is over.
    """
    require_running(match)
    if code is not Code.IBF:
        return NotNamed(("penalty.list",))
    row = BY_KIND[penalty.kind]
    broken = []
    if penalty.imposed_by not in row.imposed_by or not row.seconds(match, penalty.offender, penalty.seconds):
        broken.append("penalty.list")
    if penalty.kind not in open_to(penalty.offence):
        broken.append("ibf.early-pickup" if penalty.offence in MAY_BRING else "penalty.discretion")
    if broken:
        return illegal(*broken)
    if penalty.kind is Kind.POINT_DEDUCTED and match.of(match.points, penalty.offender) == 0:
        return NotNamed(("penalty.list",))
    return Allowed(row.effect(match, penalty.offender, penalty.seconds))
