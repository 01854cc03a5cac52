"""The two pages that belong to no language: the choice of language, and the site's 404.

They hold no sentence of their own but what each language says in its own words.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

from generator.i18n.locale import LocaleData
from generator.pages.environment import environment
from generator.pages.project import Project
from generator.wording.book import Book
from generator.wording.values import Text


@dataclass(frozen=True, slots=True)
class LanguageRow:
    """One language as the root pages show it."""

    locale: LocaleData
    href: str
    site: Text
    """Name of the site in its letters."""
    missing: Text
    """"No such page"."""
    home: Text
    """Words of the link to the first page."""


def language_page(project: Project, tags: list[str], csp: str, site_root: str) -> str:
    """``index.html`` of the site: the languages, each by its own name."""
    rows = [_row(project, tag, f"{tag}/index.html") for tag in tags]
    return _page("page/root.html.j2", rows, csp, assets="assets", site_root=site_root)


def error_page(project: Project, tags: list[str], csp: str, base: str) -> str:
    """``404.html`` of the site. It may be shown at any depth, so its links begin at ``base``."""
    rows = [_row(project, tag, f"{base}{tag}/index.html") for tag in tags]
    return _page("page/missing.html.j2", rows, csp, assets=f"{base}assets", site_root="")


def _row(project: Project, tag: str, href: str) -> LanguageRow:
    locale = project.locale(tag)
    book = Book(locale, project.translators[tag])
    return LanguageRow(
        locale, href, book.text("site.name"), book.text("error.title"), book.text("error.home")
    )


def _page(template: str, rows: list[LanguageRow], csp: str, **values: str) -> str:
    mark = Markup(_mark())  # noqa: S704 - a drawing of ours
    return environment().get_template(template).render(rows=rows, csp=csp, mark=mark, **values)


def _mark() -> str:
    return (Path(__file__).parent / "theme" / "tk" / "mark.html").read_text(encoding="utf-8").strip()
