"""Seats of a chouette: who is the box, who is captain, and who comes next.

chouette.what, chouette.roles, chouette.team-loses, chouette.team-wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.rows import illegal

Name = str
"""A player of a chouette."""

LEAST_PLAYERS = 3
"""A chouette needs three (chouette.what)."""


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of one game: one against all others."""

    box: Name
    team: tuple[Name, ...]
    """The captain first, then in the order in which they will be captain."""

    @property
    def captain(self) -> Name:
        """The captain at the start of the game."""
        return self.team[0]

    @property
    def everybody(self) -> tuple[Name, ...]:
        """All players, the box first."""
        return (self.box, *self.team)


@dataclass(frozen=True, slots=True)
class ThrowAgain:
    """No seats yet: players with equal throws throw again among themselves (chouette.roles)."""

    tied: tuple[frozenset[Name], ...]
    """Each group of equals, those who will sit before the others first."""


class Winner(Enum):
    """Who wins a game of a chouette."""

    BOX = "box"
    TEAM = "team"


class BoxChange(Enum):
    """When a team that wins brings a new box, where the captain dropped a double while others took it."""

    CAPTAIN_WINS = "captain-wins"
    """Only when the captain himself wins: one who dropped has lost to the box, which stays."""
    TEAM_WINS = "team-wins"
    """Whenever the team wins: the member who captained to the end becomes the box."""


TAUGHT_BOX_CHANGE = BoxChange.CAPTAIN_WINS
"""What chouette.team-wins calls usual."""


def seat(rounds: Sequence[Mapping[Name, int]]) -> Allowed[Seats | ThrowAgain] | Illegal:
    """Return the seats by the throws of one die each, or who must throw again.

    The first round has everybody's throw; each later one the throws of those who were tied, who keep the
    places they share. The highest is the box, the second the captain, the others follow by their throws
    (chouette.roles); fewer than three are no chouette (chouette.what). ValueError where a round's throwers
    are not those who must throw, or a number is on no die.
    """
    first, *later = rounds
    if len(first) < LEAST_PLAYERS:
        return illegal("chouette.what")
    groups = ranked(tuple(first), first)
    for throws in later:
        tied = [group for group in groups if len(group) > 1]
        if {name for group in tied for name in group} != set(throws):
            raise ValueError("those who are tied throw again, all of them and nobody else")
        groups = [part for group in groups for part in (ranked(group, throws) if group in tied else [group])]
    if any(len(group) > 1 for group in groups):
        return Allowed(ThrowAgain(tuple(frozenset(group) for group in groups if len(group) > 1)))
    box, *team = (name for (name,) in groups)
    return Allowed(Seats(box, tuple(team)))


def ranked(names: tuple[Name, ...], throws: Mapping[Name, int]) -> list[tuple[Name, ...]]:
    """Return groups of equal throws, the highest first."""
    if not all(1 <= throws[name] <= 6 for name in names):
        raise ValueError("a die shows 1 to 6")
    ordered = sorted(names, key=lambda name: -throws[name])
    return [tuple(group) for _, group in groupby(ordered, key=lambda name: throws[name])]


def box_wins(seats: Seats) -> Seats:
    """Return the seats after the box has won: the captain goes to the end (chouette.team-loses)."""
    return Seats(seats.box, (*seats.team[1:], seats.captain))


def team_wins(seats: Seats, captain: Name | None = None) -> Seats:
    """Return the seats after the team has won: the captain is the box, the old box last (chouette.team-wins).

    ``captain`` is who captained to the end where that is another; the others keep their order.
    """
    new_box = seats.captain if captain is None else captain
    rest = tuple(name for name in seats.team if name != new_box)
    return Seats(new_box, (*rest, seats.box))
