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
    losses: frozenset[str]

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
        for loss in sorted(frozenset().union(*(score.losses for score in scores))):
            where = [score.page[:2] for score in scores if loss in score.losses]
            yield told("  points lost", f"{loss} ({', '.join(where)})")


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
    runs = [_once(address + page, report) for _ in range(RUNS)]
    points = {key: round(median(run["categories"][key]["score"] * 100 for run in runs)) for key in LIMITS}
    return Score(page, points, frozenset().union(*map(_losses, runs)))


def _once(url: str, report: Path) -> dict[str, Any]:
    done = _run(
        url, "--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={FLAGS}", seconds=180
    )
    if done.returncode != 0:
        raise RuntimeError(f"Lighthouse failed on {url}:\n{done.stderr.strip()}")
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def _losses(run: dict[str, Any]) -> frozenset[str]:
    """Audits with weight that did not get full points, apart from speed within its limit."""
    found = set()
    for key, category in run["categories"].items():
        if category["score"] * 100 >= LIMITS.get(key, 101):
            continue
        for reference in category["auditRefs"]:
            audit = run["audits"][reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 1:
                found.add(f"{key}: {reference['id']}: {_first(audit)}")
    return frozenset(found)


def _first(audit: dict[str, Any]) -> str:
    """The element or text an audit names first, else the value it shows."""
    items = audit.get("details", {}).get("items", [])
    node = items[0].get("node", {}).get("snippet") if items else None
    text = items[0].get("text") if items else None
    return str(node or text or audit.get("displayValue") or audit["title"])
