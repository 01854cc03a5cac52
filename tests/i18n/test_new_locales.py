"""Adding a language: what is written for it, where it comes from, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel import Locale, localedata

from generator.cli.main import main
from generator.i18n.catalogs import plural_rule, po_path, update_catalogs
from generator.i18n.cldr import UnknownLanguageError, canonical_tag, language_facts
from generator.i18n.faces import BY_FAMILY
from generator.i18n.locale import LocaleData, load_locale
from generator.i18n.message import DOMAINS
from generator.i18n.newlocale import LocaleExistsError, add_locale, setting_of
from generator.i18n.po_read import read_po
from generator.i18n.pseudo import GROWTH, accented, right_to_left
from generator.i18n.translator import load_translator
from tests.cutdown import cut_down

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two chapters of the course; each test adds languages of its own."""
    root = tmp_path_factory.mktemp("added") / "project"
    cut_down(ROOT, root)
    return root


def _added(root: Path, tag: str) -> LocaleData:
    made, faults = add_locale(root, tag)
    assert made is not None, faults.sorted()
    return made.locale


def _tree(root: Path) -> dict[str, bytes]:
    places = (root / name for name in ("docs", "diagrams", "quizzes", "locales"))
    files = [path for place in places for path in place.rglob("*")] + [root / "mkdocs.yml"]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in files if path.is_file()}


def test_a_new_language_changes_no_other_file(project: Path) -> None:
    """One folder appears with locale.yml and four PO files; all else is byte for byte as it was."""
    before = _tree(project)
    _added(project, "ar")
    after = _tree(project)

    assert before == {path: data for path, data in after.items() if path in before}
    names = {f"LC_MESSAGES/{domain}.po" for domain in DOMAINS} | {"locale.yml"}
    assert {f"locales/ar/{name}" for name in names} == after.keys() - before.keys()


def test_running_messages_right_after_changes_nothing(project: Path) -> None:
    """What `locale add` writes is what `make messages` would write."""
    _added(project, "tr")
    before = {domain: po_path(project, "tr", domain).read_bytes() for domain in DOMAINS}
    _, faults = update_catalogs(project)

    assert [] == faults.sorted()
    assert before == {domain: po_path(project, "tr", domain).read_bytes() for domain in DOMAINS}


def test_arabic_has_six_plural_forms_and_arabic_digits_in_egypt(project: Path) -> None:
    """From CLDR: zero, one, two, few, many, other; digits by country."""
    locale = _added(project, "ar-EG")
    rule = plural_rule(locale)
    file, _ = read_po(po_path(project, "ar-EG", "ui"), "ui.po")

    assert rule is not None
    assert [0, 1, 2, 3, 4, 5] == [rule.choose(n) for n in (0, 1, 2, 3, 11, 100)]
    assert {6} == {len(entry.msgstr) for entry in file.entries if entry.plural is not None}
    assert ("٢٤", "rtl") == (locale.num(24), locale.dir)


def test_what_cldr_lacks_is_marked_for_a_person(project: Path) -> None:
    """No stand-in looks like a fact: quotation marks everywhere, "or" for Pashto and Sorani."""
    assert {"quotes", "list.or_two", "list.or_end"} == set(_added(project, "ps").unwritten)
    sorani = _added(project, "ckb")
    assert {"quotes", *(f"list.{key}" for key in ("or_two", "or_end", "and_two", "and_end", "comma"))} == set(
        sorani.unwritten
    )
    assert "، " == sorani.lists.comma
    assert ("quotes",) == _added(project, "ru").unwritten


def test_a_face_of_ours_is_chosen_only_where_it_has_every_letter() -> None:
    """Words in two faces fall apart: Pashto has letters that our Persian face was not cut for."""
    fonts = {
        tag: setting_of(language_facts(tag)).fonts[0] for tag in ("ar", "ps", "ckb", "pa-Arab", "ne", "tr")
    }

    assert fonts["ar"] == "Vazirmatn"
    assert fonts["pa-Arab"] == "Noto Nastaliq Urdu"
    assert fonts["ne"] == "Noto Serif Devanagari"
    assert {fonts["ps"], fonts["ckb"], fonts["tr"]}.isdisjoint(BY_FAMILY)


def test_nastaliq_gets_the_room_it_needs() -> None:
    """The line height follows the script, and the way in which the language writes it."""
    heights = {tag: setting_of(language_facts(tag)).line_height for tag in ("pa-Arab", "ar", "ru")}

    assert heights["pa-Arab"] >= 2.2 > heights["ar"] > heights["ru"]


def test_every_language_of_cldr_can_be_added(tmp_path: Path) -> None:
    """Every language and script of it, countries left out, gives a sound locale.yml and a plural rule."""
    from generator.i18n.newlocale import _locale_text

    for name in localedata.locale_identifiers():
        tag = canonical_tag(name)
        if tag == "en" or Locale.parse(name).territory:
            continue
        folder = tmp_path / tag
        folder.mkdir()
        (folder / "locale.yml").write_text(_locale_text(tag, 1), encoding="utf-8")
        locale, faults = load_locale(folder)
        assert locale is not None, faults.sorted()
        assert locale.dir == ("rtl" if Locale.parse(name).text_direction == "rtl" else "ltr")
        assert plural_rule(locale) is not None


@pytest.mark.parametrize(("text", "tag"), [("PT_br", "pt-BR"), ("pa-arab", "pa-Arab"), ("ES-419", "es-419")])
def test_a_tag_may_be_written_in_any_case(text: str, tag: str) -> None:
    """The folder has the usual spelling."""
    assert tag == canonical_tag(text)


@pytest.mark.parametrize("text", ["xx", "ar-EGY", "../ar", "", "Arabic", "ar EG", "pt-XX"])
def test_what_is_no_language_is_refused_and_leaves_nothing(project: Path, text: str) -> None:
    """A slip of the hand makes no folder."""
    before = sorted(path.name for path in (project / "locales").iterdir())
    with pytest.raises(UnknownLanguageError):
        add_locale(project, text)

    assert before == sorted(path.name for path in (project / "locales").iterdir())


def test_a_near_miss_names_what_there_is() -> None:
    """CLDR knows no Portuguese of a country XX, but it knows Portuguese."""
    with pytest.raises(UnknownLanguageError, match="it knows pt, pt-AO, pt-BR"):
        language_facts("pt-XX")


def test_a_language_that_is_there_is_left_alone(project: Path) -> None:
    """Adding Urdu again would throw away a translation."""
    before = _tree(project)
    with pytest.raises(LocaleExistsError, match="locales/ur exists already"):
        add_locale(project, "ur")

    assert before == _tree(project)


def test_with_a_fault_in_the_sources_nothing_is_made(tmp_path: Path) -> None:
    """The texts could not be read whole, so the files would lack some."""
    root = tmp_path / "project"
    cut_down(ROOT, root)
    (root / "quizzes/04-movement.yml").write_text("- id: [", encoding="utf-8")
    made, faults = add_locale(root, "ar")

    assert made is None
    assert ["quizzes/04-movement.yml"] == sorted({fault.path for fault in faults.errors})
    assert not (root / "locales/ar").exists()


@pytest.mark.parametrize("tag", ["en-XA", "en-XB"])
def test_a_pseudo_locale_is_translated_whole_and_without_fault(project: Path, tag: str) -> None:
    """Every text is there, with its notation, placeholders, markup and plural forms."""
    locale = _added(project, tag)
    _, faults = load_translator(project, locale)
    entries = [
        entry for domain in DOMAINS for entry in read_po(po_path(project, tag, domain), "x.po")[0].active
    ]

    assert [] == faults.sorted()
    assert all(entry.publishable for entry in entries)


def test_a_new_text_of_the_sources_comes_into_a_pseudo_locale_by_itself(project: Path) -> None:
    """Nobody translates a pseudo-locale, so `make messages` does."""
    if not (project / "locales/en-XA").exists():
        _added(project, "en-XA")
    page = project / "docs/about.md"
    page.write_text(page.read_text(encoding="utf-8") + "\nA new sentence.\n", encoding="utf-8")
    update_catalogs(project)
    file, _ = read_po(po_path(project, "en-XA", "docs"), "docs.po")

    assert accented("A new sentence.") in {entry.msgstr[0] for entry in file.active}


def test_accents_and_length_of_a_pseudo_text() -> None:
    """Two fifths longer, and nothing but its own letters is touched."""
    text = "The [[num:6]] brings {n} checkers to `code` and [the page](rule:bar.enter-first)."
    longer = accented(text)

    assert GROWTH - 0.15 <= len(accented("You must play both numbers.")) / 27 <= GROWTH + 0.1
    for kept in ("[[num:6]]", "{n}", "`code`", "](rule:bar.enter-first)"):
        assert kept in longer
        assert kept in right_to_left(text)
    assert not set(right_to_left("Play both numbers.")) & set("abcdefghijklmnopqrstuvwxyz")


def test_the_command_tells_what_is_left_for_a_person(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The names of the new files on stdout; how many texts wait, and which keys, on stderr."""
    monkeypatch.chdir(project)

    assert main(["locale", "add", "BN"]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "locales/bn/locale.yml"
    assert "texts to translate" in err
    assert "locales/bn/locale.yml: quotes" in err
    assert main(["locale", "add", "bn"]) == 1
    assert "exists already" in capsys.readouterr().err
