"""Books for tests: real locale data, translations given in the test."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from generator.i18n.locale import LocaleData, load_locales
from generator.i18n.translate import NullTranslator, Translation
from generator.wording.book import Book

LOCALES: Mapping[str, LocaleData] = {
    locale.tag: locale for locale in load_locales(Path(__file__).parents[2] / "locales")[0]
}
ENGLISH = Book(LOCALES["en"], NullTranslator())


class Given:
    """A translator that knows the texts it is given, by context or by English text."""

    def __init__(self, tag: str, texts: Mapping[str, str | tuple[str, str]]) -> None:
        self.tag = tag
        self.texts = texts

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Return the text given for the context, else for the English; otherwise the English itself."""
        found = self.texts.get(context or msgid)
        return Translation(found, None) if isinstance(found, str) else Translation(msgid, "en")

    def ngettext(
        self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
    ) -> Translation:
        """Return the first of two forms for one, the second otherwise."""
        found = self.texts.get(context or msgid)
        if isinstance(found, tuple):
            return Translation(found[0 if n == 1 else 1], None)
        return Translation(msgid if n == 1 else msgid_plural, "en")


def book(tag: str, texts: Mapping[str, str | tuple[str, str]] | None = None) -> Book:
    """Make a book of a real locale with these translations."""
    return Book(LOCALES[tag], Given(tag, texts or {}))
