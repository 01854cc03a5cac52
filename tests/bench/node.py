"""Programs of npm, run through npx without installing them into the project."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def npx() -> str | None:
    """The npx beside this Python, else the one on PATH."""
    beside = Path(sys.executable).with_name("npx")
    return str(beside) if beside.exists() else shutil.which("npx")


def run_package(
    package: str, arguments: list[str], *, seconds: int, settings: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a package in the version its name carries; npx fetches it once and keeps it in its cache."""
    beside = str(Path(sys.executable).parent)
    return subprocess.run(
        [npx() or "npx", "--yes", package, *arguments],
        env={**os.environ, "PATH": os.pathsep.join((beside, os.environ.get("PATH", ""))), **(settings or {})},
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
