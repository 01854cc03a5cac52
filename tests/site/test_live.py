"""The live pages of one language: made on demand, and made again only where a text has changed."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest

from generator.i18n.newlocale import add_locale
from generator.i18n.provenance import MarkingTranslator, numbers_in, unmarked, with_elements
from generator.i18n.translate import NullTranslator
from generator.site.build import UnknownLocaleError
from generator.site.live import Live
from generator.site.preview import PreviewServer
from generator.site.run import LocaleRun, run_mkdocs
from tests.conftest import ROOT
from tests.cutdown import cut_down

FORWARD, LANDING = "learn/04-movement/forward.html", "learn/05-landing/open-or-blocked.html"
TITLE = "Moving forward"
PRIVATE = re.compile("[\ue000-\uf8ff]")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two chapters of the course, and Arabic, which nobody has translated yet."""
    root = tmp_path_factory.mktemp("live") / "project"
    cut_down(ROOT, root)
    made, faults = add_locale(root, "ar")
    assert made is not None, faults.sorted()
    return root


def _translate(root: Path, english: str, text: str, domain: str = "docs") -> None:
    """Write one translation as a translator would, with an editor."""
    path = root / f"locales/ar/LC_MESSAGES/{domain}.po"
    before = path.read_text(encoding="utf-8")
    after = re.sub(
        rf'(msgid "{re.escape(english)}"\nmsgstr ")[^\n]*"', lambda found: f'{found[1]}{text}"', before
    )
    assert after != before
    path.write_text(after, encoding="utf-8")


def test_a_saved_translation_makes_only_the_pages_that_hold_it_again(project: Path) -> None:
    """The title of one lesson stands on every page of the course; its first sentence on one page alone."""
    live = Live(project, "ar")
    for path in (FORWARD, LANDING):
        assert live.page(path)
    sentence = "After this page you can move a checker forward and count its distance."
    _translate(project, sentence, "بعد هذه الصفحة تستطيع تحريك حجر إلى الأمام.")

    assert not live.is_current(FORWARD, 1)
    assert live.is_current(LANDING, 1)
    page = live.page(FORWARD)
    assert page is not None
    assert "بعد هذه الصفحة" in page.html
    assert live.page(LANDING) is not None
    assert live.rendered == 3


def test_each_text_of_a_page_names_its_po_line_its_source_line_and_its_english(project: Path) -> None:
    """What the panel shows is what stands in the files."""
    page = Live(project, "ar").page(FORWARD)
    assert page is not None
    numbers = {int(one) for found in re.findall(r'data-src="([\d ]+)"', page.html) for one in found.split()}

    assert numbers == set(page.origins)
    for origin in page.origins.values():
        path, line = origin.po.split(":")
        assert (project / path).read_text(encoding="utf-8").splitlines()[int(line) - 1].startswith("msgstr")
        path, line = origin.source.split(":")
        assert path.startswith(("docs/", "diagrams/", "quizzes/", "generator/wording/"))
        assert int(line) <= len((project / path).read_text(encoding="utf-8").splitlines())
    title = next(origin for origin in page.origins.values() if origin.english == TITLE)
    assert title.state == "missing"
    assert title.source.startswith("docs/learn/04-movement/forward.md:")


def test_lines_that_move_are_told_anew_without_a_new_page(project: Path) -> None:
    """A remark written above an entry moves all that follow; the page stands, and names the new lines."""
    live = Live(project, "ar")
    first = live.page(LANDING)
    assert first is not None
    path = project / "locales/ar/LC_MESSAGES/docs.po"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("\n\n", "\n\n# A remark.\n", 1), encoding="utf-8")
    second = live.page(LANDING)

    assert second is not None
    assert second.version == first.version
    assert any(
        first.origins[number].po != second.origins[number].po
        for number, origin in first.origins.items()
        if origin.po.startswith("locales/ar/LC_MESSAGES/docs.po")
    )


def test_no_mark_is_left_on_a_page(project: Path) -> None:
    """Marks are letters of a private area; a reader, a script or a search must never meet one."""
    live = Live(project, "ar")

    for path in ("index.html", FORWARD, "glossary.html", "reference.html"):
        page = live.page(path)
        assert page is not None
        assert PRIVATE.search(page.html) is None
    assert PRIVATE.search(live.search_index()) is None


def test_without_its_marks_a_previewed_page_is_the_page_of_the_site(project: Path, tmp_path: Path) -> None:
    """The preview shows what will be published, not something like it."""
    live = Live(project, "ur")
    run_mkdocs(LocaleRun(project, "ur", tmp_path, "", offline=False, beside=(), reading=""))

    for path in (FORWARD, "glossary.html"):
        published = (tmp_path / path).read_text(encoding="utf-8")
        assert unmarked(live.marked(path)) == published


def test_a_faulty_translation_is_named_and_the_english_stands(project: Path) -> None:
    """A lost token does not reach the page, and the fault names file and line."""
    live = Live(project, "ar")
    path = project / "locales/ar/LC_MESSAGES/docs.po"
    found = re.search(r'msgid "([^"]*\[\[num:\d\]\][^"]*)"', path.read_text(encoding="utf-8"))
    assert found
    _translate(project, found[1], "نص بلا رمز.")
    live.refresh()

    assert {(fault.path, fault.code) for fault in live.faults.errors} == {
        ("locales/ar/LC_MESSAGES/docs.po", "ST03")
    }
    _translate(project, found[1], "")
    live.refresh()
    assert not live.faults


def test_facts_that_cannot_be_read_leave_the_pages_standing(project: Path) -> None:
    """A slip in locale.yml is named with its line until it is mended; so is a file that is gone."""
    live = Live(project, "ar")
    path = project / "locales/ar/locale.yml"
    facts = path.read_text(encoding="utf-8")
    line = next(n for n, one in enumerate(facts.splitlines(), 1) if one.startswith("dir:"))

    path.write_text(facts.replace('dir: "rtl"', "dir: up"), encoding="utf-8")
    for _ in range(2):
        assert live.page(FORWARD)
        assert [("locales/ar/locale.yml", line)] == [(one.path, one.line) for one in live.of_sources]
    path.unlink()
    assert live.page(FORWARD)
    assert ["locales/ar/locale.yml: FILE_READ the file is not there; put it back"] == [
        str(one) for one in live.of_sources
    ]
    path.write_text(facts, encoding="utf-8")
    assert live.page(FORWARD)
    assert not live.of_sources


def test_a_port_that_is_taken_is_told_before_anything_is_read(tmp_path: Path) -> None:
    """Nobody waits for the texts only to hear that the preview runs already."""
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="in use"):
        PreviewServer(tmp_path / "no-project", "ar", taken.getsockname()[1])


def test_an_unknown_language_is_refused_with_the_known_ones(project: Path) -> None:
    """A slip in the tag is told at once."""
    with pytest.raises(UnknownLocaleError, match="known are ar, en, fa, hi, ur"):
        Live(project, "xx")


def test_marks_become_elements_around_texts_and_attributes_elsewhere() -> None:
    """Texts are wrapped; what stands in an attribute, a picture or a script is told by the element."""
    marking = MarkingTranslator(NullTranslator())
    one, two = marking.gettext("ui", "One").text, marking.gettext("ui", "Two").text
    html = f'<p title="{two}">{one} <b>x</b></p><svg><title>{one}</title></svg><script>"{two}"</script>'

    assert numbers_in(html) == {0, 1}
    assert with_elements(html) == (
        '<p data-src="1" title="Two"><span data-src="0">One</span> <b>x</b></p>'
        '<svg data-src="0"><title>One</title></svg><script data-src="1">"Two"</script>'
    )
    assert (
        unmarked(html) == '<p title="Two">One <b>x</b></p><svg><title>One</title></svg><script>"Two"</script>'
    )
