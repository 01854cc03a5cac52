"""Scenes in a real browser: nothing leaves the page, and steps go in the direction of reading."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import LANGUAGES
from tests.conftest import ROOT
from tests.diagrams.boards import locale
from tests.diagrams.scenery import SCENES, figure

WIDE = (
    "[...document.querySelectorAll('main *')].filter(one => {"
    " const box = one.getBoundingClientRect(); return box.right > innerWidth + 1 || box.left < -1 })"
    ".map(one => one.outerHTML.slice(0, 60))"
)


def page_of(browser: Browser, folder: Path, tag: str, names: list[str], width: int) -> Page:
    """Open a page with some scenes, as wide as a phone or a desktop."""
    figures = "".join(figure(name, tag) for name in names)
    sheet = (ROOT / "docs" / "assets" / "takhta.css").as_uri()
    path = folder / f"{tag}.html"
    path.write_text(
        f'<!doctype html><html lang="{tag}" dir="{locale(tag).dir}"><meta charset="utf-8">'
        f'<link rel="stylesheet" href="{sheet}"><div class="page"><main class="leaf">{figures}</main></div>',
        encoding="utf-8",
    )
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto(path.as_uri())
    return page


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_scene_leaves_a_phone(browser: Browser, tmp_path: Path, tag: str) -> None:
    """At 320 and 360 pixels, in every script."""
    page = page_of(browser, tmp_path, tag, [name for name in SCENES if not SCENES[name].parts], 360)
    found = []
    for width in (320, 360):
        page.set_viewport_size({"width": width, "height": 800})
        found += page.evaluate(WIDE)
    page.close()

    assert [] == found


@pytest.mark.parametrize("tag", LANGUAGES)
def test_steps_go_in_the_direction_of_reading(browser: Browser, tmp_path: Path, tag: str) -> None:
    """On a desktop side by side, from the right in Urdu and Persian; on a phone one below the other."""
    boxes = "[...document.querySelectorAll('.tk-steps > li')].map(one => one.getBoundingClientRect())"
    page = page_of(browser, tmp_path, tag, ["steps"], 1280)
    xs = [box["x"] for box in page.evaluate(boxes)]
    page.set_viewport_size({"width": 360, "height": 800})
    ys = [box["y"] for box in page.evaluate(boxes)]
    page.close()

    assert xs == sorted(xs, reverse=locale(tag).rtl)
    assert len(set(xs)) == len(xs)
    assert ys == sorted(set(ys))
