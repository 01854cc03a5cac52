"""A real browser on the built site: served under a path, as a project page would be."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
LANGUAGES = ("en", "ur", "hi", "fa")
SETTLED = (
    "() => Promise.all(document.getAnimations().map(a => a.finished.catch(() => null))).then(() => null)"
)
"""Resolves when every animation of the page is over."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing: pytest prints what matters."""


def chromium_path() -> str | None:
    """Chromium on PATH; None lets Playwright use its own."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for path in map(shutil.which, names) if path), None)


@pytest.fixture(scope="session")
def served(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of the site, which lies under /demo/ of its host."""
    host = tmp_path_factory.mktemp("host")
    (host / "demo").symlink_to(site)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(host)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/demo/"
    server.shutdown()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The driver."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
    yield browser
    browser.close()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens a page of the site in a fresh context; a console error or a foreign request fails the test.

    A whole address is opened as it is; only a path asks for the site to be built.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def watch(page: Page) -> None:
        page.on(
            "console",
            lambda m: troubles.append(f"{m.type}: {m.text}") if m.type in {"error", "warning"} else None,
        )
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on(
            "request",
            lambda r: (
                None if r.url.startswith(("http://127.0.0.1", "data:", "file:")) else troubles.append(r.url)
            ),
        )

    def open_one(path: str, **settings: object) -> Page:
        settings.setdefault("viewport", DESKTOP)
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(10_000)
        page = context.new_page()
        watch(page)
        page.goto(path if "://" in path else request.getfixturevalue("served") + path)
        page.wait_for_load_state("load")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert [] == troubles


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)
