"""Brings a PO file up to date with the sources, and never loses a translation.

- A text that is still there keeps its translation, wherever it moved.
- A changed text takes over the translation of the text it replaced as a fuzzy guess, with the old
  English beside it: a message with a key from the same key, prose from the same place when it is alike.
- A text that is gone becomes obsolete; when it returns, its translation returns as it was.
- Contexts are never mixed, and running twice changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from generator.i18n.message import Key, SourceMessage
from generator.i18n.po import Entry, by_key

ALIKE: Final = 0.6
"""How alike (difflib ratio) two texts of one place must be for one to be a guess at the other."""
_BRACE: Final = re.compile(r"\{[a-z][a-z0-9_]*\}")
_BRACE_FLAG: Final = "python-brace-format"

Place = tuple[str, str, str]
"""File, rule and kind of a text."""


def template(messages: Iterable[SourceMessage]) -> list[Entry]:
    """Return one empty entry for each text, in the order of the sources; repeated texts become one."""
    table: dict[Key, Entry] = {}
    for message in messages:
        old = table.get(message.key)
        if old is None:
            table[message.key] = _blank(message)
            continue
        plural = old.plural if old.plural is not None else message.plural
        table[message.key] = old.with_values(
            plural=plural,
            msgstr=("",) if plural is None else ("", ""),
            extracted=tuple(dict.fromkeys(old.extracted + message.comments)),
            locations=tuple(dict.fromkeys((*old.locations, message.path))),
        )
    return list(table.values())


def merge(old: Sequence[Entry], wanted: Sequence[Entry], forms: int) -> list[Entry]:
    """Return the entries of ``wanted`` with the translations of ``old``, and then the obsolete ones.

    ``forms`` is the number of plural forms of the language.
    """
    return _Merge(old, wanted, forms).run()


@dataclass(frozen=True, slots=True)
class _Pair:
    ratio: float
    new: int
    old: int


class _Merge:
    def __init__(self, old: Sequence[Entry], wanted: Sequence[Entry], forms: int) -> None:
        self._wanted = list(wanted)
        self._forms = forms
        keys = {entry.key for entry in wanted}
        self._active = by_key(entry for entry in old if not entry.obsolete)
        self._kept = [entry for entry in old if entry.obsolete]
        """Obsolete entries, oldest first; what returns is taken out."""
        self._removed = [
            entry for entry in old if not entry.obsolete and entry.key not in keys and entry.started
        ]

    def run(self) -> list[Entry]:
        found: list[Entry | None] = [self._same(entry) for entry in self._wanted]
        open_places = [number for number, entry in enumerate(found) if entry is None]
        guesses = self._guesses_by_key(open_places) | self._guesses_by_place(open_places)
        result = []
        for number, entry in enumerate(self._wanted):
            known = found[number]
            if known is not None:
                result.append(self._carry(entry, known))
            elif number in guesses:
                result.append(self._guess(entry, guesses[number]))
            else:
                result.append(entry.with_values(msgstr=self._fitted(entry, ("",))))
        return result + self._obsolete(result)

    def _same(self, wanted: Entry) -> Entry | None:
        """Find the entry of the same text: the active one, or an obsolete one that returns."""
        active = self._active.get(wanted.key)
        if active is not None and active.started:
            return active
        returning = [entry for entry in self._kept if entry.key == wanted.key and entry.started]
        if not returning:
            return active
        best = max(returning, key=lambda entry: (not entry.fuzzy, entry.translated))
        self._kept.remove(best)
        return best

    def _guesses_by_key(self, numbers: Iterable[int]) -> dict[int, Entry]:
        """Pair a message that has a key with the text that had the same key before."""
        guesses = {}
        for number in numbers:
            wanted = self._wanted[number]
            if not _has_key(wanted):
                continue
            same = [old for old in (*self._kept, *self._removed) if old.context == wanted.context]
            # What was removed just now comes last and is nearest to the new text.
            if same := [old for old in same if old.started]:
                guesses[number] = same[-1]
        return guesses

    def _guesses_by_place(self, numbers: Iterable[int]) -> dict[int, Entry]:
        """Pair prose with the text most like it that left the same file, rule and kind."""
        places: dict[tuple[str | None, Place], list[int]] = {}
        for number, old in enumerate(self._removed):
            places.setdefault((old.context, _place(old)), []).append(number)
        pairs = []
        for number in numbers:
            wanted = self._wanted[number]
            if _has_key(wanted):
                continue
            for candidate in places.get((wanted.context, _place(wanted)), ()):
                ratio = SequenceMatcher(
                    None, self._removed[candidate].msgid, wanted.msgid, autojunk=False
                ).ratio()
                if ratio >= ALIKE:
                    pairs.append(_Pair(ratio, number, candidate))
        guesses: dict[int, Entry] = {}
        taken: set[int] = set()
        for pair in sorted(pairs, key=lambda pair: (-pair.ratio, pair.new, pair.old)):
            if pair.new not in guesses and pair.old not in taken:
                guesses[pair.new] = self._removed[pair.old]
                taken.add(pair.old)
        return guesses

    def _carry(self, wanted: Entry, old: Entry) -> Entry:
        """Keep the translation of the same text; a changed plural makes it a guess."""
        changed = old.plural != wanted.plural and old.started
        fuzzy = (old.fuzzy or changed) and old.started
        previous = old.previous if old.fuzzy else None
        if changed and not old.fuzzy:
            previous = (None, old.msgid, old.plural)
        return self._filled(wanted, old, fuzzy=fuzzy, previous=previous if fuzzy else None)

    def _guess(self, wanted: Entry, old: Entry) -> Entry:
        # A guess at a guess still belongs to the first text, the one its words translate.
        previous = old.previous if old.fuzzy and old.previous else (None, old.msgid, old.plural)
        return self._filled(wanted, old, fuzzy=True, previous=previous)

    def _filled(
        self, wanted: Entry, old: Entry, *, fuzzy: bool, previous: tuple[str | None, str, str | None] | None
    ) -> Entry:
        extra = [flag for flag in old.flags if flag != _BRACE_FLAG]
        return wanted.with_values(
            msgstr=self._fitted(wanted, old.msgstr),
            fuzzy=fuzzy,
            previous=previous,
            comments=old.comments,
            flags=tuple(sorted({*wanted.flags, *extra})),
        )

    def _fitted(self, wanted: Entry, msgstr: tuple[str, ...]) -> tuple[str, ...]:
        """Give the translation as many forms as the message has in this language."""
        if wanted.plural is None:
            return msgstr if len(msgstr) == 1 else (msgstr[-1],)
        if len(msgstr) == 1 and self._forms > 1:
            return msgstr * self._forms
        return msgstr + ("",) * (self._forms - len(msgstr))

    def _obsolete(self, result: Sequence[Entry]) -> list[Entry]:
        gone = [
            entry.with_values(obsolete=True, extracted=(), locations=(), flags=()) for entry in self._removed
        ]
        kept = [*self._kept, *gone]
        # A guess that nobody touched says nothing that the entry it was copied from does not say.
        sources = {(entry.key, entry.msgstr) for entry in (*result, *kept)}
        worth_keeping = [
            entry for entry in kept if not (entry.fuzzy and entry.previous and _origin(entry) in sources)
        ]
        # Without the previous text: Babel and the tools built on it cannot read "#~|" lines.
        return [entry.with_values(previous=None) for entry in worth_keeping]


def _origin(entry: Entry) -> tuple[Key, tuple[str, ...]]:
    """Context, text and translation of the entry that a guess was copied from."""
    text = entry.previous[1] if entry.previous else entry.msgid
    return ((entry.context, text), entry.msgstr)


def _blank(message: SourceMessage) -> Entry:
    braces = _BRACE.search(message.msgid + (message.plural or ""))
    return Entry(
        msgid=message.msgid,
        plural=message.plural,
        context=message.context,
        msgstr=("",) if message.plural is None else ("", ""),
        flags=(_BRACE_FLAG,) if braces else (),
        extracted=message.comments,
        locations=(message.path,),
    )


def _has_key(entry: Entry) -> bool:
    """Whether the context is the key of one message; prose has a kind and at most a sense."""
    return entry.context is not None and entry.comment_value("kind") is None


def _place(entry: Entry) -> Place:
    rule = entry.comment_value("rule") or entry.comment_value("section") or ""
    kind = (entry.comment_value("kind") or "").partition(" (")[0].partition(",")[0]
    return (entry.locations[0] if entry.locations else "", rule, kind)
