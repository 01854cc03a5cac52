"""Positions out of games that the sensible player plays against itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from generator.mining.player import next_board
from generator.rules import START, Position, Roll

LONGEST = 220
"""Turns after which a game is broken off; a game takes about sixty."""
STRIDE = 3
"""One board in so many is kept: boards of neighbouring turns look alike."""


def boards_of_games(chance: Random, games: int) -> Iterator[Position]:
    """Yield boards of whole games from the start to the end, each with the side to move first."""
    for _ in range(games):
        position, wait = START, chance.randrange(STRIDE)
        for turn in range(LONGEST):
            if not position.on_roll.on_board or not position.opponent.on_board:
                break
            if turn % STRIDE == wait:
                yield position
            position = next_board(position, throw(chance), chance).flipped()


def throw(chance: Random) -> Roll:
    """Return a roll of two fair dice."""
    return Roll(chance.randint(1, 6), chance.randint(1, 6))
