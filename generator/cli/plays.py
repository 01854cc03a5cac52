"""``takhta plays``: every legal play of a roll."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from generator.cli.jsonl import (
    Answer,
    Question,
    add_input_options,
    first_of,
    position_of,
    print_unreadable,
    roll_of,
    ruleset_for_xgid,
    run_lines,
)
from generator.notation import UnreadableError, format_play, format_position, format_results
from generator.notation.xgid import parse_dice_xgid
from generator.rules import RuleSet, legal_plays

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the ``plays`` command."""
    parser = subparsers.add_parser("plays", help="list the legal plays of a roll")
    add_input_options(parser)


def run(args: argparse.Namespace) -> int:
    """Answer a stream of lines, or one XGID for a person."""
    if args.jsonl:
        return run_lines(answer, args.ruleset)
    return print_plays(args.xgid, ruleset_for_xgid(args))


def answer(question: Question, ruleset: RuleSet) -> Answer:
    """Return the distinct positions after the turn; the unchanged position if no move is legal."""
    position, roll = position_of(question, ruleset), roll_of(question)
    found = format_results(position, roll, ruleset, first=first_of(question))
    return {"n": len(found), "results": found}


def print_plays(xgid: str, ruleset: RuleSet) -> int:
    """Print each distinct play with the position it leads to."""
    try:
        position, roll = parse_dice_xgid(xgid, ruleset.checkers)
    except UnreadableError as error:
        return print_unreadable(error)
    plays = [(format_play(position, one.play), one.result) for one in legal_plays(position, roll, ruleset)]
    if not plays:
        print(f"no legal move  {format_position(position)}")
    width = max((len(text) for text, _ in plays), default=0)
    for text, result in plays:
        print(f"{text:<{width}}  {format_position(result)}")
    return 0
