"""The same comparisons as in ``test_plain_judges`` on many more turns; only ``make test-long`` runs them."""

from __future__ import annotations

from itertools import chain

import pytest

from generator.rules import STANDARD, RuleSet, results
from generator.rules.games.setups import FEVGA, HYPERGAMMON, LONGGAMMON, PLAKOTO, TAVLA
from tests.rules.boards import shaped as shaped_backgammon
from tests.rules.games.positions import from_random_games
from tests.rules.games.test_plain_judges import (
    brute_results,
    fevga_agrees,
    longgammon_agrees,
    men_and_foes,
    plakoto_agrees,
    tavla_agrees,
    turns,
)

pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("ruleset", "count"), [(STANDARD, 20_000), (HYPERGAMMON, 6_000)], ids=["standard", "hypergammon"]
)
def test_backgammon(ruleset: RuleSet, count: int) -> None:
    """20,000 turns of backgammon, a fifth of them drawn by shape, and 6,000 of hypergammon."""
    drawn = count // 5 if ruleset is STANDARD else 0
    games = ((position, roll) for position, roll, _ in from_random_games(ruleset, count - drawn, 81))
    for position, roll in chain(games, shaped_backgammon(drawn, 82)):
        expected = brute_results(*men_and_foes(position), roll)

        assert expected == {men_and_foes(each) for each in results(position, roll, ruleset)}


def test_longgammon() -> None:
    """3,400 turns, half of them drawn by shape."""
    for asked in turns(LONGGAMMON, 1700, 1700, 83):
        longgammon_agrees(asked)


def test_fevga() -> None:
    """2,000 turns, half of them drawn by shape."""
    for asked in turns(FEVGA, 1000, 1000, 85):
        fevga_agrees(asked)


def test_plakoto() -> None:
    """2,000 turns, half of them drawn by shape."""
    for asked in turns(PLAKOTO, 1000, 1000, 87):
        plakoto_agrees(asked)


def test_tavla() -> None:
    """2,000 turns, half of them drawn by shape."""
    games = ((position, roll) for position, roll, _ in from_random_games(TAVLA, 1000, 89))
    for position, roll in chain(games, shaped_backgammon(1000, 90)):
        tavla_agrees(position, roll)
