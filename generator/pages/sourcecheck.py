"""Faults that show only when pages, boards and questions are looked at together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from generator.diagrams.model import Diagram
from generator.errors import Faults
from generator.i18n import tokens
from generator.pages.course import Course, SourcePage
from generator.pages.textcheck import faults_of_segment
from generator.quizzes.model import Bank, Shelf
from generator.registry import Registry

LEAST_PAGE_ITEMS: Final = 3
"""Questions that stand right after the text of a rule that is taught."""

_DEFINITION: Final = re.compile(r" {0,3}\[[^\]^][^\]]*\]:.*")
_LINK: Final = re.compile(r"\]\(([^)\s]+)\)")

Found = tuple[str, int | None, str, str]


@dataclass(frozen=True, slots=True)
class Whole:
    """Which folders of data could be read in full; only then is something missing from them a fault."""

    diagrams: bool = True
    quizzes: bool = True


def check_pages(
    course: Course, registry: Registry, diagrams: dict[str, Diagram], bank: Bank, whole: Whole
) -> Faults:
    """Dead links, unknown boards and rules, rules without board or questions, faulty tokens."""
    faults = Faults()
    for page in course.pages.values():
        for fault in (*_links(page, course), *_blocks(page, registry, diagrams, whole), *_tokens(page)):
            faults.add(*fault)
    for fault in _rules(course, diagrams, bank, whole):
        faults.add(*fault)
    return faults


def _links(page: SourcePage, course: Course) -> Iterator[Found]:
    for segment in page.segments:
        for target in _LINK.findall(segment.text):
            if target.startswith("rule:"):
                if course.place_of(target.removeprefix("rule:")) is None:
                    yield _at(page), segment.line, "DEAD_LINK", f"no text for {target!r}"
            elif not target.startswith(("https://", "#")) and not _exists(page, target, course):
                yield _at(page), segment.line, "DEAD_LINK", f"no page at {target!r}"


def _exists(page: SourcePage, target: str, course: Course) -> bool:
    from generator.pages.render import relative  # noqa: PLC0415  the inverse of what it does

    path = target.partition("#")[0]
    return any(relative(page.path, other.html_path) == path for other in course.pages.values())


def _blocks(
    page: SourcePage, registry: Registry, diagrams: dict[str, Diagram], whole: Whole
) -> Iterator[Found]:
    for one in page.directives:
        name, argument = one.directive.name, one.directive.argument
        if name == "diagram" and argument not in diagrams and whole.diagrams:
            yield _at(page), one.line, "DIAGRAM_UNKNOWN", f"no diagram is named {argument!r}"
        if name == "quiz" and argument not in registry.by_id:
            yield _at(page), one.line, "RULE_UNKNOWN", f"no rule has the id {argument!r}"


def _tokens(page: SourcePage) -> Iterator[Found]:
    for number, line in enumerate(page.source.splitlines(), 1):
        for fault in tokens.faults(line):
            yield _at(page), number, fault.code, fault.message
        if _DEFINITION.fullmatch(line):
            yield _at(page), number, "LINK_TARGET", "write the address at the link itself"
    for segment in page.segments:
        for code, message in faults_of_segment(segment):
            yield _at(page), segment.line, code, message


def _rules(course: Course, diagrams: dict[str, Diagram], bank: Bank, whole: Whole) -> Iterator[Found]:
    drawn = {diagram.rule for diagram in diagrams.values()}
    for rule in course.rules.values():
        if course.lesson_of(rule.id) is None:
            continue
        place = f"docs/{rule.path}"
        line = rule.heading.line
        if rule.id not in drawn and whole.diagrams:
            yield place, line, "RULE_NO_DIAGRAM", f"{rule.id} has no diagram; add one in diagrams/"
        count = len(bank.of(rule.id, Shelf.PAGE))
        if count < LEAST_PAGE_ITEMS and whole.quizzes:
            yield (
                place,
                line,
                "RULE_FEW_ITEMS",
                f"{rule.id} has {count} questions on its page, {LEAST_PAGE_ITEMS} at least",
            )


def _at(page: SourcePage) -> str:
    return f"docs/{page.path}"
