"""Situations that are more than a board and a roll: a game that is over, the cube, a match, dice at rest.

"You" is the side to move of the item: its position is written in that side's numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from generator.rules import STANDARD, RuleSet


class Owner(StrEnum):
    """Who owns the cube."""

    MIDDLE = "middle"
    YOU = "you"
    OPPONENT = "opponent"


class Ended(StrEnum):
    """How a game ended that is to be scored."""

    OFF = "off"
    """On the board, as the position shows."""
    DROP = "drop"
    """The opponent dropped a double of yours."""
    RESIGN = "resign"
    """The opponent resigned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreCase:
    """A game that you have won."""

    ended: Ended = Ended.OFF
    cube: int = 1
    """The stake in force; after a drop, the stake before the double."""
    owner: Owner = Owner.MIDDLE
    automatic: int = 0
    """How many automatic doubles the stake holds (money.automatic-double)."""
    jacoby: bool = False
    """Whether the Jacoby rule is agreed (money.jacoby)."""
    in_match: bool = False
    resigned: int = 0
    """What the opponent resigned: 1 a single game, 2 a gammon, 3 a backgammon."""
    ruleset: RuleSet = STANDARD


class Crawford(StrEnum):
    """Where a match stands with the Crawford rule."""

    NONE = "none"
    """It is not agreed."""
    NOW = "now"
    """The next game, or the game at the board, is the Crawford game."""
    OVER = "over"
    """The Crawford game has been played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchCase:
    """The score of a match between two games."""

    to: int
    you: int
    opponent: int
    crawford: Crawford | None = None
    """None where nobody is one point away from winning yet, so that the rule says nothing."""


class Ask(StrEnum):
    """What you would like to do with the cube."""

    DOUBLE = "double"
    ROLL = "roll"
    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"
    RACCOON = "raccoon"


class Turn(StrEnum):
    """Whose turn it is; nobody's before the opening roll."""

    YOU = "you"
    OPPONENT = "opponent"
    NOBODY = "nobody"


class Offered(StrEnum):
    """What waits for your answer: the opponent's double, or the beaver on yours."""

    DOUBLE = "double"
    BEAVER = "beaver"


class Agreed(StrEnum):
    """Options that the players have agreed on."""

    JACOBY = "jacoby"
    AUTOMATIC = "automatic"
    BEAVERS = "beavers"
    RACCOONS = "raccoons"
    HOLLAND = "holland"


@dataclass(frozen=True, slots=True, kw_only=True)
class CubeCase:
    """A moment at which you would like to do something with the cube."""

    ask: Ask = Ask.DOUBLE
    value: int = 1
    """The stake in force; what is offered does not count yet."""
    owner: Owner = Owner.MIDDLE
    turn: Turn = Turn.YOU
    rolled: bool = False
    """Whether the side whose turn it is has rolled."""
    offered: Offered | None = None
    agreed: frozenset[Agreed] = frozenset()
    rolls: int = 2
    """How many rolls each side has played in this game (match.holland)."""
    match: MatchCase | None = None
    ruleset: RuleSet = STANDARD

    @property
    def plain(self) -> bool:
        """Whether the usual question fits: may you double in your turn, before your roll."""
        return (self.ask, self.turn, self.rolled, self.offered) == (Ask.DOUBLE, Turn.YOU, False, None)


class ThrowCode(StrEnum):
    """Whose rules decide about a throw; the names of the labels in the texts of the course."""

    FRIENDLY = "friendly"
    IBF = "ibf"
    AMERICAN = "american"


class Lies(StrEnum):
    """The part of the board in which a die has come to rest, as its thrower sees it."""

    RIGHT_HALF = "right-half"
    LEFT_HALF = "left-half"
    OFF_BOARD = "off-board"


class Rests(StrEnum):
    """How a die has come to rest."""

    FLAT = "flat"
    FLAT_ON_CHECKER = "flat-on-checker"
    LEANING_ON_CHECKER = "leaning-on-checker"
    LEANING_ON_RIM = "leaning-on-rim"
    LEANING_ON_DIE = "leaning-on-die"


@dataclass(frozen=True, slots=True)
class ThrownDie:
    """One die; of a die that leans the number is the face most nearly on top."""

    number: int
    lies: Lies = Lies.RIGHT_HALF
    rests: Rests = Rests.FLAT

    @property
    def drawn(self) -> bool:
        """Whether a picture shows it: a die that is not flat is drawn in the right half alone."""
        return self.rests is Rests.FLAT or self.lies is Lies.RIGHT_HALF


@dataclass(frozen=True, slots=True)
class ThrowCase:
    """Two dice at rest, and the rules that decide whether they count."""

    dice: tuple[ThrownDie, ThrownDie]
    code: ThrowCode


Case = ScoreCase | CubeCase | MatchCase | ThrowCase
