"""A Python-Markdown extension that turns notation tokens into HTML.

Tokens are taken before emphasis and links, so the star of ``[[move:24/18*]]`` marks a hit and nothing
else, but after code spans, so a token in code is shown as it is written.
"""

from __future__ import annotations

import re
from typing import Any, Final
from xml.etree.ElementTree import Element

from markdown import Extension, Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

from generator.i18n import tokens
from generator.i18n.locale import LocaleData

AFTER_CODE_BEFORE_ESCAPES: Final = 185
"""Python-Markdown runs code spans at 190 and backslash escapes at 180."""


class _TokenProcessor(InlineProcessor):
    def __init__(self, md: Markdown, locale: LocaleData) -> None:
        super().__init__(f"{tokens.TOKEN.pattern}({tokens.TIED_WORD})", md)
        self._locale = locale

    def handleMatch(  # type: ignore[override]  # noqa: N802
        self,
        m: re.Match[str],
        data: str,  # noqa: ARG002
    ) -> tuple[Element | str | None, int | None, int | None]:
        try:
            token = tokens.make(m[1], m[2])
        except ValueError:
            return None, None, None
        text = tokens.to_text(token, self._locale)
        if token.kind in tokens.ISOLATED:
            element = Element("bdi", {"dir": "ltr", "class": "nt"})
            element.text = AtomicString(text)
            return element, m.start(), m.end(2) + len("]]")
        if not m[3]:
            return text, m.start(), m.end()
        together = Element("span", {"class": "nb"})
        together.text = AtomicString(text + m[3])
        return together, m.start(), m.end()


class TokenExtension(Extension):
    """Shows tokens in the digits of one locale: ``Markdown(extensions=[TokenExtension(locale)])``."""

    def __init__(self, locale: LocaleData, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._locale = locale

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        """Register the token pattern (called by Python-Markdown)."""
        processor = _TokenProcessor(md, self._locale)
        md.inlinePatterns.register(processor, "takhta_tokens", AFTER_CODE_BEFORE_ESCAPES)
