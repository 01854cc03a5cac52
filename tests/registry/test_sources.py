"""What each rule was taken from."""

from __future__ import annotations

from generator.registry import Registry
from generator.registry.sources import SURE, load_sources

SOURCES = load_sources()


def test_every_rule_says_how_sure_it_is_and_who_says_so() -> None:
    """No rule stands without a source but one that follows from other rules."""
    registry = Registry.load()
    assert [rule.id for rule in registry.rules] == list(SOURCES.origins)
    assert {origin.sure for origin in SOURCES.origins.values()} == set(SURE)
    bare = [rule for rule, origin in SOURCES.origins.items() if not origin.guides and not origin.places]
    assert [] == [rule for rule in bare if registry.by_id[rule].rule_class != "consequence"]


def test_every_place_is_used() -> None:
    """The list of places holds none that no rule was taken from."""
    used = {number for origin in SOURCES.origins.values() for number in origin.places}
    assert set(range(1, len(SOURCES.places) + 1)) == used


def test_what_one_guide_alone_says_has_no_other_place_that_settles_it() -> None:
    """A rule of one guide alone does not call on federations for more than its neighbourhood."""
    alone = [origin for origin in SOURCES.origins.values() if origin.sure == "guide"]
    assert all(origin.guides for origin in alone)
