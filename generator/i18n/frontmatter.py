"""What the front matter of a page says about its translation."""

from __future__ import annotations

import re
from typing import Final

_FRONT: Final = re.compile(r"\ufeff?---[ \t]*\r?\n(.*?)^(?:---|\.\.\.)[ \t]*\r?$", re.DOTALL | re.MULTILINE)
_UNTRANSLATED: Final = re.compile(r"^translate:[ \t]*false[ \t]*\r?$", re.MULTILINE)


def is_translated(source: str) -> bool:
    """Whether a page has texts for translators: not one with ``translate: false`` in its front matter.

    That is for people who work on the site; it is the same English page in every language.
    """
    front = _FRONT.match(source)
    return front is None or _UNTRANSLATED.search(front[1]) is None
