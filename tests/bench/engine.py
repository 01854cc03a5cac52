"""Full sets of results a second: our engine, a careful plain generator and other packages, side by side."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from generator.notation import format_position, format_results, parse_position
from generator.rules import Position, Roll, results
from generator.rules.fast import Number, board_of, fast_results, number_of
from generator.rules.packed import pack, unpack
from tests.bench import careful
from tests.bench.peers import PEERS, Generator, Peer, position_of, signed
from tests.bench.row import Row, at_least, table, told
from tests.rules.boards import Pair, from_random_games, shaped

if TYPE_CHECKING:
    from tests.bench.ground import Ground

SEED: Final = 71
PLAIN_ROLLS: Final = 800
DOUBLES: Final = 200
ROUNDS: Final = 7
PATIENCE: Final = 5.0
"""Seconds of work after which another package is not asked further; what it has done counts."""
LIMITS: Final = {"non-doubles": 2, "doubles": 3}
Job = Callable[[], None]


def measure(ground: Ground | None = None) -> Iterator[Row]:
    """Compare them on 1,000 positions, half from random games, half drawn by shape."""
    del ground
    pairs = [*from_random_games(20 * DOUBLES, SEED), *shaped(20 * DOUBLES, SEED + 1)]
    pairs = pairs[::2] + pairs[1::2]
    plain = list(islice((pair for pair in pairs if not pair[1].is_double), PLAIN_ROLLS))
    doubles = list(islice((pair for pair in pairs if pair[1].is_double), DOUBLES))
    for name, some in (("non-doubles", plain), ("doubles", doubles)):
        yield from compare(name, some)


def compare(name: str, pairs: list[Pair]) -> Iterator[Row]:
    """Rates of the generators, each on its own boards, made before the clock starts, to all distinct boards.

    The same from text to text, which is what ``takhta plays`` does.
    """
    texts = [(format_position(position), roll) for position, roll in pairs]
    jobs = {
        "ours": job(ours(), pairs),
        "plain": job(plainly(), pairs),
        "ours, text": each(lambda text, roll: format_results(parse_position(text), roll), texts),
        "plain, text": each(lambda text, roll: careful.from_text_to_text(text, roll.high, roll.low), texts),
        "ours, Position": each(results, pairs),
    }
    rate = rates(jobs, len(pairs))
    note = f"ours {rate['ours']:,.0f}/s, plain generator {rate['plain']:,.0f}/s, each on its own boards"
    yield at_least(f"engine, {len(pairs)} {name}", rate["ours"] / rate["plain"], LIMITS[name], "x", note)
    ours_text, plain_text = rate["ours, text"], rate["plain, text"]
    times = f"ours {ours_text:,.0f}/s, plain generator {plain_text:,.0f}/s"
    yield told("  from text to text", f"{ours_text / plain_text:.1f} x ({times})")
    yield told("  from Position to Positions", f"ours {rate['ours, Position']:,.0f}/s")
    yield told("  plain generator", agreement(plainly(), pairs))
    for peer in PEERS:
        yield peer_row(peer, pairs)


def rates(jobs: dict[str, Job], many: int) -> dict[str, float]:
    """Solved positions a second of each job; each round lets each of them solve all once.

    Work is counted, not time, so that a busy machine favours none. What other parts of the bench hold in
    memory is kept out of the collector's way, and no results are kept.
    """
    gc.collect()
    gc.freeze()
    spent: dict[str, list[float]] = {key: [] for key in jobs}
    for _ in range(ROUNDS):
        for key, work in jobs.items():
            gc.collect()
            began = time.process_time()
            work()
            spent[key].append(time.process_time() - began)
    gc.unfreeze()
    return {key: many / median(times) for key, times in spent.items()}


def job(generator: Generator, pairs: list[Pair]) -> Job:
    """A generator to run on boards of its own."""
    prepared = [generator.prepare(position, roll) for position, roll in pairs]
    solve = generator.solve

    def work() -> None:
        for arguments in prepared:
            solve(*arguments)

    return work


def each(solve: Callable[[Any, Roll], object], pairs: list[Any]) -> Job:
    """A function to run on pairs."""

    def work() -> None:
        for before, roll in pairs:
            solve(before, roll)

    return work


def peer_row(peer: Peer, pairs: list[Pair]) -> Row:
    """How fast another package is, and whether it finds what we find."""
    name, generator = peer.open()
    if generator is None:
        return told(f"  {name}", "not installed")
    done, began, spent = 0, time.process_time(), 0.0
    while spent < PATIENCE and done < 5 * len(pairs):
        position, roll = pairs[done % len(pairs)]
        arguments = generator.prepare(position, roll)
        began = time.process_time()
        generator.solve(*arguments)
        spent += time.process_time() - began
        done += 1
    seen = pairs[:done]
    return told(f"  {name}", f"{done / spent:,.0f}/s ({peer.kind}); {agreement(generator, seen)}")


def agreement(generator: Generator, pairs: list[Pair]) -> str:
    """Whether its results are ours."""
    kinds = {"fewer": 0, "more": 0, "others": 0}
    for position, roll in pairs:
        theirs = generator.ends(position, generator.solve(*generator.prepare(position, roll)))
        found = set(results(position, roll))
        if theirs != found:
            kinds["fewer" if theirs < found else "more" if theirs > found else "others"] += 1
    different = sum(kinds.values())
    said = ", ".join(f"{kind} on {count}" for kind, count in kinds.items() if count)
    return f"{said} of {len(pairs)}" if different else f"our results on all {len(pairs)}"


def ours() -> Generator:
    """Our engine on its own boards."""

    def prepare(position: Position, roll: Roll) -> tuple[Number, int, int]:
        return number_of(pack(position)), roll.high, roll.low

    def ends(position: Position, found: list[Number]) -> set[Position]:
        del position
        return {unpack(board_of(number)) for number in found}

    return Generator(prepare, fast_results, ends)


def plainly() -> Generator:
    """The careful plain generator on its own boards."""

    def prepare(position: Position, roll: Roll) -> tuple[careful.Board, int, int]:
        board = (-position.opponent.bar, *signed(position), position.on_roll.bar)
        return board, roll.high, roll.low

    def ends(position: Position, found: set[careful.Board]) -> set[Position]:
        del position
        return {
            position_of(
                [max(count, 0) for count in board[1:25]],
                board[25],
                [max(-count, 0) for count in board[1:25]],
                -board[0],
            )
            for board in found
        }

    return Generator(prepare, careful.results, ends)


if __name__ == "__main__":
    sys.stdout.write(table(list(measure())) + "\n")
