"""Moves and plays: what one number does, what a whole turn does, and how a person writes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.rules.position import Location, Position


@dataclass(frozen=True, slots=True)
class Move:
    """One checker moved by one number; whether it hits follows from the position."""

    source: Location
    """A point or the bar, in the mover's numbers."""
    target: Location
    """A point or off, in the mover's numbers."""
    die: int
    """The number on the die that is used."""


@dataclass(frozen=True, slots=True)
class Play:
    """All moves of one turn in the order they are made; empty when no number can be played."""

    moves: tuple[Move, ...] = ()

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __len__(self) -> int:
        return len(self.moves)


@dataclass(frozen=True, slots=True)
class LegalPlay:
    """A legal play and the position it leads to, still seen from the side that moved."""

    play: Play
    result: Position


@dataclass(frozen=True, slots=True)
class Journey:
    """One checker's way as a person writes it: ``24/18/13*``, ``13/5``, ``8/5(2)``.

    A journey may use several numbers and need not say which, nor where it stops.
    """

    source: Location
    target: Location
    via: tuple[Location, ...] = ()
    """Stops that are written down, in order."""
    times: int = 1
    """How many checkers make the same journey: the number in brackets."""
    hits: tuple[Location, ...] = ()
    """Stops and targets marked with ``*``; a missing mark is no fault."""


def journeys_of(play: Play) -> tuple[Journey, ...]:
    """Return the play move by move as written journeys, hits unmarked."""
    return tuple(Journey(move.source, move.target) for move in play.moves)
