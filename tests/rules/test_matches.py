"""Plays of real matches; source and licence stand in ``tests/data/matches/README.md``."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from generator.notation import format_position, judge_text, parse_position
from generator.rules import Legal, Roll

PLAYED = Path(__file__).parents[1] / "data" / "matches" / "played.jsonl.gz"


def recorded() -> list[dict[str, Any]]:
    """Every recorded play; six lines hold a turn whose play was not recorded."""
    with gzip.open(PLAYED, "rt", encoding="utf-8") as lines:
        plays = [json.loads(line) for line in lines]
    return [play for play in plays if play["status"] != "missing"]


def test_every_play_of_real_matches_is_legal() -> None:
    """All 8,563 recorded plays, as two servers write them, are legal and end where they ended."""
    plays = recorded()
    for play in plays:
        verdict = judge_text(parse_position(play["pos"]), Roll(*play["dice"]), play["move"])

        assert isinstance(verdict, Legal), play
        assert play["result"] == format_position(verdict.result), play
    assert 8563 == len(plays)
