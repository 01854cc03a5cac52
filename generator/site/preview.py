"""The server of ``takhta locale preview``: live pages of one language that tell where each text is from."""

from __future__ import annotations

import json
import mimetypes
import threading
from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from generator.errors import Faults, FaultsError, GeneratorError
from generator.i18n.check_help import address_of, check_help
from generator.i18n.checks import check_translations
from generator.i18n.concerned import Place, english_texts
from generator.pages.typeface import extra_styles
from generator.site.live import Live, LivePage

_DATA: Final = Path(__file__).parent / "data"
_OWN: Final = ("preview.js", "preview.css")
"""Script and style of the preview itself; they are no part of the site."""
_HEAD: Final = (
    '<link rel="stylesheet" href="/_preview/preview.css"><script src="/_preview/preview.js" defer></script>'
)


Told = list[dict[str, str | bool]]
"""Faults and remarks as the panel shows them."""


class PreviewServer:
    """Serves one language from its sources; nothing is written."""

    def __init__(self, root: Path, tag: str, port: int) -> None:
        handler = partial(_Handler, self)
        # A port that is taken is told at once; reading takes some seconds.
        self._http = ThreadingHTTPServer(("127.0.0.1", port), handler)
        try:
            self.live = Live(root, tag)
        except BaseException:
            self._http.server_close()
            raise
        self.lock = threading.Lock()
        """One page is made at a time."""
        self._checking = threading.Lock()
        self._checked: tuple[object, Told] = (None, [])

    @property
    def address(self) -> str:
        """Where the language begins."""
        return f"http://127.0.0.1:{self._http.server_address[1]}/{self.live.tag}/index.html"

    def run(self) -> None:
        """Serve until interrupted."""
        self._http.serve_forever()

    def close(self) -> None:
        """Stop serving."""
        self._http.shutdown()
        self._http.server_close()

    def page(self, path: str) -> bytes | None:
        """Return a page with what the preview adds to it."""
        with self.lock:
            page = self.live.page(path)
        return None if page is None else _with_sources(page).encode()

    def state(self, path: str, version: int) -> dict[str, object]:
        """Tell whether a page that is open is still the newest, and what is wrong in the files."""
        with self.lock:
            current = self.live.is_current(path, version)
            faults = _together(self.live.of_sources, self.live.faults)
            saved = f"{hash(frozenset(self.live.stamps().items())):x}"
        return {"current": current, "faults": self._told(faults, {}), "saved": saved}

    def remarks(self) -> Told:
        """Return everything that the checks find; slower than a page, so it is asked for apart."""
        with self._checking:
            live = self.live
            seen, of_sources = live.stamps(), live.of_sources
            if self._checked[0] != seen:
                found = check_translations(live.root, live.project.locale(live.tag))
                faults = _together(of_sources, found)
                english = english_texts(live.root, (*faults.errors, *faults.warnings))
                self._checked = (seen, self._told(faults, english))
            return self._checked[1]

    def _told(self, faults: Faults, english: Mapping[Place, str]) -> Told:
        """Faults for the panel: what is wrong, the English it is about, where the code is explained."""
        return [
            {
                "text": str(fault),
                "remark": remark,
                "english": english.get((fault.path, fault.line), ""),
                "code": fault.code,
                "help": f"/{self.live.tag}/{address_of(fault.code)}" if fault.code in check_help() else "",
            }
            for remark, group in ((False, faults.sorted()), (True, faults.sorted_warnings()))
            for fault in group
        ]

    def asset(self, name: str) -> bytes | None:
        """Return a file of ``docs/assets``, the style sheet with the rules of every language."""
        assets = (self.live.root / "docs" / "assets").resolve()
        path = (assets / name).resolve()
        if not path.is_relative_to(assets) or not path.is_file():
            return None
        data = path.read_bytes()
        if name == "takhta.css":
            data += extra_styles(self.live.project.readable, data.decode("utf-8")).encode()
        return data


class _Handler(BaseHTTPRequestHandler):
    """Routes: ``/<tag>/…html``, ``/assets/…`` and ``/_preview/…``."""

    protocol_version = "HTTP/1.1"

    def __init__(self, server: PreviewServer, *arguments: object) -> None:
        self._preview = server
        super().__init__(*arguments)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Answer one request; what is at fault in the sources is shown in the page's place."""
        address = urlsplit(self.path)
        path = unquote(address.path).replace("\0", "")
        try:
            self._route(path, parse_qs(address.query))
        except FaultsError as error:
            lines = "\n".join(str(fault) for fault in error.faults)
            self._send(lines.encode(), "text/plain", status=500)
        except GeneratorError as error:
            self._send(str(error).encode(), "text/plain", status=500)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True  # the reader has gone on to another page

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Stay silent: the terminal shows faults alone."""

    def _route(self, path: str, query: dict[str, list[str]]) -> None:
        preview, tag = self._preview, self._preview.live.tag
        area, _, rest = path.removeprefix("/").partition("/")
        if area == "_preview" and rest in _OWN:
            self._file(rest, (_DATA / rest).read_bytes())
        elif area == "_preview" and rest == "state":
            page, version = query.get("page", [""])[0], query.get("version", ["0"])[0]
            state = preview.state(page.removeprefix(f"/{tag}/"), int(version) if version.isdecimal() else 0)
            self._json(state)
        elif area == "_preview" and rest == "remarks":
            self._json(preview.remarks())
        elif area == "assets":
            self._file(rest, preview.asset(rest))
        elif area == tag and rest == "search-index.js":
            with preview.lock:
                index = preview.live.search_index()
            self._file(rest, index.encode())
        elif area == tag and rest:
            self._file(rest, preview.page(rest))
        else:
            self._redirect()

    def _redirect(self) -> None:
        self.send_response(302)
        self.send_header("Location", f"/{self._preview.live.tag}/index.html")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _json(self, value: object) -> None:
        self._send(json.dumps(value, ensure_ascii=False).encode(), "application/json")

    def _file(self, name: str, data: bytes | None) -> None:
        if data is None:
            self._send(b"There is no such page.", "text/plain", status=404)
            return
        self._send(data, mimetypes.guess_type(name)[0] or "application/octet-stream")

    def _send(self, data: bytes, kind: str, status: int = 200) -> None:
        self.send_response(status)
        text = kind.startswith("text/") or kind in {"application/json", "application/javascript"}
        self.send_header("Content-Type", f"{kind}; charset=utf-8" if text else kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)


def _with_sources(page: LivePage) -> str:
    """Add the table of texts and the preview's own script and style to a page."""
    table = {
        "version": page.version,
        "texts": {number: asdict(origin) for number, origin in page.origins.items()},
    }
    text = json.dumps(table, ensure_ascii=False).replace("</", "<\\/").replace("<!--", "<\\u0021--")
    data = f'<script type="application/json" id="tk-sources">{text}</script>'
    return page.html.replace("</head>", f"{_HEAD}</head>", 1).replace("</body>", f"{data}</body>", 1)


def _together(first: Faults, second: Faults) -> Faults:
    both = Faults()
    both.extend(first)
    both.extend(second)
    return both
