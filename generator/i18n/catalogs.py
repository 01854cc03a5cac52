"""The catalogs of the project: templates, PO files and their upkeep; ``state`` counts what is translated.

The only user of ``babel.messages``, which knows the plural rules of the world's languages.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from babel import Locale, localedata
from babel.messages.plurals import PLURALS, get_plural
from babel.plural import to_gettext

from generator.errors import Faults
from generator.i18n.extract import read_sources
from generator.i18n.locale import LocaleData, babel_form, load_locales
from generator.i18n.locale_file import PLURAL_FORMS
from generator.i18n.merge import merge_all, template
from generator.i18n.message import DOMAINS
from generator.i18n.po import Entry, PoFile
from generator.i18n.po_read import read_po
from generator.i18n.po_write import format_po
from generator.i18n.pseudo import PSEUDO, pseudo_entry
from generator.i18n.tally import Tally, tally_entries

PROJECT: Final = "Takhta"
_SAMPLES: Final = (*range(201), 1_000, 1_000_000)
"""Numbers that try a plural rule."""


@dataclass(frozen=True, slots=True)
class PluralRule:
    """How a language chooses among its plural forms."""

    forms: int
    """Number of forms."""
    expression: str
    """C expression in ``n``, as in a PO header."""
    choose: Callable[[int], int]
    """Form for a number."""

    @property
    def header(self) -> str:
        """The Plural-Forms field."""
        return f"nplurals={self.forms}; plural={self.expression};"


@dataclass(frozen=True, slots=True)
class Update:
    """What an update did to one file."""

    path: str
    """The file, relative to the project."""
    changed: bool
    """Whether it was written."""
    counts: Tally | None = None
    """State of a PO file; None for a template."""
    obsolete: int = 0
    """How many entries are kept for texts that are gone."""


def plural_rule(locale: LocaleData) -> PluralRule | None:
    """Return the plural rule of a language; None when neither Babel nor locale.yml knows it."""
    if locale.plural_forms is not None:
        return parse_plural_forms(locale.plural_forms)
    known = known_plural_forms(locale.tag)
    return None if known is None else parse_plural_forms(known.text)


@dataclass(frozen=True, slots=True)
class PluralForms:
    """A Plural-Forms field and where it comes from."""

    text: str
    from_cldr: bool
    """True when Babel's table of usual forms lacks the language, so that CLDR's rule was turned into one."""


def known_plural_forms(tag: str) -> PluralForms | None:
    """Return what Babel knows of a language's plurals; None for a language that CLDR lacks.

    Babel's table is asked first: its expressions are those that other tools write. For a language that is
    not in it Babel would answer with English plurals, so there CLDR's own rule is taken.
    """
    for name in (babel_form(tag), tag.partition("-")[0]):
        if name in PLURALS:
            return PluralForms(get_plural(name).plural_forms, from_cldr=False)
    for name in (babel_form(tag), tag.partition("-")[0]):
        if localedata.exists(name):
            return PluralForms(to_gettext(Locale.parse(name).plural_form), from_cldr=True)
    return None


def parse_plural_forms(text: str) -> PluralRule | None:
    """Read a Plural-Forms field; None when it cannot be understood."""
    match = PLURAL_FORMS.fullmatch(text)
    if match is None:
        return None
    try:
        rule = PluralRule(int(match[1]), match[2], gettext.c2py(match[2]))
        sound = all(0 <= rule.choose(number) < rule.forms for number in _SAMPLES)
    except (ValueError, ArithmeticError):  # n%0 is an expression too
        return None
    return rule if sound else None


def pot_path(root: Path, domain: str) -> Path:
    """Place of a template."""
    return root / "locales" / f"{domain}.pot"


def po_path(root: Path, tag: str, domain: str) -> Path:
    """Place of a PO file."""
    return root / "locales" / tag / "LC_MESSAGES" / f"{domain}.po"


def update_catalogs(root: Path) -> tuple[list[Update], Faults]:
    """Bring every template and PO file up to date with the sources.

    With a fault in the sources nothing is written; a PO file with a fault is left exactly as it is.
    """
    sources, faults = read_sources(root)
    locales, locale_faults = load_locales(root / "locales")
    if faults:
        faults.extend(locale_faults)
        return [], faults
    faults.extend(locale_faults)
    wanted = {domain: template(sources[domain]) for domain in DOMAINS}
    updates = [_update_template(root, domain, wanted[domain]) for domain in DOMAINS]
    for locale in sorted(locales, key=lambda locale: locale.tag):
        if not locale.is_source:
            updates += update_locale(root, locale, wanted, faults)
    return updates, faults


def _update_template(root: Path, domain: str, entries: list[Entry]) -> Update:
    path = pot_path(root, domain)
    file = PoFile(
        header=_fixed_header(),
        header_comments=(f"{PROJECT}: English texts of the domain {domain}. Made by `make messages`.",),
        entries=entries,
    )
    return Update(_name(root, path), _write(path, format_po(file)))


def update_locale(
    root: Path, locale: LocaleData, wanted: Mapping[str, Sequence[Entry]], faults: Faults
) -> list[Update]:
    """Bring the PO files of one language up to the entries wanted; a file with a fault is left as it is."""
    rule = plural_rule(locale)
    if rule is None:
        message = f"the plural rule of {locale.tag} is not known; add plural_forms"
        faults.add(f"locales/{locale.tag}/locale.yml", None, "LOCALE_PLURALS", message)
        return []
    files = {}
    for domain in DOMAINS:
        path = po_path(root, locale.tag, domain)
        file, own = read_po(path, _name(root, path))
        faults.extend(own)
        if not own:
            files[domain] = file
    merged = merge_all({domain: file.entries for domain, file in files.items()}, wanted, rule.forms)
    updates = []
    for domain, old in files.items():
        new = PoFile(
            header=_header(old, locale, rule),
            header_comments=old.header_comments or (f"{PROJECT}, {domain}: {locale.name}",),
            closing_comments=old.closing_comments,
            entries=_made_up(merged[domain], locale.tag),
        )
        counts = tally_entries(wanted[domain], new.active, domain).whole
        path = po_path(root, locale.tag, domain)
        changed = _write(path, format_po(new))
        updates.append(Update(_name(root, path), changed, counts, len(new.obsolete)))
    return updates


def _made_up(entries: list[Entry], tag: str) -> list[Entry]:
    """Translate by machine into a pseudo-language; the entries of any other language stay as they are."""
    if tag not in PSEUDO:
        return entries
    return [pseudo_entry(entry, tag) for entry in entries if not entry.obsolete]


def _fixed_header() -> dict[str, str]:
    return {
        "Project-Id-Version": PROJECT,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }


def _header(old: PoFile, locale: LocaleData, rule: PluralRule) -> dict[str, str]:
    """Return the header: ours where we know better, the translator's fields as they are."""
    ours = {
        "Project-Id-Version": PROJECT,
        "Last-Translator": "",
        "Language-Team": "",
        "Language": babel_form(locale.tag),
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": rule.header,
    }
    kept = {"Last-Translator", "Language-Team"}
    if not _agrees(old.header.get("Plural-Forms", ""), rule):
        kept.add("Plural-Forms")
    if old.header.get("Language", "") not in {"", locale.tag, ours["Language"]}:
        kept.add("Language")
    ours |= {name: old.header[name] for name in kept if name in old.header}
    rest = {
        name: value for name, value in old.header.items() if name not in ours and name != "POT-Creation-Date"
    }
    return ours | rest


def _agrees(plural_forms: str, rule: PluralRule) -> bool:
    """Whether a header may be put right silently; another rule must stay for the check to see."""
    known = parse_plural_forms(plural_forms)
    if known is None:
        return plural_forms == "" or "INTEGER" in plural_forms
    return same_rule(known, rule)


def same_rule(one: PluralRule, other: PluralRule) -> bool:
    """Whether two plural rules choose the same forms, whatever their text."""
    return one.forms == other.forms and all(one.choose(n) == other.choose(n) for n in _SAMPLES)


def _name(root: Path, path: Path) -> str:
    return path.relative_to(root).as_posix()


def _write(path: Path, text: str) -> bool:
    """Write a file whole or not at all; False when it already says the same."""
    data = text.encode("utf-8")
    if path.exists() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + ".new")
    temporary.write_bytes(data)
    temporary.replace(path)
    return True
