"""``check_locale``: everything that can be said by machine about the translations of one language.

First come the checks that keep a locale from being published (``translator``, ``validate``), then the
patterns of its language and the comparisons with the source.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from generator.errors import Faults
from generator.i18n.catalogs import PluralRule, plural_rule, po_path
from generator.i18n.glossary import Glossary, load_glossary
from generator.i18n.locale import LocaleData, load_locale
from generator.i18n.message import DOMAINS, Key
from generator.i18n.patterns import pattern_findings, settings
from generator.i18n.po import Entry
from generator.i18n.po_read import read_po
from generator.i18n.structure import closing_sign, structure_remarks
from generator.i18n.translator import check_header
from generator.i18n.validate import validate

HALF_SPACE: Final = "\u200c"
_PROSE_FROM: Final = 200
"""Letters of a page from which the share of half-spaces says something."""
_MAKE: Final = "its texts are shown in English; `make messages` writes it"

Placed = tuple[str, Entry]
"""A PO file's name and one of its entries."""


def check_locale(folder: Path) -> Faults:
    """Check ``locales/<tag>``: its locale.yml and all its PO files; every fault and every remark."""
    locale, faults = load_locale(folder)
    if locale is None:
        return faults
    return check_translations(folder.parent.parent, locale)


def check_translations(root: Path, locale: LocaleData) -> Faults:
    """Check the PO files of a loaded locale."""
    faults = Faults()
    rule = plural_rule(locale)
    if locale.is_source or rule is None:
        if rule is None:
            message = f"the plural rule of {locale.tag} is not known; add plural_forms"
            faults.add(f"locales/{locale.tag}/locale.yml", None, "LOCALE_PLURALS", message)
        return faults
    placed: list[Placed] = []
    _note_missing(root, locale, faults)
    for domain in DOMAINS:
        path = po_path(root, locale.tag, domain)
        name = path.relative_to(root).as_posix()
        file, own = read_po(path, name)
        faults.extend(own)
        if path.is_file() and not own and file.header_line is None and not file.entries:
            faults.warn(name, None, "PO_EMPTY", f"the file is empty; {_MAKE}")
        check_header(file, name, locale, rule, faults)
        placed += [(name, entry) for entry in file.active if entry.publishable]
        for entry in file.active:
            if entry.started and not entry.translated:
                faults.warn(name, entry.fault_line, "PO_FORMS", "some plural forms are empty; not shown")
    glossary, own = load_glossary(root / "locales" / "glossary.csv", "locales/glossary.csv")
    faults.extend(own)
    for name, entry in placed:
        _check_entry(name, entry, locale, rule, faults)
        _check_terms(name, entry, locale, glossary, faults)
    _check_senses(placed, locale, faults)
    _check_one_translation(placed, faults)
    _check_half_spaces(placed, locale, faults)
    return faults


def _note_missing(root: Path, locale: LocaleData, faults: Faults) -> None:
    """Remark on PO files that are not there: their texts are shown in English."""
    paths = [po_path(root, locale.tag, domain) for domain in DOMAINS]
    folder = paths[0].parent
    for path in paths if folder.is_dir() else [folder]:
        if not path.exists():
            faults.warn(path.relative_to(root).as_posix(), None, "PO_MISSING", f"it does not exist; {_MAKE}")


def language_faults(name: str, entry: Entry, locale: LocaleData, rule: PluralRule, faults: Faults) -> None:
    """Check the words of one translated entry: patterns, stops, numbers, length."""
    language = locale.tag.partition("-")[0]
    for line, pattern, found in pattern_findings(entry, language):
        add = faults.add if pattern.error else faults.warn
        add(name, line, pattern.id, f"{pattern.doc}; found: {found}")
    for form, line in enumerate(entry.msgstr_lines):
        for remark in structure_remarks(entry, form, locale, rule):
            add = faults.add if remark.error else faults.warn
            add(name, line, remark.code, remark.message)


def _check_entry(name: str, entry: Entry, locale: LocaleData, rule: PluralRule, faults: Faults) -> None:
    findings = validate(entry, rule, number_in_every_form=locale.number_in_every_form)
    for finding in findings:
        faults.add(name, finding.line, finding.code, finding.message)
    if not any(finding.code == "PO_PLURALS" for finding in findings):
        language_faults(name, entry, locale, rule, faults)


def _check_terms(name: str, entry: Entry, locale: LocaleData, glossary: Glossary, faults: Faults) -> None:
    """ST07: the agreed terms, and none of the wrong ones."""
    language = locale.tag.partition("-")[0]
    kind = entry.comment_value("kind")
    label = kind in {"title", "heading"} or (kind is None and closing_sign(entry.msgid) == "")
    named = entry.comment_value("term")
    for form, line in enumerate(entry.msgstr_lines):
        source = entry.msgid if entry.plural is None or form == 0 else entry.plural
        for remark in glossary.remarks(source, entry.msgstr[form], language, label=label, named=named):
            add = faults.add if remark.error else faults.warn
            add(name, line, "ST07", remark.message)


def _check_senses(placed: list[Placed], locale: LocaleData, faults: Faults) -> None:
    """ST09: two senses of one English word need two translations."""
    if locale.tag not in settings()["homonym_languages"]:
        return
    seen: dict[tuple[str, tuple[str, ...]], tuple[str, int]] = {}
    for name, entry in placed:
        word = entry.msgid.casefold().rstrip("s")
        sense = _sense(word, entry.context)
        if sense is None:
            continue
        other = seen.setdefault((word, entry.msgstr), (sense, entry.fault_line))
        if other[0] != sense:
            message = (
                f"{entry.msgid!r} means {sense} here and {other[0]} in line {other[1]}: two words are needed"
            )
            faults.add(name, entry.fault_line, "ST09", message)


def _sense(word: str, context: str | None) -> str | None:
    senses = settings()["homonyms"].get(word, ())
    words = re.findall(r"[a-z]+", context or "")
    return next((str(sense) for sense in senses if sense in words), None)


def _check_one_translation(placed: list[Placed], faults: Faults) -> None:
    """ST11: the same text has the same translation in every file."""
    seen: dict[Key, tuple[str, Entry]] = {}
    for name, entry in placed:
        other_name, other = seen.setdefault(entry.key, (name, entry))
        if other.msgstr != entry.msgstr:
            message = f"translated otherwise in {other_name}:{other.fault_line}"
            faults.warn(name, entry.fault_line, "ST11", message)


def _check_half_spaces(placed: list[Placed], locale: LocaleData, faults: Faults) -> None:
    """ST13: prose copied from a place that drops half-spaces gives itself away."""
    letters_each = settings()["half_spaces"].get(locale.tag.partition("-")[0])
    if letters_each is None:
        return
    for page, (name, line, text) in _pages(placed).items():
        letters = sum(1 for char in text if char.isalpha())
        if letters >= _PROSE_FROM and text.count(HALF_SPACE) * letters_each < letters:
            message = (
                f"{page}: {text.count(HALF_SPACE)} half-spaces in {letters} letters;"
                f" usual is one in {letters_each} at least: was the text copied?"
            )
            faults.add(name, line, "ST13", message)


def _pages(placed: list[Placed]) -> dict[str, tuple[str, int, str]]:
    """Join the running prose of each page: no headings, cells or captions."""
    pages: dict[str, tuple[str, int, str]] = {}
    for name, entry in placed:
        kind = entry.comment_value("kind") or ""
        if not name.endswith("/docs.po") or not (kind.endswith("text") or kind.startswith("rule text")):
            continue
        for page in entry.locations[:1]:
            old = pages.get(page, (name, entry.fault_line, ""))
            pages[page] = (old[0], old[1], f"{old[2]} {entry.msgstr[0]}")
    return pages
