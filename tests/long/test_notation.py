"""Every legal play of thousands of positions is read as what it was."""

from __future__ import annotations

import pytest

from tests.notation.test_written_plays import written_and_read
from tests.rules.boards import from_random_games, shaped

pytestmark = pytest.mark.long


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_play_of_many_positions_comes_back(seed: int) -> None:
    """All plays of 800 positions of games and of every shape, move by move and joined."""
    pairs = (*from_random_games(400, seed), *shaped(400, seed))

    assert sum(written_and_read(position, roll) for position, roll in pairs) > 10_000
