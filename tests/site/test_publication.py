"""What keeps a language from being published: any error of its translations, and no remark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from generator.errors import Faults
from generator.site.build import BuildOptions, BuildReport, build
from generator.site.serve import WATCHED

Copy = Callable[[], Path]
CATALOG = "locales/ur/LC_MESSAGES/docs.po"


def built(project: Path, *tags: str) -> BuildReport:
    """Build into the project's own folder."""
    return build(BuildOptions(root=project, output=project / "site", locales=tags))


def end_with(project: Path, sign: str) -> int:
    """Let the first Urdu sentence of the lessons end in another sign; its line."""
    path = project / CATALOG
    lines = path.read_text(encoding="utf-8").split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("msgstr") and line.endswith('۔"'))
    lines[at] = lines[at].removesuffix('۔"') + sign + '"'
    path.write_text("\n".join(lines), encoding="utf-8")
    return at + 1


def found(faults: Faults) -> set[tuple[str, int | None, str]]:
    """Place and code of each fault."""
    return {(fault.path, fault.line, fault.code) for fault in faults}


def test_a_fault_of_language_alone_keeps_the_old_pages_and_renews_the_others(copy_project: Copy) -> None:
    """A Latin full stop breaks no page, but it is an error: Urdu stays as it was until it is mended."""
    project = copy_project()
    built(project)
    old = (project / "site/ur/about.html").read_bytes()
    about = project / "docs/about.md"
    about.write_text(
        about.read_text(encoding="utf-8").replace("four languages", "just four languages"), "utf-8"
    )
    line = end_with(project, ".")

    report = built(project)

    assert {(CATALOG, line, "PU02"), (CATALOG, line, "ST05")} == found(report.faults)
    assert (("fa", "hi", "en"), ("ur",)) == (report.built, report.kept)
    assert old == (project / "site/ur/about.html").read_bytes()
    assert "just four languages" in (project / "site/en/about.html").read_text(encoding="utf-8")


def test_the_mended_language_is_published_again(copy_project: Copy) -> None:
    """Nothing of the fault is remembered once the text is right."""
    project = copy_project()
    before = (project / CATALOG).read_bytes()
    end_with(project, ".")
    refused = built(project)
    (project / CATALOG).write_bytes(before)

    assert "ur" not in refused.built
    assert "ur" in built(project).built


def test_a_remark_stops_nothing(copy_project: Copy) -> None:
    """A page with a word that is only mostly wrong is published, and the build says nothing of it."""
    project = copy_project()
    path = project / CATALOG
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("مرتبہ", "بار", 1), encoding="utf-8")
    assert text != path.read_text(encoding="utf-8")

    report = built(project)

    assert (set(), []) == (found(report.faults), report.faults.warnings)
    assert "ur" in report.built


def test_words_of_a_language_that_is_not_published_stand_on_no_other_page(copy_project: Copy) -> None:
    """The glossary of the others has no column of it."""
    project = copy_project()
    end_with(project, ".")
    built(project)

    page = (project / "site/en/glossary.html").read_text(encoding="utf-8")

    assert 'lang="fa"' in page
    assert 'lang="ur" dir="rtl" data-name' not in page


def test_the_memory_of_the_checks_is_no_change_of_a_source(copy_project: Copy) -> None:
    """Otherwise the server would build again because it has built."""
    project = copy_project()
    built(project)

    assert (project / ".cache/checks/ur.json").is_file()
    assert not {".", ".cache"} & set(WATCHED)
