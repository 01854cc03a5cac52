"""``takhta locale glossary``: the agreed terms for a translator's tool."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from generator.cli.common import language_tag, print_faults, project_root
from generator.errors import UsageError
from generator.i18n.locale import locale_folders
from generator.i18n.termbase import term_table, termbase


def add_parser(actions: Any) -> None:
    """Register the action."""
    parser = actions.add_parser("glossary", help="the agreed terms as TBX, or as a CSV of one language")
    parser.add_argument("tag", metavar="TAG", nargs="?", help="one language; all if left out (TBX alone)")
    parser.add_argument("--format", choices=("tbx", "csv"), default="tbx", help="form of the table (tbx)")


def run(arguments: argparse.Namespace) -> int:
    """Write the terms to stdout."""
    root = project_root()
    tag: Any = arguments.tag if arguments.tag is None else language_tag(root, arguments.tag)
    known = [folder.name for folder in locale_folders(root / "locales")]
    if tag is not None and tag not in known:
        raise UsageError(f"no such language: {tag}; known are {', '.join(known)}")
    if arguments.format == "csv" and tag is None:
        raise UsageError("a CSV holds one language: name it, as in `takhta locale glossary ur --format csv`")
    path = root / "locales" / "glossary.csv"
    if arguments.format == "csv":
        text, faults = term_table(path, tag)
    else:
        text, faults = termbase(path, language=tag)
    print_faults(faults)
    if faults:
        return 1
    sys.stdout.write(text)
    return 0
