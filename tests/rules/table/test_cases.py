"""The decision tables, case by case, and that no rule of their chapters is left out."""

from __future__ import annotations

import pytest

from generator.registry import Registry
from generator.rules import Illegal
from tests.rules.table import cases_chouette, cases_claims, cases_dice, cases_tournament, cases_turn
from tests.rules.table.case import Case

CASES: list[Case] = [
    *cases_dice.CASES,
    *cases_turn.CASES,
    *cases_claims.CASES,
    *cases_tournament.CASES,
    *cases_chouette.CASES,
]

CHAPTERS = {"14-chouette", "15-table-rules", "16-tournament-ibf"}
CUBE_HANDLING = {"cube.lift-commits", "cube.offer-clearly", "cube.dont-touch"}

NOTHING_TO_DECIDE = {
    "ibf.scope": "tells what official rules cover; there is nothing to allow or forbid",
    "ibf.interference": "a touch may count as interference, by judgment, and the remedy can be read two ways",
    "clock.finish-in-time": "the time is the event's; what happens without it is clock.time-out",
    "illegal.deliberate": "whether a play was illegal on purpose is judged by people; no penalty is named",
    "penalty.dishonest": "whether play was dishonest is judged by people; removal is penalty.list",
    "tournament.study": "advice",
}
"""Rules of these chapters that no table decides, and why."""

FORBIDS_NOTHING = {
    "turn.may-change": "a permission; after it turn.ends-on-lift forbids",
    "dice.too-early-exception": "a permission; without it dice.too-early forbids",
    "clock.time-out": "says what happens",
    "video.three-strikes": "says what happens",
    "chouette.roles": "says who sits where",
    "chouette.team-loses": "says who sits where",
    "chouette.team-wins": "says who sits where",
    "chouette.takers": "says who pays whom",
}
"""Rules with a decision that are never the reason why something is not allowed, and why."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule}: {case.says}")
def test_the_tables_decide_as_the_rules_say(case: Case) -> None:
    """Each sentence of the tables of cases is true."""
    assert case.expected == case.ask()


def test_every_rule_of_the_chapters_is_decided_or_says_why_not() -> None:
    """A rule about the table has cases, or a written reason why there is nothing to compute."""
    of_chapters = {rule.id for rule in Registry.load().rules if rule.chapter in CHAPTERS}

    assert of_chapters | CUBE_HANDLING == {case.rule for case in CASES} | set(NOTHING_TO_DECIDE)
    assert set() == {case.rule for case in CASES} & set(NOTHING_TO_DECIDE)


def test_every_decided_rule_has_a_case_for_each_side() -> None:
    """Each rule is shown where something stands by it and where something does not."""
    decided = {case.rule for case in CASES}

    assert decided == {case.rule for case in CASES if case.holds}
    assert decided == {case.rule for case in CASES if not case.holds}


def test_every_rule_that_forbids_is_named_as_a_reason() -> None:
    """What a table forbids carries the id of the rule; rules that forbid nothing are listed with why."""
    verdicts = [case.expected for case in CASES if isinstance(case.expected, Illegal)]
    named = {reason.code for verdict in verdicts for reason in verdict.reasons}
    decided = {case.rule for case in CASES}

    assert decided - set(FORBIDS_NOTHING) == named - {"turn.alternate"}


def test_no_sentence_is_said_twice() -> None:
    """Each case says something of its own."""
    said = [(case.rule, case.says) for case in CASES]

    assert len(said) == len(set(said))
