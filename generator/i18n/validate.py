"""What a translation must keep of its source: placeholders, tokens, markup and safety.

A translator's text is untrusted. An entry with a fault here is never shown, and its locale is not
published until it is mended.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from generator.i18n import markup, tokens, untrusted
from generator.i18n.catalogs import PluralRule
from generator.i18n.po import Entry
from generator.i18n.segment import has_words

_PRINTF: Final = re.compile(r"%(?:\(\w+\))?[sdifr](?![\w\u0600-\u06ff\u0900-\u097f])")
_TAG_START: Final = re.compile(r"<[A-Za-z/!?][^<>]*>?|-->")
_ADDRESS: Final = re.compile(
    r"(?:\b[a-z][a-z0-9+.-]{0,30}://|\bwww\.|\b(?:javascript|data|vbscript|mailto):)\S*", re.IGNORECASE
)
_LINE_MARK: Final = re.compile(r"^[^\S\n]*(:::|\|\|[ \t]*$|!!!|\?\?\?|```|~~~|\[TOC\]|\*\[)", re.MULTILINE)

_JOINING: Final = (
    ("|", "end a table cell"),
    ("\\", "change what stands after it"),
    ("`", "make code of what stands after it"),
    ("](", "make a link of what stands around it"),
    ("][", "make a link of what stands around it"),
    ("[[", "begin a token"),
    ("&#", "end the reading of all HTML that follows"),
)
"""Signs that are harmless alone but not beside other texts of the page."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of a translation."""

    line: int
    """Line of the msgstr."""
    code: str
    """Kind of fault: ST02, ST03, ST04, ST10, BI01, PO_PLURALS ..."""
    message: str
    """What was found and what to do."""


def validate(entry: Entry, rule: PluralRule, *, number_in_every_form: bool = True) -> list[Finding]:
    """Return every fault of one translated entry; an unfinished one has none.

    ``number_in_every_form``: whether ``{n}`` must also stand in a form that means one single number,
    as in Urdu, Hindi and Persian; an Arabic dual may leave it out.
    """
    if not entry.publishable:
        return []
    findings = []
    if entry.plural is not None and len(entry.msgstr) != rule.forms:
        message = f"{len(entry.msgstr)} plural forms; write {rule.forms}, as the language has"
        findings.append(Finding(entry.fault_line, "PO_PLURALS", message))
    for form, text in enumerate(entry.msgstr):
        line = entry.msgstr_lines[form] if form < len(entry.msgstr_lines) else entry.line
        single = not number_in_every_form and form in single_forms(rule)
        source = entry.msgid if entry.plural is None else entry.plural
        for code, message in compare(source, text, count_optional=entry.plural is not None and single):
            findings.append(Finding(line, code, message))
    return findings


def compare(source: str, text: str, *, count_optional: bool = False) -> Iterator[tuple[str, str]]:
    """Yield code and message for everything that ``text`` does not keep of ``source``."""
    if much := list(untrusted.too_much(source, text)):
        yield from much
        return
    yield from _placeholders(source, text, count_optional=count_optional)
    yield from _tokens(source, text)
    yield from _markup(source, text)
    yield from untrusted.characters(source, text)
    if has_words(source) and not has_words(text):
        yield "ST04", "the translation has no word; translate the text or leave it empty"


def single_forms(rule: PluralRule) -> frozenset[int]:
    """Return the forms that stand for one single number, such as the Arabic dual."""
    uses = Counter(rule.choose(number) for number in (*range(201), 1_000, 1_000_000))
    return frozenset(form for form, times in uses.items() if times == 1)


def _placeholders(source: str, text: str, *, count_optional: bool) -> Iterator[tuple[str, str]]:
    # What the source names often may be named less often: another language has its own pronouns.
    wanted = Counter(markup.PLACEHOLDER.findall(tokens.strip(source)))
    found = Counter(markup.PLACEHOLDER.findall(tokens.strip(text)))
    for name in sorted(wanted.keys() - found.keys()):
        if not (count_optional and name in {"n", "count"}):
            yield "ST02", f"the placeholder {{{name}}} is missing; copy it from the source"
    for name in sorted(found - wanted):
        if name in wanted:
            times = _times(wanted[name])
            message = f"the placeholder {{{name}}} stands {_times(found[name])}; write it {times} at most"
            yield "ST02", message
        else:
            yield "ST02", f"{{{name}}} is no placeholder of the source; write one of its own: {_list(wanted)}"
    bare = [markup.PLACEHOLDER.sub("", value) for value in (source, text)]
    for brace in "{}":
        if bare[1].count(brace) > bare[0].count(brace):
            yield "ST02", f"a brace {brace!r} by itself; take it out or complete the placeholder"
    for sign in sorted(set(_PRINTF.findall(text)) - set(_PRINTF.findall(source))):
        yield "ST02", f"{sign!r} is no placeholder of the source; take it out"


def _tokens(source: str, text: str) -> Iterator[tuple[str, str]]:
    wanted = Counter(match[0] for match in tokens.TOKEN.finditer(source))
    found = Counter(match[0] for match in tokens.TOKEN.finditer(text))
    for token in sorted(wanted - found):
        yield "ST03", f"the token {token} is missing or changed; copy it from the source unchanged"
    for token in sorted(found - wanted):
        yield "ST03", f"the token {token} is not in the source, or not as often; copy the tokens unchanged"
    known = {fault.message for fault in tokens.faults(source)}
    for fault in tokens.faults(text):
        if fault.message not in known and fault.code in {"TOKEN_FORM", "TOKEN_NEIGHBOURS"}:
            yield "ST03", fault.message


def _markup(source: str, text: str) -> Iterator[tuple[str, str]]:
    wanted, found = markup.outline(source), markup.outline(text)
    for piece in sorted(wanted - found):
        yield "ST04", f"the source has {markup.describe(piece)}, the translation has not; put it in"
    for piece in sorted(found - wanted):
        yield "ST04", f"the translation has {markup.describe(piece)}, the source has not; take it out"
    named = " ".join(markup.describe(piece) for piece in found - wanted)
    # What follows also holds where a piece alone is harmless but could join with the page around it.
    for what, pattern in (("HTML", _TAG_START), ("an address", _ADDRESS), ("a line mark", _LINE_MARK)):
        for piece_text in sorted(set(pattern.findall(text)) - set(pattern.findall(source))):
            if piece_text.replace("</", "<") not in named:
                yield "ST04", f"take out {what} that the source has not: {piece_text}"
    if text.count("\n") != source.count("\n"):
        yield "ST04", f"{_lines(text)}, the source has {_lines(source)}; keep the line breaks"
    for sign, harm in _JOINING:
        if text.count(sign) > source.count(sign):
            yield "ST04", f"the sign {sign} could {harm}; take it out, the source does not have it"


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def _list(names: Iterable[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(names)) or "none"


def _lines(text: str) -> str:
    number = text.count("\n") + 1
    return f"{number} line{'s' if number > 1 else ''}"
