"""``python -m generator.browser.build``: compile the browser's script and style sheet into docs/assets.

Needs Node and the one npm package named in package.json; both are fetched by this command alone, because the
site is built from the committed result.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from generator.diagrams.geometry import geometry_json

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
GEOMETRY = HERE / "src" / "geometry.json"


def node_tool(name: str) -> str:
    """Return the path of ``node`` or ``npm``: those of the virtual environment first, then those on PATH."""
    beside = Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"{name} was not found; `make browser` installs it into .venv")
    return found


def ensure_esbuild(root: Path = ROOT) -> None:
    """Install the locked npm packages unless the locked version of esbuild is there already."""
    lock = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))
    wanted = lock["packages"]["node_modules/esbuild"]["version"]
    installed = root / "node_modules" / "esbuild" / "package.json"
    if installed.exists() and json.loads(installed.read_text(encoding="utf-8"))["version"] == wanted:
        return
    subprocess.run(  # noqa: S603 - our own lock file, no shell
        [node_tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=root, check=True
    )


def compile_into(folder: Path) -> None:
    """Compile scripts and style sheet into ``folder``; the same sources give the same bytes."""
    ensure_esbuild()
    subprocess.run(  # noqa: S603 - our own script, no shell
        [node_tool("node"), str(HERE / "build.mjs"), str(folder)], cwd=ROOT, check=True
    )


def main() -> None:
    """Renew the geometry of the board and everything compiled."""
    GEOMETRY.write_text(geometry_json() + "\n", encoding="utf-8")
    compile_into(ROOT / "docs" / "assets")


if __name__ == "__main__":
    main()
