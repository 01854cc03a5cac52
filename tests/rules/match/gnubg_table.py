"""GNU Backgammon at the table: run apart, since the program keeps one game for the whole process.

Reads questions, one JSON object a line, from the file named first, and writes what the program says after
each command to the file named second. A question is an XGID and commands; without an XGID it begins where the
last one ended.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import gnubg

QUIET = (
    "set automatic game off",
    "set automatic roll off",
    "set automatic move off",
    "set automatic bearoff off",
    "set player 0 human",
    "set player 1 human",
    "set display off",
    "set sound enable no",
    "set confirm new off",
)


def said() -> dict[str, Any]:
    """Everything the program says about the moment; after the last game of a match only that it is over."""
    try:
        game, cube = gnubg.posinfo(), gnubg.cubeinfo()
    except RuntimeError:
        return {"over": True}
    score = cube["score"]
    return {
        "turn": game["turn"],
        "dice": list(game["dice"]),
        "doubled": game["doubled"],
        "resigned": game["resigned"],
        "state": game["gamestate"],
        "cube": cube["cube"],
        "owner": cube["cubeowner"],
        "score": list(score),
        "crawford": cube["crawford"],
    }


def answer(question: dict[str, Any]) -> list[dict[str, Any]]:
    """What is true at first and after each command."""
    if "xgid" in question:
        gnubg.set_gnubg_id(question["xgid"])
    found = [said()] if "xgid" in question else []
    for command in question["do"]:
        gnubg.command(command)
        found.append(said())
    return found


if __name__ == "__main__":
    for command in QUIET:
        gnubg.command(command)
    questions, answers = (Path(name) for name in sys.argv[1:])
    lines = questions.read_text(encoding="utf-8").splitlines()
    answers.write_text("\n".join(json.dumps(answer(json.loads(line))) for line in lines), encoding="utf-8")
