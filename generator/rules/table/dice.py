"""Dice as they lie on the board: whether the throw counts.

dice.both-right-half, dice.cocked, dice.on-checker; the IBF list in one rule: ibf.invalid-throw.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generator.rules.dice import Roll
from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.codes import TAUGHT, Code
from generator.rules.table.rows import NotNamed, Row, illegal, weigh


class Area(Enum):
    """Where a die has come to rest, as the thrower sees the board."""

    RIGHT_HALF = "right-half"
    LEFT_HALF = "left-half"
    OFF_BOARD = "off-board"
    """Outside the board, however it lies there."""


class Rest(Enum):
    """How a die lies."""

    FLAT = "flat"
    FLAT_ON_CHECKER = "flat-on-checker"
    TILTED_ON_CHECKER = "tilted-on-checker"
    """On top of checkers and not flat."""
    LEANING_ON_CHECKER = "leaning-on-checker"
    """On the board, with an edge against a checker."""
    LEANING_ON_RIM = "leaning-on-rim"
    LEANING_ON_DIE = "leaning-on-die"


FLAT = frozenset({Rest.FLAT, Rest.FLAT_ON_CHECKER})
ON_CHECKER = frozenset({Rest.FLAT_ON_CHECKER, Rest.TILTED_ON_CHECKER})


@dataclass(frozen=True, slots=True)
class Die:
    """One die at rest; of a die that is not flat the number is the face most nearly up, and never read."""

    number: int
    area: Area = Area.RIGHT_HALF
    rest: Rest = Rest.FLAT

    def __post_init__(self) -> None:
        if not 1 <= self.number <= 6:
            raise ValueError(f"a die shows 1 to 6, not {self.number}")


@dataclass(frozen=True, slots=True)
class Throw:
    """Two dice at rest, and what a club has agreed about checkers."""

    first: Die
    second: Die
    flat_on_checker_counts: bool = False

    @property
    def dice(self) -> tuple[Die, Die]:
        """Both dice."""
        return self.first, self.second


def strays(throw: Throw) -> bool:
    """Whether the dice do not both lie in the thrower's right half."""
    return any(die.area is not Area.RIGHT_HALF for die in throw.dice)


def across_the_bar(throw: Throw) -> bool:
    """Whether a die lies in the thrower's left half."""
    return any(die.area is Area.LEFT_HALF for die in throw.dice)


def is_cocked(throw: Throw) -> bool:
    """Whether a die does not lie flat."""
    return any(die.rest not in FLAT for die in throw.dice)


def void_by_checker(throw: Throw) -> bool:
    """Whether a die lies on top of a checker where such a throw does not count."""
    return not throw.flat_on_checker_counts and any(die.rest in ON_CHECKER for die in throw.dice)


def on_the_ibf_list(throw: Throw) -> bool:
    """Whether a die left the set area, rests on a checker or is not flat."""
    off = any(die.area is Area.OFF_BOARD for die in throw.dice)
    return off or is_cocked(throw) or any(die.rest in ON_CHECKER for die in throw.dice)


OWN_LISTS = frozenset({Code.UKBGF, Code.WBGF})
"""Codes of whose void throws nothing is known."""

LANDING: tuple[Row[Throw], ...] = (
    Row("dice.both-right-half", strays, frozenset({Code.FRIENDLY, Code.USBGF})),
    Row("dice.cocked", is_cocked, frozenset({Code.FRIENDLY, Code.USBGF, Code.OLDER_US})),
    Row(
        "dice.on-checker",
        void_by_checker,
        frozenset({Code.FRIENDLY, Code.IBF, Code.USBGF, Code.OLDER_US}),
    ),
    Row("ibf.invalid-throw", on_the_ibf_list, frozenset({Code.IBF})),
    # The IBF list says "the set area"; that the area is the right half is said of friendly play alone.
    Row("ibf.invalid-throw", across_the_bar, frozenset({Code.IBF}), said=False),
    Row("dice.both-right-half", strays, OWN_LISTS | {Code.OLDER_US}, said=False),
    Row("dice.cocked", is_cocked, OWN_LISTS, said=False),
    Row("dice.on-checker", void_by_checker, OWN_LISTS, said=False),
)
"""How dice can lie, and what that breaks."""

FLAT_ON_CHECKER_COUNTS = frozenset({Code.USBGF})
"""Codes under which a die flat on checkers of the right half counts (dice.on-checker)."""
CLUBS_MAY_DIFFER = frozenset({Code.FRIENDLY, Code.USBGF})
"""Codes from which some clubs differ about a die on a checker."""


def read(
    first: Die, second: Die, code: Code = TAUGHT, *, flat_on_checker_counts: bool | None = None
) -> Allowed[Roll] | Illegal | NotNamed:
    """Return the roll if the throw counts, or every rule that makes it void.

    ``flat_on_checker_counts`` is a club's own agreement about dice.on-checker; None, the taught default, is
    the code's rule: void, but under :data:`FLAT_ON_CHECKER_COUNTS`. ValueError under a code from which no
    club is known to differ.
    """
    if flat_on_checker_counts is None:
        flat_on_checker_counts = code in FLAT_ON_CHECKER_COUNTS
    elif code not in CLUBS_MAY_DIFFER:
        raise ValueError(f"under {code.name} a club does not choose about a die on a checker")
    against = weigh(LANDING, code, Throw(first, second, flat_on_checker_counts))
    return against or Allowed(Roll(first.number, second.number))


def again(
    first: Die, second: Die, code: Code = TAUGHT, *, opponent_agrees: bool = True
) -> Allowed[tuple[Die, ...]] | Illegal | NotNamed:
    """Return the dice to be thrown again: none of a throw that counts, both of a void one, never only one.

    dice.both-right-half, dice.cocked. Of a cocked throw the opponent must agree before it is thrown again
    (dice.cocked); ``opponent_agrees`` tells whether he has.
    """
    verdict = read(first, second, code)
    if isinstance(verdict, NotNamed):
        return verdict
    if isinstance(verdict, Allowed):
        return Allowed(())
    if is_cocked(Throw(first, second)) and not opponent_agrees:
        return illegal("dice.cocked")
    return Allowed((first, second))
