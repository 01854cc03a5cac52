"""``make fonts``: cut the four faces to the alphabets in use and write them to docs/assets/fonts.

Each face keeps every layout feature, so that joining, marks and conjuncts stay as their designers made them.
The sources are npm packages of a fixed version; npm checks their integrity. Cutting Nastaliq takes some
seconds, so the results are committed and only this command makes them.
"""

from __future__ import annotations

import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from fontTools import subset  # type: ignore[import-untyped]

from generator.browser.build import node_tool
from generator.i18n.faces import SHIPPED

if TYPE_CHECKING:
    from collections.abc import Iterable

FONTS = Path(__file__).resolve().parents[2] / "docs" / "assets" / "fonts"


@dataclass(frozen=True, slots=True)
class Face:
    """One file of the site: where it comes from and which characters it keeps."""

    name: str
    """File name without ending."""
    package: str
    """npm package with its version."""
    source: str
    """Path of the font in the package."""
    licence: str
    """Path of the licence in the package."""
    characters: str
    features: tuple[str, ...] = ("*",)
    """Layout features to keep: all, where letters join or stack."""

    def code_points(self) -> set[int]:
        """Every code point that the face must have."""
        return {ord(character) for character in self.characters}


_CHARACTERS = {face.file: face.characters for face in SHIPPED}

FACES = (
    Face(
        name="literata-latin",
        package="@fontsource/literata@5.3.0",
        source="files/literata-latin-400-normal.woff2",
        licence="LICENSE",
        characters=_CHARACTERS["literata-latin"],
        features=("ccmp", "kern", "liga", "locl", "tnum"),
    ),
    Face(
        name="noto-nastaliq-urdu",
        package="@fontsource/noto-nastaliq-urdu@5.3.0",
        source="files/noto-nastaliq-urdu-arabic-400-normal.woff2",
        licence="LICENSE",
        characters=_CHARACTERS["noto-nastaliq-urdu"],
    ),
    Face(
        name="noto-serif-devanagari",
        package="@fontsource/noto-serif-devanagari@5.3.0",
        source="files/noto-serif-devanagari-devanagari-400-normal.woff2",
        licence="LICENSE",
        characters=_CHARACTERS["noto-serif-devanagari"],
    ),
    Face(
        name="vazirmatn",
        package="vazirmatn@33.0.3",
        source="fonts/webfonts/Vazirmatn-Regular.woff2",
        licence="OFL.txt",
        characters=_CHARACTERS["vazirmatn"],
    ),
)


def fetch(face: Face, folder: Path) -> Path:
    """Download the face's package into ``folder`` and return the unpacked package."""
    packed = subprocess.run(  # noqa: S603 - a fixed package of a fixed version
        [node_tool("npm"), "pack", "--silent", face.package],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()[-1]
    target = folder / face.name
    with tarfile.open(folder / packed) as archive:
        archive.extractall(target, filter="data")
    return target / "package"


def cut(source: Path, target: Path, code_points: Iterable[int], features: tuple[str, ...]) -> None:
    """Write the part of a font that these code points need, with these layout features."""
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = list(features)
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=sorted(code_points))
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def main() -> None:
    """Renew all faces and their licences."""
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        for face in FACES:
            package = fetch(face, Path(name))
            cut(package / face.source, FONTS / f"{face.name}.woff2", face.code_points(), face.features)
            licence = (package / face.licence).read_text(encoding="utf-8")
            (FONTS / f"OFL-{face.name.removesuffix('-latin')}.txt").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    main()
