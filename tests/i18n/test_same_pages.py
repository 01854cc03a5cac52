"""A language whose files come from four different editors is built into the same pages, byte for byte."""

from __future__ import annotations

import codecs
import io
from collections.abc import Callable
from pathlib import Path

import polib
from translate.storage import pypo

from generator.site.build import BuildOptions, build


def built(root: Path, output: Path) -> dict[str, bytes]:
    """Build Urdu alone and return its files."""
    report = build(BuildOptions(root=root, output=output, locales=("ur",)))
    assert [] == [str(fault) for fault in report.faults]
    folder = output / "ur"
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.*"))}


def by_polib(text: str) -> bytes:
    """Folded at 79, as Poedit does, with the line ends of Windows and a BOM."""
    return codecs.BOM_UTF8 + str(polib.pofile(text, wrapwidth=79)).replace("\n", "\r\n").encode()


def by_toolkit(text: str) -> bytes:
    """Every translation set anew, so that it is folded as Weblate does."""
    store = pypo.pofile(io.BytesIO(text.encode()))
    for unit in store.units:
        if not unit.isheader() and not unit.isobsolete():
            unit.target = unit.target
    return bytes(store)


def test_the_pages_do_not_show_which_editor_a_translator_uses(
    copy_project: Callable[[], Path], tmp_path: Path
) -> None:
    """Poedit, Weblate, Notepad in UTF-16 and an old Macintosh."""
    root = copy_project()
    before = built(root, tmp_path / "before")
    forms: dict[str, Callable[[str], bytes]] = {
        "docs": by_polib,
        "quizzes": by_toolkit,
        "diagrams": lambda text: codecs.BOM_UTF16_LE + text.replace("\n", "\r\n").encode("utf-16-le"),
        "ui": lambda text: text.replace("\n", "\r").encode(),
    }
    for domain, form in forms.items():
        path = root / f"locales/ur/LC_MESSAGES/{domain}.po"
        ours = path.read_text(encoding="utf-8")
        path.write_bytes(form(ours))
        assert ours.encode() != path.read_bytes()
    after = built(root, tmp_path / "after")

    assert before == after
    assert any("قاعدہ".encode() in page for page in after.values())
