"""``takhta messages``: bring the POT and PO files up to date with the English sources."""

from __future__ import annotations

import argparse
from typing import Any

from generator.cli.common import print_faults, project_root
from generator.i18n.catalogs import Update, update_catalogs


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    subparsers.add_parser("messages", help="bring the POT and PO files up to date with the sources")


def run(arguments: argparse.Namespace) -> int:
    """Update every file and print the state of each; a file with a fault is left as it is."""
    del arguments
    updates, faults = update_catalogs(project_root())
    for update in updates:
        print(_summary(update))
    print_faults(faults)
    return 1 if faults else 0


def _summary(update: Update) -> str:
    state = "written" if update.changed else "unchanged"
    if update.counts is None:
        return f"{update.path:40} {state}"
    counts = update.counts
    return (
        f"{update.path:40} {state:10} {counts.translated} of {counts.total} translated,"
        f" {counts.fuzzy} fuzzy, {counts.missing} missing, {update.obsolete} obsolete"
    )
