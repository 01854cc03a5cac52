"""The positions of a game in a match file, worked out from its plays.

A compound play such as ``24/14`` leaves open where it stops, and so which blots it hits. All positions that
it can mean are kept until later turns tell them apart; a guess made too early would make legal plays look
illegal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from generator.notation.faults import TextFault, UnreadableError
from generator.notation.mat_model import CannotMove, MatGame, MatTurn, Played, Unrecorded
from generator.rules import (
    BAR,
    STANDARD,
    START,
    Journey,
    Location,
    Place,
    Position,
    Roll,
    RuleSet,
    readings,
    results,
)

Rolled = Played | CannotMove | Unrecorded
Moves = dict[Position, frozenset[Position]]
"""For each position before a turn, the positions it can lead to."""

MOST_POSSIBLE: Final = 2000
"""More positions than this, after several plays in a row that were not recorded, are not followed."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """A turn with a roll, and the positions it can have been played from and to.

    The side that moves stands first in both, in its own numbering.
    """

    turn: MatTurn
    before: frozenset[Position]
    after: frozenset[Position]
    """Empty if the play is legal in none of the positions before it; nothing is replayed after that."""


def replay(game: MatGame, ruleset: RuleSet = STANDARD, start: Position = START) -> tuple[Replayed, ...]:
    """Return each turn of a game that has a roll, with all positions that the whole game leaves possible.

    A play that is not legal ends the replay, its ``after`` empty; so does a roll said to be unplayable that
    can be played. Raises UnreadableError (MAT_UNSETTLED) if too many plays in a row were not recorded.
    """
    turns: list[MatTurn] = []
    steps: list[Moves] = []
    possible = frozenset([start])
    for turn in game.turns:
        if not isinstance(turn.action, Rolled):
            continue
        if turns:
            turned = turns[-1].player != turn.player
            possible = frozenset(each.flipped() for each in possible) if turned else possible
        turns.append(turn)
        steps.append(moves_of(turn.action, possible, ruleset))
        possible = frozenset().union(*steps[-1].values())
        if len(possible) > MOST_POSSIBLE:
            message = "too many plays in a row are not recorded; the position is not known any more"
            raise UnreadableError([TextFault("MAT_UNSETTLED", message, turn.line)])
        if not possible:
            break
    return tuple(settled(turns, steps))


def moves_of(action: Rolled, possible: Iterable[Position], ruleset: RuleSet) -> Moves:
    """Return what a turn can lead to from each position; nothing where it is not legal."""
    return {position: frozenset(ends(position, action, ruleset)) for position in possible}


def ends(position: Position, action: Rolled, ruleset: RuleSet) -> Iterator[Position]:
    """Yield the positions that one turn can lead to."""
    match action:
        case Unrecorded(roll):
            yield from results(position, roll, ruleset)
        case CannotMove(roll):
            if set(results(position, roll, ruleset)) == {position}:
                yield position
        case Played(roll, journeys):
            for way in ways(journeys, roll):
                yield from (found.result for found in readings(position, roll, way, ruleset))


def ways(journeys: tuple[Journey, ...], roll: Roll) -> Iterator[tuple[Journey, ...]]:
    """Yield a written play, and with its stop named if one checker may have made both numbers.

    Marks do not decide: not every server marks a hit on the way.
    """
    yield journeys
    if roll.is_double or len(journeys) != 1 or journeys[0].via or journeys[0].times != 1:
        return
    source, target = number_of(journeys[0].source), number_of(journeys[0].target)
    for stop in (source - roll.high, source - roll.low):
        if stop > target:
            yield (replace(journeys[0], via=(stop,)),)


def number_of(location: Location) -> int:
    """Return a place as a number that dice are subtracted from: the bar 25, off 0."""
    if isinstance(location, Place):
        return 25 if location is BAR else 0
    return location


def settled(turns: list[MatTurn], steps: list[Moves]) -> list[Replayed]:
    """Return the turns without the positions that a later turn rules out."""
    found: list[Replayed] = []
    later: frozenset[Position] | None = None
    for number in range(len(turns) - 1, -1, -1):
        kept = steps[number]
        if later is not None:
            kept = {before: after & later for before, after in kept.items()}
        after = frozenset().union(*kept.values())
        before = frozenset(each for each, reached in kept.items() if reached) or frozenset(kept)
        found.append(Replayed(turns[number], before, after))
        turned = number > 0 and turns[number].player != turns[number - 1].player
        later = frozenset(each.flipped() for each in before) if turned else before
    return found[::-1]
