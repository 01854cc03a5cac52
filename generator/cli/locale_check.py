"""``takhta locale check [TAG]``: everything that a machine can say about the translations."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from generator.cli.common import print_faults, project_root
from generator.errors import Faults
from generator.i18n.check_help import address_of, check_help
from generator.i18n.languages import check_languages
from generator.i18n.pofilter import HOW_TO_INSTALL, installed

_SERVED: Final = "http://127.0.0.1:8000/en"
"""Where `make serve` shows the site."""


def add_parser(actions: Any) -> None:
    """Register the action."""
    parser = actions.add_parser("check", help="list every fault and remark of one language or of all")
    parser.add_argument("tag", metavar="TAG", nargs="?", help="a language of locales/; all when left out")


def run(arguments: argparse.Namespace) -> int:
    """List what was found, and where each code is explained."""
    faults = check_translated(project_root(), (arguments.tag,) if arguments.tag else ())
    print_faults(faults)
    explain(faults)
    if not faults:
        print("No faults found.", file=sys.stderr)
    return 1 if faults else 0


def check_translated(root: Path, tags: tuple[str, ...] = ()) -> Faults:
    """Check languages, and say so when pofilter cannot be asked; ``takhta check`` does the same.

    Raises:
        UsageError: there is no such language.

    """
    if not installed():
        print(f"warning: {HOW_TO_INSTALL}", file=sys.stderr)
    return check_languages(root, tags)


def explain(faults: Faults) -> None:
    """Say once for each code of a translation where it is explained."""
    found = {fault.code for fault in (*faults.errors, *faults.warnings)}
    codes = [code for code in check_help() if code in found]
    if codes:
        print("Explained with examples, while `make serve` runs:", file=sys.stderr)
    for code in codes:
        print(f"  {code}: {_SERVED}/{address_of(code)}", file=sys.stderr)
