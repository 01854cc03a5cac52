"""The command as a person uses it: exit codes, what goes where, all faults listed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Copy = Callable[[], Path]


def takhta(*words: str, cwd: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "generator", *words],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_every_command_explains_itself(root: Path) -> None:
    """`--help` of each command exits with 0 and prints to stdout."""
    from generator.cli.main import COMMANDS

    for command in COMMANDS:
        done = takhta(command, "--help", cwd=root)

        assert 0 == done.returncode, command
        assert done.stdout.startswith(f"usage: takhta {command}")


def test_the_readme_names_every_command(root: Path) -> None:
    """What can be done is written down."""
    from generator.cli.main import COMMANDS

    text = (root / "README.md").read_text(encoding="utf-8")

    assert [] == [command for command in COMMANDS if f"`takhta {command}" not in text]


@pytest.mark.parametrize("words", [(), ("fly",), ("build", "--height", "3"), ("serve", "--port", "x")])
def test_wrong_usage_exits_with_2(root: Path, words: tuple[str, ...]) -> None:
    """And says so on stderr."""
    done = takhta(*words, cwd=root)

    assert 2 == done.returncode
    assert "" == done.stdout
    assert done.stderr


def test_sound_sources_pass_the_check(root: Path) -> None:
    """`takhta check` exits with 0."""
    done = takhta("check", cwd=root)

    assert (0, "") == (done.returncode, done.stdout), done.stderr


def test_the_check_lists_every_fault_with_its_place(copy_project: Copy) -> None:
    """Path, line, code and message, for all files at once; exit code 1."""
    project = copy_project()
    lesson = project / "docs/learn/04-movement/forward.md"
    lesson.write_text(lesson.read_text(encoding="utf-8") + "\nSee [this](rule:no.such).\n", encoding="utf-8")
    diagrams = project / "diagrams/04-movement.yml"
    diagrams.write_text(diagrams.read_text(encoding="utf-8").replace("dice:", "dise:", 1), encoding="utf-8")

    done = takhta("check", cwd=project)
    lines = done.stderr.splitlines()

    assert 1 == done.returncode
    assert any(
        line.startswith("docs/learn/04-movement/forward.md:") and "DEAD_LINK" in line for line in lines
    )
    assert any(line.startswith("diagrams/04-movement.yml:") for line in lines)


def test_outside_a_project_the_command_says_what_to_do(tmp_path: Path) -> None:
    """One line, exit code 1, no traceback."""
    done = takhta("check", cwd=tmp_path)

    assert 1 == done.returncode
    assert [
        "takhta check: run this in the project's folder, the one with mkdocs.yml"
    ] == done.stderr.splitlines()


def test_all_192_rules_are_listed_in_order(root: Path) -> None:
    """`takhta rules --json` gives each rule with what carries it."""
    done = takhta("rules", "--json", cwd=root)
    rows = json.loads(done.stdout)
    taught = [row for row in rows if row["lesson"]]

    assert 192 == len(rows)
    assert rows == taught
    assert all(row["diagrams"] and sum(row["quizzes"].values()) >= 2 for row in taught)
    assert {
        "id",
        "kind",
        "class",
        "chapter",
        "title",
        "engine",
        "lesson",
        "reference",
        "diagrams",
        "quizzes",
    } == set(rows[0])


def test_the_guide_for_translators_shows_a_text_as_it_stands(root: Path) -> None:
    """Who looks for the example in the files finds it, remarks and all."""
    guide = (root / "TRANSLATING.md").read_text(encoding="utf-8")
    example = guide.partition("```po\n")[2].partition("```")[0]

    assert f"\n\n{example}" in (root / "locales/docs.pot").read_text(encoding="utf-8")


@pytest.mark.parametrize("port", ["abc", "-1", "65536", "8O00"])
def test_a_port_that_is_none_is_refused(root: Path, port: str) -> None:
    """The message says what a port is."""
    done = takhta("locale", "preview", "ur", f"--port={port}", cwd=root)

    assert 2 == done.returncode
    assert "a port is a number from 0 to 65535" in done.stderr


def test_an_address_that_is_none_is_refused(root: Path) -> None:
    """`--site-url` needs a scheme."""
    done = takhta("build", "--site-url", "example.org", cwd=root)

    assert 2 == done.returncode
    assert "http" in done.stderr


def test_an_unknown_language_is_wrong_usage(root: Path, tmp_path: Path) -> None:
    """The languages there are, are named."""
    done = takhta("build", "--locale", "xx", "--output", str(tmp_path / "s"), cwd=root)

    assert 2 == done.returncode
    assert {"en", "fa", "hi", "ur"} <= set(re.findall(r"\w+", done.stderr.partition("known are")[2]))


def test_an_output_that_is_no_folder_is_wrong_usage(root: Path, tmp_path: Path) -> None:
    """A pipe stays a pipe."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    assert 2 == takhta("build", "--output", str(pipe), cwd=root).returncode
    assert pipe.is_fifo()
