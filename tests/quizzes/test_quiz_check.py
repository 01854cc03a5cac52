"""The rules for writing items, as far as a program can hold an author to them."""

from __future__ import annotations

import pytest

from generator.quizzes.check import check_items, faults_of_text
from tests.quizzes.quizbank import EXEMPLARS, PLAY, bank_of, found_in

SIXTEEN = " ".join(["word"] * 16)

TRUE_FALSE = """\
- id: tf
  rule: movement.direction
  kind: true-or-false
  level: 1
  statement: "A checker may move backward."
  options:
    - {text: "False. Checkers move only forward.", right: true, feedback: "Correct. They move forward."}
    - {text: "False. The point is blocked.", from: landing.blocked, feedback: "No checker stands there."}
    - {text: "True. A blot may go back.", from: "movement.direction#1", feedback: r.movement.direction}
    - {text: "True. A checker may turn round.", from: "movement.direction#2", feedback: r.movement.direction}
"""


def test_the_exemplars_follow_the_rules() -> None:
    """The items of the course plan that all others are modelled on have no fault."""
    bank, _ = bank_of(EXEMPLARS.read_text(encoding="utf-8"))

    assert found_in(check_items(bank)) == []


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("You must play the [[num:6]].", []),
        (
            SIXTEEN + ".",
            [],
        ),
        (
            SIXTEEN + " more.",
            ["LONG_SENTENCE"],
        ),
        (
            f"{SIXTEEN}. {SIXTEEN}.",
            [],
        ),
        ("You may not land there.", ["BANNED_WORD"]),
        ("You should enter.", ["BANNED_WORD"]),
        ("You have to enter.", ["BANNED_WORD"]),
        ("Then he enters.", ["GENDER"]),
        ("The opponent enters. There the checker waits.", []),
        ("Move to the left.", ["PAGE_SIDE"]),
        ("Move clockwise.", ["PAGE_SIDE"]),
        ("You move left.", ["PAGE_SIDE"]),
        ("It stands in the upper half.", ["PAGE_SIDE"]),
        ("Take the leftmost checker.", ["PAGE_SIDE"]),
        ("Move towards White's right.", ["PAGE_SIDE"]),
        ("Set up the board, in the right order.", []),
        ("One number is left. That is the right play.", []),
        ("You play 24/18.", ["RAW_NUMBER"]),
        ("The 6 is blocked.", ["RAW_NUMBER"]),
        ("You play [[move:24/18]] and [[move:13/8]].", []),
        ("[[move:24/18]] is legal.", ["TOKEN_FIRST"]),
    ],
)
def test_a_text_is_held_to_the_voice_of_the_course(text: str, codes: list[str]) -> None:
    """Short sentences, plain force words, nobody's gender, no sides of the page, no raw notation."""
    assert [code for code, _ in faults_of_text(text)] == codes


def test_rules_about_hands_may_name_a_side() -> None:
    """Four rules speak of a player's own right hand."""
    assert list(faults_of_text("Throw on the right half.", sides_allowed=True)) == []
    assert [code for code, _ in faults_of_text("Throw on the right half.")] == ["PAGE_SIDE"]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (', feedback: "No checker stands there."', "", "NO_FEEDBACK"),
        (", from: landing.blocked", "", "NO_ORIGIN"),
        ("False. The point is blocked.", "True. The point is blocked.", "VERDICT_SHARES"),
        (
            "True. A blot may go back.",
            "True. A blot may go back to where it once came from.",
            "OPTION_LENGTH",
        ),
        ("Correct. They move forward.", "They move forward.", "NO_VERDICT"),
        ("No checker stands there.", "No checker stands on 5.", "RAW_NUMBER"),
        ("A checker may move backward.", "He may move backward.", "GENDER"),
    ],
)
def test_an_item_that_breaks_a_rule_of_writing_is_a_fault(old: str, new: str, code: str) -> None:
    """Every option answers a thought, none stands out, and a right answer is told so."""
    bank, faults = bank_of(TRUE_FALSE.replace(old, new))

    assert found_in(faults) == []
    assert [fault.code for fault in check_items(bank)] == [code]


def test_a_rule_does_not_ask_about_one_position_twice() -> None:
    """The second item names the first; another roll or rule is another question."""
    other_roll = PLAY.replace("id: one", "id: roll").replace("[6, 5]", "[6, 4]")
    other_rule = PLAY.replace("id: one", "id: rule").replace("movement.direction", "movement.combine")
    bank, _ = bank_of(PLAY + other_roll + other_rule + PLAY.replace("id: one", "id: again"))

    faults = list(check_items(bank))

    assert [(fault.line, fault.code) for fault in faults] == [(22, "SAME_POSITION")]
    assert "[again]" in faults[0].message
    assert "one (q.yml:1)" in faults[0].message


def test_a_rule_does_not_ask_in_the_same_words_twice() -> None:
    """The same sentence with the same answer asks nothing new; another sentence does."""
    again = TRUE_FALSE.replace("id: tf", "id: again")
    other = TRUE_FALSE.replace("id: tf", "id: other").replace("move backward", "go back")
    bank, _ = bank_of(TRUE_FALSE + again + other)

    faults = list(check_items(bank))
    assert ["SAME_QUESTION"] == [fault.code for fault in faults]
    assert "[again]" in faults[0].message
