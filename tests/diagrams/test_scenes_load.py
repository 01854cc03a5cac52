"""Reading scenes: what an author may write, and how every slip is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.diagrams.model import Colour
from generator.diagrams.scenes.icons import ICONS, SIDES
from generator.diagrams.scenes.load import KINDS
from generator.diagrams.scenes.model import Cards, Clock, Dice, Score, Spot, State, Stations, Table
from generator.errors import Faults
from generator.i18n.extract import diagram_messages
from tests.diagrams.boards import ROOT
from tests.diagrams.scenery import HERE, SCENES, faults

HEAD = '- name: one\n  rule: landing.own\n  caption: "A caption."\n'


def test_steps_and_cards_keep_order_signs_and_states() -> None:
    """What an author marks as now, barred, done, crossed or ok is one state each."""
    steps, cards = SCENES["steps"].scene, SCENES["cards"].scene
    assert isinstance(steps, Stations)
    assert isinstance(cards, Cards)

    assert [State.DONE, State.NORMAL, State.NOW, State.BARRED] == [step.state for step in steps.steps]
    assert [State.DONE, State.BARRED, State.NORMAL, State.NORMAL] == [card.state for card in cards.cards]
    assert ((6, Colour.WHITE), (3, Colour.WHITE)) == steps.steps[1].sign.dice
    assert ((6, Colour.WHITE), (2, Colour.BLACK)) == cards.cards[2].sign.dice
    assert ("black", 1) == (steps.steps[3].sign.icon, cards.cards[3].sign.cube)


def test_tables_scores_dice_and_clocks_are_read() -> None:
    """Numbers stay numbers, sides are sides, and what is left out has its plain meaning."""
    table, score = SCENES["table"].scene, SCENES["score"].scene
    dice, clock = SCENES["spots"].scene, SCENES["clock"].scene
    assert isinstance(table, Table)
    assert isinstance(score, Score)
    assert isinstance(dice, Dice)
    assert isinstance(clock, Clock)

    assert ((1, 2), ("[[num:2]] or more", -4)) == table.rows
    assert (3, (7, 3), True) == (score.first, score.final, score.games[1].crawford)
    assert {Colour.BLACK} == {die.by for die in dice.dice}
    assert Spot.OUTSIDE is dice.dice[1].at
    assert Colour.BLACK is clock.running is clock.flag


def test_a_scene_may_stand_beside_a_board() -> None:
    """One figure holds a board and steps; each part keeps its own caption."""
    board, steps = SCENES["mixed"].pictures

    assert board.scene is None
    assert isinstance(steps.scene, Stations)
    assert ("mixed-2", "The steps.") == (steps.name, steps.caption)


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("  scene: steps\n", [(4, "UNKNOWN_SCENE")]),
        ("  scene: stations\n", [(1, "MISSING")]),
        ("  scene: stations\n  steps: [{text: Alone}]\n", [(5, "BAD_VALUE")]),
        ("  scene: cards\n  steps: []\n  cards: [{text: One}]\n", [(5, "UNKNOWN_KEY")]),
        ("  scene: cards\n  cards:\n    - {icon: cube}\n", [(6, "MISSING")]),
        ("  scene: cards\n  cards:\n    - {icon: cups, text: One}\n", [(6, "UNKNOWN_ICON")]),
        ("  scene: cards\n  cards:\n    - {icon: cup, cube: 2, text: One}\n", [(6, "BAD_VALUE")]),
        ("  scene: cards\n  cards:\n    - {text: One, ok: true, crossed: true}\n", [(6, "BAD_VALUE")]),
        ("  scene: cards\n  cards:\n    - {dice: [7], text: One}\n", [(6, "BAD_VALUE")]),
        ("  scene: cards\n  cards:\n    - {cube: 3, text: One}\n", [(6, "BAD_VALUE")]),
        ("  scene: cards\n  cards:\n    - {text: One two three four five six seven}\n", [(6, "TOO_LONG")]),
        ("  scene: cards\n  cards:\n    - {text: 'Bad [[roll:9-9]]'}\n", [(6, "TOKEN_VALUE")]),
        ("  scene: table\n  head: [A, B]\n  rows:\n    - [1]\n", [(6, "BAD_VALUE")]),
        ("  scene: table\n  head: [A]\n  rows: [[1]]\n  lit: [[2, 1]]\n", [(7, "BAD_VALUE")]),
        ("  scene: score\n  length: 5\n  games:\n    - {score: [5, 0]}\n", [(7, "BAD_VALUE")]),
        (
            "  scene: score\n  length: 5\n  games:\n    - {score: [3, 0], crawford: true, text: A}\n",
            [(7, "MARK_FALSE")],
        ),
        ("  scene: bars\n  bars:\n    - {text: A}\n", [(6, "MISSING")]),
        ("  scene: cube\n  boards:\n    - {owner: white}\n", [(6, "MARK_FALSE")]),
        ("  scene: cube\n  boards:\n    - {value: 2, owner: white, away: true}\n", [(6, "BAD_VALUE")]),
        ("  scene: dice\n  dice:\n    - {face: 2, at: left, leans: rim}\n", [(6, "BAD_VALUE")]),
        ("  scene: dice\n  dice:\n    - {at: left}\n", [(6, "MISSING")]),
        ("  scene: clock\n  times: {white: 12, black: 3}\n", [(5, "BAD_VALUE")]),
        ("  scene: clock\n  times: {white: '1:00', black: '0:07'}\n  flag: black\n", [(6, "MARK_FALSE")]),
        ("  scene: seats\n  seats: [{role: box}, {role: king}]\n", [(5, "BAD_VALUE")]),
        ("  scene: seats\n  seats: [{role: box}, {}]\n  arrows: [[1, 3]]\n", [(6, "BAD_VALUE")]),
        ("  scene: scale\n  zones:\n    - {from: 80, to: 70}\n", [(6, "BAD_VALUE")]),
        ("  scene: scale\n  zones:\n    - {at: 101}\n", [(6, "BAD_VALUE"), (6, "BAD_VALUE")]),
    ],
)
def test_a_slip_is_a_fault_at_its_line(tmp_path: Path, body: str, found: list[tuple[int, str]]) -> None:
    """Path, line and code; nothing is guessed."""
    assert found == faults(tmp_path, HEAD + body)


def test_every_text_of_a_scene_goes_to_the_translators() -> None:
    """Steps, cards, heads, cells, rows, bars and zones, each with what it is; bare numbers stay out."""
    found = diagram_messages((HERE / "scenes.yml").read_text(encoding="utf-8"), "scenes.yml", Faults())
    kinds = {message.msgid: message.kind for message in found}

    assert "step of a drawing, at most six words" == kinds["Now Black may speak"]
    assert "card of a drawing, at most six words" == kinds["Shake the cup"]
    assert "head of a table column" == kinds["Gammon"]
    assert "cell of a table" == kinds["[[num:2]] or more"]
    assert "remark in a score slip, at most six words" == kinds["Crawford game"]
    assert {"Drop", "Take point", "The steps.", "Second"} <= set(kinds)
    assert 8 == next(message.line for message in found if message.msgid == "White rolled [[roll:6-3]]")


def test_icons_are_lines_on_one_grid() -> None:
    """Every icon is path data alone, so that the stroke of the page draws it."""
    for name, data in ICONS.items():
        assert data[0] == "M", name
        assert set(data) <= set("MmLlHhVvCcSsAaZz0123456789.- "), name


def test_the_guide_for_authors_lists_every_icon_and_every_kind() -> None:
    """What can be written can be looked up."""
    guide = (ROOT / "diagrams" / "README.md").read_text(encoding="utf-8")

    assert [] == [name for name in (*ICONS, *SIDES) if f"`{name}`" not in guide]
    assert [] == [kind for kind in KINDS if f"scene: {kind}\n" not in guide]
