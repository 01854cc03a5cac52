"""What is agreed before play, and what can never be."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from generator.rules import STANDARD, START, Position, Roll
from generator.rules.games.setups import RULESETS
from generator.rules.match.match import Match, next_game, record
from generator.rules.match.opening import new_game, throw
from generator.rules.match.resign import accept_resignation, offer_resignation
from generator.rules.match.state import Ending, Game, Outcome, Phase, Player, Setting
from generator.rules.match.terms import (
    ALL_MONEY_OPTIONS,
    STANDARD_TERMS,
    BeaverReply,
    ImpossibleError,
    Starter,
    Terms,
    TripleIf,
)
from generator.rules.reasons import Allowed

WHITE, BLACK = Player.WHITE, Player.BLACK


def test_what_is_taught_where_nothing_is_agreed() -> None:
    """money.agree-first, score.backgammon, opening.each-game: every option has its taught default."""
    assert () == STANDARD_TERMS.money_options
    assert {
        "cube": True,
        "jacoby": False,
        "automatic_doubles": 0,
        "beavers": False,
        "raccoons": False,
        "beaver_reply": BeaverReply.MAY_REFUSE,
        "crawford": True,
        "holland": False,
        "highest": 3,
        "triple_if": TripleIf.BAR_OR_HOME,
        "starter_throws_again": False,
        "next_starter": Starter.THROW,
    } == {field.name: getattr(STANDARD_TERMS, field.name) for field in fields(Terms)}


def test_agreed_money_options() -> None:
    """money.automatic-limit: where all is agreed, one automatic double a game; a match knows none of it."""
    assert 1 == ALL_MONEY_OPTIONS.automatic_doubles
    assert ("money.automatic-double", "money.jacoby", "money.beaver", "money.raccoon") == (
        ALL_MONEY_OPTIONS.money_options
    )
    assert STANDARD_TERMS == ALL_MONEY_OPTIONS.for_match()


@pytest.mark.parametrize(
    ("ruleset", "cube", "highest", "again", "next_starter"),
    [
        ("standard", True, 3, False, Starter.THROW),
        ("nackgammon", True, 3, False, Starter.THROW),
        ("hypergammon", True, 3, False, Starter.THROW),
        ("tavla", False, 2, False, Starter.THROW),
        ("takhte", False, 2, False, Starter.THROW),
        ("portes", False, 2, True, Starter.LAST_WINNER),
        ("plakoto", False, 2, True, Starter.LAST_WINNER),
        ("fevga", False, 2, True, Starter.LAST_WINNER),
    ],
)
def test_terms_of_the_family(
    ruleset: str, cube: bool, highest: int, again: bool, next_starter: Starter
) -> None:
    """score.regional, opening.first-roll-both-dice, opening.each-game: each game of the family by name."""
    terms = RULESETS[ruleset].terms

    assert (cube, highest, again, next_starter) == (
        terms.cube,
        terms.highest,
        terms.starter_throws_again,
        terms.next_starter,
    )
    assert terms == new_game(RULESETS[ruleset]).terms


IMPOSSIBLE_TERMS: list[tuple[dict[str, Any], str]] = [
    ({"highest": 4}, "the most a game counts is 2 or 3, not 4"),
    ({"highest": 1}, "the most a game counts is 2 or 3, not 1"),
    ({"automatic_doubles": -1}, "less than none"),
    ({"raccoons": True}, "raccoons are agreed only with beavers"),
    ({"holland": True, "crawford": False}, "begins after the Crawford game"),
    ({"cube": False, "jacoby": True}, "without the cube there is nothing to agree on money.jacoby"),
    ({"cube": False, "automatic_doubles": None}, "nothing to agree on money.automatic-double"),
]


@pytest.mark.parametrize(("options", "message"), IMPOSSIBLE_TERMS)
def test_terms_that_contradict_one_another(options: dict[str, Any], message: str) -> None:
    """Terms that nobody can play by are refused, and it is said why."""
    with pytest.raises(ImpossibleError, match=message):
        Terms(**options)


BEGUN = replace(new_game(), phase=Phase.BEFORE_ROLL, on_roll=WHITE)
MONEY = Terms(automatic_doubles=1, beavers=True, raccoons=True)
SIXTEEN = Position.from_counts({6: 16})
OUTCOME = Outcome(WHITE, Ending.DROPPED, 1, 1, 1, ("cube.drop",))
IMPOSSIBLE_GAMES: list[tuple[dict[str, Any], str]] = [
    ({"cube": 3, "owner": WHITE}, "a cube cannot stand for 3"),
    ({"cube": 0}, "a cube cannot stand for 0"),
    ({"cube": -2, "owner": WHITE}, "a cube cannot stand for -2"),
    ({"cube": 2}, "a cube in the middle cannot stand for 2"),
    ({"cube": 1, "owner": BLACK}, "has no owner yet"),
    ({"terms": MONEY, "cube": 2, "owner": BLACK, "automatic_doubles": 1}, "has no owner yet"),
    ({"cube": 2, "automatic_doubles": 1}, "not within the agreed limit"),
    (
        {"terms": MONEY, "setting": Setting.MATCH, "cube": 2, "automatic_doubles": 1},
        "no automatic doubles in a match",
    ),
    ({"terms": Terms(cube=False), "cube": 2, "owner": WHITE}, "played at a stake of 1"),
    ({"setting": Setting.CRAWFORD, "cube": 2, "owner": WHITE}, "in the Crawford game nobody doubles"),
    ({"setting": Setting.CRAWFORD, "phase": Phase.DOUBLED}, "in the Crawford game nobody doubles"),
    ({"phase": Phase.DOUBLED, "cube": 2, "owner": BLACK}, "only the owner of the cube can offer it"),
    ({"phase": Phase.BEAVERED, "cube": 2, "owner": BLACK}, "only if agreed"),
    ({"terms": MONEY, "phase": Phase.BEAVERED, "cube": 2, "owner": WHITE}, "with the player who was doubled"),
    ({"phase": Phase.OVER}, "has an outcome when it is over"),
    ({"outcome": OUTCOME}, "has an outcome when it is over"),
    ({"on_roll": None}, "somebody is on roll"),
    ({"phase": Phase.OPENING}, "somebody is on roll"),
    ({"phase": Phase.OPENING, "on_roll": None, "cube": 2, "owner": WHITE}, "nobody owns the cube before"),
    ({"phase": Phase.TO_PLAY}, "a roll is to be played, but there is none"),
    ({"roll": Roll(6, 5)}, "there is a roll"),
    ({"phase": Phase.RESIGNING, "resigned": 1}, "offers to resign in the phase"),
    ({"phase": Phase.RESIGNING, "resigning": WHITE, "resigned": 4}, "resign 4 times the stake"),
    ({"resigned": 1}, "resign 1 times the stake"),
    ({"position": SIXTEEN}, "16 checkers are more than the 15 of standard"),
    ({"ruleset": RULESETS["hypergammon"]}, "15 checkers are more than the 3 of hypergammon"),
    ({"white_rolls": -1}, "players take turns"),
    ({"white_rolls": 5, "black_rolls": 3}, "players take turns"),
]


@pytest.mark.parametrize(("change", "message"), IMPOSSIBLE_GAMES)
def test_games_that_can_never_be(change: dict[str, Any], message: str) -> None:
    """A game built by hand that no table has seen is refused, and it is said why."""
    with pytest.raises(ImpossibleError, match=message):
        replace(BEGUN, **change)


IMPOSSIBLE_MATCHES: list[tuple[dict[str, Any], str]] = [
    ({"target": 0}, "to 1 point or more, not to 0"),
    ({"target": 5, "white": -1}, "a score of -1 is less than none"),
    ({"target": 5, "black": 6}, "a score of 6 is past the target of 5"),
    ({"target": 5, "white": 5, "black": 5}, "only one player can win"),
    ({"target": 5, "white": 4, "crawford_played": True, "terms": Terms(crawford=False)}, "not agreed"),
    ({"target": 5, "white": 3, "crawford_played": True}, "nobody has come within one point"),
]


@pytest.mark.parametrize(("facts", "message"), IMPOSSIBLE_MATCHES)
def test_scores_that_can_never_be(facts: dict[str, Any], message: str) -> None:
    """A score that no match can have is refused, and it is said why."""
    with pytest.raises(ImpossibleError, match=message):
        Match(**facts)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"shown": 4, "multiple": 4}, "a game that shows 4 cannot count 4"),
        ({"multiple": 2}, "a game that shows 1 cannot count 2"),
        ({"multiple": 0}, "a game that shows 1 cannot count 0"),
        ({"ending": Ending.DRAWN}, "a winner unless it is drawn"),
        ({"winner": None}, "a winner unless it is drawn"),
        ({"stake": 6}, "a cube cannot stand for 6"),
    ],
)
def test_outcomes_that_can_never_be(change: dict[str, Any], message: str) -> None:
    """Nobody wins more than the board shows, and the cube stands for 1, 2, 4 and so on."""
    with pytest.raises(ImpossibleError, match=message):
        replace(OUTCOME, **change)


def test_games_that_do_not_belong_to_a_match() -> None:
    """Only the next game of a match that goes on can be recorded, and only once it is over."""
    over = replace(BEGUN, phase=Phase.OVER, outcome=OUTCOME)
    with pytest.raises(ImpossibleError, match="the next game of the match is match, not money"):
        record(Match(target=5), over)
    with pytest.raises(ImpossibleError, match="the next game of the match is crawford, not match"):
        record(Match(target=5, white=4), replace(over, setting=Setting.MATCH))
    with pytest.raises(ImpossibleError, match="the game is not over"):
        record(Match(target=5), replace(BEGUN, setting=Setting.MATCH))
    with pytest.raises(ImpossibleError, match="the match is over"):
        record(Match(target=5, white=5), replace(over, setting=Setting.MATCH))


def test_other_mistakes_of_a_caller() -> None:
    """No die shows 7, nobody resigns four games, and nobody begins without a throw unless winners begin."""
    with pytest.raises(ValueError, match="a die shows 1 to 6"):
        throw(new_game(), 7, 1)
    with pytest.raises(ImpossibleError, match="resign 4 times"):
        offer_resignation(BEGUN, WHITE, 4)
    with pytest.raises(ImpossibleError, match="a throw decides who begins"):
        new_game(starter=WHITE)


def test_whose_checkers() -> None:
    """Each player's checkers are found whoever is on roll; in the opening the board is White's view."""
    board = Position.from_counts({6: 2}, {24: 3})
    game = replace(BEGUN, position=board)

    assert (2, 3) == (game.side_of(WHITE).on_board, game.side_of(BLACK).on_board)
    assert (3, 2) == tuple(replace(game, on_roll=BLACK).side_of(each).on_board for each in (WHITE, BLACK))
    assert (START.on_roll, 15) == (new_game().side_of(WHITE), STANDARD.checkers)


def test_greek_winners_begin_with_a_roll_of_both_dice() -> None:
    """opening.each-game, tavli.cycle: the winner is on roll in the next game, whichever game that is."""
    match = Match(target=5, terms=RULESETS["portes"].terms, last=replace(OUTCOME, winner=BLACK))
    begun = next_game(match, RULESETS["plakoto"])

    assert isinstance(begun, Allowed)
    assert (BLACK, Phase.BEFORE_ROLL) == (begun.state.on_roll, begun.state.phase)
    drawn = replace(match, last=Outcome(None, Ending.DRAWN, 0, 0, 1, ("tavli.plakoto",)))
    after_draw = next_game(drawn, RULESETS["fevga"])
    assert isinstance(after_draw, Allowed)
    assert (None, Phase.OPENING) == (after_draw.state.on_roll, after_draw.state.phase)


def test_money_options_stay_out_of_matches() -> None:
    """match.no-money-options: the games of a match have none; one named by hand does nothing."""
    begun = next_game(Match(target=5, terms=ALL_MONEY_OPTIONS))
    assert isinstance(begun, Allowed)
    assert STANDARD_TERMS == begun.state.terms
    for setting, points in ((Setting.MONEY, 1), (Setting.MATCH, 2), (Setting.CRAWFORD, 2)):
        game = replace(BEGUN, terms=ALL_MONEY_OPTIONS, setting=setting)
        offered = offer_resignation(game, WHITE, 2)
        assert isinstance(offered, Allowed)
        over = accept_resignation(offered.state, BLACK)
        assert isinstance(over, Allowed)
        assert over.state.outcome
        assert points == over.state.outcome.points


def test_each_side_keeps_its_checkers_when_black_begins() -> None:
    """opening.one-die-each: the board is turned to whoever begins, also where the sides are not alike."""
    board = Position.from_counts({6: 2}, {24: 3})
    for white, black in ((5, 2), (2, 5)):
        begun = throw(replace(new_game(), position=board), white, black)
        assert isinstance(begun, Allowed)
        assert (2, 3) == tuple(begun.state.side_of(each).on_board for each in (WHITE, BLACK))


def test_a_game_is_a_value() -> None:
    """Two games with the same facts are the same, so a game can be a key."""
    assert 1 == len({new_game(), new_game()})
    assert isinstance(hash(BEGUN), int)
    assert Game(ruleset=STANDARD, terms=STANDARD_TERMS, position=START) == new_game()
