"""Acting before the opponent's turn has ended.

dice.too-early, dice.too-early-exception, ibf.early-pickup, ibf.after-press.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generator.rules.dice import Roll
from generator.rules.legal import results
from generator.rules.position import Position
from generator.rules.reasons import Allowed, Illegal
from generator.rules.ruleset import STANDARD, RuleSet
from generator.rules.table.codes import EVERY, TAUGHT, Code
from generator.rules.table.rows import NotNamed, Row, weigh


class Excuse(Enum):
    """When friends accept an early throw (dice.too-early-exception)."""

    RACE = "race"
    """Both sides are bearing off and there is no contact any more."""
    FORCED = "forced"
    """The play of the side whose turn it is is entirely forced."""


@dataclass(frozen=True, slots=True)
class Early:
    """What was done before the other player's turn had ended."""

    thrown: bool
    """True for a throw, False for dice only taken up."""
    excuses: frozenset[Excuse] = frozenset()


def excuses(position: Position, roll: Roll, ruleset: RuleSet = STANDARD) -> frozenset[Excuse]:
    """Return what excuses a throw made before the side to move has finished playing this roll.

    The position is the one before the play, from the view of the side whose turn it is. When all checkers of
    both sides are home there can be no contact. A turn without a legal move is forced too.
    """
    found = set()
    if not position.on_roll.outside and not position.opponent.outside:
        found.add(Excuse.RACE)
    if len(results(position, roll, ruleset)) == 1:
        found.add(Excuse.FORCED)
    return frozenset(found)


def always(_: Early) -> bool:
    """Whatever was done early, dice only taken up or thrown."""
    return True


def thrown_without_excuse(early: Early) -> bool:
    """Whether dice were thrown with nothing to excuse it."""
    return early.thrown and not early.excuses


def only_taken_up(early: Early) -> bool:
    """Whether dice were taken up and not thrown."""
    return not early.thrown


IBF = frozenset({Code.IBF})
STANDS = frozenset({Code.OLDER_US, Code.UKBGF})
"""Codes under which an early throw stands, and the opponent plays on knowing it (dice.too-early)."""

TOO_EARLY: tuple[Row[Early], ...] = (
    Row("dice.too-early", thrown_without_excuse, frozenset({Code.FRIENDLY})),
    Row("ibf.early-pickup", always, IBF),
    Row("ibf.after-press", always, IBF),
    Row("dice.too-early", only_taken_up, EVERY - IBF, said=False),
    # Early throws "usually" stand in tournaments: of these two codes no more is known.
    Row("dice.too-early", lambda early: early.thrown, EVERY - IBF - STANDS - {Code.FRIENDLY}, said=False),
)
"""What was done too early, and what that breaks."""


def acted_early(early: Early, code: Code = TAUGHT) -> Allowed[Early] | Illegal | NotNamed:
    """Return whether an early throw stands: void among friends unless excused, an offence under IBF rules.

    Whether the IBF's early throw counts as a throw is not said; that it is forbidden is. The excuses are
    those of friendly play alone.
    """
    return weigh(TOO_EARLY, code, early) or Allowed(early)
