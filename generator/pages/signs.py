"""Small signs of the page that carry meaning beside a word: the lozenges of a rule's force."""

from __future__ import annotations

from typing import Final

_LOZENGE: Final = "M8 1.5L14.5 8 8 14.5 1.5 8z"
_INSIDE: Final = {
    "must": f'<path d="{_LOZENGE}" fill="currentColor"/>',
    "may": "",
    "must-not": '<path d="M4 8h8"/>',
    "only-if": '<path d="M8 1.5L1.5 8 8 14.5z" fill="currentColor"/>',
    "fact": '<circle cx="8" cy="8" r="1.5" fill="currentColor" stroke="none"/>',
}


def force_sign(force: str) -> str:
    """A lozenge: filled for must, open for may, barred for must not, half filled for only if."""
    outline = f'<path d="{_LOZENGE}"/>'
    return (
        '<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.5"'
        f' aria-hidden="true">{outline}{_INSIDE[force]}</svg>'
    )
