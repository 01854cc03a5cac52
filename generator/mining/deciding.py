"""Which rules decide a question besides its own: those whose absence would change a verdict in it."""

from __future__ import annotations

from dataclasses import dataclass

from generator.mining.world import Moves, Spot, World, world
from generator.registry import Registry
from generator.rules import PERMISSIONS, SWITCHABLE, Location, Position

DECIDERS = tuple(rule for rule in SWITCHABLE if rule not in PERMISSIONS and rule != "obligation.no-pass")
"""Restrictions and effects, but for the one that every question about a play rests on (course 5.2)."""
PATH = frozenset(
    {
        "movement.direction", "movement.dice-separate", "landing.blocked", "hit.to-bar", "bar.enter-first",
        "bar.enter-point", "doubles.four-moves", "obligation.both-dice", "bearoff.start",
        "bearoff.higher-die",
    }
)  # fmt: skip
"""Rules of the ten-minute path, which are known before any chapter."""
MOST_DECIDERS = 3
"""Other rules that may decide a question; more is a riddle, not a question about a rule."""


@dataclass(frozen=True, slots=True)
class Judged:
    """Everything in a question that is right or wrong."""

    boards: tuple[Position, ...] = ()
    """Boards after plays that the question offers or wants."""
    tries: tuple[Moves, ...] = ()
    """Moves that are refused in it."""
    source: Location | None = None
    """With ``places``: the checker whose landing places are asked for; None for every checker."""
    places: tuple[Location, ...] = ()
    """Places that somebody marks, rightly or wrongly."""
    count: bool = False
    """Whether the number of legal plays is asked for."""

    def verdicts(self, here: World) -> tuple[object, ...]:
        """Return the verdict on each of these in one game."""
        marked = here.places(self.source) if self.places else frozenset()
        return (
            *(board in here.results for board in self.boards),
            *(here.accepts(moves) for moves in self.tries),
            *(place in marked for place in self.places),
            len(here.results) if self.count else None,
        )


def deciders(spot: Spot, rule: str, judged: Judged) -> tuple[str, ...]:
    """Return the other rules that decide, in the order of ``DECIDERS``."""
    right = judged.verdicts(world(spot))
    return tuple(
        other
        for other in DECIDERS
        if other != rule and matters(other, spot) and judged.verdicts(world(spot, other)) != right
    )


def matters(rule: str, spot: Spot) -> bool:
    """Whether a rule can play a part on this board at all: a cheap first look."""
    if rule.startswith("bar."):
        return spot.position.on_roll.bar > 0
    if rule in ("doubles.four-moves", "obligation.doubles-as-many"):
        return spot.roll.is_double
    return not (spot.roll.is_double and rule in ("obligation.both-dice", "obligation.larger-die"))


def allowed(others: tuple[str, ...], rule: str, registry: Registry) -> bool:
    """Whether these rules may decide: few, and none taught later unless the ten-minute path has it."""
    own = registry.order[rule]
    return len(others) <= MOST_DECIDERS and all(
        other in PATH or registry.order[other] <= own for other in others
    )
