"""Which old text a new one probably replaces, so that its translation can be offered as a guess."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import product
from typing import Final

from generator.i18n.message import KEYED, Key
from generator.i18n.po import Entry

ALIKE: Final = 0.6
"""How alike (difflib ratio) two texts of one place must be for one to be a guess at the other."""

Place = tuple[str | None, str, str, str]
"""Context, file, rule and kind of a text."""


def guesses_by_key(new: Iterable[Entry], old: Sequence[Entry]) -> dict[Key, Entry]:
    """Pair a message that has a key with the last of the old texts that had the same key.

    What was removed just now comes last in ``old`` and is nearest to the new text.
    """
    by_context = {entry.context: entry for entry in old if entry.started}
    return {
        entry.key: by_context[entry.context]
        for entry in new
        if _has_key(entry) and entry.context in by_context
    }


def guesses_by_place(new: Iterable[Entry], left: Sequence[Entry]) -> dict[Key, Entry]:
    """Pair prose with the text most like it that left the same file, rule and kind.

    A text is a guess at one other; when it is split, it is a guess at each of its parts.
    """
    places: dict[Place, list[int]] = {}
    for number, old in enumerate(left):
        for place in _places(old) if old.started else ():
            places.setdefault(place, []).append(number)
    prose = [entry for entry in new if not _has_key(entry)]
    guesses: dict[Key, Entry] = {}
    taken: set[int] = set()
    for pair in _pairs(prose, left, places):
        wanted, old = prose[pair.new], left[pair.old]
        if wanted.key not in guesses and (pair.old not in taken or wanted.msgid in old.msgid):
            guesses[wanted.key] = old
            taken.add(pair.old)
    return guesses


@dataclass(frozen=True, slots=True)
class _Pair:
    likeness: float
    new: int
    old: int


def _pairs(prose: Sequence[Entry], left: Sequence[Entry], places: Mapping[Place, list[int]]) -> list[_Pair]:
    """All pairs that are alike enough, the most alike first."""
    pairs = []
    for number, wanted in enumerate(prose):
        near = {old for place in _places(wanted) for old in places.get(place, ())}
        for old in near:
            likeness = _likeness(left[old].msgid, wanted.msgid)
            if likeness >= ALIKE:
                pairs.append(_Pair(likeness, number, old))
    return sorted(pairs, key=lambda pair: (-pair.likeness, pair.new, pair.old))


def _likeness(one: str, other: str) -> float:
    """Compare two texts (difflib ratio); 0 as soon as it is plain that they are not alike."""
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    if matcher.real_quick_ratio() < ALIKE or matcher.quick_ratio() < ALIKE:
        return 0.0
    return matcher.ratio()


def _has_key(entry: Entry) -> bool:
    """Whether the context is the key of one message; prose has a kind and at most a sense."""
    kind = entry.comment_value("kind")
    return entry.context is not None and (kind is None or kind.startswith(KEYED))


def _places(entry: Entry) -> set[Place]:
    rules = [*_values(entry, "rule"), *_values(entry, "section")] or [""]
    kinds = [kind.partition(" (")[0].partition(",")[0] for kind in _values(entry, "kind")] or [""]
    return set(product([entry.context], entry.locations, rules, kinds))


def _values(entry: Entry, name: str) -> list[str]:
    """All values of a remark ``name: value`` from the sources; a text of several places has several."""
    return [line[len(name) + 1 :].strip() for line in entry.extracted if line.startswith(f"{name}:")]
