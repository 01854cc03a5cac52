"""What the whole bank must not give away."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from generator.quizzes.cues import absolute_words, check_bank, longest_keys, nothing_legal, verdicts
from generator.quizzes.model import Bank, Item, Kind, Option, Prose

KEY, OTHER, LONG = "True. It is so.", "False. It is not.", "True. It is so, and for this long reason."


def item(
    number: int, key: str, *others: str, kind: Kind = Kind.TRUE_OR_FALSE, none: bool | None = None
) -> Item:
    """An item of texts; ``none`` adds "No legal move", right or wrong."""
    options = [Option("a", 1, text=Prose(key, 1), right=True)]
    options += [Option("b", 1, text=Prose(other, 1)) for other in others]
    if none is not None:
        options.append(Option("c", 1, none=True, right=none))
    return cast("Item", SimpleNamespace(id=f"i{number}", kind=kind, options=tuple(options)))


def codes(items: list[Item]) -> set[str]:
    """Kinds of faults of a bank."""
    return {fault.code for fault in check_bank(Bank(tuple(items))).errors}


def test_a_bank_whose_keys_are_the_longest_is_refused() -> None:
    """Who reads only the lengths must not pass."""
    fair = [
        item(n, KEY if n % 4 else LONG, *([LONG, OTHER, KEY] if n % 4 else [OTHER, KEY, KEY]))
        for n in range(80)
    ]
    assert "CUE_LONGEST" not in codes(fair)
    assert "CUE_LONGEST" in codes([item(n, LONG, OTHER, KEY, OTHER) for n in range(80)])
    assert 80.0 == longest_keys([item(n, LONG, OTHER, KEY, OTHER) for n in range(80)]).found


def test_options_of_one_length_share_the_blame() -> None:
    """Where two are the longest, each is so by half."""
    assert 0.5 == longest_keys([item(1, KEY, "True. It is not.", "False. No.")]).found


def test_true_must_not_be_the_usual_answer() -> None:
    """Half the keys say true."""
    assert "CUE_VERDICT" in codes([item(n, KEY, OTHER, OTHER) for n in range(40)])
    mixed = [item(n, *((KEY, OTHER) if n % 2 else (OTHER, KEY))) for n in range(40)]
    assert (20, 20.0) == (verdicts(mixed, "true", "false").found, verdicts(mixed, "true", "false").expected)


def test_absolute_words_stand_in_keys_as_often_as_elsewhere() -> None:
    """Always and never are no hint that an option is wrong."""
    items = [item(n, "True. It is so.", "False. It is never so.") for n in range(40)]
    assert (0.0, 1.0) == absolute_words(items)
    assert "CUE_ABSOLUTE" in codes(items)


def test_no_legal_move_is_right_a_third_of_the_time() -> None:
    """An option that is never right can be crossed out unread."""
    offered = [item(n, KEY, kind=Kind.CHOOSE_PLAY, none=n % 3 == 0) for n in range(60)]
    assert (20, 20.0) == (nothing_legal(offered).found, nothing_legal(offered).expected)
    assert "CUE_NO_MOVE" in codes([item(n, KEY, OTHER, kind=Kind.CHOOSE_PLAY, none=False) for n in range(60)])


@pytest.mark.parametrize("count", [1, 29])
def test_few_items_show_no_habit(count: int) -> None:
    """A share of a handful says nothing."""
    assert set() == codes([item(n, LONG, OTHER, KEY) for n in range(count)])
