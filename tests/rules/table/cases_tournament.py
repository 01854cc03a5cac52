"""Cases about breaks, penalties and video."""

from __future__ import annotations

from generator.rules import Allowed
from generator.rules.table import (
    Breaks,
    Code,
    Discipline,
    Offence,
    Pauses,
    Penalty,
    Person,
    Player,
    Shown,
    Task,
    TimedMatch,
    breaks_of,
    impose,
    may,
    open_to,
    reviewed,
    take_break,
)
from generator.rules.table.penalties import Kind
from tests.rules.table.case import Case, forbidden, no, not_named, yes

MINUTE = 60
BY_LENGTH = {7: 1, 9: 1, 11: 2, 13: 2, 15: 3, 16: 3, 25: 3}
SPRINT = Pauses(7, Discipline.SPRINTGAMMON)

BREAKS: list[Case] = [
    *(
        yes(
            "breaks.by-length",
            f"A match to {length}: {each} each.",
            Allowed(Breaks(each, 0, "breaks.by-length")),
            lambda length=length: breaks_of(length),
        )
        for length, each in BY_LENGTH.items()
    ),
    *(
        no(
            "breaks.by-length",
            f"A match to {length} is not named.",
            not_named("breaks.by-length"),
            lambda length=length: breaks_of(length),
        )
        for length in (6, 8, 10, 12, 14)
    ),
    yes(
        "breaks.by-length",
        "The second break of an 11-point match.",
        Allowed(Pauses(11, taken=2)),
        lambda: take_break(Pauses(11, taken=1), 0, MINUTE),
    ),
    no(
        "breaks.by-length",
        "No second break in a 9-point match.",
        forbidden("breaks.by-length"),
        lambda: take_break(Pauses(9, taken=1), 0, MINUTE),
    ),
    no(
        "breaks.by-length",
        "Too many and too long: both are named.",
        forbidden("breaks.by-length", "breaks.five-minutes"),
        lambda: take_break(Pauses(9, taken=1), 0, 6 * MINUTE),
    ),
    *(
        yes(
            "breaks.none",
            f"A match to {length} has no break.",
            Allowed(Breaks(0, 0, "breaks.none")),
            lambda length=length: breaks_of(length),
        )
        for length in (1, 3, 5)
    ),
    yes(
        "breaks.none",
        "Blitz to 15 has none either.",
        Allowed(Breaks(0, 0, "breaks.none")),
        lambda: breaks_of(15, Discipline.BLITZ),
    ),
    yes(
        "breaks.none",
        "Nor has Longgammon Blitz.",
        Allowed(Breaks(0, 0, "breaks.none")),
        lambda: breaks_of(7, Discipline.LONGGAMMON_BLITZ),
    ),
    no(
        "breaks.none",
        "No break can be taken in a 5-point match.",
        forbidden("breaks.none"),
        lambda: take_break(Pauses(5), 0, MINUTE),
    ),
    no(
        "breaks.none",
        "Longgammon without Blitz has its breaks.",
        Allowed(Breaks(1, 0, "breaks.by-length")),
        lambda: breaks_of(7, Discipline.LONGGAMMON),
    ),
    no(
        "breaks.none",
        "A Sprintgammon match to 5 falls under two rules that differ.",
        not_named("breaks.none", "breaks.sprint"),
        lambda: breaks_of(5, Discipline.SPRINTGAMMON),
    ),
    yes(
        "breaks.sprint",
        "Sprintgammon: one break for both.",
        Allowed(Breaks(0, 1, "breaks.sprint")),
        lambda: breaks_of(7, Discipline.SPRINTGAMMON),
    ),
    yes(
        "breaks.sprint",
        "After 45 minutes it may be taken.",
        Allowed(Pauses(7, Discipline.SPRINTGAMMON, 1)),
        lambda: take_break(SPRINT, 45 * MINUTE, 5 * MINUTE),
    ),
    no(
        "breaks.sprint",
        "A second before that it may not.",
        forbidden("breaks.sprint"),
        lambda: take_break(SPRINT, 45 * MINUTE - 1, MINUTE),
    ),
    no(
        "breaks.sprint",
        "There is no second one.",
        forbidden("breaks.sprint"),
        lambda: take_break(Pauses(7, Discipline.SPRINTGAMMON, 1), 60 * MINUTE, MINUTE),
    ),
    yes(
        "breaks.five-minutes",
        "Five minutes are allowed.",
        Allowed(Pauses(7, taken=1)),
        lambda: take_break(Pauses(7), 0, 5 * MINUTE),
    ),
    no(
        "breaks.five-minutes",
        "Ten are not.",
        forbidden("breaks.five-minutes"),
        lambda: take_break(Pauses(7), 0, 10 * MINUTE),
    ),
    no(
        "breaks.five-minutes",
        "Not even where the number of breaks is not named.",
        forbidden("breaks.five-minutes"),
        lambda: take_break(Pauses(8), 0, 10 * MINUTE),
    ),
    no(
        "breaks.five-minutes",
        "Of other codes it is not said.",
        not_named("breaks.by-length"),
        lambda: take_break(Pauses(7), 0, 10 * MINUTE, Code.USBGF),
    ),
]

MATCH = TimedMatch(9, points=(4, 3), seconds=(600, 500))


def imposed(
    kind: Kind, seconds: int = 0, by: Person = Person.REFEREE, offence: Offence | None = Offence.OF_RULES
) -> object:
    """What a penalty against player one does."""
    return impose(MATCH, Penalty(kind, Player.ONE, by, offence, seconds))


def after(**changes: object) -> Allowed[TimedMatch]:
    """The match with these facts changed."""
    facts = {"points": (4, 3), "seconds": (600, 500), **changes}
    return Allowed(TimedMatch(9, **facts))  # type: ignore[arg-type]


NO_POINTS = TimedMatch(9, points=(0, 3), seconds=(600, 500))
FIRST_TIME = Penalty(Kind.GAME_LOST, Player.ONE, Person.REFEREE, Offence.EARLY_PICKUP)

PENALTIES = [
    yes("penalty.list", "A warning is counted.", after(warnings=(1, 0)), lambda: imposed(Kind.WARNING)),
    yes(
        "penalty.list",
        "Half of the remaining time may be cut.",
        after(seconds=(300, 500)),
        lambda: imposed(Kind.TIME_CUT, 300),
    ),
    yes(
        "penalty.list",
        "Time may be added to the opponent.",
        after(seconds=(600, 620)),
        lambda: imposed(Kind.TIME_TO_OPPONENT, 120),
    ),
    yes(
        "penalty.list",
        "One point may be deducted.",
        after(points=(3, 3)),
        lambda: imposed(Kind.POINT_DEDUCTED),
    ),
    yes(
        "penalty.list",
        "A game may be declared lost.",
        after(lost_games=(1, 0)),
        lambda: imposed(Kind.GAME_LOST),
    ),
    yes(
        "penalty.list",
        "The chief referee may remove a player.",
        after(removed=Player.ONE),
        lambda: imposed(Kind.REMOVAL, by=Person.CHIEF_REFEREE),
    ),
    yes(
        "penalty.list",
        "The chief referee may warn too.",
        after(warnings=(1, 0)),
        lambda: imposed(Kind.WARNING, by=Person.CHIEF_REFEREE),
    ),
    no(
        "penalty.list",
        "A referee may not remove a player.",
        forbidden("penalty.list"),
        lambda: imposed(Kind.REMOVAL),
    ),
    no(
        "penalty.list",
        "More than half of the time may not be cut.",
        forbidden("penalty.list"),
        lambda: imposed(Kind.TIME_CUT, 301),
    ),
    no(
        "penalty.list",
        "Nor is cutting nothing a penalty.",
        forbidden("penalty.list"),
        lambda: imposed(Kind.TIME_CUT),
    ),
    no(
        "penalty.list",
        "The opponent imposes nothing.",
        forbidden("penalty.list"),
        lambda: imposed(Kind.WARNING, by=Person.OPPONENT),
    ),
    no(
        "penalty.list",
        "Whether a score goes below 0 is not said.",
        not_named("penalty.list"),
        lambda: impose(NO_POINTS, Penalty(Kind.POINT_DEDUCTED, Player.ONE, Person.REFEREE, Offence.OF_RULES)),
    ),
    no(
        "penalty.list",
        "Other codes' lists are not known.",
        not_named("penalty.list"),
        lambda: impose(MATCH, Penalty(Kind.WARNING, Player.ONE, Person.REFEREE, Offence.OF_RULES), Code.WBGF),
    ),
    yes(
        "penalty.discretion",
        "Unsporting conduct may bring any kind, at once.",
        frozenset(Kind),
        lambda: open_to(Offence.UNSPORTING),
    ),
    yes(
        "penalty.discretion",
        "So may a breach of the event's regulations.",
        frozenset(Kind),
        lambda: open_to(Offence.OF_EVENT_REGULATIONS),
    ),
    no(
        "penalty.discretion",
        "Where nothing was done there is no penalty.",
        forbidden("penalty.discretion"),
        lambda: imposed(Kind.WARNING, offence=None),
    ),
    no(
        "penalty.discretion",
        "A wrong imposer for nothing: both are named.",
        forbidden("penalty.list", "penalty.discretion"),
        lambda: imposed(Kind.WARNING, by=Person.SPECTATOR, offence=None),
    ),
    yes(
        "ibf.early-pickup",
        "Taking dice too early may bring a warning.",
        after(warnings=(1, 0)),
        lambda: imposed(Kind.WARNING, offence=Offence.EARLY_PICKUP),
    ),
    yes(
        "ibf.early-pickup",
        "Repeated, it may bring more.",
        after(points=(3, 3)),
        lambda: imposed(Kind.POINT_DEDUCTED, offence=Offence.EARLY_PICKUP_AGAIN),
    ),
    no(
        "ibf.early-pickup",
        "It does not cost the game at once.",
        forbidden("ibf.early-pickup"),
        lambda: impose(MATCH, FIRST_TIME),
    ),
]

TWICE = TimedMatch(9, points=(4, 3), seconds=(600, 500), wrong_claims=(2, 2))

VIDEO = [
    yes(
        "video.three-strikes",
        "The third wrong claim loses the match.",
        after(wrong_claims=(3, 2), lost_by=Player.ONE),
        lambda: reviewed(TWICE, Player.ONE, Shown.WRONG),
    ),
    yes(
        "video.three-strikes",
        "Each player's claims are counted alone.",
        after(wrong_claims=(2, 3), lost_by=Player.TWO),
        lambda: reviewed(TWICE, Player.TWO, Shown.WRONG),
    ),
    no(
        "video.three-strikes",
        "Two wrong and one right lose nothing.",
        Allowed(TWICE),
        lambda: reviewed(TWICE, Player.ONE, Shown.RIGHT),
    ),
    no(
        "video.three-strikes",
        "What is not proved wrong is not counted.",
        Allowed(TWICE),
        lambda: reviewed(TWICE, Player.ONE, Shown.UNDECIDED),
    ),
    no(
        "video.three-strikes",
        "The first wrong claim is only counted.",
        after(wrong_claims=(1, 0)),
        lambda: reviewed(MATCH, Player.ONE, Shown.WRONG),
    ),
    no(
        "video.three-strikes",
        "Of other codes it is not said.",
        not_named("video.three-strikes"),
        lambda: reviewed(TWICE, Player.ONE, Shown.WRONG, Code.WBGF),
    ),
    yes(
        "video.filming",
        "The organiser chooses what is filmed.",
        Allowed(Person.ORGANISER),
        lambda: may(Person.ORGANISER, Task.CHOOSE_FILMED_TABLES),
    ),
    yes(
        "video.filming",
        "The organiser chooses what is shown live.",
        Allowed(Person.ORGANISER),
        lambda: may(Person.ORGANISER, Task.CHOOSE_LIVE_MATCHES),
    ),
    no(
        "video.filming",
        "The players do not.",
        forbidden("video.filming"),
        lambda: may(Person.PLAYER, Task.CHOOSE_FILMED_TABLES),
    ),
    yes(
        "video.review",
        "A referee may use the recording.",
        Allowed(Person.REFEREE),
        lambda: may(Person.REFEREE, Task.CONSULT_RECORDING),
    ),
    no(
        "video.review",
        "A spectator with a telephone settles nothing.",
        forbidden("video.review"),
        lambda: may(Person.SPECTATOR, Task.CONSULT_RECORDING),
    ),
]

CASES = BREAKS + PENALTIES + VIDEO
