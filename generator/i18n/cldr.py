"""What CLDR says about a language, read through Babel: name, direction, digits, lists, plurals, letters.

The home of ``babel.core``. Source: Unicode CLDR as shipped with Babel; what it lacks is named in ``unknown``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from babel import Locale, localedata
from babel.core import get_global

from generator.errors import GeneratorError
from generator.i18n.locale import DIGIT_SYSTEMS, babel_form

_SUBTAG: Final = re.compile(
    r"[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?"
    r"(?:[-_][A-Za-z0-9]{5,8})?"
)
_PATTERN_NUMBER: Final = re.compile(r"[#,0.]+")
_MOST_PROPOSED: Final = 8
_ROOT_AND: Final = ("{0}, {1}",)
_ROOT_OR: Final = ("{0} or {1}", "{0}, or {1}")
"""What CLDR's root says; a language that has it has no pattern of its own."""


class UnknownLanguageError(GeneratorError):
    """A tag that is no tag, or that CLDR has no data for."""


@dataclass(frozen=True, slots=True)
class LanguageFacts:
    """One language as CLDR describes it."""

    tag: str
    """BCP 47 tag in its usual spelling: ``pa-Arab``, ``pt-BR``."""
    name: str
    """Its name in itself."""
    english: str
    """Its name in English."""
    script: str
    """ISO 15924 code: ``Arab``, ``Latn``."""
    dir: str
    """``ltr`` or ``rtl``."""
    digits: str
    """Numbering system."""
    decimal: str
    group: str
    grouping: tuple[int, ...]
    """Sizes of the groups from the right."""
    percent: str
    """Pattern with ``{n}``."""
    lists: dict[str, str]
    """``and_two``, ``and_end``, ``or_two``, ``or_end``, ``comma``, ``item_sep``."""
    unknown: tuple[str, ...]
    """Keys of ``locale.yml`` that CLDR says nothing about; their values here are stand-ins."""
    letters: Counter[str]
    """Letters of the language, counted in the names of languages, countries, months and days."""


def canonical_tag(text: str) -> str:
    """Write a tag as usual: ``PT_br`` -> ``pt-BR``.

    Raises:
        UnknownLanguageError: it is not a language, with script or country if need be.

    """
    if _SUBTAG.fullmatch(text) is None:
        raise UnknownLanguageError(
            f"{text!r} is not a tag; write a language, if need be with a script or country:"
            " ar, pa-Arab, pt-BR"
        )
    language, *rest = re.split("[-_]", text)
    parts = [language.lower()]
    parts += [_subtag(part) for part in rest]
    return "-".join(parts)


def _subtag(part: str) -> str:
    """Write a script with a capital, a country in capitals, a variant (``valencia``) in small letters."""
    return part.title() if len(part) == 4 else part.upper() if len(part) < 4 else part.lower()


def language_facts(tag: str) -> LanguageFacts:
    """Read what CLDR knows of a language.

    Raises:
        UnknownLanguageError: nothing; the message names near tags.

    """
    tag = canonical_tag(tag)
    name = babel_form(tag)
    if not localedata.exists(name):
        raise UnknownLanguageError(f"CLDR does not know {tag}{_proposal(tag)}")
    locale = Locale.parse(name)
    system = locale.default_numbering_system
    symbols = dict(locale.number_symbols["latn"]) | dict(locale.number_symbols.get(system, {}))
    lists, unknown = _lists(locale, script_of(tag))
    pattern = locale.decimal_formats[None]
    primary, secondary = pattern.grouping
    digits = system if system in DIGIT_SYSTEMS else "latn"
    return LanguageFacts(
        tag=tag,
        name=locale.get_display_name(locale) or tag,
        english=locale.english_name or tag,
        script=script_of(tag),
        # Pages run across: Mongolian, written from top to bottom, is set from left to right as Chinese is.
        dir="rtl" if locale.text_direction == "rtl" else "ltr",
        digits=digits,
        decimal=symbols["decimal"],
        group=symbols["group"],
        grouping=(primary,) if primary == secondary else (primary, secondary),
        percent=_PATTERN_NUMBER.sub("{n}", locale.percent_formats[None].pattern, count=1).replace(
            "%", symbols["percentSign"]
        ),
        lists=lists,
        unknown=("quotes", *unknown),
        letters=_letters(locale),
    )


def direction_of(tag: str) -> str | None:
    """Return ``ltr`` or ``rtl`` as CLDR has it; None for a language that it lacks."""
    name = babel_form(tag)
    language, _, rest = name.partition("_")
    if not localedata.exists(name) and not (len(rest) >= 4 and rest[:4].istitle()):
        name = language  # a country does not change the direction; another script may
    return Locale.parse(name).text_direction if localedata.exists(name) else None


def script_of(tag: str) -> str:
    """Return the script of a tag, by CLDR's likely subtags where the tag does not name it."""
    name = babel_form(tag)
    for part in name.split("_")[1:]:
        if len(part) == 4 and part.istitle():
            return part
    likely = get_global("likely_subtags")
    full = likely.get(name) or likely.get(name.partition("_")[0]) or ""
    return next((part for part in full.split("_")[1:] if len(part) == 4), "Zyyy")


def _proposal(tag: str) -> str:
    language = tag.partition("-")[0]
    names = sorted(name.replace("_", "-") for name in localedata.locale_identifiers())
    near = [name for name in names if name.partition("-")[0] == language]
    return f"; it knows {', '.join(near[:_MOST_PROPOSED])}" if near else "; see cldr.unicode.org for its tags"


def _lists(locale: Locale, script: str) -> tuple[dict[str, str], list[str]]:
    """Return the list patterns, and the names of those that CLDR has from its root alone."""
    standard, choice = locale.list_patterns["standard"], locale.list_patterns["or"]
    start = standard["start"].replace("{0}", "").replace("{1}", "")
    values = {
        "and_two": standard["2"],
        "and_end": standard["end"],
        "or_two": choice["2"],
        "or_end": choice["end"],
        "comma": start if start.strip() else ", ",
        # Its parts may hold commas themselves, but a semicolon looks foreign among Arabic letters.
        "item_sep": "، " if script == "Arab" else "; ",
    }
    unknown: list[str] = []
    for kind, roots, bare in (("and", _ROOT_AND, "{0}, {1}"), ("or", _ROOT_OR, "{0} / {1}")):
        keys = (f"{kind}_two", f"{kind}_end")
        # A half that is the root's tells that the other half was put together from it.
        if locale.language != "en" and any(values[key] in roots for key in keys):
            values |= dict.fromkeys(keys, bare)
            unknown += [f"list.{key}" for key in keys]
            if kind == "and":
                # The sign between the earlier things is of the same pattern.
                values["comma"] = "، " if script == "Arab" else ", "
                unknown.append("list.comma")
    return values, unknown


def _letters(locale: Locale) -> Counter[str]:
    names: list[str] = [*locale.languages.values(), *locale.territories.values()]
    for form in ("format", "stand-alone"):
        names += _values(locale.months.get(form, {}).get("wide", {}).values())
        names += _values(locale.days.get(form, {}).get("wide", {}).values())
    return Counter(letter for name in names for letter in name + name.lower() if letter.isalpha())


def _values(found: Iterable[object]) -> list[str]:
    return [str(value) for value in found]
