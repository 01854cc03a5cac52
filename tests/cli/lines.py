"""Runs a command of ``takhta`` in this process."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from generator.cli.main import main


def run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    text: str | bytes = "",
) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    data = text if isinstance(text, bytes) else text.encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def asked(*questions: object) -> str:
    """Questions as lines."""
    return "".join(json.dumps(question) + "\n" for question in questions)


def answered(out: str) -> list[dict[str, Any]]:
    """Return the answer lines as data."""
    return [json.loads(line) for line in out.splitlines()]
