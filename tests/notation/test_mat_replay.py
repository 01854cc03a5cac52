"""Real matches played again, and the points that must add up."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from generator.notation import (
    MatGame,
    Replayed,
    UnreadableError,
    Unrecorded,
    format_position,
    judge_text,
    match_faults,
    parse_mat,
    parse_position,
    replay,
)
from generator.rules import START, Legal, Position, Roll
from tests.notation.matfiles import FILES, MATCHES, SMALL


def recorded() -> dict[tuple[str, int], list[dict[str, Any]]]:
    """Every turn with a roll as another program followed it, by match and game."""
    games: dict[tuple[str, int], list[dict[str, Any]]] = {}
    with gzip.open(MATCHES / "played.jsonl.gz", "rt", encoding="utf-8") as lines:
        for play in map(json.loads, lines):
            games.setdefault((play["match"], play["game"]), []).append(play)
    return games


def assert_judged(play: dict[str, Any]) -> None:
    """The play as it was written is legal by itself and ends where it ended."""
    verdict = judge_text(parse_position(play["pos"]), Roll(*play["dice"]), play["move"])

    assert isinstance(verdict, Legal), play
    assert play["result"] == format_position(verdict.result), play


def game_of(rows: str) -> MatGame:
    """The game with these rows, which the first player wins."""
    head = "1 point match\n Game 1\n A : 0                        B : 0\n"
    return parse_mat(head + rows + "       Wins 1 point\n").games[0]


def texts(positions: frozenset[Any]) -> list[str]:
    """Positions as text, in order."""
    return sorted(format_position(position) for position in positions)


def test_real_matches_played_again() -> None:
    """All 8,563 plays of 204 games are legal where they were made, and end where they ended.

    Six plays were not recorded: what was played there is left open, and one of its positions is the real one.
    """
    known, judged = recorded(), 0
    for path in FILES:
        for game in parse_mat(path.read_bytes()).games:
            for turn, play in zip(replay(game), known.pop((path.name, game.number)), strict=True):
                assert [play["pos"]] == texts(turn.before), play
                if isinstance(turn.turn.action, Unrecorded):
                    assert turn.after
                else:
                    assert [play["result"]] == texts(turn.after), play
                    judged += 1
                    if judged % 5 == 0:
                        assert_judged(play)
    assert 8563 == judged
    assert {} == known


BLOTS = Position.from_counts({24: 1, 6: 5}, {18: 1, 20: 1, 1: 2})
"""24/14 with 6-4 stops on the blot on 18 or on the blot on 20."""


@pytest.mark.parametrize(("answer", "hit"), [("bar/23 7/6", 20), ("bar/24 5/3", 18)])
def test_an_open_way_is_settled_by_a_later_play(answer: str, hit: int) -> None:
    """Both blots may have been hit; the checker that moves next was not."""
    opened = replay(game_of("  1) 64: 24/14\n"), start=BLOTS)
    settled = replay(game_of(f"  1) 64: 24/14                  21: {answer}\n"), start=BLOTS)

    assert [{18, 20}, {hit}] == [
        {blot for end in turns[0].after for blot in (18, 20) if not end.enemy(blot)}
        for turns in (opened, settled)
    ]
    assert [2, 1] == [len(turns[0].after) for turns in (opened, settled)]
    assert [1, 1] == [len(turn.before) for turn in settled]


def last(rows: str) -> Replayed:
    """The last turn of a game with these rows."""
    return replay(game_of(rows))[-1]


def test_an_illegal_play_ends_the_replay() -> None:
    """A play that breaks a rule leads nowhere, and nothing after it is judged."""
    turns = replay(game_of("  1) 61: 13/7 8/7                66: 24/12(2)\n  2) 31: 8/5 6/5\n"))

    assert [True, False] == [bool(turn.after) for turn in turns]
    assert [START] == list(turns[0].before)
    assert 4 == turns[-1].turn.line


def test_cannot_move_is_judged() -> None:
    """A roll said to be unplayable that can be played is no legal turn."""
    assert not last("  1) 61: Cannot Move\n").after


def test_too_many_unrecorded_plays() -> None:
    """After several plays that were not recorded nobody knows the position any more."""
    rows = "".join(f"{row:3}) 31: ????                     42: ????\n" for row in range(1, 4))
    with pytest.raises(UnreadableError) as caught:
        replay(game_of(rows))
    assert "MAT_UNSETTLED" == caught.value.code


def test_real_scores_add_up() -> None:
    """Each of 154 later games begins with the points won so far; one of 204 wins has points no cube gives."""
    matches = {path.name: parse_mat(path.read_bytes()) for path in FILES}
    faults = [
        (name, fault.code, fault.line) for name, match in matches.items() for fault in match_faults(match)
    ]

    assert [("m36.mat", "MAT_WORTH", 49)] == faults
    assert 154 == sum(len(match.games) - 1 for match in matches.values())


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        (("Li : 2", "Li : 1"), [("MAT_SUM", 16)]),
        (("Ann : 0                        Ben Li : 0", "Ann : 1                        Ben Li : 0"),
         [("MAT_SUM", 7), ("MAT_SUM", 16)]),
        (("Doubles => 4", "Doubles => 8"), [("MAT_CUBE", 13)]),
        (("Doubles => 2", "Doubles => 4"), [("MAT_CUBE", 12), ("MAT_CUBE", 13), ("MAT_WORTH", 14)]),
        (("Wins 2 point", "Wins 3 point"), [("MAT_OVER", 14), ("MAT_SUM", 16)]),
        (("Wins 3 point and", "Wins 5 point and"), [("MAT_WORTH", 19), ("MAT_GIVEN_UP", 19)]),
        (("Losses 3", "Losses 2"), [("MAT_GIVEN_UP", 19)]),
        (("Wins 2 point", "Wins 2 point and the match"), [("MAT_OVER", 14)]),
        (("3 point match", "2 point match"), [("MAT_OVER", 14)]),
    ],
)  # fmt: skip
def test_what_does_not_add_up(change: tuple[str, str], faults: list[tuple[str, int]]) -> None:
    """Scores, cube and points that contradict each other are told with their lines."""
    assert () == match_faults(parse_mat(SMALL))
    assert change[0] in SMALL
    found = match_faults(parse_mat(SMALL.replace(*change, 1)))
    assert faults == [(fault.code, fault.line) for fault in found]
