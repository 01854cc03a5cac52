"""Every way a roll can be played out, step by step, before the obligations choose among them.

A state is a board, the numbers left and, in games that leave out a rule about whole turns, what must be
remembered of the turn so far. Each state is met once, however many orders lead to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import NamedTuple

from generator.rules.games.turnrules import TurnRules
from generator.rules.games.turns import turn_rules
from generator.rules.packed import BAR_SLOT, ENEMY, OFF_SLOT, Board
from generator.rules.ruleset import HIT_AND_RUN, RuleSet
from generator.rules.steps import is_closed, target_of

NO_RUNNER = -1


class Memory(NamedTuple):
    """What a game without some whole-turn permission, or with the café rule of tavla, must remember.

    Never needed in the standard game.
    """

    barred: tuple[int, ...] = ()
    """Slots of checkers that may not move again in this turn."""
    runner: int = NO_RUNNER
    """The slot of the only checker that may move on; off means that none may."""


class State(NamedTuple):
    """A moment of a turn."""

    board: Board
    left: tuple[int, ...]
    """Numbers still to be played, the larger first."""
    memory: Memory = Memory()


class Hop(NamedTuple):
    """One checker from slot to slot by one number."""

    source: int
    target: int
    die: int


class Edge(NamedTuple):
    """What leads from one state to the next: one hop, or several where a game lets numbers act as one."""

    hops: tuple[Hop, ...]
    state: State


@dataclass(frozen=True, slots=True)
class Explored:
    """All states a roll can lead to, with the edges between them."""

    start: State
    edges: dict[State, tuple[Edge, ...]]
    """Every reached state in the order met; states without edges are where nothing more can be played."""
    rules: TurnRules
    """How checkers moved in this turn."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the roll."""
        return self.start.left

    def used(self, state: State) -> int:
        """How many numbers have been played in this state."""
        return len(self.start.left) - len(state.left)


def taken(left: tuple[int, ...], *dice: int) -> tuple[int, ...]:
    """Return the numbers left after some have been played."""
    rest = list(left)
    for die in dice:
        rest.remove(die)
    return tuple(rest)


class Explorer:
    """Expands states by the rules in force."""

    def __init__(self, ruleset: RuleSet, start: State, *, first: bool = False) -> None:
        self.ruleset = ruleset
        self.start = start
        self.first = first
        self.double = len(set(start.left)) < len(start.left)
        self.rules = turn_rules(ruleset, start.board, start.left, first=first)
        self.steps = self.rules.steps
        self.moved = self.rules.moved
        self.remembers = ruleset.has(HIT_AND_RUN) or not all(
            ruleset.has(rule)
            for rule in ("movement.combine", "movement.order-free", "doubles.distribution", "hit.continue")
        )
        self.joins = not (ruleset.has("movement.intermediate") and ruleset.has("bar.no-adding"))

    def explore(self) -> Explored:
        """Return everything that can be reached from the start."""
        edges: dict[State, tuple[Edge, ...]] = {}
        waiting = [self.start]
        while waiting:
            coming: dict[State, None] = {}
            for state in waiting:
                edges[state] = tuple(self.expand(state))
                coming.update((edge.state, None) for edge in edges[state])
            waiting = [state for state in coming if state not in edges]
        return Explored(self.start, edges, self.rules)

    def expand(self, state: State) -> Iterator[Edge]:
        """Yield the edges that leave a state."""
        if self.turn_is_stopped(state):
            return
        found = False
        for die in dict.fromkeys(state.left):
            if found and not self.ruleset.has("movement.order-free"):
                return
            for source, target in self.steps(state.board, die):
                if self.remembers and not self.may_move(state, source):
                    continue
                found = True
                yield self.edge(state, source, target, die)
        if self.joins:
            yield from self.joined(state)

    def turn_is_stopped(self, state: State) -> bool:
        """Without bar.rest-of-roll the turn ends as soon as the last checker from the bar is in."""
        if self.ruleset.has("bar.rest-of-roll"):
            return False
        return self.start.board[BAR_SLOT] > 0 and state.board[BAR_SLOT] == 0

    def edge(self, state: State, source: int, target: int, die: int) -> Edge:
        """Return the edge of one ordinary step."""
        board = self.moved(state.board, source, target)
        memory = state.memory
        if self.remembers:
            memory = self.remember(state, target, die)
        return Edge((Hop(source, target, die),), State(board, taken(state.left, die), memory))

    def may_move(self, state: State, source: int) -> bool:
        """Whether what is remembered lets a checker leave this slot."""
        barred, runner = state.memory
        if runner not in (NO_RUNNER, source):
            return False
        return state.board[source] > barred.count(source)

    def remember(self, state: State, target: int, die: int) -> Memory:
        """Return what must be remembered after a step.

        movement.combine: without it a checker that has moved may not use the other number.
        doubles.distribution: without it one checker makes all moves of a double.
        hit.continue: without it a checker that has hit stays where it is.
        tavla.turkish: a checker that has hit in its own home board stays there.
        movement.order-free: without it nothing may follow the smaller number.
        """
        barred, runner = state.memory
        has = self.ruleset.has
        hit = target != OFF_SLOT and state.board[ENEMY + target] > 0
        stays = hit and (not has("hit.continue") or (has(HIT_AND_RUN) and target <= 6))
        if stays or not (self.double or has("movement.combine")):
            barred = tuple(sorted((*barred, target)))
        if self.double and not has("doubles.distribution"):
            runner = OFF_SLOT if stays else target
        if not self.double and not has("movement.order-free") and die < state.left[0]:
            runner = OFF_SLOT
        return Memory(barred, runner)

    def joined(self, state: State) -> Iterator[Edge]:
        """Yield the ways in which several numbers act as one, where a rule against it is left out."""
        if not self.ruleset.has("bar.no-adding"):
            yield from self.added_entries(state)
        if self.ruleset.has("movement.intermediate"):
            return
        if state.board[BAR_SLOT] and self.ruleset.has("bar.enter-first"):
            return
        for many in range(2, len(state.left) + 1):
            for order in dict.fromkeys(permutations(state.left, many)):
                for source in range(24, 0, -1):
                    if state.board[source] and self.may_move(state, source):
                        yield from self.through(state, source, order)

    def added_entries(self, state: State) -> Iterator[Edge]:
        """Yield entries by the sum of two numbers, six at most (the game without bar.no-adding)."""
        for pair in dict.fromkeys((a, b) for a, b in pairwise(state.left)):
            total = sum(pair)
            if total > 6 or not state.board[BAR_SLOT]:
                continue
            for source, target in self.steps(state.board, total):
                if source == BAR_SLOT:
                    board = self.moved(state.board, source, target)
                    left = taken(state.left, *pair)
                    yield Edge((Hop(source, target, total),), State(board, left, state.memory))

    def through(self, state: State, source: int, order: tuple[int, ...]) -> Iterator[Edge]:
        """Yield one checker's way over closed stops (the game without movement.intermediate)."""
        board, at, over_closed, hops = state.board, source, False, []
        for die in order[:-1]:
            stop = target_of(at, die, self.ruleset)
            if stop <= OFF_SLOT:
                return
            hops.append(Hop(at, stop, die))
            if is_closed(board, at, stop, self.ruleset):
                over_closed = True
                board = lifted(board, at, stop)
            elif (at, stop) in self.steps(board, die):
                board = self.moved(board, at, stop)
            else:
                return
            at = stop
        if not over_closed:
            return
        for start, target in self.steps(board, order[-1]):
            if start == at:
                hops.append(Hop(at, target, order[-1]))
                after = self.moved(board, at, target)
                yield Edge(tuple(hops), State(after, taken(state.left, *order), state.memory))


def lifted(board: Board, source: int, target: int) -> Board:
    """Move one checker without touching the enemy on the target."""
    after = bytearray(board)
    after[source] -= 1
    after[target] += 1
    return bytes(after)


def explore(board: Board, numbers: tuple[int, ...], ruleset: RuleSet, *, first: bool = False) -> Explored:
    """Return all states a roll's numbers can lead to from a board; ``first``: on the mover's first turn."""
    return Explorer(ruleset, State(board, numbers), first=first).explore()
