"""Makes the folder of a new language: ``locale.yml`` and the PO files.

The facts come from CLDR (``cldr``) and from the table of scripts (``data/scripts.yml``). What neither knows
is a stand-in, named under ``unwritten`` so that a person writes it.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML

from generator.errors import Faults, GeneratorError
from generator.i18n import pseudo
from generator.i18n.catalogs import known_plural_forms, update_locale
from generator.i18n.cldr import LanguageFacts, canonical_tag, language_facts
from generator.i18n.extract import read_sources
from generator.i18n.faces import SHIPPED
from generator.i18n.locale import LocaleData, load_locale, load_locales
from generator.i18n.merge import template
from generator.i18n.message import DOMAINS

_DATA: Final = Path(__file__).parent / "data"
_MARKS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "ltr": ("“", "”", "‘", "’"),
    "rtl": ("”", "“", "’", "‘"),
}
"""Stand-ins for quotation marks by direction."""
_LATIN_FACE: Final = "Literata"


class LocaleExistsError(GeneratorError):
    """The language has a folder already."""


@dataclass(frozen=True, slots=True)
class NewLocale:
    """What was made."""

    locale: LocaleData
    files: tuple[str, ...]
    """The new files, relative to the project."""
    messages: int
    """How many texts there are to translate."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How a language is set."""

    fonts: tuple[str, ...]
    """First choice first."""
    size: float
    """In rem."""
    line_height: float
    ends: Mapping[str, Sequence[str]]
    """Closing signs; empty when they are not known."""


def add_locale(root: Path, text: str) -> tuple[NewLocale | None, Faults]:
    """Make ``locales/<tag>/``; nothing else changes, and with a fault in the sources nothing at all.

    Raises:
        UnknownLanguageError: CLDR does not know the tag.
        LocaleExistsError: the folder is there already.

    """
    tag = canonical_tag(text)
    folder = root / "locales" / tag
    if folder.exists():
        raise LocaleExistsError(f"locales/{tag} exists already; `takhta locale status` shows its state")
    locale_text = _locale_text(tag, _next_place(root))
    sources, faults = read_sources(root)
    if faults:
        return None, faults
    wanted = {domain: template(sources[domain]) for domain in DOMAINS}
    # The folder appears whole: a run that is killed leaves a name that no build looks at.
    beside = folder.with_name(f".{tag}.new")
    shutil.rmtree(beside, ignore_errors=True)
    beside.mkdir(parents=True)
    try:
        (beside / "locale.yml").write_text(locale_text, encoding="utf-8")
        beside.rename(folder)
        locale, faults = load_locale(folder)
        if locale is not None:
            update_locale(root, locale, wanted, faults)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    if locale is None or faults:
        shutil.rmtree(folder, ignore_errors=True)
        return None, faults
    files = tuple(path.relative_to(root).as_posix() for path in sorted(folder.rglob("*.*")) if path.is_file())
    return NewLocale(locale, files, sum(len(entries) for entries in wanted.values())), faults


def setting_of(facts: LanguageFacts) -> Setting:
    """Choose faces: one of the site's own that covers the language, or what systems bring."""
    rows = _scripts()
    language = facts.tag.partition("-")[0]
    row = rows.get(f"{language}-{facts.script}") or rows.get(facts.script) or rows["Zyyy"]
    fonts = tuple(row["fonts"])
    named = [face for face in SHIPPED if face.family in fonts]
    # A face named by the script first: Nastaliq is right for Punjabi where a plainer face covers it too.
    own = next((face for face in (*named, *SHIPPED) if face.covers(facts.letters)), None)
    if own is not None:
        fonts = (own.family,) if own.family == _LATIN_FACE else (own.family, _LATIN_FACE)
    elif facts.script != "Latn":
        # Digits and Latin letters in the site's own face where the system's has none.
        fonts = (*fonts[:-1], _LATIN_FACE, fonts[-1])
    return Setting(fonts, row["size"], row["line_height"], row.get("ends", {}))


def _next_place(root: Path) -> int:
    locales, _ = load_locales(root / "locales")
    return max((locale.order for locale in locales), default=0) + 1


def _locale_text(tag: str, order: int) -> str:
    if tag in pseudo.PSEUDO:
        return _pseudo_text(tag, order)
    facts = language_facts(tag)
    setting = setting_of(facts)
    unwritten = [*facts.unknown, *([] if setting.ends else ["ends"])]
    values: dict[str, Any] = {
        "tag": tag,
        "name": facts.name,
        "dir": facts.dir,
        "order": order,
        "digits": facts.digits,
        "decimal": facts.decimal,
        "group": facts.group,
        "grouping": list(facts.grouping),
        "percent": facts.percent,
        "list": facts.lists,
        "quotes": list(_MARKS[facts.dir]),
        "ends": {sign: list(signs) for sign, signs in setting.ends.items()},
        "fonts": list(setting.fonts),
        "size": setting.size,
        "line_height": setting.line_height,
        "unwritten": unwritten,
    }
    known = known_plural_forms(tag)
    if known is not None and known.from_cldr:
        values["plural_forms"] = known.text
    return _written(f"{facts.english}. Made from CLDR; every key is explained in the Urdu file.", values)


def _pseudo_text(tag: str, order: int) -> str:
    name, script, direction, _ = pseudo.PSEUDO[tag]
    row = _scripts()[script]
    right_to_left = direction == "rtl"
    values: dict[str, Any] = {
        "tag": tag,
        "name": name,
        "dir": direction,
        "order": order,
        "digits": "latn",
        "decimal": ".",
        "group": ",",
        "percent": "{n}%",
        "list": {
            "and_two": "{0} & {1}", "and_end": "{0} & {1}", "or_two": "{0} / {1}", "or_end": "{0} / {1}",
            "comma": "، " if right_to_left else ", ", "item_sep": "؛ " if right_to_left else "; ",
        },
        "quotes": list(_MARKS[direction]),
        "ends": {"?": ["؟"]} if right_to_left else {},
        "fonts": ["Vazirmatn", _LATIN_FACE] if right_to_left else list(row["fonts"]),
        "size": row["size"],
        "line_height": row["line_height"],
        "number_in_every_form": True,
        "plural_forms": "nplurals=2; plural=(n != 1);",
    }  # fmt: skip
    return _written("A pseudo-locale: no language, but a look at what translations do to a page.", values)


_EXPLAINED: Final[Mapping[str, str]] = {
    "order": "Place in the language switch.",
    "quotes": "Opening and closing mark, then the inner ones.",
    "fonts": "First choice first; a name that the site does not ship is looked for on the reader's system.",
    "size": "Of running text, in rem.",
    "unwritten": "Stand-ins, since CLDR lacks these. Write them as your language does; then delete this.",
}


def _written(head: str, values: Mapping[str, Any]) -> str:
    lines = [f"# {head}"]
    for key, value in values.items():
        if value in ([], {}):
            continue
        if key in _EXPLAINED:
            lines.append(f"# {_EXPLAINED[key]}")
        if key == "list":
            lines += ["list:", *(f"  {name}: {_quoted(text)}" for name, text in value.items())]
        else:
            lines.append(f"{key}: {_quoted(value)}")
    return "\n".join(lines) + "\n"


def _quoted(value: object) -> str:
    """Write a value as YAML; JSON is YAML too, and shows what a bare word may hide."""
    text = json.dumps(value, ensure_ascii=False)
    # Marks that turn the direction are written out, so that the line can be read and edited.
    return "".join(
        f"\\u{ord(char):04x}" if char in "\u200e\u200f\u061c\u202f\u00a0" else char for char in text
    )


@cache
def _scripts() -> Mapping[str, Mapping[str, Any]]:
    rows: Mapping[str, Mapping[str, Any]] = YAML(typ="safe").load(
        (_DATA / "scripts.yml").read_text(encoding="utf-8")
    )
    return rows
