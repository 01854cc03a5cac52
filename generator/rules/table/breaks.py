"""Breaks in a match by IBF rules: breaks.by-length, breaks.none, breaks.sprint, breaks.five-minutes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.codes import TAUGHT_IN_TOURNAMENTS, Code
from generator.rules.table.rows import NotNamed, illegal


class Discipline(Enum):
    """The disciplines of the IBF (ibf.scope)."""

    BACKGAMMON = "backgammon"
    BLITZ = "blitz"
    DOUBLES = "doubles"
    SPRINTGAMMON = "sprintgammon"
    LONGGAMMON = "longgammon"
    LONGGAMMON_BLITZ = "longgammon-blitz"


WITHOUT_BREAKS = frozenset({Discipline.BLITZ, Discipline.LONGGAMMON_BLITZ})
"""Disciplines that have no breaks at any length (breaks.none)."""
LONGEST_WITHOUT = 5
"""Matches to this length or less have no breaks (breaks.none)."""
BY_LENGTH = {7: 1, 9: 1, 11: 2, 13: 2}
"""Length of the match -> breaks of each player; 6, 8, 10, 12 and 14 are not named (breaks.by-length)."""
THREE_FROM = 15
"""From this length on each player has three breaks (breaks.by-length)."""
SPRINT_NOT_BEFORE = 45 * 60
"""Seconds from the start of a Sprintgammon match before which there is no break (breaks.sprint)."""
LONGEST_BREAK = 5 * 60
"""Seconds a break may last (breaks.five-minutes)."""


@dataclass(frozen=True, slots=True)
class Breaks:
    """How many breaks a match has, and the rule that says so."""

    each: int
    """Breaks of each player."""
    common: int
    """Breaks that both players have together."""
    rule: str


def breaks_of(
    length: int, discipline: Discipline = Discipline.BACKGAMMON, code: Code = TAUGHT_IN_TOURNAMENTS
) -> Allowed[Breaks] | NotNamed:
    """Return the breaks of a match to ``length`` points, or that no rule names it.

    A Sprintgammon match to 5 points or fewer falls under two rules that contradict each other (breaks.none,
    breaks.sprint), so it counts as not named. ValueError for a length below 1.
    """
    if length < 1:
        raise ValueError(f"a match is to 1 point or more, not {length}")
    if code is not Code.IBF:
        return NotNamed(("breaks.by-length",))
    if discipline in WITHOUT_BREAKS:
        return Allowed(Breaks(0, 0, "breaks.none"))
    if discipline is Discipline.SPRINTGAMMON:
        if length <= LONGEST_WITHOUT:
            return NotNamed(("breaks.none", "breaks.sprint"))
        return Allowed(Breaks(0, 1, "breaks.sprint"))
    if length <= LONGEST_WITHOUT:
        return Allowed(Breaks(0, 0, "breaks.none"))
    each = 3 if length >= THREE_FROM else BY_LENGTH.get(length)
    return NotNamed(("breaks.by-length",)) if each is None else Allowed(Breaks(each, 0, "breaks.by-length"))


@dataclass(frozen=True, slots=True)
class Pauses:
    """A match and the breaks taken in it so far."""

    length: int
    discipline: Discipline = Discipline.BACKGAMMON
    taken: int = 0
    """By the player who asks now; in Sprintgammon by both together."""


def take_break(
    pauses: Pauses, since_start: int, lasts: int, code: Code = TAUGHT_IN_TOURNAMENTS
) -> Allowed[Pauses] | Illegal | NotNamed:
    """Return the match after a break, or every rule the break breaks.

    ``since_start`` is how many seconds after the match began the break begins, ``lasts`` how many it lasts.
    Five minutes are the most even where the number of breaks is not named.
    """
    found = breaks_of(pauses.length, pauses.discipline, code)
    too_long = lasts > LONGEST_BREAK and code is Code.IBF
    broken = ["breaks.five-minutes"] if too_long else []
    if isinstance(found, Allowed):
        too_soon = bool(found.state.common) and since_start < SPRINT_NOT_BEFORE
        if too_soon or pauses.taken >= found.state.each + found.state.common:
            broken = [found.state.rule, *broken]
    if broken:
        return illegal(*broken)
    return found if isinstance(found, NotNamed) else Allowed(replace(pauses, taken=pauses.taken + 1))
