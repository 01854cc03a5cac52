"""A plain MkDocs build of finished Markdown, to compare ours with: ``python -m tests.bench.plain FOLDER``.

Every folder in FOLDER is a project of one language; they are built side by side on the cores there are, as
ours are. The theme is the same with the same settings, but with its own page, since ours needs the plugin;
no plugin runs, not even search.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from generator.pages.edition import EditionOptions, open_edition
from tests.conftest import ROOT

SETTINGS: Final = """\
site_name: Takhta
docs_dir: docs
site_dir: site
use_directory_urls: false
theme:
  name: material
  font: false
plugins: []
markdown_extensions: [attr_list, md_in_html, tables, toc]
validation:
  links: {not_found: ignore, unrecognized_links: ignore, anchors: ignore}
  nav: {omitted_files: ignore}
"""


def write_projects(folder: Path, tags: list[str]) -> int:
    """Write the finished Markdown of each language as a project of its own; the number of pages."""
    pages = 0
    for tag in tags:
        edition = open_edition(ROOT, EditionOptions(tag=tag))
        for path in edition.project.course.pages:
            target = folder / tag / "docs" / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(edition.page(path).whole, encoding="utf-8")
            pages += 1
        (folder / tag / "mkdocs.yml").write_text(SETTINGS, encoding="utf-8")
    return pages


def build_one(settings: Path) -> None:
    """One ordinary MkDocs run."""
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    logging.getLogger("mkdocs").setLevel(logging.ERROR)
    build(load_config(str(settings), site_dir=str(settings.parent / "site")))


def main() -> None:
    """Build every project of a folder, as many at once as there are cores."""
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    projects = sorted(Path(sys.argv[1]).resolve().glob("*/mkdocs.yml"))
    workers = min(len(projects), os.cpu_count() or 1)
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context(method)) as pool:
        list(pool.map(build_one, projects))


if __name__ == "__main__":
    main()
