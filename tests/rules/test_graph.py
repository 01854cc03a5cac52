"""The graph of a turn that the page's board walks."""

from __future__ import annotations

from functools import cache
from itertools import chain

from generator.notation import parse_position
from generator.rules import (
    BAR,
    OFF,
    START,
    Location,
    PlayGraph,
    Position,
    Reason,
    Roll,
    legal_plays,
    location_key,
    play_graph,
    results,
)
from tests.rules.boards import from_random_games, shaped

ALL_PLACES: tuple[Location, ...] = (*range(24, 0, -1), OFF, BAR)


@cache
def graphs() -> list[tuple[Position, Roll, PlayGraph]]:
    """Graphs of positions of every shape."""
    pairs = chain(from_random_games(60, 71), shaped(100, 72))
    return [(position, roll, play_graph(position, roll)) for position, roll in pairs]


def test_it_starts_with_the_position_and_all_numbers() -> None:
    """Node 0 is the board before the first move, with every number still to be played."""
    for position, roll, graph in graphs():
        start = graph.nodes[0]

        assert (position, roll.numbers, ()) == (start.position, start.left, start.played)


def test_ends_are_the_legal_results() -> None:
    """The nodes in which the turn may end hold exactly the results of the legal plays."""
    for position, roll, graph in graphs():
        ends = {graph.nodes[index].position for index in graph.ends}

        assert set(results(position, roll)) == ends


def test_every_node_can_be_completed() -> None:
    """From every node some end can be reached, and a node that is no end has a step."""
    for _, _, graph in graphs():
        good = set(graph.ends)
        for index in range(len(graph.nodes) - 1, -1, -1):
            if any(step.to_node in good for step in graph.nodes[index].steps.values()):
                good.add(index)

        assert set(range(len(graph.nodes))) == good
        assert all(node.end != bool(node.steps) for node in graph.nodes)


def test_every_node_is_reached() -> None:
    """No node stands in the graph that no moves lead to, and steps only lead onward."""
    for _, _, graph in graphs():
        reached = {step.to_node for node in graph.nodes for step in node.steps.values()}

        assert set(range(1, len(graph.nodes))) == reached
        for index, node in enumerate(graph.nodes):
            assert all(step.to_node > index for step in node.steps.values())


def test_a_step_moves_one_checker_and_plays_one_number() -> None:
    """After a step one checker has moved, its number is played, and a hit checker is on the bar."""
    for _, roll, graph in graphs():
        for node in graph.nodes:
            for (source, die), step in node.steps.items():
                after = graph.nodes[step.to_node]
                assert node.position.on_roll.count(source) - 1 == after.position.on_roll.count(source)
                assert sorted((*after.left, die)) == sorted(node.left)
                assert sorted((*after.left, *after.played)) == sorted(roll.numbers)
                assert step.hit == (after.position.opponent.bar > node.position.opponent.bar)
                assert node.position.opponent.on_board == after.position.opponent.on_board


def test_every_try_has_an_answer() -> None:
    """Every own checker with every number left, and to every place, is a step or has a reason."""
    for _, _, graph in graphs():
        for node in graph.nodes:
            own = node.position.on_roll.held()
            tried = {(source, die) for source in own for die in node.left}
            assert tried == node.steps.keys() | node.refused.keys()
            assert not node.steps.keys() & node.refused.keys()
            assert all(refusal.reasons for refusal in node.refused.values())
            for source in own:
                steps_to = {step.target for (at, _), step in node.steps.items() if at == source}
                for place in ALL_PLACES:
                    if place != source:
                        assert bool(node.why(source, place)) == (place not in steps_to)


def test_places_without_an_own_checker() -> None:
    """Every place without an own checker says whose it is: the opponent's, or nobody's."""
    names = {location_key(place) for place in ALL_PLACES} | {"opp-bar", "opp-off"}
    for _, _, graph in graphs():
        for node in graph.nodes:
            own = {location_key(place) for place in node.position.on_roll.held()}
            assert names - own == node.foreign.keys()
            for point in range(1, 25):
                if str(point) in node.foreign:
                    code = "try.not-yours" if node.position.enemy(point) else "try.empty"
                    assert (Reason(code),) == node.foreign[str(point)]


def test_handing_in_too_early() -> None:
    """A turn that could go on is unfinished, and the reason names the largest number that can be played."""
    graph = play_graph(START, Roll(6, 5))

    assert (Reason("try.unfinished", die=6),) == graph.nodes[0].unfinished
    for _, _, other in graphs():
        assert all(bool(node.unfinished) != node.end for node in other.nodes)


def test_a_turn_without_a_legal_move() -> None:
    """When no number can be played the graph is one node, its start, and the turn may end there."""
    shut_out = parse_position("1000005040000500000000000/0000000000000000000222222")
    graph = play_graph(shut_out, Roll(6, 1))

    assert 1 == len(graph.nodes)
    assert graph.nodes[0].end
    assert not graph.nodes[0].steps
    assert (BAR, 6) in graph.nodes[0].refused


def test_a_double_is_four_steps() -> None:
    """A double goes on for four moves; each node knows how many are left."""
    graph = play_graph(START, Roll(3, 3))

    assert {0, 1, 2, 3, 4} == {len(node.left) for node in graph.nodes}
    assert {4} == {len(graph.nodes[index].played) for index in graph.ends}


def test_a_finished_game_ends_the_turn() -> None:
    """After the last checker is off nothing is asked for the numbers left, whichever number bore it off."""
    position = parse_position("0100000000000000000000000/0000000000000000000000005")

    for roll in (Roll(6, 6), Roll(6, 1)):
        graph = play_graph(position, roll)
        start, *others = graph.nodes
        assert {(1, die) for die in set(roll.numbers)} == start.steps.keys()
        assert all(node.end and node.position.on_roll.on_board == 0 for node in others)


def test_last_checker_must_hit_on_its_way_off() -> None:
    """Both numbers are played when they can be, even if the second needs a hit on the way off."""
    position = parse_position("0000010000000000000000000/0000100000000000000000000")
    graph = play_graph(position, Roll(6, 1))

    assert {(5, 1)} == graph.nodes[0].steps.keys()
    assert (Reason("obligation.both-dice", die=1),) == graph.nodes[0].refused[5, 6].reasons


def test_one_number_to_the_same_result() -> None:
    """A checker may be borne off by one large number if two numbers come to the same board."""
    position = parse_position("0010010000000000000000000/0200000000000000000000000")
    graph = play_graph(position, Roll(6, 1))
    after = graph.nodes[graph.nodes[0].steps[5, 6].to_node]

    assert after.end
    assert {after.position} == {graph.nodes[index].position for index in graph.ends}
    assert 2 == len(legal_plays(position, Roll(6, 1))[0].play)


def test_the_same_graph_every_time() -> None:
    """Nodes and entries come in the same order on every run, so that pages do not change by themselves."""
    for position, roll, graph in graphs()[:40]:
        again = play_graph(position, roll)
        assert graph == again
        assert [list(node.misplaced) for node in graph.nodes] == [
            list(node.misplaced) for node in again.nodes
        ]
