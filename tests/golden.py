"""Golden files: what the generator made when somebody last looked at it and found it good.

``python -m tests.golden`` renews them all; then the diff is read. A kind of golden file is a module
``tests/<part>/golden_<kind>.py`` with ``files() -> dict[str, str]``, file name -> text; its files stand in
``tests/golden/<kind>/``. To add a kind, add such a module and a test that calls ``differences``.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

TESTS = Path(__file__).parent
FOLDER = TESTS / "golden"


def kinds() -> dict[str, Path]:
    """Every kind of golden file with the module that makes it."""
    return {path.stem.removeprefix("golden_"): path for path in sorted(TESTS.glob("*/golden_*.py"))}


def made(kind: str) -> dict[str, str]:
    """Return the files of a kind as the generator makes them now."""
    spec = importlib.util.spec_from_file_location(f"golden_{kind}", kinds()[kind])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    files: dict[str, str] = module.files()
    return files


def kept(kind: str) -> dict[str, str]:
    """Return the files of a kind as they were found good."""
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted((FOLDER / kind).glob("*"))
        if path.is_file()
    }


def differences(kind: str) -> list[str]:
    """Names of files that are new, gone or different."""
    now, before = made(kind), kept(kind)
    return [name for name in sorted({*now, *before}) if now.get(name) != before.get(name)]


def renew(kind: str) -> list[str]:
    """Write the files of a kind; returns the names of those that changed."""
    changed, files = differences(kind), made(kind)
    folder = FOLDER / kind
    folder.mkdir(parents=True, exist_ok=True)
    for name in changed:
        if name in files:
            (folder / name).write_text(files[name], encoding="utf-8")
        else:
            (folder / name).unlink()
    return changed


def main() -> int:
    """Renew everything and say what changed."""
    for kind in kinds():
        for name in renew(kind):
            sys.stdout.write(f"tests/golden/{kind}/{name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
