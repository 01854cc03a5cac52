"""Games that are over, the cube, matches, dice, steps, other games: the engine checks what an author says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from generator.errors import Faults
from generator.i18n.yaml_lines import parse_yaml
from generator.quizzes.cases import Lies, Rests
from generator.quizzes.check import check_items
from generator.quizzes.load import read_items
from generator.quizzes.verify import verify
from tests.quizzes.quizbank import VOCABULARY, bank_of, found_in, line_of, solved

FURTHER = Path(__file__).with_name("further.yml").read_text(encoding="utf-8")
ANSWERS, FAULTS = solved(FURTHER)
START = "0000005030000500000000002/0200000000005000030500000"


def only(name: str) -> str:
    """Return the text of one question of the file."""
    return "- id: " + next(part for part in FURTHER.split("\n- id: ") if part.startswith(name + "\n"))


def changed(name: str, *pairs: tuple[str, str]) -> str:
    """Return one question with parts of it exchanged."""
    text = only(name)
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


def faults_of(text: str) -> list[tuple[int | None, str]]:
    """Line and code of every fault of a text."""
    return found_in(solved(text)[1])


def test_the_questions_of_the_further_kinds_are_right() -> None:
    """What the rules say of them is what the engine finds."""
    assert [] == found_in(FAULTS)
    assert [] == [fault.code for fault in check_items(bank_of(FURTHER)[0])]
    points = {name: answer.points for name, answer in ANSWERS.items() if answer.points is not None}
    assert {"score-gammon": 4, "score-jacoby": 1, "score-drop": 2} == points


def test_a_wrong_number_of_points_is_a_fault_at_its_option() -> None:
    """So is a second option that is right as well."""
    text = changed("score-gammon", ("{number: 4, right: true", "{number: 5, right: true"))
    assert [(line_of(text, "number: 5"), "KEY_DIFFERS")] == faults_of(text)

    text = changed("score-gammon", ("{number: 2,", "{number: 4,"))
    assert (line_of(text, "number: 4, from"), "OPTION_IS_RIGHT") in faults_of(text)


@pytest.mark.parametrize(
    ("game", "points"),
    [
        ("{cube: 1}", 3),
        ("{cube: 4}", 12),
        ("{jacoby: true}", 1),
        ("{cube: 2, jacoby: true}", 6),
        ("{jacoby: true, automatic: 1, cube: 2}", 2),
        ("{jacoby: true, match: true}", 3),
    ],
)
def test_a_backgammon_counts_by_cube_and_agreement(game: str, points: int) -> None:
    """Three times the cube; with Jacoby once, unless a double was taken or it is a match."""
    text = changed("score-jacoby", ("{jacoby: true}", game), ("number: 1,", f"number: {points},"))
    answers, _ = solved(
        text.replace("{number: 2, from", "{number: 7, from").replace("number: 3, from", "number: 8, from")
    )

    assert points == answers["score-jacoby"].points


@pytest.mark.parametrize(("ruleset", "points"), [("standard", 3), ("tavla", 2), ("takhte", 2), ("portes", 2)])
def test_games_without_a_triple_game_count_two_at_most(ruleset: str, points: int) -> None:
    """A checker on the bar makes no difference there."""
    text = changed(
        "score-jacoby",
        ("  game: {jacoby: true}\n", f"  ruleset: {ruleset}\n"),
        ("number: 1,", f"number: {points},"),
    )
    answers, _ = solved(
        text.replace("{number: 2, from", "{number: 7, from").replace("number: 3, from", "number: 8, from")
    )

    assert points == answers["score-jacoby"].points


def test_three_checkers_make_a_set_of_hypergammon() -> None:
    """Who has borne off one of three loses a single game."""
    text = changed(
        "score-gammon",
        ("0000000000000000005550000", "0000000000000000001100000"),
        ("{cube: 2, owner: you}", "{}\n  ruleset: hypergammon"),
        ("number: 4, right", "number: 1, right"),
    )

    assert [] == faults_of(text)


@pytest.mark.parametrize("kind", ["single", "gammon", "backgammon"])
def test_a_resignation_counts_what_was_resigned(kind: str) -> None:
    """Times the cube."""
    points = 2 * ["single", "gammon", "backgammon"].index(kind) + 2
    text = changed(
        "score-drop",
        ("ended: drop", f"ended: resign, resigned: {kind}"),
        ("number: 2, right", f"number: {points}, right"),
    )

    assert points == solved(text.replace("number: 4, from", "number: 9, from"))[0]["score-drop"].points


@pytest.mark.parametrize(
    ("name", "old", "new", "at", "code"),
    [
        (
            "score-gammon",
            "0000000000000000000000000/",
            "0000001000000000000000000/",
            "game:",
            "CASE_IMPOSSIBLE",
        ),
        ("score-gammon", "{cube: 2, owner: you}", "{cube: 3}", "game:", "CASE_IMPOSSIBLE"),
        ("score-drop", "{cube: 2,", "{cube: 2, owner: opponent,", "game:", "CASE_IMPOSSIBLE"),
        ("cube-owner", "value: 2, owner: opponent", "value: 1, owner: opponent", "cube:", "CASE_IMPOSSIBLE"),
        ("cube-crawford", "you: 3, opponent: 6", "you: 3, opponent: 5", "match:", "CASE_IMPOSSIBLE"),
        ("match-after", "opponent: 6", "opponent: 7", "match:", "CASE_IMPOSSIBLE"),
        ("match-after", ", crawford: over", "", "match:", "CRAWFORD_UNSAID"),
        (
            "dice-rim",
            "rests: leaning-on-rim",
            "lies: left-half, rests: leaning-on-rim",
            "lies:",
            "NO_PICTURE",
        ),
        ("dice-rim", "number: 6", "number: 7", "number: 7", "BAD_DICE"),
        ("long-head", "ruleset: longgammon", "ruleset: backgammon", "ruleset:", "BAD_VALUE"),
        ("hyper-play", "dice:", "first: true\n  dice:", "first:", "BAD_VALUE"),
    ],
)
def test_a_situation_that_cannot_be_is_a_fault(name: str, old: str, new: str, at: str, code: str) -> None:
    """At the line of the field that says so."""
    text = changed(name, (old, new))

    assert (line_of(text, at), code) in faults_of(text)


@pytest.mark.parametrize("name", ["cube-owner", "cube-crawford", "dice-rim"])
def test_a_key_that_says_yes_to_what_is_refused_is_a_fault(name: str) -> None:
    """And a key that gives a rule which is none of the reasons."""
    text = changed(name, ('"No. ', '"Yes. '), ("right: true, rule: ", "right: true, rule: "))
    line = next(number for number, row in enumerate(text.splitlines(), 1) if "right: true" in row)
    assert (line, "VERDICT_DIFFERS") in faults_of(text)

    reason = only(name).split("right: true, rule: ")[1].split(",")[0]
    text = changed(name, (f"right: true, rule: {reason}", "right: true, rule: win.first-off"))
    assert [(line, "REASON_DIFFERS")] == faults_of(text)


@pytest.mark.parametrize("name", ["match-after", "cube-beaver"])
def test_a_key_that_says_no_to_what_is_allowed_is_a_fault(name: str) -> None:
    """The machine of the match knows."""
    text = changed(name, ('"Yes. ', '"No. '))
    line = next(number for number, row in enumerate(text.splitlines(), 1) if "right: true" in row)

    assert [(line, "VERDICT_DIFFERS")] == faults_of(text)


@pytest.mark.parametrize(
    ("fields", "allowed"),
    [
        ("", True),
        ("rolled: true", False),
        ("turn: opponent", False),
        ("turn: nobody", False),
        ("cube: {value: 2, owner: you}", True),
        ("cube: {value: 2, owner: opponent}", False),
        ("match: {to: 7, you: 6, opponent: 3, crawford: over}", True),
        ("match: {to: 7, you: 6, opponent: 3, crawford: now}", False),
        ("match: {to: 7, you: 6, opponent: 3, crawford: none}", True),
        ("match: {to: 1, you: 0, opponent: 0}", False),
        ("match: {to: 7, you: 6, opponent: 3, crawford: over}, agreed: [holland], rolls: 1", False),
        ("match: {to: 7, you: 6, opponent: 3, crawford: over}, agreed: [holland], rolls: 2", True),
        ("offered: double, ask: roll", False),
        ("offered: double, ask: take", True),
        ("offered: double, ask: drop", True),
        ("offered: double, ask: beaver", False),
        ("offered: double, ask: beaver, agreed: [beavers]", True),
        ("offered: double, ask: double", False),
        ("cube: {value: 2, owner: opponent}, offered: beaver, ask: raccoon, agreed: [raccoons]", True),
        ("cube: {value: 2, owner: opponent}, offered: beaver, ask: raccoon, agreed: [beavers]", False),
        ("ask: take", False),
    ],
)
def test_what_may_be_done_with_the_cube(fields: str, allowed: bool) -> None:
    """When, by whom, at which score, under which agreement."""
    options = '[{text: "Yes. So.", right: true, feedback: "Correct."}, {text: "No. So.", feedback: "No."}]'
    head = '{id: c, rule: cube.when, kind: cube-action, level: 1, prompt_text: "A scene."'
    text = f"- {head}, pos: {START}, options: {options}, {fields}}}\n"
    answers, faults = solved(text)

    assert ([] if allowed else ["VERDICT_DIFFERS"]) == [fault.code for fault in faults]
    assert allowed is ("c" in answers)


@pytest.mark.parametrize(
    ("code", "lies", "rests", "counts"),
    [
        ("friendly", "right-half", "flat", True),
        ("friendly", "left-half", "flat", False),
        ("friendly", "right-half", "flat-on-checker", False),
        ("american", "right-half", "flat-on-checker", True),
        ("american", "right-half", "leaning-on-die", False),
        ("ibf", "off-board", "flat", False),
        ("ibf", "left-half", "flat", None),
    ],
)
def test_whether_dice_count_depends_on_the_code(
    code: str, lies: str, rests: str, counts: bool | None
) -> None:
    """Where no rule says, the question cannot be asked."""
    text = changed(
        "dice-rim",
        ("code: friendly", f"code: {code}"),
        ("rests: leaning-on-rim", f"lies: {lies}, rests: {rests}"),
    )
    text = text.replace(", rule: dice.cocked", "")
    codes = {True: ["VERDICT_DIFFERS"], False: [], None: ["CASE_IMPOSSIBLE"]}

    assert codes[counts] == [found for _, found in faults_of(text)]
    assert (lies, rests) in {(one.value, two.value) for one in Lies for two in Rests}


@pytest.mark.parametrize(
    ("name", "old", "new", "code"),
    [
        ("score-drop", "prompt_text:", "note:", "NO_PROMPT"),
        ("score-gammon", "  pos: ", "  note: ", "NO_BOARD"),
        ("score-gammon", "  game:", "  dice: [6, 5]\n  game:", "USELESS_DICE"),
        ("score-gammon", "{number: 2,", '{text: "Two.",', "OPTION_FORM"),
        ("cube-beaver", "prompt_text:", "note:", "NO_PROMPT"),
        ("cube-owner", '"Yes. It', '"Because it', "OPTION_FORM"),
        ("cube-owner", "  pos: ", "  note: ", "NO_BOARD"),
        (
            "match-after",
            "  match:",
            '  pos: "0000005030000500000000002/0200000000005000030500000"\n  match:',
            "USELESS_BOARD",
        ),
        ("dice-rim", "  code:", "  picture: claim\n  code:", "USELESS_PICTURE"),
        ("hyper-play", "  dice:", "  picture: claim\n  dice:", "USELESS_PICTURE"),
        ("words-allowed", "prompt_text:", "note:", "NO_BOARD"),
    ],
)
def test_what_is_missing_or_has_no_meaning_is_a_fault(name: str, old: str, new: str, code: str) -> None:
    """An author hears what the kind needs."""
    assert code in [found for _, found in faults_of(changed(name, (old, new)))]


def test_the_score_of_a_match_must_be_given() -> None:
    """Without it nothing can be asked."""
    assert ["MISSING"] == [
        code for _, code in faults_of(changed("match-after", ("  match:", "  note: x\n  zzz:")))
    ][:1]


def test_questions_in_words_alone_need_a_scene() -> None:
    """Why-illegal, is-it-allowed and count may stand without a board; plays are not asked for without one."""
    right = 'options: [{number: 3, right: true, feedback: "Correct."}, {number: 4, feedback: "No."}]'
    count = f'- {{id: w, rule: cube.faces, kind: count, level: 1, prompt_text: "A scene.", {right}}}\n'
    assert [] == faults_of(count)
    assert [(1, "NO_BOARD")] == faults_of(count.replace('prompt_text: "A scene.", ', ""))
    assert "NO_BOARD" in [code for _, code in faults_of(count.replace("kind: count", "kind: choose-play"))]


def test_a_right_count_without_a_board_needs_its_own_words() -> None:
    """The engine can say nothing about it."""
    right = 'options: [{number: 3, right: true}, {number: 4, from: cube.faces, feedback: "No."}]'
    text = f'- {{id: w, rule: cube.faces, kind: count, level: 1, prompt_text: "A scene.", {right}}}\n'

    assert ["NO_FEEDBACK"] == [fault.code for fault in check_items(bank_of(text)[0])]


def test_longgammon_is_played_by_its_own_rules() -> None:
    """One checker from the head with 6-5; on the own first turn two with a double 6, and no more."""
    head, six = ANSWERS["long-head"], ANSWERS["long-six"]
    assert {1} == {head.n, six.n}
    later, faults = solved(only("long-six").replace("  first: true\n", "  contrast: true\n"))
    assert [] == found_in(faults)
    assert 2 == six.legal[0].result.on_roll.count(24) - 11
    assert 14 == later["long-six"].legal[0].result.on_roll.count(24)


def test_a_game_whose_reasons_have_no_words_is_not_played_on_a_board() -> None:
    """The fault stands at the rule set and says how to ask instead."""
    fevga = changed("long-head", ("ruleset: longgammon", "ruleset: fevga"))
    assert [] == faults_of(fevga)

    fewer = {key: names for key, names in VOCABULARY.messages.items() if not key.startswith("r.tavli.")}
    faults = verify(bank_of(fevga)[0], replace(VOCABULARY, messages=fewer))[1]
    assert [(line_of(fevga, "ruleset:"), "REASON_UNWORDED")] == found_in(faults)


def test_pins_are_drawn_but_not_played() -> None:
    """The board of a play question is drawn again by the browser, which knows no pins."""
    start = ("f/000000000000f000000000000", "f/0f00000000000000000000000")
    text = changed("long-head", ("ruleset: longgammon", "ruleset: plakoto"), start)

    assert [(1, "PINS_NOT_PLAYED")] == faults_of(text)


def test_the_same_board_may_be_asked_about_with_another_cube() -> None:
    """Position, roll and situation together make a question."""
    other = changed(
        "cube-owner",
        ("id: cube-owner", "id: two"),
        ("value: 2, owner: opponent", "value: 4, owner: opponent"),
    )
    twice = changed("cube-owner", ("id: cube-owner", "id: two"))

    assert [] == [fault.code for fault in check_items(bank_of(only("cube-owner") + "\n" + other)[0])]
    assert ["SAME_POSITION"] == [
        fault.code for fault in check_items(bank_of(only("cube-owner") + "\n" + twice)[0])
    ]


def test_a_picture_must_be_a_diagram() -> None:
    """Where the names of the diagrams are known."""
    text = only("words-allowed")
    data, _ = parse_yaml(text, "q.yml")
    for pictures, codes in (({"claim"}, []), ({"other"}, ["DIAGRAM_UNKNOWN"])):
        faults = Faults()
        read_items(data, "q.yml", replace(VOCABULARY, pictures=frozenset(pictures)), faults)
        assert codes == [fault.code for fault in faults]


def test_a_step_is_a_text_or_says_what_is_wrong_with_it_too_early() -> None:
    """Anything else is a fault at its line."""
    item = ANSWERS["steps-claim"].item
    assert [None, None] == list(item.early[:2])
    assert ["White takes the play back and makes a legal one.", "Black rolls."] == [
        step.text for step in item.steps[2:]
    ]

    text = changed("steps-claim", ('- "Black points out the mistake."', "- 7"))
    assert (line_of(text, "- 7"), "BAD_VALUE") in faults_of(text) or "BAD_VALUE" in [
        code for _, code in faults_of(text)
    ]
    assert "UNKNOWN_KEY" in [code for _, code in faults_of(changed("steps-claim", ("early:", "late:")))]
