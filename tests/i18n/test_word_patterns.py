"""The pattern checks of Urdu, Hindi and Persian, by their own examples."""

from __future__ import annotations

import pytest

from generator.i18n.patterns import Pattern, load_patterns, pattern_findings, prepare
from tests.i18n.i18n_help import entries

BAD = [(pattern, text) for pattern in load_patterns() for text in pattern.bad]
GOOD = [(pattern, text) for pattern in load_patterns() for text in pattern.good]


def test_every_check_has_a_name_of_its_own() -> None:
    """All 68 are loaded."""
    names = [pattern.id for pattern in load_patterns()]

    assert 68 == len(names) == len(set(names))


@pytest.mark.parametrize(
    ("pattern", "text"), BAD, ids=[f"{pattern.id}-{n}" for n, (pattern, _) in enumerate(BAD)]
)
def test_what_a_check_is_for_is_found(pattern: Pattern, text: str) -> None:
    """Each example of a fault, seen as the check sees it."""
    assert pattern.rx.search(pattern.prepared(text))


@pytest.mark.parametrize(
    ("pattern", "text"), GOOD, ids=[f"{pattern.id}-{n}" for n, (pattern, _) in enumerate(GOOD)]
)
def test_good_language_gives_no_alarm(pattern: Pattern, text: str) -> None:
    """Each example of good text, most of them false alarms of earlier versions."""
    assert not pattern.rx.search(pattern.prepared(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("मान {cube}।", "मान \ufffc।"),
        ("चाल [[move:24/18* 13/11(2)]] है", "चाल \ufffc है"),
        ('<bdi dir="ltr">6-5</bdi> आया', "\ufffc आया"),
        ('<span class="nt">6-5</span> आया', "\ufffc आया"),
        ("`code 25%` और <b>यह</b>", "\ufffc और \ufffcयह\ufffc"),
        ("[पाठ](rule:a.b) https://example.org/x", "[पाठ]\ufffc \ufffc"),
        ("IBF के नियम", "\ufffc के नियम"),
    ],
)
def test_what_is_no_language_is_replaced_not_removed(text: str, expected: str) -> None:
    """A gap before a full stop would look like a fault."""
    assert expected == prepare(text)


def found(po: str, language: str) -> list[tuple[int, str]]:
    """Line and check of each hit in an entry."""
    (entry,) = entries(po)
    return [(line, pattern.id) for line, pattern, _ in pattern_findings(entry, language)]


def test_a_hit_names_the_line_of_the_translation() -> None:
    """Not that of the English text."""
    assert [(3, "PU02")] == found('#. kind: text\nmsgid "Roll."\nmsgstr "پانسے پھینکیں."\n', "ur")


def test_checks_of_a_form_look_at_that_form_alone() -> None:
    """A singular is wrong in the plural form and right in the other."""
    po = 'msgid "{n} checker"\nmsgid_plural "{n} checkers"\nmsgstr[0] "{n} गोटी"\nmsgstr[1] "{n} गोटी"\n'

    assert [(4, "GL03")] == found(po, "hi")


@pytest.mark.parametrize(("source", "hits"), [("{n}-point", [(2, "GL01")]), ("{n} points", [])])
def test_checks_of_point_names_need_a_point_name(source: str, hits: list[tuple[int, str]]) -> None:
    """Six points away and the 6-point differ by word order alone."""
    assert hits == found(f'msgid "{source}"\nmsgstr "{{n}} خانے پر"\n', "ur")


def test_the_sides_of_the_page_may_be_named_where_the_rule_does() -> None:
    """Four rules speak of a player's own right hand."""
    po = 'msgid "Right half."\nmsgstr "دائیں طرف کے خانے۔"\n'

    assert [(2, "BD01")] == found(po, "ur")
    assert [] == found("#. rule: dice.both-right-half\n" + po, "ur")


def test_direction_marks_stand_only_in_plain_text_messages() -> None:
    """On pages the markup keeps the order."""
    po = 'msgid "Score"\nmsgstr "نتیجہ \u200e"\n'

    assert [(2, "BI02")] == found(po, "ur")
    assert [] == found("#. plain text\n" + po, "ur")
