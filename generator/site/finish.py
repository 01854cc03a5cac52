"""What stands above the languages: the choice of language, shared assets, 404, sitemap, headers."""

from __future__ import annotations

import shutil
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urljoin, urlsplit

from generator.i18n.locale import SOURCE_TAG
from generator.pages.frame import CSP, Neighbour, alternates_of
from generator.pages.project import Project
from generator.pages.rootpages import error_page, language_page
from generator.pages.typeface import add_styles

if TYPE_CHECKING:
    from generator.site.build import BuildOptions


def finish(options: BuildOptions, project: Project, stage: Path, languages: tuple[Neighbour, ...]) -> None:
    """Add to the built languages everything that belongs to the site as a whole."""
    shutil.copytree(options.root / "docs" / "assets", stage / "assets")
    add_styles(stage / "assets", project.readable)
    tags = [language.tag for language in languages]
    csp = "" if options.offline else CSP
    root = options.site_url.rstrip("/") + "/" if options.site_url else ""
    (stage / "index.html").write_text(language_page(project, languages, csp, root), encoding="utf-8")
    base = urlsplit(root).path if root else "/"
    (stage / "404.html").write_text(error_page(project, languages, csp, base), encoding="utf-8")
    for tag in tags:
        # MkDocs writes a sitemap for each language; the site has one, with alternates.
        for leftover in ("sitemap.xml", "sitemap.xml.gz"):
            (stage / tag / leftover).unlink(missing_ok=True)
    if root:
        (stage / "sitemap.xml").write_text(_sitemap(project, tags, root), encoding="utf-8")
    if not options.offline:
        policy = f"Content-Security-Policy: {CSP}; frame-ancestors 'none'"
        header = f"/*\n  {policy}\n  X-Content-Type-Options: nosniff\n"
        (stage / "_headers").write_text(header, encoding="utf-8")


def _sitemap(project: Project, tags: list[str], root: str) -> str:
    """Every page in every language, each with all its alternates; a page that is English alone once."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
        f"<url><loc>{escape(root)}</loc></url>",
    ]
    for page in project.course.pages.values():
        spoken = tags if page.translated else [tag for tag in tags if tag == SOURCE_TAG]
        alternates = alternates_of(root, page.html_path, tags) if page.translated else ()
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{one.tag}" href="{escape(one.href)}"/>'
            for one in alternates
        )
        addresses = (escape(urljoin(root, f"{tag}/{page.html_path}")) for tag in spoken)
        lines += [f"<url><loc>{address}</loc>{links}</url>" for address in addresses]
    return "\n".join([*lines, "</urlset>", ""])
