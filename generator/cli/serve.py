"""``takhta serve``: build what is needed, serve it, and build again when a source changes."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from generator.cli.common import language_tag, port_number, print_faults, project_root
from generator.errors import GeneratorError, UsageError
from generator.site.build import BuildOptions
from generator.site.serve import Server


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("serve", help="serve the site and rebuild it on change")
    parser.add_argument("--port", type=port_number, default=8000, help="port on this machine (8000)")
    parser.add_argument(
        "--locale", action="append", default=[], metavar="TAG", help="only this language; repeatable"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until the person stops it."""
    root = project_root()
    locales = tuple(language_tag(root, tag) for tag in arguments.locale)
    options = BuildOptions(root=root, output=root / "site", locales=locales)
    known = {path.parent.name for path in (root / "locales").glob("*/locale.yml")}
    if strangers := sorted(set(options.locales) - known):
        raise UsageError(f"no such language: {', '.join(strangers)}; known are {', '.join(sorted(known))}")
    try:
        server = Server(
            options, arguments.port, tell=lambda line: print(line, file=sys.stderr), report=print_faults
        )
    except OSError as error:
        raise GeneratorError(f"port {arguments.port}: {error.strerror}; try --port") from error
    server.run()
    return 0
