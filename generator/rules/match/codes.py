"""Why an action that is no play does not stand: every code, and how a refusal is made."""

from __future__ import annotations

from generator.rules.reasons import Illegal, Reason

ACTION_CODES: tuple[str, ...] = (
    "equipment.cube-optional",
    "opening.one-die-each",
    "turn.alternate",
    "win.first-off",
    "score.regional",
    "cube.when",
    "cube.must-answer",
    "cube.take",
    "cube.drop",
    "cube.ownership",
    "match.target",
    "match.crawford",
    "match.no-money-options",
    "match.holland",
    "money.agree-first",
    "money.beaver",
    "money.raccoon",
    "tavli.plakoto",
)
"""Every code that an action other than a play can be refused with; all are rule ids.

equipment.cube-optional: there is no cube in this game. opening.one-die-each: the game has not begun.
turn.alternate: it is not this player's time to roll or to play. win.first-off, cube.drop, tavli.plakoto: the
game is over by this rule; win.first-off also while an offer to resign waits for its answer. score.regional:
nobody can resign a triple game where there is none. cube.take, cube.drop, money.beaver, money.raccoon:
nothing is offered that could be answered so, or the terms do not let a beaver or a raccoon be dropped.
match.target: the match is over.
"""


def refused(*codes: str) -> Illegal:
    """Return the refusal that names all these rules."""
    return Illegal(tuple(Reason(code) for code in codes))
