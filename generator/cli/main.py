"""The ``takhta`` command: parses arguments, calls the library, prints.

Results go to stdout, words for people to stderr. Exit codes: 0 done, 1 the sources or the input have
faults (all listed), 2 wrong usage.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import Final

from generator.cli.common import print_faults
from generator.errors import FaultsError, GeneratorError, UsageError

COMMANDS: Final = (
    "build",
    "serve",
    "check",
    "rules",
    "plays",
    "judge",
    "diagram",
    "messages",
    "quizzes",
    "locale",
)
"""Each is a module of this package with ``add_parser`` and ``run``; only the one in use is imported."""


def build_parser(commands: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """The parser with the named sub-commands."""
    parser = argparse.ArgumentParser(
        prog="takhta", description="Builds a backgammon rules tutorial and quiz site in four languages."
    )
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in commands:
        importlib.import_module(f"generator.cli.{name}").add_parser(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    # Importing MkDocs takes longer than judging a play: a known command loads its own module alone.
    known = words[:1] if words and words[0] in COMMANDS else COMMANDS
    arguments = build_parser(known).parse_args(words)
    module = importlib.import_module(f"generator.cli.{arguments.command}")
    try:
        return int(module.run(arguments))
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        return 130
    except FaultsError as error:
        print_faults(error.faults)
        return 1
    except (GeneratorError, OSError) as error:
        # A full disk, a folder without rights, a name too long: the person needs one line, not our stack.
        print(f"takhta {arguments.command}: {error}", file=sys.stderr)
        return 2 if isinstance(error, UsageError) else 1


if __name__ == "__main__":
    sys.exit(main())
