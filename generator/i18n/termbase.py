"""The glossary in the forms that translators' tools read: TBX (ISO 30042, martif form) and plain CSV.

``locales/glossary.csv`` is the source. TBX carries, for each language, the agreed word, words that are
right too and words that are wrong; OmegaT, Weblate and the Translate Toolkit read it. The CSV of one
language has the columns that Weblate and Poedit ask for: source, target, explanation, note.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from generator.errors import Faults
from generator.i18n.glossary import read_rows, word_lists
from generator.i18n.locale import SOURCE_TAG

_SKIPPED: Final = frozenset({"term_id", "part_of_speech", "definition_en", "note"})
_HEAD: Final = """\
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif PUBLIC "ISO 12200:1999A//DTD MARTIF core (DXFcdV04)//EN" "TBXcdv04.dtd">
<martif type="TBX" xml:lang="en">
<martifHeader><fileDesc><sourceDesc><p>Takhta, locales/glossary.csv</p></sourceDesc></fileDesc></martifHeader>
<text><body>
"""
_TAIL: Final = "</body></text>\n</martif>\n"
_PEOPLE: Final = re.compile(r"\s*\([^()]*\)")
_LISTS: Final = re.compile(r"\b(?:accept|forbid|avoid)\[\w+\]:[^.]*\.?\s*")

Row = dict[str, str]


def termbase(path: Path, *, language: str | None = None) -> tuple[str, Faults]:
    """Return the glossary at ``path`` as TBX: all its languages, or English and one other."""
    rows, faults = _rows(path)
    entries = "".join(_entry(row, language) for row in rows)
    return _HEAD + entries + _TAIL, faults


def term_table(path: Path, language: str) -> tuple[str, Faults]:
    """Return the words of one language as CSV; terms without a word have an empty target."""
    rows, faults = _rows(path)
    out = io.StringIO(newline="")
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["source", "target", "explanation", "note"])
    for row in rows:
        word = row.get(language, "")
        table.writerow([row["en"], word, row.get("definition_en", ""), _note(row)])
    return out.getvalue(), faults


def _rows(path: Path) -> tuple[list[Row], Faults]:
    faults = Faults()
    rows = read_rows(path, f"locales/{path.name}", faults)
    return [{key: value or "" for key, value in row.items()} for row in rows], faults


def _entry(row: Row, language: str | None) -> str:
    tags = [tag for tag in row if tag not in _SKIPPED and row[tag] and language in {None, tag}]
    tags = [SOURCE_TAG, *(tag for tag in tags if tag != SOURCE_TAG)]
    lines = [f"<termEntry id={quoteattr(row['term_id'])}>"]
    if row.get("definition_en"):
        lines.append(f'<descrip type="definition">{escape(row["definition_en"])}</descrip>')
    if note := _note(row):
        lines.append(f"<note>{escape(note)}</note>")
    for tag in tags:
        words = "".join(_words(row, tag))
        lines.append(f"<langSet xml:lang={quoteattr(tag)}>{words}</langSet>")
    return "\n".join([*lines, "</termEntry>\n"])


def _words(row: Row, tag: str) -> Iterator[str]:
    """Yield the agreed word first: tools that know one word a language take that."""
    # What stands in brackets tells people which sense is meant; a tool would look for it in texts.
    agreed = [part.strip() for part in _PEOPLE.sub("", row[tag]).split("/") if part.strip()]
    lists = word_lists(row.get("note", ""), tag)
    pairs = [(word, "preferredTerm") for word in agreed[:1]]
    pairs += [(word, "admittedTerm") for word in (*agreed[1:], *lists["accept"])]
    pairs += [(word, "deprecatedTerm") for word in lists["forbid"]]
    for word, status in pairs:
        part = row.get("part_of_speech")
        speech = f'<termNote type="partOfSpeech">{escape(part)}</termNote>' if part else ""
        yield (
            f"<tig><term>{escape(word)}</term>{speech}"
            f'<termNote type="administrativeStatus">{status}-admn-sts</termNote></tig>'
        )


def _note(row: Row) -> str:
    """Return the part of the note that is for people."""
    return _LISTS.sub("", row.get("note", "")).strip()
