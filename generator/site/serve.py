"""A small server for authors: it builds, serves, and builds again what a change touches."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

from generator.errors import Faults, GeneratorError
from generator.site.build import BuildOptions, build

WATCHED: Final = ("docs", "locales", "diagrams", "quizzes", "mkdocs.yml")
"""Sources of the pages; a change of the program itself needs a new start."""
SETTLE_SECONDS: Final = 0.3
"""Editors save in several steps; changes that come closer together than this are one change."""


class Server:
    """Serves the site and keeps it up to date."""

    def __init__(
        self,
        options: BuildOptions,
        port: int,
        *,
        tell: Callable[[str], None],
        report: Callable[[Faults], None],
    ) -> None:
        self._options = options
        self._tell = tell
        self._report = report
        handler = partial(_Handler, directory=str(options.output))
        self._http = ThreadingHTTPServer(("127.0.0.1", port), handler)

    @property
    def port(self) -> int:
        """The port in use; the system's choice when 0 was asked for."""
        return int(self._http.server_address[1])

    def run(self) -> None:
        """Build, then serve until interrupted."""
        self.rebuild(self._options.locales)
        changes = Changes(self._options.root)
        observer = Observer()
        for name in WATCHED:
            path = self._options.root / name
            observer.schedule(changes, str(path), recursive=path.is_dir())
        observer.start()
        thread = threading.Thread(target=self._http.serve_forever, daemon=True)
        thread.start()
        self._tell(f"Serving http://127.0.0.1:{self.port}/ (stop with Ctrl+C)")
        try:
            while True:
                self.rebuild(changes.wait() or self._options.locales)
        finally:
            observer.stop()
            self._http.shutdown()

    def rebuild(self, locales: tuple[str, ...]) -> None:
        """Build these languages (all when empty) and report; a fault leaves the old pages up."""
        try:
            report = build(replace(self._options, locales=locales))
        except (GeneratorError, OSError) as error:
            self._tell(f"Not built, the old pages stay up: {error}")
            return
        self._report(report.faults)
        if report.built:
            self._tell(f"Built {', '.join(report.built)}")


class Changes(FileSystemEventHandler):
    """Gathers file events and tells which languages they touch."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()
        self._seen: set[str | None] = set()
        self._event = threading.Event()

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Note one event; reading a file is no change."""
        if event.event_type in {"opened", "closed_no_write"} or event.is_directory:
            return
        self._seen.add(self.language_of(Path(str(event.src_path))))
        self._event.set()

    def language_of(self, path: Path) -> str | None:
        """The one language a file belongs to, or None when it touches them all.

        Every translated text counts on the page of translations, in every language; ``takhta serve --locale``
        and ``takhta locale preview`` look at one language alone.
        """
        if path.suffix == ".po":
            return None
        try:
            parts = path.resolve().relative_to(self._root).parts
        except ValueError:
            return None
        if (
            len(parts) > 2
            and parts[0] == "locales"
            and (self._root / "locales" / parts[1] / "locale.yml").is_file()
        ):
            return parts[1]
        return None

    def wait(self) -> tuple[str, ...]:
        """Wait for a change to settle; the languages it touches, empty for all."""
        self._event.wait()
        while self._event.is_set():
            self._event.clear()
            self._event.wait(SETTLE_SECONDS)
        seen, self._seen = self._seen, set()
        return () if None in seen else tuple(sorted(tag for tag in seen if tag))


class _Handler(SimpleHTTPRequestHandler):
    """Serves files without a log line each, and the site's own page for wrong addresses."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Stay silent: the terminal shows builds and faults."""

    def translate_path(self, path: str) -> str:
        """A name that no file can have is a name that nothing is found under."""
        return super().translate_path(path.replace("%00", "").replace("\0", ""))

    def end_headers(self) -> None:
        """Authors want to see what they have just saved."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Show the site's own page when nothing is at an address."""
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
