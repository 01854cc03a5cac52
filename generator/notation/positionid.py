"""GNU Backgammon's Position ID: 14 letters for the checkers of both sides.

The key behind it is a row of bits: for each of 25 places a one for every checker and a zero to end it. The
side that waits comes first, then the side to move; each counts its own points from 1 to 24, the bar last.
The first bit is the lowest of the first byte. Places of checkers borne off have no bits.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from typing import Final

from generator.errors import shown
from generator.notation.faults import TextFault, UnreadableError
from generator.notation.hexpos import position_faults
from generator.rules import Position, Side
from generator.rules.position import Facing

ID_LETTERS: Final = 14
KEY_BITS: Final = 80
PLACES: Final = 25
"""Of one side: 24 points and the bar."""


def format_position_id(position: Position) -> str:
    """Write a position; the inverse of :func:`parse_position_id`.

    Raises ValueError for more checkers than the form holds (15 a side always fit), and for games in which
    both sides go the same way or a checker is pinned.
    """
    if position.facing is not Facing.OPPOSED or any(position.pins):
        raise ValueError("a Position ID is for games whose sides go opposite ways, without pins")
    key, length = 0, 0
    for side in (position.opponent, position.on_roll):
        for count in (*side.points, side.bar):
            key |= ((1 << count) - 1) << length
            length += count + 1
    if length > KEY_BITS:
        raise ValueError(f"a Position ID holds {KEY_BITS - 2 * PLACES} checkers; this board has more")
    return letters_of(key, KEY_BITS // 8)


def parse_position_id(text: str, checkers: int = 15) -> Position:
    """Read a Position ID of a game with that many checkers a side; the side to move stands first.

    Raises UnreadableError with every fault: ID_LENGTH, ID_LETTER, ID_SPARE, POSITION_ID_FORM, or those of the
    position (POS_*).
    """
    key = number_of(text.strip(), ID_LETTERS, "a Position ID")
    counts = tuple(counts_of(key))
    if len(counts) != 2 * PLACES:
        message = f"{shown(text.strip())} ends before it has told all places: it names too many checkers"
        raise UnreadableError([TextFault("POSITION_ID_FORM", message)])
    used = sum(counts) + len(counts)
    if key >> used:
        message = f"{shown(text.strip())} goes on after it has told all places"
        raise UnreadableError([TextFault("POSITION_ID_FORM", message)])
    waiting, moving = counts[:PLACES], counts[PLACES:]
    position = Position(Side(moving[:24], moving[24]), Side(waiting[:24], waiting[24]))
    if faults := position_faults(position, checkers):
        raise UnreadableError(faults)
    return position


def counts_of(key: int) -> Iterator[int]:
    """Yield the ones before each zero of a key, for no more places than there are."""
    count = found = 0
    for place in range(KEY_BITS):
        if key >> place & 1:
            count += 1
        else:
            yield count
            count, found = 0, found + 1
            if found == 2 * PLACES:
                return


def letters_of(key: int, size: int) -> str:
    """Write a key of that many bytes in 64 letters, without signs that fill up."""
    return base64.b64encode(key.to_bytes(size, "little")).decode("ascii").rstrip("=")


def number_of(text: str, length: int, name: str) -> int:
    """Read 64-letter text as a key, its first byte the lowest.

    Raises UnreadableError: ID_LENGTH, ID_LETTER, ID_SPARE.
    """
    faults = []
    if len(text) != length:
        faults.append(TextFault("ID_LENGTH", f"{name} has {length} letters, found {len(text)}"))
    if strange := re.search(r"[^A-Za-z0-9+/]", text):
        found = f"{name} has {strange[0]!r} at letter {strange.start() + 1}"
        faults.append(TextFault("ID_LETTER", f"{found}; write A to Z, a to z, 0 to 9, + or /"))
    if faults:
        raise UnreadableError(faults)
    key = base64.b64decode(text + "=" * (-length % 4))
    if base64.b64encode(key).decode("ascii").rstrip("=") != text:
        raise UnreadableError([TextFault("ID_SPARE", f"{name} cannot end with {text[-1]!r}")])
    return int.from_bytes(key, "little")
