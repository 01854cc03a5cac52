"""Asks the state machine of games and matches, and the table of dice, what an item's situation allows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from generator.errors import GeneratorError
from generator.quizzes.cases import (
    Agreed,
    Ask,
    Case,
    Crawford,
    CubeCase,
    Ended,
    MatchCase,
    Offered,
    Owner,
    ScoreCase,
    ThrowCase,
    ThrowCode,
    Turn,
)
from generator.quizzes.model import Board
from generator.rules import STANDARD, Illegal, Position, Roll
from generator.rules.match import cube, resign, turn
from generator.rules.match.match import Match
from generator.rules.match.score import ended
from generator.rules.match.state import Game, GameVerdict, Outcome, Phase, Player, Setting
from generator.rules.match.terms import AGREED_AUTOMATIC_DOUBLES, STANDARD_TERMS, ImpossibleError, Terms
from generator.rules.table import Area, Code, Die, NotNamed, Rest, read

YOU, OPPONENT = Player.WHITE, Player.BLACK
"""The machine names its players; which checkers are yours makes no difference to it."""
_A_ROLL: Final = Roll(2, 1)
"""Stands for a roll whose numbers do not matter."""
_CODES: Final = {
    ThrowCode.FRIENDLY: Code.FRIENDLY,
    ThrowCode.IBF: Code.IBF,
    ThrowCode.AMERICAN: Code.USBGF,
}


class CaseError(GeneratorError):
    """A situation that cannot be, or that no rule speaks of; says so to the author."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the machine says of a question that is answered with yes or no."""

    allowed: bool
    rules: tuple[str, ...] = ()
    """Ids of all rules against it."""


def ruling(case: Case, board: Board | None) -> Ruling | None:
    """Return the answer to a yes-or-no question; None for a game that is scored. CaseError as above."""
    try:
        if isinstance(case, CubeCase):
            return _answer(_ACTIONS[case.ask](game_of(case, board)))
        if isinstance(case, MatchCase):
            return _answer(cube.double(_next_game(case), YOU))
        return thrown(case) if isinstance(case, ThrowCase) else None
    except ImpossibleError as error:
        raise CaseError(str(error)) from None


def outcome(case: ScoreCase, board: Board | None) -> Outcome:
    """Return what the game counts. CaseError: it is not over, or not as the case says."""
    try:
        game = _scored_game(case, board)
        if case.ended is Ended.OFF:
            found = ended(game)
        elif case.ended is Ended.DROP:
            found = _after(cube.drop(_after(cube.double(game, YOU)), OPPONENT)).outcome
        else:
            offer = resign.offer_resignation(game, OPPONENT, case.resigned)
            found = _after(resign.accept_resignation(_after(offer), YOU)).outcome
    except ImpossibleError as error:
        raise CaseError(str(error)) from None
    if found is None:
        raise CaseError("the game is not over: the side whose position this is still has checkers")
    if found.winner is not YOU:
        raise CaseError("write the position from the side of the winner")
    return found


def _after(verdict: GameVerdict) -> Game:
    if isinstance(verdict, Illegal):
        raise CaseError(f"this cannot happen: {', '.join(reason.code for reason in verdict.reasons)}")
    return verdict.state


def _answer(verdict: GameVerdict) -> Ruling:
    if isinstance(verdict, Illegal):
        return Ruling(allowed=False, rules=tuple(reason.code for reason in verdict.reasons))
    return Ruling(allowed=True)


def _scored_game(case: ScoreCase, board: Board | None) -> Game:
    limit = AGREED_AUTOMATIC_DOUBLES if case.automatic else case.ruleset.terms.automatic_doubles
    terms = replace(case.ruleset.terms, jacoby=case.jacoby, automatic_doubles=max(limit or 0, case.automatic))
    return Game(
        ruleset=case.ruleset,
        terms=terms,
        position=case.ruleset.start if board is None else board.position,
        setting=Setting.MATCH if case.in_match else Setting.MONEY,
        phase=Phase.BEFORE_ROLL,
        on_roll=YOU,
        cube=case.cube,
        owner=_PLAYERS[case.owner],
        automatic_doubles=case.automatic,
    )


_PLAYERS: Final = {Owner.MIDDLE: None, Owner.YOU: YOU, Owner.OPPONENT: OPPONENT}


def game_of(case: CubeCase, board: Board | None) -> Game:
    """Return the game at the moment of which a question about the cube asks."""
    roller = OPPONENT if case.turn is Turn.OPPONENT or case.offered is Offered.DOUBLE else YOU
    phase = Phase.TO_PLAY if case.rolled else Phase.BEFORE_ROLL
    if case.offered is not None:
        phase = Phase.DOUBLED if case.offered is Offered.DOUBLE else Phase.BEAVERED
    opening = case.turn is Turn.NOBODY
    position = case.ruleset.start if board is None else board.position
    return Game(
        ruleset=case.ruleset,
        terms=_terms(case),
        position=_seen_by(roller, position),
        setting=Setting.MONEY if case.match is None else match_of(case.match).setting,
        phase=Phase.OPENING if opening else phase,
        on_roll=None if opening else roller,
        roll=_A_ROLL if case.rolled and case.offered is None and not opening else None,
        cube=case.value,
        owner=_PLAYERS[case.owner],
        white_rolls=case.rolls,
        black_rolls=case.rolls,
    )


def _seen_by(player: Player, position: Position) -> Position:
    return position if player is YOU else position.flipped()


def _terms(case: CubeCase) -> Terms:
    agreed = case.agreed
    return replace(
        case.ruleset.terms,
        jacoby=Agreed.JACOBY in agreed,
        automatic_doubles=AGREED_AUTOMATIC_DOUBLES if Agreed.AUTOMATIC in agreed else 0,
        beavers=Agreed.BEAVERS in agreed or Agreed.RACCOONS in agreed,
        raccoons=Agreed.RACCOONS in agreed,
        holland=Agreed.HOLLAND in agreed,
    )


def match_of(case: MatchCase) -> Match:
    """Return the match. CaseError: what the case says of the Crawford game cannot be true at this score."""
    match = Match(
        target=case.to,
        white=case.you,
        black=case.opponent,
        crawford_played=case.crawford is Crawford.OVER,
        terms=replace(STANDARD_TERMS, crawford=case.crawford is not Crawford.NONE),
    )
    if match.winner is not None:
        raise CaseError("the match is over at this score")
    if case.crawford is Crawford.NOW and match.setting is not Setting.CRAWFORD:
        raise CaseError("nobody needs just one point, so the Crawford game is not now")
    return match


def _next_game(case: MatchCase) -> Game:
    """Return the next game of a match when you are on roll."""
    match = match_of(case)
    return Game(
        ruleset=STANDARD,
        terms=match.terms,
        position=STANDARD.start,
        setting=match.setting,
        phase=Phase.BEFORE_ROLL,
        on_roll=YOU,
    )


def thrown(case: ThrowCase) -> Ruling:
    """Return whether a throw counts. CaseError: the rules do not say."""
    first, second = (Die(die.number, Area(die.lies.value), Rest(die.rests.value)) for die in case.dice)
    verdict = read(first, second, _CODES[case.code])
    if isinstance(verdict, NotNamed):
        raise CaseError(f"under this code no rule says whether it counts; nearest: {verdict.rules}")
    if isinstance(verdict, Illegal):
        return Ruling(allowed=False, rules=tuple(reason.code for reason in verdict.reasons))
    return Ruling(allowed=True)


_ACTIONS: Final[dict[Ask, Callable[[Game], GameVerdict]]] = {
    Ask.DOUBLE: lambda game: cube.double(game, YOU),
    Ask.ROLL: lambda game: turn.roll(game, YOU, _A_ROLL),
    Ask.TAKE: lambda game: cube.take(game, YOU),
    Ask.DROP: lambda game: cube.drop(game, YOU),
    Ask.BEAVER: lambda game: cube.beaver(game, YOU),
    Ask.RACCOON: lambda game: cube.raccoon(game, YOU),
}
