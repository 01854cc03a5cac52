"""Every reason of the engine in words."""

from __future__ import annotations

import pytest

from generator.notation import parse_position
from generator.rules import BAR, GAME_REASON_CODES, REASON_CODES, Place, Reason, Roll, play_graph
from generator.wording.messages import WordingError
from generator.wording.reasons import message_of
from tests.wording.books import ENGLISH

GREEK = [
    (Reason("tavli.plakoto", point=9), "Your checker on the 9-point is pinned. It must not move."),
    (
        Reason("tavli.plakoto", point=9, n=1),
        "The 9-point is closed: an enemy checker pins yours there.",
    ),
    (Reason("tavli.plakoto", point=9, n=2), "The 9-point is blocked: 2 enemy checkers stand there."),
    (Reason("tavli.plakoto", n=1), "Your pinned checker must be free before you bear off."),
    (Reason("tavli.fevga", point=9, n=1), "The 9-point is closed: an enemy checker stands there."),
    (
        Reason("tavli.fevga", point=15),
        "Only your first checker may move until it has passed the opponent's starting point.",
    ),
    (Reason("tavli.fevga", n=6), "You must not hold all six points of your starting quarter."),
    (
        Reason("tavli.fevga", source=18, target=13),
        "The opponent stands right behind your six points in a row. You must open them.",
    ),
    (
        Reason("tavla.turkish", point=4),
        "A checker that hits in your home board must stay there for this turn.",
    ),
]
"""One id of a Greek game tells several rules; each has its own sentence."""

SAID = [
    *GREEK,
    (Reason("movement.direction"), "Checkers move only forward, towards your home board."),
    (
        Reason("movement.bar-is-no-point", die=3, source=8, target=5),
        "The bar is not a step. From the 8-point the 3 ends on the 5-point.",
    ),
    (Reason("movement.dice-separate", n=11), "Use each number as it is. No die shows 11."),
    (
        Reason("movement.intermediate", point=20),
        "On the way the checker must stop on the 20-point, and that point is blocked.",
    ),
    (
        Reason("movement.intermediate", source=19, target=20),
        "On the way it must stop on the 19-point or the 20-point, and both are blocked.",
    ),
    (Reason("landing.blocked", point=12, n=5), "The 12-point is blocked: 5 enemy checkers stand there."),
    (Reason("bar.enter-first", n=1), "You have 1 checker on the bar. It must enter first."),
    (
        Reason("bar.enter-point", die=4, point=21),
        "The 4 enters on the 21-point, in the opponent's home board.",
    ),
    (
        Reason("bar.enter-open", die=6, point=19),
        "The 6 would enter on the 19-point, and that point is blocked.",
    ),
    (Reason("bar.no-adding"), "A checker enters with one number. The two numbers are not added."),
    (
        Reason("bearoff.start", n=2),
        "You may bear off only when all your checkers are in your home board. Checkers still outside: 2.",
    ),
    (
        Reason("bearoff.must-move-higher", die=4, point=6),
        (
            "You have no checker on the 4-point, but one on the 6-point."
            " The 4 must not bear off a checker below the 4-point."
        ),
    ),
    (
        Reason("bearoff.higher-die", die=6, point=3),
        "The 6 is larger than your highest point. It bears off from the 3-point.",
    ),
    (
        Reason("bearoff.full-value", die=4, point=5),
        "You have a checker on the 5-point. The 4 must not bear off a checker below the 4-point.",
    ),
    (Reason("obligation.no-pass", die=5), "You can play the 5, so you must."),
    (
        Reason("obligation.both-dice", die=6),
        "After this move the 6 cannot be played. Another play uses both numbers, so you must play that way.",
    ),
    (
        Reason("obligation.larger-die", die=6),
        "Each number can be played, but not both. You must play the larger, the 6.",
    ),
    (
        Reason("obligation.doubles-as-many", n=3),
        "You can play 3 of the four moves, so you must play 3.",
    ),
    (Reason("try.not-yours"), "That checker is the opponent's."),
    (Reason("try.empty"), "You have no checker there."),
    (Reason("try.not-rolled", die=2), "No die shows 2."),
    (Reason("try.spent", die=6), "You have already played the 6."),
    (Reason("try.unfinished", die=6), "The turn is not over. You can still play the 6."),
]


@pytest.mark.parametrize(("reason", "sentence"), SAID, ids=[reason.code for reason, _ in SAID])
def test_a_reason_is_one_sentence_with_its_facts(reason: Reason, sentence: str) -> None:
    """What a learner reads at once after a wrong try."""
    key, values = message_of(reason)

    assert ENGLISH.text(key, **values).plain == sentence


def test_every_code_is_worded_above() -> None:
    """A new code of the engine needs a sentence here."""
    assert {reason.code for reason, _ in SAID} - set(GAME_REASON_CODES) == set(REASON_CODES)


POSITIONS = [
    ("0000005030000500000000002/0200000000005000030500000", Roll(5, 4)),
    ("1000005030000500000000001/0200000000004000030420000", Roll(5, 2)),
    ("0005440010010000000000000/0020000000000000000433300", Roll(6, 5)),
    ("0034430000000000000000010/0000000000003000000333300", Roll(6, 5)),
    ("0220200010000000000000000/0000000000000000000220000", Roll(4, 2)),
    ("0021200000000000000000000/0000000000000000000220000", Roll(6, 5)),
    ("0000000000000000000000001/0300000020000000000000010", Roll(4, 4)),
    ("0230010000000000000000000/0000000000000000000000333", Roll(4, 3)),
]


@pytest.mark.parametrize(("position", "roll"), POSITIONS, ids=[position for position, _ in POSITIONS])
def test_every_reason_the_engine_gives_on_a_board_can_be_worded(position: str, roll: Roll) -> None:
    """The engine hands over exactly the facts that the sentences need."""
    reasons = set()
    for node in play_graph(parse_position(position), roll).nodes:
        for refusal in node.refused.values():
            reasons |= set(refusal.reasons)
        for group in (*node.misplaced.values(), *node.foreign.values(), node.default):
            reasons |= set(group)

    assert reasons
    for reason in reasons:
        key, values = message_of(reason)
        assert ENGLISH.text(key, **values).plain


@pytest.mark.parametrize(
    "reason",
    [Reason("landing.blocked", point=3), Reason("movement.bar-is-no-point", die=1, source=BAR, target=3)],
)
def test_a_reason_without_a_needed_fact_is_an_error_of_the_program(reason: Reason) -> None:
    """Half a sentence is never shown."""
    with pytest.raises(WordingError, match=r"lacks a number"):
        message_of(reason)


def test_a_code_without_a_message_is_an_error_of_the_program() -> None:
    """The engine may not invent reasons that nobody has worded."""
    with pytest.raises(WordingError, match=r"try\.magic"):
        message_of(Reason("try.magic", source=Place.BAR))
