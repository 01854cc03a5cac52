"""What stands around the text of a page: header, contents, languages, links to other pages.

All strings here are finished HTML or attribute text: the theme's templates do not escape.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from urllib.parse import urljoin

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; base-uri 'none'; form-action 'none'"
)
"""No inline script or style, nothing from elsewhere."""


@dataclass(frozen=True, slots=True)
class PageLink:
    """A link to a page of this language."""

    href: str
    title: str
    current: bool = False
    sub: str = ""
    """A line under the link."""
    count: str = ""
    """How many rules the page teaches."""
    quizzes: str = ""
    """Its questions as ``id:revision``, by which the script knows what has been answered."""


@dataclass(frozen=True, slots=True)
class ChapterLink:
    """A chapter in the contents."""

    number: str
    title: str
    href: str
    current: bool
    pages: tuple[PageLink, ...]


@dataclass(frozen=True, slots=True, order=True)
class Neighbour:
    """A language of the finished site, as every other language's pages need to know it."""

    order: int
    """Place in the switch."""
    tag: str
    name: str
    """Its own name, not yet escaped."""
    dir: str


@dataclass(frozen=True, slots=True)
class LanguageLink:
    """The same page in one language."""

    tag: str
    name: str
    dir: str
    href: str
    current: bool


@dataclass(frozen=True, slots=True)
class Alternate:
    """An absolute address of the same page, for search engines."""

    tag: str
    href: str


@dataclass(frozen=True, slots=True)
class Anchor:
    """A rule of this page."""

    id: str
    title: str
    lang: str | None


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything a template needs beside the text; see ``generator/pages/theme``."""

    lang: str
    dir: str
    language_name: str
    title: str
    head_title: str
    description: str
    kicker: str
    columns: str
    """``one`` without contents, ``two`` with them, ``three`` with the margin column too."""
    home: bool
    partly: bool
    """True when part of the page is not translated."""
    csp: str
    canonical: str
    alternates: tuple[Alternate, ...]
    assets: str
    fonts: tuple[str, ...]
    """Font files that the first words need; fetched early, the text does not jump when they arrive."""
    t: Mapping[str, str]
    """Interface texts as HTML by key."""
    a: Mapping[str, str]
    """Interface texts as attribute values by key."""
    contents: tuple[ChapterLink, ...]
    languages: tuple[LanguageLink, ...]
    doors: tuple[PageLink, ...]
    anchors: tuple[Anchor, ...]
    previous: PageLink | None
    next: PageLink | None
    home_href: str
    start_href: str
    licence_href: str
    translations: PageLink | None
    """The page that says how far each language is."""
    suggest: str
    """Where a better wording can be proposed; empty when the project names no repository."""
    board: str
    """The board of the home page or of the page for wrong addresses."""
    ui_json: str


def up(html_path: str) -> str:
    """Relative path from a page to its language's folder: ``../../`` for ``learn/x/y.html``."""
    return "../" * html_path.count("/")


def to(html_path: str, target: str) -> str:
    """Relative link between two pages of one language."""
    return posixpath.relpath(target, posixpath.dirname(html_path) or ".")


def alternates_of(site_root: str, html_path: str, tags: list[str]) -> tuple[Alternate, ...]:
    """The addresses of one page in every language, and the language choice as the default."""
    if not site_root:
        return ()
    every = tuple(Alternate(tag, urljoin(site_root, f"{tag}/{html_path}")) for tag in tags)
    default = site_root if html_path == "index.html" else urljoin(site_root, f"en/{html_path}")
    return (*every, Alternate("x-default", default))


class Texts(Mapping[str, str]):
    """Interface texts that are worded when a template asks for them."""

    def __init__(self, keys: Collection[str], word: Callable[[str], str]) -> None:
        self._keys = keys
        self._word = word

    def __getitem__(self, key: str) -> str:
        if key not in self._keys:
            raise KeyError(key)
        return self._word(key)

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def attribute(text: str) -> str:
    """Text for an attribute in double quotes."""
    return escape(text, quote=True)
