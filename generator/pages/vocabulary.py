"""What a question may refer to in this course: the rules of the registry and the messages of the wording."""

from __future__ import annotations

from generator.quizzes.load import Vocabulary
from generator.registry import Registry
from generator.wording.messages import all_messages


def vocabulary_of(registry: Registry, pictures: frozenset[str] | None = None) -> Vocabulary:
    """Return rules with their misconceptions, messages with their placeholders, and names of ``pictures``.

    None leaves it unchecked which pictures there are.
    """
    return Vocabulary(
        rules={rule.id: rule.misconceptions for rule in registry.rules},
        messages={key: message.placeholders for key, message in all_messages().items()},
        pictures=pictures,
    )
