"""The signs of a legend: how a seat of each role looks, and the pattern of each stretch of a scale."""

from __future__ import annotations

from generator.diagrams.geometry import Box
from generator.diagrams.scenes.draw_scale import swatch
from generator.diagrams.scenes.draw_seats import ROLE_ICONS
from generator.diagrams.scenes.icons import ICONS
from generator.diagrams.scenes.model import Role, Zone
from generator.diagrams.scenes.pen import Pen
from generator.i18n.locale import LocaleData


def role_svg(role: Role) -> str:
    """Draw the sign of a role: the square seat of the box, the icon of another, or a plain seat."""
    if role in ROLE_ICONS:
        return _svg(f'<path class="ico" d="{ICONS[ROLE_ICONS[role]]}"/>')
    if role is Role.BOX:
        return _svg('<rect class="seat" x="4" y="4" width="24" height="24" rx="2"/>')
    return _svg('<circle class="seat" cx="16" cy="16" r="12"/>')


def zone_svg(zone: Zone, number: int, locale: LocaleData) -> str:
    """Draw the sign of a mark, or the pattern of a stretch."""
    pen = Pen(locale, "")
    if zone.start == zone.end:
        pen.path("M16 26l-9-20h18z", "zm")
    else:
        swatch(pen, number, Box(2, 6, 28, 20))
    return _svg(str(pen))


def _svg(inner: str) -> str:
    return f'<svg class="tk-draw" viewBox="0 0 32 32" aria-hidden="true">{inner}</svg>'
