"""Loads ``rules.yml``, the one list of rule ids that everything else refers to.

Which rule exists, in which chapter and of which kind, is a fact of the course; the words stand in
``docs/`` and the behaviour in ``generator.rules``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ruamel.yaml import YAML

RULES_FILE = Path(__file__).with_name("rules.yml")


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """One rule of the course."""

    id: str
    """Frozen id such as ``obligation.larger-die``; also the anchor in every language."""
    kind: str
    """``move-legality``, ``state``, ``scoring``, ``cube``, ``match``, ``variant``, ``procedure`` ..."""
    chapter: str
    """Chapter of the list of rules, such as ``04-movement``."""
    title: str
    """Working title in English, for lists that no learner sees."""
    engine: bool
    """True when a program can check the rule."""
    rule_class: str | None
    """``restriction``, ``permission``, ``effect``, ``consequence`` or None."""
    follows_from: tuple[str, ...]
    """Rules that a consequence follows from."""
    misconceptions: int
    """How many misconceptions the list of rules names; ``from: id#n`` in a quiz counts into them."""


@dataclass(frozen=True)
class Registry:
    """All rules, in teaching order."""

    chapters: tuple[str, ...]
    rules: tuple[RuleEntry, ...]

    @classmethod
    def load(cls, path: Path = RULES_FILE) -> Registry:
        """Read the registry; it ships with the package, so a fault in it is a fault of the program."""
        data = YAML(typ="safe").load(path.read_text(encoding="utf-8"))
        rules = tuple(
            RuleEntry(
                id=row["id"],
                kind=row["kind"],
                chapter=row["chapter"],
                title=row["title"],
                engine=row["engine"],
                rule_class=row.get("class"),
                follows_from=tuple(row.get("follows_from", ())),
                misconceptions=row["misconceptions"],
            )
            for row in data["rules"]
        )
        return cls(tuple(data["chapters"]), rules)

    @cached_property
    def by_id(self) -> dict[str, RuleEntry]:
        """Rules by id."""
        return {rule.id: rule for rule in self.rules}

    @cached_property
    def order(self) -> dict[str, int]:
        """Place of each id in teaching order, counting from 0."""
        return {rule.id: place for place, rule in enumerate(self.rules)}

    def chapter_number(self, chapter: str) -> int:
        """The number a reader sees for a chapter: 4 for ``04-movement``."""
        return int(chapter.split("-", 1)[0])
