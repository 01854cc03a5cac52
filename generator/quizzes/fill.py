"""Fills the placeholders of an item's messages from its data.

A value that the author writes wins; what is left out is taken from the board, the task or the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.notation import format_play
from generator.quizzes.answers import Answer
from generator.quizzes.cases import MatchCase, ThrowCase
from generator.quizzes.model import MessageRef, Param
from generator.rules import LegalPlay, Roll

Filled = Param | Roll
"""A value of a message before it is worded; a play is a ``str`` in notation."""
MOST_PLAYS = 6
"""A list of more legal plays than this is no feedback anybody reads."""


def fill(ref: MessageRef, names: frozenset[str], answer: Answer) -> dict[str, Filled]:
    """Values for the placeholders ``names`` of a message; one that nothing gives is left out."""
    found: dict[str, Filled] = {}
    for name in sorted(names):
        value: Filled | None = ref.params.get(name)
        value = _known(ref, name, answer) if value is None else value
        if value is not None:
            found[name] = value
    return found


def written(answer: Answer, plays: tuple[LegalPlay, ...]) -> tuple[str, ...]:
    """Plays in notation, hits marked."""
    board = answer.item.board
    return () if board is None else tuple(format_play(board.position, one.play) for one in plays)


def _known(ref: MessageRef, name: str, answer: Answer) -> Filled | None:
    source = _SOURCES.get(name)
    return None if source is None else source(ref, answer)


def _roll(_ref: MessageRef, answer: Answer) -> Filled | None:
    return None if answer.item.board is None else answer.item.board.roll


def _move(ref: MessageRef, answer: Answer) -> Filled | None:
    """Return the play that is asked about; in feedback a legal play of the kind that the message names."""
    if ref.key.startswith("p."):
        return answer.item.move
    plays = answer.quiet if ref.key == "m.hit.optional" else answer.legal
    return next(iter(written(answer, plays[:1])), None)


def _moves(ref: MessageRef, answer: Answer) -> Filled | None:
    plays = answer.quiet if ref.key == "f.count.no-hit" else answer.legal
    return written(answer, plays) if 0 < len(plays) <= MOST_PLAYS else None


def _n(ref: MessageRef, answer: Answer) -> Filled | None:
    """Return the count that the message speaks of, where the board has it."""
    board, case = answer.item.board, answer.item.case
    if isinstance(case, MatchCase) and ref.key.startswith("p."):
        return case.to
    if board is None:
        return None
    point = ref.params.get("point")
    if ref.key == "r.landing.blocked" and isinstance(point, int) and 1 <= point <= 24:
        return board.position.enemy(point)
    counts: Mapping[str, int] = {
        "f.right.one-of": answer.n,
        "r.bar.enter-first": board.position.on_roll.bar,
        "r.bearoff.start": board.position.on_roll.outside,
    }
    return counts.get(ref.key)


def _point(_ref: MessageRef, answer: Answer) -> Filled | None:
    return answer.item.source if isinstance(answer.item.source, int) else None


def _from(_ref: MessageRef, answer: Answer) -> Filled | None:
    task = answer.item.task
    return task.source if task is not None and isinstance(task.source, int) else None


def _to(_ref: MessageRef, answer: Answer) -> Filled | None:
    task = answer.item.task
    return task.target if task is not None and isinstance(task.target, int) else None


def _a(_ref: MessageRef, answer: Answer) -> Filled | None:
    case = answer.item.case
    return case.you if isinstance(case, MatchCase) else None


def _b(_ref: MessageRef, answer: Answer) -> Filled | None:
    case = answer.item.case
    return case.opponent if isinstance(case, MatchCase) else None


def _ruleset(_ref: MessageRef, answer: Answer) -> Filled | None:
    """Return the name of a code of conduct, which is worded as its label."""
    case = answer.item.case
    return case.code.value if isinstance(case, ThrowCase) else None


_SOURCES: Mapping[str, Callable[[MessageRef, Answer], Filled | None]] = {
    "roll": _roll,
    "move": _move,
    "moves": _moves,
    "n": _n,
    "point": _point,
    "from": _from,
    "to": _to,
    "a": _a,
    "b": _b,
    "ruleset": _ruleset,
}
