"""Lines of the lessons may be broken anywhere else: no text changes for a translator, and no page."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from generator.i18n.locale import LocaleData
from generator.i18n.segments import continued, segments, translate_markdown
from generator.i18n.translator import load_translator
from tests.i18n.i18n_help import ROOT, locale, project, write_po

LESSONS = sorted((ROOT / "docs").rglob("*.md"))
BEGINS_A_BLOCK = tuple("-+*#>|:=~`[!0123456789{<")


def broken_elsewhere(source: str, chance: random.Random) -> str:
    """Break the lines of running text at other blanks, never where a word would begin another block."""
    for segment in reversed(segments(source)):
        if segment.kind not in {"text", "item", "quote"}:
            continue
        words = segment.text.split(" ")
        parts = [words[0]]
        for before, word in pairwise(words):
            free = word and before and not word.startswith(BEGINS_A_BLOCK) and not word.startswith("\n")
            parts.append(("\n" if free and chance.random() < 0.3 else " ") + word)
        source = source[: segment.start] + continued(segment, "".join(parts)) + source[segment.end :]
    return source


@pytest.fixture(scope="module")
def urdu() -> LocaleData:
    """The language that the pages are made in."""
    return locale("ur")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_texts_stay_the_same_when_lines_are_broken_elsewhere(lesson: Path) -> None:
    """Every page of the course, broken anew: the same texts with the same contexts, in the same order."""
    source = lesson.read_text(encoding="utf-8")
    again = broken_elsewhere(source, random.Random(lesson.name))

    def told(page: str) -> list[tuple[str, str | None, str, str | None]]:
        return [(one.text, one.context, one.label, one.rule) for one in segments(page)]

    assert told(source) == told(again)
    assert source != again or len(segments(source)) < 3


LINK = f"https://example.org/{'a-very-long-path/' * 12}end.html#{'x' * 20}"
PAGE = f"""# Title

You read [the rule of the two numbers]({LINK}) before you play. It has{"  "}
a second line, and ends here.
"""
BODY = f"""
msgid ""
"You read [the rule of the two numbers]({LINK}) before you play. It has  \\n"
"a second line, and ends here."
msgstr "کھیلنے سے پہلے [دو عددوں کا قاعدہ]({LINK}) پڑھیں۔ اس میں  \\nدوسری سطر بھی ہے۔ {"پ" * 300}"
"""


def test_a_long_link_a_long_word_and_a_wanted_line_break_come_through_whole(
    tmp_path: Path, urdu: LocaleData
) -> None:
    """From the PO file to the page, also when the page is broken elsewhere or the PO file is folded."""
    root = project(tmp_path)
    path = write_po(root, BODY)
    translator, faults = load_translator(root, urdu)
    page = translate_markdown(PAGE, translator)
    folded = path.read_text(encoding="utf-8").replace("/a-very", '/"\n"a-very').replace("پپپ", 'پپ"\n"پ')
    path.write_text(folded, encoding="utf-8")
    again, _ = load_translator(root, urdu)

    assert [] == faults.sorted()
    assert f"]({LINK})" in page
    assert "اس میں  \nدوسری سطر" in page
    assert "پ" * 300 in page
    assert page == translate_markdown(PAGE.replace("the two", "the\ntwo"), translator)
    assert page == translate_markdown(PAGE, again)


def test_what_is_empty_stays_empty(tmp_path: Path, urdu: LocaleData) -> None:
    """The empty text is the key of the header, which is never shown."""
    root = project(tmp_path)
    write_po(root, BODY)
    translator, _ = load_translator(root, urdu)

    assert "" == translator.gettext("docs", "").text == translator.gettext("docs", " \n").text
