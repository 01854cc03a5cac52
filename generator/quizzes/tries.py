"""Refused tries that an author lists: the engine must refuse them, for the rule that the author names."""

from __future__ import annotations

from collections.abc import Iterator

from generator.quizzes.answers import Answer
from generator.quizzes.notations import single_moves
from generator.rules import Location, Node, PlayGraph, Reason


def check_tries(answer: Answer) -> Iterator[tuple[int, str, str]]:
    """Faults of the listed tries: (line, code, message)."""
    item, claims = answer.item, answer.item.claims
    line = claims.line("tries", item.line)
    for play, rule in claims.tries.items():
        if answer.graph is None:
            yield line, "USELESS_TRIES", f"{item.kind} has no tries"
            return
        reasons = refusal_of(answer.graph, single_moves(play))
        codes = ", ".join(reason.code for reason in reasons)
        if not reasons:
            yield line, "TRY_NOT_REFUSED", f"the engine does not refuse the last move of {play}"
        elif rule not in {reason.code for reason in reasons}:
            yield line, "REASON_DIFFERS", f"{play} is refused for {codes}, not for {rule}"


def refusal_of(graph: PlayGraph, moves: tuple[tuple[Location, Location], ...]) -> tuple[Reason, ...]:
    """Why the last of these moves is refused after the others; () if it is not, or they cannot be made."""
    node = graph.nodes[0]
    for source, target in moves[:-1]:
        ahead = _follow(graph, node, source, target)
        if ahead is None:
            return ()
        node = ahead
    if not moves or _follow(graph, node, *moves[-1]) is not None:
        return ()
    source, target = moves[-1]
    for (start, _die), refusal in node.refused.items():
        if (start, refusal.target) == (source, target):
            return refusal.reasons
    return node.misplaced.get((source, target), ())


def _follow(graph: PlayGraph, node: Node, source: Location, target: Location) -> Node | None:
    for (start, _die), step in node.steps.items():
        if (start, step.target) == (source, target):
            return graph.nodes[step.to_node]
    return None
