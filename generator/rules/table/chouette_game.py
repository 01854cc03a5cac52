"""One game of a chouette: doubles, drops, who may speak, and who pays whom at the end.

chouette.captain, chouette.team-doubles, chouette.box-doubles, chouette.droppers, chouette.takers. Where the
cube lies, and so who may double at all, is not asked here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.chouette import (
    TAUGHT_BOX_CHANGE,
    BoxChange,
    Name,
    Seats,
    Winner,
    box_wins,
    team_wins,
)
from generator.rules.table.rows import NotNamed, illegal


class Cubes(Enum):
    """How a chouette has agreed to double the box (chouette.team-doubles)."""

    ONE = "one"
    """One shared cube: all members must want it."""
    CAPTAIN = "captain"
    """One shared cube: the captain decides, as in older books."""
    EACH = "each"
    """A cube for each member, who decides alone."""


class Advice(Enum):
    """When the team may consult (chouette.captain)."""

    ALWAYS = "always"
    AFTER_CUBE = "after-cube"
    """Not before the cube has been turned, as in some clubs."""
    NEVER = "never"


class Answer(Enum):
    """What a doubled player says."""

    TAKE = "take"
    DROP = "drop"


TAUGHT_CUBES = Cubes.ONE
"""The house rule taught: one cube and no double unless all agree."""
TAUGHT_ADVICE = Advice.ALWAYS
"""The team may consult before any decision."""

Amounts = tuple[tuple[Name, int], ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far."""

    seats: Seats
    stakes: Amounts
    """Members still in the game, in the order of the team, each with the stake he plays for."""
    paid: Amounts = ()
    """Who has left the game, and what he paid the box; below 0 what the box paid him."""
    cube_turned: bool = False

    @property
    def members(self) -> tuple[Name, ...]:
        """The team members still in the game."""
        return tuple(name for name, _ in self.stakes)

    @property
    def captain(self) -> Name | None:
        """Who plays for the team now: the first in order still in; None when the game is over."""
        return self.members[0] if self.stakes else None

    @property
    def over(self) -> bool:
        """Whether nobody is left in the game."""
        return not self.stakes


def start(seats: Seats, stake: int = 1) -> Game:
    """Return a new game, each member against the box for one stake."""
    return Game(seats, tuple((name, stake) for name in seats.team))


def may_play(game: Game, who: Name) -> Allowed[Game] | Illegal:
    """Return whether this player throws and moves for the team: the captain alone (chouette.captain)."""
    if who == game.captain:
        return Allowed(game)
    left = ("chouette.droppers",) if has_dropped(game, who) else ()
    return illegal("chouette.captain", *left)


def may_advise(game: Game, who: Name, advice: Advice = TAUGHT_ADVICE) -> Allowed[Game] | Illegal | NotNamed:
    """Return whether this team member may advise the captain (chouette.captain, chouette.droppers).

    Of a member whose double the box dropped it is not said. ValueError for a player who is not of the team.
    """
    if who not in game.seats.team:
        raise ValueError(f"{who} is not of the team")
    silent = advice is Advice.NEVER or (advice is Advice.AFTER_CUBE and not game.cube_turned)
    broken = ["chouette.captain"] if silent else []
    if has_dropped(game, who):
        broken.append("chouette.droppers")
    if broken:
        return illegal(*broken)
    return Allowed(game) if who in game.members else NotNamed(("chouette.droppers",))


def decided(game: Game, wishes: Mapping[Name, str]) -> str:
    """Return what the team plays: what the captain wishes, however many wish otherwise (chouette.captain).

    ValueError where the game is over.
    """
    return wishes[require_captain(game)]


def team_doubles(
    game: Game, wanting: frozenset[Name], cubes: Cubes = TAUGHT_CUBES
) -> Allowed[frozenset[Name]] | Illegal:
    """Return the members for whom the box is doubled, if those who want it may (chouette.team-doubles).

    ValueError where nobody wants to double or the game is over.
    """
    captain = require_captain(game)
    if not wanting:
        raise ValueError("nobody wants to double")
    members = frozenset(game.members)
    broken = [] if wanting <= members else ["chouette.droppers"]
    if cubes is Cubes.ONE and not members <= wanting:
        broken.insert(0, "chouette.team-doubles")
    if cubes is Cubes.CAPTAIN and captain not in wanting:
        broken.insert(0, "chouette.team-doubles")
    if broken:
        return illegal(*broken)
    return Allowed(wanting if cubes is Cubes.EACH else members)


def box_answers(game: Game, doubled: frozenset[Name], answer: Answer) -> Game:
    """Return the game after the box has taken or dropped the doubles of these members.

    A box that drops pays each of them the stake before the double (cube.drop), and with them it is over.
    """
    if answer is Answer.TAKE:
        return replace(game, stakes=raised(game, doubled), cube_turned=True)
    paid = tuple((name, -stake) for name, stake in game.stakes if name in doubled)
    left = tuple((name, stake) for name, stake in game.stakes if name not in doubled)
    return replace(game, stakes=left, paid=game.paid + paid)


def box_doubles(game: Game, answers: Mapping[Name, Answer]) -> Allowed[Game] | Illegal:
    """Return the game after the box has doubled and each member has answered for himself.

    Everybody in the game must answer (chouette.box-doubles), and nobody who has left it (chouette.droppers).
    Those who drop pay the stake before the double and leave; those who take play on for twice the stake
    (chouette.takers), led by the first of them in order. ValueError where the game is over.
    """
    require_captain(game)
    broken = [] if set(game.members) <= set(answers) else ["chouette.box-doubles"]
    if not set(answers) <= set(game.members):
        broken.append("chouette.droppers")
    if broken:
        return illegal(*broken)
    dropping = {name for name, answer in answers.items() if answer is Answer.DROP}
    paid = tuple((name, stake) for name, stake in game.stakes if name in dropping)
    takers = tuple((name, 2 * stake) for name, stake in game.stakes if name not in dropping)
    turned = game.cube_turned or bool(takers)
    return Allowed(replace(game, stakes=takers, paid=game.paid + paid, cube_turned=turned))


def payments(game: Game, winner: Winner | None = None, times: int = 1) -> dict[Name, int]:
    """Return what each player has won or, below 0, lost in all; it sums to 0.

    Each member still in pays the box or is paid by it on his own (chouette.takers), ``times`` the stake: 2
    for a gammon, 3 for a backgammon. ``winner`` is None where nobody was left to play on. ValueError where
    that does not fit the game.
    """
    if (winner is None) != game.over:
        raise ValueError("a game is won by somebody unless nobody is left in it")
    sign = -1 if winner is Winner.BOX else 1
    net = dict.fromkeys(game.seats.everybody, 0)
    net |= {name: -amount for name, amount in game.paid}
    net |= {name: sign * times * stake for name, stake in game.stakes}
    net[game.seats.box] = -sum(net.values())
    return net


def next_seats(game: Game, winner: Winner | None = None, change: BoxChange = TAUGHT_BOX_CHANGE) -> Seats:
    """Return the seats of the next game.

    ``winner`` is None where nobody was left to play on: then the captain's own outcome decides. Under
    BoxChange.CAPTAIN_WINS it always does.
    """
    captains = captain_outcome(game, winner)
    if winner is not None and change is BoxChange.TEAM_WINS:
        return team_wins(game.seats, game.captain) if winner is Winner.TEAM else box_wins(game.seats)
    return team_wins(game.seats) if captains is Winner.TEAM else box_wins(game.seats)


def captain_outcome(game: Game, winner: Winner | None) -> Winner:
    """Return who won between the box and the player who began as captain."""
    for name, amount in game.paid:
        if name == game.seats.captain:
            return Winner.BOX if amount > 0 else Winner.TEAM
    if winner is None:
        raise ValueError("the captain is still in the game: somebody must have won it")
    return winner


def has_dropped(game: Game, who: Name) -> bool:
    """Whether a member has dropped a double and left the game."""
    return any(name == who and amount > 0 for name, amount in game.paid)


def raised(game: Game, doubled: frozenset[Name]) -> Amounts:
    """Return the stakes with those of the doubled members twice as high."""
    return tuple((name, 2 * stake if name in doubled else stake) for name, stake in game.stakes)


def require_captain(game: Game) -> Name:
    """Return who captains; ValueError where the game is over."""
    if game.captain is None:
        raise ValueError("nobody is left in the game")
    return game.captain
