"""Writes the mined bank: a head that names the command, and a question a line."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from generator.errors import GeneratorError
from generator.quizzes.mined import MARK

Entries = Sequence[Mapping[str, Any]]


def text_of(rule: str, entries: Entries, seed: int, count: int) -> str:
    """Return the contents of one rule's file."""
    head = (
        f"{MARK} --rule {rule} --seed {seed} --count {count}`; do not edit.\n"
        "# A question a line, in the form of the files above; all words are messages of generator/wording.\n"
    )
    lines = "".join(f"- {json.dumps(entry, ensure_ascii=False)}\n" for entry in entries)
    return head + (lines or "[]\n")


def require_ours(paths: Sequence[Path]) -> None:
    """Raise GeneratorError if one of the files exists and was not written by this command."""
    strangers = [
        path for path in paths if path.exists() and not path.read_text("utf-8", "replace").startswith(MARK)
    ]
    if strangers:
        listed = ", ".join(map(str, strangers))
        raise GeneratorError(f"not written by this command, so not overwritten: {listed}")


def write(texts: Mapping[Path, str]) -> None:
    """Write all files; each appears whole or not at all."""
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{path.name}.new")
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(path)
