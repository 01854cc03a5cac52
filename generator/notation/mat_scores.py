"""Whether a match file adds up: cube, points and scores from game to game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from generator.notation.faults import TextFault
from generator.notation.mat_model import Doubled, Lost, MatGame, MatMatch, Taken, Won

WORTHS = (1, 2, 3)
"""A single game, a gammon, a backgammon."""


def match_faults(match: MatMatch) -> tuple[TextFault, ...]:
    """Return what does not add up, each with its line.

    MAT_SUM: a score line is not the one before with the points won since. MAT_WORTH: the points of a win are
    not one, two or three times the cube (score.multiply), nor all that was needed. MAT_CUBE: a double
    does not double the cube. MAT_GIVEN_UP: a game is given up for other points than are won. MAT_OVER: the
    match is won or goes on against its length.
    """
    faults = [*sum_faults(match), *over_faults(match)]
    for game in match.games:
        faults.extend(game_faults(game, match.length))
    return tuple(sorted(faults, key=lambda fault: fault.line or 0))


def after(game: MatGame) -> tuple[int, int]:
    """Return both scores after a game."""
    first, second = game.scores
    return (first + game.points * (game.winner == 1), second + game.points * (game.winner == 2))


def sum_faults(match: MatMatch) -> Iterator[TextFault]:
    """Yield score lines that do not follow from the game before."""
    if match.games and match.games[0].number == 1 and match.games[0].scores != (0, 0):
        yield TextFault("MAT_SUM", "the first game begins at 0 to 0", match.games[0].line)
    for game, following in pairwise(match.games):
        if following.scores != after(game):
            found, due = (f"{first}-{second}" for first, second in (following.scores, after(game)))
            yield TextFault(
                "MAT_SUM", f"game {following.number} begins at {found}, not at {due}", following.line
            )


def over_faults(match: MatMatch) -> Iterator[TextFault]:
    """Yield games after the match is won, and wins of the match that are none."""
    for game in match.games:
        last = game.turns[-1] if game.turns else None
        if last is None or not isinstance(last.action, Won):
            continue
        reached = match.length > 0 and max(after(game)) >= match.length
        if last.action.match and not reached:
            yield TextFault("MAT_OVER", "the match is said to be won before its points", last.line)
        if reached and game is not match.games[-1]:
            yield TextFault("MAT_OVER", "the match is won, and yet another game follows", last.line)


def game_faults(game: MatGame, length: int) -> Iterator[TextFault]:
    """Yield doubles and points of one game that do not fit its cube.

    One server counts the win of a match for no more than was needed; that is no fault.
    """
    cube, offered, lost = 1, 1, None
    for turn in game.turns:
        match turn.action:
            case Doubled(value):
                if value != 2 * cube:
                    yield TextFault("MAT_CUBE", f"a cube of {cube} is doubled to {value}", turn.line)
                offered = value
            case Lost(points):
                lost = points
            case Won(points):
                capped = points == length - game.scores[turn.player - 1] and points < WORTHS[-1] * cube
                if points not in [worth * cube for worth in WORTHS] and not capped:
                    message = f"{points} points are not one, two or three times the cube of {cube}"
                    yield TextFault("MAT_WORTH", message, turn.line)
                if lost not in (None, points):
                    message = f"the game is given up for {lost} and won for {points} points"
                    yield TextFault("MAT_GIVEN_UP", message, turn.line)
            case Taken():
                cube = offered
            case _:
                pass
