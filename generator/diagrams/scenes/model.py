"""What a scene shows, as facts: steps, cards, a table, dice, a clock; nothing of how it is drawn.

Texts are English sources with notation tokens. Scenes of words (``WORDS``) become HTML,
so that every script wraps by its own line heights; the others are pictures.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generator.diagrams.model import Colour


class State(Enum):
    """How a step or a card is set apart: by a border and a sign, and in words for ears."""

    NORMAL = "normal"
    NOW = "now"
    BARRED = "barred"
    DONE = "done"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """The small picture of a step or card: an icon, one or two dice, or the cube; or none of them."""

    icon: str = ""
    dice: tuple[tuple[int, Colour], ...] = ()
    """Numbers and whose dice they are."""
    cube: int | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """One step or one card."""

    sign: Sign
    text: str
    state: State = State.NORMAL
    line: int = 0


@dataclass(frozen=True, slots=True)
class Stations:
    """Steps in their order, in the direction of reading."""

    steps: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """Things without an order; ``barred`` is crossed, ``done`` has a tick."""

    cards: tuple[Item, ...]


Cell = int | str
"""A number, or a text."""


@dataclass(frozen=True, slots=True)
class Table:
    """A small table; the first cell of a row names it."""

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    lit: frozenset[tuple[int, int]] = frozenset()
    """Row and column, from 1, of the cells that are set apart."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One row of a score slip: the score when the game begins."""

    white: int
    black: int
    crawford: bool = False
    """The row is set apart, with the sign of a cube that is not used."""
    text: str = ""
    dice: tuple[tuple[int, Colour], ...] = ()
    """The opening throw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A score slip."""

    length: int | None
    """Points the match is played to; None without a match."""
    games: tuple[Game, ...]
    first: int = 1
    """Number of the first game shown."""
    final: tuple[int, int] | None = None
    """Score at the end, White's first."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A signed number, or several that are added, as a bar of squares."""

    text: str
    values: tuple[int, ...]

    @property
    def total(self) -> int:
        """Sum of the numbers."""
        return sum(self.values)


@dataclass(frozen=True, slots=True)
class Bars:
    """Two or three signed numbers side by side."""

    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CubePlan:
    """A board from above with the cube; in the middle at 1 it shows 64, as the real one does."""

    value: int = 1
    owner: Colour | None = None
    offered: Colour | None = None
    """The side that offers the cube at this value."""
    away: bool = False
    """It lies beside the board and is not used."""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Cubes:
    """Boards with the cube in a row; without boards the six faces laid open."""

    boards: tuple[CubePlan, ...]


class Spot(Enum):
    """Where a die lies flat, or what it leans on; the halves are those of its thrower."""

    RIGHT = "right"
    LEFT = "left"
    OUTSIDE = "outside"
    CHECKER = "checker"
    BAR = "bar"


class Lean(Enum):
    """What a cocked die leans on."""

    RIM = "rim"
    CHECKER = "checker"
    DIE = "die"


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneDie:
    """One die where it came to rest."""

    face: int
    by: Colour
    at: Spot = Spot.RIGHT
    leans: Lean | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dice:
    """Thrown dice on the plan of a board, the right half of each thrower tinted."""

    dice: tuple[SceneDie, ...]
    counts: bool | None = None
    """Whether the roll counts, shown by a sign; None says nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """A clock with two faces; the button of the side whose time stands is down."""

    white: str
    black: str
    running: Colour | None = None
    flag: Colour | None = None
    """The side whose time is up."""


class Role(Enum):
    """What a player does at a board that several share."""

    BOX = "box"
    CAPTAIN = "captain"
    TEAM = "team"
    OPERATOR = "operator"


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A place at the board; seats are numbered from 1 in the order they are written."""

    role: Role
    far: bool
    """Whether it stands on the far side of the board."""
    die: int | None = None
    take: bool | None = None
    """The answer to a double: take, drop, or none."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Who sits where, and who goes where after a game."""

    seats: tuple[Seat, ...]
    arrows: tuple[tuple[int, int], ...] = ()
    """From seat to seat, by number."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A point of a scale, or a stretch of it."""

    start: int
    end: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class Scale:
    """A line from 0 to 100 percent."""

    zones: tuple[Zone, ...]
    arrow: tuple[int, int] | None = None


Scene = Stations | Cards | Table | Score | Bars | Cubes | Dice | Clock | Seats | Scale
WORDS = (Stations, Cards, Table, Score, Bars)
"""Scenes that are made of words."""


def has_words(scene: Scene) -> bool:
    """Whether a scene holds words, so that it can stand on a page alone and not in a file of its own."""
    if isinstance(scene, Cubes):
        return any(board.text for board in scene.boards)
    if isinstance(scene, Scale):
        return any(zone.text for zone in scene.zones)
    return isinstance(scene, WORDS)
