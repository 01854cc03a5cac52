"""Cards where it is hard: fingers, broken drags, copies, refused storage, paper, pages that come back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card import Card
from tests.browser.card_page import write_page
from tests.browser.conftest import PHONE, Open

Cards = Callable[..., Page]
NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('refused'); }});"
FULL_STORAGE = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.fixture
def cards(open_page: Open, tmp_path: Path) -> Cards:
    """Open the page of questions from its folder."""

    def open_cards(*, copies: int = 1, script: str = "", **settings: object) -> Page:
        page = open_page(write_page(tmp_path, copies=copies).as_uri(), **settings)
        if script:
            page.add_init_script(script)
            page.reload()
        expect(page.locator(".tk-quiz.on")).to_have_count(5 * copies)
        return page

    return open_cards


def _middle(card: Card, place: str) -> tuple[float, float]:
    box = card.place(place).bounding_box()
    assert box is not None
    near = place.isdigit() and int(place) <= 12
    return box["x"] + box["width"] / 2, box["y"] + (box["height"] * 0.85 if near else box["height"] * 0.2)


def _drag(card: Card, start: str, goal: tuple[float, float], *, release: bool = True) -> None:
    mouse = card.page.mouse
    mouse.move(*_middle(card, start))
    mouse.down()
    mouse.move(*goal, steps=6)
    if release:
        mouse.up()


def _men(card: Card) -> int:
    return card.root.locator(".tk-men use, .tk-men > g").count()


def _finger(page: Page) -> Callable[..., object]:
    """One finger: touchStart, touchMove and touchEnd at a spot."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *spots: tuple[float, float]) -> object:
        points = [{"x": x, "y": y} for x, y in spots]
        return session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


def test_a_checker_is_dragged_to_its_point(cards: Cards) -> None:
    """What is dragged to a legal place stays there, and the number is spent."""
    card = Card(cards(), "start")
    _drag(card, "13", _middle(card, "10"))

    assert "13/10" in card.status
    assert card.root.locator(".tk-dice .sp").count() == 1


def test_a_drag_to_a_blocked_point_is_refused_with_its_reason(cards: Cards) -> None:
    """The checker goes back, and the reason stands in the status at once with a link to its rule."""
    card = Card(cards(), "larger")
    _drag(card, "24", _middle(card, "21"))

    assert card.state == "trying"
    assert "You must play the larger" in card.status
    assert card.root.locator("[role=status] a").get_attribute("href") == "#obligation.larger-die"
    assert card.place("24").get_attribute("aria-label") == "24-point, 1 white checker"


@pytest.mark.parametrize("end", ["outside", "Escape", "pageshow", "pointercancel"])
def test_a_drag_that_is_broken_off_leaves_everything_as_it_was(cards: Cards, end: str) -> None:
    """Let go beside the board, Escape, a page that comes back, a system gesture: no checker is lost."""
    card = Card(cards(), "start")
    before = _men(card)
    card.place("13").evaluate("one => one.focus()")
    _drag(card, "13", (3, 3), release=end == "outside")
    if end == "Escape":
        card.page.keyboard.press("Escape")
    elif end == "pageshow":
        card.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    elif end == "pointercancel":
        card.root.locator("svg.tk-board").dispatch_event("pointercancel")
    card.page.mouse.up()

    assert before == _men(card)
    assert card.root.locator(".lift").count() == 0
    assert card.place("13").get_attribute("aria-pressed") == "false"
    assert card.state == "new"


def test_a_finger_drags_a_checker_and_not_the_page(cards: Cards) -> None:
    """The page stands still under a checker that is dragged, and scrolls from everywhere else."""
    page = cards(viewport=PHONE, has_touch=True, is_mobile=True)
    card = Card(page, "start")
    before = page.evaluate("scrollY")
    (x, y), (goal_x, goal_y) = _middle(card, "13"), _middle(card, "10")
    touch = _finger(page)
    touch("touchStart", (x, y))
    for part in range(1, 9):
        touch("touchMove", (x + (goal_x - x) * part / 8, y + (goal_y - y) * part / 8))
    touch("touchEnd")

    expect(card.root.locator("[role=status]")).to_contain_text("13/10")
    assert before == page.evaluate("scrollY")

    actions = {
        place: card.place(place).evaluate("one => getComputedStyle(one).touchAction") for place in ("8", "9")
    }
    assert actions == {"8": "none", "9": "manipulation"}


def test_two_taps_play_without_dragging(cards: Cards) -> None:
    """Choose and place: for fingers that do not drag."""
    card = Card(cards(viewport=PHONE, has_touch=True, is_mobile=True), "start")
    card.place("8").tap()
    card.place("7").tap()

    assert "8/7" in card.status


def test_a_single_goal_is_still_the_learners_choice(cards: Cards) -> None:
    """A checker with one goal does not move by itself."""
    card = Card(cards(), "double")
    card.click_place("24")

    assert card.place("23").get_attribute("aria-label") == "23-point, empty. A number leads here."
    assert card.state == "new"


def test_what_is_chosen_shows_legal_and_refused_goals_alike(cards: Cards) -> None:
    """Before a try neither the board nor the list gives the answer away."""
    card = Card(cards(), "larger")
    card.click_place("24")

    assert card.root.locator(".tk-marks .tg").count() == 2
    looks = card.root.locator(".tk-moves button").evaluate_all("all => all.map(one => one.className)")
    assert set(looks) == {""}


def test_a_refused_move_keeps_its_place_in_the_list(cards: Cards) -> None:
    """The list does not jump; the refused move says so in words too, and can be tried again."""
    card = Card(cards(), "larger")
    second = card.root.locator(".tk-moves button").nth(1)
    second.click()

    assert second.get_attribute("class") == "no"
    assert "24/21" in second.inner_text()
    assert "Not allowed." in (second.text_content() or "")
    assert second.is_enabled()


def test_a_double_is_one_turn_of_four(cards: Cards) -> None:
    """The counter says how many of the four are played; Undo takes back one."""
    card = Card(cards(), "double")
    for _ in range(3):
        card.root.locator(".tk-moves button").first.click()
    assert "3 of 4" in card.root.locator(".moves-h").inner_text()

    card.act("undo").click()
    assert "2 of 4" in card.root.locator(".moves-h").inner_text()
    for _ in range(2):
        card.root.locator(".tk-moves button").first.click()
    card.act("check").click()
    assert card.state == "right"
    assert "4 of 4" in card.root.locator(".moves-h").inner_text()


def test_the_keyboard_alone_plays_a_turn(cards: Cards) -> None:
    """One tab stop; the arrows go as seen; Enter chooses and plays; Escape lets go."""
    card = Card(cards(), "larger")
    stops = card.root.locator('[data-loc][tabindex="0"]')
    assert stops.count() == 1
    stops.focus()
    keys = card.page.keyboard
    keys.press("Enter")
    keys.press("Escape")
    assert card.place("24").get_attribute("aria-pressed") == "false"

    for key in ("Enter", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "Enter"):
        keys.press(key)
    card.act("check").focus()
    keys.press("Enter")
    assert card.state == "right"
    assert card.page.evaluate("document.activeElement.dataset.act") == "next"


def test_board_and_list_of_points_are_one(cards: Cards) -> None:
    """A mark on the board checks its box, and the box marks the board; a wrong mark is refused at once."""
    card = Card(cards(), "marks")
    card.click_place("19")
    assert card.state == "trying"
    assert not card.root.locator('input[value="19"]').is_checked()

    for place in card.data["key"]:
        card.click_place(place)
        assert card.root.locator(f'input[value="{place}"]').is_checked()
    card.act("check").click()
    assert card.state == "right"


def test_after_the_second_miss_the_rule_stands_beside_the_reason(cards: Cards) -> None:
    """A wrong option answers its own thought; after two misses the rule's text is repeated."""
    card = Card(cards(), "why")
    wrong = [letter for letter, option in card.data["options"].items() if "ok" not in option]
    for letter in wrong:
        card.root.locator(f'input[value="{letter}"]').check()
        card.act("check").click()
        assert card.state == "wrong"

    assert "THE RULE ITSELF" in card.status


def test_copies_of_a_question_do_not_touch_each_other(cards: Cards) -> None:
    """The same question twice on a page: answers, radios and what is kept are apart."""
    page = cards(copies=2)
    first, second = (page.locator('.tk-quiz[data-quiz="why"]').nth(n) for n in (0, 1))
    first.locator("input").first.check()
    assert second.locator("input:checked").count() == 0

    page.reload()
    expect(page.locator(".tk-quiz.on")).to_have_count(10)
    assert first.locator("input").first.is_checked()
    assert second.locator("input:checked").count() == 0


def test_progress_comes_back_and_a_changed_question_begins_anew(cards: Cards) -> None:
    """What is kept hangs on the question's wording; a new wording resets that one alone."""
    page = cards()
    for item in ("larger", "start"):
        Card(page, item).root.locator(".tk-moves button").first.click()
    key = page.evaluate("Object.keys(localStorage).find(key => key.includes(':larger:'))")
    page.evaluate(
        "key => { localStorage.setItem(key + '0', localStorage[key]); localStorage.removeItem(key); }", key
    )
    page.reload()
    expect(page.locator(".tk-quiz.on")).to_have_count(5)

    assert {"larger": "new", "start": "trying"} == {
        item: Card(page, item).state for item in ("larger", "start")
    }


@pytest.mark.parametrize("script", [NO_STORAGE, FULL_STORAGE], ids=["refused", "full"])
def test_without_storage_everything_works(cards: Cards, script: str) -> None:
    """Storage refused or full: the question is answered, only not kept."""
    card = Card(cards(script=script), "larger")
    card.root.locator(".tk-moves button").first.click()
    card.act("check").click()

    assert card.state == "right"


def test_whatever_is_in_the_storage_the_card_works(cards: Cards) -> None:
    """Progress that somebody spoiled breaks no page."""
    page = cards()
    rev = Card(page, "larger").root.get_attribute("data-rev")
    base = page.evaluate("new URL('./', location).pathname")
    values: list[Any] = ["{", "[]", '{"s":"right","n":-1,"a":[["24",9],null]}', '{"s":"wrong","a":"<img>"}']
    for value in values:
        page.evaluate("([k, v]) => localStorage.setItem(k, v)", [f"takhta:{base}:larger:{rev}", value])
        page.reload()
        expect(page.locator(".tk-quiz.on")).to_have_count(5)
        assert Card(page, "larger").state in {"new", "trying"}


def test_paper_asks_and_does_not_answer(cards: Cards) -> None:
    """The printed sheet shows the board as it was asked; afterwards the screen is as before."""
    card = Card(cards(color_scheme="dark"), "larger")
    card.root.locator(".tk-moves button").first.click()
    card.act("check").click()
    pips = card.root.locator("[data-pips]")
    played = pips.inner_text()
    card.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    card.page.emulate_media(media="print")

    assert not card.root.locator("[role=status], .acts, .tk-live, .answer").evaluate_all(
        "all => all.some(one => one.getClientRects().length)"
    )
    assert pips.inner_text() == "35"
    assert card.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    card.page.emulate_media(media="screen")
    card.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert pips.inner_text() == played
    assert card.state == "right"


def test_without_script_the_answer_can_be_opened(open_page: Open, tmp_path: Path) -> None:
    """The still board, the question, and the answer in a fold; no button that does nothing."""
    page = open_page(write_page(tmp_path).as_uri(), java_script_enabled=False)
    card = Card(page, "larger")

    assert not card.root.locator(".acts").is_visible()
    assert card.root.locator("svg.tk-board").get_attribute("role") == "img"
    card.root.locator("summary").click()
    assert "24/20" in card.root.locator(".answer").inner_text()


def test_show_plays_the_answer_and_counts_as_no_answer(cards: Cards) -> None:
    """Show answer plays the turn on the board; the question is not right by that."""
    card = Card(cards(reduced_motion="reduce"), "larger")
    card.act("show").click()

    assert card.place("20").get_attribute("aria-label") == "20-point, 1 white checker"
    assert card.state == "trying"
    assert "24/20" in card.status
    assert card.act("reset").inner_text() == "Try again"


def test_next_leads_to_the_next_question(cards: Cards) -> None:
    """After a right answer Next takes the reader, and the focus, to the question below."""
    page = cards()
    card = Card(page, "larger")
    card.root.locator(".tk-moves button").first.click()
    card.act("check").click()
    card.act("next").click()

    assert page.evaluate("document.activeElement.closest('.tk-quiz').dataset.quiz") == "start"
