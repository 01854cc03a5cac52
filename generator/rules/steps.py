"""Which single steps a number allows: once for the standard game, once for a game with rules left out.

Both are written in the mover's numbers on packed boards. The standard one is short because it is the
one that runs millions of times; that the two agree on the standard game is tested.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.rules.packed import (
    BAR_SLOT,
    ENEMY,
    NOBODY_OUTSIDE,
    OFF_SLOT,
    OUTSIDE,
    Board,
    highest_home,
    moved,
)
from generator.rules.ruleset import BACKWARD_RESTRICTIONS, STEP_RESTRICTIONS, RuleSet

Steps = Callable[[Board, int], list[tuple[int, int]]]
"""Board and number to (source, target) pairs, the highest source first."""
Mover = Callable[[Board, int, int], Board]
"""Board, source and target to the board after the step."""

SOURCES = tuple(range(24, die, -1) for die in range(7))

STEP_RULES = frozenset(BACKWARD_RESTRICTIONS + STEP_RESTRICTIONS) | {
    "landing.empty",
    "landing.own",
    "landing.blot",
    "landing.pass-over",
    "bearoff.exact",
    "bearoff.move-instead",
    "movement.bar-is-no-point",
    "bar.enter-point",
}
"""Rules that decide whether, or where, one number moves one checker."""


def standard_steps(board: Board, die: int) -> list[tuple[int, int]]:
    """Return every step the number allows in the standard game.

    bar.enter-first, bar.enter-point, bar.enter-open, landing.blocked, bearoff.start, bearoff.exact,
    bearoff.higher-die, bearoff.must-move-higher and bearoff.full-value, in that order.
    """
    if board[BAR_SLOT]:
        target = BAR_SLOT - die
        return [(BAR_SLOT, target)] if board[ENEMY + target] < 2 else []
    shifted = ENEMY - die
    steps = [
        (source, source - die) for source in SOURCES[die] if board[source] and board[shifted + source] < 2
    ]
    if board[OUTSIDE] == NOBODY_OUTSIDE:
        if board[die]:
            steps.append((die, OFF_SLOT))
        else:
            highest = highest_home(board)
            if 0 < highest < die:
                steps.append((highest, OFF_SLOT))
    return steps


def target_of(source: int, die: int, ruleset: RuleSet) -> int:
    """Return the slot where a number takes a checker; off for 0 or less; -1 where it would end on the bar.

    movement.bar-is-no-point: without it the bar counts as one step between 7 and 6 and between 19 and 18.
    bar.enter-point: without it a checker enters on the point of that number in its own home board.
    """
    if source == BAR_SLOT:
        return BAR_SLOT - die if ruleset.has("bar.enter-point") else die
    if ruleset.has("movement.bar-is-no-point"):
        return max(source - die, OFF_SLOT)
    counted = source + (source >= 7) + (source >= 19) - die
    if counted in (7, 20):
        return -1
    return max(counted - (counted > 7) - (counted > 20), OFF_SLOT)


def backward_target(source: int, die: int, ruleset: RuleSet) -> int:
    """Return the slot where a number takes a checker that turns round; -1 where there is no point for it.

    movement.direction: without it the number is counted away from home. The track still ends at 24, and the
    bar is entered only by a hit, so nothing lies behind 24. A checker on the bar enters; it has nowhere to
    turn. Whether the bar counts as a step is movement.bar-is-no-point's business, this way round too.
    """
    if source == BAR_SLOT:
        return -1
    target = source + die
    if not ruleset.has("movement.bar-is-no-point"):
        counted = source + (source >= 7) + (source >= 19) + die
        if counted in (7, 20):
            return -1
        target = counted - (counted > 7) - (counted > 20)
    return target if target < BAR_SLOT else -1


def is_closed(board: Board, source: int, target: int, ruleset: RuleSet) -> bool:
    """Whether enemy checkers keep a checker from landing (landing.blocked, bar.enter-open, landing.blot)."""
    enemy = board[ENEMY + target]
    if enemy >= 2:
        return ruleset.has("bar.enter-open" if source == BAR_SLOT else "landing.blocked")
    return enemy == 1 and not ruleset.has("landing.blot")


def may_land(board: Board, source: int, target: int, ruleset: RuleSet) -> bool:
    """Whether a checker may land on a point, by the landing rules in force."""
    if is_closed(board, source, target, ruleset):
        return False
    if not ruleset.has("landing.own") and board[target] >= 5:
        return False
    alone = not board[target] and not board[ENEMY + target]
    return ruleset.has("landing.empty") or not alone


def may_pass(board: Board, source: int, target: int, ruleset: RuleSet) -> bool:
    """Whether nothing in between stops the step; without landing.pass-over a closed point does."""
    if ruleset.has("landing.pass-over"):
        return True
    limit = 2 if ruleset.has("landing.blot") else 1
    between = range(min(source, target) + 1, max(source, target))
    return all(board[ENEMY + point] < limit for point in between)


def may_bear_off(board: Board, source: int, die: int, ruleset: RuleSet) -> bool:
    """Whether a number bears a checker off its home point.

    The value rules look at the home board only: checkers outside it are bearoff.start's business, so a wrong
    step falls under as few rules as possible.
    """
    if source > 6 or source > die:
        return False
    if ruleset.has("bearoff.start") and board[OUTSIDE] != NOBODY_OUTSIDE:
        return False
    highest = highest_home(board)
    if source == die:
        return ruleset.has("bearoff.exact") or source == highest
    if board[die]:
        return not ruleset.has("bearoff.full-value")
    if highest > die:
        return not ruleset.has("bearoff.must-move-higher")
    return source == highest or not ruleset.has("bearoff.higher-die")


def may_go(board: Board, source: int, target: int, die: int, ruleset: RuleSet) -> bool:
    """Whether a checker may go to the slot where a number takes it; -1 is no place."""
    if target < OFF_SLOT or not may_pass(board, source, target, ruleset):
        return False
    if target == OFF_SLOT:
        return may_bear_off(board, source, die, ruleset)
    return may_land(board, source, target, ruleset)


def steps_by(ruleset: RuleSet) -> Steps:
    """Return the steps of a game that knows only the rules in force."""
    turns_round = not ruleset.has("movement.direction")

    def allowed(board: Board, die: int) -> list[tuple[int, int]]:
        """Return every step the number allows by the rules in force, the highest source first."""
        if board[BAR_SLOT] and ruleset.has("bar.enter-first"):
            sources = [BAR_SLOT]
        else:
            sources = [source for source in range(BAR_SLOT, 0, -1) if board[source]]
        found: list[tuple[int, int]] = []
        for source in sources:
            targets = [target_of(source, die, ruleset)]
            if turns_round:
                targets.append(backward_target(source, die, ruleset))
            found += [(source, target) for target in targets if may_go(board, source, target, die, ruleset)]
        if not ruleset.has("bearoff.move-instead") and any(target == OFF_SLOT for _, target in found):
            return [step for step in found if step[1] == OFF_SLOT]
        return found

    return allowed


def step_function(ruleset: RuleSet) -> Steps:
    """Return the fastest step function that plays by this rule set."""
    return standard_steps if ruleset.rules >= STEP_RULES else steps_by(ruleset)


def moved_off_the_game(board: Board, source: int, target: int) -> Board:
    """Move one checker where a hit checker leaves the game: the world without hit.to-bar."""
    after = bytearray(moved(board, source, target))
    after[ENEMY] = board[ENEMY]
    return bytes(after)


def move_function(ruleset: RuleSet) -> Mover:
    """Return how a step changes the board in this game."""
    return moved if ruleset.has("hit.to-bar") else moved_off_the_game
