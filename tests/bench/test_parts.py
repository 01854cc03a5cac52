"""The bench can be started: its parts are found, and a wrong name is told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_bench_names_its_parts() -> None:
    """A bench that nobody has run for a while must still load all it measures."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench", "nothing"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 2
    for part in ("transfer", "engine", "graphs", "builds", "preview", "growth", "lighthouse"):
        assert part in done.stderr
