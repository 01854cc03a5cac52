"""The lines of a Jellyfish match file, each read on its own: headers, score lines, rows of two cells.

Cells are told by what they begin with, not by their column: a long play leaves one blank before its
neighbour. Only a row with a single cell needs its column to say whose it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from generator.errors import shown
from generator.notation.faults import TextFault, UnreadableError
from generator.notation.mat_model import (
    CannotMove,
    Doubled,
    Dropped,
    Lost,
    MatAction,
    MatTurn,
    Played,
    Taken,
    Unrecorded,
    Won,
)
from generator.notation.play import parse_play
from generator.rules import Roll

LONGEST_LINE: Final = 400
"""Letters of a line; the longest row of a real file has about 90."""
RIGHT: Final = 12
"""A lone cell with so many blanks before it belongs to the second player."""

HEADER = re.compile(r';\s*\[(\w+) "([^"]*)"\]', re.ASCII)
LENGTH = re.compile(r"(\d{1,4}) point match", re.ASCII | re.IGNORECASE)
GAME = re.compile(r"Game (\d{1,4})", re.ASCII | re.IGNORECASE)
SCORES = re.compile(r"(\S(?:.*\S)?) *: *(\d{1,4}) {2,}(\S(?:.*\S)?) *: *(\d{1,4})", re.ASCII)
ROW = re.compile(r" *(\d{1,4})\)(.*)", re.ASCII)
CELL = re.compile(r"(?<!\S)(?:\d\d:|Doubles\b|Takes\b|Drops\b|Wins\b|Loss?es\b)", re.ASCII)
ROLL = re.compile(r"(\d)(\d):\s*(.*)", re.ASCII)
DOUBLES = re.compile(r"Doubles => (\d{1,6})", re.ASCII)
LOST = re.compile(r"Loss?es (\d{1,6}) points?", re.ASCII)
WON = re.compile(r"Wins (\d{1,6}) points?( and the match)?", re.ASCII)
WORDS: dict[str, MatAction] = {"Takes": Taken(), "Drops": Dropped()}


@dataclass(frozen=True, slots=True)
class Header:
    """``; [Crawford "On"]``."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Length:
    """``9 point match``."""

    points: int


@dataclass(frozen=True, slots=True)
class GameLine:
    """``Game 1``."""

    number: int


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """`` P1 : 0      P2 : 2``."""

    players: tuple[str, str]
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Row:
    """A numbered line with up to two turns, or a line without a number that says who won."""

    number: int | None
    turns: tuple[MatTurn, ...]


Line = Header | Length | GameLine | ScoreLine | Row


def read_lines(text: str) -> Iterator[tuple[int, Line | TextFault]]:
    """Yield what each line holds, with its number, or each of its faults; blank lines hold nothing."""
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        words = line.expandtabs().rstrip(" \f\v")
        if len(words) > LONGEST_LINE:
            message = f"the line has {len(words)} letters; a row has two cells, at most {LONGEST_LINE}"
            yield number, TextFault("MAT_LINE", message, number)
        elif words.lstrip():
            for found in read_line(words, number):
                yield number, found


def read_line(line: str, number: int) -> Iterator[Line | TextFault]:
    """Yield the one thing a line holds, or its faults."""
    words = line.lstrip()
    if words.startswith(";"):
        yield from read_remark(words, number)
    elif match := LENGTH.fullmatch(words):
        yield Length(int(match[1]))
    elif match := GAME.fullmatch(words):
        yield GameLine(int(match[1]))
    elif match := ROW.fullmatch(line):
        yield from read_row(int(match[1]), match[2], number)
    elif words.startswith("Wins"):
        yield from read_row(None, line, number)
    elif match := SCORES.fullmatch(words):
        yield ScoreLine((match[1], match[3]), (int(match[2]), int(match[4])))
    else:
        message = f"{shown(words)} is no header, no score line and no row such as '1) 31: 8/5 6/5'"
        yield TextFault("MAT_LINE", message, number)


def read_remark(words: str, number: int) -> Iterator[Line | TextFault]:
    """Yield the header of a line that begins with a semicolon; other remarks say nothing."""
    if match := HEADER.fullmatch(words):
        yield Header(match[1], match[2])
    elif "[" in words:
        message = f'{shown(words)} is no header; write it as ; [Crawford "On"]'
        yield TextFault("MAT_HEADER", message, number)


def read_row(row: int | None, cells: str, line: int) -> Iterator[Line | TextFault]:
    """Yield a row with its turns, or the faults of its cells."""
    starts = [match.start() for match in CELL.finditer(cells)]
    stray = cells[: starts[0]] if starts else cells
    if stray.strip():
        yield TextFault("MAT_CELL", f"{shown(stray.strip())} is no turn", line)
    if len(starts) > 2:
        yield TextFault("MAT_CELL", f"the row has {len(starts)} turns; a row has two", line)
        return
    alone = len(starts) == 1 and starts[0] >= RIGHT
    turns: list[MatTurn] = []
    sound = not stray.strip()
    for player, (start, end) in enumerate(pairwise([*starts, len(cells)]), 2 if alone else 1):
        action, faults = read_cell(cells[start:end].strip())
        yield from (TextFault(fault.code, fault.message, line) for fault in faults)
        if action is not None:
            turns.append(MatTurn(player, action, line))
        sound = sound and not faults
    if sound:
        yield Row(row, tuple(turns))


def read_cell(cell: str) -> tuple[MatAction | None, tuple[TextFault, ...]]:
    """Read one turn, or say what is wrong with it."""
    if match := ROLL.fullmatch(cell):
        return read_roll(match[1] + match[2], match[3])
    if match := DOUBLES.fullmatch(cell):
        return Doubled(int(match[1])), ()
    if match := LOST.fullmatch(cell):
        return Lost(int(match[1])), ()
    if match := WON.fullmatch(cell):
        return Won(int(match[1]), match[2] is not None), ()
    if cell in WORDS:
        return WORDS[cell], ()
    message = f"{shown(cell)} is no turn; write Doubles => 2, Takes, Drops, Wins 1 point or Losses 1 point"
    return None, (TextFault("MAT_CELL", message),)


def read_roll(dice: str, play: str) -> tuple[MatAction | None, tuple[TextFault, ...]]:
    """Read a roll and what was played with it."""
    if not re.fullmatch(r"[1-6]{2}", dice):
        return None, (TextFault("MAT_DICE", f"{dice} is no roll; a die shows 1 to 6"),)
    roll = Roll(int(dice[0]), int(dice[1]))
    if not play or play.lower() in ("cannot move", "can't move"):
        return CannotMove(roll), ()
    if re.fullmatch(r"\?+", play):
        return Unrecorded(roll), ()
    try:
        return Played(roll, parse_play(play)), ()
    except UnreadableError as error:
        return None, error.faults
