"""The link "Suggest a better wording": a new issue at the project's own home, filled in as far as can be.

Where the repository lives says how. GitHub, GitLab (also one of one's own, if its host is named so) and
Codeberg take title and text of a new issue in the address. Of any other host nothing is known, so there the
link leads to the repository itself. Without ``repo_url`` in mkdocs.yml there is no link. Nothing is asked of
that host before the reader follows the link.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlencode, urlsplit

from generator.wording.book import Book

_TITLE_AND_BODY: Final = ("issues/new", "title", "body")
_FORMS: Final[Mapping[str, tuple[str, str, str]]] = {
    "github": _TITLE_AND_BODY,
    "gitlab": ("-/issues/new", "issue[title]", "issue[description]"),
    "codeberg": _TITLE_AND_BODY,
}
"""By a part of the host's name: path below the repository, names of title and text."""


@dataclass(frozen=True, slots=True)
class Suggestions:
    """Makes the links of one language."""

    repo_url: str
    """Address of the repository; empty when it has none."""
    tag: str
    title: str
    """Begins the title of the issue, in the language of the page."""
    now: str
    """Stands before the present text."""
    better: str
    """Stands before the better one."""

    @classmethod
    def of(cls, book: Book, repo_url: str) -> Suggestions:
        """Take the words from the wording of a language."""
        words = (book.text(f"suggest.{name}").plain for name in ("title", "now", "better"))
        return cls(repo_url, book.locale.tag, *words)

    def link(self, page: str, title: str, rules: tuple[str, ...] = ()) -> str:
        """Return the address, not yet escaped; empty without a repository.

        ``page`` is the path of the page below the language's folder, with an anchor if it is about one rule;
        ``title`` is the title of the page or of the rule, in plain words; ``rules`` are ids.
        """
        if not self.repo_url.startswith(("https://", "http://")):
            return ""
        base = self.repo_url.rstrip("/").removesuffix(".git")
        form = _form_of(base)
        if form is None:
            return base
        path, title_name, body_name = form
        values = {
            title_name: f"{self.title}: {title} ({self.tag})",
            body_name: self._body(page, rules),
        }
        return f"{base}/{path}?{urlencode(values, quote_via=quote)}"

    def _body(self, page: str, rules: tuple[str, ...]) -> str:
        """What maintainers look for is named alike in every language; what the reader fills in is not."""
        facts = [f"language: {self.tag}", f"page: {page}"]
        if rules:
            facts.append(f"rule: {', '.join(rules)}")
        return "\n".join([*facts, "", self.now, "", "", self.better, "", ""])


def _form_of(repo_url: str) -> tuple[str, str, str] | None:
    """How the host of a repository takes a new issue; None when that is not known."""
    host = urlsplit(repo_url).hostname or ""
    return next((form for name, form in _FORMS.items() if name in host.split(".")), None)
