"""The one adapter between MkDocs and the pages: every event only calls ``generator.pages``."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

from generator.errors import FaultsError
from generator.pages.edition import Edition, EditionOptions, open_edition
from generator.pages.frame import Frame
from generator.pages.slots import fill
from generator.pages.typeface import add_styles


class TakhtaConfig(Config):  # type: ignore[no-untyped-call]
    """Settings under ``plugins: takhta:`` in mkdocs.yml."""

    locale = config_options.Type(str, default="en")
    shared_assets = config_options.Type(bool, default=False)
    offline = config_options.Type(bool, default=False)
    site_root = config_options.Type(str, default="")
    beside = config_options.Type(list, default=[])
    reading = config_options.Type(str, default="")


class TakhtaPlugin(BasePlugin[TakhtaConfig]):  # type: ignore[no-untyped-call]
    """Renders the pages of one language."""

    edition: Edition
    open_edition = staticmethod(open_edition)
    """How the edition is opened; a preview hands over one that it keeps itself."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Open the edition of the language and register its notation tokens with Markdown."""
        root = Path(config.config_file_path).parent
        options = EditionOptions(
            tag=self.config.locale,
            shared_assets=self.config.shared_assets,
            offline=self.config.offline,
            beside=tuple(self.config.beside),
            site_root=self.config.site_root or (config.site_url or ""),
            repo_url=config.repo_url or "",
        )
        try:
            self.edition = self.open_edition(root, options, self.config.reading)
        except FaultsError as error:
            raise PluginError("\n".join(str(fault) for fault in error.faults)) from error
        extensions: list[Any] = config.markdown_extensions  # MkDocs says names, Markdown takes objects too
        extensions.append(self.edition.token_extension())
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Leave out the theme's scripts and styles, data files, and assets that lie beside the languages."""
        del config
        for file in list(files):
            if not self.edition.ships(file.src_uri):
                files.remove(file)
        return files

    def on_page_markdown(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Hand back the page in this language, its boards and quizzes still as slots."""
        del markdown, config, files
        return self.edition.page(page.file.src_uri).markdown

    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Put boards and quizzes into their slots."""
        del config, files
        return fill(html, self.edition.page(page.file.src_uri).slots)

    def on_page_context(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Give the template everything around the text."""
        del config, nav
        _extend(context, self.edition.frame(page.file.src_uri))
        return context

    def on_template_context(
        self, context: TemplateContext, *, template_name: str, config: MkDocsConfig
    ) -> TemplateContext:
        """The page for wrong addresses is a template without a source."""
        del config
        _extend(context, self.edition.frame(template_name))
        return context

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Write the search index of the language, and what its own style sheet needs."""
        path = Path(config.site_dir) / "search-index.js"
        path.write_text(self.edition.search_index(), encoding="utf-8")
        if not self.config.shared_assets:
            add_styles(Path(config.site_dir) / "assets", self.edition.project.readable)


def _extend(context: TemplateContext, frame: Frame) -> None:
    """Add the frame to what the template knows; MkDocs types the context too narrowly for additions."""
    values = cast("dict[str, Any]", context)
    values["tk"] = frame
