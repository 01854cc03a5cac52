"""Loads ``sources.yml``: what each rule was taken from, and how sure it is."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ruamel.yaml import YAML

SOURCES_FILE = Path(__file__).with_name("sources.yml")

SURE = ("certain", "partly", "likely", "guide", "advice")
"""How sure a rule is: all that were read agree; the main point is sure, details vary; most agree; one of the
guides alone says so; it is advice, not a rule."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where one rule comes from."""

    sure: str
    """One of :data:`SURE`."""
    guides: bool
    """Whether one of the five guides says so."""
    places: tuple[int, ...]
    """Numbers of the other places that say so, as in :attr:`Sources.places`, counting from 1."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Every place that was read, and the origin of every rule."""

    places: tuple[str, ...]
    """Pages and documents as a reader can look them up, in the order in which they are numbered."""
    origins: dict[str, Origin]
    """By rule id."""


def load_sources(path: Path = SOURCES_FILE) -> Sources:
    """Read the file; it ships with the package, so a fault in it is a fault of the program."""
    data = YAML(typ="safe").load(path.read_text(encoding="utf-8"))
    numbers = {name: number for number, name in enumerate(data["places"], 1)}
    origins = {
        rule: Origin(row["sure"], row["guides"], tuple(sorted(numbers[name] for name in row["from"])))
        for rule, row in data["rules"].items()
    }
    return Sources(tuple(data["places"].values()), origins)
