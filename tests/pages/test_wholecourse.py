"""What the course as a whole holds, and what is said when it does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from generator.pages.course import Course
from generator.pages.project import Project, load_project
from generator.pages.wholecourse import check_course, count_words, plain
from generator.quizzes.model import Bank

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def project() -> Project:
    """The course as it is."""
    return load_project(ROOT)[0]


def codes(project: Project) -> set[str]:
    """Kinds of faults of the whole course."""
    return {fault.code for fault in check_course(project).errors}


def test_every_rule_is_taught_drawn_and_asked(project: Project) -> None:
    """All 192 rules, in the voice of the course, within its budget of words, and without cues."""
    assert [] == [str(fault) for fault in check_course(project).errors]


def test_a_rule_without_lesson_is_named(project: Project) -> None:
    """A page that is taken away is missed."""
    pages = {path: page for path, page in project.course.pages.items() if "06-must-play" not in path}
    rules = {rule: text for rule, text in project.course.rules.items() if text.path in pages}
    less = replace(project, course=Course(pages, rules))
    missing = {fault.message for fault in check_course(less).errors if fault.code == "RULE_UNTAUGHT"}
    assert "no lesson teaches obligation.larger-die" in missing
    assert 8 == len(missing)


def test_a_rule_without_drawing_or_questions_is_named(project: Project) -> None:
    """Custom and etiquette count as much as moves."""
    undrawn = {name: one for name, one in project.diagrams.items() if one.rule != "dice.cocked"}
    assert "RULE_NO_DIAGRAM" in codes(replace(project, diagrams=undrawn))
    unasked = Bank(tuple(item for item in project.bank.items if item.rule != "dice.cocked"))
    found = [fault.message for fault in check_course(replace(project, bank=unasked)).errors]
    assert "dice.cocked has 0 questions, 2 at least" in found


def test_a_message_that_nothing_says_is_named(project: Project) -> None:
    """A question's own message is missed as soon as no question names it."""
    silent = Bank(tuple(replace(item, options=(), right=None) for item in project.bank.items))
    found = [fault.message for fault in check_course(replace(project, bank=silent)).errors]
    assert "nothing says m.lost; remove it" in found


@pytest.mark.parametrize("path", ["learn/06-must-play/both-numbers.md", "faq.md", "about.md"])
def test_a_side_of_the_page_is_named_on_no_page(project: Project, path: str) -> None:
    """Boards can be turned, so questions that people ask know no sides either."""
    page = project.course.pages[path]
    spoilt = replace(page.segments[1], text="Now move clockwise.")
    pages = {**project.course.pages, path: replace(page, segments=(*page.segments, spoilt))}
    faults = check_course(replace(project, course=Course(pages, project.course.rules))).errors
    assert [(f"docs/{path}", "PAGE_SIDE")] == [(fault.path, fault.code) for fault in faults]


def test_words_are_counted_as_they_are_read(project: Project) -> None:
    """A link counts by its words, a token as one."""
    assert "roll N with the rule" == plain("roll [[roll:6-5]] with [the rule](rule:movement.direction)")
    assert 10_000 < count_words(project)


def test_a_course_with_too_many_words_is_a_fault(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget of words is kept, not only told: with one word less to spend the check fails."""
    words = count_words(project)
    monkeypatch.setattr("generator.pages.wholecourse.MOST_WORDS", words)
    assert "COURSE_LONG" not in codes(project)
    monkeypatch.setattr("generator.pages.wholecourse.MOST_WORDS", words - 1)

    assert "COURSE_LONG" in codes(project)
