"""Which hands do the work of a turn: ibf.one-hand, clock.same-hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.codes import EVERY, TAUGHT_IN_TOURNAMENTS, Code
from generator.rules.table.rows import NotNamed, Row, weigh


class Hand(Enum):
    """A hand of the player."""

    LEFT = "left"
    RIGHT = "right"


Hands = frozenset[Hand]
NO_HAND: Hands = frozenset()


@dataclass(frozen=True, slots=True)
class Handwork:
    """The hands that did each part of a turn; empty where the part did not occur."""

    throwing: Hands = NO_HAND
    moving: Hands = NO_HAND
    cube: Hands = NO_HAND
    pressing: Hands = NO_HAND
    clock_blocked: bool = False
    """The way of the opponent to the clock is blocked, as by a hand left on it."""

    @property
    def used(self) -> Hands:
        """Every hand that did something."""
        return self.throwing | self.moving | self.cube | self.pressing


def both_hands(work: Handwork) -> bool:
    """Whether more than one hand did the work of the turn."""
    return len(work.used) > 1


def other_hand_presses(work: Handwork) -> bool:
    """Whether the clock was pressed with a hand that did not move."""
    return bool(work.moving) and not work.pressing <= work.moving


def blocks(work: Handwork) -> bool:
    """Whether the opponent cannot get at the clock."""
    return work.clock_blocked


IBF = frozenset({Code.IBF})

HANDWORK: tuple[Row[Handwork], ...] = (
    Row("ibf.one-hand", both_hands, IBF),
    Row("clock.same-hand", other_hand_presses),
    Row("clock.same-hand", blocks),
    # Friends have no rule of one hand; of the other codes only moving and pressing is known.
    Row("ibf.one-hand", both_hands, EVERY - IBF - {Code.FRIENDLY}, said=False),
)
"""What hands can do in a turn, and what that breaks."""


def hands_used(work: Handwork, code: Code = TAUGHT_IN_TOURNAMENTS) -> Allowed[Handwork] | Illegal | NotNamed:
    """Return whether the work of a turn was done with the hands it may be done with."""
    return weigh(HANDWORK, code, work) or Allowed(work)
