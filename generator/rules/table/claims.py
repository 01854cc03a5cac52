"""Illegal plays: who may object, until when, and what becomes of the play.

illegal.who-when, illegal.stands, illegal.deadline, illegal.accept-or-correct, illegal.referee,
illegal.clock-back, tournament.legal-moves-policy.
"""

from __future__ import annotations

from enum import Enum

from generator.rules.reasons import Allowed, Illegal
from generator.rules.table.codes import REFEREES, TAUGHT, TAUGHT_IN_TOURNAMENTS, Code, Person
from generator.rules.table.rows import NotNamed, illegal


class Moment(Enum):
    """What has happened since the player ended the turn with an illegal play; the latest of these counts."""

    ENDED = "ended"
    """Nothing."""
    DOUBLED = "doubled"
    """The opponent has offered a double."""
    VOID_THROW = "void-throw"
    """The opponent has thrown, but the throw does not count."""
    THROWN = "thrown"
    """The opponent has thrown."""
    REPLIED = "replied"
    """The opponent has made the next play."""


class Policy(Enum):
    """What an event asks of players who see an illegal play (tournament.legal-moves-policy)."""

    LEGAL_MOVES = "legal-moves"
    """Both players must have it corrected."""
    RESPONSIBLE_MOVES = "responsible-moves"
    """The opponent may choose to let it stand."""


class Fate(Enum):
    """What becomes of an illegal play."""

    OPEN = "open"
    """It may still be objected to."""
    CORRECTED = "corrected"
    """It is taken back and a legal play is made."""
    STANDS = "stands"
    """The position it reached is the new position."""


IN_TIME: dict[Code, tuple[str, dict[Moment, bool | None]]] = {
    Code.FRIENDLY: (
        "illegal.who-when",
        {Moment.DOUBLED: True, Moment.VOID_THROW: None, Moment.THROWN: False, Moment.REPLIED: False},
    ),
    Code.IBF: (
        "illegal.deadline",
        {Moment.DOUBLED: True, Moment.VOID_THROW: True, Moment.THROWN: True, Moment.REPLIED: False},
    ),
    Code.OLDER_US: (
        "illegal.who-when",
        {Moment.DOUBLED: None, Moment.VOID_THROW: None, Moment.THROWN: False, Moment.REPLIED: False},
    ),
    Code.UKBGF: (
        "illegal.who-when",
        {Moment.DOUBLED: False, Moment.VOID_THROW: True, Moment.THROWN: False, Moment.REPLIED: False},
    ),
    Code.WBGF: (
        "tournament.legal-moves-policy",
        {Moment.DOUBLED: False, Moment.VOID_THROW: None, Moment.THROWN: False, Moment.REPLIED: False},
    ),
}
"""Code -> the rule that sets the last moment, and whether an objection is in time; None is not said.

At Moment.ENDED an objection is in time under each of these codes; of the USBGF nothing is known.
"""

CLAIMANTS: dict[Code, dict[Person, bool]] = {
    Code.FRIENDLY: {Person.PLAYER: True, Person.OPPONENT: True, Person.SPECTATOR: False},
    Code.IBF: {
        Person.PLAYER: False,
        Person.OPPONENT: True,
        Person.REFEREE: True,
        Person.CHIEF_REFEREE: True,
        Person.SPECTATOR: False,
    },
    Code.OLDER_US: {Person.OPPONENT: True, Person.SPECTATOR: False},
    Code.UKBGF: {Person.PLAYER: True, Person.OPPONENT: True, Person.SPECTATOR: False},
    Code.WBGF: {Person.PLAYER: True, Person.OPPONENT: True, Person.SPECTATOR: False},
}
"""Code -> who may have an illegal play corrected; who is missing is not said.

The player is the one who erred.
"""

POLICIES = {
    Code.FRIENDLY: Policy.RESPONSIBLE_MOVES,
    Code.IBF: Policy.RESPONSIBLE_MOVES,
    Code.UKBGF: Policy.LEGAL_MOVES,
    Code.WBGF: Policy.LEGAL_MOVES,
}
"""The policy of a code where an event names none.

Friends *may* point a play out, and the IBF's opponent may accept it, so both let it stand as under
"responsible moves". Of the other codes nothing is known.
"""

PARTIES = frozenset({Person.PLAYER, Person.OPPONENT})


def fate(moment: Moment, code: Code = TAUGHT) -> Allowed[Fate] | NotNamed:
    """Return what becomes of an illegal play that nobody has objected to (illegal.stands)."""
    if code not in IN_TIME:
        return NotNamed(("illegal.who-when",))
    rule, table = IN_TIME[code]
    in_time = table.get(moment, True)
    if in_time is None:
        return NotNamed((rule,))
    return Allowed(Fate.OPEN if in_time else Fate.STANDS)


def claim(who: Person, moment: Moment, code: Code = TAUGHT) -> Allowed[Fate] | Illegal | NotNamed:
    """Return whether this person may have the play corrected at this moment.

    Too late, both the rule of the last moment and illegal.stands are named. Until when an IBF referee may
    step in is not said (illegal.referee).
    """
    open_still = fate(moment, code)
    who_rule = "illegal.accept-or-correct" if (code, who) == (Code.IBF, Person.PLAYER) else "illegal.who-when"
    may = CLAIMANTS.get(code, {}).get(who)
    broken = [who_rule] if may is False else []
    late = open_still == Allowed(Fate.STANDS)
    if late and who not in REFEREES:
        broken += [IN_TIME[code][0], "illegal.stands"]
    if broken:
        return illegal(*broken)
    if may is None:
        return NotNamed(("illegal.who-when",))
    if late:
        return NotNamed(("illegal.referee",))
    return open_still if isinstance(open_still, NotNamed) else Allowed(Fate.CORRECTED)


def let_stand(
    who: Person, code: Code = TAUGHT_IN_TOURNAMENTS, policy: Policy | None = None
) -> Allowed[Fate] | Illegal | NotNamed:
    """Return whether a player who has seen an illegal play in time may let it stand.

    illegal.accept-or-correct, tournament.legal-moves-policy. ``policy`` is what the event names; None, the
    default, is the code's own. Whether the player who erred may keep silent under "responsible moves" is
    said of friends alone, of whom none must speak. ValueError for anybody but the two players.
    """
    if who not in PARTIES:
        raise ValueError(f"a play stands between the two players, not by {who.value}")
    policy = policy or POLICIES.get(code)
    if policy is None:
        return NotNamed(("tournament.legal-moves-policy",))
    if policy is Policy.LEGAL_MOVES:
        return illegal("tournament.legal-moves-policy")
    if who is Person.PLAYER and code is not Code.FRIENDLY:
        return NotNamed(("tournament.legal-moves-policy",))
    return Allowed(Fate.STANDS)


def press_back(
    who: Person, moment: Moment, code: Code = TAUGHT_IN_TOURNAMENTS, *, pressed: bool = True
) -> Allowed[Person] | Illegal | NotNamed:
    """Return on whose time an illegal play is corrected after the clock is pressed back (illegal.clock-back).

    The opponent may press it back, and the correction is made on the time of the player who erred.
    ``pressed`` tells whether that player had pressed the clock: only then is there anything to press back.
    """
    if code is not Code.IBF:
        return NotNamed(("illegal.clock-back",))
    broken = [] if who is Person.OPPONENT and pressed else ["illegal.clock-back"]
    if fate(moment, code) == Allowed(Fate.STANDS):
        broken += [IN_TIME[code][0], "illegal.stands"]
    return illegal(*broken) if broken else Allowed(Person.PLAYER)
