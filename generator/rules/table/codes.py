"""Codes of conduct by name, and the people at a table.

Where circles differ a table is asked under a named code. A code holds only what the list of rules says of
it; what it does not say is answered with :class:`~generator.rules.table.rows.NotNamed`.
"""

from __future__ import annotations

from enum import Enum


class Code(Enum):
    """A set of rules of conduct that the list of rules names."""

    FRIENDLY = "friendly"
    """The social rules of a game among friends; taught first."""
    IBF = "ibf"
    """The official rules of the IBF; chapter 16 speaks of these."""
    USBGF = "usbgf"
    """The USBGF's rules since 2017."""
    OLDER_US = "older-us"
    """The older rules of the United States, of 2008."""
    UKBGF = "ukbgf"
    """The UKBGF's rules, under its policy of legal moves."""
    WBGF = "wbgf"
    """The WBGF's rules, of which only the policy is known: legal moves."""


TAUGHT = Code.FRIENDLY
"""The code that chapters 14 and 15 speak of, and the default of their tables."""
TAUGHT_IN_TOURNAMENTS = Code.IBF
"""The code that chapter 16 speaks of, and the default of its tables."""

EVERY = frozenset(Code)
"""All codes: for a rule whose statement names none and from which no code is known to differ."""


class Person(Enum):
    """Somebody at or near the table, as seen from the player whose turn, play or clock is in question."""

    PLAYER = "player"
    OPPONENT = "opponent"
    REFEREE = "referee"
    CHIEF_REFEREE = "chief-referee"
    """Also a referee."""
    ORGANISER = "organiser"
    SPECTATOR = "spectator"


REFEREES = frozenset({Person.REFEREE, Person.CHIEF_REFEREE})
"""Everybody who is a referee."""
