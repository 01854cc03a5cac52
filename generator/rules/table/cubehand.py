"""The cube in the hand: what a touch commits to, and how a double is offered.

cube.lift-commits, cube.dont-touch, cube.offer-clearly. Who may double is not asked here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.codes import TAUGHT, Code
from generator.rules.table.rows import NotNamed, Row, illegal, weigh


class Touch(Enum):
    """How far a hand went, on the player's own turn, before the throw."""

    GESTURED = "gestured"
    """A clear gesture of doubling, without touching."""
    TOUCHED = "touched"
    LIFTED = "lifted"


class Purpose(Enum):
    """What a hand is at the cube for."""

    DOUBLE = "double"
    TAKE = "take"
    NEW_GAME = "new-game"
    NONE = "none"
    """To think, to play with it, by habit."""


@dataclass(frozen=True, slots=True)
class Reach:
    """A hand that went to the cube."""

    touch: Touch
    announced_otherwise: bool = False
    """The player said beforehand that this would be no double."""


def lifted(reach: Reach) -> bool:
    """Whether the cube was picked up."""
    return reach.touch is Touch.LIFTED


def reached_unannounced(reach: Reach) -> bool:
    """Whether the hand went for the cube without a word that it was no double."""
    return not reach.announced_otherwise


COMMITMENTS: tuple[Row[Reach], ...] = (
    Row("cube.lift-commits", lifted, frozenset({Code.IBF})),
    Row("cube.lift-commits", reached_unannounced, frozenset({Code.USBGF})),
    Row("cube.lift-commits", lambda reach: not lifted(reach), frozenset({Code.IBF}), said=False),
    Row(
        "cube.lift-commits",
        lambda _: True,
        frozenset({Code.OLDER_US, Code.UKBGF, Code.WBGF}),
        said=False,
    ),
)
"""When the cube may not be put back; among friends it always may, since handling it is etiquette."""


def put_back(reach: Reach, code: Code = TAUGHT) -> Allowed[Reach] | Illegal | NotNamed:
    """Return whether the player may leave the cube where it was and not double (cube.lift-commits)."""
    return weigh(COMMITMENTS, code, reach) or Allowed(reach)


def may_touch(purpose: Purpose) -> Allowed[Purpose] | Illegal:
    """Return whether the cube may be touched for this (cube.dont-touch); etiquette under every code."""
    return illegal("cube.dont-touch") if purpose is Purpose.NONE else Allowed(purpose)


@dataclass(frozen=True, slots=True)
class Offer:
    """How a double was offered."""

    cube_before: int
    """The value before the double; 1 where the centred cube shows 64."""
    cube_shown: int
    """The face that is up when the cube is offered."""
    placed_towards_opponent: bool = True
    said: bool = True
    dice_touched: bool = False
    """The player had touched his dice before."""


OFFERS: tuple[Row[Offer], ...] = (
    Row("cube.offer-clearly", lambda offer: offer.cube_shown != 2 * offer.cube_before),
    Row("cube.offer-clearly", lambda offer: not offer.placed_towards_opponent),
    Row("cube.offer-clearly", lambda offer: not offer.said),
    Row("cube.offer-clearly", lambda offer: offer.dice_touched),
)
"""What an offer lacks that is not clear."""


def offered(offer: Offer) -> Allowed[Offer] | Illegal | NotNamed:
    """Return whether a double was offered clearly (cube.offer-clearly).

    The rule is etiquette and the same under every code. ValueError above 32: there is no face of 128, and
    which one stands for it is agreed at the table.
    """
    if offer.cube_before > 32:
        raise ValueError("past 64 the face that stands for the stake is agreed at the table")
    return weigh(OFFERS, TAUGHT, offer) or Allowed(offer)
