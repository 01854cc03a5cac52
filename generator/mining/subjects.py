"""Which rules are mined, and through which switch those are studied that have none."""

from __future__ import annotations

from collections.abc import Mapping

from generator.mining.draft import Draft
from generator.mining.study import Study
from generator.quizzes.model import Kind
from generator.rules import SWITCHABLE, LegalPlay
from generator.rules.patterns import shows

THROUGH: Mapping[str, tuple[str, ...]] = {
    "obligation.lost-number": ("landing.blocked",),
    "obligation.no-legal-move": ("landing.blocked",),
    "bar.blocked-turn": ("bar.enter-open", "bar.enter-first"),
    "bar.closed-board": ("bar.enter-open", "bar.enter-first"),
    "bearoff.meaning": ("bearoff.exact", "bearoff.higher-die", "bearoff.full-value"),
    "bearoff.forced-six": ("bearoff.full-value",),
    "bearoff.order-trick": ("movement.order-free",),
    "bearoff.forced-all": ("obligation.both-dice", "obligation.no-pass", "obligation.doubles-as-many"),
    "bearoff.hit-stops": ("bearoff.start", "bar.enter-first"),
    "state.blot": ("landing.blot",),
    "state.prime": ("landing.blocked",),
}
"""Consequences and states -> the rules whose mistakes are made where they are not known."""
SUBJECTS = (*SWITCHABLE, *THROUGH)
"""Every rule that is mined."""
SHARE = 4
"""A consequence or state has one position where a rule with a switch has so many."""
LEAST = 12
"""... but no fewer than this, unless fewer are asked for."""


def wanted(rule: str, count: int) -> int:
    """Return how many positions to find for a rule when ``count`` are asked for of each restriction."""
    return count if rule in SWITCHABLE else min(count, max(LEAST, count // SHARE))


def studies(rule: str, study: Study) -> tuple[Study, ...]:
    """Return the ways to study a rule on a board; none where the board does not show it."""
    position, roll = study.spot.position, study.spot.roll
    if rule in SWITCHABLE:
        return (study,) if study.exercised else ()
    if not shows(rule, position, roll):
        return ()
    ways = (Study(base, study.spot, rule) for base in THROUGH[rule])
    return tuple(way for way in ways if way.exercised)


def fits(rule: str, draft: Draft, study: Study) -> bool:
    """Whether a question made through another rule asks for this one."""
    if rule in ("obligation.no-legal-move", "bar.blocked-turn", "bar.closed-board"):
        return not study.legal and draft.kind is not Kind.PLAY_THE_ROLL
    if rule == "obligation.lost-number":
        return bool(study.legal) and not study.spot.roll.is_double
    if rule == "bearoff.meaning":
        return draft.kind in _OFF_KINDS and borne_off(study, study.legal)
    if rule == "state.blot":
        return draft.kind is Kind.PLAY_THE_ROLL
    if rule == "bearoff.order-trick":
        return draft.kind is not Kind.PICK_DESTINATIONS and borne_off(study, study.overlooked[:1])
    return True


_OFF_KINDS = frozenset({Kind.PLAY_THE_ROLL, Kind.FORCED_PLAY, Kind.CHOOSE_PLAY})


def borne_off(study: Study, plays: tuple[LegalPlay, ...]) -> bool:
    """Whether there are plays and each bears a checker off."""
    before = study.spot.position.on_roll.on_board
    return bool(plays) and all(play.result.on_roll.on_board < before for play in plays)
