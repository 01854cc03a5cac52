"""The game of somebody who does not know movement.direction: checkers may turn round."""

from __future__ import annotations

import pytest

from generator.notation import format_position, parse_position
from generator.notation.play import parse_play
from generator.rules import (
    BAR,
    OBLIGATIONS,
    STANDARD,
    START,
    Illegal,
    Legal,
    Node,
    Position,
    Reason,
    Roll,
    judge,
    play_graph,
    results,
)
from generator.rules.places import DIRECTION
from tests.rules.brute_without import Game, Moment
from tests.rules.test_left_out import BOARDS, men_and_enemy

TURNING = STANDARD.without("movement.direction")


def points_behind(node: Node) -> list[tuple[int, int]]:
    """Every own checker on the board with every point behind it."""
    own = [place for place in node.position.on_roll.held() if isinstance(place, int)]
    return [(source, target) for source in own for target in range(source + 1, 25)]


def place_behind(position: Position, source: int, die: int, *unknown: str) -> int | None:
    """Where the plain generator lets a checker turn round by a number."""
    now = Moment(*men_and_enemy(position))
    game = Game("movement.direction", *unknown)
    steps = {step.man: step.target for step in game.turning_round(now, die)}
    return steps.get(now.men.index(source))


def test_every_try_has_an_answer() -> None:
    """Every checker goes to a point behind or is told why not: numbers, blocks and the bar still count."""
    seen: set[str] = set()
    for position, roll in BOARDS[:70]:
        graph = play_graph(position, roll, TURNING)
        assert set(results(position, roll, TURNING)) == {graph.nodes[end].position for end in graph.ends}
        for node in graph.nodes[:12]:
            for source, target in points_behind(node):
                reasons = node.why(source, target)
                step = place_behind(node.position, source, target - source)
                where = (format_position(position), roll, source, target, reasons)
                codes = {reason.code for reason in reasons}
                seen |= codes

                assert "movement.direction" not in codes, where
                if target - source not in node.left:
                    assert codes, where
                elif step is None:
                    assert codes <= {"bar.enter-first", "landing.blocked"}, where
                    assert place_behind(node.position, source, target - source, *codes) == target, where
                else:
                    assert codes <= set(OBLIGATIONS), where
                    assert bool(codes) != ((source, target - source) in node.turned), where
    assert {"bar.enter-first", "landing.blocked", "try.not-rolled"} <= seen


def test_the_direction_is_what_stands_in_the_way() -> None:
    """A try backward by a number is refused for its direction; without that rule the other rules decide."""
    freed = 0
    for position, roll in BOARDS[:150]:
        node = play_graph(position, roll).nodes[0]
        turning = play_graph(position, roll, TURNING).nodes[0]
        for source, target in points_behind(node):
            assert DIRECTION == node.why(source, target)
            freed += not turning.why(source, target)
        assert {} == node.turned
    assert freed > 100


def test_nothing_lies_behind_the_24_point() -> None:
    """The track ends there: no checker turns back over it or onto the bar, and one on the bar enters."""
    start = play_graph(START, Roll(6, 5), TURNING).nodes[0]
    waiting = parse_position("1000005030000500000000001/0200000000005000030500000")

    assert not [tried for tried in start.turned if tried[0] == 24]
    assert start.why(24, BAR)
    assert {} == play_graph(waiting, Roll(6, 5), TURNING).nodes[0].turned
    assert {(BAR, 4), (BAR, 3)} == play_graph(waiting, Roll(4, 3), TURNING).nodes[0].steps.keys()


@pytest.mark.parametrize(
    ("play", "reasons"),
    [
        ("13/18 13/19", ["landing.blocked"]),
        ("8/14 8/13", []),
        ("6/17", ["landing.blocked"]),
        ("8/19", ["landing.blocked"]),
        ("13/16 13/8", ["try.not-rolled"]),
        ("8/14", ["obligation.no-pass"]),
        ("13/24", []),
    ],
)
def test_judging_plays_that_turn_round(play: str, reasons: list[str]) -> None:
    """Such plays are judged move by move like any others."""
    verdict = judge(START, Roll(6, 5), parse_play(play), TURNING)

    if reasons:
        assert isinstance(verdict, Illegal)
        assert reasons == [reason.code for reason in verdict.reasons]
    else:
        assert isinstance(verdict, Legal)
        assert verdict.result in results(START, Roll(6, 5), TURNING)


def test_it_stays_illegal_in_the_game_itself() -> None:
    """The same plays break movement.direction where the rule is known."""
    for play in ("8/14 8/13", "13/24"):
        verdict = judge(START, Roll(6, 5), parse_play(play))

        assert isinstance(verdict, Illegal)
        assert (Reason("movement.direction", step=0),) == verdict.reasons
