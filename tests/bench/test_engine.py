"""What the engine is measured against does the same work, and what is missing is said."""

from __future__ import annotations

from itertools import chain

from tests.bench import careful
from tests.bench.engine import agreement, ours, peer_row, plainly
from tests.bench.peers import PEERS, Generator, Peer
from tests.rules.boards import from_random_games, shaped
from tests.rules.test_other_generators import brute_results

PAIRS = [*chain(from_random_games(100, 81), shaped(150, 82))]


def test_the_careful_generator_finds_what_the_brute_one_finds() -> None:
    """It leaves no result out to be fast, and its boards are read and written as positions are."""
    generator = plainly()
    for position, roll in PAIRS:
        arguments = generator.prepare(position, roll)
        found = generator.solve(*arguments)

        assert brute_results(position, roll) == generator.ends(position, found)
        assert arguments[0] == careful.read(careful.write(arguments[0]))


def test_an_installed_package_is_measured_and_compared() -> None:
    """GNU Backgammon's row says a rate and that it finds our results."""
    row = peer_row(PEERS[0], PAIRS[:50])

    assert "/s (C); our results on all 50" in row.measured


def test_a_package_that_is_missing_is_told() -> None:
    """No package stops the bench by not being there."""
    row = peer_row(Peer("takhta-no-such-package", "", plainly), PAIRS[:1])

    assert "not installed" == row.measured


def test_a_difference_is_told() -> None:
    """A generator that leaves results out is said to find fewer."""
    whole = ours()
    poor = Generator(whole.prepare, lambda *arguments: whole.solve(*arguments)[:1], whole.ends)
    several = [pair for pair in PAIRS if len(brute_results(*pair)) > 1]

    assert f"fewer on {len(several)} of {len(PAIRS)}" == agreement(poor, PAIRS)
