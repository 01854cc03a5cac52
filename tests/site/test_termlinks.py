"""Words of the glossary on the built pages."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

NEVER_IN = {
    "a",
    "h1",
    "h2",
    "h3",
    "h4",
    "figure",
    "figcaption",
    "nav",
    "code",
    "section",
    "summary",
    "button",
}
VOID = {"meta", "link", "br", "hr", "img", "input", "wbr"}


class Words(HTMLParser):
    """Gathers the links of terms with the elements around them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.around: list[str] = []
        self.found: list[tuple[str, tuple[str, ...]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        values = dict(attrs)
        if tag == "a" and values.get("class") == "term":
            self.found.append((values["href"] or "", tuple(self.around)))
        if tag not in VOID:
            self.around.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the innermost element of this name."""
        if tag in self.around:
            del self.around[len(self.around) - 1 - self.around[::-1].index(tag) :]


@pytest.mark.parametrize("tag", ["en", "ur", "hi", "fa"])
def test_terms_lead_from_running_text_to_the_glossary(site: Path, tag: str) -> None:
    """On lessons alone, each term once a page, and never in a heading, a picture, a card or a menu."""
    pages = {path: Words(path.read_text(encoding="utf-8")).found for path in (site / tag).rglob("*.html")}
    linked = {path: found for path, found in pages.items() if found}

    assert len(linked) >= 5
    for path, found in linked.items():
        hrefs = [href for href, _ in found]

        assert path.is_relative_to(site / tag / "learn")
        assert all("glossary.html#term." in href for href in hrefs)
        assert len(hrefs) == len(set(hrefs))
        assert [] == [around for _, around in found if NEVER_IN & set(around)]
