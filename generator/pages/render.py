"""From an English page to the finished Markdown of one language.

A pure function of source, language and data, so that another builder can take the place of MkDocs:
text is translated, links to rules are resolved, and every block directive becomes HTML or a slot.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from typing import Final

from generator.i18n import directives
from generator.i18n.locale import SOURCE_TAG
from generator.i18n.segments import translate_markdown
from generator.i18n.tokens import tie
from generator.i18n.translate import NullTranslator, Translator
from generator.pages.course import GLOSSARY, PATH, REFERENCE, Course, SourcePage
from generator.pages.signs import force_sign
from generator.pages.slots import fill, slot
from generator.pages.termlinks import link_terms, term_words

_RULE_LINK: Final = re.compile(r"\]\((rule|term):([a-z0-9.-]+)\)")
_FRONT_MATTER: Final = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
_STEP: Final = re.compile(r"(## .*)\{#step-(\d+)\}\s*")
_TITLE: Final = re.compile(r"^# .*\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Blocks:
    """What a page can ask for by a directive; each function returns finished HTML."""

    diagram: Callable[[str], str]
    quizzes: Callable[[str], str]
    """The questions of a rule that stand on its page."""
    items: Callable[[tuple[str, ...]], str]
    """Questions by their ids."""
    practise: Callable[[], str]
    """The questions of the practice page of the chapter."""
    reference: Callable[[], str]
    glossary: Callable[[], str]
    sources: Callable[[], str]
    """What each rule was taken from."""
    checks: Callable[[], str]
    """What each code of the checks of translations means."""
    status: Callable[[], str]
    """How far the languages are."""
    label: Callable[[str], str]
    """An interface text as escaped HTML."""
    number: Callable[[int], str]
    """A number in the digits of the language."""


@dataclass(frozen=True, slots=True)
class RenderedPage:
    """A page in one language."""

    markdown: str
    """Finished Markdown with slots."""
    slots: dict[str, str] = field(default_factory=dict)
    """HTML by slot name."""

    @property
    def whole(self) -> str:
        """Markdown with all HTML in its place, for any builder of Markdown."""
        return fill(self.markdown, self.slots)


def render_page(page: SourcePage, translator: Translator, course: Course, blocks: Blocks) -> RenderedPage:
    """Translate one page and turn its directives into blocks."""
    source = page.source
    if page.path in (REFERENCE, GLOSSARY):
        # What stands below the directive is the matter that the directive itself arranges.
        source = _head_of(page)
    text = translate_markdown(source, translator if page.translated else NullTranslator())
    if page.chapter is not None:
        text = link_terms(text, term_words(course, translator), page.chapter, translator.tag)
    text = tie(text)
    text = _TITLE.sub("", _FRONT_MATTER.sub("", text, count=1), count=1)
    text = resolve_links(text, page.path, course)
    slots: dict[str, str] = {}
    lines = list(_lines(text.splitlines(), blocks, slots))
    if page.chapter == PATH:
        lines = list(_steps(lines, blocks.number))
    if not page.translated:
        lines = [f'<div lang="{SOURCE_TAG}" dir="ltr" markdown="1">', "", *lines, "", "</div>"]
    return RenderedPage("\n".join(lines) + "\n", slots)


def resolve_links(text: str, path: str, course: Course) -> str:
    """Point ``](rule:id)`` and ``](term:id)`` at rule or term, seen from the page at ``path``."""

    def target(match: re.Match[str]) -> str:
        place = (
            course.place_of(match.group(2)) if match.group(1) == "rule" else course.term_place(match.group(2))
        )
        return f"]({relative(path, place)})" if place else match.group(0)

    return _RULE_LINK.sub(target, text)


def relative(path: str, target: str) -> str:
    """A path within one language as a link from the page at ``path``; ``#id`` alone on the same page."""
    file, _, anchor = target.partition("#")
    tail = f"#{anchor}" if anchor else ""
    if file == path.removesuffix(".md") + ".html" and tail:
        return tail
    return posixpath.relpath(file, posixpath.dirname(path) or ".") + tail


def _head_of(page: SourcePage) -> str:
    names = ("reference", "glossary")
    line = next((one.line for one in page.directives if one.directive.name in names), None)
    return page.source if line is None else "\n".join(page.source.splitlines()[:line]) + "\n"


def _lines(lines: Iterable[str], blocks: Blocks, slots: dict[str, str]) -> Iterator[str]:
    for line in lines:
        directive = directives.parse(line)
        if directive is not None:
            yield from _block(directive, blocks, slots)
        elif directives.is_split(line):
            yield from ("", "</div>", '<div class="rule-more" markdown="1">', "")
        else:
            yield line


def _steps(lines: Iterable[str], number: Callable[[int], str]) -> Iterator[str]:
    """Hold each step of the way to a first game together, so that it can fill a screen, and number it."""
    opened = False
    for line in lines:
        if not line.startswith("## "):
            yield line
            continue
        if opened:
            yield from ("", "</div>", "")
        step = _STEP.fullmatch(line)
        opened = step is not None
        if step is None:
            yield line
        else:
            n = int(step[2])
            yield from ('<div class="tk-step" markdown="1">', "")
            yield f'{step[1]}{{#step-{n} data-no="{escape(number(n))}"}}'
    if opened:
        yield from ("", "</div>", "")


def _block(one: directives.Directive, blocks: Blocks, slots: dict[str, str]) -> Iterator[str]:
    if one.closes:
        yield from ("", "</div>", "")
    elif one.name == "rule":
        sign = force_sign(one.force)
        force = f'<span class="f">{sign}{blocks.label(f"force.{one.force}")}</span>'
        source = f' <span class="of">{blocks.label(f"rules.{one.source}")}</span>' if one.source else ""
        label = f'<p class="lab">{blocks.label("rule.label")} {force}{source}</p>'
        yield from ("", f'<div class="rule" data-force="{escape(one.force)}" markdown="1">', label, "")
    elif one.opens:
        label = f'<p class="lab">{blocks.label(f"rule.{one.name}")}</p>'
        yield from ("", f'<div class="note {one.name}" markdown="1">', label, "")
    elif one.name in directives.SINGLE - {"contents"}:
        name = f"{one.name}-{len(slots) + 1}"
        make: dict[str, Callable[[], str]] = {
            "diagram": lambda: blocks.diagram(one.argument),
            "quiz": lambda: blocks.quizzes(one.argument),
            "items": lambda: blocks.items(one.ids),
            "practise": blocks.practise,
            "reference": blocks.reference,
            "glossary": blocks.glossary,
            "sources": blocks.sources,
            "status": blocks.status,
            "checks": blocks.checks,
        }
        slots[name] = make[one.name]()
        yield from ("", slot(name), "")
