"""``check_locale``: everything that can be said by machine about the translations of one language.

What one entry shows by itself is in ``entry_checks``; here are the files as a whole and what only several
entries show together. An error keeps the language from being published, a remark does not.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from generator.errors import Faults
from generator.i18n.catalogs import PluralRule, plural_rule, po_path
from generator.i18n.entry_checks import EntryCheck
from generator.i18n.glossary import load_glossary
from generator.i18n.locale import LocaleData, load_locale
from generator.i18n.locale_checks import locale_file_faults
from generator.i18n.message import DOMAINS, Key
from generator.i18n.patterns import settings
from generator.i18n.po import Entry
from generator.i18n.po_read import read_po
from generator.i18n.translator import check_header
from generator.i18n.verdicts import Verdicts, files_digest, verdicts

HALF_SPACE: Final = "\u200c"
_PROSE_FROM: Final = 200
"""Letters of a page from which the share of half-spaces says something."""
_LABEL_WORDS: Final = 4
"""Longest English text of the interface that is a label rather than a sentence."""
GLOSSARY: Final = "locales/glossary.csv"
_MAKE: Final = "its texts are shown in English; `make messages` writes it"

Placed = tuple[str, Entry]
"""A PO file's name and one of its entries."""


def check_locale(folder: Path) -> Faults:
    """Check ``locales/<tag>``: its locale.yml and all its PO files; every fault and every remark."""
    locale, faults = load_locale(folder)
    if locale is None:
        return faults
    return check_translations(folder.parent.parent, locale)


def check_translations(root: Path, locale: LocaleData, *, keep: bool = False) -> Faults:
    """Check the PO files of a loaded locale.

    What has not changed since it was checked is not checked again; with ``keep`` what was found is written
    down for the next run too.
    """
    faults = locale_file_faults(root, locale)
    rule = plural_rule(locale)
    if locale.is_source or rule is None:
        if rule is None:
            message = f"the plural rule of {locale.tag} is not known; add plural_forms"
            faults.add(f"locales/{locale.tag}/locale.yml", None, "LOCALE_PLURALS", message)
        return faults
    paths = [po_path(root, locale.tag, domain) for domain in DOMAINS]
    known = verdicts(root, locale.tag, (root / f"locales/{locale.tag}/locale.yml", root / GLOSSARY))
    digest = files_digest([paths[0].parent, *paths])
    found = known.whole(digest)
    if found is None:
        found, placed = _check_files(root, locale, rule, known)
        known.keep(digest, found, (entry for _, entry in placed))
    if keep:
        known.write(root, locale.tag)
    faults.extend(found)
    return faults


def _check_files(
    root: Path, locale: LocaleData, rule: PluralRule, known: Verdicts
) -> tuple[Faults, list[Placed]]:
    """Check all PO files; also return the entries that may be shown."""
    faults = Faults()
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
                message = "some plural forms are empty, so none is shown; fill them all"
                faults.warn(name, entry.fault_line, "PO_FORMS", message)
    glossary, own = load_glossary(root / GLOSSARY, GLOSSARY)
    faults.extend(own)
    check = EntryCheck(locale, rule, glossary)
    for name, entry in placed:
        for finding in known.of(entry, check.findings):
            add = faults.add if finding.error else faults.warn
            add(name, finding.line(entry), finding.code, finding.message)
    _check_senses(placed, locale, faults)
    _check_one_translation(placed, faults)
    _check_two_labels(placed, faults)
    _check_half_spaces(placed, locale, faults)
    return faults, placed


def _note_missing(root: Path, locale: LocaleData, faults: Faults) -> None:
    """Remark on PO files that are not there: their texts are shown in English."""
    paths = [po_path(root, locale.tag, domain) for domain in DOMAINS]
    folder = paths[0].parent
    for path in paths if folder.is_dir() else [folder]:
        if not path.exists():
            faults.warn(path.relative_to(root).as_posix(), None, "PO_MISSING", f"it does not exist; {_MAKE}")


def _check_senses(placed: list[Placed], locale: LocaleData, faults: Faults) -> None:
    """ST09: two senses of one English word need two translations."""
    if locale.tag not in settings()["homonym_languages"]:
        return
    seen: dict[tuple[str, tuple[str, ...]], tuple[str, int]] = {}
    for name, entry in placed:
        word = _bare(entry.msgid)
        sense = _sense(word, entry.context)
        if sense is None:
            continue
        other = seen.setdefault((word, entry.msgstr), (sense, entry.fault_line))
        if other[0] != sense:
            message = (
                f"{entry.msgid!r} means {sense} here and {other[0]} in line {other[1]};"
                " give each sense a word of its own"
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
            message = f"translated otherwise in {other_name}:{other.fault_line}; choose one of the two"
            faults.warn(name, entry.fault_line, "ST11", message)


def _check_two_labels(placed: list[Placed], faults: Faults) -> None:
    """ST11: two labels of the interface that can stand side by side are not called the same.

    A PO file does not know screens; labels from one file of messages are taken as neighbours. Where the
    English is the same too, or only its plural, one word is right.
    """
    seen: dict[tuple[str, tuple[str, ...]], tuple[str, Entry]] = {}
    for name, entry in placed:
        if not name.endswith("/ui.po") or len(entry.msgid.split()) > _LABEL_WORDS:
            continue
        for place in entry.locations:
            other_name, other = seen.setdefault((place, entry.msgstr), (name, entry))
            if _bare(other.msgid) != _bare(entry.msgid):
                message = (
                    f"{entry.msgid!r} has the translation of {other.msgid!r} in"
                    f" {other_name}:{other.fault_line}; give one of the two another word"
                )
                faults.warn(name, entry.fault_line, "ST11", message)
                break


def _bare(word: str) -> str:
    return word.casefold().rstrip("s")


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
                f" usual is one in {letters_each} at least."
                " Was the text copied? Write U+200C where it was lost"
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
