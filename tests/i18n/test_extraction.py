"""Extraction: every text of the project reaches its translators, with what they need to know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from generator.errors import Faults
from generator.i18n import extract
from generator.i18n.extract import read_sources
from generator.i18n.message import SourceMessage
from generator.i18n.po_read import parse_po
from tests.i18n.i18n_help import ROOT, lineless, project

DIAGRAMS = """\
- name: first-board
  rule: landing.blocked
  title: A board
  caption: "The [[pt:6]]-point
    is blocked."
  desc: Two checkers stand there.
  parts:
    - {caption: First way}
    - {caption: "[[move:13/8]]"}
"""
QUIZZES = """\
- id: landing-blocked-1
  rule: landing.blocked
  note: For authors only.
  prompt: p.play-the-roll
  statement: You may land there.
  options:
    - {text: "True: it is empty.", right: true, feedback: f.right}
    - {text: "[[move:8/2 6/5]]", feedback: "It is blocked."}
    - {play: "13/8", feedback: {message: r.landing.blocked, point: 12, n: 2}}
  right: f.right.only
- id: landing-blocked-2
  rule: landing.blocked
  prompt_text: What is a point?
  right: Prose about the answer.
  steps:
    - White picks up the dice.
    - {text: Black rolls., early: Too soon.}
    - {text: Black plays., early: f.again}
"""
WORDING = """\
nav.next: {en: "Next", note: "Button.", max: 14}
count.checkers: {en: {one: "{n} checker", other: "{n} checkers"}}
"""


def texts(messages: list[SourceMessage]) -> list[tuple[str, str]]:
    """Kind and text of messages."""
    return [(message.kind, message.msgid) for message in messages]


def test_a_diagram_gives_title_caption_and_description() -> None:
    """Parts too; a caption that is a play alone needs no translator."""
    faults = Faults()
    found = extract.diagram_messages(DIAGRAMS, "diagrams/a.yml", faults)

    assert [
        ("title", "A board"),
        ("caption", "The [[pt:6]]-point is blocked."),
        ("description for ears", "Two checkers stand there."),
        ("caption of a part", "First way"),
    ] == texts(found)
    assert ("rule: landing.blocked", "kind: caption", "diagram: first-board") == found[1].comments
    assert 4 == found[1].line


def test_a_quiz_gives_its_prose_and_neither_keys_nor_notes() -> None:
    """Message keys, plays and the author's own note stay out."""
    found = extract.quiz_messages(QUIZZES, "quizzes/a.yml", Faults())

    assert [
        ("statement, true or false", "You may land there."),
        ("option, the right one", "True: it is empty."),
        ("feedback on an option", "It is blocked."),
        ("question", "What is a point?"),
        ("feedback on the right answer", "Prose about the answer."),
        ("step, to be put in order", "White picks up the dice."),
        ("step, to be put in order", "Black rolls."),
        ("feedback where the step stands too early", "Too soon."),
        ("step, to be put in order", "Black plays."),
    ] == texts(found)


def test_a_message_has_its_key_as_context_its_note_and_its_limit() -> None:
    """Plural messages have both English forms."""
    next_one, count = extract.wording_messages(WORDING, "generator/wording/ui.yml", Faults())

    assert ("nav.next", "Next", None) == (next_one.context, next_one.msgid, next_one.plural)
    assert ("kind: message, interface", "Button.", "max:14") == next_one.comments
    assert ("{n} checker", "{n} checkers") == (count.msgid, count.plural)


def test_a_reason_names_its_rule_and_where_it_is_taught() -> None:
    """Its key holds the rule, if need be with more behind it; a slip of the hand breaks no rule."""
    found = {message.context: message for message in read_sources(ROOT)[0]["quizzes"]}
    place = "learn/18-variants-family/tavli.html#tavli.fevga"

    assert ("landing.blocked", "message, why a play is refused") == (
        found["r.landing.blocked"].rule,
        found["r.landing.blocked"].kind,
    )
    assert ("tavli.fevga", place) == (found["r.tavli.fevga.runner"].rule, found["r.tavli.fevga.runner"].see)
    assert (None, "") == (found["r.try.empty"].rule, found["r.try.empty"].see)


@pytest.mark.parametrize(
    ("name", "domain"),
    [("messages.yml", "quizzes"), ("alt.yml", "diagrams"), ("ui.yml", "ui"), ("ui_quiz.yml", "ui")],
)
def test_the_file_of_a_message_decides_its_domain(name: str, domain: str) -> None:
    """Prompts go with the quizzes, spoken descriptions with the diagrams, the rest is interface."""
    found = extract.wording_messages(WORDING, f"generator/wording/{name}", Faults())

    assert {domain} == {message.domain for message in found}


def test_faults_of_the_sources_come_with_file_and_line(tmp_path: Path) -> None:
    """Bad tokens, broken YAML and messages without English are all listed at once."""
    root = project(
        tmp_path,
        docs__a_md="# Title\n\nOne line.\nA [[pip:6]] here, `[[pip:6]]` in code.\n",
        diagrams__b_yml="- name: x\n  caption: 'See [[roll:5-6]].'\n",
        quizzes__c_yml="- id: [\n",
        generator__wording__ui_yml="nav.next: {note: 'nothing'}\n",
    )
    _, faults = read_sources(root)

    assert [
        ("diagrams/b.yml", 2, "TOKEN_VALUE"),
        ("docs/a.md", 4, "TOKEN_KIND"),
        ("generator/wording/ui.yml", 1, "WORDING"),
        ("quizzes/c.yml", 2, "YAML"),
    ] == [(fault.path, fault.line, fault.code) for fault in faults]


def test_the_sources_of_this_project_have_no_fault() -> None:
    """Every lesson, board, quiz and message can be handed to translators."""
    found, faults = read_sources(ROOT)

    assert [] == faults.sorted()
    assert found["docs"]
    assert found["ui"]


def test_pybabel_extracts_the_same_texts(tmp_path: Path) -> None:
    """The entry points give one template with the texts of all four domains, and nothing else."""
    pot = tmp_path / "all.pot"
    subprocess.run(
        [sys.executable, "-m", "babel.messages.frontend", "-q", "extract", "-F", "babel.cfg", "-o", pot, "."],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    file, faults = parse_po(pot.read_bytes(), "all.pot")
    ours, _ = read_sources(ROOT)
    expected = {(m.context, m.msgid, m.plural) for messages in ours.values() for m in messages}

    assert [] == faults.sorted()
    assert expected == {(entry.context, entry.msgid, entry.plural) for entry in lineless(file)}
