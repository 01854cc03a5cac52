"""Positions as text: ``ME/OPP``, 25 hexadecimal digits each, and in Plakoto ``ME/OPP/PINS``.

Digit 0 counts the checkers on the bar, digits 1 to 24 those on the points, both in the mover's numbers; what
is missing from the set is borne off. PINS has a digit for each of the mover's points 1 to 24: 0 nobody pins
there, 1 the mover does, 2 the opponent does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from string import hexdigits

from generator.notation.faults import TextFault, UnreadableError
from generator.rules import STANDARD, Position, Roll, RuleSet
from generator.rules.legal import result_boards
from generator.rules.packed import BAR_SLOT, ENEMY, OWN_POINTS, PIN, Board, pack, unpack
from generator.rules.possible import Impossible, PositionFault
from generator.rules.possible import position_faults as faults_of
from generator.rules.possible import position_warnings as warnings_of
from generator.rules.ruleset import Game

DIGITS = 25
MOST_IN_A_DIGIT = 15
PIN_DIGITS = "012"
NO_PINS = "0" * (DIGITS - 1)

SAID = {
    Impossible.COUNT: "{who} has {n} checkers, the set has {checkers}",
    Impossible.EMPTY: "no checker is left on either side: only one side can have borne off all",
    Impossible.BAR: "{who} has {n} on the bar; {name} has no bar, so write 0 as the first digit",
    Impossible.BOTH: "both sides have checkers on the mover's {point}-point",
    Impossible.PIN: "PINS names a pin on the mover's {point}-point, where not both sides stand",
    Impossible.PINNED: "{who} has {n} checkers under a pin on the mover's {point}-point; a pin holds one",
    Impossible.PINS: "{name} has no pins; leave the third part out",
    Impossible.SHUT_OUT: "both sides wait on the bar before a closed board; no play leads here",
    Impossible.OFF_EARLY: "{who} has borne off with {n} outside the home board, and nobody is hit in {name}",
    Impossible.BLOCK: "{who} has a block of six with no checker of the other side beyond it",
    Impossible.RUNNERS: "{who} has moved {n} from the start, and none has passed the other side's start",
    Impossible.QUARTER: "{who} holds all six points of its starting quarter",
    Impossible.PIN_AT_START: "{who} pins on its own starting point, the mover's {point}-point",
}
WHO_PINS = "; say in PINS who pins there"


def format_position(position: Position) -> str:
    """Write a position; the inverse of :func:`parse_position` for its game.

    ValueError for more than 15 checkers in one place, which no digit writes.
    """
    board = pack(position)
    if max(board) > MOST_IN_A_DIGIT:
        raise ValueError(f"no digit writes {max(board)} checkers")
    return format_board(board)


def format_board(board: Board) -> str:
    """Write a packed board with at most 15 checkers in one place."""
    digits = board.hex()[1::2]
    pins = "/" + digits[PIN + 1 :] if len(digits) > PIN + 1 else ""
    return f"{digits[BAR_SLOT]}{digits[OWN_POINTS]}/{digits[ENEMY : PIN + 1]}{pins}"


def format_results(
    position: Position, roll: Roll, ruleset: RuleSet = STANDARD, *, first: bool = False
) -> list[str]:
    """Write the :func:`~generator.rules.legal.results` of a roll, in order, from a position that was read."""
    return [format_board(board) for board in result_boards(pack(position), roll, ruleset, first=first)]


def parse_position(text: str, ruleset: RuleSet = STANDARD) -> Position:
    """Read a position of a game; PINS may be left out in Plakoto where nobody pins.

    Raises UnreadableError with every fault: POS_SHAPE, POS_DIGIT, then what is impossible in the game, by
    the codes of :class:`~generator.rules.possible.Impossible`.
    """
    parts = text.strip().split("/")
    faults: list[TextFault] = [*shape_faults(parts, ruleset)]
    if faults:
        raise UnreadableError(faults)
    position = build(parts, ruleset)
    faults = [*position_faults(position, ruleset)]
    if faults:
        raise UnreadableError(faults)
    return position


def build(parts: list[str], ruleset: RuleSet) -> Position:
    """Return the position of parts with the right shape."""
    own, other, *pins = parts
    marks = (pins or [NO_PINS])[0] if ruleset.game is Game.PLAKOTO else ""
    digits = "0" + own[1:] + own[0] + other + marks
    return unpack(bytes.fromhex("0" + "0".join(digits)), ruleset.facing)


def position_faults(position: Position, ruleset: RuleSet | int = STANDARD) -> tuple[TextFault, ...]:
    """Return what makes a position impossible in a game, in words.

    A number instead of a rule set is backgammon with so many checkers a side.
    """
    if isinstance(ruleset, int):
        ruleset = replace(STANDARD, checkers=ruleset)
    return tuple(in_words(fault, ruleset) for fault in faults_of(position, ruleset))


def position_warnings(position: Position, ruleset: RuleSet = STANDARD) -> tuple[TextFault, ...]:
    """Return what proves that no game comes to a position, in words."""
    return tuple(in_words(fault, ruleset) for fault in warnings_of(position, ruleset))


def in_words(fault: PositionFault, ruleset: RuleSet) -> TextFault:
    """Return a fault of a position as its code and message."""
    who = fault.who.value if fault.who else ""
    facts = {"point": fault.point, "n": fault.n, "checkers": ruleset.checkers, "name": ruleset.name}
    said = SAID[fault.kind].format(who=who, **facts)
    if fault.kind is Impossible.BOTH and ruleset.game is Game.PLAKOTO:
        said += WHO_PINS
    return TextFault(fault.kind.value, said)


def shape_faults(parts: list[str], ruleset: RuleSet) -> Iterator[TextFault]:
    """Yield what keeps the text from being two times 25 digits, and 24 for the pins of Plakoto."""
    pins = ruleset.game is Game.PLAKOTO
    if len(parts) not in ((2, 3) if pins else (2,)):
        found = "no" if len(parts) == 1 else str(len(parts) - 1)
        form = "ME/OPP/PINS with two slashes" if pins else "ME/OPP with one slash"
        yield TextFault("POS_SHAPE", f"a position is {form}; found {found} slash")
        return
    for name, part in zip(("ME", "OPP"), parts, strict=False):
        yield from digit_faults(name, part, DIGITS, hexdigits, "0 to 9 or a to f")
    for part in parts[2:]:
        yield from digit_faults("PINS", part, DIGITS - 1, PIN_DIGITS, "0, 1 or 2")


def digit_faults(name: str, part: str, many: int, digits: str, allowed: str) -> Iterator[TextFault]:
    """Yield what is wrong with the digits of one part."""
    if len(part) != many:
        yield TextFault("POS_SHAPE", f"{name} needs {many} digits, found {len(part)}")
    for place, digit in enumerate(part) if part.strip(digits) else ():
        if digit not in digits:
            yield TextFault("POS_DIGIT", f"{name} has {digit!r} at digit {place}; write {allowed}")
