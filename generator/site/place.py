"""The place a site is written to: what may be replaced, one build at a time, moved in when whole.

A site folder is told by a marker file, so that a slip of the hand never costs anybody a folder.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Final

from generator.errors import UsageError
from generator.pages.frame import Neighbour

MARKER: Final = ".takhta-site"
"""Stands in every finished site; a folder without it is not ours to replace."""
_SCRATCH: Final = ".takhta-build-"


def check_place(output: Path, root: Path) -> None:
    """Refuse a place that a finished site must not take.

    Raises:
        UsageError: it is no folder, it holds something else, or the sources lie in it or it in them.

    """
    output, root = output.resolve(), root.resolve()
    if output.exists() and not output.is_dir():
        raise UsageError(f"{output} is not a folder; name another one with --output")
    if output == root or output in root.parents:
        raise UsageError(f"{output} holds the sources; name another folder with --output")
    sources = [
        root / name for name in ("docs", "locales", "diagrams", "quizzes", "generator", "tests", ".git")
    ]
    if any(output == source or source in output.parents for source in sources):
        raise UsageError(f"{output} is a folder of sources; name another one with --output")
    if output.is_dir() and any(output.iterdir()) and not (output / MARKER).is_file():
        raise UsageError(f"{output} holds something else than a site; name another folder with --output")


@contextmanager
def staged(output: Path) -> Iterator[Path]:
    """Give a scratch folder beside the site; one build at a time, and nothing is left of a killed one."""
    parent = output.parent
    parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(parent, os.O_RDONLY)
    scratch = parent / f"{_SCRATCH}{os.getpid()}"
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        _restore(output)
        # Whoever held the lock before us is done or dead: what lies here is nobody's.
        for leftover in parent.glob(f"{_SCRATCH}*"):
            shutil.rmtree(leftover, ignore_errors=True)
        stage = scratch / "site"
        stage.mkdir(parents=True)
        yield stage
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
        os.close(handle)


def move_in(stage: Path, output: Path, languages: Sequence[Neighbour]) -> None:
    """Put the finished site in the place of the old one by two renames."""
    facts = {
        "about": "Written by takhta build, which replaces this folder whole.",
        "languages": [asdict(language) for language in sorted(languages)],
    }
    (stage / MARKER).write_text(json.dumps(facts, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    old = _old(output)
    if output.exists():
        output.rename(old)
    stage.rename(output)
    shutil.rmtree(old, ignore_errors=True)


def languages_of(output: Path) -> dict[str, Neighbour]:
    """The languages of the site that stands there now, by tag; their own files may be unreadable by now."""
    try:
        facts = json.loads((output / MARKER).read_text(encoding="utf-8"))
        found = [Neighbour(**language) for language in facts["languages"]]
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    return {one.tag: one for one in found if (output / one.tag).is_dir()}


def _restore(output: Path) -> None:
    """A build that was killed between the two renames left the old site under another name."""
    old = _old(output)
    if old.is_dir() and not output.exists():
        old.rename(output)
    elif old.is_dir():
        shutil.rmtree(old)


def _old(output: Path) -> Path:
    return output.with_name(f".{output.name}.takhta-old")
