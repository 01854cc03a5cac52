"""Positions, rolls and plays as they stand in an item, read with faults in place of exceptions."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from generator.errors import shown
from generator.notation import (
    AmbiguousPlayError,
    UnreadableError,
    format_position,
    judge_text,
    parse_play,
    parse_position,
    parse_xgid,
)
from generator.quizzes.fields import Fields
from generator.quizzes.model import Board
from generator.rules import Location, Position, Roll, RuleSet, Verdict

XGID = ("xgid:", "xgid=")


def read_position(fields: Fields, text: str, ruleset: RuleSet) -> Position | None:
    """Read ``ME/OPP`` of a game, or ``xgid:`` and an XGID; every fault of it is recorded at ``pos``."""
    try:
        if text.lower().startswith(XGID):
            text = format_position(parse_xgid(text.removeprefix("xgid:").strip()).position)
        return parse_position(text, ruleset)
    except UnreadableError as error:
        for fault in error.faults:
            fields.fault("pos", fault.code, fault.message)
        return None


def read_roll(fields: Fields, dice: list[Any]) -> Roll | None:
    """Two numbers from 1 to 6."""
    whole = [number for number in dice if isinstance(number, int) and not isinstance(number, bool)]
    if len(dice) == len(whole) == 2 and all(1 <= number <= 6 for number in whole):
        return Roll(whole[0], whole[1])
    fields.fault("dice", "BAD_DICE", f"`dice` must be two numbers from 1 to 6, found {shown(dice)}")
    return None


def verdict_on(board: Board, text: str) -> Verdict:
    """Return the engine's verdict on a written play; call it only where :func:`play_faults` finds nothing."""
    if board.roll is None:
        raise ValueError("a position without a roll has no plays")
    return judge_text(board.position, board.roll, text, board.ruleset, first=board.first)


def play_faults(text: str, board: Board | None) -> tuple[str, ...]:
    """Return what keeps a text from being one play: every part that cannot be read, or two meanings."""
    try:
        parse_play(text)
        if board is not None and board.roll is not None:
            verdict_on(board, text)
    except UnreadableError as error:
        return tuple(fault.message for fault in error.faults)
    except AmbiguousPlayError as error:
        return (str(error),)
    return ()


def single_moves(text: str) -> tuple[tuple[Location, Location], ...]:
    """Return the moves of a written play as (source, target), compounds split and brackets counted out."""
    moves: list[tuple[Location, Location]] = []
    for journey in parse_play(text):
        moves += [*pairwise((journey.source, *journey.via, journey.target))] * journey.times
    return tuple(moves)
