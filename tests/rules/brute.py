"""A second generator, plain and slow, written from the rules' own wording; it shares nothing with the first.

A board is a dictionary of the mover's checkers and one of the opponent's, both by the mover's point numbers,
with 25 for the mover's bar and 0 for checkers off. Every sequence of moves in every order of the dice is
made; then the longest are kept, and of one-number plays the larger number.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

Men = dict[int, int]
Play = list[tuple[int, int, int]]


def put(men: Men, source: int, target: int) -> Men:
    """Return the mover's checkers after one has moved."""
    after = dict(men)
    after[source] -= 1
    if after[source] == 0:
        del after[source]
    after[target] = after.get(target, 0) + 1
    return after


def allowed(own: Men, enemy: Men, source: int, die: int) -> int | None:
    """Where the checker may be moved by this number, or None."""
    on_bar = own.get(25, 0)
    if on_bar and source != 25:
        return None
    target = source - die
    if target > 0:
        return None if enemy.get(target, 0) > 1 else target
    everybody_home = all(point <= 6 for point in own)
    if not everybody_home:
        return None
    if target == 0:
        return 0
    farther_back = [point for point in own if point > source]
    return None if farther_back else 0


def sequences(own: Men, enemy: Men, dice: tuple[int, ...]) -> Iterator[tuple[Play, Men, Men]]:
    """Every way to play these dice in this order, as far as each goes."""
    moved = False
    if dice:
        for source in [point for point in own if point > 0]:
            target = allowed(own, enemy, source, dice[0])
            if target is None:
                continue
            moved = True
            hit = dict(enemy)
            if target > 0 and hit.get(target) == 1:
                del hit[target]
                hit[-1] = hit.get(-1, 0) + 1
            for play, mine, theirs in sequences(put(own, source, target), hit, dice[1:]):
                yield [(source, target, dice[0]), *play], mine, theirs
    if not moved:
        yield [], own, enemy


def orders(first: int, second: int) -> list[tuple[int, ...]]:
    """Return the dice in every order; a double is played four times."""
    return [(first,) * 4] if first == second else list(permutations((first, second)))


def legal(own: Men, enemy: Men, first: int, second: int) -> list[tuple[Play, Men, Men]]:
    """Every legal play of a roll with the board after it; the empty play if no move is legal."""
    every = [found for dice in orders(first, second) for found in sequences(own, enemy, dice)]
    most = max(len(play) for play, _, _ in every)
    longest = [found for found in every if len(found[0]) == most]
    if most == 1 and first != second:
        larger = [found for found in longest if found[0][0][2] == max(first, second)]
        longest = larger or longest
    return longest
