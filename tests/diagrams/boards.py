"""Positions, pictures and languages that the tests of the diagrams share."""

from __future__ import annotations

import json
import random
from pathlib import Path

from generator.diagrams.describe import Describer
from generator.diagrams.model import Arrow, Blocked, Colour, Cube, Diagram, Ghost, Plate, Select, Stroke
from generator.diagrams.svg import draw
from generator.i18n.locale import LocaleData
from generator.i18n.translate import NullTranslator, Translation
from generator.rules import OFF, START, Position, Side
from generator.wording.book import Book

ROOT = Path(__file__).parents[2]
TAGS = ("en", "ur", "hi", "fa")
_WORDS = json.loads(Path(__file__).with_name("alt.json").read_text(encoding="utf-8"))
"""The agreed wording of the spoken descriptions, so that these tests do not hang on the PO files."""


class Words:
    """A translator that knows the messages of the spoken descriptions alone."""

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Return the agreed text of a message."""
        found = _WORDS[self.tag].get(context)
        return Translation(msgid, "en") if found is None else Translation(found, None)

    def ngettext(
        self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
    ) -> Translation:
        """Return the agreed text in the form for ``n``; in Hindi and Persian nought is singular too."""
        singular = n == 1 or (n == 0 and self.tag in {"hi", "fa"})
        return Translation(_WORDS[self.tag][context]["one" if singular else "other"], None)


def locale(tag: str) -> LocaleData:
    """Return the data of one language of the site."""
    return LocaleData.load(ROOT / "locales" / tag)


def book(tag: str) -> Book:
    """Return the wording of one language."""
    return Book(locale(tag), NullTranslator() if tag == "en" else Words(tag))


BOOKS = {tag: book(tag) for tag in TAGS}


def svg(diagram: Diagram, tag: str = "en", **options: object) -> str:
    """Return a picture with its description."""
    options.setdefault("prefix", "d1")
    return draw(diagram, locale=BOOKS[tag].locale, describe=Describer(BOOKS[tag]), **options)  # type: ignore[arg-type]


def arrow(source: object, target: object, die: int | None = None, **how: object) -> Arrow:
    """Return an arrow, briefly."""
    return Arrow(source=source, target=target, die=die, **how)  # type: ignore[arg-type]


OPENING = Diagram(position=START, dice=(6, 5), cube=Cube())
LARGER = Diagram(
    position=Position.from_counts({23: 1, 5: 3, 4: 4, 3: 4, 2: 3}, {22: 3, 21: 3, 20: 3, 19: 3, 12: 3}),
    dice=(6, 5),
    marks=(arrow(23, 17, 6), arrow(23, 18, 5, stroke=Stroke.DASHED, refused=True), Blocked(12)),
)
HIT = Diagram(
    position=Position.from_counts({10: 1, 9: 1, 5: 4, 3: 5, 2: 4}, {23: 2, 22: 2, 21: 3, 20: 3, 19: 4, 4: 1}),
    dice=(6, 5),
    marks=(arrow(10, 4, 6, hit=True), arrow(9, 4, 5)),
)
LATE = Diagram(
    position=Position.from_counts({6: 8, 5: 1}, {20: 3, 19: 3, 24: 1}, own_bar=1, other_bar=6),
    dice=(3, 3),
    spent=(3,),
    side=Colour.BLACK,
    cube=Cube(4, Colour.WHITE),
    marks=(arrow(6, 3, 3), arrow(5, OFF), Select(6), Ghost(18), Plate(18), Plate(3)),
)
CASES = {"opening": OPENING, "larger": LARGER, "hit": HIT, "late": LATE}


def random_position(chance: random.Random) -> Position:
    """Return a position with no point held by both sides, checkers on the bar and borne off now and then."""
    points = chance.sample(range(1, 25), 24)
    cut = chance.randint(1, 12)
    return Position(
        _side(chance, points[:cut]), _side(chance, [25 - point for point in points[cut : 2 * cut]])
    )


def _side(chance: random.Random, points: list[int]) -> Side:
    counts = [0] * 24
    bar = chance.choice((0, 0, 0, 1, 2))
    for _ in range(15 - bar - chance.choice((0, 0, 1, 4, 11))):
        counts[chance.choice(points) - 1] += 1
    return Side(tuple(counts), bar)
