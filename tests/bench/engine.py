"""Full sets of results a second: our engine, the plain generator and GNU Backgammon's, side by side."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from typing import Final

import gnubg_nn

from generator.rules import Position, Roll, results
from generator.rules.legal import result_boards
from generator.rules.packed import pack
from tests.bench.ground import Ground
from tests.bench.row import Row, at_least, told
from tests.rules import brute
from tests.rules.boards import Pair, from_random_games, shaped
from tests.rules.test_other_generators import brute_results, gnubg_board

SEED: Final = 71
PLAIN_ROLLS: Final = 800
DOUBLES: Final = 200
ROUNDS: Final = 5
LIMITS: Final = {"non-doubles": 2, "doubles": 3}
Job = Callable[[], None]


def measure(ground: Ground) -> Iterator[Row]:
    """Compare them on 1,000 positions, half from random games, half drawn by shape."""
    del ground
    pairs = [*from_random_games(20 * DOUBLES, SEED), *shaped(20 * DOUBLES, SEED + 1)]
    pairs = pairs[::2] + pairs[1::2]
    plain = list(islice((pair for pair in pairs if not pair[1].is_double), PLAIN_ROLLS))
    doubles = list(islice((pair for pair in pairs if pair[1].is_double), DOUBLES))
    for name, some in (("non-doubles", plain), ("doubles", doubles)):
        yield from _compare(name, some)


def _compare(name: str, pairs: list[Pair]) -> Iterator[Row]:
    """Rates of the generators; each round lets each of them solve all positions once.

    Work is counted, not time, so that a busy machine favours none. What other parts of the bench hold in
    memory is kept out of the collector's way, and no results are kept.
    """
    jobs = {
        "ours": _ours(pairs),
        "plain": _brute(pairs),
        "positions": _each(results, pairs),
        "plain positions": _each(brute_results, pairs),
        "gnubg": _gnubg(pairs),
    }
    gc.collect()
    gc.freeze()
    spent: dict[str, list[float]] = {key: [] for key in jobs}
    for _ in range(ROUNDS):
        for key, job in jobs.items():
            gc.collect()
            began = time.process_time()
            job()
            spent[key].append(time.process_time() - began)
    gc.unfreeze()
    rate = {key: len(pairs) / median(times) for key, times in spent.items()}
    note = f"ours {rate['ours']:,.0f}/s, plain generator {rate['plain']:,.0f}/s, each on its own boards"
    yield at_least(f"engine, {len(pairs)} {name}", rate["ours"] / rate["plain"], LIMITS[name], "x", note)
    whole = f"ours {rate['positions']:,.0f}/s, plain generator {rate['plain positions']:,.0f}/s"
    yield told("  from Position to Positions", whole)
    yield told("  gnubg-nn, in C, on its own boards", f"{rate['gnubg']:,.0f}/s")


def _each(solver: Callable[[Position, Roll], object], pairs: list[Pair]) -> Job:
    """A generator with positions going in and coming out."""

    def solve() -> None:
        for position, roll in pairs:
            solver(position, roll)

    return solve


def _ours(pairs: list[Pair]) -> Job:
    boards = [(pack(position), roll) for position, roll in pairs]

    def solve() -> None:
        for board, roll in boards:
            result_boards(board, roll)

    return solve


def _brute(pairs: list[Pair]) -> Job:
    """The plain generator with its plays brought to distinct boards."""
    boards = [(*_men(position), roll.high, roll.low) for position, roll in pairs]

    def solve() -> None:
        for board in boards:
            {(frozenset(men.items()), frozenset(foes.items())) for _, men, foes in brute.legal(*board)}

    return solve


def _gnubg(pairs: list[Pair]) -> Job:
    boards = [(gnubg_board(position), roll.high, roll.low) for position, roll in pairs]

    def solve() -> None:
        for board, high, low in boards:
            gnubg_nn.moves(board, high, low)

    return solve


def _men(position: Position) -> tuple[brute.Men, brute.Men]:
    """Both sides as the plain generator holds them."""
    mine, theirs = position.on_roll, position.opponent
    own = {point: count for point, count in enumerate(mine.points, 1) if count}
    enemy = {25 - point: count for point, count in enumerate(theirs.points, 1) if count}
    own |= {25: mine.bar} if mine.bar else {}
    enemy |= {-1: theirs.bar} if theirs.bar else {}
    return own, enemy
