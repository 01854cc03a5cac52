"""What the engine makes of an item: the legal plays, the right ends, the places, the verdicts.

Nothing here trusts the author. Where the author claims something, ``verify`` compares.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.quizzes.cases import ScoreCase
from generator.quizzes.machine import CaseError, Ruling, outcome, ruling
from generator.quizzes.model import Board, Item, Kind, Option, Task
from generator.quizzes.notations import verdict_on
from generator.quizzes.places import marked_places, reasons_for_marks
from generator.rules import (
    Illegal,
    LegalPlay,
    Location,
    Move,
    Place,
    PlayGraph,
    Position,
    Reason,
    Side,
    legal_plays,
    play_graph,
)


@dataclass(frozen=True, slots=True)
class Hop:
    """One move of a solution."""

    move: Move
    """The checker, the place and the number."""
    hit: bool
    """Whether it hits."""


@dataclass(frozen=True, slots=True)
class OptionAnswer:
    """One option with the engine's verdict."""

    option: Option
    """As written."""
    right: bool | None
    """What the engine says; None where only the author can know."""
    reasons: tuple[Reason, ...] = ()
    """Why a play is not legal."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An item and everything the engine knows about it."""

    item: Item
    """The item as written."""
    legal: tuple[LegalPlay, ...] = ()
    """Legal plays with distinct results; empty when no move is legal."""
    graph: PlayGraph | None = None
    """Every try and its fate; only for items on a board that is played."""
    goal: tuple[int, ...] = ()
    """Nodes of the graph that are right ends, ascending."""
    solution: tuple[Hop, ...] = ()
    """One right play, for Show."""
    places: tuple[Location, ...] = ()
    """The right places of pick-destinations, the highest first."""
    marks: Mapping[Location, tuple[Reason, ...]] = field(default_factory=dict)
    """Every other place -> why a checker cannot land there; empty reasons: nothing reaches it."""
    options: tuple[OptionAnswer, ...] = ()
    """Options in the order written."""
    reasons: tuple[Reason, ...] = ()
    """Why the play that the question is about is not legal."""
    ruling: Ruling | None = None
    """Yes or no, with all rules against it, where a state machine or a table knows."""
    points: int | None = None
    """What the game counts that the question asks about."""
    impossible: str = ""
    """Why the situation cannot be; then nothing else is known."""

    @property
    def n(self) -> int:
        """Number of different legal plays."""
        return len(self.legal)

    @property
    def narrowed(self) -> bool:
        """Whether a task leaves some legal ends out."""
        ends = 0 if self.graph is None else sum(node.end for node in self.graph.nodes)
        return len(self.goal) < ends

    @property
    def quiet(self) -> tuple[LegalPlay, ...]:
        """The legal plays that hit nothing."""
        board = self.item.board
        return (
            () if board is None else tuple(one for one in self.legal if not hits(board.position, one.result))
        )


def solve(item: Item) -> Answer:
    """Work out one item. It must have the shape its kind needs (``shape.faults_of_shape``)."""
    board = item.board
    if item.case is not None:
        return _solve_case(item)
    if board is None or board.roll is None:
        return Answer(item, options=tuple(OptionAnswer(option, None) for option in item.options))
    legal = legal_plays(board.position, board.roll, board.ruleset, first=board.first)
    reasons = _reasons(board, item.move) if item.move else ()
    options = tuple(_judge_option(option, item, board, legal) for option in item.options)
    if item.kind.is_played:
        graph = play_graph(board.position, board.roll, board.ruleset, first=board.first)
        goal = _goal(graph, board, item.task)
        return Answer(item, legal, graph, goal, _solution(graph, goal), reasons=reasons)
    if item.kind is Kind.PICK_DESTINATIONS:
        graph = play_graph(board.position, board.roll, board.ruleset, first=board.first)
        places = marked_places(graph, item.source)
        marks = reasons_for_marks(graph, item.source, places)
        return Answer(item, legal, graph, places=places, marks=marks)
    return Answer(item, legal, options=options, reasons=reasons)


def _solve_case(item: Item) -> Answer:
    """Work out a game that is over, or a question about cube, match or dice."""
    options = tuple(OptionAnswer(option, None) for option in item.options)
    case = item.case
    try:
        if isinstance(case, ScoreCase):
            points = outcome(case, item.board).points
            options = tuple(OptionAnswer(option, right=option.number == points) for option in item.options)
            return Answer(item, options=options, points=points)
        return Answer(item, options=options, ruling=None if case is None else ruling(case, item.board))
    except CaseError as error:
        return Answer(item, options=options, impossible=str(error))


def hits(before: Position, after: Position) -> bool:
    """Whether a turn from one position to the other, both seen by the same side, hit a checker."""
    return after.opponent.bar > before.opponent.bar


def moved_between(before: Side, after: Side, source: Location, target: Location) -> bool:
    """Whether a turn took a checker away from ``source`` and brought one to ``target``.

    Final positions are what counts, so it does not matter which checker made which step.
    """
    return _count(after, source) < _count(before, source) and _count(after, target) > _count(before, target)


def _count(side: Side, location: Location) -> int:
    return side.off() if location is Place.OFF else side.count(location)


def _goal(graph: PlayGraph, board: Board, task: Task | None) -> tuple[int, ...]:
    ends = [(number, node.position) for number, node in enumerate(graph.nodes) if node.end]
    if task is None:
        return tuple(number for number, _ in ends)
    return tuple(number for number, end in ends if _meets(task, board, end))


def _meets(task: Task, board: Board, end: Position) -> bool:
    """Whether a final position is what the task asks for."""
    if task.hit is not None and hits(board.position, end) is not task.hit:
        return False
    if task.off is not None and (end.on_roll.on_board < board.position.on_roll.on_board) is not task.off:
        return False
    if (
        task.source is not None
        and task.target is not None
        and not moved_between(board.position.on_roll, end.on_roll, task.source, task.target)
    ):
        return False
    if task.play is None:
        return True
    verdict = verdict_on(board, task.play)
    return not isinstance(verdict, Illegal) and verdict.result == end


def _solution(graph: PlayGraph, goal: tuple[int, ...]) -> tuple[Hop, ...]:
    """One way from the start to a right end: larger numbers and farther checkers first."""
    dead: set[int] = set()

    def walk(number: int) -> tuple[Hop, ...] | None:
        if number in goal:
            return ()
        for (source, die), step in sorted(graph.nodes[number].steps.items(), key=_step_order):
            rest = None if step.to_node in dead else walk(step.to_node)
            if rest is not None:
                return (Hop(Move(source, step.target, die), step.hit), *rest)
        dead.add(number)
        return None

    return walk(0) or ()


def _step_order(entry: tuple[tuple[Location, int], object]) -> tuple[int, int]:
    (source, die), _ = entry
    return (-die, -(25 if isinstance(source, Place) else source))


def _reasons(board: Board, play: str) -> tuple[Reason, ...]:
    verdict = verdict_on(board, play)
    return verdict.reasons if isinstance(verdict, Illegal) else ()


def _judge_option(option: Option, item: Item, board: Board, legal: tuple[LegalPlay, ...]) -> OptionAnswer:
    """Judge a play, "No legal move" or a count; whether a text is right only the author knows."""
    if option.play is not None and item.kind is Kind.CHOOSE_PLAY:
        verdict = verdict_on(board, option.play)
        if isinstance(verdict, Illegal):
            return OptionAnswer(option, right=False, reasons=verdict.reasons)
        return OptionAnswer(option, right=True)
    if option.none:
        return OptionAnswer(option, right=not legal)
    if option.number is not None and item.kind is Kind.COUNT:
        return OptionAnswer(option, right=option.number == counted(item, board, legal))
    return OptionAnswer(option, right=None)


def counted(item: Item, board: Board, legal: tuple[LegalPlay, ...]) -> int:
    """Return the number that a count item asks for."""
    if getattr(item.prompt, "key", None) == "p.count.no-hit":
        return sum(not hits(board.position, one.result) for one in legal)
    return len(legal)
