"""Seeded positions of every shape, for comparing generators."""

from __future__ import annotations

import random
from collections.abc import Iterator

from generator.rules import ALL_ROLLS, START, Position, Roll, results

Pair = tuple[Position, Roll]


def from_random_games(count: int, seed: int) -> Iterator[Pair]:
    """Positions and rolls of games in which every play is drawn from the legal ones."""
    dice = random.Random(seed)
    made = 0
    while made < count:
        position = START
        while position.on_roll.on_board and position.opponent.on_board and made < count:
            roll = Roll(dice.randint(1, 6), dice.randint(1, 6))
            yield position, roll
            made += 1
            position = dice.choice(results(position, roll)).flipped()


def shaped(count: int, seed: int) -> Iterator[Pair]:
    """Positions drawn by shape: men on the bar, blockades, bear-offs with contact, few checkers."""
    dice = random.Random(seed)
    shapes = (bar_against_points, blockade, bear_off_with_contact, few_checkers, scattered)
    for number in range(count):
        yield shapes[number % len(shapes)](dice), dice.choice(ALL_ROLLS)


def build(own: dict[int, int], enemy: dict[int, int], own_bar: int = 0, enemy_bar: int = 0) -> Position:
    """Return a position from counts, without points that both hold: the enemy gives way."""
    free = {point: count for point, count in enemy.items() if not own.get(point)}
    return Position.from_counts(own, free, own_bar=own_bar, other_bar=enemy_bar)


def heap(dice: random.Random, points: range, checkers: int) -> dict[int, int]:
    """Return that many checkers thrown on the points."""
    found: dict[int, int] = {}
    for _ in range(checkers):
        point = dice.choice(points)
        found[point] = found.get(point, 0) + 1
    return found


def made(dice: random.Random, points: range, many: int) -> dict[int, int]:
    """Return that many points made with two checkers, the first with three."""
    return {point: 3 - min(number, 1) for number, point in enumerate(dice.sample(points, many))}


def bar_against_points(dice: random.Random) -> Position:
    """One to five on the bar before three to six made points."""
    bar = dice.randint(1, 5)
    enemy = made(dice, range(19, 25), dice.randint(2, 6))
    enemy |= {dice.randint(7, 18): 1}
    return build(heap(dice, range(1, 25), dice.randint(0, 15 - bar)), enemy, bar, dice.randint(0, 1))


def blockade(dice: random.Random) -> Position:
    """Return a straggler or two behind many made points, the rest home."""
    own = heap(dice, range(1, 7), dice.randint(3, 13)) | heap(dice, range(17, 25), dice.randint(1, 2))
    return build(own, made(dice, range(7, 25), 6), dice.randint(0, 1))


def bear_off_with_contact(dice: random.Random) -> Position:
    """Everybody home, enemies in the home board or on the bar."""
    own = heap(dice, range(1, 7), dice.randint(1, 9))
    return build(own, heap(dice, range(1, 8), dice.randint(0, 6)), dice.choice((0, 0, 1)), dice.randint(0, 3))


def few_checkers(dice: random.Random) -> Position:
    """One to four checkers anywhere against some blots and points."""
    own = heap(dice, range(1, 25), dice.randint(1, 4))
    return build(own, heap(dice, range(1, 25), 5) | made(dice, range(1, 25), 4), dice.choice((0, 0, 1)))


def scattered(dice: random.Random) -> Position:
    """Fifteen a side anywhere."""
    own = heap(dice, range(1, 25), 15)
    return build(own, heap(dice, range(1, 25), 15))
