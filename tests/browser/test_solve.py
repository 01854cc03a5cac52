"""Solving questions the way people do: mouse, drag, finger, keyboard, list of moves, without script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card import Card
from tests.browser.conftest import PHONE, SETTLED

Open = Callable[..., Page]
FORWARD = "learn/04-movement/forward.html"
NUMBERS = "learn/04-movement/two-numbers.html"
LANDING = "learn/05-landing/open-or-blocked.html"
PLAY = "movement-direction-1"
DOUBLE = "doubles-four-moves-1"
PICK = "movement-direction-2"
CHOICE = "movement-direction-3"


def card(open_page: Open, language: str, page: str, item: str, **settings: object) -> Card:
    """A card on a freshly opened page."""
    return Card(open_page(f"{language}/{page}", **settings), item)


def settle(card: Card) -> None:
    """Let a checker finish its way."""
    card.page.evaluate(SETTLED)


def click_through(card: Card) -> None:
    """Play the answer by clicks: a checker, then its goal."""
    for source, target, *_ in card.solution():
        card.click_place(source)
        card.click_place(target)
        settle(card)


def test_by_mouse(open_page: Open, language: str) -> None:
    """A click on a checker and a click on its goal play a number; Check says that the play is right."""
    one = card(open_page, language, FORWARD, PLAY)
    click_through(one)
    one.act("check").click()

    expect(one.root).to_have_attribute("data-state", "right")
    assert one.status.strip()


def test_by_dragging(open_page: Open, language: str) -> None:
    """A checker can be pulled to its goal."""
    one = card(open_page, language, FORWARD, PLAY)
    for source, target, *_ in one.solution():
        one.place(source).scroll_into_view_if_needed()
        start, goal = one.place(source).bounding_box(), one.place(target).bounding_box()
        assert start
        assert goal
        near = 0.92 if start["y"] > goal["y"] or int(source) <= 12 else 0.08
        one.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] * near)
        one.page.mouse.down()
        one.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
        one.page.mouse.up()
        settle(one)
    one.act("check").click()

    expect(one.root).to_have_attribute("data-state", "right")


def test_by_touch(open_page: Open, language: str) -> None:
    """Two taps play a number, on a phone."""
    one = card(open_page, language, FORWARD, PLAY, viewport=PHONE, has_touch=True, is_mobile=True)
    for source, target, *_ in one.solution():
        one.place(source).tap(force=True)
        one.place(target).tap(force=True)
        settle(one)
    one.act("check").tap()

    expect(one.root).to_have_attribute("data-state", "right")


def test_by_keyboard(open_page: Open, language: str) -> None:
    """The board is one tab stop; arrows move over it, Enter takes a checker and puts it down."""
    one = card(open_page, language, FORWARD, PLAY)
    stops = one.root.locator('svg.tk-board [data-loc][tabindex="0"]')
    expect(stops).to_have_count(1)
    stops.focus()
    for source, target, *_ in one.solution():
        for place in (source, target):
            walk_to(one, place)
            one.page.keyboard.press("Enter")
        settle(one)
    one.act("check").focus()
    one.page.keyboard.press("Enter")

    expect(one.root).to_have_attribute("data-state", "right")


def walk_to(one: Card, place: str) -> None:
    """Press arrow keys until a place has the focus: first to its row, then along it."""
    far = int(place) > 12
    one.page.keyboard.press("ArrowUp" if far else "ArrowDown")
    for _ in range(30):
        here = one.page.evaluate("document.activeElement.dataset.loc")
        if here == place:
            return
        if here in {"bar", "off", "opp-bar", "opp-off"}:
            one.page.keyboard.press("ArrowLeft")
            continue
        right = int(here) < int(place) if far else int(here) > int(place)
        one.page.keyboard.press("ArrowRight" if right else "ArrowLeft")
    raise AssertionError(f"the arrow keys do not reach {place}")


def test_by_the_list_of_moves(open_page: Open, language: str) -> None:
    """Every move stands as a plain button beside the board, for fingers, narrow screens and ears."""
    one = card(open_page, language, FORWARD, PLAY, viewport=PHONE)
    expect(one.root.locator("ul.tk-moves button").first).to_be_visible()
    for source, target, die, _ in one.solution():
        one.root.locator(f'ul.tk-moves button[data-from="{source}"][data-die="{die}"]').first.click()
        settle(one)
        del target
    one.act("check").click()

    expect(one.root).to_have_attribute("data-state", "right")


def test_a_wrong_try_is_answered_at_once(open_page: Open, language: str) -> None:
    """The status says why, in the page's language, with a link to the rule; nothing is marked wrong."""
    one = card(open_page, language, LANDING, "landing-blocked-2")
    source, target, reason = one.refused()
    one.click_place(source)
    one.click_place(target)
    link = one.root.locator("[role=status] a").first

    assert "trying" == one.state
    expect(one.root.locator("[role=status]")).to_contain_text(plain(one.page, reason["text"]))
    assert (link.get_attribute("href") or "").endswith(f"#{reason['rule']}")


def plain(page: Page, html: str) -> str:
    """The words of a piece of HTML, as the browser reads it."""
    return str(page.evaluate("h => new DOMParser().parseFromString(h, 'text/html').body.textContent", html))


def test_a_move_backward_is_refused_with_its_rule(open_page: Open, language: str) -> None:
    """A place that no number reaches has a reason too."""
    one = card(open_page, language, FORWARD, PLAY)
    one.click_place("6")
    one.click_place("8")

    assert (one.root.locator("[role=status] a").first.get_attribute("href") or "").endswith(
        "#movement.direction"
    )


def test_undo_goes_back_step_by_step(open_page: Open) -> None:
    """All four moves of a double are one turn, taken back one at a time."""
    one = card(open_page, "ur", NUMBERS, DOUBLE)
    begin = one.root.locator(".tk-men").inner_html()
    seen = [begin]
    moves = one.solution()
    assert 4 == len(moves)
    for source, target, *_ in moves:
        one.click_place(source)
        one.click_place(target)
        settle(one)
        seen.append(one.root.locator(".tk-men").inner_html())
    for before in reversed(seen[:-1]):
        one.act("undo").click()
        settle(one)
        assert before == one.root.locator(".tk-men").inner_html()


def test_an_unfinished_turn_is_not_judged_wrong(open_page: Open, language: str) -> None:
    """Check pressed early says which number is left."""
    one = card(open_page, language, FORWARD, PLAY)
    source, target, *_ = one.solution()[0]
    one.click_place(source)
    one.click_place(target)
    settle(one)
    one.act("check").click()

    assert "trying" == one.state
    assert one.status.strip()


def test_points_are_marked_and_checked(open_page: Open, language: str) -> None:
    """Where a checker can land is marked on the board or in the list; a wrong mark gets its reason."""
    one = card(open_page, language, FORWARD, PICK)
    data = one.data
    wrong = next(place for place in data["marks"] if place not in data["key"])
    one.click_place(wrong)
    assert data["reasons"][data["marks"][wrong][0]]["rule"] in (
        one.root.locator("[role=status] a").first.get_attribute("href") or ""
    )
    for place in data["key"]:
        one.click_place(place)
    one.act("check").click()

    expect(one.root).to_have_attribute("data-state", "right")


def test_each_option_has_its_answer(open_page: Open, language: str) -> None:
    """A wrong option says what is wrong with it; the right one says why it is right."""
    one = card(open_page, language, FORWARD, CHOICE)
    options = one.data["options"]
    wrong = next(letter for letter, option in options.items() if not option.get("ok"))
    right = next(letter for letter, option in options.items() if option.get("ok"))

    one.root.locator(f'input[value="{wrong}"]').check()
    one.act("check").click()
    expect(one.root).to_have_attribute("data-state", "wrong")
    expect(one.root.locator("[role=status]")).to_contain_text(plain(one.page, options[wrong]["text"]))

    one.act("reset").click()
    one.root.locator(f'input[value="{right}"]').check()
    one.act("check").click()
    expect(one.root).to_have_attribute("data-state", "right")


def test_the_answer_can_be_shown(open_page: Open, language: str) -> None:
    """Show plays the answer; it does not count as right."""
    one = card(open_page, language, FORWARD, PLAY)
    one.act("show").click()
    expect(one.root.locator("[role=status]")).not_to_be_empty()

    assert "right" != one.state


def test_without_script_the_question_and_its_answer_can_be_read(open_page: Open, language: str) -> None:
    """The board is a picture with words, the answer stands in a fold."""
    page = open_page(f"{language}/{FORWARD}", java_script_enabled=False)
    one = page.locator(f'[data-quiz="{PLAY}"]')

    expect(one.locator('svg[role="img"]')).to_be_visible()
    expect(one.locator(".acts button").first).to_be_hidden()
    one.locator("details.answer summary").click()
    assert len(one.locator("details.answer").inner_text().strip()) > 20


def test_questions_on_a_page_do_not_disturb_each_other(open_page: Open) -> None:
    """An answer in one card leaves every other as it was."""
    page = open_page(f"en/{FORWARD}")
    first, second = Card(page, CHOICE), Card(page, "movement-direction-4")
    first.root.locator("input").first.check()
    second.root.locator("input").nth(1).check()

    assert 1 == first.root.locator("input:checked").count()
    assert 1 == second.root.locator("input:checked").count()
    names = page.eval_on_selector_all("input[type=radio]", "all => all.map(i => i.name)")
    cards = page.locator(".tk-quiz:has(input[type=radio])").count()
    assert cards == len(set(names))


def test_progress_is_kept_and_a_changed_question_starts_anew(open_page: Open) -> None:
    """A right answer is remembered under the page's path, the question's id and its revision."""
    one = card(open_page, "en", FORWARD, CHOICE)
    right = next(letter for letter, option in one.data["options"].items() if option.get("ok"))
    one.root.locator(f'input[value="{right}"]').check()
    one.act("check").click()
    expect(one.root).to_have_attribute("data-state", "right")
    keys = one.page.evaluate("Object.keys(localStorage)")
    kept = [key for key in keys if CHOICE in key]

    assert 1 == len(kept)
    assert "/demo/" in kept[0]
    assert "?" not in kept[0]


@pytest.mark.parametrize("trouble", ["throw", "full"])
def test_a_browser_that_keeps_nothing_still_works(open_page: Open, trouble: str) -> None:
    """Storage refused or full: everything works, only nothing is remembered."""
    page = open_page("en/index.html")
    script = (
        "Object.defineProperty(window, 'localStorage',"
        " {get() { throw new DOMException('no', 'SecurityError') }})"
        if trouble == "throw"
        else "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    page.add_init_script(script)
    page.goto(page.url.replace("index.html", FORWARD))
    one = Card(page, PLAY)
    click_through(one)
    one.act("check").click()

    expect(one.root).to_have_attribute("data-state", "right")


def test_coming_back_finds_a_living_card(open_page: Open) -> None:
    """After another page and Back, buttons work and the board agrees with them."""
    one = card(open_page, "en", FORWARD, PLAY)
    page = one.page
    source, target, *_ = one.solution()[0]
    one.click_place(source)
    one.click_place(target)
    settle(one)
    page.goto(page.url.replace(FORWARD, "about.html"))
    page.go_back()
    again = Card(page, PLAY)
    if again.act("reset").is_visible():  # the page came back as it was left
        again.act("reset").click()
    click_through(again)
    again.act("check").click()

    expect(again.root).to_have_attribute("data-state", "right")
