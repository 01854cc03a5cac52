"""How much of a set of texts is translated, and in which chapter each text stands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from generator.i18n import tokens
from generator.i18n.po import Entry, by_key

WITH_CHAPTERS: Final = ("docs", "diagrams", "quizzes")
"""Domains whose texts stand in chapters; buttons and labels stand everywhere."""
_LESSON: Final = re.compile(r"docs/learn/([^/]+)/.+")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_CODE: Final = re.compile(r"`[^`]*`")


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of texts; tallies can be added up."""

    total: int = 0
    translated: int = 0
    """Those that are shown: complete and confirmed."""
    fuzzy: int = 0
    """Those with a translation that a person has to confirm."""
    words_left: int = 0
    """English words of all texts that are not translated."""

    @property
    def missing(self) -> int:
        """Texts without any usable translation."""
        return self.total - self.translated - self.fuzzy

    @property
    def percent(self) -> int:
        """Share of translated texts, rounded down: 100 means all of them."""
        return self.translated * 100 // self.total if self.total else 100

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.total + other.total,
            self.translated + other.translated,
            self.fuzzy + other.fuzzy,
            self.words_left + other.words_left,
        )

    def as_dict(self) -> dict[str, int]:
        """Return the numbers by name."""
        return {
            "total": self.total,
            "translated": self.translated,
            "fuzzy": self.fuzzy,
            "missing": self.missing,
            "words_left": self.words_left,
        }


@dataclass(frozen=True, slots=True)
class DomainTally:
    """The state of one domain in one language."""

    whole: Tally
    chapters: Mapping[str, Tally]
    """By chapter, in the order of their names; empty for a domain without chapters."""
    changed: tuple[tuple[str, str], ...] = ()
    """English texts that have changed since they were translated: as they were, as they are."""


def tally_entries(wanted: Sequence[Entry], entries: Iterable[Entry], domain: str) -> DomainTally:
    """Count the texts of ``wanted`` by what the entries of a PO file hold for them."""
    table = by_key(entries)

    def found(entry: Entry) -> Entry | None:
        known = table.get(entry.key)
        return known if known is not None and known.started and known.plural == entry.plural else None

    def translated(entry: Entry) -> bool:
        known = found(entry)
        return known is not None and known.publishable

    def fuzzy(entry: Entry) -> bool:
        known = found(entry)
        return known is not None and known.fuzzy

    return tally(wanted, domain, translated, fuzzy)


def tally(
    wanted: Iterable[Entry],
    domain: str,
    translated: Callable[[Entry], bool],
    fuzzy: Callable[[Entry], bool] = lambda _entry: False,
    was: Callable[[Entry], str | None] = lambda _entry: None,
) -> DomainTally:
    """Count texts by chapter; a text that stands in several chapters counts in the first of them.

    ``was`` tells the English that a translation to be confirmed was made for.
    """
    wanted = list(wanted)
    changed = tuple((old, entry.msgid) for entry in wanted if (old := was(entry)) not in {None, entry.msgid})
    chapters: dict[str, Tally] = {}
    for entry in wanted:
        done = translated(entry)
        left = 0 if done else count_words(entry.msgid)
        one = Tally(1, int(done), int(not done and fuzzy(entry)), left)
        chapter = chapter_of(entry)
        chapters[chapter] = chapters.get(chapter, Tally()) + one
    whole = sum(chapters.values(), Tally())
    return DomainTally(whole, dict(sorted(chapters.items())) if domain in WITH_CHAPTERS else {}, changed)


def chapter_of(entry: Entry) -> str:
    """Return the chapter of a text by its (first) source: the folder of a lesson, else the file's name."""
    path = entry.locations[0] if entry.locations else ""
    lesson = _LESSON.fullmatch(path)
    return lesson[1] if lesson else path.rpartition("/")[2].partition(".")[0]


def count_words(text: str) -> int:
    """Count the words of a text that a translator writes anew: no notation, code or link targets."""
    plain = _LINK.sub(r"\1", tokens.strip(_CODE.sub(" ", text)))
    return sum(any(char.isalpha() for char in word) for word in plain.split())
