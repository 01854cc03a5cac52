"""One MkDocs run for one language."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass
from pathlib import Path

from generator.pages.frame import Neighbour


@dataclass(frozen=True, slots=True)
class LocaleRun:
    """What one child process needs to know; plain values, so that it can be sent to it."""

    root: Path
    tag: str
    target: Path
    """Folder this language is written to."""
    site_url: str
    """Address of the whole site, without the language; empty when unknown."""
    offline: bool
    beside: tuple[Neighbour, ...]
    """All languages of the finished site."""
    reading: str
    """Names the reading of the sources that a forked child inherits from its parent."""


def run_mkdocs(run: LocaleRun) -> str:
    """Build one language into its folder and return its tag."""
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # the theme prints a banner about a version that is not ours
    from mkdocs.commands.build import build  # noqa: PLC0415  MkDocs is slow to import; children only
    from mkdocs.config import load_config  # noqa: PLC0415

    logging.getLogger("mkdocs").setLevel(logging.ERROR)
    base = run.site_url.rstrip("/")
    config = load_config(
        str(run.root / "mkdocs.yml"),
        site_dir=str(run.target),
        site_url=f"{base}/{run.tag}/" if base else "",
    )
    plugin = config.plugins["takhta"]
    plugin.config.locale = run.tag
    plugin.config.shared_assets = True
    plugin.config.offline = run.offline
    plugin.config.reading = run.reading
    plugin.config.beside = list(run.beside)
    plugin.config.site_root = f"{base}/" if base else ""
    config.plugins.on_startup(command="build", dirty=False)
    try:
        build(config)
    finally:
        config.plugins.on_shutdown()
    return run.tag
