"""Reads the scenes that are made of words: steps, cards, tables, score slips, bars."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from generator.diagrams.nodes import Node
from generator.diagrams.scenes.fields import (
    children,
    is_whole,
    items,
    pair,
    short_text,
    small_dice,
    whole,
)
from generator.diagrams.scenes.model import (
    Bar,
    Bars,
    Cards,
    Cell,
    Game,
    Item,
    Score,
    State,
    Stations,
    Table,
)
from generator.errors import shown
from generator.i18n import tokens

STATES: Final = tuple(state.value for state in State)
MAX_STEPS, MAX_CARDS, MAX_COLUMNS, MAX_ROWS = 7, 12, 6, 12
_MOST: Final = 99


def stations(node: Node) -> Stations:
    """Read ``steps``: at least two."""
    steps = []
    for entry, item in items(node, "steps", 2, MAX_STEPS, ("state",)):
        state = State(entry.word("state", STATES, State.NORMAL.value))
        steps.append(replace(item, state=state))
    return Stations(tuple(steps))


def cards(node: Node) -> Cards:
    """Read ``cards``: each plain, ``crossed`` or ``ok``."""
    return Cards(
        tuple(_card(entry, item) for entry, item in items(node, "cards", 1, MAX_CARDS, ("crossed", "ok")))
    )


def _card(entry: Node, item: Item) -> Item:
    crossed, ticked = entry.flag("crossed", default=False), entry.flag("ok", default=False)
    if crossed and ticked:
        entry.fault("ok", "BAD_VALUE", "a card is crossed or ok, not both")
    state = State.BARRED if crossed else State.DONE if ticked else State.NORMAL
    return replace(item, state=state)


def table(node: Node) -> Table:
    """Read ``head``, ``rows`` and ``lit``."""
    head = _row(node, "head", node.data.get("head"), numbers=False)
    rows = []
    for number, (value, _line) in enumerate(node.entries("rows"), 1):
        row = _row(node, "rows", value, numbers=True, number=number)
        if row and head and len(row) != len(head):
            node.fault("rows", "BAD_VALUE", f"row {number} has {len(row)} cells, the head {len(head)}")
        rows.append(row)
    for key, found, most in (("head", len(head), MAX_COLUMNS), ("rows", len(rows), MAX_ROWS)):
        if not node.has(key):
            node.fault(None, "MISSING", f"a table needs `{key}`")
        elif found > most:
            node.fault(key, "BAD_VALUE", f"`{key}` has {found} entries, at most {most} can be read")
    lit = frozenset(_lit(node, len(rows), len(head)))
    return Table(tuple(str(cell) for cell in head), tuple(rows), lit)


def _row(node: Node, key: str, value: Any, *, numbers: bool, number: int = 0) -> tuple[Cell, ...]:
    if value is None:
        return ()
    place = f"row {number} of `rows`" if number else f"`{key}`"
    if not isinstance(value, list) or not value:
        node.fault(key, "BAD_VALUE", f"{place} must be a list of cells, found {shown(value)}")
        return ()
    cells: list[Cell] = []
    for cell in value:
        if isinstance(cell, str):
            for fault in tokens.faults(cell):
                node.fault(key, fault.code, f"{place}: {fault.message}")
            cells.append(" ".join(cell.split()))
        elif numbers and is_whole(cell, -9999, 9999):
            cells.append(int(cell))
        else:
            wanted = "a text or a whole number" if numbers else "a text"
            node.fault(key, "BAD_VALUE", f"a cell of {place} must be {wanted}, found {shown(cell)}")
    return tuple(cells)


def _lit(node: Node, rows: int, columns: int) -> list[tuple[int, int]]:
    found = []
    for value, _line in node.entries("lit"):
        good = isinstance(value, list) and len(value) == 2
        if good and is_whole(value[0], 1, rows) and is_whole(value[1], 1, columns):
            found.append((int(value[0]), int(value[1])))
        else:
            wanted = f"[row, column] of a cell, from [1, 1] to [{rows}, {columns}]"
            node.fault("lit", "BAD_VALUE", f"`lit` must hold {wanted}; found {shown(value)}")
    return found


def score(node: Node) -> Score:
    """Read ``length``, ``games``, ``first`` and ``final``."""
    length = whole(node, "length", 1, _MOST)
    games = [_game(entry, length) for entry in children(node, "games", 1, MAX_ROWS)]
    final = pair(node, "final", 0, _MOST)
    return Score(length=length, games=tuple(games), first=whole(node, "first", 1, _MOST) or 1, final=final)


def _game(entry: Node, length: int | None) -> Game:
    entry.only(("score", "crawford", "text", "dice"))
    if not entry.has("score"):
        entry.fault(None, "MISSING", "`score` is missing; write [White's points, Black's points]")
    white, black = pair(entry, "score", 0, _MOST) or (0, 0)
    if length is not None and max(white, black) >= length:
        entry.fault(
            "score", "BAD_VALUE", f"no game begins when {max(white, black)} of {length} points are won"
        )
    crawford = entry.flag("crawford", default=False)
    if crawford and (length is None or max(white, black) != length - 1):
        entry.fault("crawford", "MARK_FALSE", "the Crawford game begins when a side needs one more point")
    text = short_text(entry, needed=crawford)
    return Game(white=white, black=black, crawford=crawford, text=text, dice=small_dice(entry))


def bars(node: Node) -> Bars:
    """Read ``bars``: each a text with ``value``, or with ``parts`` that are added."""
    return Bars(tuple(_bar(entry) for entry in children(node, "bars", 1, 4)))


def _bar(entry: Node) -> Bar:
    entry.only(("text", "value", "parts"))
    text = short_text(entry)
    if entry.has("value") == entry.has("parts"):
        entry.fault(None, "MISSING", "a bar needs `value`, or `parts` that are added")
    values = entry.data.get("parts") if entry.has("parts") else [entry.data.get("value", 0)]
    if not isinstance(values, list) or not all(is_whole(one, -16, 16) for one in values):
        key = "parts" if entry.has("parts") else "value"
        entry.fault(key, "BAD_VALUE", f"`{key}` must be whole numbers from -16 to 16, found {shown(values)}")
        values = []
    return Bar(text, tuple(int(one) for one in values))
