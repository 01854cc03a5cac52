"""Positions as 51 characters: ``ME/OPP``, 25 hexadecimal digits each.

Digit 0 counts the checkers on the bar, digits 1 to 24 those on the points, both in the mover's numbers; what
is missing from the set is borne off.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import hexdigits

from generator.notation.faults import TextFault, UnreadableError
from generator.rules import Position, Side

DIGITS = 25
Counts = tuple[int, ...]


def format_position(position: Position) -> str:
    """Write a position; the inverse of :func:`parse_position`."""
    mine, theirs = position.on_roll, position.opponent
    own = "".join(f"{count:x}" for count in (mine.bar, *mine.points))
    other = "".join(f"{count:x}" for count in (theirs.bar, *reversed(theirs.points)))
    return f"{own}/{other}"


def parse_position(text: str, checkers: int = 15) -> Position:
    """Read a position of a game with that many checkers a side.

    Raises UnreadableError with every fault: POS_SHAPE, POS_DIGIT, then POS_COUNT, POS_BOTH, POS_SHUT_OUT,
    POS_EMPTY.
    """
    halves = text.strip().split("/")
    faults = [*shape_faults(halves)]
    if faults:
        raise UnreadableError(faults)
    own, other = (tuple(int(digit, 16) for digit in half) for half in halves)
    faults = [*count_faults(own, other, checkers), *board_faults(own, other)]
    if faults:
        raise UnreadableError(faults)
    return Position(Side(own[1:], own[0]), Side(other[:0:-1], other[0]))


def position_faults(position: Position, checkers: int = 15) -> tuple[TextFault, ...]:
    """Return what makes a position impossible in a game with that many checkers a side."""
    own = (position.on_roll.bar, *position.on_roll.points)
    other = (position.opponent.bar, *reversed(position.opponent.points))
    return (*count_faults(own, other, checkers), *board_faults(own, other))


def shape_faults(halves: list[str]) -> Iterator[TextFault]:
    """Yield what keeps the text from being two times 25 digits."""
    if len(halves) != 2:
        found = "no" if len(halves) == 1 else str(len(halves) - 1)
        yield TextFault("POS_SHAPE", f"a position is ME/OPP with one slash; found {found} slash")
        return
    for name, half in zip(("ME", "OPP"), halves, strict=True):
        if len(half) != DIGITS:
            yield TextFault("POS_SHAPE", f"{name} needs 25 digits, found {len(half)}")
        for place, digit in enumerate(half):
            if digit not in hexdigits:
                yield TextFault("POS_DIGIT", f"{name} has {digit!r} at digit {place}; write 0 to 9 or a to f")


def count_faults(own: Counts, other: Counts, checkers: int) -> Iterator[TextFault]:
    """Yield a fault for a side with more checkers than the set has, and one for an empty board."""
    for name, counts in (("ME", own), ("OPP", other)):
        if sum(counts) > checkers:
            yield TextFault("POS_COUNT", f"{name} has {sum(counts)} checkers, the set has {checkers}")
    if not sum(own) and not sum(other):
        yield TextFault(
            "POS_EMPTY", "no checker is left on either side: only one side can have borne off all"
        )


def board_faults(own: Counts, other: Counts) -> Iterator[TextFault]:
    """Yield points held by both sides, and the board on which both sides wait for ever."""
    for point in range(1, DIGITS):
        if own[point] and other[point]:
            yield TextFault("POS_BOTH", f"both sides have checkers on the mover's {point}-point")
    closed_to_me = all(count >= 2 for count in other[19:25])
    closed_to_them = all(count >= 2 for count in own[1:7])
    if own[0] and other[0] and closed_to_me and closed_to_them:
        yield TextFault(
            "POS_SHUT_OUT", "both sides wait on the bar before a closed board; no play leads here"
        )
