"""One turn at the table, act by act: when it ends, what may be changed till then, when the opponent may act.

turn.ends-on-lift, turn.may-change, turn.alternate; what an opponent does too early is :mod:`.early`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from generator.rules.reasons import Allowed, Illegal, Reason
from generator.rules.table.codes import TAUGHT, Code
from generator.rules.table.early import Early, Excuse, acted_early
from generator.rules.table.rows import NotNamed, illegal


class Phase(Enum):
    """How far the turn has come."""

    TO_THROW = "to-throw"
    THROWN = "thrown"
    MOVED = "moved"
    ENDED = "ended"
    """Dice lifted, or with a clock the clock pressed."""
    NEXT = "next"
    """The opponent has thrown: the next turn has begun."""


class Act(Enum):
    """What somebody does during a turn."""

    THROW = "throw"
    MOVE = "move"
    CHANGE = "change"
    """The player takes moves back and plays otherwise."""
    LIFT = "lift"
    """The player picks up the dice."""
    PRESS = "press"
    """The player presses the clock."""
    OPPONENT_TAKES_UP = "opponent-takes-up"
    """The opponent takes up the dice to throw them."""
    OPPONENT_THROWS = "opponent-throws"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn so far."""

    clock: bool = False
    phase: Phase = Phase.TO_THROW
    thrown_early: bool = False
    """The opponent has thrown already, and the throw stands."""
    excuses: frozenset[Excuse] = frozenset()
    """What excuses an early throw of the opponent here."""


ACTS: dict[tuple[Phase, Act], Phase | str] = {
    (Phase.TO_THROW, Act.THROW): Phase.THROWN,
    (Phase.TO_THROW, Act.MOVE): "turn.alternate",
    (Phase.TO_THROW, Act.CHANGE): "turn.alternate",
    (Phase.TO_THROW, Act.LIFT): "turn.alternate",
    (Phase.TO_THROW, Act.PRESS): "turn.alternate",
    (Phase.THROWN, Act.THROW): "turn.alternate",
    (Phase.THROWN, Act.MOVE): Phase.MOVED,
    (Phase.THROWN, Act.CHANGE): Phase.MOVED,
    (Phase.THROWN, Act.LIFT): Phase.ENDED,
    (Phase.THROWN, Act.PRESS): Phase.ENDED,
    (Phase.MOVED, Act.THROW): "turn.alternate",
    (Phase.MOVED, Act.MOVE): Phase.MOVED,
    (Phase.MOVED, Act.CHANGE): Phase.MOVED,
    (Phase.MOVED, Act.LIFT): Phase.ENDED,
    (Phase.MOVED, Act.PRESS): Phase.ENDED,
    (Phase.ENDED, Act.THROW): "turn.alternate",
    (Phase.ENDED, Act.MOVE): "turn.ends-on-lift",
    (Phase.ENDED, Act.CHANGE): "turn.ends-on-lift",
    (Phase.ENDED, Act.LIFT): "turn.ends-on-lift",
    (Phase.ENDED, Act.PRESS): "turn.ends-on-lift",
    (Phase.NEXT, Act.THROW): "turn.alternate",
    (Phase.NEXT, Act.MOVE): "turn.ends-on-lift",
    (Phase.NEXT, Act.CHANGE): "turn.ends-on-lift",
    (Phase.NEXT, Act.LIFT): "turn.ends-on-lift",
    (Phase.NEXT, Act.PRESS): "turn.ends-on-lift",
}
"""The player's own acts: where each leads, or the rule it breaks.

A turn may end without a move, since there may be no legal one; whether the play is legal is not asked here.
"""

OPPONENTS_ACTS = frozenset({Act.OPPONENT_TAKES_UP, Act.OPPONENT_THROWS})


def act(turn: Turn, done: Act, code: Code = TAUGHT) -> Allowed[Turn] | Illegal | NotNamed:
    """Return the turn after somebody has acted, or the rules the act breaks.

    Without a clock lifting the dice ends the turn; with a clock the press does and the dice stay, so lifting
    them ends nothing (turn.ends-on-lift). ValueError where a clock is pressed that is not there.
    """
    if done is Act.PRESS and not turn.clock:
        raise ValueError("there is no clock to press")
    if done in OPPONENTS_ACTS:
        return opponent_acts(turn, done, code)
    if done is Act.LIFT and turn.clock:
        return illegal("turn.ends-on-lift")
    found = ACTS[turn.phase, done]
    if isinstance(found, str):
        return illegal(found)
    if found is Phase.ENDED and turn.thrown_early:
        found = Phase.NEXT
    return Allowed(replace(turn, phase=found))


def opponent_acts(turn: Turn, done: Act, code: Code) -> Allowed[Turn] | Illegal | NotNamed:
    """Return the turn after the opponent took up dice or threw, early or in his time."""
    throws = done is Act.OPPONENT_THROWS
    if turn.phase is Phase.NEXT:
        return illegal("turn.alternate")
    if turn.phase is Phase.ENDED:
        return Allowed(replace(turn, phase=Phase.NEXT) if throws else turn)
    verdict = acted_early(Early(throws, turn.excuses), code)
    if isinstance(verdict, Allowed):
        return Allowed(replace(turn, thrown_early=True))
    return verdict


def run(acts: Sequence[Act], turn: Turn, code: Code = TAUGHT) -> Allowed[Turn] | Illegal | NotNamed:
    """Return the turn after these acts in this order, or the first that may not be done.

    ``Reason.step`` is its place, counting from 0.
    """
    for step, done in enumerate(acts):
        verdict = act(turn, done, code)
        if isinstance(verdict, NotNamed):
            return verdict
        if isinstance(verdict, Illegal):
            return Illegal(tuple(Reason(reason.code, step=step) for reason in verdict.reasons))
        turn = verdict.state
    return Allowed(turn)
