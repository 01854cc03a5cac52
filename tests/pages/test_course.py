"""The course: which page teaches which rule, and every fault of a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.pages.course import Course, load_course
from generator.pages.render import relative, resolve_links
from generator.pages.sourcecheck import Whole, check_pages
from generator.quizzes.model import Bank
from generator.registry import Registry

REGISTRY = Registry.load()
NEEDED = {
    "index.md": "# Home\n",
    "reference.md": "# Reference\n\n:::reference\n",
    "glossary.md": "# Glossary\n\n:::glossary\n",
    "about.md": "# About\n",
}
LESSON = """---
chapter: 04-movement
page: forward
---

# Moving

## Only forward {#movement.direction}

:::rule must
You must move forward.
Never back.

||

There is more to say.
:::
"""


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    """A small set of pages without a fault."""
    for name, text in {**NEEDED, "learn/04-movement/forward.md": LESSON}.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def load(docs: Path) -> tuple[Course, list[tuple[str, int | None, str]]]:
    """The course and its faults as path, line and code."""
    course, faults = load_course(docs, REGISTRY)
    return course, [(fault.path, fault.line, fault.code) for fault in faults]


def test_the_entry_of_a_rule_is_what_stands_before_the_bar(docs: Path) -> None:
    """The rule reference repeats the first sentences of the lesson, and only those."""
    course, faults = load(docs)
    rule = course.rules["movement.direction"]

    assert [] == faults
    assert ["You must move forward. Never back."] == [segment.text for segment in rule.entry]
    assert "must" == rule.force
    assert "Only forward" == rule.heading.text


def test_a_link_to_a_taught_rule_leads_to_its_lesson(docs: Path) -> None:
    """Other rules are reached in the rule reference."""
    (docs / "reference.md").write_text(
        "# Reference\n\n:::reference\n\n## Pass {#obligation.no-pass}\n\n:::rule must\nYou must play.\n:::\n",
        encoding="utf-8",
    )
    course, _ = load(docs)

    assert "learn/04-movement/forward.html#movement.direction" == course.place_of("movement.direction")
    assert "reference.html#obligation.no-pass" == course.place_of("obligation.no-pass")
    assert course.place_of("cube.take") is None


def test_links_to_rules_are_relative_to_the_page(docs: Path) -> None:
    """A site works under any path and from a folder."""
    course, _ = load(docs)
    text = "[Forward](rule:movement.direction)"

    assert "[Forward](learn/04-movement/forward.html#movement.direction)" == resolve_links(
        text, "about.md", course
    )
    assert "[Forward](#movement.direction)" == resolve_links(text, "learn/04-movement/forward.md", course)
    assert "../../about.html" == relative("learn/04-movement/forward.md", "about.html")


@pytest.mark.parametrize(
    ("name", "text", "line", "code"),
    [
        ("about.md", "no title here\n", 1, "TITLE_MISSING"),
        ("about.md", "# About\n\n:::picture x\n", 3, "DIRECTIVE"),
        ("about.md", "# About\n\n:::rule must\nx\n", 3, "DIRECTIVE_OPEN"),
        ("about.md", "# About\n\n## X\n\n:::rule must\nYou must.\n:::\n", 5, "RULE_NO_ANCHOR"),
        (
            "about.md",
            "# About\n\n## X {#movement.sideways}\n\n:::rule must\nYou must.\n:::\n",
            3,
            "RULE_UNKNOWN",
        ),
        (
            "about.md",
            "# About\n\n## X {#movement.direction}\n\n:::rule must\nYou must.\n:::\n",
            3,
            "RULE_TWICE",
        ),
        ("about.md", "---\nchapter: [\n---\n\n# About\n", 2, "FRONT_MATTER"),
        ("about.md", "---\nchapter: 99-x\n---\n\n# About\n", 2, "CHAPTER_UNKNOWN"),
    ],
)
def test_a_faulty_page_is_named_with_its_line(docs: Path, name: str, text: str, line: int, code: str) -> None:
    """Each fault says where it is."""
    (docs / name).write_text(text, encoding="utf-8")

    assert (f"docs/{name}", line, code) in load(docs)[1]


def test_a_page_that_is_not_utf8_is_refused(docs: Path) -> None:
    """Nothing is guessed about its letters."""
    (docs / "about.md").write_bytes("# Über\n".encode("latin-1"))

    assert ("docs/about.md", 1, "FILE_ENCODING") in load(docs)[1]


def test_a_page_the_site_needs_is_missed(docs: Path) -> None:
    """Home, reference, glossary and about are always there."""
    (docs / "glossary.md").unlink()

    assert ("docs/glossary.md", None, "PAGE_MISSING") in load(docs)[1]


def test_a_rule_names_whose_it_is(docs: Path) -> None:
    """The label of a rule set stands beside the force, and only known ones are taken."""
    lesson = docs / "learn/04-movement/forward.md"
    lesson.write_text(LESSON.replace(":::rule must", ":::rule must ibf"), encoding="utf-8")
    course, faults = load(docs)
    assert ([], "must") == (faults, course.rules["movement.direction"].force)

    lesson.write_text(LESSON.replace(":::rule must", ":::rule must mine"), encoding="utf-8")
    assert ("docs/learn/04-movement/forward.md", 10, "DIRECTIVE") in load(docs)[1]


def test_pages_of_a_chapter_stand_in_the_order_they_name(docs: Path) -> None:
    """The way to a first game comes before all chapters, and a review after the lessons of its chapter."""
    review = "---\nchapter: 04-movement\norder: 9\n---\n\n# Review\n\n:::items a b\n"
    (docs / "learn/04-movement/a-review.md").write_text(review, encoding="utf-8")
    (docs / "learn/first-game.md").write_text("---\nchapter: path\n---\n\n# A game\n", encoding="utf-8")
    course, faults = load(docs)
    wanted = ["learn/first-game.md", "learn/04-movement/forward.md", "learn/04-movement/a-review.md"]
    assert ([], wanted) == (faults, [page.path for page in course.lessons])
    assert ("a", "b") == course.lessons[2].items

    (docs / "learn/first-game.md").write_text("---\nchapter: path\norder: x\n---\n\n# A\n", encoding="utf-8")
    assert ("docs/learn/first-game.md", 2, "FRONT_MATTER") in load(docs)[1]


@pytest.mark.parametrize(
    ("link", "dead"),
    [
        ("reference.html", False),
        ("reference.html#movement.direction", False),
        ("reference.html#movement.combine", True),
        ("learn/04-movement/forward.html#movement.direction", False),
        ("learn/04-movement/forward.html#nothing", True),
        ("learn/04-movement/back.html", True),
        ("#here", False),
        ("#there", True),
    ],
)
def test_a_link_leads_to_a_page_and_to_an_anchor_on_it(docs: Path, link: str, dead: bool) -> None:
    """A reader never lands at the top of a page whose part is gone."""
    (docs / "about.md").write_text(f"# About\n\n## Here {{#here}}\n\nSee [it]({link}).\n", encoding="utf-8")
    course, _ = load_course(docs, REGISTRY)
    faults = check_pages(course, REGISTRY, {}, Bank(()), Whole(diagrams=False, quizzes=False))

    assert ([("docs/about.md", 5, "DEAD_LINK")] if dead else []) == [
        (fault.path, fault.line, fault.code) for fault in faults.errors
    ]


def test_a_link_to_a_term_leads_to_the_glossary(docs: Path) -> None:
    """A word is explained in one place."""
    (docs / "glossary.md").write_text(
        "# Glossary\n\n:::glossary\n\n## blot {#term.blot}\n\nA checker alone.\n", encoding="utf-8"
    )
    course, _ = load(docs)
    path = "learn/04-movement/forward.md"
    assert "a [blot](../../glossary.html#term.blot)" == resolve_links("a [blot](term:blot)", path, course)
    assert {"blot"} == course.terms
