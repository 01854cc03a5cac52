"""Whole tables at a glance: every code of conduct beside every other, every act in every phase."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from generator.rules import Allowed, Illegal
from generator.rules.table import (
    Act,
    Area,
    Code,
    Die,
    Early,
    Excuse,
    Hand,
    Handwork,
    Manner,
    Moment,
    Person,
    Phase,
    Reach,
    Rest,
    Touch,
    Trick,
    Turn,
    Vessel,
    act,
    acted_early,
    claim,
    hands_used,
    put_back,
    read,
    throw_made,
)

CODES = (Code.FRIENDLY, Code.IBF, Code.USBGF, Code.OLDER_US, Code.UKBGF, Code.WBGF)
SIX = Die(6)
LEFT, RIGHT = frozenset({Hand.LEFT}), frozenset({Hand.RIGHT})


def lies(area: Area = Area.RIGHT_HALF, rest: Rest = Rest.FLAT) -> Callable[[Code], object]:
    """Whether a throw counts whose second die lies so."""
    return lambda code: read(SIX, Die(3, area, rest), code)


def thrown(manner: Manner) -> Callable[[Code], object]:
    """Whether a throw may be made so."""
    return lambda code: throw_made(manner, code)


def early(what: Early) -> Callable[[Code], object]:
    """Whether an act before the opponent's turn has ended stands."""
    return lambda code: acted_early(what, code)


def hands(work: Handwork) -> Callable[[Code], object]:
    """Whether the hands were the right ones."""
    return lambda code: hands_used(work, code)


def back(touch: Touch, *, announced: bool = False) -> Callable[[Code], object]:
    """Whether the cube may be left after this."""
    return lambda code: put_back(Reach(touch, announced), code)


def objects(who: Person, moment: Moment) -> Callable[[Code], object]:
    """Whether this person may still object."""
    return lambda code: claim(who, moment, code)


GRID: dict[str, tuple[str, Callable[[Code], object]]] = {
    # friendly, IBF, USBGF, older American, UKBGF, WBGF; y stands, n does not, ? is not said
    "both dice flat in the right half": ("yyyyyy", lies()),
    "a die in the left half": ("n?n???", lies(Area.LEFT_HALF)),
    "a die off the board": ("nnn???", lies(Area.OFF_BOARD)),
    "a die flat on a checker": ("nnyn??", lies(rest=Rest.FLAT_ON_CHECKER)),
    "a die tilted on a checker": ("nnnn??", lies(rest=Rest.TILTED_ON_CHECKER)),
    "a die leaning on a checker": ("nnnn??", lies(rest=Rest.LEANING_ON_CHECKER)),
    "a die leaning on the rim": ("nnnn??", lies(rest=Rest.LEANING_ON_RIM)),
    "a die leaning on the other": ("nnnn??", lies(rest=Rest.LEANING_ON_DIE)),
    "from the cup": ("yyyyyy", thrown(Manner())),
    "from the baffle box": ("yyyyyy", thrown(Manner(Vessel.BAFFLE_BOX, Area.LEFT_HALF))),
    "from the hand": ("nn????", thrown(Manner(Vessel.HAND))),
    "from the cup on the left half": ("n?????", thrown(Manner(aimed_at=Area.LEFT_HALF))),
    "one die after the other": ("?n????", thrown(Manner(together=False))),
    "dice rubbed before": ("?n????", thrown(Manner(tricks=frozenset({Trick.RUBBED})))),
    "thrown early": ("nn?yy?", early(Early(thrown=True))),
    "thrown early in a race": ("yn?yy?", early(Early(True, frozenset({Excuse.RACE})))),
    "dice taken up early": ("?n????", early(Early(thrown=False))),
    "one hand": ("yyyyyy", hands(Handwork(RIGHT, RIGHT, RIGHT, RIGHT))),
    "the cube with the other hand": ("yn????", hands(Handwork(RIGHT, RIGHT, LEFT, RIGHT))),
    "the clock with the other hand": ("nnnnnn", hands(Handwork(RIGHT, RIGHT, pressing=LEFT))),
    "a hand over the clock": ("nnnnnn", hands(Handwork(RIGHT, RIGHT, clock_blocked=True))),
    "a lifted cube put back": ("ynn???", back(Touch.LIFTED)),
    "a touched cube left": ("y?n???", back(Touch.TOUCHED)),
    "a gesture withdrawn": ("y?n???", back(Touch.GESTURED)),
    "a cube lifted after saying no double": ("yny???", back(Touch.LIFTED, announced=True)),
    "the opponent at once": ("yy?yyy", objects(Person.OPPONENT, Moment.ENDED)),
    "the opponent after his double": ("yy??nn", objects(Person.OPPONENT, Moment.DOUBLED)),
    "the opponent after a void throw": ("?y??y?", objects(Person.OPPONENT, Moment.VOID_THROW)),
    "the opponent after his throw": ("ny?nnn", objects(Person.OPPONENT, Moment.THROWN)),
    "the opponent after his reply": ("nn?nnn", objects(Person.OPPONENT, Moment.REPLIED)),
    "the player who erred": ("yn??yy", objects(Person.PLAYER, Moment.ENDED)),
    "a spectator": ("nn?nnn", objects(Person.SPECTATOR, Moment.ENDED)),
    "a referee": ("?y????", objects(Person.REFEREE, Moment.ENDED)),
    "the chief referee": ("?y????", objects(Person.CHIEF_REFEREE, Moment.ENDED)),
    "the organiser": ("??????", objects(Person.ORGANISER, Moment.ENDED)),
}
"""What happens, and under which codes it stands."""


def letter(verdict: object) -> str:
    """A verdict as one letter of the grid."""
    if isinstance(verdict, Allowed):
        return "y"
    return "n" if isinstance(verdict, Illegal) else "?"


@pytest.mark.parametrize("what", GRID)
def test_codes_of_conduct_differ_where_the_list_of_rules_says_so(what: str) -> None:
    """Each code allows, forbids or is silent as its column says."""
    letters, ask = GRID[what]

    assert letters == "".join(letter(ask(code)) for code in CODES)


ACTS = (Act.THROW, Act.MOVE, Act.CHANGE, Act.LIFT, Act.PRESS)
AFTER = {"T": Phase.THROWN, "M": Phase.MOVED, "E": Phase.ENDED}
REFUSED = {"a": "turn.alternate", "e": "turn.ends-on-lift"}
PHASES = {
    # throw, move, change, lift the dice (no clock), press the clock
    Phase.TO_THROW: "Taaaa",
    Phase.THROWN: "aMMEE",
    Phase.MOVED: "aMMEE",
    Phase.ENDED: "aeeee",
    Phase.NEXT: "aeeee",
}
"""Phase -> the phase each act of the player leads to, or in small letters the rule that refuses it."""


@pytest.mark.parametrize("phase", PHASES)
def test_a_player_acts_in_order(phase: Phase) -> None:
    """A turn is a throw, moves changed at will, and an end after which nothing more is done."""
    for what, goes in zip(ACTS, PHASES[phase], strict=True):
        turn = Turn(clock=what is Act.PRESS, phase=phase)
        verdict = act(turn, what)

        if goes in AFTER:
            assert Allowed(Turn(turn.clock, AFTER[goes])) == verdict
        else:
            assert isinstance(verdict, Illegal)
            assert [REFUSED[goes]] == [reason.code for reason in verdict.reasons]


def test_the_opponent_acts_after_the_end_and_only_once() -> None:
    """When the turn has ended the opponent may throw under every code, and not twice."""
    for code in CODES:
        thrown_once = act(Turn(phase=Phase.ENDED), Act.OPPONENT_THROWS, code)
        assert Allowed(Turn(phase=Phase.NEXT)) == thrown_once

        assert isinstance(act(Turn(phase=Phase.NEXT), Act.OPPONENT_THROWS, code), Illegal)
