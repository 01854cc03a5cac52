"""Faults that show only when pages, boards and questions are looked at together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from generator.diagrams.model import Diagram
from generator.errors import Faults
from generator.i18n import tokens
from generator.pages.course import REFERENCE, Course, SourcePage
from generator.pages.shares import share_of
from generator.pages.textcheck import faults_of_segment
from generator.quizzes.model import Bank, Shelf
from generator.registry import Registry

_DEFINITION: Final = re.compile(r" {0,3}\[[^\]^][^\]]*\]:.*")
_ANCHOR: Final = re.compile(r"\{#([\w.-]+)\}")
_MADE: Final = frozenset({"checks", "contents", "sources", "status"})
"""Blocks that bring anchors of their own to a page."""
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
    for fault in (*_rules(course, registry, diagrams, bank, whole), *_named_items(course, bank, whole)):
        faults.add(*fault)
    return faults


def _links(page: SourcePage, course: Course) -> Iterator[Found]:
    for segment in page.segments:
        for target in _LINK.findall(segment.text):
            if target.startswith("rule:"):
                if course.place_of(target.removeprefix("rule:")) is None:
                    yield _at(page), segment.line, "DEAD_LINK", f"no text for {target!r}"
            elif target.startswith("term:"):
                if target.removeprefix("term:") not in course.terms:
                    yield _at(page), segment.line, "DEAD_LINK", f"no such term in the glossary: {target!r}"
            elif not target.startswith("https://") and (fault := _dead(page, target, course)):
                yield _at(page), segment.line, "DEAD_LINK", fault


def _dead(page: SourcePage, target: str, course: Course) -> str | None:
    from generator.pages.render import relative  # noqa: PLC0415  the inverse of what it does

    path, _, anchor = target.partition("#")
    others = course.pages.values()
    found = next((one for one in others if relative(page.path, one.html_path) == path), None)
    found = found if path else page
    if found is None:
        return f"no page at {target!r}"
    if anchor and _MADE.isdisjoint(one.directive.name for one in found.directives):
        anchors = {*_ANCHOR.findall(found.source), *(course.rules if found.path == REFERENCE else ())}
        return None if anchor in anchors else f"no anchor {anchor!r} on the page, in {target!r}"
    return None


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


def _named_items(course: Course, bank: Bank, whole: Whole) -> Iterator[Found]:
    """Questions that pages name by id: each exists, is meant for such a page, and stands on one alone."""
    known = {item.id: item for item in bank.items}
    named: dict[str, str] = {}
    for page in course.pages.values():
        for one in page.directives:
            for name in one.directive.ids if one.directive.name == "items" and whole.quizzes else ():
                place = f"{_at(page)}:{one.line}"
                if name not in known:
                    yield _at(page), one.line, "ITEM_UNKNOWN", f"no question has the id {name!r}"
                elif known[name].shelf is Shelf.PAGE:
                    yield _at(page), one.line, "ITEM_SHELF", f"{name} stands on the page of its rule already"
                elif name in named:
                    yield _at(page), one.line, "ITEM_TWICE", f"{name} stands at {named[name]} too"
                named.setdefault(name, place)
    for item in bank.items if whole.quizzes else ():
        if item.shelf in {Shelf.REVIEW, Shelf.PATH} and item.id not in named:
            yield item.path, item.line, "ITEM_NOWHERE", f"[{item.id}] no page names it in ':::items'"


def _rules(
    course: Course, registry: Registry, diagrams: dict[str, Diagram], bank: Bank, whole: Whole
) -> Iterator[Found]:
    drawn = {diagram.rule for diagram in diagrams.values()}
    for rule in course.rules.values():
        if course.lesson_of(rule.id) is None:
            continue
        place = f"docs/{rule.path}"
        line = rule.heading.line
        if rule.id not in drawn and whole.diagrams:
            yield place, line, "RULE_NO_DIAGRAM", f"{rule.id} has no diagram; add one in diagrams/"
        count = len(bank.of(rule.id, Shelf.PAGE))
        least = share_of(registry.by_id[rule.id]).page
        if count < least and whole.quizzes:
            yield (
                place,
                line,
                "RULE_FEW_ITEMS",
                f"{rule.id} has {count} questions on its page, {least} at least",
            )


def _at(page: SourcePage) -> str:
    return f"docs/{page.path}"
