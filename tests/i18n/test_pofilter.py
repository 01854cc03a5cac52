"""pofilter: which of its filters run where, and that each text is told with its own line."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.i18n.locale import LocaleData
from generator.i18n.newlocale import add_locale
from generator.i18n.pofilter import pofilter_faults, weights_of
from tests.i18n.i18n_help import HEADER, project, write_po

HI = HEADER.replace("Language: ur", "Language: hi").replace("n != 1", "n > 1")
EVERYWHERE = {
    "pythonbraceformat", "printf", "xmltags", "nplurals", "unchanged", "newlines", "doublespacing", "urls",
    "blank", "escapes", "tabs", "startwhitespace", "endwhitespace", "emails", "brackets",
}  # fmt: skip


def found(
    root: Path, body: str, *, tag: str = "ur", header: str = HEADER
) -> set[tuple[int | None, str, bool]]:
    """Line, code and weight of each finding in one file."""
    write_po(project(root, tags=("en", tag)), body, tag=tag, header=header)
    faults = pofilter_faults(root, LocaleData.load(root / "locales" / tag))
    return {(one.line, one.code, True) for one in faults.errors} | {
        (one.line, one.code, False) for one in faults.warnings
    }


def test_only_what_is_right_for_every_language_runs_for_a_new_one() -> None:
    """Word lists, alphabets and stops belong to the three languages that have them."""
    assert set(weights_of("ar")) == EVERYWHERE
    assert "W" == weights_of("ar")["unchanged"]


@pytest.mark.parametrize(("tag", "off"), [("ur", set()), ("hi", {"endpunc", "numbers"}), ("fa", {"numbers"})])
def test_filters_that_flag_good_text_are_off(tag: str, off: set[str]) -> None:
    """It takes a danda for a missing full stop, and Persian digits for missing numbers."""
    every = set(weights_of("ur")) | set(weights_of("hi")) | set(weights_of("fa"))

    assert every - set(weights_of(tag)) == off
    assert not {"doublequoting", "startpunc", "puncspacing", "acronyms", "simplecaps", "variables"} & every


def test_each_plural_form_is_told_with_its_own_line(tmp_path: Path) -> None:
    """A translator edits one line."""
    body = 'msgid "{n} checker"\nmsgid_plural "{n} checkers"\nmsgstr[0] "{n} مہرہ"\nmsgstr[1] "{h}  مہرے"\n'

    assert {(11, "PF-pythonbraceformat", True), (11, "PF-doublespacing", True)} == found(tmp_path, body)


def test_unfinished_guessed_and_removed_texts_are_no_faults(tmp_path: Path) -> None:
    """They are never shown."""
    guess = '#, fuzzy\nmsgid "Back"\nmsgstr "Back"\n\n'
    body = f'msgid "Next"\nmsgstr ""\n\n{guess}#~ msgid "Old"\n#~ msgstr "Old"\n'

    assert set() == found(tmp_path, body)


def test_good_text_of_the_style_guides_passes(tmp_path: Path) -> None:
    """Reduplication, a number in words, quotation marks of the language, a placeholder moved to the front."""
    body = (
        'msgid "15 checkers move one by one."\nmsgstr "पंद्रह गोटियाँ एक एक करके चलती हैं।"\n\n'
        'msgid "The word \\"bar\\""\nmsgstr "“बार” शब्द"\n\nmsgid "Play {move}."\nmsgstr "{move} खेलिए।"\n'
    )

    assert set() == found(tmp_path, body, tag="hi", header=HI)


def test_a_term_leaves_out_what_tells_two_english_senses_apart(tmp_path: Path) -> None:
    """Urdu has two words for the two; elsewhere brackets stay."""
    entry = 'msgid "roll (the dice)"\nmsgstr "پانسے پھینکنا"\n'

    assert set() == found(tmp_path / "a", "#. rule: term.to-roll\n#. kind: heading\n" + entry)
    assert {(9, "PF-brackets", True)} == found(tmp_path / "b", entry)


def test_signs_alone_are_the_same_in_every_language(tmp_path: Path) -> None:
    """A pattern of two placeholders is no English left in."""
    body = 'msgid "{side}: {list}."\nmsgstr "{side}: {list}."\n\nmsgid "Next page"\nmsgstr "Next page"\n'
    codes = {code for line, code, _ in found(tmp_path, body) if line == 9}

    assert "PF-unchanged" not in codes
    assert (12, "PF-unchanged", True) in found(tmp_path, body)


def test_a_form_for_one_number_alone_may_leave_it_out(tmp_path: Path) -> None:
    """An Arabic dual says two without a number; pofilter would miss it."""
    root = project(tmp_path, tags=("en",), docs__a_md="# A\n")
    made, faults = add_locale(root, "ar")
    assert made is not None, list(faults)
    forms = "".join(
        f'msgstr[{form}] "{text}"\n'
        for form, text in enumerate(["لا قطع", "قطعة", "قطعتان", "{n} قطع", "{n} قطعة", "{n} قطعة"])
    )
    header = (root / "locales/ar/LC_MESSAGES/ui.po").read_text(encoding="utf-8").split("\n\n")[0] + "\n\n"
    body = f'msgid "{{n}} checker"\nmsgid_plural "{{n}} checkers"\n{forms}'
    write_po(root, body, tag="ar", header=header)

    assert [] == [str(fault) for fault in pofilter_faults(root, made.locale)]


def test_the_source_and_pseudo_locales_are_left_alone(tmp_path: Path) -> None:
    """They hold English on purpose."""
    root = project(tmp_path, tags=("en",), docs__a_md="# A page\n")
    made, _ = add_locale(root, "en-XA")
    assert made is not None

    assert [] == list(pofilter_faults(root, made.locale))
    assert [] == list(pofilter_faults(root, LocaleData.load(root / "locales/en")))
