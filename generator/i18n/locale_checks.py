"""What can be wrong with a ``locale.yml`` whose form is right: its direction, keys still to be written."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from generator.errors import Faults
from generator.i18n.cldr import direction_of
from generator.i18n.locale import LocaleData
from generator.i18n.pseudo import PSEUDO
from generator.i18n.yaml_lines import line_of, load_yaml

_TO_WRITE: Final[Mapping[str, str]] = {
    "name": "the language's name in itself, as its speakers write it",
    "quotes": "the four quotation marks: opening, closing, inner opening, inner closing",
    "ends": "for . ? and ! the signs that close a sentence in their place, such as {'.': ['۔']}",
    "percent": "how a percentage is written, with {n} for the number",
    "list.and_two": 'how two things are joined by "and": {0} and {1} with your word between',
    "list.and_end": 'how the last two of several things are joined by "and"',
    "list.or_two": 'how two choices are joined by "or"',
    "list.or_end": 'how the last two of several choices are joined by "or"',
    "list.comma": "what stands between the earlier things of a list, with its space",
    "list.item_sep": "what parts the items of a spoken list, with its space",
}


def locale_file_faults(root: Path, locale: LocaleData) -> Faults:
    """Check the facts of one language: ST14 for its direction, LOCALE_UNWRITTEN for each stand-in."""
    faults = Faults()
    known = None if locale.tag in PSEUDO else direction_of(locale.tag)
    if not locale.unwritten and known in (None, locale.dir):
        return faults
    name = f"locales/{locale.tag}/locale.yml"
    data, _ = load_yaml(root / name, name)
    if known not in (None, locale.dir):
        message = f"dir: {locale.dir}, but {locale.tag} is written {known}; write dir: {known}"
        faults.add(name, line_of(data, "dir"), "ST14", message)
    for key in locale.unwritten:
        message = f"{key} is a stand-in; write {_TO_WRITE[key]}; then take {key} off the list unwritten"
        faults.warn(name, _line(data, key), "LOCALE_UNWRITTEN", message)
    return faults


def _line(data: Any, key: str) -> int | None:
    """Line of a key; that of the list that names it when the key itself is not there yet."""
    place = data
    *parents, last = key.split(".")
    for parent in parents:
        place = place.get(parent, {})
    return line_of(place, last) if last in place else line_of(data, "unwritten")
