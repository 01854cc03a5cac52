"""Rule sets as data: which rules are in force.

A rule set lists the ids of the switchable rules it plays by. :meth:`RuleSet.without` leaves one out:
the game of somebody who does not know that rule and plays by the others as they are worded.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.errors import GeneratorError
from generator.rules.position import START, Position

STEP_RESTRICTIONS = (
    "landing.blocked",
    "bar.enter-first",
    "bar.enter-open",
    "bearoff.start",
    "bearoff.must-move-higher",
    "bearoff.higher-die",
    "bearoff.full-value",
)
"""Rules that forbid a single step; without one of them more steps are possible."""

WAY_RESTRICTIONS = ("movement.dice-separate", "movement.intermediate", "bar.no-adding")
"""Rules that keep two numbers apart; without one of them two numbers may act as one."""

OBLIGATIONS = (
    "obligation.both-dice",
    "obligation.larger-die",
    "obligation.no-pass",
    "obligation.doubles-as-many",
)
"""Rules that forbid a whole turn although each of its steps stands."""

PERMISSIONS = (
    "movement.combine",
    "movement.order-free",
    "doubles.distribution",
    "landing.empty",
    "landing.own",
    "landing.blot",
    "landing.pass-over",
    "obligation.single-number",
    "hit.optional",
    "hit.continue",
    "bar.partial-entry",
    "bar.rest-of-roll",
    "bearoff.exact",
    "bearoff.move-instead",
)
"""Rules that allow; without one of them plays vanish."""

EFFECTS = ("movement.bar-is-no-point", "doubles.four-moves", "hit.to-bar", "bar.enter-point")
"""Rules that say what a step does; without one of them the same step ends elsewhere."""

SWITCHABLE = STEP_RESTRICTIONS + WAY_RESTRICTIONS + OBLIGATIONS + PERMISSIONS + EFFECTS
"""Every rule id that ``without`` accepts."""

EXPLAINED = frozenset(STEP_RESTRICTIONS + OBLIGATIONS)
"""Rules that may be left out where reasons are asked for, not only results: graphs and verdicts."""


class UnknownRuleError(GeneratorError, ValueError):
    """A rule id that cannot be left out of a game, or a rule set nobody knows."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A game: its name, its set of checkers, where it starts, and the switchable rules in force."""

    name: str
    checkers: int
    """Checkers of one side."""
    start: Position
    rules: frozenset[str]
    """Ids out of :data:`SWITCHABLE`; all other rules of the game are always in force."""

    def has(self, rule_id: str) -> bool:
        """Whether a switchable rule is in force."""
        return rule_id in self.rules

    def without(self, rule_id: str) -> RuleSet:
        """Return the game of somebody who does not know one rule.

        UnknownRuleError names the rules that can be left out, when this is none of them.
        """
        if rule_id not in SWITCHABLE:
            known = ", ".join(sorted(SWITCHABLE))
            raise UnknownRuleError(f"the rule {rule_id!r} cannot be left out; these can: {known}")
        return replace(self, rules=self.rules - {rule_id})

    @property
    def left_out(self) -> frozenset[str]:
        """The switchable rules that are not in force."""
        return frozenset(SWITCHABLE) - self.rules


STANDARD = RuleSet("standard", 15, START, frozenset(SWITCHABLE))
"""Backgammon with no optional rule."""

RULESETS = {STANDARD.name: STANDARD}
"""Every rule set by name."""


def ruleset_named(name: str) -> RuleSet:
    """Return the rule set of that name; UnknownRuleError names those that exist."""
    try:
        return RULESETS[name]
    except KeyError:
        known = ", ".join(sorted(RULESETS))
        raise UnknownRuleError(f"no rule set is called {name!r}; known: {known}") from None


def require_explained(ruleset: RuleSet) -> None:
    """Raise UnknownRuleError where reasons would not be true: only EXPLAINED rules may be left out."""
    unexplained = ", ".join(sorted(ruleset.left_out - EXPLAINED))
    if unexplained:
        raise UnknownRuleError(
            f"no reasons are given for games without {unexplained}; ask for results instead"
        )
