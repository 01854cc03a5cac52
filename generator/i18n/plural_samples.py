"""The plural categories of a language, each with a number that falls into it.

The browser chooses a form by its category name; gettext chooses by a number. The sample joins the two.
"""

from __future__ import annotations

from functools import cache

from babel import Locale, UnknownLocaleError

from generator.i18n.locale import babel_form

LARGEST = 1_000
"""Every category of whole numbers that any language has is met below this, but for "many" of a million."""


@cache
def plural_samples(tag: str) -> tuple[tuple[str, int], ...]:
    """Pairs of category and the smallest number in it, such as (("one", 1), ("other", 0)).

    A language that Babel does not know has the one category ``other``.
    """
    try:
        rule = Locale.parse(babel_form(tag)).plural_form
    except (UnknownLocaleError, ValueError):
        return (("other", 2),)
    samples: dict[str, int] = {}
    for number in (*range(LARGEST), 1_000_000):
        samples.setdefault(rule(number), number)
    return tuple(samples.items())
