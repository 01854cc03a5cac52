"""The track as the opponent travels it, in games in which both sides go the same way round."""

from __future__ import annotations

from generator.rules.packed import ENEMY, Board


def along_enemy_path(board: Board) -> tuple[bytes, bytes]:
    """Return own and enemy counts from the opponent's 24-point to its 1-point.

    In the mover's numbers that is 12 down to 1, then 24 down to 13: the mover's 1 and 24 are neighbours.
    """
    own = board[12:0:-1] + board[24:12:-1]
    enemy = board[ENEMY + 12 : ENEMY : -1] + board[ENEMY + 24 : ENEMY + 12 : -1]
    return own, enemy


def mover_point(place: int) -> int:
    """Return the mover's number of a place on that path, counted from 0."""
    return 12 - place if place < 12 else 36 - place
