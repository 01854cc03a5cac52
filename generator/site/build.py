"""All languages of the site, built beside the old site and moved into place when whole.

A build that fails or is killed leaves the old site as it was. A fault in one language's files
leaves that language's old folder standing; every other language is still renewed.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import shutil
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from generator.errors import Faults, UsageError
from generator.i18n.locale import LocaleData
from generator.pages.edition import project_of
from generator.pages.frame import Neighbour
from generator.site.finish import finish
from generator.site.place import check_place, languages_of, move_in, staged
from generator.site.run import LocaleRun, run_mkdocs

_READINGS = itertools.count(1)
"""Numbers the readings of the sources in this process, so that a rebuild reads them anew."""


@dataclass(frozen=True, slots=True)
class BuildOptions:
    """What the person asked for."""

    root: Path
    """Folder of the project, the one with mkdocs.yml."""
    output: Path
    """Folder of the finished site."""
    site_url: str = ""
    """Address the site will have; empty when it is not known."""
    locales: tuple[str, ...] = ()
    """Tags to build; empty for all."""
    offline: bool = False
    """True for the edition that is read from a folder: no security policy, no canonical links."""


@dataclass(slots=True)
class BuildReport:
    """What came of a build."""

    faults: Faults = field(default_factory=Faults)
    built: tuple[str, ...] = ()
    """Tags of the languages that were renewed."""
    broken: tuple[str, ...] = ()
    """Tags of the languages that were asked for and have faults."""
    kept: tuple[str, ...] = ()
    """Tags of the languages whose old folder was left in place."""


class UnknownLocaleError(UsageError):
    """A language was asked for that has no folder in ``locales/``."""


def build(options: BuildOptions) -> BuildReport:
    """Build the site; nothing at the output changes unless the sources are sound.

    Raises:
        UnknownLocaleError: a requested language does not exist.
        GeneratorError: the output holds something else.

    """
    check_place(options.output, options.root)
    reading = f"build-{next(_READINGS)}"
    project, faults = project_of(options.root, reading)
    report = BuildReport(faults=faults)
    known = {locale.tag for locale in project.locales}
    missing = [tag for tag in options.locales if tag not in known and tag not in project.broken]
    if missing:
        raise UnknownLocaleError(
            f"no such language: {', '.join(missing)}; known are {', '.join(sorted(known))}"
        )
    if project.faults_of_sources:
        return report
    good = [tag for tag in project.tags if not options.locales or tag in options.locales]
    report.broken = tuple(tag for tag in project.broken if not options.locales or tag in options.locales)
    if not good:
        return report
    languages = {one.tag: one for one in map(_neighbour, project.readable) if one.tag in good}
    # What stands and was not built stays, also when its own files can no longer be read.
    old = languages_of(options.output)
    kept = sorted((one for tag, one in old.items() if tag not in languages), key=lambda one: one.order)
    beside = tuple(sorted([*languages.values(), *kept]))
    _ = project.tallies  # counted once, here: forked children inherit it
    with staged(options.output) as stage:
        _run_all(options, good, beside, stage, reading)
        for one in kept:
            shutil.copytree(options.output / one.tag, stage / one.tag)
        finish(options, project, stage, beside)
        move_in(stage, options.output, beside)
    report.built, report.kept = tuple(good), tuple(one.tag for one in kept)
    return report


def _neighbour(locale: LocaleData) -> Neighbour:
    return Neighbour(locale.order, locale.tag, locale.name, locale.dir)


def _run_all(
    options: BuildOptions, tags: list[str], beside: tuple[Neighbour, ...], stage: Path, reading: str
) -> None:
    """One ordinary MkDocs run a language, side by side on the cores there are."""
    runs = [
        LocaleRun(options.root, tag, stage / tag, options.site_url, options.offline, beside, reading)
        for tag in tags
    ]
    workers = min(len(runs), os.cpu_count() or 1)
    if workers <= 1:
        for run in runs:
            run_mkdocs(run)
        return
    # Forked children inherit the project that the parent has already read and checked.
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    context = multiprocessing.get_context(method)
    with ProcessPoolExecutor(workers, context, _end_with_parent, (os.getpid(),)) as pool:
        list(pool.map(run_mkdocs, runs))


def _end_with_parent(parent: int) -> None:
    """End this child when the parent is gone: a killed build must leave nobody at work."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
