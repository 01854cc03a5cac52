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

GAME_REASON_CODES: tuple[str, ...] = (
    "long.one-from-head",
    "long.no-hit",
    "long.six-block",
    "long.six-block-midturn",
    "tavli.plakoto",
    "tavli.fevga",
    "tavla.turkish",
)
"""What other games add to :data:`REASON_CODES`; long.first-double is told as long.one-from-head.

One id of a Greek game tells several rules, which the facts tell apart.

tavli.plakoto: point and n, the point is closed by so many; point alone, the checker there is pinned; n alone,
so many are pinned, so nothing goes off. tavli.fevga: point and n, the point is closed; point alone, only the
runner there may move; n = 6 alone, all six points of the starting quarter; source and target, the prime from
one to the other must be opened.
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: a code and the facts its sentence needs; facts that do not belong to the code are None."""

    code: str
    """One of :data:`REASON_CODES` or :data:`GAME_REASON_CODES`."""
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
    """movement.bar-is-no-point: where the checker stands. movement.intermediate: the first of two stops.

    tavli.fevga: the point of a prime that the enemy comes to first.
    """
    target: Location | None = None
    """movement.bar-is-no-point: where the number ends. movement.intermediate: the second of two stops.

    tavli.fevga: the point of a prime that the enemy comes to last.
    """
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
