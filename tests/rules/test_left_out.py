"""Games in which one rule is not known, as the rules' own wording gives them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from generator.notation import format_position
from generator.rules import (
    EXPLAINED,
    OBLIGATIONS,
    STANDARD,
    START,
    SWITCHABLE,
    WAY_RESTRICTIONS,
    Journey,
    Position,
    Roll,
    RuleSet,
    Side,
    UnknownRuleError,
    judge,
    legal_plays,
    play_graph,
    results,
    ruleset_named,
)
from generator.rules.steps import STEP_RULES
from tests.rules.boards import build, heap, made
from tests.rules.brute_without import BAR, Moment, turn


def men_and_enemy(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the board with a name for each of the mover's checkers."""
    own, other = position.on_roll, position.opponent
    men = [point for point, count in enumerate(own.points, 1) for _ in range(count)]
    return (*men, *([BAR] * own.bar)), (other.bar, *reversed(other.points))


def position_of(moment: Moment) -> Position:
    """Return the plain generator's board as a position."""
    men, enemy = moment.men, moment.enemy
    points = tuple(men.count(point) for point in range(1, 25))
    return Position(Side(points, men.count(BAR)), Side(tuple(enemy[:0:-1]), enemy[0]))


def small_boards(count: int, seed: int) -> Iterator[tuple[Position, Roll]]:
    """Boards with few checkers, of shapes in which every rule comes up."""
    dice = random.Random(seed)
    for number in range(count):
        double = number % 3 == 0
        few = dice.randint(1, 3 if double else 5)
        high = dice.randint(1, 6)
        roll = (
            Roll(high, high)
            if double
            else Roll(high, dice.choice([die for die in range(1, 7) if die != high]))
        )
        shape = number % 5
        if shape == 0:
            own, enemy = heap(dice, range(1, 25), few), heap(dice, range(1, 25), 6)
        elif shape == 1:
            own, enemy = heap(dice, range(1, 7), few), heap(dice, range(1, 6), dice.randint(0, 3))
        elif shape == 2:
            own, enemy = heap(dice, range(1, 25), few - 1), made(dice, range(17, 25), 4)
        elif shape == 3:
            own, enemy = heap(dice, range(12, 25), few), made(dice, range(6, 24), 6)
        else:
            own, enemy = heap(dice, range(1, 9), few), heap(dice, range(1, 12), 4)
        if not double and number % 4 == 0:
            own = {dice.randint(2, 12): 5} | heap(dice, range(5, 15), 2)
        yield build(own, enemy, dice.randint(1, 2) if shape == 2 else 0), roll


BOARDS = list(small_boards(420, 51))


@pytest.mark.parametrize("rule", ["", *SWITCHABLE])
def test_game_without_the_rule(rule: str) -> None:
    """A plain generator that does not know the rule agrees, and on some board the rule matters."""
    ruleset = STANDARD.without(rule) if rule else STANDARD
    different = 0
    for position, roll in BOARDS:
        found = set(results(position, roll, ruleset))
        expected = {position_of(end) for end in turn(rule, *men_and_enemy(position), roll.high, roll.low)}

        assert expected == found, (format_position(position), roll)

        different += found != set(results(position, roll))
    assert (different > 0) == bool(rule)


@pytest.mark.parametrize("rule", SWITCHABLE)
def test_plays_lead_to_all_results(rule: str) -> None:
    """In every such game there is one play for each result, in the same order.

    The board changes by every play, unless checkers may turn round: then a double can go and come back.
    """
    ruleset = STANDARD.without(rule)
    for position, roll in BOARDS[:120]:
        plays = legal_plays(position, roll, ruleset)

        assert tuple(one.result for one in plays) in (results(position, roll, ruleset), ())
        moved = results(position, roll, ruleset) != (position,)
        assert bool(plays) == moved or (plays and rule == "movement.direction")


def test_without_is_a_new_rule_set() -> None:
    """Leaving a rule out does not change the game it is left out of, and twice is the same as once."""
    without = STANDARD.without("landing.blocked")

    assert STANDARD.has("landing.blocked")
    assert not without.has("landing.blocked")
    assert frozenset({"landing.blocked"}) == without.left_out
    assert without == without.without("landing.blocked")


@pytest.mark.parametrize("rule", ["", "landing", "obligation.lost-number", "bar.blocked-turn", "cube.take"])
def test_rules_without_a_switch(rule: str) -> None:
    """A consequence of other rules, or no rule at all, cannot be left out; the error names those that can."""
    with pytest.raises(UnknownRuleError, match=r"obligation\.both-dice"):
        STANDARD.without(rule)


@pytest.mark.parametrize("rule", sorted(set(SWITCHABLE) - EXPLAINED))
def test_no_reasons_where_they_would_be_false(rule: str) -> None:
    """For games without other rules only results are given, no graph and no reasons."""
    ruleset: RuleSet = STANDARD.without(rule)
    with pytest.raises(UnknownRuleError, match=rule):
        play_graph(START, Roll(6, 5), ruleset)
    with pytest.raises(UnknownRuleError, match=rule):
        judge(START, Roll(6, 5), (Journey(24, 1),), ruleset)


def test_rule_sets_by_name() -> None:
    """A rule set is found by its name; an unknown name is told which there are."""
    assert ruleset_named("standard") is STANDARD
    with pytest.raises(UnknownRuleError, match=r"known: fevga, .*standard"):
        ruleset_named("chess")


def test_switches_are_named_once() -> None:
    """Each rule has one switch, and what is explained has one."""
    assert len(SWITCHABLE) == len(set(SWITCHABLE))
    assert set(SWITCHABLE) >= EXPLAINED
    assert not EXPLAINED & set(WAY_RESTRICTIONS)
    assert set(OBLIGATIONS) <= EXPLAINED
    assert set(SWITCHABLE) >= STEP_RULES
