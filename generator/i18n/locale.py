"""The facts of one language: its name, direction, digits, lists, quotes and fonts.

They come from ``locales/<tag>/locale.yml``, so that a language can be added without touching code.
Tags are BCP 47 (``pt-BR``) everywhere; only ``babel_form`` knows Babel's way of writing them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from generator.errors import Faults, FaultsError
from generator.i18n.locale_file import file_name, order_line, read_locale_file

SOURCE_TAG: Final = "en"
"""The language the sources are written in; it has no PO files."""

_ZEROS: Final[Mapping[str, str]] = {
    "latn": "0", "arab": "\u0660", "arabext": "\u06f0", "deva": "\u0966", "beng": "\u09e6", "guru": "\u0a66",
    "gujr": "\u0ae6", "taml": "\u0be6", "telu": "\u0c66", "thai": "\u0e50",
    "adlm": "\U0001e950", "cakm": "\U00011136", "hmnp": "\U0001e140", "mtei": "\uabf0", "mymr": "\u1040",
    "nkoo": "\u07c0", "olck": "\u1c50", "tibt": "\u0f20",
}  # fmt: skip
DIGIT_SYSTEMS: Final = tuple(_ZEROS)
MINUS: Final = "\u2212"


def babel_form(tag: str) -> str:
    """Write a BCP 47 tag as Babel does: ``pt-BR`` -> ``pt_BR``, ``ca-ES-valencia`` -> ``ca_ES_VALENCIA``."""
    return "_".join(part.upper() if len(part) > 4 else part for part in tag.split("-"))


@dataclass(frozen=True, slots=True)
class ListPatterns:
    """How a language joins things; every pattern has ``{0}`` and ``{1}``, but for the separators."""

    and_two: str
    """Two things: ``{0} and {1}``."""
    and_end: str
    """The last two of three or more: ``{0}, and {1}``."""
    or_two: str
    """Two choices: ``{0} or {1}``."""
    or_end: str
    """The last two of three or more choices."""
    comma: str
    """Between the earlier things of a list, with its space."""
    item_sep: str
    """Between the parts of a spoken list, whose parts may hold a comma themselves."""


@dataclass(frozen=True, slots=True)
class LocaleData:
    """One language of the site. ``load`` reads it; ``num`` and the ``join_*`` functions write with it."""

    tag: str
    """BCP 47 tag; also the folder's name and the ``lang`` attribute."""
    name: str
    """The language's name in itself, for the switch."""
    dir: str
    """``ltr`` or ``rtl``."""
    digits: str
    """CLDR numbering system: ``latn``, ``arabext``, ..."""
    decimal: str
    """Decimal sign."""
    group: str
    """Grouping sign."""
    grouping: tuple[int, ...]
    """Sizes of the groups from the right; the last repeats: (3,) or (3, 2)."""
    percent: str
    """Pattern with ``{n}``; a right-to-left mark inside it belongs there."""
    lists: ListPatterns
    """How things are joined."""
    quotes: tuple[str, str, str, str]
    """Opening and closing, then inner opening and closing."""
    fonts: tuple[str, ...]
    """Font families, first choice first."""
    line_height: float
    """Line height that the script needs."""
    order: int
    """Place in the language switch."""
    ends: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each English closing sign the signs that may stand in its place."""
    number_words: tuple[str, ...] = ()
    """Words for 1 to 20, variants parted by ``|``; empty when not given."""
    length: tuple[float, float] | None = None
    """Shortest and longest usual translation as a share of the English text."""
    number_in_every_form: bool = False
    """Whether ``{n}`` stands in each plural form, also in one that means a single number."""
    plural_forms: str | None = None
    """Plural-Forms of a language that Babel does not know; otherwise None."""
    size: float | None = None
    """Size of running text in rem; None where the site's own style sheet names the language."""
    unwritten: tuple[str, ...] = ()
    """Keys that are stand-ins until a person has written them."""

    @staticmethod
    def load(path: Path) -> LocaleData:
        """Read ``locale.yml`` (or the folder that holds it); raises FaultsError with every fault."""
        locale, faults = load_locale(path)
        if locale is None:
            raise FaultsError(faults)
        return locale

    @property
    def is_source(self) -> bool:
        """Whether this is the language the sources are written in."""
        return self.tag == SOURCE_TAG

    @property
    def rtl(self) -> bool:
        """Whether the language is written right to left."""
        return self.dir == "rtl"

    def localise(self, text: str) -> str:
        """Change the ASCII digits of ``text`` into the locale's digits; nothing else changes."""
        return text if self.digits == "latn" else text.translate(_digit_table(self.digits))

    def number(self, text: str) -> str:
        """Write a plain ASCII number (``-1234.5``) with this locale's digits, signs and groups."""
        sign = MINUS if text.startswith("-") else ""
        whole, dot, part = text.removeprefix("-").partition(".")
        written = self._grouped(whole) + (self.decimal + part if dot else "")
        return sign + self.localise(written)

    def num(self, value: int) -> str:
        """Write a whole number; a negative one has U+2212 and needs a left-to-right isolate."""
        return self.number(str(value))

    def percent_of(self, text: str) -> str:
        """Write a plain ASCII number as a percentage by the locale's pattern."""
        return self.percent.replace("{n}", self.number(text))

    def join_and(self, items: Iterable[str]) -> str:
        """Join with "and": A, B and C in the locale's way."""
        return self._joined(list(items), self.lists.and_two, self.lists.and_end)

    def join_or(self, items: Iterable[str]) -> str:
        """Join with "or"."""
        return self._joined(list(items), self.lists.or_two, self.lists.or_end)

    def join_items(self, items: Iterable[str]) -> str:
        """Join the parts of a spoken list by a separator alone."""
        return self.lists.item_sep.join(items)

    def quote(self, text: str) -> str:
        """Put ``text`` between the locale's quotation marks."""
        return f"{self.quotes[0]}{text}{self.quotes[1]}"

    def _grouped(self, whole: str) -> str:
        parts: list[str] = []
        sizes = list(self.grouping)
        while len(whole) > sizes[0]:
            size = sizes.pop(0) if len(sizes) > 1 else sizes[0]
            parts.insert(0, whole[-size:])
            whole = whole[:-size]
        return self.group.join([whole, *parts])

    def _joined(self, items: list[str], two: str, end: str) -> str:
        if len(items) < 2:
            return "".join(items)
        head = self.lists.comma.join(items[:-1])
        # One replace after the other would also change a "{1}" inside the first item.
        before, after = (two if len(items) == 2 else end).split("{0}")
        return before + head + after.replace("{1}", items[-1])


def ascii_digits(text: str) -> str:
    """Write every decimal digit of any script as 0-9, as a reader may type it."""
    return "".join(str(unicodedata.digit(char)) if char.isdecimal() else char for char in text)


def load_locale(path: Path) -> tuple[LocaleData | None, Faults]:
    """Read one ``locale.yml`` (or the folder that holds it): its data, or None and every fault."""
    file = path / "locale.yml" if path.is_dir() else path
    values, faults = read_locale_file(file)
    if faults:
        return None, faults
    lists = ListPatterns(**values.pop("list"))
    return LocaleData(lists=lists, **values), faults


def load_locales(folder: Path) -> tuple[tuple[LocaleData, ...], Faults]:
    """Read every ``<folder>/<tag>/locale.yml``, in the order of the language switch.

    A folder without locale.yml is a fault (LOCALE_MISSING), and so is a place in the switch that two
    languages claim (LOCALE_ORDER); of those both are returned.
    """
    faults = Faults()
    found = []
    places: dict[int, str] = {}
    for place in locale_folders(folder):
        file = place / "locale.yml"
        if not file.exists():
            message = "this folder of locales/ has no locale.yml; copy one of another language, or delete it"
            faults.add(f"locales/{place.name}/locale.yml", None, "LOCALE_MISSING", message)
            continue
        locale, own = load_locale(file)
        faults.extend(own)
        if locale is None:
            continue
        found.append(locale)
        first = places.setdefault(locale.order, locale.tag)
        if first != locale.tag:
            message = f"order: {first} has the place {locale.order} in the language switch; choose another"
            faults.add(file_name(file), order_line(file), "LOCALE_ORDER", message)
    return tuple(sorted(found, key=lambda locale: (locale.order, locale.tag))), faults


def locale_folders(folder: Path) -> list[Path]:
    """Return the folders of languages in ``locales/``, by name; what tools leave there is none."""
    if not folder.is_dir():
        return []
    return sorted(
        path
        for path in folder.iterdir()
        if path.is_dir() and not path.name.startswith(".") and path.name != "__pycache__"
    )


def _digit_table(system: str) -> dict[int, str]:
    zero = ord(_ZEROS[system])
    return {ord("0") + value: chr(zero + value) for value in range(10)}
