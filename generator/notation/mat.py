"""Jellyfish match files (``.mat``), as most servers and programs write them: a whole match, turn by turn.

Reading says what stands in the file; whether the plays are legal is for :mod:`generator.notation.mat_replay`,
whether points and scores agree for :mod:`generator.notation.mat_scores`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from generator.errors import shown
from generator.notation.faults import TextFault, UnreadableError
from generator.notation.mat_lines import GameLine, Header, Length, Line, Row, ScoreLine, read_lines
from generator.notation.mat_model import (
    Doubled,
    Dropped,
    Lost,
    MatGame,
    MatMatch,
    MatSpelling,
    MatTurn,
    Taken,
    Won,
)

NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
NUMBERS = re.compile(r"(?<!\S)25/|/0\b|^ +Wins|\d\d: *(?:$|\d\d:|Doubles)", re.ASCII | re.MULTILINE)
WORDS = re.compile(r"\bbar/|/off\b|Cannot Move", re.ASCII | re.IGNORECASE)


def parse_mat(source: str | bytes) -> MatMatch:
    """Read a match file; bytes are UTF-8.

    Raises UnreadableError with every fault and its line: MAT_ENCODING, MAT_BINARY, MAT_EMPTY, MAT_LINE,
    MAT_HEADER, MAT_LENGTH, MAT_GAME, MAT_SCORE, MAT_PLAYERS, MAT_CELL, MAT_DICE, MAT_ORDER, MAT_UNFINISHED,
    and those of :func:`parse_play`.
    """
    text = decoded(source)
    reader = Reader()
    for number, found in read_lines(text):
        reader.take(number, found)
    match = reader.finish(spelling_of(text))
    if reader.faults:
        raise UnreadableError(sorted(reader.faults, key=lambda fault: fault.line or 0))
    return match


def decoded(source: str | bytes) -> str:
    """Return the text of a file; raises if it is none."""
    try:
        text = source.decode("utf-8") if isinstance(source, bytes) else source
    except UnicodeDecodeError as error:
        line = 1 + error.object[: error.start].count(b"\n")
        raise UnreadableError([TextFault("MAT_ENCODING", "the file is not UTF-8 text", line)]) from error
    text = text.removeprefix("\ufeff")
    if found := NO_TEXT.search(text):
        line = 1 + text.count("\n", 0, found.start())
        message = f"the file is no text: it holds {found[0]!r}"
        raise UnreadableError([TextFault("MAT_BINARY", message, line)])
    if not text.strip():
        raise UnreadableError([TextFault("MAT_EMPTY", "the file is empty")])
    return text


def spelling_of(text: str) -> MatSpelling:
    """Return how the file writes the bar, off and rolls that cannot be played: by the form it has more of."""
    by_number, by_word = len(NUMBERS.findall(text)), len(WORDS.findall(text))
    return MatSpelling.NUMBERS if by_number > by_word else MatSpelling.WORDS


@dataclass(slots=True)
class OpenGame:
    """A game of which more lines may come."""

    number: int
    line: int
    scores: ScoreLine | None = None
    turns: list[MatTurn] = field(default_factory=list)
    rows: int = 0
    damaged: bool = False
    """Whether a line could not be read, so that what is missing is not told again."""


class Reader:
    """Puts lines together to a match and gathers the faults of their order."""

    def __init__(self) -> None:
        self.faults: list[TextFault] = []
        self.length: int | None = None
        self.headers: list[tuple[str, str]] = []
        self.players: tuple[str, str] | None = None
        self.games: list[MatGame] = []
        self.game: OpenGame | None = None
        self.stray = False

    def fault(self, code: str, message: str, line: int | None) -> None:
        """Note one fault."""
        self.faults.append(TextFault(code, message, line))

    def take(self, number: int, found: Line | TextFault) -> None:
        """Add one line, or its fault."""
        match found:
            case TextFault():
                self.faults.append(found)
                if self.game is not None:
                    self.game.damaged = True
            case Header(name, value):
                self.headers.append((name, value))
            case Length(points):
                if self.length is not None:
                    self.fault("MAT_LENGTH", "the length of the match stands here a second time", number)
                self.length = points
            case GameLine(game):
                self.begin(game, number)
            case ScoreLine():
                self.score(found, number)
            case Row():
                self.row(found, number)

    def begin(self, game: int, line: int) -> None:
        """Close the game before and open the next."""
        self.close()
        due = self.games[-1].number + 1 if self.games else game
        if game != due:
            self.fault("MAT_GAME", f"game {game} stands where game {due} is due", line)
        self.game = OpenGame(game, line)

    def score(self, found: ScoreLine, line: int) -> None:
        """Take the players and what they have."""
        if self.game is None or self.game.scores is not None:
            self.fault("MAT_SCORE", "a score line stands once in a game, after its number", line)
            return
        self.game.scores = found
        if self.players is None:
            self.players = found.players
        elif self.players != found.players:
            message = f"the players are {shown(found.players)}, in the first game {shown(self.players)}"
            self.fault("MAT_PLAYERS", message, line)

    def row(self, found: Row, line: int) -> None:
        """Add the turns of a row to the game."""
        game = self.game
        if game is None:
            if not self.stray:
                self.fault("MAT_GAME", "turns stand before the first line such as Game 1", line)
            self.stray = True
            return
        if found.number is not None:
            if found.number != game.rows + 1 and not game.damaged:
                message = f"row {found.number} stands where row {game.rows + 1} is due"
                self.fault("MAT_ORDER", message, line)
            game.rows = found.number
        game.turns.extend(found.turns)

    def close(self) -> None:
        """End the game that is open: it must have a score line, turns in order, and a winner."""
        game = self.game
        if game is None:
            return
        if game.scores is None and not game.damaged:
            self.fault("MAT_SCORE", f"game {game.number} has no line with the players and scores", game.line)
        if not game.damaged:
            self.faults.extend(order_faults(game.turns))
        last = game.turns[-1] if game.turns else None
        if not game.damaged and (last is None or not isinstance(last.action, Won)):
            message = f"game {game.number} ends without a line such as Wins 1 point"
            self.fault("MAT_UNFINISHED", message, game.line if last is None else last.line)
        scores = (0, 0) if game.scores is None else game.scores.scores
        self.games.append(MatGame(game.number, scores, tuple(game.turns), game.line))

    def finish(self, spelling: MatSpelling) -> MatMatch:
        """Return the match; only to be used if there are no faults."""
        self.close()
        if self.length is None:
            self.fault("MAT_LENGTH", "the file has no line such as 7 point match", None)
        if not self.games:
            self.fault("MAT_GAME", "the file has no game", None)
        players = self.players or ("", "")
        return MatMatch(self.length or 0, players, tuple(self.games), tuple(self.headers), spelling)


def order_faults(turns: list[MatTurn]) -> Iterator[TextFault]:
    """Yield turns that cannot follow the one before."""
    if turns and isinstance(turns[0].action, Taken | Dropped):
        yield TextFault("MAT_ORDER", "the game begins with an answer to no double", turns[0].line)
    for before, turn in pairwise(turns):
        message = clash(before, turn)
        if message:
            yield TextFault("MAT_ORDER", message, turn.line)


def clash(before: MatTurn, turn: MatTurn) -> str | None:
    """Say why a turn cannot follow another; None if it can."""
    answer = isinstance(turn.action, Taken | Dropped)
    ending = isinstance(turn.action, Won | Lost)
    if isinstance(before.action, Won):
        return "the game is won, and yet it goes on"
    if isinstance(before.action, Dropped | Lost) and not isinstance(turn.action, Won):
        return "the game is given up, and yet it goes on"
    if before.player == turn.player and (not ending or isinstance(before.action, Dropped | Lost)):
        return f"player {turn.player} has two turns running"
    if answer and not isinstance(before.action, Doubled):
        return "Takes and Drops answer a double"
    if isinstance(before.action, Doubled) and not (answer or ending):
        return "a double is answered by Takes or Drops"
    return None
