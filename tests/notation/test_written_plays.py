"""Plays as a person writes them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.notation import (
    UnreadableError,
    format_journeys,
    format_play,
    judge_text,
    parse_play,
    parse_position,
)
from generator.rules import BAR, OFF, START, Journey, Legal, Location, Move, Play, Roll, legal_plays

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
