"""Rule sets of the family: starts, terms, when a game is over and what it counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.notation import format_position
from generator.rules import RULESET_NAMES, RULESETS, Position, Roll, RuleSet, results, ruleset_named
from generator.rules.games.finish import Finish, Winner, finished
from generator.rules.games.setups import (
    FEVGA,
    HYPERGAMMON,
    LONGGAMMON,
    NACKGAMMON,
    PLAKOTO,
    PORTES,
    TAKHTE,
    TAVLA,
)
from generator.rules.position import Facing
from generator.rules.ruleset import STANDARD

PIPS = {
    "standard": 167,
    "nackgammon": 194,
    "hypergammon": 69,
    "longgammon": 360,
    "portes": 167,
    "plakoto": 360,
    "fevga": 360,
    "tavla": 167,
    "takhte": 167,
}


@pytest.mark.parametrize(("name", "pips"), PIPS.items())
def test_starts(name: str, pips: int) -> None:
    """Both sides start alike, with the pips the rules give."""
    ruleset = ruleset_named(name)

    assert name == ruleset.name
    assert pips == ruleset.start.on_roll.pips() == ruleset.start.opponent.pips()
    assert ruleset.start == ruleset.start.flipped()
    assert 0 == ruleset.start.on_roll.off(ruleset.checkers)


def test_names() -> None:
    """Nine rule sets; Sprintgammon is another name of hypergammon."""
    assert set(PIPS) == set(RULESETS)
    assert {*PIPS, "sprintgammon"} == set(RULESET_NAMES)
    assert HYPERGAMMON is ruleset_named("sprintgammon")


@pytest.mark.parametrize(
    ("ruleset", "roll", "n"),
    [(NACKGAMMON, Roll(4, 3), 17), (HYPERGAMMON, Roll(6, 5), 9), (HYPERGAMMON, Roll(2, 1), 6)],
)
def test_verified_examples(ruleset: RuleSet, roll: Roll, n: int) -> None:
    """The openings counted in the sources have as many results."""
    assert n == len(results(ruleset.start, roll, ruleset))


def test_the_opponents_numbers() -> None:
    """The opponent's number of a point: the two add up to 25, or differ by 12 where both go the same way."""
    assert [24, 13, 1] == [STANDARD.start.turned(point) for point in (1, 12, 24)]
    assert [13, 24, 1, 12] == [LONGGAMMON.start.turned(point) for point in (1, 12, 13, 24)]
    assert 15 == LONGGAMMON.start.enemy(12) == FEVGA.start.enemy(12) == PLAKOTO.start.enemy(1)


def board(own: dict[int, int], other: dict[int, int], **more: object) -> Position:
    """Return a position from counts."""
    return Position.from_counts(own, other, **more)  # type: ignore[arg-type]


SAME = {"facing": Facing.SAME_WAY}


@pytest.mark.parametrize(
    ("ruleset", "position", "finish"),
    [
        (STANDARD, STANDARD.start, None),
        (STANDARD, board({}, {24: 14}), Finish(Winner.MOVER, 1)),
        (STANDARD, board({}, {24: 15}), Finish(Winner.MOVER, 2)),
        (STANDARD, board({}, {24: 14, 6: 1}), Finish(Winner.MOVER, 3)),
        (STANDARD, board({}, {24: 14}, other_bar=1), Finish(Winner.MOVER, 3)),
        (STANDARD, board({1: 14, 19: 1}, {}), Finish(Winner.OPPONENT, 3)),
        (STANDARD, board({1: 14, 18: 1}, {}), Finish(Winner.OPPONENT, 2)),
        (HYPERGAMMON, board({}, {24: 2}, other_bar=1), Finish(Winner.MOVER, 3)),
        (HYPERGAMMON, board({}, {24: 2}), Finish(Winner.MOVER, 1)),
        (PORTES, board({}, {24: 14}, other_bar=1), Finish(Winner.MOVER, 2)),
        (TAVLA, board({}, {24: 14, 1: 1}), Finish(Winner.MOVER, 2)),
        (TAKHTE, board({}, {24: 14, 1: 1}), Finish(Winner.MOVER, 2)),
        (LONGGAMMON, board({}, {13: 15}, **SAME), Finish(Winner.MOVER, 2)),
        (LONGGAMMON, board({}, {13: 14}, **SAME), Finish(Winner.MOVER, 1)),
        (FEVGA, board({3: 15}, {}, **SAME), Finish(Winner.OPPONENT, 2)),
        (PLAKOTO, board({}, {24: 14}, pins={}), Finish(Winner.MOVER, 1)),
        (PLAKOTO, board({1: 1, 5: 9}, {1: 1, 9: 9}, pins={1: 1}), Finish(Winner.MOVER, 2)),
        (PLAKOTO, board({1: 1, 24: 2}, {1: 1, 9: 9}, pins={1: 1}), None),
        (PLAKOTO, board({1: 1, 24: 1}, {1: 1, 24: 1}, pins={1: 1, 24: 2}), Finish(None, 0)),
        (PLAKOTO, board({9: 5, 24: 1}, {24: 1, 12: 4}, pins={24: 2}), Finish(Winner.OPPONENT, 2)),
        (PLAKOTO, board({9: 5, 24: 1}, {24: 1, 1: 4}, pins={24: 2}), None),
        (PLAKOTO, board({2: 1, 5: 9}, {2: 1, 9: 9}, pins={2: 1}), None),
    ],
)
def test_the_end(ruleset: RuleSet, position: Position, finish: Finish | None) -> None:
    """A game is over when a side has borne off all, and in Plakoto when a mother checker is pinned."""
    assert finish == finished(position, ruleset), format_position(position)


def test_terms() -> None:
    """Triple games are counted in backgammon, nackgammon and hypergammon alone, and so is the cube used."""
    triple = {"standard", "nackgammon", "hypergammon"}

    assert triple == {name for name, ruleset in RULESETS.items() if ruleset.terms.highest == 3}
    assert triple == {name for name, ruleset in RULESETS.items() if ruleset.terms.cube}
    assert PORTES.terms.starter_throws_again


def test_an_option_can_be_agreed_and_left() -> None:
    """Hit and run is barred in tavla, and in takhte nard where circles agree on it."""
    assert TAVLA.rules == TAKHTE.having("tavla.turkish").rules
    assert TAKHTE.rules == TAVLA.without("tavla.turkish").rules
    assert TAKHTE.plain
    assert not TAVLA.plain


def test_every_game_has_a_room() -> None:
    """Games with rules of their own have a file each."""
    import generator.rules.games as room

    files = {path.stem for path in Path(str(room.__file__)).parent.glob("*.py")}

    assert {ruleset.game.value for ruleset in RULESETS.values()} - {"backgammon"} <= files
