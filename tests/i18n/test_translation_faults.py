"""A translator's text is untrusted: what it must keep of its source, and what it can never bring in."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown import markdown

from generator.i18n.catalogs import plural_rule
from generator.i18n.segments import translate_markdown
from generator.i18n.translate import Translation
from generator.i18n.validate import compare, validate
from tests.i18n.i18n_help import entries, locale


def codes(source: str, text: str) -> set[str]:
    """Return the codes of all faults."""
    return {code for code, _ in compare(source, text)}


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("You win [[pct:75]] of the time", "وقت کا [[pct:75]] آپ جیتتے ہیں"),
        ("50% off", "50 فیصد کم"),
        ("{a} to {b}", "{b} سے پہلے {a}"),
        ("the {die}, the {die}", "وہ {die}"),
        ("Tom & Jerry", 'ٹام & "جیری"'),
        ("*bold* move", "چال _اہم_"),
        ("[lesson](rule:a.b) and `24/18*`", "`24/18*` اور [سبق](rule:a.b)"),
        ("1 < 2", "۱ < ۲"),
        ("a  \nb", "ا  \nب"),
        ("It’s 5 * 3 * 2.", "5 * 3 * 2 ہے۔"),
    ],
)
def test_words_order_and_punctuation_are_the_translators(source: str, text: str) -> None:
    """What is only language is free."""
    assert set() == codes(source, text)


@pytest.mark.parametrize(
    ("source", "text", "code"),
    [
        ("{n} checkers", "مہرے", "ST02"),
        ("{n} checkers", "{m} مہرے", "ST02"),
        ("{n} checkers", "{n} {n} مہرے", "ST02"),
        ("{n} checkers", "{n مہرے", "ST02"),
        ("text", "{{ 7*7 }}", "ST02"),
        ("text", "متن %s", "ST02"),
        ("text", "%(name)s متن", "ST02"),
        ("text", "متن {#id}", "ST02"),
        ("text", "متن {: onclick=x }", "ST02"),
        ("[[roll:6-5]] is rolled", "[[roll:۶-۵]] آیا", "ST03"),
        ("[[roll:6-5]] is rolled", "6-5 آیا", "ST03"),
        ("[[pt:6]] to [[pt:5]]", "[[pt:5]] [[pt:6]]", "ST03"),
        ("the [[pt:6]]-point", "[[pt:6]] سے [[pt:6]]", "ST03"),
        ("text", "<script>alert(1)</script>", "ST04"),
        ("text", "<img src=x onerror=alert(1)>", "ST04"),
        ("text", "متن <b onclick='x'>y</b>", "ST04"),
        ("<b>text</b>", "<b onclick='x'>متن</b>", "ST04"),
        ("text", "<!-- متن", "ST04"),
        ("text", "متن -->", "ST04"),
        ("text", "<div\nonclick=x", "ST04"),
        ("text", "[متن](javascript:alert(1))", "ST04"),
        ("[text](rule:a.b)", "[متن](rule:a.c)", "ST04"),
        ("[text](rule:a.b)", "متن", "ST04"),
        ("text", "متن http://example.org", "ST04"),
        ("text", "متن www.example.org", "ST04"),
        ("text", "<https://example.org>", "ST04"),
        ("text", "![متن](x.png)", "ST04"),
        ("`24/18*`", "`24/18`", "ST04"),
        ("*text*", "متن", "ST04"),
        ("text", "# متن", "ST04"),
        ("text", "- متن", "ST04"),
        ("text", "1. متن", "ST04"),
        ("text", "> متن", "ST04"),
        ("text", ":::quiz a.b", "ST04"),
        ("text", "||", "ST04"),
        ("text", "متن\n\nدوسرا", "ST04"),
        ("text", "متن\n:::\nدوسرا", "ST04"),
        ("text", "متن | دوسرا", "ST04"),
        ("text", "متن\\", "ST04"),
        ("text", "---", "ST04"),
        ("text", "[x]: http://a", "ST04"),
        ("text", "متن \u202e24/18\u202c", "BI01"),
        ("text", "متن \u2067ب", "ST10"),
        ("text", "متن \u2069ب\u2067", "ST10"),
        ("text", "متن\x07", "CH00"),
    ],
)
def test_what_is_lost_or_brought_in_is_a_fault(source: str, text: str, code: str) -> None:
    """Placeholders, tokens, markup, links, code, lines and directions."""
    assert code in codes(source, text)


@pytest.mark.parametrize(
    ("text", "piece"), [("متن <script>alert(1)</script>", "<script>"), ("<b>متن</b>", "<b>")]
)
def test_an_element_is_told_once(text: str, piece: str) -> None:
    """Its end is no second fault."""
    (found,) = compare("text", text)

    assert ("ST04", f"the translation has {piece}, the source has not; take it out") == found


def test_each_plural_form_is_checked_with_its_own_line() -> None:
    """In Urdu, Hindi and Persian the number stands in every form."""
    rule = plural_rule(locale("ur"))
    assert rule is not None
    (entry,) = entries('msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "ایک"\nmsgstr[1] "{n} {m} b"\n')

    assert [(3, "ST02"), (4, "ST02")] == [(found.line, found.code) for found in validate(entry, rule)]
    assert [4] == [found.line for found in validate(entry, rule, number_in_every_form=False)]


def test_a_wrong_number_of_forms_is_a_fault() -> None:
    """The language decides how many there are."""
    rule = plural_rule(locale("ur"))
    assert rule is not None
    (entry,) = entries('msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} b"\n')

    assert ["PO_PLURALS"] == [found.code for found in validate(entry, rule)]


@pytest.mark.parametrize("state", ["#, fuzzy\n", ""])
def test_unfinished_work_has_no_faults(state: str) -> None:
    """Nothing of it is shown, so nothing of it stops the others."""
    rule = plural_rule(locale("ur"))
    assert rule is not None
    text = "{x}" if state else ""
    (entry,) = entries(f'{state}msgid "a"\nmsgstr "{text}"\n')

    assert [] == validate(entry, rule)


class Elements(HTMLParser):
    """Collects the elements of a page with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, tuple[tuple[str, str | None], ...]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one element."""
        self.found.append((tag, tuple(sorted(attrs))))


def elements(page: str) -> list[tuple[str, tuple[tuple[str, str | None], ...]]]:
    """Return what a browser would build from a Markdown page."""
    reader = Elements()
    reader.feed(markdown(page, extensions=["attr_list", "tables"]))
    return sorted(reader.found)


class Fixed:
    """A translator that answers everything with one text."""

    tag = "ur"

    def __init__(self, text: str) -> None:
        self.text = text

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Return the one text."""
        return Translation(self.text, None)

    def ngettext(
        self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
    ) -> Translation:
        """Return the one text."""
        return Translation(self.text, None)


NASTY = st.lists(
    st.sampled_from(
        ["<", ">", "script", "<b>", "</b>", "onclick=x", "[", "](", ")", "javascript:", "http://", "`", "*",
         "_", "!", "{", "}", ":", "#", "-", "- ", "1. ", "|", "\\", "&lt;", "&#60;", "\n", "  \n",
        "    ", "متن",
         "a", " ", ":::", "||", "<!--", "-->", "<div", '"', "'", "=", "[[pt:6]]", "~~~", "```", "> ", "\t"]
    ),
    max_size=9,
).map("".join)  # fmt: skip


@settings(max_examples=2000, deadline=None)
@given(NASTY)
def test_what_passes_adds_no_element_to_a_page(text: str) -> None:
    """Whatever a translator writes: it is refused, or the page has the elements of its source."""
    page = "# source {#id}\n\nsource\n\n- source\n\n| source |\n|---|\n| source |\n"
    text = text.strip(" \t\n")
    if codes("source", text) or not re.search(r"\S", text):
        return
    built = translate_markdown(page, Fixed(text))

    assert elements(page) == elements(built)
