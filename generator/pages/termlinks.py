"""Links from the words of a lesson to their entries in the glossary, in every language.

No author and no translator writes them: after translation, the first use of a term in the running text of
a lesson becomes a link. Headings, notation, code and other links stay as they are; captions and questions
never come here, since they are put into the page later. A term or a text that is not translated yet makes
no link.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from generator.i18n.english import term_pattern
from generator.i18n.locale import SOURCE_TAG
from generator.i18n.provenance import unmarked
from generator.i18n.segments import segments
from generator.i18n.translate import Translator
from generator.pages.course import GLOSSARY, PATH, TERM, Course

PLAIN: Final = frozenset(
    {
        "bar", "black", "board", "checker", "clock", "dice", "die", "enemy-checker", "forward", "game",
        "illegal", "larger-number", "legal", "legal-move", "move", "number", "opponent", "play", "player",
        "point", "point-score", "position", "roll", "to-roll", "turn", "white", "win",
    }
)  # fmt: skip
"""Terms without links: they stand in nearly every sentence, and a page full of links is hard to read.

The word for the bar also means "times" in Urdu, Hindi and Persian.
"""

_BOARD: Final = frozenset(
    {
        PATH, "01-basics", "02-setup", "03-starting", "04-movement", "05-landing", "06-must-play",
        "07-hit-and-bar", "08-bearing-off", "09-winning-scoring", "17-ibf-disciplines",
        "18-variants-family",
    }
)  # fmt: skip
_CUBE: Final = frozenset(
    {"10-cube", "11-cube-strategy", "12-match-play", "13-money-options", "14-chouette"}
)  # fmt: skip
_CHOUETTE: Final = frozenset({"14-chouette"})
CHAPTERS: Final[Mapping[str, frozenset[str]]] = {
    "backgammon-win": frozenset({"09-winning-scoring", "13-money-options"}),
    "box": _CHOUETTE,
    "captain": _CHOUETTE,
    "double": _CUBE,
    "doubles": _BOARD - {"17-ibf-disciplines"},
    "drop": _CUBE,
    "enter": _BOARD,
    "head": frozenset({"17-ibf-disciplines"}),
    "leader": frozenset({"12-match-play"}),
    "pin": frozenset({"18-variants-family"}),
    "race": _CUBE,
    "shot": _BOARD,
    "stack": _BOARD,
    "take": _CUBE - _CHOUETTE,
    "team": _CHOUETTE,
    "trailer": frozenset({"12-match-play"}),
}
"""Terms whose word means something else in other chapters: one takes a double, and takes a checker too."""

_BRACKETS: Final = re.compile(r"\s*\([^()]*\)")
_KEPT: Final = re.compile(
    r"`[^`]*`"
    r"|!?\[(?:\[\[[^\[\]]*\]\]|[^\[\]])*\]\([^()]*\)"
    r"|\[\[[^\[\]]*\]\]|<[^<>]*>|&#?\w+;|https?://\S+|\{[^{}]*\}"
)
"""Code, links and pictures, tokens, tags, entities, addresses, attributes."""
_NOT_A_LETTER: Final = "\ufffc"
_UNTRANSLATED: Final = 'class="tk-untranslated"'
_KINDS: Final = frozenset({"text", "item", "quote"})
_JOINERS: Final = "-_\u200c\u200d"
"""What joins a word to a part of it: hyphens, and the half-space of Persian."""


@dataclass(frozen=True, slots=True)
class TermWord:
    """How a term is written in one language."""

    id: str
    """Without ``term.`` in front."""
    text: str
    """The agreed word, without what the glossary puts in brackets."""


def term_words(course: Course, translator: Translator) -> tuple[TermWord, ...]:
    """Return the words of a language that may become links, those not translated yet left out."""
    page = course.pages.get(GLOSSARY)
    found = []
    for heading in page.segments if page else ():
        if heading.kind != "heading" or heading.rule is None or not heading.rule.startswith(TERM):
            continue
        word = translator.gettext("docs", heading.text, heading.context)
        text = _BRACKETS.sub("", unmarked(word.text)).strip()
        name = heading.rule.removeprefix(TERM)
        if word.lang is None and text and name not in PLAIN:
            found.append(TermWord(name, text))
    return tuple(found)


def link_terms(text: str, words: Iterable[TermWord], chapter: str, tag: str) -> str:
    """Link the first use of each term in a translated page of a chapter; ``tag`` is its language.

    The links are Markdown, ``[word](term:id){: .term }``.
    """
    finder = _finder(tuple(words), tag)
    linked: set[str] = set()
    parts, at = [], 0
    for segment in segments(text):
        if segment.kind not in _KINDS:
            continue
        source = text[segment.start : segment.end]
        if _UNTRANSLATED in source:
            continue
        for start, end, name in finder.uses(source, chapter):
            if name in linked:
                continue
            linked.add(name)
            parts += [text[at : segment.start + start], f"[{source[start:end]}](term:{name}){{: .term }}"]
            at = segment.start + end
    return "".join([*parts, text[at:]])


class _Finder:
    """The words of one language, ready to be looked for."""

    def __init__(self, words: tuple[TermWord, ...], tag: str) -> None:
        self._words = [(word, _pattern(word.text, tag)) for word in words]

    def uses(self, text: str, chapter: str) -> Iterator[tuple[int, int, str]]:
        """Yield where a term is used and which; the longest first, and no letter twice."""
        bare = _KEPT.sub(lambda kept: _NOT_A_LETTER * len(kept[0]), text)
        found = [
            (match.start(), -match.end(), match[0].casefold() != word.text.casefold(), word.id)
            for word, pattern in self._words
            if chapter in CHAPTERS.get(word.id, {chapter})
            for match in pattern.finditer(bare)
            if _alone(bare, match.start(), match.end())
        ]
        # At one place the longest word wins, then the word itself before a form of another word.
        found.sort()
        at = 0
        for number, (start, end, form, name) in enumerate(found):
            if start < at:
                continue
            at = -end
            rivals = [one for one in found[number + 1 :] if one[:3] == (start, end, form)]
            if not rivals:
                yield start, at, name


@lru_cache(maxsize=16)
def _finder(words: tuple[TermWord, ...], tag: str) -> _Finder:
    return _Finder(words, tag)


def _pattern(word: str, tag: str) -> re.Pattern[str]:
    """Match the word; in English also its plural and the forms of its verb."""
    if tag == SOURCE_TAG:
        return term_pattern(word.casefold())
    return re.compile(r"\s+".join(map(re.escape, word.split())), re.IGNORECASE)


def _alone(text: str, start: int, end: int) -> bool:
    return not any(
        char in _JOINERS or unicodedata.category(char)[0] in "LMN"
        for char in (text[start - 1 : start] + text[end : end + 1])
    )
