"""The search index of one language: a classic script, so that it also loads from a folder.

Only words are indexed: titles, rule texts, remarks, terms. Boards, play graphs and answers are not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from generator.i18n.segments import Segment
from generator.pages.course import Course, SourcePage


@dataclass(frozen=True, slots=True)
class Document:
    """One thing that can be found: a section of a page."""

    url: str
    """Path below the language's folder, with anchor."""
    title: str
    page: str
    """Title of the page it stands on."""
    text: str


def search_documents(course: Course, plain: Callable[[Segment], str]) -> list[Document]:
    """All sections of all translated pages; ``plain`` gives a segment's words in the page's language."""
    pages = [page for page in course.pages.values() if page.translated]
    documents = [one for page in pages for one in _sections(page, plain)]
    return [one for one in documents if one.title]


def as_script(documents: list[Document]) -> str:
    """The index as a script that hands the documents over by one call."""
    rows = [{"u": one.url, "t": one.title, "h": one.page, "x": one.text} for one in documents]
    data = json.dumps(rows, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return f"takhtaIndex({data.replace('</', '<' + chr(92) + '/')});\n"


def _sections(page: SourcePage, plain: Callable[[Segment], str]) -> Iterator[Document]:
    title = plain(page.title)
    heading, anchor = title, ""
    texts: list[str] = []
    for segment in page.segments:
        if segment.kind == "title":
            continue
        if segment.kind == "heading":
            yield Document(_url(page, anchor), heading, title, " ".join(texts))
            heading, anchor, texts = plain(segment), segment.rule or "", []
        else:
            texts.append(plain(segment))
    yield Document(_url(page, anchor), heading, title, " ".join(texts))


def _url(page: SourcePage, anchor: str) -> str:
    return page.html_path + (f"#{anchor}" if anchor else "")
