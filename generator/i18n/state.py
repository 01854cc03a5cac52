"""How far each language is: what is translated, what is left, and what changed since it was translated.

Counted against the English sources as they stand now, not as they stood when the PO files were last
brought up to date: a sentence that was changed a minute ago is a guess to be confirmed already.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.errors import Faults, UsageError
from generator.i18n.catalogs import plural_rule, po_path
from generator.i18n.extract import read_sources
from generator.i18n.locale import LocaleData, load_locales, locale_folders
from generator.i18n.merge import merge, template
from generator.i18n.message import DOMAINS
from generator.i18n.po import Entry, by_key
from generator.i18n.po_read import read_po
from generator.i18n.tally import DomainTally, chapter_of, tally, tally_entries


@dataclass(frozen=True, slots=True)
class Change:
    """A text whose English has changed since it was translated."""

    path: str
    """The PO file."""
    line: int | None
    """Line of the translation in it; None when the file does not know the new text yet."""
    chapter: str
    was: str
    """The English text that the translation belongs to."""
    now: str
    """The English text now."""

    @property
    def place(self) -> str:
        """File and line, as faults name them."""
        return self.path if self.line is None else f"{self.path}:{self.line}"

    def as_dict(self) -> dict[str, Any]:
        """Return the values by name."""
        return {"chapter": self.chapter, "line": self.line, "now": self.now, "was": self.was}


@dataclass(frozen=True, slots=True)
class DomainState:
    """One PO file of a language against the sources."""

    counts: DomainTally
    changed: tuple[Change, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """Return the numbers and lists by name, as ``takhta locale status --json`` prints them."""
        found: dict[str, Any] = dict(self.counts.whole.as_dict())
        found["changed"] = [change.as_dict() for change in self.changed]
        if self.counts.chapters:
            found["chapters"] = {name: one.as_dict() for name, one in self.counts.chapters.items()}
        return found


@dataclass(frozen=True, slots=True)
class LanguageState:
    """One language."""

    locale: LocaleData
    domains: Mapping[str, DomainState]


def language_states(root: Path, tags: Sequence[str] = ()) -> tuple[list[LanguageState], Faults]:
    """Return the state of these languages, or of every language there is to translate into.

    The sources are read once. With a fault in them nothing can be counted, and the list is empty; a PO
    file with a fault is counted as far as it can be read.

    Raises:
        UsageError: a language has no folder in ``locales/``.

    """
    locales, faults = load_locales(root / "locales")
    folders = [path.name for path in locale_folders(root / "locales")]
    strangers = [tag for tag in tags if tag not in folders]
    if strangers:
        raise UsageError(f"no such language: {', '.join(strangers)}; known are {', '.join(folders)}")
    sources, own = read_sources(root)
    faults.extend(own)
    if own:
        return [], faults
    wanted = {domain: template(sources[domain]) for domain in DOMAINS}
    chosen = [one for one in locales if one.tag in tags or not (tags or one.is_source)]
    return [_state(root, locale, wanted, faults) for locale in chosen], faults


def _state(
    root: Path, locale: LocaleData, wanted: Mapping[str, Sequence[Entry]], faults: Faults
) -> LanguageState:
    if locale.is_source:
        whole = {
            domain: DomainState(tally(wanted[domain], domain, lambda _entry: True)) for domain in DOMAINS
        }
        return LanguageState(locale, whole)
    rule = plural_rule(locale)
    states = {}
    for domain in DOMAINS:
        path = po_path(root, locale.tag, domain)
        name = path.relative_to(root).as_posix()
        file, own = read_po(path, name)
        faults.extend(own)
        entries = [
            entry
            for entry in merge(file.entries, wanted[domain], 1 if rule is None else rule.forms)
            if not entry.obsolete
        ]
        counts = tally_entries(wanted[domain], entries, domain)
        states[domain] = DomainState(counts, _changes(name, entries, file.active))
    return LanguageState(locale, states)


def _changes(name: str, entries: Sequence[Entry], written: Sequence[Entry]) -> tuple[Change, ...]:
    """List the guesses whose English is known from before, in the order of the file."""
    lines = {key: entry.fault_line for key, entry in by_key(written).items()}
    found = []
    for entry in entries:
        if entry.fuzzy and entry.previous is not None:
            _, was, was_plural = entry.previous
            line, now = lines.get(entry.key), _both(entry.msgid, entry.plural)
            found.append(Change(name, line, chapter_of(entry), _both(was, was_plural), now))
    return tuple(sorted(found, key=lambda one: (one.line is None, one.line or 0, one.now)))


def _both(msgid: str, plural: str | None) -> str:
    """Write singular and plural as one text."""
    return msgid if plural is None else f"{msgid} / {plural}"
