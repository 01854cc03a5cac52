"""Chouettes of any size, played on and on: nobody is lost, nobody pushes in, no money is made."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.rules import Allowed
from generator.rules.table import (
    Answer,
    BoxChange,
    Cubes,
    Game,
    Seats,
    ThrowAgain,
    Winner,
    box_answers,
    box_doubles,
    may_advise,
    next_seats,
    payments,
    seat,
    start,
    team_doubles,
)

NAMES = ("Ann", "Bob", "Cem", "Dia", "Eli", "Fay")

tables = st.integers(3, 6).map(lambda many: Seats(NAMES[0], NAMES[1:many]))
answers = st.sampled_from(list(Answer))


@st.composite
def games(draw: st.DrawFn, cubes: Cubes | None = None) -> tuple[Game, Winner | None]:
    """A game with up to four doubles by either side, and who wins it."""
    game = start(draw(tables), draw(st.integers(1, 4)))
    rule = cubes or draw(st.sampled_from(list(Cubes)))
    for box_first in draw(st.lists(st.booleans(), max_size=4)):
        if game.over:
            break
        if box_first:
            verdict = box_doubles(game, {name: draw(answers) for name in game.members})
            assert isinstance(verdict, Allowed)
            game = verdict.state
        else:
            wanting = frozenset(game.members)
            if rule is Cubes.EACH:
                wanting = draw(st.sets(st.sampled_from(game.members), min_size=1).map(frozenset))
            doubled = team_doubles(game, wanting, rule)
            assert isinstance(doubled, Allowed)
            game = box_answers(game, doubled.state, draw(answers))
    return game, None if game.over else draw(st.sampled_from(list(Winner)))


@given(games(), st.integers(1, 3))
def test_what_some_win_others_lose(played: tuple[Game, Winner | None], times: int) -> None:
    """All payments of a game sum to zero, and everybody has one."""
    game, winner = played
    paid = payments(game, winner, times)

    assert sum(paid.values()) == 0
    assert set(game.seats.everybody) == set(paid)


@given(games(), st.integers(1, 3))
def test_each_member_settles_with_the_box_alone(played: tuple[Game, Winner | None], times: int) -> None:
    """Who still plays wins or loses his own stake times the win; nobody of the team is at zero."""
    game, winner = played
    stake = dict(game.stakes)
    paid = payments(game, winner, times)
    sign = 1 if winner is Winner.TEAM else -1

    assert {name: sign * times * amount for name, amount in stake.items()} == {
        name: paid[name] for name in stake
    }
    assert all(paid[name] for name in game.seats.team)


@given(tables, st.lists(st.sampled_from(list(Winner)), max_size=20))
def test_after_any_number_of_games_everybody_sits_once(seats: Seats, winners: list[Winner]) -> None:
    """No seat is lost or doubled, and who neither captained nor was the box moves up by one."""
    for winner in winners:
        after = next_seats(start(seats), winner)
        new_last = seats.captain if winner is Winner.BOX else seats.box

        assert sorted(seats.everybody) == sorted(after.everybody)
        assert (*seats.team[1:], new_last) == after.team
        seats = after


@given(games(), st.sampled_from(list(BoxChange)))
def test_drops_lose_no_seat_either(played: tuple[Game, Winner | None], change: BoxChange) -> None:
    """Whoever dropped or was paid has a seat in the next game, and those not moved keep their order."""
    game, winner = played
    after = next_seats(game, winner, change)
    moved = {game.seats.box, game.seats.captain, after.box}
    stayed = [name for name in game.seats.team if name not in moved]

    assert sorted(game.seats.everybody) == sorted(after.everybody)
    assert stayed == [name for name in after.team if name not in moved]


@given(tables)
def test_a_box_that_always_wins_meets_every_captain_in_turn(seats: Seats) -> None:
    """After as many games as the team has members the seats are as before."""
    captains = []
    now = seats
    for _ in seats.team:
        captains.append(now.captain)
        now = next_seats(start(now), Winner.BOX)

    assert list(seats.team) == captains
    assert seats == now


@given(st.lists(st.integers(1, 6), min_size=3, max_size=6), st.lists(st.integers(1, 6), min_size=60))
def test_throws_seat_everybody_by_their_first_number(first: list[int], more: list[int]) -> None:
    """However often equals throw again, who threw higher at first sits before who threw lower."""
    rounds = [dict(zip(NAMES, first, strict=False))]
    spare = iter(more)
    verdict = seat(rounds)
    while isinstance(verdict, Allowed) and isinstance(verdict.state, ThrowAgain):
        tied = [name for group in verdict.state.tied for name in group]
        if len(rounds) == 10:
            return
        rounds.append({name: next(spare) for name in sorted(tied)})
        verdict = seat(rounds)

    assert isinstance(verdict, Allowed)
    assert isinstance(verdict.state, Seats)
    order = [rounds[0][name] for name in verdict.state.everybody]
    assert sorted(order, reverse=True) == order
    assert sorted(rounds[0]) == sorted(verdict.state.everybody)


@given(games())
def test_the_first_in_order_who_is_still_in_captains(played: tuple[Game, Winner | None]) -> None:
    """The captain is the first of the team who has neither dropped nor been paid."""
    game, _ = played
    out = {name for name, _ in game.paid}
    still = [name for name in game.seats.team if name not in out]

    assert (still[0] if still else None) == game.captain


def test_questions_that_make_no_sense_are_errors() -> None:
    """Wrong throwers, a doubler nobody is, a winner of a game nobody plays: the caller is told."""
    seats = Seats("Bob", ("Ann", "Cem"))
    over = box_answers(start(seats), frozenset(seats.team), Answer.DROP)

    with pytest.raises(ValueError, match="tied throw again"):
        seat([{"Ann": 2, "Bob": 3, "Cem": 2}, {"Ann": 1, "Bob": 2, "Cem": 3}])
    with pytest.raises(ValueError, match="1 to 6"):
        seat([{"Ann": 7, "Bob": 3, "Cem": 2}])
    with pytest.raises(ValueError, match="nobody wants"):
        team_doubles(start(seats), frozenset())
    with pytest.raises(ValueError, match="nobody is left"):
        box_doubles(over, {})
    with pytest.raises(ValueError, match="won by somebody"):
        payments(over, Winner.BOX)
    with pytest.raises(ValueError, match="still in the game"):
        next_seats(start(seats))
    with pytest.raises(ValueError, match="not of the team"):
        may_advise(start(seats), "Bob")
