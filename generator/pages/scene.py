"""A scene as HTML: words stay words, so that every script wraps by its own line heights; pictures are SVG."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from markupsafe import Markup

from generator.diagrams.model import Colour, Diagram
from generator.diagrams.scenes.legend import role_svg, zone_svg
from generator.diagrams.scenes.model import (
    WORDS,
    Bars,
    Cards,
    Cell,
    Cubes,
    Game,
    Item,
    Role,
    Scale,
    Score,
    Seats,
    Sign,
    State,
    Stations,
    Table,
)
from generator.diagrams.scenes.picture import draw_cube_plan, draw_scene
from generator.diagrams.scenes.signs import bar_svg, bar_width, dice_svg, sign_svg
from generator.diagrams.scenes.spoken import ROLES, SceneDescriber
from generator.pages.environment import environment
from generator.wording.book import Book
from generator.wording.values import Text

DOMAIN: Final = "diagrams"
_SPOKEN: Final = {
    ("stations", State.NOW): "alt.scene.now",
    ("stations", State.BARRED): "alt.scene.barred",
    ("cards", State.BARRED): "alt.scene.barred",
    ("cards", State.DONE): "alt.scene.ok",
}
"""States that are said aloud; a step that is done needs no word, since its place tells it."""
_NAMED: Final = {Colour.WHITE: "side.white", Colour.BLACK: "side.black.direct"}
_CROSS, _TICK, _NOW = "M5 5l10 10M15 5L5 15", "M4 10l4 5 8-10", "M10 3v14M4 11l6 6 6-6"
_MARKS: Final = {State.BARRED: _CROSS, State.DONE: _TICK, State.NOW: _NOW}


@dataclass(frozen=True, slots=True)
class ShownItem:
    """A step or card on the page."""

    sign: Markup
    text: Text
    state: str
    mark: Markup
    said: Text | None


@dataclass(frozen=True, slots=True)
class Legend:
    """One line under a drawing: a sign, what it means, and perhaps its number."""

    sign: Markup
    text: Text
    value: Text | None


@dataclass(frozen=True, slots=True)
class ShownCell:
    """A cell of a table."""

    html: Text | Markup
    lit: bool = False
    number: bool = False


@dataclass(frozen=True, slots=True)
class ShownTable:
    """A table: its head, and rows whose first cell names the row."""

    head: tuple[ShownCell | None, ...]
    """None where a column needs no name."""
    rows: tuple[tuple[ShownCell, ...], ...]
    name: str


def render_scene(picture: Diagram, book: Book, prefix: str) -> tuple[Markup, str]:
    """Return a scene without its caption, and its kind: ``words`` or ``drawn``.

    ``prefix`` begins every id. A drawing that has a legend of words under it is of the kind ``words`` too.
    """
    if isinstance(picture.scene, WORDS):
        return _words(picture, book), "words"
    return _drawn(picture, book, prefix)


def _drawn(picture: Diagram, book: Book, prefix: str) -> tuple[Markup, str]:
    scene, describe = picture.scene, SceneDescriber(book)
    if isinstance(scene, Cubes) and scene.boards:
        kind = "words" if len(scene.boards) > 1 or scene.boards[0].text else "drawn"
        return _row(scene, picture, book, prefix), kind
    if scene is None:
        raise TypeError(f"{picture.name} is no scene")
    svg = draw_scene(scene, locale=book.locale, prefix=prefix, spoken=describe(picture))
    legend: list[Legend] = []
    if isinstance(scene, Seats):
        legend = _roles(scene, book)
    elif isinstance(scene, Scale):
        legend = _zones(scene, book)
    name = type(scene).__name__.lower()
    html = _template("drawn", None, svg=Markup(svg), name=name, legend=legend)  # noqa: S704 - SVG of ours
    return html, "words" if legend else "drawn"


def _row(scene: Cubes, picture: Diagram, book: Book, prefix: str) -> Markup:
    describe = SceneDescriber(book)
    beside = any(plan.away for plan in scene.boards)
    boards = [
        (
            Markup(  # noqa: S704 - SVG of ours
                draw_cube_plan(plan, book.locale, prefix, describe.cube(plan), number=number, beside=beside)
            ),
            book.prose(plan.text, domain=DOMAIN) if plan.text else None,
        )
        for number, plan in enumerate(scene.boards, 1)
    ]
    said = book.prose(picture.desc, domain=DOMAIN) if picture.desc else None
    return _template("row", said, boards=boards)


def _roles(scene: Seats, book: Book) -> list[Legend]:
    """What the signs of the roles mean, each once; a plain seat needs no sign."""
    used = {seat.role for seat in scene.seats}
    return [
        Legend(Markup(role_svg(role)), book.text(ROLES[role]), None)  # noqa: S704 - drawing of ours
        for role in Role
        if role in used
    ]


def _zones(scene: Scale, book: Book) -> list[Legend]:
    describe = SceneDescriber(book)
    return [
        Legend(
            Markup(zone_svg(zone, number, book.locale)),  # noqa: S704 - drawing of ours
            book.prose(zone.text, domain=DOMAIN),
            describe.zone(zone),
        )
        for number, zone in enumerate(scene.zones)
        if zone.text
    ]


def _words(picture: Diagram, book: Book) -> Markup:
    scene = picture.scene
    said = book.prose(picture.desc, domain=DOMAIN) if picture.desc else None
    if isinstance(scene, Stations):
        return _template("stations", said, items=[_item(one, "stations", book) for one in scene.steps])
    if isinstance(scene, Cards):
        return _template("cards", said, items=[_item(one, "cards", book) for one in scene.cards])
    if isinstance(scene, Table | Score | Bars):
        return _template("table", said, table=_table(scene, book))
    raise TypeError(f"{picture.name} is not made of words")


def _template(kind: str, said: Text | None, **values: object) -> Markup:
    html = environment().get_template("quiz/scene.html.j2").render(kind=kind, said=said, **values)
    return Markup(html.strip())  # noqa: S704 - our own template, which escapes


def _item(item: Item, kind: str, book: Book) -> ShownItem:
    said = _SPOKEN.get((kind, item.state))
    path = _MARKS.get(item.state)
    mark = (
        f'<svg class="sc-m" viewBox="0 0 20 20" aria-hidden="true"><path d="{path}"/></svg>' if path else ""
    )
    return ShownItem(
        Markup(sign_svg(item.sign, book.locale)),  # noqa: S704 - drawing of ours
        book.prose(item.text, domain=DOMAIN),
        item.state.value,
        Markup(mark),  # noqa: S704 - drawing of ours
        book.text(said) if said else None,
    )


def _table(scene: Table | Score | Bars, book: Book) -> ShownTable:
    if isinstance(scene, Table):
        return _plain(scene, book)
    return _score(scene, book) if isinstance(scene, Score) else _bars(scene, book)


def _plain(scene: Table, book: Book) -> ShownTable:
    rows = tuple(
        tuple(_cell(cell, book, lit=(row, column) in scene.lit) for column, cell in enumerate(cells, 1))
        for row, cells in enumerate(scene.rows, 1)
    )
    head = tuple(
        ShownCell(book.prose(text, domain=DOMAIN), number=_counts(scene, column)) if text else None
        for column, text in enumerate(scene.head)
    )
    return ShownTable(head, rows, "")


def _counts(scene: Table, column: int) -> bool:
    """Whether a column holds numbers alone, which are centred under its name."""
    return all(isinstance(row[column], int) for row in scene.rows)


def _cell(cell: Cell, book: Book, *, lit: bool = False) -> ShownCell:
    if isinstance(cell, int):
        return ShownCell(_number(cell, book), lit, number=True)
    return ShownCell(book.prose(cell, domain=DOMAIN), lit)


def _score(scene: Score, book: Book) -> ShownTable:
    first = None if scene.length is None else ShownCell(book.text("alt.scene.match", length=scene.length))
    sides = (ShownCell(book.text(_NAMED[side]), number=True) for side in Colour)
    noted = any(game.text or game.dice or game.crawford for game in scene.games)
    head = (first, *sides, *([None] if noted else []))
    rows = [_game(game, number, book, noted=noted) for number, game in enumerate(scene.games, scene.first)]
    if scene.final is not None:
        cells = (_cell(points, book) for points in scene.final)
        rows.append((ShownCell(book.text("alt.scene.final")), *cells, *_empty(noted)))
    return ShownTable(head, tuple(rows), "slip")


def _game(game: Game, number: int, book: Book, *, noted: bool) -> tuple[ShownCell, ...]:
    lit = game.crawford
    scores = (_cell(points, book, lit=lit) for points in (game.white, game.black))
    return (
        ShownCell(book.text("alt.scene.before", n=number), lit),
        *scores,
        *((ShownCell(_note(game, book), lit),) if noted else ()),
    )


def _note(game: Game, book: Book) -> Markup:
    sign = dice_svg(game.dice) if game.dice else ""
    if game.crawford:
        sign += sign_svg(Sign(icon="no-cube"), book.locale)
    words = [book.text("alt.side", side=book.text(_NAMED[side]), list=number) for number, side in game.dice]
    spoken = f'<span class="vh">{" ".join(text.html for text in words)}</span>' if words else ""
    text = book.prose(game.text, domain=DOMAIN).__html__() if game.text else ""
    return Markup(f"{sign}{spoken} {text}".strip())  # noqa: S704 - drawing and prose of ours


def _empty(noted: bool) -> tuple[ShownCell, ...]:
    return (ShownCell(Markup("")),) if noted else ()


def _bars(scene: Bars, book: Book) -> ShownTable:
    width = max(bar_width(bar) for bar in scene.bars)
    rows = tuple(
        (
            ShownCell(book.prose(bar.text, domain=DOMAIN)),
            ShownCell(Markup(bar_svg(bar, width))),  # noqa: S704 - drawing of ours
            ShownCell(_number(bar.total, book, signed=True), number=True),
        )
        for bar in scene.bars
    )
    return ShownTable((), rows, "sums")


def _number(value: int, book: Book, *, signed: bool = False) -> Markup:
    text = book.locale.num(value)
    if signed and value > 0:
        text = f"+{text}"
    return Markup(f'<bdi dir="ltr" class="nt">{escape(text)}</bdi>')  # noqa: S704 - escaped
