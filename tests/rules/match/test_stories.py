"""What may be done at the table and what it leads to, told in stories."""

from __future__ import annotations

import pytest

from generator.registry import Registry
from generator.rules.match.codes import ACTION_CODES
from tests.rules.match.stories import Story, facts, stories, told

TABLES = ("cube.txt", "ends.txt", "money.txt", "matches.txt", "family.txt")
EVERY = [story for table in TABLES for story in stories(table)]
CHAPTERS = ("03-starting", "09-winning-scoring", "10-cube", "12-match-play", "13-money-options")
ELSEWHERE = {"cube.faces", "cube.start-64", "match.free-drop", "cube.lift-commits"}
"""Rules that no story can show: three are arithmetic, and a hand on the cube is a procedure."""


@pytest.mark.parametrize("story", EVERY, ids=lambda story: story.title)
def test_story(story: Story) -> None:
    """Every story ends as it is told, and a refusal names all rules that are broken and no other."""
    game, match, refusal = told(story)
    found = facts(game, match)

    assert story.refused == (tuple(reason.code for reason in refusal.reasons) if refusal else None)
    assert story.facts == {word: found.get(word) for word in story.facts}
    assert story.refused or story.facts


def test_stories_show_every_rule_twice() -> None:
    """Each rule of these chapters that a program can check is shown by two stories or more."""
    shown = [rule for story in EVERY for rule in story.rules]
    wanted = {rule.id for rule in Registry.load().rules if rule.chapter in CHAPTERS and rule.engine}

    assert set() == {rule for rule in wanted - ELSEWHERE if shown.count(rule) < 2}


def test_every_code_is_a_rule_and_is_met() -> None:
    """Whatever an action is refused with is the id of a rule, and some story meets it."""
    met = {code for story in EVERY for code in story.refused or ()} - {"long.one-from-head"}

    assert set(ACTION_CODES) == met
    assert set() == set(ACTION_CODES) - {rule.id for rule in Registry.load().rules}
