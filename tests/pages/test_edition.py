"""One language: finished Markdown, frames, search index, glossary and reference."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from generator.i18n.catalogs import plural_rule
from generator.i18n.translator import catalog_translator
from generator.pages.edition import Edition, EditionOptions
from generator.pages.frame import Neighbour
from generator.pages.project import Project, load_project

TAGS = ("ur", "fa", "hi", "en")
BESIDE = tuple(Neighbour(place, tag, tag, "ltr") for place, tag in enumerate(TAGS))
PAGE = "learn/05-landing/open-or-blocked.md"


@pytest.fixture(scope="module")
def project(root: Path) -> Project:
    """The project, which has no fault."""
    project, faults = load_project(root)
    assert [] == list(faults)
    return project


@pytest.fixture(scope="module", params=["en", "ur", "hi", "fa"])
def edition(request: pytest.FixtureRequest, project: Project) -> Edition:
    """Each language in turn."""
    return Edition(
        project, EditionOptions(request.param, beside=BESIDE, site_root="https://example.org/demo/")
    )


def test_the_same_sources_give_the_same_page(project: Project) -> None:
    """A page is a function of source, language and data."""
    options = EditionOptions("ur")

    assert Edition(project, options).page(PAGE) == Edition(project, options).page(PAGE)


def test_finished_markdown_holds_every_board_and_quiz(edition: Edition) -> None:
    """Another builder of Markdown can take the page as it is."""
    whole = edition.page(PAGE).whole

    assert "tk-slot" not in whole
    assert ":::" not in whole
    assert 6 == whole.count('class="rule"')
    assert 18 <= whole.count('class="tk-quiz"')


def test_the_switch_stays_on_the_page(edition: Edition) -> None:
    """Each language link leads to the same page in the other language."""
    frame = edition.frame(PAGE)

    assert ["ur", "fa", "hi", "en"] == [one.tag for one in frame.languages]
    assert all(
        one.href.endswith(f"../{one.tag}/learn/05-landing/open-or-blocked.html") for one in frame.languages
    )
    assert [edition.locale.tag] == [one.tag for one in frame.languages if one.current]


def test_neighbours_follow_the_course(edition: Edition) -> None:
    """The page before is the practice of chapter 4, the page after the second of chapter 5."""
    frame = edition.frame(PAGE)

    assert frame.previous is not None
    assert frame.next is not None
    assert "../04-movement/practise.html" == frame.previous.href
    assert "over-and-between.html" == frame.next.href


def test_the_search_index_has_every_rule_and_no_answer(edition: Edition, project: Project) -> None:
    """Titles and texts of rules can be found; options and feedback of questions cannot."""
    script = edition.search_index()
    rows = json.loads(script.removeprefix("takhtaIndex(").removesuffix(");\n"))
    urls = {row["u"] for row in rows}
    options = [
        option.option.text.text
        for answer in project.answers.values()
        for option in answer.options
        if option.option.text is not None
    ]

    assert {project.course.place_of(rule) for rule in project.course.rules} <= urls
    assert all("[[" not in row["x"] and "<" not in row["x"] for row in rows)
    assert [] == [text for text in options if text in script]


def test_the_glossary_shows_all_languages(edition: Edition) -> None:
    """Each row has the term in every language, and in its own direction."""
    html = edition.page("glossary.md").slots["glossary-1"]
    others = [tag for tag in ("ur", "fa", "hi", "en") if tag != edition.locale.tag]

    assert {html.count("<tr id=")} == {html.count(f'<td lang="{tag}"') for tag in others}


def test_english_in_the_glossary_is_marked_as_such(project: Project) -> None:
    """A language that is not begun shows term and meaning in English, and says so."""
    locale = project.locale("ur")
    rule = plural_rule(locale)
    assert rule is not None
    bare = replace(project, translators={**project.translators, "ur": catalog_translator(locale, rule, {})})
    html = Edition(bare, EditionOptions("ur")).page("glossary.md").slots["glossary-1"]
    rows = html.count("<tr id=")

    assert rows == html.count('<th scope="row" lang="en" dir="ltr" class="tk-untranslated">')
    assert rows == html.count('<td class="mean tk-untranslated" lang="en" dir="ltr">')


def test_the_reference_has_every_rule_in_teaching_order(edition: Edition, project: Project) -> None:
    """Each rule once, with its own anchor."""
    html = edition.page("reference.md").slots["reference-1"]
    ids = re.findall(r'<section class="ref" id="([^"]+)"', html)

    assert [rule.id for rule in project.registry.rules if rule.id in project.course.rules] == ids
    assert len(ids) >= 34


def test_interface_texts_for_the_script_are_words_of_the_language(edition: Edition) -> None:
    """The script holds no sentence: it is given them once a page."""
    texts = json.loads(edition.frame(PAGE).ui_json)

    assert texts["quiz.check"] == edition.book.text("quiz.check").plain
    assert 10 == len(texts["digits"])
    assert "quiz.check" not in json.loads(edition.frame("about.md").ui_json)
