"""Lighthouse on every kind of page in every language: mobile, median of three."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.bench.ground import Ground
from tests.bench.node import npx, run_package
from tests.bench.row import Row, not_measured, told
from tests.browser.conftest import chromium_path

PACKAGE: Final = "lighthouse@12.2.3"
RUNS: Final = 3
TRIES: Final = 4
LIMITS: Final = {"accessibility": 100, "best-practices": 100, "seo": 100, "performance": 95}
BUDGET: Final = "100/100/100/>=95"
WHAT: Final = "Lighthouse (access./practices/SEO/speed)"
FLAGS: Final = "--headless=new --no-sandbox"
KINDS: Final = {
    "home": "index.html",
    "lesson": "learn/05-landing/open-or-blocked.html",
    "reference": "reference.html",
    "glossary": "glossary.html",
    "about": "about.html",
}


@dataclass(frozen=True, slots=True)
class Score:
    """One page: its scores, and every audit that costs points."""

    page: str
    points: dict[str, int]
    losses: dict[str, str]
    """Audit -> what it shows, of the run in which it cost most."""

    @property
    def good(self) -> bool:
        """Whether every score reaches its limit."""
        return all(self.points[key] >= limit for key, limit in LIMITS.items())


def measure(ground: Ground) -> Iterator[Row]:
    """Score the pages, if Lighthouse can be had."""
    missing = _missing()
    if missing:
        yield not_measured(WHAT, BUDGET, missing)
        return
    report = ground.scratch / "lighthouse.json"
    for kind, path in KINDS.items():
        scores = [_score(ground.address, f"{tag}/{path}", report) for tag in ground.tags]
        shown = ", ".join(f"{score.page[:2]} {'/'.join(map(str, score.points.values()))}" for score in scores)
        yield Row(f"Lighthouse, {kind}", BUDGET, shown, all(score.good for score in scores))
        for audit in sorted({audit for score in scores for audit in score.losses}):
            where = [f"{score.page[:2]} {score.losses[audit]}" for score in scores if audit in score.losses]
            yield told("  points lost", f"{audit}: {', '.join(where)}")


def _missing() -> str:
    """What stands in the way of running Lighthouse; empty when nothing does."""
    if npx() is None:
        return "needs Node (npx)"
    if chromium_path() is None:
        return "needs Chromium on PATH"
    tried = _run("--version", seconds=300)
    return "" if tried.returncode == 0 else f"{PACKAGE} cannot be had through npx"


def _run(*arguments: str, seconds: int) -> subprocess.CompletedProcess[str]:
    return run_package(
        PACKAGE, list(arguments), seconds=seconds, settings={"CHROME_PATH": chromium_path() or ""}
    )


def _score(address: str, page: str, report: Path) -> Score:
    """The median of every score over the runs."""
    sys.stderr.write(f"  {page}\n")
    runs = [_sound(address + page, report) for _ in range(RUNS)]
    points = {key: round(median(run["categories"][key]["score"] * 100 for run in runs)) for key in LIMITS}
    short = [key for key, limit in LIMITS.items() if points[key] < limit]
    return Score(page, points, {audit: shown for key in short for audit, shown in _losses(runs, key)})


def _sound(url: str, report: Path) -> dict[str, Any]:
    """A run that has every score; on a busy machine some audits find nothing to go by."""
    for _ in range(TRIES):
        run = _once(url, report)
        if all(run["categories"][key]["score"] is not None for key in LIMITS):
            return run
    raise RuntimeError(f"Lighthouse gave no score for {url} in {TRIES} tries")


def _once(url: str, report: Path) -> dict[str, Any]:
    done = _run(
        url, "--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={FLAGS}", seconds=180
    )
    if done.returncode != 0:
        raise RuntimeError(f"Lighthouse failed on {url}:\n{done.stderr.strip()}")
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def _losses(runs: list[dict[str, Any]], key: str) -> Iterator[tuple[str, str]]:
    """Audits of a category that did not get full points, worst last."""
    lost = [
        (audit["score"], f"{key}: {reference['id']}", _first(audit))
        for run in runs
        for reference in run["categories"][key]["auditRefs"]
        if reference["weight"] and (audit := run["audits"][reference["id"]])["score"] is not None
    ]
    worst_last = sorted((loss for loss in lost if loss[0] < 1), key=lambda loss: -loss[0])
    return ((audit, shown) for _, audit, shown in worst_last)


def _first(audit: dict[str, Any]) -> str:
    """The element or text an audit names first, else the value it shows."""
    items = (audit.get("details") or {}).get("items") or []
    node = items[0].get("node", {}).get("snippet") if items else None
    text = items[0].get("text") if items else None
    return str(node or text or audit.get("displayValue") or audit["title"])
