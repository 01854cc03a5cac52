"""The reasons: true, complete, and apart from the fast generator."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

from generator.notation import format_position
from generator.rules import (
    BAR,
    OBLIGATIONS,
    OFF,
    REASON_CODES,
    STANDARD,
    STEP_RESTRICTIONS,
    Illegal,
    Journey,
    Location,
    Node,
    PlayGraph,
    Position,
    Reason,
    Roll,
    RuleSet,
    judge,
    play_graph,
    results,
)
from generator.rules.checks import CHECKS, step_faults
from generator.rules.explore import explore
from generator.rules.legal import numbers_of, result_boards
from generator.rules.obligations import finals
from generator.rules.packed import OFF_SLOT, pack, slot
from generator.rules.steps import standard_steps, steps_by, target_of
from tests.rules.boards import from_random_games, shaped
from tests.rules.cases import cases

PLACES: tuple[Location, ...] = (*range(24, 0, -1), OFF, BAR)
FACTS = {
    "movement.direction": set(),
    "movement.bar-is-no-point": {"source", "die", "target"},
    "movement.dice-separate": {"n"},
    "movement.intermediate": {"point"},
    "movement.intermediate/both": {"source", "target"},
    "landing.blocked": {"point", "n"},
    "obligation.no-pass": {"die"},
    "obligation.both-dice": {"die"},
    "obligation.larger-die": {"die"},
    "obligation.doubles-as-many": {"die", "n"},
    "bar.enter-first": {"n"},
    "bar.enter-point": {"die", "point"},
    "bar.enter-open": {"die", "point"},
    "bar.no-adding": set(),
    "bearoff.start": {"n"},
    "bearoff.must-move-higher": {"die", "point"},
    "bearoff.higher-die": {"die", "point"},
    "bearoff.full-value": {"die", "point"},
    "try.not-yours": set(),
    "try.empty": set(),
    "try.not-rolled": {"die"},
    "try.spent": {"die"},
    "try.unfinished": {"die"},
}
"""Code -> the facts its sentence has places for."""


def without(*rules: str) -> RuleSet:
    """Return the standard game without some rules."""
    ruleset = STANDARD
    for rule in rules:
        ruleset = ruleset.without(rule)
    return ruleset


def some_graphs(count: int, seed: int) -> Iterator[tuple[Position, Roll, PlayGraph]]:
    """Graphs of positions of every shape."""
    for position, roll in chain(from_random_games(count // 2, seed), shaped(count // 2, seed + 1)):
        yield position, roll, play_graph(position, roll)


@cache
def graphs() -> list[tuple[Position, Roll, PlayGraph]]:
    """Return the graphs that several tests look through."""
    return list(some_graphs(160, 61))


def lesson_graphs() -> list[tuple[Position, Roll, PlayGraph]]:
    """Return the graphs of the course's own positions, in which obligations decide."""
    return [(case.position, case.roll, play_graph(case.position, case.roll)) for case in cases("lessons.txt")]


def all_reasons(node: Node) -> Iterator[Reason]:
    """Every reason a node gives."""
    for refusal in node.refused.values():
        yield from refusal.reasons
    for reasons in (*node.misplaced.values(), *node.foreign.values(), node.default, node.unfinished):
        yield from reasons


def test_steps_fast_and_by_rules_and_by_reasons() -> None:
    """On 20,000 boards the fast steps, the rules one by one, and the steps without a fault are the same."""
    by_rules = steps_by(STANDARD)
    for number, (position, _) in enumerate(chain(from_random_games(10000, 62), shaped(10000, 63))):
        board, die = pack(position), number % 6 + 1
        sound = [
            (source, max(source - die, OFF_SLOT))
            for source in range(25, 0, -1)
            if board[source] and not step_faults(board, source, die, STANDARD)
        ]

        assert sound == standard_steps(board, die), (format_position(position), die)
        assert sound == by_rules(board, die), (format_position(position), die)


def test_turns_fast_and_explored() -> None:
    """The fast results of a turn are those of the explored turn with its obligations."""
    for position, roll in chain(from_random_games(1200, 64), shaped(1200, 65)):
        turn = explore(pack(position), numbers_of(roll, STANDARD), STANDARD)
        ends = {state.board for state in finals(turn, STANDARD)}

        assert ends == set(result_boards(pack(position), roll)), (format_position(position), roll)


def test_doubles_always_come_to_the_same_number_of_moves() -> None:
    """With a double there is no wrong choice that costs a move, only stopping early."""
    for position, roll in chain(from_random_games(600, 66), shaped(600, 67)):
        turn = explore(pack(position), (roll.high,) * 4, STANDARD)
        ends = {turn.used(state) for state, edges in turn.edges.items() if not edges}

        assert 1 == len(ends), (format_position(position), roll)


def test_step_reasons_are_exactly_what_stands_in_the_way() -> None:
    """With the named rules left out the step stands; with fewer left out it does not."""
    told = set()
    for position, roll, graph in graphs() + lesson_graphs():
        for node in graph.nodes[:12]:
            board = pack(node.position)
            for (source, die), refusal in node.refused.items():
                codes = [reason.code for reason in refusal.reasons]
                if not set(codes) <= set(STEP_RESTRICTIONS):
                    continue
                told |= set(codes)
                step = (slot(source), slot(refusal.target))
                assert step in steps_by(without(*codes))(board, die), (format_position(position), roll)
                for fewer in combinations(codes, len(codes) - 1):
                    assert step not in steps_by(without(*fewer))(board, die), (codes, fewer)
    assert set(STEP_RESTRICTIONS) == told


def test_turn_reasons_are_exactly_what_stands_in_the_way() -> None:
    """With the named obligation left out the try is in the graph; with another left out it is not."""
    told = set()
    for position, roll, graph in graphs() + lesson_graphs():
        refused = [
            (key(node), tried, refusal.reasons)
            for node in graph.nodes
            for tried, refusal in node.refused.items()
            if refusal.reasons[0].code in OBLIGATIONS
        ]
        for rule in OBLIGATIONS if refused else ():
            world = {key(node): node for node in play_graph(position, roll, without(rule)).nodes}
            for moment, tried, (reason, *more) in refused:
                told.add(reason.code)
                freed = moment in world and tried in world[moment].steps

                assert (rule == reason.code) == freed, (format_position(position), roll, tried, rule)
                assert not more
    assert {"obligation.both-dice", "obligation.larger-die"} == told


def key(node: Node) -> tuple[Position, tuple[int, ...]]:
    """Return what makes two nodes of different games the same moment."""
    return node.position, node.left


def test_intermediate_reason_is_exactly_what_stands_in_the_way() -> None:
    """A journey refused for its stop can be made in the game without that rule."""
    seen = 0
    for position, roll, graph in graphs():
        turn = explore(pack(position), roll.numbers, without("movement.intermediate"))
        for (source, target), (reason, *_) in graph.nodes[0].misplaced.items():
            if reason.code == "movement.intermediate" and target is not OFF:
                seen += 1
                ways = {
                    (edge.hops[0].source, edge.hops[-1].target)
                    for edge in turn.edges[turn.start]
                    if len(edge.hops) > 1
                }
                assert (slot(source), slot(target)) in ways, (format_position(position), roll)
    assert seen > 20


def test_adding_reason_is_exactly_what_stands_in_the_way() -> None:
    """An entry by the sum can be made in the game without bar.no-adding, if the point is open."""
    seen = 0
    for position, roll, graph in graphs():
        turn = explore(pack(position), roll.numbers, without("bar.no-adding"))
        added = {edge.hops[0].target for edge in turn.edges[turn.start] if edge.hops[0].die == 2 * roll.low}
        for (source, target), (reason, *_) in graph.nodes[0].misplaced.items():
            entry = isinstance(target, int) and target == 25 - 2 * roll.low and target >= 19
            if source is BAR and entry and roll.is_double and reason.code == "bar.no-adding":
                seen += 1
                assert (target in added) == (position.enemy(slot(target)) < 2), format_position(position)
    assert seen > 3


def test_bar_reason_names_where_the_number_ends() -> None:
    """Somebody who counts the bar as a step would land where the learner tried."""
    seen = 0
    for _, _, graph in graphs():
        for node in graph.nodes:
            for (source, target), (reason, *_) in node.misplaced.items():
                if reason.code == "movement.bar-is-no-point" and reason.die is not None:
                    seen += 1
                    other = without("movement.bar-is-no-point")
                    assert slot(target) == target_of(slot(source), reason.die, other)
                    assert (source, slot(source) - reason.die) == (reason.source, reason.target)
    assert seen > 50


def test_every_reason_has_its_facts() -> None:
    """A reason carries exactly the facts its sentence has places for."""
    for _, _, graph in graphs():
        for reason in chain.from_iterable(all_reasons(node) for node in graph.nodes):
            facts = {
                name
                for name in ("die", "point", "source", "target", "n")
                if getattr(reason, name) is not None
            }
            both = reason.code == "movement.intermediate" and reason.point is None

            assert FACTS[reason.code + "/both" * both] == facts, reason


def test_every_code_is_found() -> None:
    """Each reason code is given somewhere, and no other."""
    found = {reason.code for _, _, graph in graphs() for node in graph.nodes for reason in all_reasons(node)}
    for position, roll, _ in graphs():
        verdict = judge(position, roll, ())
        if isinstance(verdict, Illegal):
            found |= {reason.code for reason in verdict.reasons}

    assert set(REASON_CODES) == found
    assert len(REASON_CODES) == len(set(REASON_CODES))
    assert set(REASON_CODES) == {code.partition("/")[0] for code in FACTS}


def test_checks_are_the_step_restrictions() -> None:
    """Each rule that forbids a step has one check, in the order its reason is told."""
    assert sorted(STEP_RESTRICTIONS) == sorted(rule for rule, _ in CHECKS)


def test_judging_never_raises_for_an_illegal_play() -> None:
    """Any journeys from anywhere to anywhere get a verdict; a legal one has a legal result."""
    dice = random.Random(68)
    places = [*range(1, 25), OFF, BAR]
    for position, roll in chain(from_random_games(400, 69), shaped(600, 70)):
        journeys = [
            Journey(dice.choice(places), dice.choice(places), times=dice.choice((1, 1, 2)))
            for _ in range(dice.randint(0, 3))
        ]
        verdict = judge(position, roll, journeys)

        if isinstance(verdict, Illegal):
            assert verdict.reasons
            assert {reason.code for reason in verdict.reasons} <= set(REASON_CODES)
        else:
            assert verdict.result in results(position, roll)
