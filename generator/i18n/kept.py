"""What no line of a PO file can hold is kept in translators' remarks, and found there again.

The tools of gettext refuse a file that holds one text twice, even if one of the two is obsolete. So a text
that gets another plural, or loses it, keeps its former translation in a remark
``[kept: msgid_plural "..." msgstr[0] "..." msgstr[1] "..."]``, and has it back when the plural returns. Babel
cannot read the previous text of an obsolete guess (``#~|``), so that is a remark too:
``[kept: previous msgid "..."]``. Words that are left over are written as ``[another translation: "..."]``.

Some editors fold remarks, so hyphens and double blanks, where it would show, are written as escapes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from generator.i18n.po_strings import EscapeError, escaped, unescaped

Previous = tuple[str | None, str, str | None]
"""Context, text and plural that a translation was made for."""
Remarks = tuple[str, ...]

_KEPT: Final = "[kept: "
_PREVIOUS: Final = "[kept: previous "
_OTHER: Final = "[another translation: "
_OURS: Final = (_KEPT, _OTHER)
_BEGINNINGS: Final = ("[kept:", "[another")
"""What a remark of ours begins with, however early it is folded."""
_STATEMENT: Final = re.compile(
    r'(msgctxt|msgid_plural|msgid|msgstr(?:\[[0-9]{1,2}\])?) "([^"\\]*(?:\\.[^"\\]*)*)"(?: |\]$)'
)
_OTHER_WHOLE: Final = re.compile(rf'{re.escape(_OTHER)}"([^"\\]*(?:\\.[^"\\]*)*)"\]')
_FOLDING: Final = re.compile(r"-| (?= )|^ | $")


def own_remarks(remarks: Remarks) -> Remarks:
    """Return the remarks that a person wrote."""
    return tuple(one for one in remarks if not one.startswith(_OURS))


def unfolded(remarks: Remarks) -> Remarks:
    """Join again what an editor has folded of our remarks; those of people stay as they are."""
    lines = list(remarks)
    found = []
    while lines:
        line = lines.pop(0)
        if line.startswith(_BEGINNINGS):
            whole = line
            for number, more in enumerate(lines, start=1):
                if _is_whole(whole):
                    break
                whole = f"{whole} {more}"
                if _is_whole(whole):
                    line, lines = whole, lines[number:]
        found.append(line)
    return tuple(found)


def together(first: Remarks, second: Remarks) -> Remarks:
    """Return the remarks of two entries, each once."""
    return tuple(dict.fromkeys(first + second))


def keep_forms(remarks: Remarks, plural: str | None, msgstr: tuple[str, ...]) -> Remarks:
    """Add the translation that the text had with this plural, or without one (None)."""
    if plural is None:
        statements = [("msgstr", msgstr[0])]
    else:
        numbered = [(f"msgstr[{form}]", text) for form, text in enumerate(msgstr)]
        statements = [("msgid_plural", plural), *numbered]
    return (*_without_forms(remarks, plural), f"{_KEPT}{_written(statements)}]")


def take_forms(remarks: Remarks, plural: str | None) -> tuple[tuple[str, ...] | None, Remarks]:
    """Return the translation kept for this plural, None if there is none, and the remarks without it."""
    for remark in remarks:
        found = _forms(remark)
        if found is not None and found[0] == plural:
            return found[1], _without_forms(remarks, plural)
    return None, remarks


def keep_previous(remarks: Remarks, previous: Previous) -> Remarks:
    """Add the text that a guess was made for."""
    context, msgid, plural = previous
    statements = [("msgctxt", context), ("msgid", msgid), ("msgid_plural", plural)]
    written = _written((keyword, text) for keyword, text in statements if text is not None)
    return (*take_previous(remarks)[1], f"{_PREVIOUS}{written}]")


def take_previous(remarks: Remarks) -> tuple[Previous | None, Remarks]:
    """Return the text that a guess was made for, and the remarks without it."""
    found: Previous | None = None
    rest = []
    for remark in remarks:
        texts = _read(remark.removeprefix(_PREVIOUS)) if remark.startswith(_PREVIOUS) else None
        if texts is None or "msgid" not in texts:
            rest.append(remark)
        else:
            found = (texts.get("msgctxt"), texts["msgid"], texts.get("msgid_plural"))
    return found, tuple(rest)


def note_other(remarks: Remarks, msgstr: Iterable[str]) -> Remarks:
    """Write down words that have no other place."""
    return together(remarks, tuple(f"{_OTHER}{_quoted(text)}]" for text in msgstr if text))


def _without_forms(remarks: Remarks, plural: str | None) -> Remarks:
    return tuple(one for one in remarks if (found := _forms(one)) is None or found[0] != plural)


def _forms(remark: str) -> tuple[str | None, tuple[str, ...]] | None:
    """Read a remark that keeps a translation: its plural and its forms."""
    if not remark.startswith(_KEPT) or remark.startswith(_PREVIOUS):
        return None
    texts = _read(remark.removeprefix(_KEPT)) or {}
    msgstr = tuple(text for keyword, text in texts.items() if keyword.startswith("msgstr"))
    return (texts.get("msgid_plural"), msgstr) if msgstr else None


def _written(statements: Iterable[tuple[str, str | None]]) -> str:
    return " ".join(f"{keyword} {_quoted(text or '')}" for keyword, text in statements)


def _quoted(text: str) -> str:
    """Write a text so that it is the same after its lines are folded at blanks and joined again."""
    safe = _FOLDING.sub(lambda sign: f"\\x{ord(sign[0]):02x}", escaped(text))
    return f'"{safe}"'


def _is_whole(remark: str) -> bool:
    if remark.startswith(_OTHER):
        return _OTHER_WHOLE.fullmatch(remark) is not None
    return _read(remark.removeprefix(_PREVIOUS).removeprefix(_KEPT)) is not None


def _read(text: str) -> dict[str, str] | None:
    """Read statements in a row up to the bracket; None for anything else, such as what a person changed."""
    found: dict[str, str] = {}
    at = 0
    while match := _STATEMENT.match(text, at):
        try:
            found[match[1]] = unescaped(match[2])
        except EscapeError:
            return None
        at = match.end()
    return found if at == len(text) and text.endswith("]") else None
