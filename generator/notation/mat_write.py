"""Writing a match as a Jellyfish file, in the spelling it was read in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from generator.notation.mat_model import (
    CannotMove,
    Doubled,
    Dropped,
    Lost,
    MatAction,
    MatGame,
    MatMatch,
    MatSpelling,
    MatTurn,
    Taken,
    Unrecorded,
    Won,
)
from generator.notation.play import format_journeys


@dataclass(frozen=True, slots=True)
class Layout:
    """Columns of one spelling."""

    number: int
    """Width of a row's number."""
    cell: int
    """Width of the left cell."""


LAYOUTS = {MatSpelling.WORDS: Layout(3, 35), MatSpelling.NUMBERS: Layout(3, 28)}


def format_mat(match: MatMatch) -> str:
    """Write a match; :func:`parse_mat` reads the same match again."""
    lines = [f'; [{name} "{value}"]' for name, value in match.headers]
    lines += ["", f"{match.length} point match"]
    for game in match.games:
        lines += ["", *game_lines(match, game)]
    return "\n".join(lines) + "\n"


def game_lines(match: MatMatch, game: MatGame) -> Iterator[str]:
    """Yield the lines of one game."""
    layout = LAYOUTS[match.spelling]
    (first, second), (ours, theirs) = match.players, game.scores
    yield f" Game {game.number}"
    yield " " + f"{first} : {ours}".ljust(layout.number + layout.cell) + f"  {second} : {theirs}"
    number = 0
    for row in rows(game.turns, match.spelling):
        cells = {turn.player: format_cell(turn.action, match.spelling) for turn in row}
        head = " " * (layout.number + 2)
        if not alone(row, match.spelling):
            number += 1
            head = f"{number:{layout.number}}) "
        yield (head + f"{cells.get(1, ''):{layout.cell - 1}} {cells.get(2, '')}").rstrip()


def alone(row: tuple[MatTurn, ...], spelling: MatSpelling) -> bool:
    """Whether a row is written without a number: one of the spellings so tells who won."""
    return spelling is MatSpelling.NUMBERS and len(row) == 1 and isinstance(row[0].action, Won)


def rows(turns: tuple[MatTurn, ...], spelling: MatSpelling) -> Iterator[tuple[MatTurn, ...]]:
    """Yield turns two and two, the first player's on the left.

    A win stands beside the last turn of the other player; by numbers only if that player gave the game up.
    """
    row: tuple[MatTurn, ...] = ()
    for turn in turns:
        fits = len(row) == 1 and (row[0].player, turn.player) == (1, 2)
        if fits and isinstance(turn.action, Won) and spelling is MatSpelling.NUMBERS:
            fits = isinstance(row[0].action, Dropped | Lost)
        if row and not fits:
            yield row
            row = ()
        row = (*row, turn)
    if row:
        yield row


def format_cell(action: MatAction, spelling: MatSpelling) -> str:
    """Write one turn."""
    match action:
        case Doubled(value):
            return f" Doubles => {value}"
        case Taken():
            return " Takes"
        case Dropped():
            return " Drops"
        case Lost(points):
            return f" Losses {points} point"
        case Won(points, over):
            return f" Wins {points} point" + " and the match" * over
        case CannotMove(roll):
            played = "Cannot Move" if spelling is MatSpelling.WORDS else ""
        case Unrecorded(roll):
            played = "????"
        case _:
            roll = action.roll
            played = spelled(format_journeys(action.journeys), spelling)
    return f"{roll.high}{roll.low}: {played}"


def spelled(play: str, spelling: MatSpelling) -> str:
    """Write the bar and off as the spelling does."""
    if spelling is MatSpelling.WORDS:
        return play
    return re.sub(r"/off\b", "/0", re.sub(r"\bbar/", "25/", play))
