"""The page of checks: every code with its meaning and examples, the same English page in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from itertools import zip_longest
from typing import Final

from markupsafe import Markup

from generator.i18n.check_help import (
    CheckGroup,
    CheckHelp,
    Example,
    check_groups,
    check_words,
    visible,
)
from generator.i18n.locale import LocaleData

_QUOTED: Final = re.compile(r'^(.*?")(.*[\u0600-\u06ff\u0900-\u097f].*?)("?)$')
"""A line of a file whose quoted text is in another script."""
_FOREIGN: Final = re.compile(
    "[\u0600-\u06ff][\u0600-\u06ff\u200c]*(?: [\u0600-\u06ff][\u0600-\u06ff\u200c]*)*"
    "|[\u0900-\u097f][\u0900-\u097f\u200c\u200d]*(?: [\u0900-\u097f]+)*"
)
"""Words of another script inside an English sentence."""
_URDU: Final = re.compile("[\u0679\u0688\u0691\u06ba\u06be\u06c1-\u06c3\u06d2\u06d4]")
_DEVANAGARI: Final = re.compile("[\u0900-\u097f]")
_UNSEEN: Final = ("CH", "BI", "ZW", "ST13")
"""Codes whose examples differ in characters that cannot be seen."""


@dataclass(frozen=True, slots=True)
class CheckRow:
    """One code as the template shows it."""

    code: str
    anchor: str
    title: Markup
    about: str
    """How much it weighs, and where it holds."""
    what: Markup
    mend: Markup
    texts: tuple[tuple[Markup, Markup], ...]
    """Pairs of wrong and right text; one of a pair may be empty."""
    pieces: tuple[Markup, Markup] | None
    """The wrong and the right piece of a file."""


@dataclass(frozen=True, slots=True)
class CheckSection:
    """A group of codes."""

    group: CheckGroup
    rows: tuple[CheckRow, ...]


def check_sections(locales: tuple[LocaleData, ...]) -> tuple[CheckSection, ...]:
    """Return all codes in their groups; ``locales`` give the direction of the examples."""
    directions = {locale.tag: locale.dir for locale in locales}
    return tuple(
        CheckSection(group, tuple(_row(one, directions) for one in group.checks)) for group in check_groups()
    )


def _row(one: CheckHelp, directions: Mapping[str, str]) -> CheckRow:
    words, example = check_words(), one.example
    about = words[", ".join(one.weights)]
    texts: tuple[tuple[Markup, Markup], ...] = ()
    pieces = None
    if example is not None:
        where = example.languages if example.file == "text" else (example.file,)
        about = f"{about}: {', '.join(words[name] for name in where)}"
        shown = [
            [visible(text, joiners=one.code.startswith(_UNSEEN)) for text in part]
            for part in (example.bad, example.good)
        ]
        if example.file == "text":
            texts = tuple(
                (_text(bad, example, directions), _text(good, example, directions))
                for bad, good in zip_longest(*shown, fillvalue="")
            )
        else:
            pieces = (_piece(shown[0][0], example), _piece(shown[1][0], example))
    title, what, mend = (_sentence(text, example, directions) for text in (one.title, one.what, one.mend))
    return CheckRow(one.code, one.anchor, title, about, what, mend, texts, pieces)


def _text(text: str, example: Example, directions: Mapping[str, str]) -> Markup:
    """A translation in its own direction and face."""
    if not text:
        return Markup()
    tag = _language_of(text, example)
    safe = escape(text, quote=False)
    return Markup(f'<span lang="{tag}" dir="{directions.get(tag, "auto")}">{safe}</span>')  # noqa: S704


def _piece(text: str, example: Example) -> Markup:
    """Lines of a file; what is quoted there in another script has its own face."""
    (tag,) = example.languages
    lines = escape(text.rstrip("\n"), quote=False).split("\n")
    shown = (
        _QUOTED.sub(rf'\1<bdi lang="{tag}">\2</bdi>\3', line)
        if _QUOTED.match(line)
        else _FOREIGN.sub(rf'<bdi lang="{tag}">\g<0></bdi>', line)
        for line in lines
    )
    return Markup("\n".join(shown))  # noqa: S704  escaped


def _sentence(text: str, example: Example | None, directions: Mapping[str, str]) -> Markup:
    """An English sentence; words of another script in it have their own face."""

    def foreign(match: re.Match[str]) -> str:
        tag = _language_of(match[0], example)
        return f'<span lang="{tag}" dir="{directions.get(tag, "auto")}">{match[0]}</span>'

    return Markup(_FOREIGN.sub(foreign, escape(text, quote=False)))  # noqa: S704  escaped


def _language_of(text: str, example: Example | None) -> str:
    """The language of a text by its letters, among those of the check."""
    found = "hi" if _DEVANAGARI.search(text) else "ur" if _URDU.search(text) else "fa"
    if found == "hi" or example is None or found in example.languages:
        return found
    return next((tag for tag in example.languages if tag != "hi"), found)
