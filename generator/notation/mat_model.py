"""What a Jellyfish match file holds: the match, its games, and each turn as a value.

Players are 1, written on the left, and 2, on the right. Points are those of the player who moves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from generator.rules import Journey, Roll


class MatSpelling(Enum):
    """How a server writes what has two forms."""

    WORDS = "words"
    """``bar/22``, ``6/off``, ``Cannot Move``; hits marked; a won game has a row of its own."""
    NUMBERS = "numbers"
    """``25/22``, ``6/0``, nothing after a roll that cannot be played; hits unmarked."""


@dataclass(frozen=True, slots=True)
class Played:
    """A roll and the play as it was written; a compound journey leaves its way open."""

    roll: Roll
    journeys: tuple[Journey, ...]


@dataclass(frozen=True, slots=True)
class CannotMove:
    """A roll of which no number can be played."""

    roll: Roll


@dataclass(frozen=True, slots=True)
class Unrecorded:
    """A roll whose play was not recorded: ``????``."""

    roll: Roll


@dataclass(frozen=True, slots=True)
class Doubled:
    """The cube is offered."""

    value: int
    """What the cube shows if it is taken."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The offered cube is accepted."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """The offered cube is refused."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The game is given up, for that many points."""

    points: int


@dataclass(frozen=True, slots=True)
class Won:
    """The game is won; the last turn of a game."""

    points: int
    match: bool = False
    """Whether the line says that the match is won too."""


MatAction = Played | CannotMove | Unrecorded | Doubled | Taken | Dropped | Lost | Won


@dataclass(frozen=True, slots=True)
class MatTurn:
    """What one player did in one turn."""

    player: int
    """1 or 2."""
    action: MatAction
    line: int | None = field(default=None, compare=False)
    """Line of the file it was read from."""


@dataclass(frozen=True, slots=True)
class MatGame:
    """One game of a match."""

    number: int
    scores: tuple[int, int]
    """What both players have before the game."""
    turns: tuple[MatTurn, ...]
    """From the first roll to the turn that says who won."""
    line: int | None = field(default=None, compare=False)
    """Line of the file with its number."""

    @property
    def winner(self) -> int | None:
        """1 or 2; None for a game without an end."""
        last = self.turns[-1] if self.turns else None
        return last.player if last is not None and isinstance(last.action, Won) else None

    @property
    def points(self) -> int:
        """What the winner gets; 0 for a game without an end."""
        last = self.turns[-1].action if self.turns else None
        return last.points if isinstance(last, Won) else 0


@dataclass(frozen=True, slots=True)
class MatMatch:
    """A whole match file."""

    length: int
    """Points to win; 0 for money."""
    players: tuple[str, str]
    games: tuple[MatGame, ...]
    headers: tuple[tuple[str, str], ...] = ()
    """Names and values before the match, such as ``("Crawford", "On")``, in their order."""
    spelling: MatSpelling = MatSpelling.WORDS

    def header(self, name: str) -> str | None:
        """Return the value of a header, None if the file has none of that name."""
        return next((value for known, value in self.headers if known == name), None)

    @property
    def crawford(self) -> bool | None:
        """Whether the Crawford rule is on (match.crawford); None if the file does not say."""
        value = self.header("Crawford")
        return None if value is None else value.lower() == "on"

    @property
    def variation(self) -> str | None:
        """The game that is played, such as ``Backgammon``."""
        return self.header("Variation")

    @property
    def cube_limit(self) -> int | None:
        """The greatest value of the cube; None if the file does not say."""
        value = self.header("CubeLimit")
        return int(value) if value is not None and value.isdecimal() else None
