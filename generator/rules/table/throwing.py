"""How dice are thrown: from what, where to, together, without tricks.

table.right-half-cup, ibf.box-or-cup, ibf.no-dice-tricks.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.codes import EVERY, TAUGHT, Code
from generator.rules.table.dice import Area
from generator.rules.table.rows import NotNamed, Row, weigh


class Vessel(Enum):
    """What the dice come from."""

    CUP = "cup"
    BAFFLE_BOX = "baffle-box"
    HAND = "hand"


class Trick(Enum):
    """What must not be done with dice before a throw."""

    RUBBED = "rubbed"
    """On the board, the table, clothes or another object."""
    HIDDEN = "hidden"
    """From the opponent, the referee or the camera."""
    FACES_SET = "faces-set"


@dataclass(frozen=True, slots=True)
class Manner:
    """How one throw is made."""

    vessel: Vessel = Vessel.CUP
    aimed_at: Area = Area.RIGHT_HALF
    """The half the thrower throws on, as the thrower sees the board."""
    together: bool = True
    """Whether both dice land together."""
    tricks: frozenset[Trick] = frozenset()


def by_hand(manner: Manner) -> bool:
    """Whether neither cup nor baffle box is used."""
    return manner.vessel is Vessel.HAND


def apart(manner: Manner) -> bool:
    """Whether the dice are thrown one after the other."""
    return not manner.together


def elsewhere(manner: Manner) -> bool:
    """Whether a cup is aimed at another place than the thrower's right half; a baffle box replaces both."""
    return manner.vessel is not Vessel.BAFFLE_BOX and manner.aimed_at is not Area.RIGHT_HALF


def tricked(manner: Manner) -> bool:
    """Whether the dice were handled as they must not be."""
    return bool(manner.tricks)


IBF = frozenset({Code.IBF})
FRIENDLY = frozenset({Code.FRIENDLY})

MANNERS: tuple[Row[Manner], ...] = (
    Row("table.right-half-cup", by_hand, FRIENDLY),
    Row("table.right-half-cup", elsewhere, FRIENDLY),
    Row("ibf.box-or-cup", by_hand, IBF),
    Row("ibf.box-or-cup", apart, IBF),
    Row("ibf.no-dice-tricks", tricked, IBF),
    Row("table.right-half-cup", by_hand, EVERY - FRIENDLY - IBF, said=False),
    Row("table.right-half-cup", elsewhere, EVERY - FRIENDLY, said=False),
    Row("ibf.box-or-cup", apart, EVERY - IBF, said=False),
    Row("ibf.no-dice-tricks", tricked, EVERY - IBF, said=False),
)
"""Ways of throwing, and what they break."""


def throw_made(manner: Manner, code: Code = TAUGHT) -> Allowed[Manner] | Illegal | NotNamed:
    """Return whether dice may be thrown in this manner; how they then lie is :func:`~.dice.read`'s.

    Among friends the cup is a custom (table.right-half-cup is etiquette); under IBF rules it is binding.
    """
    return weigh(MANNERS, code, manner) or Allowed(manner)
