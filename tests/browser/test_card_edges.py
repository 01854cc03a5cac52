"""Cards where it is hard: fingers, broken drags, copies, refused storage, paper, pages that come back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card import Card
from tests.browser.card_page import write_page
from tests.browser.conftest import PHONE, SETTLED, Open

Cards = Callable[..., Page]
FORWARD = "en/learn/04-movement/forward.html"
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


def _empty_part(card: Card, place: str) -> tuple[float, float]:
    """A spot in a column of few checkers where none of them lies: towards the middle of the board."""
    box = card.place(place).bounding_box()
    assert box is not None
    near = int(place) <= 12
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * (0.12 if near else 0.88)


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

    under = "([x, y]) => getComputedStyle(document.elementFromPoint(x, y)).touchAction"
    assert page.evaluate(under, _middle(card, "8")) == "none"
    assert page.evaluate(under, _empty_part(card, "8")) != "none"


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


@pytest.mark.parametrize(
    ("item", "goal"),
    [
        ("movement-direction-1", "movement-direction-2"),
        ("movement-direction-4", "movement.bar-is-no-point"),
        ("movement-dice-separate-4", "terms.pip"),
    ],
)
def test_next_leads_to_what_is_to_be_read_next(open_page: Open, item: str, goal: str) -> None:
    """To the next question of the same rule; after the last one to the next rule's heading, not over it."""
    card = Card(open_page(FORWARD, reduced_motion="reduce"), item)
    card.act("show").click()
    card.act("next").click()

    here = "document.activeElement.id || document.activeElement.closest('.tk-quiz').dataset.quiz"
    focused = card.page.evaluate(here)
    expect(card.page.locator("h2:focus, .tk-quiz :focus")).to_be_in_viewport()
    assert goal in focused


def test_next_after_the_last_question_leads_to_the_next_page(open_page: Open) -> None:
    """The last Next of a page turns the page."""
    card = Card(open_page(FORWARD, reduced_motion="reduce"), "terms-pip-4")
    card.act("show").click()
    card.act("next").click()

    expect(card.page).to_have_url(re.compile("/two-numbers"))


def test_next_on_the_last_page_leads_to_the_links_under_the_text(open_page: Open) -> None:
    """Where no page follows, Next goes to the links under the text."""
    card = Card(open_page(FORWARD, reduced_motion="reduce"), "terms-pip-4")
    card.page.locator(".pager a[rel=next]").evaluate("one => one.remove()")
    card.act("show").click()
    card.act("next").click()

    expect(card.page.locator(".pager")).to_be_focused()
    expect(card.page.locator(".pager")).to_be_in_viewport()


def test_where_nothing_follows_there_is_no_next(cards: Cards) -> None:
    """No button that does nothing."""
    card = Card(cards(reduced_motion="reduce"), "why")
    card.act("show").click()

    expect(card.act("reset")).to_be_visible()
    expect(card.act("next")).to_be_hidden()


def test_enter_twice_on_a_wrong_answer_does_not_give_the_answer_away(cards: Cards) -> None:
    """After a wrong Check the focus is on "Try again", so a second Enter only begins again."""
    card = Card(cards(), "why")
    _choose_wrong(card)
    card.act("check").focus()
    card.page.keyboard.press("Enter")
    expect(card.act("reset")).to_be_focused()
    assert card.state == "wrong"

    card.page.keyboard.press("Enter")
    assert card.state == "new"
    assert "The answer:" not in card.status


def _choose_wrong(card: Card) -> None:
    options = card.data["options"].items()
    letter = next(letter for letter, option in options if "ok" not in option)
    card.root.locator(f'input[value="{letter}"]').check()


@pytest.mark.parametrize("item", ["marks", "why"])
def test_try_again_does_not_look_like_check(cards: Cards, item: str) -> None:
    """After a wrong answer "Check" alone may be filled; "Try again" is outlined."""
    card = Card(cards(viewport=PHONE), item)
    if item == "why":
        _choose_wrong(card)
    card.act("check").click()
    card.page.mouse.move(0, 0)
    card.page.evaluate(SETTLED)
    look = "one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).borderTopColor]"
    fill, edge = card.act("reset").evaluate(look)

    assert card.state == "wrong"
    assert card.act("reset").inner_text() == "Try again"
    assert fill == "rgba(0, 0, 0, 0)"
    assert edge != "rgba(0, 0, 0, 0)"


def test_a_swipe_beside_the_checkers_scrolls_the_page(cards: Cards) -> None:
    """A finger on the empty part of a column with own checkers scrolls, and that is no try."""
    page = cards(viewport=PHONE, has_touch=True, is_mobile=True)
    card = Card(page, "start")
    x, y = _empty_part(card, "8")
    before = page.evaluate("scrollY")
    touch = _finger(page)
    touch("touchStart", (x, y))
    for part in range(1, 9):
        touch("touchMove", (x, y - 15 * part))
    touch("touchEnd")

    page.wait_for_function("before => scrollY > before + 50", arg=before)
    assert card.state == "new"
    assert card.place("8").get_attribute("aria-pressed") == "false"


def test_a_tap_beside_the_checkers_chooses_them(cards: Cards) -> None:
    """The whole column can be tapped, also where a finger would scroll."""
    card = Card(cards(viewport=PHONE, has_touch=True, is_mobile=True), "start")
    card.page.touchscreen.tap(*_empty_part(card, "8"))

    expect(card.place("8")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("way", "chosen"), [((0, 30), "false"), ((9, 3), "true")])
def test_a_swipe_is_no_tap(cards: Cards, way: tuple[float, float], chosen: str) -> None:
    """Who presses beside the checkers and slides away has chosen nothing; a hand that trembles has."""
    card = Card(cards(), "start")
    x, y = _empty_part(card, "8")
    card.page.mouse.move(x, y)
    card.page.mouse.down()
    card.page.mouse.move(x + way[0], y + way[1], steps=4)
    card.page.mouse.up()

    expect(card.place("8")).to_have_attribute("aria-pressed", chosen)
    assert card.state == "new"


def test_what_begins_beside_the_checkers_drags_none(cards: Cards) -> None:
    """From the empty part of a column no checker is dragged, so nothing is tried."""
    card = Card(cards(), "start")
    card.page.mouse.move(*_empty_part(card, "8"))
    card.page.mouse.down()
    card.page.mouse.move(*_middle(card, "12"), steps=6)

    assert card.root.locator(".lift").count() == 0
    card.page.mouse.up()
    assert card.state == "new"


def test_the_board_is_one_tab_stop(cards: Cards) -> None:
    """Tab goes to a place of the board, where keys do something, and from there out of it."""
    card = Card(cards(), "larger")
    previous = card.root.locator(".prompt")
    previous.evaluate("one => { one.tabIndex = -1; one.focus(); }")
    inside = "document.activeElement.closest('svg') && (document.activeElement.dataset.loc || 'dead')"
    seen = []
    for _ in range(2):
        card.page.keyboard.press("Tab")
        seen.append(card.page.evaluate(inside))

    assert seen == ["24", None]


def test_a_checker_stays_chosen_after_a_refused_try(cards: Cards) -> None:
    """Tapped again after a refusal it is still chosen, and the next tap plays it."""
    card = Card(cards(), "larger")
    for place in ("24", "21", "24"):
        card.click_place(place)
    assert card.place("24").get_attribute("aria-pressed") == "true"
    assert "Choose where this checker goes." in card.status

    card.click_place("20")
    assert "24/20" in card.status


def test_a_chosen_checker_is_let_go_by_a_second_tap(cards: Cards) -> None:
    """Without a refusal between them, two taps on a checker choose it and let it go."""
    card = Card(cards(), "larger")
    for _ in range(2):
        card.click_place("24")

    assert card.place("24").get_attribute("aria-pressed") == "false"


def test_after_choosing_an_answer_the_status_says_to_check(cards: Cards) -> None:
    """It does not ask any more for what was done: not at once, and not when the page is opened again."""
    card = Card(cards(), "why")
    assert "Choose an answer." in card.status
    _choose_wrong(card)
    assert "Now check your answer." in card.status

    card.page.reload()
    expect(card.root).to_have_class(re.compile(r"\bon\b"))
    assert "Now check your answer." in card.status
    card.act("check").click()
    card.act("reset").click()
    assert "Choose an answer." in card.status


def _spoil(page: Page, change: str) -> None:
    """Change what the question "start" was handed, before the script reads it."""
    script = (
        "document.addEventListener('readystatechange', () => {"
        " const one = document.querySelector('[data-quiz=start] script.tk-data');"
        f" const data = JSON.parse(one.textContent), node = data.nodes[0]; {change};"
        " one.textContent = JSON.stringify(data); }, {once: true});"
    )
    page.add_init_script(script)
    page.reload()
    expect(page.locator(".tk-quiz.on")).to_have_count(5)


OWN_RULE = "data.reasons.push({rule: 'movement.direction', text: 'THIS IS WHY'})"
MARKED = "data.reasons.push({rule: 'movement.combine', text: 'THIS IS WHY', tell: 1})"
OTHER = "data.reasons.push({rule: 'movement.combine', text: 'THIS IS WHY'})"
TO_SIX = "node.t = [['13', '6', [data.reasons.length - 1]]]"


@pytest.mark.parametrize("reason", [OWN_RULE, MARKED], ids=["own rule", "marked"])
def test_a_place_of_ones_own_that_no_number_gives_is_refused_once(cards: Cards, reason: str) -> None:
    """What the question is about is told; who taps the same place again means the checker there."""
    page = cards()
    _spoil(page, f"{reason}; {TO_SIX}")
    card = Card(page, "start")
    card.click_place("13")
    card.click_place("6")
    assert "THIS IS WHY" in card.status
    assert [card.place(place).get_attribute("aria-pressed") for place in ("13", "6")] == ["true", "false"]

    card.click_place("6")
    assert "THIS IS WHY" not in card.status
    assert [card.place(place).get_attribute("aria-pressed") for place in ("13", "6")] == ["false", "true"]


def test_another_checker_is_chosen_where_the_question_has_nothing_to_tell(cards: Cards) -> None:
    """A reason of another rule, or none, does not come between the hand and the next checker."""
    page = cards()
    _spoil(page, f"{OTHER}; {TO_SIX}")
    card = Card(page, "start")
    card.click_place("13")
    card.click_place("6")

    assert [card.place(place).get_attribute("aria-pressed") for place in ("13", "6")] == ["false", "true"]
    assert card.state == "new"


def test_a_try_that_is_not_listed_is_still_answered_on_the_board(cards: Cards) -> None:
    """What is not taught yet stands neither in the list nor lit on the board; who tries it hears why not."""
    page = cards()
    _spoil(
        page,
        "data.reasons.push({text: 'NOT YET'}); node.x.push(['6', 3, 'off', [data.reasons.length - 1], 1])",
    )
    card = Card(page, "start")
    card.click_place("6")
    assert card.root.locator('button[data-from="6"][data-die="3"]').count() == 1
    assert "A number leads here" not in (card.place("off").get_attribute("aria-label") or "")

    card.click_place("off")
    assert "NOT YET" in card.status
