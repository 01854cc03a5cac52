"""Banks of questions for tests: from YAML text, without files."""

from __future__ import annotations

from pathlib import Path

from generator.errors import Faults
from generator.i18n.yaml_lines import parse_yaml
from generator.quizzes.answers import Answer
from generator.quizzes.load import Vocabulary, read_items
from generator.quizzes.model import Bank
from generator.quizzes.verify import verify
from generator.registry import Registry
from generator.wording.messages import all_messages

EXEMPLARS = Path(__file__).with_name("exemplars.yml")

VOCABULARY = Vocabulary(
    rules={rule.id: rule.misconceptions for rule in Registry.load().rules},
    messages={key: message.placeholders for key, message in all_messages().items()},
)

PLAY = """\
- id: one
  rule: movement.direction
  kind: play-the-roll
  level: 1
  place: page
  pos: "0000005030000500000000002/0200000000005000030500000"
  dice: [6, 5]
"""
"""The simplest question on a board."""


def bank_of(text: str) -> tuple[Bank, Faults]:
    """Read questions from YAML text that is called ``q.yml``."""
    data, faults = parse_yaml(text, "q.yml")
    return Bank(tuple(read_items(data, "q.yml", VOCABULARY, faults))), faults


def solved(text: str) -> tuple[dict[str, Answer], Faults]:
    """Read and work out questions; the answers by id and every fault."""
    bank, faults = bank_of(text)
    answers, found = verify(bank, VOCABULARY)
    faults.extend(found)
    return answers, faults


def found_in(faults: Faults) -> list[tuple[int | None, str]]:
    """Line and code of every fault, in order."""
    return [(fault.line, fault.code) for fault in faults]


def line_of(text: str, part: str) -> int:
    """Return the line, from 1, on which a part of a text stands; it must stand there once."""
    assert text.count(part) == 1, f"{part!r} stands {text.count(part)} times in the text"
    return text[: text.index(part)].count("\n") + 1
