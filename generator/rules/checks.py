"""One small function a rule: which step rules a checker moved by a number breaks.

Each check looks at its own rule alone, so a step that breaks two rules is told both. The reasons and
the fast step functions are written apart; that a step is allowed exactly when no check objects is tested.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from generator.rules.packed import BAR_SLOT, ENEMY, NOBODY_OUTSIDE, OFF_SLOT, OUTSIDE, Board, highest_home
from generator.rules.reasons import Reason
from generator.rules.ruleset import RuleSet

Check = Callable[[Board, int, int], Iterator[Reason]]
"""Board, source slot and number to the reasons of one rule."""


def outside(board: Board) -> int:
    """Return the number of own checkers outside the home board, the bar included."""
    return sum(board[OUTSIDE])


def bar_enter_first(board: Board, source: int, _die: int) -> Iterator[Reason]:
    """bar.enter-first: while a checker is on the bar, only an entering move may be made."""
    if source != BAR_SLOT and board[BAR_SLOT]:
        yield Reason("bar.enter-first", n=board[BAR_SLOT])


def bar_enter_open(board: Board, source: int, die: int) -> Iterator[Reason]:
    """bar.enter-open: a checker must not enter on a point with two or more enemy checkers."""
    point = BAR_SLOT - die
    if source == BAR_SLOT and board[ENEMY + point] >= 2:
        yield Reason("bar.enter-open", die=die, point=point)


def landing_blocked(board: Board, source: int, die: int) -> Iterator[Reason]:
    """landing.blocked: a checker on the board must not land where two or more enemy checkers stand."""
    point = source - die
    if source != BAR_SLOT and point > OFF_SLOT and board[ENEMY + point] >= 2:
        yield Reason("landing.blocked", point=point, n=board[ENEMY + point])


def bearoff_start(board: Board, source: int, die: int) -> Iterator[Reason]:
    """bearoff.start: nothing is borne off while a checker is outside the home board or on the bar."""
    if source <= die and board[OUTSIDE] != NOBODY_OUTSIDE:
        yield Reason("bearoff.start", n=outside(board))


def bearoff_must_move_higher(board: Board, source: int, die: int) -> Iterator[Reason]:
    """bearoff.must-move-higher: own point empty, a higher home point held: no lower checker goes off."""
    highest = highest_home(board)
    if source < die < highest and not board[die]:
        yield Reason("bearoff.must-move-higher", die=die, point=highest)


def bearoff_higher_die(board: Board, source: int, die: int) -> Iterator[Reason]:
    """bearoff.higher-die: a number above the highest home point bears off from that highest point."""
    highest = highest_home(board)
    if source < highest < die:
        yield Reason("bearoff.higher-die", die=die, point=highest)


def bearoff_full_value(board: Board, source: int, die: int) -> Iterator[Reason]:
    """bearoff.full-value: while the number's own point is held, it bears off no lower checker."""
    if source < die and board[die]:
        yield Reason("bearoff.full-value", die=die, point=die)


CHECKS: tuple[tuple[str, Check], ...] = (
    ("bar.enter-first", bar_enter_first),
    ("bar.enter-open", bar_enter_open),
    ("landing.blocked", landing_blocked),
    ("bearoff.start", bearoff_start),
    ("bearoff.must-move-higher", bearoff_must_move_higher),
    ("bearoff.higher-die", bearoff_higher_die),
    ("bearoff.full-value", bearoff_full_value),
)
"""Every step check in the order its reason is told."""


def backward_faults(board: Board, source: int, target: int, ruleset: RuleSet) -> tuple[Reason, ...]:
    """Return every step rule in force that a checker on the board breaks by a number away from home.

    Bearing off has no part in it, and entering neither: a checker on the bar cannot turn round.
    """
    direction = (Reason("movement.direction"),) if ruleset.has("movement.direction") else ()
    first = tuple(bar_enter_first(board, source, 0)) if ruleset.has("bar.enter-first") else ()
    blocked: tuple[Reason, ...] = ()
    if ruleset.has("landing.blocked") and board[ENEMY + target] >= 2:
        blocked = (Reason("landing.blocked", point=target, n=board[ENEMY + target]),)
    return direction + first + blocked


def step_faults(board: Board, source: int, die: int, ruleset: RuleSet) -> tuple[Reason, ...]:
    """Return every step rule in force that an own checker moved from a slot by a number breaks."""
    return tuple(
        reason for rule, check in CHECKS if ruleset.has(rule) for reason in check(board, source, die)
    )
