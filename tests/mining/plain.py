"""Boards and turns of mined questions by the plain generators, which share nothing with the engine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.rules import brute_without
from tests.rules.brute_without import Game, Moment, Step

BANK = Path(__file__).parents[2] / "quizzes" / "mined"

Entry = dict[str, Any]


def entries() -> dict[str, list[Entry]]:
    """Every mined question as it stands in its file, by rule."""
    return {
        path.stem: [json.loads(line[2:]) for line in path.read_text("utf-8").splitlines() if line[0] == "-"]
        for path in sorted(BANK.glob("*.yml"))
    }


def hashed(entry: Entry) -> str:
    """Return the id that the contract gives: a hash of rule, kind, rule set, position and roll."""
    high, low = entry["dice"]
    asked = [entry["rule"], entry["kind"], "standard", entry["pos"], f"{high}-{low}"]
    return "m" + hashlib.sha256("\n".join(asked).encode()).hexdigest()[:12]


def counts(entry: Entry) -> tuple[list[int], list[int]]:
    """Return the checkers of both sides in the mover's numbers, the bars first."""
    own, other = ([int(digit, 16) for digit in half] for half in entry["pos"].split("/"))
    return own, other


class Pruned(Game):
    """The plain game, but of checkers with the same place and past only one is tried."""

    def steps(self, now: Moment, left: tuple[int, ...], began: Moment) -> Iterator[Step]:
        """Every step that may come next, equal ones once."""
        seen = set()
        for step in super().steps(now, left, began):
            past = tuple((one.source, one.dice, one.hit) for one in now.steps if one.man == step.man)
            last = bool(now.steps) and now.steps[-1].man == step.man
            name = (step.source, step.target, step.dice, step.through, past, last)
            if name not in seen:
                seen.add(name)
                yield step


def turn(entry: Entry, unknown: str = "") -> set[Moment]:
    """Return the boards after a legal turn, in the game without a rule or as it is."""
    own, other = counts(entry)
    men = [point for point in range(1, 25) for _ in range(own[point])] + [25] * own[0]
    game, brute_without.Game = brute_without.Game, Pruned  # type: ignore[misc]
    try:
        return brute_without.turn(unknown, tuple(men), tuple(other), *entry["dice"])
    finally:
        brute_without.Game = game  # type: ignore[misc]


def after(entry: Entry, play: str) -> tuple[int, ...]:
    """Return where the mover's checkers stand after a written play, sorted."""
    own, _ = counts(entry)
    men = [point for point in range(1, 25) for _ in range(own[point])] + [25] * own[0]
    for word in play.replace("*", "").split():
        way, _, times = word.partition("(")
        places = [{"bar": 25, "off": 0}.get(name) or int(name.replace("off", "0")) for name in way.split("/")]
        for _ in range(int(times.rstrip(")") or 1)):
            men.remove(places[0])
            men.append(places[-1])
    return tuple(sorted(men))
