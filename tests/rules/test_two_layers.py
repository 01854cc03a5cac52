"""Every reason against a second judge: what is named stands in the way, all of it and nothing else.

Two layers. The step: a checker with a number breaks the step rules that are named; without exactly these the
step can be made, without fewer it cannot. The turn: where the step breaks none, one obligation is named;
without it the try is part of a legal turn, without another obligation it is not. The judge is the plain
generator of :mod:`tests.rules.brute_without`, which knows nothing of graphs and reasons.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations
from unittest.mock import patch

from generator.notation import format_position
from generator.rules import (
    OBLIGATIONS,
    STEP_RESTRICTIONS,
    Legal,
    Move,
    Play,
    PlayGraph,
    Position,
    Roll,
    judge,
    legal_plays,
    play_graph,
)
from generator.rules.graph import GraphMaker
from generator.rules.packed import moved, pack, slot, unpack
from tests.rules.boards import build, from_random_games, heap, made, shaped
from tests.rules.brute_without import Game, Moment, turn
from tests.rules.cases import cases
from tests.rules.test_left_out import BOARDS, men_and_enemy, position_of

GAMES, SHAPED = 1200, 800
"""Pairs of position and roll looked at: out of random games, and drawn by shape."""
FEW = 4
"""Checkers with which the plain generator plays out a double in reasonable time."""
TIGHT = 1500
"""Pairs drawn so that obligations often decide."""

EXCEPTIONS = {
    ("obligation.doubles-as-many", "obligation.no-pass", "instead"): (
        "Nothing is played with a double. Somebody who does not know the rule about doubles stops after one "
        "move or more; to make none is to pass. The rule about doubles is named all the same, as for every "
        "turn with a double that stops early: it says how many moves there are."
    ),
}
"""(obligation named, one that frees the turn "too" or "instead") -> why that one is not named."""


def pairs() -> Iterator[tuple[Position, Roll]]:
    """The positions and rolls looked at, and the course's own, in which obligations decide."""
    yield from from_random_games(GAMES, 81)
    yield from shaped(SHAPED, 82)
    yield from tight(TIGHT, 83)
    yield from ((case.position, case.roll) for case in cases("lessons.txt"))


@cache
def graphs() -> list[tuple[Position, Roll, PlayGraph]]:
    """Return their graphs, without the reasons of places that no number gives: those are slow to find."""
    with patch.object(GraphMaker, "misplaced", lambda *_: {}):
        return [(position, roll, play_graph(position, roll)) for position, roll in pairs()]


def tight(count: int, seed: int) -> Iterator[tuple[Position, Roll]]:
    """A checker or two that are free to move, between many closed points, and two different numbers."""
    dice = random.Random(seed)
    for number in range(count):
        if number % 2:
            own = heap(dice, range(7, 25), dice.randint(1, 2)) | heap(dice, range(1, 4), 5)
            position = build(own, made(dice, range(4, 24), dice.randint(5, 7)), number % 3 % 2)
        else:
            position = build(heap(dice, range(1, 8), dice.randint(2, 3)), made(dice, range(1, 6), 2))
        high = dice.randint(2, 6)
        yield position, Roll(high, dice.randint(1, high - 1))


def began(position: Position) -> Moment:
    """Return a position as the plain generator holds it."""
    return Moment(*men_and_enemy(position))


def place_reached(now: Moment, source: int, die: int, unknown: tuple[str, ...]) -> int | None:
    """Where somebody who does not know these rules may move a checker by a number, or None."""
    return Game(*unknown).may_go(now, now.men.index(source), die)


def fewer(codes: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every choice of some of these, but not all, none among them."""
    return chain.from_iterable(combinations(codes, many) for many in range(len(codes)))


def test_the_step_layer() -> None:
    """Without exactly the step rules named, the checker goes where it was tried; without fewer it does not.

    It also goes there where no step rule is named, but an obligation.
    """
    told = set()
    for position, roll, graph in graphs():
        for node in graph.nodes:
            now = began(node.position)
            for (source, die), refusal in node.refused.items():
                codes = tuple(reason.code for reason in refusal.reasons)
                if codes[0] in OBLIGATIONS:
                    codes = ()
                told |= set(codes)
                place = slot(source)
                where = (format_position(position), roll, source, die, codes)

                assert slot(refusal.target) == place_reached(now, place, die, codes), where
                assert len(codes) == len(set(codes)), where
                for some in fewer(codes):
                    assert place_reached(now, place, die, some) is None, (where, some)
    assert set(STEP_RESTRICTIONS) == told


def tries_of_legal_turns(position: Position, roll: Roll, unknown: str) -> set[tuple[object, ...]]:
    """Every step of the legal turns of somebody who does not know the rule: board, numbers left, step."""
    game, found = Game(unknown), set()
    for end in game.ends(began(position), roll.numbers):
        now, left = began(position), list(roll.numbers)
        for step in end.steps:
            found.add((tuple(sorted(now.men)), now.enemy, tuple(left), step.source, *step.dice))
            now = game.after(now, step)
            left.remove(step.dice[0])
    return found


def test_the_turn_layer() -> None:
    """Without the obligation named, the try is part of a legal turn; without another obligation it is not."""
    told: set[str] = set()
    for position, roll, graph in graphs():
        refused = [
            (node, slot(source), die, refusal.reasons)
            for node in graph.nodes
            for (source, die), refusal in node.refused.items()
            if refusal.reasons[0].code in OBLIGATIONS
        ]
        for rule in OBLIGATIONS if refused else ():
            possible = tries_of_legal_turns(position, roll, rule)
            for node, source, die, (reason, *more) in refused:
                now = began(node.position)
                freed = (tuple(sorted(now.men)), now.enemy, node.left, source, die) in possible
                where = (format_position(position), roll, source, die, reason.code, rule)

                assert (rule == reason.code) == freed, where
                assert not more, where
                told.add(reason.code)
    assert {"obligation.both-dice", "obligation.larger-die"} == told


def beginnings(position: Position, roll: Roll, graph: PlayGraph) -> Iterator[Play]:
    """Every sound beginning of a turn: the legal plays up to each of their moves, and each single move."""
    for legal in legal_plays(position, roll):
        yield from (Play(legal.play.moves[:many]) for many in range(len(legal.play)))
    for (source, die), refusal in graph.nodes[0].refused.items():
        if refusal.reasons[0].code in OBLIGATIONS:
            yield Play((Move(source, refusal.target, die),))


def test_turns_handed_in_too_early() -> None:
    """A turn that stops too early is legal without the obligation named, and not without another one.

    The table of exceptions tells where another one would do.
    """
    told: set[str] = set()
    excepted: set[tuple[str, str, str]] = set()
    for position, roll in BOARDS + [(case.position, case.roll) for case in cases("lessons.txt")]:
        if roll.is_double and position.on_roll.on_board > FEW:
            continue
        ends = {
            rule: {position_of(end) for end in turn(rule, *men_and_enemy(position), roll.high, roll.low)}
            for rule in ("", *OBLIGATIONS)
        }
        for play in set(beginnings(position, roll, play_graph(position, roll))):
            verdict, after = judge(position, roll, play), after_moves(position, play)

            if isinstance(verdict, Legal):
                assert verdict.result in ends[""], (format_position(position), roll, play)
                continue
            (reason,) = verdict.reasons
            told.add(reason.code)
            freeing = {rule for rule in OBLIGATIONS if after in ends[rule]}
            how = "too" if reason.code in freeing else "instead"
            excepted |= {(reason.code, rule, how) for rule in freeing - {reason.code}}

            assert freeing, (format_position(position), roll, play, reason.code)
            assert after not in ends[""], (format_position(position), roll, play, reason.code)
    assert set(OBLIGATIONS) == told
    assert EXCEPTIONS.keys() == excepted


def after_moves(position: Position, play: Play) -> Position:
    """Return the position after sound moves."""
    board = pack(position)
    for move in play:
        board = moved(board, slot(move.source), slot(move.target))
    return unpack(board)
