"""Runs the parts of the bench that were asked for, all of them by default, and prints the table.

The answer is a table to read, never a failed command: timings depend on the machine.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import SubprocessError
from typing import Final

from tests.bench import builds, engine, graphs, growth, lighthouse, preview, transfer
from tests.bench.ground import Ground, open_ground
from tests.bench.process import surroundings
from tests.bench.row import Row, not_measured, table, told

PARTS: Final[dict[str, Callable[[Ground], Iterator[Row]]]] = {
    "transfer": transfer.measure,
    "engine": engine.measure,
    "graphs": graphs.measure,
    "builds": builds.measure,
    "preview": preview.measure,
    "growth": growth.measure,
    "lighthouse": lighthouse.measure,
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of: {', '.join(PARTS)}; all by default")
    parts = parser.parse_args().parts or list(PARTS)
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    rows = [told("machine, before", surroundings())]
    with tempfile.TemporaryDirectory(prefix="takhta-bench-") as scratch, open_ground(Path(scratch)) as ground:
        for part in parts:
            sys.stderr.write(f"Measuring: {part}\n")
            rows += _rows(part, ground)
    rows.append(told("machine, after", surroundings()))
    sys.stdout.write(table(rows) + "\n")


def _rows(part: str, ground: Ground) -> Iterator[Row]:
    """The rows of a part; if it breaks off, those it had and what went wrong."""
    try:
        yield from PARTS[part](ground)
    except (RuntimeError, ValueError, OSError, SubprocessError) as error:
        yield not_measured(part, "", str(error))


if __name__ == "__main__":
    main()
