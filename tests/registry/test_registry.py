"""The list of rules: frozen ids in teaching order, and what is said of each."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from itertools import pairwise

from generator.registry import Registry

RULES = Registry.load().rules
IDS = [rule.id for rule in RULES]
ALL_IDS = "fd77df0dbbf8bc0a35351b54b53042c4a500148c4d9cdc534118ff13e6201709"
"""SHA-256 of all ids in order, one a line. A renamed id breaks links and learners' progress."""
KINDS = {
    "procedure": 50,
    "move-legality": 41,
    "variant": 23,
    "cube": 21,
    "state": 16,
    "strategy-note": 15,
    "scoring": 10,
    "match": 10,
    "etiquette": 6,
}
CLASSES = {None: 145, "restriction": 19, "permission": 15, "consequence": 9, "effect": 4}


def test_the_ids_are_frozen() -> None:
    """There are 192 rules, their ids and their order as they have always been."""
    assert 192 == len(set(IDS)) == len(IDS)
    assert ALL_IDS == sha256("\n".join(IDS).encode()).hexdigest()
    assert [] == [rule for rule in IDS if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9-]+", rule)]


def test_the_chapters_follow_one_another() -> None:
    """Rules stand chapter by chapter, and each of the nineteen chapters has some."""
    chapters = Registry.load().chapters
    places = [chapters.index(rule.chapter) for rule in RULES]

    assert list(range(19)) == sorted(set(places))
    assert all(one <= other for one, other in pairwise(places))
    assert [f"{number:02}" for number in range(1, 20)] == [chapter[:2] for chapter in chapters]


def test_kinds_and_classes() -> None:
    """Each rule has a kind; rules of legality have a class, and so has what Longgammon makes of legality."""
    assert Counter(rule.kind for rule in RULES) == KINDS
    assert Counter(rule.rule_class for rule in RULES) == CLASSES
    for rule in RULES:
        legality = rule.kind == "move-legality" or (rule.kind == "variant" and rule.id.startswith("long."))
        assert legality or rule.rule_class is None, rule.id
        assert rule.kind != "move-legality" or rule.rule_class, rule.id
        assert rule.engine or rule.rule_class is None, rule.id


def test_consequences_follow_from_rules_that_can_be_left_out() -> None:
    """Only a consequence follows from others, and those are no consequences themselves."""
    for rule in RULES:
        grounds = [Registry.load().by_id[ground] for ground in rule.follows_from]

        assert not grounds or rule.rule_class == "consequence", rule.id
        assert not [ground.id for ground in grounds if ground.rule_class in (None, "consequence")], rule.id


def test_titles_keep_to_the_voice() -> None:
    """What must not be done is never told by "may not", and a title is no sentence with a full stop."""
    assert [] == [rule.id for rule in RULES if re.search(r"\bmay not\b", rule.title, re.IGNORECASE)]
    assert [] == [rule.id for rule in RULES if rule.title.endswith(".") or not rule.title.strip()]
