"""How a test reads a quiz card, in the words of the page's contract."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page


class Card:
    """One question on an open page."""

    def __init__(self, page: Page, item: str) -> None:
        self.page = page
        self.root: Locator = page.locator(f'section.tk-quiz[data-quiz="{item}"]')
        self.root.scroll_into_view_if_needed()

    @property
    def data(self) -> dict[str, Any]:
        """What the script was handed."""
        return dict(json.loads(self.root.locator("script.tk-data").text_content() or "{}"))

    @property
    def state(self) -> str:
        """new, trying, right or wrong."""
        return self.root.get_attribute("data-state") or ""

    @property
    def status(self) -> str:
        """What the status says."""
        return self.root.locator("[role=status]").inner_text()

    def place(self, loc: str) -> Locator:
        """A place on the board, in the mover's numbers."""
        return self.root.locator(f'svg.tk-board [data-loc="{loc}"]')

    def act(self, name: str) -> Locator:
        """A button by what it does."""
        return self.root.locator(f"[data-act={name}]")

    def click_place(self, loc: str) -> None:
        """Click in the middle of a place, where a finger would."""
        self.place(loc).click(force=True)

    def solution(self) -> list[list[Any]]:
        """One legal play: rows of from, target, die, hit."""
        return list(self.data["show"])

    def refused(self) -> tuple[str, str, dict[str, Any]]:
        """A try that the first node refuses: from, target, and its first reason."""
        data = self.data
        source, _, target, reasons = data["nodes"][0]["x"][0]
        return source, target, data["reasons"][reasons[0]]
