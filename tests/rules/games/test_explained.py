"""Verdicts, reasons and graphs of the games of the family."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from generator.notation import format_play, format_position, judge_text, parse_position
from generator.rules import (
    GAME_REASON_CODES,
    OFF,
    REASON_CODES,
    Illegal,
    Legal,
    Position,
    Reason,
    Roll,
    RuleSet,
    judge,
    legal_plays,
    play_graph,
    results,
)
from generator.rules.explore import Explorer, State
from generator.rules.games.setups import FEVGA, LONGGAMMON, PLAKOTO, TAKHTE, TAVLA
from generator.rules.packed import pack, slot
from generator.rules.position import Facing
from generator.rules.ruleset import LONG_RULES
from generator.rules.stepfaults import StepFaults
from tests.rules.games import plain
from tests.rules.games.positions import Asked, from_random_games, lists_of, shaped, stacks_of

GAMES = (LONGGAMMON, FEVGA, PLAKOTO)


def some_turns(ruleset: RuleSet, count: int) -> Iterator[Asked]:
    """Turns of random games and of shaped boards, as far as the game has shapes."""
    drawn = shaped(ruleset, count, 92) if ruleset in GAMES else iter(())
    return chain(from_random_games(ruleset, count, 91), drawn)


def same_way(own: dict[int, int], enemy: dict[int, int]) -> Position:
    """Return a board of Longgammon or Fevga."""
    return Position.from_counts(own, enemy, facing=Facing.SAME_WAY)


@pytest.mark.parametrize("ruleset", [*GAMES, TAVLA], ids=lambda ruleset: ruleset.name)
def test_plays_graph_and_verdicts_tell_the_same(ruleset: RuleSet) -> None:
    """Each result has one play, each play is judged legal as written, and the graph ends in the results."""
    for position, roll, first in some_turns(ruleset, 30):
        plays = legal_plays(position, roll, ruleset, first=first)
        found = results(position, roll, ruleset, first=first)

        assert found == (tuple(one.result for one in plays) or (position,))
        for one in plays[:: len(plays) // 5 + 1]:
            verdict = judge_text(position, roll, format_play(position, one.play), ruleset, first=first)
            assert isinstance(verdict, Legal)
            assert one.result == verdict.result
        graph = play_graph(position, roll, ruleset, first=first)
        assert set(found) == {graph.nodes[end].position for end in graph.ends}


@pytest.mark.parametrize("ruleset", GAMES, ids=lambda ruleset: ruleset.name)
def test_a_step_stands_when_nothing_is_told_against_it(ruleset: RuleSet) -> None:
    """The plain judge makes exactly the steps that have no reason against them."""
    for position, roll, first in some_turns(ruleset, 100):
        explorer = Explorer(ruleset, State(pack(position), roll.numbers), first=first)
        faults = StepFaults(explorer)
        for die in set(roll.numbers):
            stands = {
                source
                for source in range(1, 25)
                if position.on_roll.count(source) and not faults.of(explorer.start, source, die)
            }

            assert plain_sources(ruleset, position, roll, die, first) == stands, format_position(position)


def plain_sources(ruleset: RuleSet, position: Position, roll: Roll, die: int, first: bool) -> set[int]:
    """Return the points from which the plain judge moves a checker by this number."""
    dice = (roll.high, roll.low)
    own = position.on_roll.points
    if ruleset is PLAKOTO:
        before = stacks_of(position)
        after = [
            [stack.count("m") for stack in stacks[1:]] for stacks in plain.Plakoto(dice).step(before, die)
        ]
    else:
        men, foes = lists_of(position)
        game = plain.Longgammon(dice, first) if ruleset is LONGGAMMON else plain.Fevga(dice)
        after = [
            [moment[0].count(point) for point in range(1, 25)] for moment in game.step((men, foes, 0), die)
        ]
    return {point for point in range(1, 25) for counts in after if counts[point - 1] < own[point - 1]}


def test_the_named_rules_and_no_fewer_free_a_step_of_longgammon() -> None:
    """With the rules that are named left out a step stands; with one of them kept it does not."""
    told = set()
    for position, roll, first in some_turns(LONGGAMMON, 60):
        for node in play_graph(position, roll, LONGGAMMON, first=first).nodes:
            state = State(pack(node.position), node.left)
            for (source, die), refusal in node.refused.items():
                codes = {reason.code for reason in refusal.reasons}
                if any(code.startswith("obligation") for code in codes) or closed_by_two(refusal.reasons):
                    continue
                told |= codes
                for kept in ("", *codes):
                    ruleset = LONGGAMMON
                    for code in codes - {kept}:
                        ruleset = ruleset.without(code)
                    explorer = Explorer(ruleset, State(pack(position), roll.numbers), first=first)
                    faults = StepFaults(explorer).of(state, slot(source), die)

                    assert bool(faults) == bool(kept), (format_position(node.position), source, die, codes)

    assert told >= {"long.one-from-head", "long.no-hit", "long.six-block", "long.six-block-midturn"}
    assert told >= {"bearoff.start", "bearoff.must-move-higher", "bearoff.full-value"}


def closed_by_two(reasons: tuple[Reason, ...]) -> bool:
    """Whether two or more enemies close the point: that they do is no rule of Longgammon's own."""
    return any(reason.code == "long.no-hit" and (reason.n or 0) > 1 for reason in reasons)


def test_the_named_obligation_frees_a_try_of_longgammon() -> None:
    """With the obligation that is named left out, the try is in the graph."""
    told = set()
    larger = same_way({20: 1, 1: 3}, {9: 2, 24: 3}), Roll(6, 5), False
    for position, roll, first in (larger, *some_turns(LONGGAMMON, 40)):
        refused = play_graph(position, roll, LONGGAMMON, first=first).nodes[0].refused
        for (source, die), refusal in refused.items():
            (code, *_) = {reason.code for reason in refusal.reasons}
            if code.startswith("obligation"):
                told.add(code)
                free = play_graph(position, roll, LONGGAMMON.without(code), first=first).nodes[0]

                assert (source, die) in free.steps

    assert {"obligation.both-dice", "obligation.larger-die"} <= told


FIVE = {18: 1, 17: 1, 16: 1, 15: 1, 14: 1}
BLOCK = same_way({24: 8, 22: 1, 2: 1} | FIVE, {12: 14, 21: 1})
PASSED = same_way({24: 8, 22: 1, 2: 1} | FIVE, {12: 13, 21: 1, 13: 1})
START = LONGGAMMON.start
HIT_RUN = Position.from_counts({8: 1, 13: 2, 6: 2}, {4: 1, 24: 2})


def why(position: Position, roll: Roll, play: str, ruleset: RuleSet, *, first: bool = False) -> list[str]:
    """Return the reasons against a play as ``code@step point n``; nothing if it is legal."""
    verdict = judge_text(position, roll, play, ruleset, first=first)
    if isinstance(verdict, Legal):
        return []
    return [f"{each.code}@{each.step} {each.point} {each.n}" for each in verdict.reasons]


def test_the_head() -> None:
    """One checker leaves the head; on the own first turn two with 6-6, 4-4 and 3-3, and then they must."""
    assert [] == why(START, Roll(5, 4), "24/15", LONGGAMMON, first=True)
    assert ["long.one-from-head@1 24 1"] == why(START, Roll(5, 4), "24/19 24/20", LONGGAMMON, first=True)
    assert [] == why(START, Roll(6, 6), "24/18(2)", LONGGAMMON, first=True)
    assert ["long.one-from-head@1 24 1"] == why(START, Roll(6, 6), "24/18(2)", LONGGAMMON)
    assert ["long.one-from-head@2 24 2"] == why(START, Roll(6, 6), "24/18(3)", LONGGAMMON, first=True)
    assert ["obligation.doubles-as-many@1 None 2"] == why(START, Roll(6, 6), "24/18", LONGGAMMON, first=True)
    assert ["long.one-from-head@1 24 1"] == why(START, Roll(5, 5), "24/19(2)", LONGGAMMON, first=True)
    assert ["long.no-hit@1 12 15"] == why(START, Roll(6, 6), "24/18 18/12", LONGGAMMON, first=True)


@pytest.mark.parametrize(
    ("roll", "plays"),
    [
        (Roll(6, 6), {"24/18(2)"}),
        (Roll(4, 4), {"24/20(2) 20/16(2)"}),
        (Roll(3, 3), {"24/21(2) 21/18(2)", "24/21(2) 21/18 18/15"}),
    ],
)
def test_the_first_double(roll: Roll, plays: set[str]) -> None:
    """On the first turn 6-6 and 4-4 leave one play each, 3-3 leaves two."""
    expected = {judge_text(START, roll, play, LONGGAMMON, first=True).result for play in plays}  # type: ignore[union-attr]

    assert expected == set(results(START, roll, LONGGAMMON, first=True))


def test_blocks() -> None:
    """A block of six stands only with an enemy beyond it, and is not even passed through."""
    assert ["long.six-block@1 None 6"] == why(BLOCK, Roll(3, 2), "24/22 22/19", LONGGAMMON)
    assert ["long.six-block-midturn@0 None 6"] == why(BLOCK, Roll(3, 1), "22/19/18", LONGGAMMON)
    assert [] == why(BLOCK, Roll(3, 1), "22/19/18", LONGGAMMON.without("long.six-block-midturn"))
    assert [] == why(BLOCK, Roll(3, 2), "24/22 22/19", LONGGAMMON.without("long.six-block"))
    assert [] == why(PASSED, Roll(3, 2), "24/22 22/19", LONGGAMMON)


def test_a_block_over_both_ends_of_the_track() -> None:
    """On the enemy's path the mover's 1 and 24 are neighbours, its 13 and 12 are not."""
    over_the_end = same_way({24: 8, 23: 1, 3: 1, 2: 1, 1: 1, 10: 1}, {12: 15})
    apart = same_way({24: 2, 16: 1, 15: 1, 14: 1, 13: 1, 11: 1, 10: 1, 18: 1}, {20: 15})

    assert ["long.six-block-midturn@0 None 6"] == why(over_the_end, Roll(6, 2), "10/4", LONGGAMMON)
    assert [] == why(apart, Roll(4, 2), "18/12 ", LONGGAMMON)


def test_a_block_that_only_the_end_of_the_turn_forbids() -> None:
    """Where blocks count at the end of the turn alone, the turn is told it at the move that went wrong."""
    ruleset = LONGGAMMON.without("long.six-block-midturn")
    graph = play_graph(BLOCK, Roll(3, 2), ruleset)
    at_19 = graph.nodes[graph.nodes[0].steps[22, 3].to_node]

    assert ["long.six-block@1 None 6"] == why(BLOCK, Roll(3, 2), "22/19 24/22", ruleset)
    assert {"long.six-block"} == {reason.code for reason in at_19.refused[24, 2].reasons}
    assert (18, 2) in at_19.steps


def test_fevga() -> None:
    """One runner first, no landing where an enemy stands, never all six points of the own start."""
    start = FEVGA.start
    quarter = same_way({24: 5, 23: 1, 22: 1, 21: 1, 20: 2, 9: 5}, {12: 15})

    assert [] == why(start, Roll(6, 6), "24/18", FEVGA)
    assert ["tavli.fevga@1 18 None"] == why(start, Roll(6, 6), "24/18(2)", FEVGA)
    assert ["tavli.fevga@1 12 15"] == why(start, Roll(6, 6), "24/18/12", FEVGA)
    assert [] == why(start, Roll(5, 5), "24/9 24/19", FEVGA)
    assert ["tavli.fevga@0 None 6"] == why(quarter, Roll(5, 1), "20/19 9/4", FEVGA)


def test_a_prime_that_must_be_opened() -> None:
    """With all enemies on the point right behind it, a turn that keeps the prime closed is refused."""
    prime = same_way({11: 2, 10: 2, 9: 2, 8: 2, 7: 2, 6: 2, 3: 3}, {12: 15})
    one_short = same_way({11: 2, 10: 2, 9: 2, 8: 2, 7: 2, 6: 2, 3: 3}, {12: 14, 20: 1})

    verdict = judge_text(prime, Roll(2, 1), "3/1 11/10", FEVGA)
    assert isinstance(verdict, Illegal)
    assert (Reason("tavli.fevga", step=0, source=11, target=6),) == verdict.reasons
    assert [] == why(one_short, Roll(2, 1), "3/1 11/10", FEVGA)
    for result in results(prime, Roll(1, 1), FEVGA):
        assert any(result.on_roll.count(point) == 0 for point in range(6, 12))


def test_a_prime_that_cannot_be_opened() -> None:
    """Where no turn opens it, the rule asks nothing."""
    position = same_way(dict.fromkeys(range(1, 7), 2) | {24: 3}, {7: 15})
    found = results(position, Roll(6, 5), FEVGA)

    assert 3 == len(found)
    assert all(all(after.on_roll.points[:6]) for after in found)


def test_a_checker_hit_on_its_head_stays_before_the_block() -> None:
    """Without long.no-hit it starts again behind six points in a row, so they shut it in."""
    position = same_way({24: 9, 18: 1, 11: 1, 10: 1, 9: 1, 8: 1, 7: 1}, {12: 1})
    ruleset = LONGGAMMON.without("long.no-hit")

    assert ["long.six-block-midturn@0 None 6"] == why(position, Roll(6, 5), "18/12 24/19", ruleset)
    assert [] == why(position, Roll(6, 5), "18/12 24/19", ruleset.without("long.six-block"))


def test_plakoto() -> None:
    """A lone enemy is pinned; what is pinned does not move; one that pins closes its point."""
    position = Position.from_counts(
        {24: 5, 20: 1, 15: 2, 8: 1, 3: 1}, {13: 1, 8: 1, 3: 2, 1: 9, 10: 2}, pins={8: 2, 3: 2}
    )
    home = Position.from_counts({5: 2, 4: 1, 2: 1}, {4: 1, 1: 5}, pins={4: 2})

    pinned = judge_text(position, Roll(2, 1), "15/13 24/23", PLAKOTO)
    assert isinstance(pinned, Legal)
    assert (1, 1, 1) == (pinned.result.pin(13), pinned.result.enemy(13), pinned.result.on_roll.count(13))
    assert 0 == pinned.result.opponent.bar
    assert ["tavli.plakoto@0 8 None"] == why(position, Roll(2, 1), "8/6 24/23", PLAKOTO)
    assert ["tavli.plakoto@0 10 2"] == why(position, Roll(5, 1), "15/10 24/23", PLAKOTO)
    both = ["tavli.plakoto@0 3 2", "tavli.plakoto@0 8 None"]
    assert both == why(position, Roll(6, 5), "8/3 24/18", PLAKOTO)
    assert ["tavli.plakoto@0 None 1"] == why(home, Roll(6, 5), "5/off", PLAKOTO)


def test_leaving_a_pin_frees_the_enemy() -> None:
    """The enemy is free when the last checker has left, and not before."""
    position = Position.from_counts({13: 2, 24: 3}, {13: 1, 1: 9}, pins={13: 1})
    one_left = judge_text(position, Roll(2, 1), "13/11 24/23", PLAKOTO)
    none_left = judge_text(position, Roll(2, 1), "13/11 13/12", PLAKOTO)

    assert isinstance(one_left, Legal)
    assert isinstance(none_left, Legal)
    assert (1, 0) == (one_left.result.pin(13), none_left.result.pin(13))
    assert 2 == one_left.result.flipped().pin(12)


def test_hit_and_run() -> None:
    """In tavla who hits at home stays there for the turn; in takhte nard only where it is agreed."""
    roll = Roll(4, 2)

    assert ["tavla.turkish@1 4 None"] == why(HIT_RUN, roll, "8/4* 4/2", TAVLA)
    assert [] == why(HIT_RUN, roll, "8/4* 4/2", TAKHTE)
    assert ["tavla.turkish@1 4 None"] == why(HIT_RUN, roll, "8/4* 4/2", TAKHTE.having("tavla.turkish"))
    assert [] == why(HIT_RUN, roll, "8/4* 6/4", TAVLA)
    graph = play_graph(HIT_RUN, roll, TAVLA)
    after = graph.nodes[graph.nodes[0].steps[8, 4].to_node]
    assert (Reason("tavla.turkish", point=4),) == after.refused[4, 2].reasons


def test_what_closes_the_way_is_told_by_the_game() -> None:
    """A checker tried by the sum of both numbers is told of the stops by each game's own rule."""
    position = same_way({24: 10, 10: 5}, {22: 1, 21: 1, 12: 13})
    verdict = judge_text(position, Roll(3, 2), "24/19", LONGGAMMON)
    landing = judge_text(same_way({24: 15}, {19: 1, 12: 14}), Roll(3, 2), "24/19", LONGGAMMON)

    assert isinstance(verdict, Illegal)
    assert isinstance(landing, Illegal)
    assert {"long.no-hit"} == {reason.code for reason in verdict.reasons}
    node = play_graph(position, Roll(3, 2), LONGGAMMON).nodes[0]
    assert {"movement.intermediate"} == {reason.code for reason in node.misplaced[24, 19]}
    node = play_graph(same_way({24: 15}, {19: 1, 12: 14}), Roll(3, 2), LONGGAMMON).nodes[0]
    assert (Reason("long.no-hit", point=19, n=1),) == node.misplaced[24, 19]


def test_rules_that_can_be_left_out() -> None:
    """Longgammon has five of its own, each game the obligations and bearing off; other ids raise."""
    assert set(LONG_RULES) < LONGGAMMON.switchable
    for ruleset in GAMES:
        for rule in ruleset.switchable:
            assert frozenset({rule}) == ruleset.without(rule).left_out
        with pytest.raises(ValueError, match="landing"):
            ruleset.without("landing.blocked")


def test_bearing_off_is_shared() -> None:
    """Bearing off is told by the standard ids in every game."""
    position = same_way({5: 2, 3: 1}, {20: 15})
    assert ["bearoff.must-move-higher@0 5 None"] == why(position, Roll(4, 1), "3/off", LONGGAMMON)
    assert ["bearoff.full-value@0 5 None"] == why(position, Roll(5, 1), "3/off", FEVGA)
    last = judge(position, Roll(6, 6), legal_plays(position, Roll(6, 6), FEVGA)[0].play, FEVGA)
    assert isinstance(last, Legal)
    assert 0 == last.result.on_roll.on_board
    assert OFF == last.play.moves[0].target


def test_text_of_the_start() -> None:
    """The starts read and write in the mover's numbers."""
    assert LONGGAMMON.start == parse_position(f"{'0' * 24}f/{'0' * 12}f{'0' * 12}", LONGGAMMON)


def test_codes_are_told_somewhere() -> None:
    """Every code that games add is found on random boards or in the examples above; no other code is."""
    told = {"tavla.turkish"}
    for ruleset in GAMES:
        for position, roll, first in some_turns(ruleset, 30):
            nodes = () if roll.is_double else play_graph(position, roll, ruleset, first=first).nodes
            refusals = [refusal for node in nodes for refusal in node.refused.values()]
            told |= {each.code for refusal in refusals for each in refusal.reasons}

    assert set(GAME_REASON_CODES) == {code for code in told if code.startswith(("long", "tavl"))}
    assert told <= {*GAME_REASON_CODES, *REASON_CODES}
