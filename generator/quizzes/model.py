"""An item of a quiz as its author wrote it, typed and free of YAML.

Nothing here is worked out: keys, counts and reasons come from ``answers``. All points are in the numbers
of the side to move, whichever colour that is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from generator.quizzes.cases import Case
from generator.rules import STANDARD, Location, Position, Roll, RuleSet


class Kind(StrEnum):
    """What a learner does in an item."""

    PLAY_THE_ROLL = "play-the-roll"
    FORCED_PLAY = "forced-play"
    PICK_DESTINATIONS = "pick-destinations"
    CHOOSE_PLAY = "choose-play"
    WHY_ILLEGAL = "why-illegal"
    IS_IT_ALLOWED = "is-it-allowed"
    TRUE_OR_FALSE = "true-or-false"
    COUNT = "count"
    SCORE_THE_GAME = "score-the-game"
    CUBE_ACTION = "cube-action"
    MATCH_SCORE = "match-score"
    DICE_VALID = "dice-valid"
    ORDER_THE_STEPS = "order-the-steps"

    @property
    def is_played(self) -> bool:
        """The learner moves checkers on the board."""
        return self in {Kind.PLAY_THE_ROLL, Kind.FORCED_PLAY}

    @property
    def is_choice(self) -> bool:
        """The learner chooses one of several options."""
        return not self.is_played and self not in {Kind.PICK_DESTINATIONS, Kind.ORDER_THE_STEPS}

    @property
    def is_yes_or_no(self) -> bool:
        """Its options begin with yes or no, and a reason follows."""
        return self in {Kind.IS_IT_ALLOWED, Kind.CUBE_ACTION, Kind.MATCH_SCORE, Kind.DICE_VALID}


class Colour(StrEnum):
    """The checkers of the side to move."""

    WHITE = "white"
    BLACK = "black"


class Shelf(StrEnum):
    """Where an item is met."""

    PAGE = "page"
    REVIEW = "review"
    PRACTISE = "practise"
    PATH = "path"


@dataclass(frozen=True, slots=True)
class Prose:
    """A sentence an author wrote for one item, with notation tokens."""

    text: str
    """English, the msgid of its translation."""
    line: int
    """Line of the source, for faults."""


Param = int | str | tuple[str, ...]
"""A value of a message as written: a number, a play, a list of plays, or a name."""


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message of the wording, with the values that the item's data does not give."""

    key: str
    """Message key such as ``r.landing.blocked``."""
    params: Mapping[str, Param]
    """Values by placeholder."""
    line: int
    """Line of the source, for faults."""


Wording = Prose | MessageRef


@dataclass(frozen=True, slots=True)
class Board:
    """A position with a roll."""

    position: Position
    """The position before the turn."""
    roll: Roll | None
    """The roll; None for a statement about a position alone."""
    colour: Colour
    """Colour of the side to move."""
    ruleset: RuleSet = STANDARD
    """The game that is played."""
    first: bool = False
    """It is the mover's own first turn, which only Longgammon asks for (long.first-double)."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a play must do beyond being legal. Fields that are None ask for nothing."""

    hit: bool | None = None
    """True: the play hits; False: it does not."""
    off: bool | None = None
    """True: the play bears off a checker; False: it bears off none."""
    source: Location | None = None
    """With ``target``: one checker goes from here ..."""
    target: Location | None = None
    """... to here, with as many numbers as it takes."""
    play: str | None = None
    """The play whose final position is asked for."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer of a choice. Exactly one of ``text``, ``play``, ``number`` and ``none`` is set."""

    letter: str
    """``a`` for the first as written, whatever place the page gives it."""
    line: int
    """Line of the source, for faults."""
    text: Prose | None = None
    """A sentence."""
    play: str | None = None
    """A whole play in notation."""
    number: int | None = None
    """A count."""
    none: bool = False
    """The answer "No legal move"."""
    right: bool = False
    """Whether the author says that this is the key."""
    origin: str | None = None
    """What the option stands for: a rule id, or ``id#n`` for its n-th misconception."""
    feedback: Wording | None = None
    """What a learner reads who chose it; worked out for plays, "No legal move" and the right count."""
    rule: str | None = None
    """The rule the feedback links to, if it is not the item's."""


@dataclass(frozen=True, slots=True)
class Claims:
    """Statements of an author that the engine must confirm."""

    n: int | None = None
    """Number of legal results of the roll."""
    places: tuple[Location, ...] | None = None
    """The places of pick-destinations."""
    play: str | None = None
    """A play that is right."""
    tries: Mapping[str, str] = field(default_factory=dict)
    """Moves in notation, the last of which is refused -> the rule that refuses it."""
    lines: Mapping[str, int] = field(default_factory=dict)
    """Lines of the claims by field name, for faults."""

    def line(self, name: str, default: int) -> int:
        """Line of one claim."""
        return self.lines.get(name, default)


@dataclass(frozen=True, slots=True)
class Item:
    """One question."""

    id: str
    """Frozen name, given by hand."""
    rule: str
    """Id of the rule that it asks for."""
    kind: Kind
    """What the learner does."""
    level: int
    """1 to 3."""
    shelf: Shelf
    """Where it is met."""
    path: str
    """Source file, for faults."""
    line: int
    """Line of the item in it."""
    prompt: Wording
    """The question."""
    board: Board | None = None
    """The board; None for an item in words alone."""
    statement: Prose | None = None
    """What is true or false."""
    task: Task | None = None
    """What a play must do beyond being legal."""
    case: Case | None = None
    """The game, cube, match or throw that the kind asks about."""
    picture: str | None = None
    """Name of the diagram that stands in the card of an item without a board."""
    source: Location | None = None
    """The checker of pick-destinations; None asks for every checker."""
    move: str | None = None
    """The play that the question is about."""
    options: tuple[Option, ...] = ()
    """Answers in the order written, the key first."""
    steps: tuple[Prose, ...] = ()
    """The steps of order-the-steps, in the right order."""
    early: tuple[Wording | None, ...] = ()
    """For each step what is said where it stands too early; None for the usual message."""
    right: Wording | None = None
    """What is said about a right answer; None for the usual message."""
    hint: MessageRef | None = None
    """Where to look."""
    contrast: bool = False
    """Shows where the rule stops, so the rule need not decide."""
    note: str = ""
    """For authors; never shown."""
    claims: Claims = Claims()
    """What the author says the engine will find."""


@dataclass(frozen=True, slots=True)
class Bank:
    """All items, in file order."""

    items: tuple[Item, ...]

    def of(self, rule: str, shelf: Shelf) -> tuple[Item, ...]:
        """Return the items of one rule on one shelf, in file order."""
        return tuple(item for item in self.items if item.rule == rule and item.shelf is shelf)
