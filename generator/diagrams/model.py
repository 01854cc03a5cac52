"""What a picture shows, as facts: a position, dice, a cube, marks; nothing of how it is drawn.

All points are in the numbering of the side whose position it is (``Diagram.side``), 24 farthest.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from generator.rules import Location, Position

if TYPE_CHECKING:
    from generator.diagrams.scenes.model import Scene


class Colour(Enum):
    """The two sides as people name them; a fact of display, never of the rules."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Colour:
        """The opposing side."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Stroke(Enum):
    """How the line of an arrow is drawn; dashes and dots set a second choice apart."""

    SOLID = "solid"
    DASHED = "dashed"
    DOTTED = "dotted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrow:
    """One checker's move by one number: its checker stays at the origin, a ghost stands at the goal."""

    source: Location
    target: Location
    die: int | None = None
    """The number, shown as a small die on the arrow."""
    stroke: Stroke = Stroke.SOLID
    hit: bool = False
    """A single checker of the other side stands at the goal and is hit."""
    refused: bool = False
    """The rules forbid this move: it is crossed out."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """The outline of a checker of the side to move: where it may land, or where it came from."""

    at: Location


@dataclass(frozen=True, slots=True)
class Plate:
    """The number of a point, lit."""

    point: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """A sign on a point where the side to move may not land."""

    point: int


@dataclass(frozen=True, slots=True)
class Select:
    """A ring around the top checker of the side to move at a place."""

    at: Location


class Quarter(Enum):
    """One of the four boards of six points, as the side to move names them (board.quadrants)."""

    HOME = "home"
    OUTER = "outer"
    OPP_HOME = "opp-home"
    OPP_OUTER = "opp-outer"


@dataclass(frozen=True, slots=True)
class Area:
    """A tint over one quarter of the board."""

    quarter: Quarter


@dataclass(frozen=True, slots=True)
class Room:
    """A frame around the bar or a tray."""

    key: str
    """``bar``, ``off`` or ``opp-off``."""


Mark = Arrow | Ghost | Plate | Blocked | Select | Area | Room
MAX_ARROWS = 2
MAX_PLATES = 3


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube; in the middle at 1 it shows 64, as the real one does."""

    value: int = 1
    owner: Colour | None = None
    """None: in the middle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagram:
    """One picture, or several small ones under one caption (``parts``).

    A diagram with parts shows the parts alone; its own position is then that of the first part.
    """

    position: Position
    name: str = ""
    rule: str = ""
    """Id of the rule that it shows."""
    dice: tuple[int, ...] = ()
    """The dice as they lie on the board: none, or two."""
    spent: tuple[int, ...] = ()
    """Those of the dice that are already played."""
    side: Colour = Colour.WHITE
    """The side in whose numbering the position is written; it sits at the near edge."""
    mover: bool = True
    """Whether that side is to move; with nobody to move the position is White's."""
    cube: Cube | None = None
    """None: no cube is drawn."""
    marks: tuple[Mark, ...] = ()
    all_plates: bool = False
    """All 24 numbers are lit."""
    caption: str = ""
    """English source of the caption, with notation tokens."""
    desc: str = ""
    """English source of further spoken sentences, in words."""
    parts: tuple[Diagram, ...] = ()
    scene: Scene | None = None
    """What is shown instead of a board; the position then says nothing."""
    checkers: int = 15
    """Checkers of a whole set; the missing ones are borne off."""
    ruleset: str = "standard"
    """Name of the game that is played; it says how positions are read and what a mark may say."""
    path: str = ""
    """File it comes from."""
    line: int = 0
    """Line of its entry."""

    def __post_init__(self) -> None:
        if not self.mover and self.side is not Colour.WHITE:
            raise ValueError("with nobody to move the position is written in White's numbers")

    @property
    def pictures(self) -> tuple[Diagram, ...]:
        """The pictures to draw: the parts, or the diagram itself."""
        return self.parts or (self,)

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The arrows among the marks."""
        return tuple(mark for mark in self.marks if isinstance(mark, Arrow))


@dataclass(frozen=True, slots=True)
class Description:
    """What a picture says, in one language, in words alone."""

    title: str
    desc: str
