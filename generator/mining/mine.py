"""Mines the questions of one rule out of a pool of boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from random import Random
from typing import Any

from generator.errors import Faults
from generator.mining.choices import Makers
from generator.mining.deciding import allowed, deciders
from generator.mining.directed import DIRECTED, UNMET, directed
from generator.mining.draft import Draft
from generator.mining.level import level_of
from generator.mining.natural import SEEN_FROM, bears_off, suits
from generator.mining.picked import pick_destinations
from generator.mining.picker import Picker
from generator.mining.played import forced_play, play_the_roll
from generator.mining.pool import Told, gather
from generator.mining.study import Study
from generator.mining.subjects import fits, studies, wanted
from generator.mining.world import Spot
from generator.quizzes.check import check_items
from generator.quizzes.load import Vocabulary, read_items
from generator.quizzes.model import Bank, Kind
from generator.quizzes.verify import verify
from generator.registry import Registry

PASSES = ((True, 0.4, 400), (False, 0.75, 6000), (False, 1.0, 6000))
"""First kinds and levels are mixed, then what is missing is filled up: whether levels are kept, the largest
share of a kind, and how many boards in a row may give nothing before the next pass."""

Maker = Callable[[Study], Draft | None]


class Miner:
    """Finds questions of any rule among the boards that a seed gives."""

    def __init__(self, vocabulary: Vocabulary, registry: Registry, seed: int, told: Told) -> None:
        self.vocabulary = vocabulary
        self.registry = registry
        self.seed = seed
        self.told = told
        makers = Makers(registry, vocabulary.messages)
        self.makers: dict[Kind, Maker] = {
            Kind.FORCED_PLAY: forced_play,
            Kind.CHOOSE_PLAY: makers.choose_play,
            Kind.PICK_DESTINATIONS: pick_destinations,
            Kind.COUNT: makers.count,
            Kind.PLAY_THE_ROLL: play_the_roll,
        }

    @cached_property
    def pool(self) -> list[Spot]:
        """The boards of games and shapes; rules with boards of their own do not need them."""
        return gather(self.seed, self.told)

    def mine(self, rule: str, count: int) -> list[dict[str, Any]]:
        """Return the entries of a rule, by level and id; fewer than wanted if the pool gives no more."""
        picker = Picker(rule, count)
        spots = self.order(rule)
        entries: dict[str, dict[str, Any]] = {}
        for strict, share, patience in PASSES:
            picker.strict, picker.most_of_kind, last = strict, share, 0
            for number, spot in enumerate(spots):
                if picker.full or number - last > patience:
                    break
                if number % 50 == 0:
                    self.told(rule, len(picker.drafts), wanted(rule, count))
                if picker.is_near(spot.position):
                    continue
                for entry in self.questions(rule, spot, picker):
                    entries[entry["id"]], last = entry, number
        return sorted(entries.values(), key=lambda entry: (entry["level"], entry["id"]))

    def order(self, rule: str) -> list[Spot]:
        """Return the boards on which a rule may be asked, in an order that the seed and the rule decide."""
        pool = directed(rule, self.seed) if rule in DIRECTED else []
        pool += [] if rule in UNMET else self.pool
        fitting = [spot for spot in pool if suits(spot.position, spot.roll, rule, self.registry)]
        Random(f"{rule}/{self.seed}").shuffle(fitting)  # noqa: S311 - repeatable on purpose
        return fitting

    def questions(self, rule: str, spot: Spot, picker: Picker) -> Iterator[dict[str, Any]]:
        """Yield at most one question about a board."""
        if self.registry.order[rule] < self.registry.order[SEEN_FROM["bear-off"]] and bears_off(spot):
            return
        for study in studies(rule, Study(rule, spot)):
            for kind in sorted(self.makers, key=lambda kind: picker.kinds[kind]):
                if not picker.has_room_for(kind):
                    continue
                draft = self.makers[kind](study)
                entry = None if draft is None else self.accepted(draft, study, picker)
                if entry is not None:
                    yield entry
                    return

    def accepted(self, draft: Draft, study: Study, picker: Picker) -> dict[str, Any] | None:
        """Return the entry of a question that passes every filter, the loader and the engine."""
        rule = draft.rule
        if not fits(rule, draft, study) or not picker.wants(draft):
            return None
        others = deciders(draft.spot, study.rule, draft.judged)
        if not allowed(others, rule, self.registry):
            return None
        level = level_of(draft, study, others, self.registry)
        if level is None or not picker.has_room_at(level):
            return None
        entry = draft.entry(level, len(study.legal))
        if self.faults(entry):
            return None
        picker.take(draft, level)
        return entry

    def faults(self, entry: dict[str, Any]) -> Faults:
        """Return what the loader and the engine find wrong with an entry."""
        faults = Faults()
        bank = Bank(tuple(read_items([entry], "mined", self.vocabulary, faults)))
        faults.extend(verify(bank, self.vocabulary)[1])
        faults.extend(check_items(bank))
        return faults
