"""Which questions stand on the practice page of a chapter."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from generator.pages.practice import varied
from generator.quizzes.answers import Answer
from generator.quizzes.model import Item


def item(name: str, kind: str, level: int = 1) -> Item:
    """An item without a board, of which only kind and level matter."""
    return cast("Item", SimpleNamespace(id=name, kind=kind, level=level, board=None))


def answers(*items: Item) -> list[Answer]:
    """Mined questions."""
    return [cast("Answer", SimpleNamespace(item=one)) for one in items]


def chosen(mined: list[Answer], written: list[Any], wanted: int) -> list[str]:
    """Ids of the mined questions that fill up."""
    return [one.item.id for one in varied(mined, written, wanted)]


def test_the_rarest_kind_comes_first() -> None:
    """A learner meets a rule in another way each time."""
    mined = answers(item("a", "play"), item("b", "play"), item("c", "count"), item("d", "why"))
    assert ["c", "d", "a"] == chosen(mined, [item("w", "play")], 3)


def test_the_easier_of_one_kind_comes_first() -> None:
    """The page begins with what one rule decides."""
    mined = answers(item("hard", "play", 3), item("easy", "play", 1), item("fair", "play", 2))
    assert ["easy", "fair"] == chosen(mined, [], 2)


def test_a_rule_that_has_enough_gets_no_more() -> None:
    """Nothing is filled up where the written questions suffice, or where nothing is mined."""
    assert [] == chosen(answers(item("a", "play")), [], 0)
    assert [] == chosen(answers(item("a", "play")), [], -2)
    assert [] == chosen([], [], 4)
