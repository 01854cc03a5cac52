"""Which of the ways to play a roll are legal turns: the rules about whole turns.

The steps are taken for granted here; these rules compare whole plays (obligation.*), and in games that
leave out a permission they take plays away.
"""

from __future__ import annotations

from dataclasses import replace

from generator.rules.explore import Explored, State
from generator.rules.packed import BAR_SLOT, ENEMY
from generator.rules.reasons import Reason
from generator.rules.ruleset import RuleSet


def finals(explored: Explored, ruleset: RuleSet) -> frozenset[State]:
    """Return the states in which the turn may end legally."""
    chosen = longest(explored, ruleset)
    chosen = larger(explored, chosen, ruleset)
    chosen = same_result(explored, chosen)
    chosen = early_stops(explored, chosen, ruleset)
    return by_missing_permissions(explored, chosen, ruleset)


def most_numbers(explored: Explored) -> int:
    """Return the greatest number of numbers that can be played."""
    return max(explored.used(state) for state in stops(explored))


def stops(explored: Explored) -> list[State]:
    """Return the states in which nothing more can be played, or after which no end would please the game.

    A rule about the board at the end of a turn comes before the obligations: they choose among its ends.
    """
    dead_ends = [state for state, edges in explored.edges.items() if not edges]
    end_fault = explored.rules.end_fault
    if end_fault is None:
        return dead_ends
    sound = frozenset(state for state in explored.edges if end_fault(state.board) is None)
    onward = completable(explored, sound)
    last = [s for s in sound if not any(edge.state in onward for edge in explored.edges[s])]
    return last or dead_ends


def longest(explored: Explored, ruleset: RuleSet) -> frozenset[State]:
    """Keep the plays that use the most numbers (obligation.both-dice, obligation.doubles-as-many).

    With a double every way of going on comes to the same number of moves.
    """
    ends = stops(explored)
    if not ruleset.has("obligation.both-dice"):
        return frozenset(ends)
    most = max(explored.used(state) for state in ends)
    return frozenset(state for state in ends if explored.used(state) == most)


def larger(explored: Explored, chosen: frozenset[State], ruleset: RuleSet) -> frozenset[State]:
    """If each number can be played but not both, keep the larger (obligation.larger-die).

    Without obligation.single-number nothing is played when only one of the two numbers can be.
    """
    high, low = explored.numbers[0], explored.numbers[-1]
    if high == low or most_numbers(explored) != 1:
        return chosen
    with_high = frozenset(state for state in chosen if state.left == (low,))
    if not ruleset.has("obligation.single-number") and len({state.left for state in chosen}) == 1:
        return frozenset({explored.start})
    if with_high and ruleset.has("obligation.larger-die"):
        return with_high
    return chosen


def same_result(explored: Explored, chosen: frozenset[State]) -> frozenset[State]:
    """Add ends that leave the very board of a legal play: plays with the same result are one answer.

    This happens only when a number larger than needed bears off a checker that both numbers could bring off.
    """
    boards = {state.board for state in chosen}
    ends = (state for state, edges in explored.edges.items() if not edges)
    return chosen | {state for state in ends if state.board in boards}


def early_stops(explored: Explored, chosen: frozenset[State], ruleset: RuleSet) -> frozenset[State]:
    """Add the earlier ends of a player who does not know obligation.no-pass or obligation.doubles-as-many."""
    double = explored.numbers[0] == explored.numbers[-1]
    extra: set[State] = set()
    if not ruleset.has("obligation.no-pass"):
        extra.add(explored.start)
        if not double:
            extra |= completable(explored, chosen)
    if double and not ruleset.has("obligation.doubles-as-many"):
        extra |= completable(explored, chosen) - {explored.start}
    return chosen | extra


def by_missing_permissions(
    explored: Explored, chosen: frozenset[State], ruleset: RuleSet
) -> frozenset[State]:
    """Take away what a player who does not know hit.optional or bar.partial-entry thinks forbidden."""
    if not ruleset.has("bar.partial-entry") and explored.start.board[BAR_SLOT]:
        entered = frozenset(state for state in chosen if not state.board[BAR_SLOT])
        chosen = entered or frozenset({explored.start})
    if not ruleset.has("hit.optional"):
        before = explored.start.board[ENEMY:]
        hitting = frozenset(state for state in chosen if state.board[ENEMY:] != before)
        chosen = hitting or chosen
    return chosen


def completable(explored: Explored, ends: frozenset[State]) -> frozenset[State]:
    """Return the states from which one of the ends can still be reached, the ends included."""
    alive = set(ends)
    for state, edges in sorted(explored.edges.items(), key=lambda item: len(item[0].left)):
        if any(edge.state in alive for edge in edges):
            alive.add(state)
    return frozenset(alive)


def end_rule(explored: Explored, ruleset: RuleSet, state: State) -> Reason | None:
    """Return why the game does not let the turn end as it could from here, where nothing else forbids it."""
    if explored.rules.end_fault is None:
        return None
    free = replace(explored, rules=replace(explored.rules, end_fault=None))
    ends = finals(free, ruleset)
    alive = completable(free, ends)
    if state not in alive:
        return None
    while state not in ends:
        state = next(edge.state for edge in explored.edges[state] if edge.state in alive)
    return explored.rules.end_fault(state.board)
