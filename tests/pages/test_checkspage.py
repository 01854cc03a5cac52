"""The page of checks: the same English page in every language, outside the texts that are translated."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from generator.errors import Faults
from generator.i18n.check_help import PAGE, address_of, check_help
from generator.i18n.extract import markdown_messages
from generator.i18n.frontmatter import is_translated
from generator.i18n.patterns import load_patterns
from generator.pages.edition import Edition, EditionOptions
from generator.pages.frame import Neighbour
from generator.pages.project import Project, load_project
from tests.cutdown import cut_down

SOURCE = "translate/checks.md"
ROOT_URL = "https://example.org/demo/"
_TAG = re.compile(r"<[^>]+>")


@pytest.fixture(scope="module")
def project(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Two chapters and the page, in every language."""
    target = tmp_path_factory.mktemp("checks") / "project"
    cut_down(root, target)
    return load_project(target)[0]


@pytest.fixture(scope="module")
def editions(project: Project) -> dict[str, Edition]:
    """Each language."""
    beside = tuple(Neighbour(n, tag, tag, "ltr") for n, tag in enumerate(("en", "ur", "hi", "fa")))
    return {
        one.tag: Edition(project, EditionOptions(one.tag, beside=beside, site_root=ROOT_URL))
        for one in beside
    }


@pytest.fixture(scope="module")
def page(editions: dict[str, Edition]) -> str:
    """The finished page."""
    return editions["ur"].page(SOURCE).whole


def words(html: str) -> str:
    """What a reader reads."""
    return unescape(_TAG.sub("", html))


@pytest.mark.parametrize("code", list(check_help()))
def test_every_code_has_its_place_with_what_it_means_and_how_to_mend_it(page: str, code: str) -> None:
    """The address that the command gives leads there."""
    one = check_help()[code]
    anchor = address_of(code).partition("#")[2]
    assert 1 == page.count(f'id="{anchor}"')
    section = page.partition(f'id="{anchor}"')[2].partition("</section>")[0]

    assert f'<code translate="no">{code}</code>' in section
    for text in (one.title, one.what, one.mend):
        assert text in words(section)


@pytest.mark.parametrize("pattern", load_patterns(), ids=[pattern.id for pattern in load_patterns()])
def test_the_examples_of_a_pattern_stand_there_in_their_own_language(page: str, pattern: object) -> None:
    """As many as test the check, each with the language and direction of its letters."""
    code = pattern.id  # type: ignore[attr-defined]
    section = page.partition(f'id="{code.lower()}"')[2].partition("</section>")[0]
    cells = re.findall(r'<td translate="no">(.*?)</td>', section)
    spoken = re.findall(r'<td translate="no"><span lang="(\w+)" dir="(\w+)">', section)
    count = len(pattern.bad) + len(pattern.good)  # type: ignore[attr-defined]

    assert count == len([cell for cell in cells if cell])
    assert count == len(spoken)
    assert set(spoken) <= {("ur", "rtl"), ("fa", "rtl"), ("hi", "ltr")}


def test_no_character_on_the_page_turns_the_text_around_it(page: str) -> None:
    """Examples of overrides, marks and control characters are written as numbers."""
    assert not re.search("[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\x00-\x08\x0b-\x1f\ufeff\u200b]", page)
    assert "⟨U+202D⟩" in page
    assert "⟨U+200E⟩" in page


def test_words_of_other_scripts_have_their_own_face(page: str) -> None:
    """An Arabic or Devanagari letter never stands in English text alone."""
    bare = re.sub(r'<(span|bdi) lang="(?:ur|hi|fa)"[^>]*>.*?</\1>', "", page)

    assert not re.search("[\u0600-\u06ff\u0900-\u097f]", bare)


def test_the_page_is_the_same_in_every_language(editions: dict[str, Edition]) -> None:
    """It is told as English text, and nowhere as work to be done."""
    pages = {tag: edition.page(SOURCE).whole for tag, edition in editions.items()}
    frames = {tag: edition.frame(SOURCE) for tag, edition in editions.items()}

    assert 1 == len(set(pages.values()))
    assert pages["ur"].startswith('<div lang="en" dir="ltr" markdown="1">')
    assert "tk-untranslated" not in pages["ur"]
    assert not any(frame.partly for frame in frames.values())
    assert '<span lang="en" dir="ltr">Checks of translations</span>' == frames["ur"].title
    assert "Checks of translations" == frames["en"].title


def test_search_engines_are_told_of_one_page(editions: dict[str, Edition]) -> None:
    """The English one; the others are no translations of it."""
    for edition in editions.values():
        frame = edition.frame(SOURCE)

        assert f"{ROOT_URL}en/{PAGE}" == frame.canonical
        assert () == frame.alternates
    assert editions["ur"].frame("about.md").alternates


def test_readers_do_not_find_it_when_they_search_for_a_rule(editions: dict[str, Edition]) -> None:
    """It is for translators, who have its address."""
    assert PAGE not in editions["en"].search_index()


def test_its_texts_are_not_translated(root: Path) -> None:
    """No translator is asked for them."""
    source = (root / "docs" / SOURCE).read_text(encoding="utf-8")
    faults = Faults()

    assert [] == markdown_messages(source, f"docs/{SOURCE}", faults)
    assert [] == list(faults)


@pytest.mark.parametrize(
    ("source", "translated"),
    [
        ("---\ntranslate: false\n---\n# A\n", False),
        ("\ufeff---\r\norder: 1\r\ntranslate: false\r\n---\r\n# A\r\n", False),
        ("---\ntranslate: true\n---\n# A\n", True),
        ("---\norder: 1\n---\n# A\n\ntranslate: false\n", True),
        ("# A\n\n---\ntranslate: false\n---\n", True),
        ("", True),
    ],
)
def test_a_page_says_in_its_front_matter_that_it_is_not_translated(source: str, translated: bool) -> None:
    """And nowhere else."""
    assert translated == is_translated(source)
    assert bool(markdown_messages(source, "a.md", Faults())) == (translated and source != "")
