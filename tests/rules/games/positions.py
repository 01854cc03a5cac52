"""Seeded positions of the games of the family: from random games, and shapes in which their rules decide."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from generator.rules import ALL_ROLLS, Position, Roll, RuleSet, results
from generator.rules.games.finish import finished
from generator.rules.games.setups import FEVGA, LONGGAMMON, PLAKOTO
from generator.rules.position import Facing
from tests.rules.boards import heap
from tests.rules.games.plain import Stacks, mine_to_theirs

Asked = tuple[Position, Roll, bool]
"""A position, a roll, and whether it is the mover's own first turn."""
Counts = dict[int, int]


def from_random_games(ruleset: RuleSet, count: int, seed: int) -> Iterator[Asked]:
    """Turns of games in which every play is drawn from the legal ones."""
    dice = random.Random(seed)
    made = 0
    while made < count:
        position, turn = ruleset.start, 0
        while not finished(position, ruleset) and made < count:
            roll = Roll(dice.randint(1, 6), dice.randint(1, 6))
            yield position, roll, turn < 2
            made += 1
            position = dice.choice(results(position, roll, ruleset, first=turn < 2)).flipped()
            turn += 1


def shaped(ruleset: RuleSet, count: int, seed: int) -> Iterator[Asked]:
    """Turns from boards drawn by shape, a third of them with doubles."""
    dice = random.Random(seed)
    shapes = SHAPES[ruleset.name]
    for number in range(count):
        high = dice.randint(1, 6)
        roll = Roll(high, high) if number % 3 == 0 else dice.choice(ALL_ROLLS)
        yield shapes[number % len(shapes)](dice), roll, dice.random() < 0.3


def same_way(own: Counts, enemy: Counts) -> Position:
    """Return a board of a game without hitting; where both would stand the enemy gives way."""
    free = {point: count for point, count in enemy.items() if not own.get(point)}
    return Position.from_counts(own, free, facing=Facing.SAME_WAY)


def at_the_head(dice: random.Random) -> Position:
    """Many checkers on the head, a few under way, the enemy in between."""
    gone = dice.randint(0, 6)
    own = heap(dice, range(5, 24), gone) | {24: 15 - gone}
    return same_way(own, heap(dice, range(1, 24), dice.randint(0, 8)) | {12: dice.randint(0, 7)})


def nearly_a_block(dice: random.Random) -> Position:
    """Four to seven points of a stretch of seven or eight, across the ends of the track too, and spares."""
    begin = dice.randint(1, 24)
    stretch = [(begin + step - 1) % 24 + 1 for step in range(dice.randint(7, 8))]
    own = dict.fromkeys(dice.sample(stretch, dice.randint(4, 7)), 1)
    for point, many in heap(dice, range(1, 25), dice.randint(2, 6)).items():
        own[point] = own.get(point, 0) + many
    return same_way(own, heap(dice, range(1, 25), dice.choice((0, 1, 2, 5, 15))))


def last_stretch(dice: random.Random) -> Position:
    """Everybody home but perhaps one, with the enemy's way leading through."""
    own = heap(dice, range(1, 7), dice.randint(1, 15))
    if dice.random() < 0.4:
        own[dice.randint(7, 14)] = 1
    return same_way(own, heap(dice, range(1, 25), dice.randint(0, 8)))


def runner(dice: random.Random) -> Position:
    """Return one checker on its way, or none yet, with enemies before it."""
    own = {24: 14, dice.randint(8, 24): 1}
    own[24] = 15 - sum(many for point, many in own.items() if point != 24)
    return same_way(own, heap(dice, range(1, 24), dice.randint(0, 8)) | {12: dice.randint(0, 7)})


def quarter(dice: random.Random) -> Position:
    """Four or five points of the own starting quarter, one checker past the enemy's start."""
    own = dict.fromkeys(dice.sample(range(19, 25), dice.randint(4, 5)), 1)
    own[24] = dice.randint(1, 6)
    return same_way(own | {dice.randint(1, 11): 1}, heap(dice, range(1, 24), 5))


def prime_before_all(dice: random.Random) -> Position:
    """Five or six points in a row right before the point on which all enemies stand."""
    theirs = dice.randint(7, 24)
    prime = [mine_to_theirs(theirs - step) for step in range(1, 7)]
    own = {point: dice.randint(1, 2) for point in dice.sample(prime, dice.choice((5, 6, 6)))}
    own[dice.randint(1, 11)] = 1
    for point, many in heap(dice, range(1, 25), dice.randint(0, 4)).items():
        own[point] = own.get(point, 0) + many
    own.pop(mine_to_theirs(theirs), None)
    return same_way(own, {mine_to_theirs(theirs): dice.randint(1, 15)})


def pins(dice: random.Random, own_points: range, own: int, enemies: int) -> Position:
    """Return a board with pins wherever the two sides meet by chance."""
    mine, theirs = heap(dice, own_points, own), heap(dice, range(1, 25), enemies)
    marks: Counts = {}
    for point in set(mine) & set(theirs):
        marks[point] = dice.choice((1, 2))
        (theirs if marks[point] == 1 else mine)[point] = 1
    return Position.from_counts(mine, theirs, pins=marks)


def crowded_pins(dice: random.Random) -> Position:
    """Both sides everywhere."""
    return pins(dice, range(1, 25), 13, 11)


def pins_at_home(dice: random.Random) -> Position:
    """Everybody home, some of them pinned perhaps."""
    return pins(dice, range(1, 7), dice.randint(1, 9), dice.randint(0, 5))


def few_with_pins(dice: random.Random) -> Position:
    """One to four checkers against many."""
    return pins(dice, range(1, 25), dice.randint(1, 4), 14)


SHAPES: dict[str, tuple[Callable[[random.Random], Position], ...]] = {
    LONGGAMMON.name: (at_the_head, nearly_a_block, last_stretch),
    FEVGA.name: (runner, quarter, last_stretch, prime_before_all),
    PLAKOTO.name: (crowded_pins, pins_at_home, few_with_pins),
}


def checkers(counts: tuple[int, ...]) -> list[int]:
    """Return a point for each checker."""
    return [point for point, count in enumerate(counts, 1) for _ in range(count)]


def lists_of(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return both sides' checkers, each in its own numbers."""
    return tuple(checkers(position.on_roll.points)), tuple(checkers(position.opponent.points))


def stacks_of(position: Position) -> Stacks:
    """Return the stacks of a Plakoto position, borne off ones at 0 left out."""
    stacks = [""]
    for point in range(1, 25):
        mine, theirs = "m" * position.on_roll.count(point), "f" * position.enemy(point)
        stacks.append(mine + theirs if position.pin(point) == 2 else theirs + mine)
    return tuple(stacks)
