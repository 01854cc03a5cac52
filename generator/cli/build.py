"""``takhta build``: all languages into a folder, moved into place when whole."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from generator.cli.common import language_tag, output_folder, print_faults, project_root
from generator.site.build import BuildOptions, build

_ADDRESS: Final = re.compile(r"[A-Za-z0-9:/?#\[\]@!$&()*+,;=._~%-]+")


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("build", help="build the site")
    parser.add_argument("--output", type=output_folder, default=None, help="folder of the site (site)")
    parser.add_argument(
        "--site-url", type=_address, default="", help="address the site will have, for canonical links"
    )
    parser.add_argument(
        "--locale", action="append", default=[], metavar="TAG", help="only this language; repeatable"
    )
    parser.add_argument("--offline", action="store_true", help="edition to be read from a folder")


def run(arguments: argparse.Namespace) -> int:
    """Build, list every fault, and say what was written."""
    root = project_root()
    options = BuildOptions(
        root=root,
        output=arguments.output or root / "site",
        site_url=arguments.site_url,
        locales=tuple(language_tag(root, tag) for tag in arguments.locale),
        offline=arguments.offline,
    )
    report = build(options)
    print_faults(report.faults)
    if report.built:
        print(f"{Path(options.output).name}/: {', '.join(report.built)}", file=sys.stderr)
    for tag in report.broken:
        old = "; its old pages stay" if tag in report.kept else ""
        print(f"{tag} was not built: mend its faults first{old}", file=sys.stderr)
    if not options.site_url and report.built:
        print("No --site-url was given: no canonical links and no sitemap were written.", file=sys.stderr)
    return 1 if report.faults else 0


def _address(text: str) -> str:
    """A web address without query and fragment, or nothing."""
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        sound = parts.scheme in {"http", "https"} and bool(parts.hostname) and (parts.port or 80) > 0
    except ValueError:
        sound = False
    if not sound or parts.query or parts.fragment or not _ADDRESS.fullmatch(text):
        raise argparse.ArgumentTypeError(
            f"expected an address such as https://example.org/, found {text[:60]!r}"
        )
    return text
