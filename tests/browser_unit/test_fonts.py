"""The fonts have every letter and sign that the site shows, and nothing is heavier than promised."""

from __future__ import annotations

import re

import pytest
from fontTools.ttLib import TTFont

from generator.browser import fonts
from generator.browser.fonts import FACES, FONTS, Face
from generator.i18n.locale import ascii_digits

LOCALES = fonts.FONTS.parents[2] / "locales"
NAMES = [face.name for face in FACES]
BY_LOCALE = {
    "en": ("literata-latin",),
    "hi": ("literata-latin", "noto-serif-devanagari"),
    "fa": ("literata-latin", "vazirmatn"),
    "ur": ("literata-latin", "noto-nastaliq-urdu"),
}
BUDGET = {"en": 15, "hi": 60, "fa": 30, "ur": 130}
INVISIBLE = set("\n\t\u061c\u200b")


def _characters(name: str) -> set[str]:
    return {chr(code) for code in TTFont(FONTS / f"{name}.woff2").getBestCmap()}


def _translations(tag: str) -> str:
    text = ""
    for path in sorted((LOCALES / tag / "LC_MESSAGES").glob("*.po")):
        for block in path.read_text(encoding="utf-8").split("\n\n")[1:]:
            text += "".join(
                re.findall(r'^(?:msgstr(?:\[\d\])? )?"(.*)"$', block.partition("msgstr")[2], re.MULTILINE)
            )
    return text.replace("\\n", " ").replace("\\\\", "").replace('\\"', '"')


@pytest.mark.parametrize("face", FACES, ids=NAMES)
def test_a_face_has_the_alphabet_it_was_cut_to(face: Face) -> None:
    """A face holds every character that `make fonts` lists for it, and comes with its licence."""
    characters = set(face.characters) - INVISIBLE

    assert set() == characters - _characters(face.name)
    licence = FONTS / f"OFL-{face.name.removesuffix('-latin')}.txt"
    assert "SIL Open Font License, Version 1.1" in licence.read_text(encoding="utf-8")


@pytest.mark.parametrize("tag", ["ur", "hi", "fa"])
def test_every_letter_of_the_translations_has_a_glyph(tag: str) -> None:
    """No reader sees a box or a letter of another face in the middle of a word."""
    known = set().union(*(_characters(name) for name in BY_LOCALE[tag])) | INVISIBLE

    assert set() == set(_translations(tag)) - known


@pytest.mark.parametrize("tag", sorted(BUDGET))
def test_the_first_visit_stays_within_the_font_budget(tag: str) -> None:
    """One weight a script: the files of one language together stay under their limit in KB."""
    size = sum((FONTS / f"{name}.woff2").stat().st_size for name in BY_LOCALE[tag])

    assert size <= BUDGET[tag] * 1024


def test_digits_of_the_boards_stand_in_the_faces_of_their_languages() -> None:
    """Boards show 0-9, and ۰-۹ in Persian."""
    digits = "۰۱۲۳۴۵۶۷۸۹"

    assert set(digits) <= _characters("vazirmatn")
    assert set(ascii_digits(digits)) <= _characters("literata-latin")
