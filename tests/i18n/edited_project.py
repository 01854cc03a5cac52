"""A small project that authors edit and translators translate, at random, with a book on who said what.

Authors change files; translators work with polib, as their editors would, not with our own reader.
``check`` compares the PO files with the book after each update.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from pathlib import Path
from unittest.mock import patch

import polib
from babel.messages.pofile import read_po as babel_reads

from generator.errors import Faults
from generator.i18n.catalogs import update_catalogs
from generator.i18n.extract import read_sources
from generator.i18n.locale import LocaleData, load_locales
from generator.i18n.merge import template
from generator.i18n.message import Key
from generator.i18n.po import Entry
from generator.i18n.po_read import read_po
from generator.i18n.po_strings import escaped
from tests.i18n.i18n_help import LOCALES

FORMS = {"ur": 2, "ar": 6, "ja": 1}
"""Number of plural forms of each language of the project."""
DOMAINS = ("docs", "quizzes", "ui")
WORDS = ("two", "both", "all", "the larger", "no", "your")
PLURALS = (None, "{n} of them", "{n} of all")
CONTEXTS = (None, "board", "score")

Act = Callable[[str, str, polib.POEntry], None]
"""What a translator does with an entry: (language, domain, entry)."""
Confirmed = dict[tuple[str, str, Key, str | None], tuple[str, ...]]
"""By language, domain, text and plural: what a translator confirmed last."""


@dataclass(frozen=True)
class Paragraph:
    """A text of a page."""

    sentences: tuple[str, ...]
    context: str | None = None
    wrapped: bool = False

    @property
    def text(self) -> str:
        """As an author writes it, on one line or on several."""
        text = " ".join(self.sentences)
        return text.replace(" ", "\n", 2) if self.wrapped else text


@dataclass
class Section:
    """A rule with its paragraphs."""

    rule: str
    paragraphs: list[Paragraph]


def _sentences(*words: str) -> list[Paragraph]:
    return [Paragraph((f"You must play {word} dice.", f"You may move {word} men.")) for word in words]


@dataclass
class EditedProject:
    """The sources as they are now, and what translators have said so far."""

    root: Path
    sections: dict[str, list[Section]] = field(
        default_factory=lambda: {
            "a": [Section("a.one", _sentences("two", "both")), Section("a.two", _sentences("all"))],
            "b": [Section("b.one", _sentences("no")), Section("b.two", [])],
        }
    )
    questions: list[str] = field(default_factory=lambda: ["May you pass now?"])
    messages: dict[str, tuple[str, str | None]] = field(
        default_factory=lambda: {
            "k.men": ("{n} men", "{n} of them"),
            "k.next": ("Next", None),
            "k.off": ("{n} men", None),
        }
    )
    removed: list[Paragraph] = field(default_factory=list)
    confirmed: Confirmed = field(default_factory=dict)
    history: dict[tuple[str, Key, str | None], set[tuple[str, ...]]] = field(
        default_factory=lambda: defaultdict(set)
    )
    withdrawn: set[tuple[str, Key]] = field(default_factory=set)
    remarks: set[tuple[str, str]] = field(default_factory=set)
    said: int = 0
    """Makes every translation and remark different from all others."""

    # -- authors -------------------------------------------------------------------------------

    def change_word(self, a: int, b: int) -> None:
        """Another word in one sentence."""
        section, at = self._place(a)
        if section.paragraphs:
            old = section.paragraphs[at]
            first, *rest = old.sentences
            words = first.split(" ")
            changed = " ".join([*words[:3], WORDS[b % len(WORDS)], words[-1]])
            section.paragraphs[at] = replace(old, sentences=(changed, *rest))

    def reorder(self, a: int, b: int) -> None:
        """The sections of a page, or the paragraphs of a section, in another order."""
        self.sections["ab"[a % 2]].reverse()
        self._place(b)[0].paragraphs.reverse()

    def move(self, a: int, b: int) -> None:
        """A paragraph to another section, perhaps of another page."""
        source, at = self._place(a)
        if source.paragraphs:
            self._place(b)[0].paragraphs.append(source.paragraphs.pop(at))

    def split(self, a: int, b: int) -> None:
        """One paragraph into one for each sentence."""
        section, at = self._place(a)
        if section.paragraphs:
            old = section.paragraphs.pop(at)
            parts = [replace(old, sentences=(sentence,)) for sentence in old.sentences]
            section.paragraphs[at:at] = parts if b % 2 else parts[::-1]

    def join(self, a: int, b: int) -> None:
        """All paragraphs of a section into one."""
        section, _ = self._place(a)
        if len(section.paragraphs) > 1:
            sentences = tuple(s for old in section.paragraphs for s in old.sentences)[: 2 + b % 3]
            section.paragraphs[:] = [Paragraph(sentences)]

    def delete(self, a: int, b: int) -> None:
        """A paragraph, or a message."""
        section, at = self._place(a)
        if section.paragraphs:
            self.removed.append(section.paragraphs.pop(at))
        if b % 4 == 0 and self.messages:
            self.messages.pop(sorted(self.messages)[a % len(self.messages)])

    def restore(self, a: int, b: int) -> None:
        """A removed paragraph, here or elsewhere, and the messages."""
        if self.removed:
            self._place(a)[0].paragraphs.append(self.removed.pop(b % len(self.removed)))
        self.messages.setdefault("k.men", ("{n} men", PLURALS[b % 3]))
        self.messages.setdefault("k.next", ("Next", None))

    def change_context(self, a: int, b: int) -> None:
        """The same words in another sense."""
        section, at = self._place(a)
        if section.paragraphs:
            section.paragraphs[at] = replace(section.paragraphs[at], context=CONTEXTS[b % 3])

    def change_plural(self, a: int, b: int) -> None:
        """A message gets a plural, another one, or none."""
        if self.messages:
            key = sorted(self.messages)[a % len(self.messages)]
            self.messages[key] = (self.messages[key][0], PLURALS[b % 3])

    def change_message(self, a: int, b: int) -> None:
        """A message with a key is worded anew."""
        if self.messages:
            key = sorted(self.messages)[a % len(self.messages)]
            self.messages[key] = (("{n} men", "{n} checkers", "Next")[b % 3], self.messages[key][1])

    def rename_rule(self, a: int, b: int) -> None:
        """A rule gets another id."""
        self._place(a)[0].rule = f"{'ab'[a % 2]}.renamed-{b % 3}"

    def move_to_questions(self, a: int, b: int) -> None:
        """A text from a lesson to a question, or back."""
        section, at = self._place(a)
        if section.paragraphs and b % 2:
            self.questions.append(" ".join(section.paragraphs.pop(at).sentences))
        elif self.questions:
            section.paragraphs.append(Paragraph((self.questions.pop(a % len(self.questions)),)))

    def rewrap(self, a: int, b: int) -> None:
        """Lines are broken elsewhere: no PO file changes at all."""
        self.update()
        before = self._bytes()
        section, at = self._place(a)
        if section.paragraphs:
            section.paragraphs[at] = replace(section.paragraphs[at], wrapped=b % 2 == 0)
        self.update()
        assert before == self._bytes()

    # -- translators ---------------------------------------------------------------------------

    def translate(self, a: int, b: int) -> None:
        """Some texts are translated and confirmed, also what was translated before."""
        self._work(a, b, self._confirm)

    def accept(self, a: int, b: int) -> None:
        """Guesses are confirmed as they are."""

        def unfuzzy(tag: str, domain: str, entry: polib.POEntry) -> None:
            texts = entry.msgstr_plural.values() if entry.msgid_plural else [entry.msgstr]
            if entry.fuzzy and all(text and ("{n}" in text) == _counts(entry) for text in texts):
                self._book(tag, domain, entry)

        self._work(a, b, unfuzzy)

    def doubt(self, a: int, b: int) -> None:
        """Translations are marked as unsure."""

        def mark(tag: str, _domain: str, entry: polib.POEntry) -> None:
            if entry.translated() and not entry.fuzzy:
                entry.flags.append("fuzzy")
                self.withdrawn.add((tag, (entry.msgctxt, entry.msgid)))

        self._work(a, b, mark)

    def remark(self, a: int, b: int) -> None:
        """A remark is written."""

        def write(tag: str, _domain: str, entry: polib.POEntry) -> None:
            self.said += 1
            note = f"note {self.said}."
            entry.tcomment = "\n".join([*([entry.tcomment] if entry.tcomment else []), note])
            self.remarks.add((tag, note))

        self._work(a, b, write)

    def translate_all(self) -> None:
        """Everything is translated and confirmed."""
        self.update()
        for tag, domain in product(FORMS, DOMAINS):
            self._open(tag, domain, self._confirm, slice(None), 0)

    def _work(self, a: int, b: int, act: Act) -> None:
        """Open one file of each language, act on every second entry, save."""
        self.update()
        for number, tag in enumerate(FORMS):
            self._open(tag, DOMAINS[(a + number) % 3], act, slice(b % 3, None, 2), (0, 79)[b % 2])

    def _open(self, tag: str, domain: str, act: Act, which: slice, width: int) -> None:
        file = polib.pofile(str(self.file(tag, domain)), wrapwidth=width)
        for entry in [entry for entry in file if not entry.obsolete][which]:
            act(tag, domain, entry)
        file.save()

    def _confirm(self, tag: str, domain: str, entry: polib.POEntry) -> None:
        self.said += 1
        number = " {n}" if _counts(entry) else ""
        if entry.msgid_plural:
            entry.msgstr_plural = {form: f"{tag} {self.said}.{form}{number}" for form in range(FORMS[tag])}
        else:
            entry.msgstr = f"{tag} {self.said}{number}"
        self._book(tag, domain, entry)

    def _book(self, tag: str, domain: str, entry: polib.POEntry) -> None:
        """Write down that this translation is now the confirmed one."""
        entry.flags = [flag for flag in entry.flags if flag != "fuzzy"]
        entry.previous_msgid = entry.previous_msgid_plural = entry.previous_msgctxt = None
        key, plural = (entry.msgctxt, entry.msgid), entry.msgid_plural or None
        forms = entry.msgstr_plural
        msgstr = tuple(forms[form] for form in sorted(forms)) if plural else (entry.msgstr,)
        self.confirmed[tag, domain, key, plural] = msgstr
        self.history[tag, key, plural].add(msgstr)
        self.withdrawn.discard((tag, key))

    # -- files ---------------------------------------------------------------------------------

    def write(self) -> None:
        """Write the sources."""
        files = {f"docs/{name}.md": _page(name, sections) for name, sections in self.sections.items()}
        rows = [
            {"id": f"q-{n}", "rule": "a.one", "prompt_text": text} for n, text in enumerate(self.questions)
        ]
        files["quizzes/a.yml"] = json.dumps(rows)
        files["generator/wording/ui.yml"] = json.dumps(
            {
                key: {"en": one if other is None else {"one": one, "other": other}}
                for key, (one, other) in sorted(self.messages.items())
            }
        )
        for name, text in files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def update(self) -> None:
        """Write the sources and bring the catalogs up to date."""
        self.write()
        with patch("generator.i18n.catalogs.load_locales", return_value=(languages(), Faults())):
            _, faults = update_catalogs(self.root)
        assert [] == [str(fault) for fault in faults]

    def file(self, tag: str, domain: str) -> Path:
        """Place of a PO file."""
        return self.root / "locales" / tag / "LC_MESSAGES" / f"{domain}.po"

    def _bytes(self) -> dict[str, bytes]:
        return {str(path): path.read_bytes() for path in sorted((self.root / "locales").rglob("*.po*"))}

    def _place(self, a: int) -> tuple[Section, int]:
        sections = [section for page in self.sections.values() for section in page]
        section = sections[a % len(sections)]
        return section, a % len(section.paragraphs) if section.paragraphs else 0

    # -- what must hold ------------------------------------------------------------------------

    def check(self) -> None:
        """After an update: nothing is lost, mixed up, doubled, out of order or different the second time."""
        before = self._bytes()
        self.update()
        assert before == self._bytes()
        sources, _ = read_sources(self.root)
        for tag in FORMS:
            texts = {domain: self.file(tag, domain).read_text(encoding="utf-8") for domain in DOMAINS}
            for domain in DOMAINS:
                file, faults = read_po(self.file(tag, domain))
                assert [] == [str(fault) for fault in faults]
                wanted = template(sources[domain])
                assert [entry.key for entry in wanted] == [entry.key for entry in file.active]
                assert [entry.plural for entry in wanted] == [entry.plural for entry in file.active]
                assert len(file.entries) == len({entry.key for entry in file.entries})
                for entry in file.active:
                    self._check_entry(tag, entry)
                assert not re.search(r"POT-Creation-Date|^#: .*:\d+$", texts[domain], re.MULTILINE)
            for (of, domain, _, _), msgstr in self.confirmed.items():
                if of == tag:
                    assert all(f'"{escaped(text)}"' in texts[domain] for text in msgstr)
            for of, note in self.remarks:
                assert of != tag or any(f"# {note}\n" in text for text in texts.values())

    def _check_entry(self, tag: str, entry: Entry) -> None:
        known = {
            msgstr
            for (of, _, key, plural), msgstr in self.confirmed.items()
            if (of, key, plural) == (tag, entry.key, entry.plural)
        }
        if entry.publishable:
            assert entry.msgstr in self.history[tag, entry.key, entry.plural]
        if known and (tag, entry.key) not in self.withdrawn:
            assert entry.publishable
            assert entry.msgstr in known

    def check_with_other_tools(self) -> None:
        """Babel, polib and, where it is installed, msgfmt read what we wrote, and find the same."""
        for tag in FORMS:
            for domain in DOMAINS:
                path = self.file(tag, domain)
                by_babel = babel_reads(io.BytesIO(path.read_bytes()), locale=tag, abort_invalid=True)
                by_polib = {(e.msgctxt, e.msgid): e for e in polib.pofile(str(path)) if not e.obsolete}
                active = read_po(path)[0].active
                assert {entry.key for entry in active} == set(by_polib)
                for entry in active:
                    message = by_babel.get(entry.msgid, entry.context)
                    assert entry.msgstr == (message.string if entry.plural else (message.string,))
                    assert entry.fuzzy == message.fuzzy == by_polib[entry.key].fuzzy
                if shutil.which("msgfmt"):
                    subprocess.run(
                        ["msgfmt", "--check", "-o", "/dev/null", path], check=True, capture_output=True
                    )


def _counts(entry: polib.POEntry) -> bool:
    return "{n}" in entry.msgid + (entry.msgid_plural or "")


@cache
def languages() -> tuple[LocaleData, ...]:
    """The languages of the project; read once, since no test here changes them."""
    facts = (LOCALES / "ur" / "locale.yml").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        for place, tag in enumerate(FORMS, start=1):
            path = Path(folder, tag, "locale.yml")
            path.parent.mkdir()
            own = facts.replace("tag: ur", f"tag: {tag}").replace("order: 1", f"order: {place}")
            path.write_text(own, encoding="utf-8")
        found, faults = load_locales(Path(folder))
    assert [] == faults.sorted()
    return tuple(found)


def _page(name: str, sections: list[Section]) -> str:
    parts = [f"# Page {name}"]
    for section in sections:
        parts.append(f"## Rule {section.rule} {{#{section.rule}}}")
        for paragraph in section.paragraphs:
            sense = f"<!-- context: {paragraph.context} -->\n" if paragraph.context else ""
            parts.append(sense + paragraph.text)
    return "\n\n".join(parts) + "\n"
