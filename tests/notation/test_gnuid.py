"""GNU Backgammon's Position ID and Match ID, judged by GNU Backgammon itself."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import replace

import gnubg
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from generator.notation import (
    GameState,
    GnuId,
    MatchId,
    Offer,
    Seat,
    UnreadableError,
    Xgid,
    format_gnuid,
    format_match_id,
    format_position_id,
    format_xgid,
    gnuid_of,
    parse_gnuid,
    parse_match_id,
    parse_position_id,
    parse_xgid,
    xgid_of,
)
from generator.notation.matchid import FIELDS, KEY_BYTES
from generator.notation.positionid import letters_of, number_of
from generator.rules import START, Position, Roll, Side
from generator.rules.position import Facing
from tests.notation.test_positions import positions
from tests.notation.test_xgid import xgids

START_ID = "4HPwATDgc/ABMA"
seats = st.sampled_from(Seat)


@st.composite
def match_ids(draw: st.DrawFn) -> MatchId:
    """Any value a Match ID can hold."""
    length = draw(st.integers(0, 32767))
    state = draw(st.sampled_from(GameState))
    running = state in (GameState.NOT_STARTED, GameState.PLAYING)
    scores = st.integers(0, length - 1 if running and length else 32767)
    doubled, on_roll = draw(st.booleans()), draw(seats)
    rolls = st.none() | st.builds(Roll, st.integers(1, 6), st.integers(1, 6))
    return MatchId(
        cube=draw(st.integers(0, 15)),
        cube_owner=draw(st.none() | seats),
        on_roll=on_roll,
        crawford=draw(st.booleans()) and length > 0,
        state=state,
        decision=Seat(-on_roll.value) if doubled else draw(seats),
        doubled=doubled,
        resigned=draw(st.integers(0, 3)),
        dice=None if doubled else draw(rolls),
        match_length=length,
        score_top=draw(scores),
        score_bottom=draw(scores),
        jacoby=draw(st.booleans()),
    )


def test_start_position() -> None:
    """The starting position has its well-known id."""
    assert START == parse_position_id(START_ID)
    assert START_ID == format_position_id(START)


@given(positions())
def test_positions_come_back(position: Position) -> None:
    """Reading a written position gives the same position."""
    assert position == parse_position_id(format_position_id(position))


@settings(max_examples=300)
@given(positions())
def test_gnu_backgammon_writes_the_same_position(position: Position) -> None:
    """GNU Backgammon gives each board the same id, and reads the same board from it."""
    mine, theirs = ((*side.points, side.bar) for side in (position.on_roll, position.opponent))

    assert gnubg.positionid((theirs, mine)) == format_position_id(position)
    assert (theirs, mine) == gnubg.positionfromid(format_position_id(position))


@given(xgids())
def test_xgid_and_position_id_are_the_same_board(xgid: Xgid) -> None:
    """The 26 letters of an XGID, counted one by one, are the bits of the Position ID."""
    letters = format_xgid(xgid).removeprefix("XGID=")[:26]
    if xgid.turn is Seat.TOP:
        letters = letters[::-1].swapcase()
    capital = [ord(letter) - 64 if letter.isupper() else 0 for letter in letters]
    small = [ord(letter) - 96 if letter.islower() else 0 for letter in letters]
    counts = (*small[24:0:-1], small[0], *capital[1:26])
    bits = "".join("1" * count + "0" for count in counts).ljust(80, "0")
    key = bytes(int(bits[start : start + 8][::-1], 2) for start in range(0, 80, 8))

    assert b64encode(key).decode().rstrip("=") == format_position_id(xgid.position)


@given(match_ids())
def test_match_ids_come_back(match: MatchId) -> None:
    """Reading a written Match ID gives the same value."""
    assert match == parse_match_id(format_match_id(match))


@given(positions(), match_ids())
def test_whole_ids_come_back(position: Position, match: MatchId) -> None:
    """Reading a written id of position and match gives both again."""
    assert GnuId(position, match) == parse_gnuid(format_gnuid(GnuId(position, match)))


@given(xgids())
def test_xgid_and_back(xgid: Xgid) -> None:
    """An XGID through a GNU id keeps everything that both forms hold."""
    assume(xgid.cube <= 15 and xgid.dice not in (Offer.BEAVER, Offer.RACCOON))
    kept = replace(xgid, flag=xgid.flag & 1)

    assert kept == xgid_of(parse_gnuid(format_gnuid(gnuid_of(xgid))), xgid.greatest_cube)


@settings(max_examples=60)
@given(xgids(), st.none() | st.builds(Roll, st.integers(1, 6), st.integers(1, 6)))
def test_gnu_backgammon_turns_an_xgid_into_the_same_id(xgid: Xgid, dice: Roll | None) -> None:
    """GNU Backgammon, given an XGID, shows the id that we write for it.

    It seats the player on roll at the bottom, so only turns of the bottom player are compared, and it leaves
    the score of games for money out.
    """
    assume(xgid.position.on_roll.on_board and xgid.position.opponent.on_board)
    crawford = xgid.flag if xgid.match_length else 0
    short = [xgid.match_length - score == 1 for score in (xgid.score_bottom, xgid.score_top)]
    assume(not crawford or (short.count(True) == 1 and not xgid.cube and xgid.cube_owner is None))
    xgid = replace(xgid, turn=Seat.BOTTOM, dice=dice, greatest_cube=10)
    if not xgid.match_length:
        xgid = replace(xgid, score_bottom=0, score_top=0)
    gnubg.command(f"set xgid {format_xgid(xgid)}")

    assert gnubg.gnubgid() == format_gnuid(gnuid_of(xgid))


@pytest.mark.parametrize(
    ("gnuid", "xgid"),
    [
        (f"{START_ID}:8IluACAACAAE", "XGID=-b----E-C---eE---c-e----B-:0:0:1:53:1:2:1:3:10"),
        (f"{START_ID}:cIkOAAAAAAAE", "XGID=-b----E-C---eE---c-e----B-:0:0:1:53:0:0:0:0:10"),
        (f"{START_ID}:cIkOAAAAAAAA", "XGID=-b----E-C---eE---c-e----B-:0:0:1:53:0:0:1:0:10"),
        ("ewMAAD4gAAAAAA:AQGqAAAAAAAE", "XGID=-BDB-------------a------e-:1:-1:-1:42:0:0:0:5:10"),
        ("ewMAAD4gAAAAAA:EQGqAAAAAAAE", "XGID=-BDB-------------a------e-:1:1:-1:42:0:0:0:5:10"),
        ("ewMAAD4gAAAAAA:UQmqAAAAAAAE", "XGID=-E------A-------------bdb-:1:1:1:42:0:0:0:5:10"),
    ],
)
def test_known_pairs(gnuid: str, xgid: str) -> None:
    """Ids that other programs give for the same position, cube, dice and score."""
    assert xgid == format_xgid(xgid_of(parse_gnuid(gnuid)))
    assert gnuid == format_gnuid(gnuid_of(parse_xgid(xgid)))


def test_fields_have_names() -> None:
    """A double on offer in the middle of a match: who doubled, who decides, what stands."""
    match = MatchId(
        cube=1,
        cube_owner=Seat.TOP,
        on_roll=Seat.TOP,
        decision=Seat.BOTTOM,
        doubled=True,
        match_length=7,
        score_top=3,
        score_bottom=1,
    )

    assert match == parse_match_id(format_match_id(match))
    assert match == gnuid_of(parse_xgid("XGID=-b----E-C---eE---c-e----B-:1:-1:-1:D:1:3:0:7:10")).match


def test_old_ids() -> None:
    """An id without the last bits, and one of a game not yet begun, are read."""
    assert MatchId(jacoby=True) == parse_match_id("cAkAAAAAAAAA")
    assert GameState.NOT_STARTED == parse_match_id("8IhuACAACAAE").state


def edited(name: str, value: int) -> str:
    """The Match ID of a money game with one field put to a number."""
    key, shift = number_of(format_match_id(MatchId()), 12, "an id"), 0
    for field, width in FIELDS:
        if field == name:
            key = key & ~(((1 << width) - 1) << shift) | value << shift
        shift += width
    return letters_of(key, KEY_BYTES)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["ID_LENGTH"]),
        ("cAkAAAAAAAA", ["ID_LENGTH"]),
        ("cAkAAAAAAA!AA", ["ID_LENGTH", "ID_LETTER"]),
        ("cAkAAAAAAAé=", ["ID_LETTER"]),
        (edited("cube owner", 2), ["MATCH_ID_VALUE"]),
        (edited("game state", 5), ["MATCH_ID_VALUE"]),
        (edited("first die", 3), ["MATCH_ID_VALUE"]),
        (edited("second die", 7), ["MATCH_ID_VALUE", "MATCH_ID_VALUE"]),
        (edited("spare", 1), ["MATCH_ID_VALUE"]),
        (edited("Crawford", 1), ["MATCH_ID_VALUE"]),
        (edited("double", 1), ["MATCH_ID_VALUE"]),
    ],
)
def test_every_fault_of_a_match_is_named(text: str, codes: list[str]) -> None:
    """What is no Match ID is refused with all of its faults."""
    with pytest.raises(UnreadableError) as caught:
        parse_match_id(text)
    assert codes == [fault.code for fault in caught.value.faults]


@pytest.mark.parametrize(
    "match",
    [
        MatchId(cube=16),
        MatchId(match_length=40000),
        MatchId(score_top=-1),
        MatchId(resigned=4),
        MatchId(match_length=5, score_top=5),
        MatchId(crawford=True),
        MatchId(doubled=True),
        MatchId(doubled=True, decision=Seat.TOP, dice=Roll(6, 1)),
    ],
)
def test_what_a_match_id_cannot_hold(match: MatchId) -> None:
    """Values too great for the form, and values that cannot be together, are not written."""
    with pytest.raises(UnreadableError, match=r"found|match|double") as caught:
        format_match_id(match)
    assert "MATCH_ID_VALUE" == caught.value.code


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["ID_LENGTH"]),
        (START_ID[:-1], ["ID_LENGTH"]),
        (START_ID + "=", ["ID_LENGTH", "ID_LETTER"]),
        (START_ID[:-1] + "-", ["ID_LETTER"]),
        (START_ID[:-1] + "B", ["ID_SPARE"]),
        ("/" * 13 + "w", ["POSITION_ID_FORM"]),
        ("AAAAAAAAAAAAEA", ["POSITION_ID_FORM"]),
        ("A" * 14, ["POS_EMPTY"]),
        ("//8HAAAAAAAAAA", ["POS_COUNT"]),
        ("AQAAAAAAAgAAAA", ["POS_BOTH"]),
    ],
)
def test_every_fault_of_a_position_is_named(text: str, codes: list[str]) -> None:
    """What is no Position ID is refused: letters, form, and boards that cannot be."""
    with pytest.raises(UnreadableError) as caught:
        parse_position_id(text)
    assert codes == [fault.code for fault in caught.value.faults]


def test_both_halves_are_judged() -> None:
    """A whole id with faults in both halves names them all; half an id is none."""
    with pytest.raises(UnreadableError) as caught:
        parse_gnuid("4HPwATDgc/ABM!:cAkA")
    assert ["ID_LETTER", "ID_LENGTH"] == [fault.code for fault in caught.value.faults]
    for text in (START_ID, f"{START_ID}:cAkAAAAAAAAA:"):
        with pytest.raises(UnreadableError, match="one colon"):
            parse_gnuid(text)


def test_boards_without_an_id() -> None:
    """Too many checkers, both sides going one way, or a pinned checker have no Position ID."""
    heap = Side((16, *[0] * 23))
    for position in (
        Position(heap, heap),
        Position(START.on_roll, START.opponent, Facing.SAME_WAY),
        Position(START.on_roll, START.opponent, pins=(1, *[0] * 23)),
    ):
        with pytest.raises(ValueError, match="Position ID"):
            format_position_id(position)
