"""Writes PO and POT files: always the same bytes for the same values, no dates, no folded lines.

Long lines are not folded, because tools unfold them differently and a link or an Urdu text without
spaces would gain a blank.
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.i18n.po import Entry, PoFile
from generator.i18n.po_strings import escaped


def format_po(file: PoFile) -> str:
    """Return the text of a PO file; ``parse_po`` reads back the same values."""
    blocks = ["\n".join(_header(file))]
    blocks += ["\n".join(_entry(entry)) for entry in file.active]
    blocks += ["\n".join(_entry(entry)) for entry in file.obsolete]
    if file.closing_comments:
        blocks.append("\n".join(f"# {comment}".rstrip() for comment in file.closing_comments))
    return "\n\n".join(blocks) + "\n"


def _header(file: PoFile) -> Iterator[str]:
    yield from (f"# {comment}".rstrip() for comment in file.header_comments)
    yield 'msgid ""'
    yield from _string("msgstr", "".join(f"{name}: {value}\n" for name, value in file.header.items()))


def _entry(entry: Entry) -> Iterator[str]:
    mark = "#~ " if entry.obsolete else ""
    yield from (f"# {comment}".rstrip() for comment in entry.comments)
    yield from (f"#. {comment}".rstrip() for comment in entry.extracted)
    yield from (f"#: {_place(place)}" for place in entry.locations)
    flags = (["fuzzy"] if entry.fuzzy else []) + sorted(entry.flags)
    if flags:
        yield f"#, {', '.join(flags)}"
    if entry.previous is not None:
        context, msgid, plural = entry.previous
        old = [*_optional("msgctxt", context), *_string("msgid", msgid), *_optional("msgid_plural", plural)]
        yield from (f"{'#~|' if entry.obsolete else '#|'} {line}" for line in old)
    for line in _statements(entry):
        yield mark + line


def _statements(entry: Entry) -> Iterator[str]:
    yield from _optional("msgctxt", entry.context)
    yield from _string("msgid", entry.msgid)
    if entry.plural is None:
        yield from _string("msgstr", entry.msgstr[0])
        return
    yield from _string("msgid_plural", entry.plural)
    for number, text in enumerate(entry.msgstr):
        yield from _string(f"msgstr[{number}]", text)


def _optional(keyword: str, text: str | None) -> Iterator[str]:
    if text is not None:
        yield from _string(keyword, text)


def _string(keyword: str, text: str) -> Iterator[str]:
    """One line, or one for each line of the text."""
    lines = text.split("\n")
    pieces = [line + "\n" for line in lines[:-1]] + ([lines[-1]] if lines[-1] else [])
    if len(pieces) < 2:
        yield f'{keyword} "{escaped(text)}"'
        return
    yield f'{keyword} ""'
    yield from (f'"{escaped(piece)}"' for piece in pieces)


def _place(path: str) -> str:
    return f"\u2068{path}\u2069" if any(char.isspace() for char in path) else path
