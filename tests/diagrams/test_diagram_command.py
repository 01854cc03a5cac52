"""``takhta diagram``: one picture as a file."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from generator.cli.main import main
from generator.diagrams import export
from tests.diagrams.boards import ROOT

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"


@pytest.fixture(autouse=True)
def _in_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def title(path: Path) -> str:
    """Return the title of an SVG file."""
    return ET.parse(path).getroot().findtext("{http://www.w3.org/2000/svg}title") or ""  # noqa: S314 - our own


def test_a_named_diagram_becomes_a_file(tmp_path: Path) -> None:
    """The SVG stands alone: it is valid XML with its own style sheet."""
    path = tmp_path / "board.svg"

    assert 0 == main(["diagram", "start", "-o", str(path)])
    assert "Backgammon position, White to move" == title(path)
    assert "<style>" in path.read_text(encoding="utf-8")


def test_any_position_becomes_a_file(tmp_path: Path) -> None:
    """An XGID is drawn with its dice; the options choose colours, home side and language."""
    path = tmp_path / "board.svg"
    options = ["--palette", "print", "--home", "left", "--locale", "fa"]

    assert 0 == main(["diagram", "--xgid", XGID, "-o", str(path), *options])
    text = path.read_text(encoding="utf-8")

    assert 'class="tk-board pal-print"' in text
    assert 'xml:lang="fa"' in text
    assert "rotate(180 297 240)" in text


@pytest.mark.parametrize(("ending", "head"), [("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_other_kinds_of_file(ending: str, head: bytes, tmp_path: Path) -> None:
    """The ending of the name decides what is written."""
    path = tmp_path / f"board.{ending}"

    assert 0 == main(["diagram", "start", "-o", str(path)])
    assert path.read_bytes().startswith(head)


def test_a_diagram_of_several_pictures_gives_a_file_for_each(tmp_path: Path) -> None:
    """The files are numbered; one picture can be asked for by its number."""
    assert 0 == main(["diagram", "either-order", "-o", str(tmp_path / "a.svg")])
    assert 0 == main(["diagram", "either-order-2", "-o", str(tmp_path / "b.svg")])
    files = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    assert {"a-1.svg", "a-2.svg", "b.svg"} == set(files)
    assert files["a-2.svg"] == files["b.svg"] != files["a-1.svg"]


def test_an_unknown_name_is_answered_with_near_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is written, and a slip of the keyboard is easily mended."""
    assert 2 == main(["diagram", "landing-blockd", "-o", str(tmp_path / "a.svg")])
    assert "did you mean landing-blocked" in capsys.readouterr().err
    assert [] == list(tmp_path.iterdir())


def test_a_bad_xgid_lists_its_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every fault has its code; nothing is written."""
    bad = XGID.replace(":52:", ":79:").replace("-b----", "-b--?-")

    assert 1 == main(["diagram", "--xgid", bad, "-o", str(tmp_path / "a.svg")])
    said = capsys.readouterr().err

    assert ["XGID_BOARD", "XGID_DICE"] == [code for code in ("XGID_BOARD", "XGID_DICE") if code in said]
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words",
    [
        ["start"],
        ["start", "-o", "a.gif"],
        ["start", "--xgid", XGID, "-o", "a.svg"],
        ["-o", "a.svg"],
        ["start", "-o", "a.svg", "--palette", "sepia"],
    ],
)
def test_wrong_usage_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """No name, two names, no file, an unknown ending or palette: exit code 2 and how to use it."""
    with pytest.raises(SystemExit) as caught:
        main(["diagram", *words])

    assert 2 == caught.value.code
    assert "usage: takhta diagram" in capsys.readouterr().err


def test_an_unknown_language_is_wrong_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The languages that exist are named."""
    assert 2 == main(["diagram", "start", "-o", str(tmp_path / "a.svg"), "--locale", "xx"])
    known = capsys.readouterr().err.partition("there are")[2]
    assert {"en", "fa", "hi", "ur"} <= set(re.findall(r"\w+", known))


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Writing fails with the path and the reason."""
    assert 1 == main(["diagram", "start", "-o", str(tmp_path / "none" / "a.svg")])
    assert "none/a.svg" in capsys.readouterr().err


def test_a_missing_library_is_named_and_nothing_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says which extra to install."""

    def absent(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(export, "import_module", absent)

    assert 1 == main(["diagram", "start", "-o", str(tmp_path / "a.png")])
    assert "pip install '.[raster]'" in capsys.readouterr().err
    assert [] == list(tmp_path.iterdir())
