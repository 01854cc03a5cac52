"""What markup a text holds, so that a translation can be held to that of its source.

Both texts go through the same Markdown reader as a page, so what counts is what a browser would get:
an element or attribute that the source has not is found however it was written.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from html.parser import HTMLParser
from typing import Final

from markdown import Markdown

from generator.i18n import tokens

STAND_IN: Final = "\ufffc"
"""Stands for a token or a placeholder while markup is read; a letter to no one."""
PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")
_NAMED: Final = re.compile(r"\{[a-z][a-z0-9_]*\}")
_MAY_BE_MARKUP: Final = re.compile(r"[*_`<>\[\]\\&{}|\n]|^\s*(?:[#+>=:~-]|\d+[.)]\s|\|\|)|\t")
_FOOTNOTE: Final = re.compile(r"\[\^[^\]]*\]")

Piece = tuple[str, tuple[tuple[str, str], ...]]
"""An element with its attributes, or a pseudo-element such as ``code`` with its text."""


def outline(text: str) -> Counter[Piece]:
    """Count the elements of a text; plain words give nothing.

    ``p`` appears only when there is more than one block, since the first belongs to the place.
    """
    return Counter(_outline(_stand_ins(text)))


def describe(piece: Piece) -> str:
    """Write a piece for a fault message."""
    name, attributes = piece
    if name == "code":
        return f"`{attributes[0][1]}`"
    if name == "a":
        return f"link to {dict(attributes).get('href', '')!r}"
    written = "".join(f' {key}="{value}"' for key, value in attributes)
    return f"<{name}{written}>"


def _stand_ins(text: str) -> str:
    return _NAMED.sub(STAND_IN, tokens.TOKEN.sub(STAND_IN, text))


@lru_cache(maxsize=4096)
def _outline(text: str) -> tuple[Piece, ...]:
    if not _MAY_BE_MARKUP.search(text):
        return ()
    reader = _Reader()
    try:
        reader.feed(_markdown().reset().convert(text))
    except RecursionError:
        return (("markup that is nested too deeply", ()),)
    reader.close()
    pieces = reader.pieces
    if ("p", ()) in pieces:
        pieces.remove(("p", ()))
    else:
        # Not a paragraph at all: the text would leave its place on the page.
        pieces.append(("not a line of text", ()))
    pieces += [("footnote", (("name", mark),)) for mark in _FOOTNOTE.findall(text)]
    return tuple(pieces)


@lru_cache(maxsize=1)
def _markdown() -> Markdown:
    return Markdown(extensions=["attr_list", "tables"])


class _Reader(HTMLParser):
    """Collects start tags with attributes, comments and declarations, and the text of code."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.pieces: list[Piece] = []
        self._code: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "code":
            self._code = []
        values = tuple(sorted((key, value or "") for key, value in attrs))
        self.pieces.append((tag, values) if tag != "code" or values else ("code span", ()))

    def handle_endtag(self, tag: str) -> None:
        if tag == "code" and self._code is not None:
            self.pieces.append(("code", (("text", "".join(self._code)),)))
            self._code = None

    def handle_data(self, data: str) -> None:
        if self._code is not None:
            self._code.append(data)

    def handle_comment(self, data: str) -> None:
        self.pieces.append(("!--", (("text", data),)))

    def handle_decl(self, decl: str) -> None:
        self.pieces.append(("!", (("text", decl),)))

    def handle_pi(self, data: str) -> None:
        self.pieces.append(("?", (("text", data),)))

    def unknown_decl(self, data: str) -> None:
        self.pieces.append(("![", (("text", data),)))
