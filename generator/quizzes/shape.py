"""What each kind of item must have, before anything can be worked out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.errors import Faults
from generator.quizzes.cases import CubeCase, Ended, ScoreCase
from generator.quizzes.model import Item, Kind, Prose
from generator.rules.ruleset import Game

_PLAYS = frozenset({Kind.PLAY_THE_ROLL, Kind.FORCED_PLAY, Kind.PICK_DESTINATIONS, Kind.CHOOSE_PLAY})
"""Kinds that are about the plays of a roll on a board."""
_IN_WORDS = frozenset({Kind.WHY_ILLEGAL, Kind.IS_IT_ALLOWED, Kind.COUNT})
"""Kinds that need a board and a roll too, unless the author asks the question in words of their own."""
_NEEDS_MOVE = frozenset({Kind.WHY_ILLEGAL, Kind.IS_IT_ALLOWED})
_DRAWN_AGAIN = frozenset({Kind.PLAY_THE_ROLL, Kind.FORCED_PLAY, Kind.PICK_DESTINATIONS})
"""Kinds whose board the browser draws, which knows no pins."""
_NO_BOARD = frozenset({Kind.MATCH_SCORE, Kind.DICE_VALID})
_YES_OR_NO = re.compile(r"(?:yes|no)\b", re.IGNORECASE)

Found = tuple[str, str]
"""Code and message."""


def check_shape(item: Item, faults: Faults) -> bool:
    """Record every part that is missing, or that the kind has no use for; True when the item is whole."""
    found = [
        *_missing(item),
        *_missing_case(item),
        *_missing_options(item),
        *_useless(item),
        *_pictures(item),
    ]
    for code, message in found:
        faults.add(item.path, item.line, code, f"[{item.id}] {message}")
    return not found


def _missing(item: Item) -> Iterator[Found]:
    kind, told = item.kind, isinstance(item.prompt, Prose)
    if (kind in _PLAYS or (kind in _IN_WORDS and not told)) and (
        item.board is None or item.board.roll is None
    ):
        yield "NO_BOARD", f"{kind} needs `pos` and `dice`" + ", or `prompt_text`" * (kind in _IN_WORDS)
    if kind in _NEEDS_MOVE and item.move is None and not told:
        yield "NO_MOVE", f"{kind} needs the play it asks about: `move`, or `prompt_text`"
    if kind is Kind.TRUE_OR_FALSE and item.statement is None:
        yield "NO_STATEMENT", f"{kind} needs a `statement`"
    if kind is Kind.ORDER_THE_STEPS and not 3 <= len(item.steps) <= 5:
        yield "STEPS", f"{kind} needs 3 to 5 `steps` in the right order, found {len(item.steps)}"


def _missing_case(item: Item) -> Iterator[Found]:
    case, told = item.case, isinstance(item.prompt, Prose)
    if isinstance(case, ScoreCase):
        if case.ended is Ended.OFF and item.board is None:
            yield "NO_BOARD", f"{item.kind} needs the final position `pos`, the winner's checkers first"
        if case.ended is not Ended.OFF and not told:
            yield "NO_PROMPT", "the board does not show how the game ended: say it in `prompt_text`"
    if isinstance(case, CubeCase) and not told:
        if not case.plain:
            yield "NO_PROMPT", "the usual question asks for a double before your roll: write `prompt_text`"
        if item.board is None:
            yield "NO_BOARD", f"{item.kind} needs `pos`, or `prompt_text`"


def _missing_options(item: Item) -> Iterator[Found]:
    kind = item.kind
    if not kind.is_choice:
        return
    if len(item.options) < 2:
        yield "TOO_FEW_OPTIONS", f"{kind} needs 3 or 4 `options`, found {len(item.options)}"
    keys = sum(option.right for option in item.options)
    if item.options and keys != 1:
        yield "KEYS", f"exactly one option must be `right: true`, found {keys}"
    if kind in {Kind.SCORE_THE_GAME, Kind.COUNT} and any(option.number is None for option in item.options):
        yield "OPTION_FORM", f"the options of {kind} are numbers: `number: 2`"
    if kind.is_yes_or_no and not all(
        option.text is not None and _YES_OR_NO.match(option.text.text) for option in item.options
    ):
        yield "OPTION_FORM", f"the options of {kind} begin with Yes or No"


def _useless(item: Item) -> Iterator[Found]:
    kind = item.kind
    if item.options and not kind.is_choice:
        yield "USELESS_OPTIONS", f"{kind} has no options"
    if item.task is not None and kind is not Kind.PLAY_THE_ROLL:
        yield "USELESS_TASK", f"only {Kind.PLAY_THE_ROLL} can have a `task`"
    if item.steps and kind is not Kind.ORDER_THE_STEPS:
        yield "USELESS_STEPS", f"{kind} has no steps"
    if item.statement is not None and kind is not Kind.TRUE_OR_FALSE:
        yield "USELESS_STATEMENT", f"{kind} has no statement"
    if item.board is not None and kind in _NO_BOARD:
        yield "USELESS_BOARD", f"{kind} has no board: leave `pos` out"
    pins = item.board is not None and item.board.ruleset.game is Game.PLAKOTO
    if pins and kind in _DRAWN_AGAIN:
        yield "PINS_NOT_PLAYED", f"{kind} cannot show pins while it is answered: ask with options instead"
    if item.board is not None and item.board.roll is not None and kind is Kind.SCORE_THE_GAME:
        yield "USELESS_DICE", f"in {kind} the game is over: leave `dice` out"


def _pictures(item: Item) -> Iterator[Found]:
    if item.picture is not None and (item.board is not None or item.kind is Kind.DICE_VALID):
        yield "USELESS_PICTURE", "the item has a picture of its own: leave `picture` out"
