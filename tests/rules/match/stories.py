"""Reads the stories of games in ``tests/data/games``; their format is told at the head of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from generator.notation import parse_play, parse_position
from generator.rules import Allowed, Illegal, Roll, ruleset_named
from generator.rules.match.cube import beaver, double, drop, may_double, raccoon, take
from generator.rules.match.match import Match, next_game, record
from generator.rules.match.opening import new_game, throw
from generator.rules.match.resign import accept_resignation, offer_resignation, refuse_resignation
from generator.rules.match.state import Game, GameVerdict, Phase, Player
from generator.rules.match.terms import BeaverReply, Starter, Terms, TripleIf
from generator.rules.match.turn import play, roll

FOLDER = Path(__file__).parents[2] / "data" / "games"

TERMS: dict[str, dict[str, object]] = {
    "no-cube": {"cube": False},
    "jacoby": {"jacoby": True},
    "automatic": {"automatic_doubles": 1},
    "automatic-2": {"automatic_doubles": 2},
    "automatic-always": {"automatic_doubles": None},
    "beavers": {"beavers": True},
    "raccoons": {"beavers": True, "raccoons": True},
    "beaver-must-play": {"beaver_reply": BeaverReply.MUST_PLAY},
    "no-crawford": {"crawford": False},
    "holland": {"holland": True},
    "no-triple": {"highest": 2},
    "bar-is-no-triple": {"triple_if": TripleIf.HOME},
    "throws-again": {"starter_throws_again": True},
    "winner-begins": {"next_starter": Starter.LAST_WINNER},
}
PLAYERS = {"White": Player.WHITE, "Black": Player.BLACK}
PLAIN: dict[str, Callable[[Game, Player], GameVerdict]] = {
    "doubles": double,
    "takes": take,
    "drops": drop,
    "beavers": beaver,
    "raccoons": raccoon,
    "accepts": accept_resignation,
    "refuses": refuse_resignation,
}


@dataclass
class Story:
    """One story: what it shows, how it begins, what is done, and what is true then."""

    title: str
    rules: tuple[str, ...] = ()
    terms: Terms = field(default_factory=Terms)
    match: Match | None = None
    game: Game = field(default_factory=new_game)
    actions: list[str] = field(default_factory=list)
    refused: tuple[str, ...] | None = None
    facts: dict[str, str] = field(default_factory=dict)


def stories(name: str) -> list[Story]:
    """All stories of a table, in order."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found: list[Story] = []
    for line in lines:
        if not line.startswith("  "):
            found.append(Story(line))
        else:
            word, _, rest = line.strip().partition(" ")
            add(found[-1], word, rest.strip())
    return found


def add(story: Story, word: str, rest: str) -> None:
    """Take one line of a story; an unknown word is a mistake in the table."""
    match word:
        case "rule":
            story.rules = tuple(rest.split())
        case "terms":
            chosen = {name: value for option in rest.split() for name, value in TERMS[option].items()}
            story.terms = Terms(**chosen)  # type: ignore[arg-type]
            story.game = new_game(terms=story.terms)
        case "game":
            story.terms = ruleset_named(rest).terms
            story.game = new_game(ruleset_named(rest))
        case "match":
            target, score, *played = rest.split()
            white, black = (int(points) for points in score.split("-"))
            story.match = Match(
                target=int(target),
                white=white,
                black=black,
                crawford_played=played == ["crawford-played"],
                terms=story.terms,
            )
            begun = next_game(story.match)
            story.game = begun.state if isinstance(begun, Allowed) else story.game
        case "turn":
            story.game = replace(story.game, phase=Phase.BEFORE_ROLL, on_roll=PLAYERS[rest])
        case "pos":
            story.game = replace(story.game, position=parse_position(rest, story.game.ruleset))
        case "cube":
            value, owner = rest.split()
            story.game = replace(story.game, cube=int(value), owner=PLAYERS.get(owner))
        case "do":
            story.actions += [action.strip() for action in rest.split(";")]
        case "no":
            story.refused = tuple(rest.split())
        case _:
            story.facts[word] = rest


def act(game: Game, action: str) -> GameVerdict:
    """Do one written action."""
    who, what, how = (*action.split(" ", 2), "", "")[:3]
    if who == "throw":
        white, black = (int(die) for die in what.split("-"))
        return throw(game, white, black)
    player = PLAYERS[who]
    told_with: dict[str, Callable[[], GameVerdict]] = {
        "rolls": lambda: roll(game, player, Roll(*(int(die) for die in how.split("-")))),
        "plays": lambda: play(game, player, parse_play(how)),
        "passes": lambda: play(game, player, ()),
        "resigns": lambda: offer_resignation(game, player, int(how)),
        "wins": lambda: won(game, player, int(how)),
    }
    return told_with[what]() if what in told_with else PLAIN[what](game, player)


def won(game: Game, player: Player, shown: int) -> GameVerdict:
    """A whole game in short: the opponent resigns as soon as it has begun."""
    begun = throw(game, 2, 1) if game.phase is Phase.OPENING else Allowed(game)
    assert isinstance(begun, Allowed)
    offered = offer_resignation(begun.state, player.other, shown)
    assert isinstance(offered, Allowed)
    return accept_resignation(offered.state, player)


def told(story: Story) -> tuple[Game, Match | None, Illegal | None]:
    """The game and the match at the end of a story, and the refusal of its last action if it was one.

    When a game of a match is over it is recorded, and the next action belongs to the next game.
    """
    game, match = story.game, story.match
    for number, action in enumerate(story.actions):
        if match and game.outcome and number:
            begun = next_game(match)
            if isinstance(begun, Illegal):
                return game, match, begun
            game = begun.state
        verdict = act(game, action)
        if isinstance(verdict, Illegal):
            assert number == len(story.actions) - 1, (story.title, action, verdict)
            return game, match, verdict
        game = verdict.state
        if match and game.outcome:
            match = record(match, game)
    return game, match, None


def facts(game: Game, match: Match | None) -> dict[str, str]:
    """Everything a story can say about the moment at its end, in the words of the table."""
    names = {player: name for name, player in PLAYERS.items()}
    found = {
        "stake": f"{game.cube} {names[game.owner] if game.owner else 'middle'}",
        "phase": game.phase.value,
        "on-roll": names[game.on_roll] if game.on_roll else "nobody",
        "answers": names[game.to_answer] if game.to_answer else "nobody",
        "roll": f"{game.roll.high}-{game.roll.low}" if game.roll else "none",
        "doubling": " ".join(name for name, player in PLAYERS.items() if may_double(game, player))
        or "nobody",
    }
    if game.outcome:
        found["wins"] = f"{names[game.outcome.winner]} {game.outcome.points}"
        found["because"] = " ".join(game.outcome.rules)
    if match:
        found["score"] = f"{match.white}-{match.black}"
        found["next"] = "over" if match.winner else match.setting.value
    return found
