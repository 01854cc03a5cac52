"""Slots: places in the Markdown of a page that finished HTML is put into.

Boards and quizzes never pass through Markdown: it would only slow it down, and what it might do to
a script or a drawing is nobody's wish.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_SLOT = re.compile(r'<div class="tk-slot" data-slot="([a-z0-9-]+)"></div>')


def slot(name: str) -> str:
    """The Markdown line that stands for one piece of HTML."""
    return f'<div class="tk-slot" data-slot="{name}"></div>'


def fill(text: str, slots: Mapping[str, str]) -> str:
    """Put each piece of HTML where its slot stands; an unknown slot is an error of the program."""
    return _SLOT.sub(lambda match: slots[match.group(1)], text)
