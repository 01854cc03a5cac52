"""Reads the fields of one YAML mapping by type, and records every one that is not as it must be.

A getter that finds a fault records it and returns None, so that a reader goes on to the next field.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar

from generator.errors import Faults, shown
from generator.i18n import tokens
from generator.i18n.yaml_lines import line_of
from generator.quizzes.model import MessageRef, Param, Prose, Wording
from generator.rules import Location, Place

Choice = TypeVar("Choice", bound=StrEnum)
Plain = TypeVar("Plain", str, int)


class Fields:
    """One mapping of a source file; ``finish`` reports the keys that nobody asked for."""

    def __init__(self, node: Any, path: str, label: str, faults: Faults, line: int = 1) -> None:
        self.path = path
        self.label = label
        self.faults = faults
        self.line = line_of(node) or line
        self._node: Mapping[str, Any] = node if isinstance(node, Mapping) else {}
        self._asked: set[str] = set()
        self._empty: set[str] = set()
        if not isinstance(node, Mapping):
            self.fault(None, "NOT_A_MAPPING", f"expected `key: value` lines, found {shown(node)}")

    def fault(self, key: Any, code: str, message: str) -> None:
        """Record a fault at the line of ``key``, or of the mapping."""
        self.faults.add(self.path, self.line_of(key), code, f"[{self.label}] {message}")

    def line_of(self, key: Any) -> int:
        """Line of a key; of the mapping for a key that is not there."""
        return self.line if key is None or key not in self._node else line_of(self._node, key) or self.line

    def has(self, key: str) -> bool:
        """Whether the mapping has this key."""
        return key in self._node

    def raw(self, key: str) -> Any:
        """Return the value as YAML gave it, None if absent; a key without a value is a fault."""
        self._asked.add(key)
        value = self._node.get(key)
        if value is None and key in self._node and key not in self._empty:
            self._empty.add(key)
            self.fault(key, "FIELD_EMPTY", f"`{key}` has no value; write one or delete the line")
        return value

    def text(self, key: str, *, required: bool = False) -> str | None:
        """Return a text that is not empty."""
        return self._typed(key, str, "a text", required=required)

    def number(self, key: str, *, required: bool = False) -> int | None:
        """Return a whole number."""
        return self._typed(key, int, "a whole number", required=required)

    def flag(self, key: str) -> bool | None:
        """Return ``true`` or ``false`` as a bool."""
        value = self.raw(key)
        if value is None or isinstance(value, bool):
            return value
        self.fault(key, "BAD_VALUE", f"`{key}` must be true or false, found {shown(value)}")
        return None

    def choice(self, key: str, kinds: type[Choice], default: Choice | None = None) -> Choice | None:
        """One word of a fixed list."""
        value = self.raw(key)
        if value is None and (default is not None or self.has(key)):
            return default
        if isinstance(value, str) and value in set(kinds):
            return kinds(value)
        self.fault(key, "BAD_VALUE", f"`{key}` must be one of {', '.join(kinds)}; found {shown(value)}")
        return None

    def items(self, key: str) -> list[Any]:
        """Return the entries of a list; empty if absent."""
        value = self.raw(key)
        if value is None:
            return []
        if isinstance(value, list):
            return value
        self.fault(key, "BAD_VALUE", f"`{key}` must be a list, found {shown(value)}")
        return []

    def mapping(self, key: str) -> Mapping[str, Any]:
        """Return the entries of a mapping; empty if absent."""
        value = self.raw(key)
        if value is None:
            return {}
        if isinstance(value, Mapping):
            return value
        self.fault(key, "BAD_VALUE", f"`{key}` must be `name: value` lines, found {shown(value)}")
        return {}

    def texts(self, key: str) -> list[str]:
        """Return the entries of a list of texts; empty if absent."""
        entries = self.items(key)
        for entry in entries:
            if not isinstance(entry, str) or not entry.strip():
                self.fault(key, "BAD_VALUE", f"`{key}` must hold texts, found {shown(entry)}")
        return [entry for entry in entries if isinstance(entry, str)]

    def location(self, key: str) -> Location | None:
        """Return a point, ``bar`` or ``off``."""
        value = self.raw(key)
        return None if value is None else self.as_location(value, key)

    def as_location(self, value: Any, key: str) -> Location | None:
        """Return a value as a location; ``key`` names the place of a fault."""
        if isinstance(value, str) and value in {place.value for place in Place}:
            return Place(value)
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 24:
            return value
        self.fault(
            key, "BAD_VALUE", f"`{key}` must hold points from 1 to 24, bar or off; found {shown(value)}"
        )
        return None

    def prose(self, key: str, *, required: bool = False) -> Prose | None:
        """Return a sentence of the author's own, with notation tokens."""
        value = self.text(key, required=required)
        return None if value is None else self.as_prose(value, key)

    def as_prose(self, value: str, key: str) -> Prose:
        """Return a text as prose; faults of its tokens are recorded."""
        for fault in tokens.faults(value):
            self.fault(key, fault.code, fault.message)
        return Prose(" ".join(value.split()), self.line_of(key))

    def wording(self, key: str) -> Wording | None:
        """Prose, a message key alone, or ``{message: key, value: ...}``."""
        value = self.raw(key)
        if value is None:
            return None
        if isinstance(value, Mapping):
            return self._message(value, key)
        if not isinstance(value, str) or not value.strip():
            self.fault(key, "BAD_VALUE", f"`{key}` must be a sentence or a message, found {shown(value)}")
            return None
        if is_key(value):
            return MessageRef(value, {}, self.line_of(key))
        return self.as_prose(value, key)

    def finish(self) -> None:
        """Record every key of the mapping that no getter asked for."""
        for key in self._node:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                self.fault(key, "UNKNOWN_KEY", f"unknown key {shown(key)}; known here: {known}")

    def params(self, node: Mapping[str, Any], key: str) -> dict[str, Param]:
        """Values of a message: numbers, texts and lists of texts."""
        found: dict[str, Param] = {}
        for name, value in node.items():
            if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
                found[str(name)] = tuple(value)
            elif isinstance(value, int | str) and not isinstance(value, bool):
                found[str(name)] = value
            else:
                self.fault(
                    key, "BAD_VALUE", f"{shown(name)} must be a number or a text, found {shown(value)}"
                )
        return found

    def _message(self, node: Mapping[str, Any], key: str) -> MessageRef | None:
        name = node.get("message")
        if not isinstance(name, str):
            self.fault(key, "BAD_VALUE", f"`{key}` must name its `message`")
            return None
        values = {field: value for field, value in node.items() if field != "message"}
        return MessageRef(name, self.params(values, key), self.line_of(key))

    def _typed(self, key: str, kind: type[Plain], name: str, *, required: bool) -> Plain | None:
        value = self.raw(key)
        if value is None:
            if required and not self.has(key):
                self.fault(key, "MISSING", f"`{key}` is missing")
            return None
        if isinstance(value, kind) and not isinstance(value, bool) and value != "":
            return kind(value)
        self.fault(key, "BAD_VALUE", f"`{key}` must be {name}, found {shown(value)}")
        return None


def is_key(text: str) -> bool:
    """Whether a text is a message key such as ``f.right.only``, not a sentence."""
    head, dot, rest = text.partition(".")
    return bool(dot and rest) and head in {"p", "f", "r", "m", "h"} and " " not in text
