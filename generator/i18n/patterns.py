"""The pattern checks of translations: letters, digits, punctuation, spacing, tone, terms.

``data/patterns.jsonl`` holds one check a line, each with a text that must match and one that must not;
the tests run them all. What a pattern should not see (notation, placeholders, markup, names) is first
replaced by one U+FFFC, never by nothing: a gap would look like a blank before a full stop.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML

from generator.i18n import tokens
from generator.i18n.markup import STAND_IN
from generator.i18n.po import Entry

DATA: Final = Path(__file__).parent / "data"
UNTOUCHED: Final = ("CH", "BI", "ZW", "GL")
"""Checks that see the text as it is."""
_REPLACED: Final = (
    tokens.TOKEN,
    re.compile(r'<bdi\b[^>]*>.*?</bdi>|<span class="nt">.*?</span>', re.DOTALL),
    re.compile(r"\{[^{}]*\}"),
    re.compile(r"(`+).+?\1", re.DOTALL),
    re.compile(r"<[/A-Za-z!][^<>]*>"),
    re.compile(r"(?<=\])\([^()\s]*\)|\b[a-z][a-z0-9+.-]*://\S+"),
)
_PLAIN_TEXT: Final = "plain text"
"""A remark in the sources that begins so lets direction marks stand (``BI02``)."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """One check."""

    id: str
    """Its code, such as ``PU02``."""
    languages: frozenset[str]
    """Where it runs."""
    error: bool
    """Whether a hit is a fault rather than a remark."""
    doc: str
    """What is wrong with a hit."""
    rx: re.Pattern[str]
    """What must not be there."""
    bad: tuple[str, ...]
    """Texts that must match."""
    good: tuple[str, ...]
    """Texts that must not match."""

    def prepared(self, text: str) -> str:
        """Return the text as this check sees it."""
        return text if self.id.startswith(UNTOUCHED) else prepare(text)


@cache
def load_patterns() -> tuple[Pattern, ...]:
    """Return every pattern check."""
    found = []
    for line in (DATA / "patterns.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        found.append(
            Pattern(
                id=row["id"],
                languages=frozenset(row["langs"]),
                error=row["sev"] == "E",
                doc=row["doc"],
                rx=re.compile(row["rx"]),
                bad=(row["bad"], *row.get("more_bad", ())),
                good=(row["good"], *row.get("more_good", ())),
            )
        )
    return tuple(found)


@cache
def settings() -> Mapping[str, Any]:
    """Return what ``data/checks.yml`` says."""
    data: Mapping[str, Any] = YAML(typ="safe").load((DATA / "checks.yml").read_text(encoding="utf-8"))
    return data


def prepare(text: str) -> str:
    """Replace notation, placeholders, code, tags, addresses and names by one U+FFFC each."""
    for pattern in (*_REPLACED, _names()):
        text = pattern.sub(STAND_IN, text)
    return text


def pattern_findings(entry: Entry, language: str) -> Iterator[tuple[int, Pattern, str]]:
    """Yield (line of the msgstr, pattern, what was found) for each hit in a translated entry."""
    for form, text in enumerate(entry.msgstr):
        prepared = prepare(text)
        for pattern in _patterns_of(language):
            if not _applies(pattern, entry, form):
                continue
            match = pattern.rx.search(text if pattern.id.startswith(UNTOUCHED) else prepared)
            if match is not None:
                yield entry.msgstr_lines[form], pattern, _around(match)


@cache
def _patterns_of(language: str) -> tuple[Pattern, ...]:
    everywhere = {"BI01", "BI02"}
    return tuple(
        pattern for pattern in load_patterns() if language in pattern.languages or pattern.id in everywhere
    )


@cache
def _names() -> re.Pattern[str]:
    names = "|".join(re.escape(name) for name in settings()["names"])
    return re.compile(rf"(?<![A-Za-z])(?:{names})(?![A-Za-z])")


def _applies(pattern: Pattern, entry: Entry, form: int) -> bool:
    only = settings()["only"].get(pattern.id, {})
    if "form" in only and (entry.plural is None or form != only["form"]):
        return False
    if "source" in only and not re.search(only["source"], entry.msgid):
        return False
    if pattern.id == "BI02" and any(line.lower().startswith(_PLAIN_TEXT) for line in entry.extracted):
        return False
    sides = settings()["sides"]
    if pattern.id in sides["checks"]:
        key = entry.context or ""
        return entry.comment_value("rule") not in sides["rules"] and not re.search(sides["keys"], key)
    return True


def _around(match: re.Match[str]) -> str:
    """Quote the hit with a little of what stands around it, so that it can be found."""
    text = match.string
    start, end = max(0, match.start() - 12), min(len(text), match.end() + 12)
    return text[start:end].replace("\n", " ").replace(STAND_IN, "…")
