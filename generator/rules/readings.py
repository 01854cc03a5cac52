"""What a written play can mean: every legal way to make the journeys it names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.rules.dice import Roll
from generator.rules.explore import Hop, taken
from generator.rules.games.turnrules import TurnRules
from generator.rules.games.turns import turn_rules
from generator.rules.legal import numbers_of, play_of, result_boards
from generator.rules.moves import Journey, LegalPlay, Play, journeys_of
from generator.rules.packed import ENEMY, Board, pack, slot, unpack
from generator.rules.position import Position
from generator.rules.ruleset import STANDARD, RuleSet, require_explained

Written = Play | Sequence[Journey]
"""A play as moves, or as a person writes it."""

Pending = tuple[tuple[int, tuple[int, ...]], ...]
"""Checkers under way: where each stands, and the stops it has still to make, its target last."""


def as_journeys(play: Written) -> tuple[Journey, ...]:
    """Return a play as one journey a checker, the number in brackets resolved."""
    journeys = journeys_of(play) if isinstance(play, Play) else tuple(play)
    return tuple(
        Journey(journey.source, journey.target, journey.via, 1, journey.hits)
        for journey in journeys
        for _ in range(journey.times)
    )


def readings(
    position: Position, roll: Roll, play: Written, ruleset: RuleSet = STANDARD, *, first: bool = False
) -> tuple[LegalPlay, ...]:
    """Return the legal plays a writing can mean, one for each result; none if it is not legal.

    More than one is possible when a compound journey leaves its way open, and so which checkers it hits. The
    marks decide then: if some way hits exactly the places marked with ``*``, the others are dropped.
    """
    require_explained(ruleset)
    board = pack(position)
    journeys = as_journeys(play)
    numbers = numbers_of(roll, ruleset)
    legal = set(result_boards(board, roll, ruleset, first=first))
    walker = Walker(turn_rules(ruleset, board, numbers, first=first), not ruleset.has("movement.direction"))
    found: dict[Board, tuple[Hop, ...]] = {}
    for end, way in walker.ways(board, numbers, pending(journeys)):
        if end in legal and (end not in found or len(way) > len(found[end])):
            found[end] = way
    marked = {slot(place) for journey in journeys for place in journey.hits}
    exact = {end: way for end, way in found.items() if hit_points(board, end) == marked}
    return tuple(
        LegalPlay(play_of(way), unpack(end, ruleset.facing)) for end, way in (exact or found).items()
    )


def pending(journeys: Sequence[Journey]) -> Pending:
    """Return the checkers of a written play before any has moved."""
    return tuple(
        (slot(journey.source), tuple(slot(stop) for stop in (*journey.via, journey.target)))
        for journey in journeys
    )


def hit_points(before: Board, after: Board) -> set[int]:
    """Return the points on which enemy checkers have been hit between two boards."""
    return {point for point in range(1, 25) if after[ENEMY + point] < before[ENEMY + point]}


class Walker:
    """Walks written journeys over the board, each move by one number."""

    def __init__(self, rules: TurnRules, turns_round: bool) -> None:
        self.steps = rules.steps
        self.moved = rules.moved
        self.turns_round = turns_round
        self.seen: set[tuple[Board, tuple[int, ...], Pending]] = set()

    def ways(
        self, board: Board, left: tuple[int, ...], waiting: Pending, way: tuple[Hop, ...] = ()
    ) -> Iterator[tuple[Board, tuple[Hop, ...]]]:
        """Yield each board on which all journeys are done, with the moves made; written order first."""
        if (board, left, waiting) in self.seen:
            return
        self.seen.add((board, left, waiting))
        if not waiting:
            yield board, way
            return
        for number, (source, stops) in enumerate(waiting):
            for die in dict.fromkeys(left):
                for start, target in self.steps(board, die):
                    if start == source and (self.turns_round or target >= stops[0]):
                        rest = stops[1:] if target == stops[0] else stops
                        moving = ((target, rest),) if rest else ()
                        after = waiting[:number] + moving + waiting[number + 1 :]
                        yield from self.ways(
                            self.moved(board, source, target),
                            taken(left, die),
                            after,
                            (*way, Hop(source, target, die)),
                        )
