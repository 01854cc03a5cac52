"""Every built page: links, ids, languages, addresses, what it would load."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

SITE_URL = "https://example.org/demo/"
ENGLISH_ALONE = {"translate/checks.html"}
"""Pages that are the same, in English, in every language."""
DIRECTIONS = {"ur": "rtl", "fa": "rtl", "hi": "ltr", "en": "ltr"}


def languages(site: Path) -> set[str]:
    """Every language of the site; the four that the tests know, and what was added since."""
    found = {page.parent.name for page in site.glob("*/index.html")}
    assert set(DIRECTIONS) <= found
    return found


class Page(HTMLParser):
    """What a test wants to know of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Gather ids, links and what the browser would fetch."""
        values = dict(attrs)
        self.tags.append((tag, values))
        if values.get("id"):
            self.ids.append(values["id"] or "")
        if tag == "a" and values.get("href"):
            self.links.append(values["href"] or "")
        if tag in {"script", "img"} and values.get("src"):
            self.loads.append(values["src"] or "")
        if tag == "link" and values.get("rel") in {"stylesheet", "icon", "preload"}:
            self.loads.append(values["href"] or "")


@cache
def read(path: Path) -> Page:
    """A page of the site."""
    return Page(path.read_text(encoding="utf-8"))


def pages(site: Path) -> list[Path]:
    """Every page of every language."""
    return sorted(path for path in site.rglob("*.html") if path.parent != site)


def address(site: Path, path: Path) -> str:
    """The address of a page on the example site."""
    return SITE_URL + path.relative_to(site).as_posix()


def in_language(site: Path, path: Path) -> str:
    """The path of a page below the folder of its language."""
    return path.relative_to(site).as_posix().partition("/")[2]


def test_no_link_is_broken_and_none_leaves_the_site(site: Path) -> None:
    """Each link of each page leads to a page that exists, and to an anchor that exists on it."""
    broken = []
    for path in [*pages(site), site / "index.html", site / "404.html"]:
        for link in [*read(path).links, *read(path).loads]:
            target = urlsplit(urljoin(address(site, path), link))
            file = site / unquote(target.path.removeprefix("/demo/"))
            if not target.path.startswith("/demo/") or target.netloc != "example.org":
                broken.append(f"{path.name}: {link} leaves the site")
            elif not file.is_file():
                broken.append(f"{path.relative_to(site)}: {link} is missing")
            elif target.fragment and target.fragment not in read(file).ids:
                broken.append(f"{path.relative_to(site)}: {link} has no anchor")

    assert [] == broken


def test_no_id_stands_twice_on_a_page(site: Path) -> None:
    """Boards, quizzes and headings never share an id."""
    twice = {
        path.relative_to(site).as_posix(): [
            name for name, count in Counter(read(path).ids).items() if count > 1
        ]
        for path in pages(site)
    }

    assert {} == {name: ids for name, ids in twice.items() if ids}


@pytest.mark.parametrize("tag", DIRECTIONS)
def test_language_and_direction_stand_on_the_root_element(site: Path, tag: str) -> None:
    """`<html lang dir>` is right on every page of a language."""
    for path in sorted((site / tag).rglob("*.html")):
        _, values = next(one for one in read(path).tags if one[0] == "html")

        assert (tag, DIRECTIONS[tag]) == (values["lang"], values["dir"]), path.name


def test_nothing_is_inline_that_the_policy_forbids(site: Path) -> None:
    """No inline script, no style attribute, no style element, no handler: the policy would refuse them."""
    for path in [*pages(site), site / "index.html", site / "404.html"]:
        for tag, values in read(path).tags:
            data = values.get("type") == "application/json"

            assert tag != "style", path
            assert not (tag == "script" and "src" not in values and not data), path
            assert "style" not in values, path
            assert not any(name.startswith("on") for name in values), path


def test_each_page_names_itself_and_its_other_languages(site: Path) -> None:
    """Canonical to itself; alternates of this page, itself among them, and a default; all mutual."""
    for path in pages(site):
        if path.name == "404.html" or in_language(site, path) in ENGLISH_ALONE:
            continue
        links = [values for tag, values in read(path).tags if tag == "link"]
        canonical = [values["href"] for values in links if values.get("rel") == "canonical"]
        alternates = {v["hreflang"]: v["href"] for v in links if v.get("rel") == "alternate"}
        inside = path.relative_to(site).as_posix().split("/", 1)[1]

        assert [address(site, path)] == canonical
        assert {tag: f"{SITE_URL}{tag}/{inside}" for tag in languages(site)} == {
            tag: href for tag, href in alternates.items() if tag != "x-default"
        }
        assert "x-default" in alternates


def test_a_page_that_is_english_in_every_language_counts_once(site: Path) -> None:
    """Canonical to the English one, without alternates: it is translated nowhere."""
    copies = [path for path in pages(site) if in_language(site, path) in ENGLISH_ALONE]
    links = [values for path in copies for tag, values in read(path).tags if tag == "link"]

    assert len(languages(site)) * len(ENGLISH_ALONE) == len(copies)
    assert {f"{SITE_URL}en/{page}" for page in ENGLISH_ALONE} == {
        values["href"] for values in links if values.get("rel") == "canonical"
    }
    assert [] == [values for values in links if values.get("rel") == "alternate"]


def test_the_sitemap_agrees_with_the_pages(site: Path) -> None:
    """Every page but the 404 stands in it, in every language; one that is English alone stands once."""
    listed = set(re.findall(r"<loc>([^<]+)</loc>", (site / "sitemap.xml").read_text(encoding="utf-8")))
    built = {address(site, path) for path in pages(site) if path.name != "404.html"} | {SITE_URL}
    copies = {
        address(site, path)
        for path in pages(site)
        if in_language(site, path) in ENGLISH_ALONE and path.relative_to(site).parts[0] != "en"
    }

    text = (site / "sitemap.xml").read_text(encoding="utf-8")

    assert built - copies == listed
    assert len(listed) - 1 - len(ENGLISH_ALONE) == text.count('hreflang="x-default"')


def test_every_rule_of_a_reason_has_an_anchor_in_every_language(site: Path) -> None:
    """A link from a refused try always leads somewhere."""
    from generator.rules import REASON_CODES

    rules = {code for code in REASON_CODES if not code.startswith("try.")}
    for tag in DIRECTIONS:
        ids = set(read(site / tag / "reference.html").ids)

        assert rules - ids == set(), tag


@pytest.mark.parametrize("tag", DIRECTIONS)
def test_quiz_data_is_valid_and_names_no_place_outside_the_board(site: Path, tag: str) -> None:
    """Each card carries data the script can read."""
    places = {*(str(point) for point in range(1, 25)), "bar", "off"}
    count = 0
    for path in sorted((site / tag / "learn").rglob("*.html")):
        text = path.read_text(encoding="utf-8")
        for data in re.findall(r'class="tk-data">(.*?)</script>', text, re.DOTALL):
            payload = json.loads(data)
            count += 1
            for node in payload.get("nodes", []):
                assert {row[0] for row in node.get("m", [])} <= places

    assert count >= 51


@pytest.mark.parametrize("tag", ["ur", "hi", "fa"])
def test_what_is_left_in_english_says_so(site: Path, tag: str) -> None:
    """A text that is not translated yet has its own language and direction, and a mark that is seen."""
    found = 0
    for path in sorted((site / tag).rglob("*.html")):
        for _, values in read(path).tags:
            if "tk-untranslated" in (values.get("class") or "").split():
                found += 1
                assert ("en", "ltr") == (values.get("lang"), values.get("dir")), path.relative_to(site)
    assert found


TRANSLATED = (
    "learn/04-movement/forward.html",
    "learn/04-movement/two-numbers.html",
    "learn/05-landing/open-or-blocked.html",
    "learn/05-landing/over-and-between.html",
    "about.html",
)
"""Pages that are translated whole in every language; the links around them may lead to pages that are not."""


@pytest.mark.parametrize("path", TRANSLATED)
@pytest.mark.parametrize("tag", ["ur", "hi", "fa"])
def test_nothing_on_a_translated_page_is_left_in_english(site: Path, tag: str, path: str) -> None:
    """What is translated stays translated."""
    html = (site / tag / path).read_text(encoding="utf-8")
    text = html[html.index("<main") : html.index("</main>")].partition('<nav class="pager"')[0]
    assert len(text) > 1000
    assert "tk-untranslated" not in text


@pytest.mark.parametrize("tag", ["ur", "fa"])
def test_notation_is_isolated_in_right_to_left_pages(site: Path, tag: str) -> None:
    """Each notation stands in its own left-to-right run."""
    for path in sorted((site / tag).rglob("*.html")):
        for name, values in read(path).tags:
            if "nt" in (values.get("class") or "").split():
                assert ("bdi", "ltr") == (name, values.get("dir")), path.name


@pytest.mark.parametrize("tag", DIRECTIONS)
def test_the_first_page_has_a_title_a_board_and_one_way_in(site: Path, tag: str) -> None:
    """One heading, the starting board, one filled button to the first lesson, and the contents."""
    page = read(site / tag / "index.html")
    names = [name for name, _ in page.tags]
    buttons = [v["href"] for _, v in page.tags if "pri" in (v.get("class") or "").split()]

    assert 1 == names.count("h1")
    assert ["learn/first-game.html"] == buttons
    assert 1 == sum("tk-board" in (v.get("class") or "").split() for _, v in page.tags)
    lessons = {one.parent.name for one in (site / tag / "learn").rglob("*.html")} - {"learn"}
    assert 19 == len(lessons)
    assert sum("dots" == v.get("class") for _, v in page.tags) == sum(
        1 for _ in (site / tag / "learn").glob("*/*.html")
    )
