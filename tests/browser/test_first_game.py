"""The way to a first game: a step is one screen, and Next leads from step to step."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.card import Card
from tests.browser.conftest import DESKTOP, PHONE, Open

TOP = "step => Math.round(document.getElementById(step).parentElement.getBoundingClientRect().top)"


@pytest.mark.parametrize("language", ["en", "ur"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_next_brings_the_next_step_to_the_screen(
    open_page: Open, language: str, size: dict[str, int]
) -> None:
    """After the right play the list of moves makes room; the next step starts at the upper edge."""
    page = open_page(f"{language}/learn/first-game.html", viewport=size)
    steps = page.locator(".tk-step")
    expect(steps).to_have_count(12)
    assert all(step.bounding_box()["height"] >= size["height"] for step in steps.all())  # type: ignore[index]
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]

    card = Card(page, "path-1")
    card.root.locator(".tk-moves button").first.click()
    card.act("check").click()
    expect(card.root.locator(".tk-live")).to_be_hidden()
    card.act("next").click()
    expect(page.locator("#step-2")).to_be_focused()
    page.wait_for_function(f"({TOP})('step-2') < 3")


def test_on_a_wide_screen_a_step_needs_no_scrolling(open_page: Open) -> None:
    """Board, message, moves and buttons of a step stand side by side."""
    page = open_page("en/learn/first-game.html", viewport=DESKTOP)
    heights = page.locator(".tk-step").evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")

    assert DESKTOP["height"] + 1 >= max(heights)
