"""Commands run from outside, as a person would run them: how long they take and how much memory they need."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.conftest import ROOT

SAMPLE_SECONDS: Final = 0.03


@dataclass(frozen=True, slots=True)
class Usage:
    """What a command took."""

    seconds: float
    processor: float
    """Seconds of work on all cores, which what else the machine does disturbs less."""
    peak: int = 0
    """Memory of the command and all its children at the same moment, in bytes; 0 when it cannot be read."""


def timed(arguments: Sequence[str], folder: Path) -> Usage:
    """Run Python with these arguments in a folder; nothing else is measured, so nothing slows it down."""
    began, worked = time.perf_counter(), _work_of_children()
    _wait(_start(arguments, folder))
    return Usage(time.perf_counter() - began, _work_of_children() - worked)


def watched(arguments: Sequence[str], folder: Path) -> Usage:
    """Run Python with these arguments and look at its memory many times a second."""
    began, worked = time.perf_counter(), _work_of_children()
    process = _start(arguments, folder)
    watch = _Watch(process.pid)
    watch.start()
    try:
        _wait(process)
    finally:
        watch.stop()
    return Usage(time.perf_counter() - began, _work_of_children() - worked, watch.peak)


def surroundings() -> str:
    """How many cores there are and how busy they have been; on a busy machine times say little."""
    cores = os.cpu_count() or 1
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    busy = "; busy with other things, so judge no time by this run" if load > cores else ""
    return f"{cores} cores, load {load:.1f}{busy}"


def _work_of_children() -> float:
    """Seconds of work of all commands that have ended, with theirs."""
    times = os.times()
    return times.children_user + times.children_system


def _start(arguments: Sequence[str], folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def _wait(process: subprocess.Popen[str]) -> None:
    _, errors = process.communicate()
    if process.returncode != 0:
        raise RuntimeError(errors.strip())


@dataclass
class _Watch:
    """Adds up the memory of a family of processes; pages they share are counted once (Linux alone)."""

    root: int
    peak: int = 0
    _done: threading.Event = field(default_factory=threading.Event)
    _thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to look."""
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop looking."""
        self._done.set()
        if self._thread:
            self._thread.join()

    def _look(self) -> None:
        while not self._done.wait(SAMPLE_SECONDS):
            self.peak = max(self.peak, sum(map(_memory, _family(self.root))))


def _family(pid: int) -> list[int]:
    """A process and everything it has started."""
    found = [pid]
    try:
        for task in Path(f"/proc/{pid}/task").iterdir():
            children = (task / "children").read_text(encoding="ascii").split()
            found += [member for child in children for member in _family(int(child))]
    except OSError:
        pass
    return found


def _memory(pid: int) -> int:
    """Proportional set size in bytes."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:")), 0)
