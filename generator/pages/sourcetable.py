"""What each rule was taken from, chapter by chapter, for the page of sources."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.i18n.translate import Translation
from generator.pages.course import Course, RuleText
from generator.registry import Registry
from generator.registry.sources import Sources

if TYPE_CHECKING:
    from markupsafe import Markup

GUIDES = 0
"""The number under which the five guides stand in the table."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A place that was read, by its number."""

    number: int
    shown: str
    """The number in the digits of the language."""
    text: str = ""
    """The place itself, in the list of places."""


@dataclass(frozen=True, slots=True)
class SourceRow:
    """One rule in the table."""

    title: Markup
    title_lang: str | None
    href: str
    sure: str
    places: tuple[Numbered, ...]
    """The guides first, if one of them says so."""


@dataclass(frozen=True, slots=True)
class SourceChapter:
    """The rules of one chapter."""

    chapter: str
    rows: tuple[SourceRow, ...]


def source_places(sources: Sources, number: Callable[[int], str]) -> list[Numbered]:
    """Return the guides and every other place, numbered from 0."""
    return [Numbered(one, number(one), text) for one, text in enumerate(("", *sources.places))]


def source_chapters(
    course: Course,
    registry: Registry,
    sources: Sources,
    *,
    translate: Callable[[RuleText], Translation],
    inline: Callable[[str], Markup],
    link: Callable[[str], str],
    number: Callable[[int], str],
) -> list[SourceChapter]:
    """Gather the rows of every chapter whose rules the site speaks of."""

    def row(rule: str) -> SourceRow:
        origin = sources.origins[rule]
        title = translate(course.rules[rule])
        numbers = ((GUIDES,) if origin.guides else ()) + origin.places
        places = tuple(Numbered(one, number(one)) for one in numbers)
        place = course.place_of(rule) or ""
        return SourceRow(inline(title.text), title.lang, link(place), origin.sure, places)

    found = []
    for chapter in registry.chapters:
        ids = [rule.id for rule in registry.rules if rule.chapter == chapter and rule.id in course.rules]
        if ids:
            found.append(SourceChapter(chapter, tuple(row(rule) for rule in ids)))
    return found
