"""Reading and checking ``locale.yml``: every fault with its line, so a translator can mend it alone."""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Final

from generator.errors import Faults, shown
from generator.i18n import untrusted
from generator.i18n.yaml_lines import line_of, load_yaml

TAG: Final = re.compile(r"[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?(?:-[a-z0-9]{5,8})?")
PLURAL_FORMS: Final = re.compile(r"\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;]+?)\s*;?\s*")
"""The Plural-Forms field of a PO header: number of forms, expression in n."""
DIGIT_SYSTEMS: Final = frozenset(
    {
        *("latn", "arab", "arabext", "deva", "beng", "guru", "gujr", "taml", "telu", "thai"),
        *("adlm", "cakm", "hmnp", "mtei", "mymr", "nkoo", "olck", "tibt"),
    }
)
"""Numbering systems that are the default of a language of CLDR, and some that are another choice."""
LIST_KEYS: Final = ("and_two", "and_end", "or_two", "or_end", "comma", "item_sep")
WRITABLE: Final = ("name", "quotes", "ends", "percent", *(f"list.{key}" for key in LIST_KEYS))
"""Keys that ``takhta locale add`` may leave to a person, naming them under ``unwritten``."""
_DEFAULTS: Final[Mapping[str, Any]] = {
    "grouping": (3,),
    "ends": {},
    "number_words": (),
    "length": None,
    "number_in_every_form": False,
    "plural_forms": None,
    "size": None,
    "unwritten": (),
}

_MARKUP: Final = re.compile(r'[<>"`*_|\\\[\]\n]|&(?! )')
"""Signs that could begin markup on a page, or end an attribute."""
_LONGEST: Final = 120

Check = Callable[[Any], bool]


def _text(value: Any) -> bool:
    return isinstance(value, str) and value != ""


def _plain_text(value: Any) -> bool:
    """Text that stands on pages as it is: no markup, no sign that nobody sees, and not much of it."""
    return (
        _text(value)
        and len(value) <= _LONGEST
        and _MARKUP.search(value) is None
        and next(untrusted.characters("", value), None) is None
    )


def _texts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_text(item) for item in value)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _ends(value: Any) -> bool:
    return isinstance(value, Mapping) and all(_text(key) and _texts(item) for key, item in value.items())


def _span(value: Any) -> bool:
    numbers = isinstance(value, list) and len(value) == 2
    return numbers and all(isinstance(item, int | float) for item in value) and 0 < value[0] < value[1]


def _families(value: Any) -> bool:
    """Names go into the style sheet as they are, so they hold nothing that means something there."""
    return _texts(value) and all(
        item[0] not in " -" and all(char.isalnum() or char in " -" for char in item) for item in value
    )


def _one_of(value: Any, words: Collection[str]) -> bool:
    return isinstance(value, str) and value in words


def _plural(value: Any) -> bool:
    match = PLURAL_FORMS.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        return False
    try:
        choose = gettext.c2py(match[2])
        return all(0 <= choose(number) < int(match[1]) for number in range(201))
    except (ValueError, ArithmeticError):  # n%0 is an expression too
        return False


_CHECKS: Final[Mapping[str, tuple[Check, str]]] = {
    "tag": (lambda v: _text(v) and TAG.fullmatch(v) is not None, "a BCP 47 tag such as ur, pt-BR or pa-Arab"),
    "name": (_plain_text, "the language's own name, without markup"),
    "dir": (lambda v: _one_of(v, {"ltr", "rtl"}), "ltr or rtl"),
    "digits": (lambda v: _one_of(v, DIGIT_SYSTEMS), f"one of {', '.join(sorted(DIGIT_SYSTEMS))}"),
    "decimal": (_plain_text, "a sign in quotes, without markup"),
    "group": (_plain_text, "a sign in quotes, without markup"),
    "grouping": (
        lambda v: isinstance(v, list) and bool(v) and all(_whole(size) and size > 0 for size in v),
        "sizes of the digit groups from the right, such as [3] or [3, 2]",
    ),
    "percent": (lambda v: _plain_text(v) and v.count("{n}") == 1, "a pattern with one {n}, without markup"),
    "quotes": (
        lambda v: _texts(v) and len(v) == 4 and all(map(_plain_text, v)),
        "four marks of printed books: opening, closing, inner opening, inner closing",
    ),
    "fonts": (_families, "a list of font families in letters, digits, spaces and hyphens"),
    "line_height": (
        lambda v: isinstance(v, int | float) and not isinstance(v, bool) and 1 <= v <= 4,
        "a number from 1 to 4",
    ),
    "order": (_whole, "a whole number: the place in the language switch"),
    "ends": (_ends, "for each English sign a list of signs, such as {'.': ['۔']}"),
    "number_words": (lambda v: _texts(v) and len(v) == 20, "twenty words, for 1 to 20"),
    "length": (_span, "two numbers, shortest and longest, such as [0.6, 1.7]"),
    "number_in_every_form": (lambda v: isinstance(v, bool), "true or false"),
    "plural_forms": (_plural, "such as nplurals=2; plural=(n != 1);"),
    "size": (
        lambda v: isinstance(v, int | float) and not isinstance(v, bool) and 0.75 <= v <= 2,
        "a number from 0.75 to 2: the size of running text in rem",
    ),
    "unwritten": (
        lambda v: v == [] or (_texts(v) and all(item in WRITABLE for item in v)),
        f"a list of keys of this file: {', '.join(WRITABLE)}",
    ),
}


def read_locale_file(path: Path) -> tuple[dict[str, Any], Faults]:
    """Read ``locale.yml`` into plain values; the values are complete when there are no faults."""
    name = file_name(path)
    data, faults = load_yaml(path, name)
    if faults:
        return {}, faults
    if not isinstance(data, Mapping):
        faults.add(name, 1, "LOCALE_FORM", "expected keys and values, such as tag: ur")
        faults.unreadable.add(name)
        return {}, faults
    values: dict[str, Any] = {}
    for key in data:
        if key not in _CHECKS and key != "list":
            faults.add(
                name, line_of(data, key), "LOCALE_KEY", f"unknown key {shown(key)}; see another locale.yml"
            )
    for key, (good, wanted) in _CHECKS.items():
        if key not in data and key in _DEFAULTS:
            values[key] = _DEFAULTS[key]
        elif key not in data:
            faults.add(name, 1, "LOCALE_MISSING", f"the key {key!r} is missing: {wanted}")
        elif not good(data[key]):
            faults.add(
                name,
                line_of(data, key),
                "LOCALE_VALUE",
                f"{key}: found {shown(data[key])}, expected {wanted}",
            )
        else:
            values[key] = _plain(data[key])
    values["list"] = _read_lists(name, data, faults)
    _check_folder(path, name, data, faults)
    return values, faults


def order_line(path: Path) -> int | None:
    """Line of ``order`` in a ``locale.yml`` without faults."""
    return line_of(load_yaml(path)[0], "order")


def _read_lists(path: str, data: Mapping[str, Any], faults: Faults) -> dict[str, str]:
    lists = data.get("list")
    if not isinstance(lists, Mapping):
        line = line_of(data, "list") if "list" in data else 1
        faults.add(path, line, "LOCALE_MISSING", f"list: expected the keys {', '.join(LIST_KEYS)}")
        return {}
    for key in lists:
        if key not in LIST_KEYS:
            faults.add(path, line_of(lists, key), "LOCALE_KEY", f"unknown key {shown(key)} in list")
    for key in LIST_KEYS:
        value = lists.get(key)
        if key not in lists:
            faults.add(path, line_of(data, "list"), "LOCALE_MISSING", f"list: the key {key!r} is missing")
        elif not _good_pattern(key, value):
            wanted = "text" if key in {"comma", "item_sep"} else "a pattern with {0} before {1}"
            wanted += ", without markup"
            faults.add(
                path,
                line_of(lists, key),
                "LOCALE_VALUE",
                f"list.{key}: found {shown(value)}, expected {wanted}",
            )
    return {key: str(lists[key]) for key in LIST_KEYS if key in lists}


def _good_pattern(key: str, value: Any) -> bool:
    if not isinstance(value, str) or not _plain_text(value):
        return False
    if key in {"comma", "item_sep"}:
        return True
    return value.count("{0}") == 1 and value.count("{1}") == 1 and value.index("{0}") < value.index("{1}")


def _check_folder(path: Path, name: str, data: Mapping[str, Any], faults: Faults) -> None:
    tag = data.get("tag")
    if _text(tag) and tag != path.parent.name:
        message = f"tag: {shown(tag)} must be the name of its folder, {path.parent.name!r}"
        faults.add(name, line_of(data, "tag"), "LOCALE_TAG", message)


def file_name(path: Path) -> str:
    """Name the file as the project does, wherever the project lies."""
    return f"locales/{path.parent.name}/{path.name}" if path.parent.parent.name == "locales" else str(path)


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return tuple(_plain(item) for item in value)
    if isinstance(value, str):
        return str(value)
    return value
