"""Pages as a reader meets them: languages, directions, search, menu, colours, paper, folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from generator.site.build import BuildOptions, build
from tests.browser.conftest import PHONE, SETTLED

Open = Callable[..., Page]
KINDS = (
    "index.html",
    "learn/04-movement/forward.html",
    "learn/05-landing/open-or-blocked.html",
    "reference.html",
    "glossary.html",
    "about.html",
    "translate/status.html",
    "translate/checks.html",
    "404.html",
)
WORDS = {
    "en": ("blocked", "landing.blocked"),
    "ur": ("بند", "landing.blocked"),
    "hi": ("बंद", "landing.blocked"),
    "fa": ("بسته", "landing.blocked"),
}
"""A word a reader would look for, and the rule that must be among the results."""


WIDTHS = (320, 360, 768, 1280)
CLIPPED = """() => [...document.querySelectorAll('body *')].filter(e => {
  const s = getComputedStyle(e);
  if (!e.checkVisibility() || e.closest('.vh, .skip, svg') || s.clipPath.startsWith('inset')) return false;
  const words = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
  return words && (['hidden', 'clip'].includes(s.overflowY) || s.textOverflow === 'ellipsis');
}).map(e => e.outerHTML.slice(0, 120))"""
SPOILED = """() => [...document.querySelectorAll('body *')].filter(e => {
  const s = getComputedStyle(e);
  return !['normal', '0px'].includes(s.letterSpacing) || s.fontStyle !== 'normal'
    || s.textTransform !== 'none';
}).map(e => e.outerHTML.slice(0, 120))"""
SMALL = """() => [...document.querySelectorAll('button, summary, .bt, .ib, .opt')]
  .filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 43.5)
  .map(e => e.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("path", KINDS)
def test_a_page_fits_every_screen(open_page: Open, language: str, path: str) -> None:
    """No page scrolls sideways, and what is pressed is 44 px high or more, from 320 to 1280 px."""
    page = open_page(f"{language}/{path}")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})

        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert [] == page.evaluate(SMALL), width


@pytest.mark.parametrize("path", KINDS)
def test_letters_stay_whole_and_joined(open_page: Open, language: str, path: str) -> None:
    """No box hides what overflows it; no spacing, slant or capitals reach a script that they would break."""
    page = open_page(f"{language}/{path}", viewport=PHONE)

    assert ([], []) == (page.evaluate(CLIPPED), page.evaluate(SPOILED))


def test_the_switch_stays_on_the_same_rule(open_page: Open) -> None:
    """From a rule in English to the same rule in Urdu, and on to Persian."""
    page = open_page("en/learn/05-landing/open-or-blocked.html#landing.blot")
    page.locator('header .langs a[hreflang="ur"]').click()
    assert page.url.endswith("/ur/learn/05-landing/open-or-blocked.html#landing.blot")

    page.locator('header .langs a[hreflang="fa"]').click()
    assert page.url.endswith("/fa/learn/05-landing/open-or-blocked.html#landing.blot")


def test_numbers_of_the_board_stand_where_they_stand_in_every_language(
    open_page: Open, language: str
) -> None:
    """The board is never mirrored by the script: point 1 is at the same corner."""
    page = open_page(f"{language}/index.html")
    texts = page.eval_on_selector_all(
        ".tk-board .n text", "all => all.map(t => [t.textContent, t.getAttribute('x'), t.getAttribute('y')])"
    )
    digits = "۰۱۲۳۴۵۶۷۸۹" if language == "fa" else "0123456789"

    assert 24 == len(texts)
    assert digits[1] == texts[0][0] or [digits[1]] == [t for t, x, y in texts if (x, y) == ("500", "472")]


def test_next_is_at_the_end_of_the_line(open_page: Open, language: str) -> None:
    """In right-to-left pages Next stands at the left and its arrow points left."""
    page = open_page(f"{language}/learn/04-movement/two-numbers.html")
    before = page.locator(".pager a[rel=prev]").bounding_box()
    after = page.locator(".pager a[rel=next]").bounding_box()
    assert before
    assert after
    turned = page.locator(".pager a[rel=next] .arr").evaluate("e => getComputedStyle(e).transform")

    assert (language in {"ur", "fa"}) == (after["x"] < before["x"])
    assert (language in {"ur", "fa"}) == ("matrix(-1" in turned)


def test_notation_is_drawn_in_its_own_order(open_page: Open, language: str) -> None:
    """`6-5` and `24/18*` read from left to right in every paragraph, and a copy equals the source."""
    page = open_page(f"{language}/learn/04-movement/two-numbers.html")
    runs = page.eval_on_selector_all(
        "bdi.nt",
        """all => all.filter(b => b.checkVisibility() && /^[0-9۰-۹]+[-/]/.test(b.textContent)).map(b => {
          const n = b.firstChild, r = document.createRange();
          r.setStart(n, 0); r.setEnd(n, 1); const first = r.getBoundingClientRect();
          r.setStart(n, n.length - 1); r.setEnd(n, n.length); const last = r.getBoundingClientRect();
          return first.left < last.left;
        })""",
    )

    assert len(runs) > 5
    assert all(runs)
    assert not page.evaluate("/[\\u202a-\\u202e\\u2066-\\u2069]/.test(document.body.innerText)")


@pytest.mark.parametrize("tag", WORDS)
def test_search_finds_a_rule_in_its_script(open_page: Open, tag: str) -> None:
    """Nothing is loaded before the first search; then the rule is among the results."""
    page = open_page(f"{tag}/about.html")
    assert 0 == page.locator("script[src*='search']").count()
    word, rule = WORDS[tag]
    page.locator("[data-do=search]").first.click()
    page.locator("input[type=search]").fill(word)
    page.locator("input[type=search]").press("Shift")
    hits = page.locator(f'a[href$="#{rule}"]')
    expect(hits.first).to_be_visible()
    hits.first.click()

    page.wait_for_url(f"**#{rule}")


@pytest.mark.parametrize(("tag", "typed"), [("ur", "خانه"), ("fa", "خانة"), ("hi", "बिन्दु"), ("en", "EMPTY")])
def test_search_forgives_other_spellings(open_page: Open, tag: str, typed: str) -> None:
    """Letters of another keyboard, half-spaces and nukta make no difference."""
    page = open_page(f"{tag}/about.html")
    page.locator("[data-do=search]").first.click()
    page.locator("input[type=search]").fill(typed)
    page.locator("input[type=search]").press("Shift")

    expect(page.locator(".s-res a").first).to_be_visible()


def test_the_menu_opens_from_the_start_side_and_closes_with_escape(open_page: Open, language: str) -> None:
    """On a phone the contents are a drawer; the focus comes back to its button."""
    page = open_page(f"{language}/learn/04-movement/forward.html", viewport=PHONE)
    page.locator("[data-do=menu]").click()
    drawer = page.locator("#tk-drawer")
    expect(drawer).to_be_visible()
    page.evaluate(SETTLED)
    box = drawer.bounding_box()
    assert box

    assert (language in {"ur", "fa"}) == (box["x"] > 30)
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def test_the_colours_can_be_chosen_and_stay(open_page: Open) -> None:
    """Dark follows the device until the reader chooses; the choice holds on the next page."""
    page = open_page("en/index.html", color_scheme="dark")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    button = page.locator("header [data-do=scheme]")
    for _ in range(3):
        button.click()
        if page.evaluate("document.documentElement.dataset.scheme") == "light":
            break
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.goto(page.url.replace("index.html", "about.html"))

    assert dark != light
    assert light == page.evaluate("getComputedStyle(document.body).backgroundColor")


@pytest.mark.parametrize(("wanted", "tag"), [("ur-PK", "ur"), ("fa-IR", "fa"), ("hi-IN", "hi")])
def test_the_first_visit_goes_to_the_readers_language_in_one_hop(
    open_page: Open, wanted: str, tag: str
) -> None:
    """The root knows the browser's language; a choice made later is never undone."""
    page = open_page("index.html", locale=wanted)
    page.wait_for_url(f"**/{tag}/index.html")
    page.locator('header .langs a[hreflang="en"]').click()
    page.wait_for_url("**/en/index.html")
    page.goto(page.url.replace("en/index.html", "index.html"))

    page.wait_for_url("**/en/index.html")


def test_a_language_we_do_not_have_shows_the_choice(open_page: Open) -> None:
    """Four names in four scripts, and nothing else."""
    page = open_page("index.html", locale="de-DE")

    assert page.url.endswith("/demo/index.html")
    expect(page.locator(".choose a")).to_have_count(4)


def test_without_script_the_root_is_a_list_of_languages(open_page: Open) -> None:
    """The languages are plain links."""
    page = open_page("index.html", java_script_enabled=False, locale="ur-PK")

    expect(page.locator(".choose a")).to_have_count(4)


def test_a_deep_link_never_redirects(open_page: Open) -> None:
    """A link to an English page is an English page, whatever the browser speaks."""
    page = open_page("en/about.html", locale="ur-PK")

    assert page.url.endswith("/en/about.html")


def test_paper_is_white_and_keeps_answers_back(open_page: Open, language: str) -> None:
    """Printed from a dark page: black on white, no header, no buttons, answers closed."""
    page = open_page(f"{language}/learn/04-movement/forward.html", color_scheme="dark")
    page.emulate_media(media="print")

    assert "rgb(255, 255, 255)" == page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert "rgb(0, 0, 0)" == page.evaluate("getComputedStyle(document.querySelector('main p')).color")
    for selector in ("header.hd", ".acts", ".ft", "ul.tk-moves"):
        expect(page.locator(selector).first).to_be_hidden()
    assert not page.locator("details.answer div").first.is_visible()


def test_the_site_works_from_a_folder(open_page: Open, tmp_path: Path, root: Path) -> None:
    """Opened as a file, in a folder with spaces and Urdu letters: questions, search, languages."""
    folder = tmp_path / "میرا تختہ 1"
    build(BuildOptions(root=root, output=folder / "site", offline=True, locales=("en", "ur")))
    page = open_page((folder / "site/en/learn/04-movement/forward.html").as_uri())
    from tests.browser.card import Card

    one = Card(page, "movement-direction-1")
    for source, target, *_ in one.solution():
        one.click_place(source)
        one.click_place(target)
    one.act("check").click()
    expect(one.root).to_have_attribute("data-state", "right")

    page.locator("[data-do=search]").first.click()
    page.locator("input[type=search]").fill("blocked")
    page.locator("input[type=search]").press("Shift")
    expect(page.locator('a[href$="#landing.blocked"]').first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('header .langs a[hreflang="ur"]').click()
    assert page.url.endswith("/ur/learn/04-movement/forward.html#movement.direction")
