"""What several commands share."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from generator.errors import Faults, GeneratorError


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


def print_faults(faults: Faults) -> None:
    """List every fault and warning for a person, by file and line."""
    for warning in sorted(set(faults.warnings), key=lambda fault: fault.sort_key):
        print(f"warning: {warning}", file=sys.stderr)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        count = len(faults.sorted())
        print(f"{count} fault{'s' if count != 1 else ''} found", file=sys.stderr)


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
    port = int(text)
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port
