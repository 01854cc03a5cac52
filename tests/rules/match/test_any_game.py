"""What holds in every game and every match, whatever the players try."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.rules import OFF, Illegal, Move, Play, Position, Roll, legal_plays
from generator.rules.match.codes import ACTION_CODES
from generator.rules.match.cube import beaver, double, drop, may_double, raccoon, take
from generator.rules.match.match import Match, next_game, record
from generator.rules.match.opening import new_game, throw
from generator.rules.match.resign import accept_resignation, offer_resignation, refuse_resignation
from generator.rules.match.state import Ending, Game, GameVerdict, Phase, Player, Setting
from generator.rules.match.terms import BeaverReply, ImpossibleError, Terms
from generator.rules.match.turn import play, roll
from generator.rules.reasons import Allowed
from tests.rules.match.stories import won

ENDGAMES = (
    Position.from_counts({1: 2, 6: 1}, {24: 2, 19: 1}),
    Position.from_counts({1: 1, 3: 2}, {24: 13, 5: 1, 4: 1}),
    Position.from_counts({2: 3}, {24: 14}, other_bar=1),
    Position.from_counts({6: 8, 5: 7}, {19: 8, 20: 7}),
)
PLAIN = {
    "double": double,
    "take": take,
    "drop": drop,
    "beaver": beaver,
    "raccoon": raccoon,
    "accept": accept_resignation,
    "refuse": refuse_resignation,
}
NAMES = (*PLAIN, "double", "double", "take", "throw", "roll", "roll", "play", "play", "resign", "wrong play")

terms = st.builds(
    lambda jacoby, automatic, beavers, raccoons, reply, holland: Terms(
        jacoby=jacoby,
        automatic_doubles=automatic,
        beavers=beavers,
        raccoons=beavers and raccoons,
        beaver_reply=reply,
        holland=holland,
    ),
    st.booleans(),
    st.sampled_from((0, 1, 2, None)),
    st.booleans(),
    st.booleans(),
    st.sampled_from(BeaverReply),
    st.booleans(),
)
games = st.builds(
    lambda agreed, setting, position: replace(new_game(terms=agreed, setting=setting), position=position),
    terms,
    st.sampled_from(Setting),
    st.sampled_from(ENDGAMES),
)
chance = st.randoms(use_true_random=False)


def tried(game: Game, name: str, by: Player, draw: Random) -> GameVerdict:
    """One action, fit or unfit, with what it needs drawn by lot."""
    if name in PLAIN:
        return PLAIN[name](game, by)
    if name == "throw":
        return throw(game, draw.randint(1, 6), draw.randint(1, 6))
    if name == "roll":
        return roll(game, by, Roll(draw.randint(1, 6), draw.randint(1, 6)))
    if name == "resign":
        return offer_resignation(game, by, draw.randint(1, 3))
    found = legal_plays(game.position, game.roll) if game.roll and name == "play" else ()
    wrong = Play((Move(24, OFF, 1),)) if name == "wrong play" else Play()
    return play(game, by, draw.choice(found).play if found else wrong)


def walk(game: Game, draw: Random, steps: int = 60) -> list[tuple[Game, str, Player, GameVerdict]]:
    """What happens when both players try things by lot: each moment, what was tried, and the answer."""
    told = []
    for _ in range(steps):
        name, by = draw.choice(NAMES), draw.choice(tuple(Player))
        verdict = tried(game, name, by, draw)
        told.append((game, name, by, verdict))
        game = verdict.state if isinstance(verdict, Allowed) else game
    return told


def test_walks_reach_everything() -> None:
    """Drawn by lot, every action is allowed in some games and refused in others."""
    draw = Random(81)
    met: set[tuple[str, bool]] = set()
    for number in range(120):
        agreed = Terms(beavers=True, raccoons=True, automatic_doubles=1)
        game = replace(new_game(terms=agreed), position=ENDGAMES[number % len(ENDGAMES)])
        met |= {(name, isinstance(verdict, Allowed)) for _, name, _, verdict in walk(game, draw)}
    everything = {(name, fit) for name in NAMES for fit in (True, False)}
    assert {("wrong play", True)} == everything - met


@settings(max_examples=70)
@given(games, chance)
def test_stake_and_owner(game: Game, draw: Random) -> None:
    """Only ties, takes and doubling back raise the stake, always twofold; ties name no owner."""
    for before, name, by, verdict in walk(game, draw):
        if not isinstance(verdict, Allowed):
            continue
        after = verdict.state
        assert after.cube in (before.cube, 2 * before.cube)
        if after.cube != before.cube:
            assert name in ("throw", "take", "beaver", "raccoon")
        if after.owner is not before.owner:
            assert name in ("take", "beaver")
            assert after.owner is by
            assert by is not before.on_roll
        assert not (before.owner and after.owner is None)


@settings(max_examples=70)
@given(games, chance)
def test_at_most_one_winner(game: Game, draw: Random) -> None:
    """A game that is over stays as it is: every later action is refused, by the rule that ended it."""
    for before, _, _, verdict in walk(game, draw):
        if before.outcome:
            assert isinstance(verdict, Illegal) or before is verdict.state
            assert isinstance(verdict, Illegal)
            assert len(verdict.reasons) == 1


@settings(max_examples=70)
@given(games, chance)
def test_points(game: Game, draw: Random) -> None:
    """A drop costs the stake before the offer; nothing counts more than three times the stake."""
    for before, name, by, verdict in walk(game, draw):
        if not isinstance(verdict, Allowed) or not verdict.state.outcome:
            continue
        outcome = verdict.state.outcome
        if name == "drop":
            assert (before.cube, by.other, Ending.DROPPED) == (outcome.points, outcome.winner, outcome.ending)
        else:
            assert outcome.points in (before.cube, 2 * before.cube, 3 * before.cube)
        jacoby = before.terms.jacoby and before.setting is Setting.MONEY and before.owner is None
        assert not jacoby or outcome.points == before.cube


@settings(max_examples=70)
@given(games, chance)
def test_refusals(game: Game, draw: Random) -> None:
    """A refusal names rules, each once; only a play that was judged names moves."""
    for before, name, by, verdict in walk(game, draw):
        if isinstance(verdict, Allowed):
            continue
        codes = [reason.code for reason in verdict.reasons]
        judged = name in ("play", "wrong play") and before.phase is Phase.TO_PLAY and by is before.on_roll
        assert codes
        assert len(set(codes)) == len(codes)
        assert judged or (set(codes) <= set(ACTION_CODES) and verdict.moves == ())


@settings(max_examples=70)
@given(games, chance)
def test_who_may_double_by_the_history(game: Game, draw: Random) -> None:
    """Who may double follows from what has happened: the last to take, on an own turn, before the roll."""
    last_taker: Player | None = None
    for before, name, by, verdict in walk(game, draw):
        if before.phase is Phase.BEFORE_ROLL and before.setting in (Setting.MONEY, Setting.MATCH):
            allowed = {each for each in Player if may_double(before, each)}
            assert allowed == {before.on_roll} & ({last_taker} if last_taker else set(Player))
        elif before.phase is not Phase.BEFORE_ROLL or before.setting is Setting.CRAWFORD:
            assert not any(may_double(before, each) for each in Player)
        if isinstance(verdict, Allowed) and (
            name == "beaver" or (name == "take" and by is not before.on_roll)
        ):
            last_taker = by


@settings(max_examples=60)
@given(games, chance)
def test_nobody_is_ever_stuck(game: Game, draw: Random) -> None:
    """Until a game is over there is always something that somebody may do."""
    every = ("throw", "roll", "play", "take", "accept")
    for before, _, _, _ in walk(game, draw, 40):
        fit = [name for name in every for by in Player if isinstance(tried(before, name, by, draw), Allowed)]
        assert fit or before.outcome


def allowed(verdict: GameVerdict) -> Game:
    """The game after an action that must be allowed."""
    assert isinstance(verdict, Allowed)
    return verdict.state


@settings(max_examples=200)
@given(st.integers(1, 13), st.lists(st.tuples(st.sampled_from(Player), st.sampled_from((1, 1, 1, 2, 3)))))
def test_matches(target: int, results: list[tuple[Player, int]]) -> None:
    """The first game begun with a player one point away is the Crawford game, and no other is."""
    match = Match(target=target)
    scores, crawford = [(0, 0)], []
    for winner, shown in results:
        begun = next_game(match)
        if max(scores[-1]) >= target:
            assert isinstance(begun, Illegal)
            break
        game = allowed(begun)
        crawford.append(game.setting is Setting.CRAWFORD)
        match = record(match, allowed(won(game, winner, shown)))
        white, black = scores[-1]
        scores.append((white + shown, black) if winner is Player.WHITE else (white, black + shown))
        assert (min(scores[-1][0], target), min(scores[-1][1], target)) == (match.white, match.black)
    before = [max(score) == target - 1 for score in scores[: len(crawford)]]
    due = [near and not any(before[:number]) for number, near in enumerate(before)]
    assert due == crawford
    assert (match.winner is None) == (max(scores[-1]) < target)


@given(st.integers(-3, 20), st.integers(-3, 20), st.integers(-3, 20), st.booleans())
def test_a_score_is_possible_or_refused(target: int, white: int, black: int, played: bool) -> None:
    """Any three numbers are a match that can be played on, or are refused with a message."""
    possible = (
        target >= 1
        and all(0 <= points <= target for points in (white, black))
        and not white == black == target
        and (not played or max(white, black) >= target - 1)
    )
    if not possible:
        with pytest.raises(ImpossibleError, match=r"\w+ \w+"):
            Match(target=target, white=white, black=black, crawford_played=played)
        return
    match = Match(target=target, white=white, black=black, crawford_played=played)
    assert isinstance(next_game(match), Illegal if target in (white, black) else Allowed)
