"""Says a picture in words: the same facts as the drawing, for whoever cannot see it.

The words come from the ``alt.*`` messages alone. Both sides are listed in the numbers of the side to move,
that side first, highest point first; counts of nought are left out. The form of a side's name follows from
the message, never from the sentence.
"""

from __future__ import annotations

from typing import Final

from generator.diagrams.model import Arrow, Blocked, Colour, Description, Diagram, Ghost, Plate, Select
from generator.diagrams.view import Stack, key_of, resolve
from generator.rules import Location, Place
from generator.wording.book import Book
from generator.wording.values import Text

_DIRECT: Final = {Colour.WHITE: "side.white", Colour.BLACK: "side.black.direct"}
_OBLIQUE: Final = {Colour.WHITE: "side.white", Colour.BLACK: "side.black.oblique"}


class Describer:
    """Describes pictures in the language of a book; calling it gives title and description."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __call__(self, diagram: Diagram) -> Description:
        """Describe one picture (a diagram without parts)."""
        return Description(self.title(diagram), self.desc(diagram))

    def title(self, diagram: Diagram) -> str:
        """Say what kind of picture it is and who is to move."""
        if not diagram.mover:
            return self._say("alt.title.nobody")
        return self._say("alt.title", side=self._side(diagram.side))

    def desc(self, diagram: Diagram) -> str:
        """Say dice, both sides, cube, marks, numbering, and what the author adds, as sentences."""
        sentences = [
            *self._dice(diagram),
            *self._sides(diagram),
            *self._cube(diagram),
            *self._marks(diagram),
            self._say("alt.numbering", side=self._side(diagram.side)),
        ]
        if diagram.desc:
            sentences.append(self.book.prose(diagram.desc, domain="diagrams").plain)
        return " ".join(sentences)

    def pips(self, diagram: Diagram, colour: Colour) -> str:
        """Say the pip count of one side."""
        position = diagram.position
        side = position.on_roll if colour is diagram.side else position.opponent
        return self._say("alt.pips", side=self._side(colour), pips=side.pips())

    def move(self, source: Location, target: Location, *, hit: bool = False) -> str:
        """Say one move, such as "from point 13 to point 7, hitting"."""
        if target is Place.OFF:
            return self._say("alt.move.off", **{"from": self._number(source)})
        goal = self._number(target)
        ending = ".hit" if hit else ""
        if source is Place.BAR:
            return self._say(f"alt.move.bar{ending}", to=goal)
        return self._say(f"alt.move{ending}", **{"from": self._number(source), "to": goal})

    def _dice(self, diagram: Diagram) -> list[str]:
        if diagram.dice:
            first, second = sorted(diagram.dice, reverse=True)
            return [self._say("alt.dice", die1=first, die2=second)]
        return [self._say("alt.nodice")] if diagram.mover else []

    def _sides(self, diagram: Diagram) -> list[str]:
        stacks = resolve(diagram).stacks
        return [
            self._say("alt.side", side=self._named(_DIRECT[colour]), list=self._list(own))
            for colour in (diagram.side, diagram.side.other)
            if (own := [self._item(stack) for stack in stacks if stack.colour is colour])
        ]

    def _item(self, stack: Stack) -> str:
        if stack.key.endswith("off"):
            return self._say("alt.off", count=stack.count)
        if stack.key.endswith("bar"):
            return self._say("alt.bar", count=stack.count)
        return self._say("alt.item", point=int(stack.key), count=stack.count)

    def _cube(self, diagram: Diagram) -> list[str]:
        if diagram.cube is None:
            return []
        if diagram.cube.owner is None:
            return [self._say("alt.cube.middle", cube=diagram.cube.value)]
        owner = self._side(diagram.cube.owner)
        return [self._say("alt.cube.owned", side=owner, cube=diagram.cube.value)]

    def _marks(self, diagram: Diagram) -> list[str]:
        said = [self._arrow(mark) for mark in diagram.marks if isinstance(mark, Arrow)]
        said += [
            self._say("alt.mark.blocked", point=mark.point)
            for mark in diagram.marks
            if isinstance(mark, Blocked)
        ]
        said += [self._say("alt.mark.point", point=point) for point in _lit(diagram)]
        return [self._say("alt.marks", list=self._list(said))] if said else []

    def _arrow(self, arrow: Arrow) -> str:
        words = self.move(arrow.source, arrow.target, hit=arrow.hit and not arrow.refused)
        return self._say("alt.mark.refused", move=words) if arrow.refused else words

    def _side(self, colour: Colour) -> Text:
        return self._named(_OBLIQUE[colour])

    def _named(self, key: str) -> Text:
        return self.book.text(key)

    def _number(self, location: Location) -> str:
        return self.book.words(int(key_of(location)))

    def _list(self, items: list[str]) -> str:
        return self.book.locale.join_items(items)

    def _say(self, key: str, **values: Text | str | int) -> str:
        return self.book.text(key, **values).plain


def _lit(diagram: Diagram) -> list[int]:
    """Points that a plate, a ring or a ghost without an arrow sets apart, highest first."""
    goals = {arrow.target for arrow in diagram.arrows}
    lit = {mark.point for mark in diagram.marks if isinstance(mark, Plate)}
    places = [mark.at for mark in diagram.marks if isinstance(mark, Ghost | Select)]
    lit |= {place for place in places if isinstance(place, int) and place not in goals}
    return sorted(lit, reverse=True)
