"""A cut-down copy of the project for tests that build it again and again: two chapters, four languages.

The rules of the other chapters keep their words, as entries of the rule reference, so that links lead there.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

CHAPTERS = ("04-movement", "05-landing")
LANGUAGES = ("en", "ur", "hi", "fa")
"""Those the tests speak of; a language that is added to the project changes no test."""
LESSONS = (
    "04-movement/forward.md",
    "04-movement/two-numbers.md",
    "05-landing/open-or-blocked.md",
    "05-landing/over-and-between.md",
)
PAGES = ("index.md", "about.md", "glossary.md", "sources.md", "translate/status.md", "translate/checks.md")
_RULE = re.compile(r"^(## .+ \{#[a-z.-]+\})\n\n(:::rule \S+).*\n((?:.+\n)+?)(?=\n\|\||:::)", re.MULTILINE)
_ELSEWHERE = re.compile(r"^  place: (?:review|practise|path)$", re.MULTILINE)


def cut_down(root: Path, target: Path) -> None:
    """Write the copy into a folder that does not exist yet."""
    docs = root / "docs"
    for name in LESSONS:
        path = target / "docs/learn" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(docs / "learn" / name, path)
    for name in PAGES:
        path = target / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(docs / name, path)
    shutil.copytree(docs / "assets", target / "docs/assets")
    entries = [entry for path in sorted((docs / "learn").rglob("*.md")) for entry in _entries(path)]
    reference = (docs / "reference.md").read_text(encoding="utf-8")
    (target / "docs/reference.md").write_text("\n".join([reference, *entries]), encoding="utf-8")
    for folder in ("diagrams", "quizzes"):
        (target / folder).mkdir()
    for name in (*CHAPTERS, "home"):
        shutil.copy(root / f"diagrams/{name}.yml", target / f"diagrams/{name}.yml")
    for name in CHAPTERS:
        text = (root / f"quizzes/{name}.yml").read_text(encoding="utf-8")
        (target / f"quizzes/{name}.yml").write_text(_on_pages(text), encoding="utf-8")
    (target / "locales").mkdir()
    for path in (root / "locales").iterdir():
        if path.is_file():
            shutil.copy(path, target / "locales" / path.name)
    for tag in LANGUAGES:
        shutil.copytree(root / "locales" / tag, target / "locales" / tag)
    shutil.copy(root / "mkdocs.yml", target / "mkdocs.yml")
    (target / "generator").symlink_to(root / "generator")


def _entries(lesson: Path) -> list[str]:
    """The reference entries of a lesson that is left out."""
    if any(lesson.as_posix().endswith(name) for name in LESSONS):
        return []
    text = lesson.read_text(encoding="utf-8")
    return [f"{heading}\n\n{force}\n{words}:::\n" for heading, force, words in _RULE.findall(text)]


def _on_pages(quizzes: str) -> str:
    """The questions that stand on the pages of their rules; those of reviews have no page here."""
    head, *items = re.split(r"^(?=- id: )", quizzes, flags=re.MULTILINE)
    return head + "".join(item for item in items if not _ELSEWHERE.search(item))
