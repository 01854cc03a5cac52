"""Segments: what of a page is translated, and that nothing else of it ever changes."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown import markdown

from generator.i18n.markdown_tokens import TokenExtension
from generator.i18n.segments import gaps, has_words, one_line, segments, translate_markdown
from generator.i18n.translate import NullTranslator
from tests.i18n.i18n_help import ROOT, Upper, locale

PAGE = """---
chapter: 05-landing
---

# Open or `blocked`? {#page}

After this page you can tell
which points are open.

## An empty point {#landing.empty}

:::rule may
You may land on any empty point.
Also with one checker.

||

The rest.
:::

:::quiz landing.empty

<!-- context: score -->
<!-- note: three letters
at most -->
- first item
  goes on
- second item

    its second paragraph

        code of the item

| Roll | What it does |
|---|---|
| [[roll:6-5]] | runs \\| hits |
| `a|b` | |

```
fenced code
```

Line one\x20\x20
line two

    indented code

> quoted
> text

[link]: rule:landing.empty
"""

EXPECTED = [
    ("title", None, "Open or `blocked`?"),
    ("text", None, "After this page you can tell which points are open."),
    ("heading", "landing.empty", "An empty point"),
    ("rule text (may)", "landing.empty", "You may land on any empty point. Also with one checker."),
    ("rule text (may)", "landing.empty", "The rest."),
    ("item", "landing.empty", "first item goes on"),
    ("item", "landing.empty", "second item"),
    ("text", "landing.empty", "its second paragraph"),
    ("cell", "landing.empty", "Roll"),
    ("cell", "landing.empty", "What it does"),
    ("cell", "landing.empty", "runs \\| hits"),
    ("text", "landing.empty", "Line one  \nline two"),
    ("quote", "landing.empty", "quoted text"),
]


def parts(source: str) -> str:
    """Put a page together from its segments and the gaps between them."""
    found = segments(source)
    pieces = gaps(source, found)
    return (
        "".join(gap + source[seg.start : seg.end] for gap, seg in zip(pieces, found, strict=False))
        + pieces[-1]
    )


def test_a_page_falls_into_headings_paragraphs_items_and_cells() -> None:
    """Front matter, directives, code, comments, links' targets and cells without words are not translated."""
    found = [(seg.label, seg.rule, seg.text) for seg in segments(PAGE)]
    expected = [(label, rule or "page", text) for label, rule, text in EXPECTED]

    assert expected == found


def test_a_segment_knows_its_line_and_what_its_translator_must_know() -> None:
    """Comments above a text give its context and a note, once."""
    (item, following) = [seg for seg in segments(PAGE) if seg.kind == "item"]

    assert "- first item" == PAGE.splitlines()[item.line - 1]
    assert ("score", "three letters at most") == (item.context, item.note)
    assert (None, "") == (following.context, following.note)


def test_a_translation_stands_where_its_source_stood() -> None:
    """Marks, ids, directives and code are kept; a wanted line break too."""
    page = translate_markdown(PAGE, Upper())

    assert "# OPEN OR `BLOCKED`? {#page}\n" in page
    assert ":::rule may\nYOU MAY LAND ON ANY EMPTY POINT. ALSO WITH ONE CHECKER.\n\n||\n" in page
    assert (
        "- FIRST ITEM GOES ON\n- SECOND ITEM\n\n    ITS SECOND PARAGRAPH\n\n        code of the item\n"
        in page
    )
    assert "| [[roll:6-5]] | RUNS \\| HITS |\n| `a|b` | |\n" in page
    assert "LINE ONE  \nLINE TWO\n" in page
    assert "\n    indented code\n" in page


def test_what_is_not_translated_is_marked_as_english() -> None:
    """A screen reader and the reader's eye get its language and its direction."""
    source = "## English heading {#x}\n\n- An English item\n"

    assert (
        '## <span lang="en" dir="ltr" class="tk-untranslated">English heading</span> {#x}\n\n'
        '- <span lang="en" dir="ltr" class="tk-untranslated">An English item</span>\n'
    ) == translate_markdown(source, Upper())


def test_notation_in_english_text_keeps_english_digits() -> None:
    """On a Persian page too: an English sentence has no Persian digits, and its star stays a star."""
    source = "English [[move:24/18*]] and *[[pct:25]]* of `[[pt:6]]`, [[move:8/2*]]."
    html = markdown(translate_markdown(source, Upper()), extensions=[TokenExtension(locale("fa"))])
    hit, plain = ('<bdi dir="ltr" class="nt">24/18*</bdi>', '<bdi dir="ltr" class="nt">8/2*</bdi>')
    text = f"English {hit} and <em>25%</em> of <code>[[pt:6]]</code>, {plain}."

    assert f'<p><span lang="en" dir="ltr" class="tk-untranslated">{text}</span></p>' == html.replace(
        "&#42;", "*"
    )


@pytest.mark.parametrize("path", sorted((ROOT / "docs").rglob("*.md")), ids=lambda path: path.stem)
def test_every_lesson_is_its_segments_and_gaps(path: Path) -> None:
    """Joined, they give the page back; in English it comes back unchanged."""
    source = path.read_text(encoding="utf-8")

    assert segments(source)
    assert source == parts(source)
    assert source == translate_markdown(source, NullTranslator())


LINES = st.sampled_from(
    [
        "# A {#a.b}", "## B ##", "text", "more text  ", "- item", "  1. nested", "    deep", "        code",
        "", ":::rule must", ":::", "||", "| a | b |", "|---|---|", "`||` code", "```", "~~~", "<!-- a", "-->",
        "> q", "===", "---", "<div>", "[a]: b", "{: .x}", "\ttab", "a\\", "`x|y` | z", "[[pt:6]]",
        "\ufeff", "- - -",
        "*", "پانسے", "text <!-- c --> text", "[^1]: note", "\\|", "\u2028", "!!! x",
    ]
)  # fmt: skip


@settings(deadline=None)
@given(st.lists(LINES, max_size=25), st.sampled_from(["\n", "\r\n", "\r"]), st.booleans())
def test_segments_and_gaps_give_any_page_back(lines: list[str], end: str, last: bool) -> None:
    """Whatever the page, with any line ends, no character is lost, doubled or moved."""
    source = end.join(lines) + (end if last else "")
    found = segments(source)

    assert source == parts(source)
    assert source == translate_markdown(source, NullTranslator())
    assert all(one.end <= two.start for one, two in pairwise(found))
    assert all(seg.start < seg.end and seg.line >= 1 for seg in found)


@settings(deadline=None)
@given(st.text(max_size=80))
def test_any_text_at_all_comes_back(source: str) -> None:
    """Even what no author would write."""
    assert source == parts(source)


@settings(deadline=None)
@given(
    st.lists(st.text(alphabet="abc [[pt:6]]*", min_size=1, max_size=12), min_size=1, max_size=8), st.data()
)
def test_wrapping_a_paragraph_anew_changes_no_message(words: list[str], data: st.DataObject) -> None:
    """Translations survive an author's new line breaks."""
    text = " ".join(word.strip() or "x" for word in words).strip()
    blanks = [
        at for at, char in enumerate(text) if char == " " and text[at - 1] != " " != text[at + 1 : at + 2]
    ]
    breaks = data.draw(st.sets(st.sampled_from(blanks))) if blanks else set()
    wrapped = "".join("\n" if at in breaks else char for at, char in enumerate(text))

    assert one_line(text) == one_line(wrapped)
    assert one_line(text) == one_line(one_line(wrapped))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[[move:13/8 24/22]]", False),
        ("", False),
        ("6 + 5 = 11", False),
        ("`24/18*`", False),
        ("[](rule:landing.blocked)", False),
        ("{n}", False),
        ("[the bar](rule:x)", True),
        ("بار", True),
    ],
)
def test_only_what_has_words_is_a_message(text: str, expected: bool) -> None:
    """A play, a number or an address needs no translator."""
    assert expected == has_words(text)


def test_a_code_fence_that_is_never_closed_loses_nothing() -> None:
    """A slip of the author does not hide the rest of the page from translators."""
    assert ["After it."] == [seg.text for seg in segments("```\n\nAfter it.\n")]


def test_a_level_two_heading_without_id_ends_the_rule() -> None:
    """What follows belongs to no rule."""
    found = segments("## Rule {#a.b}\n\nIn it.\n\n### Part\n\nStill.\n\n## Other\n\nNot in it.\n")

    assert ["a.b", "a.b", "a.b", "a.b", None, None] == [seg.rule for seg in found]
