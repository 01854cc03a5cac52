"""YAML with line numbers, so that every fault can name its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from generator.errors import Faults


def load_yaml(path: Path, name: str | None = None) -> tuple[Any, Faults]:
    """Read a YAML file, keeping the lines; a file that cannot be read is a fault, not an exception.

    ``name`` is how faults call the file; otherwise its path.
    """
    faults = Faults()
    shown = name or str(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        faults.add(shown, None, "FILE_READ", f"the file cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        faults.add(shown, None, "FILE_ENCODING", f"the file is not UTF-8 (byte {error.start})")
    else:
        return parse_yaml(text, shown)
    return None, faults


def parse_yaml(text: str, path: Path | str) -> tuple[Any, Faults]:
    """Parse YAML text; ``path`` only names it in faults."""
    faults = Faults()
    try:
        return YAML(typ="rt").load(text), faults
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        what = error.problem or error.context or "broken YAML"
        faults.add(path, None if mark is None else mark.line + 1, "YAML", f"broken YAML: {what}")
    except YAMLError as error:
        faults.add(path, None, "YAML", f"broken YAML: {str(error).splitlines()[0]}")
    return None, faults


def line_of(node: Any, key: Any = None) -> int | None:
    """Line (from 1) of a mapping or list loaded by ``load_yaml``, or of one of its keys or items."""
    marks = getattr(node, "lc", None)
    if marks is None:
        return None
    if key is None:
        return int(marks.line) + 1
    try:
        place = marks.key(key) if hasattr(node, "keys") else marks.item(key)
    except (KeyError, TypeError, AttributeError):
        return int(marks.line) + 1
    return int(place[0]) + 1
