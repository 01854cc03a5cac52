"""Why a checker may not be moved by a number at a moment of a turn, in any game."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from generator.rules.explore import Explorer, State, taken
from generator.rules.obligations import completable, finals
from generator.rules.packed import OFF_SLOT
from generator.rules.reasons import Reason
from generator.rules.ruleset import HIT_AND_RUN

SIX_BLOCK, MIDTURN = "long.six-block", "long.six-block-midturn"


class StepFaults:
    """Tells the step rules that a step breaks; the game's own checks, and what the turn so far forbids."""

    def __init__(self, explorer: Explorer) -> None:
        self.explorer = explorer
        self.ruleset = explorer.ruleset

    def of(self, state: State, source: int, die: int) -> tuple[Reason, ...]:
        """Return every step rule in force that an own checker moved from a slot by a number breaks."""
        found = self.explorer.rules.faults(state.board, source, die)
        if self.ruleset.has(HIT_AND_RUN) and not self.explorer.may_move(state, source):
            found += (Reason(HIT_AND_RUN, point=source),)
        if found and self.ruleset.has(MIDTURN):
            found = tuple(self.moment(each, state, source, die) for each in found)
        return found

    def moment(self, reason: Reason, state: State, source: int, die: int) -> Reason:
        """Return long.six-block-midturn for a block that a legal end of the turn would no longer have."""
        if reason.code != SIX_BLOCK:
            return reason
        board = self.explorer.moved(state.board, source, max(source - die, OFF_SLOT))
        passing = State(board, taken(state.left, die)) in self.without_midturn
        return replace(reason, code=MIDTURN) if passing else reason

    @cached_property
    def without_midturn(self) -> frozenset[State]:
        """Every state that can be completed where only the end of the turn counts for blocks."""
        ruleset = self.ruleset.without(MIDTURN)
        turn = Explorer(ruleset, self.explorer.start, first=self.explorer.first).explore()
        return completable(turn, finals(turn, ruleset))
