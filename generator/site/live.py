"""One language, page by page on demand, for a translator who looks at the page while writing.

A page is made when it is asked for and kept. When a PO file is saved, only its changed messages are looked
up: the pages that hold one of them are made again, all others stand.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from mkdocs.commands.build import get_context
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files, get_files, set_exclusions
from mkdocs.structure.nav import Navigation, get_navigation

from generator.errors import Faults, FaultsError
from generator.i18n.catalogs import plural_rule, po_path
from generator.i18n.extract import read_sources
from generator.i18n.message import DOMAINS, SourceMessage
from generator.i18n.po import Entry
from generator.i18n.provenance import MarkingTranslator, Message, numbers_in, unmarked, with_elements
from generator.i18n.translate import Translator
from generator.i18n.translator import Catalog, catalog_translator, read_catalog
from generator.pages.course import TRANSLATIONS
from generator.pages.edition import Edition, EditionOptions
from generator.pages.project import Project, load_project
from generator.site.build import UnknownLocaleError

SOURCES: Final = ("docs", "diagrams", "quizzes", "generator/wording", "mkdocs.yml")
"""What a change of which means reading everything again."""

Stamp = tuple[int, int]
"""Time of change and size of a file."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a text comes from."""

    po: str
    """PO file and line: ``locales/ar/LC_MESSAGES/ui.po:12``."""
    source: str
    """Source file and line."""
    english: str
    state: str
    """``translated``, ``fuzzy`` or ``missing``."""


@dataclass(frozen=True, slots=True)
class LivePage:
    """A page as it stands now."""

    html: str
    origins: dict[int, Origin]
    """By the numbers in its ``data-src`` attributes."""
    version: int
    """Grows whenever the page is made again."""


class Live:
    """The pages of one language. Not for several threads at once: the server asks one at a time."""

    def __init__(self, root: Path, tag: str) -> None:
        self.root = root
        self.tag = tag
        self.rendered = 0
        """How many pages were made so far."""
        self.of_sources = Faults()
        """Why the sources cannot be read as they are now; the pages are those of before."""
        self._versions: dict[str, int] = {}
        self._read_everything()

    # -- pages ---------------------------------------------------------------------------------

    def page(self, html_path: str) -> LivePage | None:
        """Return the page at a path such as ``learn/first-game.html``; None when there is none."""
        self.refresh()
        if html_path not in self._sources:
            return None
        if html_path not in self._pages:
            marked = self.marked(html_path)
            self.rendered += 1
            self._versions[html_path] = self._versions.get(html_path, 0) + 1
            numbers = numbers_in(marked)
            self._holds[html_path] = {self._marking.messages[number] for number in numbers}
            origins = {number: self._origin(self._marking.messages[number]) for number in sorted(numbers)}
            self._pages[html_path] = LivePage(with_elements(marked), origins, self._versions[html_path])
        return self._pages[html_path]

    def marked(self, html_path: str) -> str:
        """Make a page as the site has it, with the marks of its texts."""
        return self._render(self._sources[html_path])

    def is_current(self, html_path: str, version: int) -> bool:
        """Whether a reader who has this version of a page has the one that stands."""
        self.refresh()
        return html_path in self._pages and self._versions.get(html_path) == version

    def search_index(self) -> str:
        """Return the search index as a script."""
        self.refresh()
        return unmarked(self._edition.search_index())

    @property
    def project(self) -> Project:
        """The sources as last read."""
        return self._project

    # -- changes -------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read what was saved since the last look."""
        if self._source_stamps() != self._sources_seen:
            self._read_again()
        elif self.po_stamps() != self._po_seen:
            self._read_translations()

    def _read_again(self) -> None:
        """Read everything; when that cannot be done, keep the pages there are and say why."""
        self.of_sources = Faults()
        try:
            self._read_everything()
        except FaultsError as error:
            self.of_sources = error.faults
        except UnknownLocaleError:
            place = f"locales/{self.tag}/locale.yml"
            self.of_sources.add(place, None, "FILE_READ", "the file is not there; put it back")

    def _read_everything(self) -> None:
        self._sources_seen = self._source_stamps()
        project, faults = load_project(self.root)
        known = {locale.tag for locale in project.readable}
        if self.tag in project.broken and self.tag not in known:
            raise FaultsError(_of_language(faults, self.tag))
        if self.tag not in known:
            raise UnknownLocaleError(f"no such language: {self.tag}; known are {', '.join(sorted(known))}")
        if project.faults_of_sources:
            raise FaultsError(faults)
        self._project = project
        self._texts = _texts_of(self.root)
        self._entries: dict[Message, Entry] = {}
        self._catalogs: dict[str, Catalog] = {}
        self._po_seen: dict[str, Stamp] = {}
        self._pages: dict[str, LivePage] = {}
        self._holds: dict[str, set[Message]] = {}
        self._read_translations()

    def _read_translations(self) -> None:
        """Take over what the PO files say now, and forget the pages that hold a changed text."""
        before, self._po_seen = self._po_seen, self.po_stamps()
        self._read_catalogs(before)
        old, self._entries = self._entries, self._read_entries()
        self._marking = MarkingTranslator(self._translator())
        translators = {**self._project.translators, self.tag: self._marking}
        self._project = replace(self._project, translators=translators)
        self._open()
        changed = {
            message
            for message in old.keys() | self._entries.keys()
            if _shown(old.get(message)) != _shown(self._entries.get(message))
        }
        counting = TRANSLATIONS.removesuffix(".md") + ".html" if changed else ""
        for path in [path for path, held in self._holds.items() if held & changed or path == counting]:
            del self._pages[path], self._holds[path]
        # Lines move when a file is edited above them, so what is told of a kept page is told anew.
        for path, page in self._pages.items():
            self._pages[path] = replace(page, origins=self._moved(page.origins))

    def _read_catalogs(self, before: dict[str, Stamp]) -> None:
        """Read the PO files that were saved since ``before``; the longest takes as long as all others."""
        locale = self._project.locale(self.tag)
        rule = plural_rule(locale)
        for domain in DOMAINS:
            path = str(po_path(self.root, self.tag, domain))
            saved = domain not in self._catalogs or before.get(path) != self._po_seen.get(path)
            if saved and rule is not None and not locale.is_source:
                self._catalogs[domain] = read_catalog(self.root, locale, rule, domain)
        self.faults = Faults()
        for catalog in self._catalogs.values():
            self.faults.extend(catalog.faults)

    def _translator(self) -> Translator:
        locale = self._project.locale(self.tag)
        rule = plural_rule(locale)
        if not self._catalogs or rule is None:
            return self._project.translators[self.tag]  # English, or a language without a plural rule
        return catalog_translator(locale, rule, self._catalogs)

    def _moved(self, origins: dict[int, Origin]) -> dict[int, Origin]:
        return {
            number: replace(origin, po=self._places.get((origin.source, origin.english), origin.po))
            for number, origin in origins.items()
        }

    def _read_entries(self) -> dict[Message, Entry]:
        entries: dict[Message, Entry] = {}
        for domain, catalog in self._catalogs.items():
            entries |= {(domain, entry.key): entry for entry in catalog.file.active}
        self._places = {
            (_source(self._texts.get(message)), message[1][1]): _po_place(self.tag, message[0], entry)
            for message, entry in entries.items()
        }
        return entries

    def _origin(self, message: Message) -> Origin:
        entry = self._entries.get(message)
        state = "missing"
        if entry is not None and entry.started:
            state = "translated" if entry.publishable else "fuzzy"
        place = f"locales/{self.tag}/LC_MESSAGES/{message[0]}.po"
        po = place if entry is None else _po_place(self.tag, message[0], entry)
        return Origin(po, _source(self._texts.get(message)), message[1][1], state)

    def stamps(self) -> dict[str, Stamp]:
        """When the sources and the PO files were last saved."""
        return {**self._sources_seen, **self.po_stamps()}

    def po_stamps(self) -> dict[str, Stamp]:
        """When the PO files were last saved."""
        return _stamps(po_path(self.root, self.tag, domain) for domain in DOMAINS)

    def _source_stamps(self) -> dict[str, Stamp]:
        places = [self.root / name for name in SOURCES] + [self.root / "locales" / self.tag / "locale.yml"]
        return _stamps(
            path for place in places for path in ([place] if place.is_file() else sorted(place.rglob("*")))
        )

    # -- MkDocs --------------------------------------------------------------------------------

    def _open(self) -> None:
        """Open an edition and the MkDocs settings that render its pages; nothing is written."""
        os.environ["NO_MKDOCS_2_WARNING"] = "1"
        logging.getLogger("mkdocs").setLevel(logging.ERROR)
        self._edition = Edition(self._project, EditionOptions(tag=self.tag, shared_assets=True))
        config = load_config(str(self.root / "mkdocs.yml"), site_url="")
        plugin = config.plugins["takhta"]
        plugin.config.locale, plugin.config.shared_assets = self.tag, True
        plugin.open_edition = lambda _root, _options, _reading: self._edition  # type: ignore[attr-defined]
        self._config: MkDocsConfig = config.plugins.on_config(config)
        self._env = config.theme.get_env()
        self._files: Files = get_files(config)
        self._files = config.plugins.on_files(self._files, config=config)
        set_exclusions(self._files, config)
        self._sources = {one.dest_uri: one.src_uri for one in self._files.documentation_pages()}
        self._nav: Navigation = get_navigation(self._files, config)

    def _render(self, src_uri: str) -> str:
        """Make one page as MkDocs does, with its marks still in it."""
        config, file = self._config, self._files.src_uris[src_uri]
        page = file.page
        assert page is not None  # noqa: S101 - every source of a page has one
        page.read_source(config)
        page.markdown = config.plugins.on_page_markdown(
            page.markdown or "", page=page, config=config, files=self._files
        )
        page.render(config, self._files)
        page.content = config.plugins.on_page_content(
            page.content or "", page=page, config=config, files=self._files
        )
        context = get_context(self._nav, self._files.documentation_pages(), config, page)
        context = config.plugins.on_page_context(context, page=page, config=config, nav=self._nav)
        return str(self._env.get_template("main.html").render(context))


def _of_language(faults: Faults, tag: str) -> Faults:
    """Only what is wrong in the files of one language."""
    return Faults([fault for fault in faults if fault.path.startswith(f"locales/{tag}/")])


def _shown(entry: Entry | None) -> tuple[tuple[str, ...], bool] | None:
    """What of an entry can be seen on a page."""
    return None if entry is None or not entry.started else (entry.msgstr, entry.publishable)


def _po_place(tag: str, domain: str, entry: Entry) -> str:
    return f"locales/{tag}/LC_MESSAGES/{domain}.po:{entry.fault_line}"


def _source(message: SourceMessage | None) -> str:
    return "" if message is None else f"{message.path}:{message.line}"


def _texts_of(root: Path) -> dict[Message, SourceMessage]:
    found, _ = read_sources(root)
    texts: dict[Message, SourceMessage] = {}
    for domain, messages in found.items():
        for message in messages:
            texts.setdefault((domain, message.key), message)
    return texts


def _stamps(paths: Iterable[Path]) -> dict[str, Stamp]:
    stamps = {}
    for path in paths:
        try:
            state = path.stat()
        except OSError:
            continue
        if not path.is_dir():
            stamps[str(path)] = (state.st_mtime_ns, state.st_size)
    return stamps
