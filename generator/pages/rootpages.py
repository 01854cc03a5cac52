"""The two pages that belong to no language: the choice of language, and the site's 404.

They hold no sentence of their own but what each language says in its own words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from markupsafe import Markup

from generator.pages.environment import environment
from generator.pages.frame import Neighbour
from generator.pages.project import Project
from generator.wording.book import Book
from generator.wording.values import Text


@dataclass(frozen=True, slots=True)
class LanguageRow:
    """One language as the root pages show it."""

    language: Neighbour
    href: str
    site: Text
    """Name of the site in its letters."""
    missing: Text
    """What is said where there is no page."""
    home: Text
    """Words of the link to the first page."""


def language_page(project: Project, languages: Sequence[Neighbour], csp: str, site_root: str) -> str:
    """``index.html`` of the site: the languages, each by its own name."""
    rows = [_row(project, one, f"{one.tag}/index.html") for one in languages]
    return _page("page/root.html.j2", rows, csp, assets="assets", site_root=site_root)


def error_page(project: Project, languages: Sequence[Neighbour], csp: str, base: str) -> str:
    """``404.html`` of the site. It may be shown at any depth, so its links begin at ``base``."""
    rows = [_row(project, one, f"{base}{one.tag}/index.html") for one in languages]
    return _page("page/missing.html.j2", rows, csp, assets=f"{base}assets", site_root="")


def _row(project: Project, one: Neighbour, href: str) -> LanguageRow:
    if one.tag not in project.translators:
        # Its files cannot be read now; its old pages still stand, and its name is known.
        name = Text(escape(one.name), one.name)
        return LanguageRow(one, href, name, Text("404", "404"), name)
    book = Book(project.locale(one.tag), project.translators[one.tag])
    words = (book.text(key) for key in ("site.name", "error.title", "error.home"))
    return LanguageRow(one, href, *words)


def _page(template: str, rows: list[LanguageRow], csp: str, **values: str) -> str:
    mark = Markup(_mark())  # noqa: S704 - a drawing of ours
    return environment().get_template(template).render(rows=rows, csp=csp, mark=mark, **values)


def _mark() -> str:
    return (Path(__file__).parent / "theme" / "tk" / "mark.html").read_text(encoding="utf-8").strip()
