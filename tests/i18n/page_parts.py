"""What a browser would make of a page: its elements, attributes and addresses, without the words."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser

URLS = frozenset({"href", "src", "srcset", "action", "formaction", "data", "poster", "xlink:href", "cite"})
_OF_ANY_LANGUAGE = frozenset({"lang", "dir"})
_PLACED_BY_LANGUAGE = frozenset({"tk-untranslated", "tk-partly", "term", "nb"})
"""Classes of elements whose number hangs on the words: marks of English, links of terms, ``6-point``."""

Part = tuple[str, tuple[str, ...]]
"""An element with the names of its attributes."""


@dataclass
class PageParts(HTMLParser):
    """The parts of one page."""

    parts: Counter[Part] = field(default_factory=Counter)
    urls: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)
    """Texts and values of attributes, as a reader or a screen reader gets them."""
    tags_in_scripts: set[str] = field(default_factory=set)
    """Names of elements in the texts that the script is handed."""
    _script: list[str] | None = None

    def __post_init__(self) -> None:
        """Make a reader."""
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one element."""
        values = {name: value or "" for name, value in attrs}
        self.urls |= {value for name, value in values.items() if name in URLS}
        self.words += values.values()
        placed = _PLACED_BY_LANGUAGE & set(values.get("class", "").split())
        if not placed and (tag != "span" or values.keys() - _OF_ANY_LANGUAGE):
            self.parts[tag, tuple(sorted(values.keys() - _OF_ANY_LANGUAGE))] += 1
        if tag == "script":
            self._script = []

    def handle_endtag(self, tag: str) -> None:
        """Read what a script element holds."""
        if tag == "script" and self._script is not None:
            source, self._script = "".join(self._script), None
            for text in _strings(json.loads(source)) if source else ():
                self.words.append(text)
                self.tags_in_scripts |= set(re.findall(r"<[a-zA-Z!?/][\w-]*", text))

    def handle_data(self, data: str) -> None:
        """Note a text."""
        (self.words if self._script is None else self._script).append(data)

    def handle_comment(self, data: str) -> None:
        """Note a comment as an element."""
        self.parts["!--", (data,)] += 1

    def unknown_decl(self, data: str) -> None:
        """Note CDATA and the like as an element."""
        self.parts["![", (data,)] += 1

    def handle_pi(self, data: str) -> None:
        """Note an instruction as an element."""
        self.parts["?", (data,)] += 1


def parts_of(html: str) -> PageParts:
    """Read a page."""
    reader = PageParts()
    reader.feed(html)
    reader.close()
    return reader


def _strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for pair in value.items() for one in pair for text in _strings(one)]
    return [text for one in value for text in _strings(one)] if isinstance(value, list) else []
