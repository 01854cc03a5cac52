"""What each code of the checks means, how to mend it, and an example: for messages and a page of the site.

``data/check_help.yml`` says it all but the examples of the pattern checks, which are those that test them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML

from generator.i18n.patterns import Pattern, load_patterns

PAGE: Final = "translate/checks.html"
"""The page of checks, below the folder of a language."""
_DATA: Final = Path(__file__).parent / "data" / "check_help.yml"
_HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Zl", "Zp"})


@dataclass(frozen=True, slots=True)
class Example:
    """Text that a check finds, and text that it lets pass."""

    languages: tuple[str, ...]
    """Tags of the languages it belongs to."""
    bad: tuple[str, ...]
    good: tuple[str, ...]
    file: str
    """What the texts are pieces of: ``text`` (a translation), ``po``, ``ui``, ``locale``, ``glossary``."""
    whole: bool = False
    """Whether each is a whole file."""


@dataclass(frozen=True, slots=True)
class CheckHelp:
    """One code."""

    code: str
    """As a fault names it: ``ST03``, ``PF-brackets``."""
    title: str
    """What is wrong, in a few words."""
    what: str
    """Why it is wrong."""
    mend: str
    """What to do, as an order in small letters."""
    weights: tuple[str, ...]
    """``E`` for an error, ``W`` for a remark; both where it depends on the text."""
    example: Example | None
    """None where the fault is not in the text of a file."""

    @property
    def anchor(self) -> str:
        """Its id on the page of checks."""
        return self.code.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class CheckGroup:
    """Codes that belong together."""

    title: str
    note: str
    """What holds for all of them; often empty."""
    checks: tuple[CheckHelp, ...]


def check_words() -> Mapping[str, str]:
    """Return the words of the page of checks itself, by name."""
    words: Mapping[str, str] = _data()["words"]
    return words


@cache
def check_groups() -> tuple[CheckGroup, ...]:
    """Return every code, as the page of checks arranges them."""
    data = _data()
    patterns = {pattern.id: pattern for pattern in load_patterns()}
    return tuple(
        CheckGroup(
            group["title"],
            group.get("note", ""),
            tuple(_read(code, data["checks"][code], patterns.get(code)) for code in group["codes"]),
        )
        for group in data["groups"]
    )


@cache
def check_help() -> Mapping[str, CheckHelp]:
    """Return every code with its help."""
    return {one.code: one for group in check_groups() for one in group.checks}


def title_of(code: str) -> str:
    """Say in a few words what is wrong."""
    return check_help()[code].title


def mend_of(code: str) -> str:
    """Say what to do about it."""
    return check_help()[code].mend


def address_of(code: str) -> str:
    """Where the page of checks explains a code, below the folder of a language."""
    return f"{PAGE}#{check_help()[code].anchor}"


def visible(text: str, *, joiners: bool = True) -> str:
    """Write a text so that characters which cannot be seen can: U+200B as ⟨U+200B⟩.

    ``joiners``: also U+200C and U+200D, which are part of good Persian and Hindi.
    """
    kept = "\n" if joiners else "\n\u200c\u200d"
    return "".join(
        f"⟨U+{ord(char):04X}⟩" if unicodedata.category(char) in _HIDDEN and char not in kept else char
        for char in text
    )


@cache
def _data() -> Mapping[str, Any]:
    data: Mapping[str, Any] = YAML(typ="safe").load(_DATA.read_text(encoding="utf-8"))
    return data


def _read(code: str, row: Mapping[str, Any], pattern: Pattern | None) -> CheckHelp:
    if pattern is not None:
        weights = ("E" if pattern.error else "W",)
        example: Example | None = Example(
            tuple(sorted(pattern.languages - {"en"})), pattern.bad, pattern.good, "text"
        )
    else:
        weights = tuple(row["weight"].split(", "))
        example = None
        if "bad" in row:
            example = Example(
                (row["lang"],), (row["bad"],), (row["good"],), row.get("file", "po"), row.get("whole", False)
            )
    return CheckHelp(code, row["title"], row["what"], row["mend"], weights, example)
