"""What a changed board tells: faults made on purpose are recognised, and never a legal play."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from generator.notation import parse_position
from generator.rules import START, Allowed, Position, Roll, Side
from generator.rules.table import Telling, tell, turn_made
from generator.rules.table.illegal_plays import Kind
from tests.rules import brute
from tests.rules.boards import from_random_games, shaped

Men = dict[int, int]
Board = tuple[Men, Men]
THEIRS = {1: 2, 12: 5, 17: 3, 19: 5}


def men_of(position: Position) -> Board:
    """Both sides as dictionaries of the mover's points; 25 the mover's bar, -1 the enemy's."""
    own = {point: n for point, n in enumerate(position.on_roll.points, 1) if n}
    enemy = {25 - point: n for point, n in enumerate(position.opponent.points, 1) if n}
    if position.on_roll.bar:
        own[25] = position.on_roll.bar
    if position.opponent.bar:
        enemy[-1] = position.opponent.bar
    return own, enemy


def position_of(board: Board) -> Position:
    """The dictionaries as a position; checkers at 0 are off."""
    own, enemy = board
    mine = tuple(own.get(point, 0) for point in range(1, 25))
    theirs = tuple(enemy.get(25 - point, 0) for point in range(1, 25))
    return Position(Side(mine, own.get(25, 0)), Side(theirs, enemy.get(-1, 0)))


def taken_from(men: Men, place: int) -> Men:
    """The checkers without one."""
    after = {**men, place: men[place] - 1}
    return {at: n for at, n in after.items() if n}


def put_on(men: Men, place: int) -> Men:
    """The checkers with one more."""
    return {**men, place: men.get(place, 0) + 1}


Faulty = Callable[[random.Random, Board, Roll], Board | None]


def some_play(dice: random.Random, board: Board, roll: Roll) -> tuple[brute.Play, Men, Men]:
    """A legal play by the plain generator."""
    return dice.choice(brute.legal(*board, roll.high, roll.low))


def shorter(dice: random.Random, board: Board, roll: Roll) -> tuple[Men, Men] | None:
    """The board before the last move of a legal play."""
    play, _, _ = some_play(dice, board, roll)
    if not play:
        return None
    own, enemy = board
    for source, target, _ in play[:-1]:
        own = brute.put(own, source, target)
        if target > 0 and enemy.get(target) == 1:
            enemy = put_on(taken_from(enemy, target), -1)
    return own, enemy


def wrong_move(dice: random.Random, board: Board, roll: Roll) -> Board | None:
    """The last checker goes to any empty point of its own or nobody's."""
    made = shorter(dice, board, roll)
    if made is None:
        return None
    own, enemy = made
    source = dice.choice([place for place in own if place])
    target = dice.choice([point for point in range(1, 25) if not enemy.get(point) and point != source])
    return brute.put(own, source, target), enemy


def extra_move(dice: random.Random, board: Board, roll: Roll) -> Board | None:
    """After a legal play one of the numbers is played once more."""
    _, own, enemy = some_play(dice, board, roll)
    die = dice.choice((roll.high, roll.low))
    again = [(place, brute.allowed(own, enemy, place, die)) for place in own if place > 0]
    steps = [(place, target) for place, target in again if target is not None]
    if not steps:
        return None
    source, target = dice.choice(steps)
    if target and enemy.get(target) == 1:
        enemy = put_on(taken_from(enemy, target), -1)
    return brute.put(own, source, target), enemy


def opponents_checker(dice: random.Random, board: Board, roll: Roll) -> Board | None:
    """After a legal play an enemy checker is shifted to another point."""
    _, own, enemy = some_play(dice, board, roll)
    hit = enemy.get(-1, 0) > board[1].get(-1, 0)
    places = [place for place in enemy if place > 0 or not hit]
    if not places:
        return None
    source = dice.choice(places)
    target = dice.choice([point for point in range(1, 25) if not own.get(point) and point != source])
    return own, put_on(taken_from(enemy, source), target)


def wrong_bear_off(dice: random.Random, board: Board, roll: Roll) -> Board | None:
    """Instead of the last move a checker is taken off the board."""
    made = shorter(dice, board, roll)
    if made is None:
        return None
    own, enemy = made
    return brute.put(own, dice.choice([place for place in own if place]), 0), enemy


def hit_not_on_bar(dice: random.Random, board: Board, roll: Roll) -> Board | None:
    """A checker is hit and left where it was, or taken away."""
    hits = [
        (own, enemy)
        for _, own, enemy in brute.legal(*board, roll.high, roll.low)
        if enemy.get(-1, 0) > board[1].get(-1, 0)
    ]
    if not hits:
        return None
    own, enemy = dice.choice(hits)
    gone = [point for point, n in board[1].items() if point > 0 and n > enemy.get(point, 0)]
    less = taken_from(enemy, -1)
    return own, put_on(less, dice.choice(gone)) if dice.random() < 0.5 else less


FAULTY: dict[Kind, Faulty] = {
    Kind.WRONG_MOVE: wrong_move,
    Kind.EXTRA_MOVE: extra_move,
    Kind.OPPONENTS_CHECKER: opponents_checker,
    Kind.WRONG_BEAR_OFF: wrong_bear_off,
    Kind.HIT_NOT_ON_BAR: hit_not_on_bar,
}


def boards(count: int, seed: int) -> Iterator[tuple[Position, Roll]]:
    """Positions of games and of every shape."""
    yield from from_random_games(count // 2, seed)
    yield from shaped(count // 2, seed)


@pytest.mark.parametrize("kind", list(Kind))
def test_a_fault_made_on_purpose_is_recognised(kind: Kind) -> None:
    """Whatever fault is made, its kind is among those told, unless the board could come about without it.

    Legal plays and sound moves of a turn that breaks an obligation are found by the plain generator.
    """
    dice = random.Random(16)
    recognised = 0
    for position, roll in boards(80, 1600):
        board = men_of(position)
        after = FAULTY[kind](dice, board, roll)
        if after is None:
            continue
        lawful = {position_of((own, enemy)) for _, own, enemy in brute.legal(*board, roll.high, roll.low)}
        shown = position_of(after)
        if shown in lawful:
            assert Allowed(shown) == turn_made(position, roll, shown)
            continue
        if shown in sound(board, roll):
            assert Telling(frozenset(), steps_stand=True) == tell(position, roll, shown)
            continue
        told = tell(position, roll, shown)

        assert kind in told.kinds
        assert not told.steps_stand
        recognised += 1

    assert recognised >= 15


def sound(board: Board, roll: Roll) -> set[Position]:
    """Every board that legal single moves lead to within the turn, whatever the obligations say."""
    found = {position_of(board)}
    for numbers in brute.orders(roll.high, roll.low):
        states = [board]
        for number in numbers:
            after = [moved for own, enemy in states for moved in one_move(own, enemy, number)]
            states = [*{position_of(moved): moved for moved in after}.values()]
            found |= {position_of(moved) for moved in states}
    return found


def one_move(own: Men, enemy: Men, die: int) -> Iterator[Board]:
    """Every board one number leads to."""
    for source in [place for place in own if place > 0]:
        target = brute.allowed(own, enemy, source, die)
        if target is None:
            continue
        hit = bool(target) and enemy.get(target) == 1
        yield brute.put(own, source, target), put_on(taken_from(enemy, target), -1) if hit else enemy


def test_legal_plays_are_never_called_illegal() -> None:
    """Every play of the plain generator stands, and its kind cannot be asked."""
    for position, roll in boards(30, 61):
        for _, own, enemy in brute.legal(*men_of(position), roll.high, roll.low)[:10]:
            after = position_of((own, enemy))

            assert Allowed(after) == turn_made(position, roll, after)
            with pytest.raises(ValueError, match="legal"):
                tell(position, roll, after)


def test_clear_faults_have_one_kind() -> None:
    """From the starting position with 6-3 each of the five faults is told apart from all others."""
    six_three = Roll(6, 3)
    played = {24: 1, 18: 1, 13: 4, 10: 1, 8: 3, 6: 5}
    changes = {
        Kind.WRONG_MOVE: parse_position("0000005031000400001000001/0200000000005000030500000"),
        Kind.EXTRA_MOVE: Position.from_counts({24: 1, 18: 1, 13: 4, 10: 1, 8: 3, 6: 4, 3: 1}, THEIRS),
        Kind.OPPONENTS_CHECKER: Position.from_counts(played, {1: 2, 12: 5, 16: 1, 17: 2, 19: 5}),
        Kind.WRONG_BEAR_OFF: Position.from_counts({24: 1, 18: 1, 13: 5, 8: 3, 6: 4}, THEIRS),
    }
    blot = Position.from_counts({24: 2, 13: 5, 8: 3, 6: 5}, {1: 1, 5: 1, 12: 5, 17: 3, 19: 5})
    left = Position.from_counts({24: 2, 13: 5, 8: 2, 6: 4, 5: 2}, {1: 1, 5: 1, 12: 5, 17: 3, 19: 5})

    told = {kind: tell(START, six_three, after) for kind, after in changes.items()}

    assert {kind: Telling(frozenset({kind}), steps_stand=False) for kind in changes} == told
    assert Telling(frozenset({Kind.HIT_NOT_ON_BAR}), steps_stand=False) == tell(blot, Roll(3, 1), left)


def test_what_the_board_cannot_tell_is_left_open() -> None:
    """13/2 with 4-3 may be one wrong move or a 4 played twice; of two faults at once nothing is told."""
    eleven_on = Position.from_counts({24: 2, 13: 4, 8: 3, 6: 5, 2: 1}, THEIRS)
    two_faults = Position.from_counts(
        {24: 1, 18: 1, 13: 4, 9: 1, 8: 3, 6: 5}, {1: 2, 12: 5, 16: 1, 17: 2, 19: 5}
    )
    either = frozenset({Kind.WRONG_MOVE, Kind.EXTRA_MOVE})

    assert Telling(either, steps_stand=False) == tell(START, Roll(4, 3), eleven_on)
    assert Telling(frozenset(), steps_stand=False) == tell(START, Roll(6, 3), two_faults)


def test_a_turn_that_stops_early_has_no_wrong_move() -> None:
    """24/18 alone with 6-3: each move stands and the turn does not; no kind of the list fits."""
    stopped = Position.from_counts({24: 1, 18: 1, 13: 5, 8: 3, 6: 5}, THEIRS)

    assert Telling(frozenset(), steps_stand=True) == tell(START, Roll(6, 3), stopped)
    assert Telling(frozenset(), steps_stand=True) == tell(START, Roll(6, 3), START)
