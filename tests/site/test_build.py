"""Building the site: what is written, what is left alone, what is refused."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.errors import GeneratorError
from generator.site.build import BuildOptions, UnknownLocaleError, build

Copy = Callable[[], Path]
TAGS = ("ur", "fa", "hi", "en")


def digest(folder: Path) -> dict[str, str]:
    """Path -> hash of every file of a folder."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def options(root: Path, **more: object) -> BuildOptions:
    """Options for a site beside the sources."""
    return BuildOptions(root=root, **{"output": root / "site", **more})  # type: ignore[arg-type]


def spoil(path: Path, old: str, new: str) -> int:
    """Replace a text once and return its line."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def spoil_translation(project: Path) -> int:
    """Misspell a placeholder in an Urdu translation and return its line."""
    path = project / "locales/ur/LC_MESSAGES/quizzes.po"
    lines = path.read_text(encoding="utf-8").split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("msgstr") and "{roll}" in line)
    lines[at] = lines[at].replace("{roll}", "{rol}")
    path.write_text("\n".join(lines), encoding="utf-8")
    return at + 1


def test_every_language_has_its_folder_and_the_choice_stands_above_them(site: Path) -> None:
    """`site/` holds the four languages and one page to choose among them."""
    assert all((site / tag / "index.html").is_file() for tag in TAGS)
    assert (site / "index.html").is_file()
    assert (site / "404.html").is_file()


def test_every_language_has_the_same_pages(site: Path) -> None:
    """The language switch always has somewhere to go."""
    pages = {tag: {p.relative_to(site / tag) for p in (site / tag).rglob("*.html")} for tag in TAGS}

    assert all(pages[tag] == pages["en"] for tag in TAGS)


def test_the_same_sources_give_the_same_bytes(site: Path, tmp_path: Path, root: Path) -> None:
    """A second build differs in nothing."""
    again = tmp_path / "site"
    build(BuildOptions(root=root, output=again, site_url="https://example.org/demo/"))

    assert digest(site) == digest(again)


def test_a_fault_in_a_page_leaves_the_old_site_as_it_was(copy_project: Copy) -> None:
    """Nothing is half written, and the fault is named with its line."""
    project = copy_project()
    build(options(project))
    before = digest(project / "site")
    line = spoil(project / "docs/learn/04-movement/forward.md", "[[pt:24]]", "[[pt:99]]")

    report = build(options(project))

    assert [("docs/learn/04-movement/forward.md", line, "TOKEN_VALUE")] == [
        (fault.path, fault.line, fault.code) for fault in report.faults
    ]
    assert before == digest(project / "site")
    assert () == report.built


def test_all_faults_are_listed_at_once(copy_project: Copy) -> None:
    """Faults of a page, a diagram and a quiz come in one report, sorted by file."""
    project = copy_project()
    spoil(
        project / "docs/learn/04-movement/forward.md", ":::diagram movement-direction", ":::diagram nowhere"
    )
    spoil(project / "diagrams/05-landing.yml", "rule: landing.blocked", "rule: landing.bloked")
    spoil(project / "quizzes/04-movement.yml", "rule: movement.direction", "rule: movement.sideways")

    report = build(options(project))
    found = [(fault.path, fault.code) for fault in report.faults]

    assert ("docs/learn/04-movement/forward.md", "DIAGRAM_UNKNOWN") in found
    assert any(path == "diagrams/05-landing.yml" for path, _ in found)
    assert any(path == "quizzes/04-movement.yml" for path, _ in found)
    assert found == sorted(found, key=lambda pair: pair[0])
    assert not (project / "site").exists()


def test_a_file_that_cannot_be_read_is_the_only_fault(copy_project: Copy) -> None:
    """The boards it would have held are not missed one by one."""
    project = copy_project()
    (project / "diagrams/05-landing.yml").write_text("- name: [\n", encoding="utf-8")

    report = build(options(project))

    assert {"diagrams/05-landing.yml"} == {fault.path for fault in report.faults}


def test_a_mark_of_windows_editors_before_a_lesson_changes_nothing(copy_project: Copy) -> None:
    """A byte order mark is no part of the text."""
    project = copy_project()
    build(options(project))
    before = digest(project / "site")
    lesson = project / "docs/learn/04-movement/forward.md"
    lesson.write_bytes(b"\xef\xbb\xbf" + lesson.read_bytes())
    build(options(project))

    assert before == digest(project / "site")


def test_a_fault_in_one_language_keeps_its_old_pages_and_renews_the_others(copy_project: Copy) -> None:
    """A translator's slip never takes a language off the site, and never stops the others."""
    project = copy_project()
    build(options(project))
    old = (project / "site/ur/about.html").read_bytes()
    line = spoil_translation(project)
    spoil(project / "docs/about.md", "four languages", "exactly four languages")

    report = build(options(project))

    assert {("locales/ur/LC_MESSAGES/quizzes.po", line, "ST02")} == {
        (fault.path, fault.line, fault.code) for fault in report.faults
    }
    assert ("fa", "hi", "en") == report.built
    assert ("ur",) == report.kept
    assert old == (project / "site/ur/about.html").read_bytes()
    assert "exactly four languages" in (project / "site/en/about.html").read_text(encoding="utf-8")


def test_a_fault_in_the_facts_of_a_language_keeps_its_old_pages(copy_project: Copy) -> None:
    """Also a locale.yml that cannot be read: the pages stay, and the others still lead to them."""
    project = copy_project()
    build(options(project))
    old = digest(project / "site/fa")
    spoil(project / "locales/fa/locale.yml", "dir: rtl", "dir: up")

    report = build(options(project))

    assert {"locales/fa/locale.yml"} == {fault.path for fault in report.faults}
    assert ("fa",) == report.kept
    assert old == digest(project / "site/fa")
    assert "فارسی" in (project / "site/en/index.html").read_text(encoding="utf-8")
    assert "فارسی" in (project / "site/index.html").read_text(encoding="utf-8")


def test_a_language_that_is_new_and_faulty_is_absent(copy_project: Copy) -> None:
    """There are no old pages to keep, so there are none."""
    project = copy_project()
    spoil_translation(project)

    report = build(options(project))

    assert not (project / "site/ur").exists()
    assert (project / "site/fa/index.html").is_file()
    assert () == report.kept


def test_one_language_can_be_built_alone(copy_project: Copy) -> None:
    """The others keep the pages they had."""
    project = copy_project()
    build(options(project))
    before = digest(project / "site")

    report = build(options(project, locales=("hi",)))

    assert ("hi",) == report.built
    assert before == digest(project / "site")


def test_an_unknown_language_is_wrong_usage(root: Path, tmp_path: Path) -> None:
    """The message names the languages there are."""
    with pytest.raises(UnknownLocaleError, match=r"xx.*en, fa, hi, ur"):
        build(BuildOptions(root=root, output=tmp_path / "site", locales=("xx",)))

    assert not (tmp_path / "site").exists()


def test_the_offline_edition_goes_without_a_policy(copy_project: Copy) -> None:
    """It is read from a folder, fetches nothing, and has no address."""
    project = copy_project()
    build(options(project, offline=True))
    page = (project / "site/en/index.html").read_text(encoding="utf-8")

    assert "Content-Security-Policy" not in page
    assert 'rel="canonical"' not in page
    assert not (project / "site/sitemap.xml").exists()


def test_a_folder_with_something_else_in_it_is_never_replaced(root: Path, tmp_path: Path) -> None:
    """`--output` pointed at the wrong place costs nobody a file."""
    letter = tmp_path / "letters" / "dear.txt"
    letter.parent.mkdir()
    letter.write_text("dear", encoding="utf-8")

    with pytest.raises(GeneratorError, match="something else"):
        build(BuildOptions(root=root, output=letter.parent))

    assert "dear" == letter.read_text(encoding="utf-8")


def test_what_is_no_folder_is_never_replaced(root: Path, tmp_path: Path) -> None:
    """A file, a pipe or a device named by mistake stays what it is."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    with pytest.raises(GeneratorError, match="not a folder"):
        build(BuildOptions(root=root, output=pipe))

    assert pipe.is_fifo()


def test_a_language_whose_old_pages_stand_keeps_its_place_in_the_switch(copy_project: Copy) -> None:
    """The other languages still lead to it; a language without pages is not offered."""
    project = copy_project()
    build(options(project))
    spoil_translation(project)
    build(options(project))
    kept = (project / "site/en/index.html").read_text(encoding="utf-8")
    alone = options(project, output=project / "alone", locales=("en",))
    build(alone)
    only = (project / "alone/en/index.html").read_text(encoding="utf-8")

    assert 'hreflang="ur"' in kept
    assert 'hreflang="fa"' not in only
