"""What was agreed before play: every point on which circles differ, as an option with its taught default."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from generator.errors import GeneratorError

SINGLE, GAMMON, BACKGAMMON = 1, 2, 3
"""How many times the stake a game counts (score.single, score.gammon, score.backgammon)."""

NO_AUTOMATIC_DOUBLES = 0
"""A tie at the start is only thrown again."""

AGREED_AUTOMATIC_DOUBLES = 1
"""The limit where automatic doubles are agreed and nothing else is said (money.automatic-limit)."""


class ImpossibleError(GeneratorError, ValueError):
    """Terms, a game or a match as they can never be at a table."""


class BeaverReply(Enum):
    """What the doubler may answer to a beaver (money.beaver; circles differ, so it must be agreed)."""

    MAY_REFUSE = "may-refuse"
    """As with any double: accept, refuse and lose the stake before the beaver, or raccoon."""
    MUST_PLAY = "must-play"
    """Play on at the beavered stake, or raccoon."""


class TripleIf(Enum):
    """Which checkers of a loser who has borne off none make the game a backgammon (score.backgammon)."""

    BAR_OR_HOME = "bar-or-home"
    """One on the bar or in the winner's home board."""
    HOME = "home"
    """Only one in the winner's home board, as one guide has it."""


class Starter(Enum):
    """Who begins the games after the first (opening.each-game)."""

    THROW = "throw"
    """The higher of two single dice, thrown anew for each game."""
    LAST_WINNER = "last-winner"
    """The winner of the last game, with a roll of both dice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The options of a game or session; each default is what the course teaches where nothing is agreed.

    Options that belong to money games alone are not used in matches (match.no-money-options), and those that
    belong to matches have no meaning in money games. ImpossibleError: terms that contradict one another.
    """

    cube: bool = True
    """Whether a doubling cube is in use."""
    jacoby: bool = False
    """Gammons and backgammons count only once the cube has been turned in the game (money.jacoby)."""
    automatic_doubles: int | None = NO_AUTOMATIC_DOUBLES
    """How many ties at the start double the stake in one game, None for all (money.automatic-double).

    The Murphy rule is another name for automatic doubles, and the Murphy limit is this number (money.murphy).
    """
    beavers: bool = False
    """The doubled player may double again at once and keep the cube (money.beaver)."""
    raccoons: bool = False
    """The doubler may answer a beaver by doubling again at once (money.raccoon)."""
    beaver_reply: BeaverReply = BeaverReply.MAY_REFUSE
    """What the doubler may answer to a beaver. Neither is taught; the default is the wider choice."""
    crawford: bool = True
    """In a match, one game without doubling when a player first needs one point (match.crawford)."""
    holland: bool = False
    """In a match, no double after the Crawford game before both have played two rolls (match.holland)."""
    highest: int = BACKGAMMON
    """The most a game can count: 3, or 2 where there is no triple game (score.regional)."""
    triple_if: TripleIf = TripleIf.BAR_OR_HOME
    """Which checkers of the loser make a backgammon (score.backgammon)."""
    starter_throws_again: bool = False
    """Whoever wins the opening throws rolls both dice afresh, instead of playing the two dice thrown.

    The taught default is to play them as thrown (opening.first-roll-both-dice).
    """
    next_starter: Starter = Starter.THROW
    """Who begins the next game (opening.each-game)."""

    def __post_init__(self) -> None:
        if self.highest not in (GAMMON, BACKGAMMON):
            raise ImpossibleError(f"the most a game counts is 2 or 3, not {self.highest!r}")
        if self.automatic_doubles is not None and self.automatic_doubles < 0:
            raise ImpossibleError(f"a limit of {self.automatic_doubles} automatic doubles is less than none")
        if self.raccoons and not self.beavers:
            raise ImpossibleError("a raccoon answers a beaver: raccoons are agreed only with beavers")
        if self.holland and not self.crawford:
            raise ImpossibleError(
                "the Holland rule begins after the Crawford game: it is agreed only with that"
            )
        if self.money_options and not self.cube:
            raise ImpossibleError(f"without the cube there is nothing to agree on {self.money_options[0]}")

    @property
    def money_options(self) -> tuple[str, ...]:
        """The ids of the optional money rules that are agreed (money.agree-first)."""
        agreed = {
            "money.automatic-double": self.automatic_doubles != NO_AUTOMATIC_DOUBLES,
            "money.jacoby": self.jacoby,
            "money.beaver": self.beavers,
            "money.raccoon": self.raccoons,
        }
        return tuple(rule for rule, yes in agreed.items() if yes)

    def for_match(self) -> Terms:
        """Return these terms as they hold in a match: without money options (match.no-money-options)."""
        return replace(
            self, jacoby=False, automatic_doubles=NO_AUTOMATIC_DOUBLES, beavers=False, raccoons=False
        )


STANDARD_TERMS = Terms()
"""Backgammon with no optional rule: money options are off unless agreed (money.agree-first)."""

ALL_MONEY_OPTIONS = Terms(
    jacoby=True, automatic_doubles=AGREED_AUTOMATIC_DOUBLES, beavers=True, raccoons=True
)
"""A money game in which every optional rule of chapter 13 is agreed, in the form the course teaches."""

TAVLA_TERMS = Terms(cube=False, highest=GAMMON)
"""Turkish tavla in its café form: no cube, no triple game (tavla.turkish, score.regional).

The opening dice are played as thrown; in many circles the starter throws both again.
"""

TAKHTE_TERMS = TAVLA_TERMS
"""Persian takhte nard in its traditional form: no cube, no triple game (takhte.persian, score.regional)."""

GREEK_TERMS = Terms(cube=False, highest=GAMMON, starter_throws_again=True, next_starter=Starter.LAST_WINNER)
"""Portes, Plakoto and Fevga: no cube, no triple game, the starter throws again, winners begin the next game.

opening.first-roll-both-dice, opening.each-game, tavli.cycle, tavli.portes.
"""

LONGGAMMON_TERMS = Terms(cube=False, highest=GAMMON)
"""Longgammon: neither a cube nor a triple game is taught for it."""
