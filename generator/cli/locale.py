"""``takhta locale``: what translators need. Each action is a module of its own."""

from __future__ import annotations

import argparse
import importlib
from typing import Any, Final

ACTIONS: Final = ("add", "status", "check", "preview", "glossary")
"""Each is a module ``locale_<action>`` of this package with ``add_parser`` and ``run``."""


def add_parser(subparsers: Any) -> None:
    """Register the command and its actions."""
    parser = subparsers.add_parser("locale", help="add, count, check and preview languages")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name in ACTIONS:
        _module(name).add_parser(actions)


def run(arguments: argparse.Namespace) -> int:
    """Run one action."""
    return int(_module(arguments.action).run(arguments))


def _module(action: str) -> Any:
    return importlib.import_module(f"generator.cli.locale_{action}")
