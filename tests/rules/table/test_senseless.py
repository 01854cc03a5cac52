"""Questions that make no sense at a table are errors, not verdicts."""

from __future__ import annotations

import pytest

from generator.rules.table import (
    Act,
    Code,
    Die,
    Offence,
    Offer,
    Penalty,
    Person,
    Player,
    Shown,
    TimedMatch,
    Turn,
    act,
    breaks_of,
    impose,
    let_stand,
    offered,
    read,
    reviewed,
    time_out,
)
from generator.rules.table.penalties import Kind


def test_the_caller_is_told() -> None:
    """A die of seven, a match to none, a clock that is not there: each is refused by name."""
    with pytest.raises(ValueError, match="1 to 6"):
        Die(7)
    with pytest.raises(ValueError, match="does not choose"):
        read(Die(6), Die(3), Code.IBF, flat_on_checker_counts=True)
    with pytest.raises(ValueError, match="no clock"):
        act(Turn(), Act.PRESS)
    with pytest.raises(ValueError, match="1 point or more"):
        breaks_of(0)
    with pytest.raises(ValueError, match="past 64"):
        offered(Offer(64, 2))
    with pytest.raises(ValueError, match="two players"):
        let_stand(Person.SPECTATOR)


@pytest.mark.parametrize(
    "over",
    [
        TimedMatch(5, points=(5, 3)),
        TimedMatch(5, lost_by=Player.TWO),
        TimedMatch(5, removed=Player.TWO),
    ],
)
def test_a_match_that_is_over_cannot_be_lost_again(over: TimedMatch) -> None:
    """Won by points, lost, or with a player removed: no clock, penalty or review changes it."""
    with pytest.raises(ValueError, match="over"):
        time_out(over, Player.ONE)
    with pytest.raises(ValueError, match="over"):
        reviewed(over, Player.ONE, Shown.WRONG)
    with pytest.raises(ValueError, match="over"):
        impose(over, Penalty(Kind.WARNING, Player.ONE, Person.REFEREE, Offence.OF_RULES))
