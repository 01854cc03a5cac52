"""A line from 0 to 100 percent with marks, stretches and a shift."""

from __future__ import annotations

from typing import Final

from generator.diagrams.geometry import Box
from generator.diagrams.scenes.model import Scale
from generator.diagrams.scenes.pen import Pen

_LEFT, _UNIT, _LINE = 24, 5.0, 70
_LABEL: Final = 24


def draw_scale(pen: Pen, scene: Scale) -> Box:
    """Draw the line; stretches differ by pattern, marks and ends carry their numbers without a sign."""
    said = {0, 100}
    for number, zone in enumerate(scene.zones):
        x = _at(zone.start)
        said |= {zone.start, zone.end}
        if zone.start == zone.end:
            pen.path(f"M{x:g} {_LINE}l-9-22h18z", "zm")
        else:
            swatch(pen, number, Box(x, _LINE - 24, (zone.end - zone.start) * _UNIT, 24))
    pen.path(f"M{_LEFT} {_LINE}h{100 * _UNIT:g}", "ax")
    pen.path(
        "".join(f"M{_at(tenth):g} {_LINE}v{10 if tenth % 50 == 0 else 6}" for tenth in range(0, 101, 10)),
        "ax",
    )
    if scene.arrow is not None:
        start, end = (_at(value) for value in scene.arrow)
        pen.arrow((start, _LINE - 26), ((start + end) / 2, _LINE - 62), (end, _LINE - 26))
        said |= set(scene.arrow)
    shown: list[int] = []
    for value in sorted(said, key=lambda value: (value in {0, 100}, value)):
        # A number that would touch another one gives way; the ends come last.
        if all(abs(value - other) > 6 for other in shown):
            pen.digits(str(value), _at(value), _LINE + 12 + _LABEL, 26, "sn")
            shown.append(value)
    return Box(0, 8, 2 * _LEFT + 100 * _UNIT, _LINE + 40)


def swatch(pen: Pen, number: int, box: Box) -> None:
    """Fill a stretch by its own pattern: open, slanted lines, upright lines, dots of a grid."""
    pen.rect(box, f"zn z{number % 4}")
    x, y, wide, high = box.x, box.y, box.width, box.height
    kind = number % 4
    if kind in {1, 3}:
        lines = "".join(
            f"M{x + step:g} {y + high:g}l{min(high, wide - step):g}-{min(high, wide - step):g}"
            for step in range(0, int(wide), 8)
        )
        pen.path(lines, "zl")
    if kind in {2, 3}:
        pen.path("".join(f"M{x + step:g} {y:g}v{high:g}" for step in range(6, int(wide), 6)), "zl")


def _at(value: int) -> float:
    return _LEFT + value * _UNIT
