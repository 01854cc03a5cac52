"""Scenes on a page: lists, tables and pictures that a screen reader and a translator can work with."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.cli.main import main
from tests.diagrams.boards import ROOT, TAGS
from tests.diagrams.scenery import HERE, SCENES, figure, tree, words


def test_steps_are_an_ordered_list_whose_states_are_said() -> None:
    """Order, words and state stand in the markup; the icons are hidden from ears."""
    (steps,) = tree(figure("steps")).iter("ol")

    assert [
        "White moves",
        "White rolled 6-3",
        "Now Black may speak (now)",
        "Too late (not allowed)",
    ] == [words(step) for step in steps]
    assert all(svg.get("aria-hidden") == "true" for svg in steps.iter("svg"))


def test_cards_say_what_is_allowed_and_what_is_not() -> None:
    """A tick and a cross are words too."""
    (cards,) = tree(figure("cards")).iter("ul")

    assert ["Shake the cup (allowed)", "Throw by hand (not allowed)"] == [words(card) for card in cards][:2]
    assert ["is-done", "is-barred", None, None] == [card.get("class") for card in cards]


def test_a_table_names_its_columns_and_rows() -> None:
    """Heads have a scope; the cell that is set apart is marked; numbers are in the page's digits."""
    (table,) = tree(figure("table", "fa")).iter("table")
    heads = [(one.get("scope"), words(one)) for one in table.iter("th")]

    assert [("col", "Cube"), ("col", "Gammon"), ("row", "۱"), ("row", "۲ or more")] == heads
    assert ["lit num"] == [one.get("class") for one in table.iter("td") if "lit" in one.get("class", "")]
    assert "−۴" == next(one.text for one in table.iter("bdi") if "۴" in (one.text or ""))


def test_a_score_slip_says_before_which_game_and_marks_the_crawford_game() -> None:
    """Nobody takes the score at the start of a game for its result."""
    (table,) = tree(figure("score")).iter("table")
    rows = [[words(cell) for cell in row] for row in table.iter("tr")]

    assert [
        ["7-point match", "White", "Black", ""],
        ["Before game 3", "4", "3", "White: 6. Black: 2."],
        ["Before game 4", "6", "3", "Crawford game"],
        ["Final score", "7", "3", ""],
    ] == rows
    assert 4 == sum("lit" in cell.get("class", "") for cell in table.iter())


def test_bars_are_sums_with_a_sign() -> None:
    """The number of each row is the sum of its parts; the squares are hidden from ears."""
    (table,) = tree(figure("bars")).iter("table")

    assert [["Drop", "", "−4"], ["Take", "", "−4"], ["Win", "", "+3"]] == [
        [words(cell) for cell in row] for row in table.iter("tr")
    ]


def test_a_row_of_cubes_is_a_list_of_pictures() -> None:
    """Each board is an image whose name says where the cube is; the shapes stand there once."""
    (row,) = tree(figure("cube")).iter("ul")

    assert [
        "The cube is in the middle, worth 1.",
        "White offers the cube at 2.",
        "Black owns the cube at 4.",
        "No cube in this game.",
    ] == [words(one) for one in row.iter("title")]
    assert 1 == len(list(row.iter("defs")))


def test_signs_of_roles_and_stretches_are_explained_in_words() -> None:
    """Under the seats stand the roles, under the scale the names of its parts with their numbers."""
    (roles,) = tree(figure("seats")).iter("ul")
    (parts,) = tree(figure("named-scale")).iter("ul")

    assert ["box", "captain", "team"] == [words(one) for one in roles]
    assert ["25% Take point", "70% to 80% Time to double"] == [words(one) for one in parts]


def test_a_board_and_steps_stand_in_one_figure() -> None:
    """The board reaches the edges of a phone; the steps stand below it at full width."""
    root = tree(figure("mixed"))[0]
    (parts,) = [one for one in root.iter("div") if "tk-parts" in one.get("class", "")]

    assert "bleed" == root.get("class")
    assert "tk-parts one" == parts.get("class")
    assert [None, "words"] == [one.get("class") for one in parts]


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("tag", TAGS)
def test_a_figure_is_small_safe_and_has_ids_of_its_own(name: str, tag: str) -> None:
    """8 KB raw, 2 KB packed, no style attribute, every id once, every name an id that exists."""
    html = figure(name, tag)
    elements = list(tree(html).iter())
    ids = [one.get("id") for one in elements if one.get("id")]

    assert len(html.encode()) <= 8192
    assert len(gzip.compress(html.encode())) <= 2048
    assert not any("style" in one.attrib for one in elements)
    assert len(ids) == len(set(ids))
    for one in elements:
        assert set(one.get("aria-labelledby", "").split()) <= set(ids)
        assert one.get("href", "#d1-e")[1:] in {*ids, "d1-e"}


def test_a_drawing_becomes_a_file_and_words_do_not(
    copy_project: Callable[[], Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``takhta diagram`` writes drawings; of a scene of words it says what to do instead."""
    project = copy_project()
    text = (HERE / "scenes.yml").read_text(encoding="utf-8")
    (project / "diagrams" / "scenes.yml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(project)

    for name in ("cube", "clock"):
        assert 0 == main(["diagram", name, "-o", f"{name}.svg"])
        assert (project / f"{name}.svg").read_text(encoding="utf-8").startswith("<?xml")
    for name in ("steps", "mixed"):
        assert 2 == main(["diagram", name, "-o", f"{name}.svg"])
        assert not (project / f"{name}.svg").exists()
    assert "made of words; print its page" in capsys.readouterr().err


def test_no_class_of_scenes_means_something_else_on_the_site() -> None:
    """A name that another sheet uses too would change questions and pages."""
    folder = ROOT / "generator" / "browser" / "css"
    name = re.compile(r"\.(-?[a-z][\w-]*)")
    shared = {"tk-parts", "bleed", "db", "dw", "lit", "one"}

    def classes(path: Path) -> set[str]:
        text = re.sub(r"/\*.*?\*/|\{[^{}]*\}", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        return set(name.findall(text))

    others = [
        path for path in folder.glob("*.css") if path.stem not in {"scene", "print", "forced", "takhta"}
    ]
    taken = set().union(*(classes(path) for path in others))

    assert set() == (classes(folder / "scene.css") & taken) - shared
