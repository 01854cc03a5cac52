"""The forms an English term takes in a sentence: enough to find terms, not a grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from os.path import commonprefix
from typing import Final

_IRREGULAR: Final[Mapping[str, tuple[str, ...]]] = {
    "hit": ("hits", "hitting"),
    "die": ("dice",),
    "lose": ("loses", "lost", "losing"),
    "bear": ("bears", "bore", "borne", "bearing"),
    "take": ("takes", "took", "taken", "taking"),
    "make": ("makes", "made", "making"),
    "win": ("wins", "won", "winning"),
    "drop": ("drops", "dropped", "dropping"),
    "leave": ("leaves", "left", "leaving"),
    "throw": ("throws", "threw", "thrown", "throwing"),
}
_PARTICLES: Final = frozenset({"off", "in", "on", "to", "a", "the", "of", "from"})


def term_pattern(term: str) -> re.Pattern[str]:
    """Match a term in any of its forms, as a whole word."""
    words = term.split()
    if not words:
        return re.compile(r"(?!)")
    if len(words) > 1 and words[-1] in _PARTICLES:
        forms = [[*_forms(words[0])], *([word] for word in words[1:])]
    else:
        forms = [*([word] for word in words[:-1]), [*_forms(words[-1])]]
    if len(words) > 1 and words[0] in _IRREGULAR:
        forms[0] = [*_forms(words[0])]
    body = r"[\s-]+".join("(?:" + "|".join(map(re.escape, word)) + ")" for word in forms)
    before = r"(?<=[\ufffc\d])" if term.startswith("-") else r"(?<![\w-])"
    return re.compile(rf"{before}{body}(?!\w)", re.IGNORECASE)


def term_start(term: str) -> str:
    """Return small letters that a text must hold for ``term_pattern`` to match: cheap to look for first."""
    words = term.split()
    if not words:
        return ""
    # Only the first word may take another form there, and all its forms begin alike.
    return commonprefix(list(_forms(words[0]))).lower()  # noqa: RUF071  letters, not folders


def _forms(word: str) -> Iterator[str]:
    yield word
    if word in _IRREGULAR:
        yield from _IRREGULAR[word]
        return
    yield word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")
    stem = word.removesuffix("e")
    yield from (stem + "ed", stem + "ing")
    if word.endswith("y"):
        yield word[:-1] + "ies"
