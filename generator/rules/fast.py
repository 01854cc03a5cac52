"""Full sets of results in the standard game, on boards that are one whole number.

The board is its written form read as a hexadecimal number: one digit a place, the mover's bar, the mover's
points 1 to 24, then the opponent's bar and its checkers on the mover's points 1 to 24. So numbers sort as
texts do, and what is done to a whole board at once takes a few operations on whole numbers:

* a move is one addition, since the next lower point is the next higher digit;
* ``n & -n`` is the highest point of a set of points, each written as a 1 in its digit;
* which points are held is asked of all points at once; the opponent's closed points never change in a turn.

Only positions that can be written so come here: no more than 15 checkers a side. That these results are those
of the game's rules taken one by one (:mod:`generator.rules.steps`) is tested.
"""

from __future__ import annotations

from typing import Final

from generator.rules.packed import BAR_SLOT, ENEMY, Board, text_order

Number = int
"""A board as one number."""
Points = int
"""A set of the mover's points: a 1 in the digit of each, the 24-point lowest."""
Standing = tuple[Number, Points]
"""A board within a double, and the points of which checkers may still move."""

DIGIT: Final = 4
HALF: Final = 25 * DIGIT
"""The mover's half stands this many bits above the opponent's."""
MOST: Final = 15
"""The largest digit: all checkers of a side."""


def one(*points: int) -> Points:
    """Return a set of points, in the opponent's half; 0 is the bar. As a board: one checker on each."""
    return sum(1 << DIGIT * (24 - point) for point in points)


ANY: Final = -1
"""All points."""
NONE: Final = 0
OWN_BAR: Final = one(0) << HALF
ENEMY_BAR: Final = one(0)
ENTRY: Final = (0, *(one(25 - die) for die in range(1, 7)))
"""The point on which a number enters."""
OUTSIDE: Final = MOST * one(0, *range(7, 25)) << HALF
SHIFT: Final = tuple(DIGIT * die for die in range(7))
GAIN: Final = tuple(((1 << shift) - 1) << HALF for shift in SHIFT)
"""Times a point: what a move of that number from there adds to the board."""
WITHIN: Final = tuple(one(*range(die + 1, 25)) for die in range(7))
"""The points from which a number stays on the board."""
OFF_FROM: Final = tuple(one(point) << HALF for point in range(7))
"""A checker on a home point: what bearing it off takes from the board."""
ABOVE: Final = tuple(MOST * one(*range(point + 1, 7)) << HALF for point in range(7))
"""The home points above a point."""

VALUES: Final = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))


def is_writable(board: Board) -> bool:
    """Whether no side has more checkers than one digit holds."""
    return sum(board[:ENEMY]) <= MOST and sum(board[ENEMY:]) <= MOST


def number_of(board: Board) -> Number:
    """Return a packed board as a number."""
    return int(text_order(board).hex()[1::2], 16)


def board_of(number: Number) -> Board:
    """Return a number as a packed board: the inverse of :func:`number_of`."""
    values = (b"%050x" % number).translate(VALUES)
    return b"\0" + values[1:BAR_SLOT] + values[:1] + values[BAR_SLOT:]


def fast_results(board: Number, high: int, low: int) -> list[Number]:
    """Return the distinct boards that legal plays of a roll lead to; the board itself if no move is legal."""
    return doubled(board, high) if high == low else list(set(paired(board, high, low)))


def paired(board: Number, high: int, low: int) -> list[Number]:
    """Return the results of two different numbers; some more than once.

    obligation.both-dice: both in either order if that can be done; obligation.larger-die: else the larger.
    Where a checker could play the larger number at once, the order makes no difference, so of the plays that
    begin with the smaller number only those are added whose second checker could not have moved first.
    """
    open_high, open_low = open_from(board, high), open_from(board, low)
    by_high, by_low = moved([board], high, open_high), moved([board], low, open_low)
    both = moved(by_high, low, open_low)
    if board < OWN_BAR:
        open_high &= ~held(board)
    both += moved(by_low, high, open_high)
    return both or by_high or by_low or [board]


def doubled(board: Number, die: int) -> list[Number]:
    """Return the results of a double, each once: as many moves as can be.

    doubles.four-moves, obligation.doubles-as-many. Moves of one number can be put in order from the highest
    point down without changing where they lead, so no other order is made.
    """
    open_points = open_from(board, die)
    level = [(board, ANY)]
    for _ in range(4):
        further = moved_downwards(level, die, open_points)
        if not further:
            break
        level = further
    return [each for each, _ in level]


def held(board: Number) -> Points:
    """Return the points with a checker of the mover; bits beside the ones of the digits mean nothing."""
    own = board >> HALF
    own |= own >> 2
    return own | own >> 1


def open_from(board: Number, die: int) -> Points:
    """Return the points from which the number lands on a point that is not closed (landing.blocked)."""
    closed = board >> 1 | board >> 2 | board >> 3
    return WITHIN[die] & ~(closed >> SHIFT[die])


def moved(boards: list[Number], die: int, open_points: Points) -> list[Number]:
    """Return the boards after each move of the number; all of them have as many checkers on the bar.

    bar.enter-first, hit.to-bar, bearoff.start.
    """
    if boards and boards[0] >= OWN_BAR:
        return [after for board in boards for after in entered(board, die)]
    shift, gain = SHIFT[die], GAIN[die]
    found = []
    for board in boards:
        sources = held(board) & open_points
        while sources:
            source = sources & -sources
            sources ^= source
            landing = source << shift
            if board & landing:
                found.append(board + source * gain + (ENEMY_BAR - landing))
            else:
                found.append(board + source * gain)
        if not board & OUTSIDE:
            found += borne_off(board, die)
    return found


def moved_downwards(level: list[Standing], die: int, open_points: Points) -> list[Standing]:
    """Return the same within a double, each board with the points from this move's down.

    After a checker has been borne off only bearing off goes on.
    """
    if level[0][0] >= OWN_BAR:
        return [(after, ANY) for board, _ in level for after in entered(board, die)]
    shift, gain = SHIFT[die], GAIN[die]
    found = []
    for board, below in level:
        sources = held(board) & open_points & below
        while sources:
            source = sources & -sources
            sources ^= source
            landing = source << shift
            if board & landing:
                found.append((board + source * gain + (ENEMY_BAR - landing), -source))
            else:
                found.append((board + source * gain, -source))
        if not board & OUTSIDE:
            found += [(after, NONE) for after in borne_off(board, die)]
    return found


def entered(board: Number, die: int) -> list[Number]:
    """Return the board after a checker has entered from the bar; nothing if its point is closed.

    bar.enter-point, bar.enter-open, hit.to-bar.
    """
    landing = ENTRY[die]
    enemy = board & MOST * landing
    if enemy > landing:
        return []
    after = board - OWN_BAR + (landing << HALF)
    return [after + ENEMY_BAR - landing] if enemy else [after]


def borne_off(board: Number, die: int) -> list[Number]:
    """Return the board after a checker has been borne off, of a side all home; nothing if none may be.

    bearoff.exact, bearoff.higher-die, bearoff.must-move-higher, bearoff.full-value.
    """
    if board & MOST * OFF_FROM[die]:
        return [board - OFF_FROM[die]]
    if board & ABOVE[die]:
        return []
    for point in range(die - 1, 0, -1):
        if board & MOST * OFF_FROM[point]:
            return [board - OFF_FROM[point]]
    return []
