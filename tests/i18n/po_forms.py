"""One catalog in the forms in which editors and other tools save it."""

from __future__ import annotations

import codecs
import io
import re
import shutil
import subprocess

import polib
from translate.storage import pypo

LINK = f"https://example.org/{'long/' * 40}end.html"
FIELDS = {
    "Project-Id-Version": "Takhta",
    "Last-Translator": "",
    "Language-Team": "",
    "Language": "ur",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
    "Plural-Forms": "nplurals=2; plural=(n != 1);",
}
ENTRIES = f"""\
#. kind: text
#: docs/a.md
msgid "You must play both numbers if you can, and the larger one if you can play only one of the two."
msgstr "اگر دونوں عدد چل سکیں تو دونوں چلنا لازم ہے، اور اگر صرف ایک چل سکے تو بڑا عدد چلنا لازم ہے۔"

# asked the author, 3 May
# a “roll” is one turn
#. kind: text
#: docs/a.md docs/b.md
#, no-wrap
msgid "See [the rule]({LINK}) for more."
msgstr "مزید کے لیے [قاعدہ]({LINK}) دیکھیں۔"

#. rule: score.crawford
#: quizzes/a.yml
#, python-brace-format, range: 0..5
msgctxt "score"
msgid "{{n}} point"
msgid_plural "{{n}} points"
msgstr[0] "{{n}} پوائنٹ"
msgstr[1] "{{n}} پوائنٹ"

#: docs/a.md
#, fuzzy
#| msgid "You may play."
msgid "You must play."
msgstr "کھیل سکتے ہیں۔"

#. kind: text
#: docs/a.md
msgid ""
"First line  \\n"
"second line"
msgstr ""
"پہلی سطر  \\n"
"دوسری سطر"

#: docs/a.md
msgid "A \\"quoted\\" word, a back\\\\slash and a\\ttab"
msgstr "ایک \\"لفظ\\"، ایک \\\\ اور ایک\\tفاصلہ"

#: docs/a.md
msgid "Not translated yet"
msgstr ""

# kept for the next edition
#, fuzzy
#~ msgctxt "score"
#~ msgid "Gone"
#~ msgstr "گیا"

#~ msgid "{{n}} man"
#~ msgid_plural "{{n}} men"
#~ msgstr[0] "{{n}} مہرہ"
#~ msgstr[1] "{{n}} مہرے"
"""


def header(fields: dict[str, str], *, above: str = "") -> str:
    """Write a header entry, each field on a line of its own."""
    lines = "".join(f'"{name}: {value}\\n"\n' for name, value in fields.items())
    return f'{above}msgid ""\nmsgstr ""\n{lines}\n'


TEXT = header(FIELDS) + ENTRIES
"""As the project writes it."""


def _folded_by_polib(width: int) -> str:
    return str(polib.pofile(TEXT, wrapwidth=width))


def _weblate() -> str:
    """Weblate writes through Translate Toolkit, which folds at 77; its team is an address."""
    store = pypo.pofile(io.BytesIO(TEXT.encode()))
    for unit in store.units:
        if not unit.isheader() and not unit.isobsolete():
            unit.source, unit.target = unit.source, unit.target
    store.updateheader(
        add=True,
        PO_Revision_Date="2026-10-01 09:01+0000",
        Last_Translator="A Name <name@example.org>",
        Language_Team="Urdu <https://hosted.weblate.org/projects/takhta/lessons-of-the-course/ur/>",
        Plural_Forms="nplurals=2; plural=n != 1;",
        X_Generator="Weblate 5.5.3",
    )
    return bytes(store).decode()


def _poedit() -> str:
    """Poedit folds at 79, keeps the fields of the template and adds its own at the end."""
    fields = {
        "Project-Id-Version": "Takhta",
        "POT-Creation-Date": "2026-09-01 10:00+0200",
        "PO-Revision-Date": "2026-10-01 11:22+0500",
        "Last-Translator": "A Name <name@example.org>",
        "Language-Team": "",
        **{name: FIELDS[name] for name in list(FIELDS)[3:]},
        "X-Generator": "Poedit 3.4.4",
        "X-Poedit-Basepath": "../../..",
        "X-Poedit-SourceCharset": "UTF-8",
        "X-Poedit-SearchPath-0": "docs",
    }
    body = _folded_by_polib(79).partition("\n\n")[2]
    return header(fields) + body


def _lokalize() -> str:
    """Lokalize puts Language behind the encoding and the rule of plurals behind its own name."""
    fields = {
        "Project-Id-Version": "docs",
        "Report-Msgid-Bugs-To": "",
        "POT-Creation-Date": "2026-09-01 10:00+0200",
        "PO-Revision-Date": "2026-10-01 11:22+0500",
        "Last-Translator": "A Name <name@example.org>",
        "Language-Team": "Urdu <kde-i18n-doc@kde.org>",
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Language": "ur",
        "X-Generator": "Lokalize 23.08.5",
        "Plural-Forms": "nplurals=2; plural=(n != 1);",
        "X-Environment": "kde",
    }
    above = "# A Name <name@example.org>, 2025, 2026.\n#\n"
    return header(fields, above=above) + _folded_by_polib(80).partition("\n\n")[2]


def _omegat() -> str:
    """OmegaT breaks only at line ends and begins a translation beside its keyword."""
    return re.sub(r'^(msgstr) ""\n"(پہلی[^\n]*)', r'\1 "\2', TEXT, flags=re.MULTILINE)


def _msgcat(*options: str) -> str:
    done = subprocess.run(["msgcat", *options, "-"], input=TEXT.encode(), capture_output=True, check=True)
    return done.stdout.decode()


def _numbered(text: str) -> str:
    """All letters outside ASCII as octal bytes, as old tools write them."""
    return "".join(
        char if char.isascii() else "".join(f"\\{byte:03o}" for byte in char.encode()) for char in text
    )


def _lines(change: str) -> str:
    return re.sub(r"(?m)^(?=.)(.*)$", change, TEXT)


_ENTRIES_OF_TOOLS = {
    "polib, folded at 79": _folded_by_polib(79),
    "polib, never folded": _folded_by_polib(0),
    "Poedit": _poedit(),
    "Weblate": _weblate(),
    "Lokalize": _lokalize(),
    "OmegaT": _omegat(),
    "tabs before and blanks behind": _lines("\t\\1  \t"),
    "many empty lines": TEXT.replace("\n\n", "\n\n\n\n"),
    "no line end at the end": TEXT.rstrip("\n"),
    "no header": ENTRIES,
    "header marked as unsure": "#, fuzzy\n" + TEXT,
    "empty language": TEXT.replace("Language: ur", "Language: "),
    "line numbers": TEXT.replace("docs/a.md", "docs/a.md:12"),
    "texts on the line below": re.sub(r'(?m)^(msg\w+) "(?=[^"])', r'\1 ""\n"', TEXT),
    "charset of a template": TEXT.replace("charset=UTF-8", "charset=CHARSET"),
    "charset in other letters": TEXT.replace("charset=UTF-8", "CHARSET=utf8"),
    "octal bytes": header(FIELDS)
    + re.sub(r'"[^"\n]*[^\x00-\x7f][^"\n]*"', lambda m: _numbered(m[0]), ENTRIES),
}
if shutil.which("msgcat"):
    _ENTRIES_OF_TOOLS |= {
        "msgcat": _msgcat(),
        "msgcat, indented": _msgcat("--indent"),
        "msgcat, folded at 40": _msgcat("--width=40"),
    }

_WINDOWS = TEXT.replace("\n", "\r\n")
_WIDE = TEXT.replace("charset=UTF-8", "charset=UTF-16")
_CODE_PAGE = TEXT.replace("charset=UTF-8", "charset=windows-1256").replace("ی", "ي").replace("۔", ".")

FORMS: dict[str, bytes] = {
    **{name: text.encode() for name, text in _ENTRIES_OF_TOOLS.items()},
    "Notepad, UTF-8 with BOM": codecs.BOM_UTF8 + _WINDOWS.encode(),
    "Notepad, UTF-8": _WINDOWS.encode(),
    "Notepad, Unicode": codecs.BOM_UTF16_LE + _WINDOWS.encode("utf-16-le"),
    "Notepad, Unicode big endian": codecs.BOM_UTF16_BE + _WINDOWS.encode("utf-16-be"),
    "UTF-16 that says so": codecs.BOM_UTF16_LE + _WIDE.encode("utf-16-le"),
    "UTF-16 without BOM": TEXT.encode("utf-16-le"),
    "UTF-16, big, without BOM": TEXT.encode("utf-16-be"),
    "UTF-32": codecs.BOM_UTF32_LE + TEXT.encode("utf-32-le"),
    "an old Macintosh": TEXT.replace("\n", "\r").encode(),
    "line ends of two systems": TEXT.replace("\n", "\r\n", 20).encode(),
    "UTF-8 that calls itself UTF-16": _WIDE.encode(),
}
"""The same catalog in every form; all say the same."""
