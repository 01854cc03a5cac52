"""Translators: what reaches a page, and what never does."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from generator.i18n.catalogs import update_catalogs
from generator.i18n.segments import translate_markdown
from generator.i18n.translate import NullTranslator, Translation, Translator
from generator.i18n.translator import CatalogTranslator, load_translator
from tests.i18n.i18n_help import HEADER, locale, project, write_po

BODY = """\
msgid "Ready"
msgstr "تیار"

msgctxt "score"
msgid "point"
msgstr "پوائنٹ"

msgctxt "board"
msgid "point"
msgstr "خانہ"

#, fuzzy
msgid "Account picture"
msgstr "غلط اندازہ"

msgid "Empty"
msgstr ""

msgid "{n} checker"
msgid_plural "{n} checkers"
msgstr[0] "{n} مہرہ"
msgstr[1] "{n} مہرے"

msgid "{n} half"
msgid_plural "{n} halves"
msgstr[0] "{n} آدھا"
msgstr[1] ""

#~ msgid "Gone"
#~ msgstr "گیا"
"""


def load(root: Path, body: str = BODY, *, header: str = HEADER, tag: str = "ur") -> Translator:
    """Load a translator whose files must have no fault."""
    write_po(project(root, tags=("en", tag)), body, header=header, tag=tag)
    translator, faults = load_translator(root, locale(tag))
    assert [] == faults.sorted()
    return translator


def test_a_finished_translation_is_shown(tmp_path: Path) -> None:
    """It is in the page's language, so it carries no language of its own."""
    assert Translation("تیار", None) == load(tmp_path).gettext("docs", "Ready")


@pytest.mark.parametrize("text", ["Account picture", "Empty", "Gone", "Never seen"])
def test_fuzzy_empty_obsolete_and_unknown_texts_are_shown_in_english(tmp_path: Path, text: str) -> None:
    """A guess is never published; the English says that it is English."""
    assert Translation(text, "en") == load(tmp_path).gettext("docs", text)


def test_taking_the_flag_off_publishes_the_text(tmp_path: Path) -> None:
    """A translator who agrees with a guess has only to say so."""
    translator = load(tmp_path, BODY.replace("#, fuzzy\n", ""))

    assert Translation("غلط اندازہ", None) == translator.gettext("docs", "Account picture")


def test_contexts_are_kept_apart(tmp_path: Path) -> None:
    """A point of the score is no point of the board, and without a context neither fits."""
    translator = load(tmp_path)

    assert "پوائنٹ" == translator.gettext("docs", "point", "score").text
    assert "خانہ" == translator.gettext("docs", "point", "board").text
    assert Translation("point", "en") == translator.gettext("docs", "point")


@pytest.mark.parametrize(
    ("n", "expected"), [(0, "{n} مہرے"), (1, "{n} مہرہ"), (2, "{n} مہرے"), (11, "{n} مہرے")]
)
def test_the_number_chooses_the_form(tmp_path: Path, n: int, expected: str) -> None:
    """Urdu has one form for exactly one."""
    assert Translation(expected, None) == load(tmp_path).ngettext("docs", "{n} checker", "{n} checkers", n)


def test_a_plural_with_an_empty_form_or_another_english_is_not_shown(tmp_path: Path) -> None:
    """A page never mixes languages inside one message."""
    translator = load(tmp_path)

    assert Translation("{n} halves", "en") == translator.ngettext("docs", "{n} half", "{n} halves", 2)
    assert Translation("{n} men", "en") == translator.ngettext("docs", "{n} checker", "{n} men", 2)
    assert Translation("{n} checker", "en") == translator.ngettext("docs", "{n} checker", "{n} men", 1)


def test_domains_are_kept_apart(tmp_path: Path) -> None:
    """A text of the lessons is not looked for among the quizzes."""
    assert Translation("Ready", "en") == load(tmp_path).gettext("quizzes", "Ready")


def test_what_was_not_translated_is_counted_once(tmp_path: Path) -> None:
    """Attributes fall back in silence, so the count is how one knows."""
    translator = load(tmp_path)
    assert isinstance(translator, CatalogTranslator)
    for text in ("Empty", "Empty", "Ready", "[[roll:6-5]]"):
        translator.gettext("docs", text)

    assert {"docs": {(None, "Empty")}} == translator.untranslated
    assert 1 == translator.missing


def test_one_can_ask_for_a_translation_without_leaving_a_trace(tmp_path: Path) -> None:
    """Only what would be shown counts: no unfinished text, and no other context or plural."""
    translator = load(tmp_path)
    assert isinstance(translator, CatalogTranslator)

    assert translator.has("docs", "Ready", None, None)
    assert translator.has("docs", "{n} checker", "{n} checkers", None)
    assert not translator.has("docs", "{n} checker", None, None)
    assert not translator.has("docs", "Empty", None, None)
    assert not translator.has("docs", "Ready", None, "board")
    assert not translator.has("ui", "Ready", None, None)
    assert {} == translator.untranslated
    assert NullTranslator().has("docs", "anything", None, None)


@pytest.mark.parametrize("text", ["", "[[move:13/8 24/22]]", "6"])
def test_what_has_no_words_is_right_in_every_language(tmp_path: Path, text: str) -> None:
    """An empty cell or alternative text stays empty, and never becomes the header."""
    assert Translation(text, None) == load(tmp_path).gettext("docs", text)


def test_a_text_may_be_asked_for_as_it_is_wrapped(tmp_path: Path) -> None:
    """YAML and Markdown fold lines where they like."""
    translator = load(tmp_path, 'msgid "One two three"\nmsgstr "ایک دو تین"\n')

    assert "ایک دو تین" == translator.gettext("docs", "One two\n  three\n").text


@pytest.mark.parametrize(
    "change",
    [
        lambda text: codecs.BOM_UTF8 + text.encode(),
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: text.replace("\n", "\r").encode(),
        lambda text: text.encode("utf-16"),
        lambda text: text.removeprefix(HEADER).encode(),
        lambda text: text.replace("Language: ur", "Language: ").encode(),
    ],
    ids=["bom", "crlf", "cr", "utf16", "headerless", "blank language"],
)
def test_the_page_does_not_depend_on_the_editor(tmp_path: Path, change: object) -> None:
    """The same translations, however the file was saved."""
    path = write_po(project(tmp_path), BODY)
    assert callable(change)
    path.write_bytes(change(path.read_text(encoding="utf-8")))
    translator, faults = load_translator(tmp_path, locale("ur"))

    assert [] == faults.sorted()
    assert ["تیار", "خانہ", "{n} مہرے"] == [
        translator.gettext("docs", "Ready").text,
        translator.gettext("docs", "point", "board").text,
        translator.ngettext("docs", "{n} checker", "{n} checkers", 5).text,
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [("nplurals=2; plural=(n != 1)", "nplurals=1; plural=0"), ("Language: ur", "Language: hi")],
)
def test_a_file_of_another_language_stops_the_locale(tmp_path: Path, old: str, new: str) -> None:
    """Its plural forms would mean something else."""
    write_po(project(tmp_path), BODY, header=HEADER.replace(old, new))
    translator, faults = load_translator(tmp_path, locale("ur"))

    assert [("locales/ur/LC_MESSAGES/docs.po", 2, "ST12")] == [
        (fault.path, fault.line, fault.code) for fault in faults
    ]
    assert Translation("Ready", "en") == translator.gettext("docs", "Ready")


def test_english_needs_no_catalog(tmp_path: Path) -> None:
    """The sources are English: every text is right as it stands."""
    translator, faults = load_translator(tmp_path, locale("en"))

    assert isinstance(translator, NullTranslator)
    assert [] == faults.sorted()
    assert Translation("{n} checkers", None) == translator.ngettext("docs", "{n} checker", "{n} checkers", 0)


def test_a_faulty_entry_is_told_and_never_shown(tmp_path: Path) -> None:
    """The rest of the file still works for a preview."""
    write_po(project(tmp_path), 'msgid "Ready"\nmsgstr "<script>x</script>"\n\nmsgid "Go"\nmsgstr "چلیں"\n')
    translator, faults = load_translator(tmp_path, locale("ur"))

    assert {("locales/ur/LC_MESSAGES/docs.po", 9, "ST04")} == {(f.path, f.line, f.code) for f in faults}
    assert Translation("Ready", "en") == translator.gettext("docs", "Ready")
    assert Translation("چلیں", None) == translator.gettext("docs", "Go")


def test_a_changed_rule_is_not_published_with_its_old_meaning(tmp_path: Path) -> None:
    """From source to page: after the update the old words appear nowhere, until a translator agrees."""
    old, new = "You must play the larger die.", "You need not play the larger die."
    root = project(tmp_path, docs__a_md=f"# Title {{#a}}\n\n{old}\n")
    path = write_po(root, "")
    update_catalogs(root)
    path.write_text(
        path.read_text(encoding="utf-8").replace(
            f'msgid "{old}"\nmsgstr ""', f'msgid "{old}"\nmsgstr "لازم ہے۔"'
        ),
        encoding="utf-8",
    )
    page = (root / "docs/a.md").read_text(encoding="utf-8").replace(old, new)
    (root / "docs/a.md").write_text(page, encoding="utf-8")
    update_catalogs(root)
    guessed = translate_markdown(page, load_translator(root, locale("ur"))[0])
    path.write_text(path.read_text(encoding="utf-8").replace("#, fuzzy\n", ""), encoding="utf-8")
    agreed = translate_markdown(page, load_translator(root, locale("ur"))[0])

    assert "لازم" not in guessed
    assert new in guessed
    assert "لازم ہے۔" in agreed


def test_a_long_link_and_a_wanted_line_break_survive_the_whole_way(tmp_path: Path) -> None:
    """From page to PO file to page: no blank in the link, the two spaces still there."""
    link = f"[go](https://example.org/{'a-b/' * 50})"
    page = f"Follow {link} now.  \nThen stop.\n"
    root = project(tmp_path, docs__a_md=page)
    path = write_po(root, "")
    update_catalogs(root)
    text = path.read_text(encoding="utf-8")
    old = f'msgid ""\n"Follow {link} now.  \\n"\n"Then stop."\nmsgstr ""'
    assert old in text
    path.write_text(
        text.replace(old, old[: -len('""')] + f'"اب {link} پر جائیں۔  \\nپھر رکیں۔"'), encoding="utf-8"
    )
    translator, faults = load_translator(root, locale("ur"))

    assert [] == faults.sorted()
    assert f"اب {link} پر جائیں۔  \nپھر رکیں۔\n" == translate_markdown(page, translator)


def test_an_arabic_locale_uses_all_its_forms(tmp_path: Path) -> None:
    """Six forms, and the dual may leave out its number, as Arabic writes it."""
    text = (project(tmp_path) / "locales/ur/locale.yml").read_text(encoding="utf-8")
    arabic = text.replace("tag: ur", "tag: ar").replace(
        "number_in_every_form: true", "number_in_every_form: false"
    )
    folder = tmp_path / "locales/ar"
    folder.mkdir()
    (folder / "locale.yml").write_text(arabic, encoding="utf-8")
    forms = ["لا {n}", "واحد", "مهرتان", "{n} few", "{n} many", "{n} other"]
    body = 'msgid "{n} a"\nmsgid_plural "{n} b"\n' + "".join(
        f'msgstr[{number}] "{form}"\n' for number, form in enumerate(forms)
    )
    write_po(tmp_path, body, tag="ar", header="")
    data = locale("ur").load(folder)
    translator, faults = load_translator(tmp_path, data)

    assert [] == faults.sorted()
    assert ["لا {n}", "مهرتان", "{n} few", "{n} many", "{n} other"] == [
        translator.ngettext("docs", "{n} a", "{n} b", number).text for number in (0, 2, 3, 11, 100)
    ]
