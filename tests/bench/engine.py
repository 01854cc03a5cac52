"""Full sets of results a second: our engine, the plain generator and GNU Backgammon's, side by side."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from typing import Final

import gnubg_nn

from generator.rules import Position, results
from tests.bench.ground import Ground
from tests.bench.row import Row, at_least, told
from tests.rules import brute
from tests.rules.boards import Pair, from_random_games, shaped
from tests.rules.test_other_generators import gnubg_board

SEED: Final = 71
PLAIN_ROLLS: Final = 800
DOUBLES: Final = 200
ROUNDS: Final = 5
LIMITS: Final = {"non-doubles": 2, "doubles": 3}
Job = Callable[[], object]


def measure(ground: Ground) -> Iterator[Row]:
    """Compare the three on 1,000 positions, half from random games, half drawn by shape."""
    del ground
    pairs = [*from_random_games(20 * DOUBLES, SEED), *shaped(20 * DOUBLES, SEED + 1)]
    pairs = pairs[::2] + pairs[1::2]
    plain = list(islice((pair for pair in pairs if not pair[1].is_double), PLAIN_ROLLS))
    doubles = list(islice((pair for pair in pairs if pair[1].is_double), DOUBLES))
    for name, some in (("non-doubles", plain), ("doubles", doubles)):
        yield from _compare(name, some)


def _compare(name: str, pairs: list[Pair]) -> Iterator[Row]:
    """Rates of the three generators; each round lets each of them solve all positions once.

    Work is counted, not time, so that a busy machine favours none.
    """
    jobs = {"ours": _ours(pairs), "plain": _brute(pairs), "gnubg": _gnubg(pairs)}
    spent: dict[str, list[float]] = {key: [] for key in jobs}
    for _ in range(ROUNDS):
        for key, job in jobs.items():
            began = time.process_time()
            job()
            spent[key].append(time.process_time() - began)
    rate = {key: len(pairs) / median(times) for key, times in spent.items()}
    note = f"ours {rate['ours']:,.0f}/s, plain generator {rate['plain']:,.0f}/s"
    yield at_least(f"engine, {len(pairs)} {name}", rate["ours"] / rate["plain"], LIMITS[name], "x", note)
    yield told(f"engine, {name}, gnubg-nn (C)", f"{rate['gnubg']:,.0f}/s")


def _ours(pairs: list[Pair]) -> Job:
    return lambda: [results(position, roll) for position, roll in pairs]


def _brute(pairs: list[Pair]) -> Job:
    """The plain generator with its plays brought to distinct boards; its own form of board is made before."""
    boards = [(*_men(position), roll.high, roll.low) for position, roll in pairs]

    def solve() -> list[set[object]]:
        return [
            {(frozenset(men.items()), frozenset(foes.items())) for _, men, foes in brute.legal(*board)}
            for board in boards
        ]

    return solve


def _gnubg(pairs: list[Pair]) -> Job:
    boards = [(gnubg_board(position), roll.high, roll.low) for position, roll in pairs]
    return lambda: [gnubg_nn.moves(board, high, low) for board, high, low in boards]


def _men(position: Position) -> tuple[brute.Men, brute.Men]:
    """Both sides as the plain generator holds them."""
    mine, theirs = position.on_roll, position.opponent
    own = {point: count for point, count in enumerate(mine.points, 1) if count}
    enemy = {25 - point: count for point, count in enumerate(theirs.points, 1) if count}
    own |= {25: mine.bar} if mine.bar else {}
    enemy |= {-1: theirs.bar} if theirs.bar else {}
    return own, enemy
