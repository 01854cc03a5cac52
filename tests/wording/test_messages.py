"""The message files: complete, small, and written so that they can be translated."""

from __future__ import annotations

import re

import pytest

from generator.quizzes.check import faults_of_text
from generator.quizzes.load import DEFAULT_PROMPTS
from generator.quizzes.model import Kind
from generator.rules import REASON_CODES
from generator.wording.messages import (
    FOLDER,
    Message,
    WordingError,
    all_messages,
    index,
    placeholders,
    read_messages,
)
from generator.wording.unused import AWAITED, unused

MESSAGES = all_messages()
QUIZZES = [message for message in MESSAGES.values() if message.domain == "quizzes"]
CARD = [*QUIZZES, *read_messages(FOLDER / "ui_quiz.yml", "ui")]

FILLED = {"move": "[[move:6/1]]", "moves": "[[move:6/1]]", "roll": "[[roll:6-1]]", "ruleset": "IBF rules"}


def test_every_reason_of_the_engine_has_a_message() -> None:
    """No try can be refused without words."""
    assert [code for code in REASON_CODES if f"r.{code}" not in MESSAGES] == []


def test_every_kind_of_question_has_a_name_and_a_prompt() -> None:
    """A new kind cannot be forgotten in the wording."""
    assert [kind for kind in Kind if f"kind.{kind}" not in MESSAGES] == []
    assert [key for key in DEFAULT_PROMPTS.values() if key not in MESSAGES] == []


def test_the_messages_of_quizzes_stay_a_small_set() -> None:
    """They can be translated well only while they are few."""
    assert len(QUIZZES) < 150
    assert {message.key.split(".")[0] for message in QUIZZES} == {"p", "f", "r", "m", "h"}


@pytest.mark.parametrize("message", QUIZZES, ids=lambda message: message.key)
def test_a_message_is_written_as_the_course_asks(message: Message) -> None:
    """Sentences of at most sixteen words, force words as agreed, no digits of its own, a full stop."""
    for english in filter(None, (message.english, message.other)):
        text = re.sub(r"\{(\w+)\}", lambda match: FILLED.get(match[1], "[[num:6]]"), english)

        faults = [code for code, _ in faults_of_text(text)]
        # A message may begin with a name or a play: the word beside it sets the direction of the sentence.
        assert [code for code in faults if code != "TOKEN_FIRST"] == []
        assert re.search(r"[.?}]$", english)


@pytest.mark.parametrize("message", CARD, ids=lambda message: message.key)
def test_every_placeholder_is_explained_or_explains_itself(message: Message) -> None:
    """A translator knows what will stand there; both plural forms name the same values."""
    if message.other is not None:
        assert placeholders(message.english) == placeholders(message.other)
        assert message.counter in message.placeholders
    for name in message.placeholders - {"n", "count", "total"}:
        assert f"{{{name}}}" in message.note


def test_a_message_that_nothing_says_is_found() -> None:
    """A translator's work is never for nothing: each is a reason, is said by the program or by a question."""
    silent = {message.key for message in unused(set())}

    assert {"m.lost", "f.right.both"} <= silent
    assert set() == silent & {"r.landing.blocked", "kind.count", "quiz.check", "site.untranslated"}
    assert set() == {message.key for message in unused(silent)}


def test_a_message_is_awaited_only_while_nothing_says_it() -> None:
    """The list of those ahead of their use grows shorter as they come into use."""
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))

    assert set() == AWAITED - MESSAGES.keys()
    assert {key for key in AWAITED if code.count(f'"{key}"') > 1} == set()


def test_the_count_of_a_message_chooses_its_form() -> None:
    """Where a message holds a point number and a count, the count chooses."""
    assert MESSAGES["r.landing.blocked"].counter == "n"
    assert MESSAGES["quiz.loc.white"].counter == "count"
    assert MESSAGES["f.right"].counter is None


def test_one_key_stands_in_one_file() -> None:
    """Two texts under one key could not both be translated."""
    message = read_messages(FOLDER / "messages.yml", "quizzes")[0]

    with pytest.raises(WordingError, match=re.escape(message.key)):
        index([message, message])
