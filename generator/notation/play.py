"""Plays as a person writes them: ``24/18 13/8``, ``bar/22*``, ``8/5(2)``, ``6/off``, ``24/18/13``, ``24/13``.

The order is free, ``*`` for a hit is optional, ``25`` may stand for the bar and ``0`` for off. What cannot be
read, and what can mean two results, raises; a play against the rules is a verdict.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from generator.errors import shown
from generator.notation.faults import AmbiguousPlayError, TextFault, UnreadableError
from generator.notation.joined import hits_of, joined_journeys
from generator.rules import (
    BAR,
    OFF,
    STANDARD,
    Journey,
    Legal,
    Location,
    Play,
    Position,
    Roll,
    RuleSet,
    Verdict,
    explain,
    location_key,
    readings,
)

PLACE = r"(?:bar|off|\d{1,2})\*?"
TIMES = r"\((\d{1,2})\)"
JOURNEY = re.compile(rf"({PLACE}(?:/{PLACE})+)(?:{TIMES})?(\*?)", re.IGNORECASE)
MOST = 4
"""No roll moves more checkers than this."""


def parse_play(text: str) -> tuple[Journey, ...]:
    """Read a play; the empty text is the play without a move.

    Raises UnreadableError with a fault for each part that is no journey: PLAY_FORM, PLAY_PLACE, PLAY_COUNT.
    """
    faults: list[TextFault] = []
    journeys: list[Journey] = []
    for word in text.split():
        found = parse_journey(word)
        if isinstance(found, TextFault):
            faults.append(found)
        else:
            journeys.append(found)
    if sum(journey.times for journey in journeys) > MOST:
        faults.append(TextFault("PLAY_COUNT", f"{shown(text)} names more than {MOST} journeys"))
    if faults:
        raise UnreadableError(faults)
    return tuple(journeys)


def parse_journey(word: str) -> Journey | TextFault:
    """Read one part of a play, or say what is wrong with it."""
    match = JOURNEY.fullmatch(word)
    if match is None:
        return TextFault("PLAY_FORM", f"{shown(word)} is no move; write it as 13/7, bar/22*, 6/off or 8/5(2)")
    way, times, star = match.groups()
    names = way.split("/")
    if star:
        names[-1] = names[-1].rstrip("*") + "*"
    places: list[Location] = []
    for number, name in enumerate(names):
        place = parse_place(name.rstrip("*"), first=number == 0, last=number == len(names) - 1)
        if place is None:
            return TextFault(
                "PLAY_PLACE", f"{shown(word)}: {shown(name)} cannot stand there; points are 1 to 24"
            )
        places.append(place)
    if times is not None and not 1 <= int(times) <= MOST:
        return TextFault("PLAY_COUNT", f"{shown(word)}: the number in brackets is 1 to {MOST}")
    hits = tuple(place for place, name in zip(places, names, strict=True) if name.endswith("*"))
    return Journey(places[0], places[-1], tuple(places[1:-1]), int(times or 1), hits)


def parse_place(name: str, *, first: bool, last: bool) -> Location | None:
    """Read a place; the bar only begins a journey and off only ends it. None if it cannot stand there."""
    word = name.lower()
    if word in ("bar", "25"):
        return BAR if first else None
    if word in ("off", "0"):
        return OFF if last else None
    return int(word) if word.isdecimal() and 1 <= int(word) <= 24 else None


def format_journeys(journeys: Iterable[Journey]) -> str:
    """Write journeys; the inverse of :func:`parse_play`."""
    return " ".join(format_journey(journey) for journey in journeys)


def format_journey(journey: Journey) -> str:
    """Write one journey with its stops, its marks and its number in brackets."""
    places = (journey.source, *journey.via, journey.target)
    way = "/".join(location_key(place) + "*" * (place in journey.hits) for place in places)
    return way if journey.times == 1 else f"{way}({journey.times})"


def format_play(position: Position, play: Play, *, joined: bool = False) -> str:
    """Write a legal play from a position: each move, hits marked, equal moves in a row as ``8/5(2)``.

    ``joined``: one checker's moves as one journey, with a stop only where it hits: ``24/13``, ``24/18*/13``.
    In Plakoto nothing is marked: a pin is no hit.
    """
    if joined:
        return format_journeys(joined_journeys(position, play))
    words = []
    struck = zip(play.moves, hits_of(position, play), strict=True)
    for (source, target), group in groupby(struck, key=lambda item: (item[0].source, item[0].target)):
        same = list(group)
        hits = (target,) if any(blot for _, blot in same) else ()
        words.append(format_journey(Journey(source, target, (), len(same), hits)))
    return " ".join(words)


def judge_text(
    position: Position, roll: Roll, text: str, ruleset: RuleSet = STANDARD, *, first: bool = False
) -> Verdict:
    """Return the verdict on a written play; ``first``: it is the mover's own first turn.

    Raises UnreadableError if it is no play at all, AmbiguousPlayError if it is legal in ways with different
    results that the marks do not tell apart.
    """
    journeys = parse_play(text)
    found = readings(position, roll, journeys, ruleset, first=first)
    if len(found) > 1:
        raise AmbiguousPlayError(text, [format_play(position, one.play) for one in found])
    if found:
        return Legal(found[0].play, found[0].result)
    return explain(position, roll, journeys, ruleset, first=first)
