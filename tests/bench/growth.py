"""How build time and memory grow with the number of languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.bench.builds import BUILD
from tests.bench.ground import Ground, add_languages, copy_sources
from tests.bench.process import Usage, watched
from tests.bench.row import MB, Row, told

TOTALS: Final = (4, 6, 8, 12, 40)
"""4 as they are; then 2, 4 and 8 copies; then the number the memory budget speaks of."""
MEMORY_LIMIT: Final = 1000
BEND: Final = 1.3
"""Time a language may not grow beyond this, or growth is no longer called linear."""


def measure(ground: Ground) -> Iterator[Row]:
    """Build with more and more languages."""
    found: dict[int, Usage] = {}
    for total in TOTALS:
        project = copy_sources(ground.scratch / f"languages-{total}")
        add_languages(project, total)
        found[total] = watched([*BUILD, str(project / "site")], project)
        yield told(f"growth, {total} languages", _shown(total, found[total]))
    few, many = found[TOTALS[-2]], found[TOTALS[-1]]
    added = (many.processor - few.processor) / (TOTALS[-1] - TOTALS[-2])
    early = (few.processor - found[TOTALS[0]].processor) / (TOTALS[-2] - TOTALS[0])
    yield Row(
        "growth of time",
        "linear",
        f"{early:.2f} s of work a language up to {TOTALS[-2]}, {added:.2f} s from there to {TOTALS[-1]}",
        added <= BEND * early,
    )
    if many.peak:
        peak = many.peak / MB
        yield Row(
            f"peak memory, {TOTALS[-1]} languages",
            f"< {MEMORY_LIMIT} MB",
            f"{peak:.0f} MB",
            peak < MEMORY_LIMIT,
        )


def _shown(total: int, usage: Usage) -> str:
    """Time, work in all and a language, memory."""
    memory = f", peak {usage.peak / MB:.0f} MB" if usage.peak else ""
    return (
        f"{usage.seconds:.2f} s; work {usage.processor:.2f} s, {usage.processor / total:.2f} s each{memory}"
    )
