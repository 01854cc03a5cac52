"""The turn as a graph: every part-play that can still be completed, and why every other try cannot.

The page's board walks this graph; it decides nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.rules.checks import backward_faults
from generator.rules.dice import Roll
from generator.rules.explore import Edge, Explored, Explorer, Hop, State
from generator.rules.legal import numbers_of
from generator.rules.obligations import completable, end_rule, finals, most_numbers
from generator.rules.packed import BAR_SLOT, ENEMY, OFF_SLOT, Board, pack, place_of, unpack
from generator.rules.places import DIRECTION, behind_faults, place_faults
from generator.rules.position import BAR, OFF, Location, Position, location_key
from generator.rules.reasons import Reason
from generator.rules.ruleset import STANDARD, RuleSet, require_explained
from generator.rules.stepfaults import StepFaults

Reasons = tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A move that can still be completed to a legal play."""

    to_node: int
    """Index of the node it leads to."""
    target: Location
    hit: bool
    """Whether it hits a checker; a pin is no hit."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A checker tried with a number left, and why it may not."""

    target: Location
    """Where the number would take it."""
    reasons: Reasons


@dataclass(frozen=True, slots=True)
class Node:
    """A moment of the turn. Every try at it is either in ``steps`` or has a reason."""

    position: Position
    """The board now, seen from the side that moves."""
    left: tuple[int, ...]
    """Numbers not played yet, the larger first."""
    played: tuple[int, ...]
    """Numbers played, the larger first."""
    steps: Mapping[tuple[Location, int], Step]
    """(source, number): moves that can still be completed legally."""
    refused: Mapping[tuple[Location, int], Refusal]
    """(source, number): own checker tried with a number left that it may not use."""
    misplaced: Mapping[tuple[Location, Location], Reasons]
    """(source, target): own checker tried to a place no number left gives; ``default`` if not here."""
    foreign: Mapping[str, Reasons]
    """Places without an own checker, by key ("24" … "1", "bar", "off", "opp-bar", "opp-off")."""
    default: Reasons
    """Why not, for every other try."""
    end: bool
    """Whether the turn may end here."""
    turned: Mapping[tuple[Location, int], Step] = field(default_factory=dict)
    """Moves away from home, by (source, number); only in the game without movement.direction.

    There ``misplaced`` tells of every other point behind, by a number or not.
    """

    @property
    def unfinished(self) -> Reasons:
        """Why the turn may not be handed in here, by the largest number still playable; empty at an end."""
        if self.end:
            return ()
        return (Reason("try.unfinished", die=max(die for _, die in (*self.steps, *self.turned))),)

    def why(self, source: Location, target: Location) -> Reasons:
        """Return why an own checker may not be put there; empty if a step goes there.

        If several numbers go there and all are refused, the reasons of the larger number are given.
        """
        moves = (*self.steps.items(), *self.turned.items())
        if any(at == source and step.target == target for (at, _), step in moves):
            return ()
        for (at, _), refusal in self.refused.items():
            if at == source and refusal.target == target:
                return refusal.reasons
        return self.misplaced.get((source, target), self.default)


@dataclass(frozen=True, slots=True)
class PlayGraph:
    """All nodes of a turn; node 0 is its start."""

    nodes: tuple[Node, ...]

    @property
    def ends(self) -> tuple[int, ...]:
        """Indices of the nodes in which the turn may end."""
        return tuple(index for index, node in enumerate(self.nodes) if node.end)


def play_graph(
    position: Position, roll: Roll, ruleset: RuleSet = STANDARD, *, first: bool = False
) -> PlayGraph:
    """Return the graph of a turn; ``first``: it is the mover's own first turn.

    Only restrictions of single steps, the direction among them, and obligations may be left out of the rule
    set here; for other rules reasons would not be true, and UnknownRuleError is raised.
    """
    require_explained(ruleset)
    return GraphMaker(position, roll, ruleset, first=first).make()


class GraphMaker:
    """Builds the nodes of one turn."""

    def __init__(self, position: Position, roll: Roll, ruleset: RuleSet, *, first: bool) -> None:
        self.ruleset = ruleset
        explorer = Explorer(ruleset, State(pack(position), numbers_of(roll, ruleset)), first=first)
        self.turn: Explored = explorer.explore()
        self.step_faults = StepFaults(explorer)
        self.pins = bool(position.pins)
        self.ends = finals(self.turn, ruleset)
        alive = completable(self.turn, self.ends)
        self.states = [state for state in self.turn.edges if state in alive]
        self.index = {state: number for number, state in enumerate(self.states)}

    def make(self) -> PlayGraph:
        """Return the whole graph."""
        return PlayGraph(tuple(self.node(state) for state in self.states))

    def node(self, state: State) -> Node:
        """Return one moment of the turn with every try and its answer."""
        board = state.board
        played = list(self.turn.numbers)
        for die in state.left:
            played.remove(die)
        sources = [source for source in range(BAR_SLOT, 0, -1) if board[source]]
        steps: dict[tuple[Location, int], Step] = {}
        refused: dict[tuple[Location, int], Refusal] = {}
        goes = self.edges_from(state)
        for source in sources:
            for die in dict.fromkeys(state.left):
                key, target = (place_of(source), die), max(source - die, OFF_SLOT)
                if edge := goes.get((source, target, die)):
                    steps[key] = self.step(board, edge)
                else:
                    reasons = self.step_faults.of(state, source, die)
                    reasons = reasons or (self.turn_fault(state, source, target, die),)
                    refused[key] = Refusal(place_of(target), reasons)
        misplaced = self.misplaced(state, sources, tuple(played))
        turned = (
            {} if self.ruleset.has("movement.direction") else self.turned(state, tuple(played), misplaced)
        )
        return Node(
            position=unpack(board, self.ruleset.facing),
            left=state.left,
            played=tuple(played),
            steps=steps,
            refused=refused,
            misplaced=misplaced,
            foreign=foreign(board),
            default=DIRECTION,
            end=state in self.ends,
            turned=turned,
        )

    def edges_from(self, state: State) -> dict[tuple[int, int, int], Edge]:
        """Return the edges that can still be completed, by source, target and number."""
        return {
            (edge.hops[0].source, edge.hops[0].target, edge.hops[0].die): edge
            for edge in self.turn.edges[state]
            if edge.state in self.index
        }

    def turn_fault(self, state: State, source: int, target: int, die: int) -> Reason:
        """Return why a step that stands cannot be completed: the game's end rule or an obligation."""
        if self.turn.rules.end_fault:
            hop = Hop(source, target, die)
            after = next(edge.state for edge in self.turn.edges[state] if edge.hops[0] == hop)
            found = end_rule(self.turn, self.ruleset, after)
            if found:
                return found
        return turn_fault(self.turn, state, die)

    def step(self, board: Board, edge: Edge) -> Step:
        """Return a move as the node that it leaves knows it."""
        target = edge.hops[0].target
        hit = target != OFF_SLOT and board[ENEMY + target] > 0 and not self.pins
        return Step(self.index[edge.state], place_of(target), hit)

    def turned(
        self,
        state: State,
        played: tuple[int, ...],
        misplaced: dict[tuple[Location, Location], Reasons],
    ) -> dict[tuple[Location, int], Step]:
        """Return the moves away from home, and add to ``misplaced`` why not to each other point behind."""
        board, goes, found = state.board, self.edges_from(state), {}
        for source in (source for source in range(24, 0, -1) if board[source]):
            for target in range(24, source, -1):
                die = target - source
                if edge := goes.get((source, target, die)):
                    found[place_of(source), die] = self.step(board, edge)
                elif die in state.left:
                    reasons = backward_faults(board, source, target, self.ruleset)
                    reasons = reasons or (self.turn_fault(state, source, target, die),)
                    misplaced[place_of(source), place_of(target)] = reasons
                else:
                    reasons = behind_faults(board, source, target, state.left, played)
                    misplaced[place_of(source), place_of(target)] = reasons
        return found

    def misplaced(
        self, state: State, sources: list[int], played: tuple[int, ...]
    ) -> dict[tuple[Location, Location], Reasons]:
        """Return why not to each place ahead that no number left gives; those behind have the default."""
        found: dict[tuple[Location, Location], Reasons] = {}
        closed = self.turn.rules.closed
        for source in sources:
            given = {max(source - die, OFF_SLOT) for die in state.left}
            for target in range(source - 1, -1, -1):
                if target not in given:
                    key = place_of(source), place_of(target)
                    found[key] = place_faults(state.board, source, target, state.left, played, closed=closed)
        return found


def turn_fault(turn: Explored, state: State, die: int) -> Reason:
    """Return the obligation broken by a step that stands by itself but cannot be completed.

    obligation.larger-die: one number can be played, and this is the smaller one.
    obligation.both-dice: both can, but not after this step.
    obligation.doubles-as-many: more moves of the double can be made another way.
    """
    most = most_numbers(turn)
    if len(set(turn.numbers)) == 1:
        return Reason("obligation.doubles-as-many", die=die, n=most)
    if most == 1:
        return Reason("obligation.larger-die", die=turn.numbers[0])
    other = next((number for number in state.left if number != die), die)
    return Reason("obligation.both-dice", die=other)


def foreign(board: Board) -> dict[str, Reasons]:
    """Return why a try may not start where the mover has no checker (try.not-yours, try.empty)."""
    theirs, empty = (Reason("try.not-yours"),), (Reason("try.empty"),)
    found: dict[str, Reasons] = {}
    for source in range(BAR_SLOT, 0, -1):
        if not board[source]:
            enemy = source != BAR_SLOT and board[ENEMY + source]
            found[location_key(place_of(source))] = theirs if enemy else empty
    found[location_key(OFF)] = empty
    found[f"opp-{location_key(BAR)}"] = theirs if board[ENEMY] else empty
    found[f"opp-{location_key(OFF)}"] = theirs
    return found
