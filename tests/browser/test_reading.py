"""Reading on: typing at once, changing the language, large letters, odd addresses, paper, what is done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.card import Card
from tests.browser.conftest import DESKTOP, SETTLED, Open

LANDING = "learn/05-landing/open-or-blocked.html"
MOVEMENT = "learn/04-movement/forward.html"
PAGES = (
    "index.html",
    "glossary.html",
    MOVEMENT,
    "learn/04-movement/two-numbers.html",
    LANDING,
    "learn/05-landing/over-and-between.html",
)
NARROW = {"width": 320, "height": 800}
TOP = "id => document.getElementById(id).getBoundingClientRect().top"
LETTERS = "document.fonts.ready.then(() => null)"
SCROLLED = "y => new Promise(done => { scrollTo(0, y); requestAnimationFrame(() => setTimeout(done)); })"


def _scroll_to(page: Page, rule: str) -> None:
    """The heading of a rule of a whole page comes to the top of the window, as under a reader's wheel."""
    expect(page.locator(".tk-quiz:not(.on)")).to_have_count(0)
    page.evaluate(LETTERS)
    page.evaluate(SCROLLED, page.evaluate(TOP, rule) + page.evaluate("scrollY"))


@pytest.mark.parametrize(("tag", "typed"), [("en", "blocked"), ("ur", "بند")])
def test_what_is_typed_at_once_is_searched(open_page: Open, tag: str, typed: str) -> None:
    """On a slow line the field is there with the press: no letter is lost, and the result comes by itself."""
    page = open_page(f"{tag}/about.html")
    held: list[Route] = []
    page.route("**/search.js", lambda route: held.append(route))  # noqa: PLW0108 - a builtin cannot be marked
    with page.expect_request("**/search.js"):
        page.locator("header [data-do=search]").click()
        page.keyboard.type(typed)
    expect(page.locator("input[type=search]")).to_have_value(typed)
    expect(page.locator(".s-st")).not_to_be_empty()
    expect(page.locator(".s-res a")).to_have_count(0)

    held[0].continue_()
    expect(page.locator('.s-res a[href$="#landing.blocked"]')).to_be_visible()
    expect(page.locator("input[type=search]")).to_have_value(typed)


def test_a_search_that_was_closed_while_it_loads_stays_closed(open_page: Open) -> None:
    """Enter sends nothing and Escape closes, loaded or not; what arrives later opens nothing."""
    page = open_page("en/about.html")
    held: list[Route] = []
    page.route("**/search.js", lambda route: held.append(route))  # noqa: PLW0108 - a builtin cannot be marked
    with page.expect_request("**/search.js"):
        page.keyboard.press("/")
    page.keyboard.type("bar")
    page.keyboard.press("Enter")
    expect(page.locator(".tk-search")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tk-search")).to_be_hidden()

    with page.expect_response("**/search-index.js"):
        held[0].continue_()
    expect(page.locator(".tk-search")).to_be_hidden()
    page.keyboard.press("/")
    page.keyboard.type("blocked")
    expect(page.locator(".s-res a").first).to_be_visible()


@pytest.mark.parametrize(("tag", "typed"), [("en", "blocked"), ("ur", "بند")])
def test_a_search_that_cannot_be_loaded_says_so(browser: Browser, served: str, tag: str, typed: str) -> None:
    """The line is down: the panel says that nothing is found, and asks again when it is opened again."""
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(f"{served}{tag}/about.html")
    none = page.evaluate("JSON.parse(document.getElementById('tk-ui').textContent)['search.none']")
    page.route("**/search.js", lambda route: route.abort())
    page.keyboard.press("/")
    page.keyboard.type(typed)
    expect(page.locator(".s-st")).to_have_text(none)

    page.unroute("**/search.js")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type(typed)
    expect(page.locator(".s-res a").first).to_be_visible()
    assert [] == troubles
    context.close()


def test_the_switch_stays_on_the_rule_that_was_scrolled_to(open_page: Open) -> None:
    """Down to a rule, up again to the languages: the other language opens at that rule."""
    page = open_page(f"ur/{LANDING}")
    _scroll_to(page, "landing.blocked")
    above = page.evaluate("scrollY")
    for part in (0.75, 0.5, 0.25, 0):
        page.evaluate(SCROLLED, above * part)
    page.locator('header .langs a[hreflang="fa"]').click()
    page.wait_for_url("**/fa/**")
    assert page.url.endswith(f"/fa/{LANDING}#landing.blocked")
    page.evaluate(LETTERS)

    assert -1 <= page.evaluate(TOP, "landing.blocked") < DESKTOP["height"] / 3


def test_the_switch_stays_on_the_rule_of_the_last_question(open_page: Open) -> None:
    """A question was answered, wherever the page was scrolled since: the other language opens at its rule."""
    page = open_page(f"en/{LANDING}")
    Card(page, "landing-own-1").act("check").click()
    page.evaluate(SCROLLED, 0)
    page.locator('header .langs a[hreflang="hi"]').click()

    page.wait_for_url(f"**/hi/{LANDING}#landing.own")


def test_the_switch_follows_who_reads_on_from_an_anchor(open_page: Open) -> None:
    """The address names one rule, but the reader went on to the next."""
    page = open_page(f"en/{LANDING}#landing.own")
    _scroll_to(page, "landing.blot")
    page.evaluate(SCROLLED, 0)
    page.locator('header .langs a[hreflang="ur"]').click()

    page.wait_for_url(f"**/ur/{LANDING}#landing.blot")


def test_at_the_top_of_a_page_the_switch_names_no_rule(open_page: Open) -> None:
    """Nothing was read yet: the other page opens at its beginning."""
    page = open_page(f"en/{LANDING}")
    page.locator('header .langs a[hreflang="ur"]').click()
    page.wait_for_url("**/ur/**")

    assert page.url.endswith(LANDING)


@pytest.mark.parametrize("anchor", ["%", "%E0%A4%A"])
def test_a_broken_anchor_breaks_nothing(open_page: Open, anchor: str) -> None:
    """An address cut off in the middle of a letter: every question works all the same."""
    page = open_page(f"en/{MOVEMENT}#{anchor}")

    expect(page.locator(".tk-quiz")).to_have_count(page.locator(".tk-quiz").count())
    expect(page.locator(".tk-quiz:not(.on)")).to_have_count(0)


@pytest.mark.parametrize("tag", ["en", "ur"])
@pytest.mark.parametrize("path", PAGES)
def test_letters_of_twice_the_size_fit_a_small_phone(open_page: Open, tag: str, path: str) -> None:
    """At 320 px with letters of twice the size nothing has to be scrolled sideways."""
    page = open_page(f"{tag}/{path}", viewport=NARROW)
    expect(page.locator(".tk-quiz:not(.on)")).to_have_count(0)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate(LETTERS)

    assert NARROW["width"] == page.evaluate("document.documentElement.scrollWidth")


def test_only_a_play_too_long_for_the_line_is_torn(open_page: Open) -> None:
    """Letters of the usual size: each play stands in one line, and a move is never torn at its slash."""
    page = open_page("ur/learn/04-movement/two-numbers.html")
    rows = "all => all.filter(e => e.checkVisibility()).map(e => e.getClientRects().length)"

    assert {1} == set(page.eval_on_selector_all("main bdi.nt", rows))


def test_paper_shows_no_hand_and_no_focus(open_page: Open) -> None:
    """Printed with the keyboard on a point and the mouse over it: no column in blue, no ring, no light."""
    page = open_page(f"en/{MOVEMENT}")
    card = Card(page, "movement-direction-1")
    source = card.solution()[0][0]
    card.click_place(source)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(card.root.locator(".fo")).to_be_visible()
    expect(card.root.locator(".se")).to_be_visible()
    lit = "e => getComputedStyle(e).fill"
    assert "none" != card.place(source).evaluate(lit)

    page.emulate_media(media="print")
    expect(card.root.locator(".fo")).to_be_hidden()
    expect(card.root.locator(".fo2")).to_be_hidden()
    expect(card.root.locator(".se")).to_be_hidden()
    assert "none" == card.place(source).evaluate(lit)


def test_dark_by_the_system_and_by_choice_are_the_same(open_page: Open) -> None:
    """Every colour of the page has one dark value, whoever asked for it."""
    read = """() => { const s = getComputedStyle(document.documentElement), names = [...document.styleSheets]
      .flatMap(sheet => [...sheet.cssRules]).filter(r => r.selectorText === ':root')
      .flatMap(r => [...r.style]).filter(n => n.startsWith('--'));
      return [s.colorScheme, ...names.map(n => n + s.getPropertyValue(n))]; }"""
    page = open_page("en/index.html", color_scheme="dark")
    system = page.evaluate(read)
    page.emulate_media(color_scheme="light")
    light = page.evaluate(read)
    page.evaluate("document.documentElement.dataset.scheme = 'dark'")

    assert len(system) > 20
    assert system == page.evaluate(read) != light


def _row(page: Page, quizzes: str) -> None:
    """Name the questions of the first page in the contents, before the script sees the page."""

    def fulfil(route: Route) -> None:
        answer = route.fetch()
        body = re.sub(r' data-quizzes="[^"]*"', "", answer.text())
        head, tail = body.split('<ol class="toc">')
        tail = tail.replace('<li><a href="', f'<li><a data-quizzes="{quizzes}" href="', 1)
        route.fulfill(response=answer, body=f'{head}<ol class="toc">{tail}')

    page.route("**/index.html", fulfil)


def test_the_contents_show_how_much_is_done(open_page: Open) -> None:
    """Three checkers a page: one for a beginning, two from half on, three for all that its cards kept."""
    page = open_page(f"en/{MOVEMENT}")
    cards = page.eval_on_selector_all(".tk-quiz", "all => all.map(e => [e.dataset.quiz, e.dataset.rev])")
    names = [":".join(card) for card in cards[:4]]
    card = Card(page, "movement-direction-1")
    for source, target, *_ in card.solution():
        card.click_place(source)
        card.click_place(target)
    card.act("check").click()
    expect(card.root).to_have_attribute("data-state", "right")
    solved = next(":".join(one) for one in cards if one[0] == "movement-direction-1")
    others = [name for name in names if name != solved][:3]
    home = page.url.replace(MOVEMENT, "index.html")
    for done, asked in ((0, others), (1, [solved, *others]), (2, [solved, others[0]]), (3, [solved])):
        page.unroute_all()
        _row(page, " ".join(asked))
        page.goto(home)
        men = page.locator(".toc .men").first

        expect(men).to_be_visible()
        expect(men.locator(".on")).to_have_count(done)
        expect(men.locator("i")).to_have_count(3)
        assert "true" == men.get_attribute("aria-hidden")


@pytest.mark.parametrize("how", ["script", "storage"])
def test_without_script_or_storage_the_contents_claim_nothing(open_page: Open, how: str) -> None:
    """Where nothing can be kept, no row of empty checkers says that nothing was done."""
    page = open_page("en/about.html", java_script_enabled=how != "script")
    refuse = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('refused'); }});"
    page.add_init_script(refuse)
    _row(page, "a:1 b:2")
    page.goto(page.url.replace("about.html", "index.html"))

    expect(page.locator(".toc [data-quizzes]")).to_have_count(1)
    expect(page.locator(".men").first).to_be_hidden()
    page.evaluate(SETTLED)
