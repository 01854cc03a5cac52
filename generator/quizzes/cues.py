"""What the bank as a whole gives away: a learner must not find answers by their length, place or words.

One item can be fair and a hundred together a cue, so these rules count over all items. What is left to chance
is held to chance: a share may differ from it by two standard deviations.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt

from generator.errors import Faults
from generator.i18n import tokens
from generator.quizzes.choose import page_order
from generator.quizzes.model import Bank, Item, Kind, Option

PLACE = "quizzes"
"""Where faults of the whole bank are reported."""
ABSOLUTE = re.compile(r"\b(always|never|only|all|must)\b", re.IGNORECASE)
ABSOLUTE_DIFFERENCE = 0.10
"""So much may the share of keys with an absolute word differ from that of the other options."""
FEWEST = 30
"""Below so many items a share says nothing."""


@dataclass(frozen=True, slots=True)
class Share:
    """How often something was so, and how often chance makes it so."""

    found: float
    expected: float
    deviation: float
    """Standard deviation of what chance gives."""
    items: int

    @property
    def too_high(self) -> bool:
        """Whether it is so more often than chance allows."""
        return self.items >= FEWEST and self.found > self.expected + 2 * self.deviation

    @property
    def off(self) -> bool:
        """Whether it is so more often, or more seldom, than chance allows."""
        return self.items >= FEWEST and abs(self.found - self.expected) > 2 * self.deviation

    def __str__(self) -> str:
        return f"{self.found:.0f} of {self.items}, by chance {self.expected:.0f} ± {2 * self.deviation:.0f}"


def check_bank(bank: Bank) -> Faults:
    """Every cue that the written items give together."""
    faults = Faults()
    for code, message in _cues(bank.items):
        faults.add(PLACE, None, code, message)
    return faults


def _cues(items: Iterable[Item]) -> Iterator[tuple[str, str]]:
    choices = [item for item in items if sum(option.text is not None for option in item.options) > 1]
    if (share := longest_keys(choices)).too_high:
        yield "CUE_LONGEST", f"the key is the longest option too often: {share}"
    if (share := first_keys(choices)).off:
        yield "CUE_FIRST", f"the key stands first on the page too often or too seldom: {share}"
    for words in (("true", "false"), ("yes", "no")):
        if (share := verdicts(choices, *words)).off:
            yield "CUE_VERDICT", f"the key begins with {words[0]!r} too often or too seldom: {share}"
    keys, others = absolute_words(choices)
    if len(choices) >= FEWEST and abs(keys - others) > ABSOLUTE_DIFFERENCE:
        yield "CUE_ABSOLUTE", f"{keys:.0%} of keys and {others:.0%} of other options say {ABSOLUTE.pattern}"
    if (share := nothing_legal(items)).off:
        yield "CUE_NO_MOVE", f"'No legal move' is right too often or too seldom: {share}"


def longest_keys(items: Iterable[Item]) -> Share:
    """How often the key has the most words; with equals, its part."""
    return _share(items, lambda item: _credit([_words(option) for option in item.options], item.options))


def first_keys(items: Iterable[Item]) -> Share:
    """How often the key stands first on the page."""
    return _share(items, lambda item: float(page_order(item)[0].right))


def verdicts(items: Iterable[Item], word: str, other: str) -> Share:
    """How often the key begins with one word, among items whose keys begin with it or its contrary."""
    firsts = [next(_first_word(option) for option in item.options if option.right) for item in items]
    mine = [first for first in firsts if first in (word, other)]
    return Share(mine.count(word), len(mine) / 2, sqrt(len(mine) / 4), len(mine))


def absolute_words(items: Iterable[Item]) -> tuple[float, float]:
    """Return the shares of keys and of other options that hold an absolute word."""
    options = [option for item in items for option in item.options]

    def part(right: bool) -> float:
        found = [bool(ABSOLUTE.search(_text(option))) for option in options if option.right is right]
        return sum(found) / len(found) if found else 0.0

    return part(True), part(False)


def nothing_legal(items: Iterable[Item]) -> Share:
    """How often "No legal move" is right among the choices of a play that offer it: a third of the time."""
    offered = [
        any(option.none and option.right for option in item.options)
        for item in items
        if item.kind is Kind.CHOOSE_PLAY and any(option.none for option in item.options)
    ]
    count = len(offered)
    return Share(sum(offered), count / 3, sqrt(count * 2 / 9), count)


def _share(items: Iterable[Item], measure: Callable[[Item], float]) -> Share:
    pairs = [(measure(item), 1 / len(item.options)) for item in items]
    expected = sum(chance for _, chance in pairs)
    deviation = sqrt(sum(chance * (1 - chance) for _, chance in pairs))
    return Share(sum(found for found, _ in pairs), expected, deviation, len(pairs))


def _credit(lengths: list[int], options: tuple[Option, ...]) -> float:
    longest = max(lengths)
    key = next(length for length, option in zip(lengths, options, strict=True) if option.right)
    return 1 / lengths.count(longest) if key == longest else 0.0


def _text(option: Option) -> str:
    return "" if option.text is None else tokens.strip(option.text.text, "N")


def _words(option: Option) -> int:
    return len(_text(option).split())


def _first_word(option: Option) -> str:
    return re.split(r"\W", _text(option), maxsplit=1)[0].lower()
