"""Boards built for rules that chance meets too seldom: the last checker, and blocks where they tell."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from generator.mining.natural import natural
from generator.mining.shapes import Counts, low_home, wall
from generator.mining.world import Spot
from generator.rules import Position, Roll

BOARDS = 1500
"""Boards drawn for one rule."""
_BAIT = 0.5
"""How often the smaller number would hit, which makes it the natural play."""
_ON_THE_BAR = 0.6
"""How often the checker that was hit has not entered yet."""


def either_number(chance: Random) -> Spot | None:
    """obligation.larger-die: one checker can play each number, and a block waits where both would end."""
    roll = _large_roll(chance)
    man = chance.randint(roll.high + roll.low + 1, 24)
    own = {**low_home(chance, roll.low, 14), man: 1}
    stops = {man - roll.high, man - roll.low}
    tempting = man - roll.low if chance.random() < _BAIT else None
    return _walled(chance, roll, own, {man - roll.high - roll.low}, stops, bait=tempting)


def one_number(chance: Random) -> Spot | None:
    """obligation.single-number: one checker is left to move, and one of its two stops is closed."""
    roll = _large_roll(chance)
    man = chance.randint(roll.high + roll.low + 1, 24)
    own = {**low_home(chance, roll.low, 14), man: 1}
    stops = [man - roll.high, man - roll.low]
    chance.shuffle(stops)
    return _walled(chance, roll, own, {stops[0], man - roll.high - roll.low}, {stops[1]})


def hit_late(chance: Random) -> Spot | None:
    """bearoff.hit-stops: some are off, one was hit and waits on the bar or comes round."""
    roll = Roll(*sorted((chance.randint(1, 6), chance.randint(1, 6)), reverse=True))
    own = low_home(chance, 6, chance.randint(6, 11))
    waiting = chance.random() < _ON_THE_BAR
    if not waiting:
        own[chance.randint(9, 24)] = 1
    position = Position.from_counts(own, wall(chance, 15, own), own_bar=int(waiting))
    return Spot(position, roll) if natural(position) else None


def _large_roll(chance: Random) -> Roll:
    """Return a roll that checkers low in the home board cannot play."""
    low = chance.choice((3, 4, 4, 5))
    return Roll(chance.randint(low + 1, 6), low)


def _walled(
    chance: Random, roll: Roll, own: Counts, closed: set[int], opened: set[int], *, bait: int | None = None
) -> Spot | None:
    """Return the board if the drawn blocks stand where they must and nowhere else.

    On ``bait`` one enemy checker stands alone, so that the wrong number hits.
    """
    if any(own.get(point) for point in closed):
        return None
    other = wall(chance, 15, own)
    for point in closed:
        if other.get(point, 0) < 2:
            giver = max(other, key=lambda at: (other[at], at))
            if other[giver] < 4 or giver in closed:
                return None
            other[giver] -= 2
            other[point] = other.get(point, 0) + 2
    if bait is not None and not own.get(bait) and bait not in other:
        giver = max(other, key=lambda at: (other[at], at))
        other[giver] -= 1
        other[bait] = 1
    if any(other.get(point, 0) >= 2 for point in opened):
        return None
    position = Position.from_counts(own, other)
    return Spot(position, roll) if natural(position) else None


DIRECTED: dict[str, Callable[[Random], Spot | None]] = {
    "obligation.larger-die": either_number,
    "obligation.single-number": one_number,
    "bearoff.hit-stops": hit_late,
}
"""Rules whose boards are built, not met."""


UNMET = frozenset({"obligation.larger-die", "bearoff.hit-stops"})
"""Those of them for which games and shapes give next to nothing, so that they are not even asked."""


def directed(rule: str, seed: int) -> list[Spot]:
    """Return boards built for one rule."""
    chance = Random(f"directed/{rule}/{seed}")  # noqa: S311 - repeatable on purpose
    drawn = (DIRECTED[rule](chance) for _ in range(BOARDS))
    return [spot for spot in drawn if spot is not None]
