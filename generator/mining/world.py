"""A turn in one game, with or without a rule: its results, its landing places, the tries it lets through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from generator.rules import STANDARD, Location, Position, Roll
from generator.rules.explore import Edge, Explored, State
from generator.rules.legal import turns
from generator.rules.obligations import completable
from generator.rules.packed import Board, pack, place_of, unpack

Moves = tuple[tuple[Location, Location], ...]
"""Moves as (source, target), in order."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A board with a roll, the side to move first."""

    position: Position
    roll: Roll


class World:
    """One turn by the rules of one game."""

    def __init__(self, spot: Spot, left_out: str | None = None) -> None:
        ruleset = STANDARD if left_out is None else STANDARD.without(left_out)
        self.turns: list[tuple[Explored, frozenset[State]]] = turns(pack(spot.position), spot.roll, ruleset)

    @cached_property
    def boards(self) -> frozenset[Board]:
        """The packed boards after a whole turn."""
        return frozenset(state.board for _, ends in self.turns for state in ends)

    @cached_property
    def results(self) -> frozenset[Position]:
        """The boards after a whole turn."""
        return frozenset(map(unpack, self.boards))

    @cached_property
    def alive(self) -> tuple[tuple[Explored, frozenset[State]], ...]:
        """Each explored turn with the states from which a legal end can be reached."""
        return tuple((turn, completable(turn, ends)) for turn, ends in self.turns)

    def places(self, source: Location | None) -> frozenset[Location]:
        """Return where the checker on ``source`` can land with one number; None: any checker in this turn."""
        found = set()
        for turn, alive in self.alive:
            states = turn.edges if source is None else [turn.start]
            for state in states:
                for edge in self.open_edges(turn, alive, state):
                    if source is None or place_of(edge.hops[0].source) == source:
                        found.add(place_of(edge.hops[-1].target))
        return frozenset(found)

    def accepts(self, moves: Moves) -> bool:
        """Whether these moves can be made one after the other and the turn still be completed legally."""
        return any(self._follows(turn, alive, turn.start, moves) for turn, alive in self.alive)

    def movers(self) -> frozenset[Location]:
        """Return the places whose checkers have a sound first step, whatever the obligations say of it."""
        return frozenset(
            place_of(edge.hops[0].source) for turn, _ in self.turns for edge in turn.edges[turn.start]
        )

    def first_numbers(self) -> frozenset[int]:
        """Return the numbers that some checker can play first, whatever the obligations say of it."""
        return frozenset(edge.hops[0].die for turn, _ in self.turns for edge in turn.edges[turn.start])

    def most(self) -> int:
        """Return how many numbers are played at most."""
        return max(turn.used(state) for turn, ends in self.turns for state in ends)

    @staticmethod
    def open_edges(turn: Explored, alive: frozenset[State], state: State) -> Iterator[Edge]:
        """Yield the edges after which the turn can still be completed."""
        if state in alive:
            yield from (edge for edge in turn.edges[state] if edge.state in alive)

    def _follows(self, turn: Explored, alive: frozenset[State], state: State, moves: Moves) -> bool:
        if not moves:
            return True
        for edge in self.open_edges(turn, alive, state):
            way = tuple((place_of(hop.source), place_of(hop.target)) for hop in edge.hops)
            jump = ((way[0][0], way[-1][1]),)
            for made in {way, jump}:
                if moves[: len(made)] == made and self._follows(turn, alive, edge.state, moves[len(made) :]):
                    return True
        return False


@lru_cache(maxsize=512)
def world(spot: Spot, left_out: str | None = None) -> World:
    """Return the turn of a spot in the game without a rule, kept for the next question about it."""
    return World(spot, left_out)
