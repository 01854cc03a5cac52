"""Generators written by others, or apart from ours, find the same results."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import gnubg
import gnubg_nn
import pyspiel

from generator.notation import format_position
from generator.rules import START, Position, Roll, Side, results
from tests.rules import brute
from tests.rules.boards import from_random_games, shaped


def brute_results(position: Position, roll: Roll) -> set[Position]:
    """Return the results of the plain generator as positions."""
    mine, theirs = position.on_roll, position.opponent
    own = {point: count for point, count in enumerate(mine.points, 1) if count}
    own |= {25: mine.bar} if mine.bar else {}
    enemy = {25 - point: count for point, count in enumerate(theirs.points, 1) if count}
    enemy |= {-1: theirs.bar} if theirs.bar else {}
    found = brute.legal(own, enemy, roll.high, roll.low)
    return {
        Position.from_counts(men, foes, own_bar=men.get(25, 0), other_bar=foes.get(-1, 0))
        for _, men, foes in found
    }


def gnubg_board(position: Position) -> list[list[int]]:
    """GNU Backgammon's board: 25 counts a side in its own numbers, the bar last; the side to move second."""
    return [[*side.points, side.bar] for side in (position.opponent, position.on_roll)]


def test_plain_generator_agrees() -> None:
    """The generator written from the rules' wording finds the same results on 2,400 positions."""
    for position, roll in chain(from_random_games(900, 11), shaped(1500, 12)):
        assert brute_results(position, roll) == set(results(position, roll)), (
            format_position(position),
            roll,
        )


def test_gnu_backgammon_agrees() -> None:
    """GNU Backgammon's own generator finds the same results on 6,500 positions and rolls."""
    for position, roll in chain(from_random_games(2500, 21), shaped(4000, 22)):
        keys = gnubg_nn.moves(gnubg_board(position), roll.high, roll.low)
        boards = (gnubg_nn.board_from_position_key(key) for key in keys)
        theirs = {Position(Side(own[:24], own[24]), Side(foe[:24], foe[24])) for foe, own in boards}

        assert (theirs or {position}) == set(results(position, roll)), (format_position(position), roll)


def test_gnu_backgammon_program_counts_as_many() -> None:
    """The full GNU Backgammon program lists as many different plays on 300 positions and rolls."""
    context, cube = gnubg.eval_context(), gnubg.cube_info()
    for position, roll in chain(from_random_games(150, 31), shaped(150, 32)):
        board = tuple(tuple(side) for side in gnubg_board(position))
        listed = gnubg.find_best_moves(board, cube, context, (roll.high, roll.low))
        found = results(position, roll)

        assert len(listed) == (0 if found == (position,) else len(found)), (format_position(position), roll)


OPEN_SPIEL_BAR = 100


def open_spiel_position(state: pyspiel.State, mover: int) -> Position:
    """OpenSpiel's board seen by one player: player 0 goes up its 24 indices, player 1 goes down."""
    sides = []
    for player in (mover, 1 - mover):
        counts = [state.board(player, index) for index in range(24)]
        own = counts[::-1] if player == 0 else counts
        sides.append(Side(tuple(own), state.board(player, OPEN_SPIEL_BAR)))
    return Position(sides[0], sides[1])


def open_spiel_results(state: pyspiel.State) -> set[Position]:
    """Return the boards after a whole turn; the two half-turns of OpenSpiel's doubles are joined."""
    mover = state.current_player()
    ends = set()
    for action in state.legal_actions():
        after = state.child(action)
        if not after.is_terminal() and after.current_player() == mover:
            ends |= {open_spiel_position(after.child(second), mover) for second in after.legal_actions()}
        else:
            ends.add(open_spiel_position(after, mover))
    return ends


def open_spiel_turns(count: int, seed: int, name: str = "backgammon") -> Iterator[pyspiel.State]:
    """States of random games in which a whole turn begins."""
    dice = random.Random(seed)
    game = pyspiel.load_game(name)
    made = 0
    while made < count:
        state, begins = game.new_initial_state(), False
        while not state.is_terminal() and made < count:
            if state.is_chance_node():
                state.apply_action(dice.choice([action for action, _ in state.chance_outcomes()]))
                begins = True
                continue
            if begins:
                yield state
                made += 1
            begins = False
            state.apply_action(dice.choice(state.legal_actions()))


def test_open_spiel_agrees() -> None:
    """OpenSpiel's legal actions lead to the same results on 900 turns of random games, doubles joined.

    OpenSpiel looks for the most moves within each half of a double alone; that comes to the same plays, since
    with a double every way of going on allows the same number of moves.
    """
    kinds = {True: 0, False: 0}
    for state in open_spiel_turns(900, 41):
        position = open_spiel_position(state, state.current_player())
        roll = Roll(*(int(die) for die in state.observation_tensor()[-2:]))
        kinds[roll.is_double] += 1

        assert open_spiel_results(state) == set(results(position, roll)), (format_position(position), roll)

    assert min(kinds.values()) >= 100
    assert open_spiel_position(pyspiel.load_game("backgammon").new_initial_state(), 0) == START
