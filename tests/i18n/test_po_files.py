"""PO files from any editor: read alike or refused with a line, and always written the same way."""

from __future__ import annotations

import codecs

import polib
import pytest
from babel.messages.pofile import read_po as babel_reads
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.i18n.catalogs import parse_plural_forms
from generator.i18n.po import Entry, PoFile
from generator.i18n.po_read import parse_po
from generator.i18n.po_write import format_po
from tests.i18n.i18n_help import HEADER, lineless

BODY = """\
# a remark of the translator
#. kind: text
#: docs/a.md
#, fuzzy, python-brace-format
#| msgid "Old {n}"
msgctxt "score"
msgid "New {n}"
msgid_plural "New {n}s"
msgstr[0] "نیا {n}"
msgstr[1] "نئے {n}"

msgid "Two"
msgstr ""
"دو\\n"
"سطریں \\"حرف\\" \\\\ \\t"

#, fuzzy
#~| msgid "Older"
#~ msgid "Gone"
#~ msgstr "گیا"
"""
TEXT = HEADER + BODY


def read(data: bytes) -> PoFile:
    """Read a file that must have no fault."""
    file, faults = parse_po(data, "ur.po")
    assert [] == faults.sorted()
    return file


def test_a_po_file_is_read_whole() -> None:
    """Contexts, plurals, flags, previous texts, obsolete entries and the lines of each translation."""
    two, gone = (
        Entry(msgid="Two", msgstr=('دو\nسطریں "حرف" \\ \t',)),
        Entry(msgid="Gone", msgstr=("گیا",), fuzzy=True, previous=(None, "Older", None), obsolete=True),
    )
    new = Entry(
        msgid="New {n}",
        plural="New {n}s",
        context="score",
        msgstr=("نیا {n}", "نئے {n}"),
        fuzzy=True,
        flags=("python-brace-format",),
        previous=(None, "Old {n}", None),
        comments=("a remark of the translator",),
        extracted=("kind: text",),
        locations=("docs/a.md",),
    )
    file = read(TEXT.encode())

    assert [new, two, gone] == lineless(file)
    assert ["msgstr[0]", "msgstr[1]"] == [
        TEXT.splitlines()[line - 1].split(" ")[0] for line in file.entries[0].msgstr_lines
    ]


@pytest.mark.parametrize(
    "data",
    [
        codecs.BOM_UTF8 + TEXT.encode(),
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace("\n", "\r").encode(),
        TEXT.encode("utf-16"),
        TEXT.encode("utf-16-le"),
        TEXT.encode("utf-16-be"),
        TEXT.replace("charset=UTF-8", "charset=UTF-16").encode("utf-16"),
        TEXT.replace("charset=UTF-8", "charset=UTF-16").encode(),
        BODY.encode(),
        TEXT.replace('"Language: ur\\n"', '"Language: \\n"').encode(),
        TEXT.replace("\n\n", "\n\n\n").encode(),
        TEXT.replace("\n#. kind", "\n\n#. kind").encode(),
    ],
    ids=["bom", "crlf", "cr", "utf16", "utf16le", "utf16be", "declared", "misdeclared", "headerless",
         "blank language", "more blank lines", "blank line after a remark"],
)  # fmt: skip
def test_files_of_different_editors_say_the_same(data: bytes) -> None:
    """BOM, line ends, UTF-16 and a missing header change no translation, and none is lost."""
    assert lineless(read(TEXT.encode())) == lineless(read(data))


def test_the_header_is_never_a_translation() -> None:
    """Not even in a file with a BOM, where Babel alone gives it to the first message."""
    file = read(codecs.BOM_UTF8 + TEXT.encode())

    assert not any("Project-Id-Version" in text for entry in file.entries for text in entry.msgstr)
    assert "Takhta" == file.header["Project-Id-Version"]


def test_another_declared_charset_is_read() -> None:
    """An old editor's code page is understood when the header names it."""
    header = HEADER.replace("UTF-8", "windows-1256")
    file = read((header + 'msgid "a"\nmsgstr "پانسہ"\n').encode("cp1256"))

    assert ("پانسہ",) == file.entries[0].msgstr


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ('msgid "a"\nmsgstr "b\n', 2, "PO_SYNTAX"),
        ('msgid "a"\nmsgstr "b"c"\n', 2, "PO_SYNTAX"),
        ('msgid "a"\nmsgstr "\\q"\n', 2, "PO_ESCAPE"),
        ('msgid "a"\n\nmsgid "b"\nmsgstr "c"\n', 1, "PO_SYNTAX"),
        ('msgid "a"\nmsgid_plural "as"\nmsgstr "b"\n', 3, "PO_SYNTAX"),
        ('msgid "a"\nmsgid_plural "as"\nmsgstr[0] "b"\nmsgstr[2] "b"\n', 3, "PO_SYNTAX"),
        ('msgid "a"\nmsgstr[0] "b"\n', 2, "PO_SYNTAX"),
        ('msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n', 4, "PO_DUPLICATE"),
        ('msgid ""\nmsgstr "A: b\\n"\n\nmsgid ""\nmsgstr "A: c\\n"\n', 4, "PO_HEADER"),
        ('"lost"\n', 1, "PO_SYNTAX"),
        ('<<<<<<< mine\nmsgid "a"\nmsgstr "b"\n', 1, "PO_SYNTAX"),
        ('msgid "a"\n#~ msgstr "b"\n', 2, "PO_SYNTAX"),
        ('msgctxt "x"\nmsgstr "b"\n', 1, "PO_SYNTAX"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: str, line: int, code: str) -> None:
    """A translator is told where to look; nothing is guessed."""
    _, faults = parse_po(text.encode(), "ur.po")

    assert (line, code) in [(fault.line, fault.code) for fault in faults]


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (HEADER.encode() + b'msgid "a"\nmsgstr "\xff"\n', 9),
        (HEADER.replace("UTF-8", "KLINGON").encode(), 5),
    ],
)
def test_bytes_of_another_encoding_are_refused_with_their_line(data: bytes, line: int) -> None:
    """Rather a stop than wrong letters on a page."""
    _, faults = parse_po(data, "ur.po")

    assert [(line, "PO_ENCODING")] == [(fault.line, fault.code) for fault in faults]


def test_every_fault_of_a_file_is_listed_and_the_rest_is_read() -> None:
    """One slip does not hide the next, nor the good entries."""
    file, faults = parse_po(
        b'msgid "a"\nmsgstr "\\q"\n\nmsgid "b"\nmsgstr "x\n\nmsgid "c"\nmsgstr "d"\n', "ur.po"
    )

    assert [2, 5] == [fault.line for fault in faults]
    assert ["c"] == [entry.msgid for entry in file.entries]


STRINGS = st.text(
    alphabet=st.characters(blacklist_categories=["Cs"], blacklist_characters="\x00"), max_size=20
)
COMMENTS = st.lists(
    st.text(alphabet="ab :پ", min_size=1, max_size=8).map(lambda s: s.strip() or "x"), max_size=2
)


@st.composite
def any_entry(draw: st.DrawFn) -> Entry:
    """Draw an entry with any content."""
    plural = draw(st.none() | STRINGS)
    obsolete = draw(st.booleans())
    fuzzy = draw(st.booleans())
    forms = 1 if plural is None else draw(st.integers(1, 6))
    return Entry(
        msgid=draw(STRINGS.filter(bool)),
        plural=plural,
        context=draw(st.none() | STRINGS),
        msgstr=tuple(draw(st.lists(STRINGS, min_size=forms, max_size=forms))),
        fuzzy=fuzzy,
        previous=draw(st.none() | st.tuples(st.none() | STRINGS, STRINGS, st.none() | STRINGS)),
        comments=tuple(draw(COMMENTS)),
        extracted=tuple(draw(COMMENTS)),
        locations=() if obsolete else ("docs/a b.md", "docs/c.md"),
        obsolete=obsolete,
    )


@settings(deadline=None)
@given(st.lists(any_entry(), max_size=5, unique_by=lambda entry: entry.key))
def test_what_is_written_is_read_back(found: list[Entry]) -> None:
    """Links, long lines, quotes, breaks and any script survive."""
    ordered = sorted(found, key=lambda entry: entry.obsolete)
    text = format_po(PoFile(header={"Language": "ur"}, entries=ordered))
    again = read(text.encode())

    assert ordered == lineless(again)
    assert text == format_po(again)


def test_a_long_link_and_a_long_word_are_not_folded() -> None:
    """Folding has put blanks into links in other tools."""
    link = f"[a](https://example.org/{'x' * 200})"
    word = "پ" * 300
    text = format_po(PoFile(entries=[Entry(msgid=link, msgstr=(word,))]))

    assert f'msgid "{link}"\nmsgstr "{word}"\n' in text


def test_other_tools_read_what_we_write() -> None:
    """Babel and polib, and so the editors built on them, find the same translations."""
    text = format_po(read(TEXT.replace('#~| msgid "Older"\n', "").encode()))
    by_polib = {entry.msgid: entry.msgstr for entry in polib.pofile(text) if not entry.msgid_plural}
    by_babel = babel_reads(iter(text.splitlines()), locale="ur", abort_invalid=True)

    assert 'دو\nسطریں "حرف" \\ \t' == by_polib["Two"]
    assert 'دو\nسطریں "حرف" \\ \t' == by_babel.get("Two").string


@pytest.mark.parametrize(
    "charset",
    ["rot13", "base64", "hex", "zip", "undefined", "idna", "punycode", "unicode_escape", "utf-7", "cp037"],
)
def test_a_charset_that_is_none_for_text_is_refused_with_its_line(charset: str) -> None:
    """Python knows more encodings than can hold a PO file."""
    _, faults = parse_po(HEADER.replace("UTF-8", charset).encode(), "ur.po")

    assert [(5, "PO_ENCODING")] == [(fault.line, fault.code) for fault in faults]


@pytest.mark.parametrize("escape", ["8", "9", "²", "٣"])
def test_an_escape_with_a_digit_that_is_not_octal_is_a_fault(escape: str) -> None:
    """It is told with its line, as every other unknown escape."""
    _, faults = parse_po(f'msgid "a"\nmsgstr "\\{escape}"\n'.encode(), "ur.po")

    assert [(2, "PO_ESCAPE")] == [(fault.line, fault.code) for fault in faults]


@pytest.mark.parametrize(
    "forms", ["nplurals=2; plural=n%0;", "nplurals=1; plural=n;", "nplurals=0; plural=0;"]
)
def test_a_plural_rule_that_chooses_no_form_is_none(forms: str) -> None:
    """A division by zero, or a form that does not exist, is refused like a rule that cannot be read."""
    assert parse_plural_forms(forms) is None
