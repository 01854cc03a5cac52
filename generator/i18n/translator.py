"""The translator of one locale, loaded from its PO files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.errors import Faults
from generator.i18n.catalogs import PluralRule, parse_plural_forms, plural_rule, po_path, same_rule
from generator.i18n.locale import SOURCE_TAG, LocaleData, babel_form
from generator.i18n.message import DOMAINS, Key
from generator.i18n.po import Entry, PoFile
from generator.i18n.po_read import read_po
from generator.i18n.segment import has_words, one_line
from generator.i18n.translate import NullTranslator, Translation, Translator
from generator.i18n.validate import validate


class CatalogTranslator:
    """Translates from catalogs read once. Fuzzy, unfinished and obsolete entries are never used.

    What was asked for and not found is remembered in ``untranslated``.
    """

    def __init__(
        self,
        tag: str,
        rule: PluralRule,
        entries: Mapping[str, Mapping[Key, Entry]],
        guesses: Mapping[str, Mapping[Key, Entry]] | None = None,
    ) -> None:
        self._tag = tag
        self._rule = rule
        self._entries = entries
        self._guesses = guesses or {}
        self.untranslated: dict[str, set[Key]] = {}
        """By domain, the context and text of each message that was shown in English."""

    @property
    def tag(self) -> str:
        """Tag of the locale."""
        return self._tag

    @property
    def missing(self) -> int:
        """How many different messages were shown in English so far."""
        return sum(len(keys) for keys in self.untranslated.values())

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Translate one text; a text without words comes back as it is."""
        text = one_line(msgid)
        entry = self._entries.get(domain, {}).get((context, text))
        if entry is not None and entry.plural is None:
            return Translation(_edges_off(entry.msgstr[0]), None)
        return self._source(domain, context, text, text)

    def ngettext(
        self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
    ) -> Translation:
        """Translate a text that depends on a number; ``n`` chooses the form and is not filled in."""
        one, other = one_line(msgid), one_line(msgid_plural)
        entry = self._entries.get(domain, {}).get((context, one))
        if entry is not None and entry.plural == other:
            return Translation(_edges_off(entry.msgstr[self._rule.choose(abs(n))]), None)
        return self._source(domain, context, one, one if n == 1 else other)

    def has(self, domain: str, msgid: str, msgid_plural: str | None, context: str | None) -> bool:
        """Whether a text of the sources has a translation that may be shown; nothing is remembered."""
        entry = self._entries.get(domain, {}).get((context, msgid))
        return entry is not None and entry.plural == msgid_plural

    def guess(self, domain: str, msgid: str, msgid_plural: str | None, context: str | None) -> str | None:
        """Return the English that a translation to be confirmed was made for; None when there is none."""
        entry = self._guesses.get(domain, {}).get((context, msgid))
        if entry is None or entry.plural != msgid_plural:
            return None
        return entry.previous[1] if entry.previous is not None else msgid

    def _source(self, domain: str, context: str | None, msgid: str, text: str) -> Translation:
        if not has_words(text):
            return Translation(text, None)
        self.untranslated.setdefault(domain, set()).add((context, msgid))
        return Translation(text, SOURCE_TAG)


def load_translator(root: Path, locale: LocaleData) -> tuple[Translator, Faults]:
    """Load the translator of a locale, and every fault of its PO files.

    With faults the locale must not be published; the translator still works, without the faulty
    entries, so that a translator can be shown the rest.
    """
    faults = Faults()
    if locale.is_source:
        return NullTranslator(), faults
    rule = plural_rule(locale)
    if rule is None:
        message = f"the plural rule of {locale.tag} is not known; add plural_forms"
        faults.add(f"locales/{locale.tag}/locale.yml", None, "LOCALE_PLURALS", message)
        return CatalogTranslator(locale.tag, PluralRule(1, "0", lambda _n: 0), {}), faults
    catalogs = {domain: read_catalog(root, locale, rule, domain) for domain in DOMAINS}
    for catalog in catalogs.values():
        faults.extend(catalog.faults)
    return catalog_translator(locale, rule, catalogs), faults


@dataclass(frozen=True, slots=True)
class Catalog:
    """One PO file of a language, read and held to its sources."""

    file: PoFile
    shown: Mapping[Key, Entry]
    """The entries that may be shown, by context and text."""
    faults: Faults


def read_catalog(root: Path, locale: LocaleData, rule: PluralRule, domain: str) -> Catalog:
    """Read the PO file of a domain; without a sound header nothing of it may be shown."""
    faults = Faults()
    path = po_path(root, locale.tag, domain)
    name = path.relative_to(root).as_posix()
    file, own = read_po(path, name)
    faults.extend(own)
    sound = check_header(file, name, locale, rule, faults)
    return Catalog(file, _publishable(file, name, locale, rule, faults) if sound else {}, faults)


def catalog_translator(
    locale: LocaleData, rule: PluralRule, catalogs: Mapping[str, Catalog]
) -> CatalogTranslator:
    """Return the translator that shows what the catalogs of a language allow."""
    shown = {domain: catalog.shown for domain, catalog in catalogs.items()}
    guesses = {
        domain: {entry.key: entry for entry in catalog.file.active if entry.fuzzy and entry.started}
        for domain, catalog in catalogs.items()
    }
    return CatalogTranslator(locale.tag, rule, shown, guesses)


def check_header(file: PoFile, name: str, locale: LocaleData, rule: PluralRule, faults: Faults) -> bool:
    """Check Language and Plural-Forms (ST12); a file without a header or field is read as the locale's."""
    before = len(faults)
    language = file.header.get("Language", "")
    if language not in {"", locale.tag, babel_form(locale.tag)}:
        message = f"the header says Language: {language}; expected {babel_form(locale.tag)}"
        faults.add(name, file.header_line, "ST12", message)
    forms = file.header.get("Plural-Forms", "")
    if forms and "INTEGER" not in forms:
        known = parse_plural_forms(forms)
        if known is None or not same_rule(known, rule):
            message = f"the header says Plural-Forms: {forms}; expected {rule.header}"
            faults.add(name, file.header_line, "ST12", message)
    return len(faults) == before


def _publishable(
    file: PoFile, name: str, locale: LocaleData, rule: PluralRule, faults: Faults
) -> dict[Key, Entry]:
    table = {}
    for entry in file.active:
        findings = validate(entry, rule, number_in_every_form=locale.number_in_every_form)
        for finding in findings:
            faults.add(name, finding.line, finding.code, finding.message)
        if entry.publishable and not findings:
            table[entry.key] = entry
    return table


def _edges_off(text: str) -> str:
    """Take off blanks at the edges, which would make code of a paragraph."""
    return text.strip(" \t\n")
