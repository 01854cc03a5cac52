"""``takhta quizzes mine``: finds positions that exercise rules and writes them as questions."""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path
from typing import Any

from generator.cli.common import output_folder, project_root
from generator.errors import UsageError
from generator.mining.files import require_ours, text_of, write
from generator.mining.mine import Miner
from generator.mining.subjects import SUBJECTS, wanted
from generator.pages.vocabulary import vocabulary_of
from generator.quizzes.mined import FOLDER
from generator.registry import Registry

SEED = 1
COUNT = 42
"""Positions of each rule with a switch; consequences and states have a quarter, at least 12."""
MOST = 200
WIDTH = 30


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("quizzes", help="the bank of questions that the engine finds")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    mine = actions.add_parser("mine", help="find positions for rules and write quizzes/mined/<rule>.yml")
    mine.add_argument("--rule", action="append", default=[], metavar="ID", help="a rule; all if left out")
    mine.add_argument("--seed", type=int, default=SEED, help=f"the same seed gives the same files ({SEED})")
    mine.add_argument(
        "--count", type=_count, default=COUNT, help=f"positions of a rule with a switch ({COUNT})"
    )
    mine.add_argument(
        "--output", type=output_folder, metavar="DIR", help="folder of the files (quizzes/mined)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Mine, then write all files at once; a rule for which too little was found makes the command fail."""
    rules = tuple(dict.fromkeys(arguments.rule)) or SUBJECTS
    for rule in rules:
        _require_known(rule)
    folder: Path = arguments.output or project_root() / "quizzes" / FOLDER
    paths = {rule: folder / f"{rule}.yml" for rule in rules}
    require_ours(list(paths.values()))
    registry = Registry.load()
    told = _bar if sys.stderr.isatty() else _silent
    miner = Miner(vocabulary_of(registry), registry, arguments.seed, told)
    found = {rule: miner.mine(rule, arguments.count) for rule in rules}
    if told is _bar:
        print(file=sys.stderr)
    write({paths[rule]: text_of(rule, found[rule], arguments.seed, arguments.count) for rule in rules})
    short = [rule for rule in rules if len(found[rule]) < wanted(rule, arguments.count)]
    for rule in rules:
        print(f"{rule:32} {len(found[rule])}")
    for rule in short:
        message = f"{rule}: found {len(found[rule])} of {wanted(rule, arguments.count)}"
        print(f"{message}; try another --seed", file=sys.stderr)
    return 1 if short else 0


def _require_known(rule: str) -> None:
    if rule not in SUBJECTS:
        near = difflib.get_close_matches(rule, SUBJECTS, n=3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise UsageError(f"no rule {rule} can be mined{hint}")


def _count(text: str) -> int:
    count = int(text)
    if not 1 <= count <= MOST:
        raise argparse.ArgumentTypeError(f"a count is a number from 1 to {MOST}")
    return count


def _silent(_what: str, _done: int, _total: int) -> None:
    """Say nothing: nobody watches."""


def _bar(what: str, done: int, total: int) -> None:
    """Draw how far the work is, over the line drawn before."""
    full = WIDTH * done // max(total, 1)
    bar = "#" * full + "-" * (WIDTH - full)
    print(f"\r{what:32} [{bar}] {done}/{total}\x1b[K", end="", file=sys.stderr, flush=True)
