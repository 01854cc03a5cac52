"""Looks up messages and prose in one language and fills them.

A value is formatted here and nowhere else: numbers in the locale's digits, notation as isolated markup
on the page and as words in attributes, lists by the locale's own joints.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape

from generator.i18n import tokens
from generator.i18n.locale import LocaleData
from generator.i18n.translate import Translation, Translator
from generator.rules import Roll
from generator.wording.messages import PLACEHOLDER, Message, WordingError, all_messages, placeholders
from generator.wording.values import Notation, Text, Value


class Book:
    """All wording of one locale. A pure function of its arguments: no state, no clock."""

    def __init__(
        self, locale: LocaleData, translator: Translator, messages: Mapping[str, Message] | None = None
    ) -> None:
        self.locale = locale
        self.translator = translator
        self.messages = all_messages() if messages is None else messages

    def text(self, key: str, **params: Value) -> Text:
        """Word the message ``key``; every placeholder must be filled, and no other name given."""
        message = self.messages.get(key)
        if message is None:
            raise WordingError(f"no message has the key {key}")
        given = frozenset(params)
        if given != message.placeholders:
            raise WordingError(
                f"message {key}: missing {sorted(message.placeholders - given)},"
                f" unknown {sorted(given - message.placeholders)}"
            )
        translation = self._translate(message, params)
        if placeholders(translation.text) - given:
            raise WordingError(f"{self.locale.tag}: message {key} has placeholders its English does not name")
        return Text(
            _together(_fill(_tie(escape(translation.text)), params, self.html)),
            _fill(translation.text, params, self.words),
            translation.lang,
        )

    def prose(self, english: str, *, domain: str, context: str | None = None) -> Text:
        """Word a text that an author wrote, with notation tokens in it."""
        translation = self.translator.gettext(domain, english, context)
        # Escaping first is safe: no valid token holds a character that is escaped.
        tied = tokens.tie(escape(translation.text))
        markup = _together(tokens.replace(tied, lambda token: tokens.to_html(token, self.locale)))
        words = tokens.text_to_words(translation.text, self.locale, self._phrase)
        return Text(markup, words, translation.lang)

    def html(self, value: Value) -> str:
        """Return a value as escaped markup."""
        if isinstance(value, Text):
            return value.html
        if isinstance(value, Roll | Notation):
            return tokens.to_html(_token(value), self.locale)
        if isinstance(value, tuple):
            return self._join(value, self.html)
        return escape(self.locale.num(value) if isinstance(value, int) else value)

    def words(self, value: Value) -> str:
        """Return a value as plain words, for attributes: no sign of notation in it."""
        if isinstance(value, Text):
            return value.plain
        if isinstance(value, Roll | Notation):
            return tokens.to_words(_token(value), self.locale, self._phrase)
        if isinstance(value, tuple):
            return self._join(value, self.words)
        return self.locale.num(value) if isinstance(value, int) else value

    def _translate(self, message: Message, params: Mapping[str, Value]) -> Translation:
        """Return the message's text in this language, in the plural form that its count asks for."""
        if message.other is None or message.counter is None:
            return self.translator.gettext(message.domain, message.english, message.key)
        count = params[message.counter]
        if not isinstance(count, int):
            raise WordingError(f"message {message.key}: {message.counter} must be a whole number")
        return self.translator.ngettext(message.domain, message.english, message.other, count, message.key)

    def _phrase(self, key: str, values: Mapping[str, str]) -> str:
        """Words for notation in an attribute."""
        return self.text(key, **values).plain

    def _join(self, values: tuple[int, ...] | tuple[Notation, ...], word: Callable[[Value], str]) -> str:
        """Numbers are joined with "and"; plays by a separator, since a play may hold spaces."""
        parts = [word(value) for value in values]
        plays = any(isinstance(value, Notation) for value in values)
        return self.locale.join_items(parts) if plays else self.locale.join_and(parts)


def _token(value: Roll | Notation) -> tokens.Token:
    notation = Notation.roll(value) if isinstance(value, Roll) else value
    return tokens.make(notation.kind, notation.value)


def _fill(text: str, params: Mapping[str, Value], word: Callable[[Value], str]) -> str:
    """Put the values into a text; a value is never searched for placeholders itself."""
    return PLACEHOLDER.sub(lambda match: word(params[match[1]]), text)


_BEFORE_PLACE = re.compile(r"(?<=\w) (?=\{(?:point|from|to)\}(?!-))")
_NUMBER_AND_WORD = re.compile(r"(?<![\w/])([0-9]{1,2}-[a-z]{2,})\b")


def _tie(text: str) -> str:
    """Keep the number of a point on the line of the word before it, as ``tokens.tie`` does for tokens."""
    return _BEFORE_PLACE.sub(tokens.NO_BREAK, text)


def _together(html: str) -> str:
    """Keep ``6-point`` on one line."""
    return _NUMBER_AND_WORD.sub(r'<span class="nb">\1</span>', html)
