"""``takhta plays``: every legal play, line by line or for a person."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.lines import answered, asked, run

START = "0000005030000500000000002/0200000000005000030500000"
SHUT_OUT = "1000005040000500000000000/0000000000000000000222222"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10"
ROOT = Path(__file__).parents[2]


def test_results_in_order(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line is answered in its order with the distinct positions, sorted; blank lines are skipped."""
    text = (
        asked({"id": 1, "pos": START, "dice": [6, 5]})
        + "\n  \n"
        + asked({"id": "b", "pos": SHUT_OUT, "dice": [1, 6]})
    )
    code, out, _ = run(monkeypatch, capsys, ["plays", "--jsonl"], text)
    first, second = answered(out)

    assert 0 == code
    assert (1, 7, 7) == (first["id"], first["n"], len(set(first["results"])))
    assert sorted(first["results"]) == first["results"]
    assert "0000005030000600000000001/0200000000005000030500000" in first["results"]
    assert {"id": "b", "n": 1, "results": [SHUT_OUT]} == second


def test_order_of_dice_and_the_rule_set_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The order of the dice changes nothing, and a line may name its rule set."""
    question = {"id": 1, "pos": START, "dice": [6, 5]}
    text = asked(question, question | {"dice": [5, 6], "ruleset": "standard", "first": False})
    _, out, _ = run(monkeypatch, capsys, ["plays", "--jsonl", "--ruleset", "standard"], text)
    first, second = answered(out)

    assert first == second


BAD = [
    (b"{", None, "LINE_JSON"),
    (b"\xff\xfe", None, "LINE_JSON"),
    (b"[" * 100000, None, "LINE_JSON"),
    (b"[1]", None, "LINE_OBJECT"),
    (b"null", None, "LINE_OBJECT"),
    (b'{"id": 3}', 3, "FIELD"),
    (b'{"id": 3, "pos": 7, "dice": [6, 5]}', 3, "FIELD"),
    (json.dumps({"id": 3, "pos": START}).encode(), 3, "DICE"),
    (json.dumps({"id": 3, "pos": START, "dice": [6, 7]}).encode(), 3, "DICE"),
    (json.dumps({"id": 3, "pos": START, "dice": [6]}).encode(), 3, "DICE"),
    (json.dumps({"id": 3, "pos": START, "dice": [True, 1]}).encode(), 3, "DICE"),
    (json.dumps({"id": 3, "pos": START, "dice": "65"}).encode(), 3, "DICE"),
    (json.dumps({"id": 3, "pos": START[:-1], "dice": [6, 5]}).encode(), 3, "POS_SHAPE"),
    (json.dumps({"id": 3, "pos": "1" + START[1:], "dice": [6, 5]}).encode(), 3, "POS_COUNT"),
    (json.dumps({"id": 3, "pos": START, "dice": [6, 5], "ruleset": "x"}).encode(), 3, "RULESET_UNKNOWN"),
    (json.dumps({"id": 3, "pos": START, "dice": [6, 5], "ruleset": None}).encode(), 3, "FIELD"),
]


@pytest.mark.parametrize(("line", "name", "fault"), BAD)
def test_a_bad_line_does_not_stop_the_batch(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    line: bytes,
    name: object,
    fault: str,
) -> None:
    """A line with a fault is answered with its code and a message, the next as usual; the exit code tells."""
    good = asked({"id": 9, "pos": START, "dice": [3, 1]}).encode()
    code, out, _ = run(monkeypatch, capsys, ["plays", "--jsonl"], line + b"\n" + good)
    bad, fine = answered(out)

    assert 1 == code
    assert {"id", "error"} == bad.keys()
    assert (name, fault) == (bad["id"], bad["error"]["code"])
    assert bad["error"]["message"]
    assert (9, 16) == (fine["id"], fine["n"])


def test_all_faults_of_a_position_in_one_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A position with several faults is told all of them."""
    text = asked({"id": 1, "pos": "f000001000000000000000000/0000002000000000000000000", "dice": [6, 5]})
    _, out, _ = run(monkeypatch, capsys, ["plays", "--jsonl"], text)

    message = answered(out)[0]["error"]["message"]
    assert "16 checkers" in message
    assert "6-point" in message


def test_for_a_person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """An XGID is answered with each distinct play in notation and the position it leads to."""
    code, out, _ = run(monkeypatch, capsys, ["plays", "--xgid", XGID])

    assert 0 == code
    assert 7 == len(out.splitlines())
    assert "24/18 18/13  0000005030000600000000001/0200000000005000030500000" in out.splitlines()


def test_no_legal_move_for_a_person(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """When nothing can be played, that is said, with the unchanged position."""
    text = "XGID=------E-D----E-----bbbbbbA:0:0:1:61:0:0:0:0:10"
    code, out, _ = run(monkeypatch, capsys, ["plays", "--xgid", text])

    assert 0 == code
    assert f"no legal move  {SHUT_OUT}\n" == out


def test_unreadable_xgid(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """An XGID that cannot be read is told all its faults on standard error."""
    code, out, err = run(monkeypatch, capsys, ["plays", "--xgid", XGID.replace("-b-", "9b!", 1)])

    assert (1, "") == (code, out)
    assert ["XGID_BOARD", "XGID_BOARD"] == [line.split()[0] for line in err.splitlines()]


@pytest.mark.parametrize(
    "words", [[], ["--jsonl", "--xgid", XGID], ["--jsonl", "--ruleset", "x"], ["--play", "x"]]
)
def test_wrong_usage(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    """Neither or both of the two forms, an unknown rule set or an unknown option is wrong usage."""
    code, out, err = run(monkeypatch, capsys, ["plays", *words])

    assert (2, "") == (code, out)
    assert "usage:" in err
    if "x" in words and "--ruleset" in words:
        assert "standard" in err


def test_any_id_comes_back() -> None:
    """The id of a line comes back as it was, whatever text or number it is."""
    names = ["الف", "\ud800", 7, 1.5, None, ["a", {"b": 1}]]
    text = asked(*({"id": name, "pos": START, "dice": [6, 5]} for name in names))
    command = [sys.executable, "-m", "generator", "plays", "--jsonl"]
    done = subprocess.run(command, input=text.encode(), capture_output=True, cwd=ROOT, check=True)

    assert names == [answer["id"] for answer in answered(done.stdout.decode("utf-8"))]


def test_a_program_may_wait_for_each_answer() -> None:
    """Each answer is sent at once, so that a program can ask one line, read, and ask the next."""
    command = [sys.executable, "-m", "generator", "plays", "--jsonl"]
    question = asked({"id": 1, "pos": START, "dice": [6, 5]}).encode()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(question)
            process.stdin.flush()
            assert 7 == json.loads(process.stdout.readline())["n"]
        process.stdin.close()

        assert 0 == process.wait()


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", '{"a": [1e400]}'])
def test_a_number_that_is_none_in_json_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: str
) -> None:
    """It is not sent back as text that no JSON reader takes, and the batch goes on."""
    good = asked({"id": 9, "pos": START, "dice": [3, 1]})
    code, out, _ = run(monkeypatch, capsys, ["plays", "--jsonl"], f'{{"id": {number}}}\n{good}')
    bad, fine = answered(out)

    assert (1, None, "LINE_JSON") == (code, bad["id"], bad["error"]["code"])
    assert 9 == fine["id"]


@pytest.mark.parametrize("depth", [*range(180, 1100, 40), 20_000])
def test_an_id_of_any_depth_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], depth: int
) -> None:
    """It comes back as it was, or the line is refused; the batch goes on either way."""
    text = f'{{"id": {"[" * depth}{"]" * depth}}}\n' + asked({"id": 9, "pos": START, "dice": [3, 1]})
    _, out, _ = run(monkeypatch, capsys, ["plays", "--jsonl"], text)

    assert ["error", "n"] == [
        key for line in out.splitlines() for key in ("error", "n") if f'"{key}":' in line
    ]


LONG = "x" * 100_000


@pytest.mark.parametrize(
    "fields",
    [
        {"pos": [LONG]},
        {"pos": LONG},
        {"pos": START, "dice": LONG},
        {"pos": START, "dice": [LONG] * 1000},
        {"pos": START, "dice": [6, 5], "ruleset": LONG},
        {"pos": START, "dice": [6, 5], "ruleset": {LONG: LONG}},
    ],
)
def test_an_error_repeats_little_of_the_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fields: dict[str, object]
) -> None:
    """A line of any length is answered with a message that can be read."""
    _, out, _ = run(monkeypatch, capsys, ["plays", "--jsonl"], asked({"id": 1, **fields}))

    assert 6000 > len(answered(out)[0]["error"]["message"])


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_closed_input_or_output_is_said_in_one_line(closed: str) -> None:
    """No traceback; exit code 1."""
    command = f"exec {sys.executable} -m generator plays --jsonl {closed}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT, check=False)

    assert 1 == done.returncode
    assert 1 == len(done.stderr.splitlines())
    assert "is closed" in done.stderr
