"""``takhta quizzes mine``: repeatable, careful with files that are not its own, wrong usage told."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli.main import main

ROOT = Path(__file__).parents[2]
RULE = "obligation.larger-die"


def test_the_same_seed_gives_the_committed_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Mining a rule again writes the very file of the bank; nothing is drawn where no terminal is."""
    monkeypatch.chdir(ROOT)
    code = main(["quizzes", "mine", "--rule", RULE, "--output", str(tmp_path)])
    printed = capsys.readouterr()

    assert 0 == code
    assert (ROOT / "quizzes" / "mined" / f"{RULE}.yml").read_bytes() == (
        tmp_path / f"{RULE}.yml"
    ).read_bytes()
    assert [RULE, "42"] == printed.out.split()
    assert "" == printed.err


def test_another_seed_gives_other_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed decides which boards are drawn; a small count is enough to see it, and is kept."""
    monkeypatch.chdir(ROOT)
    found = []
    for seed in ("2", "3"):
        folder = tmp_path / seed
        assert 0 == main(
            ["quizzes", "mine", "--rule", RULE, "--count", "2", "--seed", seed, "--output", str(folder)]
        )
        found.append((folder / f"{RULE}.yml").read_text("utf-8"))

    assert [2, 2] == [text.count("\n- {") for text in found]
    assert found[0].splitlines()[2:] != found[1].splitlines()[2:]


def test_files_of_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that the command has not written is not overwritten, and nothing else is written then."""
    monkeypatch.chdir(ROOT)
    (tmp_path / f"{RULE}.yml").write_text("- id: mine\n", encoding="utf-8")
    arguments = ["--rule", RULE, "--rule", "obligation.single-number", "--output", str(tmp_path)]
    code = main(["quizzes", "mine", *arguments])

    assert 1 == code
    assert "not overwritten" in capsys.readouterr().err
    assert [f"{RULE}.yml"] == [path.name for path in tmp_path.iterdir()]
    assert "- id: mine\n" == (tmp_path / f"{RULE}.yml").read_text("utf-8")


def test_unknown_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A rule that cannot be mined is wrong usage, with a proposal."""
    code = main(["quizzes", "mine", "--rule", "obligation.larger", "--output", str(tmp_path)])

    assert 2 == code
    assert "obligation.larger-die" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--count", "0"], ["--count", "x"], ["--seed", "x"], ["--output", ""]])
def test_wrong_values(words: list[str]) -> None:
    """Values that mean nothing are wrong usage."""
    with pytest.raises(SystemExit) as stopped:
        main(["quizzes", "mine", *words])

    assert 2 == stopped.value.code
