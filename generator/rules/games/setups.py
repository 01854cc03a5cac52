"""Every rule set by name: its checkers, where they start, and what is agreed before play."""

from __future__ import annotations

from dataclasses import replace

from generator.rules.match.terms import GREEK_TERMS, LONGGAMMON_TERMS, TAKHTE_TERMS, TAVLA_TERMS
from generator.rules.position import Facing, Position
from generator.rules.ruleset import (
    HIT_AND_RUN,
    LONG_RULES,
    OBLIGATIONS,
    STANDARD,
    Game,
    RuleSet,
    UnknownRuleError,
)

HEAD = 24
"""Where all checkers of a side start in Longgammon, Plakoto and Fevga, in its own numbers (long.head)."""

NACKGAMMON = replace(
    STANDARD,
    name="nackgammon",
    start=Position.from_counts({24: 2, 23: 2, 13: 4, 8: 3, 6: 4}, {1: 2, 2: 2, 12: 4, 17: 3, 19: 4}),
)
"""Backgammon from another start (nack.setup)."""

HYPERGAMMON = replace(
    STANDARD,
    name="hypergammon",
    checkers=3,
    start=Position.from_counts({24: 1, 23: 1, 22: 1}, {1: 1, 2: 1, 3: 1}),
)
"""Backgammon with three checkers a side (hyper.setup, sprint.setup, sprint.rules)."""

PORTES = replace(STANDARD, name="portes", terms=GREEK_TERMS)
"""The Greek game that moves as backgammon does (tavli.portes)."""

BEARING_OFF = frozenset(
    {"bearoff.start", "bearoff.must-move-higher", "bearoff.higher-die", "bearoff.full-value"}
)
"""Restrictions of bearing off, which every game shares."""

SHARED_SWITCHES = frozenset(OBLIGATIONS) | BEARING_OFF
"""What can be left out of every game."""

LONGGAMMON = RuleSet(
    "longgammon",
    15,
    Position.from_counts({HEAD: 15}, {12: 15}, facing=Facing.SAME_WAY),
    STANDARD.rules | set(LONG_RULES),
    Game.LONGGAMMON,
    SHARED_SWITCHES | set(LONG_RULES),
    LONGGAMMON_TERMS,
)
"""The long game: the same way round, no hitting, one from the head a turn (long.head, long.direction)."""

PLAKOTO = RuleSet(
    "plakoto",
    15,
    Position.from_counts({HEAD: 15}, {1: 15}, pins={}),
    STANDARD.rules,
    Game.PLAKOTO,
    SHARED_SWITCHES,
    GREEK_TERMS,
)
"""The Greek game in which lone checkers are pinned (tavli.plakoto)."""

FEVGA = RuleSet(
    "fevga",
    15,
    Position.from_counts({HEAD: 15}, {12: 15}, facing=Facing.SAME_WAY),
    STANDARD.rules,
    Game.FEVGA,
    SHARED_SWITCHES,
    GREEK_TERMS,
)
"""The Greek game in which both go the same way round, one checker first (tavli.fevga)."""

TAKHTE = replace(STANDARD, name="takhte", switchable=STANDARD.switchable | {HIT_AND_RUN}, terms=TAKHTE_TERMS)
"""Persian takhte nard; circles that bar hitting and running play ``TAKHTE.having("tavla.turkish")``."""

TAVLA = replace(TAKHTE, name="tavla", terms=TAVLA_TERMS).having(HIT_AND_RUN)
"""Turkish tavla in its café form (tavla.turkish)."""

RULESETS = {
    ruleset.name: ruleset
    for ruleset in (
        STANDARD,
        NACKGAMMON,
        HYPERGAMMON,
        LONGGAMMON,
        PORTES,
        PLAKOTO,
        FEVGA,
        TAVLA,
        TAKHTE,
    )
}
"""Every rule set by its name."""

ALIASES = {"sprintgammon": HYPERGAMMON.name}
"""Other names of the same game; Sprintgammon is what the IBF calls Hypergammon (sprint.setup)."""

RULESET_NAMES = tuple(sorted({*RULESETS, *ALIASES}))
"""Every name that :func:`ruleset_named` knows."""


def ruleset_named(name: str) -> RuleSet:
    """Return the rule set of that name; UnknownRuleError names those that exist."""
    try:
        return RULESETS[ALIASES.get(name, name)]
    except KeyError:
        known = ", ".join(RULESET_NAMES)
        raise UnknownRuleError(f"no rule set is called {name!r}; known: {known}") from None
