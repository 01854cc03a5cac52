"""Which consequences and states a position and roll show.

A consequence has no switch: it is there whenever its pattern is. A pattern is what the rule's statement
speaks of; where the rule follows from others, one of those must also decide here, so that a player who did
not know it would play otherwise. All numbers are those of the side to move; the game is the standard one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from generator.rules.classes import CONSEQUENCES
from generator.rules.dice import Roll
from generator.rules.legal import result_boards
from generator.rules.packed import (
    BAR_SLOT,
    ENEMY,
    NOBODY_OUTSIDE,
    OFF_SLOT,
    OUTSIDE,
    OWN_POINTS,
    Board,
    highest_home,
    moved,
    pack,
)
from generator.rules.position import Position
from generator.rules.ruleset import STANDARD
from generator.rules.steps import may_bear_off, standard_steps

__all__ = ["CONSEQUENCES", "PATTERNS", "STATES", "recognise", "shows"]

Pattern = Callable[[Board, Roll], bool]
"""Board and roll to whether they show one rule."""

ENEMY_HOME: Final = range(19, 25)
FULL_PRIME: Final = 6


def recognise(position: Position, roll: Roll) -> frozenset[str]:
    """Return the consequences (:data:`CONSEQUENCES`) and states (:data:`STATES`) shown here.

    A lost turn shows obligation.lost-number and obligation.no-legal-move; a dance, bar.blocked-turn too.
    """
    board = pack(position)
    return frozenset(rule for rule, pattern in PATTERNS.items() if pattern(board, roll))


def shows(rule: str, position: Position, roll: Roll) -> bool:
    """Whether a position and roll show one rule; KeyError for a rule that has no pattern."""
    return PATTERNS[rule](pack(position), roll)


def lost_number(board: Board, roll: Roll) -> bool:
    """obligation.lost-number: some number cannot be played in any legal play, and the game goes on."""
    if any(on_board(after) == 0 for after in result_boards(board, roll)):
        return False
    return not any(plays_out(board, order) for order in {roll.numbers, roll.numbers[::-1]})


def plays_out(board: Board, order: tuple[int, ...]) -> bool:
    """Whether all numbers can be played in this order."""
    boards = {board}
    for die in order:
        boards = {moved(each, *step) for each in boards for step in standard_steps(each, die)}
    return bool(boards)


def no_legal_move(board: Board, roll: Roll) -> bool:
    """obligation.no-legal-move: checkers are left, and no number can be played."""
    return on_board(board) > 0 and not any(standard_steps(board, die) for die in roll.numbers)


def blocked_turn(board: Board, roll: Roll) -> bool:
    """bar.blocked-turn: a checker on the bar, and both entry points closed."""
    return board[BAR_SLOT] > 0 and all(board[ENEMY + BAR_SLOT - die] >= 2 for die in roll.numbers)


def bears_off(board: Board, roll: Roll) -> bool:
    """bearoff.meaning: some legal play takes a checker past the 1-point."""
    return any(on_board(after) < on_board(board) for after in result_boards(board, roll))


def forced_six(board: Board, roll: Roll) -> bool:
    """bearoff.forced-six: all home, one on the 6-point, a 6 to play, which must not take a lower one."""
    return roll.high == 6 and all_home(board) and board[6] > 0 and decides("bearoff.full-value", board, roll)


def order_trick(board: Board, roll: Roll) -> bool:
    """bearoff.order-trick: after the smaller number the larger one bears off the new highest checker.

    That must lead to a board which the larger number first does not give.
    """
    if roll.is_double or not all_home(board):
        return False
    tricks = set()
    for step in standard_steps(board, roll.low):
        after = moved(board, *step)
        off = (highest_home(after), OFF_SLOT)
        if off in standard_steps(after, roll.high):
            tricks.add(moved(after, *off))
    return bool(tricks) and not tricks <= set(results_without(board, roll, "movement.order-free"))


def forced_all(board: Board, roll: Roll) -> bool:
    """bearoff.forced-all: all home, and every legal play leaves a shot that passing would avoid.

    Passing here is holding back a number that can be played. A shot is a blot with an enemy checker behind it
    or on the bar.
    """
    if not all_home(board) or any(not has_shot(after) for after in result_boards(board, roll)):
        return False
    return any(
        not has_shot(after)
        for rule in CONSEQUENCES["bearoff.forced-all"]
        for after in results_without(board, roll, rule)
    )


def hit_stops(board: Board, roll: Roll) -> bool:
    """bearoff.hit-stops: some are off, one is on the bar or outside, and a number would bear off at home.

    That one was hit is not seen on the board. It is the only way for a checker to be outside after some are
    off.
    """
    if on_board(board) == STANDARD.checkers or all_home(board):
        return False
    free = STANDARD.without("bearoff.start").without("bar.enter-first")
    could = any(
        board[point] and may_bear_off(board, point, die, free)
        for die in roll.numbers
        for point in range(1, 7)
    )
    return could and results_without(board, roll, *CONSEQUENCES["bearoff.hit-stops"]) != result_boards(
        board, roll
    )


def closed_board(board: Board, _roll: Roll) -> bool:
    """bar.closed-board: a checker on the bar, and the enemy holds all six points of its home board."""
    return board[BAR_SLOT] > 0 and all(board[ENEMY + point] >= 2 for point in ENEMY_HOME)


def made_point(board: Board, _roll: Roll) -> bool:
    """state.made-point: the mover holds a point with two or more checkers."""
    return any(count >= 2 for count in board[OWN_POINTS])


def blot(board: Board, _roll: Roll) -> bool:
    """state.blot: a checker of either side is alone on a point."""
    return 1 in board[OWN_POINTS] or 1 in board[ENEMY + 1 :]


def prime(board: Board, _roll: Roll) -> bool:
    """state.prime: the enemy holds six points in a row before a checker of the mover's."""
    run = 0
    for point in range(1, BAR_SLOT):
        run = run + 1 if board[ENEMY + point] >= 2 else 0
        if run >= FULL_PRIME and any(board[point + 1 : ENEMY]):
            return True
    return False


def on_board(board: Board) -> int:
    """Return the number of own checkers in play, the bar included."""
    return sum(board[1:ENEMY])


def all_home(board: Board) -> bool:
    """Whether own checkers are left and all are in the home board."""
    return board[OUTSIDE] == NOBODY_OUTSIDE and on_board(board) > 0


def has_shot(board: Board) -> bool:
    """Whether the enemy could ever hit a blot from where it stands now."""
    behind = board[ENEMY] > 0
    for point in range(1, BAR_SLOT):
        if board[point] == 1 and behind:
            return True
        behind = behind or board[ENEMY + point] > 0
    return False


def results_without(board: Board, roll: Roll, *rules: str) -> list[Board]:
    """Return the result boards of somebody who does not know these rules."""
    ruleset = STANDARD
    for rule in rules:
        ruleset = ruleset.without(rule)
    return result_boards(board, roll, ruleset)


def decides(rule: str, board: Board, roll: Roll) -> bool:
    """Whether somebody who does not know the rule would have other results."""
    return results_without(board, roll, rule) != result_boards(board, roll)


STATES: Final = ("state.made-point", "state.blot", "state.prime", "bar.closed-board")
"""Rules about what a position is that are recognised too; they are no consequences and have no switch."""

PATTERNS: Final[Mapping[str, Pattern]] = MappingProxyType(
    {
        "obligation.lost-number": lost_number,
        "obligation.no-legal-move": no_legal_move,
        "bar.blocked-turn": blocked_turn,
        "bearoff.meaning": bears_off,
        "bearoff.forced-six": forced_six,
        "bearoff.order-trick": order_trick,
        "bearoff.forced-all": forced_all,
        "bearoff.hit-stops": hit_stops,
        "bar.closed-board": closed_board,
        "state.made-point": made_point,
        "state.blot": blot,
        "state.prime": prime,
    }
)
"""How each consequence and state is recognised."""
