"""Jellyfish match files: what is read, what is refused, and that writing loses nothing."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from generator.notation import (
    CannotMove,
    Doubled,
    Dropped,
    Lost,
    MatMatch,
    MatSpelling,
    MatTurn,
    Played,
    Taken,
    UnreadableError,
    Unrecorded,
    Won,
    format_mat,
    parse_mat,
)
from generator.rules import BAR, Journey, Roll
from tests.notation.matfiles import FILES, SMALL


def test_what_a_file_says() -> None:
    """Headers, players, scores and every kind of turn are read, each turn with its player."""
    match = parse_mat(SMALL)
    first, second = match.games

    assert (3, ("Ann", "Ben Li"), MatSpelling.WORDS) == (match.length, match.players, match.spelling)
    assert (True, "Backgammon", 1024) == (match.crawford, match.variation, match.cube_limit)
    assert ((1, (0, 0)), (2, (0, 2))) == ((first.number, first.scores), (second.number, second.scores))
    assert [(2, 2), (1, 3)] == [(game.winner, game.points) for game in match.games]
    assert (
        MatTurn(2, Played(Roll(5, 2), (Journey(13, 8), Journey(24, 22)))),
        MatTurn(1, Played(Roll(6, 1), (Journey(13, 7), Journey(8, 7)))),
        MatTurn(2, Played(Roll(6, 6), (Journey(24, 18, times=2), Journey(13, 7, times=2, hits=(7,))))),
        MatTurn(1, CannotMove(Roll(6, 6))),
        MatTurn(2, Unrecorded(Roll(3, 1))),
        MatTurn(1, Doubled(2)),
        MatTurn(2, Taken()),
        MatTurn(1, Played(Roll(5, 4), (Journey(BAR, 16),))),
        MatTurn(2, Doubled(4)),
        MatTurn(1, Dropped()),
        MatTurn(2, Won(2)),
    ) == first.turns
    assert (MatTurn(2, Lost(3)), MatTurn(1, Won(3, match=True))) == second.turns[1:]
    assert [9, 10, 10, 11] == [turn.line for turn in first.turns[:4]]


def test_the_other_spelling() -> None:
    """25 is the bar, 0 is off, and a roll with nothing behind it could not be played."""
    text = (
        "1 point match\n Game 1\n A : 0                          B : 0\n"
        "  1)                             65:\n"
        "  2) 61: 25/24 6/0               11: 25/24 25/24 13/12 12/11\n"
        "      Wins 1 point and the match\n"
    )
    match = parse_mat(text)

    assert MatSpelling.NUMBERS == match.spelling
    assert MatTurn(2, CannotMove(Roll(6, 5))) == match.games[0].turns[0]
    assert (Journey(BAR, 24), Journey(BAR, 24)) == match.games[0].turns[2].action.journeys[:2]  # type: ignore[union-attr]
    assert (1, 1) == (match.games[0].winner, match.games[0].points)
    assert text.split() == format_mat(match).split()


def test_a_long_play_leaves_one_blank() -> None:
    """Four moves of the first player may reach up to the second player's roll."""
    text = SMALL.replace("61: 13/7 8/7                66", "11: 24/23 24/23 13/12 12/11 66")

    assert parse_mat(text).games[0].turns[2:] == parse_mat(SMALL).games[0].turns[2:]


def test_fifty_real_files() -> None:
    """All 50 files are read: 204 games, and each is won by somebody."""
    matches = [parse_mat(path.read_bytes()) for path in FILES]
    turns = Counter(type(turn.action) for match in matches for game in match.games for turn in game.turns)

    assert 50 == len(matches)
    assert 204 == sum(len(match.games) for match in matches)
    assert 8563 == turns[Played] + turns[CannotMove]
    assert 6 == turns[Unrecorded]
    assert 204 == turns[Won]
    assert turns[Doubled] == turns[Taken] + turns[Dropped]


def test_real_files_written_again() -> None:
    """A file read and written says the same, word by word; only an empty row at its end is left out."""
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        match = parse_mat(text)
        written = format_mat(match)
        lines = [line.split() for line in text.splitlines() if line.strip()]
        if len(lines[-1]) == 1:
            del lines[-1]

        assert match == parse_mat(written)
        assert lines == [line.split() for line in written.splitlines() if line.strip()], path.name


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        (("3 point match\n", ""), [("MAT_LENGTH", None)]),
        (("3 point match", "three points"), [("MAT_LENGTH", None), ("MAT_LINE", 5)]),
        (('"On"', "On"), [("MAT_HEADER", 2)]),
        ((" Game 2\n", ""), [("MAT_SCORE", 16), ("MAT_ORDER", 17), ("MAT_ORDER", 17)]),
        ((" Game 2", " Game 4"), [("MAT_GAME", 16)]),
        ((" Game 1\n", ""), [("MAT_SCORE", 7), ("MAT_GAME", 8)]),
        ((" Ann : 0                        Ben Li : 2\n", ""), [("MAT_SCORE", 16)]),
        (("Ben Li : 2", "Ken : 2"), [("MAT_PLAYERS", 17)]),
        (("52:", "57:"), [("MAT_DICE", 9)]),
        (("13/8 24/22", "13/8 24/99 x"), [("PLAY_PLACE", 9), ("PLAY_FORM", 9)]),
        (("24/18(2) 13/7*(2)", "24/18(9)"), [("PLAY_COUNT", 10)]),
        (("Doubles => 2 ", "Doubles => many"), [("MAT_CELL", 12)]),
        (("Doubles => 2 ", "Beavers => 2"), [("MAT_CELL", 12)]),
        (("Takes", "31: 8/5 6/5"), [("MAT_ORDER", 12)]),
        ((" Doubles => 2", "61: 13/7 8/7"), [("MAT_ORDER", 12)]),
        (("  4) ", "  7) "), [("MAT_ORDER", 12), ("MAT_ORDER", 13)]),
        (("61: 13/7 8/7 ", "             "), [("MAT_ORDER", 10)]),
        (("Wins 2 point", ""), [("MAT_UNFINISHED", 14)]),
        (("Wins 2 point", "43: 24/20 13/10"), [("MAT_ORDER", 14), ("MAT_UNFINISHED", 14)]),
        (("Wins 2 point\n", "Wins 2 point\n  7) 31: 8/5\n"), [("MAT_ORDER", 15), ("MAT_UNFINISHED", 15)]),
        (("????", "31: 8/5 42: 6/2"), [("MAT_CELL", 11)]),
    ],
)
def test_every_fault_is_named_with_its_line(
    change: tuple[str, str], faults: list[tuple[str, int | None]]
) -> None:
    """What is wrong with a file is told at once, each with its line."""
    assert change[0] in SMALL
    with pytest.raises(UnreadableError) as caught:
        parse_mat(SMALL.replace(*change, 1))
    assert faults == [(fault.code, fault.line) for fault in caught.value.faults]


def test_faults_of_several_lines_are_told_together() -> None:
    """Two bad plays and a missing header are three faults."""
    text = SMALL.replace("3 point match", "").replace("13/8 24/22", "13-8").replace("8/5 6/5", "8/5 5/bar")
    with pytest.raises(UnreadableError, match=r"line 9: .*; line 18: ") as caught:
        parse_mat(text)
    assert [None, 9, 18] == [fault.line for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("source", "code", "line"),
    [
        (b"", "MAT_EMPTY", None),
        (" \n\t\n", "MAT_EMPTY", None),
        (b"\xef\xbb\xbf", "MAT_EMPTY", None),
        (b"3 point match\n\xff\xfe\x00", "MAT_ENCODING", 2),
        (b"\x7fELF\x02\x01\x01", "MAT_BINARY", 1),
        ("3 point match\n\x00", "MAT_BINARY", 2),
        ("x" * 1_000_000, "MAT_LENGTH", None),
        ("\t" * 1_000_000 + "x", "MAT_LENGTH", None),
        ("1) " + "61: " * 250_000, "MAT_LENGTH", None),
        ("1) 61: 8/2\n" * 5_000, "MAT_LENGTH", None),
    ],
)
def test_what_is_no_match_file(source: str | bytes, code: str, line: int | None) -> None:
    """Nothing, bytes that are no text, and lines without end are faults, and few of them."""
    with pytest.raises(UnreadableError) as caught:
        parse_mat(source)
    assert (code, line) == (caught.value.code, caught.value.faults[0].line)
    assert len(caught.value.faults) <= 3


def read(text: str) -> MatMatch | None:
    """The match of a text; None if it is refused."""
    try:
        return parse_mat(text)
    except UnreadableError:
        return None


@given(st.integers(0, len(SMALL)))
@example(SMALL.index(" Game 2"))
def test_a_file_cut_off(end: int) -> None:
    """A file cut off anywhere is refused, unless it ends with a whole game."""
    match = read(SMALL[:end])
    wins = SMALL[:end].count("Wins")

    assert match is None or wins == sum(1 for game in match.games if game.winner)
    assert match is None or SMALL[:end].count("Game ") == wins


@given(st.data())
def test_letters_changed_at_random(data: st.DataObject) -> None:
    """A file with any letters changed is read or refused, and what is read can be written and read again."""
    letters = list(SMALL)
    for _ in range(data.draw(st.integers(1, 4))):
        letters[data.draw(st.integers(0, len(letters) - 1))] = data.draw(st.sampled_from(" 0129:)/*(;\n\rxé"))
    match = read("".join(letters))

    assert match is None or match == parse_mat(format_mat(match))
