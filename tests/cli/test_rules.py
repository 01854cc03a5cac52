"""``takhta rules``: the table of all rules, for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from generator.quizzes.model import Kind
from generator.registry import Registry
from tests.cli.test_commands import takhta

FIELDS: dict[str, Callable[[Any], bool]] = {
    "id": lambda value: isinstance(value, str),
    "kind": lambda value: isinstance(value, str),
    "class": lambda value: value in (None, "restriction", "permission", "effect", "consequence"),
    "chapter": lambda value: value in Registry.load().chapters,
    "title": lambda value: isinstance(value, str) and bool(value),
    "engine": lambda value: isinstance(value, bool),
    "lesson": lambda value: value is None or (value.startswith("learn/") and ".html#" in value),
    "reference": lambda value: value is None or value.startswith("reference.html#"),
    "diagrams": lambda value: value == sorted(set(value)),
    "quizzes": lambda value: set(value) <= set(Kind) and all(count > 0 for count in value.values()),
}
"""Every field of a row and what may stand in it."""


@pytest.fixture(scope="module")
def printed(root: Path) -> str:
    """What the command prints as JSON in the project's folder."""
    return takhta("rules", "--json", cwd=root).stdout


def test_the_rows_are_the_list_of_rules(printed: str) -> None:
    """Each of the 192 rules has one row, in the order of the list, with what the list says of it."""
    rows = json.loads(printed)
    rules = Registry.load().rules

    assert [rule.id for rule in rules] == [row["id"] for row in rows]
    for rule, row in zip(rules, rows, strict=True):
        said = (rule.kind, rule.rule_class, rule.chapter, rule.title, rule.engine)
        assert said == (row["kind"], row["class"], row["chapter"], row["title"], row["engine"])


def test_every_row_has_exactly_its_fields(printed: str) -> None:
    """No field is missing, none is added, and each holds what it is for; links end in the rule's id."""
    for row in json.loads(printed):
        assert FIELDS.keys() == row.keys()
        assert [] == [name for name, fits in FIELDS.items() if not fits(row[name])], row["id"]
        links = [link for link in (row["lesson"], row["reference"]) if link]
        assert all(link.endswith("#" + row["id"]) for link in links), row["id"]
        assert row["reference"] or not row["lesson"], row["id"]


def test_keys_are_sorted_and_text_is_utf_8(printed: str) -> None:
    """The same sources give the same bytes: keys in order, letters as they are."""
    assert printed == json.dumps(json.loads(printed), ensure_ascii=False, sort_keys=True, indent=1) + "\n"


def test_the_table_for_people(root: Path) -> None:
    """Without --json there is one line a rule, in the same order."""
    lines = takhta("rules", cwd=root).stdout.splitlines()

    assert [rule.id for rule in Registry.load().rules] == [line.split()[0] for line in lines]
