"""From the engine's reasons to messages: which message, filled with which facts."""

from __future__ import annotations

from generator.rules import Place, Reason
from generator.wording.messages import Message, WordingError, all_messages
from generator.wording.values import Value

FIRST_TURN = 2
"""So many checkers may leave the head in a first turn with certain doubles (long.first-double)."""


def key_of(reason: Reason) -> str:
    """Return the message key of a reason; ``movement.intermediate`` and the head have a second text."""
    if reason.code == "movement.intermediate" and reason.point is None:
        return "r.movement.intermediate.both"
    if reason.code == "long.one-from-head" and reason.n == FIRST_TURN:
        return "r.long.one-from-head.two"
    return f"r.{reason.code}"


def message_of(reason: Reason) -> tuple[str, dict[str, Value]]:
    """Return the message key of a reason and the values for its placeholders.

    A fact that the message needs and the reason lacks is a fault of the program, not of a source.
    """
    key = key_of(reason)
    message = all_messages().get(key)
    if message is None:
        raise WordingError(f"the reason {reason.code} has no message {key}")
    return key, {name: _fact(reason, name, message) for name in sorted(message.placeholders)}


def _fact(reason: Reason, name: str, message: Message) -> int:
    facts = {
        "die": reason.die,
        "point": reason.point,
        "n": reason.n,
        "from": reason.source,
        "to": reason.target,
    }
    fact = facts.get(name)
    if fact is None or isinstance(fact, Place):
        raise WordingError(f"the reason {reason} lacks a number for {{{name}}} of {message.key}")
    return fact
