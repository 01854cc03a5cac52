"""What each kind of item must have, before anything can be worked out."""

from __future__ import annotations

from collections.abc import Iterator

from generator.errors import Faults
from generator.quizzes.model import Item, Kind

_NEEDS_ROLL = frozenset(Kind) - {Kind.TRUE_OR_FALSE, Kind.ORDER_THE_STEPS}
_NEEDS_MOVE = frozenset({Kind.WHY_ILLEGAL, Kind.IS_IT_ALLOWED})


def check_shape(item: Item, faults: Faults) -> bool:
    """Record every part that is missing, or that the kind has no use for; True when the item is whole."""
    found = [*_missing(item), *_useless(item)]
    for code, message in found:
        faults.add(item.path, item.line, code, f"[{item.id}] {message}")
    return not found


def _missing(item: Item) -> Iterator[tuple[str, str]]:
    kind = item.kind
    if kind in _NEEDS_ROLL and (item.board is None or item.board.roll is None):
        yield "NO_BOARD", f"{kind} needs `pos` and `dice`"
    if kind in _NEEDS_MOVE and item.move is None:
        yield "NO_MOVE", f"{kind} needs the play it asks about: `move`"
    if kind is Kind.TRUE_OR_FALSE and item.statement is None:
        yield "NO_STATEMENT", f"{kind} needs a `statement`"
    if kind is Kind.ORDER_THE_STEPS and not 3 <= len(item.steps) <= 5:
        yield "STEPS", f"{kind} needs 3 to 5 `steps` in the right order, found {len(item.steps)}"
    if kind.is_choice:
        if len(item.options) < 2:
            yield "TOO_FEW_OPTIONS", f"{kind} needs 3 or 4 `options`, found {len(item.options)}"
        keys = sum(option.right for option in item.options)
        if item.options and keys != 1:
            yield "KEYS", f"exactly one option must be `right: true`, found {keys}"


def _useless(item: Item) -> Iterator[tuple[str, str]]:
    kind = item.kind
    if item.options and not kind.is_choice:
        yield "USELESS_OPTIONS", f"{kind} has no options"
    if item.task is not None and kind is not Kind.PLAY_THE_ROLL:
        yield "USELESS_TASK", f"only {Kind.PLAY_THE_ROLL} can have a `task`"
    if item.steps and kind is not Kind.ORDER_THE_STEPS:
        yield "USELESS_STEPS", f"{kind} has no steps"
    if item.statement is not None and kind is not Kind.TRUE_OR_FALSE:
        yield "USELESS_STATEMENT", f"{kind} has no statement"
