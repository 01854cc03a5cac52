"""``takhta locale preview TAG``: live pages of one language."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from generator.cli.common import port_number, print_faults, project_root
from generator.errors import GeneratorError
from generator.site.preview import PreviewServer


def add_parser(actions: Any) -> None:
    """Register the action."""
    parser = actions.add_parser("preview", help="live pages of one language, each text with its source")
    parser.add_argument("tag", metavar="TAG", help="the language")
    parser.add_argument("--port", type=port_number, default=8001, help="port on this machine (8001)")


def run(arguments: argparse.Namespace) -> int:
    """Serve until the person stops it."""
    try:
        server = PreviewServer(project_root(), arguments.tag, arguments.port)
    except OSError as error:
        raise GeneratorError(f"port {arguments.port}: {error.strerror}; try --port") from error
    print_faults(server.live.faults)
    print(f"Preview of {arguments.tag}: {server.address} (stop with Ctrl+C)", file=sys.stderr)
    server.run()
    return 0
