"""Reading questions: what an author writes is taken as meant, and every slip is named with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.quizzes.load import load_quizzes
from generator.quizzes.model import Colour, Kind, MessageRef, Prose, Shelf
from generator.rules import OFF, START, Roll
from tests.quizzes.quizbank import PLAY, VOCABULARY, bank_of, found_in, line_of


def test_a_question_on_a_board_is_read_as_written() -> None:
    """Position, dice, side, level and place come out typed; the prompt is the usual one of its kind."""
    bank, faults = bank_of(PLAY + "  side: black\n")

    assert found_in(faults) == []
    item = bank.items[0]
    assert (item.id, item.kind, item.level, item.shelf) == ("one", Kind.PLAY_THE_ROLL, 1, Shelf.PAGE)
    assert item.board is not None
    assert (item.board.position, item.board.roll, item.board.colour) == (START, Roll(6, 5), Colour.BLACK)
    assert item.prompt == MessageRef("p.play-the-roll", {}, 1)


def test_a_prompt_of_the_authors_own_is_prose() -> None:
    """`prompt_text` takes the place of a message, line breaks and all."""
    bank, faults = bank_of(PLAY + "  prompt_text: >-\n    Play the\n    two numbers.\n")

    assert found_in(faults) == []
    assert bank.items[0].prompt == Prose("Play the two numbers.", 8)


@pytest.mark.parametrize(
    ("source", "expected"),
    [("", "p.pick.any"), ("  source_point: 13\n", "p.pick.one"), ("  source_point: bar\n", "p.pick.bar")],
)
def test_marking_points_asks_for_one_checker_the_bar_or_any(source: str, expected: str) -> None:
    """The prompt follows from the checker that the question names."""
    bank, _ = bank_of(PLAY.replace("play-the-roll", "pick-destinations") + source)

    prompt = bank.items[0].prompt
    assert isinstance(prompt, MessageRef)
    assert prompt.key == expected


def test_places_to_mark_may_be_points_or_off() -> None:
    """The key of a marking question lists places, also the tray."""
    bank, faults = bank_of(PLAY.replace("play-the-roll", "pick-destinations") + "  key: [7, off]\n")

    assert found_in(faults) == []
    assert bank.items[0].claims.places == (7, OFF)


def test_options_keep_the_order_and_letters_of_the_author() -> None:
    """The key is written first and is called a, wherever the page puts it."""
    options = """\
  options:
    - {play: "24/18 24/19", right: true}
    - {play: "24/13", from: landing.blocked}
    - {none: true}
"""
    bank, faults = bank_of(PLAY.replace("play-the-roll", "choose-play") + options)

    assert found_in(faults) == []
    assert [(option.letter, option.right, option.line) for option in bank.items[0].options] == [
        ("a", True, 9),
        ("b", False, 10),
        ("c", False, 11),
    ]


BAD = [
    ("dice: [6, 5]", "dice: [6, 7]", "BAD_DICE"),
    ("dice: [6, 5]", "dice: six", "BAD_VALUE"),
    ("dice: [6, 5]", "dice: [6, 5]\n  dise: [1, 1]", "UNKNOWN_KEY"),
    ("level: 1", "level: 4", "BAD_VALUE"),
    ("level: 1", "level: yes", "BAD_VALUE"),
    ("level: 1", 'note: ""', "BAD_VALUE"),
    ("place: page", "place: shop", "BAD_VALUE"),
    ("kind: play-the-roll", "kind: guess", "BAD_VALUE"),
    ("rule: movement.direction", "rule: movement.sideways", "UNKNOWN_RULE"),
    ("rule: movement.direction", "rule: [a, b]", "BAD_VALUE"),
    ("dice: [6, 5]", "dice: [6, 5]\n  side: red", "BAD_VALUE"),
    ("dice: [6, 5]", "dice: [6, 5]\n  source_point: 13", "BAD_VALUE"),
    ("dice: [6, 5]", "dice: [6, 5]\n  task: {hit: maybe}", "BAD_VALUE"),
    ("dice: [6, 5]", "dice: [6, 5]\n  task: {from: 13}", "BAD_VALUE"),
    ("dice: [6, 5]", "dice: [6, 5]\n  task: {}", "BAD_VALUE"),
    ("dice: [6, 5]", "dice: [6, 5]\n  task: {jump: 13}", "UNKNOWN_KEY"),
    ("dice: [6, 5]", "dice: [6, 5]\n  prompt: p.forced-play\n  prompt_text: Play it.", "TWO_PROMPTS"),
    ("dice: [6, 5]", 'dice: [6, 5]\n  right: "Correct. [[die:6]] is played."', "TOKEN_KIND"),
    ("dice: [6, 5]", 'dice: [6, 5]\n  right: "Correct. [[num:6]] [[num:5]] are played."', "TOKEN_NEIGHBOURS"),
    ("dice: [6, 5]", "dice: [6, 5]\n  hint: Look here.", "BAD_VALUE"),
    ("0000005030000500000000002/", "000000503000050000000002/", "POS_SHAPE"),
    ("0000005030000500000000002/", "0000005030000500000000009/", "POS_COUNT"),
    ("0000005030000500000000002/", "0100005030000400000000002/", "POS_BOTH"),
    ('pos: "0000005030000500000000002/0200000000005000030500000"', 'pos: "xgid: nonsense"', "XGID"),
]


@pytest.mark.parametrize(
    ("old", "new", "code"), BAD, ids=[f"{code}-{n}" for n, (_, _, code) in enumerate(BAD)]
)
def test_a_bad_value_is_a_fault_with_its_line(old: str, new: str, code: str) -> None:
    """Each slip is named by kind, at the line where it stands."""
    text = PLAY.replace(old, new)
    last = new.rpartition("\n")[2]

    _, faults = bank_of(text)

    assert (line_of(text, last), code) in [(line, found[: len(code)]) for line, found in found_in(faults)]


def test_a_question_with_a_fault_is_left_out_and_the_others_stay() -> None:
    """One slip does not hide the rest of the file."""
    bank, faults = bank_of(PLAY.replace("level: 1", "level: 9") + PLAY.replace("id: one", "id: two"))

    assert [item.id for item in bank.items] == ["two"]
    assert found_in(faults) == [(4, "BAD_VALUE")]


def test_all_faults_of_a_file_are_reported_at_once() -> None:
    """An author mends everything in one go."""
    text = (
        PLAY.replace("level: 1", "level: 9")
        .replace("dice: [6, 5]", "dice: [0, 5]")
        .replace("place: page", "x: 1")
    )

    _, faults = bank_of(text)

    assert found_in(faults) == [(4, "BAD_VALUE"), (5, "UNKNOWN_KEY"), (7, "BAD_DICE")]


def test_missing_fields_are_named() -> None:
    """id, rule, kind and level cannot be left out."""
    _, faults = bank_of("- note: nothing else\n")

    assert found_in(faults) == [(1, "BAD_VALUE"), (1, "MISSING"), (1, "MISSING"), (1, "MISSING")]


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("{right: true}", "BAD_OPTION"),
        ('{text: "Yes.", number: 3}', "BAD_OPTION"),
        ('{text: "Yes.", from: nothing.known}', "UNKNOWN_RULE"),
        ('{text: "Yes.", from: "landing.blocked#99"}', "UNKNOWN_MISCONCEPTION"),
        ('{text: "Yes.", from: "landing.blocked#0"}', "UNKNOWN_MISCONCEPTION"),
        ('{text: "Yes.", rule: nothing.known}', "UNKNOWN_RULE"),
        ('{text: "Yes.", feedback: {point: 3}}', "BAD_VALUE"),
        ('{text: "Yes.", feedback: {message: r.landing.blocked, point: [3]}}', "BAD_VALUE"),
        ("just text", "NOT_A_MAPPING"),
    ],
)
def test_a_bad_option_is_a_fault_with_its_line(option: str, code: str) -> None:
    """Options are checked one by one."""
    _, faults = bank_of(PLAY.replace("play-the-roll", "choose-play") + f"  options:\n    - {option}\n")

    assert (9, code) in found_in(faults)


def test_one_id_belongs_to_one_question_over_all_files(tmp_path: Path) -> None:
    """Progress is stored under the id; the first file by name keeps it."""
    (tmp_path / "b.yml").write_text(PLAY, encoding="utf-8")
    (tmp_path / "a.yml").write_text(PLAY.replace("id: one", "id: first"), encoding="utf-8")
    (tmp_path / "c.yml").write_text("\n" + PLAY, encoding="utf-8")

    bank, faults = load_quizzes(tmp_path, VOCABULARY)

    assert [item.id for item in bank.items] == ["first", "one", "one"]
    fault = next(iter(faults))
    assert (Path(fault.path).name, fault.line, fault.code) == ("c.yml", 2, "ID_TWICE")


@pytest.mark.parametrize(
    ("content", "line", "code"),
    [
        ("- id: one\n  kind: [\n", 3, "YAML"),
        ("- id: one\n  id: two\n", 2, "YAML"),
        ("id: one\n", 1, "NOT_A_LIST"),
    ],
)
def test_a_file_that_is_no_list_of_questions_is_a_fault(
    tmp_path: Path, content: str, line: int, code: str
) -> None:
    """Broken YAML, a key twice and a file of another form are named with their line."""
    (tmp_path / "q.yml").write_text(content, encoding="utf-8")

    bank, faults = load_quizzes(tmp_path, VOCABULARY)

    assert bank.items == ()
    assert found_in(faults) == [(line, code)]


def test_an_empty_file_holds_no_questions(tmp_path: Path) -> None:
    """A file with only a comment is no fault."""
    (tmp_path / "q.yml").write_text("# later\n", encoding="utf-8")

    bank, faults = load_quizzes(tmp_path, VOCABULARY)

    assert (bank.items, found_in(faults)) == ((), [])


ITEM_FIELDS = (
    "id", "rule", "kind", "level", "place", "pos", "dice", "side", "source_point", "task", "prompt",
    "prompt_text", "params", "options", "statement", "steps", "move", "right", "hint", "contrast", "note",
    "key", "tries", "n",
)  # fmt: skip


@pytest.mark.parametrize("value", ["[[a]]", "[{a: b}]", "{a: {b: c}}", "2.5"])
@pytest.mark.parametrize("field", ITEM_FIELDS)
def test_any_field_of_another_form_is_a_fault_at_its_line(field: str, value: str) -> None:
    """A list or a mapping where something else belongs stops no reading."""
    lines = [line for line in PLAY.splitlines() if not line[2:].startswith(f"{field}:")]
    lines[0] = "- " + lines[0][2:]
    _, faults = bank_of("\n".join([*lines, f"  {field}: {value}", ""]))

    assert len(lines) + 1 in [line if field != "options" else 8 for line, _ in found_in(faults)]


@pytest.mark.parametrize("field", ITEM_FIELDS)
def test_a_field_without_value_is_one_fault(field: str) -> None:
    """A forgotten value is not taken for a field left out."""
    lines = [line for line in PLAY.splitlines() if not line[2:].startswith(f"{field}:")]
    lines[0] = "- " + lines[0][2:]
    bank, faults = bank_of("\n".join([*lines, f"  {field}:", ""]))

    assert bank.items == ()
    assert found_in(faults) == [(len(lines) + 1, "FIELD_EMPTY")]


@pytest.mark.parametrize("part", ["task: {hit: }", "options: [{text: }]", "steps: [one, ]\n  note:"])
def test_inner_fields_without_value_are_faults_too(part: str) -> None:
    """A task, an option or a note is read the same way."""
    _, faults = bank_of(PLAY + f"  {part}\n")

    assert "FIELD_EMPTY" in [code for _, code in found_in(faults)]


def test_a_place_to_mark_that_is_a_list_is_a_fault() -> None:
    """A bracket too many is named at its line."""
    _, faults = bank_of(PLAY.replace("play-the-roll", "pick-destinations") + "  key: [[7], off]\n")

    assert found_in(faults) == [(8, "BAD_VALUE")]


def test_a_file_that_could_not_be_read_is_known(tmp_path: Path) -> None:
    """So that nobody asks for the questions it may hold."""
    (tmp_path / "a.yml").write_text(PLAY, encoding="utf-8")
    (tmp_path / "b.yml").write_text("- [", encoding="utf-8")
    (tmp_path / "c.yml").write_text("id: one", encoding="utf-8")
    _, faults = load_quizzes(tmp_path, VOCABULARY)

    assert {Path(path).name for path in faults.unreadable} == {"b.yml", "c.yml"}
