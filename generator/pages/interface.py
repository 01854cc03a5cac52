"""The interface texts that the script needs, once a page: ``<script type="application/json" id="tk-ui">``."""

from __future__ import annotations

from generator.wording.book import Book

SCRIPT_KEYS = ("quiz.", "alt.move", "search.")
"""Beginnings of the keys that the script asks for."""


def script_words(book: Book) -> dict[str, str | dict[str, str]]:
    """Return digits, separator and messages by key; plural messages by CLDR category."""
    words: dict[str, str | dict[str, str]] = {
        "digits": book.locale.localise("0123456789"),
        "sep": book.locale.lists.comma,
    }
    keys = sorted(key for key in book.messages if key.startswith(SCRIPT_KEYS))
    return words | {key: book.forms(key) for key in keys}
