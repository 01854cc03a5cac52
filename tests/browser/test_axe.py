"""axe finds nothing on any kind of page, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_pages import KINDS

Open = Callable[..., Page]


def violations(page: Page) -> list[str]:
    """Id and first place of each violation."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})" for one in found]


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize("path", KINDS)
def test_no_barrier_on_any_kind_of_page(open_page: Open, language: str, path: str, scheme: str) -> None:
    """Names, roles, contrast, order, targets."""
    viewport = PHONE if scheme == "dark" else DESKTOP
    page = open_page(f"{language}/{path}", color_scheme=scheme, viewport=viewport)

    assert [] == violations(page)


@pytest.mark.parametrize("path", ["index.html", "404.html"])
def test_no_barrier_on_the_pages_above_the_languages(open_page: Open, path: str) -> None:
    """The choice of language, and the page for wrong addresses."""
    assert [] == violations(open_page(path, locale="de-DE"))


def test_no_barrier_while_a_question_is_answered(open_page: Open, language: str) -> None:
    """A selected checker, a refused try, a right answer."""
    from tests.browser.card import Card

    page = open_page(f"{language}/learn/04-movement/forward.html")
    one = Card(page, "movement-direction-1")
    one.click_place("6")
    one.click_place("8")
    refused = violations(page)
    for source, target, *_ in one.solution():
        one.click_place(source)
        one.click_place(target)
    one.act("check").click()

    assert ([], []) == (refused, violations(page))
