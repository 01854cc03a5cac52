"""The JSON Schema that editors use says the same as the loader."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from generator.quizzes.model import Kind, Shelf
from tests.quizzes.quizbank import bank_of

SCHEMA = json.loads((Path(__file__).parents[2] / "quizzes" / "schema.json").read_text(encoding="utf-8"))


def known_keys(text: str, place: int) -> set[str]:
    """Return the keys that the loader names when it meets one it does not know."""
    _, faults = bank_of(text)
    messages = [fault.message for fault in faults if fault.code == "UNKNOWN_KEY"]
    return set(re.split(r", ", messages[place].split("known here: ")[1]))


def test_the_schema_names_the_fields_of_an_item() -> None:
    """No field can be written that the schema calls unknown, and none is missing from it."""
    known = [known_keys(f"- {{kind: {kind}, zzz: 1}}\n", -1) for kind in Kind]

    assert set(SCHEMA["$defs"]["item"]["properties"]) == set().union(*known)


@pytest.mark.parametrize(
    ("kind", "part", "text"),
    [
        ("score-the-game", "game", "{zzz: 1}"),
        ("cube-action", "cube", "{zzz: 1}"),
        ("match-score", "match", "{zzz: 1}"),
    ],
)
def test_the_schema_names_the_fields_of_a_situation(kind: str, part: str, text: str) -> None:
    """Game, cube and match have the fields that the loader asks for."""
    properties = SCHEMA["$defs"]["item"]["properties"][part]["properties"]

    assert set(properties) == known_keys(f"- {{kind: {kind}, {part}: {text}}}\n", 0)


def test_the_schema_names_the_fields_of_dice_and_steps() -> None:
    """So have the dice of a throw and the steps of a procedure."""
    item = SCHEMA["$defs"]["item"]["properties"]

    assert set(item["throw"]["items"]["properties"]) == known_keys(
        "- {kind: dice-valid, throw: [{zzz: 1}]}\n", 0
    )
    assert set(item["steps"]["items"]["anyOf"][1]["properties"]) == known_keys("- {steps: [{zzz: 1}]}\n", 0)


def test_the_schema_names_the_fields_of_an_option() -> None:
    """Options have the fields that the loader asks for."""
    text = "- options:\n    - zzz: 1\n"

    assert set(SCHEMA["$defs"]["option"]["properties"]) == known_keys(text, 0)


def test_the_schema_names_the_fields_of_a_task() -> None:
    """A task has the fields that the loader asks for."""
    properties = SCHEMA["$defs"]["item"]["properties"]["task"]["properties"]

    assert set(properties) == known_keys("- task: {zzz: 1}\n", 0)


def test_the_schema_lists_every_kind_and_place() -> None:
    """A new kind cannot be forgotten in the schema."""
    properties = SCHEMA["$defs"]["item"]["properties"]

    assert [str(kind) for kind in Kind] == properties["kind"]["enum"]
    assert [str(shelf) for shelf in Shelf] == properties["place"]["enum"]
