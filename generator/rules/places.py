"""Why a checker cannot be put on a place that no single number left would give.

The number is not known here, only where the learner wants to go; so the reason says what a number does
(movement.*, bar.*), or that no die shows the distance (try.*).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from generator.rules.checks import outside
from generator.rules.games.turnrules import Closed
from generator.rules.packed import BAR_SLOT, OFF_SLOT, Board, highest_home, place_of
from generator.rules.reasons import Reason

DIRECTION = (Reason("movement.direction"),)
"""The reason of every try that leads nowhere: backward, onto the bar, to the opponent's places.

It is one rule, not every rule: a point behind may be closed as well, which nobody needs to hear.
"""

Numbers = tuple[int, ...]


def place_faults(
    board: Board, source: int, target: int, left: Numbers, played: Numbers, *, closed: Closed
) -> tuple[Reason, ...]:
    """Return why an own checker cannot go from one slot to another, which no number left does alone.

    ``left`` are the numbers still to be played, ``played`` those that are used up; ``closed`` tells which
    points a checker may not stop on.
    """
    if source == BAR_SLOT:
        return (entry_fault(board, target, left, played),)
    if target >= source:
        return DIRECTION
    if board[BAR_SLOT]:
        return (Reason("bar.enter-first", n=board[BAR_SLOT]),)
    if target == OFF_SLOT and outside(board):
        return (Reason("bearoff.start", n=outside(board)),)
    return (forward_fault(board, source, target, left, played, closed=closed),)


def behind_faults(
    board: Board, source: int, target: int, left: Numbers, played: Numbers
) -> tuple[Reason, ...]:
    """Return why no number left takes a checker back to a point, in the game without movement.direction."""
    if board[BAR_SLOT]:
        return (Reason("bar.enter-first", n=board[BAR_SLOT]),)
    return (distance_fault(target - source, left, played),)


def entry_fault(board: Board, target: int, left: Numbers, played: Numbers) -> Reason:
    """Return why a checker on the bar does not go there (bar.enter-point, bar.no-adding, bearoff.start)."""
    distance = BAR_SLOT - target
    if target == OFF_SLOT:
        return Reason("bearoff.start", n=outside(board))
    if distance in sums(left):
        return Reason("bar.no-adding")
    fault = distance_fault(distance, left, played)
    if fault.code == "try.spent":
        return fault
    if distance > 6 and left:
        die = target if target in left else left[0]
        return Reason("bar.enter-point", die=die, point=BAR_SLOT - die)
    return fault


def forward_fault(
    board: Board, source: int, target: int, left: Numbers, played: Numbers, *, closed: Closed
) -> Reason:
    """Return why a checker on the board does not go forward to that place."""
    distance = source - target
    ways = ways_to(source, target, left)
    if ways:
        return sum_fault(board, target, distance, ways, closed)
    counted = distance + 1
    crosses = source >= 7 > target or source >= 19 > target
    if crosses and counted in left and distance not in played:
        return Reason(
            "movement.bar-is-no-point", die=counted, source=source, target=place_of(source - counted)
        )
    from_highest = target == OFF_SLOT and source == highest_home(board)
    return distance_fault(distance, left, played, from_highest)


@lru_cache(maxsize=4096)
def distance_fault(distance: int, left: Numbers, played: Numbers, more_will_do: bool = False) -> Reason:
    """Return what is wrong with a distance that no number or sum of numbers left gives.

    ``more_will_do``: the last number may be larger than needed, as where it bears off from the highest point.
    """
    spent = spent_number(distance, left, played, more_will_do)
    if spent is not None:
        return Reason("try.spent", die=spent)
    if distance <= 6:
        return Reason("try.not-rolled", die=distance)
    return Reason("movement.dice-separate", n=distance)


def spent_number(distance: int, left: Numbers, played: Numbers, more_will_do: bool) -> int | None:
    """Return the number that would be needed to go so far but is used up as often as the roll has it.

    None if the whole roll does not give the distance.
    """
    for many in range(1, len(left) + len(played) + 1):
        for order in permutations(left + played, many):
            if sum(order) == distance or (more_will_do and reaches(distance, OFF_SLOT, order)):
                return next((die for die in order if die not in left), None)
    return None


def sum_fault(board: Board, target: int, distance: int, ways: tuple[Numbers, ...], closed: Closed) -> Reason:
    """Return why several numbers do not make one jump, the place itself first, then the stops on the way."""
    no_landing = closed(board, target) if target != OFF_SLOT else None
    if no_landing:
        return no_landing
    stops = [next((stop for stop in way if closed(board, stop)), None) for way in ways]
    if None in stops:
        return Reason("movement.dice-separate", n=distance)
    shut = sorted({stop for stop in stops if stop is not None})
    if len(shut) == 1:
        return Reason("movement.intermediate", point=shut[0])
    return Reason("movement.intermediate", source=shut[0], target=shut[1])


@lru_cache(maxsize=4096)
def ways_to(source: int, target: int, left: Numbers) -> tuple[Numbers, ...]:
    """Return the stops of every way to go there with two or more numbers, the larger number first."""
    return tuple(
        tuple(source - sum(order[:used]) for used in range(1, many))
        for many in range(2, len(left) + 1)
        for order in dict.fromkeys(permutations(left, many))
        if reaches(source, target, order)
    )


def reaches(source: int, target: int, order: Numbers) -> bool:
    """Whether these numbers in turn take a checker exactly there, or off with the last of them."""
    if target != OFF_SLOT:
        return source - sum(order) == target
    return source - sum(order[:-1]) > OFF_SLOT >= source - sum(order)


@lru_cache(maxsize=256)
def sums(left: Numbers) -> frozenset[int]:
    """Return every sum of two or more of the numbers left."""
    return frozenset(sum(left[:many]) for many in range(2, len(left) + 1))
