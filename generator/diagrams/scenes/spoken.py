"""What the drawing of a scene says to someone who cannot see it, in words alone."""

from __future__ import annotations

from typing import Final

from generator.diagrams.model import Colour, Description, Diagram
from generator.diagrams.scenes.model import (
    Clock,
    CubePlan,
    Cubes,
    Dice,
    Role,
    Scale,
    SceneDie,
    Seat,
    Seats,
    Spot,
    Zone,
)
from generator.wording.book import Book
from generator.wording.values import Text

_OBLIQUE: Final = {Colour.WHITE: "side.white", Colour.BLACK: "side.black.oblique"}
_DIRECT: Final = {Colour.WHITE: "side.white", Colour.BLACK: "side.black.direct"}
ROLES: Final = {role: f"alt.seat.{role.value}" for role in Role}


class SceneDescriber:
    """Describes drawings of scenes in the language of a book."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __call__(self, picture: Diagram) -> Description:
        """Say what is drawn, then what the author adds."""
        match picture.scene:
            case Dice() as scene:
                title, sentences = "alt.scene.dice", self._dice(scene)
            case Cubes() as scene:
                title, sentences = "alt.scene.cube", self._cubes(scene)
            case Clock() as scene:
                title, sentences = "alt.scene.clock", self._clock(scene)
            case Seats() as scene:
                title, sentences = "alt.scene.seats", self._seats(scene)
            case Scale() as scene:
                title, sentences = "alt.scene.scale", self._scale(scene)
            case _:
                raise TypeError(f"{picture.name} is made of words")
        if picture.desc:
            sentences.append(self.book.prose(picture.desc, domain="diagrams").plain)
        return Description(self._say(title), " ".join(sentences))

    def cube(self, plan: CubePlan) -> str:
        """Say where the cube of one board is."""
        if plan.away:
            return self._say("alt.cube.none")
        if plan.owner is not None:
            return self._say("alt.cube.owned", side=self._side(plan.owner), cube=plan.value)
        if plan.offered is not None:
            return self._say("alt.cube.offered", side=self._side(plan.offered), cube=plan.value)
        return self._say("alt.cube.middle", cube=plan.value)

    def zone(self, zone: Zone) -> Text:
        """Write a point or a stretch of a scale."""
        start, end = (self.book.locale.percent_of(str(value)) for value in (zone.start, zone.end))
        return (
            Text(start, start) if start == end else self.book.text("alt.range", **{"from": start, "to": end})
        )

    def _cubes(self, scene: Cubes) -> list[str]:
        if scene.boards:
            return [self.cube(plan) for plan in scene.boards]
        faces = [self.book.words(2**power) for power in range(1, 7)]
        return [self._say("alt.marks", list=self._list(faces))]

    def _dice(self, scene: Dice) -> list[str]:
        said = [self._say("alt.marks", list=self._list([self._die(die) for die in scene.dice]))]
        if scene.counts is not None:
            said.append(self._say("alt.die.counts" if scene.counts else "alt.die.void"))
        return said

    def _die(self, die: SceneDie) -> str:
        if die.leans is not None:
            return self._say("alt.die.leans", die=die.face)
        if die.at in {Spot.OUTSIDE, Spot.CHECKER}:
            return self._say(f"alt.die.{die.at.value}", die=die.face)
        return self._say(f"alt.die.{die.at.value}", die=die.face, side=self._side(die.by))

    def _clock(self, scene: Clock) -> list[str]:
        said = []
        for side, time in ((Colour.WHITE, scene.white), (Colour.BLACK, scene.black)):
            shown = self.book.locale.localise(time)
            if scene.flag is side:
                shown = self._say("alt.clock.up", time=shown)
            elif scene.running is side:
                shown = self._say("alt.clock.running", time=shown)
            said.append(self._say("alt.side", side=self.book.text(_DIRECT[side]), list=shown))
        return said

    def _seats(self, scene: Seats) -> list[str]:
        said = [
            self._say("alt.seat", n=number, list=self._list(self._seat(seat)))
            for number, seat in enumerate(scene.seats, 1)
        ]
        said += [self._say("alt.seat.goes", **{"from": start, "to": end}) for start, end in scene.arrows]
        return said

    def _seat(self, seat: Seat) -> list[str]:
        said = [] if seat.die is None else [self._say("alt.seat.die", die=seat.die)]
        said.append(self._say(ROLES[seat.role]))
        if seat.take is not None:
            said.append(self._say("alt.seat.take" if seat.take else "alt.seat.drop"))
        return said

    def _scale(self, scene: Scale) -> list[str]:
        said = []
        for zone in scene.zones:
            words = self.zone(zone).plain
            text = self.book.prose(zone.text, domain="diagrams").plain if zone.text else ""
            said.append(f"{text} {words}".strip())
        if scene.arrow is not None:
            said.append(self.zone(Zone(*scene.arrow)).plain)
        return [self._say("alt.marks", list=self._list(said))]

    def _side(self, colour: Colour) -> Text:
        return self.book.text(_OBLIQUE[colour])

    def _list(self, items: list[str]) -> str:
        return self.book.locale.join_items(items)

    def _say(self, key: str, **values: Text | str | int) -> str:
        return self.book.text(key, **values).plain
