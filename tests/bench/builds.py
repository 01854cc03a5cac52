"""How long the site takes to build: against plain MkDocs, and after a change of one PO entry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Final

from tests.bench.ground import Ground, copy_sources
from tests.bench.plain import write_projects
from tests.bench.process import timed, watched
from tests.bench.row import MB, Row, at_most, told
from tests.conftest import ROOT

RATIO_LIMIT: Final = 2.5
RUNS: Final = 3
BUILD: Final = ["-m", "generator", "build", "--output"]
CHANGED: Final = "ur"
"""The language in which an entry is changed."""


@dataclass(frozen=True, slots=True)
class Change:
    """An entry of the docs catalogue to change."""

    name: str
    english: str
    """The beginning of the English text."""
    elsewhere: frozenset[str] = frozenset()
    """Pages that may change in the other languages."""


CHANGES: Final = (
    Change("a sentence of a lesson", "After this page you can move a checker forward"),
    Change("a glossary term", "checker", frozenset({"glossary.html"})),
)


def measure(ground: Ground) -> Iterator[Row]:
    """Build times."""
    yield from _against_plain(ground)
    yield from _one_entry(ground)


def _against_plain(ground: Ground) -> Iterator[Row]:
    """Alternate both builds, so that what else the machine does falls on both."""
    folder, output = ground.scratch / "plain", ground.scratch / "ours"
    pages = write_projects(folder, ground.tags)
    ours, plain = [], []
    for _ in range(RUNS):
        ours.append(timed([*BUILD, str(output)], ROOT))
        plain.append(timed(["-m", "tests.bench.plain", str(folder)], ROOT))
    mine, theirs = (median(usage.seconds for usage in usages) for usages in (ours, plain))
    what = f"build, {len(ground.tags)} languages, {pages} pages"
    yield at_most(what, mine / theirs, RATIO_LIMIT, "x plain", f"{mine:.2f} s, plain MkDocs {theirs:.2f} s")
    work, other = (median(usage.processor for usage in usages) for usages in (ours, plain))
    yield told(
        "  work on all cores", f"{work / other:.2f} x plain ({work:.2f} s, plain MkDocs {other:.2f} s)"
    )
    peak = watched([*BUILD, str(output)], ROOT).peak
    yield told("peak memory of that build", f"{peak / MB:.0f} MB" if peak else "not measured: no /proc")


def _one_entry(ground: Ground) -> Iterator[Row]:
    """Build, change an entry, build its language again as the server does, then all."""
    project = copy_sources(ground.scratch / "changed")
    output = project / "site"
    catalog = project / "locales" / CHANGED / "LC_MESSAGES" / "docs.po"
    untouched = catalog.read_text(encoding="utf-8")
    for change in CHANGES:
        catalog.write_text(untouched, encoding="utf-8")
        timed([*BUILD, str(output)], project)
        before = _hashes(output)
        catalog.write_text(_edited(untouched, change.english), encoding="utf-8")
        one = timed([*BUILD, str(output), "--locale", CHANGED], project).seconds
        alone = _differing(before, _hashes(output))
        every = timed([*BUILD, str(output)], project).seconds
        changed = _differing(before, _hashes(output))
        yield _verdict(change, alone, changed, f"in {one:.2f} s", f"all languages {every:.2f} s")


def _verdict(change: Change, alone: list[str], changed: list[str], quick: str, full: str) -> Row:
    """Whether nothing changed beyond the language's own pages and pages that show several languages."""
    own = {name for name in changed if name.startswith(f"{CHANGED}/")}
    strangers = [name for name in changed if name not in own and name.split("/")[-1] not in change.elsewhere]
    late = [name for name in changed if name not in alone]
    listed = f"build --locale {CHANGED} renews {', '.join(alone) or 'nothing'} {quick}; {full}"
    listed += f", renewing also {', '.join(late)}" if late else ", renewing nothing else"
    budget = "its pages" + (", glossaries" if change.elsewhere else " alone")
    return Row(f"PO entry changed: {change.name}", budget, listed, bool(alone) and not strangers)


def _edited(catalog: str, english: str) -> str:
    """The catalogue with the first word of one translation written twice."""
    pattern = re.compile(rf'(^msgid "{re.escape(english)}[^"\n]*"\nmsgstr ")([^" \n]+)', re.MULTILINE)
    changed, count = pattern.subn(r"\1\2 \2", catalog, count=1)
    if count != 1:
        raise ValueError(f"no entry begins with {english!r}")
    return changed


def _hashes(site: Path) -> dict[str, str]:
    """A digest of every file."""
    files = [path for path in site.rglob("*") if path.is_file()]
    return {path.relative_to(site).as_posix(): sha256(path.read_bytes()).hexdigest() for path in files}


def _differing(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """Names of the files that are not the same."""
    return sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
