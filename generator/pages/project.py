"""Everything the sources hold, read once and checked: what every language and every command starts from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from generator.diagrams.load import load_diagrams
from generator.diagrams.model import Diagram
from generator.errors import Faults
from generator.i18n.checks import check_translations
from generator.i18n.extract import read_sources
from generator.i18n.locale import SOURCE_TAG, LocaleData, load_locales
from generator.i18n.merge import template
from generator.i18n.po import Entry
from generator.i18n.tally import DomainTally, tally
from generator.i18n.translate import Translator
from generator.i18n.translator import load_translator
from generator.i18n.yaml_lines import load_yaml, parsed_once
from generator.pages.course import Course, load_course
from generator.pages.sourcecheck import Whole, check_pages
from generator.pages.vocabulary import vocabulary_of
from generator.quizzes.answers import Answer
from generator.quizzes.check import check_items
from generator.quizzes.load import load_quizzes
from generator.quizzes.model import Bank, Shelf
from generator.quizzes.verify import verify
from generator.registry import Registry


@dataclass(frozen=True)
class Project:
    """The sources, worked out."""

    root: Path
    registry: Registry
    course: Course
    diagrams: dict[str, Diagram]
    bank: Bank
    answers: dict[str, Answer]
    """Item id -> what the engine makes of it."""
    readable: tuple[LocaleData, ...]
    """Languages with a sound locale.yml, in the order of the switch; their old pages may stand."""
    translators: dict[str, Translator]
    """By tag, for every readable language; without the entries that are at fault."""
    broken: list[str]
    """Tags of languages with faults of their own; their old pages stay up."""
    faults_of_sources: bool
    """True when something outside the languages' own files is at fault."""
    texts: Mapping[str, Sequence[Entry]]
    """By PO domain, every text there is to translate."""

    @property
    def locales(self) -> tuple[LocaleData, ...]:
        """Languages whose files are sound, in the order of the switch."""
        return tuple(locale for locale in self.readable if locale.tag not in self.broken)

    @property
    def tags(self) -> list[str]:
        """Tags of the sound languages, in the order of the switch."""
        return [locale.tag for locale in self.locales]

    def locale(self, tag: str) -> LocaleData:
        """A readable language by its tag."""
        return next(locale for locale in self.readable if locale.tag == tag)

    @cached_property
    def tallies(self) -> dict[str, dict[str, DomainTally]]:
        """By tag and PO domain, how much is translated; without the language of the sources."""

        def counted(translator: Translator, domain: str) -> DomainTally:
            def was(entry: Entry) -> str | None:
                return translator.guess(domain, entry.msgid, entry.plural, entry.context)

            return tally(
                self.texts[domain],
                domain,
                lambda entry: translator.has(domain, entry.msgid, entry.plural, entry.context),
                lambda entry: was(entry) is not None,
                was,
            )

        return {
            locale.tag: {domain: counted(self.translators[locale.tag], domain) for domain in self.texts}
            for locale in self.readable
            if not locale.is_source
        }

    def page_answers(self, rule: str) -> list[Answer]:
        """The questions of a rule that stand on its page, in file order."""
        return [self.answers[item.id] for item in self.bank.of(rule, Shelf.PAGE) if item.id in self.answers]

    def answers_named(self, ids: Iterable[str]) -> list[Answer]:
        """The questions of these ids, in this order."""
        return [self.answers[name] for name in ids if name in self.answers]


@parsed_once()
def load_project(root: Path, *, publish: bool = False) -> tuple[Project, Faults]:
    """Read and check all sources. A project comes back even with faults; builders must not use it then.

    With ``publish`` a language with any error of its translations is among the broken ones, not only one
    whose pages could not be made.
    """
    registry = Registry.load()
    course, faults = load_course(root / "docs", registry)
    diagrams, found = load_diagrams(root / "diagrams", frozenset(registry.by_id))
    faults.extend(found)
    # A diagram that could not be read is a fault already; that a picture names it is no news.
    vocabulary = vocabulary_of(registry, None if faults else frozenset(diagrams))
    bank, found = load_quizzes(root / "quizzes", vocabulary)
    faults.extend(found)
    answers, found = verify(bank, vocabulary)
    faults.extend(found)
    faults.extend(check_items(bank))
    # What cannot be read at all is reported once; that its boards or questions are missing is no news.
    folders = {Path(path).parent.name for path in faults.unreadable}
    whole = Whole(diagrams="diagrams" not in folders, quizzes="quizzes" not in folders)
    faults.extend(check_pages(course, registry, diagrams, bank, whole))
    faults.extend(_settings(root))
    faults_of_sources = bool(faults)
    readable, translators, broken = _languages(root, faults, publish=publish)
    faults_of_sources = faults_of_sources or SOURCE_TAG not in translators
    # What is at fault in the texts has been said by those who read the pages and the data.
    texts = {domain: template(messages) for domain, messages in read_sources(root)[0].items()}
    project = Project(
        root,
        registry,
        course,
        diagrams,
        bank,
        answers,
        readable,
        translators,
        broken,
        faults_of_sources,
        texts,
    )
    return project, shown_from(root, faults)


def _languages(
    root: Path, faults: Faults, *, publish: bool
) -> tuple[tuple[LocaleData, ...], dict[str, Translator], list[str]]:
    """The readable languages with their translators, and the tags of those that must not be built."""
    readable, found = load_locales(root / "locales")
    faults.extend(found)
    folders = {path.parent.name for path in (root / "locales").glob("*/locale.yml")}
    broken = folders - {locale.tag for locale in readable}
    if not any(locale.is_source for locale in readable):
        place = root / "locales" / SOURCE_TAG / "locale.yml"
        faults.add(place, None, "LOCALE_SOURCE", "the language of the sources must be there; restore it")
    translators: dict[str, Translator] = {}
    for locale in readable:
        translators[locale.tag], found = load_translator(root, locale)
        if publish:
            # Remarks are for those who ask for them: they stop nothing, and a build says what stops it.
            found.errors += check_translations(root, locale, keep=True).errors
        faults.extend(found)
        if found:
            broken.add(locale.tag)
    return readable, translators, sorted(broken)


def _settings(root: Path) -> Faults:
    """Faults of what is neither a page nor data: the settings of MkDocs, and the compiled assets."""
    faults = Faults()
    faults.extend(load_yaml(root / "mkdocs.yml")[1])
    for name in ("takhta.js", "takhta.css", "home.js", "scheme.js", "root.js", "search.js"):
        if not (root / "docs" / "assets" / name).is_file():
            faults.add(
                root / "docs" / "assets" / name, None, "ASSET_MISSING", "restore it, or run make browser"
            )
    return faults


def shown_from(root: Path, faults: Faults) -> Faults:
    """The same faults with paths as seen from the project's folder."""
    shown = Faults()
    for fault in faults.errors:
        shown.add(_short(root, fault.path), fault.line, fault.code, fault.message)
    for fault in faults.warnings:
        shown.warn(_short(root, fault.path), fault.line, fault.code, fault.message)
    return shown


def _short(root: Path, path: str) -> str:
    return Path(path).relative_to(root).as_posix() if Path(path).is_relative_to(root) else path
