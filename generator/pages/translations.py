"""How far each language is, for the page of translations: shares by domain and by chapter, words left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from generator.i18n.locale import LocaleData
from generator.i18n.tally import WITH_CHAPTERS, DomainTally, Tally
from generator.pages.course import PATH
from generator.registry import Registry

DOMAINS: Final = ("docs", "quizzes", "diagrams", "ui")
"""The columns of the first table, in the order in which a translator best works."""
OTHER: Final = "translate.other"
"""Names what belongs to no chapter, such as this page itself."""
_NAMED: Final[Mapping[str, str]] = {
    "first-game": f"chapter.{PATH}",
    "00-first-game": f"chapter.{PATH}",
    "glossary": "nav.glossary",
    "faq": "nav.faq",
}
"""Interface texts that name what is no chapter of the registry."""


@dataclass(frozen=True, slots=True)
class Share:
    """How much of some texts is translated."""

    percent: int
    """From 0 to 100; 100 only when nothing is missing."""
    text: str
    """The same in the digits and by the pattern of the page's language."""


@dataclass(frozen=True, slots=True)
class StatusRow:
    """One row of a table: of a language, or of a chapter in a language."""

    label: str
    """Key of the interface text that names the chapter; the tag of a language."""
    shares: tuple[Share | None, ...]
    """By column; None where there is nothing to translate."""
    waiting: str
    """Texts with a translation that a person has to confirm."""
    missing: str
    """Texts without a translation."""
    left: str
    """English words that are not translated."""


@dataclass(frozen=True, slots=True)
class LanguageStatus:
    """One language."""

    locale: LocaleData
    all: Share
    row: StatusRow
    """Its shares by domain."""
    chapters: tuple[StatusRow, ...]
    """In teaching order, what belongs to no chapter last; columns are the domains that have chapters."""
    changed: tuple[tuple[str, str], ...]
    """English texts that have changed since they were translated: as they were, as they are."""


def language_statuses(
    locales: Sequence[LocaleData],
    tallies: Mapping[str, Mapping[str, DomainTally]],
    registry: Registry,
    own: LocaleData,
) -> list[LanguageStatus]:
    """Gather the rows of every language there is to translate into; ``own`` writes the numbers."""
    return [
        _status(locale, tallies[locale.tag], registry, own) for locale in locales if locale.tag in tallies
    ]


def chapter_columns() -> tuple[str, ...]:
    """Return the domains of the tables by chapter."""
    return tuple(domain for domain in DOMAINS if domain in WITH_CHAPTERS)


def _status(
    locale: LocaleData, domains: Mapping[str, DomainTally], registry: Registry, own: LocaleData
) -> LanguageStatus:
    wholes = [domains[domain].whole for domain in DOMAINS]
    everything = sum(wholes, Tally())
    return LanguageStatus(
        locale,
        _share(everything, own),
        _row(locale.tag, wholes, own),
        tuple(_chapters(domains, registry, own)),
        tuple(change for domain in DOMAINS for change in domains[domain].changed),
    )


def _chapters(domains: Mapping[str, DomainTally], registry: Registry, own: LocaleData) -> list[StatusRow]:
    labels = {**{chapter: f"chapter.{chapter}" for chapter in registry.chapters}, **_NAMED}
    order = (f"chapter.{PATH}", *(labels[chapter] for chapter in registry.chapters), *_NAMED.values(), OTHER)
    table: dict[str, dict[str, Tally]] = {}
    for domain in chapter_columns():
        for chapter, counts in domains[domain].chapters.items():
            row = table.setdefault(labels.get(chapter, OTHER), {})
            row[domain] = row.get(domain, Tally()) + counts
    return [
        _row(label, [table[label].get(domain, Tally()) for domain in chapter_columns()], own)
        for label in dict.fromkeys(order)
        if label in table
    ]


def _row(label: str, tallies: Sequence[Tally], own: LocaleData) -> StatusRow:
    shares = tuple(_share(one, own) if one.total else None for one in tallies)
    whole = sum(tallies, Tally())
    return StatusRow(label, shares, own.num(whole.fuzzy), own.num(whole.missing), own.num(whole.words_left))


def _share(counts: Tally, own: LocaleData) -> Share:
    return Share(counts.percent, own.percent_of(str(counts.percent)))
