"""Where on the site a text stands, so that a translator can look at the picture it speaks of.

Only the English sources are asked, by rules that the pages keep too (a test on the built site holds both
together): the page of ``docs/learn/x/y.md`` is ``learn/x/y.html``; the anchor of a section is the id of its
heading; a board stands where ``:::diagram`` names it, a question where ``:::quiz``, ``:::items`` or
``:::practise`` does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from generator.i18n.blocks import Page, scan_page
from generator.i18n.message import KEYED, SourceMessage, Subject
from generator.i18n.yaml_lines import load_yaml

_DOCS = "docs/"
_IN_ENGLISH = "en/"


def site_address(root: Path) -> str:
    """Address of the site as ``site_url`` in mkdocs.yml says it, ending in a slash; empty without one.

    An address that is left to the environment does not count: the PO files would then depend on who wrote
    them.
    """
    settings, _ = load_yaml(root / "mkdocs.yml")
    address = settings.get("site_url") if isinstance(settings, dict) else None
    return f"{address.rstrip('/')}/" if isinstance(address, str) and address.strip() else ""


class Places:
    """What the pages hold; fill it with every page, then ask."""

    def __init__(self, address: str = "") -> None:
        self._before = f"{address}{_IN_ENGLISH}" if address else ""
        self._diagrams: dict[str, str] = {}
        self._sections: dict[str, str] = {}
        """Page of each heading that has an id."""
        self._items: dict[str, str] = {}
        """Page of each question that a page names."""
        self._rules: dict[str, str] = {}
        """Page on which the questions of a rule stand."""
        self._practice: dict[str, str] = {}
        """Page of practice by the folder of its chapter."""

    def add_page(self, path: str, source: str) -> None:
        """Take in a page; ``path`` begins with ``docs/``."""
        page, here = scan_page(source), _page_of(path)
        for segment in page.segments:
            if segment.kind == "heading" and segment.rule is not None:
                self._sections.setdefault(segment.rule, here)
        for directive, line in page.directives:
            if directive.name == "diagram":
                section = _section_at(page, line)
                self._diagrams.setdefault(directive.argument, here + (f"#{section}" if section else ""))
            elif directive.name == "quiz":
                self._rules.setdefault(directive.argument, here)
            elif directive.name == "items":
                for name in directive.ids:
                    self._items.setdefault(name, here)
            elif directive.name == "practise":
                self._practice.setdefault(_folder(here), here)

    def placed(self, messages: Iterable[SourceMessage]) -> list[SourceMessage]:
        """Return the messages, each with the place where it can be seen."""
        found = list(messages)
        for message in found:
            self._note_picture(message.subject)
        found = [replace(message, rule=message.rule or self._rule_of(message)) for message in found]
        return [replace(message, see=self._place(message)) for message in found]

    def _note_picture(self, subject: Subject | None) -> None:
        """A diagram that no page shows may stand in the card of a question."""
        if subject is not None and subject.picture and subject.picture not in self._diagrams:
            card = self._card(subject)
            if card:
                self._diagrams[subject.picture] = card

    def _rule_of(self, message: SourceMessage) -> str | None:
        """Return the rule that the key of a reason names: ``r.landing.blocked``, ``r.tavli.fevga.runner``."""
        if not message.kind.startswith(KEYED) or message.context is None:
            return None
        words = message.context.split(".")[1:]
        names = (".".join(words[:length]) for length in range(len(words), 1, -1))
        return next((name for name in names if name in self._sections), None)

    def _place(self, message: SourceMessage) -> str:
        if message.path.startswith(_DOCS):
            here = _page_of(message.path) + (f"#{message.rule}" if message.rule else "")
        elif message.subject is None:
            here = f"{self._sections[message.rule]}#{message.rule}" if message.rule else ""
        elif message.subject.kind == "diagram":
            here = self._diagrams.get(message.subject.name, "")
        else:
            here = self._card(message.subject)
        return f"{self._before}{here}" if here else ""

    def _card(self, question: Subject) -> str:
        """Place of a question: the heading of its card."""
        page = self._items.get(question.name)
        if page is None and question.rule is not None:
            page = self._rules.get(question.rule)
            if question.shelf == "practise" and page is not None:
                page = self._practice.get(_folder(page))
        return f"{page}#q-{question.name}-h" if page else ""


def _page_of(path: str) -> str:
    return f"{path.removeprefix(_DOCS).removesuffix('.md')}.html"


def _folder(page: str) -> str:
    return page.rpartition("/")[0]


def _section_at(page: Page, line: int) -> str | None:
    """Id of the heading above a line."""
    above = [segment for segment in page.segments if segment.line < line]
    return above[-1].rule if above else None
