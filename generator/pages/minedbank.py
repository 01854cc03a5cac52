"""The mined questions for pages that ask for them: read and worked out a rule at a time, never all at once.

``takhta check`` alone looks at the whole bank.
"""

from __future__ import annotations

from pathlib import Path

from generator.errors import Faults
from generator.quizzes.answers import Answer
from generator.quizzes.check import check_items
from generator.quizzes.load import Vocabulary
from generator.quizzes.mined import load_mined, mined_rules
from generator.quizzes.verify import verify
from generator.registry import Registry
from generator.wording.messages import all_messages


def mined_answers(root: Path, registry: Registry, rule: str) -> tuple[dict[str, Answer], Faults]:
    """Return the mined questions of one rule by id, worked out, and every fault of them."""
    vocabulary = Vocabulary(
        rules={entry.id: entry.misconceptions for entry in registry.rules},
        messages={key: message.placeholders for key, message in all_messages().items()},
    )
    bank, faults = load_mined(root / "quizzes", vocabulary, rule)
    answers, found = verify(bank, vocabulary)
    faults.extend(found)
    faults.extend(check_items(bank))
    return answers, faults


def check_mined(root: Path, registry: Registry) -> Faults:
    """Every fault of the mined bank, with paths as seen from the project's folder."""
    shown = Faults()
    for rule in mined_rules(root / "quizzes"):
        for fault in mined_answers(root, registry, rule)[1]:
            path = Path(fault.path)
            short = path.relative_to(root).as_posix() if path.is_relative_to(root) else fault.path
            shown.add(short, fault.line, fault.code, fault.message)
    return shown
