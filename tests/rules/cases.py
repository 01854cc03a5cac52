"""Reads the tables of positions in ``tests/data/plays``; their format is told at their head."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from generator.notation import parse_position
from generator.rules import Position, Reason, Roll

FOLDER = Path(__file__).parents[1] / "data" / "plays"


@dataclass
class Case:
    """One position of a table with everything said about it."""

    name: str
    position: Position
    roll: Roll
    n: int | None
    """Distinct results; None where the table does not say."""
    plays: list[str] = field(default_factory=list)
    without: dict[str, int] = field(default_factory=dict)
    tries: dict[str, tuple[Reason, ...]] = field(default_factory=dict)
    judged: dict[str, tuple[Reason, ...]] = field(default_factory=dict)


def cases(name: str) -> list[Case]:
    """All cases of a table, in order."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found: list[Case] = []
    while lines:
        title = lines.pop(0)
        block: list[tuple[str, str]] = []
        while lines and lines[0].startswith("  "):
            word, _, rest = lines.pop(0).strip().partition(" ")
            block.append((word, rest.strip()))
        found.append(case(title, block))
    return found


def case(title: str, block: list[tuple[str, str]]) -> Case:
    """One case from its lines; an unknown word is a mistake in the table."""
    facts = dict(block)
    high, low = (int(die) for die in facts["roll"].split("-"))
    made = Case(
        title, parse_position(facts["pos"]), Roll(high, low), int(facts["n"]) if "n" in facts else None
    )
    for word, rest in block:
        match word:
            case "pos" | "roll" | "n":
                continue
            case "play":
                made.plays.append(rest)
            case "without":
                rule, _, count = rest.partition(" ")
                made.without[rule] = int(count)
            case "try" | "judge":
                play, _, why = rest.partition(" : ")
                table = made.tries if word == "try" else made.judged
                table["" if play == "-" else play] = tuple(reasons(why))
            case _:
                raise ValueError(f"{title}: {word}")
    return made


def reasons(text: str) -> Iterator[Reason]:
    """Reasons as ``code fact=number``, joined by `` + ``; none for ``allowed`` and ``legal``."""
    for part in text.split(" + ") if text not in ("allowed", "legal") else ():
        code, *facts = part.split()
        yield Reason(code, **{name: int(value) for name, value in (fact.split("=") for fact in facts)})
