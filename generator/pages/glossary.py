"""The glossary: every term in all languages side by side, with a definition in the page's language.

Terms and definitions are ordinary segments of ``docs/glossary.md``, so a new language brings its own
column by translating them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.i18n.locale import LocaleData
from generator.i18n.segments import Segment
from generator.i18n.translate import Translation, Translator
from generator.pages.course import SourcePage

if TYPE_CHECKING:
    from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class Word:
    """A term in one language."""

    text: str
    locale: LocaleData


@dataclass(frozen=True, slots=True)
class Term:
    """One row of the glossary."""

    id: str
    own: Translation
    """The term in the page's language."""
    meaning: Markup
    """The definition."""
    meaning_lang: str | None
    others: tuple[Word | None, ...]
    """The term in the other languages; None where it is not translated yet."""


def glossary_terms(
    page: SourcePage,
    own: Translator,
    others: Sequence[tuple[LocaleData, Translator]],
    inline: Callable[[str], Markup],
) -> list[Term]:
    """Pair each ``## term {#term.id}`` with the paragraph below it."""
    terms = []
    pairs = zip(page.segments, page.segments[1:], strict=False)
    for heading, meaning in pairs:
        if heading.kind != "heading" or heading.rule is None:
            continue
        text = _translate(own, meaning)
        words = tuple(_word(heading, locale, translator) for locale, translator in others)
        terms.append(Term(heading.rule, _translate(own, heading), inline(text.text), text.lang, words))
    return terms


def _translate(translator: Translator, segment: Segment) -> Translation:
    return translator.gettext("docs", segment.text, segment.context)


def _word(heading: Segment, locale: LocaleData, translator: Translator) -> Word | None:
    found = _translate(translator, heading)
    return Word(found.text, locale) if found.lang is None else None
