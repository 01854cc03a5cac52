"""How many questions a rule needs, and how many of them stand right after its text.

A learner who reads on meets each rule again later, so not all of its questions stand on its page: some come
in the reviews of chapters, some in the pages of practice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from generator.registry import RuleEntry

PLAYED: Final = frozenset({"state", "scoring", "cube", "match", "variant"})
"""Kinds of rules of which the engine can ask about a position, a cube or a score."""


@dataclass(frozen=True, slots=True)
class Share:
    """Least numbers of questions of one rule."""

    total: int
    """In the whole course."""
    page: int
    """On the page that teaches the rule."""


def share_of(rule: RuleEntry) -> Share:
    """Return the least numbers for a rule, by its class and by whether the engine can check it."""
    if rule.rule_class in {"restriction", "effect"}:
        return Share(8, 3)
    if rule.rule_class == "permission":
        return Share(5, 3)
    if rule.rule_class == "consequence" or (rule.engine and rule.kind in PLAYED):
        return Share(3, 2)
    return Share(2, 1)
