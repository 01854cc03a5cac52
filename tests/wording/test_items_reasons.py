"""Which of several reasons a learner is told."""

from __future__ import annotations

from generator.rules import Reason
from generator.wording.items import said_first


def test_while_a_checker_is_outside_only_that_is_said() -> None:
    """A sentence about the highest point would be false where checkers still come home."""
    outside = Reason("bearoff.start", n=2)
    value = Reason("bearoff.higher-die", die=6, point=3)

    assert (outside,) == said_first((outside, value), "movement.direction")
    assert (value,) == said_first((value,), "movement.direction")


def test_the_rule_taught_here_comes_first() -> None:
    """Two reasons at most."""
    reasons = (
        Reason("bar.enter-first", n=1),
        Reason("landing.blocked", point=7, n=2),
        Reason("bearoff.start", n=3),
    )

    assert (reasons[1], reasons[0]) == said_first(reasons, "landing.blocked")
