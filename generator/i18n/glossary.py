"""The agreed terms of all languages (``locales/glossary.csv``), and whether a translation uses them.

The table has a column for each language and a note, in which ``accept[ur]: a|b.`` lists words that are
right too, ``forbid[ur]:`` words that are wrong and ``avoid[ur]:`` words that are mostly wrong; what
stands in brackets there is for people.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from generator.errors import Faults
from generator.i18n import untrusted
from generator.i18n.english import term_pattern, term_start
from generator.i18n.markup import STAND_IN
from generator.i18n.patterns import prepare
from generator.i18n.source_text import read_source
from generator.i18n.word_forms import holds_phrase, plain, without_marks

_BRACKETS: Final = re.compile(r"\s*\([^()]*\)|\{\w+\}\s*")
_LISTS: Final = re.compile(r"\b(accept|forbid|avoid)\[(\w+)\]:\s*([^.]*)")
SURE: Final = frozenset(
    {
        "backgammon", "checker", "opponent", "blot", "home board", "outer board", "doubling cube", "gammon",
        "bear off", "prime", "anchor", "beaver", "chouette", "crawford", "jacoby",
    }
)  # fmt: skip
"""Terms with one meaning: only for these is a wrong word a fault rather than a remark."""
_INTERFACE: Final = "ui_"


@dataclass(frozen=True, slots=True)
class Term:
    """One row of the table."""

    id: str
    """Its name in translators' comments (``term: bear_off``)."""
    english: str
    """The English term without what stands in brackets, in small letters."""
    right: Mapping[str, tuple[str, ...]]
    """By language: the agreed word and those that are accepted."""
    forbidden: Mapping[str, tuple[str, ...]]
    """By language: words that are wrong for it."""
    avoided: Mapping[str, tuple[str, ...]]
    """By language: words that are mostly wrong for it."""


@dataclass(frozen=True, slots=True)
class TermRemark:
    """What the glossary says about one translation."""

    error: bool
    """Whether it is a fault rather than a remark."""
    message: str
    """What was found and what to do."""


class Glossary:
    """All terms, the longest English first, so that "opening roll" is found before "roll"."""

    def __init__(self, terms: list[Term]) -> None:
        self._found: dict[tuple[str, str | None], list[tuple[str, list[Term]]]] = {}
        groups: dict[str, list[Term]] = {}
        for term in terms:
            groups.setdefault(term.english, []).append(term)
        self._groups = sorted(groups.items(), key=lambda group: (-len(group[0]), group[0]))
        self._patterns = {english: term_pattern(english) for english in groups}
        self._starts = {english: term_start(english) for english in groups}

    def terms_of(self, text: str, named: str | None = None) -> list[tuple[str, list[Term]]]:
        """Return each English term of a text with its rows; no word is used twice.

        ``named``: ids from a comment ``term: a, b``, which settle what an ambiguous word means.
        """
        known = self._found.get((text, named))
        if known is None:
            known = self._found[text, named] = list(self._find(text, named))
        return known

    def _find(self, text: str, named: str | None) -> Iterator[tuple[str, list[Term]]]:
        ids = {name.strip() for name in (named or "").split(",")}
        rest, small = text, text.lower()
        for english, group in self._groups:
            if self._starts[english] not in small or not self._patterns[english].search(rest):
                continue
            chosen = [term for term in group if term.id in ids] or [
                term for term in group if not term.id.startswith(_INTERFACE) or text.casefold() == english
            ]
            if chosen:
                rest = self._patterns[english].sub(STAND_IN, rest)
                yield english, chosen

    def remarks(
        self, source: str, text: str, language: str, *, label: bool, named: str | None = None
    ) -> Iterator[TermRemark]:
        """Yield what is wrong with the terms of a translation (ST07).

        ``label``: a heading or button, where an agreed term must appear; a sentence may leave it out.
        """
        found = self.terms_of(prepare(source), named)
        right = {word for _, terms in found for term in terms for word in term.right.get(language, ())}
        words = prepare(text)
        bare = plain(words, language)
        for english, terms in found:
            wanted = [word for term in terms for word in term.right.get(language, ())]
            if not wanted:
                continue
            sure = english in SURE or (named is not None and any(term.id in named for term in terms))
            for word in _words(terms, "forbidden", language):
                if word not in right and _stands(word, words):
                    yield TermRemark(sure, f"{word!r} is wrong for {english!r}; write {wanted[0]!r}")
            for word in _words(terms, "avoided", language):
                if word not in right and _stands(word, words):
                    yield TermRemark(False, f"{word!r} is mostly wrong for {english!r}; write {wanted[0]!r}")
            # In a sentence an ambiguous word may mean something else, or a pronoun may stand for it.
            if (sure or label) and not any(holds_phrase(bare, word, language) for word in wanted):
                yield TermRemark(sure and label, f"the term {english!r} is missing; write {wanted[0]!r}")


def load_glossary(path: Path, name: str | None = None) -> tuple[Glossary, Faults]:
    """Read the table; a project without one has no agreed terms.

    ``name`` is how faults call the file; otherwise its path. A row with a fault is left out.
    """
    faults = Faults()
    called = name or str(path)
    return Glossary([_term(row) for row in read_rows(path, called, faults)]), faults


def read_rows(path: Path, name: str, faults: Faults) -> list[Mapping[str, str | None]]:
    """Read the sound rows of the table, by column; none when there is no table."""
    text = read_source(path, name, faults) if path.exists() else None
    return [] if text is None else list(_rows(text, name, faults))


def word_lists(note: str, language: str) -> dict[str, tuple[str, ...]]:
    """Return the words that a note accepts, forbids and avoids in one language."""
    lists: dict[str, tuple[str, ...]] = {"accept": (), "forbid": (), "avoid": ()}
    for kind, tag, words in _LISTS.findall(_BRACKETS.sub("", note)):
        if tag == language:
            lists[kind] += _split(words)
    return lists


def _rows(text: str, name: str, faults: Faults) -> Iterator[Mapping[str, str | None]]:
    """Yield the sound rows; a quote that is never closed would swallow the rest, so it is a fault."""
    table = csv.DictReader(io.StringIO(text, newline=""), strict=True)
    start = 0
    try:
        missing = [column for column in ("term_id", "en") if column not in (table.fieldnames or ())]
        if missing:
            message = f"the first line must name the columns; {' and '.join(missing)} cannot be found there"
            if len(table.fieldnames or ()) == 1:
                message += "; save the table as CSV with commas between the columns"
            faults.add(name, 1, "GLOSSARY_FORM", message)
            return
        start = table.line_num
        for row in table:
            if None in row:
                message = (
                    "this row has more fields than the table has columns; put a text with commas in quotes"
                )
                faults.add(name, start + 1, "GLOSSARY_FORM", message)
            elif unseen := _unseen(row):
                faults.add(name, start + 1, "GLOSSARY_FORM", unseen)
            else:
                yield row
            start = table.line_num
    except csv.Error as error:
        message = f"the row cannot be read: {error}; look for a quote that is not closed"
        faults.add(name, start + 1, "GLOSSARY_FORM", message)


def _unseen(row: Mapping[str, str | None]) -> str | None:
    """Tell of a sign in a row that no reader sees, such as one that turns the text behind it."""
    for column, text in row.items():
        for _, message in untrusted.characters(text or "", text or ""):
            return f"{column}: {message}"
    return None


def _term(row: Mapping[str, str | None]) -> Term:
    skipped = {"term_id", "part_of_speech", "en", "definition_en", "note"}
    lists: dict[str, dict[str, tuple[str, ...]]] = {"accept": {}, "forbid": {}, "avoid": {}}
    for kind, language, words in _LISTS.findall(_BRACKETS.sub("", row.get("note") or "")):
        lists[kind][language] = lists[kind].get(language, ()) + _split(words)
    right = {
        language: _split(_BRACKETS.sub("", word or "")) + lists["accept"].get(language, ())
        for language, word in row.items()
        if language not in skipped and word
    }
    english = _BRACKETS.sub("", row.get("en") or "").strip().casefold()
    return Term(str(row["term_id"]), english, right, lists["forbid"], lists["avoid"])


def _split(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in re.split(r"[|/]", words) if word.strip())


def _words(terms: list[Term], kind: str, language: str) -> list[str]:
    lists: list[Mapping[str, tuple[str, ...]]] = [getattr(term, kind) for term in terms]
    return sorted({word for words in lists for word in words.get(language, ())})


def _stands(word: str, text: str) -> bool:
    """Whether a word stands in the text as a whole word: no letter, mark or half-space beside it."""
    edge = r"[\w\u0300-\u036f\u0900-\u0963\u0970-\u097f\u200c]"
    return (
        re.search(rf"(?<!{edge}){re.escape(without_marks(word))}(?!{edge})", without_marks(text)) is not None
    )
