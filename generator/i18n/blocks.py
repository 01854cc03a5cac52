"""Finds the segments of a Markdown page, line by line, in the dialect that Python-Markdown reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from generator.i18n import directives
from generator.i18n.segment import Segment, has_words, join_lines

_EOL: Final = re.compile(r"\r\n|\n|\r")
_FENCE: Final = re.compile(r"[ \t]*(`{3,}|~{3,})")
_HEADING: Final = re.compile(r"(#{1,6})[ \t]*(.*?)[ \t]*(?:#+[ \t]*)?(\{:?[ \t]*[#.][^{}]*\})?[ \t]*")
_HEADING_ID: Final = re.compile(r"#([A-Za-z][\w.:-]*)")
_UNDERLINE: Final = re.compile(r"(?:=+|-+)[ \t]*")
_RULE_LINE: Final = re.compile(r"[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})")
_DEFINITION: Final = re.compile(r"[ ]{0,3}\[[^\]^][^\]]*\]:[ \t]*\S.*")
_TAGS_ONLY: Final = re.compile(r"[ \t]*(?:<[/A-Za-z][^<>]*>[ \t]*)+")
_ATTRIBUTES: Final = re.compile(r"[ \t]*\{:[^{}]*\}[ \t]*")
_DELIMITERS: Final = re.compile(r"[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*")
_PREFIX: Final = re.compile(r"([ \t]*)((?:>[ \t]?)*)((?:[-*+]|\d{1,9}[.)]|\[\^[^\]]+\]:)[ \t]+)?")
_CELL: Final = re.compile(r"(?:\\.|`+[^`]*`+|\[\[[^\[\]]*\]\]|[^|\\`]|`)+")
_COMMENT: Final = re.compile(r"<!--\s*(context|note):\s*(.*?)\s*-->", re.DOTALL)
_INDENT: Final = 4
"""Python-Markdown's step of indentation, for code and for what belongs to a list item."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a page is made of."""

    segments: list[Segment]
    """The texts to translate, in order."""
    directives: list[tuple[directives.Directive, int]]
    """The directive lines with their numbers, but for the ``||`` lines."""
    texts: list[tuple[int, int, int]]
    """Start, end and line of every text, also of those without a word to translate."""


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    """Without its end."""
    start: int
    number: int

    @property
    def blank(self) -> bool:
        return self.text.strip(" \t") == ""

    @property
    def indent(self) -> int:
        bare = self.text.lstrip(" \t")
        return len(self.text[: len(self.text) - len(bare)].expandtabs(_INDENT))


@dataclass(slots=True)
class _Scanner:
    """Walks over the lines; each ``_take_*`` consumes at least one line or says no."""

    lines: list[_Line]
    at: int = 0
    found: list[Segment] = field(default_factory=list)
    directives: list[tuple[directives.Directive, int]] = field(default_factory=list)
    texts: list[tuple[int, int, int]] = field(default_factory=list)
    rule: str | None = None
    block: str = ""
    items: list[int] = field(default_factory=list)
    """Indents of the list items that are open, outermost first."""
    after_blank: bool = True
    notes: dict[str, str] = field(default_factory=dict)

    def run(self) -> Page:
        self._skip_front_matter()
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if line.blank:
                self.after_blank = True
                self.at += 1
                continue
            self.after_blank = self._take_block(line)
        return Page(self.found, self.directives, self.texts)

    def _skip_front_matter(self) -> None:
        if self.lines and self.lines[0].text.rstrip() == "---":
            for number, line in enumerate(self.lines[1:], start=1):
                if line.text.rstrip() in {"---", "..."}:
                    self.at = number + 1
                    return

    def _take_block(self, line: _Line) -> bool:
        """Consume one block; True when it ends by itself, as if a blank line followed."""
        if self.after_blank and line.indent == 0 and _marks(line.text)[2] == "":
            self.items.clear()
        if self._take_comment(line) or self._take_fence(line) or self._take_code(line):
            return True
        if self._take_directive(line) or self._take_heading(line) or self._take_table(line):
            return True
        if any(rx.fullmatch(line.text) for rx in (_RULE_LINE, _DEFINITION, _TAGS_ONLY, _ATTRIBUTES)):
            self.at += 1
            return True
        self._take_paragraph(line)
        return False

    def _take_comment(self, line: _Line) -> bool:
        if not line.text.lstrip(" \t").startswith("<!--"):
            return False
        last = self.at
        while last < len(self.lines) - 1 and "-->" not in self.lines[last].text:
            last += 1
        whole = "\n".join(item.text for item in self.lines[self.at : last + 1])
        for key, value in _COMMENT.findall(whole):
            self.notes[key] = " ".join(value.split())
        self.at = last + 1
        return True

    def _take_fence(self, line: _Line) -> bool:
        opening = _FENCE.match(line.text)
        if opening is None:
            return False
        mark = opening[1]
        closing = re.compile(rf"[ \t]*{re.escape(mark[0])}{{{len(mark)},}}[ \t]*")
        for number in range(self.at + 1, len(self.lines)):
            if closing.fullmatch(self.lines[number].text):
                self.at = number + 1
                return True
        if mark[0] == "`" and "`" in line.text[opening.end() :]:
            return False  # an inline code span, not the start of a block
        self.at += 1
        return True

    def _take_code(self, line: _Line) -> bool:
        depth = sum(1 for indent in self.items if indent < line.indent)
        if not self.after_blank or line.indent < _INDENT * (depth + 1):
            return False
        self.at += 1
        while self.at < len(self.lines) and not self.lines[self.at].blank:
            self.at += 1
        return True

    def _take_directive(self, line: _Line) -> bool:
        directive = directives.parse(line.text)
        if directive is None and not directives.is_split(line.text):
            return False
        if directive is not None:
            self.directives.append((directive, line.number))
        if directive is not None and (directive.opens or directive.closes):
            self.block = f"{directive.name} {directive.argument}".strip()
        self.at += 1
        return True

    def _take_heading(self, line: _Line) -> bool:
        match = _HEADING.fullmatch(line.text)
        if match is not None:
            level = len(match[1])
            place = _HEADING_ID.search(match[3] or "")
            if level <= 2 or place is not None:
                self.rule = None if place is None else place[1]
            self.at += 1
            self._add("title" if level == 1 else "heading", line, match.start(2), match.end(2))
            return True
        following = self.lines[self.at + 1] if self.at + 1 < len(self.lines) else None
        if following is None or not _UNDERLINE.fullmatch(following.text) or line.indent >= _INDENT:
            return False
        if "".join(_marks(line.text)).strip() or "|" in line.text:
            return False
        self.rule = None
        self.at += 2
        kind = "title" if following.text.startswith("=") else "heading"
        self._add(kind, line, *_trimmed(line.text, 0, len(line.text)))
        return True

    def _take_table(self, line: _Line) -> bool:
        following = self.lines[self.at + 1] if self.at + 1 < len(self.lines) else None
        if following is None or "|" not in line.text + following.text:
            return False
        if "-" not in following.text or not _DELIMITERS.fullmatch(following.text):
            return False
        self._add_cells(line)
        self.at += 2
        while self.at < len(self.lines) and "|" in self.lines[self.at].text:
            self._add_cells(self.lines[self.at])
            self.at += 1
        return True

    def _add_cells(self, line: _Line) -> None:
        for cell in _CELL.finditer(line.text):
            self._add("cell", line, *_trimmed(line.text, cell.start(), cell.end()))

    def _take_paragraph(self, line: _Line) -> None:
        _, quote, marker = _marks(line.text)
        if marker:
            while self.items and self.items[-1] >= line.indent:
                self.items.pop()
            self.items.append(line.indent)
        first = self.at
        self.at += 1
        while self.at < len(self.lines) and self._continues(self.lines[self.at]):
            self.at += 1
        kind = "item" if marker else "quote" if quote else "text"
        self._add_lines(kind, self.lines[first : self.at])

    def _continues(self, line: _Line) -> bool:
        if line.blank or directives.parse(line.text) is not None or directives.is_split(line.text):
            return False
        if line.text.lstrip(" \t").startswith(("<!--", "#")) or _FENCE.match(line.text):
            return False
        if _ATTRIBUTES.fullmatch(line.text) or _TAGS_ONLY.fullmatch(line.text):
            return False
        return _marks(line.text)[2] == "" and not _RULE_LINE.fullmatch(line.text)

    def _add_lines(self, kind: str, lines: list[_Line]) -> None:
        starts = [_content_start(line.text, first=number == 0) for number, line in enumerate(lines)]
        texts = [line.text[start:] for line, start in zip(lines, starts, strict=True)]
        prefix = lines[1].text[: starts[1]] if len(lines) > 1 else _marks(lines[0].text)[1]
        last = lines[-1]
        end = last.start + len(last.text.rstrip(" \t"))
        place = (lines[0].start + starts[0], end)
        self._append(kind, join_lines(texts), lines[0], place, prefix=prefix)

    def _add(self, kind: str, line: _Line, start: int, end: int) -> None:
        self._append(kind, line.text[start:end], line, (line.start + start, line.start + end))

    def _append(self, kind: str, text: str, line: _Line, place: tuple[int, int], *, prefix: str = "") -> None:
        self.texts.append((*place, line.number))
        if not has_words(text):
            return
        segment = Segment(
            text=text,
            line=line.number,
            kind=kind,
            start=place[0],
            end=place[1],
            rule=self.rule,
            block=self.block,
            prefix=prefix,
            context=self.notes.get("context"),
            note=self.notes.get("note", ""),
        )
        self.found.append(segment)
        self.notes.clear()


def scan(source: str) -> list[Segment]:
    """Return the segments of a page in order; see ``segments.segments``."""
    return scan_page(source).segments


def scan_page(source: str) -> Page:
    """Return the segments, directives and texts of a page."""
    return _Scanner(list(_lines(source))).run()


def _lines(source: str) -> Iterator[_Line]:
    at = len(source) - len(source.removeprefix("\ufeff"))
    number = 1
    for match in _EOL.finditer(source):
        yield _Line(source[at : match.start()], at, number)
        at = match.end()
        number += 1
    if at < len(source):
        yield _Line(source[at:], at, number)


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    piece = text[start:end]
    left = len(piece) - len(piece.lstrip(" \t"))
    return start + left, max(start + left, end - (len(piece) - len(piece.rstrip(" \t"))))


def _marks(text: str) -> tuple[str, str, str]:
    """Split off what stands before the words of a line: indentation, quote marks, list marker."""
    match = _PREFIX.match(text)
    return ("", "", "") if match is None else (match[1], match[2], match[3] or "")


def _content_start(text: str, *, first: bool) -> int:
    indent, quote, marker = _marks(text)
    return len(indent + quote + marker) if first else len(indent + quote)
