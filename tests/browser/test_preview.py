"""The preview of a language in a browser: what a translator sees while writing."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from generator.i18n.newlocale import add_locale
from generator.site.preview import PreviewServer
from tests.conftest import ROOT
from tests.cutdown import cut_down

FORWARD = "learn/04-movement/forward.html"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project with Arabic just added."""
    root = tmp_path_factory.mktemp("preview") / "project"
    cut_down(ROOT, root)
    add_locale(root, "ar")
    return root


@pytest.fixture(scope="module")
def preview(project: Path) -> Iterator[str]:
    """Address of the running preview."""
    server = PreviewServer(project, "ar", 0)
    threading.Thread(target=server.run, daemon=True).start()
    yield server.address.removesuffix("index.html")
    server.close()


def _save(project: Path, english: str, text: str, domain: str) -> None:
    path = project / f"locales/ar/LC_MESSAGES/{domain}.po"
    before = path.read_text(encoding="utf-8")
    head, _, tail = before.partition(f'msgid "{english}"\nmsgstr "')
    assert tail
    path.write_text(
        f'{head}msgid "{english}"\nmsgstr "{text}"{tail[tail.index(chr(10)) :]}', encoding="utf-8"
    )


def _where(page: Page) -> None:
    page.get_by_role("button", name="Where from?").click()


def test_a_saved_file_shows_on_the_open_page_by_itself(
    open_page: Callable[..., Page], preview: str, project: Path
) -> None:
    """Nobody reloads: the page notices that one of its texts has been translated."""
    page = open_page(preview + FORWARD)
    _save(project, "Moving forward", "التحرك إلى الأمام", "docs")

    expect(page.get_by_role("heading", level=1)).to_have_text("التحرك إلى الأمام")


def test_a_text_tells_where_it_comes_from(
    open_page: Callable[..., Page], preview: str, project: Path
) -> None:
    """One click on a text names PO file and line, source file and line, and the English."""
    page = open_page(preview + FORWARD)
    _where(page)
    page.get_by_role("heading", level=1).locator("[data-src]").first.click()
    panel = page.get_by_role("region", name="Preview")

    expect(panel.locator("blockquote")).to_have_text("Moving forward")
    po, source = panel.locator("li code").all_text_contents()
    path, line = po.split(":")
    assert "msgstr" in (project / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert source.startswith("docs/learn/04-movement/forward.md:")


def test_the_keyboard_alone_reaches_and_leaves_the_sources(
    open_page: Callable[..., Page], preview: str
) -> None:
    """Next untranslated jumps to a text and tells of it; Escape gives the page back."""
    page = open_page(preview + FORWARD)
    page.get_by_role("button", name="Next untranslated").press("Enter")

    expect(page.locator(".tk-chosen")).to_be_focused()
    expect(page.locator("#tk-preview li .state").first).to_have_text("missing")
    page.keyboard.press("Escape")
    expect(page.locator("body")).not_to_have_class("tk-where")


def test_the_next_text_follows_the_one_that_was_shown(open_page: Callable[..., Page], preview: str) -> None:
    """Who has asked about a text in the middle of the page is not sent back to its top."""
    page = open_page(preview + FORWARD)
    _where(page)
    page.locator("main p [data-src].tk-missing").nth(1).click()
    before = page.locator(".tk-chosen").element_handle()
    page.get_by_role("button", name="Next untranslated").click()
    follows = "(before) => before.compareDocumentPosition(document.querySelector('.tk-chosen'))"

    assert before is not None
    assert page.evaluate(follows, before) & 4


def test_what_is_wrong_in_a_file_is_said_on_the_page(
    open_page: Callable[..., Page], preview: str, project: Path
) -> None:
    """A placeholder that was lost is named with file, line and what to do; then it is mended."""
    page = open_page(preview + FORWARD)
    _save(project, "Chapter {n}: {title}", "الفصل {n}", "ui")
    fault = page.locator("#tk-preview .fault", has_text="ST02")
    expect(fault.first).to_contain_text("locales/ar/LC_MESSAGES/ui.po:")
    expect(fault.first.locator("blockquote")).to_have_text("Chapter {n}: {title}")
    explained = fault.first.get_by_role("link", name="About ST02").get_attribute("href")
    assert explained == "/ar/translate/checks.html#st02"
    expect(open_page(preview.removesuffix("/ar/") + explained).locator("#st02")).to_be_in_viewport()
    _save(project, "Chapter {n}: {title}", "الفصل {n}: {title}", "ui")

    expect(fault).to_have_count(0)


def test_with_the_sources_shown_a_click_answers_no_question(
    open_page: Callable[..., Page], preview: str
) -> None:
    """Asking where a text comes from must not play a move or follow a link."""
    page = open_page(preview + FORWARD)
    _where(page)
    address = page.url
    page.locator("main a [data-src]:visible").first.click()
    page.locator(".tk-quiz label [data-src]:visible").first.click()

    assert page.url == address
    assert page.locator(".tk-quiz input:checked").count() == 0
