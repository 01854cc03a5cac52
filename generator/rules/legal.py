"""All legal plays of a roll, and all positions they lead to."""

from __future__ import annotations

from generator.rules.dice import Roll
from generator.rules.explore import Explored, Hop, State, explore
from generator.rules.fast import board_of, fast_results, is_writable, number_of
from generator.rules.moves import LegalPlay, Move, Play
from generator.rules.obligations import completable, finals
from generator.rules.packed import Board, pack, place_of, text_order, unpack
from generator.rules.position import Position
from generator.rules.ruleset import STANDARD, RuleSet


def numbers_of(roll: Roll, ruleset: RuleSet) -> tuple[int, ...]:
    """Return the numbers a roll gives: four for a double, two in the game without doubles.four-moves."""
    return roll.numbers if ruleset.has("doubles.four-moves") else (roll.high, roll.low)


def results(
    position: Position, roll: Roll, ruleset: RuleSet = STANDARD, *, first: bool = False
) -> tuple[Position, ...]:
    """Return the distinct positions legal plays lead to, seen from the side that moved, in a fixed order.

    When no number can be played this is the unchanged position alone. ``first``: it is the mover's own first
    turn, which only long.first-double asks for.
    """
    facing = ruleset.facing
    return tuple(unpack(board, facing) for board in result_boards(pack(position), roll, ruleset, first=first))


def result_boards(
    board: Board, roll: Roll, ruleset: RuleSet = STANDARD, *, first: bool = False
) -> list[Board]:
    """Return the boards of :func:`results`, in the order of their written form."""
    if ruleset.plain and is_writable(board):
        return [board_of(number) for number in sorted(fast_results(number_of(board), roll.high, roll.low))]
    found = {state.board for turn, ends in turns(board, roll, ruleset, first=first) for state in ends}
    return sorted(found, key=text_order)


def turns(
    board: Board, roll: Roll, ruleset: RuleSet, *, first: bool = False
) -> list[tuple[Explored, frozenset[State]]]:
    """Return the explored turn and its legal ends; several where the game lets pips be split in another way.

    movement.dice-separate: without it 6-3 may be played as 5 and 4, or any other two numbers of that sum.
    """
    splits = [numbers_of(roll, ruleset)]
    if not ruleset.has("movement.dice-separate") and not roll.is_double:
        total = roll.high + roll.low
        pairs = [(total - low, low) for low in range(1, total // 2 + 1) if total - low <= 6]
        splits += [pair for pair in pairs if pair != splits[0]]
    explored = [explore(board, split, ruleset, first=first) for split in splits]
    found = [(each, finals(each, ruleset)) for each in explored]
    most = max(each.used(state) for each, ends in found for state in ends)
    return [(each, ends) for each, ends in found if any(each.used(state) == most for state in ends)]


def legal_plays(
    position: Position, roll: Roll, ruleset: RuleSet = STANDARD, *, first: bool = False
) -> tuple[LegalPlay, ...]:
    """Return one play for each distinct result, in the order of :func:`results`; empty if no move is legal.

    Of all ways to a result the one is given that a person would write: the higher checker first, the bar
    before all, then the larger number.
    """
    board = pack(position)
    best: dict[Board, tuple[Hop, ...]] = {}
    for turn, ends in turns(board, roll, ruleset, first=first):
        for end, way in natural_ways(turn, ends).items():
            if end not in best or natural_order(way) > natural_order(best[end]):
                best[end] = way
    if set(best.values()) == {()}:
        return ()
    facing = ruleset.facing
    return tuple(LegalPlay(play_of(best[end]), unpack(end, facing)) for end in sorted(best, key=text_order))


def natural_ways(turn: Explored, ends: frozenset[State]) -> dict[Board, tuple[Hop, ...]]:
    """Return the most natural way to each end, by the end's board."""
    alive = completable(turn, ends)
    ways: dict[State, tuple[Hop, ...]] = {turn.start: ()}
    for state, edges in sorted(turn.edges.items(), key=lambda item: -len(item[0].left)):
        for edge in edges if state in alive and state in ways else ():
            way = ways[state] + edge.hops
            if edge.state not in ways or natural_order(way) > natural_order(ways[edge.state]):
                ways[edge.state] = way
    best: dict[Board, tuple[Hop, ...]] = {}
    for end in ends:
        way = ways[end]
        if end.board not in best or natural_order(way) > natural_order(best[end.board]):
            best[end.board] = way
    return best


def natural_order(way: tuple[Hop, ...]) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Sort key of ways to one result: the greatest uses the most numbers, as a person would write it."""
    return (len(way), tuple((hop.source, hop.die) for hop in way))


def play_of(way: tuple[Hop, ...]) -> Play:
    """Return hops between slots as a play."""
    return Play(tuple(Move(place_of(hop.source), place_of(hop.target), hop.die) for hop in way))
