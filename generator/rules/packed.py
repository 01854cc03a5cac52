"""The board packed into bytes, for speed inside this package alone.

51 bytes, all in the mover's numbers: byte 1 to 24 the mover's points, 25 the mover's bar, 0 always empty;
``ENEMY + p`` the opponent's checkers on the mover's point p, ``ENEMY`` alone the opponent's bar.
With the bar as 25 and off as 0, a number is always subtracted, whatever the step.
In Plakoto 24 bytes follow: ``PIN + p`` says who pins on the mover's point p, as in ``Position.pins``.
"""

from __future__ import annotations

from generator.rules.position import BAR, OFF, Facing, Location, Place, Position, Side

Board = bytes
ENEMY = 26
PIN = 50
BAR_SLOT = 25
OFF_SLOT = 0

OWN_POINTS = slice(1, 25)
OUTSIDE = slice(7, 26)
NOBODY_OUTSIDE = bytes(19)


def pack(position: Position) -> Board:
    """Return the position as bytes."""
    mine = position.on_roll
    return bytes((0, *mine.points, mine.bar, position.opponent.bar, *position.enemies, *position.pins))


def unpack(board: Board, facing: Facing = Facing.OPPOSED) -> Position:
    """Return the bytes as a position: the inverse of :func:`pack` for a game that is faced so."""
    mine = Side(tuple(board[OWN_POINTS]), board[BAR_SLOT])
    if facing is Facing.OPPOSED:
        theirs = Side(tuple(board[PIN:ENEMY:-1]), board[ENEMY])
        if len(board) == PIN + 1:
            return Position(mine, theirs)
    else:
        theirs = Side((*board[ENEMY + 13 : PIN + 1], *board[ENEMY + 1 : ENEMY + 13]), board[ENEMY])
    return Position(mine, theirs, facing, tuple(board[PIN + 1 :]))


def text_order(board: Board) -> bytes:
    """Sort key for the order of the written form: own bar and points, then the enemy's."""
    return board[BAR_SLOT:ENEMY] + board[1:BAR_SLOT] + board[ENEMY:]


def slot(location: Location) -> int:
    """Return a location as a number that dice are subtracted from: the bar 25, off 0."""
    if isinstance(location, Place):
        return BAR_SLOT if location is BAR else OFF_SLOT
    return location


def place_of(number: int) -> Location:
    """Return the location a slot stands for: the inverse of :func:`slot`."""
    if number == BAR_SLOT:
        return BAR
    return OFF if number == OFF_SLOT else number


def moved(board: Board, source: int, target: int) -> Board:
    """Move one checker; every enemy checker on the target goes to the bar (hit.to-bar).

    In a legal game that is never more than one; in the game without landing.blocked it may be more.
    """
    after = bytearray(board)
    after[source] -= 1
    if target:
        after[target] += 1
        enemy = after[ENEMY + target]
        if enemy:
            after[ENEMY + target] = 0
            after[ENEMY] += enemy
    return bytes(after)


def highest_home(board: Board) -> int:
    """Return the highest point of the home board with a checker, 0 if none."""
    for point in range(6, 0, -1):
        if board[point]:
            return point
    return 0
