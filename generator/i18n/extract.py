"""Collects every English text of the project: lessons, diagrams, quizzes and messages.

Texts without a letter to translate, such as an option that is a play alone, are left out here and
returned as they are by every translator.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from generator.errors import Faults
from generator.i18n import tokens
from generator.i18n.blocks import scan_page
from generator.i18n.directives import DirectiveCheck
from generator.i18n.frontmatter import is_translated
from generator.i18n.message import KEYED, SourceMessage, Subject
from generator.i18n.places import Places, site_address
from generator.i18n.segment import has_words, one_line
from generator.i18n.source_text import read_source
from generator.i18n.yaml_lines import line_of, parse_yaml

MESSAGE_KEY: Final = re.compile(r"[a-z]\.[a-z0-9.-]+")
"""A feedback or answer of this form names a message; anything else is prose."""
WORDING_DOMAINS: Final[Mapping[str, str]] = {"messages.yml": "quizzes", "alt.yml": "diagrams"}
"""Domain of a file of messages by its name; every other one holds interface texts."""

Reader = Callable[[str, str, Faults], list[SourceMessage]]
"""Reads the messages of one file: (its text, its path, where faults go)."""


def markdown_messages(source: str, path: str, faults: Faults) -> list[SourceMessage]:
    """Read the segments of a page; faults are bad tokens and directives.

    A page with ``translate: false`` in its front matter has none.
    """
    page = scan_page(source)
    check = DirectiveCheck(path, faults)
    for directive, line in page.directives:
        check.feed(directive, line)
    check.end()
    for start, end, line in page.texts:
        _note_bad_tokens(_blank_code(source[start:end]), path, line, faults)
    return [
        SourceMessage(
            domain="docs",
            msgid=segment.text,
            context=segment.context,
            path=path,
            line=segment.line,
            rule=segment.rule,
            kind=segment.label,
            notes=(segment.note,) if segment.note else (),
        )
        for segment in (page.segments if is_translated(source) else ())
    ]


def diagram_messages(source: str, path: str, faults: Faults) -> list[SourceMessage]:
    """Read title, caption and description of each diagram and of its parts."""
    found = _Prose("diagrams", path, faults)
    for entry in _entries(source, path, faults):
        found.start(entry, "diagram", entry.get("name"))
        found.add(entry, "title", "title")
        found.add(entry, "caption", "caption")
        found.add(entry, "desc", "description for ears")
        _scene_messages(entry, found)
        for part in _mappings(entry.get("parts")):
            found.add(part, "title", "title of a part")
            found.add(part, "caption", "caption of a part")
            found.add(part, "desc", "description for ears")
            _scene_messages(part, found)
    return found.messages


SCENE_TEXTS: Final[Mapping[str, str]] = {
    "steps": "step of a drawing, at most six words",
    "cards": "card of a drawing, at most six words",
    "games": "remark in a score slip, at most six words",
    "bars": "name of a bar, at most six words",
    "boards": "words under a small board, at most six",
    "zones": "name of a part of a scale, at most six words",
}
"""Lists of a scene whose entries carry a ``text``, and what that is."""


def _scene_messages(place: Mapping[str, Any], found: _Prose) -> None:
    """Read the texts of a scene, if the entry is one."""
    if "scene" not in place:
        return
    for key, kind in SCENE_TEXTS.items():
        for item in _mappings(place.get(key)):
            found.add(item, "text", kind)
    head, rows = place.get("head"), place.get("rows")
    if isinstance(head, list):
        found.add_cells(head, "head of a table column")
    for row in rows if isinstance(rows, list) else ():
        if isinstance(row, list):
            found.add_cells(row, "cell of a table")


def quiz_messages(source: str, path: str, faults: Faults) -> list[SourceMessage]:
    """Read the prose of each item; keys of messages and the author's note are no prose."""
    found = _Prose("quizzes", path, faults)
    for entry in _entries(source, path, faults):
        found.start(entry, "quiz", entry.get("id"))
        found.add(entry, "prompt_text", "question")
        found.add(entry, "statement", "statement, true or false")
        for option in _mappings(entry.get("options")):
            right = ", the right one" if option.get("right") is True else ""
            found.add(option, "text", f"option{right}")
            found.add(option, "feedback", "feedback on an option", keys=True)
        found.add(entry, "right", "feedback on the right answer", keys=True)
        steps = entry.get("steps")
        if isinstance(steps, list):
            found.add_cells(steps, "step, to be put in order")
        for step in _mappings(steps):
            found.add(step, "text", "step, to be put in order")
            found.add(step, "early", "feedback where the step stands too early", keys=True)
    return found.messages


KINDS_BY_KEY: Final[Mapping[str, str]] = {
    "p": "question",
    "r": "why a play is refused",
    "m": "remark on an answer",
    "f": "feedback on an answer",
    "h": "hint",
    "alt": "for ears",
    "chapter": "name of a chapter",
    "force": "label of a rule",
    "rules": "name of a rule set",
}
"""What a message is, by the first word of its key; every other one stands on a button, a label or a line."""


def _kind_of(key: str) -> str:
    return f"{KEYED}, {KINDS_BY_KEY.get(key.partition('.')[0], 'interface')}"


def wording_messages(source: str, path: str, faults: Faults) -> list[SourceMessage]:
    """Read a file of messages ``key: {en, note, max}``; the key becomes the context."""
    domain = WORDING_DOMAINS.get(path.rpartition("/")[2], "ui")
    data, own = parse_yaml(source, path)
    faults.extend(own)
    messages = []
    for key, row in data.items() if isinstance(data, Mapping) else ():
        line = line_of(data, key) or 1
        english = row.get("en") if isinstance(row, Mapping) else None
        one = english.get("one") if isinstance(english, Mapping) else english
        other = english.get("other") if isinstance(english, Mapping) else None
        if not isinstance(one, str) or not isinstance(other, str | None):
            faults.add(path, line, "WORDING", f"{key}: write en: with a text, or with one: and other:")
            continue
        limit = row.get("max")
        note = row.get("note")
        messages.append(
            SourceMessage(
                domain=domain,
                msgid=one_line(one),
                plural=None if other is None else one_line(other),
                context=str(key),
                path=path,
                line=line,
                kind=_kind_of(str(key)),
                notes=(one_line(note),) if isinstance(note, str) and note else (),
                limit=limit if isinstance(limit, int) else None,
            )
        )
    return messages


SOURCES: Final[tuple[tuple[str, Reader], ...]] = (
    ("docs/**/*.md", markdown_messages),
    ("diagrams/*.yml", diagram_messages),
    ("generator/wording/alt.yml", wording_messages),
    ("quizzes/*.yml", quiz_messages),
    ("generator/wording/messages.yml", wording_messages),
    ("generator/wording/ui*.yml", wording_messages),
)
"""Which files hold texts, and who reads them; babel.cfg says the same to ``pybabel extract``."""

ASSETS: Final = "docs/assets/"
"""Scripts, pictures, fonts and their licences: nothing to translate."""


def read_sources(root: Path) -> tuple[dict[str, list[SourceMessage]], Faults]:
    """Read every text of the project by domain, in the order of the sources, each with its place."""
    faults = Faults()
    places = Places(site_address(root))
    found: dict[str, list[SourceMessage]] = {"docs": [], "diagrams": [], "quizzes": [], "ui": []}
    for pattern, reader in SOURCES:
        for file in sorted(root.glob(pattern)):
            path = file.relative_to(root).as_posix()
            if path.startswith(ASSETS):
                continue
            source = read_source(file, path, faults)
            if source is None:
                continue
            if reader is markdown_messages:
                places.add_page(path, source)
            for message in reader(source, path, faults):
                found[message.domain].append(message)
    # Questions first: a diagram may stand in a card alone.
    placed = {domain: places.placed(found[domain]) for domain in ("quizzes", "docs", "diagrams", "ui")}
    return {domain: placed[domain] for domain in found}, faults


class _Prose:
    """Gathers the prose of YAML entries with its place."""

    def __init__(self, domain: str, path: str, faults: Faults) -> None:
        self.messages: list[SourceMessage] = []
        self._domain = domain
        self._path = path
        self._faults = faults
        self._rule: str | None = None
        self._subject = Subject(kind="", name="")

    def start(self, entry: Mapping[str, Any], kind: str, name: object) -> None:
        """Begin a diagram or a question; what follows belongs to it."""
        rule = entry.get("rule")
        self._rule = rule if isinstance(rule, str) else None
        shelf, picture = entry.get("place"), entry.get("picture")
        self._subject = Subject(
            kind=kind,
            name=str(name),
            rule=self._rule,
            shelf=str(shelf or ""),
            picture=str(picture or ""),
        )

    def add_cells(self, row: list[Any], kind: str) -> None:
        for place, text in enumerate(row):
            if isinstance(text, str):
                self._keep(text, line_of(row, place) or 1, kind)

    def add(self, place: Mapping[str, Any], key: str, kind: str, *, keys: bool = False) -> None:
        text = place.get(key)
        if not isinstance(text, str) or (keys and MESSAGE_KEY.fullmatch(text)):
            return
        self._keep(text, line_of(place, key) or 1, kind)

    def _keep(self, text: str, line: int, kind: str) -> None:
        _note_bad_tokens(text, self._path, line, self._faults)
        if not has_words(text):
            return
        self.messages.append(
            SourceMessage(
                domain=self._domain,
                msgid=one_line(text),
                path=self._path,
                line=line,
                rule=self._rule,
                kind=kind,
                notes=(f"{self._subject.kind}: {self._subject.name}",),
                subject=self._subject,
            )
        )


def _entries(source: str, path: str, faults: Faults) -> Iterator[Mapping[str, Any]]:
    data, own = parse_yaml(source, path)
    faults.extend(own)
    yield from _mappings(data)


def _mappings(value: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(value, list):
        yield from (item for item in value if isinstance(item, Mapping))


def _note_bad_tokens(text: str, path: str, line: int, faults: Faults) -> None:
    for fault in tokens.faults(text):
        faults.add(path, line + fault.line - 1, fault.code, fault.message)


def _blank_code(text: str) -> str:
    return re.sub(r"(`+).*?\1", lambda match: re.sub(r"[^\n]", "x", match[0]), text, flags=re.DOTALL)
