"""GNU Backgammon's Match ID: 12 letters for cube, dice, score and whose turn it is.

Its player 1 is the bottom player of an XGID, its player 0 the top player. The whole id of a position is
``POSITION-ID:MATCH-ID``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from generator.notation.faults import TextFault, UnreadableError
from generator.notation.positionid import format_position_id, letters_of, number_of, parse_position_id
from generator.notation.xgid import Offer, Seat, Xgid
from generator.rules import Position, Roll

ID_LETTERS: Final = 12
KEY_BYTES: Final = 9
FIELDS: Final = (
    ("cube", 4),
    ("cube owner", 2),
    ("player on roll", 1),
    ("Crawford", 1),
    ("game state", 3),
    ("turn", 1),
    ("double", 1),
    ("resignation", 2),
    ("first die", 3),
    ("second die", 3),
    ("match length", 15),
    ("score of player 0", 15),
    ("score of player 1", 15),
    ("no Jacoby", 1),
    ("spare", 5),
)
"""Names and widths in bits, from the lowest bit of the first byte."""
CENTRED: Final = 3
"""The cube owner's number for a cube in the middle."""
SEATS = (Seat.TOP, Seat.BOTTOM)
MOST_POINTS: Final = 2**15 - 1


class GameState(Enum):
    """How far a game is."""

    NOT_STARTED = 0
    PLAYING = 1
    OVER = 2
    RESIGNED = 3
    DROPPED = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchId:
    """Everything a Match ID holds."""

    cube: int = 0
    """The cube as a power of two: 0 is 1, 1 is 2, 2 is 4; at most 15."""
    cube_owner: Seat | None = None
    """None for a cube in the middle."""
    on_roll: Seat = Seat.BOTTOM
    """Who is to roll, or has rolled."""
    crawford: bool = False
    """Whether this is the Crawford game (match.crawford)."""
    state: GameState = GameState.PLAYING
    decision: Seat = Seat.BOTTOM
    """Who decides: not the player on roll if a double or a resignation is to be answered."""
    doubled: bool = False
    """Whether a double is offered."""
    resigned: int = 0
    """An offered resignation: 1 a single game, 2 a gammon, 3 a backgammon; 0 none."""
    dice: Roll | None = None
    """None before the roll."""
    match_length: int = 0
    """0 for money."""
    score_top: int = 0
    score_bottom: int = 0
    jacoby: bool = False
    """Whether the Jacoby rule is on, in a game for money; old ids leave it set in matches too."""


@dataclass(frozen=True, slots=True)
class GnuId:
    """A position with its match, as GNU Backgammon shows them."""

    position: Position
    """The player on roll stands first, in its own numbering."""
    match: MatchId


def format_match_id(match: MatchId) -> str:
    """Write a Match ID; the inverse of :func:`parse_match_id`.

    Raises UnreadableError (MATCH_ID_VALUE) for values that cannot be together, or that the form cannot hold.
    """
    owner = CENTRED if match.cube_owner is None else SEATS.index(match.cube_owner)
    dice = (0, 0) if match.dice is None else (match.dice.high, match.dice.low)
    values = (
        match.cube,
        owner,
        SEATS.index(match.on_roll),
        int(match.crawford),
        match.state.value,
        SEATS.index(match.decision),
        int(match.doubled),
        match.resigned,
        *dice,
        match.match_length,
        match.score_top,
        match.score_bottom,
        int(not match.jacoby),
        0,
    )
    if faults := [*range_faults(values), *clashes(match)]:
        raise UnreadableError(faults)
    key = shift = 0
    for value, (_, width) in zip(values, FIELDS, strict=True):
        key |= value << shift
        shift += width
    return letters_of(key, KEY_BYTES)


def parse_match_id(text: str) -> MatchId:
    """Read a Match ID.

    Raises UnreadableError with every fault: ID_LENGTH, ID_LETTER, MATCH_ID_VALUE.
    """
    key = number_of(text.strip(), ID_LETTERS, "a Match ID")
    values = []
    for _, width in FIELDS:
        values.append(key & (1 << width) - 1)
        key >>= width
    if faults := [*field_faults(values)]:
        raise UnreadableError(faults)
    match = build(values)
    if faults := [*clashes(match)]:
        raise UnreadableError(faults)
    return match


def build(values: list[int]) -> MatchId:
    """Return the value of fields that each are sound."""
    cube, owner, rolling, crawford, state, turn, doubled, resigned, first, second, *rest = values
    length, top, bottom, no_jacoby, _ = rest
    return MatchId(
        cube=cube,
        cube_owner=None if owner == CENTRED else SEATS[owner],
        on_roll=SEATS[rolling],
        crawford=bool(crawford),
        state=GameState(state),
        decision=SEATS[turn],
        doubled=bool(doubled),
        resigned=resigned,
        dice=Roll(first, second) if first else None,
        match_length=length,
        score_top=top,
        score_bottom=bottom,
        jacoby=not no_jacoby,
    )


def range_faults(values: tuple[int, ...]) -> Iterator[TextFault]:
    """Yield values too great for their bits."""
    for value, (name, width) in zip(values, FIELDS, strict=True):
        if not 0 <= value < 1 << width:
            message = f"the {name} is 0 to {(1 << width) - 1}, found {value}"
            yield TextFault("MATCH_ID_VALUE", message)


def field_faults(values: list[int]) -> Iterator[TextFault]:
    """Yield fields whose number means nothing."""
    _, owner, _, _, state, _, _, _, first, second, *_, spare = values
    checks = (
        (owner != 2, "the cube's owner is player 0, player 1 or nobody; found 2"),
        (state <= GameState.DROPPED.value, f"the game state is 0 to 4, found {state}"),
        (max(first, second) <= 6, f"a die shows 1 to 6, found {max(first, second)}"),
        ((first == 0) == (second == 0), "one die is rolled and the other is not"),
        (spare == 0, "the last bits are not used and must be 0"),
    )
    for sound, message in checks:
        if not sound:
            yield TextFault("MATCH_ID_VALUE", message)


def clashes(match: MatchId) -> Iterator[TextFault]:
    """Yield values that cannot be together."""
    running = match.state in (GameState.NOT_STARTED, GameState.PLAYING)
    most = max(match.score_top, match.score_bottom)
    checks = (
        (
            not (running and match.match_length) or most < match.match_length,
            "the match is over: a score has reached its length",
        ),
        (
            match.match_length > 0 or not match.crawford,
            "the Crawford game belongs to a match, and the match length is 0",
        ),
        (match.dice is None or not match.doubled, "a double is offered before the roll, not after it"),
        (
            match.decision != match.on_roll or not match.doubled,
            "a double is answered by the player who is not on roll",
        ),
    )
    for sound, message in checks:
        if not sound:
            yield TextFault("MATCH_ID_VALUE", message)


def format_gnuid(gnuid: GnuId) -> str:
    """Write ``POSITION-ID:MATCH-ID``; the inverse of :func:`parse_gnuid`."""
    return f"{format_position_id(gnuid.position)}:{format_match_id(gnuid.match)}"


def parse_gnuid(text: str, checkers: int = 15) -> GnuId:
    """Read ``POSITION-ID:MATCH-ID``.

    Raises UnreadableError with the faults of both halves, or GNUID_FORM.
    """
    halves = text.strip().split(":")
    if len(halves) != 2:
        message = f"a GNU id is POSITION-ID:MATCH-ID with one colon; found {len(halves) - 1}"
        raise UnreadableError([TextFault("GNUID_FORM", message)])
    position = match = None
    faults: list[TextFault] = []
    try:
        position = parse_position_id(halves[0], checkers)
    except UnreadableError as error:
        faults.extend(error.faults)
    try:
        match = parse_match_id(halves[1])
    except UnreadableError as error:
        faults.extend(error.faults)
    if position is None or match is None:
        raise UnreadableError(faults)
    return GnuId(position, match)


def gnuid_of(xgid: Xgid) -> GnuId:
    """Return an XGID as a GNU id.

    The rule of beavers and the greatest cube have no place in it; a beaver on offer becomes a double.
    """
    offered = isinstance(xgid.dice, Offer)
    other = Seat.TOP if xgid.turn is Seat.BOTTOM else Seat.BOTTOM
    match = MatchId(
        cube=xgid.cube,
        cube_owner=xgid.cube_owner,
        on_roll=xgid.turn,
        crawford=xgid.match_length > 0 and xgid.flag == 1,
        decision=other if offered else xgid.turn,
        doubled=offered,
        dice=xgid.dice if isinstance(xgid.dice, Roll) else None,
        match_length=xgid.match_length,
        score_top=xgid.score_top,
        score_bottom=xgid.score_bottom,
        jacoby=xgid.match_length == 0 and xgid.flag in (1, 3),
    )
    return GnuId(xgid.position, match)


def xgid_of(gnuid: GnuId, greatest_cube: int = 10) -> Xgid:
    """Return a GNU id as an XGID; the game's state and a resignation on offer have no place in it."""
    match = gnuid.match
    return Xgid(
        position=gnuid.position,
        turn=match.on_roll,
        dice=Offer.DOUBLE if match.doubled else match.dice,
        cube=match.cube,
        cube_owner=match.cube_owner,
        score_bottom=match.score_bottom,
        score_top=match.score_top,
        flag=int(match.crawford if match.match_length else match.jacoby),
        match_length=match.match_length,
        greatest_cube=greatest_cube,
    )
