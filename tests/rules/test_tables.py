"""Positions whose legal plays are known from elsewhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.notation import judge_text, parse_play
from generator.rules import STANDARD, Illegal, Legal, legal_plays, play_graph, results
from tests.rules.cases import Case, cases

TABLES = ("examples.txt", "traps.txt", "lessons.txt")
EVERY = [pytest.param(case, id=f"{table[:-4]}: {case.name}") for table in TABLES for case in cases(table)]
LESSONS = [pytest.param(case, id=case.name) for case in cases("lessons.txt")]
REFUSALS = [pytest.param(case, id=case.name) for case in (*cases("lessons.txt"), *cases("refusals.txt"))]


@pytest.mark.parametrize("case", EVERY)
def test_number_of_different_plays(case: Case) -> None:
    """As many different results are found as the table says; none counts as the unchanged position."""
    found = results(case.position, case.roll)

    assert case.n is not None
    assert case.n == len(legal_plays(case.position, case.roll))
    assert max(case.n, 1) == len(found)
    if case.n == 0:
        assert (case.position,) == found


@pytest.mark.parametrize("case", EVERY)
def test_listed_plays_are_all_the_legal_ones(case: Case) -> None:
    """Every listed play is legal, and together they lead to every result."""
    if not case.plays:
        return
    verdicts = [judge_text(case.position, case.roll, play) for play in case.plays]

    assert [Legal] * len(verdicts) == [type(verdict) for verdict in verdicts]
    assert set(results(case.position, case.roll)) == {
        verdict.result for verdict in verdicts if isinstance(verdict, Legal)
    }


@pytest.mark.parametrize("case", LESSONS)
def test_games_with_a_rule_left_out(case: Case) -> None:
    """Somebody who does not know the rule finds as many results as the course says."""
    found = {rule: len(results(case.position, case.roll, STANDARD.without(rule))) for rule in case.without}

    assert case.without == found


@pytest.mark.parametrize("case", REFUSALS)
def test_refused_tries(case: Case) -> None:
    """A move tried on the board is refused for the reasons the table gives, with their facts."""
    graph = play_graph(case.position, case.roll)
    for tried, expected in case.tries.items():
        node = graph.nodes[0]
        *before, last = parse_play(tried)
        for journey in before:
            (step,) = {
                step
                for (source, _), step in node.steps.items()
                if (source, step.target) == (journey.source, journey.target)
            }
            node = graph.nodes[step.to_node]

        assert expected == node.why(last.source, last.target), tried


@pytest.mark.parametrize("case", REFUSALS)
def test_judged_plays(case: Case) -> None:
    """A whole play is judged illegal for the reasons the table gives, with their facts and their move."""
    for play, expected in case.judged.items():
        verdict = judge_text(case.position, case.roll, play)
        found = verdict.reasons if isinstance(verdict, Illegal) else ()
        if not any(reason.step is not None for reason in expected):
            found = tuple(replace(reason, step=None) for reason in found)

        assert expected == found, play
