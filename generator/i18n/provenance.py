"""Marks in texts that tell where on a finished page each message stands, and what it is.

A preview wants to answer "where does this text come from?" for any text of a page. Its translator puts
marks of private-use characters around each text; they go through Markdown and templates as letters would,
and at the end become elements and attributes. No translation can hold such a character (``validate``).
"""

from __future__ import annotations

import re
from typing import Final

from generator.i18n.message import Key
from generator.i18n.segment import has_words, one_line
from generator.i18n.translate import Translation, Translator

_OPEN, _NUMBER_END, _CLOSE = "\ue000", "\ue001", "\ue002"
_ZERO: Final = 0xE010
_MARK: Final = re.compile("\ue000([\ue010-\ue019]+)\ue001|\ue002")
_OPENING: Final = re.compile("\ue000([\ue010-\ue019]+)\ue001")
_PIECE: Final = re.compile(
    r"<(script|style|title|svg|select|textarea)\b[^>]*>.*?</\1>|<[^>]*>", re.DOTALL | re.IGNORECASE
)
_FIRST_TAG: Final = re.compile(r"<[a-zA-Z][\w-]*")

Message = tuple[str, Key]
"""Domain, context and English text."""


class MarkingTranslator:
    """Marks every text of another translator; ``messages[n]`` is what the mark ``n`` stands for."""

    def __init__(self, inner: Translator) -> None:
        self.inner = inner
        self.messages: list[Message] = []
        self._numbers: dict[Message, int] = {}

    @property
    def tag(self) -> str:
        """Tag of the locale."""
        return self.inner.tag

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Translate one text and mark it."""
        return self._marked(self.inner.gettext(domain, msgid, context), domain, msgid, context)

    def ngettext(
        self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
    ) -> Translation:
        """Translate a text that depends on a number and mark it."""
        found = self.inner.ngettext(domain, msgid, msgid_plural, n, context)
        return self._marked(found, domain, msgid, context)

    def has(self, domain: str, msgid: str, msgid_plural: str | None, context: str | None) -> bool:
        """Whether the other translator has the text."""
        return self.inner.has(domain, msgid, msgid_plural, context)

    def guess(self, domain: str, msgid: str, msgid_plural: str | None, context: str | None) -> str | None:
        """Return what the other translator says."""
        return self.inner.guess(domain, msgid, msgid_plural, context)

    def _marked(self, found: Translation, domain: str, msgid: str, context: str | None) -> Translation:
        if not has_words(msgid):
            return found
        message = (domain, (context, one_line(msgid)))
        number = self._numbers.get(message)
        if number is None:
            number = self._numbers[message] = len(self.messages)
            self.messages.append(message)
        digits = "".join(chr(_ZERO + int(digit)) for digit in str(number))
        return Translation(f"{_OPEN}{digits}{_NUMBER_END}{found.text}{_CLOSE}", found.lang)


def unmarked(text: str) -> str:
    """Take the marks off."""
    return _MARK.sub("", text) if _CLOSE in text or _OPEN in text else text


def numbers_in(html: str) -> frozenset[int]:
    """Return the numbers of all messages that stand in a marked page, attributes and scripts included."""
    return frozenset(_number(match) for match in _OPENING.finditer(html))


def with_elements(html: str) -> str:
    """Turn the marks of a page into ``<span data-src>`` around texts and ``data-src`` on elements.

    What stands in attributes, pictures, scripts and the title cannot be wrapped: the element itself carries
    the numbers there.
    """
    parts, end = [], 0
    for match in _PIECE.finditer(html):
        parts += [_wrapped(html[end : match.start()]), _carried(match[0])]
        end = match.end()
    return "".join([*parts, _wrapped(html[end:])])


def _wrapped(text: str) -> str:
    if _OPEN not in text and _CLOSE not in text:
        return text
    return _MARK.sub(lambda mark: f'<span data-src="{_number(mark)}">' if mark[1] else "</span>", text)


def _carried(element: str) -> str:
    if _OPEN not in element:
        return unmarked(element)
    numbers = " ".join(dict.fromkeys(str(_number(match)) for match in _OPENING.finditer(element)))
    bare = unmarked(element)
    return _FIRST_TAG.sub(lambda tag: f'{tag[0]} data-src="{numbers}"', bare, count=1)


def _number(match: re.Match[str]) -> int:
    return int("".join(str(ord(char) - _ZERO) for char in match[1]))
