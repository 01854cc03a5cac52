"""The table behind ``takhta rules``: every rule and what carries it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from generator.pages.course import REFERENCE
from generator.pages.project import Project
from generator.quizzes.mined import count_mined


def rule_table(project: Project) -> list[dict[str, Any]]:
    """One row a rule, all of them, in the order of the list of rules.

    ``quizzes`` counts the questions written by hand and those of the mined bank.
    """
    course = project.course
    diagrams: dict[str, list[str]] = {}
    for diagram in project.diagrams.values():
        diagrams.setdefault(diagram.rule, []).append(diagram.name)
    quizzes: dict[str, Counter[str]] = {}
    for item in project.bank.items:
        quizzes.setdefault(item.rule, Counter())[str(item.kind)] += 1
    for name, kinds in count_mined(project.root / "quizzes").items():
        quizzes.setdefault(name, Counter()).update(kinds)
    return [
        {
            "id": rule.id,
            "kind": rule.kind,
            "class": rule.rule_class,
            "chapter": rule.chapter,
            "title": rule.title,
            "engine": rule.engine,
            "lesson": course.lesson_of(rule.id),
            # A rule that the site does not speak of yet has no entry to point at.
            "reference": f"{REFERENCE.removesuffix('.md')}.html#{rule.id}"
            if rule.id in course.rules
            else None,
            "diagrams": sorted(diagrams.get(rule.id, [])),
            "quizzes": dict(sorted(quizzes.get(rule.id, Counter()).items())),
        }
        for rule in project.registry.rules
    ]
