"""``takhta judge``: whether a play is legal, and why not."""

from __future__ import annotations

from typing import Any

import pytest
from lines import answered, asked, run

START = "0000005030000500000000002/0200000000005000030500000"
SHUT_OUT = "1000005040000500000000000/0000000000000000000222222"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10"


def judged(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    pos: str,
    dice: list[int],
    play: object,
) -> dict[str, Any]:
    """Return the answer to one question, without its id."""
    text = asked({"id": 5, "pos": pos, "dice": dice, "play": play})
    _, out, _ = run(monkeypatch, capsys, ["judge", "--jsonl"], text)
    (answer,) = answered(out)
    assert 5 == answer.pop("id")
    return answer


@pytest.mark.parametrize("play", ["24/18 18/13", "18/13 24/18", "24/13", "24/18/13", "24/13*"])
def test_legal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], play: str) -> None:
    """A legal play is answered with the position it leads to, however it is written."""
    expected = {"legal": True, "result": "0000005030000600000000001/0200000000005000030500000"}

    assert expected == judged(monkeypatch, capsys, START, [5, 6], play)


def test_empty_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The empty play is legal only when no play exists."""
    assert {"legal": True, "result": SHUT_OUT} == judged(monkeypatch, capsys, SHUT_OUT, [6, 1], "")
    assert {"legal": False, "reasons": [{"rule": "obligation.no-pass", "die": 6}]} == judged(
        monkeypatch, capsys, START, [6, 5], ""
    )


@pytest.mark.parametrize(
    ("pos", "dice", "play", "reasons"),
    [
        (START, [6, 5], "13/7", [{"rule": "obligation.no-pass", "die": 5}]),
        (START, [3, 3], "8/5(2)", [{"rule": "obligation.doubles-as-many", "n": 4}]),
        (START, [6, 5], "13/7 24/19", [{"rule": "landing.blocked", "step": 1, "from": 24, "to": 19, "die": 5, "point": 19, "n": 5}]),
        (START, [6, 5], "13/3", [{"rule": "movement.dice-separate", "step": 0, "from": 13, "to": 3, "n": 10}]),
        (START, [3, 1], "8/6", [{"rule": "movement.bar-is-no-point", "step": 0, "from": 8, "to": 6, "die": 3, "ends": 5}]),
        (START, [6, 5], "6/off", [{"rule": "bearoff.start", "step": 0, "from": 6, "to": "off", "die": 6, "n": 10}]),
        ("1222000000000000000000000/0000000000000000033403020", [5, 3], "3/off", [
            {"rule": "bar.enter-first", "step": 0, "from": 3, "to": "off", "die": 3, "n": 1},
            {"rule": "bearoff.start", "step": 0, "from": 3, "to": "off", "die": 3, "n": 1},
        ]),
        ("1222000000000000000000000/0000000000000000033403020", [5, 3], "bar/22", [{"rule": "obligation.larger-die", "die": 5}]),
        ("0005440010010000000000000/0020000000000000000433300", [6, 5], "11/6", [{"rule": "obligation.both-dice", "die": 6}]),
        # a compound is split, the larger number first, and the steps counted after that
        ("0244000000000000000000010/0000000000000030002403300", [6, 3], "23/14", [{"rule": "landing.blocked", "step": 1, "from": 17, "to": 14, "die": 3, "point": 14, "n": 3}]),
    ],
)  # fmt: skip
def test_reasons(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    pos: str,
    dice: list[int],
    play: str,
    reasons: list[dict[str, object]],
) -> None:
    """An illegal play is answered with each reason: the rule, the move by its number, and the facts."""
    assert {"legal": False, "reasons": reasons} == judged(monkeypatch, capsys, pos, dice, play)


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
def test_unreadable_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], play: object, fault: str
) -> None:
    """What is no play at all is an error, not a verdict."""
    assert fault == judged(monkeypatch, capsys, START, [6, 5], play)["error"]["code"]


def test_ambiguous_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A compound that hits on both of its ways is an error that lists what it can mean."""
    pos = "0000000000000000000000001/0000000000000000001010000"
    error = judged(monkeypatch, capsys, pos, [6, 4], "24/14")["error"]

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
