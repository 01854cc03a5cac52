"""``takhta rules``: the registry and what carries each rule."""

from __future__ import annotations

import argparse
import json
from typing import Any

from generator.cli.common import print_faults, project_root
from generator.pages.project import load_project
from generator.pages.ruletable import rule_table


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("rules", help="list all rules and what carries each")
    parser.add_argument("--json", action="store_true", help="the whole table as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Print the table; faults of the sources are listed too and make it fail."""
    project, faults = load_project(project_root())
    print_faults(faults)
    rows = rule_table(project)
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False, sort_keys=True, indent=1))
    else:
        for row in rows:
            count = sum(row["quizzes"].values())
            print(f"{row['id']:32} {row['chapter']:22} diagrams {len(row['diagrams'])}  quizzes {count}")
    return 1 if faults else 0
