"""How hard a question is, measured: 1 to 3, or too hard (course 5.5)."""

from __future__ import annotations

from generator.mining.draft import Draft
from generator.mining.natural import SEEN_FROM
from generator.mining.player import worth
from generator.mining.pool import most_results
from generator.mining.study import Study
from generator.quizzes.model import Kind
from generator.registry import Registry
from generator.rules import PERMISSIONS

MOST_LEGAL = {1: 4, 2: 8, 3: 12}
"""Legal results where a key is asked for, by level."""
MOST_MOVERS = 3
"""Places whose checkers can move at level 1; two checkers on one point are one choice."""
GROUND = frozenset({"movement.direction", "movement.bar-is-no-point", "movement.dice-separate"})
"""Rules that say what a move is: every verdict about a far way rests on them, and nobody weighs them."""
CLEARLY = 2.0
"""By how much a wrong play must look better than the best legal one to be the natural play."""
MOST_OTHERS = 2
"""Other rules at level 1: which points are closed, and that nobody bears off yet."""
MANY_MOVERS = 4
"""Places among which the right one must be looked for at level 3."""


def level_of(draft: Draft, study: Study, others: tuple[str, ...], registry: Registry) -> int | None:
    """Return the level, None for a question with too many legal results."""
    others = tuple(other for other in others if other not in GROUND)
    legal, movers = len(study.here.results), len(study.here.movers())
    any_play = draft.kind is Kind.PLAY_THE_ROLL and "task" not in draft.data and legal > 1
    most = most_results(draft.spot.roll) if any_play else MOST_LEGAL[3]
    if legal > most:
        return None
    alone = study.here.first_numbers() == set(draft.spot.roll.numbers) or legal == 1
    on_topic = (
        not draft.spot.position.on_roll.bar or registry.order[SEEN_FROM["bar"]] <= registry.order[draft.rule]
    )
    easy = (any_play or legal <= MOST_LEGAL[1]) and not tempts(study)
    if easy and movers <= MOST_MOVERS and len(others) <= MOST_OTHERS and alone and on_topic:
        return 1
    if movers >= MANY_MOVERS and (len(others) > MOST_OTHERS or legal > MOST_LEGAL[1]):
        return 3
    return 2 if any_play or legal <= MOST_LEGAL[2] else 3


def tempts(study: Study) -> bool:
    """Whether the natural play is wrong: what the rule forbids looks better than all that is legal."""
    if study.rule in PERMISSIONS or not study.mistakes or not study.legal:
        return False
    best = max(worth(play.result) for play in study.legal)
    return worth(study.mistakes[0].result) > best + CLEARLY
