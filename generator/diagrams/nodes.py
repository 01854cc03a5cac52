"""One mapping of a diagram file: its fields by type, and a fault with path and line for each that is wrong.

A getter that finds a fault records it and returns None, so that everything else is still read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.errors import Faults, shown
from generator.i18n import tokens
from generator.i18n.yaml_lines import line_of
from generator.notation import UnreadableError, parse_position, parse_xgid
from generator.notation.xgid import Xgid
from generator.rules import STANDARD, Location, Place, Position, RuleSet


class Node:
    """A mapping with the place it stands at; ``label`` names the diagram in every fault."""

    def __init__(self, data: Any, path: str, label: str, faults: Faults, line: int | None = None) -> None:
        self.path = path
        self.label = label
        self.faults = faults
        self.line = line_of(data) or line or 1
        self.data: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
        if not isinstance(data, Mapping):
            self.fault(None, "NOT_A_MAPPING", f"expected `key: value` lines, found {shown(data)}")

    def has(self, key: str) -> bool:
        """Whether the mapping has this key."""
        return key in self.data

    def empty(self, key: str) -> bool:
        """Whether the key stands there without a value, which ``only`` has recorded."""
        return key in self.data and self.data[key] is None

    def fault(self, key: Any, code: str, message: str) -> None:
        """Record a fault at the line of ``key``, or of the mapping."""
        line = self.line if key is None or key not in self.data else line_of(self.data, key) or self.line
        self.faults.add(self.path, line, code, f"[{self.label}] {message}")

    def only(self, keys: Sequence[str]) -> None:
        """Record every key that is not among ``keys``, and those of them that have no value."""
        for key, value in self.data.items():
            if key not in keys:
                self.fault(key, "UNKNOWN_KEY", f"unknown key {shown(key)}; known here: {', '.join(keys)}")
            elif value is None:
                self.fault(key, "FIELD_EMPTY", f"`{key}` has no value; write one or delete the line")

    def text(self, key: str) -> str:
        """Return a text, its words joined by single spaces; empty if absent or faulty."""
        value = self.data.get(key)
        if value is None:
            return ""
        if not isinstance(value, str) or not value.strip():
            self.fault(key, "BAD_VALUE", f"`{key}` must be a text, found {shown(value)}")
            return ""
        for fault in tokens.faults(value):
            self.fault(key, fault.code, fault.message)
        return " ".join(value.split())

    def flag(self, key: str, *, default: bool) -> bool:
        """Return ``true`` or ``false``."""
        value = self.data.get(key, default)
        if isinstance(value, bool):
            return value
        if value is None:
            return default
        self.fault(key, "BAD_VALUE", f"`{key}` must be true or false, found {shown(value)}")
        return default

    def word(self, key: str, words: Sequence[str], default: str) -> str:
        """Return one word of a fixed list."""
        value = self.data.get(key, default)
        if isinstance(value, str) and value in words:
            return str(value)
        if value is None:
            return default
        self.fault(key, "BAD_VALUE", f"`{key}` must be one of {', '.join(words)}; found {shown(value)}")
        return default

    def numbers(self, key: str) -> tuple[int, ...] | None:
        """Return a list of numbers on dice; None if absent or faulty."""
        value = self.data.get(key)
        if value is None:
            return None
        if isinstance(value, list) and value and all(is_die(number) for number in value):
            return tuple(int(number) for number in value)
        self.fault(key, "BAD_VALUE", f"`{key}` must be a list of numbers from 1 to 6, found {shown(value)}")
        return None

    def entries(self, key: str) -> list[tuple[Any, int]]:
        """Return the entries of a list with their lines; empty if absent or faulty."""
        value = self.data.get(key)
        if isinstance(value, list):
            return [(entry, line_of(value, place) or self.line) for place, entry in enumerate(value)]
        if value is not None:
            self.fault(key, "BAD_VALUE", f"`{key}` must be a list, found {shown(value)}")
        return []

    def location(self, value: Any, key: str, place: Place | None = None) -> Location | None:
        """Return a value as a point, or as the one ``place`` that may stand here too."""
        if place is not None and value == place.value:
            return place
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 24:
            return int(value)
        wanted = "a point from 1 to 24" + (f" or {place.value}" if place else "")
        self.fault(key, "BAD_POINT", f"`{key}` must be {wanted}; found {shown(value)}")
        return None

    def point(self, key: str) -> int | None:
        """Return a field that must be a point."""
        found = None if self.empty(key) else self.location(self.data.get(key), key)
        return found if isinstance(found, int) else None

    def position(self, key: str, ruleset: RuleSet = STANDARD) -> Position | None:
        """Return a position in the digits of a game; None if absent or impossible, with every fault of it."""
        value = self._notation(key)
        if value is None:
            return None
        try:
            return parse_position(value, ruleset)
        except UnreadableError as error:
            self._text_faults(key, error)
        return None

    def xgid(self, key: str) -> Xgid | None:
        """Return an XGID; None if absent or impossible, with every fault of it."""
        value = self._notation(key)
        if value is None:
            return None
        try:
            return parse_xgid(value)
        except UnreadableError as error:
            self._text_faults(key, error)
        return None

    def _notation(self, key: str) -> str | None:
        value = self.data.get(key)
        if value is None or isinstance(value, str):
            return value
        self.fault(key, "BAD_VALUE", f"`{key}` must be a text in quotes, found {shown(value)}")
        return None

    def _text_faults(self, key: str, error: UnreadableError) -> None:
        for fault in error.faults:
            self.fault(key, fault.code, fault.message)


def is_die(value: Any) -> bool:
    """Whether a value is a number that a die can show."""
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 6
