"""Where the measuring is done: a built site, served under a path, and copies of the sources."""

from __future__ import annotations

import gzip
import re
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from generator.site.build import BuildOptions, build
from tests.conftest import ROOT

SOURCES: Final = ("docs", "diagrams", "quizzes", "locales")
COMPRESSED: Final = (".html", ".css", ".js", ".svg", ".xml", ".txt")
REGIONS: Final = ("PK", "IN", "AF", "IR", "GB", "US", "AE", "CA", "DE", "TJ", "NP", "BD")
"""Countries for the tags of languages that are copied to have many of them."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What every part of the bench is handed."""

    site: Path
    """The whole site, built for the address below."""
    address: str
    """Where it is served, with its path, ending in a slash."""
    scratch: Path
    """A folder for whatever a part makes."""

    @property
    def tags(self) -> list[str]:
        """Languages of the site."""
        return sorted(path.parent.name for path in self.site.glob("*/index.html"))

    @property
    def lessons(self) -> list[str]:
        """Lesson pages, the same in every language."""
        return sorted(
            path.relative_to(self.site / "en").as_posix() for path in self.site.glob("en/learn/**/*.html")
        )


@contextmanager
def open_ground(scratch: Path) -> Iterator[Ground]:
    """Build the site and serve it under a path, compressed as a host of static pages does."""
    host = scratch / "host"
    host.mkdir()
    server = _Server(("127.0.0.1", 0), partial(_Host, directory=str(host)))
    address = f"http://127.0.0.1:{server.server_address[1]}/demo/"
    report = build(BuildOptions(root=ROOT, output=host / "demo", site_url=address))
    if report.faults:
        raise RuntimeError("\n".join(map(str, report.faults)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Ground(host / "demo", address, scratch)
    finally:
        server.shutdown()


class _Server(ThreadingHTTPServer):
    """Does not complain when a browser closes before it has everything."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Only a broken connection is passed over."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Host(SimpleHTTPRequestHandler):
    """Static files, gzipped where that helps."""

    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing: the table is the output."""

    def do_GET(self) -> None:
        """Send text gzipped, the rest as it is."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in COMPRESSED or not path.is_file():
            super().do_GET()
            return
        body = gzip.compress(path.read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(body)


def copy_sources(target: Path) -> Path:
    """A copy of the project's sources that may be spoiled."""
    for name in SOURCES:
        shutil.copytree(ROOT / name, target / name)
    shutil.copy(ROOT / "mkdocs.yml", target / "mkdocs.yml")
    (target / "generator").symlink_to(ROOT / "generator")
    return target


def add_languages(project: Path, total: int) -> None:
    """Copy translated languages under other tags until there are ``total`` of them."""
    folders = sorted(path.parent for path in (project / "locales").glob("*/LC_MESSAGES"))
    wanted = total - len(list((project / "locales").glob("*/locale.yml")))
    pairs = [(folder, region) for region in REGIONS for folder in folders][:wanted]
    if len(pairs) < wanted:
        raise ValueError(f"no more than {len(pairs)} languages can be added")
    for folder, region in pairs:
        tag = f"{folder.name}-{region}"
        copy = shutil.copytree(folder, folder.with_name(tag))
        _rename(copy / "locale.yml", rf"^tag: {folder.name}$", f"tag: {tag}")
        for catalog in copy.glob("LC_MESSAGES/*.po"):
            _rename(catalog, rf'^"Language: {folder.name}\\n"$', f'"Language: {tag}\\\\n"')


def _rename(path: Path, pattern: str, text: str) -> None:
    """Replace the one line that names the language."""
    source = path.read_text(encoding="utf-8")
    changed, count = re.subn(pattern, text, source, flags=re.MULTILINE)
    if count != 1:
        raise ValueError(f"{path}: {count} lines name the language")
    path.write_text(changed, encoding="utf-8")
