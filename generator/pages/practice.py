"""Which questions stand on the practice page of a chapter: those written for it, then mined ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from generator.pages.minedbank import mined_answers
from generator.pages.project import Project
from generator.pages.shares import share_of
from generator.quizzes.answers import Answer
from generator.quizzes.model import Item, Shelf
from generator.registry import Registry


@lru_cache(maxsize=256)
def mined_of(root: Path, rule: str) -> dict[str, Answer]:
    """The mined questions of a rule by id; read once, since every language asks for them."""
    return mined_answers(root, Registry.load(), rule)[0]


def practice_answers(project: Project, chapter: str) -> list[Answer]:
    """Return the questions of a chapter's practice page, rule by rule in teaching order.

    Mined questions fill up to the number that a rule needs in the whole course (``shares``).
    """
    found: list[Answer] = []
    for page in project.course.lessons:
        for rule in page.rules if page.chapter == chapter else ():
            written = [item for item in project.bank.items if item.rule == rule.id]
            found += project.answers_named(item.id for item in written if item.shelf is Shelf.PRACTISE)
            missing = share_of(project.registry.by_id[rule.id]).total - len(written)
            found += varied(mined_of(project.root, rule.id).values(), written, missing)
    return found


def varied(mined: Iterable[Answer], written: Iterable[Item], wanted: int) -> Iterator[Answer]:
    """Yield so many mined questions, each time of the kind that is rarest so far, the easier first.

    A position that a written question of the rule has is left out.
    """
    kinds, boards = Counter[str](), set()
    for item in written:
        kinds[item.kind] += 1
        boards.add(board_of(item))
    left = sorted((one for one in mined if board_of(one.item) not in boards), key=lambda one: one.item.level)
    for _ in range(min(wanted, len(left))):
        best = min(left, key=lambda one: kinds[one.item.kind])
        left.remove(best)
        kinds[best.item.kind] += 1
        yield best


def board_of(item: Item) -> object:
    """What must not be asked twice about a rule: a position with its roll; without a board, the item."""
    board = item.board
    return item.id if board is None else (board.position, board.roll)
