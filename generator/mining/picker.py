"""Chooses among the questions found for one rule: kinds and levels mixed, no two alike, no cues."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from generator.mining.draft import Draft
from generator.mining.natural import distance
from generator.mining.subjects import wanted
from generator.quizzes.model import Kind
from generator.rules import SWITCHABLE, Position

CLOSEST = 4
"""Checkers by which two boards of a rule must differ."""
CLOSEST_SAME_KEY = 9
"""The same for boards with the same right answer."""
MOST_OF_LEVEL = {1: 0.4, 2: 0.4, 3: 0.3}
"""Share of one level, while others can be found; course: 3 : 3 : 2."""
MOST_CUES = 0.3
"""Share of choices in which the right play is the longest, or the shortest: about chance of one in four."""
MOST_OF_RANK = 0.5
"""Share of countings in which the right number has one place among the numbers offered."""
MOST_NONE = {"idle-none": 4, "right-none": 4}
"""Questions of a rule with a switch that offer "No legal move", in vain or rightly."""


@dataclass
class Picker:
    """The questions chosen so far for one rule."""

    rule: str
    count: int
    strict: bool = True
    """Whether levels are mixed."""
    most_of_kind: float = 1.0
    """Share that one kind may have."""
    drafts: list[tuple[Draft, int]] = field(default_factory=list)
    """Questions with their levels."""
    kinds: Counter[Kind] = field(default_factory=Counter)
    levels: Counter[int] = field(default_factory=Counter)
    cues: Counter[str] = field(default_factory=Counter)

    @property
    def full(self) -> bool:
        """Whether there are enough."""
        return len(self.drafts) >= wanted(self.rule, self.count)

    def has_room_for(self, kind: Kind) -> bool:
        """Whether more questions of a kind are wanted."""
        return self.kinds[kind] < self.most_of_kind * wanted(self.rule, self.count)

    def is_near(self, position: Position, key: str | None = None) -> bool:
        """Whether a chosen board is nearly this one."""
        for draft, _ in self.drafts:
            least = CLOSEST_SAME_KEY if key is not None and draft.key == key else CLOSEST
            if distance(position, draft.spot.position) < least:
                return True
        return False

    def wants(self, draft: Draft) -> bool:
        """Whether a question is unlike those chosen and gives nothing away by its form."""
        choices = self.kinds[draft.kind] + 1
        cues = cues_of(draft) if self.rule in SWITCHABLE else ()
        if any(self.cues[cue] + 1 > most_of_cue(cue, choices) for cue in cues):
            return False
        return not self.is_near(draft.spot.position, draft.key)

    def has_room_at(self, level: int) -> bool:
        """Whether more questions of a level are wanted."""
        return not self.strict or self.levels[level] < MOST_OF_LEVEL[level] * wanted(self.rule, self.count)

    def take(self, draft: Draft, level: int) -> None:
        """Choose a question."""
        self.drafts.append((draft, level))
        self.kinds[draft.kind] += 1
        self.levels[level] += 1
        self.cues.update(cues_of(draft))


def most_of_cue(cue: str, choices: int) -> float:
    """Return how many questions may have a cue, among so many of their kind."""
    if cue in MOST_NONE:
        return MOST_NONE[cue]
    return (MOST_OF_RANK if cue.startswith("rank-") else MOST_CUES) * choices + 1


def cues_of(draft: Draft) -> tuple[str, ...]:
    """Return what would give the right option away if it were always so."""
    options = draft.data.get("options", ())
    right = next((option for option in options if option.get("right")), None)
    if right is None:
        return ()
    idle: tuple[str, ...] = ()
    if "number" in right:
        return (f"rank-{sorted(option['number'] for option in options).index(right['number'])}",)
    if "none" in options[-1]:
        idle = ("right-none",) if options[-1] is right else ("idle-none",)
    lengths = [len(option["play"]) for option in options if "play" in option and option is not right]
    if "play" not in right or not lengths:
        return idle
    own = len(right["play"])
    longest, shortest = own > max(lengths), own < min(lengths)
    return (*idle, *(("longest",) if longest else ()), *(("shortest",) if shortest else ()))
