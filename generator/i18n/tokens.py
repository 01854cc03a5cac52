"""Notation tokens, ``[[kind:value]]``: numbers and plays that no translator ever types.

A token keeps its value in plain ASCII in every language. Only when a page is written does it get the
digits of the locale and, because bare notation changes its order in right-to-left text, an isolate.
Kinds: ``roll`` 6-5, ``move`` 24/18*, ``pt`` 6, ``num`` -4, ``pct`` 25, ``range`` 1-6.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import Final, Protocol

MINUS: Final = "\u2212"
EN_DASH: Final = "\u2013"

_POINT: Final = r"(?:[1-9]|1[0-9]|2[0-4])"
_STEP: Final = rf"(?:bar|{_POINT})(?:/{_POINT}\*?)*/(?:off|{_POINT}\*?)(?:\([2-4]\))?"
_NUMBER: Final = r"\d+(?:\.\d+)?"
_VALUE: Final[Mapping[str, re.Pattern[str]]] = {
    "roll": re.compile(r"[1-6]-[1-6]"),
    "move": re.compile(rf"{_STEP}(?: {_STEP})*"),
    "pt": re.compile(_POINT),
    "num": re.compile(rf"[-{MINUS}]?{_NUMBER}"),
    "pct": re.compile(_NUMBER),
    "range": re.compile(r"\d+-\d+"),
}
_HINT: Final[Mapping[str, str]] = {
    "roll": "two dice, the higher first, such as 6-5",
    "move": "a play such as 24/18*, bar/22, 6/off or 13/11(2), moves parted by one space",
    "pt": "a point from 1 to 24",
    "num": "a number such as 4, -4 or 1.5",
    "pct": "a number such as 25",
    "range": "two numbers, the lower first, such as 1-6",
}
KINDS: Final = tuple(_VALUE)
ISOLATED: Final = frozenset({"roll", "move", "num", "range"})
TOKEN: Final = re.compile(r"\[\[([^\[\]:\n]*):([^\[\]\n]*)\]\]")
_LOOSE: Final = re.compile(r"\[\[[^\[\]]*\]\]")
_SIDE_BY_SIDE: Final = re.compile(r"\]\](\s*)\[\[")


class Digits(Protocol):
    """What tokens need to know of a locale; ``LocaleData`` is one."""

    def localise(self, text: str) -> str:
        """Change the ASCII digits of ``text`` into the locale's digits."""
        ...

    def number(self, text: str) -> str:
        """Write a plain ASCII number the locale's way: digits, decimal sign, grouping, minus."""
        ...

    def percent_of(self, text: str) -> str:
        """Write a plain ASCII number as a percentage."""
        ...

    def join_and(self, items: list[str]) -> str:
        """Join by the locale's "and"."""
        ...

    def join_items(self, items: list[str]) -> str:
        """Join the parts of a spoken list."""
        ...


class English:
    """The digits and signs of the sources, for text that is shown untranslated on any page."""

    def localise(self, text: str) -> str:
        """Return the text: its digits are ASCII."""
        return text

    def number(self, text: str) -> str:
        """Write a number with a true minus and groups of three."""
        whole, dot, part = text.removeprefix("-").partition(".")
        return (MINUS if text.startswith("-") else "") + f"{int(whole):,}" + dot + part

    def percent_of(self, text: str) -> str:
        """Write a percentage."""
        return self.number(text) + "%"

    def join_and(self, items: list[str]) -> str:
        """Join by "and"."""
        return " and ".join([", ".join(items[:-1]), *items[-1:]]) if len(items) > 1 else "".join(items)

    def join_items(self, items: list[str]) -> str:
        """Join the parts of a spoken list."""
        return "; ".join(items)


ENGLISH: Final = English()

Phrase = Callable[[str, Mapping[str, str]], str]
"""Gives the wording of a spoken phrase: (message key, values) -> text in the page's language."""


@dataclass(frozen=True, slots=True)
class Token:
    """One token found in a text."""

    kind: str
    """One of ``KINDS``."""
    value: str
    """Its value in ASCII, exactly as written."""
    start: int = 0
    """Index of the first ``[``."""
    end: int = 0
    """Index after the last ``]``."""

    def __str__(self) -> str:
        return f"[[{self.kind}:{self.value}]]"


@dataclass(frozen=True, slots=True)
class TokenFault:
    """Something in double brackets that cannot be shown."""

    line: int
    """Line inside the text, counting from 1."""
    code: str
    """``TOKEN_KIND``, ``TOKEN_VALUE``, ``TOKEN_FORM`` or ``TOKEN_NEIGHBOURS``."""
    message: str
    """What was found and what to do."""


def make(kind: str, value: str) -> Token:
    """Build a token from its parts; ValueError when the kind or the value does not exist."""
    problem = _problem(kind, value)
    if problem is not None:
        raise ValueError(problem[1])
    return Token(kind, value)


def find(text: str) -> list[Token]:
    """Return every valid token of ``text`` in order; ``faults`` names the others."""
    found = (Token(match[1], match[2], match.start(), match.end()) for match in TOKEN.finditer(text))
    return [token for token in found if _problem(token.kind, token.value) is None]


def faults(text: str) -> list[TokenFault]:
    """Every fault of the tokens in ``text``: unknown kind, bad value, two tokens side by side."""
    found = []
    for match in _LOOSE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        whole = TOKEN.fullmatch(match[0])
        if whole is None:
            message = f"{match[0]!r} is no token; write [[kind:value]]"
            found.append(TokenFault(line, "TOKEN_FORM", message))
        elif problem := _problem(whole[1], whole[2]):
            found.append(TokenFault(line, *problem))
    for match in _SIDE_BY_SIDE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        message = (
            "two tokens stand side by side and would change places in right-to-left text; "
            "write one token or put a word between them"
        )
        found.append(TokenFault(line, "TOKEN_NEIGHBOURS", message))
    return sorted(found, key=lambda fault: (fault.line, fault.code, fault.message))


def replace(text: str, render: Callable[[Token], str]) -> str:
    """Put ``render(token)`` in the place of every valid token; the rest of the text stays as it is."""
    parts: list[str] = []
    at = 0
    for token in find(text):
        parts += [text[at : token.start], render(token)]
        at = token.end
    return "".join([*parts, text[at:]])


def strip(text: str, stand_in: str = "") -> str:
    """Leave the tokens out, or put ``stand_in`` in the place of each."""
    return replace(text, lambda _token: stand_in)


def to_text(token: Token, locale: Digits) -> str:
    """Write the token as characters, without markup: what stands inside the isolate."""
    if token.kind == "pct":
        return locale.percent_of(token.value)
    if token.kind == "num":
        return locale.number(token.value.replace(MINUS, "-"))
    if token.kind == "range":
        return locale.localise(token.value).replace("-", EN_DASH)
    return locale.localise(token.value)


def to_html(token: Token, locale: Digits) -> str:
    """Write the token as HTML: isolated left to right, but for points and percentages, which are text."""
    text = escape(to_text(token, locale), quote=False)
    return f'<bdi dir="ltr" class="nt">{text}</bdi>' if token.kind in ISOLATED else text


def to_words(token: Token, locale: Digits, phrase: Phrase) -> str:
    """Say the token in words, for attributes: no hyphen, slash or star, so no direction is needed.

    ``phrase`` is asked for ``alt.move``, ``alt.move.hit``, ``alt.move.bar``, ``alt.move.bar.hit``,
    ``alt.move.off`` (values ``from``, ``to``), ``alt.move.times`` (``move``, ``count``),
    ``alt.range`` (``from``, ``to``) and ``alt.minus`` (``n``).
    """
    if token.kind == "roll":
        return locale.join_and([locale.localise(die) for die in token.value.split("-")])
    if token.kind == "range":
        low, high = token.value.split("-")
        return phrase("alt.range", {"from": locale.localise(low), "to": locale.localise(high)})
    if token.kind == "num" and token.value[0] in f"-{MINUS}":
        return phrase("alt.minus", {"n": locale.number(token.value[1:])})
    if token.kind == "move":
        moves = [_move_words(move, locale, phrase) for move in token.value.split(" ")]
        return locale.join_items(moves)
    return to_text(token, locale)


def text_to_words(text: str, locale: Digits, phrase: Phrase) -> str:
    """Turn a sentence with tokens into words, for attributes."""
    return replace(text, lambda token: to_words(token, locale, phrase))


def _move_words(move: str, locale: Digits, phrase: Phrase) -> str:
    body, _, times = move.rstrip(")").partition("(")
    places = body.split("/")
    steps = []
    for source, target in pairwise(places):
        steps.append(_step_words(source.rstrip("*"), target, locale, phrase))
    words = locale.join_items(steps)
    if times:
        return phrase("alt.move.times", {"move": words, "count": locale.localise(times)})
    return words


def _step_words(source: str, target: str, locale: Digits, phrase: Phrase) -> str:
    values = {"from": locale.localise(source), "to": locale.localise(target.rstrip("*"))}
    key = "alt.move.bar" if source == "bar" else "alt.move"
    if target == "off":
        return phrase("alt.move.off", {"from": values["from"]})
    if source == "bar":
        del values["from"]
    return phrase(f"{key}.hit" if target.endswith("*") else key, values)


def _problem(kind: str, value: str) -> tuple[str, str] | None:
    if kind not in _VALUE:
        return "TOKEN_KIND", f"unknown kind {kind!r} in [[{kind}:{value}]]; kinds are {', '.join(KINDS)}"
    good = _VALUE[kind].fullmatch(value) is not None
    if good and kind in {"roll", "range"}:
        first, second = (int(part) for part in value.split("-"))
        good = first >= second if kind == "roll" else first < second
    if good:
        return None
    return "TOKEN_VALUE", f"bad value in [[{kind}:{value}]]; write {_HINT[kind]}"


NO_BREAK: Final = "\u00a0"
_BEFORE_POINT: Final = re.compile(r"(?<=\w) (?=\[\[pt:[^\]]*\]\](?!-))")


def tie(text: str) -> str:
    """Keep the number of a point on the line of the word before it, as in ``خانہ 6`` and ``बिंदु 6``."""
    return _BEFORE_POINT.sub(NO_BREAK, text)


TIED_WORD: Final = r"(?:-[^\W\d_]+)?"
"""What may be joined to a token by a hyphen, as in ``[[pt:6]]-point``; it stays on the token's line."""
