"""Whether an item's position needs the item's rule at all: the game without the rule must differ there."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from generator.quizzes.answers import Answer
from generator.rules import Reason, results

MOST_NODES = 300
"""A play graph with more nodes is too much for a phone; 3-3 from the starting position has 124.

A node weighs about 45 bytes gzipped and 2 to 3 KB before, so the largest graph weighs as much as the script.
"""


def check_effect(answer: Answer) -> Iterator[tuple[int, str, str]]:
    """Yield a fault where the rule changes nothing, unless the item is marked as a contrast."""
    item = answer.item
    nodes = 0 if answer.graph is None else len(answer.graph.nodes)
    if nodes > MOST_NODES:
        found = f"the turn has {nodes} part-plays, and a phone is handed at most {MOST_NODES}"
        advice = "change the position, or ask with a choice or a count"
        yield item.line, "GRAPH_TOO_LARGE", f"{found}; {advice}"
    board = item.board
    if item.contrast or board is None or board.roll is None or item.rule not in board.ruleset.switchable:
        return
    games = (board.ruleset, board.ruleset.without(item.rule))
    with_rule, without = (results(board.position, board.roll, game, first=board.first) for game in games)
    if with_rule == without:
        advice = "change the position, or mark `contrast: true`"
        yield item.line, "RULE_IDLE", f"without {item.rule} the same plays are legal here; {advice}"


def check_worded(answer: Answer, messages: Collection[str]) -> Iterator[tuple[int, str, str]]:
    """Yield a fault where the game refuses a try for a rule of which no message speaks."""
    item = answer.item
    codes = {reason.code for reason in _reasons_said(answer)}
    # One id can have several texts: r.tavli.fevga.runner, r.tavli.fevga.prime.
    silent = sorted(code for code in codes if not any(f"{key}.".startswith(f"r.{code}.") for key in messages))
    if silent and item.board is not None:
        game, rules = item.board.ruleset.name, ", ".join(silent)
        advice = "ask in words, as true-or-false or is-it-allowed with `prompt_text`"
        line = item.claims.line("ruleset", item.line)
        yield line, "REASON_UNWORDED", f"no message words {rules}, so {game} cannot be played here; {advice}"


def _reasons_said(answer: Answer) -> Iterator[Reason]:
    """Every reason that a learner can meet at this item."""
    for node in () if answer.graph is None else answer.graph.nodes:
        for refusal in node.refused.values():
            yield from refusal.reasons
        for reasons in (*node.misplaced.values(), *node.foreign.values(), node.default):
            yield from reasons
    for reasons in answer.marks.values():
        yield from reasons
    for option in answer.options:
        if option.option.feedback is None:
            yield from option.reasons
