"""Rule sets as data: which rules are in force.

A rule set lists the ids of the switchable rules it plays by. :meth:`RuleSet.without` leaves one out:
the game of somebody who does not know that rule and plays by the others as they are worded.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from generator.errors import GeneratorError
from generator.rules.match.terms import STANDARD_TERMS, Terms
from generator.rules.position import START, Facing, Position

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

BACKWARD_RESTRICTIONS = ("movement.direction",)
"""Rules against turning round; without them a number may also move a checker away from home."""

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

SWITCHABLE = (
    BACKWARD_RESTRICTIONS + STEP_RESTRICTIONS + WAY_RESTRICTIONS + OBLIGATIONS + PERMISSIONS + EFFECTS
)
"""Every rule id that ``without`` accepts."""

EXPLAINED = frozenset(BACKWARD_RESTRICTIONS + STEP_RESTRICTIONS + OBLIGATIONS)
"""Rules that may be left out where reasons are asked for, not only results: graphs and verdicts."""


LONG_RULES = (
    "long.one-from-head",
    "long.first-double",
    "long.no-hit",
    "long.six-block",
    "long.six-block-midturn",
)
"""Rules of Longgammon's own; each can be left out, with reasons."""

HIT_AND_RUN = "tavla.turkish"
"""The café rule against hitting and running on in one's own home board; on in tavla, off in takhte nard."""


class Game(Enum):
    """Which rules move the checkers; the games of one kind differ in set-up, terms and options alone."""

    BACKGAMMON = "backgammon"
    """Lone checkers are hit: backgammon, nackgammon, hypergammon, portes, tavla, takhte nard."""
    LONGGAMMON = "longgammon"
    PLAKOTO = "plakoto"
    FEVGA = "fevga"


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
    """Ids of the switchable rules in force; all other rules of the game are always in force.

    Ids of :data:`SWITCHABLE` that say nothing in this game are in force too, and nobody can leave them out.
    """
    game: Game = Game.BACKGAMMON
    switchable: frozenset[str] = frozenset(SWITCHABLE)
    """Ids that :meth:`without` accepts."""
    terms: Terms = STANDARD_TERMS
    """What is agreed before play: the cube, the most a game counts, who begins."""

    @property
    def facing(self) -> Facing:
        """How the two sides' numbers of one point belong together."""
        return self.start.facing

    @property
    def plain(self) -> bool:
        """Whether checkers move as in backgammon with no rule left out and none added."""
        return self.game is Game.BACKGAMMON and self.rules == STANDARD.rules

    def has(self, rule_id: str) -> bool:
        """Whether a switchable rule is in force."""
        return rule_id in self.rules

    def without(self, rule_id: str) -> RuleSet:
        """Return the game of somebody who does not know one rule.

        UnknownRuleError names the rules that can be left out, when this is none of them.
        """
        return replace(self, rules=self.rules - {self._known(rule_id)})

    def having(self, rule_id: str) -> RuleSet:
        """Return the game with one switchable rule in force, such as an option that circles differ on."""
        return replace(self, rules=self.rules | {self._known(rule_id)})

    def _known(self, rule_id: str) -> str:
        """Return the id if it has a switch in this game."""
        if rule_id not in self.switchable:
            known = ", ".join(sorted(self.switchable))
            raise UnknownRuleError(f"the rule {rule_id!r} cannot be left out; these can: {known}")
        return rule_id

    @property
    def left_out(self) -> frozenset[str]:
        """The switchable rules that are not in force."""
        return self.switchable - self.rules


STANDARD = RuleSet("standard", 15, START, frozenset(SWITCHABLE))
"""Backgammon with no optional rule."""


def require_explained(ruleset: RuleSet) -> None:
    """Raise UnknownRuleError where reasons would not be true.

    Only EXPLAINED rules may be left out, and those that a game has beyond the standard ones.
    """
    unexplained = ", ".join(sorted((ruleset.left_out & set(SWITCHABLE)) - EXPLAINED))
    if unexplained:
        raise UnknownRuleError(
            f"no reasons are given for games without {unexplained}; ask for results instead"
        )
