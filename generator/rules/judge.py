"""The verdict on a whole play: legal with its result, or every reason why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, permutations

from generator.rules.checks import backward_faults
from generator.rules.dice import Roll
from generator.rules.explore import Explored, Explorer, Hop, State, taken
from generator.rules.graph import turn_fault
from generator.rules.legal import numbers_of
from generator.rules.moves import Journey, Move
from generator.rules.obligations import completable, end_rule, finals, most_numbers
from generator.rules.packed import BAR_SLOT, ENEMY, OFF_SLOT, Board, pack, place_of, slot
from generator.rules.places import behind_faults, place_faults, reaches
from generator.rules.position import Position
from generator.rules.readings import Written, as_journeys, readings
from generator.rules.reasons import Illegal, Legal, Reason, Verdict
from generator.rules.ruleset import STANDARD, RuleSet, require_explained
from generator.rules.stepfaults import StepFaults

NO_DIE = 0
"""The number of a judged move that no number left gives."""


def judge(
    position: Position, roll: Roll, play: Written, ruleset: RuleSet = STANDARD, *, first: bool = False
) -> Verdict:
    """Return whether a play is legal, and if not, why not; ``first``: it is the mover's own first turn.

    The order of the moves is free, and a compound journey may go any way: if some order and way is legal, so
    is the play. If none is, the reasons are those of the written order, the larger die first where a compound
    leaves it open: every fault of the first faulty move, or the turn's fault if each move stands, with the
    move at which the turn went wrong.
    """
    found = readings(position, roll, play, ruleset, first=first)
    if found:
        return Legal(found[0].play, found[0].result)
    return explain(position, roll, play, ruleset, first=first)


def explain(
    position: Position, roll: Roll, play: Written, ruleset: RuleSet = STANDARD, *, first: bool = False
) -> Illegal:
    """Return why a play is not legal; only for a play that has no legal reading."""
    require_explained(ruleset)
    return Examiner(position, roll, ruleset, first=first).examine(as_journeys(play))


class Examiner:
    """Looks for the first fault of a play that is not legal."""

    def __init__(self, position: Position, roll: Roll, ruleset: RuleSet, *, first: bool) -> None:
        self.ruleset = ruleset
        self.numbers = numbers_of(roll, ruleset)
        self.explorer = Explorer(ruleset, State(pack(position), self.numbers), first=first)
        self.step_faults = StepFaults(self.explorer)
        self.turns_round = not ruleset.has("movement.direction")

    def examine(self, journeys: tuple[Journey, ...]) -> Illegal:
        """Return the reasons, with the play split into single moves."""
        hops: list[Hop] = []
        states = [self.explorer.start]
        for journey in journeys:
            stops = [slot(stop) for stop in (journey.source, *journey.via, journey.target)]
            for source, target in pairwise(stops):
                for hop in self.split(states[-1], source, target):
                    faults = self.faults(states[-1], hop)
                    hops.append(hop)
                    if faults:
                        return illegal(faults, hops)
                    states.append(self.explorer.edge(states[-1], *hop).state)
        return Illegal((self.turn_fault(states),), moves_of(hops))

    def split(self, state: State, source: int, target: int) -> Iterator[Hop]:
        """Yield the single moves of one leg of a journey, as :func:`split` does."""
        board, left = state.board, state.left
        if self.turns_round and source < target < BAR_SLOT and board[source]:
            return split_back(source, target, left)
        return split(board, source, target, left, self.numbers)

    def faults(self, state: State, hop: Hop) -> tuple[Reason, ...]:
        """Return every fault of one move."""
        board, left = state.board, state.left
        if not board[hop.source]:
            enemy = hop.source <= 24 and board[ENEMY + hop.source] > 0
            return (Reason("try.not-yours" if enemy else "try.empty"),)
        behind = self.turns_round and hop.source < hop.target < BAR_SLOT
        if hop.die == NO_DIE:
            played = tuple(self.numbers)
            for die in left:
                played = taken(played, die)
            if behind:
                return behind_faults(board, hop.source, hop.target, left, played)
            closed = self.explorer.rules.closed
            return place_faults(board, hop.source, hop.target, left, played, closed=closed)
        if behind:
            return backward_faults(board, hop.source, hop.target, self.ruleset)
        return self.step_faults.of(state, hop.source, hop.die)

    def turn_fault(self, states: list[State]) -> Reason:
        """Return the obligation that a play of sound moves does not meet, from its moments in order.

        obligation.no-pass: the turn could go on from here. obligation.both-dice and obligation.larger-die: it
        could not, but another play uses both numbers, or the larger one. With a double, stopping early is
        always obligation.doubles-as-many.

        The step is the first move after which no legal play can be completed. Where each move leaves one, the
        play only stops too early; the step is then the move that is missing, one past the last written.
        """
        turn = self.explorer.explore()
        alive = completable(turn, finals(turn, self.ruleset))
        step = next(
            (number for number, after in enumerate(states[1:]) if after not in alive), len(states) - 1
        )
        last = states[-1]
        game = None if last in alive else end_rule(turn, self.ruleset, last)
        return replace(game or self.obligation(turn, last, alive), step=step)

    def obligation(self, turn: Explored, state: State, alive: frozenset[State]) -> Reason:
        """Return the obligation that is not met by ending the turn here."""
        double = len(set(self.numbers)) == 1
        onward = [edge.hops[0].die for edge in turn.edges.get(state, ()) if edge.state in alive]
        if onward and not double:
            return Reason("obligation.no-pass", die=max(onward))
        if double or most_numbers(turn) == 1:
            return turn_fault(turn, state, self.numbers[-1])
        return Reason("obligation.both-dice", die=state.left[0])


def split(
    board: Board, source: int, target: int, left: tuple[int, ...], numbers: tuple[int, ...]
) -> Iterator[Hop]:
    """Yield the single moves of one leg of a journey; one move without a number if none fits.

    One number is enough if it can be; to bear off, the exact number, else the larger. Where several numbers
    are needed the larger comes first. Where a double has too few moves left for the leg, those left are made
    and the rest of the way is the move without a number.
    """
    if target < source and board[source]:
        singles = [die for die in left if max(source - die, OFF_SLOT) == target]
        if singles:
            yield Hop(source, target, source if source in singles else singles[0])
            return
        for many in range(2, len(left) + 1):
            for order in permutations(left, many):
                if reaches(source, target, order):
                    yield from chain(source, target, order)
                    return
        if asks_too_many(source, target, left, numbers):
            yield from chain(source, source - sum(left), left)
            source -= sum(left)
    yield Hop(source, target, NO_DIE)


def split_back(source: int, target: int, left: tuple[int, ...]) -> Iterator[Hop]:
    """Yield the moves of a leg away from home, in the game without movement.direction."""
    for many in range(1, len(left) + 1):
        for order in permutations(left, many):
            if source + sum(order) == target:
                yield from chain(source, target, order)
                return
    yield Hop(source, target, NO_DIE)


def asks_too_many(source: int, target: int, left: tuple[int, ...], numbers: tuple[int, ...]) -> bool:
    """Whether a double would take a checker there, but with more moves than are left, of which some are."""
    if not left or numbers[0] != numbers[-1]:
        return False
    return any(reaches(source, target, numbers[:many]) for many in range(len(left) + 1, len(numbers) + 1))


def chain(source: int, target: int, order: tuple[int, ...]) -> Iterator[Hop]:
    """Yield one checker's moves by these numbers, one after the other."""
    at, homeward = source, 1 if target < source else -1
    for die in order[:-1]:
        yield Hop(at, at - homeward * die, die)
        at -= homeward * die
    yield Hop(at, target, order[-1])


def illegal(faults: tuple[Reason, ...], hops: list[Hop]) -> Illegal:
    """Return the verdict on a play whose last hop so far has faults."""
    step = len(hops) - 1
    return Illegal(tuple(replace(fault, step=step) for fault in faults), moves_of(hops))


def moves_of(hops: list[Hop]) -> tuple[Move, ...]:
    """Return hops between slots as moves."""
    return tuple(Move(place_of(hop.source), place_of(hop.target), hop.die) for hop in hops)
