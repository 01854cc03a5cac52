"""Procedures at the table as decision tables: dice, turn, claims, time, penalties, chouette.

Every question is a pure function. Its answer is ``Allowed(state)``, ``Illegal(reasons)`` with every broken
rule at once and rule ids as codes, or ``NotNamed`` where no rule says. Where circles differ a table is asked
under a named :class:`~generator.rules.table.codes.Code` of conduct: friendly rules are taught for chapters
14 and 15, IBF rules for chapter 16. Standard library alone; no text for learners.

Kinds of penalty and kinds of illegal play are both called ``Kind``; ask for them in their modules.
"""

from generator.rules.table.breaks import Breaks, Discipline, Pauses, breaks_of, take_break
from generator.rules.table.chouette import (
    TAUGHT_BOX_CHANGE,
    BoxChange,
    Seats,
    ThrowAgain,
    Winner,
    box_wins,
    seat,
    team_wins,
)
from generator.rules.table.chouette_game import (
    TAUGHT_ADVICE,
    TAUGHT_CUBES,
    Advice,
    Answer,
    Cubes,
    Game,
    box_answers,
    box_doubles,
    decided,
    may_advise,
    may_play,
    next_seats,
    payments,
    start,
    team_doubles,
)
from generator.rules.table.claims import Fate, Moment, Policy, claim, fate, let_stand, press_back
from generator.rules.table.clock import points_needed, time_out
from generator.rules.table.codes import TAUGHT, TAUGHT_IN_TOURNAMENTS, Code, Person
from generator.rules.table.cubehand import Offer, Purpose, Reach, Touch, may_touch, offered, put_back
from generator.rules.table.dice import Area, Die, Rest, again, read
from generator.rules.table.duties import Task, may
from generator.rules.table.early import Early, Excuse, acted_early, excuses
from generator.rules.table.hands import Hand, Handwork, hands_used
from generator.rules.table.illegal_plays import Telling, tell, turn_made
from generator.rules.table.penalties import Offence, Penalty, impose, open_to
from generator.rules.table.rows import NotNamed
from generator.rules.table.throwing import Manner, Trick, Vessel, throw_made
from generator.rules.table.timed import Player, TimedMatch
from generator.rules.table.turn import Act, Phase, Turn, act, run
from generator.rules.table.video import Shown, reviewed

__all__ = [
    "TAUGHT",
    "TAUGHT_ADVICE",
    "TAUGHT_BOX_CHANGE",
    "TAUGHT_CUBES",
    "TAUGHT_IN_TOURNAMENTS",
    "Act",
    "Advice",
    "Answer",
    "Area",
    "BoxChange",
    "Breaks",
    "Code",
    "Cubes",
    "Die",
    "Discipline",
    "Early",
    "Excuse",
    "Fate",
    "Game",
    "Hand",
    "Handwork",
    "Manner",
    "Moment",
    "NotNamed",
    "Offence",
    "Offer",
    "Pauses",
    "Penalty",
    "Person",
    "Phase",
    "Player",
    "Policy",
    "Purpose",
    "Reach",
    "Rest",
    "Seats",
    "Shown",
    "Task",
    "Telling",
    "ThrowAgain",
    "TimedMatch",
    "Touch",
    "Trick",
    "Turn",
    "Vessel",
    "Winner",
    "act",
    "acted_early",
    "again",
    "box_answers",
    "box_doubles",
    "box_wins",
    "breaks_of",
    "claim",
    "decided",
    "excuses",
    "fate",
    "hands_used",
    "impose",
    "let_stand",
    "may",
    "may_advise",
    "may_play",
    "may_touch",
    "next_seats",
    "offered",
    "open_to",
    "payments",
    "points_needed",
    "press_back",
    "put_back",
    "read",
    "reviewed",
    "run",
    "seat",
    "start",
    "take_break",
    "team_doubles",
    "team_wins",
    "tell",
    "throw_made",
    "time_out",
    "turn_made",
]
