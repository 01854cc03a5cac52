"""The rooms of the house: which part may import which, and how large a room may be."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "generator"
TABLE = ROOT / "ARCHITECTURE.md"

HOMES = {
    "svgwrite": {"diagrams"},
    "babel.messages": {"i18n"},
    "babel": {"i18n"},
    "jinja2": {"pages"},
    "mkdocs": {"site"},
    "markdown": {"i18n", "pages"},
    "translate": {"i18n"},
    "watchdog": {"site"},
}
"""Each library that could be replaced has one home folder."""

STANDARD_LIBRARY_ONLY = "rules"


def directions() -> dict[str, set[str]]:
    """The table of the architecture page, read from the page itself so that it cannot drift."""
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    return {part: set(re.findall(r"`(\w+)`", allowed)) for part, allowed in rows}


def modules() -> list[Path]:
    """Every Python file of the package but the two at its top."""
    return sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def part_of(path: Path) -> str:
    """The room a file stands in."""
    return path.relative_to(PACKAGE).parts[0]


def imported(path: Path) -> set[str]:
    """Dotted names of all modules a file imports, wherever the import stands."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.ImportFrom) and node.level:
            names.add(f"relative import in {path.name}")
    return names


def shown(path: Path) -> str:
    """A path as the reports show it."""
    return path.relative_to(ROOT).as_posix()


def test_the_table_names_every_room() -> None:
    """Each folder of the package has a row in the architecture page."""
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}

    assert folders == set(directions())


@pytest.mark.parametrize("path", modules(), ids=shown)
def test_imports_go_in_the_directions_of_the_architecture_page(path: Path) -> None:
    """A part imports only what its row names, and ``errors``."""
    part = part_of(path)
    allowed = directions()[part] | {part, "errors"}
    ours = {name.split(".")[1] for name in imported(path) if name.startswith("generator.")}

    assert set() == ours - allowed
    assert not any(name.startswith("relative") for name in imported(path))


@pytest.mark.parametrize("path", modules(), ids=shown)
def test_each_library_is_used_in_its_home_alone(path: Path) -> None:
    """svgwrite, Babel, Jinja and MkDocs can each be replaced in one folder."""
    strangers = {
        name
        for name in imported(path)
        for library, homes in HOMES.items()
        if (name == library or name.startswith(f"{library}.")) and part_of(path) not in homes
    }

    assert set() == strangers


def test_the_rules_need_the_standard_library_alone() -> None:
    """The engine holds no text, file, clock or chance."""
    forbidden = {"random", "time", "datetime", "os", "pathlib", "io", "locale", "gettext"}
    found = {
        f"{shown(path)}: {name}"
        for path in (PACKAGE / STANDARD_LIBRARY_ONLY).rglob("*.py")
        for name in imported(path)
        if name.split(".")[0] in forbidden
        or not (name.startswith("generator.") or name.split(".")[0] in _standard_library())
    }

    assert set() == found


@pytest.mark.parametrize("path", modules(), ids=shown)
def test_a_file_holds_one_idea(path: Path) -> None:
    """No file of the package passes 400 lines, no function 45."""
    source = path.read_text(encoding="utf-8")
    long = [
        f"{node.name}: {node.end_lineno - node.lineno + 1} lines"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno + 1 > 45
    ]

    assert [] == long
    assert len(source.splitlines()) <= 400


def _standard_library() -> frozenset[str]:
    import sys

    return frozenset(sys.stdlib_module_names) | {"generator"}
