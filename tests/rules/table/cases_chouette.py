"""Cases about a chouette: seats, doubles, payments. Ann, Bob, Cem and Dia play."""

from __future__ import annotations

from dataclasses import replace

from generator.rules import Allowed
from generator.rules.table import (
    Advice,
    Answer,
    BoxChange,
    Cubes,
    Game,
    Seats,
    ThrowAgain,
    Winner,
    box_answers,
    box_doubles,
    box_wins,
    decided,
    may_advise,
    may_play,
    next_seats,
    payments,
    seat,
    start,
    team_doubles,
    team_wins,
)
from tests.rules.table.case import forbidden, no, not_named, yes

THROWS = {"Ann": 4, "Bob": 6, "Cem": 1, "Dia": 3}
SEATS = Seats("Bob", ("Ann", "Dia", "Cem"))
TIE = {"Ann": 4, "Bob": 6, "Cem": 1, "Dia": 4}
GAME = start(SEATS)
TAKE, DROP = Answer.TAKE, Answer.DROP
ANN_DROPS = {"Ann": DROP, "Dia": TAKE, "Cem": TAKE}
WITHOUT_ANN = Game(SEATS, (("Dia", 2), ("Cem", 2)), (("Ann", 1),), cube_turned=True)
TURNED = replace(GAME, cube_turned=True)
DIA_PAID = box_answers(GAME, frozenset({"Dia"}), DROP)
ALL_DROPPED = Game(SEATS, (), (("Ann", 1), ("Dia", 1), ("Cem", 1)))
ALL = frozenset({"Ann", "Dia", "Cem"})
ANN_AND_CEM = frozenset({"Ann", "Cem"})

SEATING = [
    yes(
        "chouette.what",
        "Three are enough for a chouette.",
        Allowed(Seats("Bob", ("Ann", "Cem"))),
        lambda: seat([{"Ann": 4, "Bob": 6, "Cem": 1}]),
    ),
    no("chouette.what", "Two are not.", forbidden("chouette.what"), lambda: seat([{"Ann": 4, "Bob": 6}])),
    yes(
        "chouette.roles",
        "Bob 6 is the box, Ann 4 captain, then Dia 3 and Cem 1.",
        Allowed(SEATS),
        lambda: seat([THROWS]),
    ),
    yes(
        "chouette.roles",
        "Equals throw again and share their place.",
        Allowed(Seats("Bob", ("Dia", "Ann", "Cem"))),
        lambda: seat([TIE, {"Ann": 1, "Dia": 2}]),
    ),
    no(
        "chouette.roles",
        "Equals have no seats yet.",
        Allowed(ThrowAgain((frozenset({"Ann", "Dia"}),))),
        lambda: seat([TIE]),
    ),
    no(
        "chouette.roles",
        "Equal again: once more.",
        Allowed(ThrowAgain((frozenset({"Ann", "Dia"}),))),
        lambda: seat([TIE, {"Ann": 2, "Dia": 2}]),
    ),
    no(
        "chouette.roles",
        "A six thrown among equals does not pass those ahead.",
        Allowed(Seats("Bob", ("Ann", "Dia", "Cem"))),
        lambda: seat([TIE, {"Ann": 6, "Dia": 2}]),
    ),
    yes(
        "chouette.team-loses",
        "The box wins: Bob stays, Dia is captain, Ann is last.",
        Seats("Bob", ("Dia", "Cem", "Ann")),
        lambda: box_wins(SEATS),
    ),
    no(
        "chouette.team-loses",
        "The captain does not stay captain.",
        "Dia",
        lambda: next_seats(GAME, Winner.BOX).captain,
    ),
    yes(
        "chouette.team-wins",
        "The team wins: Ann is the box, Dia captain, Bob last.",
        Seats("Ann", ("Dia", "Cem", "Bob")),
        lambda: team_wins(SEATS),
    ),
    no(
        "chouette.team-wins",
        "The old box is not captain.",
        "Dia",
        lambda: next_seats(GAME, Winner.TEAM).captain,
    ),
    no(
        "chouette.team-wins",
        "The captain dropped, the takers win: the box stays by custom.",
        Seats("Bob", ("Dia", "Cem", "Ann")),
        lambda: next_seats(WITHOUT_ANN, Winner.TEAM),
    ),
    yes(
        "chouette.team-wins",
        "Or, if so agreed, who captained to the end is the box.",
        Seats("Dia", ("Ann", "Cem", "Bob")),
        lambda: next_seats(WITHOUT_ANN, Winner.TEAM, BoxChange.TEAM_WINS),
    ),
    yes(
        "chouette.team-loses",
        "All drop: the box has won.",
        Seats("Bob", ("Dia", "Cem", "Ann")),
        lambda: next_seats(ALL_DROPPED),
    ),
    yes(
        "chouette.team-wins",
        "The box drops: the team has won.",
        Seats("Ann", ("Dia", "Cem", "Bob")),
        lambda: next_seats(box_answers(GAME, ALL, DROP)),
    ),
]

TEAM = [
    yes("chouette.captain", "The captain throws and moves.", Allowed(GAME), lambda: may_play(GAME, "Ann")),
    yes("chouette.captain", "The team may advise.", Allowed(GAME), lambda: may_advise(GAME, "Cem")),
    yes(
        "chouette.captain",
        "One against two: the captain has the last word.",
        "8/5 6/5",
        lambda: decided(GAME, {"Ann": "8/5 6/5", "Dia": "24/20", "Cem": "24/20"}),
    ),
    no(
        "chouette.captain",
        "Nobody else moves for the team.",
        forbidden("chouette.captain"),
        lambda: may_play(GAME, "Dia"),
    ),
    no(
        "chouette.captain",
        "Some clubs: no advice before the cube is turned.",
        forbidden("chouette.captain"),
        lambda: may_advise(GAME, "Cem", Advice.AFTER_CUBE),
    ),
    yes(
        "chouette.captain",
        "After it is turned there is.",
        Allowed(TURNED),
        lambda: may_advise(TURNED, "Cem", Advice.AFTER_CUBE),
    ),
    no(
        "chouette.captain",
        "Or none at all.",
        forbidden("chouette.captain"),
        lambda: may_advise(TURNED, "Cem", Advice.NEVER),
    ),
    yes("chouette.team-doubles", "One cube: all want it.", Allowed(ALL), lambda: team_doubles(GAME, ALL)),
    yes(
        "chouette.team-doubles",
        "A cube for each: who wants it doubles.",
        Allowed(ANN_AND_CEM),
        lambda: team_doubles(GAME, ANN_AND_CEM, Cubes.EACH),
    ),
    yes(
        "chouette.team-doubles",
        "Older books: the captain decides for all.",
        Allowed(ALL),
        lambda: team_doubles(GAME, ANN_AND_CEM, Cubes.CAPTAIN),
    ),
    no(
        "chouette.team-doubles",
        "One cube: two of three are not enough.",
        forbidden("chouette.team-doubles"),
        lambda: team_doubles(GAME, ANN_AND_CEM),
    ),
    no(
        "chouette.team-doubles",
        "Older books: not against the captain.",
        forbidden("chouette.team-doubles"),
        lambda: team_doubles(GAME, frozenset({"Dia", "Cem"}), Cubes.CAPTAIN),
    ),
    yes(
        "chouette.box-doubles",
        "Each answers alone; Dia captains when Ann has dropped.",
        Allowed(WITHOUT_ANN),
        lambda: box_doubles(GAME, ANN_DROPS),
    ),
    yes(
        "chouette.box-doubles",
        "So Dia moves now.",
        Allowed(WITHOUT_ANN),
        lambda: may_play(WITHOUT_ANN, "Dia"),
    ),
    no(
        "chouette.box-doubles",
        "The captain does not answer for all.",
        forbidden("chouette.box-doubles"),
        lambda: box_doubles(GAME, {"Ann": TAKE}),
    ),
]

PAYING = [
    yes(
        "chouette.droppers",
        "Stake 1, two of three drop: the box has 1 from each.",
        {"Bob": 0, "Ann": -1, "Dia": -1, "Cem": 2},
        lambda: payments(Game(SEATS, (("Cem", 2),), (("Ann", 1), ("Dia", 1)), cube_turned=True), Winner.TEAM),
    ),
    yes(
        "chouette.droppers",
        "All drop: the box has 3.",
        {"Bob": 3, "Ann": -1, "Dia": -1, "Cem": -1},
        lambda: payments(ALL_DROPPED),
    ),
    no(
        "chouette.droppers",
        "Who dropped may not advise.",
        forbidden("chouette.droppers"),
        lambda: may_advise(WITHOUT_ANN, "Ann"),
    ),
    no(
        "chouette.droppers",
        "Nor move: two reasons.",
        forbidden("chouette.captain", "chouette.droppers"),
        lambda: may_play(WITHOUT_ANN, "Ann"),
    ),
    no(
        "chouette.droppers",
        "Nor double.",
        forbidden("chouette.droppers"),
        lambda: team_doubles(WITHOUT_ANN, ALL),
    ),
    no(
        "chouette.droppers",
        "Nor answer; and the others must: two reasons.",
        forbidden("chouette.box-doubles", "chouette.droppers"),
        lambda: box_doubles(WITHOUT_ANN, {"Ann": TAKE, "Dia": TAKE}),
    ),
    no(
        "chouette.droppers",
        "Of one the box paid off it is not said.",
        not_named("chouette.droppers"),
        lambda: may_advise(DIA_PAID, "Dia"),
    ),
    yes(
        "chouette.takers",
        "Two takers win at 2, one had dropped at 1: the box loses 3 in all.",
        {"Bob": -3, "Ann": -1, "Dia": 2, "Cem": 2},
        lambda: payments(WITHOUT_ANN, Winner.TEAM),
    ),
    yes(
        "chouette.takers",
        "The box wins a gammon at 2: each taker pays 4.",
        {"Bob": 9, "Ann": -1, "Dia": -4, "Cem": -4},
        lambda: payments(WITHOUT_ANN, Winner.BOX, 2),
    ),
    yes(
        "chouette.takers",
        "Without a cube everybody plays for 1.",
        {"Bob": -3, "Ann": 1, "Dia": 1, "Cem": 1},
        lambda: payments(GAME, Winner.TEAM),
    ),
    no(
        "chouette.takers",
        "The box does not pay once for all to share.",
        -6,
        lambda: payments(box_answers(GAME, ALL, TAKE), Winner.TEAM)["Bob"],
    ),
    no(
        "chouette.takers",
        "The box drops: it pays each the stake before.",
        {"Bob": -3, "Ann": 1, "Dia": 1, "Cem": 1},
        lambda: payments(box_answers(GAME, ALL, DROP)),
    ),
    yes(
        "chouette.takers",
        "A cube for each: Dia's stake alone is doubled.",
        {"Bob": 4, "Ann": -1, "Dia": -2, "Cem": -1},
        lambda: payments(box_answers(GAME, frozenset({"Dia"}), TAKE), Winner.BOX),
    ),
]

CASES = SEATING + TEAM + PAYING
