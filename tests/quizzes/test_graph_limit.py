"""Turns with too many ways are not asked for on the board: the page would be too much for a phone."""

from __future__ import annotations

from generator.quizzes.effect import MOST_NODES
from tests.quizzes.quizbank import PLAY, found_in, line_of, solved

START = "0000005030000500000000002/0200000000005000030500000"
SPREAD = "0010101100110110111010111/0000000000000000000000000"
"""Fifteen lone checkers without an enemy: 1-1 has more than two thousand results."""


def test_a_turn_with_too_many_ways_is_refused_with_the_limit() -> None:
    """The fault names the limit, how many part-plays there are, and what to do."""
    text = PLAY.replace(START, SPREAD).replace("[6, 5]", "[1, 1]")

    answers, faults = solved(text)
    (fault,) = faults

    assert {} == answers
    assert [(line_of(text, "id: one"), "GRAPH_TOO_LARGE")] == found_in(faults)
    assert f"at most {MOST_NODES};" in fault.message
    assert "choice or a count" in fault.message


def test_the_same_position_may_be_asked_about_otherwise() -> None:
    """A count of its plays needs no graph, and a roll with fewer ways is played on the board."""
    count = PLAY.replace(START, SPREAD).replace("[6, 5]", "[1, 1]").replace("play-the-roll", "count")
    count += "  options: [{number: 2224, right: true}, {number: 6}, {number: 24}]\n"
    single = PLAY.replace(START, SPREAD)

    for text in (count, single):
        codes = {code for _, code in found_in(solved(text)[1])}
        assert "GRAPH_TOO_LARGE" not in codes, codes


def test_the_usual_doubles_are_within_the_limit() -> None:
    """Every double from the starting position can be played on the board."""
    for number in range(1, 7):
        answers, faults = solved(PLAY.replace("[6, 5]", f"[{number}, {number}]"))

        assert [] == found_in(faults)
        graph = answers["one"].graph
        assert graph is not None
        assert len(graph.nodes) <= MOST_NODES
