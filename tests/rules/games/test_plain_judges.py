"""Judges written apart, from the rules' wording, find the same results in every game of the family."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from generator.notation import format_position
from generator.rules import Position, Roll, RuleSet, results
from generator.rules.games.setups import FEVGA, HYPERGAMMON, LONGGAMMON, NACKGAMMON, PLAKOTO, TAKHTE, TAVLA
from generator.rules.ruleset import LONG_RULES
from tests.rules.boards import shaped as shaped_backgammon
from tests.rules.games import plain
from tests.rules.games.positions import Asked, from_random_games, lists_of, shaped, stacks_of


def turns(ruleset: RuleSet, played: int, drawn: int, seed: int) -> Iterator[Asked]:
    """Turns of random games and of shaped boards."""
    return chain(from_random_games(ruleset, played, seed), shaped(ruleset, drawn, seed + 1))


def dice_of(roll: Roll) -> tuple[int, int]:
    """Return the two dice."""
    return roll.high, roll.low


def longgammon_agrees(asked: Asked, unknown: str = "") -> bool:
    """The plain judge of Longgammon finds the same; return whether a rule left out makes a difference."""
    position, roll, first = asked
    ruleset = LONGGAMMON.without(unknown) if unknown else LONGGAMMON
    men, foes = lists_of(position)
    expected = plain.Longgammon(dice_of(roll), first, unknown).results(list(men), list(foes))
    found = results(position, roll, ruleset, first=first)

    assert expected == {lists_of(each) for each in found}, (format_position(position), roll, first)
    assert len(expected) == len(found)
    return found != results(position, roll, LONGGAMMON, first=first)


def fevga_agrees(asked: Asked) -> None:
    """The plain judge of Fevga finds the same."""
    position, roll, _ = asked
    men, foes = lists_of(position)
    expected = plain.Fevga(dice_of(roll)).results(list(men), list(foes))

    assert expected == {lists_of(each) for each in results(position, roll, FEVGA)}, (
        format_position(position),
        roll,
    )


def plakoto_agrees(asked: Asked) -> None:
    """The plain judge of Plakoto finds the same."""
    position, roll, _ = asked
    expected = {("", *end[1:]) for end in plain.Plakoto(dice_of(roll)).results(stacks_of(position))}

    assert expected == {stacks_of(each) for each in results(position, roll, PLAKOTO)}, (
        format_position(position),
        roll,
    )


def men_and_foes(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return own checkers with 25 for the bar, and the enemies per point with their bar first."""
    men = [point for point, count in enumerate(position.on_roll.points, 1) for _ in range(count)]
    foes = (position.opponent.bar, *(position.enemy(point) for point in range(1, 25)))
    return (*men, *([25] * position.on_roll.bar)), foes


def tavla_agrees(position: Position, roll: Roll) -> bool:
    """The plain judge of tavla finds the same; return whether the café rule makes a difference."""
    men, foes = men_and_foes(position)
    ends = plain.Tavla(dice_of(roll)).results(list(men), list(foes))
    found = results(position, roll, TAVLA)

    assert {(tuple(man for man in own if man), enemy) for own, enemy in ends} == {
        men_and_foes(each) for each in found
    }, (format_position(position), roll)
    return found != results(position, roll, TAKHTE)


def test_longgammon() -> None:
    """The long game: 650 turns, two thirds of them at the head, at blocks or while bearing off."""
    for asked in turns(LONGGAMMON, 200, 450, 61):
        longgammon_agrees(asked)


@pytest.mark.parametrize("rule", LONG_RULES)
def test_longgammon_without_one_rule(rule: str) -> None:
    """Without one of its five rules the plain judge agrees too, and somewhere the rule decides."""
    assert 0 < sum(longgammon_agrees(asked, rule) for asked in turns(LONGGAMMON, 40, 180, 63))


def test_fevga() -> None:
    """Runner, starting quarter and the prime that must be opened: 650 turns."""
    for asked in turns(FEVGA, 150, 500, 65):
        fevga_agrees(asked)


def test_plakoto() -> None:
    """Pins: 550 turns."""
    for asked in turns(PLAKOTO, 150, 400, 67):
        plakoto_agrees(asked)


def test_tavla() -> None:
    """Who hits at home stays there; the rule decides in several of 400 turns."""
    games = ((position, roll) for position, roll, _ in from_random_games(TAVLA, 200, 69))
    different = [tavla_agrees(*asked) for asked in chain(games, shaped_backgammon(200, 70))]

    assert sum(different) > 5


@pytest.mark.parametrize("ruleset", [HYPERGAMMON, NACKGAMMON], ids=lambda ruleset: ruleset.name)
def test_backgammon_from_another_start(ruleset: RuleSet) -> None:
    """Hypergammon and nackgammon move as backgammon does."""
    for position, roll, _ in from_random_games(ruleset, 300, 71):
        men, foes = men_and_foes(position)
        played = brute_results(men, foes, roll)

        assert played == {men_and_foes(each) for each in results(position, roll, ruleset)}


def brute_results(
    men: tuple[int, ...], foes: tuple[int, ...], roll: Roll
) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return what the plain judge of the standard game finds."""
    from tests.rules import brute

    own = {man: men.count(man) for man in men}
    enemy = {point or -1: count for point, count in enumerate(foes) if count}
    ends = set()
    for _, mine, theirs in brute.legal(own, enemy, roll.high, roll.low):
        left = tuple(point for point in sorted(mine) if point for _ in range(mine[point]))
        ends.add((left, (theirs.get(-1, 0), *(theirs.get(point, 0) for point in range(1, 25)))))
    return ends
