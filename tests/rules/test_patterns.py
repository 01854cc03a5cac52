"""Consequences and states: where a position shows a rule that has no switch."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from generator.notation import format_position, parse_position
from generator.registry import Registry
from generator.rules import ALL_ROLLS, STANDARD, SWITCHABLE, Position, Roll, UnknownRuleError
from generator.rules.classes import CLASS_OF, RuleClass
from generator.rules.patterns import CONSEQUENCES, PATTERNS, STATES, recognise, shows
from tests.rules import brute
from tests.rules.boards import build, heap, made
from tests.rules.brute_without import BAR, OFF, Game, Moment, turn
from tests.rules.test_left_out import men_and_enemy

TABLE = Path(__file__).parents[1] / "data" / "plays" / "patterns.txt"
LINES = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
COUNT, SEED = 2400, 91


def rules_shown(line: str) -> tuple[Position, Roll, set[str], set[str]]:
    """Return the position and roll of a line of the table, what it shows, and what it does not."""
    text, _, ids = line.partition("#")[0].partition(" : ")
    position, dice = text.split()
    words = ids.split()
    shown = {word[1:] for word in words if word[0] == "+"}
    absent = {word[1:] for word in words if word[0] == "-"}
    return parse_position(position), Roll(*map(int, dice.split("-"))), shown, absent


@pytest.mark.parametrize("line", LINES)
def test_positions_of_the_table(line: str) -> None:
    """Each position shows what the table says, and nothing that it denies."""
    position, roll, shown, absent = rules_shown(line)
    found = recognise(position, roll)

    assert shown <= found
    assert not absent & found


def test_the_table_speaks_of_every_pattern() -> None:
    """Each consequence and each state is shown in some position of the table, and denied in another."""
    lines = [rules_shown(line) for line in LINES]
    everything = {*CONSEQUENCES, *STATES}

    assert everything == set.union(*(shown for _, _, shown, _ in lines))
    assert everything == set.union(*(absent for _, _, _, absent in lines))
    assert everything == set(PATTERNS)


def test_classes_are_those_of_the_list_of_rules() -> None:
    """The engine and the list of rules give every rule of legality the same class and the same grounds."""
    rules = [rule for rule in Registry.load().rules if rule.kind == "move-legality"]

    assert {rule.id: rule.rule_class for rule in rules} == {rule: one.value for rule, one in CLASS_OF.items()}
    assert {rule.id: rule.follows_from for rule in rules if rule.rule_class == "consequence"} == CONSEQUENCES
    assert set(STATES) <= {rule.id for rule in Registry.load().rules if rule.kind == "state"}


def test_a_consequence_has_no_switch() -> None:
    """Every other rule of legality can be left out; a consequence cannot, nor can a state."""
    assert {rule for rule, one in CLASS_OF.items() if one is not RuleClass.CONSEQUENCE} == set(SWITCHABLE)
    assert set(SWITCHABLE) >= {ground for grounds in CONSEQUENCES.values() for ground in grounds}
    for rule in PATTERNS:
        with pytest.raises(UnknownRuleError):
            STANDARD.without(rule)


def boards() -> Iterator[tuple[Position, Roll]]:
    """Boards with few checkers: bearing off before enemies, hit while doing so, dancing, any others."""
    dice = random.Random(SEED)
    for number in range(COUNT):
        roll = dice.choice([roll for roll in ALL_ROLLS if not roll.is_double or number % 6 == 0])
        few = dice.randint(1, 3 if roll.is_double else 5)
        shape = number % 5
        bar = 0
        if shape == 0:
            own, enemy = heap(dice, range(1, 7), few), heap(dice, range(1, 5), dice.randint(0, 2))
            own |= {6: dice.randint(1, 2)} if number % 2 else {}
        elif shape == 1:
            own, enemy = heap(dice, range(1, 7), 2), heap(dice, range(18, 25), 4)
            own |= {dice.randint(7, 24): 1} if number % 2 else {}
            bar = number % 2 ^ 1
        elif shape == 2:
            own, enemy = heap(dice, range(1, 25), few - 1), made(dice, range(19, 25), dice.randint(2, 6))
            bar = dice.randint(1, 2)
        elif shape == 3:
            own, enemy = heap(dice, range(1, 25), few), made(dice, range(7, 25), 7)
        else:
            low = dice.randint(8, 18)
            own, enemy = heap(dice, range(1, 25), few), dict.fromkeys(range(low, low + 6), 2)
            own = {point: count for point, count in own.items() if point not in enemy}
        yield build(own, enemy, bar, number % 7 == 0), roll


@cache
def sweep() -> list[tuple[Position, Roll, frozenset[str]]]:
    """Return the boards with what they show."""
    return [(position, roll, recognise(position, roll)) for position, roll in boards()]


def showing(rule: str) -> list[tuple[Position, Roll]]:
    """Return the boards that show a rule; enough of them to say something."""
    found = [(position, roll) for position, roll, shown in sweep() if rule in shown]
    assert len(found) >= 20, rule
    return found


def turns(position: Position, roll: Roll, unknown: str = "") -> set[Moment]:
    """Return what the plain generator lets somebody do who does not know a rule."""
    return turn(unknown, *men_and_enemy(position), roll.high, roll.low)


def plays(position: Position, roll: Roll) -> list[tuple[brute.Play, brute.Men]]:
    """Return the legal plays of the other plain generator, with the mover's checkers after each."""
    men, enemy = men_and_enemy(position)
    own = dict(Counter(men))
    foes = {point: count for point, count in enumerate(enemy) if point and count}
    return [(play, mine) for play, mine, _ in brute.legal(own, foes, roll.high, roll.low)]


def borne_off(men: tuple[int, ...]) -> int:
    """Count the checkers that are off."""
    return men.count(OFF)


def exposed(end: Moment) -> bool:
    """Whether an enemy checker is on the bar, or has still to pass a blot."""
    blots = [place for place in end.men if OFF < place < BAR and end.men.count(place) == 1]
    behind = [25 if not point else 25 - point for point, count in enumerate(end.enemy) if count]
    return any(25 - blot < enemy for blot in blots for enemy in behind)


def test_lost_numbers_and_lost_turns_are_what_a_plain_generator_finds() -> None:
    """A number is lost exactly if no play uses them all and the game goes on; the turn, if none uses any."""
    lost, idle, off = "obligation.lost-number", "obligation.no-legal-move", "bearoff.meaning"
    for position, roll, shown in sweep():
        found = plays(position, roll)
        used = max(len(play) for play, _ in found)
        goes_on = all(any(place != OFF for place in mine) for _, mine in found)
        where = (format_position(position), roll)

        assert (used < len(roll.numbers) and goes_on) == (lost in shown), where
        assert (used == 0 and goes_on) == (idle in shown), where
        assert any(mine.get(OFF, 0) for _, mine in found) == (off in shown), where
    for rule in (lost, idle, off):
        assert showing(rule)


def test_a_dance_follows_from_both_of_its_rules() -> None:
    """Without bar.enter-open a checker enters; without bar.enter-first the others may move, if they can."""
    for position, roll in showing("bar.blocked-turn"):
        start = Moment(tuple(sorted(men_and_enemy(position)[0])), men_and_enemy(position)[1])
        others = [
            man
            for man, place in enumerate(start.men)
            if place != BAR
            and any(Game("bar.enter-first").may_go(start, man, die) is not None for die in roll.numbers)
        ]

        assert {start} == turns(position, roll)
        assert {start} != turns(position, roll, "bar.enter-open")
        assert bool(others) == ({start} != turns(position, roll, "bar.enter-first"))
    for position, roll, shown in sweep():
        waiting = position.on_roll.bar and "obligation.no-legal-move" in shown
        assert bool(waiting) == ("bar.blocked-turn" in shown), (format_position(position), roll)


def test_a_forced_six_follows_from_its_rule() -> None:
    """Somebody who does not know bearoff.full-value has more plays; all are home, one on the 6-point."""
    for position, roll in showing("bearoff.forced-six"):
        assert turns(position, roll) < turns(position, roll, "bearoff.full-value")
        assert 6 == roll.high
        assert 6 == max(men_and_enemy(position)[0])


def test_an_order_trick_follows_from_its_rule() -> None:
    """Somebody who always plays the larger number first lacks a play that bears off."""
    for position, roll in showing("bearoff.order-trick"):
        missing = turns(position, roll) - turns(position, roll, "movement.order-free")

        assert any(borne_off(end.men) for end in missing)
        assert max(men_and_enemy(position)[0]) <= 6


def test_forced_shots_follow_from_the_must_play_rules() -> None:
    """All plays leave a shot, and somebody who does not know one of the rules has one that leaves none."""
    for position, roll in showing("bearoff.forced-all"):
        free = [turns(position, roll, rule) for rule in CONSEQUENCES["bearoff.forced-all"]]

        assert all(exposed(end) for end in turns(position, roll))
        assert not all(exposed(end) for ends in free for end in ends)
        assert max(men_and_enemy(position)[0]) <= 6


def test_bearing_off_stops_after_a_hit() -> None:
    """The first move bears nothing off, and would without bearoff.start and bar.enter-first."""
    grounds = CONSEQUENCES["bearoff.hit-stops"]
    for position, roll in showing("bearoff.hit-stops"):
        men, enemy = men_and_enemy(position)
        now = Moment(men, enemy)
        steps = [(man, die) for man in range(len(men)) for die in set(roll.numbers)]

        assert max(men) > 6
        assert OFF not in [Game().may_go(now, man, die) for man, die in steps]
        assert OFF in [Game(*grounds).may_go(now, man, die) for man, die in steps]


@pytest.mark.parametrize("rule", ["state.prime", "bar.closed-board"])
def test_nothing_passes_a_prime(rule: str) -> None:
    """No roll takes a checker past six points in a row; before a closed board none moves at all."""
    for position, _ in showing(rule)[:25]:
        men, enemy = men_and_enemy(position)
        tops = [top for top in range(6, 25) if all(enemy[top - step] >= 2 for step in range(6))]
        behind = [sum(place > top for place in men) for top in tops]
        assert any(behind)
        for roll in ALL_ROLLS:
            if not roll.is_double or len(men) <= 3:
                for end in turns(position, roll):
                    after = [sum(place > top for place in end.men) for top in tops]
                    assert after == behind, (format_position(position), roll)
                    assert rule == "state.prime" or end.men == tuple(sorted(men))


def test_one_rule_can_be_asked_for() -> None:
    """A pattern asked for by its id is the one recognised."""
    for position, roll, shown in sweep()[:200]:
        assert shown == {rule for rule in PATTERNS if shows(rule, position, roll)}
