"""What a page's own text may hold: Markdown and notation tokens; no markup, no bare notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from generator.i18n import tokens
from generator.i18n.segments import Segment

Found = tuple[str, str]
"""Code and message."""

_CODE: Final = re.compile(r"`[^`]*`")
_TAG: Final = re.compile(r"<[/!A-Za-z][^>]*>?")
_UNCLOSED: Final = re.compile(r"\[\[(?![^\[\]\n]*\]\])")
_TARGET: Final = re.compile(r"\]\(\s*<?([^)\s>]+)|\]:\s*(\S+)")
_ATTRIBUTES: Final = re.compile(r"\{:?[^{}]*=[^{}]*\}")
_IMAGE: Final = re.compile(r"!\[")
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_BARE: Final = re.compile(r"(?<![\w/:.-])(?:(?:bar|\d{1,2})/(?:off|\d{1,2})\*?|[1-6]-[1-6](?![\w-]))")
_GOOD_TARGET: Final = re.compile(
    r"(?:rule|term):[a-z0-9.-]+|https://\S+|#\S+|(?:\.{0,2}/)?[\w./-]+\.html(?:#\S+)?"
)


def faults_of_segment(segment: Segment) -> Iterator[Found]:
    """Every fault of one text of a page. The pages are ours, but a slip in them reaches every language."""
    text = _CODE.sub(" ", segment.text)
    bare = tokens.strip(text, " ")
    if match := _TAG.search(bare):
        yield "RAW_HTML", f"a page holds Markdown alone, found {match[0][:40]!r}"
    if match := _UNCLOSED.search(text):
        yield "TOKEN_FORM", f"'[[' without ']]': {text[match.start() : match.start() + 20]!r}"
    for match in _TARGET.finditer(text):
        target = match[1] or match[2]
        if not _GOOD_TARGET.fullmatch(target):
            yield "LINK_TARGET", f"a link leads to a rule, a page or an https address, found {target[:60]!r}"
    if match := _ATTRIBUTES.search(bare):
        yield "ATTRIBUTES", f"no attributes in a text, found {match[0][:40]!r}"
    if _IMAGE.search(bare):
        yield "IMAGE", "a picture is a diagram: write ':::diagram name' on a line of its own"
    if _CONTROL.search(text):
        yield "CONTROL", "a control character stands in the text; remove it"
    if match := _BARE.search(_TARGET.sub(" ", bare)):
        yield "BARE_NOTATION", f"write notation as a token such as [[roll:6-5]], found {match[0]!r}"
