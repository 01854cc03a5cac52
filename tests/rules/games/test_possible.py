"""What makes a position impossible in a game, and what proves that no play leads to it."""

from __future__ import annotations

import pytest

from generator.rules import Position, RuleSet
from generator.rules.games.setups import FEVGA, HYPERGAMMON, LONGGAMMON, NACKGAMMON, PLAKOTO, TAVLA
from generator.rules.position import Facing
from generator.rules.possible import Impossible, PositionFault, Who, position_faults, position_warnings
from generator.rules.ruleset import STANDARD
from tests.rules.games.positions import from_random_games

Counts = dict[int, int]


def same_way(own: Counts, other: Counts, own_bar: int = 0) -> Position:
    """Return a board of a game that goes the same way round."""
    return Position.from_counts(own, other, own_bar=own_bar, facing=Facing.SAME_WAY)


def pinned(own: Counts, other: Counts, pins: Counts | None = None) -> Position:
    """Return a board of Plakoto."""
    return Position.from_counts(own, other, pins=pins or {})


@pytest.mark.parametrize(
    ("ruleset", "position", "kinds"),
    [
        (STANDARD, Position.from_counts({6: 16}, {1: 3}), ["POS_COUNT"]),
        (HYPERGAMMON, Position.from_counts({6: 4}, {1: 3}), ["POS_COUNT"]),
        (STANDARD, Position.from_counts({}, {}), ["POS_EMPTY"]),
        (STANDARD, Position.from_counts({6: 1}, {6: 1}), ["POS_BOTH"]),
        (STANDARD, Position.from_counts({6: 1}, {6: 1}, pins={6: 1}), ["POS_BOTH", "POS_PINS"]),
        (
            NACKGAMMON,
            Position.from_counts(
                dict.fromkeys(range(1, 7), 2), dict.fromkeys(range(19, 25), 2), own_bar=1, other_bar=1
            ),
            ["POS_SHUT_OUT"],
        ),
        (LONGGAMMON, same_way({6: 1}, {6: 1}), ["POS_BOTH"]),
        (LONGGAMMON, same_way({6: 1}, {7: 1}, 1), ["POS_BAR"]),
        (FEVGA, same_way({6: 1}, {7: 1}, 1), ["POS_BAR"]),
        (PLAKOTO, pinned({6: 1}, {6: 1}), ["POS_BOTH"]),
        (PLAKOTO, pinned({6: 1}, {6: 1}, {6: 1}), []),
        (PLAKOTO, pinned({6: 1}, {7: 1}, {6: 1, 9: 2}), ["POS_PIN", "POS_PIN"]),
        (PLAKOTO, pinned({6: 3}, {6: 2}, {6: 1}), ["POS_PINNED"]),
        (PLAKOTO, pinned({6: 2}, {6: 1}, {6: 2}), ["POS_PINNED"]),
        (PLAKOTO, pinned({6: 2}, {6: 1}, {6: 1}), []),
    ],
)
def test_every_fault_is_named(ruleset: RuleSet, position: Position, kinds: list[str]) -> None:
    """Each game names what cannot be in it, and nothing else."""
    assert kinds == [fault.kind.value for fault in position_faults(position, ruleset)]


def test_a_fault_has_its_facts() -> None:
    """It says who, where and how many."""
    assert (PositionFault(Impossible.PINNED, Who.ME, 6, 2),) == position_faults(
        pinned({6: 2}, {6: 1}, {6: 2}), PLAKOTO
    )
    assert (PositionFault(Impossible.COUNT, Who.OPP, n=4),) == position_faults(
        Position.from_counts({6: 1}, {9: 4}), HYPERGAMMON
    )


BLOCK = {12: 1, 11: 1, 10: 1, 9: 1, 8: 1, 7: 1, 24: 9}


@pytest.mark.parametrize(
    ("ruleset", "position", "kinds"),
    [
        (LONGGAMMON, same_way({6: 13, 8: 1}, {12: 15}), [("POS_OFF_EARLY", "ME")]),
        (FEVGA, same_way({24: 15}, {18: 12, 19: 1}), [("POS_OFF_EARLY", "OPP")]),
        (PLAKOTO, pinned({6: 13, 8: 1}, {1: 15}), [("POS_OFF_EARLY", "ME")]),
        (STANDARD, Position.from_counts({6: 13, 8: 1}, {1: 15}), []),
        (LONGGAMMON, same_way(BLOCK, {23: 1, 6: 14}), []),
        (LONGGAMMON, same_way({9: 9} | dict.fromkeys(range(18, 24), 1), {12: 15}), [("POS_BLOCK", "ME")]),
        (LONGGAMMON, same_way({24: 14, 2: 1}, {12: 9} | dict.fromkeys(range(4, 10), 1)), []),
        (
            LONGGAMMON,
            same_way({24: 15}, {12: 9} | dict.fromkeys(range(17, 23), 1)),
            [("POS_BLOCK", "OPP")],
        ),
        (FEVGA, same_way({24: 13, 20: 1, 14: 1}, {12: 15}), [("POS_RUNNERS", "ME")]),
        (FEVGA, same_way({24: 13, 20: 1, 11: 1}, {12: 15}), []),
        (FEVGA, same_way({24: 14, 14: 1}, {12: 15}), []),
        (
            FEVGA,
            same_way({24: 15}, {12: 9, 11: 1, 10: 1, 9: 1, 8: 1, 7: 1, 15: 1}),
            [("POS_QUARTER", "OPP")],
        ),
        (PLAKOTO, pinned({24: 2, 9: 13}, {24: 1, 1: 14}, {24: 1}), [("POS_PIN_AT_START", "ME")]),
        (PLAKOTO, pinned({24: 14, 1: 1}, {1: 3, 2: 12}, {1: 2}), [("POS_PIN_AT_START", "OPP")]),
    ],
)
def test_what_no_play_leads_to(ruleset: RuleSet, position: Position, kinds: list[tuple[str, str]]) -> None:
    """A warning names the side it is proven of."""
    found = position_warnings(position, ruleset)

    assert kinds == [(fault.kind.value, fault.who.value if fault.who else "") for fault in found]
    assert () == position_faults(position, ruleset)


@pytest.mark.parametrize(
    "ruleset", [LONGGAMMON, FEVGA, PLAKOTO, TAVLA, HYPERGAMMON], ids=lambda ruleset: ruleset.name
)
def test_random_games_never_come_there(ruleset: RuleSet) -> None:
    """No position of 500 turns has a fault or a warning, from neither side's view."""
    for position, _, _ in from_random_games(ruleset, 500, 97):
        for view in (position, position.flipped()):
            assert () == position_faults(view, ruleset)
            assert () == position_warnings(view, ruleset)
