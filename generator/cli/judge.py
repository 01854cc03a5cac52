"""``takhta judge``: whether a play is legal, and if not, why not."""

from __future__ import annotations

import argparse
import sys
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
    text_of,
)
from generator.notation import (
    AmbiguousPlayError,
    UnreadableError,
    format_play,
    format_position,
    judge_text,
)
from generator.notation.xgid import parse_dice_xgid
from generator.rules import Illegal, Legal, Location, Move, Place, Reason, RuleSet, Verdict

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the ``judge`` command."""
    parser = subparsers.add_parser("judge", help="say whether a play is legal, and why not")
    add_input_options(parser)
    parser.add_argument("--play", metavar="PLAY", help="with --xgid: the play, such as '24/18 18/13'")


def run(args: argparse.Namespace) -> int:
    """Answer a stream of lines, or one XGID and play for a person."""
    if args.jsonl:
        if args.play is not None:
            args.wrong_usage("--play goes with --xgid; with --jsonl each line has its own play")
        return run_lines(answer, args.ruleset)
    return print_verdict(args.xgid, args.play or "", ruleset_for_xgid(args))


def answer(question: Question, ruleset: RuleSet) -> Answer:
    """Return the verdict of one line."""
    position, roll = position_of(question, ruleset), roll_of(question)
    play, first = text_of(question, "play"), first_of(question)
    return verdict_data(judge_text(position, roll, play, ruleset, first=first))


def verdict_data(verdict: Verdict) -> Answer:
    """Return a verdict as data."""
    if isinstance(verdict, Legal):
        return {"legal": True, "result": format_position(verdict.result)}
    return {"legal": False, "reasons": [reason_data(reason, verdict) for reason in verdict.reasons]}


def reason_data(reason: Reason, verdict: Illegal) -> Answer:
    """Return a reason as data: its rule, the faulty move, and the facts that belong to it.

    ``step`` counts moves from 0. An obligation names the first move after which no legal play can be
    completed. A play that only stops too early has no such move: its ``step`` is the number of its moves,
    without ``from`` and ``to``. The ``die`` of an obligation is the number that must be played and is not.
    ``from`` and ``to`` are those of the move. Where the number really ends (movement.bar-is-no-point) is
    ``ends``; the two stops of a move that can stop nowhere (movement.intermediate) are ``stops``; the ends of
    a prime that must be opened (tavli.fevga) are ``prime``.
    """
    data: Answer = {"rule": reason.code}
    if reason.step is not None:
        data["step"] = reason.step
        if reason.step < len(verdict.moves):
            data |= move_data(verdict.moves[reason.step])
    facts = {"die": reason.die, "point": reason.point, "n": reason.n}
    data |= {name: fact for name, fact in facts.items() if fact is not None}
    if reason.source is not None and reason.target is not None:
        if reason.code == "movement.intermediate":
            data["stops"] = [place_data(reason.source), place_data(reason.target)]
        elif reason.code == "tavli.fevga":
            data["prime"] = [place_data(reason.source), place_data(reason.target)]
        else:
            data["ends"] = place_data(reason.target)
    return data


def move_data(move: Move) -> Answer:
    """Return the places of a move, and its number if some number fits."""
    data: Answer = {"from": place_data(move.source), "to": place_data(move.target)}
    if move.die:
        data["die"] = move.die
    return data


def place_data(location: Location) -> int | str:
    """Return a location as data: a number, "bar" or "off"."""
    return location.value if isinstance(location, Place) else location


def print_verdict(xgid: str, play: str, ruleset: RuleSet) -> int:
    """Print the verdict: the play in full with its position, or each reason with its facts."""
    try:
        position, roll = parse_dice_xgid(xgid, ruleset.checkers)
        verdict = judge_text(position, roll, play, ruleset)
    except UnreadableError as error:
        return print_unreadable(error)
    except AmbiguousPlayError as error:
        print(f"{error.code} {error}", file=sys.stderr)
        return 1
    if isinstance(verdict, Legal):
        print(f"legal: {format_play(position, verdict.play) or 'no move'}  {format_position(verdict.result)}")
        return 0
    for reason in verdict.reasons:
        facts = {name: fact for name, fact in reason_data(reason, verdict).items() if name != "rule"}
        print(f"not legal: {reason.code}", *(f"{name}={fact}" for name, fact in facts.items()))
    return 0
