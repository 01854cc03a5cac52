"""The answer of a question in words, for a reader without script."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from generator.i18n.locale import LocaleData
from generator.i18n.translate import NullTranslator
from generator.pages.project import Project, load_project
from generator.rules import Place
from generator.wording.book import Book
from generator.wording.items import ItemWords

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def project() -> Project:
    """The course as it is."""
    return load_project(ROOT)[0]


def _solution(project: Project, item: str, **changes: object) -> str:
    book = Book(LocaleData.load(ROOT / "locales/en"), NullTranslator())
    return ItemWords(book, replace(project.answers[item], **changes)).solution().plain  # type: ignore[arg-type]


def test_the_tray_is_named_where_the_checker_may_leave_the_board(project: Project) -> None:
    """The checker on the 4-point may move to the 2-point or be borne off: both are the answer."""
    said = _solution(project, "past-one-1")

    assert "The points to mark: 2. The tray too: the checker can be borne off." == said


def test_the_tray_alone_is_an_answer(project: Project) -> None:
    """Nothing to mark on the board is not nothing to mark."""
    assert "Only the tray" in _solution(project, "past-one-1", places=(Place.OFF,))
    assert "There is no point to mark." == _solution(project, "past-one-1", places=())
