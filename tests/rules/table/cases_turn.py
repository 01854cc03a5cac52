"""Cases about a turn: when it ends, who may act, hands, clock and cube."""

from __future__ import annotations

from generator.rules import Allowed
from generator.rules.table import (
    Act,
    Code,
    Hand,
    Handwork,
    Offer,
    Person,
    Phase,
    Player,
    Purpose,
    Reach,
    Task,
    TimedMatch,
    Touch,
    Turn,
    act,
    hands_used,
    may,
    may_touch,
    offered,
    points_needed,
    put_back,
    run,
    time_out,
)
from tests.rules.table.case import forbidden, no, not_named, yes

MOVED = Turn(phase=Phase.MOVED)
MOVED_CLOCK = Turn(clock=True, phase=Phase.MOVED)
ENDED = Turn(phase=Phase.ENDED)
ENDED_CLOCK = Turn(clock=True, phase=Phase.ENDED)
FRIENDLY_ORDER = (Act.THROW, Act.MOVE, Act.CHANGE, Act.LIFT, Act.OPPONENT_THROWS)
IBF_ORDER = (Act.THROW, Act.MOVE, Act.PRESS, Act.OPPONENT_TAKES_UP, Act.OPPONENT_THROWS)
TOO_SOON = (Act.THROW, Act.MOVE, Act.OPPONENT_TAKES_UP, Act.PRESS, Act.OPPONENT_THROWS)
CHANGED_TOO_LATE = (Act.THROW, Act.MOVE, Act.LIFT, Act.CHANGE, Act.OPPONENT_THROWS)
EARLY_BUT_STANDS = (Act.THROW, Act.MOVE, Act.OPPONENT_THROWS, Act.CHANGE, Act.LIFT)

TURN = [
    yes(
        "turn.ends-on-lift",
        "Without a clock lifting the dice ends the turn.",
        Allowed(ENDED),
        lambda: act(MOVED, Act.LIFT),
    ),
    yes(
        "turn.ends-on-lift",
        "With a clock the press ends it.",
        Allowed(ENDED_CLOCK),
        lambda: act(MOVED_CLOCK, Act.PRESS),
    ),
    yes(
        "turn.ends-on-lift",
        "Throw, move, change, lift; then the opponent throws.",
        Allowed(Turn(phase=Phase.NEXT)),
        lambda: run(FRIENDLY_ORDER, Turn()),
    ),
    no(
        "turn.ends-on-lift",
        "With a clock the dice stay: lifting them ends nothing.",
        forbidden("turn.ends-on-lift"),
        lambda: act(MOVED_CLOCK, Act.LIFT),
    ),
    no(
        "turn.ends-on-lift",
        "Letting go of the last checker ends nothing.",
        Allowed(MOVED),
        lambda: act(Turn(phase=Phase.THROWN), Act.MOVE),
    ),
    no(
        "turn.ends-on-lift",
        "Once the dice are lifted nothing is changed: the fourth act is refused.",
        forbidden("turn.ends-on-lift", step=3),
        lambda: run(CHANGED_TOO_LATE, Turn()),
    ),
    yes(
        "turn.may-change",
        "Until then a move may be taken back.",
        Allowed(MOVED),
        lambda: act(MOVED, Act.CHANGE),
    ),
    yes(
        "turn.may-change",
        "With a clock until the press.",
        Allowed(MOVED_CLOCK),
        lambda: act(MOVED_CLOCK, Act.CHANGE),
    ),
    no(
        "turn.may-change",
        "Not after the dice are lifted.",
        forbidden("turn.ends-on-lift"),
        lambda: act(ENDED, Act.CHANGE),
    ),
    no(
        "turn.may-change",
        "Not after the clock is pressed.",
        forbidden("turn.ends-on-lift"),
        lambda: act(ENDED_CLOCK, Act.CHANGE, Code.IBF),
    ),
    no(
        "turn.may-change",
        "The throw is not changed.",
        forbidden("turn.alternate"),
        lambda: act(MOVED, Act.THROW),
    ),
    no(
        "turn.may-change",
        "Nobody moves before throwing.",
        forbidden("turn.alternate"),
        lambda: act(Turn(), Act.MOVE),
    ),
    yes(
        "ibf.after-press",
        "IBF: press, then the opponent takes up the dice and throws.",
        Allowed(Turn(clock=True, phase=Phase.NEXT)),
        lambda: run(IBF_ORDER, Turn(clock=True), Code.IBF),
    ),
    no(
        "ibf.after-press",
        "IBF: the opponent may not take up the dice while you move.",
        forbidden("ibf.early-pickup", "ibf.after-press", step=2),
        lambda: run(TOO_SOON, Turn(clock=True), Code.IBF),
    ),
    no(
        "ibf.after-press",
        "IBF: nor throw them.",
        forbidden("ibf.early-pickup", "ibf.after-press"),
        lambda: act(MOVED_CLOCK, Act.OPPONENT_THROWS, Code.IBF),
    ),
    yes(
        "ibf.early-pickup",
        "IBF: after the press the dice may be taken up.",
        Allowed(ENDED_CLOCK),
        lambda: act(ENDED_CLOCK, Act.OPPONENT_TAKES_UP, Code.IBF),
    ),
    yes(
        "dice.too-early",
        "Older American rules: the player then moves on, knowing the throw.",
        Allowed(Turn(phase=Phase.NEXT, thrown_early=True)),
        lambda: run(EARLY_BUT_STANDS, Turn(), Code.OLDER_US),
    ),
    no(
        "dice.too-early",
        "Among friends the same throw is refused.",
        forbidden("dice.too-early", step=2),
        lambda: run(EARLY_BUT_STANDS, Turn()),
    ),
]

LEFT, RIGHT = frozenset({Hand.LEFT}), frozenset({Hand.RIGHT})
ONE_HAND = Handwork(RIGHT, RIGHT, RIGHT, RIGHT)
CUBE_WITH_LEFT = Handwork(RIGHT, RIGHT, LEFT, RIGHT)
PRESS_WITH_LEFT = Handwork(RIGHT, RIGHT, pressing=LEFT)
BLOCKED = Handwork(RIGHT, RIGHT, pressing=RIGHT, clock_blocked=True)

HANDS = [
    yes(
        "ibf.one-hand",
        "IBF: one hand throws, moves, doubles and presses.",
        Allowed(ONE_HAND),
        lambda: hands_used(ONE_HAND),
    ),
    yes(
        "ibf.one-hand",
        "Friends have no such rule.",
        Allowed(CUBE_WITH_LEFT),
        lambda: hands_used(CUBE_WITH_LEFT, Code.FRIENDLY),
    ),
    no(
        "ibf.one-hand",
        "IBF: the cube with the other hand.",
        forbidden("ibf.one-hand"),
        lambda: hands_used(CUBE_WITH_LEFT),
    ),
    no(
        "ibf.one-hand",
        "Of the USBGF's cube hand it is not said.",
        not_named("ibf.one-hand"),
        lambda: hands_used(CUBE_WITH_LEFT, Code.USBGF),
    ),
    yes(
        "clock.same-hand",
        "The hand that moved presses.",
        Allowed(ONE_HAND),
        lambda: hands_used(ONE_HAND, Code.USBGF),
    ),
    no(
        "clock.same-hand",
        "IBF: the other hand presses: two rules are broken.",
        forbidden("ibf.one-hand", "clock.same-hand"),
        lambda: hands_used(PRESS_WITH_LEFT),
    ),
    no(
        "clock.same-hand",
        "Among friends with a clock too.",
        forbidden("clock.same-hand"),
        lambda: hands_used(PRESS_WITH_LEFT, Code.FRIENDLY),
    ),
    no(
        "clock.same-hand",
        "A hand must not be kept over the clock.",
        forbidden("clock.same-hand"),
        lambda: hands_used(BLOCKED),
    ),
    yes(
        "clock.forgot",
        "IBF: the opponent may remind a player of the clock.",
        Allowed(Person.OPPONENT),
        lambda: may(Person.OPPONENT, Task.REMIND_OF_CLOCK),
    ),
    no(
        "clock.forgot",
        "IBF: the referee may not.",
        forbidden("clock.forgot"),
        lambda: may(Person.REFEREE, Task.REMIND_OF_CLOCK),
    ),
    no(
        "clock.forgot",
        "IBF: spectators may not.",
        forbidden("clock.forgot"),
        lambda: may(Person.SPECTATOR, Task.REMIND_OF_CLOCK),
    ),
    no(
        "clock.forgot",
        "Of friends it is not said.",
        not_named("clock.forgot"),
        lambda: may(Person.SPECTATOR, Task.REMIND_OF_CLOCK, Code.FRIENDLY),
    ),
]

LEADING = TimedMatch(9, points=(5, 3), seconds=(0, 120))
LOST = TimedMatch(9, points=(5, 9), seconds=(0, 120), lost_by=Player.ONE)

TIME = [
    yes(
        "clock.time-out",
        "IBF: the leader at 5-3 of 9 runs out of time and loses the match.",
        Allowed(LOST),
        lambda: time_out(LEADING, Player.ONE),
    ),
    yes(
        "clock.time-out",
        "The opponent gets the 6 points he needs.",
        6,
        lambda: points_needed(LEADING, Player.TWO),
    ),
    no(
        "clock.time-out",
        "With time left nothing happens.",
        Allowed(LEADING),
        lambda: time_out(LEADING, Player.TWO),
    ),
    no(
        "clock.time-out",
        "What other codes do is not said.",
        not_named("clock.time-out"),
        lambda: time_out(LEADING, Player.ONE, Code.USBGF),
    ),
]

LIFTED, TOUCHED, GESTURED = Reach(Touch.LIFTED), Reach(Touch.TOUCHED), Reach(Touch.GESTURED)
ANNOUNCED = Reach(Touch.LIFTED, announced_otherwise=True)
CLEAR = Offer(2, 4)

CUBE = [
    yes(
        "cube.lift-commits",
        "Among friends the cube may be put back.",
        Allowed(LIFTED),
        lambda: put_back(LIFTED),
    ),
    yes(
        "cube.lift-commits",
        "USBGF: it may, if the player said so before.",
        Allowed(ANNOUNCED),
        lambda: put_back(ANNOUNCED, Code.USBGF),
    ),
    no(
        "cube.lift-commits",
        "IBF: a lifted cube must be turned.",
        forbidden("cube.lift-commits"),
        lambda: put_back(LIFTED, Code.IBF),
    ),
    no(
        "cube.lift-commits",
        "IBF: announcing otherwise does not help.",
        forbidden("cube.lift-commits"),
        lambda: put_back(ANNOUNCED, Code.IBF),
    ),
    no(
        "cube.lift-commits",
        "USBGF: touching is enough.",
        forbidden("cube.lift-commits"),
        lambda: put_back(TOUCHED, Code.USBGF),
    ),
    no(
        "cube.lift-commits",
        "USBGF: a clear gesture is enough.",
        forbidden("cube.lift-commits"),
        lambda: put_back(GESTURED, Code.USBGF),
    ),
    no(
        "cube.lift-commits",
        "IBF: of a mere touch it is not said.",
        not_named("cube.lift-commits"),
        lambda: put_back(TOUCHED, Code.IBF),
    ),
    no(
        "cube.lift-commits",
        "UKBGF: not known.",
        not_named("cube.lift-commits"),
        lambda: put_back(LIFTED, Code.UKBGF),
    ),
    yes("cube.dont-touch", "Touch it to double.", Allowed(Purpose.DOUBLE), lambda: may_touch(Purpose.DOUBLE)),
    yes(
        "cube.dont-touch",
        "Touch it to set up a new game.",
        Allowed(Purpose.NEW_GAME),
        lambda: may_touch(Purpose.NEW_GAME),
    ),
    no(
        "cube.dont-touch",
        "Do not play with it.",
        forbidden("cube.dont-touch"),
        lambda: may_touch(Purpose.NONE),
    ),
    yes(
        "cube.offer-clearly",
        "Turned from 2 to 4, placed, said, before the dice.",
        Allowed(CLEAR),
        lambda: offered(CLEAR),
    ),
    no(
        "cube.offer-clearly",
        "A nod is not enough.",
        forbidden("cube.offer-clearly"),
        lambda: offered(Offer(2, 2, placed_towards_opponent=False, said=False)),
    ),
    no(
        "cube.offer-clearly",
        "Said, placed, but not turned.",
        forbidden("cube.offer-clearly"),
        lambda: offered(Offer(2, 2)),
    ),
    no(
        "cube.offer-clearly",
        "Not a word.",
        forbidden("cube.offer-clearly"),
        lambda: offered(Offer(2, 4, said=False)),
    ),
    no(
        "cube.offer-clearly",
        "The dice were in the hand already.",
        forbidden("cube.offer-clearly"),
        lambda: offered(Offer(2, 4, dice_touched=True)),
    ),
    no(
        "cube.offer-clearly",
        "The cube stayed where it was.",
        forbidden("cube.offer-clearly"),
        lambda: offered(Offer(2, 4, placed_towards_opponent=False)),
    ),
]

CASES = TURN + HANDS + TIME + CUBE
