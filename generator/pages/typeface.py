"""Style rules for the languages that the site's own style sheet does not name.

The four languages of the project are set by hand in ``browser/css/type.css``. Another language says in its
``locale.yml`` which fonts it wants, how large and with how much room; its rule is made from that and added
to the style sheet of the finished site, so that a new language needs no style sheet of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from generator.i18n.faces import BY_FAMILY
from generator.i18n.locale import LocaleData

USUAL_SIZE: Final = 1.0625
"""Of running text, in rem, where ``locale.yml`` says nothing."""
_NAMED: Final = re.compile(r'\[lang\|="?([A-Za-z]+)')
_GENERIC: Final = frozenset({"serif", "sans-serif", "system-ui"})
_TIGHT, _STACKED = 1.8, 2.0
"""Line heights from which descenders need a lower underline."""


def extra_styles(locales: Iterable[LocaleData], style_sheet: str) -> str:
    """Return rules for those of ``locales`` whose language ``style_sheet`` does not name; "" for none."""
    named = set(_NAMED.findall(style_sheet))
    rules = [_rule(locale) for locale in locales if locale.tag.partition("-")[0] not in named or locale.size]
    return "".join(rules)


def add_styles(assets: Path, locales: Iterable[LocaleData]) -> None:
    """Add the rules of ``locales`` to the style sheet in a folder of a finished site."""
    path = assets / "takhta.css"
    style_sheet = path.read_text(encoding="utf-8")
    if rules := extra_styles(locales, style_sheet):
        path.write_text(f"{style_sheet.rstrip()}\n{rules}", encoding="utf-8")


def _rule(locale: LocaleData) -> str:
    """Line heights follow from that of running text as they do in the languages set by hand."""
    room = locale.line_height
    under = ".22em" if room < _TIGHT else ".3em" if room < _STACKED else ".55em"
    values = {
        "--font": _families(locale.fonts),
        "--fs": f"{locale.size or USUAL_SIZE:g}rem",
        "--lh": f"{room:g}",
        "--lh-h": f"{max(1.22, room - 0.3):.4g}",
        "--btn": f"{max(1.5, room - 0.1):.4g}",
        "--row": f"{max(1.4, room - 0.1):.4g}",
        "--under": under,
    }
    # As specific as the rules of the style sheet and after them: en-XA is also a kind of English.
    return f"[lang|={locale.tag}] {{ {'; '.join(f'{name}: {value}' for name, value in values.items())}; }}\n"


def _families(names: tuple[str, ...]) -> str:
    generic = () if names[-1] in _GENERIC else ("serif",)
    return ", ".join(_family(name) for name in (*names, *generic))


def _family(name: str) -> str:
    """Name a face as the style sheet does; ``locale.yml`` holds names without quotation marks."""
    if name in _GENERIC:
        return name
    return f'"{BY_FAMILY[name].css if name in BY_FAMILY else name}"'
