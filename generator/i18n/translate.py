"""Translators: from an English text to the text of a page, with the language it turned out to be in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from generator.i18n.locale import SOURCE_TAG


@dataclass(frozen=True, slots=True)
class Translation:
    """A text for a page."""

    text: str
    """The translation, or the English source when there is none."""
    lang: str | None
    """None when the text is in the page's language; otherwise the tag of the language it is in."""


class Translator(Protocol):
    """Gives the texts of one locale. ``msgid`` may be wrapped over lines; only its words count."""

    @property
    def tag(self) -> str:
        """Tag of the locale."""
        ...

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Translate one text of a domain (docs, diagrams, quizzes, ui)."""
        ...

    def ngettext(
        self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
    ) -> Translation:
        """Translate a text that depends on a number; ``n`` chooses the form and is not filled in."""
        ...

    def has(self, domain: str, msgid: str, msgid_plural: str | None, context: str | None) -> bool:
        """Whether a text of the sources is shown in the language of the locale."""
        ...

    def guess(self, domain: str, msgid: str, msgid_plural: str | None, context: str | None) -> str | None:
        """Return the English that a translation to be confirmed was made for; None when there is none."""
        ...


class NullTranslator:
    """The translator of the source language: every text is right as it stands."""

    tag = SOURCE_TAG

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:  # noqa: ARG002
        """Return the text itself."""
        return Translation(msgid, None)

    def ngettext(
        self,
        domain: str,  # noqa: ARG002
        msgid: str,
        msgid_plural: str,
        n: int,
        context: str | None = None,  # noqa: ARG002
    ) -> Translation:
        """Return the singular for exactly one, otherwise the plural."""
        return Translation(msgid if n == 1 else msgid_plural, None)

    def has(
        self,
        domain: str,  # noqa: ARG002
        msgid: str,  # noqa: ARG002
        msgid_plural: str | None,  # noqa: ARG002
        context: str | None,  # noqa: ARG002
    ) -> bool:
        """Say yes: the sources are in this language."""
        return True

    def guess(
        self,
        domain: str,  # noqa: ARG002
        msgid: str,  # noqa: ARG002
        msgid_plural: str | None,  # noqa: ARG002
        context: str | None,  # noqa: ARG002
    ) -> str | None:
        """Return None: nothing is to be confirmed."""
        return None
