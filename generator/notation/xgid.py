"""XGID, the stored form of a position with its dice, cube and score.

``XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10``: 26 places as the player at the bottom counts them
(the first is the top player's bar, the last the bottom player's), capital letters for the bottom player's
checkers, then cube, cube's place, turn, dice, both scores, flag, match length and the greatest cube.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from generator.errors import shown
from generator.notation.faults import TextFault, UnreadableError
from generator.notation.hexpos import position_faults
from generator.rules import Position, Roll, Side

PREFIX = "XGID="
FIELDS = (
    "board",
    "cube",
    "cube place",
    "turn",
    "dice",
    "score",
    "score",
    "flag",
    "match length",
    "greatest cube",
)
PLACES = 26
MOST_CUBE = 20
"""Powers of two beyond this are no cube."""


class Seat(Enum):
    """Who sits where in the text; colours do not matter."""

    BOTTOM = 1
    """Capital letters; the points are counted from this player's side."""
    TOP = -1
    """Small letters."""


class Offer(Enum):
    """What stands in the place of the dice when the cube is being turned."""

    DOUBLE = "D"
    BEAVER = "B"
    RACCOON = "R"


@dataclass(frozen=True, slots=True, kw_only=True)
class Xgid:
    """A position with everything else an XGID holds."""

    position: Position
    """The side whose turn it is stands first, in its own numbering."""
    turn: Seat = Seat.BOTTOM
    dice: Roll | Offer | None = None
    """None before the roll."""
    cube: int = 0
    """The cube as a power of two: 0 is 1, 1 is 2, 2 is 4."""
    cube_owner: Seat | None = None
    """None for a cube in the middle."""
    score_bottom: int = 0
    score_top: int = 0
    flag: int = 0
    """In a match 1 for the Crawford game; for money 1 Jacoby, 2 beavers, 3 both."""
    match_length: int = 0
    """0 for money."""
    greatest_cube: int = 10
    """The highest power of two the cube can show."""


def format_xgid(xgid: Xgid) -> str:
    """Write an XGID; the inverse of :func:`parse_xgid`."""
    position = xgid.position if xgid.turn is Seat.BOTTOM else xgid.position.flipped()
    if xgid.dice is None:
        dice = "00"
    else:
        dice = xgid.dice.value if isinstance(xgid.dice, Offer) else f"{xgid.dice.high}{xgid.dice.low}"
    owner = 0 if xgid.cube_owner is None else xgid.cube_owner.value
    fields = (xgid.cube, owner, xgid.turn.value, dice, xgid.score_bottom, xgid.score_top, xgid.flag)
    rest = (xgid.match_length, xgid.greatest_cube)
    return PREFIX + ":".join(str(field) for field in (format_board(position), *fields, *rest))


def format_board(position: Position) -> str:
    """Write the 26 places of a position whose side to move sits at the bottom."""
    bottom, top = position.on_roll, position.opponent
    places = [letter(top.bar, "a")]
    for point in range(1, 25):
        own = bottom.points[point - 1]
        places.append(letter(own, "A") if own else letter(position.enemy(point), "a"))
    return "".join((*places, letter(bottom.bar, "A")))


def letter(count: int, first: str) -> str:
    """Write a count as a letter, none as a dash."""
    return chr(ord(first) + count - 1) if count else "-"


def parse_xgid(text: str, checkers: int = 15) -> Xgid:
    """Read an XGID, with or without ``XGID=`` before it.

    Raises UnreadableError with every fault: XGID_FIELDS, XGID_BOARD, XGID_NUMBER, XGID_VALUE, XGID_DICE, or
    the faults of the position (POS_*).
    """
    body = text.strip()
    fields = (body[len(PREFIX) :] if body.upper().startswith(PREFIX) else body).split(":")
    if len(fields) != len(FIELDS):
        message = f"an XGID has {len(FIELDS)} fields with a colon between, found {len(fields)}"
        raise UnreadableError([TextFault("XGID_FIELDS", message)])
    faults = [*board_letter_faults(fields[0]), *number_faults(fields)]
    if not faults:
        faults.extend(value_faults([int(field) if field.lstrip("-").isdecimal() else 0 for field in fields]))
    if faults:
        raise UnreadableError(faults)
    xgid = build(fields)
    impossible = position_faults(xgid.position, checkers)
    if impossible:
        raise UnreadableError(impossible)
    return xgid


def build(fields: list[str]) -> Xgid:
    """Return the value of fields without faults."""
    numbers = [int(field) if index not in (0, 4) else 0 for index, field in enumerate(fields)]
    turn = Seat(numbers[3])
    position = parse_board(fields[0])
    dice: Roll | Offer | None = None
    if fields[4] != "00":
        dice = Offer(fields[4]) if fields[4].isalpha() else Roll(int(fields[4][0]), int(fields[4][1]))
    return Xgid(
        position=position if turn is Seat.BOTTOM else position.flipped(),
        turn=turn,
        dice=dice,
        cube=numbers[1],
        cube_owner=Seat(numbers[2]) if numbers[2] else None,
        score_bottom=numbers[5],
        score_top=numbers[6],
        flag=numbers[7],
        match_length=numbers[8],
        greatest_cube=numbers[9],
    )


def parse_board(board: str) -> Position:
    """Read 26 places without faults, the bottom player as the side to move."""
    bottom = [ord(place) - ord("A") + 1 if place.isupper() else 0 for place in board]
    top = [ord(place) - ord("a") + 1 if place.islower() else 0 for place in board]
    return Position(Side(tuple(bottom[1:25]), bottom[25]), Side(tuple(top[24:0:-1]), top[0]))


def board_letter_faults(board: str) -> Iterator[TextFault]:
    """Yield what is wrong with the places."""
    if len(board) != PLACES:
        yield TextFault("XGID_BOARD", f"the board has {PLACES} places, found {len(board)}")
        return
    for place, sign in enumerate(board):
        if not re.fullmatch(r"[-A-Pa-p]", sign):
            yield TextFault("XGID_BOARD", f"place {place} has {sign!r}; write a dash or a letter a to p")
    if board[0].isupper():
        yield TextFault("XGID_BOARD", "the first place is the top player's bar: a small letter or a dash")
    if board[-1].islower():
        yield TextFault("XGID_BOARD", "the last place is the bottom player's bar: a capital letter or a dash")


def number_faults(fields: list[str]) -> Iterator[TextFault]:
    """Yield fields that are no numbers, and dice that are none."""
    for index, (name, field) in enumerate(zip(FIELDS, fields, strict=True)):
        if index not in (0, 4) and not re.fullmatch(r"-?\d{1,4}", field, re.ASCII):
            yield TextFault("XGID_NUMBER", f"the {name} is a number, found {shown(field)}")
    if not re.fullmatch(r"00|[1-6]{2}|[DBR]", fields[4], re.ASCII):
        yield TextFault(
            "XGID_DICE", f"the dice are 00, two numbers 1 to 6, D, B or R; found {shown(fields[4])}"
        )


def value_faults(numbers: list[int]) -> Iterator[TextFault]:
    """Yield numbers that cannot stand in their fields, alone or together."""
    _, cube, owner, turn, _, bottom, top, flag, length, greatest = numbers
    checks = (
        (0 <= greatest <= MOST_CUBE, f"the greatest cube is 0 to {MOST_CUBE}, found {greatest}"),
        (0 <= cube <= MOST_CUBE, f"the cube is 0 to {MOST_CUBE}, found {cube}"),
        (owner in (-1, 0, 1), f"the cube's place is -1, 0 or 1, found {owner}"),
        (turn in (-1, 1), f"the turn is 1 or -1, found {turn}"),
        (min(bottom, top) >= 0, "a score is 0 or more"),
        (length >= 0, "the match length is 0 or more"),
        (0 <= flag <= (1 if length > 0 else 3), f"the flag {flag} does not exist for this match length"),
        (length <= 0 or max(bottom, top) < length, "the match is over: a score has reached its length"),
    )
    for sound, message in checks:
        if not sound:
            yield TextFault("XGID_VALUE", message)


def parse_dice_xgid(text: str, checkers: int = 15) -> tuple[Position, Roll]:
    """Read the position and the roll of an XGID; XGID_DICE if it stands before a roll or at a double."""
    xgid = parse_xgid(text, checkers)
    if not isinstance(xgid.dice, Roll):
        raise UnreadableError(
            [TextFault("XGID_DICE", "this XGID has no roll; put two numbers 1 to 6 as its dice")]
        )
    return xgid.position, xgid.dice
