"""The engine's answer to a question, and what it says where an author is wrong."""

from __future__ import annotations

import pytest

from generator.quizzes.answers import hits
from generator.rules import OFF, Roll, results
from tests.quizzes.quizbank import EXEMPLARS, PLAY, found_in, line_of, solved

TEXT = EXEMPLARS.read_text(encoding="utf-8")
START = "0000005030000500000000002/0200000000005000030500000"
PICK = PLAY.replace("play-the-roll", "pick-destinations")


def exemplar(name: str) -> str:
    """One question of the exemplars as YAML."""
    start = TEXT.index(f"- id: {name}\n")
    end = TEXT.find("\n- id:", start)
    return TEXT[start : end + 1 if end > 0 else len(TEXT)]


def test_the_exemplars_agree_with_the_engine() -> None:
    """Keys, counts, listed tries and reasons of the course plan are what the engine finds."""
    answers, faults = solved(TEXT)

    assert [str(fault) for fault in faults] == []
    assert {name: answer.n for name, answer in answers.items()} == {
        "larger-1": 1,
        "larger-2": 1,
        "larger-3": 1,
        "larger-4": 1,
        "larger-5": 1,
        "larger-7": 1,
        "larger-8": 1,
        "hit-1": 2,
        "hit-4": 6,
        "start-33": 73,
        "start-65": 7,
        "pick-one": 9,
        "order-1": 0,
    }


WRONG = [
    ("larger-1", "n: 1", "n: 2", "n: 2", "N_DIFFERS"),
    ("larger-1", 'key: "24/20"', 'key: "24/21"', "key:", "KEY_NOT_LEGAL"),
    ("larger-1", 'key: "24/20"', 'key: "24-20"', "key:", "PLAY_FORM"),
    ("larger-1", "obligation.larger-die, ", "obligation.both-dice, ", "tries:", "REASON_DIFFERS"),
    ("larger-1", '"3/off": bearoff.start', '"24/20": bearoff.start', "tries:", "TRY_NOT_REFUSED"),
    ("larger-3", 'move: "24/20*"', 'move: "24/18"', 'move: "24/18"\n', "NOT_ILLEGAL"),
    (
        "larger-3",
        "right: true, feedback",
        "right: true, rule: landing.blocked, feedback",
        "larger.",
        "REASON_DIFFERS",
    ),
    ("larger-3", "point: 20", "point: 19", "point: 19", "FACT_DIFFERS"),
    (
        "larger-3",
        '{message: m.turn-not-lost, move: "24/18"}',
        '{message: m.turn-not-lost, move: "24/20"}',
        "m.turn",
        "FACT_DIFFERS",
    ),
    (
        "larger-4",
        '{play: "23/17", right: true}',
        '{play: "23/14", right: true}',
        "right: true",
        "KEY_NOT_LEGAL",
    ),
    ("larger-4", '{play: "23/20", from', '{play: "23/17", from', '23/17", from', "OPTION_IS_RIGHT"),
    ("larger-4", "{none: true}", "{none: true, right: true}", "id: larger-4", "KEYS"),
    ("larger-5", "Yes. Both", "No. Both", "No. Both", "VERDICT_DIFFERS"),
    ("larger-7", "{number: 1, right: true}", "{number: 4, right: true}", "number: 4", "KEY_NOT_LEGAL"),
    ("larger-7", "point: 12}", "point: 12, n: 3}", "point: 12", "FACT_DIFFERS"),
    ("larger-7", "point: 12}", "point: 11}", "point: 11", "FACT_DIFFERS"),
    ("larger-7", "m.turn-not-lost", "m.turn-never-lost", "m.turn-never", "UNKNOWN_MESSAGE"),
    ("larger-7", "die: 6}", "die: 6, point: 4}", "point: 4", "UNKNOWN_VALUE"),
    ("larger-7", ", die: 6}", "}", "r.obligation.larger-die}", "MISSING_VALUE"),
    ("larger-8", "key: [18]", "key: [18, 19]", "key: ", "KEY_DIFFERS"),
    ("larger-8", "key: [18]", "key: []", "key: ", "KEY_DIFFERS"),
    ("hit-1", 'key: "9/5 8/3"', 'key: "9/4* 8/4"', "key: ", "KEY_NOT_TASK"),
    ("hit-1", "n: 2", "n: 3", "n: 3", "N_DIFFERS"),
    ("hit-4", 'move: "10/5 9/3"', 'move: "11/5 10/4"', "11/5 10/4", "FACT_DIFFERS"),
    ("start-65", "kind: play-the-roll", "kind: forced-play", "id: start-65", "NOT_FORCED"),
    ("start-65", "side: black", "task: {from: 24, to: 12}", "task:", "TASK_IMPOSSIBLE"),
    ("start-65", "side: black", "task: {hit: false}", "task:", "TASK_EMPTY"),
    ("start-65", "rule: movement.direction", "rule: bar.enter-first", "id: start-65", "RULE_IDLE"),
]


@pytest.mark.parametrize(
    ("name", "old", "new", "place", "code"),
    WRONG,
    ids=[f"{case[0]}-{case[4]}-{number}" for number, case in enumerate(WRONG)],
)
def test_an_author_who_is_wrong_is_told_so_at_the_line(
    name: str, old: str, new: str, place: str, code: str
) -> None:
    """A claim that the engine contradicts never reaches a page."""
    text = exemplar(name)
    assert old in text
    text = text.replace(old, new)

    answers, faults = solved(text)

    assert [(line_of(text, place), code)] == found_in(faults)
    assert answers == {}


SHAPE = [
    (PLAY.replace("  dice: [6, 5]\n", ""), "NO_BOARD"),
    (PLAY + '  options:\n    - {text: "Yes.", right: true}\n', "USELESS_OPTIONS"),
    (PLAY + '  statement: "It is so."\n', "USELESS_STATEMENT"),
    (PLAY + '  steps: ["One.", "Two.", "Three."]\n', "USELESS_STEPS"),
    (PICK + "  task: {hit: true}\n", "USELESS_TASK"),
    (PLAY.replace("play-the-roll", "count"), "TOO_FEW_OPTIONS"),
    (
        PLAY.replace("play-the-roll", "why-illegal") + "  options: [{number: 1, right: true}, {number: 2}]\n",
        "NO_MOVE",
    ),
    (PLAY.replace("play-the-roll", "count") + "  options: [{number: 1}, {number: 7}]\n", "KEYS"),
    (
        PLAY.replace("play-the-roll", "true-or-false")
        + "  options: [{none: true, right: true}, {number: 1}]\n",
        "NO_STATEMENT",
    ),
    (
        '- {id: a, rule: movement.direction, kind: order-the-steps, level: 1, steps: ["One.", "Two."]}\n',
        "STEPS",
    ),
]


@pytest.mark.parametrize(("text", "code"), SHAPE, ids=[code for _, code in SHAPE])
def test_a_question_without_a_needed_part_is_a_fault(text: str, code: str) -> None:
    """Every kind says what it needs, and what it has no use for."""
    _, faults = solved(text)

    assert [(1, code)] == found_in(faults)


def test_without_a_task_every_legal_end_is_right() -> None:
    """Any legal play answers "play the roll"."""
    answers, _ = solved(PLAY)
    answer = answers["one"]
    assert answer.graph is not None
    assert answer.item.board is not None

    ends = {answer.graph.nodes[number].position for number in answer.goal}

    assert ends == set(results(answer.item.board.position, Roll(6, 5)))
    assert not answer.narrowed


def test_a_task_keeps_only_the_plays_it_asks_for() -> None:
    """A task "without hitting" leaves out every final position in which a checker was hit."""
    answers, _ = solved(exemplar("hit-1"))
    answer = answers["hit-1"]
    assert answer.graph is not None
    assert answer.item.board is not None
    before = answer.item.board.position

    right = [answer.graph.nodes[number].position for number in answer.goal]

    assert len(right) == 1
    assert not any(hits(before, after) for after in right)
    assert answer.narrowed


@pytest.mark.parametrize(
    ("task", "count"),
    [
        ("{from: 24, to: 13}", 1),
        ("{from: 13, to: 7}", 2),
        ('{play: "24/18 13/8"}', 1),
        ('{play: "13/8 24/18"}', 1),
    ],
)
def test_a_task_is_judged_by_the_final_position(task: str, count: int) -> None:
    """Which checker made which step, and in which order, does not matter."""
    answers, faults = solved(PLAY + f"  task: {task}\n")

    assert found_in(faults) == []
    assert len(answers["one"].goal) == count


def test_the_shown_solution_is_a_right_play() -> None:
    """Show plays moves that the graph allows, to an end that the task accepts, hits marked."""
    answers, _ = solved(
        PLAY.replace("[6, 5]", "[6, 4]").replace(START, "0000005030000500000000002/0100000100005000030500000")
        + "  task: {hit: true}\n"
    )
    answer = answers["one"]
    assert answer.graph is not None

    node = 0
    for hop in answer.solution:
        step = answer.graph.nodes[node].steps[(hop.move.source, hop.move.die)]
        assert (step.target, step.hit) == (hop.move.target, hop.hit)
        node = step.to_node

    assert node in answer.goal
    assert any(hop.hit for hop in answer.solution)


def test_the_places_of_one_checker_are_those_of_single_numbers() -> None:
    """From the 24-point 5-4 reaches 20; 19 is blocked, and 15 would need both numbers."""
    answers, _ = solved(exemplar("pick-one"))
    answer = answers["pick-one"]

    assert answer.places == (20,)
    assert [reason.code for reason in answer.marks[19]] == ["landing.blocked"]
    assert [reason.code for reason in answer.marks[15]] == ["movement.dice-separate"]
    assert OFF not in answer.marks


def test_the_places_of_a_whole_turn_hold_the_stops_on_the_way() -> None:
    """Any checker, any number, also after the other number: everything but what no number reaches."""
    answers, _ = solved(PICK.replace("[6, 5]", "[6, 1]"))
    answer = answers["one"]

    assert answer.places == (23, 18, 7, 6, 5, 2)
    assert [reason.code for reason in answer.marks[12]] == ["landing.blocked"]
    assert answer.marks[21] == ()


def test_the_bar_is_a_checker_to_ask_about() -> None:
    """With a checker on the bar its places are where the numbers enter."""
    text = PICK.replace(START, "1000005030000500000000001/0200000000004000030420000").replace(
        "[6, 5]", "[5, 2]"
    )
    answers, faults = solved(text + "  source_point: bar\n  key: [23]\n")

    assert found_in(faults) == []
    assert [reason.code for reason in answers["one"].marks[20]] == ["bar.enter-open"]
    assert [reason.code for reason in answers["one"].marks[5]] == ["bar.enter-point"]


def test_a_turn_without_a_legal_move_has_no_plays() -> None:
    """The option "No legal move" is then the right answer, and there is nothing to show."""
    text = PLAY.replace("play-the-roll", "choose-play").replace("movement.direction", "bar.enter-open")
    text = text.replace(START, "1000005030000510000000000/0000000000000000000222222")
    text += "  contrast: true\n  options:\n    - {none: true, right: true}\n"
    text += '    - {play: "bar/19", from: bar.enter-open}\n'
    answers, faults = solved(text)

    assert found_in(faults) == []
    assert answers["one"].legal == ()
