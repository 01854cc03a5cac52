"""What one rule changes on one board: the plays it forbids, the plays it allows, and the refused tries."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from generator.mining.player import worth
from generator.mining.world import Moves, Spot, World, world
from generator.notation import format_position
from generator.rules import (
    STANDARD,
    LegalPlay,
    Location,
    Place,
    Play,
    PlayGraph,
    Position,
    Reason,
    legal_plays,
    location_key,
    play_graph,
)


@dataclass(frozen=True)
class Study:
    """One rule on one board with a roll."""

    rule: str
    """A switchable rule."""
    spot: Spot
    """The board and the roll."""
    consequence: str | None = None
    """The rule that is asked for, if it is one that follows from ``rule`` and has no switch of its own."""

    @property
    def asked(self) -> str:
        """The rule that the question is about."""
        return self.consequence or self.rule

    @property
    def name(self) -> str:
        """A text that names this study, to draw by."""
        return f"{self.asked}/{format_position(self.spot.position)}/{self.spot.roll}"

    @property
    def here(self) -> World:
        """The turn as it is."""
        return world(self.spot)

    @property
    def there(self) -> World:
        """The turn of somebody who does not know the rule."""
        return world(self.spot, self.rule)

    @property
    def exercised(self) -> bool:
        """Whether the rule changes the legal results."""
        return self.here.boards != self.there.boards

    @cached_property
    def legal(self) -> tuple[LegalPlay, ...]:
        """The legal plays."""
        return legal_plays(self.spot.position, self.spot.roll)

    @cached_property
    def believed(self) -> tuple[LegalPlay, ...]:
        """The plays that are legal to somebody who does not know the rule."""
        return legal_plays(self.spot.position, self.spot.roll, STANDARD.without(self.rule))

    @cached_property
    def mistakes(self) -> tuple[LegalPlay, ...]:
        """Plays that somebody makes who does not know the rule, the most tempting first.

        A play that leaves the own checkers as a legal one does is left out: only its way would be wrong.
        """
        right = {board.on_roll for board in self.here.results}
        return by_temptation(
            play
            for play in self.believed
            if play.result.on_roll not in right
            and not (self.rule == "movement.direction" and to_and_fro(play.play))
        )

    @cached_property
    def overlooked(self) -> tuple[LegalPlay, ...]:
        """Legal plays that somebody does not see who does not know the rule, the most tempting first."""
        seen = self.there.results
        return by_temptation(play for play in self.legal if play.result not in seen)

    @cached_property
    def graph(self) -> PlayGraph:
        """Every try of the turn and its fate."""
        return play_graph(self.spot.position, self.spot.roll)

    @cached_property
    def refused(self) -> tuple[tuple[Moves, Reason], ...]:
        """First moves that the rule refuses, each with the reason; the most tempting first."""
        start, found = self.graph.nodes[0], {}
        for (source, _die), refusal in start.refused.items():
            found[(source, refusal.target)] = refusal.reasons
        for (source, target), reasons in start.misplaced.items():
            found.setdefault((source, target), reasons)
        told = [
            (((source, target),), reason)
            for (source, target), reasons in found.items()
            for reason in reasons
            if reason.code == self.rule and {one.code for one in reasons} <= {self.rule, *_BESIDE}
            if self.rule != "movement.dice-separate" or reason.n == self.spot.roll.high + self.spot.roll.low
        ]
        return tuple(sorted(told, key=lambda one: _order(one[0])))


_BESIDE = frozenset({"bearoff.start"})
"""A second reason that does not hide the first."""


def to_and_fro(play: Play) -> bool:
    """Whether one checker makes two moves, or two checkers change places: nobody plays so."""
    return bool({move.target for move in play.moves} & {move.source for move in play.moves})


def by_temptation(plays: Iterator[LegalPlay]) -> tuple[LegalPlay, ...]:
    """Return plays, those first that a sensible player would like best; ties by the board's order."""
    return tuple(sorted(plays, key=lambda play: -worth(play.result)))


def _order(moves: Moves) -> tuple[int, int]:
    source, target = moves[0]
    start = 25 if isinstance(source, Place) else source
    end = 0 if isinstance(target, Place) else target
    return (-start, end)


def written(position: Position, play: Play) -> str:
    """Write a play, legal or not, as a person would: hits of a lone checker marked, equal moves together."""
    struck: set[Location] = set()
    words: list[list[str | int]] = []
    for move in play.moves:
        hit = isinstance(move.target, int) and move.target not in struck and position.enemy(move.target) == 1
        if hit:
            struck.add(move.target)
        way = f"{location_key(move.source)}/{location_key(move.target)}"
        if words and words[-1][0] == way and not hit:
            words[-1][1] = int(words[-1][1]) + 1
        else:
            words.append([way, 1, "*" * hit])
    return " ".join(f"{way}{star}" + (f"({times})" if int(times) > 1 else "") for way, times, star in words)


def written_moves(moves: Moves) -> str:
    """Write single moves one after the other."""
    return " ".join(f"{location_key(source)}/{location_key(target)}" for source, target in moves)
