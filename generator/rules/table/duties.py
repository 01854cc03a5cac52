"""Who may do what beside the board, by IBF rules.

clock.forgot, illegal.referee, video.filming, video.review.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.codes import REFEREES, TAUGHT_IN_TOURNAMENTS, Code, Person
from generator.rules.table.rows import NotNamed, illegal


class Task(Enum):
    """Something that is not everybody's to do."""

    REMIND_OF_CLOCK = "remind-of-clock"
    """To tell the player that he forgot to press the clock."""
    REQUIRE_CORRECTION = "require-correction"
    """To require that an illegal play be corrected, whatever the players want."""
    FILM_FOR_EVENT = "film-for-event"
    CHOOSE_FILMED_TABLES = "choose-filmed-tables"
    CHOOSE_LIVE_MATCHES = "choose-live-matches"
    CONSULT_RECORDING = "consult-recording"
    """To settle a dispute about the board with the recording and a technician."""


@dataclass(frozen=True, slots=True)
class Duty:
    """A task, the rule about it, and whose it is."""

    task: Task
    rule: str
    whose: frozenset[Person]


DUTIES: tuple[Duty, ...] = (
    Duty(Task.REMIND_OF_CLOCK, "clock.forgot", frozenset({Person.OPPONENT})),
    Duty(Task.REQUIRE_CORRECTION, "illegal.referee", REFEREES),
    Duty(Task.FILM_FOR_EVENT, "video.filming", frozenset({Person.ORGANISER})),
    Duty(Task.CHOOSE_FILMED_TABLES, "video.filming", frozenset({Person.ORGANISER})),
    Duty(Task.CHOOSE_LIVE_MATCHES, "video.filming", frozenset({Person.ORGANISER})),
    Duty(Task.CONSULT_RECORDING, "video.review", REFEREES),
)
"""Whose task is what."""

BY_TASK = {duty.task: duty for duty in DUTIES}


def may(who: Person, task: Task, code: Code = TAUGHT_IN_TOURNAMENTS) -> Allowed[Person] | Illegal | NotNamed:
    """Return whether this person may do the task; other codes than the IBF's say nothing of these."""
    duty = BY_TASK[task]
    if code is not Code.IBF:
        return NotNamed((duty.rule,))
    return Allowed(who) if who in duty.whose else illegal(duty.rule)
