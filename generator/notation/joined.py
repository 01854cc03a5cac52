"""One checker's moves of a turn as one journey, the way people write them: ``24/13``, ``24/18*/13``.

A stop is named only where a blot is hit; the marks then tell which way was meant, so that reading the text
again gives the same result.
"""

from __future__ import annotations

from generator.rules import Journey, Location, Play, Position


def hits_of(position: Position, play: Play) -> tuple[bool, ...]:
    """Return for each move whether it hits; the second checker on the same point hits nothing any more.

    In Plakoto nothing is hit: a pin is no hit (tavli.pin).
    """
    struck: set[Location] = set()
    found = []
    for move in play.moves:
        met = isinstance(move.target, int) and position.enemy(move.target) > 0 and not position.pins
        found.append(met and move.target not in struck)
        if met:
            struck.add(move.target)
    return tuple(found)


def joined_journeys(position: Position, play: Play) -> tuple[Journey, ...]:
    """Return a legal play with the moves of each checker joined, equal journeys counted together."""
    ways: list[list[Location]] = []
    hits: list[set[Location]] = []
    for move, hit in zip(play.moves, hits_of(position, play), strict=True):
        number = next((number for number, way in enumerate(ways) if way[-1] == move.source), len(ways))
        if number == len(ways):
            ways.append([move.source])
            hits.append(set())
        ways[number].append(move.target)
        if hit:
            hits[number].add(move.target)
    return counted(ways, hits)


def counted(ways: list[list[Location]], hits: list[set[Location]]) -> tuple[Journey, ...]:
    """Return journeys with the same ends as one; what the first of them hits is marked once for all."""
    groups: dict[tuple[Location, Location], list[int]] = {}
    for number, way in enumerate(ways):
        groups.setdefault((way[0], way[-1]), []).append(number)
    found = []
    for (source, target), numbers in groups.items():
        struck = set().union(*(hits[number] for number in numbers))
        stops = tuple(stop for stop in ways[numbers[0]][1:] if stop in struck)
        via = tuple(stop for stop in stops if stop != target)
        found.append(Journey(source, target, via, len(numbers), stops))
    return tuple(found)
