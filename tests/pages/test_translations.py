"""The page of translations: how far each language is, in the digits of the page."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from generator.i18n.catalogs import update_catalogs
from generator.i18n.locale import LocaleData
from generator.i18n.state import language_states
from generator.i18n.tally import Tally
from generator.pages.course import TRANSLATIONS
from generator.pages.edition import Edition, EditionOptions
from generator.pages.project import Project, load_project
from generator.pages.translations import Share, language_statuses
from tests.cutdown import cut_down
from tests.i18n.i18n_help import locale

PROPOSAL = r'<a class="suggest" href="([^"]*)" rel="noopener">'


@pytest.fixture(scope="module")
def project(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Two chapters of the course, in every language."""
    target = tmp_path_factory.mktemp("cut") / "project"
    cut_down(root, target)
    project, faults = load_project(target)
    assert [] == list(faults)
    return project


def block(project: Project, tag: str) -> str:
    """What the page of one language shows."""
    return Edition(project, EditionOptions(tag)).page(TRANSLATIONS).slots["status-1"]


class Table(HTMLParser):
    """The rows of all tables, each cell as its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._inside = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a row or a cell."""
        if tag == "tr":
            self.rows.append([])
        elif tag in {"td", "th"}:
            self.rows[-1].append("")
            self._inside = True

    def handle_endtag(self, tag: str) -> None:
        """End a cell."""
        self._inside = self._inside and tag not in {"td", "th"}

    def handle_data(self, data: str) -> None:
        """Add to the cell."""
        if self._inside:
            self.rows[-1][-1] += data.strip()


def test_the_page_says_what_the_command_says(project: Project) -> None:
    """Both count the same texts of the same sources."""
    states, _ = language_states(project.root)
    counted = {
        state.locale.tag: {name: domain.counts for name, domain in state.domains.items()} for state in states
    }

    assert {tag: set(domains) for tag, domains in counted.items()} == {
        tag: set(domains) for tag, domains in project.tallies.items()
    }
    for tag, domains in counted.items():
        for name, counts in domains.items():
            shown = project.tallies[tag][name]

            assert counts.whole == shown.whole
            assert list(counts.chapters) == list(shown.chapters)


def test_every_language_has_a_row_and_a_table_of_its_chapters(project: Project) -> None:
    """Those of the course in teaching order, then what belongs to no chapter."""
    rows = Table(block(project, "en")).rows
    heads = [row for row in rows if row[0] in {"Language", "Chapter"}]
    names = [one.name for one in project.readable if not one.is_source]
    chapters = ["Moving", "Where a checker may land", "Glossary", "Other texts"]
    counts = ["To confirm", "Missing", "Words left"]

    assert [
        ["Language", "All", "Lessons", "Questions", "Boards", "Buttons and labels", *counts],
        *[["Chapter", "Lessons", "Questions", "Boards", *counts]] * len(names),
    ] == heads
    assert names == [row[0] for row in rows[1 : 1 + len(names)]]
    assert chapters == [row[0] for row in rows[2 + len(names) :]][: len(chapters)]
    assert {9, 7} == {len(row) for row in rows}


def test_what_a_chapter_does_not_have_is_a_dash(project: Project) -> None:
    """The glossary has no questions and no boards."""
    row = next(row for row in Table(block(project, "en")).rows if row[0] == "Glossary")

    assert ["–", "–"] == row[2:4]


@pytest.mark.parametrize(("tag", "digits"), [("en", "0-9"), ("ur", "0-9"), ("hi", "0-9"), ("fa", "۰-۹")])
def test_numbers_stand_in_the_digits_and_pattern_of_the_page(project: Project, tag: str, digits: str) -> None:
    """A percentage as the language writes it, thousands grouped."""
    own = project.locale(tag)
    cells = [cell for row in Table(block(project, tag)).rows for cell in row[1:] if re.search(r"\d", cell)]
    written = [own.percent_of(str(number)) for number in range(101)]

    assert cells
    assert all(re.fullmatch(rf"[{digits}.,٬،]+", cell) for cell in cells if cell not in written)
    assert own.percent_of("100") in cells


def test_each_name_is_in_its_own_language_and_direction(project: Project) -> None:
    """Also on a page that runs the other way."""
    for tag in ("en", "fa"):
        html = block(project, tag)

        assert re.search(r'<a href="#status-ur" lang="ur" dir="rtl">اردو</a>', html)
        assert re.search(r'<h2 id="status-hi"><span lang="hi" dir="ltr">', html)


def test_a_column_is_named_in_each_cell_for_narrow_screens(project: Project) -> None:
    """Where the head of the table is out of sight, the style sheet writes the name from there."""
    html = block(project, "fa")
    label = Edition(project, EditionOptions("fa")).book.text("translate.left").plain

    assert html.count(f'data-name="{label}"') == html.count("<tr>") - html.count("<thead>")
    assert "style=" not in html


def test_a_share_is_rounded_down_so_that_all_means_all() -> None:
    """One missing text of a thousand is not 100 percent; a language without texts lacks none."""
    assert [99, 100, 0, 100] == [
        Tally(1000, 999).percent, Tally(7, 7).percent, Tally(1000, 9).percent, Tally().percent,
    ]  # fmt: skip


def test_english_has_no_row(project: Project) -> None:
    """Nothing is translated into it."""
    own: LocaleData = locale("ur")
    found = language_statuses(project.readable, project.tallies, project.registry, own)

    assert "en" not in [one.locale.tag for one in found]
    assert Share(found[0].all.percent, own.percent_of(str(found[0].all.percent))) == found[0].all


def test_the_page_is_for_translators_and_every_page_leads_there(project: Project) -> None:
    """From the foot of each page; the page itself says whom it is for."""
    edition = Edition(project, EditionOptions("en"))
    frame = edition.frame("learn/04-movement/forward.md")
    own = edition.frame(TRANSLATIONS)

    assert frame.translations is not None
    assert ("../../translate/status.html", False) == (frame.translations.href, frame.translations.current)
    assert own.translations is not None
    assert own.translations.current
    assert ("For translators", "") == (own.kicker, edition.frame("about.md").kicker)


def test_a_proposal_names_the_page_and_its_rules_where_there_is_a_repository(project: Project) -> None:
    """Each rule of the reference has a link of its own; without a repository there is none."""
    edition = Edition(project, EditionOptions("ur", repo_url="https://github.com/a/b"))
    page = edition.frame("learn/04-movement/forward.md").suggest
    links = re.findall(PROPOSAL, edition.page("reference.md").slots["reference-1"])
    bodies = [parse_qs(urlsplit(unescape(one)).query)["body"][0].splitlines() for one in (page, *links)]
    silent = Edition(project, EditionOptions("ur"))

    assert ["language: ur", "page: learn/04-movement/forward.html"] == bodies[0][:2]
    assert bodies[0][2].startswith("rule: movement.direction, movement.bar-is-no-point, ")
    assert [
        ["language: ur", f"page: reference.html#{rule}", f"rule: {rule}"] for rule in project.course.rules
    ] == [body[:3] for body in bodies[1:]]
    assert "" == silent.frame("learn/04-movement/forward.md").suggest
    assert [] == re.findall(PROPOSAL, silent.page("reference.md").slots["reference-1"])
    assert "" == edition.frame("404.html").suggest


def test_what_changed_since_it_was_translated_is_listed(root: Path, tmp_path: Path) -> None:
    """A changed sentence is counted as to be confirmed, and shown as it was and as it is."""
    target = tmp_path / "project"
    cut_down(root, target)
    page = target / "docs/about.md"
    old = "Their license texts lie beside the font files."
    new = "Their license texts lie beside the files of the fonts."
    source = page.read_text(encoding="utf-8")
    assert old in source
    page.write_text(source.replace(old, new), encoding="utf-8")
    update_catalogs(target)
    project, faults = load_project(target)
    html = block(project, "en")

    assert [] == list(faults)
    assert (1, 0) == (project.tallies["ur"]["docs"].whole.fuzzy, project.tallies["ur"]["ui"].whole.fuzzy)
    (change,) = project.tallies["ur"]["docs"].changed
    assert old in change[0]
    assert new in change[1]
    assert len(re.findall("<del>", html)) == 3
    assert f"{new}</ins>" in html
