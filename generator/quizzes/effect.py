"""Whether an item's position needs the item's rule at all: the game without the rule must differ there."""

from __future__ import annotations

from collections.abc import Iterator

from generator.quizzes.answers import Answer
from generator.rules import SWITCHABLE, RuleSet, results

MOST_NODES = 600
"""A play graph with more nodes is too much for a page; 3-3 from the starting position has 124."""


def check_effect(answer: Answer, ruleset: RuleSet) -> Iterator[tuple[int, str, str]]:
    """Yield a fault where the rule changes nothing, unless the item is marked as a contrast."""
    item = answer.item
    nodes = 0 if answer.graph is None else len(answer.graph.nodes)
    if nodes > MOST_NODES:
        yield (
            item.line,
            "GRAPH_TOO_LARGE",
            f"the turn has {nodes} part-plays, at most {MOST_NODES} fit a page",
        )
    if item.contrast or item.rule not in SWITCHABLE or item.board is None or item.board.roll is None:
        return
    position, roll = item.board.position, item.board.roll
    if results(position, roll, ruleset) == results(position, roll, ruleset.without(item.rule)):
        advice = "change the position, or mark `contrast: true`"
        yield item.line, "RULE_IDLE", f"without {item.rule} the same plays are legal here; {advice}"
