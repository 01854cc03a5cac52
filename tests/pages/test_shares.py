"""How many questions each rule needs."""

from __future__ import annotations

from generator.pages.shares import share_of
from generator.registry import Registry

REGISTRY = Registry.load()


def test_what_is_easily_got_wrong_is_asked_most() -> None:
    """A restriction is asked eight times, a permission five, a consequence three, a custom twice."""
    wanted = {
        "obligation.larger-die": (8, 3),
        "hit.to-bar": (8, 3),
        "hit.optional": (5, 3),
        "bearoff.forced-six": (3, 2),
        "match.crawford": (3, 2),
        "illegal.who-when": (2, 1),
        "strategy.take-point": (2, 1),
    }
    shares = {rule: share_of(REGISTRY.by_id[rule]) for rule in wanted}
    assert wanted == {rule: (share.total, share.page) for rule, share in shares.items()}


def test_the_whole_course_needs_632_questions() -> None:
    """The plan of the course counts 23 rules with eight, 15 with five, 65 with three and 89 with two."""
    totals = [share_of(rule).total for rule in REGISTRY.rules]
    assert (632, 192) == (sum(totals), len(totals))
    assert [89, 65, 15, 23] == [totals.count(number) for number in (2, 3, 5, 8)]
