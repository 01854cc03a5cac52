"""The mined questions for pages that ask for them: read and worked out a rule at a time, never all at once.

``takhta check`` alone looks at the whole bank.
"""

from __future__ import annotations

from pathlib import Path

from generator.errors import Faults
from generator.pages.project import shown_from
from generator.pages.vocabulary import vocabulary_of
from generator.quizzes.answers import Answer
from generator.quizzes.check import check_items
from generator.quizzes.mined import load_mined, mined_rules
from generator.quizzes.verify import verify
from generator.registry import Registry


def mined_answers(root: Path, registry: Registry, rule: str) -> tuple[dict[str, Answer], Faults]:
    """Return the mined questions of one rule by id, worked out, and every fault of them."""
    vocabulary = vocabulary_of(registry)
    bank, faults = load_mined(root / "quizzes", vocabulary, rule)
    answers, found = verify(bank, vocabulary)
    faults.extend(found)
    faults.extend(check_items(bank))
    return answers, faults


def check_mined(root: Path, registry: Registry) -> Faults:
    """Every fault of the mined bank, with paths as seen from the project's folder."""
    found = Faults()
    for rule in mined_rules(root / "quizzes"):
        found.extend(mined_answers(root, registry, rule)[1])
    return shown_from(root, found)
