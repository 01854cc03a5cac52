"""Reads PO files strictly: every fault with its line, and never a half-understood entry."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from generator.errors import Faults
from generator.i18n.message import Key
from generator.i18n.po import Entry, PoFile
from generator.i18n.po_bytes import decode_lines
from generator.i18n.po_strings import EscapeError, unescaped

_KEYWORD: Final = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[([0-9]{1,2})\])?)[ \t]*(".*)')
_STRING: Final = re.compile(r'"([^"\\]*(?:\\.[^"\\]*)*)"')
_LOCATION_LINE: Final = re.compile(r":\d+$")


def read_po(path: Path, name: str | None = None) -> tuple[PoFile, Faults]:
    """Read a PO or POT file. ``name`` is how faults call it. A file that is not there is empty."""
    faults = Faults()
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return PoFile(), faults
    except OSError as error:
        faults.add(name or path, None, "FILE_READ", f"the file cannot be read: {error.strerror}")
        return PoFile(), faults
    return parse_po(data, name or str(path))


def parse_po(data: bytes, name: str) -> tuple[PoFile, Faults]:
    """Read the bytes of a PO file; what has a fault is left out."""
    faults = Faults()
    text = decode_lines(data, name, faults)
    parser = _Parser(name, faults, text.encoding)
    for number, line in enumerate(text.lines, start=1):
        parser.feed(number, line.strip())
    parser.finish()
    return parser.file, faults


@dataclass(slots=True)
class _Draft:
    """An entry while its lines come in."""

    strings: dict[str, list[str]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    previous: dict[str, list[str]] = field(default_factory=dict)
    comments: list[str] = field(default_factory=list)
    extracted: list[str] = field(default_factory=list)
    locations: list[str] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    obsolete: bool = False
    broken: bool = False
    last: list[str] | None = None
    """The string that a continuation line adds to."""

    @property
    def complete(self) -> bool:
        return any(key.startswith("msgstr") for key in self.strings)

    def text(self, keyword: str) -> str | None:
        parts = self.strings.get(keyword)
        return None if parts is None else "".join(parts)

    def old(self, keyword: str) -> str | None:
        parts = self.previous.get(keyword)
        return None if parts is None else "".join(parts)


class _Parser:
    def __init__(self, name: str, faults: Faults, encoding: str) -> None:
        self.file = PoFile()
        self._encoding = encoding
        self._name = name
        self._faults = faults
        self._draft = _Draft()
        self._seen: dict[Key, int] = {}

    def feed(self, number: int, line: str) -> None:
        """Take one line, without its end and the blanks around it."""
        if line == "":
            if self._draft.complete or self._draft.broken:
                self.finish()
        elif line.startswith("#~|"):
            self._previous(number, line[3:].strip())
        elif line.startswith("#~"):
            self._statement(number, line[2:].strip(), obsolete=True)
        elif line.startswith("#|"):
            self._previous(number, line[2:].strip())
        elif line.startswith("#"):
            self._comment(line)
        else:
            self._statement(number, line, obsolete=False)

    def finish(self) -> None:
        """Turn the lines so far into an entry; the next entry and the end of the file call this."""
        draft, self._draft = self._draft, _Draft()
        if draft.broken or not draft.strings:
            if draft.comments and not draft.broken:
                self._keep_remarks(tuple(draft.comments))
            return
        first = min(draft.lines.values())
        if draft.text("msgid") is None:
            self._fault(first, "PO_SYNTAX", "this entry has no msgid")
        elif not draft.complete:
            self._fault(first, "PO_SYNTAX", "this entry has no msgstr")
        elif entry := self._entry(draft):
            self._keep(entry, draft)

    def _entry(self, draft: _Draft) -> Entry | None:
        keys = sorted((key for key in draft.strings if key.startswith("msgstr")), key=_form_number)
        plural = draft.text("msgid_plural")
        wanted = ["msgstr"] if plural is None else [f"msgstr[{form}]" for form in range(len(keys))]
        if keys != wanted:
            message = "a plural entry needs msgstr[0], msgstr[1] and so on, a simple one needs msgstr alone"
            self._fault(draft.lines[keys[0]], "PO_SYNTAX", message)
            return None
        old = draft.old("msgid")
        return Entry(
            msgid=draft.text("msgid") or "",
            plural=plural,
            context=draft.text("msgctxt"),
            msgstr=tuple(draft.text(key) or "" for key in keys),
            fuzzy="fuzzy" in draft.flags,
            flags=tuple(flag for flag in draft.flags if flag != "fuzzy"),
            previous=None if old is None else (draft.old("msgctxt"), old, draft.old("msgid_plural")),
            comments=tuple(draft.comments),
            extracted=tuple(draft.extracted),
            locations=tuple(dict.fromkeys(draft.locations)),
            obsolete=draft.obsolete,
            line=draft.lines["msgid"],
            msgstr_lines=tuple(draft.lines[key] for key in keys),
        )

    def _keep(self, entry: Entry, draft: _Draft) -> None:
        if entry.is_header:
            if entry.obsolete:
                return
            if self.file.header_line is not None:
                message = f"a second header; the first is in line {self.file.header_line}; keep one"
                self._fault(entry.line, "PO_HEADER", message)
                return
            self.file.header_line = entry.fault_line
            self.file.header = _header_fields(entry.msgstr[0])
            self.file.header_comments += tuple(draft.comments)
            return
        if not entry.obsolete:
            if entry.key in self._seen:
                message = f"the same text stands in line {self._seen[entry.key]}; keep one of the two"
                self._fault(entry.line, "PO_DUPLICATE", message)
                return
            self._seen[entry.key] = entry.line
        self.file.entries.append(entry)

    def _keep_remarks(self, remarks: tuple[str, ...]) -> None:
        """Keep remarks that no entry follows: above everything, or below it."""
        if self.file.entries or self.file.header_line is not None:
            self.file.closing_comments += remarks
        else:
            self.file.header_comments += remarks

    def _comment(self, line: str) -> None:
        if self._draft.strings:
            self.finish()
        draft = self._draft
        kind, text = line[:2], line[2:].strip()
        if kind == "#:":
            draft.locations += [_LOCATION_LINE.sub("", place) for place in _places(text)]
        elif kind in {"#,", "#="}:
            draft.flags += [flag.strip() for flag in text.split(",") if flag.strip()]
        elif kind == "#.":
            draft.extracted.append(text)
        else:
            draft.comments.append(line[1:].strip())

    def _previous(self, number: int, line: str) -> None:
        if self._draft.strings:
            self.finish()
        self._string(number, line, self._draft.previous, {})

    def _statement(self, number: int, line: str, *, obsolete: bool) -> None:
        match = _KEYWORD.match(line)
        keyword = match[1] if match else ""
        repeated = self._draft.complete or keyword == "msgctxt" or keyword in self._draft.strings
        if keyword in {"msgctxt", "msgid"} and self._draft.strings and repeated:
            self.finish()
        if self._draft.strings and obsolete != self._draft.obsolete:
            self._draft.broken = True
            self._fault(number, "PO_SYNTAX", "an entry is partly obsolete (#~) and partly not")
        self._draft.obsolete = obsolete
        self._string(number, line, self._draft.strings, self._draft.lines)

    def _string(self, number: int, line: str, into: dict[str, list[str]], lines: dict[str, int]) -> None:
        draft = self._draft
        match = _KEYWORD.fullmatch(line)
        quoted = match[3] if match else line
        text = _STRING.fullmatch(quoted)
        if text is None:
            draft.broken = True
            found = line if len(line) < 40 else line[:39] + "…"
            form = 'write msgid or msgstr and the text between two signs ", with \\" for one inside it'
            self._fault(number, "PO_SYNTAX", f"this line cannot be read: {found}; {form}")
        elif match is None and draft.last is None:
            draft.broken = True
            self._fault(number, "PO_SYNTAX", "a text stands without msgid or msgstr before it")
        elif match is None:
            draft.last.append(self._unescaped(number, text[1]))  # type: ignore[union-attr]
        elif match[1] in into:
            draft.broken = True
            self._fault(number, "PO_SYNTAX", f"a second {match[1]} in one entry; an empty line is missing")
        else:
            draft.last = into[match[1]] = [self._unescaped(number, text[1])]
            lines[match[1]] = number

    def _unescaped(self, number: int, text: str) -> str:
        try:
            return unescaped(text, self._encoding)
        except EscapeError as error:
            self._draft.broken = True
            self._fault(number, "PO_ESCAPE", str(error))
            return ""

    def _fault(self, line: int, code: str, message: str) -> None:
        self._faults.add(self._name, line, code, message)


def _form_number(keyword: str) -> int:
    return int(keyword[7:-1]) if keyword.endswith("]") else 0


def _header_fields(text: str) -> dict[str, str]:
    fields = {}
    for line in text.split("\n"):
        name, colon, value = line.partition(":")
        if colon:
            fields[name.strip()] = value.strip()
        elif line.strip() and fields:
            # Not a field; it stays with the one above it.
            last = next(reversed(fields))
            fields[last] += f"\n{line.strip()}"
    return fields


def _places(text: str) -> list[str]:
    """Split a location comment; a name with spaces stands between U+2068 and U+2069."""
    return [bare or marked for marked, bare in re.findall(r"\u2068([^\u2069]*)\u2069|([^\s\u2068]+)", text)]
