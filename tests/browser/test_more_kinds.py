"""Scores, the cube, matches, dice, steps and other games: answered by mouse and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.card import Card
from tests.browser.conftest import DESKTOP, PHONE, SETTLED
from tests.browser.kinds_page import write_kinds

Kinds = Callable[..., Page]
CHOICES = ("score-gammon", "cube-owner", "match-after", "dice-rim", "words-allowed")
STEPS = "steps-claim"


@pytest.fixture(scope="session", params=("en", "ur"))
def written(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the page once in each language."""
    return write_kinds(tmp_path_factory.mktemp("kinds"), request.param)


@pytest.fixture
def kinds(browser: Browser, written: Path) -> Iterator[Kinds]:
    """Open the page of the further kinds, in English and in Urdu; it needs no site."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_kinds(**settings: Any) -> Page:
        context = browser.new_context(**{"viewport": DESKTOP} | settings)
        contexts.append(context)
        context.set_default_timeout(10_000)
        page = context.new_page()
        page.on("console", lambda one: troubles.append(one.text) if one.type == "error" else None)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(written.as_uri())
        if settings.get("java_script_enabled", True):
            expect(page.locator(".tk-quiz.on")).to_have_count(page.locator(".tk-quiz").count())
        return page

    yield open_kinds
    for context in contexts:
        context.close()
    assert [] == troubles


def letters(card: Card) -> tuple[str, str]:
    """Return the letters of the right option and of a wrong one."""
    options = card.data["options"]
    right = next(letter for letter, option in options.items() if option.get("ok"))
    return right, next(letter for letter in options if letter != right)


def order(card: Card) -> list[str]:
    """Return the letters of the steps as they stand now."""
    return [row.get_attribute("data-step") or "" for row in card.root.locator("[data-step]").all()]


def lift(card: Card, step: str) -> None:
    """Click the arrow that brings a step up."""
    card.root.locator(f'[data-step="{step}"] button[data-by="-1"]').click()


def test_options_by_mouse(kinds: Kinds) -> None:
    """A wrong option is told with its reason, then the right one."""
    page = kinds()
    for name in CHOICES:
        card = Card(page, name)
        right, wrong = letters(card)
        card.root.locator(f'label:has(input[value="{wrong}"])').click()
        card.act("check").click()
        expect(card.root).to_have_attribute("data-state", "wrong")
        assert card.data["options"][wrong]["text"] in card.root.locator("[role=status]").inner_html()

        card.root.locator(f'label:has(input[value="{right}"])').click()
        card.act("check").click()
        expect(card.root).to_have_attribute("data-state", "right")


def test_options_by_keyboard(kinds: Kinds) -> None:
    """Tab to the options, arrows among them, Tab to the button, Enter."""
    page = kinds()
    for name in CHOICES:
        answer_by_keyboard(Card(page, name))


def answer_by_keyboard(card: Card) -> None:
    """Answer one question without a pointer."""
    keys = card.page.keyboard
    right, _ = letters(card)
    boxes = card.root.locator("input")
    boxes.first.focus()
    keys.press("Space")
    for _ in range(boxes.count()):
        if card.page.evaluate("document.activeElement.value") == right:
            break
        keys.press("ArrowDown")
    keys.press("Tab")
    assert "check" == card.page.evaluate("document.activeElement.dataset.act")
    keys.press("Enter")

    expect(card.root).to_have_attribute("data-state", "right")


def test_steps_are_put_in_order_by_mouse(kinds: Kinds) -> None:
    """A wrong order says why the first wrong step is too early; the learner goes on from there."""
    card = Card(kinds(), STEPS)
    before = order(card)
    card.act("check").click()
    expect(card.root).to_have_attribute("data-state", "wrong")
    assert "c" == before[0], "the second step back stands first"
    assert card.data["early"]["c"].split(".")[0] in card.root.locator("[role=status]").inner_html()
    assert before == order(card)

    for place, step in enumerate("abcd"):
        while order(card).index(step) > place:
            lift(card, step)
    assert ["a", "b", "c", "d"] == order(card)
    card.act("check").click()
    expect(card.root).to_have_attribute("data-state", "right")
    expect(card.root.locator("[data-step] button:enabled")).to_have_count(0)


def test_steps_are_put_in_order_by_keyboard_alone(kinds: Kinds) -> None:
    """The pressed arrow keeps the focus while its step moves, and the status says where it stands."""
    card = Card(kinds(), STEPS)
    keys = card.page.keyboard
    said = set()
    for place, step in enumerate("abcd"):
        card.root.locator(f'[data-step="{step}"] button:enabled').first.focus()
        while order(card).index(step) > place:
            keys.press("Enter")
            said.add(card.status.strip())
            here = card.page.evaluate("document.activeElement.closest('[data-step]').dataset.step")
            assert step == here
    assert ["a", "b", "c", "d"] == order(card)
    assert len(said) >= 2
    for _ in range(12):
        if card.page.evaluate("document.activeElement.dataset.act") == "check":
            break
        keys.press("Tab")
    keys.press("Enter")

    expect(card.root).to_have_attribute("data-state", "right")


def test_steps_can_be_shown_begun_again_and_are_kept(kinds: Kinds) -> None:
    """Show puts them in order, Reset mixes them as before; what was done is there after a reload."""
    page = kinds()
    card = Card(page, STEPS)
    mixed = order(card)
    card.act("show").click()
    assert ["a", "b", "c", "d"] == order(card)
    card.act("reset").click()
    assert mixed == order(card)
    lift(card, mixed[2])
    moved = order(card)
    page.reload()
    expect(page.locator(".tk-quiz.on")).to_have_count(page.locator(".tk-quiz").count())

    assert moved == order(Card(page, STEPS)) != mixed


def test_the_arrows_of_steps_are_large_and_named(kinds: Kinds) -> None:
    """44 pixels for a finger; each says what it moves."""
    card = Card(kinds(viewport=PHONE, has_touch=True, is_mobile=True), STEPS)
    buttons = card.root.locator("[data-step] button")
    expect(buttons).to_have_count(8)
    names = set()
    for button in buttons.all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        names.add(button.get_attribute("aria-label"))
    assert 8 == len(names)
    step = order(card)[1]
    card.root.locator(f'[data-step="{step}"] button').first.tap()
    assert step == order(card)[0]


def violations(page: Page) -> list[str]:
    """Id and first place of each violation; a page from a folder lets nobody load its style sheet again."""
    options = {"resultTypes": ["violations"], "preload": False}
    found = Axe().run(page, options=options).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barrier_on_the_further_kinds(kinds: Kinds, scheme: str) -> None:
    """Before a try, and when steps and options were answered."""
    page = kinds(viewport=PHONE, color_scheme=scheme)
    at_rest = violations(page)
    Card(page, STEPS).act("check").click()
    one = Card(page, "cube-owner")
    one.root.locator("label").first.click()
    one.act("check").click()

    assert ([], []) == (at_rest, violations(page))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_without_script_the_answer_can_be_opened(kinds: Kinds) -> None:
    """Question, options and steps can be read, and the answer stands in a fold."""
    page = kinds(java_script_enabled=False)
    for name in (*CHOICES, STEPS, "long-head"):
        root = page.locator(f'[data-quiz="{name}"]')
        answer = root.locator("details.answer > div")
        expect(answer).to_be_hidden()
        root.locator("summary").click()
        expect(answer).to_be_visible()
        assert answer.inner_text().strip()
    expect(page.locator("[data-step] button")).to_have_count(0)
    expect(page.locator(f'[data-quiz="{STEPS}"] details.answer p')).to_have_count(6)


def test_other_games_are_played_on_the_board(kinds: Kinds) -> None:
    """Fifteen checkers that all go the same way round, or three that are a whole set."""
    page = kinds()
    for name in ("long-head", "long-six", "hyper-play"):
        play(Card(page, name))


def play(card: Card) -> None:
    """Play the answer by clicks; no move of the list is marked as a hit here."""
    starred = [row.inner_text() for row in card.root.locator("ul.tk-moves button").all()]
    assert not any("*" in row for row in starred)
    for source, target, *_ in card.solution():
        card.click_place(source)
        card.click_place(target)
        card.page.evaluate(SETTLED)
    card.act("check").click()

    expect(card.root).to_have_attribute("data-state", "right")


def test_the_picture_of_a_question_has_no_caption(kinds: Kinds) -> None:
    """A caption explains, and here it would answer."""
    page = kinds()

    expect(page.locator('[data-quiz="words-allowed"] figure .tk-steps li')).to_have_count(3)
    expect(page.locator(".tk-quiz figcaption")).to_have_count(0)
    expect(page.locator('[data-quiz="dice-rim"] figure svg')).to_have_count(1)
