"""What several commands share."""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from generator.errors import Faults, GeneratorError, SourceError
from generator.i18n.concerned import Place
from generator.i18n.locale import locale_folders

PREVIEW_PORT: Final = 8001
"""Where `takhta locale preview` shows a language."""


def project_root(start: Path | None = None) -> Path:
    """The folder with mkdocs.yml, looked for from the working folder upwards.

    Raises:
        GeneratorError: there is none.

    """
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if (folder / "mkdocs.yml").is_file() and (folder / "diagrams").is_dir():
            return folder
    raise GeneratorError("run this in the project's folder, the one with mkdocs.yml")


def print_faults(faults: Faults, english: Mapping[Place, str] | None = None) -> None:
    """List every fault and warning for a person, by file and line; ``english`` says what stands there."""
    _print_group("warning: ", faults.sorted_warnings(), english or {})
    _print_group("", faults.sorted(), english or {})
    if faults:
        count = len(faults.sorted())
        print(f"{count} fault{'s' if count != 1 else ''} found", file=sys.stderr)


def _print_group(mark: str, group: list[SourceError], english: Mapping[Place, str]) -> None:
    """Print faults, and after the last one of a text the English of that text."""
    for place, faults in itertools.groupby(group, lambda fault: (fault.path, fault.line)):
        for fault in faults:
            print(f"{mark}{fault}", file=sys.stderr)
        if place in english:
            print(f"    English: {english[place]}", file=sys.stderr)


def language_tag(root: Path, text: str) -> str:
    """A tag as the language's folder has it, whether it was typed in capitals or not; else as typed."""
    wanted = text.replace("_", "-").casefold()
    names = (folder.name for folder in locale_folders(root / "locales"))
    return next((name for name in names if name.casefold() == wanted), text)


def output_folder(text: str) -> Path:
    """An argument that names a folder to write to; anything else that exists is refused as wrong usage.

    A link to a folder stands for the folder, so that replacing the site does not replace the link.
    """
    if not text.strip():
        raise argparse.ArgumentTypeError("the name of the folder is empty")
    path = Path(text).resolve()
    if path.exists() and not path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is not a folder")
    return path


def port_number(text: str) -> int:
    """An argument that names a port; 0 leaves the choice to the system."""
    port = int(text) if text.isascii() and text.isdecimal() else -1
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port
