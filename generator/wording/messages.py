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

from ruamel.yaml import YAML

from generator.errors import GeneratorError

FOLDER = Path(__file__).parent
DOMAINS: Mapping[str, str] = {
    "messages.yml": "quizzes",
    "alt.yml": "diagrams",
    "ui.yml": "ui",
    "ui_quiz.yml": "ui",
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
    """Read one message file; it ships with the package, so a fault in it is a fault of the program."""
    rows = YAML(typ="safe").load(path.read_text(encoding="utf-8")) or {}
    messages = []
    for key, row in rows.items():
        english = row["en"]
        one, other = (english["one"], english["other"]) if isinstance(english, Mapping) else (english, None)
        messages.append(Message(str(key), domain, one, other, row.get("note", "")))
    return messages


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
