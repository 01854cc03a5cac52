"""``takhta plays`` and ``takhta judge`` in games other than backgammon."""

from __future__ import annotations

from typing import Any

import pytest

from generator.notation import format_position
from generator.rules import RULESET_NAMES, ruleset_named
from tests.cli.lines import answered, asked, run

HEADS = f"{'0' * 24}f/{'0' * 12}f{'0' * 12}"
STANDARD = "0000005030000500000000002/0200000000005000030500000"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10"


class Commands:
    """Runs a command on lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def lines(self, command: str, *questions: dict[str, Any], options: tuple[str, ...] = ()) -> list[Any]:
        """Return the answers to questions."""
        words = [command, "--jsonl", *options]
        _, out, _ = run(self.monkeypatch, self.capsys, words, asked(*questions))
        return answered(out)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Commands:
    """Return a runner of commands."""
    return Commands(monkeypatch, capsys)


@pytest.mark.parametrize("name", RULESET_NAMES)
def test_every_game_by_name(commands: Commands, name: str) -> None:
    """Each rule set answers, named by the line or by the option, in the same words."""
    question = {"id": 1, "pos": format_position(ruleset_named(name).start), "dice": [6, 5]}
    (by_line,) = commands.lines("plays", question | {"ruleset": name})
    (by_option,) = commands.lines("plays", question, options=("--ruleset", name))
    (empty,) = commands.lines("judge", question | {"ruleset": name, "play": ""})

    assert by_line == by_option
    assert by_line["n"] == len(by_line["results"]) > 0
    assert sorted(by_line["results"]) == by_line["results"]
    assert "obligation.no-pass" == empty["reasons"][0]["rule"]


@pytest.mark.parametrize(
    ("dice", "first", "results"),
    [
        ([6, 6], True, ["000000000000000000200000d"]),
        ([4, 4], True, ["000000000000000020000000d"]),
        ([3, 3], True, ["000000000000000000200000d", "000000000000000100000100d"]),
        ([6, 6], False, ["000000000000000000100000e"]),
        ([5, 5], True, ["000010000000000000000000e"]),
        ([5, 4], True, ["000000000000000100000000e"]),
    ],
)
def test_the_first_turn_of_longgammon(
    commands: Commands, dice: list[int], first: bool, results: list[str]
) -> None:
    """``first`` lets two checkers leave the head with 6-6, 4-4 and 3-3; without it only one leaves."""
    question = {"id": 1, "pos": HEADS, "dice": dice, "ruleset": "longgammon", "first": first}
    (answer,) = commands.lines("plays", question)

    assert [f"{own}/{HEADS[26:]}" for own in results] == answer["results"]


def test_first_is_also_judged(commands: Commands) -> None:
    """The same play is legal on the first turn alone; the reason has its facts."""
    question = {"id": 1, "pos": HEADS, "dice": [6, 6], "ruleset": "longgammon", "play": "24/18(2)"}
    first, later = commands.lines("judge", question | {"first": True}, question)

    assert first["legal"]
    reason = {"rule": "long.one-from-head", "step": 1, "from": 24, "to": 18, "die": 6, "point": 24, "n": 1}
    assert [reason] == later["reasons"]


@pytest.mark.parametrize("first", [1, "true", None, []])
def test_first_is_true_or_false(commands: Commands, first: object) -> None:
    """Anything else is a fault of the line."""
    question = {"id": 1, "pos": STANDARD, "dice": [6, 5], "first": first, "play": ""}

    for command in ("plays", "judge"):
        assert "FIELD" == commands.lines(command, question)[0]["error"]["code"]


def test_plakoto_has_a_third_part(commands: Commands) -> None:
    """The answer says who pins."""
    pos = f"{'0' * 18}1{'0' * 5}e/0d000000000010001{'0' * 8}"
    question = {"id": 1, "pos": pos, "dice": [6, 2], "ruleset": "plakoto"}
    (answer,) = commands.lines("plays", question)
    (judged,) = commands.lines("judge", question | {"play": "18/16 18/12"}, options=())
    pins = {result.split("/")[2] for result in answer["results"]}

    assert f"{'0' * 15}1{'0' * 8}" in pins
    assert f"{'0' * 11}1{'0' * 12}" in pins
    assert ["try.empty"] == [reason["rule"] for reason in judged["reasons"]]


def test_a_position_is_judged_by_its_game(commands: Commands) -> None:
    """A position of one game is a fault in another."""
    questions = [
        {"id": 1, "pos": STANDARD, "dice": [6, 5], "ruleset": "hypergammon"},
        {"id": 2, "pos": "1" + HEADS[1:24] + "e" + HEADS[25:], "dice": [6, 5], "ruleset": "fevga"},
        {"id": 3, "pos": HEADS + "/" + "0" * 24, "dice": [6, 5], "ruleset": "longgammon"},
    ]

    assert ["POS_COUNT", "POS_BAR", "POS_SHAPE"] == [
        answer["error"]["code"] for answer in commands.lines("plays", *questions)
    ]


@pytest.mark.parametrize("name", ["longgammon", "plakoto", "fevga"])
@pytest.mark.parametrize("command", ["plays", "judge"])
def test_no_xgid_for_games_without_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, name: str
) -> None:
    """An XGID cannot hold their positions, so it is wrong usage that says what to do."""
    code, out, err = run(monkeypatch, capsys, [command, "--xgid", XGID, "--ruleset", name])

    assert (2, "") == (code, out)
    assert f"no XGID holds a position of {name}; use --jsonl" in err


def test_an_xgid_of_a_game_that_has_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tavla's plays are listed for a person as backgammon's are."""
    code, out, _ = run(monkeypatch, capsys, ["plays", "--xgid", XGID, "--ruleset", "tavla"])

    assert 0 == code
    assert 7 == len(out.splitlines())


HIT_RUN = f"00000020100002{'0' * 11}/00001{'0' * 19}2"


def test_hit_and_run(commands: Commands) -> None:
    """Tavla refuses it, takhte nard does not."""
    question = {"id": 1, "pos": HIT_RUN, "dice": [4, 2], "play": "8/4*/2"}
    tavla, takhte = (commands.lines("judge", question | {"ruleset": name})[0] for name in ("tavla", "takhte"))

    assert takhte["legal"]
    assert "tavla.turkish" == tavla["reasons"][0]["rule"]


NOBODY = "0" * 25
EDGES = [
    ("nobody can move", "1000005040000500000000000", "0000000000000000000222222", [6, 1], None),
    ("only the larger", "0000000000000000001000000", "0200000200000000000000000", [6, 5], {12: 1}),
    ("only the smaller", "0000000000000000001000000", "0200000200002000000000000", [6, 5], {13: 1}),
    ("last one off, one number left", "0100000000000000000000000", f"{'0' * 24}5", [6, 6], {}),
    ("off with a larger number", "0001000000000000000000000", f"{'0' * 24}5", [6, 5], {}),
    ("four of a double", "0600000000000000000000000", f"{'0' * 24}5", [1, 1], {1: 2}),
    ("three of a double", "0000000000000000000000001", "0000000020000000000000030", [4, 4], {12: 1}),
    ("two of a double", "0000000000000000000000001", "0000000000002000000000030", [4, 4], {16: 1}),
    ("one of a double", "0000000000000000000000001", "0000000000000000200000030", [4, 4], {20: 1}),
    ("fifteen on a point", "000000f000000000000000000", f"{'0' * 24}5", [6, 5], {6: 13, 1: 1}),
    ("a finished game", NOBODY, f"{'0' * 24}5", [6, 5], None),
]


@pytest.mark.parametrize(
    ("own", "other", "dice", "after"), [edge[1:] for edge in EDGES], ids=[edge[0] for edge in EDGES]
)
def test_edges(
    commands: Commands, own: str, other: str, dice: list[int], after: dict[int, int] | None
) -> None:
    """Where the rules leave one result it is given; where nothing can be played, the unchanged position."""
    pos = f"{own}/{other}"
    (answer,) = commands.lines("plays", {"id": 1, "pos": pos, "dice": dice})
    left = own if after is None else "".join(f"{after.get(point, 0):x}" for point in range(25))

    assert {"id": 1, "n": 1, "results": [f"{left}/{other}"]} == answer


def test_the_last_checker_hits_on_its_way_off(commands: Commands) -> None:
    """Both numbers are played when they can be, even if only by hitting on the way off."""
    question = {"id": 2, "pos": f"00001{'0' * 20}/00010{'0' * 19}5", "dice": [5, 1]}
    (plays,) = commands.lines("plays", question)
    (judged,) = commands.lines("judge", question | {"play": "4/off"})

    assert [f"{NOBODY}/10000{'0' * 19}5"] == plays["results"]
    assert plays["results"][0] == judged["result"]


def test_nothing_to_answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Empty input is answered with nothing, and that is no fault."""
    assert (0, "", "") == run(monkeypatch, capsys, ["plays", "--jsonl"], "")
    assert (0, "", "") == run(monkeypatch, capsys, ["judge", "--jsonl", "--ruleset", "fevga"], " \n\n")
