"""``takhta locale add TAG``: makes the folder of a new language."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from generator.cli.common import print_faults, project_root
from generator.i18n.newlocale import add_locale


def add_parser(actions: Any) -> None:
    """Register the action."""
    parser = actions.add_parser("add", help="make the files of a new language; nothing else changes")
    parser.add_argument("tag", metavar="TAG", help="a tag such as ar, pa-Arab or pt-BR; en-XA, en-XB to try")


def run(arguments: argparse.Namespace) -> int:
    """Make the files and say what comes next."""
    made, faults = add_locale(project_root(), arguments.tag)
    print_faults(faults)
    if made is None:
        return 1
    for name in made.files:
        print(name)
    locale = made.locale
    print(f"{locale.name} ({locale.tag}): {made.messages} texts to translate.", file=sys.stderr)
    if locale.unwritten:
        keys = ", ".join(locale.unwritten)
        print(f"To be written by a person in locales/{locale.tag}/locale.yml: {keys}.", file=sys.stderr)
    print(
        f"Look at it with `takhta locale preview {locale.tag}`; the guide is TRANSLATING.md.", file=sys.stderr
    )
    return 0
