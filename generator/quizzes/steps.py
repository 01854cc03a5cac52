"""Reads the steps of order-the-steps."""

from __future__ import annotations

from collections.abc import Mapping

from generator.errors import shown
from generator.i18n.yaml_lines import line_of
from generator.quizzes.fields import Fields
from generator.quizzes.model import Prose, Wording


def read_steps(item: Fields) -> tuple[tuple[Prose, ...], tuple[Wording | None, ...]]:
    """Return the steps in the right order, and what is said of each where it stands too early.

    A step is a text, or ``{text: …, early: …}``.
    """
    nodes = item.items("steps")
    steps: list[Prose] = []
    early: list[Wording | None] = []
    for place, node in enumerate(nodes):
        line = line_of(nodes, place) or item.line
        plain = isinstance(node, str) and node.strip()
        if not plain and not isinstance(node, Mapping):
            item.fault("steps", "BAD_VALUE", f"`steps` must hold texts, found {shown(node)}")
            continue
        step = Fields({"text": node} if plain else node, item.path, item.label, item.faults, line)
        text, said = step.prose("text", required=True), step.wording("early")
        step.finish()
        if text is not None:
            steps.append(text)
            early.append(said)
    return tuple(steps), tuple(early)
