"""Generators of other packages, each as its package offers it; one that is not installed is told so.

Only gnubg-nn is installed with the tests. For the others make a virtual environment of its own, install them
there without what they need, and run ``python -m tests.bench.engine`` with its Python from the root of the
sources: the packages which that Python finds are measured.

Left out, since no whole set of results can be asked of them: open-spiel cannot be given a position and plays
a double as two turns, pgx and nard-backgammon list single moves, pygammon says only whether a move may be
made, and willse-backgammon needs a library that opens windows.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, distribution, version
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any, Final

from generator.rules import Position, Roll, Side


@dataclass(frozen=True, slots=True)
class Generator:
    """A way to list what a roll can be played to."""

    prepare: Callable[[Position, Roll], tuple[Any, ...]]
    """Its own board and dice, made before the clock starts."""
    solve: Callable[..., Any]
    """What is measured: from those to a full list."""
    ends: Callable[[Position, Any], set[Position]]
    """The list as positions, read after the clock has stopped; no legal move is the position itself."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A package and how its generator is asked."""

    package: str
    kind: str
    """What it is written in, and what it lists."""
    load: Callable[[], Generator]

    def open(self) -> tuple[str, Generator | None]:
        """Its name with the version, and its generator; None if it is not installed or does not start."""
        try:
            name = f"{self.package} {version(self.package)}"
            return name, self.load()
        except (PackageNotFoundError, ImportError):
            return self.package, None


def position_of(own: Iterable[int], own_bar: int, enemy: Iterable[int], enemy_bar: int) -> Position:
    """A position from counts of both sides on the mover's points 1 to 24."""
    return Position(Side(tuple(own), own_bar), Side(tuple(enemy)[::-1], enemy_bar))


def signed(position: Position) -> list[int]:
    """Counts on the mover's points 1 to 24, the opponent's below zero."""
    return [
        mine - theirs
        for mine, theirs in zip(position.on_roll.points, position.opponent.points[::-1], strict=True)
    ]


def alone(package: str, path: str) -> ModuleType:
    """A module of a package without the rest of it, which here would open windows."""
    file = distribution(package).locate_file(path)
    spec = spec_from_file_location("alone", str(file))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def gnubg_nn() -> Generator:
    """GNU Backgammon's evaluator, in C: keys of the boards that plays lead to."""
    engine = import_module("gnubg_nn")

    def prepare(position: Position, roll: Roll) -> tuple[Any, ...]:
        sides = (position.opponent, position.on_roll)
        return [[*side.points, side.bar] for side in sides], roll.high, roll.low

    def ends(position: Position, keys: Any) -> set[Position]:
        boards = [engine.board_from_position_key(key) for key in keys]
        found = {Position(Side(own[:24], own[24]), Side(foe[:24], foe[24])) for foe, own in boards}
        return found or {position}

    return Generator(prepare, engine.moves, ends)


def bgsage() -> Generator:
    """Open Sage, in C++: boards of 26 counts."""
    engine = import_module("bgbot_cpp")

    def prepare(position: Position, roll: Roll) -> tuple[Any, ...]:
        board = [position.opponent.bar, *signed(position), position.on_roll.bar]
        return board, roll.high, roll.low

    def ends(position: Position, boards: Any) -> set[Position]:
        found = {
            position_of(
                (max(count, 0) for count in board[1:25]),
                board[25],
                (max(-count, 0) for count in board[1:25]),
                board[0],
            )
            for board in boards
        }
        return found or {position}

    return Generator(prepare, engine.possible_moves, ends)


def gym_backgammon() -> Generator:
    """gym-backgammon, in Python: plays, of which several may lead to one board."""
    module = alone("gym-backgammon", "gym_backgammon/envs/backgammon.py")
    white, black = module.WHITE, module.BLACK

    def game_of(position: Position) -> Any:
        game = module.Backgammon()
        counts = signed(position)
        game.board = [(abs(count), (white if count > 0 else black) if count else None) for count in counts]
        sides = (position.on_roll, position.opponent)
        game.bar = [side.bar for side in sides]
        game.off = [side.off() for side in sides]
        game.players_positions = game.get_players_positions()
        return game

    def prepare(position: Position, roll: Roll) -> tuple[Any, ...]:
        return game_of(position), white, (-roll.high, -roll.low)

    def solve(game: Any, player: int, roll: tuple[int, int]) -> Any:
        return game.get_valid_plays(player, roll)

    def end(position: Position, play: Any) -> Position:
        game = game_of(position)
        with contextlib.suppress(AssertionError):
            game.execute_play(white, play)
        own = [count if player == white else 0 for count, player in game.board]
        enemy = [count if player == black else 0 for count, player in game.board]
        return position_of(own, game.bar[white], enemy, game.bar[black])

    def ends(position: Position, plays: Any) -> set[Position]:
        return {end(position, play) for play in plays} or {position}

    return Generator(prepare, solve, ends)


def magmacrunch() -> Generator:
    """magmacrunch-backgammon, in Python: plays, of which many lead to one board."""
    rules = import_module("backgammon.rules")

    def board_of(position: Position) -> list[int]:
        mine, theirs = position.on_roll, position.opponent
        return [mine.bar, *signed(position), -theirs.bar, mine.off(), -theirs.off()]

    def prepare(position: Position, roll: Roll) -> tuple[Any, ...]:
        return board_of(position), rules.PLAYER, roll.high, roll.low

    def end(position: Position, play: Any) -> Position:
        board = board_of(position)
        rules.apply_move(board, play)
        points = board[1:25]
        own = [max(count, 0) for count in points]
        return position_of(own, board[0], [max(-count, 0) for count in points], -board[25])

    def ends(position: Position, plays: Any) -> set[Position]:
        return {end(position, play) for play in plays} or {position}

    return Generator(prepare, rules.legal_moves, ends)


PEERS: Final = (
    Peer("gnubg-nn", "C", gnubg_nn),
    Peer("bgsage", "C++", bgsage),
    Peer("gym-backgammon", "Python, lists plays", gym_backgammon),
    Peer("magmacrunch-backgammon", "Python, lists plays", magmacrunch),
)
