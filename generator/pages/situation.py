"""What a card shows of a game, a cube, a match or a throw: a cube on the board, lines of words, dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from generator.diagrams.model import Colour as Side
from generator.diagrams.model import Cube, Description, Diagram
from generator.diagrams.scenes.model import Dice, Lean, SceneDie, Spot
from generator.quizzes.cases import (
    Crawford,
    CubeCase,
    Lies,
    MatchCase,
    Owner,
    Rests,
    ScoreCase,
    ThrowCase,
    ThrownDie,
    Turn,
)
from generator.quizzes.model import Colour, Item
from generator.rules import Position
from generator.wording.book import Book
from generator.wording.values import Text

_LEANS: Final = {
    Rests.LEANING_ON_RIM: Lean.RIM,
    Rests.LEANING_ON_CHECKER: Lean.CHECKER,
    Rests.LEANING_ON_DIE: Lean.DIE,
}
_NAMED: Final = {name: f"rules.{name}" for name in ("longgammon", "takhte", "tavla")}
"""Games whose plays are judged by rules of their own: the card names them, for no board shows it."""
_SPOTS: Final = {Lies.RIGHT_HALF: Spot.RIGHT, Lies.LEFT_HALF: Spot.LEFT, Lies.OFF_BOARD: Spot.OUTSIDE}


@dataclass(frozen=True, slots=True)
class BoardWords:
    """What stands under a board, and what the picture calls itself."""

    line: Text | None
    """Who is to move, or who has won; None while nobody is to move."""
    shown: Colour
    """Colour of the checker beside the line."""
    mover: bool
    """Whether the side whose numbers are shown is to move."""


def cube_of(item: Item) -> Cube | None:
    """Return the cube to be drawn: where the question is about its value, or about the cube itself."""
    case, colour = item.case, Side.WHITE if item.board is None else Side(item.board.colour.value)
    owners = {Owner.MIDDLE: None, Owner.YOU: colour, Owner.OPPONENT: colour.other}
    if isinstance(case, CubeCase):
        return Cube(case.value, owners[case.owner])
    if isinstance(case, ScoreCase) and case.ruleset.terms.cube:
        return Cube(case.cube, owners[case.owner])
    return None


def board_words(item: Item, colour: Colour, book: Book) -> BoardWords:
    """Return what is said of the turn; you are the side of this colour."""
    case = item.case
    if isinstance(case, ScoreCase):
        return BoardWords(book.text(f"won.{colour}"), colour, mover=False)
    if isinstance(case, CubeCase) and case.turn is Turn.NOBODY:
        return BoardWords(None, colour, mover=False)
    if isinstance(case, CubeCase) and (case.turn is Turn.OPPONENT or case.offered is not None):
        # An offer interrupts the turn: who is to move would be no help, and who must answer is the question.
        other = Colour.BLACK if colour is Colour.WHITE else Colour.WHITE
        return BoardWords(None if case.offered else book.text(f"turn.{other}"), other, mover=False)
    return BoardWords(book.text(f"turn.{colour}"), colour, mover=True)


def without_mover(told: Description, book: Book) -> Description:
    """Return a description whose title says nothing of who is to move."""
    return Description(book.text("alt.title.nobody").plain, told.desc)


def facts_of(item: Item, book: Book) -> tuple[Text, ...]:
    """Return what the question does not say: a game with rules of its own, and the state of a match."""
    return (*_game(item, book), *_match(item, book))


def _game(item: Item, book: Book) -> tuple[Text, ...]:
    key = None if item.board is None else _NAMED.get(item.board.ruleset.name)
    return () if key is None else (book.text(key),)


def _match(item: Item, book: Book) -> tuple[Text, ...]:
    case = item.case
    if isinstance(case, MatchCase):
        return _crawford(case, book)
    if not isinstance(case, CubeCase) or case.match is None:
        return ()
    match = case.match
    white, black = match.you, match.opponent
    if item.board is not None and item.board.colour is Colour.BLACK:
        white, black = black, white
    score = book.text("alt.score", length=match.to, white=white, black=black)
    return (score, *_crawford(match, book))


def _crawford(match: MatchCase, book: Book) -> tuple[Text, ...]:
    """Whether the game is the Crawford game is for the learner to find out."""
    keys = {
        Crawford.NOW: "crawford.now",
        Crawford.OVER: "crawford.over",
        Crawford.NONE: "crawford.none",
    }
    return () if match.crawford is None else (book.text(keys[match.crawford]),)


def throw_diagram(case: ThrowCase) -> Diagram:
    """Return the picture of a throw, drawn from what decides about it."""
    dice = Dice(dice=tuple(_drawn(die) for die in case.dice))
    return Diagram(position=Position.from_counts({}), mover=False, scene=dice)


def _drawn(die: ThrownDie) -> SceneDie:
    if die.rests is Rests.FLAT_ON_CHECKER:
        return SceneDie(face=die.number, by=Side.WHITE, at=Spot.CHECKER)
    lean = _LEANS.get(die.rests)
    return SceneDie(face=die.number, by=Side.WHITE, at=_SPOTS[die.lies], leans=lean)
