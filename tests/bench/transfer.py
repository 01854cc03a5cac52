"""What a first visit fetches before any input, seen by a browser."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Browser, sync_playwright

from tests.bench.ground import Ground
from tests.bench.row import KB, Row, at_most, told
from tests.browser.conftest import ARGUMENTS, PHONE, chromium_path

PAGE_LIMIT: Final = 100
SCRIPT_LIMIT: Final = 15
FONT_LIMITS: Final = {"en": 15, "hi": 60, "fa": 30, "ur": 130}
SEVERAL: Final = "glossary.html"
"""The page that shows words of several languages."""
BOARD_LIMITS: Final = (8, 2)
_BOARD: Final = re.compile(r'<svg[^>]*class="[^"]*\btk-board\b.*?</svg>', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Visit:
    """The files of one page, opened for the first time."""

    page: str
    files: frozenset[str]
    """Paths from the site's folder."""

    def named(self, suffix: str) -> list[str]:
        """The files of one kind."""
        return [name for name in self.files if name.endswith(suffix)]

    @property
    def fonts(self) -> list[str]:
        """The fonts alone."""
        return self.named(".woff2")

    @property
    def but_fonts(self) -> list[str]:
        """Everything except fonts."""
        return [name for name in self.files if not name.endswith(".woff2")]


def measure(ground: Ground) -> Iterator[Row]:
    """Weigh every page in every language."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        others = ["index.html", "reference.html", "glossary.html", "about.html"]
        paths = [f"{tag}/{path}" for tag in ground.tags for path in (*ground.lessons, *others)]
        visits = [_visit(browser, ground, path) for path in paths]
        browser.close()
    yield from _pages(ground, visits)
    yield from _fonts(ground, visits)
    yield from _boards(ground)


def _visit(browser: Browser, ground: Ground, path: str) -> Visit:
    """Open a page with an empty cache and note what it asks for.

    Its icon is added: a browser without a window does not fetch it.
    """
    context = browser.new_context(viewport=PHONE)  # type: ignore[arg-type]
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(ground.address + path, wait_until="networkidle")
    icon = page.get_attribute("link[rel=icon]", "href") or ""
    asked.append(urljoin(page.url, icon))
    context.close()
    inside = [url.removeprefix(ground.address) for url in asked if url.startswith(ground.address)]
    return Visit(path, frozenset(urlsplit(url).path for url in inside))


def _gzipped(ground: Ground, files: list[str]) -> float:
    """Weight of files as they travel, in KB."""
    return sum(len(gzip.compress((ground.site / name).read_bytes())) for name in files) / KB


def _pages(ground: Ground, visits: list[Visit]) -> Iterator[Row]:
    lessons = [visit for visit in visits if "/learn/" in visit.page]
    others = [visit for visit in visits if "/learn/" not in visit.page]
    heaviest = max(lessons, key=lambda visit: _gzipped(ground, visit.but_fonts))
    parts = ", ".join(
        f"{kind} {_gzipped(ground, heaviest.named(suffix)):.1f}"
        for kind, suffix in (("page", ".html"), ("style", ".css"), ("script", ".js"), ("pictures", ".svg"))
    )
    weight = _gzipped(ground, heaviest.but_fonts)
    yield at_most("lesson page, all but fonts, gz", weight, PAGE_LIMIT, "KB", f"{heaviest.page}: {parts}")
    script = max(_gzipped(ground, visit.named(".js")) for visit in lessons)
    yield at_most("of which our script, gz", script, SCRIPT_LIMIT, "KB")
    other = max(others, key=lambda visit: _gzipped(ground, visit.but_fonts))
    yield told("heaviest other page, gz", f"{_gzipped(ground, other.but_fonts):.1f} KB ({other.page})")


def _fonts(ground: Ground, visits: list[Visit]) -> Iterator[Row]:
    """What a language's pages fetch, and its glossary, which shows words of all languages."""
    for tag in ground.tags:
        own = [visit for visit in visits if visit.page.startswith(f"{tag}/")]
        usual = [visit for visit in own if not visit.page.endswith(SEVERAL)]
        yield _font_row(ground, f"fonts of a first visit, {tag}", usual, FONT_LIMITS.get(tag))
    for tag in ground.tags:
        several = [visit for visit in visits if visit.page == f"{tag}/{SEVERAL}"]
        yield _font_row(ground, f"the same for the glossary, {tag}", several, FONT_LIMITS.get(tag))


def _font_row(ground: Ground, what: str, visits: list[Visit], limit: float | None) -> Row:
    """The page that fetches most; fonts are compressed already."""
    sizes = {sum((ground.site / name).stat().st_size for name in visit.fonts) / KB: visit for visit in visits}
    largest = max(sizes)
    names = (name.rsplit("/", 1)[-1].removesuffix(".woff2") for name in sizes[largest].fonts)
    note = f"{sizes[largest].page}: {' + '.join(sorted(names)) or 'none'}"
    return (
        told(what, f"{largest:.1f} KB ({note})")
        if limit is None
        else at_most(what, largest, limit, "KB", note)
    )


def _boards(ground: Ground) -> Iterator[Row]:
    pages = [path.read_text(encoding="utf-8") for path in ground.site.rglob("*.html")]
    boards = {board.encode() for page in pages for board in _BOARD.findall(page)}
    raw, packed = BOARD_LIMITS
    yield at_most("largest board, raw", max(map(len, boards)) / KB, raw, "KB", f"{len(boards)} boards")
    yield at_most("largest board, gz", max(len(gzip.compress(each)) for each in boards) / KB, packed, "KB")
