"""The pieces of a Markdown page that are translated one by one.

A segment is a slice of the source, never re-rendered Markdown: the slices and the gaps between them,
joined, give the page back character for character. Front matter, directives, code, comments and blank
lines are gaps; so are the marks around a text (``## ``, ``- ``, ``{#id}``, ``|``).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final

from generator.i18n import tokens
from generator.i18n.blocks import scan
from generator.i18n.segment import Segment, has_words, one_line
from generator.i18n.translate import Translation, Translator

_CODE: Final = re.compile(r"((?<!`)(?:`+)(?!`).*?(?<!`)`+(?!`))", re.DOTALL)

__all__ = [
    "Mark", "Segment", "continued", "gaps", "has_words", "mark_untranslated", "one_line", "segments",
    "translate_markdown",
]  # fmt: skip


def segments(source: str) -> list[Segment]:
    """Return the segments of a page in order. They never overlap."""
    return scan(source)


def gaps(source: str, found: list[Segment]) -> list[str]:
    """Return what stands before, between and after the segments: one more than there are segments."""
    edges = [0, *(edge for segment in found for edge in (segment.start, segment.end)), len(source)]
    return [source[edges[at] : edges[at + 1]] for at in range(0, len(edges), 2)]


Mark = Callable[[Segment, Translation], str]
"""Writes an untranslated segment into the page, so that readers and screen readers know it."""


def mark_untranslated(segment: Segment, translation: Translation) -> str:
    """Wrap a segment that is still in the source language in a ``span`` with its own lang and dir.

    Its notation is written out in English, so that no digits of the page's language stand in it.
    """
    lang = escape(translation.lang or "", quote=True)
    pieces = _CODE.split(continued(segment, translation.text))
    # A star of notation must not begin emphasis once it is no token any more.
    text = "".join(
        piece
        if number % 2
        else tokens.replace(piece, lambda token: tokens.to_html(token, tokens.ENGLISH).replace("*", "&#42;"))
        for number, piece in enumerate(pieces)
    )
    return f'<span lang="{lang}" dir="ltr" class="tk-untranslated">{text}</span>'


def continued(segment: Segment, text: str) -> str:
    """Begin each further line of ``text`` as the lines of the segment's place must begin."""
    return text.replace("\n", "\n" + segment.prefix)


def translate_markdown(
    source: str, translator: Translator, domain: str = "docs", *, mark: Mark = mark_untranslated
) -> str:
    """Put the translations into a page. In the source language the page comes back unchanged."""
    parts: list[str] = []
    at = 0
    for segment in segments(source):
        parts.append(source[at : segment.start])
        at = segment.end
        translation = translator.gettext(domain, segment.text, segment.context)
        if translation.lang is not None:
            parts.append(mark(segment, translation))
        elif translation.text == segment.text:
            parts.append(source[segment.start : segment.end])
        else:
            parts.append(continued(segment, translation.text))
    parts.append(source[at:])
    return "".join(parts)
