"""Brings the PO files of a language up to date with the sources, and never loses a translation.

- A text that is still there keeps its translation, wherever it moved, also into another file (domain).
- A changed text takes over the translation of the text it replaced as a fuzzy guess, with the old
  English beside it: a message with a key from the same key, prose from the same place when it is alike.
- A text that is gone becomes obsolete; when it returns, its translation returns as it was.
- A text that gets a plural or loses it keeps its former translation in a remark (``kept``).
- Contexts are never mixed, no text stands in a file twice, and running twice changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from generator.i18n import kept
from generator.i18n.guesses import guesses_by_key, guesses_by_place
from generator.i18n.message import Key, SourceMessage
from generator.i18n.po import Entry, by_key

_BRACE: Final = re.compile(r"\{[a-z][a-z0-9_]*\}")
_BRACE_FLAG: Final = "python-brace-format"

Entries = Sequence[Entry]
Words = tuple[Key, tuple[str, ...]]
"""What an entry says: context and text, and the translation."""


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


def merge_all(
    old: Mapping[str, Entries], wanted: Mapping[str, Entries], forms: int
) -> dict[str, list[Entry]]:
    """Merge every file of a language: the entries of ``old`` by domain, brought up to those of ``wanted``.

    A text without a translation takes that of the same text and context in another file: first of all in
    the file that it leaves now. Nothing is taken away there, so each file by itself keeps all it ever held.
    """
    return {
        domain: merge(old[domain], wanted[domain], forms, _elsewhere(domain, old, wanted)) for domain in old
    }


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Translations of the same texts in the other files of the language."""

    leaving: Mapping[Key, Entries] = field(default_factory=dict)
    """Of texts that leave their file now."""
    others: Mapping[Key, Entries] = field(default_factory=dict)
    """Finished ones, and obsolete ones."""


def merge(old: Entries, wanted: Entries, forms: int, elsewhere: Elsewhere | None = None) -> list[Entry]:
    """Return the entries of ``wanted`` with the translations of ``old``, and then the obsolete ones.

    ``forms`` is the number of plural forms of the language.
    """
    return _Merge(old, wanted, forms, elsewhere or Elsewhere()).run()


def _elsewhere(domain: str, old: Mapping[str, Entries], wanted: Mapping[str, Entries]) -> Elsewhere:
    leaving: dict[Key, list[Entry]] = {}
    others: dict[Key, list[Entry]] = {}
    keys = {entry.key for entry in wanted[domain]}
    for other in old:
        staying = {entry.key for entry in wanted[other]}
        for packed in old[other]:
            if other == domain or packed.key not in keys or not packed.started:
                continue
            entry = _unpacked(packed)
            if not entry.obsolete and entry.key not in staying:
                leaving.setdefault(entry.key, []).append(entry)
            elif entry.obsolete or not entry.fuzzy:
                others.setdefault(entry.key, []).append(entry)
    return Elsewhere(leaving, others)


class _Merge:
    def __init__(self, old: Entries, wanted: Entries, forms: int, elsewhere: Elsewhere) -> None:
        old = [_unpacked(entry) for entry in old]
        self._wanted = list(wanted)
        self._forms = forms
        self._elsewhere = elsewhere
        self._keys = {entry.key for entry in wanted}
        self._active = by_key(entry for entry in old if not entry.obsolete)
        self._kept = [entry for entry in old if entry.obsolete]
        """Obsolete entries, oldest first; what returns is taken out."""
        self._removed = [
            entry
            for entry in old
            if not entry.obsolete and entry.key not in self._keys and (entry.started or entry.comments)
        ]

    def run(self) -> list[Entry]:
        found: list[Entry | None] = [self._same(entry) for entry in self._wanted]
        new = [entry for entry, known in zip(self._wanted, found, strict=True) if known is None]
        guesses = guesses_by_key(new, [*self._kept, *self._removed])
        guesses |= guesses_by_place(new, [*self._removed, *self._moved()])
        result = []
        for entry, known in zip(self._wanted, found, strict=True):
            if known is not None:
                result.append(self._carry(entry, known))
            elif entry.key in guesses:
                result.append(self._guess(entry, guesses[entry.key]))
            else:
                result.append(entry.with_values(msgstr=self._fitted(entry, ("",))))
        return result + self._obsolete(result)

    def _moved(self) -> Iterator[Entry]:
        """Yield texts that are still there but have left a file."""
        for wanted in self._wanted:
            old = self._active.get(wanted.key)
            if old is not None and (files := set(old.locations) - set(wanted.locations)):
                yield old.with_values(locations=tuple(sorted(files)))

    def _same(self, wanted: Entry) -> Entry | None:
        """Find the entry of the same text: the active one, an obsolete one that returns, or one elsewhere.

        What another entry of the same text says beside it is kept in remarks.
        """
        key = wanted.key
        active = self._active.get(key)
        returning = [entry for entry in reversed(self._kept) if entry.key == key]
        if returning:
            self._kept = [entry for entry in self._kept if entry.key != key]
        moving = (*self._elsewhere.leaving.get(key, ()), *returning, *self._elsewhere.others.get(key, ()))
        if active is not None and active.started:
            return _absorbed(active, returning)
        ready = [entry for entry in moving if entry.started]
        if ready:
            best = max(ready, key=lambda entry: (_confirmed(entry), entry.plural == wanted.plural))
            return _absorbed(best, [*([active] if active else []), *returning])
        alone = [*([active] if active else []), *returning]
        return _absorbed(alone[0], alone) if alone else None

    def _carry(self, wanted: Entry, old: Entry) -> Entry:
        """Keep the translation of the same text; a changed plural makes it a guess or brings one back."""
        if old.plural == wanted.plural or not old.started:
            fuzzy = old.fuzzy and old.started
            return self._filled(wanted, old, fuzzy=fuzzy, previous=old.previous if fuzzy else None)
        back, remarks = kept.take_forms(old.comments, wanted.plural)
        fitted = self._fitted(wanted, old.msgstr)
        if not old.fuzzy:
            remarks = kept.keep_forms(remarks, old.plural, old.msgstr)
        else:
            # What a translator only doubts was confirmed once and stands nowhere else.
            known = {*(back or fitted), *self._fitted(old, back or fitted)} if old.previous else set()
            remarks = kept.note_other(remarks, [text for text in old.msgstr if text not in known])
        old = old.with_values(comments=remarks)
        if back is not None:
            return self._filled(wanted, old.with_values(msgstr=back), fuzzy=False, previous=None)
        previous = old.previous if old.fuzzy else (None, old.msgid, old.plural)
        return self._filled(wanted, old, fuzzy=True, previous=previous)

    def _guess(self, wanted: Entry, old: Entry) -> Entry:
        # A guess at a guess still belongs to the first text, the one its words translate.
        previous = old.previous if old.fuzzy and old.previous else (None, old.msgid, old.plural)
        # What was kept belongs to the old text alone.
        old = old.with_values(comments=kept.own_remarks(old.comments))
        return self._filled(wanted, old, fuzzy=True, previous=previous)

    def _filled(self, wanted: Entry, old: Entry, *, fuzzy: bool, previous: kept.Previous | None) -> Entry:
        return wanted.with_values(
            msgstr=self._fitted(wanted, old.msgstr),
            fuzzy=fuzzy,
            previous=previous,
            comments=old.comments,
            flags=tuple(sorted({*wanted.flags, *_own_flags(old)})),
        )

    def _fitted(self, wanted: Entry, msgstr: tuple[str, ...]) -> tuple[str, ...]:
        """Give the translation as many forms as the message has in this language."""
        if wanted.plural is None:
            # The last form is that of most numbers.
            return msgstr if len(msgstr) == 1 else (next((text for text in reversed(msgstr) if text), ""),)
        if len(msgstr) == 1 and self._forms > 1:
            return msgstr * self._forms
        return msgstr + ("",) * (self._forms - len(msgstr))

    def _obsolete(self, result: Entries) -> list[Entry]:
        gone = [
            entry.with_values(obsolete=True, extracted=(), locations=(), flags=_own_flags(entry))
            for entry in self._removed
        ]
        one_each = _one_each([*self._kept, *gone])
        said = {(entry.key, entry.msgstr): set(entry.comments) for entry in (*result, *one_each)}
        return [_without_previous(entry) for entry in one_each if not _says_nothing_new(entry, said)]


def _says_nothing_new(entry: Entry, said: Mapping[Words, set[str]]) -> bool:
    """Whether this is a guess that nobody touched: all it says stands in the entry it was copied from."""
    if not entry.fuzzy or entry.previous is None or entry.previous[1] == entry.msgid:
        return False
    origin = said.get(((entry.context, entry.previous[1]), entry.msgstr))
    return origin is not None and set(entry.comments) <= origin


def _one_each(entries: Iterable[Entry]) -> list[Entry]:
    """Keep one entry for each text, the last confirmed one, where the last of them stands."""
    groups: dict[Key, list[Entry]] = {}
    for entry in entries:
        groups[entry.key] = [entry, *groups.pop(entry.key, [])]
    return [_absorbed(max(group, key=_confirmed), group) for group in groups.values()]


def _absorbed(entry: Entry, others: Iterable[Entry]) -> Entry:
    """Keep in the remarks of an entry what other entries of the same text say."""
    remarks = entry.comments
    for other in others:
        if other is entry:
            continue
        remarks = kept.together(remarks, other.comments)
        if not other.started or other.msgstr == entry.msgstr:
            continue
        known = entry.msgstr
        if not other.fuzzy and other.plural != entry.plural:
            found = kept.take_forms(remarks, other.plural)[0]
            known = other.msgstr if found is None else found
            remarks = kept.keep_forms(remarks, other.plural, known)
        remarks = kept.note_other(remarks, [text for text in other.msgstr if text not in known])
    return entry.with_values(comments=remarks)


def _confirmed(entry: Entry) -> tuple[bool, bool]:
    return (not entry.fuzzy, entry.translated)


def _unpacked(entry: Entry) -> Entry:
    """Read the remarks of an entry: those that an editor folded, and the text that a guess was made for."""
    if not entry.comments:
        return entry
    previous, remarks = kept.take_previous(kept.unfolded(entry.comments))
    return entry.with_values(comments=remarks, previous=entry.previous or (previous if entry.fuzzy else None))


def _without_previous(entry: Entry) -> Entry:
    """Write the text that an obsolete guess was made for as a remark."""
    if not entry.fuzzy or entry.previous is None:
        return entry.with_values(previous=None)
    return entry.with_values(previous=None, comments=kept.keep_previous(entry.comments, entry.previous))


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


def _own_flags(entry: Entry) -> tuple[str, ...]:
    """Return the flags that a translator or a tool set; ours comes from the text."""
    return tuple(flag for flag in entry.flags if flag != _BRACE_FLAG)
