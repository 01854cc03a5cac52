"""Random heaps of markup handed in as translations: they are refused, or the page keeps its shape."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest
from markdown import Markdown

from generator.i18n.message import Key
from generator.i18n.segment import has_words, one_line
from generator.i18n.translate import Translation
from generator.i18n.validate import compare
from generator.pages.edition import Edition, EditionOptions
from generator.pages.project import Project, load_project
from generator.pages.slots import fill
from tests.cutdown import cut_down
from tests.i18n.i18n_help import ROOT
from tests.i18n.page_parts import PageParts, parts_of

PAGES = ("learn/05-landing/open-or-blocked.md", "glossary.md")
WORD = "متن"
PIECES = [
    "<", ">", "</", "/>", "script", "<b>", "</b>", "<svg onload=x>", "<!--", "-->", "<![CDATA[", "]]>",
    "<?", " onclick=x ", "[", "]", "](", ")", "[]", "(", "//e.x", "javascript:", "JAVA\tSCRIPT:",
    "http://", "www.", "a@b.c", "`", "``", "```", "~~~", "*", "**", "_", "__", "!", "![", "{", "}", "{:",
    "{#x}", "{{", "}}", "{%", "%}", "%s", "#", "# ", "- ", "+ ", "1. ", "> ", "|", "||", "---", "===",
    ":::", ":::quiz x", "\\", "&", "&lt;", "&#60;", "&#x3c;", "&colon;", "&amp;lt;", "\n", "  \n", "\t",
    "    ", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\u202e", "\u2067", "\u2069", "\u200b",
    "\u200c", "\u200f", "\ufeff", "\ufffc", "\ufffd", "\ue000", "\U000e0041", "\x00", '"', "'", "=", ":",
    "[[", "]]", "[[pt:6]]", "[^1]", "[^1]: ", "*[x]: ", "[TOC]", "[x]: ", "rule:landing.blocked",
    "term:bar", WORD, "اور", "a", " ", " ", "\u00a0",
]  # fmt: skip
ENOUGH = 60
"""Texts that pass the check, for one page; about one in twenty does."""


def texts_that_pass(seed: int) -> list[str]:
    """Make heaps of markup until enough of them are let through."""
    chance = random.Random(seed)
    found: list[str] = []
    while len(found) < ENOUGH:
        text = "".join(chance.choices(PIECES, k=chance.randint(2, 6))).strip(" \t\n")
        if text and not list(compare("some words", text)):
            found.append(text)
    return found


class Given:
    """A translator whose every text of plain words is one of a list; the others stay English."""

    tag = "ur"

    def __init__(self, texts: Mapping[Key, str]) -> None:
        self._texts = texts
        self.asked: set[Key] = set()

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Return the text that was handed in for this English, or one word."""
        key = (context, one_line(msgid))
        if set(msgid) & set("[]{}*`<>|_&\\\n#") or not has_words(msgid):
            return Translation(key[1], "en" if has_words(msgid) else None)
        self.asked.add(key)
        return Translation(self._texts.get(key, WORD), None)

    def ngettext(
        self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
    ) -> Translation:
        """Return the English."""
        del domain, context
        return Translation(msgid if n == 1 else msgid_plural, "en")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The cut-down project, read once."""
    root = tmp_path_factory.mktemp("fuzz") / "project"
    cut_down(ROOT, root)
    return load_project(root)[0]


def page_with(project: Project, texts: Mapping[Key, str], path: str) -> tuple[PageParts, set[Key]]:
    """Make one page of Urdu with these translations, and what its template and its script are handed."""
    translator = Given(texts)
    edition = Edition(
        replace(project, translators={**project.translators, "ur": translator}), EditionOptions("ur")
    )
    page, frame = edition.page(path), edition.frame(path)
    reader = Markdown(extensions=["attr_list", "md_in_html", "tables", "toc", edition.token_extension()])
    html = [
        f'<title>{frame.head_title}</title><meta content="{frame.description}"><h1>{frame.title}</h1>',
        *(f'<a href="#{one.id}">{one.title}</a>' for one in frame.anchors),
        f'<script type="application/json">{frame.ui_json}</script>',
        fill(reader.convert(page.markdown), page.slots),
    ]
    return parts_of("".join(html)), translator.asked


def check_page_shapes(project: Project, seed: int) -> None:
    """Elements, attributes and addresses are those of the page whose every text is one word."""
    texts = texts_that_pass(seed)
    for path in PAGES:
        expected, keys = page_with(project, {}, path)
        given_in = dict(zip(sorted(keys, key=str), texts * len(keys), strict=False))
        actual, _ = page_with(project, given_in, path)

        assert expected.parts == actual.parts
        assert expected.tags_in_scripts == actual.tags_in_scripts
        assert set() == {url for url in actual.urls - expected.urls if "glossary.html#term." not in url}
        assert any(text in "".join(actual.words) for text in texts)


@pytest.mark.parametrize("seed", range(10))
def test_a_page_of_heaps_that_pass_the_check_keeps_its_shape(project: Project, seed: int) -> None:
    """A lesson with boards and questions, and the glossary in four languages."""
    check_page_shapes(project, seed)
