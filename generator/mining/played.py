"""Questions in which the turn is played: any legal play, the only one, or one that does a task."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.mining.deciding import Judged
from generator.mining.draft import Draft
from generator.mining.player import worth
from generator.mining.study import Study, written, written_moves
from generator.mining.world import Moves
from generator.quizzes.answers import hits, moved_between
from generator.quizzes.model import Kind
from generator.rules import EFFECTS, PERMISSIONS, Position

HINTS = {
    "obligation.larger-die": "h.larger-die",
    "obligation.both-dice": "h.both",
    "bar.enter-first": "h.bar",
    "bar.rest-of-roll": "h.bar",
    "bar.partial-entry": "h.bar",
}
"""Rule -> where to look."""
HIT_TASKS = {"hit.optional": False, "landing.blot": True, "hit.to-bar": True}
"""Rule -> what the task says about hitting."""
WAY_TASKS = frozenset(
    {
        "movement.combine", "movement.order-free", "movement.intermediate", "movement.bar-is-no-point",
        "hit.continue", "landing.empty", "landing.pass-over", "landing.own", "bar.rest-of-roll",
    }
)  # fmt: skip
"""Rules for which one checker is to be brought somewhere with both numbers."""
FINISHED_ONLY = frozenset({"obligation.no-pass", "doubles.four-moves", "obligation.doubles-as-many"})
"""Rules whose mistake is to stop: no single try is refused."""


def forced_play(study: Study) -> Draft | None:
    """Return the question for the only legal play."""
    if len(study.here.boards) != 1 or not study.legal or not _tells(study):
        return None
    play = study.legal[0]
    if study.rule in PERMISSIONS and play not in study.overlooked:
        return None
    tries = _tries(study)
    data = {"key": written(study.spot.position, play.play), **_listed(study, tries)}
    return Draft(study.asked, Kind.FORCED_PLAY, study.spot, Judged((play.result,), tries), data)


def play_the_roll(study: Study) -> Draft | None:
    """Return the question for a legal play, or for one that does a task."""
    narrowed = _with_task(study)
    if narrowed is not None or study.rule in HIT_TASKS:
        return narrowed
    if study.rule in PERMISSIONS and len(study.overlooked) < len(study.legal):
        return None
    if not study.legal or not _tells(study):
        return None
    tries = _tries(study)
    boards = tuple(play.result for play in study.legal) if study.rule in PERMISSIONS else ()
    key = {} if len(study.legal) > 1 else {"key": written(study.spot.position, study.legal[0].play)}
    return Draft(
        study.asked, Kind.PLAY_THE_ROLL, study.spot, Judged(boards, tries), {**key, **_listed(study, tries)}
    )


def _tells(study: Study) -> bool:
    """Whether somebody who does not know the rule is told so: a try is refused, or stopping hurts less."""
    if study.rule == "obligation.no-pass":
        # Passing tempts only where every legal play makes the board worse than it stands.
        return all(worth(play.result) < worth(study.spot.position) for play in study.legal)
    if study.rule in PERMISSIONS or study.rule in FINISHED_ONLY or study.rule == "hit.to-bar":
        return True
    return bool(study.refused) and (study.rule in EFFECTS or bool(study.mistakes))


def _tries(study: Study) -> tuple[Moves, ...]:
    """Return the first refused try that somebody makes who does not know the rule."""
    if study.rule in PERMISSIONS:
        return ()
    believed = [moves for moves, _ in study.refused if study.there.accepts(moves)]
    return tuple((believed or [moves for moves, _ in study.refused])[:1])


def _listed(study: Study, tries: tuple[Moves, ...]) -> dict[str, Any]:
    data: dict[str, Any] = {"tries": {written_moves(moves): study.rule for moves in tries}} if tries else {}
    if study.rule in HINTS:
        data["hint"] = HINTS[study.rule]
    return data


def _with_task(study: Study) -> Draft | None:
    """Return the question with the first task that somebody cannot do who does not know the rule."""
    for prompt, task, goal in _tasks(study):
        if not goal or len(goal) == len(study.legal):
            continue
        if study.rule != "movement.intermediate" and any(board in study.there.results for board in goal):
            continue
        key = next(play for play in study.legal if play.result in goal)
        data = {"prompt": prompt, "task": task, "key": written(study.spot.position, key.play)}
        tries = _way_tries(study, task) if study.rule == "movement.intermediate" else ()
        if study.rule == "movement.intermediate" and not tries:
            continue
        data.update(_listed(study, tries))
        return Draft(study.asked, Kind.PLAY_THE_ROLL, study.spot, Judged((key.result,), tries), data)
    return None


def _tasks(study: Study) -> Iterator[tuple[str, dict[str, Any], tuple[Position, ...]]]:
    """Yield message, task and the boards that fulfil it."""
    before = study.spot.position
    if study.rule in HIT_TASKS:
        wanted = HIT_TASKS[study.rule]
        goal = tuple(play.result for play in study.legal if hits(before, play.result) is wanted)
        yield ("p.play.hit" if wanted else "p.play.no-hit"), {"hit": wanted}, goal
    if study.rule not in WAY_TASKS or study.spot.roll.is_double:
        return
    way = study.spot.roll.high + study.spot.roll.low
    for source in range(24, way, -1):
        target = source - way
        if not before.on_roll.points[source - 1]:
            continue
        goal = tuple(
            play.result
            for play in study.legal
            if moved_between(before.on_roll, play.result.on_roll, source, target)
        )
        yield "p.play.to", {"from": source, "to": target}, goal


def _way_tries(study: Study, task: dict[str, Any]) -> tuple[Moves, ...]:
    """Return the same way in one go where a stop on it is closed."""
    wanted = ((task["from"], task["to"]),)
    return tuple(moves for moves, _ in study.refused if moves == wanted)
