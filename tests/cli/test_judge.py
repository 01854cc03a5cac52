"""``takhta judge``: whether a play is legal, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.cli.lines import answered, asked, run

START = "0000005030000500000000002/0200000000005000030500000"
SHUT_OUT = "1000005040000500000000000/0000000000000000000222222"
ENTER = "1222000000000000000000000/0000000000000000033403020"
BOTH = "0005440010010000000000000/0020000000000000000433300"
COMPOUND = "0244000000000000000000010/0000000000000030002403300"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10"


Ask = Callable[[str, list[int], object], dict[str, Any]]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Return a function that asks one question and returns the answer without its id."""

    def judged(pos: str, dice: list[int], play: object) -> dict[str, Any]:
        text = asked({"id": 5, "pos": pos, "dice": dice, "play": play})
        _, out, _ = run(monkeypatch, capsys, ["judge", "--jsonl"], text)
        (answer,) = answered(out)
        assert 5 == answer.pop("id")
        return answer

    return judged


@pytest.mark.parametrize("play", ["24/18 18/13", "18/13 24/18", "24/13", "24/18/13", "24/13*"])
def test_legal(ask: Ask, play: str) -> None:
    """A legal play is answered with the position it leads to, however it is written."""
    expected = {"legal": True, "result": "0000005030000600000000001/0200000000005000030500000"}

    assert expected == ask(START, [5, 6], play)


def test_empty_play(ask: Ask) -> None:
    """The empty play is legal only when no play exists."""
    refused = {"legal": False, "reasons": [{"rule": "obligation.no-pass", "step": 0, "die": 6}]}

    assert {"legal": True, "result": SHUT_OUT} == ask(SHUT_OUT, [6, 1], "")
    assert refused == ask(START, [6, 5], "")


def at(step: int, source: object, target: object) -> dict[str, object]:
    """Return the part of a reason that names the faulty move."""
    return {"step": step, "from": source, "to": target}


@pytest.mark.parametrize(
    ("pos", "dice", "play", "reasons"),
    [
        (START, [6, 5], "13/7", [{"rule": "obligation.no-pass", "step": 1, "die": 5}]),
        (START, [3, 3], "8/5(2)", [{"rule": "obligation.doubles-as-many", "step": 2, "die": 3, "n": 4}]),
        (START, [5, 5], "13/3(3)", [{"rule": "try.spent", **at(4, 13, 3), "die": 5}]),
        (START, [6, 5], "13/3", [{"rule": "movement.dice-separate", **at(0, 13, 3), "n": 10}]),
        (START, [3, 1], "8/6", [{"rule": "movement.bar-is-no-point", **at(0, 8, 6), "die": 3, "ends": 5}]),
        (START, [6, 5], "6/off", [{"rule": "bearoff.start", **at(0, 6, "off"), "die": 6, "n": 10}]),
        (ENTER, [5, 3], "bar/22", [{"rule": "obligation.larger-die", **at(0, "bar", 22), "die": 5}]),
        (BOTH, [6, 5], "11/6", [{"rule": "obligation.both-dice", **at(0, 11, 6), "die": 6}]),
        (
            START,
            [6, 5],
            "13/7 24/19",
            [{"rule": "landing.blocked", **at(1, 24, 19), "die": 5, "point": 19, "n": 5}],
        ),
        (
            # a compound is split, the larger number first, and the steps counted after that
            COMPOUND,
            [6, 3],
            "23/14",
            [{"rule": "landing.blocked", **at(1, 17, 14), "die": 3, "point": 14, "n": 3}],
        ),
        (
            ENTER,
            [5, 3],
            "3/off",
            [
                {"rule": "bar.enter-first", **at(0, 3, "off"), "die": 3, "n": 1},
                {"rule": "bearoff.start", **at(0, 3, "off"), "die": 3, "n": 1},
            ],
        ),
    ],
)
def test_reasons(ask: Ask, pos: str, dice: list[int], play: str, reasons: list[object]) -> None:
    """An illegal play is answered with each reason: the rule, the move by its number, and the facts."""
    assert {"legal": False, "reasons": reasons} == ask(pos, dice, play)


@pytest.mark.parametrize(
    ("play", "fault"),
    [
        ("24-18", "PLAY_FORM"),
        ("26/20", "PLAY_PLACE"),
        ("8/5(7)", "PLAY_COUNT"),
        (None, "FIELD"),
        (5, "FIELD"),
    ],
)
def test_unreadable_play(ask: Ask, play: object, fault: str) -> None:
    """What is no play at all is an error, not a verdict."""
    assert fault == ask(START, [6, 5], play)["error"]["code"]


def test_ambiguous_play(ask: Ask) -> None:
    """A compound that hits on both of its ways is an error that lists what it can mean."""
    error = ask("0000000000000000000000001/0000000000000000001010000", [6, 4], "24/14")["error"]

    assert "PLAY_AMBIGUOUS" == error["code"]
    assert "24/18* 18/14; 24/20* 20/14" in error["message"]


def test_a_bad_line_does_not_stop_the_batch(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bad line and a missing play do not stop the batch."""
    text = "nonsense\n" + asked(
        {"id": 1, "pos": START, "dice": [6, 5]}, {"id": 2, "pos": START, "dice": [6, 5], "play": "24/13"}
    )
    code, out, _ = run(monkeypatch, capsys, ["judge", "--jsonl"], text)
    first, second, third = answered(out)

    assert 1 == code
    assert ("LINE_JSON", "FIELD") == (first["error"]["code"], second["error"]["code"])
    assert third["legal"]


def test_for_a_person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A person is told the play in full, or each reason with its facts; both are answers, not errors."""
    code, out, _ = run(monkeypatch, capsys, ["judge", "--xgid", XGID, "--play", "24/13"])
    assert 0 == code
    assert "legal: 24/18 18/13  0000005030000600000000001/0200000000005000030500000\n" == out

    code, out, _ = run(monkeypatch, capsys, ["judge", "--xgid", XGID, "--play", "24/19"])
    assert 0 == code
    assert "not legal: landing.blocked step=0 from=24 to=19 die=5 point=19 n=5\n" == out


def test_faults_for_a_person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """An XGID or a play that cannot be read, or a play with two meanings, goes to standard error."""
    two = "XGID=------------------a-a---A-:0:0:1:64:0:0:0:0:10"
    for words, fault in (
        (["--xgid", "x", "--play", "24/13"], "XGID_FIELDS"),
        (["--xgid", XGID, "--play", "x y"], "PLAY_FORM"),
        (["--xgid", two, "--play", "24/14"], "PLAY_AMBIGUOUS"),
    ):
        code, out, err = run(monkeypatch, capsys, ["judge", *words])
        assert (1, "") == (code, out)
        assert err.startswith(fault)


@pytest.mark.parametrize("words", [["--jsonl", "--play", "24/13"], ["--play", "", "--jsonl"]])
def test_a_play_beside_lines_is_wrong_usage(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    """Each line has its own play, so one given as an argument is not passed over in silence."""
    code, out, err = run(monkeypatch, capsys, ["judge", *words])

    assert (2, "") == (code, out)
    assert "--play goes with --xgid" in err


@pytest.mark.parametrize(
    "play", ["x" * 100_000, "x " * 100_000, "24/18" + " " * 100_000 + "x", "13/7 " * 9999]
)
def test_an_error_repeats_little_of_the_play(ask: Ask, play: str) -> None:
    """A play of any length is answered with a message that can be read."""
    assert 8000 > len(ask(START, [6, 5], play)["error"]["message"])


@pytest.mark.parametrize("sign", ["\ufeff", "\u200b"])
def test_a_sign_that_cannot_be_seen_is_no_part_of_a_play(ask: Ask, sign: str) -> None:
    """It is refused, and the message shows it as an escape."""
    error = ask(START, [6, 5], f"{sign}24/13")["error"]

    assert "PLAY_FORM" == error["code"]
    assert ascii(sign).strip("'") in error["message"]
