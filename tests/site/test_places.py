"""What is told to translators about a text holds on the built pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from generator.i18n.extract import read_sources
from generator.site.build import BuildOptions, build
from generator.site.serve import Changes


def test_every_place_named_in_the_comments_is_on_the_site(copy_project: Callable[[], Path], tmp_path: Path) -> None:
    """Page and anchor exist: sections, boards, questions, terms of the glossary; the links ask nobody before."""
    project = copy_project()
    settings = project / "mkdocs.yml"
    text = settings.read_text(encoding="utf-8")
    settings.write_text(f"{text}\nrepo_url: https://github.com/example/project\n", encoding="utf-8")
    output = tmp_path / "out" / "site"
    report = build(BuildOptions(root=project, output=output, locales=("en",)))
    pages = {
        path.relative_to(output / "en").as_posix(): path.read_text(encoding="utf-8")
        for path in (output / "en").rglob("*.html")
    }
    ids = {name: set(re.findall(r'\bid="([^"]+)"', html)) for name, html in pages.items()}
    messages = [message for found in read_sources(project)[0].values() for message in found]
    places = {message.see for message in messages} - {""}
    lost = [
        place
        for place in sorted(places)
        if place.partition("#")[0] not in ids
        or (place.partition("#")[2] and place.partition("#")[2] not in ids[place.partition("#")[0]])
    ]

    assert [] == list(report.faults)
    assert [] == lost
    assert len(places) > 100
    assert [] == [
        message.msgid
        for message in messages
        if not message.see and message.path.startswith(("docs", "quizzes/", "diagrams/"))
    ]
    assert [] == [
        name
        for name, html in pages.items()
        if name != "404.html" and html.count('<li><a href="https://github.com/example/project/issues/new?') != 1
    ]
    elsewhere = re.compile(r'<(?:script|img|link|iframe)\b[^>]*\b(?:src|href)="https://')
    assert [] == [name for name, html in pages.items() if elsewhere.search(html)]


def test_a_saved_translation_renews_every_language(tmp_path: Path) -> None:
    """What is translated is counted on a page of all languages."""
    catalog = tmp_path / "locales/ur/LC_MESSAGES/ui.po"
    catalog.parent.mkdir(parents=True)
    (tmp_path / "locales/ur/locale.yml").write_text("tag: ur\n", encoding="utf-8")
    changes = Changes(tmp_path)

    assert None is changes.language_of(catalog)
    assert "ur" == changes.language_of(tmp_path / "locales/ur/locale.yml")
    assert None is changes.language_of(tmp_path / "docs/index.md")
