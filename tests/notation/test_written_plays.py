"""Plays as a person writes them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.notation import (
    AmbiguousPlayError,
    UnreadableError,
    format_journeys,
    format_play,
    judge_text,
    parse_play,
    parse_position,
)
from generator.rules import (
    BAR,
    OFF,
    START,
    Journey,
    Legal,
    Location,
    Move,
    Play,
    Position,
    Roll,
    legal_plays,
)
from tests.rules.boards import from_random_games, shaped

points = st.integers(1, 24)


@st.composite
def journeys(draw: st.DrawFn) -> Journey:
    """Any journey that can be written, whether it can be made or not."""
    source: Location = draw(points | st.just(BAR))
    target: Location = draw(points | st.just(OFF))
    via: tuple[Location, ...] = tuple(draw(st.lists(points, max_size=3, unique=True)))
    stops = [stop for stop in (*via, target) if stop is not OFF and (*via, target).count(stop) == 1]
    marked = draw(st.sets(st.sampled_from(stops))) if stops else set()
    marked -= {source}
    hits = tuple(stop for stop in (*via, target) if stop in marked)
    return Journey(source, target, via, draw(st.integers(1, 4)), hits)


@given(journeys())
def test_reading_what_was_written(journey: Journey) -> None:
    """Reading written journeys gives the same journeys."""
    assert (journey,) == parse_play(format_journeys((journey,)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ()),
        ("  ", ()),
        ("24/18 18/13", (Journey(24, 18), Journey(18, 13))),
        ("bar/22*", (Journey(BAR, 22, hits=(22,)),)),
        ("BAR/22 6/OFF", (Journey(BAR, 22), Journey(6, OFF))),
        ("25/22 6/0", (Journey(BAR, 22), Journey(6, OFF))),
        ("8/5(2)", (Journey(8, 5, times=2),)),
        ("8/5*(2)", (Journey(8, 5, times=2, hits=(5,)),)),
        ("8/5(2)*", (Journey(8, 5, times=2, hits=(5,)),)),
        ("24/18*/13", (Journey(24, 13, via=(18,), hits=(18,)),)),
        ("24/13", (Journey(24, 13),)),
        ("bar/20/15/10/5", (Journey(BAR, 5, via=(20, 15, 10)),)),
        ("۱۳/۷", (Journey(13, 7),)),
    ],
)
def test_forms(text: str, expected: tuple[Journey, ...]) -> None:
    """All usual forms are read: compounds, stops, hits, counts, bar and off in words or numbers."""
    assert expected == parse_play(text)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("24", ["PLAY_FORM"]),
        ("24-18", ["PLAY_FORM"]),
        ("24/", ["PLAY_FORM"]),
        ("/18", ["PLAY_FORM"]),
        ("24/18)", ["PLAY_FORM"]),
        ("24/18/", ["PLAY_FORM"]),
        ("e4 e5", ["PLAY_FORM", "PLAY_FORM"]),
        ("240/18", ["PLAY_FORM"]),
        ("24/18, 13/8", ["PLAY_FORM"]),
        ("26/20", ["PLAY_PLACE"]),
        ("off/6", ["PLAY_PLACE"]),
        ("6/bar", ["PLAY_PLACE"]),
        ("8/off/3", ["PLAY_PLACE"]),
        ("8/0/3 24/99 6/5", ["PLAY_PLACE", "PLAY_PLACE"]),
        ("8/5(0)", ["PLAY_COUNT"]),
        ("8/5(5)", ["PLAY_COUNT"]),
        ("8/5(3) 6/3(2)", ["PLAY_COUNT"]),
        ("8/5 8/5 8/5 8/5 8/5", ["PLAY_COUNT"]),
        ("x 26/20 8/5(9)", ["PLAY_FORM", "PLAY_PLACE", "PLAY_COUNT"]),
    ],
)
def test_unreadable(text: str, codes: list[str]) -> None:
    """What is no play is refused with a fault for each part; that is no question of rules."""
    with pytest.raises(UnreadableError) as caught:
        parse_play(text)
    assert codes == [fault.code for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ((Move(24, 18, 6), Move(13, 8, 5)), "24/18 13/8"),
        ((Move(8, 5, 3), Move(8, 5, 3), Move(6, 3, 3), Move(6, 3, 3)), "8/5(2) 6/3(2)"),
        ((), ""),
    ],
)
def test_writing_a_play(play: tuple[Move, ...], expected: str) -> None:
    """A play is written move by move, equal moves in a row counted in brackets."""
    assert expected == format_play(START, Play(play))


def test_hits_are_marked_where_they_happen() -> None:
    """A hit is marked on the first checker that lands, also when it enters; not a second time."""
    position = parse_position("2000000100000000000000000/0100010000000000000000100")
    play = Play((Move(BAR, 22, 3), Move(BAR, 22, 3), Move(7, 4, 3), Move(4, 1, 3)))

    assert "bar/22*(2) 7/4 4/1*" == format_play(position, play)


@pytest.mark.parametrize(
    ("own", "enemy", "moves", "expected"),
    [
        ({24: 1}, {}, ((24, 18, 6), (18, 13, 5)), "24/13"),
        ({24: 1}, {18: 1}, ((24, 18, 6), (18, 13, 5)), "24/18*/13"),
        ({24: 1}, {18: 1, 13: 1}, ((24, 18, 6), (18, 13, 5)), "24/18*/13*"),
        ({24: 1}, {19: 1, 13: 1}, ((24, 18, 6), (18, 13, 5)), "24/13*"),
        ({24: 1, 13: 1}, {}, ((24, 18, 6), (13, 8, 5)), "24/18 13/8"),
        ({13: 2}, {}, ((13, 10, 3), (10, 7, 3), (13, 10, 3), (10, 7, 3)), "13/7(2)"),
        ({13: 2}, {10: 1}, ((13, 10, 3), (13, 10, 3), (10, 7, 3), (10, 7, 3)), "13/10*/7(2)"),
        ({8: 2, 6: 2}, {}, ((8, 5, 3), (6, 3, 3), (8, 5, 3), (6, 3, 3)), "8/5(2) 6/3(2)"),
        ({24: 1}, {}, ((24, 20, 4), (20, 16, 4), (16, 12, 4), (12, 8, 4)), "24/8"),
        ({24: 1}, {16: 1}, ((24, 20, 4), (20, 16, 4), (16, 12, 4), (12, 8, 4)), "24/16*/8"),
        ({6: 1}, {}, ((6, 1, 5), (1, OFF, 3)), "6/off"),
    ],
)
def test_joined(
    own: dict[int, int],
    enemy: dict[int, int],
    moves: tuple[tuple[Location, Location, int], ...],
    expected: str,
) -> None:
    """One checker's moves are one journey; it names a stop only to say that it hits there."""
    position = Position.from_counts(own, enemy)

    assert expected == format_play(position, Play(tuple(Move(*move) for move in moves)), joined=True)


@pytest.mark.parametrize(
    ("text", "hits"),
    [
        ("24/18*/13", {18}),
        ("24/18/13", {18}),
        ("24/19*/13", {19}),
        ("24/19/13", {19}),
        ("18/13 24/18*", {18}),
        ("24/18 18/13", {18}),
    ],
)
def test_a_named_stop_tells_the_way(text: str, hits: set[int]) -> None:
    """With blots on both ways a named stop says which was hit, marked or not, in any order."""
    position = Position.from_counts({24: 1, 6: 2}, {18: 1, 19: 1, 1: 2})
    verdict = judge_text(position, Roll(6, 5), text)

    assert isinstance(verdict, Legal)
    assert hits == {point for point in (18, 19) if not verdict.result.enemy(point)}


def test_an_open_way_is_asked_for() -> None:
    """24/13 with blots on both ways can mean two plays; both are named."""
    position = Position.from_counts({24: 1, 6: 2}, {18: 1, 19: 1, 1: 2})
    with pytest.raises(AmbiguousPlayError, match="write the stops") as caught:
        judge_text(position, Roll(6, 5), "24/13")
    assert {"24/18* 18/13", "24/19* 19/13"} == set(caught.value.meanings)


def test_two_men_from_the_bar() -> None:
    """Two checkers enter on one blot: one mark, one number in brackets."""
    position = Position.from_counts({6: 2}, {20: 1, 2: 2}, own_bar=2)
    for text in ("bar/20(2) 6/1(2)", "bar/20*(2) 6/1(2)", "6/1(2) 25/20(2)", "bar/20 bar/20* 6/1 6/1"):
        verdict = judge_text(position, Roll(5, 5), text)
        assert isinstance(verdict, Legal), text
        assert 1 == verdict.result.opponent.bar
        assert "bar/20*(2) 6/1(2)" == format_play(position, verdict.play, joined=True)


def written_and_read(position: Position, roll: Roll) -> int:
    """Hold that each legal play is read as the same result, however it is written; count the texts."""
    written = 0
    for play in legal_plays(position, roll):
        for text in {format_play(position, play.play, joined=joined) for joined in (False, True)}:
            verdict = judge_text(position, roll, text)
            assert isinstance(verdict, Legal), (position, roll, text)
            assert play.result == verdict.result, (position, roll, text)
            assert text == format_journeys(parse_play(text))
            written += 1
    return written


def test_every_legal_play_comes_back() -> None:
    """All legal plays of many positions, written move by move or joined, are read as the same result."""
    pairs = (*from_random_games(25, seed=5), *shaped(25, seed=6))

    assert sum(written_and_read(position, roll) for position, roll in pairs) > 800


@given(st.integers(1, 6), st.integers(1, 6), st.data())
def test_written_plays_mean_what_they_were(high: int, low: int, data: st.DataObject) -> None:
    """A legal play written down and judged again leads to the same position, along a whole game."""
    position, roll = START, Roll(high, low)
    for _ in range(data.draw(st.integers(0, 12))):
        plays = legal_plays(position, roll)
        if plays:
            chosen = plays[data.draw(st.integers(0, len(plays) - 1))]
            verdict = judge_text(position, roll, format_play(position, chosen.play))
            assert isinstance(verdict, Legal)
            assert chosen.result == verdict.result
            position = chosen.result
        position = position.flipped()
        roll = Roll(data.draw(st.integers(1, 6)), data.draw(st.integers(1, 6)))
