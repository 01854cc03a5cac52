"""YAML with line numbers, so that every fault can name its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from textwrap import shorten
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.constructor import ConstructorError, RoundTripConstructor
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import Node, ScalarNode
from ruamel.yaml.reader import ReaderError

from generator.errors import Faults, shown
from generator.i18n.source_text import read_source

_HALF_PAIR: Final = re.compile("[\ud800-\udfff]")
_IMPOSSIBLE: Final = re.compile(r"\\U(?!000|0010)")
"""The escape of a sign beyond the last one."""
_PARSED: Final[ContextVar[dict[str, Any] | None]] = ContextVar("parsed", default=None)


def load_yaml(path: Path, name: str | None = None) -> tuple[Any, Faults]:
    """Read a YAML file, keeping the lines; a file that cannot be read is a fault, not an exception.

    ``name`` is how faults call the file; otherwise its path. A file with a fault is in ``unreadable``.
    """
    faults = Faults()
    called = name or str(path)
    text = read_source(path, called, faults)
    return (None, faults) if text is None else parse_yaml(text, called)


@contextmanager
def parsed_once() -> Iterator[None]:
    """Within this, a text that was parsed is handed out again; whoever is given it must not change it.

    Parsing takes most of the time of reading, and several readers look at the same files.
    """
    before = _PARSED.set({})
    try:
        yield
    finally:
        _PARSED.reset(before)


def parse_yaml(text: str, path: Path | str) -> tuple[Any, Faults]:
    """Parse YAML text; ``path`` only names it in faults."""
    kept = _PARSED.get()
    if kept is None:
        return _parse(text, path)
    if text not in kept:
        data, faults = _parse(text, path)
        if faults:
            return data, faults
        kept[text] = data
    return kept[text], Faults()


def _parse(text: str, path: Path | str) -> tuple[Any, Faults]:
    faults = Faults()
    reader = YAML(typ="rt")
    reader.Constructor = _Constructor
    try:
        return reader.load(text), faults
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = 1 if mark is None else mark.line + 1
        what = shorten(error.problem or error.context or "it cannot be read", 160, placeholder=" …")
    except ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        what = f"the sign U+{error.character:04X} cannot stand here; delete it"
    except YAMLError as error:
        line, what = 1, str(error).splitlines()[0]
    except RecursionError:
        line, what = _deepest_line(text), "brackets or lists stand too deep in each other"
    except Exception as error:  # noqa: BLE001  the scanner lets out whatever int() and chr() raise
        impossible = _IMPOSSIBLE.search(text)
        line, what = (text.count("\n", 0, impossible.start()) + 1 if impossible else 1), str(error)
    faults.add(path, line, "YAML", f"broken YAML: {what}")
    faults.unreadable.add(str(path))
    return None, faults


class _Constructor(RoundTripConstructor):
    """Names the line of a value that looks like a date, a number or a key and is none."""

    def construct_object(self, node: Any, deep: bool = False) -> Any:
        if isinstance(node, ScalarNode) and _HALF_PAIR.search(str(node.value)):
            raise _at(node, "half of a surrogate pair is no sign")
        try:
            return super().construct_object(node, deep)
        except (YAMLError, RecursionError):
            raise
        except Exception as error:
            raise _at(node, f"{shown(node.value)} is no value; put it in quotes") from error

    def construct_mapping(self, node: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            return super().construct_mapping(node, *args, **kwargs)
        except (YAMLError, RecursionError):
            raise
        except Exception as error:
            raise _at(node, "a list or a mapping cannot be a key") from error


def _at(node: Node, what: str) -> ConstructorError:
    return ConstructorError(None, None, what, node.start_mark)


def _deepest_line(text: str) -> int:
    """Line with the most brackets, or the most indented one: where something stands too deep."""
    lines = text.split("\n")
    depths = [line.count("[") + line.count("{") + len(line) - len(line.lstrip(" -?")) for line in lines]
    return depths.index(max(depths)) + 1


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
