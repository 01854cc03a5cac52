"""Makes the frame of each page of one language: contents, languages, neighbours, interface texts."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Final
from urllib.parse import urljoin

from generator.i18n.locale import SOURCE_TAG
from generator.i18n.plural_samples import plural_samples
from generator.i18n.segments import Segment
from generator.i18n.translate import Translation
from generator.pages.course import (
    ABOUT,
    FAQ,
    FOR_TRANSLATORS,
    GLOSSARY,
    HOME,
    PATH,
    REFERENCE,
    TRANSLATIONS,
    SourcePage,
)
from generator.pages.frame import (
    CSP,
    Anchor,
    ChapterLink,
    Frame,
    LanguageLink,
    Neighbour,
    PageLink,
    Texts,
    alternates_of,
    attribute,
    to,
    up,
)
from generator.pages.project import Project
from generator.pages.suggest import Suggestions
from generator.pages.widget import revision
from generator.wording.book import Book

if TYPE_CHECKING:
    from generator.pages.edition import EditionOptions

DOORS: Final = ((REFERENCE, "reference"), (GLOSSARY, "glossary"), (FAQ, "faq"), (ABOUT, "about"))
"""Pages beside the lessons, with the names of their interface texts."""

LICENCES: Final = "licences"
"""Anchor of the section on licences in the page about the site."""

_SCRIPT_KEYS: Final = ("nav.close", "nav.menu", "search.", "scheme.")
"""Interface texts that the script words itself, by the beginning of their keys."""
_QUIZ_KEYS: Final = ("quiz.", "alt.move")
"""The same, on pages with questions alone."""


class Framing:
    """Frames of one language."""

    def __init__(
        self,
        project: Project,
        options: EditionOptions,
        book: Book,
        plain: Callable[[Segment], str],
        translate: Callable[[Segment], Translation],
    ) -> None:
        self._project = project
        self._options = options
        self._book = book
        self._plain = plain
        self._translate = translate
        self.suggestions = Suggestions.of(book, options.repo_url)
        keys = [key for key, message in book.messages.items() if not message.placeholders]
        self._visible = Texts(keys, lambda key: book.text(key).__html__())
        self._attributes = Texts(keys, lambda key: attribute(book.text(key).plain))

    def frame(self, path: str, board: str) -> Frame:
        """The frame of a source page, or of a template without one (``404.html``)."""
        course = self._project.course
        page = course.pages.get(path)
        html_path = page.html_path if page else path
        title = self._title(page) if page else self._visible["error.title"]
        plain = self._plain(page.title) if page else self._book.text("error.title").plain
        name = self._book.text("site.name").plain
        lessons = course.lessons
        locale = self._book.locale
        root = self._options.site_root
        tags = [one.tag for one in self._beside]
        previous, following = self._neighbours(page, html_path)
        return Frame(
            lang=locale.tag,
            dir=locale.dir,
            language_name=locale.name,
            title=title,
            head_title=escape(f"{name} – {plain}" if path == HOME else f"{plain} – {name}"),
            description=attribute(self._description(page)),
            kicker=self._kicker(page),
            columns=self._columns(path, page),
            home=path == HOME,
            partly=page is not None and self._partly(page),
            csp="" if self._options.offline else CSP,
            canonical=self._canonical(page) if root and page else "",
            alternates=alternates_of(root, html_path, tags) if page and page.translated else (),
            assets=self._assets(html_path),
            fonts=self._fonts if root else (),  # from a folder, a preload is refused and complained about
            t=self._visible,
            a=self._attributes,
            contents=self._contents(html_path, path),
            languages=self._languages(html_path if page else "index.html", html_path),
            doors=self._doors(html_path),
            anchors=self._anchors(page),
            previous=previous,
            next=following,
            home_href=to(html_path, "index.html"),
            start_href=to(html_path, lessons[0].html_path) if lessons else "",
            licence_href=to(html_path, "about.html") + f"#{LICENCES}",
            translations=self._translations(html_path),
            suggest=self._suggest(page),
            board=board,
            ui_json=self._ui_json(html_path, quizzes=page is not None and page.chapter is not None),
        )

    # -- texts ---------------------------------------------------------------------------------

    def _title(self, page: SourcePage) -> str:
        found = self._translate(page.title)
        html = escape(self._plain(page.title))
        if found.lang is None:
            return html
        # What is meant to be English is not marked as work to be done.
        marked = ' class="tk-untranslated"' if page.translated else ""
        return f'<span lang="{found.lang}" dir="ltr"{marked}>{html}</span>'

    def _description(self, page: SourcePage | None) -> str:
        """The first paragraph of a page, which says what it is good for."""
        lead = next((s for s in page.segments if s.kind == "text"), None) if page else None
        return self._plain(lead) if lead else self._book.text("site.description").plain

    def _partly(self, page: SourcePage) -> bool:
        return page.translated and any(self._translate(one).lang is not None for one in page.segments)

    def _kicker(self, page: SourcePage | None) -> str:
        if page is not None and page.path.startswith(FOR_TRANSLATORS):
            return self._visible["translate.kicker"]
        if page is None or page.chapter in (None, PATH):
            return ""
        number = self._project.registry.chapter_number(page.chapter)
        title = self._book.text(f"chapter.{page.chapter}")
        return self._book.text("chapter.kicker", n=number, title=title).__html__()

    @property
    def _beside(self) -> list[Neighbour]:
        """The languages a reader can change to, this one among them, in the order of the switch."""
        own = self._book.locale
        return sorted(self._options.beside) or [Neighbour(own.order, own.tag, own.name, own.dir)]

    # -- places --------------------------------------------------------------------------------

    def _canonical(self, page: SourcePage) -> str:
        """The address of a page; a page that is the same in every language counts as the English one."""
        tag = self._book.locale.tag if page.translated else SOURCE_TAG
        return urljoin(self._options.site_root, f"{tag}/{page.html_path}")

    def _columns(self, path: str, page: SourcePage | None) -> str:
        if path == HOME or page is None:
            return "one"
        if page.chapter == PATH:
            return "three tk-path"
        return "three" if page.chapter else "two"

    def _assets(self, html_path: str) -> str:
        above = "../" if self._options.shared_assets else ""
        return f"{up(html_path)}{above}assets"

    @cached_property
    def _fonts(self) -> tuple[str, ...]:
        """Files of the faces we ship; the family, lower case and hyphenated, begins the name of the file."""
        folder = self._project.root / "docs" / "assets" / "fonts"
        slugs = [family.lower().replace(" ", "-") for family in self._book.locale.fonts]
        return tuple(path.name for slug in slugs for path in sorted(folder.glob(f"{slug}*.woff2")))

    def _contents(self, html_path: str, path: str) -> tuple[ChapterLink, ...]:
        number_of = self._project.registry.chapter_number
        chapters: dict[str, list[SourcePage]] = {}
        for lesson in self._project.course.lessons:
            chapters.setdefault(lesson.chapter or "", []).append(lesson)
        return tuple(
            ChapterLink(
                number="" if chapter == PATH else self._book.locale.num(number_of(chapter)),
                title=self._visible[f"chapter.{chapter}"],
                href=to(html_path, pages[0].html_path),
                current=any(page.path == path for page in pages),
                # The way to a first game is one page: its chapter is the link to it.
                pages=tuple(self._page_link(page, html_path, path) for page in pages if chapter != PATH),
            )
            for chapter, pages in chapters.items()
        )

    def _page_link(self, page: SourcePage, html_path: str, path: str) -> PageLink:
        count = self._book.text("chapter.rules", n=len(page.rules)).__html__() if page.rules else ""
        answers = [answer for rule in page.rules for answer in self._project.page_answers(rule.id)]
        items = [answer.item for answer in (*answers, *self._project.answers_named(page.items))]
        quizzes = " ".join(f"{item.id}:{revision(item, self._book)}" for item in items)
        return PageLink(
            to(html_path, page.html_path), self._title(page), page.path == path, count=count, quizzes=quizzes
        )

    def _languages(self, target: str, html_path: str) -> tuple[LanguageLink, ...]:
        own = self._book.locale.tag
        return tuple(
            LanguageLink(
                locale.tag,
                escape(locale.name),
                locale.dir,
                f"{up(html_path)}../{locale.tag}/{target}",
                locale.tag == own,
            )
            for locale in self._beside
        )

    def _doors(self, html_path: str) -> tuple[PageLink, ...]:
        return tuple(
            PageLink(
                to(html_path, self._project.course.pages[path].html_path),
                self._visible[f"nav.{name}"],
                self._project.course.pages[path].html_path == html_path,
                self._visible[f"nav.{name}.sub"],
            )
            for path, name in DOORS
            if path in self._project.course.pages
        )

    def _translations(self, html_path: str) -> PageLink | None:
        page = self._project.course.pages.get(TRANSLATIONS)
        if page is None:
            return None
        href = to(html_path, page.html_path)
        return PageLink(href, self._visible["nav.translations"], page.html_path == html_path)

    def _suggest(self, page: SourcePage | None) -> str:
        if page is None:
            return ""
        rules = tuple(rule.id for rule in page.rules) if page.chapter else ()
        return attribute(self.suggestions.link(page.html_path, self._plain(page.title), rules))

    def _anchors(self, page: SourcePage | None) -> tuple[Anchor, ...]:
        if page is None or page.chapter is None:
            return ()
        if page.chapter == PATH:
            steps = [one for one in page.segments if one.kind == "heading" and one.rule]
            return tuple(
                Anchor(str(one.rule), escape(self._plain(one)), self._translate(one).lang) for one in steps
            )
        return tuple(
            Anchor(rule.id, escape(self._plain(rule.heading)), self._translate(rule.heading).lang)
            for rule in page.rules
        )

    def _neighbours(self, page: SourcePage | None, html_path: str) -> tuple[PageLink | None, PageLink | None]:
        lessons = self._project.course.lessons
        if page is None or page not in lessons:
            return None, None
        place = lessons.index(page)

        def link(at: int) -> PageLink | None:
            if not 0 <= at < len(lessons):
                return None
            return PageLink(to(html_path, lessons[at].html_path), self._title(lessons[at]))

        # The last lesson leads back to the contents: a page without a way on looks unfinished.
        contents = PageLink(to(html_path, "index.html"), self._visible["nav.contents"])
        return link(place - 1), link(place + 1) or contents

    # -- what the script needs -----------------------------------------------------------------

    def _ui_json(self, html_path: str, *, quizzes: bool) -> str:
        base = up(html_path) + ("../" if self._options.shared_assets else "")
        wanted = _SCRIPT_KEYS + (_QUIZ_KEYS if quizzes else ())
        texts = {key: text for key, text in self._script_texts.items() if key.startswith(wanted)}
        locale = self._book.locale
        data = {
            "base": base or "./",
            "digits": locale.localise("0123456789"),
            "index": f"{up(html_path)}search-index.js",
            "sep": locale.lists.comma,
            **texts,
        }
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        return text.replace("</", "<\\/").replace("<!--", "<\\u0021--")

    @cached_property
    def _script_texts(self) -> dict[str, object]:
        return {
            key: self._template(message.domain, key)
            for key, message in self._book.messages.items()
            if key.startswith(_SCRIPT_KEYS + _QUIZ_KEYS)
        }

    def _template(self, domain: str, key: str) -> str | dict[str, str]:
        """A text with its placeholders, or one for each plural category."""
        message, translator = self._book.messages[key], self._book.translator
        if message.other is None:
            return translator.gettext(domain, message.english, key).text
        return {
            category: translator.ngettext(domain, message.english, message.other, number, key).text
            for category, number in plural_samples(self._book.locale.tag)
        }
