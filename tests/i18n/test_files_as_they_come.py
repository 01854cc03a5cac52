"""A PO file from any editor says the same as our own, or is refused with its line; never half of each."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from generator.i18n.catalogs import update_catalogs
from generator.i18n.po import Entry
from generator.i18n.po_read import parse_po
from generator.i18n.po_write import format_po
from generator.i18n.translator import load_translator
from tests.i18n.i18n_help import lineless, locale, project
from tests.i18n.po_forms import FIELDS, FORMS, TEXT, header

OURS = parse_po(TEXT.encode(), "ur.po")[0]


@pytest.mark.parametrize("form", FORMS, ids=FORMS.keys())
def test_every_form_holds_the_same_entries(form: str) -> None:
    """Texts, contexts, plurals, flags, remarks, previous and obsolete texts, and no header among them."""
    file, faults = parse_po(FORMS[form], "ur.po")

    assert [] == faults.sorted()
    assert lineless(OURS) == lineless(file)


@pytest.mark.parametrize("form", FORMS, ids=FORMS.keys())
def test_every_form_gives_the_same_translations_and_the_same_file_after_an_update(
    form: str, tmp_path: Path
) -> None:
    """What a page would show, and what ``takhta messages`` writes below the header."""
    root = project(
        tmp_path, docs__a_md="# Not translated yet\n\nYou must play.\n\nFirst line  \nsecond line\n"
    )
    path = root / "locales/ur/LC_MESSAGES/docs.po"
    path.parent.mkdir(parents=True)

    def shown(data: bytes) -> tuple[list[str], bytes]:
        path.write_bytes(data)
        translator, faults = load_translator(root, locale("ur"))
        assert [] == faults.sorted()
        texts = [translator.gettext("docs", entry.msgid, entry.context).text for entry in OURS.entries]
        update_catalogs(root)
        return texts, path.read_bytes().partition(b"\n\n")[2]

    assert shown(TEXT.encode()) == shown(FORMS[form])


@pytest.mark.parametrize("form", FORMS, ids=FORMS.keys())
def test_fields_of_other_tools_stay_in_the_header(form: str) -> None:
    """Whatever a tool wants to know again."""
    file, _ = parse_po(FORMS[form], "ur.po")
    again, _ = parse_po(format_po(file).encode(), "ur.po")

    assert file.header == again.header
    assert form not in {"Poedit", "Weblate", "Lokalize"} or form in file.header["X-Generator"]


HEAD = header(FIELDS)
PAIR = 'msgid "a"\nmsgstr "پانسہ"\n'
ALONE = (HEAD + PAIR).encode()
CODE_PAGE = header({**FIELDS, "Content-Type": "text/plain; charset=windows-1256"})
END = len(TEXT.splitlines()) + 2
DOUBLED = 'msgid "a"\nmsgstr ""\n"پانسہ"\n'.replace("\n", "\r\r\n")
REFUSED = {
    "two headers": ((TEXT + "\n" + HEAD).encode(), END, "PO_HEADER"),
    "a text twice": ((TEXT + '\nmsgid "You must play."\nmsgstr "x"\n').encode(), END, "PO_DUPLICATE"),
    "UTF-8 that calls itself windows-1256": ((CODE_PAGE + PAIR).encode(), 8, "PO_ENCODING"),
    "windows-1256 that calls itself UTF-8": ((HEAD + PAIR).encode("cp1256"), 13, "PO_ENCODING"),
    "curly quotes": (ALONE.replace('"پ'.encode(), "“پ".encode()), 13, "PO_SYNTAX"),
    "zeros at the end": (ALONE + b"\0" * 100, 14, "PO_ENCODING"),
    "a zero in a text": (ALONE.replace("پ".encode(), "پ\0".encode()), 13, "PO_ENCODING"),
    "half a pair in UTF-8": (ALONE.replace("پ".encode(), b"\xed\xa0\x80"), 13, "PO_ENCODING"),
    "half a pair in UTF-16": (codecs.BOM_UTF16_LE + PAIR.encode("utf-16-le") + b"\x00\xd8", 3, "PO_ENCODING"),
    "two files joined": (ALONE + codecs.BOM_UTF8 + ALONE, 14, "PO_SYNTAX"),
    "line ends doubled": (DOUBLED.encode(), 5, "PO_SYNTAX"),
    "two texts on a line": ((HEAD + 'msgid "a" "b"\nmsgstr "c"\n').encode(), 12, "PO_SYNTAX"),
    "a domain line": ((HEAD + 'domain "x"\n' + PAIR).encode(), 12, "PO_SYNTAX"),
    "a form of many digits": ((HEAD + f'msgid "a"\nmsgstr[{"9" * 5000}] "c"\n').encode(), 13, "PO_SYNTAX"),
    "half a letter in octal": ((HEAD + 'msgid "a"\nmsgstr "\\331"\n').encode(), 13, "PO_ESCAPE"),
    "no byte at all": ((HEAD + 'msgid "a"\nmsgstr "\\777"\n').encode(), 13, "PO_ESCAPE"),
}


@pytest.mark.parametrize("what", REFUSED, ids=REFUSED.keys())
def test_what_cannot_be_understood_is_refused_with_its_line(what: str) -> None:
    """A translator is told where to look."""
    data, line, code = REFUSED[what]
    _, faults = parse_po(data, "locales/ur/LC_MESSAGES/docs.po")

    assert (line, code) == (faults.sorted()[0].line, faults.sorted()[0].code)


@pytest.mark.parametrize(
    ("charset", "text"), [("windows-1256", "پانسے پھينکيں"), ("windows-1252", "Würfel, déjà")]
)
def test_a_code_page_is_read_when_the_header_names_it(charset: str, text: str) -> None:
    """Its file after an update is UTF-8."""
    body = (
        header({**FIELDS, "Content-Type": f"text/plain; charset={charset}"}) + f'msgid "a"\nmsgstr "{text}"\n'
    )
    file, faults = parse_po(body.encode(charset), "ur.po")

    assert [] == faults.sorted()
    assert text == file.entries[0].msgstr[0]


def test_a_charset_is_read_from_the_header_alone() -> None:
    """A text may speak of charsets, with a header and without."""
    text = 'msgid "Content-Type: text/plain; charset=windows-1256"\nmsgstr "پانسہ"\n'
    remark = "# charset=windows-1256\n"

    for data in (text, header(FIELDS) + text, header(FIELDS, above=remark) + text):
        file, faults = parse_po(data.encode(), "ur.po")
        assert [] == faults.sorted()
        assert "پانسہ" == file.entries[0].msgstr[0]


def test_a_file_cut_short_anywhere_gives_its_first_entries_or_a_fault() -> None:
    """No entry changes; only the last may lack lines that no longer stand there."""
    data = TEXT.encode()
    whole = lineless(OURS)
    for end in range(0, len(data), 3):
        file, faults = parse_po(data[:end], "ur.po")
        found = lineless(file)
        if faults:
            assert all(fault.line for fault in faults)
            continue
        assert whole[: len(found)][:-1] == found[:-1]
        assert all(a.startswith(b) for a, b in zip(texts(whole[: len(found)]), texts(found), strict=True))


def texts(entries: list[Entry]) -> list[str]:
    """Text and last written translation of each entry."""
    return [f"{entry.msgid}\0{' '.join(entry.msgstr)}" for entry in entries]


def test_new_kinds_of_flags_are_kept() -> None:
    """Newer versions of gettext write a second line of flags, with another sign."""
    file, faults = parse_po(b'#, fuzzy\n#= no-wrap\nmsgid "a"\nmsgstr "b"\n', "ur.po")

    assert [] == faults.sorted()
    assert (True, ("no-wrap",)) == (file.entries[0].fuzzy, file.entries[0].flags)


def test_the_forms_differ_from_each_other() -> None:
    """Otherwise this file would test one form many times."""
    assert len(FORMS) == len(set(FORMS.values()))
    assert TEXT.encode() not in FORMS.values()
