"""Cases about objections to illegal plays."""

from __future__ import annotations

from generator.rules import START, Allowed, Position, Roll
from generator.rules.table import (
    Code,
    Fate,
    Moment,
    Person,
    Policy,
    Task,
    claim,
    fate,
    let_stand,
    may,
    press_back,
    turn_made,
)
from tests.rules.table.case import forbidden, no, not_named, yes

FIXED = Allowed(Fate.CORRECTED)
STANDS = Allowed(Fate.STANDS)
OPEN = Allowed(Fate.OPEN)
THEIRS = {1: 2, 12: 5, 17: 3, 19: 5}
AFTER_63 = Position.from_counts({24: 1, 18: 1, 13: 4, 10: 1, 8: 3, 6: 5}, THEIRS)
AFTER_64 = Position.from_counts({24: 1, 18: 1, 13: 4, 9: 1, 8: 3, 6: 5}, THEIRS)

FRIENDS = [
    yes(
        "illegal.who-when",
        "Friends: the opponent may speak before he rolls.",
        FIXED,
        lambda: claim(Person.OPPONENT, Moment.ENDED),
    ),
    yes(
        "illegal.who-when",
        "Friends: so may the player who erred.",
        FIXED,
        lambda: claim(Person.PLAYER, Moment.ENDED),
    ),
    yes(
        "illegal.who-when",
        "Friends: a double is no throw.",
        FIXED,
        lambda: claim(Person.OPPONENT, Moment.DOUBLED),
    ),
    no(
        "illegal.who-when",
        "Friends: after the roll it is too late.",
        forbidden("illegal.who-when", "illegal.stands"),
        lambda: claim(Person.OPPONENT, Moment.THROWN),
    ),
    no(
        "illegal.who-when",
        "Friends: spectators keep silent.",
        forbidden("illegal.who-when"),
        lambda: claim(Person.SPECTATOR, Moment.ENDED),
    ),
    no(
        "illegal.who-when",
        "Friends: whether a void throw ends it is not said.",
        not_named("illegal.who-when"),
        lambda: claim(Person.OPPONENT, Moment.VOID_THROW),
    ),
    no(
        "illegal.who-when",
        "Friends: of a referee it is not said.",
        not_named("illegal.who-when"),
        lambda: claim(Person.REFEREE, Moment.ENDED),
    ),
    yes(
        "illegal.who-when",
        "UKBGF: a void throw ends nothing.",
        FIXED,
        lambda: claim(Person.OPPONENT, Moment.VOID_THROW, Code.UKBGF),
    ),
    no(
        "illegal.who-when",
        "UKBGF: a double ends it.",
        forbidden("illegal.who-when", "illegal.stands"),
        lambda: claim(Person.PLAYER, Moment.DOUBLED, Code.UKBGF),
    ),
    no(
        "illegal.who-when",
        "Older American rules: who throws condones.",
        forbidden("illegal.who-when", "illegal.stands"),
        lambda: claim(Person.OPPONENT, Moment.THROWN, Code.OLDER_US),
    ),
    no(
        "illegal.who-when",
        "USBGF: not known.",
        not_named("illegal.who-when"),
        lambda: claim(Person.OPPONENT, Moment.ENDED, Code.USBGF),
    ),
    yes(
        "illegal.stands",
        "Friends: not pointed out before the roll, it stands.",
        STANDS,
        lambda: fate(Moment.THROWN),
    ),
    no("illegal.stands", "Friends: before that it is still open.", OPEN, lambda: fate(Moment.ENDED)),
    no(
        "illegal.stands", "IBF: after the roll it is still open.", OPEN, lambda: fate(Moment.THROWN, Code.IBF)
    ),
]

TOURNAMENT = [
    yes(
        "illegal.deadline",
        "IBF: after his roll the opponent may still object.",
        FIXED,
        lambda: claim(Person.OPPONENT, Moment.THROWN, Code.IBF),
    ),
    no(
        "illegal.deadline",
        "IBF: not once he has made his reply.",
        forbidden("illegal.deadline", "illegal.stands"),
        lambda: claim(Person.OPPONENT, Moment.REPLIED, Code.IBF),
    ),
    no(
        "illegal.deadline",
        "IBF: a spectator, and too late: all is named.",
        forbidden("illegal.who-when", "illegal.deadline", "illegal.stands"),
        lambda: claim(Person.SPECTATOR, Moment.REPLIED, Code.IBF),
    ),
    yes(
        "illegal.accept-or-correct",
        "IBF: the opponent may let it stand.",
        STANDS,
        lambda: let_stand(Person.OPPONENT),
    ),
    yes(
        "illegal.accept-or-correct",
        "IBF: or ask for correction.",
        FIXED,
        lambda: claim(Person.OPPONENT, Moment.ENDED, Code.IBF),
    ),
    no(
        "illegal.accept-or-correct",
        "IBF: the choice is not the player's who erred.",
        forbidden("illegal.accept-or-correct"),
        lambda: claim(Person.PLAYER, Moment.ENDED, Code.IBF),
    ),
    yes(
        "illegal.referee",
        "IBF: a referee may require correction.",
        Allowed(Person.REFEREE),
        lambda: may(Person.REFEREE, Task.REQUIRE_CORRECTION),
    ),
    yes(
        "illegal.referee",
        "IBF: so the play is taken back.",
        FIXED,
        lambda: claim(Person.CHIEF_REFEREE, Moment.THROWN, Code.IBF),
    ),
    no(
        "illegal.referee",
        "IBF: the organiser may not.",
        forbidden("illegal.referee"),
        lambda: may(Person.ORGANISER, Task.REQUIRE_CORRECTION),
    ),
    no(
        "illegal.referee",
        "IBF: until when a referee may is not said.",
        not_named("illegal.referee"),
        lambda: claim(Person.REFEREE, Moment.REPLIED, Code.IBF),
    ),
    yes(
        "illegal.clock-back",
        "IBF: pressed back, the correction is on the time of who erred.",
        Allowed(Person.PLAYER),
        lambda: press_back(Person.OPPONENT, Moment.ENDED),
    ),
    no(
        "illegal.clock-back",
        "IBF: nobody else presses it back.",
        forbidden("illegal.clock-back"),
        lambda: press_back(Person.SPECTATOR, Moment.ENDED),
    ),
    no(
        "illegal.clock-back",
        "IBF: a clock that was not pressed is not pressed back.",
        forbidden("illegal.clock-back"),
        lambda: press_back(Person.OPPONENT, Moment.ENDED, pressed=False),
    ),
    no(
        "illegal.clock-back",
        "IBF: nor after the reply.",
        forbidden("illegal.deadline", "illegal.stands"),
        lambda: press_back(Person.OPPONENT, Moment.REPLIED),
    ),
    no(
        "illegal.clock-back",
        "Of the UKBGF it is not said.",
        not_named("illegal.clock-back"),
        lambda: press_back(Person.OPPONENT, Moment.ENDED, Code.UKBGF),
    ),
    yes(
        "tournament.legal-moves-policy",
        "Responsible moves: the opponent may let it stand.",
        STANDS,
        lambda: let_stand(Person.OPPONENT, Code.UKBGF, Policy.RESPONSIBLE_MOVES),
    ),
    yes(
        "tournament.legal-moves-policy",
        "WBGF: either player has it corrected before the next throw.",
        FIXED,
        lambda: claim(Person.PLAYER, Moment.ENDED, Code.WBGF),
    ),
    no(
        "tournament.legal-moves-policy",
        "Legal moves: nobody keeps silent about a helpful mistake.",
        forbidden("tournament.legal-moves-policy"),
        lambda: let_stand(Person.OPPONENT, Code.USBGF, Policy.LEGAL_MOVES),
    ),
    no(
        "tournament.legal-moves-policy",
        "Legal moves: nor does the player who erred.",
        forbidden("tournament.legal-moves-policy"),
        lambda: let_stand(Person.PLAYER, Code.IBF, Policy.LEGAL_MOVES),
    ),
    no(
        "tournament.legal-moves-policy",
        "WBGF: legal moves where the event names nothing.",
        forbidden("tournament.legal-moves-policy"),
        lambda: let_stand(Person.OPPONENT, Code.WBGF),
    ),
    no(
        "tournament.legal-moves-policy",
        "WBGF: a double is too late.",
        forbidden("tournament.legal-moves-policy", "illegal.stands"),
        lambda: claim(Person.OPPONENT, Moment.DOUBLED, Code.WBGF),
    ),
    no(
        "tournament.legal-moves-policy",
        "USBGF: its own policy is not known.",
        not_named("tournament.legal-moves-policy"),
        lambda: let_stand(Person.OPPONENT, Code.USBGF),
    ),
    yes(
        "illegal.examples",
        "From the start 6-3 as 24/18 13/10 is legal.",
        Allowed(AFTER_63),
        lambda: turn_made(START, Roll(6, 3), AFTER_63),
    ),
    no(
        "illegal.examples",
        "13/9 with a 3 is not.",
        forbidden("illegal.examples"),
        lambda: turn_made(START, Roll(6, 3), AFTER_64),
    ),
]

CASES = FRIENDS + TOURNAMENT
