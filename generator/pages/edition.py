"""One language of the site: its pages, their frames and its search index, each made when asked for."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from hashlib import sha256
from html import escape, unescape
from pathlib import Path
from typing import Final

import markdown
from markdown import Extension
from markupsafe import Markup

from generator.diagrams.model import Diagram
from generator.diagrams.svg import draw
from generator.errors import Faults, FaultsError
from generator.i18n.check_help import check_words
from generator.i18n.markdown_tokens import TokenExtension
from generator.i18n.segments import Segment
from generator.i18n.tokens import tie
from generator.i18n.translate import Translation
from generator.pages.checkspage import check_sections
from generator.pages.course import CHECKS, GLOSSARY, HOME
from generator.pages.environment import environment
from generator.pages.figure import render_figure
from generator.pages.frame import Frame, Neighbour
from generator.pages.framing import Framing
from generator.pages.glossary import glossary_terms
from generator.pages.payload import RuleLinks
from generator.pages.practice import practice_answers
from generator.pages.project import Project, load_project
from generator.pages.reference import reference_entries
from generator.pages.render import Blocks, RenderedPage, relative, render_page, resolve_links
from generator.pages.searchindex import as_script, search_documents
from generator.pages.signs import force_sign
from generator.pages.slots import slot
from generator.pages.sourcetable import source_chapters, source_places
from generator.pages.translations import DOMAINS, chapter_columns, language_statuses
from generator.pages.widget import QuizRenderer
from generator.quizzes.answers import Answer
from generator.registry.sources import load_sources
from generator.rules import Position
from generator.wording.book import Book
from generator.wording.values import Text

_TAG: Final = re.compile(r"<[^>]+>")

DATA_FILES: Final = (".yml",)
"""Kinds of files in ``docs/`` that are matter for pages, not part of the site."""


@dataclass(frozen=True, slots=True)
class EditionOptions:
    """How this language is built."""

    tag: str
    shared_assets: bool = False
    """True when fonts, script and styles lie beside the languages, not inside this one."""
    offline: bool = False
    beside: tuple[Neighbour, ...] = ()
    """All languages of the finished site; this one alone when empty."""
    site_root: str = ""
    """Absolute address of the whole site, ending in a slash; empty when unknown."""
    repo_url: str = ""
    """Address of the project's repository; empty when it has none."""


@lru_cache(maxsize=1)
def project_of(root: Path, reading: str = "") -> tuple[Project, Faults]:
    """The project at a folder. The same ``reading`` gives the same object, also in a forked child.

    A named reading is that of a build, which publishes no language with an error in its translations.
    """
    return load_project(root, publish=reading != "")


class Edition:
    """The pages of one language. Pure: the same project and options give the same text."""

    def __init__(self, project: Project, options: EditionOptions) -> None:
        self.project = project
        self.options = options
        self.locale = project.locale(options.tag)
        self.translator = project.translators[options.tag]
        self.book = Book(self.locale, self.translator)
        self._pages: dict[str, RenderedPage] = {}
        self.framing = Framing(project, options, self.book, self.plain, self.translate)

    # -- pages ---------------------------------------------------------------------------------

    def page(self, path: str) -> RenderedPage:
        """The finished Markdown of a page, with its boards and quizzes as slots."""
        if path not in self._pages:
            page = self.project.course.pages[path]
            rendered = render_page(page, self.translator, self.project.course, self._blocks(path))
            if path == HOME:
                rendered = replace(
                    rendered, markdown=rendered.markdown.replace(self._home_slot(rendered), "")
                )
            self._pages[path] = rendered
        return self._pages[path]

    def frame(self, path: str) -> Frame:
        """What stands around a page, or around a template without a source such as ``404.html``."""
        board = ""
        if path == HOME:
            board = next(
                (html for name, html in self.page(path).slots.items() if name.startswith("diagram")), ""
            )
        elif path not in self.project.course.pages:
            board = self._empty_board()
        return self.framing.frame(path, board)

    def ships(self, src_uri: str) -> bool:
        """Whether a file that MkDocs has found belongs into this language's folder."""
        if src_uri.endswith(DATA_FILES):
            return False
        if src_uri.startswith("assets/"):
            ours = (self.project.root / "docs" / src_uri).is_file()
            return ours and not self.options.shared_assets
        return True

    def search_index(self) -> str:
        """The search index as a script."""
        return as_script(search_documents(self.project.course, self.plain))

    def token_extension(self) -> Extension:
        """Notation tokens for Markdown, in this language's digits."""
        return TokenExtension(self.locale)

    # -- texts ---------------------------------------------------------------------------------

    def translate(self, segment: Segment) -> Translation:
        """A segment of ``docs/`` in this language."""
        return self.translator.gettext("docs", segment.text, segment.context)

    def plain(self, segment: Segment) -> str:
        """A segment as words without markup, for titles and the search index."""
        html = self.inline(self.translate(segment).text, "")
        return _strip_tags(html)

    def inline(self, text: str, path: str) -> Markup:
        """One paragraph of Markdown as HTML without the paragraph around it."""
        resolved = resolve_links(text, path, self.project.course) if path else text
        html = self._markdown.reset().convert(tie(resolved))
        html = html.removeprefix("<p>").removesuffix("</p>")
        return Markup(html)  # noqa: S704 - Markdown of a text whose markup was held to its source

    @cached_property
    def _markdown(self) -> markdown.Markdown:
        return markdown.Markdown(extensions=[self.token_extension()], output_format="html")

    # -- blocks --------------------------------------------------------------------------------

    def _blocks(self, path: str) -> Blocks:
        links = self._rule_links(path)
        chapter = self.project.course.pages[path].chapter or ""
        quizzes = QuizRenderer(self.book, links, diagrams=self.project.diagrams)

        def cards(answers: list[Answer]) -> str:
            return "\n".join(
                quizzes.render(answer, number=number, total=len(answers))
                for number, answer in enumerate(answers, 1)
            )

        return Blocks(
            diagram=lambda name: self._figure(name, name),
            quizzes=lambda rule: cards(self.project.page_answers(rule)),
            items=lambda ids: cards(self.project.answers_named(ids)),
            practise=lambda: cards(practice_answers(self.project, chapter)),
            reference=lambda: self._reference(path),
            glossary=self._glossary,
            sources=lambda: self._sources(path),
            checks=self._checks,
            status=lambda: self._status(path),
            label=self.label,
            number=self.locale.num,
        )

    def label(self, key: str) -> str:
        """An interface text as HTML."""
        return self.book.text(key).__html__()

    def _rule_links(self, path: str) -> RuleLinks:
        course = self.project.course

        def href(rule: str) -> str | None:
            place = course.place_of(rule)
            return relative(path, place) if place else None

        def title(rule: str) -> Text | None:
            text = course.rules.get(rule)
            if text is None:
                return None
            found = self.translate(text.heading)
            return Text(escape(self.plain(text.heading)), self.plain(text.heading), found.lang)

        return RuleLinks(href, title)

    def _figure(self, name: str, prefix: str) -> str:
        diagram = self.project.diagrams.get(name)
        return "" if diagram is None else render_figure(diagram, self.book, prefix=_short_prefix(prefix))

    def _empty_board(self) -> str:
        picture = Diagram(position=Position.from_counts({}), mover=False, checkers=0)
        svg = draw(picture, locale=self.locale, prefix="e", describe=None)
        return f'<div class="bd" dir="ltr">{svg}</div>'

    def _reference(self, path: str) -> str:
        place = self.project.course.pages[path].html_path
        entries = reference_entries(
            self.project.course,
            self.translate,
            lambda text: self.inline(text, path),
            lambda target: relative(path, target),
            lambda rule, title: self.framing.suggestions.link(f"{place}#{rule}", _strip_tags(title), (rule,)),
        )
        return self._template("page/reference.html.j2", rules=entries)

    def _sources(self, path: str) -> str:
        sources, number = load_sources(), self.locale.num
        chapters = source_chapters(
            self.project.course,
            self.project.registry,
            sources,
            translate=lambda rule: self.translate(rule.heading),
            inline=lambda text: self.inline(text, path),
            link=lambda target: relative(path, target),
            number=number,
        )
        return self._template(
            "page/sources.html.j2",
            chapters=chapters,
            places=source_places(sources, number),
            comma=self.locale.lists.comma,
        )

    def _glossary(self) -> str:
        others = [(locale, self.project.translators[locale.tag]) for locale in self.project.locales]
        others = [pair for pair in others if pair[0].tag != self.locale.tag]
        terms = glossary_terms(
            self.project.course.pages[GLOSSARY],
            self.translator,
            others,
            lambda text: self.inline(text, GLOSSARY),
        )
        return self._template("page/glossary.html.j2", terms=terms, others=[locale for locale, _ in others])

    def _checks(self) -> str:
        return self._template(
            "page/checks.html.j2", sections=check_sections(self.project.readable), heads=check_words()
        )

    def _status(self, path: str) -> str:
        project, own = self.project, self.locale
        checks = project.course.pages.get(CHECKS)
        return self._template(
            "page/status.html.j2",
            languages=language_statuses(project.readable, project.tallies, project.registry, own),
            domains=DOMAINS,
            columns=chapter_columns(),
            checks=relative(path, checks.html_path) if checks else "",
        )

    def _words(self, key: str) -> str:
        """An interface text in plain words, for an attribute."""
        return self.book.text(key).plain

    def _template(self, name: str, **values: object) -> str:
        template = environment().get_template(name)
        return template.render(label=_safe(self.label), words=self._words, sign=_safe(force_sign), **values)

    @staticmethod
    def _home_slot(rendered: RenderedPage) -> str:
        name = next((name for name in rendered.slots if name.startswith("diagram")), "none")
        return slot(name)


def open_edition(root: Path, options: EditionOptions, reading: str = "") -> Edition:
    """Open one language for building; faults in the files of other languages do not matter to it.

    Raises:
        FaultsError: the sources, or this language's own files, have faults.

    """
    project, faults = project_of(root, reading)
    if project.faults_of_sources:
        raise FaultsError(faults)
    if options.tag not in project.tags:
        own = Faults([fault for fault in faults if fault.path.startswith(f"locales/{options.tag}/")])
        if not own:
            own.add(f"locales/{options.tag}", None, "LOCALE_UNKNOWN", "no such language")
        raise FaultsError(own)
    return Edition(project, options)


def _safe(function: Callable[[str], str]) -> Callable[[str], object]:
    return lambda text: Markup(function(text))  # noqa: S704 - labels and signs are finished HTML


def _strip_tags(html: str) -> str:
    return unescape(_TAG.sub("", html))


def _short_prefix(name: str) -> str:
    """A picture repeats its prefix some forty times, so keep it short but its own."""
    return "d" + sha256(name.encode()).hexdigest()[:5]
