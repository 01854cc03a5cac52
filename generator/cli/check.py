"""``takhta check``: every fault of docs, data and PO files."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from generator.cli.common import print_faults, project_root
from generator.cli.locale_check import check_translated, explain
from generator.pages.minedbank import check_mined
from generator.pages.project import load_project
from generator.pages.wholecourse import check_course


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    subparsers.add_parser("check", help="list every fault of docs, data and PO files")


def run(arguments: argparse.Namespace) -> int:
    """List the faults; nothing is written but a memory of what was found, in ``.cache/``."""
    del arguments
    root = project_root()
    project, faults = load_project(root)
    faults.extend(check_mined(root, project.registry))
    if not faults:
        # What is missing from a course that could not be read whole is no news.
        faults.extend(check_course(project))
    faults.extend(check_translated(root))
    print_faults(faults)
    explain(faults)
    if not faults:
        print("No faults found.", file=sys.stderr)
    return 1 if faults else 0
