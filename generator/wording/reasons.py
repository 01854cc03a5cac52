"""From the engine's reasons to messages: which message, filled with which facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.rules import Place, Reason
from generator.wording.messages import Message, WordingError, all_messages
from generator.wording.values import Value

FIRST_TURN = 2
"""So many checkers may leave the head in a first turn with certain doubles (long.first-double)."""


def key_of(reason: Reason) -> str:
    """Return the message key of a reason; some codes have several texts, told apart by their facts."""
    if reason.code == "movement.intermediate" and reason.point is None:
        return "r.movement.intermediate.both"
    if reason.code == "long.one-from-head" and reason.n == FIRST_TURN:
        return "r.long.one-from-head.two"
    if reason.code in GREEK:
        return GREEK[reason.code](reason)
    return f"r.{reason.code}"


def plakoto_key(reason: Reason) -> str:
    """Return which rule of Plakoto a reason tells: a closed point, a pinned checker, or none goes off yet."""
    if reason.point is None:
        return "r.tavli.plakoto.off"
    if reason.n is None:
        return "r.tavli.plakoto"
    return "r.tavli.plakoto.pinner" if reason.n == 1 else "r.landing.blocked"


def fevga_key(reason: Reason) -> str:
    """Return which rule of Fevga a reason tells: a closed point, the first runner, the quarter, a prime."""
    if reason.point is not None:
        return "r.tavli.fevga.runner" if reason.n is None else "r.long.no-hit"
    return "r.tavli.fevga.quarter" if reason.source is None else "r.tavli.fevga.prime"


GREEK: Mapping[str, Callable[[Reason], str]] = {"tavli.plakoto": plakoto_key, "tavli.fevga": fevga_key}
"""One id of a Greek game tells several rules; the facts of the reason tell which."""


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
