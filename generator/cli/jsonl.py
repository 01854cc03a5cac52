"""One JSON object a line in, one a line out: what ``plays`` and ``judge`` share.

A bad line is answered with an error, and the batch goes on.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import IO, Any

from generator.errors import shown
from generator.notation import AmbiguousPlayError, UnreadableError, parse_position
from generator.rules import (
    RULESET_NAMES,
    STANDARD,
    Position,
    Roll,
    RuleSet,
    UnknownRuleError,
    ruleset_named,
)
from generator.rules.ruleset import Game

Question = Mapping[str, Any]
Answer = dict[str, Any]


class LineError(Exception):
    """A line that cannot be answered: a stable code and a message."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def add_input_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where positions come from and which game is played."""
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "--xgid", metavar="XGID", help="one position with its dice; the answer is for a person"
    )
    source.add_argument("--jsonl", action="store_true", help="one JSON object a line on standard input")
    parser.add_argument(
        "--ruleset", choices=RULESET_NAMES, default=STANDARD.name, help="the game (default: %(default)s)"
    )
    parser.set_defaults(wrong_usage=parser.error)


def ruleset_for_xgid(args: argparse.Namespace) -> RuleSet:
    """Return the rule set of the arguments; wrong usage if XGID has no form for the positions of its game."""
    ruleset = ruleset_named(args.ruleset)
    if ruleset.game is not Game.BACKGAMMON:
        args.wrong_usage(f"no XGID holds a position of {ruleset.name}; use --jsonl")
    return ruleset


def answer_lines(
    lines: Iterable[bytes], out: IO[str], answer: Callable[[Question, RuleSet], Answer], ruleset: str
) -> int:
    """Answer every line in order; 1 if some line had a fault, else 0.

    Each answer is flushed, so that a program that waits for it before it asks again never waits in vain.
    """
    code = 0
    for line in lines:
        if not line.strip():
            continue
        question: Question = {}
        try:
            question = read_question(line)
            found = answer(question, ruleset_of(question, ruleset))
        except (LineError, UnreadableError, AmbiguousPlayError) as error:
            found = {"error": {"code": error.code, "message": str(error)}}
        except UnknownRuleError as error:
            found = {"error": {"code": "RULESET_UNKNOWN", "message": str(error)}}
        code = code or int("error" in found)
        reply = {"id": question.get("id"), **found}
        out.write(json.dumps(reply, ensure_ascii=False, sort_keys=True, allow_nan=False) + "\n")
        out.flush()
    return code


def read_question(line: bytes) -> Question:
    """Read one line as a JSON object."""
    try:
        found = json.loads(line, parse_constant=_no_number, parse_float=_finite)
        json.dumps(found)  # what nests too deep to be written back is refused here
    except (ValueError, RecursionError) as error:
        raise LineError("LINE_JSON", f"the line is no JSON: {error}") from None
    if not isinstance(found, dict):
        raise LineError("LINE_OBJECT", f"the line is no JSON object but {type(found).__name__}")
    return found


def _no_number(text: str) -> float:
    """Refuse NaN and Infinity, which Python reads and JSON does not know."""
    raise ValueError(f"{text} is no number")


def _finite(text: str) -> float:
    """Read a number; one too large for a computer would come back as Infinity."""
    found = float(text)
    if not math.isfinite(found):
        raise ValueError(f"the number {shown(text)} is too large")
    return found


def text_of(question: Question, name: str, default: str | None = None) -> str:
    """Return a text field; LineError if it is missing or no text."""
    found = question.get(name, default)
    if not isinstance(found, str):
        raise LineError("FIELD", f"the field {name!r} is a text; found {shown(found)}")
    return found


def ruleset_of(question: Question, default: str) -> RuleSet:
    """Return the rule set that a line names, or the default."""
    name = text_of(question, "ruleset", default)
    if name not in RULESET_NAMES:
        known = ", ".join(RULESET_NAMES)
        raise LineError("RULESET_UNKNOWN", f"no rule set is called {shown(name)}; known: {known}")
    return ruleset_named(name)


def position_of(question: Question, ruleset: RuleSet) -> Position:
    """Return the position of a line."""
    return parse_position(text_of(question, "pos"), ruleset)


def first_of(question: Question) -> bool:
    """Return whether a line asks about the mover's own first turn; false if it does not say."""
    found = question.get("first", False)
    if not isinstance(found, bool):
        raise LineError("FIELD", f"the field 'first' is true or false; found {shown(found)}")
    return found


def roll_of(question: Question) -> Roll:
    """Return the roll of a line."""
    dice = question.get("dice")
    match dice:
        case [int(first), int(second)] if is_die(first) and is_die(second):
            return Roll(first, second)
        case _:
            raise LineError(
                "DICE", f"'dice' is two whole numbers 1 to 6, such as [6, 5]; found {shown(dice)}"
            )


def is_die(number: int) -> bool:
    """Whether a die can show this; JSON's true is no 1."""
    return not isinstance(number, bool) and 1 <= number <= 6


def run_lines(answer: Callable[[Question, RuleSet], Answer], ruleset: str) -> int:
    """Answer standard input on standard output, both UTF-8; 1 with a line on stderr if one is closed."""
    for stream, name in ((sys.stdin, "input"), (sys.stdout, "output")):
        if stream is None or stream.closed:
            print(f"takhta: standard {name} is closed; lines need both input and output", file=sys.stderr)
            return 1
    if hasattr(sys.stdout, "reconfigure"):
        # Half a surrogate pair in an id has no UTF-8; the replacement is its escape in JSON.
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    return answer_lines(sys.stdin.buffer, sys.stdout, answer, ruleset)


def print_unreadable(error: UnreadableError) -> int:
    """List the faults of an XGID or a play given as an argument for a person; the exit code."""
    for fault in error.faults:
        print(f"{fault.code} {fault.message}", file=sys.stderr)
    return 1
