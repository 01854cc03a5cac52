"""The GNU Backgammon program keeps cube, score and Crawford game as we do."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from generator.rules import START, Roll
from generator.rules.match.advice import is_dead_cube
from generator.rules.match.cube import beaver, double, drop, may_double, raccoon, take
from generator.rules.match.match import Match, next_game, record
from generator.rules.match.opening import new_game
from generator.rules.match.resign import accept_resignation, offer_resignation
from generator.rules.match.state import Game, GameVerdict, Phase, Player, Setting
from generator.rules.match.terms import Terms
from generator.rules.reasons import Allowed

WHITE, BLACK = Player.WHITE, Player.BLACK
CUBES = ((1, None), (2, WHITE), (2, BLACK), (4, WHITE), (8, BLACK))
RESIGNATIONS = {1: "resign normal", 2: "resign gammon", 3: "resign backgammon"}
NUMBER = {None: -1, BLACK: 0, WHITE: 1}
"""The players as the program numbers them, White as its X."""

Said = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """A game of a match at one moment."""

    match: Match
    game: Game

    @property
    def xgid(self) -> str:
        """The moment as the program reads it."""
        owner, turn = ({None: 0, WHITE: 1, BLACK: -1}[who] for who in (self.game.owner, self.game.on_roll))
        dice = f"{self.game.roll.high}{self.game.roll.low}" if self.game.roll else "00"
        crawford = int(self.game.setting is Setting.CRAWFORD and self.match.target > 1)
        score = f"{self.match.white}:{self.match.black}:{crawford}:{self.match.target}"
        cube = self.game.cube.bit_length() - 1
        return f"XGID=-b----E-C---eE---c-e----B-:{cube}:{owner}:{turn}:{dice}:{score}:10"


def ask(folder: Path, questions: list[dict[str, Any]]) -> list[list[Said]]:
    """What the program says to each question, after each of its commands."""
    asked, answered = folder / "asked", folder / "answered"
    asked.write_text("\n".join(json.dumps(question) for question in questions), encoding="utf-8")
    command = [sys.executable, "-m", "tests.rules.match.gnubg_table", str(asked), str(answered)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-500:]
    return [json.loads(line) for line in answered.read_text(encoding="utf-8").splitlines()]


def state(verdict: GameVerdict) -> Game:
    """The game after an action that must be allowed."""
    assert isinstance(verdict, Allowed), verdict
    return verdict.state


def moments() -> Iterator[Moment]:
    """Every score of short matches, with every cube that can stand there, before and after a roll."""
    for target in (1, 2, 6):
        for white, black, played in product(range(target), range(target), (False, True)):
            if played and (target == 1 or max(white, black) < target - 1):
                continue
            match = Match(target=target, white=white, black=black, crawford_played=played)
            begun = state(next_game(match))
            for (cube, owner), on_roll, roll in product(CUBES, Player, (None, Roll(3, 1))):
                if match.setting is Setting.CRAWFORD and cube > 1:
                    continue
                phase = Phase.TO_PLAY if roll else Phase.BEFORE_ROLL
                yield Moment(
                    match, replace(begun, cube=cube, owner=owner, on_roll=on_roll, roll=roll, phase=phase)
                )


def score_of(said: Said, match: Match) -> str:
    """The program's score and what its next game is, in our words; it counts points beyond the target."""
    if said.get("over") or max(said["score"]) >= match.target:
        return "over"
    black, white = said["score"]
    return f"{white}-{black} {'crawford' if said['crawford'] else 'no crawford'}"


def our_score(match: Match) -> str:
    """Our score and what the next game is."""
    if match.winner:
        return "over"
    crawford = "crawford" if match.setting is Setting.CRAWFORD else "no crawford"
    return f"{match.white}-{match.black} {crawford}"


def test_who_may_double(tmp_path: Path) -> None:
    """The program lets a player double exactly where the rules do and the cube is not dead.

    It refuses dead cubes, which the rules allow; so match.dead-cube is compared too.
    """
    every = list(moments())
    answers = ask(tmp_path, [{"xgid": one.xgid, "do": ["double"]} for one in every])
    seen = set()
    for one, said in zip(every, answers, strict=True):
        by = one.game.on_roll
        assert by
        may, dead = may_double(one.game, by), is_dead_cube(one.match, by, one.game.cube)
        seen.add((may, dead))
        assert bool(said[-1]["doubled"]) == (may and not dead), one.xgid
    assert {(True, True), (True, False), (False, True), (False, False)} == seen


def test_what_takes_and_drops_lead_to(tmp_path: Path) -> None:
    """After a take stake and owner are the program's, after a drop its score, match by match."""
    every = [
        one
        for one in moments()
        if (by := one.game.on_roll)
        and may_double(one.game, by)
        and not is_dead_cube(one.match, by, one.game.cube)
    ]
    taken = ask(tmp_path, [{"xgid": one.xgid, "do": ["double", "accept"]} for one in every])
    dropped = ask(tmp_path, [{"xgid": one.xgid, "do": ["double", "drop"]} for one in every])
    for one, after_take, after_drop in zip(every, taken, dropped, strict=True):
        by = one.game.on_roll
        assert by
        offered = state(double(one.game, by))
        game = state(take(offered, by.other))
        over = record(one.match, state(drop(offered, by.other)))
        assert after_take[-1]["cube"] == game.cube
        assert after_take[-1]["owner"] == NUMBER[game.owner]
        assert after_take[-1]["turn"] == NUMBER[game.on_roll]
        assert score_of(after_drop[-1], one.match) == our_score(over), one.xgid
    assert len(every) >= 100


def test_what_resignations_count(tmp_path: Path) -> None:
    """Single games, gammons and backgammons given up bring the program's score at every cube."""
    every = [(one, shown) for one in moments() for shown in RESIGNATIONS]
    answers = ask(
        tmp_path, [{"xgid": one.xgid, "do": [RESIGNATIONS[shown], "accept"]} for one, shown in every]
    )
    for (one, shown), said in zip(every, answers, strict=True):
        by = one.game.on_roll
        assert by
        over = state(accept_resignation(state(offer_resignation(one.game, by, shown)), by.other))
        assert score_of(said[-1], one.match) == our_score(record(one.match, over)), (one.xgid, shown)


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_matches(tmp_path: Path, seed: int) -> None:
    """In whole matches the program has its Crawford game where we have it, and none twice."""
    draw = random.Random(seed)
    questions: list[dict[str, Any]] = []
    for _ in range(25):
        shown = [draw.choice((1, 1, 1, 2)) for _ in range(11)]
        lines = [command for each in shown for command in ("new game", RESIGNATIONS[each], "accept")]
        questions.append(
            {"do": [f"set seed {draw.randint(1, 9999)}", "new match 6", *lines[1:]], "shown": shown}
        )
    games = 0
    for question, said in zip(questions, ask(tmp_path, questions), strict=True):
        match, crawford_games = Match(target=6), 0
        for number, shown in enumerate(question["shown"]):
            begun, _, after = said[1 + 3 * number : 4 + 3 * number]
            by = WHITE if begun["turn"] else BLACK
            game = replace(state(next_game(match)), phase=Phase.BEFORE_ROLL, on_roll=by)
            assert bool(begun["crawford"]) == (game.setting is Setting.CRAWFORD)
            crawford_games += begun["crawford"]
            match = record(
                match, state(accept_resignation(state(offer_resignation(game, by, shown)), by.other))
            )
            assert match.winner or after["score"] == [match.black, match.white]
            games += 1
            if match.winner:
                assert score_of(after, match) == "over"
                break
        assert crawford_games <= 1
        assert match.winner
    assert games >= 100


def test_beavers_and_raccoons(tmp_path: Path) -> None:
    """money.beaver, money.raccoon: stake, owner and who answers are the program's after each step."""
    xgid = "XGID=-b----E-C---eE---c-e----B-:{}:{}:1:00:0:0:2:0:10"
    game = replace(
        new_game(terms=Terms(beavers=True, raccoons=True)),
        position=START,
        phase=Phase.BEFORE_ROLL,
        on_roll=WHITE,
    )
    for cube, owner in ((1, None), (2, WHITE), (8, WHITE)):
        start = replace(game, cube=cube, owner=owner)
        steps = [state(double(start, WHITE))]
        steps.append(state(beaver(steps[-1], BLACK)))
        steps.append(state(raccoon(steps[-1], WHITE)))
        steps.append(state(take(steps[-1], BLACK)))
        at = xgid.format(cube.bit_length() - 1, int(owner is WHITE))
        (said,) = ask(tmp_path, [{"xgid": at, "do": ["double", "redouble", "redouble", "accept"]}])
        assert [(one["cube"], one["owner"]) for one in said[1:]] == [
            (step.cube, NUMBER[step.owner]) for step in steps
        ]
        assert [one["turn"] for one in said[1:4]] == [NUMBER[step.to_answer] for step in steps[:3]]
        assert said[4]["turn"] == NUMBER[steps[3].on_roll]
