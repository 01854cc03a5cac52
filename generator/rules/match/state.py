"""One game at one moment: who is to do what, at which stake, under which terms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generator.rules.dice import Roll
from generator.rules.match.terms import BACKGAMMON, SINGLE, ImpossibleError, Terms
from generator.rules.position import Position, Side
from generator.rules.reasons import Allowed, Illegal
from generator.rules.ruleset import RuleSet


class Player(Enum):
    """The two players, who keep their names while sides take turns."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Player:
        """The opponent."""
        return Player.BLACK if self is Player.WHITE else Player.WHITE


class Phase(Enum):
    """What a game waits for."""

    OPENING = "opening"
    """One die of each player (opening.one-die-each)."""
    BEFORE_ROLL = "before-roll"
    """The player on roll: a double, or the roll."""
    DOUBLED = "doubled"
    """The opponent: take, drop, or beaver if agreed."""
    BEAVERED = "beavered"
    """The doubler: take the beaver, raccoon if agreed, or drop if the terms allow it."""
    RACCOONED = "raccooned"
    """The beaverer: take the raccoon, or drop if the terms allow it."""
    TO_PLAY = "to-play"
    """The player on roll: the play of the roll."""
    RESIGNING = "resigning"
    """The opponent of the player who offers to resign: accept or refuse."""
    OVER = "over"
    """Nothing; there is an outcome."""


OFFERS = (Phase.DOUBLED, Phase.BEAVERED, Phase.RACCOONED)
"""The phases in which the cube is offered at twice the stake."""


class Setting(Enum):
    """What the game is part of; decides which rules of chapters 12 and 13 hold."""

    MONEY = "money"
    """No match: the optional rules of money games hold if agreed."""
    MATCH = "match"
    """A game of a match in which the cube is used as usual."""
    CRAWFORD = "crawford"
    """The Crawford game, or the only game of a match to one point: nobody may double."""
    POST_CRAWFORD = "post-crawford"
    """A game of a match after its Crawford game."""


class Ending(Enum):
    """How a game ended."""

    BORNE_OFF = "borne-off"
    DROPPED = "dropped"
    RESIGNED = "resigned"
    MOTHER_PINNED = "mother-pinned"
    """Plakoto: the last checker on the opponent's starting point is pinned (tavli.plakoto)."""
    DRAWN = "drawn"
    """Plakoto: both such checkers are pinned; nobody wins (tavli.plakoto)."""


def is_stake(value: int) -> bool:
    """Whether a cube can stand for this: 1, 2, 4, … without end (cube.faces, cube.no-limit)."""
    return isinstance(value, int) and value >= 1 and value & (value - 1) == 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won a game, and how many points."""

    winner: Player | None
    """None for a draw, which only Plakoto knows."""
    ending: Ending
    shown: int
    """What the last board shows, or the loser resigned: 1 single, 2 gammon, 3 backgammon.

    1 after a drop, 0 for a draw.
    """
    multiple: int
    """What of it counts under the terms."""
    stake: int
    """The value of the cube that counts: after a drop, the value before the offer (cube.drop)."""
    rules: tuple[str, ...]
    """The ids of the rules that decided, in order: the end, what the board shows, what of it counts."""

    def __post_init__(self) -> None:
        if (self.winner is None) != (self.ending is Ending.DRAWN):
            raise ImpossibleError("a game has a winner unless it is drawn")
        least = SINGLE if self.winner else 0
        if not least <= self.multiple <= self.shown <= BACKGAMMON:
            raise ImpossibleError(f"a game that shows {self.shown} cannot count {self.multiple}")
        if not is_stake(self.stake):
            raise ImpossibleError(f"a cube cannot stand for {self.stake!r}")

    @property
    def points(self) -> int:
        """The points won: the cube times 1, 2 or 3 (score.multiply)."""
        return self.stake * self.multiple


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game at one moment. ImpossibleError: a game as it can never be under its terms."""

    ruleset: RuleSet
    terms: Terms
    position: Position
    """The board, seen by the player on roll; in the opening by White."""
    setting: Setting = Setting.MONEY
    phase: Phase = Phase.OPENING
    on_roll: Player | None = None
    """Whose turn it is; None until the opening throws have decided."""
    roll: Roll | None = None
    """The roll that is being played."""
    cube: int = 1
    """The stake in force: a double that is offered does not count yet."""
    owner: Player | None = None
    """Who may make the next double; None while the cube is in the middle (cube.first-double)."""
    automatic_doubles: int = 0
    """How many ties of the opening throws have doubled the stake (money.automatic-double)."""
    white_rolls: int = 0
    """Rolls that White has played since the start, lost turns included."""
    black_rolls: int = 0
    resigning: Player | None = None
    """Who offers to resign."""
    resigned: int = 0
    """What that player offers: 1 a single game, 2 a gammon, 3 a backgammon."""
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        for found in (*cube_faults(self), *phase_faults(self), *board_faults(self)):
            raise ImpossibleError(found)

    @property
    def in_match(self) -> bool:
        """Whether the game is part of a match."""
        return self.setting is not Setting.MONEY

    @property
    def turned(self) -> bool:
        """Whether a double has been taken in this game; automatic doubles do not count (money.jacoby)."""
        return self.owner is not None

    @property
    def to_answer(self) -> Player | None:
        """The player who must answer an offer before anything else; None if nothing is offered."""
        if self.phase is Phase.RESIGNING and self.resigning:
            return self.resigning.other
        if self.phase in OFFERS and self.on_roll:
            return self.on_roll if self.phase is Phase.BEAVERED else self.on_roll.other
        return None

    def rolls_of(self, player: Player) -> int:
        """Return how many rolls a player has played since the start."""
        return self.white_rolls if player is Player.WHITE else self.black_rolls

    def side_of(self, player: Player) -> Side:
        """Return a player's checkers, in that player's own numbers."""
        seen_by = self.on_roll or Player.WHITE
        return self.position.on_roll if player is seen_by else self.position.opponent


GameVerdict = Allowed[Game] | Illegal
"""The answer to an action: the game after it, or every rule that it breaks."""


def cube_faults(game: Game) -> list[str]:
    """Return what cannot be true of the cube."""
    faults = []
    if not is_stake(game.cube):
        faults.append(f"a cube cannot stand for {game.cube!r}: its values are 1, 2, 4, 8 and so on")
    elif game.owner is None and game.cube != 2**game.automatic_doubles:
        faults.append(
            f"a cube in the middle cannot stand for {game.cube}: only a player who took a double owns it"
        )
    elif game.owner is not None and game.cube < 2 ** (game.automatic_doubles + 1):
        faults.append(f"a cube that stands for {game.cube} has no owner yet")
    limit = game.terms.automatic_doubles
    if game.automatic_doubles < 0 or (limit is not None and game.automatic_doubles > limit):
        faults.append(f"{game.automatic_doubles} automatic doubles are not within the agreed limit")
    if game.in_match and game.automatic_doubles:
        faults.append("there are no automatic doubles in a match")
    if game.phase is Phase.DOUBLED and game.on_roll is not None and game.owner is game.on_roll.other:
        faults.append("only the owner of the cube can offer it")
    if game.cube != 1 or game.phase in OFFERS:
        if not game.terms.cube:
            faults.append("a game without the cube is played at a stake of 1")
        if game.setting is Setting.CRAWFORD:
            faults.append("in the Crawford game nobody doubles")
    return faults


def phase_faults(game: Game) -> list[str]:
    """Return what does not fit the phase."""
    faults = []
    phase = game.phase
    if (game.outcome is not None) != (phase is Phase.OVER):
        faults.append("a game has an outcome when it is over, and only then")
    if (game.on_roll is None) != (phase is Phase.OPENING):
        faults.append("somebody is on roll once the opening throws have decided, and only then")
    if phase is Phase.TO_PLAY and game.roll is None:
        faults.append("a roll is to be played, but there is none")
    if game.roll is not None and phase not in (Phase.TO_PLAY, Phase.RESIGNING, Phase.OVER):
        faults.append("there is a roll, but the phase is one without")
    if (phase is Phase.RESIGNING) != (game.resigning is not None):
        faults.append("somebody offers to resign in the phase of that name, and only then")
    if game.resigned not in ((1, 2, 3) if game.resigning else (0,)):
        faults.append(f"nobody can offer to resign {game.resigned!r} times the stake")
    agreed = {Phase.BEAVERED: game.terms.beavers, Phase.RACCOONED: game.terms.raccoons}
    if phase in agreed and (game.in_match or not agreed[phase]):
        faults.append("beavers and raccoons are answered only in money games, and only if agreed")
    if phase in agreed and game.on_roll is game.owner:
        faults.append("a beaver leaves the cube with the player who was doubled")
    if phase is Phase.OPENING and game.owner is not None:
        faults.append("nobody owns the cube before the first turn")
    return faults


def board_faults(game: Game) -> list[str]:
    """Return what cannot be true of the checkers and of the rolls played."""
    faults = [
        f"{side.on_board} checkers are more than the {game.ruleset.checkers} of {game.ruleset.name}"
        for side in (game.position.on_roll, game.position.opponent)
        if side.on_board > game.ruleset.checkers
    ]
    if min(game.white_rolls, game.black_rolls) < 0 or abs(game.white_rolls - game.black_rolls) > 1:
        faults.append(f"players take turns: {game.white_rolls} rolls and {game.black_rolls} do not fit")
    return faults
