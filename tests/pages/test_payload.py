"""What the browser is handed: replayed, it gives exactly the legal plays and a reason for the rest."""

from __future__ import annotations

import json
from typing import Any

import pytest

from generator.notation import format_position, parse_position
from generator.pages.payload import payload, to_json
from generator.quizzes.answers import Answer
from generator.quizzes.model import Kind
from generator.rules import Position, Side, location_key, results
from generator.wording.items import ItemWords
from tests.pages.quizcards import EXEMPLARS, LINKS, QUESTIONS, book

ALL = {**EXEMPLARS, **QUESTIONS}
PLAYED = {name: answer for name, answer in ALL.items() if answer.item.kind.is_played}
PICKED = {name: answer for name, answer in ALL.items() if answer.item.kind is Kind.PICK_DESTINATIONS}
CHOSEN = {name: answer for name, answer in ALL.items() if answer.item.kind.is_choice}


def data_of(answer: Answer, tag: str = "en") -> dict[str, Any]:
    """Return the payload as the browser reads it: through JSON."""
    words = ItemWords(book(tag), answer)
    found: dict[str, Any] = json.loads(to_json(payload(answer, words, LINKS)))
    return found


class Replay:
    """Walks a payload as the script does, knowing nothing of the rules."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        me, other = data["pos"].split("/")
        self.own = {self.name(place): int(digit, 16) for place, digit in enumerate(me)}
        self.opp = {self.name(place): int(digit, 16) for place, digit in enumerate(other)}

    @staticmethod
    def name(place: int) -> str:
        """Digit 0 is the bar."""
        return "bar" if place == 0 else str(place)

    def ends(self) -> dict[str, set[int]]:
        """Every final position that can be reached, with the nodes in which it is reached."""
        found: dict[str, set[int]] = {}
        waiting = [(0, self.own, self.opp)]
        seen = set()
        while waiting:
            number, own, opp = waiting.pop()
            key = (number, written(own, opp))
            if key in seen:
                continue
            seen.add(key)
            node = self.data["nodes"][number]
            if node.get("e"):
                found.setdefault(key[1], set()).add(number)
            for source, _die, ahead, target, hit in node["m"]:
                waiting.append((ahead, *moved(own, opp, source, target, hit=bool(hit))))
        return found


def moved(
    own: dict[str, int], opp: dict[str, int], source: str, target: str, *, hit: bool
) -> tuple[dict[str, int], dict[str, int]]:
    """Return the counts after one checker has gone from one place to another."""
    own, opp = dict(own), dict(opp)
    own[source] -= 1
    if target != "off":
        own[target] += 1
    if hit:
        opp[target] -= 1
        opp["bar"] += 1
    assert min(own.values()) >= 0
    return own, opp


def written(own: dict[str, int], opp: dict[str, int]) -> str:
    """Write counts as a position string."""
    names = ["bar", *(str(point) for point in range(1, 25))]
    return "/".join("".join(f"{side[name]:x}" for name in names) for side in (own, opp))


@pytest.mark.parametrize("answer", PLAYED.values(), ids=PLAYED)
def test_replaying_the_data_gives_exactly_the_legal_results(answer: Answer) -> None:
    """The script cannot reach an illegal position, and every legal one can be reached."""
    board = answer.item.board
    assert board is not None
    assert board.roll is not None

    reached = Replay(data_of(answer)).ends()

    legal = results(board.position, board.roll, board.ruleset, first=board.first)
    assert {format_position(result) for result in legal} == set(reached)


@pytest.mark.parametrize("answer", PLAYED.values(), ids=PLAYED)
def test_every_other_try_has_a_reason(answer: Answer) -> None:
    """Own checker with every number left, own checker to every place, all other places: none is silent."""
    data = data_of(answer)
    assert answer.graph is not None
    places = ["bar", *(str(point) for point in range(1, 25))]
    for node, packed in zip(answer.graph.nodes, data["nodes"], strict=True):
        own = [place for place in places if count(node.position.on_roll, place)]
        steps = {(source, die) for source, die, *_ in packed["m"]}
        refused = {(source, die): reasons for source, die, _, reasons, *_ in packed["x"]}

        assert {(source, die) for source in own for die in node.left} == steps | set(refused)
        assert steps.isdisjoint(refused)
        assert {place for place, _ in packed["f"]} == {*places, "off", "opp-bar", "opp-off"} - set(own)
        groups = [*refused.values(), *(row[-1] for row in packed["t"] + packed["f"]), packed["d"]]
        for group in groups + ([] if packed.get("e") else [packed["u"]]):
            assert 1 <= len(group) <= 2
            assert all(data["reasons"][index]["text"] for index in group)
        assert bool(packed.get("e")) is node.end


def count(side: Side, place: str) -> int:
    """Checkers of a side on a named place."""
    return side.bar if place == "bar" else side.count(int(place))


@pytest.mark.parametrize("answer", PLAYED.values(), ids=PLAYED)
def test_a_place_without_a_number_has_the_engines_reason(answer: Answer) -> None:
    """A checker put where no single number leads gets the reason of that try, or the moment's default."""
    data = data_of(answer)
    assert answer.graph is not None
    node, packed = answer.graph.nodes[0], data["nodes"][0]
    listed = {(source, target): reasons for source, target, reasons in packed["t"]}
    for (source, target), reasons in node.misplaced.items():
        shown = listed[location_key(source), location_key(target)]
        assert {data["reasons"][index]["rule"] for index in shown} <= {reason.code for reason in reasons}


@pytest.mark.parametrize("answer", PLAYED.values(), ids=PLAYED)
def test_the_shown_answer_replays_to_a_right_end(answer: Answer) -> None:
    """Show plays moves that the data allows, and ends where Check would say right."""
    data = data_of(answer)
    node = 0
    for source, target, die, hit in data["show"]:
        step = next(step for step in data["nodes"][node]["m"] if step[:2] == [source, die])
        assert step[3:] == [target, hit]
        node = step[2]

    assert data["nodes"][node].get("e") == 1
    assert node in data.get("goal", [node])


def test_a_task_hands_over_its_goal_and_what_is_said_beside_it() -> None:
    """A legal play that hits is told so, and is not right."""
    data = data_of(EXEMPLARS["hit-1"])
    reached = Replay(data).ends()
    right = {position for position, nodes in reached.items() if nodes & set(data["goal"])}

    assert (len(reached), len(right)) == (2, 1)
    assert [data["reasons"][index]["text"] for index in data["off"]] == [
        "That is legal, but it hits. Find a play that does not hit."
    ]
    assert all(parse_position(position).opponent.bar == 0 for position in right)


def test_without_a_task_every_end_is_right() -> None:
    """`goal` and `off` are absent."""
    data = data_of(EXEMPLARS["larger-1"])

    assert "goal" not in data
    assert "off" not in data


def test_check_pressed_too_early_names_the_number_left() -> None:
    """An unfinished turn is not wrong; it says what can still be played."""
    data = data_of(EXEMPLARS["hit-1"])

    said = [data["reasons"][index]["text"] for index in data["nodes"][0]["u"]]

    assert said == ["The turn is not over. You can still play the 5."]


@pytest.mark.parametrize("answer", PICKED.values(), ids=PICKED)
def test_every_point_is_a_place_to_mark_or_has_a_reason(answer: Answer) -> None:
    """A wrong mark is answered at once, wherever it is; the number of missing marks is worded."""
    data = data_of(answer)

    assert {str(point) for point in range(1, 25)} <= set(data["key"]) | set(data["marks"])
    assert set(data["key"]).isdisjoint(data["marks"])
    for group in [*data["marks"].values(), data["d"]]:
        assert group
        assert all(data["reasons"][index]["text"] for index in group)
    assert set(data["more"]) == {str(n) for n in range(1, len(data["key"]) + 1)}


@pytest.mark.parametrize("answer", CHOSEN.values(), ids=CHOSEN)
def test_every_option_has_a_verdict_and_words(answer: Answer) -> None:
    """Exactly one option is right, and each says something to who chose it, with a link to a rule."""
    options = data_of(answer)["options"]

    assert [bool(option.get("ok")) for option in options.values()].count(True) == 1
    for option in options.values():
        assert option["text"]
        assert option["href"].endswith(f"#{option['rule']}")


def test_a_wrong_play_is_answered_by_the_engine() -> None:
    """Nobody had to write these: the reasons of the plays of a choice are worked out."""
    options = data_of(EXEMPLARS["larger-4"])["options"]

    assert {letter: option["text"] for letter, option in options.items()} == {
        "a": 'Correct. <bdi dir="ltr" class="nt">23/17</bdi> is the only legal play.',
        "b": "Each number can be played, but not both. You must play the larger, the 6.",
        "c": 'The <span class="nb">14-point</span> is blocked: 3 enemy checkers stand there.',
        "d": 'The turn is not lost: you can play <bdi dir="ltr" class="nt">23/17</bdi>.',
    }
    assert options["c"]["rule"] == "landing.blocked"


def test_a_reason_links_to_its_rule_but_a_slip_of_the_hand_does_not() -> None:
    """Tries that break no rule of the game have no rule to read."""
    reasons = data_of(EXEMPLARS["larger-1"])["reasons"]
    by_code = {reason["rule"]: reason for reason in reasons}

    assert by_code["landing.blocked"]["href"] == "../05-landing/page.html#landing.blocked"
    assert by_code["landing.blocked"]["title"] == "Title of landing.blocked"
    assert (by_code["landing.blocked"]["point"], by_code["landing.blocked"]["n"]) == (17, 3)
    assert "href" not in by_code["try.empty"]


def test_the_item_s_own_rule_is_said_first() -> None:
    """Of several reasons at most two are said, that of the rule being learned before the others."""
    data = data_of(EXEMPLARS["larger-2"])
    said = {(row[0], row[1]): row[3] for row in data["nodes"][0]["x"]}

    assert [data["reasons"][index]["rule"] for index in said["bar", 3]] == ["obligation.larger-die"]
    assert [data["reasons"][index]["rule"] for index in said["3", 3]] == ["bar.enter-first", "bearoff.start"]


def test_the_texts_are_in_the_digits_of_the_page() -> None:
    """Data keeps ASCII digits; only texts are localised."""
    data = data_of(EXEMPLARS["larger-1"], "fa")

    assert data["dice"] == [4, 3]
    assert data["nodes"][0]["m"] == [["24", 4, 1, "20", 0]]
    assert "۱۷" in next(reason["text"] for reason in data["reasons"] if reason["rule"] == "landing.blocked")


def test_the_right_order_of_steps_is_letters() -> None:
    """The script compares letters; where an order fails is worded for each step."""
    data = data_of(EXEMPLARS["order-1"])

    assert data["order"] == ["a", "b", "c", "d"]
    assert data["fail"]["2"] == "The order fails at step 2."


def test_nothing_in_the_data_can_end_its_script_element() -> None:
    """Whatever a text holds, the element is closed by its own tag alone, and reads back as it was."""
    data = {"text": "</script><script>alert(1)</script><!-- <SCRIPT> & \" ' {{7*7}}"}
    text = to_json(data)

    assert "</script" not in text.lower()
    assert "<script" not in text.lower()
    assert "<!--" not in text
    assert json.loads(text) == data


def test_the_data_is_the_same_at_every_build() -> None:
    """Same question, same bytes."""
    answer = EXEMPLARS["start-33"]
    made = [to_json(payload(answer, ItemWords(book(), answer), LINKS)) for _ in range(2)]

    assert made[0] == made[1]


def test_positions_are_told_from_the_movers_side() -> None:
    """Black's board is written in Black's numbers, and says that Black is to move."""
    data = data_of(EXEMPLARS["start-65"])
    board = EXEMPLARS["start-65"].item.board
    assert board is not None

    assert (data["pos"], data["side"], data["home"], data["v"]) == (
        "0000005030000500000000002/0200000000005000030500000",
        "b",
        "right",
        2,
    )
    assert parse_position(data["pos"]) == Position(board.position.on_roll, board.position.opponent)


def test_bearing_off_too_early_is_answered_but_not_listed() -> None:
    """Who has not heard of bearing off is not offered it beside the board."""
    data = data_of(PLAYED["movement-direction-1"])
    rows = data["nodes"][0]["x"]
    early = [row for row in rows if row[2] == "off"]

    assert early != []
    assert all(row[4:] == [1] for row in early)
    assert {data["reasons"][row[3][0]]["rule"] for row in early} == {"bearoff.start"}


def test_both_numbers_in_one_go_are_told_to_go_one_at_a_time() -> None:
    """The goal of the task itself, tried in one go, is not met with "no die shows that"."""
    data = data_of(PLAYED["movement-combine-1"])
    goal = next(row for row in data["nodes"][0]["t"] if row[:2] == ["18", "8"])
    reason = data["reasons"][goal[2][0]]

    assert reason["text"] == "Each number is a move of its own. Play one number at a time."
    assert reason["rule"] == "movement.dice-separate"
