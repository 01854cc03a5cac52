"""Why a try or a play is not legal, as codes and facts; the sentences are made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from generator.rules.moves import Move, Play
from generator.rules.position import Location, Position

REASON_CODES: tuple[str, ...] = (
    "movement.direction",
    "movement.bar-is-no-point",
    "movement.dice-separate",
    "movement.intermediate",
    "landing.blocked",
    "obligation.no-pass",
    "obligation.both-dice",
    "obligation.larger-die",
    "obligation.doubles-as-many",
    "bar.enter-first",
    "bar.enter-point",
    "bar.enter-open",
    "bar.no-adding",
    "bearoff.start",
    "bearoff.must-move-higher",
    "bearoff.higher-die",
    "bearoff.full-value",
    "try.not-yours",
    "try.empty",
    "try.not-rolled",
    "try.spent",
    "try.unfinished",
)
"""Every code a reason of the standard game can have.

All are rule ids but the ``try.*`` codes, which name tries that break no rule of the game;
``try.unfinished`` is never found here: it is said when a turn is handed in that could go on.
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: a code and the facts its sentence needs; facts that do not belong to the code are None."""

    code: str
    """One of :data:`REASON_CODES`."""
    step: int | None = None
    """Judged plays only: which move breaks the rule, counting from 0.

    For an obligation, the first move after which no legal play can be completed; for a play that only stops
    too early, the move that is missing: one past the last.
    """
    die: int | None = None
    """The number meant by the sentence."""
    point: int | None = None
    """The point meant by the sentence, in the mover's numbers."""
    source: Location | None = None
    """movement.bar-is-no-point: where the checker stands. movement.intermediate: the first of two stops."""
    target: Location | None = None
    """movement.bar-is-no-point: where the number ends. movement.intermediate: the second of two stops."""
    n: int | None = None
    """A count: checkers in the way, on the bar or outside; a distance; moves that can be played."""


@dataclass(frozen=True, slots=True)
class Legal:
    """The play is legal: one way to make it, and the position it leads to, seen from the same side."""

    play: Play
    result: Position


@dataclass(frozen=True, slots=True)
class Illegal:
    """The play is not legal: all faults of its first faulty move, or the turn's if each move stands."""

    reasons: tuple[Reason, ...]
    moves: tuple[Move, ...] = ()
    """The judged play in written order, compounds split, up to its first faulty move.

    ``Reason.step`` counts these.
    """


Verdict = Legal | Illegal

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Allowed(Generic[State]):
    """An action that is no play stands (a double, a take, a claim at the table), and what it leads to.

    What does not stand is :class:`Illegal`, with rule ids as codes and without moves.
    """

    state: State
    """The state after the action."""
