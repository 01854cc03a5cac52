"""Cards for tests: the exemplars and the real questions, worked out, in real locales."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from generator.i18n.locale import LocaleData, load_locales
from generator.i18n.translate import NullTranslator, Translation, Translator
from generator.pages.payload import RuleLinks
from generator.pages.widget import QuizRenderer
from generator.quizzes.answers import Answer
from generator.quizzes.load import Vocabulary, load_quizzes
from generator.quizzes.verify import verify
from generator.registry import Registry
from generator.wording.book import Book
from generator.wording.messages import all_messages
from generator.wording.values import Text

ROOT = Path(__file__).parents[2]
LOCALES: Mapping[str, LocaleData] = {locale.tag: locale for locale in load_locales(ROOT / "locales")[0]}
VOCABULARY = Vocabulary(
    rules={rule.id: rule.misconceptions for rule in Registry.load().rules},
    messages={key: message.placeholders for key, message in all_messages().items()},
)
LINKS = RuleLinks(
    href=lambda rule: None if rule.startswith("try.") else f"../05-landing/page.html#{rule}",
    title=lambda rule: None if rule.startswith("try.") else Text(f"Title of {rule}", f"Title of {rule}"),
)


@cache
def answers_in(folder: Path) -> dict[str, Answer]:
    """Work out the questions of a folder, which must be without faults."""
    bank, faults = load_quizzes(folder, VOCABULARY)
    answers, found = verify(bank, VOCABULARY)
    assert [*faults, *found] == []
    return answers


EXEMPLARS = answers_in(ROOT / "tests" / "quizzes")
QUESTIONS = answers_in(ROOT / "quizzes")


def book(tag: str = "en", translator: Translator | None = None) -> Book:
    """Make a book of a real locale."""
    return Book(LOCALES[tag], translator or NullTranslator())


def renderer(tag: str = "en", translator: Translator | None = None) -> QuizRenderer:
    """Make a renderer of a real locale."""
    return QuizRenderer(book(tag, translator), LINKS)


class Always:
    """A translator that turns every text into the same one, with the placeholders of the source kept."""

    def __init__(self, tag: str, text: str) -> None:
        self.tag = tag
        self.made = text

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Return the one text."""
        return Translation(self.made, None)

    def ngettext(
        self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
    ) -> Translation:
        """Return the one text."""
        return Translation(self.made, None)


class Page(HTMLParser):
    """A parsed piece of a page: its elements, and the text inside each script."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.scripts: list[str] = []
        self.words: list[str] = []
        self._in_script = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record an element."""
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag == "script":
            self._in_script = True
            self.scripts.append("")

    def handle_endtag(self, tag: str) -> None:
        """Leave a script."""
        if tag == "script":
            self._in_script = False

    def handle_data(self, data: str) -> None:
        """Record text, scripts apart."""
        if self._in_script:
            self.scripts[-1] += data
        else:
            self.words.append(data)

    def all(self, tag: str, **attributes: str) -> list[dict[str, str]]:
        """Return the attributes of every element with this tag and these attributes."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [found for name, found in self.elements if name == tag and wanted.items() <= found.items()]
