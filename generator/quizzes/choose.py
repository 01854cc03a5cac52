"""The order of the options on a page: shuffled by the item's id, the same in every language and build."""

from __future__ import annotations

from hashlib import sha256

from generator.quizzes.model import Item, Option, Prose


def page_order(item: Item) -> tuple[Option, ...]:
    """Options as the page shows them; numbers ascend, and "No legal move" stands last."""
    return tuple(sorted(item.options, key=lambda option: _place(item.id, option)))


def step_order(item: Item) -> tuple[tuple[str, Prose], ...]:
    """Return the steps as the page shows them, each with its letter; never in the right order."""
    lettered = list(zip("abcdefgh", item.steps, strict=False))
    shuffled = sorted(lettered, key=lambda step: _draw(item.id, step[0]))
    if lettered and shuffled == lettered:
        shuffled = [*shuffled[1:], shuffled[0]]
    return tuple(shuffled)


def _place(item_id: str, option: Option) -> tuple[int, int, str]:
    if option.number is not None:
        return (0, option.number, "")
    return (1 if option.none else 0, 0, _draw(item_id, option.letter))


def _draw(item_id: str, letter: str) -> str:
    return sha256(f"{item_id}/{letter}".encode()).hexdigest()
