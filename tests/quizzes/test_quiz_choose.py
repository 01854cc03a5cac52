"""The order of answers on a page: no cue in it, and the same in every language and build."""

from __future__ import annotations

from dataclasses import replace

from generator.quizzes.choose import page_order, step_order
from generator.quizzes.model import Item
from tests.quizzes.quizbank import EXEMPLARS, bank_of

ITEMS = {item.id: item for item in bank_of(EXEMPLARS.read_text(encoding="utf-8"))[0].items}


def letters(item: Item) -> str:
    """Return the letters of an item's options in page order."""
    return "".join(option.letter for option in page_order(item))


def test_the_order_follows_from_the_id_alone() -> None:
    """The same item has the same order every time; these letters are what readers see today."""
    assert letters(ITEMS["larger-3"]) == "bdca"
    assert letters(replace(ITEMS["larger-3"], note="changed", level=3)) == "bdca"


def test_the_key_stands_in_every_place_about_equally_often() -> None:
    """Over many items the key is first, second, third and fourth a quarter of the time each."""
    orders = [letters(replace(ITEMS["larger-3"], id=f"item-{number}")) for number in range(1000)]
    places = [sum(order.index("a") == place for order in orders) for place in range(4)]

    assert all(200 <= count <= 300 for count in places), places


def test_numbers_keep_their_natural_order() -> None:
    """A count item lists its numbers from the smallest."""
    assert [option.number for option in page_order(ITEMS["larger-7"])] == [0, 1, 2, 3]


def test_no_legal_move_stands_last() -> None:
    """Plays are shuffled before it."""
    assert [option.none for option in page_order(ITEMS["larger-4"])] == [False, False, False, True]


def test_steps_are_never_shown_in_the_right_order() -> None:
    """Whatever the id, something is left to do."""
    for number in range(200):
        shown = [letter for letter, _ in step_order(replace(ITEMS["order-1"], id=f"item-{number}"))]

        assert sorted(shown) == ["a", "b", "c", "d"]
        assert shown != ["a", "b", "c", "d"]
