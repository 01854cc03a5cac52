"""How soon the preview of a language shows a saved PO file."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from generator.i18n.po_read import read_po
from generator.site.live import Live
from tests.bench.ground import Ground, copy_sources
from tests.bench.row import Row, at_most, told

TAG = "ur"
PAGE = "learn/05-landing/open-or-blocked.html"
RUNS = 5
SECONDS = 2.0


def measure(ground: Ground) -> Iterator[Row]:
    """Save a changed text of the whole course, then ask for its page as a browser does, twice a second."""
    project = copy_sources(ground.scratch / "preview")
    start = time.perf_counter()
    live = Live(project, TAG)
    live.page(PAGE)
    yield told("preview: ready", f"{time.perf_counter() - start:.1f} s")
    path = project / f"locales/{TAG}/LC_MESSAGES/docs.po"
    times = [_save_and_show(live, path) for _ in range(RUNS)]
    slowest = f"slowest of {RUNS}: {max(times):.2f} s"
    yield at_most("preview: from saving to the new page", median(times) + 0.5, SECONDS, "s", slowest)


def _save_and_show(live: Live, path: Path) -> float:
    before = live.page(PAGE)
    file, _ = read_po(path, path.name)
    entry = next(one for one in file.active if one.publishable and "05-landing" in one.locations[0])
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f'"{entry.msgstr[0]}"', f'"{entry.msgstr[0]} "', 1), encoding="utf-8")
    start = time.perf_counter()
    after = live.page(PAGE)
    if before is None or after is None or before.version == after.version:
        raise ValueError("the saved text did not reach the page")
    return time.perf_counter() - start
