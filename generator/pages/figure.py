"""A diagram as a figure: the picture or pictures, and the caption under them."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from generator.diagrams.describe import Describer
from generator.diagrams.model import Diagram
from generator.diagrams.svg import draw
from generator.pages.environment import environment
from generator.pages.scene import DOMAIN, render_scene
from generator.wording.book import Book
from generator.wording.values import Text


@dataclass(frozen=True, slots=True)
class FigurePart:
    """One picture and, among several, its own caption."""

    html: Markup
    kind: str
    """``board``, ``drawn`` for a picture of a scene, ``words`` for a scene of words."""
    caption: Text | None


@dataclass(frozen=True, slots=True)
class Figure:
    """Everything the template puts on the page."""

    rule: str
    parts: tuple[FigurePart, ...]
    caption: Text | None

    @property
    def stacked(self) -> bool:
        """Whether its parts need the whole width, since one of them holds words."""
        return any(part.kind == "words" for part in self.parts)

    @property
    def bleeds(self) -> bool:
        """Whether a board reaches the edges of a phone."""
        return any(part.kind == "board" for part in self.parts)


def render_figure(diagram: Diagram, book: Book, *, prefix: str, home: str = "right") -> str:
    """Return the figure of a diagram; ``prefix`` begins every id and must be unique on the page."""
    pictures = diagram.parts or (diagram,)
    parts = tuple(
        _part(
            picture,
            book,
            prefix if len(pictures) == 1 else f"{prefix}{number}",
            home,
            alone=not diagram.parts,
        )
        for number, picture in enumerate(pictures, 1)
    )
    figure = Figure(diagram.rule, parts, _caption(diagram.caption, book))
    return environment().get_template("quiz/figure.html.j2").render(figure=figure)


def _part(picture: Diagram, book: Book, prefix: str, home: str, *, alone: bool) -> FigurePart:
    caption = None if alone else _caption(picture.caption, book)
    if picture.scene is not None:
        html, kind = render_scene(picture, book, prefix)
        return FigurePart(html, kind, caption)
    svg = draw(picture, locale=book.locale, prefix=prefix, describe=Describer(book), home=home)
    return FigurePart(Markup(svg), "board", caption)  # noqa: S704 - SVG of ours


def _caption(english: str, book: Book) -> Text | None:
    return book.prose(english, domain=DOMAIN) if english else None
