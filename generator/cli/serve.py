"""``takhta serve``: build what is needed, serve it, and build again when a source changes."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from generator.cli.common import print_faults, project_root
from generator.errors import GeneratorError
from generator.site.build import BuildOptions
from generator.site.serve import Server


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("serve", help="serve the site and rebuild it on change")
    parser.add_argument("--port", type=_port, default=8000, help="port on this machine (8000)")
    parser.add_argument(
        "--locale", action="append", default=[], metavar="TAG", help="only this language; repeatable"
    )


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port


def run(arguments: argparse.Namespace) -> int:
    """Serve until the person stops it."""
    try:
        root = project_root()
        options = BuildOptions(root=root, output=root / "site", locales=tuple(arguments.locale))
        server = Server(
            options, arguments.port, tell=lambda line: print(line, file=sys.stderr), report=print_faults
        )
        server.run()
    except OSError as error:
        print(f"takhta serve: port {arguments.port}: {error.strerror}; try --port", file=sys.stderr)
        return 1
    except GeneratorError as error:
        print(f"takhta serve: {error}", file=sys.stderr)
        return 1
    return 0
