"""Languages that were added with one command, in the browser: whole, readable, and playable.

Nothing of them is translated (but for the two pseudo-locales, which a table translates), so each page is in
English inside a page of the new language's direction, fonts and digits.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from generator.i18n.newlocale import add_locale
from generator.site.build import BuildOptions, build
from tests.browser.card import Card
from tests.browser.conftest import DESKTOP, PHONE, _Quiet
from tests.browser.test_axe import violations
from tests.browser.test_pages import CLIPPED, SMALL, SPOILED, Open
from tests.browser.test_solve import click_through
from tests.conftest import ROOT, SITE_URL
from tests.cutdown import cut_down

ADDED = ("ar-EG", "ps", "ckb", "pa-Arab", "tr", "ru", "bn", "en-XA", "en-XB")
RIGHT_TO_LEFT = {"ar-EG", "ps", "ckb", "pa-Arab", "en-XB"}
PSEUDO = {"en-XA", "en-XB"}
LESSON = "learn/04-movement/forward.html"
OVERLAPS = """() => {
  const words = e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
  const block = e => { while (getComputedStyle(e).display.startsWith('inline')) e = e.parentElement;
    return e; };
  const seen = e => e.checkVisibility() && !e.closest('.vh, .skip, svg, script, [hidden]')
    && !getComputedStyle(e).clipPath.startsWith('inset');
  const told = [...document.querySelectorAll('body *')].filter(e => words(e) && seen(e));
  const blocks = [...new Set(told.map(block))];
  const boxes = blocks.map(e => [e, e.getBoundingClientRect()]).filter(([, b]) => b.width && b.height);
  const found = [];
  boxes.forEach(([a, p], i) => boxes.slice(i + 1).forEach(([b, q]) => {
    const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (across > 2 && down > 2 && !a.contains(b) && !b.contains(a))
      found.push(a.outerHTML.slice(0, 80) + ' / ' + b.outerHTML.slice(0, 80));
  }));
  return found;
}"""
"""Blocks of words that lie on one another."""
OUT_OF_BOX = """() => [...document.querySelectorAll('main *')].filter(e => e.checkVisibility()
  && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest('.vh, svg, pre, thead')
  && getComputedStyle(e).overflowX === 'visible' && !getComputedStyle(e).display.startsWith('inline')
  && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).map(e => e.outerHTML.slice(0, 100))"""
"""Blocks that their words stick out of."""


@pytest.fixture(scope="module")
def small_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two chapters in the four languages of the project and nine more."""
    folder = tmp_path_factory.mktemp("languages")
    cut_down(ROOT, folder / "project")
    for tag in ADDED:
        made, faults = add_locale(folder / "project", tag)
        assert made is not None, faults.sorted()
    report = build(BuildOptions(root=folder / "project", output=folder / "site", site_url=SITE_URL))
    assert [] == list(report.faults)
    return folder / "site"


@pytest.fixture(scope="module")
def address(small_site: Path) -> Iterator[str]:
    """Where the small site is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(small_site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


def _look(page: Page) -> dict[str, list[str]]:
    scripts = {
        "clipped": CLIPPED,
        "spoiled": SPOILED,
        "small": SMALL,
        "overlapping": OVERLAPS,
        "out": OUT_OF_BOX,
    }
    return {name: found for name, script in scripts.items() if (found := page.evaluate(script))}


@pytest.mark.parametrize("tag", ADDED)
def test_a_new_language_is_in_the_switch_the_glossary_the_sitemap_and_the_404(
    small_site: Path, tag: str
) -> None:
    """No other file names a language, so one folder is enough for all of them."""
    english = (small_site / "en" / LESSON).read_text(encoding="utf-8")
    glossary = (small_site / "ur/glossary.html").read_text(encoding="utf-8")
    sitemap = (small_site / "sitemap.xml").read_text(encoding="utf-8")
    lost = (small_site / "404.html").read_text(encoding="utf-8")

    assert re.search(rf'href="[./]*/{tag}/{LESSON}"', english)
    assert f"{SITE_URL}{tag}/{LESSON}" in sitemap
    assert f'lang="{tag}"' in lost
    assert f'<th scope="col" lang="{tag}"' in glossary


@pytest.mark.parametrize("tag", ADDED)
@pytest.mark.parametrize("path", ["index.html", LESSON, "glossary.html"])
def test_pages_of_a_new_language_hold_all_their_words(
    open_page: Open, address: str, tag: str, path: str
) -> None:
    """On a phone and on a desk nothing is clipped, torn, overlapping or outside its box."""
    page = open_page(f"{address}{tag}/{path}", viewport=PHONE)

    assert page.locator("html").get_attribute("lang") == tag
    assert page.locator("html").get_attribute("dir") == ("rtl" if tag in RIGHT_TO_LEFT else "ltr")
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert _look(page) == {}, size


@pytest.mark.parametrize("tag", ADDED)
def test_a_question_can_be_solved_in_a_new_language(open_page: Open, address: str, tag: str) -> None:
    """The board, the moves and the verdict work; axe finds no barrier; what is English says so."""
    page = open_page(f"{address}{tag}/{LESSON}")
    found = violations(page)
    one = Card(page, "movement-direction-1")
    click_through(one)
    one.act("check").click()

    expect(one.root).to_have_attribute("data-state", "right")
    assert one.status.strip()
    assert [] == found
    untranslated = page.locator("main .tk-untranslated, main [lang=en]")
    if tag in PSEUDO:
        expect(untranslated).to_have_count(0)
    else:
        assert untranslated.count() > 20
        assert {"ltr"} == set(untranslated.evaluate_all("all => all.map(e => getComputedStyle(e).direction)"))


def test_digits_of_the_language_stand_on_its_boards(open_page: Open, address: str) -> None:
    """Arabic of Egypt, Pashto and Bengali each write points and rolls in their own digits."""
    for tag, digits in (("ar-EG", "٠-٩"), ("ps", "۰-۹"), ("bn", "০-৯")):
        page = open_page(f"{address}{tag}/{LESSON}")
        numbers = page.locator("svg.tk-board text").all_text_contents()

        assert numbers
        assert all(re.fullmatch(f"[{digits}]+", number.strip()) for number in numbers if number.strip()), tag


def test_a_pseudo_locale_is_two_fifths_longer(open_page: Open, address: str) -> None:
    """Longer texts than any of ours: what fits there fits in German and Tamil."""
    lengths = {}
    for tag in ("en", "en-XA"):
        page = open_page(f"{address}{tag}/{LESSON}")
        lengths[tag] = sum(len(text) for text in page.locator("main .rule p:not(.lab)").all_text_contents())

    assert 1.25 <= lengths["en-XA"] / lengths["en"] <= 1.6
