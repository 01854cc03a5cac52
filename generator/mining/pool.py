"""All boards with rolls that questions may be made of, from games and shapes, natural and not too rich."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from generator.mining.natural import natural
from generator.mining.selfplay import boards_of_games
from generator.mining.shapes import SHAPES
from generator.mining.world import Spot
from generator.rules import ALL_ROLLS, Position, Roll, results

GAMES = 200
"""Games the sensible player plays for one pool."""
OF_EACH_SHAPE = 700
"""Boards of each shape."""
ROLLS_A_BOARD = 6
"""Rolls tried on a board, out of 21."""
MOST_RESULTS = 20
"""Legal results of two different numbers; course: at most 20 where any legal play is right."""
MOST_RESULTS_OF_DOUBLE = 40
"""The same for a double, which may have more."""

Told = Callable[[str, int, int], None]
"""Called with what is being done, how far, and out of how much."""


def gather(seed: int, told: Told) -> list[Spot]:
    """Return every board with a roll, in a fixed order, those of games before those of shapes."""
    chance = Random(f"pool/{seed}")  # noqa: S311 - repeatable on purpose
    found: dict[Spot, None] = {}
    for number in range(GAMES):
        told("games", number, GAMES)
        for position in boards_of_games(chance, 1):
            found.update(dict.fromkeys(rolled(position, chance)))
    for number, shape in enumerate(SHAPES):
        told("shapes", number, len(SHAPES))
        chance = Random(f"{shape}/{seed}")  # noqa: S311 - repeatable on purpose
        for position in shaped(shape, chance):
            found.update(dict.fromkeys(rolled(position, chance)))
    return list(found)


def shaped(shape: str, chance: Random) -> Iterator[Position]:
    """Yield natural boards of one shape."""
    left = OF_EACH_SHAPE
    while left:
        position = SHAPES[shape](chance)
        if natural(position):
            left -= 1
            yield position


def rolled(position: Position, chance: Random) -> Iterator[Spot]:
    """Yield a natural board with some rolls that leave a person few enough plays to look through."""
    if not natural(position):
        return
    for roll in chance.sample(ALL_ROLLS, ROLLS_A_BOARD):
        if len(results(position, roll)) <= most_results(roll):
            yield Spot(position, roll)


def most_results(roll: Roll) -> int:
    """Return how many legal results a roll may have."""
    return MOST_RESULTS_OF_DOUBLE if roll.is_double else MOST_RESULTS
