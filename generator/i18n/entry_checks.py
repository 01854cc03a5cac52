"""Everything that can be said by machine about one translated entry, by itself.

The same entry, language and glossary always give the same findings, so that they can be remembered
(``verdicts``). What only several entries show together is in ``checks``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from generator.i18n.catalogs import PluralRule
from generator.i18n.check_help import mend_of, title_of
from generator.i18n.glossary import Glossary
from generator.i18n.locale import LocaleData
from generator.i18n.message import KEYED
from generator.i18n.patterns import pattern_findings
from generator.i18n.po import Entry
from generator.i18n.structure import closing_sign, structure_remarks
from generator.i18n.validate import validate

_HEADLINES: Final = frozenset({"title", "heading"})


@dataclass(frozen=True, slots=True)
class EntryFinding:
    """What a check says of one form of a translation."""

    form: int
    """Number of the plural form; 0 for an entry without plural."""
    code: str
    """ST02, PU01 ..."""
    error: bool
    """Whether it keeps the language from being published; a remark otherwise."""
    message: str
    """What was found and what to do."""

    def line(self, entry: Entry) -> int:
        """Line of the form in the file that the entry was read from."""
        return entry.msgstr_lines[self.form] if self.form < len(entry.msgstr_lines) else entry.fault_line


@dataclass(frozen=True, slots=True)
class EntryCheck:
    """Checks the entries of one language."""

    locale: LocaleData
    rule: PluralRule
    glossary: Glossary

    def findings(self, entry: Entry) -> tuple[EntryFinding, ...]:
        """Return every fault and remark of a finished entry, form by form."""
        found = validate(entry, self.rule, number_in_every_form=self.locale.number_in_every_form)
        forms = _forms(entry)
        first = [EntryFinding(forms.get(one.line, 0), one.code, True, one.message) for one in found]
        if any(one.code in {"PO_PLURALS", "PO_LONG"} for one in found):
            # It is not known which form stands for what, or the text is none to read any further.
            return tuple(first)
        return (*first, *self._language(entry), *self._terms(entry))

    @property
    def language(self) -> str:
        """The language without script and country, by which patterns and terms are kept."""
        return self.locale.tag.partition("-")[0]

    def _language(self, entry: Entry) -> Iterator[EntryFinding]:
        """The words: letters, signs, stops, numbers, length."""
        forms = _forms(entry)
        for line, pattern, found in pattern_findings(entry, self.language):
            message = f"{title_of(pattern.id)}; found: {found}; {mend_of(pattern.id)}"
            yield EntryFinding(forms[line], pattern.id, pattern.error, message)
        for form in range(len(entry.msgstr)):
            for remark in structure_remarks(entry, form, self.locale, self.rule):
                yield EntryFinding(form, remark.code, remark.error, remark.message)

    def _terms(self, entry: Entry) -> Iterator[EntryFinding]:
        """ST07: the agreed terms, and none of the wrong ones."""
        kind = entry.comment_value("kind")
        keyed = kind is None or kind.startswith(KEYED)
        label = kind in _HEADLINES or (keyed and closing_sign(entry.msgid) == "")
        named = entry.comment_value("term")
        for form, text in enumerate(entry.msgstr):
            source = entry.msgid if entry.plural is None or form == 0 else entry.plural
            for remark in self.glossary.remarks(source, text, self.language, label=label, named=named):
                yield EntryFinding(form, "ST07", remark.error, remark.message)


def _forms(entry: Entry) -> dict[int, int]:
    """Number of the form by its line: what is remembered must not hang on where the entry stands."""
    return {line: form for form, line in enumerate(entry.msgstr_lines)}
