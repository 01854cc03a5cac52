"""The English sources of the pages, and where each rule is taught.

A rule is taught in one lesson at most; rules without a lesson have an entry of their own on the page
of the rule reference. Both kinds are found here, so that a link to a rule always knows its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from generator.errors import Faults
from generator.i18n import directives
from generator.i18n.frontmatter import is_translated
from generator.i18n.segments import Segment, segments
from generator.i18n.source_text import read_source
from generator.registry import Registry

REFERENCE: Final = "reference.md"
GLOSSARY: Final = "glossary.md"
TERM: Final = "term."
"""Begins the anchor of a term."""
PATH: Final = "path"
"""In place of a chapter: a page before all chapters, the way to a first game."""
HOME: Final = "index.md"
ABOUT: Final = "about.md"
FAQ: Final = "faq.md"
FOR_TRANSLATORS: Final = "translate/"
"""Begins the path of a page for translators."""
CHECKS: Final = "translate/checks.md"
"""The page that explains each check of translations."""
TRANSLATIONS: Final = "translate/status.md"
"""The page that says how far each language is."""


@dataclass(frozen=True, slots=True)
class RuleText:
    """The words of one rule."""

    id: str
    heading: Segment
    force: str
    """``must``, ``may``, ``must-not``, ``only-if`` or ``fact``."""
    entry: tuple[Segment, ...]
    """Its first sentences, which are also its entry in the rule reference."""
    path: str
    """Source page, such as ``learn/04-movement/forward.md``."""


@dataclass(frozen=True, slots=True)
class DirectiveLine:
    """A directive and its line."""

    directive: directives.Directive
    line: int


@dataclass(frozen=True, slots=True)
class SourcePage:
    """One page in English."""

    path: str
    """Path below ``docs/``."""
    source: str
    segments: tuple[Segment, ...]
    directives: tuple[DirectiveLine, ...]
    chapter: str | None
    """Chapter of a lesson; None for any other page."""
    rules: tuple[RuleText, ...]
    order: int | None = None
    """Place of a lesson in its chapter, where the order of its rules does not give it."""
    translated: bool = True
    """False for a page that is the same, in English, in every language."""

    @property
    def title(self) -> Segment:
        """The segment of the page's title."""
        return next(segment for segment in self.segments if segment.kind == "title")

    @property
    def items(self) -> tuple[str, ...]:
        """Ids of the questions that the page names one by one, in its order."""
        return tuple(
            name for one in self.directives if one.directive.name == "items" for name in one.directive.ids
        )

    @property
    def html_path(self) -> str:
        """Path of the built page below the language's folder."""
        return self.path.removesuffix(".md") + ".html"


@dataclass(frozen=True, slots=True)
class Course:
    """All pages, and for each rule its words."""

    pages: dict[str, SourcePage]
    """By path; lessons in teaching order."""
    rules: dict[str, RuleText]
    """By rule id: the lesson's words, else those of the rule reference."""

    @property
    def lessons(self) -> list[SourcePage]:
        """Lessons in teaching order."""
        return [page for page in self.pages.values() if page.chapter is not None]

    def lesson_of(self, rule: str) -> str | None:
        """``learn/….html#id`` of the lesson that teaches a rule, or None."""
        text = self.rules.get(rule)
        if text is None or self.pages[text.path].chapter is None:
            return None
        return f"{self.pages[text.path].html_path}#{rule}"

    @property
    def terms(self) -> frozenset[str]:
        """Ids of the terms of the glossary, such as ``blot``."""
        page = self.pages.get(GLOSSARY)
        headings = page.segments if page else ()
        return frozenset(
            one.rule.removeprefix(TERM) for one in headings if one.rule and one.rule.startswith(TERM)
        )

    def term_place(self, term: str) -> str | None:
        """Where a link to a term of the glossary leads, or None."""
        return f"{self.pages[GLOSSARY].html_path}#{TERM}{term}" if term in self.terms else None

    def place_of(self, rule: str) -> str | None:
        """Where a link to a rule leads: its lesson, else its entry in the rule reference."""
        if rule not in self.rules:
            return None
        return self.lesson_of(rule) or f"{self.pages[REFERENCE].html_path}#{rule}"


def load_course(folder: Path, registry: Registry) -> tuple[Course, Faults]:
    """Read ``docs/``; every fault is listed with its line."""
    faults = Faults()
    pages: dict[str, SourcePage] = {}
    for file in sorted(folder.rglob("*.md")):
        page = _read_page(folder, file, faults)
        if page is not None:
            pages[page.path] = page
    for needed in (HOME, REFERENCE, GLOSSARY, ABOUT):
        if needed not in pages:
            faults.add(f"docs/{needed}", None, "PAGE_MISSING", "this page is needed; restore it")
    ordered = dict(sorted(pages.items(), key=lambda item: _teaching_place(item[1], registry)))
    rules = _gather_rules(ordered, registry, faults)
    return Course(ordered, rules), faults


def _read_page(folder: Path, file: Path, faults: Faults) -> SourcePage | None:
    shown = f"docs/{file.relative_to(folder).as_posix()}"
    source = read_source(file, shown, faults)
    if source is None:
        return None
    found = tuple(segments(source))
    if not any(segment.kind == "title" for segment in found):
        faults.add(shown, 1, "TITLE_MISSING", "a page needs one heading '# Title'")
        return None
    lines = tuple(_directives(source, shown, faults))
    for one in lines:
        heading = _heading_above(one.line, found)
        if one.directive.name == "rule" and (heading is None or heading.rule is None):
            message = "the heading above names no rule; write '## Its title {#rule.id}'"
            faults.add(shown, one.line, "RULE_NO_ANCHOR", message)
    rules = tuple(_rules_of(file.relative_to(folder).as_posix(), source, found, lines))
    front = _front_matter(source, shown, faults)
    path = file.relative_to(folder).as_posix()
    order = front.get("order", "")
    if order and not order.isdecimal():
        faults.add(shown, 2, "FRONT_MATTER", f"order must be a whole number, found {order!r}")
    place = int(order) if order.isdecimal() else None
    return SourcePage(path, source, found, lines, front.get("chapter"), rules, place, is_translated(source))


def _front_matter(source: str, shown: str, faults: Faults) -> dict[str, str]:
    if not source.startswith("---\n"):
        return {}
    body = source[4:].split("\n---", 1)[0]
    try:
        data = YAML(typ="safe").load(body)
    except YAMLError as error:
        faults.add(shown, 2, "FRONT_MATTER", f"cannot be read as YAML: {str(error).splitlines()[0]}")
        return {}
    if data is not None and not isinstance(data, dict):
        faults.add(shown, 2, "FRONT_MATTER", "must hold keys and values, such as chapter: 04-movement")
        return {}
    return {str(key): str(value) for key, value in (data or {}).items()}


def _directives(source: str, shown: str, faults: Faults) -> Iterator[DirectiveLine]:
    check = directives.DirectiveCheck(shown, faults)
    for number, line in enumerate(source.splitlines(), start=1):
        directive = directives.parse(line)
        if directive is not None:
            check.feed(directive, number)
            yield DirectiveLine(directive, number)
    check.end()


def _rules_of(
    path: str, source: str, found: tuple[Segment, ...], lines: tuple[DirectiveLine, ...]
) -> Iterator[RuleText]:
    splits = [number for number, line in enumerate(source.splitlines(), 1) if directives.is_split(line)]
    opening = [one for one in lines if one.directive.name == "rule"]
    for one in opening:
        end = min((x.line for x in lines if x.line > one.line and x.directive.closes), default=len(source))
        split = min((number for number in splits if one.line < number < end), default=end)
        entry = tuple(s for s in found if one.line < s.line < split)
        heading = _heading_above(one.line, found)
        if heading is not None and heading.rule is not None and entry:
            yield RuleText(heading.rule, heading, one.directive.force, entry, path)


def _heading_above(line: int, found: tuple[Segment, ...]) -> Segment | None:
    return next((one for one in reversed(found) if one.line < line and one.kind == "heading"), None)


def _teaching_place(page: SourcePage, registry: Registry) -> tuple[int, int, int, str]:
    """Lessons by chapter, by the order they name and by their first rule's place; other pages after them."""
    if page.chapter == PATH:
        return (-1, page.order or 0, 0, page.path)
    if page.chapter is None or page.chapter not in registry.chapters:
        return (len(registry.chapters), 0, 0, page.path)
    # A rule may be taught in a later chapter than its own; it does not decide where the page stands.
    own = [rule.id for rule in page.rules if rule.id in registry.by_id]
    own = [rule for rule in own if registry.by_id[rule].chapter == page.chapter] or own
    first = min((registry.order[rule] for rule in own), default=0)
    return (registry.chapters.index(page.chapter), page.order or 0, first, page.path)


def _gather_rules(pages: dict[str, SourcePage], registry: Registry, faults: Faults) -> dict[str, RuleText]:
    rules: dict[str, RuleText] = {}
    for page in pages.values():
        shown = f"docs/{page.path}"
        if page.chapter not in (None, PATH, *registry.chapters):
            faults.add(shown, 2, "CHAPTER_UNKNOWN", f"chapter {page.chapter!r} is not in the registry")
        for rule in page.rules:
            if rule.id not in registry.by_id:
                faults.add(shown, rule.heading.line, "RULE_UNKNOWN", f"no rule has the id {rule.id!r}")
            elif rule.id in rules:
                other = rules[rule.id]
                place = f"docs/{other.path}:{other.heading.line}"
                faults.add(
                    shown, rule.heading.line, "RULE_TWICE", f"{rule.id} already has its words in {place}"
                )
            else:
                rules[rule.id] = rule
    return {rule.id: rules[rule.id] for rule in registry.rules if rule.id in rules}
