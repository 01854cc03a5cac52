"""The places of pick-destinations, and why each other place is none."""

from __future__ import annotations

from collections.abc import Iterator

from generator.rules import Location, Node, Place, PlayGraph, Reason

ALL_PLACES: tuple[Location, ...] = (*range(24, 0, -1), Place.OFF)
"""Every place a checker can land on, the highest first."""
_SAID_FIRST = ("landing.", "bar.", "movement.", "obligation.", "bearoff.")


def marked_places(graph: PlayGraph, source: Location | None) -> tuple[Location, ...]:
    """Return where the checker on ``source`` can land with one number; None: any checker in this turn."""
    nodes = graph.nodes if source is None else graph.nodes[:1]
    found = {
        step.target
        for node in nodes
        for (start, _die), step in node.steps.items()
        if source is None or start == source
    }
    return tuple(place for place in ALL_PLACES if place in found)


def reasons_for_marks(
    graph: PlayGraph, source: Location | None, places: tuple[Location, ...]
) -> dict[Location, tuple[Reason, ...]]:
    """Return why each place outside ``places`` is no landing place; () where no number would reach it."""
    others = (place for place in ALL_PLACES if place not in places)
    # Nobody thinks of bearing off where no number would: then off is no place to mark at all.
    bearing_off = any(any(_refused(node, source, Place.OFF)) for node in graph.nodes)
    return {
        place: _reasons_for(graph, source, place) for place in others if bearing_off or place is not Place.OFF
    }


def _reasons_for(graph: PlayGraph, source: Location | None, place: Location) -> tuple[Reason, ...]:
    """Return why the most telling try that would end on ``place`` is refused."""
    if source is not None:
        start = graph.nodes[0]
        refused = list(_refused(start, source, place))
        return refused[0] if refused else start.misplaced.get((source, place), start.default)
    for node in graph.nodes:
        refused = sorted(_refused(node, None, place), key=_telling)
        if refused:
            return refused[0]
    ways = (reasons for (_, target), reasons in graph.nodes[0].misplaced.items() if target == place)
    return next((reasons for reasons in ways if reasons[0].code == "movement.intermediate"), ())


def _refused(node: Node, source: Location | None, place: Location) -> Iterator[tuple[Reason, ...]]:
    for (start, _die), refusal in sorted(
        node.refused.items(), key=lambda entry: (-entry[0][1], str(entry[0][0]))
    ):
        if refusal.target == place and (source is None or start == source):
            yield refusal.reasons


def _telling(reasons: tuple[Reason, ...]) -> int:
    """Rank reasons: a blocked point says more about the place than an obligation about the turn."""
    code = reasons[0].code
    return next((rank for rank, head in enumerate(_SAID_FIRST) if code.startswith(head)), len(_SAID_FIRST))
