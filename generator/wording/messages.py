"""Loads the message files of this folder into one table.

A message has a key (its gettext context), an English text (its msgid), perhaps a plural form, and a
note for translators. Which file it stands in decides its domain.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from generator.errors import FaultsError, GeneratorError
from generator.i18n.yaml_lines import line_of, load_yaml

FOLDER = Path(__file__).parent
DOMAINS: Mapping[str, str] = {
    "messages.yml": "quizzes",
    "alt.yml": "diagrams",
    "ui.yml": "ui",
    "ui_quiz.yml": "ui",
    "ui_course.yml": "ui",
    "ui_translate.yml": "ui",
}
PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_]*)\}")


class WordingError(GeneratorError):
    """A message is asked for, or filled, in a way that its definition does not allow."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text with placeholders, as it stands in a message file."""

    key: str
    """Name such as ``r.landing.blocked``; the gettext context."""
    domain: str
    """PO domain: ``quizzes``, ``diagrams`` or ``ui``."""
    english: str
    """The msgid; the singular form of a plural message."""
    other: str | None = None
    """The msgid_plural of a plural message, which counts by ``{n}`` or ``{count}``."""
    note: str = ""
    """Comment for translators."""

    @property
    def placeholders(self) -> frozenset[str]:
        """Names that a caller must fill."""
        return placeholders(self.english) | placeholders(self.other or "")

    @property
    def counter(self) -> str | None:
        """The placeholder that chooses the plural form; None for a message without plural."""
        if self.other is None:
            return None
        return "count" if "count" in self.placeholders else "n"


def placeholders(text: str) -> frozenset[str]:
    """Names in braces in a text."""
    return frozenset(PLACEHOLDER.findall(text))


def read_messages(path: Path, domain: str) -> list[Message]:
    """Read one message file.

    Raises:
        FaultsError: it cannot be read, or an entry is no message; every fault is listed with its line.

    """
    data, faults = load_yaml(path)
    rows = data if isinstance(data, Mapping) else {}
    if not faults and not isinstance(data, Mapping):
        faults.add(path, 1, "MESSAGE_FORM", 'the file must hold entries such as `key: {en: "Text."}`')
    messages = []
    for key, row in rows.items():
        message = _message(str(key), row, domain)
        if message is None:
            wanted = '{en: "Text."}, or {en: {one: ..., other: ...}}, with a note'
            faults.add(path, line_of(rows, key), "MESSAGE_FORM", f"{key}: expected {wanted}")
        else:
            messages.append(message)
    if faults:
        raise FaultsError(faults)
    return messages


def _message(key: str, row: Any, domain: str) -> Message | None:
    english = row.get("en") if isinstance(row, Mapping) else None
    one, other = (
        (english.get("one"), english.get("other")) if isinstance(english, Mapping) else (english, None)
    )
    note = row.get("note", "") if isinstance(row, Mapping) else ""
    plural = isinstance(english, Mapping)
    if not isinstance(one, str) or (plural and not isinstance(other, str)) or not isinstance(note, str):
        return None
    return Message(key, domain, str(one), str(other) if plural else None, str(note))


def index(messages: Iterable[Message]) -> dict[str, Message]:
    """Messages by key; two messages with one key are an error."""
    table: dict[str, Message] = {}
    for message in messages:
        if message.key in table:
            raise WordingError(f"message key {message.key} stands in two files")
        table[message.key] = message
    return table


@cache
def all_messages() -> Mapping[str, Message]:
    """Every message of the package by key."""
    present = [(FOLDER / name, domain) for name, domain in DOMAINS.items() if (FOLDER / name).exists()]
    return index(message for path, domain in present for message in read_messages(path, domain))
