"""The rule reference: one entry a rule, in teaching order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.i18n.segments import Segment
from generator.i18n.translate import Translation
from generator.pages.course import Course

if TYPE_CHECKING:
    from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class ReferenceEntry:
    """What the template shows of one rule."""

    id: str
    title: Markup
    title_lang: str | None
    statements: tuple[tuple[Markup, str | None], ...]
    """Each sentence group and its language if it is not the page's."""
    force: str
    lesson: str | None
    """Link to the lesson, or None."""
    suggest: str
    """Where a better wording can be proposed; empty when there is no such place."""


def reference_entries(
    course: Course,
    translate: Callable[[Segment], Translation],
    inline: Callable[[str], Markup],
    link: Callable[[str], str],
    suggest: Callable[[str, str], str],
) -> list[ReferenceEntry]:
    """Gather all entries.

    ``inline`` renders one line of Markdown, ``link`` makes a path relative, ``suggest`` makes the address
    of a proposal from the id and the title of a rule.
    """
    entries = []
    for rule in course.rules.values():
        title = translate(rule.heading)
        shown = inline(title.text)
        statements = tuple((inline(text.text), text.lang) for text in map(translate, rule.entry))
        lesson = course.lesson_of(rule.id)
        entries.append(
            ReferenceEntry(
                rule.id,
                shown,
                title.lang,
                statements,
                rule.force,
                link(lesson) if lesson else None,
                suggest(rule.id, shown),
            )
        )
    return entries
