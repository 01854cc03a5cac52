"""The doubling cube: offering, taking, dropping, and the beavers of money games."""

from __future__ import annotations

from dataclasses import replace

from generator.rules.match.codes import refused
from generator.rules.match.score import dropped
from generator.rules.match.state import OFFERS, Game, GameVerdict, Phase, Player, Setting
from generator.rules.match.terms import BeaverReply
from generator.rules.match.turn import ended_by, waiting
from generator.rules.reasons import Allowed

HOLLAND_ROLLS = 2
"""Rolls that both must have played before anybody doubles, where it is agreed (match.holland)."""

LARGEST_FACE = 64


def face(value: int) -> int:
    """Return the face of the cube that shows a stake.

    cube.faces: 2 to 64. cube.start-64: 64 stands for 1. cube.no-limit: past 64 the faces come again from 2.
    """
    shown = value
    while shown > LARGEST_FACE:
        shown //= LARGEST_FACE
    return LARGEST_FACE if shown == 1 else shown


def double_faults(game: Game, by: Player) -> tuple[str, ...]:
    """Return every rule that a double by this player would break now; none if the player may double.

    Whether the player has a legal move does not matter (cube.blocked-may-double), nor how high the cube
    stands (cube.no-limit).
    """
    if game.outcome is not None:
        return ended_by(game)
    broken = [] if game.terms.cube else ["equipment.cube-optional"]
    if game.phase is not Phase.OPENING:
        broken += waiting(game)
    if by is not game.on_roll or game.roll is not None:
        broken.append("cube.when")
    if game.owner is by.other:
        broken.append("cube.ownership")
    if game.setting is Setting.CRAWFORD:
        broken.append("match.crawford")
    if holland_forbids(game):
        broken.append("match.holland")
    return tuple(broken)


def holland_forbids(game: Game) -> bool:
    """Whether the Holland rule, if agreed, keeps the cube out of play for now (match.holland)."""
    agreed = game.terms.holland and game.setting is Setting.POST_CRAWFORD
    return agreed and min(game.white_rolls, game.black_rolls) < HOLLAND_ROLLS


def may_double(game: Game, by: Player) -> bool:
    """Whether a player may double now."""
    return not double_faults(game, by)


def double(game: Game, by: Player) -> GameVerdict:
    """Return the game with the cube offered at twice the stake.

    cube.when, cube.first-double, cube.ownership, cube.redouble, match.crawford, match.holland.
    """
    broken = double_faults(game, by)
    return refused(*broken) if broken else Allowed(replace(game, phase=Phase.DOUBLED))


def answer_faults(game: Game, by: Player, nothing_offered: str) -> tuple[str, ...]:
    """Return the rules broken by answering an offer of the cube now."""
    if game.outcome is not None:
        return ended_by(game)
    if game.phase not in OFFERS:
        return (*waiting(game), nothing_offered)
    return () if by is game.to_answer else ("cube.must-answer",)


def take(game: Game, by: Player) -> GameVerdict:
    """Return the game after a double, a beaver or a raccoon is taken: the stake is twice as high.

    cube.take, cube.ownership: the taker of a double owns the cube. money.beaver, money.raccoon: the beaverer
    keeps it. The player on roll rolls next.
    """
    broken = answer_faults(game, by, "cube.take")
    return refused(*broken) if broken else Allowed(raised(game, Phase.BEFORE_ROLL))


def raised(game: Game, phase: Phase) -> Game:
    """Return the game with what is offered in force, owned by the opponent of the player on roll."""
    assert game.on_roll is not None  # noqa: S101 - nothing is offered before the first turn
    return replace(game, cube=game.cube * 2, owner=game.on_roll.other, phase=phase)


def drop(game: Game, by: Player) -> GameVerdict:
    """Return the game lost by whoever drops, at the stake before the offer (cube.drop, cube.drop-no-gammon).

    money.beaver, money.raccoon: whether these may be dropped is a matter of the terms.
    """
    broken = answer_faults(game, by, "cube.drop")
    if not broken and game.terms.beaver_reply is BeaverReply.MUST_PLAY:
        broken = {Phase.BEAVERED: ("money.beaver",), Phase.RACCOONED: ("money.raccoon",)}.get(game.phase, ())
    if broken:
        return refused(*broken)
    return Allowed(replace(game, phase=Phase.OVER, outcome=dropped(game, by.other)))


def beaver(game: Game, by: Player) -> GameVerdict:
    """Return the game after a doubled player has taken and at once doubled again, keeping the cube.

    money.beaver. The doubler answers it: see :class:`generator.rules.match.terms.BeaverReply`.
    """
    broken = back_faults(game, by, Phase.DOUBLED, "money.beaver", agreed=game.terms.beavers)
    return refused(*broken) if broken else Allowed(raised(game, Phase.BEAVERED))


def raccoon(game: Game, by: Player) -> GameVerdict:
    """Return the game after the doubler has answered a beaver by doubling again; the beaverer keeps the cube.

    money.raccoon.
    """
    broken = back_faults(game, by, Phase.BEAVERED, "money.raccoon", agreed=game.terms.raccoons)
    return refused(*broken) if broken else Allowed(raised(game, Phase.RACCOONED))


def back_faults(game: Game, by: Player, phase: Phase, rule: str, *, agreed: bool) -> tuple[str, ...]:
    """Return every rule broken by doubling back now; the phase is the one in which that may be done."""
    if game.outcome is not None:
        return ended_by(game)
    broken = [] if game.terms.cube else ["equipment.cube-optional"]
    if game.in_match:
        broken.append("match.no-money-options")
    elif not agreed:
        broken.append("money.agree-first")
    if game.phase is not phase:
        broken += [*waiting(game), rule]
    elif by is not game.to_answer:
        broken.append("cube.must-answer")
    return tuple(broken)
