"""What every rule of legality is: it forbids, allows, says what a step does, or follows from others.

The registry names the same classes for the course; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from generator.rules.ruleset import (
    BACKWARD_RESTRICTIONS,
    EFFECTS,
    OBLIGATIONS,
    PERMISSIONS,
    STEP_RESTRICTIONS,
    WAY_RESTRICTIONS,
)


class RuleClass(Enum):
    """What a rule of legality is, and so what the game is without it."""

    RESTRICTION = "restriction"
    """It forbids: without it more plays are possible."""
    PERMISSION = "permission"
    """It allows: without it plays vanish."""
    EFFECT = "effect"
    """It says what a step does: without it the same step ends elsewhere."""
    CONSEQUENCE = "consequence"
    """It follows from other rules or from what a turn is, so it cannot be left out by itself."""


CONSEQUENCES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "obligation.lost-number": (),
        "obligation.no-legal-move": (),
        "bar.blocked-turn": ("bar.enter-first", "bar.enter-open"),
        "bearoff.meaning": (),
        "bearoff.forced-six": ("bearoff.full-value",),
        "bearoff.order-trick": ("movement.order-free",),
        "bearoff.forced-all": (
            "obligation.no-pass",
            "obligation.both-dice",
            "obligation.doubles-as-many",
        ),
        "bearoff.hit-stops": ("bearoff.start", "bar.enter-first"),
    }
)
"""Every consequence of the standard game, with the switchable rules it follows from."""

CLASS_OF: Final[Mapping[str, RuleClass]] = MappingProxyType(
    {
        rule: rule_class
        for rule_class, rules in (
            (
                RuleClass.RESTRICTION,
                (*BACKWARD_RESTRICTIONS, *WAY_RESTRICTIONS, *STEP_RESTRICTIONS, *OBLIGATIONS),
            ),
            (RuleClass.PERMISSION, PERMISSIONS),
            (RuleClass.EFFECT, EFFECTS),
            (RuleClass.CONSEQUENCE, tuple(CONSEQUENCES)),
        )
        for rule in rules
    }
)
"""Every rule of legality of the standard game with its class."""
