"""Which illegal play the board shows: illegal.examples.

Given the board before and after a turn, a search tries to explain the change by legal steps and one kind of
fault. Positions are from the view of the side that moved, in games in which both sides travel in opposite
directions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from generator.rules.dice import Roll
from generator.rules.explore import taken
from generator.rules.legal import numbers_of, results
from generator.rules.packed import BAR_SLOT, ENEMY, OFF_SLOT, Board, pack
from generator.rules.position import Position
from generator.rules.reasons import Allowed, Illegal
from generator.rules.ruleset import STANDARD, RuleSet
from generator.rules.steps import Mover, Steps, move_function, step_function
from generator.rules.table.rows import illegal


class Kind(Enum):
    """The kinds of illegal play that the rule names (illegal.examples)."""

    WRONG_MOVE = "wrong-move"
    EXTRA_MOVE = "extra-move"
    OPPONENTS_CHECKER = "opponents-checker"
    WRONG_BEAR_OFF = "wrong-bear-off"
    HIT_NOT_ON_BAR = "hit-not-on-bar"


@dataclass(frozen=True, slots=True)
class Telling:
    """What a change of the board tells about an illegal play."""

    kinds: frozenset[Kind]
    """Every kind that alone explains the change; several where the board cannot tell them apart.

    Empty where the play has faults of several kinds, and where ``steps_stand``.
    """
    steps_stand: bool
    """Each move is legal by itself; the turn is not: a number is unplayed, or the wrong one is played."""


def turn_made(
    before: Position, roll: Roll, after: Position, ruleset: RuleSet = STANDARD
) -> Allowed[Position] | Illegal:
    """Return whether the board after a turn is the result of a legal play; illegal.examples if not."""
    legal = after in results(before, roll, ruleset)
    return Allowed(after) if legal else illegal("illegal.examples")


def tell(before: Position, roll: Roll, after: Position, ruleset: RuleSet = STANDARD) -> Telling:
    """Return which kinds of illegal play explain the change; ValueError where the play is legal."""
    if after in results(before, roll, ruleset):
        raise ValueError("the play is legal")
    start, end = pack(before), pack(after)
    numbers = numbers_of(roll, ruleset)
    search = Search(start, end, step_function(ruleset), move_function(ruleset))
    if search.explains(start, numbers, None):
        return Telling(frozenset(), steps_stand=True)
    kinds = {kind for kind, fault in FAULTS.items() if search.explains(start, numbers, fault)}
    if extra_move(search, start, numbers):
        kinds.add(Kind.EXTRA_MOVE)
    return Telling(frozenset(kinds), steps_stand=False)


Left = tuple[int, ...]
Fault = Callable[["Search", Board, Left], Iterator[tuple[Board, Left]]]
"""From a board and the numbers left to what a fault towards the end makes of both."""


class Search:
    """Looks for a way from one board to another by legal steps and, if asked, faults of one kind."""

    def __init__(self, start: Board, end: Board, steps: Steps, moved: Mover) -> None:
        self.start = start
        self.end = end
        self.steps = steps
        self.moved = moved

    def explains(self, board: Board, left: Left, fault: Fault | None) -> bool:
        """Whether the end is reached with these numbers or fewer; with a fault at least once, if asked."""
        return self.found(board, left, fault, faulted=fault is None, seen=set())

    def found(
        self,
        board: Board,
        left: Left,
        fault: Fault | None,
        *,
        faulted: bool,
        seen: set[tuple[Board, Left, bool]],
    ) -> bool:
        """Whether the end is reached from here; what was met before leads nowhere."""
        if faulted and board == self.end:
            return True
        if (board, left, faulted) in seen or self.moves_to_go(board) > len(left):
            return False
        seen.add((board, left, faulted))
        for die in dict.fromkeys(left):
            rest = taken(left, die)
            for source, target in self.steps(board, die):
                if self.found(self.moved(board, source, target), rest, fault, faulted=faulted, seen=seen):
                    return True
        return fault is not None and any(
            self.found(after, rest, fault, faulted=True, seen=seen)
            for after, rest in fault(self, board, left)
        )

    def moves_to_go(self, board: Board) -> int:
        """Return how many of the mover's checkers stand where none should: each needs a move at least."""
        return sum(max(board[slot] - self.end[slot], 0) for slot in range(1, ENEMY))

    def surplus(self, board: Board) -> list[int]:
        """Return the mover's slots with more checkers than in the end."""
        return [slot for slot in range(1, ENEMY) if board[slot] > self.end[slot]]

    def lacking(self, board: Board) -> list[int]:
        """Return the mover's points with fewer checkers than in the end."""
        return [slot for slot in range(1, BAR_SLOT) if board[slot] < self.end[slot]]


def rests(left: Left) -> list[Left]:
    """Return what can be left after any one of the numbers is used."""
    return [taken(left, die) for die in dict.fromkeys(left)]


def put(board: Board, source: int, target: int | None) -> Board:
    """Return the board with one checker moved between two bytes; None takes it off the board."""
    after = bytearray(board)
    after[source] -= 1
    if target is not None:
        after[target] += 1
    return bytes(after)


def wrong_move(search: Search, board: Board, left: Left) -> Iterator[tuple[Board, Left]]:
    """Yield boards on which a checker has gone to a point it is found on, by whatever way.

    A blot there is hit; of two or more enemy checkers none is.
    """
    for source in search.surplus(board):
        for target in search.lacking(board):
            hits = board[ENEMY + target] == 1
            after = (search.moved if hits else put)(board, source, target)
            yield from ((after, rest) for rest in rests(left))


def wrong_bear_off(search: Search, board: Board, left: Left) -> Iterator[tuple[Board, Left]]:
    """Yield boards on which a checker has left the board, from wherever it stood."""
    if sum(board[1:ENEMY]) > sum(search.end[1:ENEMY]):
        for source in search.surplus(board):
            yield from ((put(board, source, None), rest) for rest in rests(left))


def hit_not_on_bar(search: Search, board: Board, left: Left) -> Iterator[tuple[Board, Left]]:
    """Yield boards on which a checker just hit is not on the bar: left there, taken off, or put elsewhere."""
    for die in dict.fromkeys(left):
        for source, target in search.steps(board, die):
            if target != OFF_SLOT and board[ENEMY + target] == 1:
                stays, rest = put(board, source, target), taken(left, die)
                yield stays, rest
                yield put(stays, ENEMY + target, None), rest
                for other in enemy_lacking(search, stays):
                    if other != ENEMY:
                        yield put(stays, ENEMY + target, other), rest


def opponents_checker(search: Search, board: Board, left: Left) -> Iterator[tuple[Board, Left]]:
    """Yield boards on which an enemy checker has gone to where it is found; numbers may be left for more.

    From the bar only one that had been there before the turn: one just hit is hit_not_on_bar's.
    """
    first = ENEMY if search.start[ENEMY] > search.end[ENEMY] else ENEMY + 1
    for source in range(first, len(board)):
        if board[source] > search.end[source]:
            fewer = sum(board[ENEMY:]) > sum(search.end[ENEMY:])
            targets: list[int | None] = [*enemy_lacking(search, board), *([None] if fewer else [])]
            for target in targets:
                yield put(board, source, target), left


def enemy_lacking(search: Search, board: Board) -> list[int]:
    """Return the bytes of enemy points, or the enemy's bar, with fewer checkers than in the end."""
    return [slot for slot in range(ENEMY, len(board)) if board[slot] < search.end[slot]]


FAULTS: dict[Kind, Fault] = {
    Kind.WRONG_MOVE: wrong_move,
    Kind.OPPONENTS_CHECKER: opponents_checker,
    Kind.WRONG_BEAR_OFF: wrong_bear_off,
    Kind.HIT_NOT_ON_BAR: hit_not_on_bar,
}
"""How each kind but the extra move changes a board; that one only has more numbers."""


def extra_move(search: Search, start: Board, numbers: Left) -> bool:
    """Whether the change is that of one move more than can be played, with a number used once too often."""
    most = most_moves(search, start, numbers)
    return any(
        search.end in boards_after(search, start, some)
        for die in dict.fromkeys(numbers)
        for some in set(combinations((*numbers, die), most + 1))
    )


def most_moves(search: Search, board: Board, numbers: Left) -> int:
    """Return how many of these numbers can be played."""
    return max(
        many
        for many in range(len(numbers) + 1)
        for some in set(combinations(numbers, many))
        if boards_after(search, board, some, prune=False)
    )


def boards_after(search: Search, board: Board, numbers: Left, *, prune: bool = True) -> set[Board]:
    """Return the boards that legal steps with all of these numbers lead to, in any order.

    Pruned, boards from which the end is too far are left out on the way.
    """
    states = {(board, numbers)}
    for _ in numbers:
        states = {
            (search.moved(at, *step), taken(left, die))
            for at, left in states
            if not prune or search.moves_to_go(at) <= len(left)
            for die in dict.fromkeys(left)
            for step in search.steps(at, die)
        }
    return {at for at, _ in states}
