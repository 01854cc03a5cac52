"""Reading diagram files: what is understood, and how every fault is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.diagrams.load import diagram_of, load_diagrams
from generator.diagrams.model import Arrow, Blocked, Colour, Cube, Ghost, Plate, Select, Stroke
from generator.notation import parse_xgid
from generator.registry import Registry
from generator.rules import START, Position
from tests.diagrams.boards import ROOT

POS = "0000005030000500000000002/0200000000005000030500000"
RULES = {"landing.own", "setup.start-position"}
HEAD = f"""\
- name: one
  rule: landing.own
  pos: "{POS}"
  caption: "A caption."
"""


def faults(folder: Path, text: str) -> list[tuple[int | None, str]]:
    """Line and code of each fault of a file."""
    (folder / "a.yml").write_text(text, encoding="utf-8")
    return [(fault.line, fault.code) for fault in load_diagrams(folder, RULES)[1]]


def test_the_diagrams_of_the_project_are_sound() -> None:
    """Every file of diagrams/ loads, and each rule it names is in the registry."""
    diagrams, found = load_diagrams(ROOT / "diagrams", Registry.load().by_id)

    assert [] == [str(fault) for fault in found]
    assert 18 <= len(diagrams)


def test_a_whole_entry_is_read(tmp_path: Path) -> None:
    """Position, dice, marks of every kind, cube and words come out as they were written."""
    text = f"""\
- name: all-marks
  rule: landing.own
  pos: "{POS}"
  dice: [6, 1]
  spent: [1]
  cube: middle
  marks:
    - {{arrow: [13, 7], die: 6}}
    - {{arrow: [24, 23], style: dotted, refused: true}}
    - {{ghost: 4}}
    - {{point: 5}}
    - {{blocked: 12}}
    - {{select: 8}}
  caption: "Two
    lines."
  desc: "Words."
"""
    (tmp_path / "a.yml").write_text(text, encoding="utf-8")
    found, errors = load_diagrams(tmp_path, RULES)
    diagram = found["all-marks"]

    assert [] == list(errors)
    assert (START, (6, 1), (1,), Cube()) == (diagram.position, diagram.dice, diagram.spent, diagram.cube)
    assert (
        Arrow(source=13, target=7, die=6),
        Arrow(source=24, target=23, stroke=Stroke.DOTTED, refused=True),
        Ghost(4),
        Plate(5),
        Blocked(12),
        Select(8),
    ) == diagram.marks
    assert ("Two lines.", "Words.") == (diagram.caption, diagram.desc)
    assert (str(tmp_path / "a.yml"), 1) == (diagram.path, diagram.line)


def test_parts_take_what_they_do_not_say_from_the_whole(tmp_path: Path) -> None:
    """Several boards of one position need to write it once; the spoken sentence goes to the first."""
    text = f"""\
- name: two
  rule: landing.own
  pos: "{POS}"
  dice: [3, 1]
  side: black
  caption: "Both."
  desc: "Two boards."
  parts:
    - marks: [{{arrow: [8, 5], die: 3}}]
      caption: "First."
    - pos: "0000000000000000000000001/0000001000000000000000000"
      marks: [{{arrow: [24, 23], die: 1}}]
"""
    (tmp_path / "a.yml").write_text(text, encoding="utf-8")
    found, errors = load_diagrams(tmp_path, RULES)
    first, second = found["two"].pictures

    assert [] == list(errors)
    assert ("two-1", "First.", "Two boards.", START) == (
        first.name,
        first.caption,
        first.desc,
        first.position,
    )
    assert ("two-2", "", "") == (second.name, second.caption, second.desc)
    assert Position.from_counts({24: 1}, {6: 1}) == second.position
    assert {(3, 1), Colour.BLACK} == {first.dice, second.dice, first.side, second.side}
    assert "Both." == found["two"].caption


def test_an_xgid_brings_dice_and_cube(tmp_path: Path) -> None:
    """The stored form of a position gives everything it holds; the side to move is the near side."""
    text = """\
- name: stored
  rule: landing.own
  xgid: "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:0:0:0:0:10"
  caption: "Stored."
"""
    (tmp_path / "a.yml").write_text(text, encoding="utf-8")
    diagram = load_diagrams(tmp_path, RULES)[0]["stored"]

    assert (START, (5, 2), Cube(2, Colour.BLACK)) == (diagram.position, diagram.dice, diagram.cube)


def test_a_drawn_xgid_knows_its_sides() -> None:
    """The bottom player is White; when the top player is to move, Black sits at the near side."""
    diagram = diagram_of(parse_xgid("-b----E-C---eE---c-e----B-:2:1:-1:00:0:0:0:0:10"))

    assert (START, Colour.BLACK, ()) == (diagram.position, diagram.side, diagram.dice)
    assert Cube(4, Colour.WHITE) == diagram.cube


def test_all_faults_of_all_files_are_listed_at_once(tmp_path: Path) -> None:
    """One run names every fault with file and line, and leaves out the faulty diagrams alone."""
    (tmp_path / "a.yml").write_text(HEAD + "  colour: red\n  dice: [7, 1]\n", encoding="utf-8")
    (tmp_path / "b.yml").write_text(
        HEAD.replace("one", "two") + HEAD.replace("caption", "captoin"), encoding="utf-8"
    )
    (tmp_path / "c.yml").write_text("- name: [", encoding="utf-8")
    found, errors = load_diagrams(tmp_path, RULES)

    assert ["two"] == list(found)
    assert [
        ("a.yml", 5, "UNKNOWN_KEY"),
        ("a.yml", 6, "BAD_VALUE"),
        ("b.yml", 5, "NO_CAPTION"),
        ("b.yml", 8, "UNKNOWN_KEY"),
        ("c.yml", 1, "YAML"),
    ] == [(Path(fault.path).name, fault.line, fault.code) for fault in errors]


def test_a_name_is_used_once_over_all_files(tmp_path: Path) -> None:
    """The second use is the fault, and says where the first is."""
    (tmp_path / "a.yml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "b.yml").write_text("\n" + HEAD, encoding="utf-8")
    errors = list(load_diagrams(tmp_path, RULES)[1])

    assert [("b.yml", 2, "NAME_TWICE")] == [
        (Path(fault.path).name, fault.line, fault.code) for fault in errors
    ]
    assert "a.yml:1" in errors[0].message


def test_a_position_reports_everything_that_is_wrong_with_it(tmp_path: Path) -> None:
    """Too many checkers and a point held by both sides are two faults of one line."""
    bad = HEAD.replace(POS, "0000005030000500000000009/0200000000005000030500002")

    assert [(3, "POS_BOTH"), (3, "POS_COUNT"), (3, "POS_COUNT")] == faults(tmp_path, bad)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("  dice: [6]", [(5, "BAD_VALUE")]),
        ("  dice: 65", [(5, "BAD_VALUE")]),
        ("  dice: [6, 5]\n  spent: [4]", [(6, "BAD_VALUE")]),
        ("  side: red", [(5, "BAD_VALUE")]),
        ("  mover: maybe", [(5, "BAD_VALUE")]),
        ("  mover: false\n  side: black", [(6, "BAD_VALUE")]),
        ("  cube: 64", [(5, "BAD_VALUE")]),
        ("  desc: 7", [(5, "BAD_VALUE")]),
        ("  desc: 'See [[roll:9-9]].'", [(5, "TOKEN_VALUE")]),
        ("  xgid: nonsense", [(5, "BAD_VALUE"), (5, "XGID_FIELDS")]),
        ("  parts: none", [(5, "BAD_VALUE"), (5, "BAD_VALUE")]),
        ("  parts: [{caption: x, title: y}]", [(5, "UNKNOWN_KEY")]),
        ("  marks: {point: 3}", [(5, "BAD_VALUE")]),
    ],
)
def test_a_faulty_field_is_named_at_its_line(
    lines: str, expected: list[tuple[int, str]], tmp_path: Path
) -> None:
    """Each wrong value is one fault at the line of its key."""
    assert expected == faults(tmp_path, f"{HEAD}{lines}\n")


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (HEAD.replace("name: one", "name: One Two"), [(1, "BAD_NAME")]),
        (HEAD.replace("landing.own", "landing.wron"), [(2, "UNKNOWN_RULE")]),
        (HEAD.replace("  rule: landing.own\n", ""), [(1, "MISSING")]),
        (HEAD.replace(f'  pos: "{POS}"\n', ""), [(1, "MISSING")]),
        (
            "- just a word\n",
            [(1, "BAD_NAME"), (1, "MISSING"), (1, "MISSING"), (1, "NOT_A_MAPPING"), (1, "NO_CAPTION")],
        ),
        ("name: one\n", [(1, "NOT_A_LIST")]),
        ("", []),
    ],
)
def test_an_entry_needs_name_rule_position_and_caption(
    head: str, expected: list[tuple[int, str]], tmp_path: Path
) -> None:
    """What is missing is reported at the entry."""
    assert expected == faults(tmp_path, head)


@pytest.mark.parametrize(
    ("mark", "code"),
    [
        ("{star: 4}", "UNKNOWN_MARK"),
        ("{point: 4, ghost: 4}", "UNKNOWN_MARK"),
        ("{point: 25}", "BAD_POINT"),
        ("{ghost: bar}", "BAD_POINT"),
        ("{arrow: [13, bar]}", "BAD_POINT"),
        ("{arrow: [off, 3]}", "BAD_POINT"),
        ("{arrow: 13}", "BAD_VALUE"),
        ("{arrow: [13, 7], die: 8}", "BAD_VALUE"),
        ("{arrow: [13, 7], style: wavy}", "BAD_VALUE"),
        ("{arrow: [13, 7], hit: 1}", "BAD_VALUE"),
        ("{point: 4, die: 6}", "UNKNOWN_KEY"),
        ("{arrow: [12, 7]}", "MARK_FALSE"),
        ("{arrow: [bar, 22]}", "MARK_FALSE"),
        ("{arrow: [13, 8], die: 6}", "MARK_FALSE"),
        ("{arrow: [13, 9], die: 4}", "MARK_FALSE"),
        ("{arrow: [13, 7], hit: true}", "MARK_FALSE"),
        ("{arrow: [24, 19], die: 5}", "MARK_FALSE"),
        ("{blocked: 4}", "MARK_FALSE"),
        ("{select: 4}", "MARK_FALSE"),
        ("4", "NOT_A_MAPPING"),
    ],
)
def test_a_mark_that_is_false_or_unknown_is_a_fault(mark: str, code: str, tmp_path: Path) -> None:
    """A picture never shows what its position, dice or rules do not hold."""
    assert [(7, code)] == faults(tmp_path, f"{HEAD}  dice: [6, 5]\n  marks:\n    - {mark}\n")


def test_a_hit_must_be_marked_as_one(tmp_path: Path) -> None:
    """An arrow that ends on a single opposing checker without the sign would hide the hit."""
    text = HEAD.replace(POS, "0000005030000500000000002/0200000100005000030400000")

    assert [(6, "MARK_FALSE")] == faults(tmp_path, f"{text}  marks:\n    - {{arrow: [13, 7], die: 6}}\n")
    assert [] == faults(tmp_path, f"{text}  marks:\n    - {{arrow: [13, 7], die: 6, hit: true}}\n")


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ("[{arrow: [13, 7]}, {arrow: [13, 8]}, {arrow: [6, 5]}]", [(5, "TOO_MANY_ARROWS")]),
        ("[{point: 1}, {point: 2}, {point: 3}, {point: 4}]", [(5, "TOO_MANY_PLATES")]),
        ("[{arrow: [24, 18]}, {arrow: [18, 13]}, {point: 1}, {point: 2}, {point: 3}]", []),
    ],
)
def test_a_picture_shows_few_things(marks: str, expected: list[tuple[int, str]], tmp_path: Path) -> None:
    """At most two arrows and three lit numbers; more cannot be taken in at a glance."""
    assert expected == faults(tmp_path, f"{HEAD}  marks: {marks}\n")


def test_bearing_off_may_use_a_larger_number(tmp_path: Path) -> None:
    """From the 4-point to off is four points; the six may do it, the three may not."""
    text = HEAD.replace(POS, "0000200000000000000000000/0000000000000000000000020")

    assert [] == faults(tmp_path, f"{text}  marks: [{{arrow: [4, off], die: 6}}]\n")
    assert [(5, "MARK_FALSE")] == faults(tmp_path, f"{text}  marks: [{{arrow: [4, off], die: 3}}]\n")


def test_rules_are_only_checked_when_they_are_known(tmp_path: Path) -> None:
    """Without a list of ids any rule name passes, so that a file can be tried alone."""
    (tmp_path / "a.yml").write_text(HEAD.replace("landing.own", "my.rule"), encoding="utf-8")

    assert ["one"] == list(load_diagrams(tmp_path)[0])


FIELDS = (
    "name",
    "rule",
    "pos",
    "xgid",
    "dice",
    "spent",
    "side",
    "mover",
    "cube",
    "marks",
    "caption",
    "desc",
    "parts",
)


@pytest.mark.parametrize("value", ["[a]", "{a: b}", "[[a]]", "[{a: b}]", "2.5", ""])
@pytest.mark.parametrize("field", FIELDS)
def test_any_field_of_another_form_is_a_fault_at_its_line(field: str, value: str, tmp_path: Path) -> None:
    """A list, a mapping or nothing where something else belongs stops no reading."""
    lines = [line for line in HEAD.splitlines() if not line[2:].startswith(f"{field}:")]
    if field == "name":
        lines[0] = "- " + lines[0][2:]
    text = "\n".join([*lines, f"  {field}: {value}", ""])

    assert (len(lines) + 1) in [line for line, _ in faults(tmp_path, text)]


@pytest.mark.parametrize(
    "field", ["name", "rule", "caption", "desc", "dice", "side", "mover", "cube", "marks", "parts"]
)
def test_a_field_without_value_is_one_fault(field: str, tmp_path: Path) -> None:
    """It says that a value is missing, and nothing else about the same line."""
    lines = [line for line in HEAD.splitlines() if not line[2:].startswith(f"{field}:")]
    if field == "name":
        lines[0] = "- " + lines[0][2:]

    assert [(len(lines) + 1, "FIELD_EMPTY")] == faults(tmp_path, "\n".join([*lines, f"  {field}:", ""]))


@pytest.mark.parametrize(
    ("mark", "code"),
    [("{}", "UNKNOWN_MARK"), ("{ghost: }", "FIELD_EMPTY"), ("{arrow: }", "FIELD_EMPTY"),
     ("{select: }", "FIELD_EMPTY"), ("{arrow: [13, 7], die: }", "FIELD_EMPTY"),
     ("{select: [bar]}", "BAD_POINT"), ("{arrow: [[13], {7: 1}]}", "BAD_POINT"),
     ("{arrow: [13, 7], style: [solid]}", "BAD_VALUE")],
)  # fmt: skip
def test_a_mark_without_value_is_a_fault(mark: str, code: str, tmp_path: Path) -> None:
    """No mark is passed over in silence."""
    assert {(6, code)} == set(faults(tmp_path, f"{HEAD}  marks:\n    - {mark}\n"))


def test_a_file_that_could_not_be_read_is_known(tmp_path: Path) -> None:
    """So that nobody asks for the boards it may hold."""
    (tmp_path / "a.yml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "b.yml").write_text("- [", encoding="utf-8")
    (tmp_path / "c.yml").write_bytes(b"\xff")
    (tmp_path / "d.yml").write_text("name: one", encoding="utf-8")

    assert {"b.yml", "c.yml", "d.yml"} == {Path(path).name for path in load_diagrams(tmp_path)[1].unreadable}
