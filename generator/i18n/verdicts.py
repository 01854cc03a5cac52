"""Remembers what the checks found in entries and files, so that only what has changed is checked again.

A whole language is thousands of texts, and a change of one asks for one answer. What is remembered holds
as long as the checks, the glossary and the facts of the language are the same, which a stamp tells. It is
kept in ``.cache/`` of the project; a copy that is lost, old or broken costs time and nothing else.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass, field
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

from generator.errors import Faults, SourceError
from generator.i18n.entry_checks import EntryFinding
from generator.i18n.po import Entry

_FOLDER: Final = Path(".cache") / "checks"
_LIBRARIES: Final = ("babel", "markdown")
_LARGEST: Final = 50_000
"""Entries remembered of one language; a long session of editing forgets the rest."""
_MOST: Final = 40
"""Stamps remembered by one process."""

_known: dict[str, Verdicts] = {}
"""By stamp: what this process has found or read."""


@dataclass(slots=True)
class Verdicts:
    """What was found under one stamp."""

    stamp: str
    entries: dict[str, tuple[EntryFinding, ...]] = field(default_factory=dict)
    files: tuple[str, Faults] | None = None
    """Digest of the PO files that were checked last, and what was found in them."""
    written: tuple[Path, str] | None = None
    """Project and digest that are on disk."""

    def of(self, entry: Entry, find: Callable[[Entry], tuple[EntryFinding, ...]]) -> tuple[EntryFinding, ...]:
        """Return what is known of an entry; ``find`` is asked where nothing is."""
        key = _entry_key(entry)
        known = self.entries.get(key)
        if known is None:
            known = self.entries[key] = find(entry)
        return known

    def whole(self, digest: str) -> Faults | None:
        """Return what was found in files of this digest, if they were the last."""
        return _copy(self.files[1]) if self.files is not None and self.files[0] == digest else None

    def keep(self, digest: str, faults: Faults, used: Iterable[Entry]) -> None:
        """Remember what was found in files of this digest; ``used`` are their entries."""
        self.files = (digest, _copy(faults))
        if len(self.entries) > _LARGEST:
            wanted = {_entry_key(entry) for entry in used}
            self.entries = {key: found for key, found in self.entries.items() if key in wanted}

    def write(self, root: Path, tag: str) -> None:
        """Write down what was found last, for other runs in this project."""
        if self.files is None or self.written == (root, self.files[0]):
            return
        file = _place(root, tag)
        digest, faults = self.files
        data = {
            "stamp": self.stamp,
            "entries": {key: [astuple(one) for one in found] for key, found in self.entries.items()},
            "digest": digest,
            "errors": [astuple(one) for one in faults.errors],
            "warnings": [astuple(one) for one in faults.warnings],
        }
        beside = file.with_name(f"{file.name}.{os.getpid()}")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(json.dumps(data), encoding="utf-8")
            beside.replace(file)
        except OSError:
            return  # a folder without rights: the next run takes as long as this one
        self.written = (root, digest)


def verdicts(root: Path, tag: str, sources: Iterable[Path]) -> Verdicts:
    """Return what is known under the present stamp; ``sources`` are the files that all entries depend on."""
    stamp = _digest([_program().encode(), tag.encode(), *map(_bytes, sources)])
    known = _known.get(stamp)
    if known is None:
        if len(_known) >= _MOST:
            _known.clear()
        known = _known[stamp] = _read(root, tag, stamp)
    return known


def files_digest(paths: Iterable[Path]) -> str:
    """Return a digest of the contents of files, and of whether folders are there."""
    return _digest(map(_bytes, paths))


def _place(root: Path, tag: str) -> Path:
    return root / _FOLDER / f"{tag}.json"


def _read(root: Path, tag: str, stamp: str) -> Verdicts:
    try:
        data = json.loads(_place(root, tag).read_bytes())
        if data["stamp"] != stamp:
            return Verdicts(stamp)
        found = Verdicts(stamp)
        for key, rows in data["entries"].items():
            found.entries[key] = tuple(EntryFinding(*row) for row in rows)
        errors, warnings = ([SourceError(*row) for row in data[kind]] for kind in ("errors", "warnings"))
        found.files = (data["digest"], Faults(errors, warnings))
        found.written = (root, data["digest"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Verdicts(stamp)
    return found


def _entry_key(entry: Entry) -> str:
    told = (entry.msgid, entry.plural, entry.context, entry.msgstr, entry.extracted, entry.flags)
    return hashlib.blake2b(repr(told).encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def _copy(faults: Faults) -> Faults:
    return Faults(list(faults.errors), list(faults.warnings), set(faults.unreadable))


@cache
def _program() -> str:
    """A digest of the checks themselves: our code and data, and the libraries they ask."""
    here = Path(__file__).parent
    files = sorted(path for path in here.rglob("*") if path.suffix in {".py", ".yml", ".jsonl", ".txt"})
    versions = [f"{name} {version(name)}" for name in _LIBRARIES] + [sys.version]
    return _digest([*map(_bytes, files), *(text.encode() for text in versions)])


def _bytes(path: Path) -> bytes:
    try:
        return b"+" + path.read_bytes()
    except OSError as error:
        return f"-{error.errno}".encode()


def _digest(parts: Iterable[bytes]) -> str:
    whole = hashlib.blake2b(digest_size=16)
    for part in parts:
        whole.update(hashlib.blake2b(part, digest_size=16).digest())
    return whole.hexdigest()
