"""``takhta locale status [TAG]...``: what is translated, what is left, what changed since."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from generator.cli.common import language_tag, print_faults, project_root
from generator.i18n.state import LanguageState, language_states
from generator.i18n.tally import Tally

HEADS: Final = ("", "total", "translated", "fuzzy", "missing", "words left", "share")

Row = tuple[str, ...]


def add_parser(actions: Any) -> None:
    """Register the action."""
    parser = actions.add_parser("status", help="what is translated, what is left, what changed since")
    parser.add_argument("tags", nargs="*", metavar="TAG", help="a language; all of them if none is named")
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object")
    parser.add_argument(
        "--changed", action="store_true", help="list the texts whose English changed since the translation"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the state of the languages; a PO file with a fault counts as far as it can be read."""
    root = project_root()
    states, faults = language_states(root, [language_tag(root, tag) for tag in arguments.tags])
    if arguments.json:
        found = {
            state.locale.tag: {name: domain.as_dict() for name, domain in state.domains.items()}
            for state in states
        }
        print(json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True))
    elif arguments.changed:
        _print_changes(states)
    else:
        _print_tables(states)
    print_faults(faults)
    return 1 if faults else 0


def _print_tables(states: Sequence[LanguageState]) -> None:
    """A table a language. The tag begins its line: after a name from right to left columns would swap."""
    tables = [list(_rows(state)) for state in states]
    widths = [
        max((len(row[column]) for table in tables for row in table), default=0)
        for column in range(len(HEADS))
    ]
    for number, (state, table) in enumerate(zip(states, tables, strict=True)):
        print("" if number == 0 else "\n", end="")
        print(f"{state.locale.tag}  {state.locale.name}")
        for row in table:
            cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
            print("  ".join([row[0].ljust(widths[0]), *cells]))
        changed = sum(len(domain.changed) for domain in state.domains.values())
        if changed:
            print(f"Changed in English since: {changed}; `takhta locale status {state.locale.tag} --changed`")


def _rows(state: LanguageState) -> Iterator[Row]:
    yield HEADS
    yield _row("all", sum((one.counts.whole for one in state.domains.values()), Tally()))
    for name, domain in state.domains.items():
        yield _row(name, domain.counts.whole)
        for chapter, counts in domain.counts.chapters.items():
            yield _row(f"  {chapter}", counts)


def _row(name: str, counts: Tally) -> Row:
    numbers = (counts.total, counts.translated, counts.fuzzy, counts.missing, counts.words_left)
    return (name, *map(str, numbers), f"{counts.percent}%")


def _print_changes(states: Sequence[LanguageState]) -> None:
    found = [change for state in states for domain in state.domains.values() for change in domain.changed]
    for change in found:
        print(f"{change.place}: {change.chapter}\n  was: {change.was}\n  now: {change.now}")
    if not found and states:
        print("No English text has changed since it was translated.", file=sys.stderr)
