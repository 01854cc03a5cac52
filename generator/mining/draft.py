"""A question in the making: its data as a file holds it, and what is judged in it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from generator.mining.deciding import Judged
from generator.mining.world import Spot
from generator.notation import format_position
from generator.quizzes.mined import mined_id
from generator.quizzes.model import Kind

BLACK_OF = 3
"""One question in so many is Black's to move."""


@dataclass(frozen=True)
class Draft:
    """One question without id and level."""

    rule: str
    kind: Kind
    spot: Spot
    judged: Judged
    data: Mapping[str, Any] = field(default_factory=dict)
    """Fields of the kind, as ``quizzes/*.yml`` has them."""

    @property
    def id(self) -> str:
        """The frozen name (see ``quizzes.mined``)."""
        return mined_id(self.rule, self.kind, self.spot.position, self.spot.roll)

    @property
    def key(self) -> str:
        """What is right, as text: two questions with the same key on boards alike are one question."""
        return json.dumps(
            [self.data.get("key"), self.data.get("task"), self.data.get("options")], sort_keys=True
        )

    def entry(self, level: int, n: int) -> dict[str, Any]:
        """Return the question as an entry of a file."""
        shown: dict[str, Any] = {"side": "black"} if is_black(self.id) else {}
        roll = self.spot.roll
        return {
            "id": self.id,
            "rule": self.rule,
            "kind": str(self.kind),
            "level": level,
            "place": "practise",
            **shown,
            "pos": format_position(self.spot.position),
            "dice": [roll.high, roll.low],
            "n": n,
            **self.data,
        }


def is_black(item_id: str) -> bool:
    """Whether a question is shown with Black to move: a third of them, by the id alone."""
    return int(item_id[1:9], 16) % BLACK_OF == 0


def draw(text: str, count: int) -> int:
    """Return a number below ``count`` that a text decides, the same for ever."""
    return int(sha256(text.encode()).hexdigest()[:12], 16) % count
