"""``takhta locale preview TAG``: live pages of one language."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from generator.cli.common import PREVIEW_PORT, language_tag, port_number, print_faults, project_root
from generator.errors import GeneratorError
from generator.site.preview import PreviewServer


def add_parser(actions: Any) -> None:
    """Register the action."""
    parser = actions.add_parser("preview", help="live pages of one language, each text with its source")
    parser.add_argument("tag", metavar="TAG", help="the language")
    port = f"port on this machine ({PREVIEW_PORT})"
    parser.add_argument("--port", type=port_number, default=PREVIEW_PORT, help=port)


def run(arguments: argparse.Namespace) -> int:
    """Serve until the person stops it."""
    root = project_root()
    tag = language_tag(root, arguments.tag)
    print("Reading the texts ...", file=sys.stderr)
    try:
        server = PreviewServer(root, tag, arguments.port)
    except OSError as error:
        other = f"is another preview running? Then stop it, or write --port {arguments.port + 1}"
        raise GeneratorError(f"port {arguments.port}: {error.strerror}; {other}") from error
    print_faults(server.live.faults)
    print(f"Preview of {tag}: {server.address} (stop with Ctrl+C)", file=sys.stderr)
    server.run()
    return 0
