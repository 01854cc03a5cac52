"""All languages of the site, built beside the old site and moved into place when whole.

A build that fails or is killed leaves the old site as it was. A fault in one language's files
leaves that language's old folder standing; every other language is still renewed.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import shutil
import tempfile
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from generator.errors import Faults, GeneratorError
from generator.pages.edition import project_of
from generator.pages.project import Project
from generator.site.finish import finish
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
    kept: tuple[str, ...] = ()
    """Tags of the languages whose old folder was left in place."""


class UnknownLocale(GeneratorError):
    """A language was asked for that has no folder in ``locales/``."""


def build(options: BuildOptions) -> BuildReport:
    """Build the site; nothing at the output changes unless the sources are sound.

    Raises:
        UnknownLocale: a requested language does not exist.
        GeneratorError: the output holds something else.
    """
    _refuse_strangers(options.output)
    reading = f"build-{next(_READINGS)}"
    project, faults = project_of(options.root, reading)
    report = BuildReport(faults=faults)
    known = {locale.tag for locale in project.locales}
    missing = [tag for tag in options.locales if tag not in known and tag not in project.broken]
    if missing:
        raise UnknownLocale(f"no such language: {', '.join(missing)}; known are {', '.join(sorted(known))}")
    if project.faults_of_sources:
        return report
    good = [tag for tag in project.tags if not options.locales or tag in options.locales]
    if not good:
        return report
    rest = [locale.tag for locale in project.readable if locale.tag not in good]
    kept = [tag for tag in rest if (options.output / tag).is_dir()]
    options.output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.output.parent, prefix=".takhta-") as scratch:
        stage = Path(scratch) / "site"
        stage.mkdir()
        _run_all(options, good, tuple(good + kept), stage, reading)
        for tag in kept:
            shutil.copytree(options.output / tag, stage / tag)
        finish(options, project, stage)
        _move_in(stage, options.output)
    report.built, report.kept = tuple(good), tuple(kept)
    return report


def _refuse_strangers(output: Path) -> None:
    """Never replace what is no folder, or a folder that holds something else than a site of ours."""
    if output.exists() and not output.is_dir():
        raise GeneratorError(f"{output} is not a folder; name another one with --output")
    if output.is_dir() and any(output.iterdir()) and not (output / "assets" / "takhta.js").is_file():
        raise GeneratorError(f"{output} holds something else than a site; name another folder with --output")


def _run_all(
    options: BuildOptions, tags: list[str], beside: tuple[str, ...], stage: Path, reading: str
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
    with ProcessPoolExecutor(max_workers=workers, mp_context=context) as pool:
        list(pool.map(run_mkdocs, runs))


def _move_in(stage: Path, output: Path) -> None:
    """Put the finished site in the place of the old one by two renames."""
    old = output.with_name(f".{output.name}.old")
    if old.exists():
        shutil.rmtree(old)
    if output.exists():
        output.rename(old)
    stage.rename(output)
    shutil.rmtree(old, ignore_errors=True)
