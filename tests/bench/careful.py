"""A plain generator as a careful programmer would write it in Python, to measure ours against.

It tries every move in every order. The board is one tuple of 26 counts, the mover's points above zero and the
opponent's below, so a move is a short copy; positions met twice are gone on from once. It shares nothing with
ours and is not used to judge it: :mod:`tests.rules.brute` is.
"""

from __future__ import annotations

Board = tuple[int, ...]
"""Index 1 to 24 the mover's points, 25 its bar, 0 the opponent's bar (below zero like all its checkers)."""

OWN = "0123456789abcdef" + 15 * "0"
"""Digits of the mover by count; counts below zero stand at the end."""
OTHER = 16 * "0" + "fedcba987654321"
"""Digits of the opponent by count."""


def steps(board: Board, die: int) -> list[tuple[int, int]]:
    """Every move a number allows, from where to where; off is -1."""
    if board[25]:
        target = 25 - die
        return [(25, target)] if board[target] >= -1 else []
    found = [
        (source, source - die)
        for source in range(24, die, -1)
        if board[source] > 0 and board[source - die] >= -1
    ]
    if max(board[7:25]) <= 0:
        if board[die] > 0:
            found.append((die, -1))
        elif max(board[die:7]) <= 0:
            for source in range(die - 1, 0, -1):
                if board[source] > 0:
                    found.append((source, -1))
                    break
    return found


def after(board: Board, source: int, target: int) -> Board:
    """The board after a move."""
    counts = list(board)
    counts[source] -= 1
    if target > 0:
        if counts[target] < 0:
            counts[target] = 1
            counts[0] -= 1
        else:
            counts[target] += 1
    return tuple(counts)


def results(board: Board, high: int, low: int) -> set[Board]:
    """Every board that a legal play leads to; the board itself if no move is legal."""
    if high == low:
        boards = {board}
        for _ in range(4):
            further = {after(each, source, target) for each in boards for source, target in steps(each, high)}
            if not further:
                break
            boards = further
        return boards
    by_high = {after(board, source, target) for source, target in steps(board, high)}
    by_low = {after(board, source, target) for source, target in steps(board, low)}
    both = {after(each, source, target) for each in by_high for source, target in steps(each, low)}
    both |= {after(each, source, target) for each in by_low for source, target in steps(each, high)}
    return both or by_high or by_low or {board}


def read(text: str) -> Board:
    """A board from its written form."""
    own, other = text.split("/")
    counts = [int(mine, 16) - int(theirs, 16) for mine, theirs in zip(own, other, strict=True)]
    return (-int(other[0], 16), *counts[1:], int(own[0], 16))


def write(board: Board) -> str:
    """The written form of a board."""
    own = "".join([OWN[count] for count in board[1:25]])
    other = "".join([OTHER[count] for count in board[1:25]])
    return f"{OWN[board[25]]}{own}/{OTHER[board[0]]}{other}"


def from_text_to_text(text: str, high: int, low: int) -> list[str]:
    """The written results of a written position, in order."""
    return sorted(map(write, results(read(text), high, low)))
