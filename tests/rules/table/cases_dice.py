"""Cases about dice: how they lie, how they are thrown, and when."""

from __future__ import annotations

from generator.rules import START, Allowed, Position, Roll
from generator.rules.table import (
    Area,
    Code,
    Die,
    Early,
    Excuse,
    Manner,
    Rest,
    Trick,
    Vessel,
    acted_early,
    again,
    excuses,
    read,
    throw_made,
)
from tests.rules.table.case import forbidden, no, not_named, yes

SIX, THREE = Die(6), Die(3)
ACROSS = Die(3, Area.LEFT_HALF)
FLOOR = Die(3, Area.OFF_BOARD)
ON_TOP = Die(3, rest=Rest.FLAT_ON_CHECKER)
TILTED_ON_TOP = Die(3, rest=Rest.TILTED_ON_CHECKER)
LEANING = Die(3, rest=Rest.LEANING_ON_CHECKER)
RIM = Die(3, rest=Rest.LEANING_ON_RIM)
ON_DIE = Die(3, rest=Rest.LEANING_ON_DIE)
LOST_AND_TILTED = Die(3, Area.LEFT_HALF, Rest.TILTED_ON_CHECKER)

LYING = [
    yes(
        "dice.both-right-half",
        "Both dice flat in your right half count.",
        Allowed(Roll(6, 3)),
        lambda: read(SIX, THREE),
    ),
    yes(
        "dice.both-right-half", "A throw that counts is not repeated.", Allowed(()), lambda: again(SIX, THREE)
    ),
    no(
        "dice.both-right-half",
        "One die across the bar: void.",
        forbidden("dice.both-right-half"),
        lambda: read(SIX, ACROSS),
    ),
    no(
        "dice.both-right-half",
        "Both dice in the left half: void.",
        forbidden("dice.both-right-half"),
        lambda: read(ACROSS, ACROSS),
    ),
    no(
        "dice.both-right-half",
        "A flat die on the floor: void.",
        forbidden("dice.both-right-half"),
        lambda: read(SIX, FLOOR),
    ),
    no(
        "dice.both-right-half",
        "Not only the stray die is thrown again: both are.",
        Allowed((SIX, FLOOR)),
        lambda: again(SIX, FLOOR),
    ),
    no(
        "dice.both-right-half",
        "USBGF: on the wrong side nothing counts.",
        forbidden("dice.both-right-half"),
        lambda: read(SIX, Die(3, Area.LEFT_HALF, Rest.FLAT_ON_CHECKER), Code.USBGF),
    ),
    no(
        "dice.both-right-half",
        "Of the UKBGF's area nothing is known.",
        not_named("dice.both-right-half"),
        lambda: read(SIX, ACROSS, Code.UKBGF),
    ),
    yes(
        "dice.both-right-half",
        "What counts everywhere counts under the UKBGF too.",
        Allowed(Roll(6, 3)),
        lambda: read(SIX, THREE, Code.UKBGF),
    ),
    yes(
        "dice.cocked",
        "The opponent agrees that a die is cocked: both are thrown again.",
        Allowed((SIX, LEANING)),
        lambda: again(SIX, LEANING),
    ),
    no(
        "dice.cocked",
        "He does not agree yet: wait.",
        forbidden("dice.cocked"),
        lambda: again(SIX, LEANING, opponent_agrees=False),
    ),
    no("dice.cocked", "Leaning on a checker: void.", forbidden("dice.cocked"), lambda: read(SIX, LEANING)),
    no("dice.cocked", "Leaning on the rim: void.", forbidden("dice.cocked"), lambda: read(SIX, RIM)),
    no("dice.cocked", "Leaning on the other die: void.", forbidden("dice.cocked"), lambda: read(ON_DIE, SIX)),
    no(
        "dice.cocked",
        "Under the older American rules too.",
        forbidden("dice.cocked"),
        lambda: read(SIX, RIM, Code.OLDER_US),
    ),
    no(
        "dice.cocked",
        "Void for three reasons at once.",
        forbidden("dice.both-right-half", "dice.cocked", "dice.on-checker"),
        lambda: read(SIX, LOST_AND_TILTED),
    ),
    yes(
        "dice.on-checker",
        "USBGF: a die flat on a checker counts.",
        Allowed(Roll(6, 3)),
        lambda: read(SIX, ON_TOP, Code.USBGF),
    ),
    yes(
        "dice.on-checker",
        "A club may let it count.",
        Allowed(Roll(6, 3)),
        lambda: read(SIX, ON_TOP, flat_on_checker_counts=True),
    ),
    no(
        "dice.on-checker",
        "Among friends it is void.",
        forbidden("dice.on-checker"),
        lambda: read(SIX, ON_TOP),
    ),
    no(
        "dice.on-checker",
        "Under the older American rules it is void.",
        forbidden("dice.on-checker"),
        lambda: read(SIX, ON_TOP, Code.OLDER_US),
    ),
    no(
        "dice.on-checker",
        "A club may opt out of the USBGF's rule.",
        forbidden("dice.on-checker"),
        lambda: read(SIX, ON_TOP, Code.USBGF, flat_on_checker_counts=False),
    ),
    no(
        "dice.on-checker",
        "USBGF: on a checker but not flat is cocked.",
        forbidden("dice.cocked"),
        lambda: read(SIX, TILTED_ON_TOP, Code.USBGF),
    ),
    no(
        "dice.on-checker",
        "WBGF: not known.",
        not_named("dice.on-checker"),
        lambda: read(SIX, ON_TOP, Code.WBGF),
    ),
    yes(
        "ibf.invalid-throw",
        "IBF: two flat dice in the right half count.",
        Allowed(Roll(6, 3)),
        lambda: read(SIX, THREE, Code.IBF),
    ),
    no(
        "ibf.invalid-throw",
        "IBF: a die off the board.",
        forbidden("ibf.invalid-throw"),
        lambda: read(SIX, FLOOR, Code.IBF),
    ),
    no(
        "ibf.invalid-throw",
        "IBF: a die on a checker.",
        forbidden("dice.on-checker", "ibf.invalid-throw"),
        lambda: read(SIX, ON_TOP, Code.IBF),
    ),
    no(
        "ibf.invalid-throw",
        "IBF: a die that is not flat.",
        forbidden("ibf.invalid-throw"),
        lambda: read(SIX, RIM, Code.IBF),
    ),
    no(
        "ibf.invalid-throw",
        "IBF: which half is the set area is not said.",
        not_named("ibf.invalid-throw"),
        lambda: read(SIX, ACROSS, Code.IBF),
    ),
    no(
        "ibf.invalid-throw",
        "IBF: off the board beats not said.",
        forbidden("ibf.invalid-throw"),
        lambda: read(FLOOR, ACROSS, Code.IBF),
    ),
]

HAND = Manner(Vessel.HAND)
LEFT = Manner(aimed_at=Area.LEFT_HALF)

THROWN = [
    yes(
        "table.right-half-cup",
        "From the cup into your right half.",
        Allowed(Manner()),
        lambda: throw_made(Manner()),
    ),
    yes(
        "table.right-half-cup",
        "A baffle box replaces the cup.",
        Allowed(Manner(Vessel.BAFFLE_BOX)),
        lambda: throw_made(Manner(Vessel.BAFFLE_BOX)),
    ),
    no(
        "table.right-half-cup",
        "From the hand: not the custom.",
        forbidden("table.right-half-cup"),
        lambda: throw_made(HAND),
    ),
    no(
        "table.right-half-cup",
        "Not on either half you like.",
        forbidden("table.right-half-cup"),
        lambda: throw_made(LEFT),
    ),
    no(
        "table.right-half-cup",
        "Of other codes it is not said.",
        not_named("table.right-half-cup"),
        lambda: throw_made(HAND, Code.USBGF),
    ),
    yes(
        "ibf.box-or-cup",
        "IBF: baffle box, both dice together.",
        Allowed(Manner(Vessel.BAFFLE_BOX)),
        lambda: throw_made(Manner(Vessel.BAFFLE_BOX), Code.IBF),
    ),
    no(
        "ibf.box-or-cup",
        "IBF: not from the hand.",
        forbidden("ibf.box-or-cup"),
        lambda: throw_made(HAND, Code.IBF),
    ),
    no(
        "ibf.box-or-cup",
        "IBF: not one die after the other.",
        forbidden("ibf.box-or-cup"),
        lambda: throw_made(Manner(together=False), Code.IBF),
    ),
    yes(
        "ibf.no-dice-tricks", "IBF: a plain throw.", Allowed(Manner()), lambda: throw_made(Manner(), Code.IBF)
    ),
    no(
        "ibf.no-dice-tricks",
        "IBF: rubbing dice on a sleeve.",
        forbidden("ibf.no-dice-tricks"),
        lambda: throw_made(Manner(tricks=frozenset({Trick.RUBBED})), Code.IBF),
    ),
    no(
        "ibf.no-dice-tricks",
        "IBF: hidden, set, and from the hand: all is named.",
        forbidden("ibf.box-or-cup", "ibf.no-dice-tricks"),
        lambda: throw_made(Manner(Vessel.HAND, tricks=frozenset({Trick.HIDDEN, Trick.FACES_SET})), Code.IBF),
    ),
    no(
        "ibf.no-dice-tricks",
        "Among friends it is not said.",
        not_named("ibf.no-dice-tricks"),
        lambda: throw_made(Manner(tricks=frozenset({Trick.RUBBED}))),
    ),
]

THROWN_EARLY = Early(thrown=True)
TAKEN_EARLY = Early(thrown=False)
EXCUSED = Early(thrown=True, excuses=frozenset({Excuse.RACE}))
RACE = Position.from_counts({6: 2, 5: 3, 1: 1}, {19: 2, 22: 2})
RACE_OUTSIDE = Position.from_counts({7: 2, 5: 3}, {19: 2, 22: 2})
SHUT_OUT = Position.from_counts({6: 14}, {24: 2, 23: 2, 22: 2, 21: 2, 20: 2, 19: 2}, own_bar=1)

EARLY = [
    yes(
        "dice.too-early",
        "Under the older American rules an early throw stands.",
        Allowed(THROWN_EARLY),
        lambda: acted_early(THROWN_EARLY, Code.OLDER_US),
    ),
    yes(
        "dice.too-early",
        "Under the UKBGF's rules it stands.",
        Allowed(THROWN_EARLY),
        lambda: acted_early(THROWN_EARLY, Code.UKBGF),
    ),
    no(
        "dice.too-early",
        "Among friends it is void.",
        forbidden("dice.too-early"),
        lambda: acted_early(THROWN_EARLY),
    ),
    no(
        "dice.too-early",
        "Of the USBGF it is not said.",
        not_named("dice.too-early"),
        lambda: acted_early(THROWN_EARLY, Code.USBGF),
    ),
    no(
        "dice.too-early",
        "Dice only taken up early: not said among friends.",
        not_named("dice.too-early"),
        lambda: acted_early(TAKEN_EARLY),
    ),
    yes(
        "dice.too-early-exception",
        "Among friends an excused throw is accepted.",
        Allowed(EXCUSED),
        lambda: acted_early(EXCUSED),
    ),
    yes(
        "dice.too-early-exception",
        "Both bear off without contact.",
        frozenset({Excuse.RACE}),
        lambda: excuses(RACE, Roll(2, 1)),
    ),
    yes(
        "dice.too-early-exception",
        "Shut out on the bar: the play is forced.",
        frozenset({Excuse.FORCED}),
        lambda: excuses(SHUT_OUT, Roll(6, 5)),
    ),
    no(
        "dice.too-early-exception",
        "No contact, but not all checkers are home.",
        frozenset(),
        lambda: excuses(RACE_OUTSIDE, Roll(2, 1)),
    ),
    no(
        "dice.too-early-exception",
        "At the start nothing excuses it.",
        frozenset(),
        lambda: excuses(START, Roll(6, 3)),
    ),
    no(
        "dice.too-early-exception",
        "The exception is not the IBF's.",
        forbidden("ibf.early-pickup", "ibf.after-press"),
        lambda: acted_early(EXCUSED, Code.IBF),
    ),
    no(
        "ibf.early-pickup",
        "IBF: taking up the dice too early is an offence.",
        forbidden("ibf.early-pickup", "ibf.after-press"),
        lambda: acted_early(TAKEN_EARLY, Code.IBF),
    ),
]

CASES = LYING + THROWN + EARLY
