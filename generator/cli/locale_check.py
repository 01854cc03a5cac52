"""``takhta locale check [TAG]``: everything that a machine can say about the translations."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from generator.cli.common import PREVIEW_PORT, language_tag, print_faults, project_root
from generator.errors import Faults
from generator.i18n.check_help import address_of, check_help
from generator.i18n.concerned import english_texts
from generator.i18n.languages import check_languages
from generator.i18n.pofilter import HOW_TO_INSTALL, installed

_SERVED: Final = ("make serve", "http://127.0.0.1:8000/en")
"""What shows the site, and where."""


def add_parser(actions: Any) -> None:
    """Register the action."""
    parser = actions.add_parser("check", help="list every fault and remark of one language or of all")
    parser.add_argument("tag", metavar="TAG", nargs="?", help="a language of locales/; all when left out")


def run(arguments: argparse.Namespace) -> int:
    """List what was found, and where each code is explained."""
    root = project_root()
    tag = language_tag(root, arguments.tag) if arguments.tag else ""
    faults = check_translated(root, (tag,) if tag else ())
    print_faults(faults, english_texts(root, (*faults.errors, *faults.warnings)))
    explain(faults, tag)
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


def explain(faults: Faults, tag: str = "") -> None:
    """Say once for each code of a translation where it is explained; of one language, in its preview."""
    command, address = _SERVED
    if tag:
        command, address = f"takhta locale preview {tag}", f"http://127.0.0.1:{PREVIEW_PORT}/{tag}"
    found = {fault.code for fault in (*faults.errors, *faults.warnings)}
    codes = [code for code in check_help() if code in found]
    if codes:
        print(f"Explained with examples, while `{command}` runs:", file=sys.stderr)
    for code in codes:
        print(f"  {code}: {address}/{address_of(code)}", file=sys.stderr)
