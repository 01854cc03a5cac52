"""Questions in which places are marked: where one checker can land, or any of them."""

from __future__ import annotations

from generator.mining.deciding import Judged
from generator.mining.draft import Draft
from generator.mining.played import HINTS
from generator.mining.study import Study
from generator.quizzes.model import Kind
from generator.quizzes.places import marked_places, reasons_for_marks
from generator.rules import BAR, OFF, PERMISSIONS, Location, Place, location_key

MOST_PLACES = 5
"""Places to mark; more is work without thought. All are points: the prompts ask for points."""
ANY_CHECKER = frozenset(
    {
        "obligation.larger-die", "obligation.both-dice", "movement.intermediate", "bar.rest-of-roll",
        "doubles.four-moves", "obligation.single-number", "hit.continue", "movement.combine",
    }
)  # fmt: skip
"""Rules about the whole turn: every landing place of it is asked for."""
UNASKED = frozenset(
    {"doubles.distribution", "obligation.no-pass", "obligation.doubles-as-many", "hit.optional"}
)
"""Rules that change which plays are legal but hardly where a checker lands."""


def pick_destinations(study: Study) -> Draft | None:
    """Return the question where a checker can land, if the rule decides about a place."""
    if study.rule in UNASKED:
        return None
    for source in _sources(study):
        found = _asked(study, source)
        if found is not None:
            return found
    return None


def _sources(study: Study) -> list[Location | None]:
    """Return whose landing places may be asked for, the farthest checker first; None: every checker's."""
    if study.rule in ANY_CHECKER:
        return [None]
    if study.spot.position.on_roll.bar:
        return [BAR]
    return [*study.spot.position.on_roll.held()]


def _asked(study: Study, source: Location | None) -> Draft | None:
    right = marked_places(study.graph, source)
    if len(right) > MOST_PLACES or OFF in right:
        return None
    believed = study.there.places(source)
    if study.rule in PERMISSIONS:
        telling = tuple(place for place in right if place not in believed)
    else:
        marks = reasons_for_marks(study.graph, source, right)
        telling = tuple(
            place
            for place in sorted(believed - set(right), key=_order)
            if any(_names(reason.code, study.rule) for reason in marks.get(place, ()))
        )
    if not telling or (source is None and not right and study.legal):
        return None
    data: dict[str, object] = {"key": [place.value if isinstance(place, Place) else place for place in right]}
    if source is not None:
        data = {"source_point": source if isinstance(source, int) else location_key(source), **data}
    if study.rule in HINTS:
        data["hint"] = HINTS[study.rule]
    judged = Judged(source=source, places=tuple(dict.fromkeys((*right, *telling))))
    return Draft(study.asked, Kind.PICK_DESTINATIONS, study.spot, judged, data)


def _names(code: str, rule: str) -> bool:
    """Whether a reason tells of the rule; a number that no die shows is the dice-separate of short ways."""
    return code == rule or (rule == "movement.dice-separate" and code == "try.not-rolled")


def _order(place: Location) -> int:
    return 0 if isinstance(place, Place) else -place
