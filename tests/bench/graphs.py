"""How large the play graphs are that a browser is handed: typical ones, and the largest there are."""

from __future__ import annotations

import gzip
import os
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from statistics import median
from typing import Final, NamedTuple

from generator.i18n.locale import load_locales
from generator.i18n.translate import NullTranslator
from generator.notation import format_position, parse_position
from generator.pages.payload import RuleLinks, payload, to_json
from generator.quizzes.answers import solve
from generator.quizzes.effect import MOST_NODES
from generator.quizzes.model import Board, Colour, Item, Kind, MessageRef, Shelf
from generator.rules import ALL_ROLLS, Position, Roll
from generator.rules.legal import result_boards
from generator.rules.packed import pack
from generator.wording.book import Book
from generator.wording.items import ItemWords
from generator.wording.values import Text
from tests.bench.ground import Ground
from tests.bench.row import KB, Row, at_most, told
from tests.conftest import ROOT
from tests.rules.boards import build, from_random_games

SEED: Final = 73
POSITIONS: Final = 500
APART: Final = 7
"""Every seventh position of the games, so that they are not neighbours."""
SPREAD: Final = 60
"""Positions of lone checkers looked through for the one with the most results."""
LIMIT_KB: Final = 15
"""A graph that the limit lets through should weigh no more than our script."""


class Size(NamedTuple):
    """One graph as it is sent."""

    gzipped: int
    raw: int
    nodes: int
    results: int
    where: str

    def __str__(self) -> str:
        """Return the figures for the table."""
        return (
            f"{self.gzipped / KB:.1f} KB gzipped, {self.raw / KB:,.0f} KB raw, "
            f"{self.nodes:,} part-plays, {self.results:,} results"
        )


def measure(ground: Ground) -> Iterator[Row]:
    """Sizes over all rolls of positions of random games, then of the largest 1-1 and 2-2 found."""
    del ground
    positions = [position for position, _ in from_random_games(POSITIONS * APART, SEED)][::APART]
    texts = [format_position(position) for position in positions]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = [size for sizes in pool.map(sizes_of, texts, chunksize=5) for size in sizes]
    for name, double in (("single rolls", False), ("doubles", True)):
        yield from _summary(name, [size for is_double, size in found if is_double is double])
    sent = [size for _, size in found if size.nodes <= MOST_NODES]
    yield at_most("graphs, largest within the limit", max(sent).gzipped / KB, LIMIT_KB, "KB", max(sent).where)
    share = 100 * (len(found) - len(sent)) / len(found)
    yield told("graphs, refused for board play", f"{share:.2f} % have more than {MOST_NODES} part-plays")
    for number in (1, 2):
        roll = Roll(number, number)
        yield told(f"graphs, largest {number}-{number} found", str(size_of(most_results(roll), roll)))


def _summary(name: str, sizes: list[Size]) -> Iterator[Row]:
    """The middle and the worst of some graphs."""
    middle = median(size.gzipped for size in sizes)
    nodes = median(size.nodes for size in sizes)
    yield told(f"graphs, {len(sizes):,} {name}", f"median {middle / KB:.1f} KB gzipped, {nodes:g} part-plays")
    yield told("  worst", f"{max(sizes)} ({max(sizes).where})")


def most_results(roll: Roll) -> Position:
    """The position with the most results of a double among seeded ones of lone checkers without an enemy."""
    dice = random.Random(SEED)
    boards = [build(dict.fromkeys(dice.sample(range(1, 25), 15), 1), {}) for _ in range(SPREAD)]
    return max(boards, key=lambda position: len(result_boards(pack(position), roll)))


def sizes_of(text: str) -> list[tuple[bool, Size]]:
    """Sizes of all rolls of a position, each with whether it is a double."""
    position = parse_position(text)
    return [(roll.is_double, size_of(position, roll)) for roll in ALL_ROLLS]


def size_of(position: Position, roll: Roll) -> Size:
    """What a browser is handed of one turn: its nodes and the reasons that they name, in English."""
    item = Item(
        id="bench",
        rule="landing.blocked",
        kind=Kind.PLAY_THE_ROLL,
        level=1,
        shelf=Shelf.PAGE,
        path="",
        line=1,
        prompt=MessageRef("q.play", {}, 1),
        board=Board(position, roll, Colour.WHITE),
    )
    answer = solve(item)
    data = payload(answer, ItemWords(_book(), answer), LINKS)
    raw = to_json({"nodes": data["nodes"], "reasons": data.get("reasons", [])}).encode()
    where = f"{format_position(position)} {roll.high}-{roll.low}"
    return Size(len(gzip.compress(raw, mtime=0)), len(raw), len(data["nodes"]), answer.n, where)


@cache
def _book() -> Book:
    """English words."""
    english = next(locale for locale in load_locales(ROOT / "locales")[0] if locale.tag == "en")
    return Book(english, NullTranslator())


def _title(rule: str) -> Text | None:
    """A heading of usual length."""
    return None if rule.startswith("try.") else Text(f"Title of {rule}", f"Title of {rule}")


def _href(prefix: str, rule: str) -> str | None:
    """A link of usual length."""
    return None if rule.startswith("try.") else f"{prefix}#{rule}"


LINKS: Final = RuleLinks(href=partial(_href, "../05-landing/page.html"), title=_title)
