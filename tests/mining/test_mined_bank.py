"""The mined bank: enough questions of every rule, each of which needs the rule, and no cues."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from generator.mining.subjects import THROUGH
from generator.quizzes.choose import page_order
from generator.quizzes.load import load_quizzes
from generator.quizzes.mined import count_mined, load_mined
from generator.rules import PERMISSIONS, SWITCHABLE
from tests.mining.plain import BANK, Entry, after, counts, entries, hashed, turn
from tests.quizzes.quizbank import VOCABULARY

ENTRIES = entries()
ALL = [entry for rule in ENTRIES.values() for entry in rule]
QUIZZES = BANK.parent
NO_MOVE = ("obligation.no-legal-move", "bar.blocked-turn", "bar.closed-board")


def judged(entry: Entry) -> None:
    """Judge one question by the plain generator: its count, its key, its options and what the rule does."""
    legal = turn(entry)
    boards = {moment.men for moment in legal}
    moved = legal if boards != {after(entry, "")} else set()

    assert len(moved) == entry["n"], entry["id"]
    if entry["rule"] in SWITCHABLE:
        assert turn(entry, entry["rule"]) != legal, entry["id"]
    if isinstance(entry.get("key"), str):
        assert after(entry, entry["key"]) in boards, entry["id"]
    for option in entry.get("options", ()):
        if "play" in option:
            assert (after(entry, option["play"]) in boards) is option.get("right", False), entry["id"]
        if option.get("none"):
            assert (not moved) is option.get("right", False), entry["id"]


def test_numbers() -> None:
    """Forty questions or more of each rule with a switch, ten or more of each consequence and state."""
    assert set(ENTRIES) == {*SWITCHABLE, *THROUGH}
    assert {rule for rule in SWITCHABLE if len(ENTRIES[rule]) < 40} == set()
    assert {rule for rule in THROUGH if len(ENTRIES[rule]) < 10} == set()


def test_small_enough() -> None:
    """The whole bank is data of a modest size."""
    assert sum(path.stat().st_size for path in BANK.glob("*.yml")) < 1_500_000


@pytest.mark.parametrize("rule", sorted(ENTRIES))
def test_judged_by_plain_generators(rule: str) -> None:
    """The plain generators find the same counts, keys and wrong options, and need the rule as well."""
    for entry in ENTRIES[rule]:
        judged(entry)


@pytest.mark.parametrize("rule", NO_MOVE)
def test_lost_turns(rule: str) -> None:
    """Where the rule says that the turn is lost, the plain generator finds no move."""
    for entry in ENTRIES[rule]:
        if len(set(entry["dice"])) == 2:
            assert {moment.men for moment in turn(entry)} == {after(entry, "")}


def test_ids_are_hashes() -> None:
    """Each id is the hash of what is asked, and no two are the same."""
    assert [hashed(entry) for entry in ALL] == [entry["id"] for entry in ALL]
    assert len(ALL) == len({entry["id"] for entry in ALL})


def test_natural_boards() -> None:
    """Nobody has more than fifteen checkers, a tower, or a checker on the bar when it is not his turn."""
    for entry in ALL:
        for side in counts(entry):
            assert sum(side) <= 15
            assert max(side[1:]) <= 6
        own, other = counts(entry)
        outside = sum(own[7:]) + own[0]
        assert not outside or max(own[1:]) <= 5
        assert not other[0]


def test_few_plays() -> None:
    """A key is asked for only where at most twelve plays are legal, by level four and eight."""
    for entry in ALL:
        asks_key = entry["kind"] != "play-the-roll" or "task" in entry
        most = {1: 4, 2: 8, 3: 12}[entry["level"]] if asks_key else 40
        assert entry["n"] <= most, entry["id"]


@pytest.mark.parametrize("rule", sorted(ENTRIES))
def test_no_near_duplicates(rule: str) -> None:
    """Two boards of a rule differ by four checkers at least."""
    for one, other in combinations(ENTRIES[rule], 2):
        pairs = zip(counts(one), counts(other), strict=True)
        moved = sum(abs(a - b) for left, right in pairs for a, b in zip(left, right, strict=True))
        assert (moved + 1) // 2 >= 4, (one["id"], other["id"])


def test_difficulties_and_kinds() -> None:
    """Every rule with a switch has two levels and two kinds at least, and no kind fills it."""
    for rule in SWITCHABLE:
        kinds = Counter(entry["kind"] for entry in ENTRIES[rule])
        levels = {entry["level"] for entry in ENTRIES[rule]}
        assert len(levels) >= 2, rule
        assert len(kinds) >= 2, rule


def test_a_third_is_black() -> None:
    """Black is to move in one question of three."""
    black = sum(entry.get("side") == "black" for entry in ALL)
    assert 0.29 < black / len(ALL) < 0.38


def test_no_cues() -> None:
    """The key stands first, written or shown, no more often than chance, and is not the longest more often.

    The places come from hashes, so chance leaves them two standard deviations.
    """
    bank, faults = load_mined(QUIZZES, VOCABULARY)
    choices = [item for item in bank.items if item.options and item.options[0].number is None]
    plays = [item for item in choices if not next(o for o in item.options if o.right).none]
    chance = sum(1 / sum(not option.none for option in item.options) for item in plays)
    most = chance + 2 * (chance * (1 - chance / len(plays))) ** 0.5
    longest = 0
    for item in choices:
        lengths = {option.letter: len(option.play or "") for option in item.options}
        right = next(option for option in item.options if option.right)
        longest += all(lengths[right.letter] > size for key, size in lengths.items() if key != right.letter)

    assert not faults
    assert sum(item.options[0].right for item in choices) < most
    assert sum(page_order(item)[0].right for item in choices) < most
    assert longest < most


def test_no_legal_move_is_often_right() -> None:
    """The answer "No legal move" is right in a third of the questions that offer it."""
    offered = [o for entry in ALL for o in entry.get("options", ()) if o.get("none")]
    assert 0.27 < sum(bool(option.get("right")) for option in offered) / len(offered) < 0.4


def test_wrong_options_are_mistakes_of_the_rule() -> None:
    """In each choice about a restriction one wrong option at least is what it forbids."""
    for rule in set(SWITCHABLE) - set(PERMISSIONS):
        for entry in ENTRIES[rule]:
            options = [o for o in entry.get("options", ()) if not o.get("right")]
            assert not options or any(o.get("from") == rule or o.get("none") for o in options), entry["id"]


def test_the_loader_of_hand_made_questions_reads_them(tmp_path: Path) -> None:
    """A mined file is YAML of the same form; both readers give the same questions."""
    name = "obligation.larger-die.yml"
    (tmp_path / name).write_bytes((BANK / name).read_bytes())
    by_yaml, faults = load_quizzes(tmp_path, VOCABULARY)
    by_line, _ = load_mined(QUIZZES, VOCABULARY, "obligation.larger-die")

    assert not faults
    assert [item.id for item in by_yaml.items] == [item.id for item in by_line.items]
    assert [(item.board, item.options, item.line) for item in by_yaml.items] == [
        (item.board, item.options, item.line) for item in by_line.items
    ]


def test_no_words_of_their_own() -> None:
    """Nothing in the bank needs a translation: no sentence, no prompt in words, no statement."""
    for entry in ALL:
        assert not {"prompt_text", "statement", "right", "steps", "note"} & set(entry)
        for option in entry.get("options", ()):
            assert "text" not in option
            assert not isinstance(option.get("feedback"), str)


def test_counted_by_kind() -> None:
    """The table of rules can count them without checking them."""
    assert {rule: sum(kinds.values()) for rule, kinds in count_mined(QUIZZES).items()} == {
        rule: len(found) for rule, found in ENTRIES.items()
    }
