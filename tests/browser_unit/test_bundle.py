"""What is compiled for the browser is fresh, small, and allowed by the content security policy."""

from __future__ import annotations

import gzip
import re
import subprocess
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from generator.browser import build
from generator.diagrams.geometry import geometry_json

if TYPE_CHECKING:
    from pathlib import Path

ASSETS = build.ROOT / "docs" / "assets"
COMPILED = ("takhta.js", "takhta.css", "search.js", "home.js", "scheme.js", "root.js")


def _source_hash() -> str:
    lock = (build.ROOT / "package.json").read_text(encoding="utf-8")
    version = re.search(r'"esbuild": "([\d.]+)"', lock)
    assert version is not None
    files = [build.HERE / "build.mjs"]
    for folder in ("css", "src", "vendor"):
        files += [path for path in (build.HERE / folder).rglob("*") if path.is_file()]
    digest = sha256(f"esbuild {version[1]}\n".encode())
    for name, path in sorted((path.relative_to(build.HERE).as_posix(), path) for path in files):
        digest.update(f"{name}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("name", COMPILED)
def test_compiled_files_come_from_the_present_sources(name: str) -> None:
    """Whoever changes a source runs `make browser`: the hash in the first line says so without Node."""
    first = (ASSETS / name).read_text(encoding="utf-8").splitlines()[0]

    assert f"sources:{_source_hash()}" in first


def test_compiling_again_gives_the_same_bytes(tmp_path: Path) -> None:
    """Nothing compiled was edited by hand, and the compiler is repeatable."""
    build.compile_into(tmp_path)

    for name in (*COMPILED, "minisearch.LICENSE"):
        assert (ASSETS / name).read_bytes() == (tmp_path / name).read_bytes(), name


def test_what_others_wrote_is_handed_on_with_its_licence() -> None:
    """Every path that LICENSE names is there, and the search says whose work it carries."""
    below = (build.ROOT / "LICENSE").read_text(encoding="utf-8").split("-" * 80)[1]
    paths = re.findall(r"^(\S+/\S*) ", below, re.MULTILINE)
    notice = (ASSETS / "minisearch.LICENSE").read_text(encoding="utf-8")
    opening = (ASSETS / "search.js").read_text(encoding="utf-8").splitlines()[:2]

    assert "docs/assets/minisearch.LICENSE" in paths
    assert [] == [path for path in paths if not any(build.ROOT.glob(path.rstrip("/")))]
    assert "Luca Ongaro" in notice
    assert "Permission is hereby granted" in notice
    assert "MiniSearch" in opening[1]
    assert "minisearch.LICENSE" in opening[1]


def test_the_board_of_the_script_has_the_numbers_of_the_drawings() -> None:
    """Checkers drawn by the script lie exactly where the still picture has them."""
    assert geometry_json() + "\n" == build.GEOMETRY.read_text(encoding="utf-8")


def test_the_script_fits_its_budget() -> None:
    """The script is for cheap phones: at most 15 KB gzipped; the style sheet at most 12 KB."""
    sizes = {name: len(gzip.compress((ASSETS / name).read_bytes(), 9)) for name in COMPILED}

    assert sizes["takhta.js"] <= 15 * 1024
    assert sizes["takhta.css"] <= 12 * 1024
    assert sizes["search.js"] <= 12 * 1024


def test_the_script_holds_no_sentence() -> None:
    """All words come from the page, so that a translator finds every one of them."""
    text = (ASSETS / "takhta.js").read_text(encoding="utf-8").split("\n", 1)[1]
    strings = re.findall(r'"((?:[^"\\]|\\.)*)"', text)

    assert [] == [one for one in strings if re.search(r"[A-Z][a-z]+ [a-z]+ [a-z]+", one)]


def test_nothing_in_the_script_needs_more_than_the_policy_allows() -> None:
    """No eval, style attribute or style element; and no fetch, which a page in a folder may not do."""
    text = "".join((ASSETS / name).read_text(encoding="utf-8") for name in COMPILED if name.endswith(".js"))

    for forbidden in (
        "eval(",
        "new Function",
        'setAttribute("style"',
        "<style",
        " style=",
        "Worker(",
        "XMLHttp",
    ):
        assert forbidden not in text, forbidden
    # The search library has a method of that name, so only the scripts of every page are looked at.
    assert "fetch(" not in (ASSETS / "takhta.js").read_text(encoding="utf-8")


def test_the_style_sheet_reads_only_files_beside_it() -> None:
    """No third party is asked for anything, and every file named exists."""
    text = (ASSETS / "takhta.css").read_text(encoding="utf-8")
    targets = re.findall(r'url\("?([^")]+)"?\)', text)

    assert targets
    assert [] == [one for one in targets if not (ASSETS / one).is_file()]


def test_the_style_sheet_has_no_side_of_its_own() -> None:
    """Left and right come from the direction of the text: no physical margin, padding or border."""
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((build.HERE / "css").glob("*.css")))
    physical = re.findall(
        r"(?:margin|padding|border|inset)-(?:left|right)|text-align: (?:right)|float:", sources
    )

    assert [] == physical


def test_the_script_without_a_page_keeps_its_promises() -> None:
    """The tests of the pure parts, written for Node, pass: state, drawing, search, language page."""
    files = sorted(str(path) for path in (build.ROOT / "tests" / "js").glob("*.test.mjs"))
    run = subprocess.run(
        [build.node_tool("node"), "--test", *files], capture_output=True, text=True, check=False
    )

    assert files
    assert run.returncode == 0, run.stdout
