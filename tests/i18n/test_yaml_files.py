"""YAML files that cannot be read: always a fault with its line, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import Faults, shown
from generator.i18n.extract import read_sources
from generator.i18n.yaml_lines import load_yaml, parse_yaml, parsed_once


@pytest.mark.parametrize(
    ("data", "line", "found"),
    [
        ("a: 1\nb: é\n".encode("latin-1"), 2, "byte 8 is 0xe9"),
        ("a: 1\r\nb: é\r\n".encode("latin-1"), 2, "byte 9 is 0xe9"),
        ("a: 1\n".encode("utf-16"), 1, "it is UTF-16"),
        ("a: 1\n".encode("utf-32"), 1, "it is UTF-32"),
    ],
)
def test_a_file_of_another_encoding_names_the_line_and_what_to_do(
    tmp_path: Path, data: bytes, line: int, found: str
) -> None:
    """An author sees where the strange letter stands, and that the file is to be saved as UTF-8."""
    path = tmp_path / "a.yml"
    path.write_bytes(data)
    content, faults = load_yaml(path, "diagrams/a.yml")
    (fault,) = faults

    assert content is None
    assert ("diagrams/a.yml", line, "FILE_ENCODING") == (fault.path, fault.line, fault.code)
    assert found in fault.message
    assert "save it as UTF-8" in fault.message


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    """Editors on Windows write one."""
    path = tmp_path / "a.yml"
    path.write_bytes("a: ب\r\n".encode("utf-8-sig"))

    assert {"a": "ب"} == load_yaml(path)[0]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\nb: [\n", 3),
        ("a: 1\nb: \x01\n", 2),
        ("a: 1\nb: 2024-13-45\n", 2),
        ("a: 1\nb:\n  - 2001-12-14t21:59:43.10-99:99\n", 3),
        ("a: 1\nb: " + "9" * 5000 + "\n", 2),
        ("a: 1\nb: !!int x\n", 2),
        ("a: 1\nb: !!bool x\n", 2),
        ("a: 1\nb: {[c, [d]]: e}\n", 2),
        ('a: 1\nb: "\\ud800"\n', 2),
        ('a: 1\nb: "\\UFFFFFFFF"\n', 2),
        ("a: 1\nb: " + "[" * 3000 + "\n", 2),
        ("a: 1\na: 2\n", 2),
        ("a: 1\n---\nb: 2\n", 2),
    ],
)
def test_broken_yaml_names_its_line(text: str, line: int) -> None:
    """Also where a value only looks like a date, a number or a sign."""
    content, faults = parse_yaml(text, "q.yml")

    assert content is None
    assert [("q.yml", line, "YAML")] == [(fault.path, fault.line, fault.code) for fault in faults]
    assert 220 > len(next(iter(faults)).message)


def test_files_that_could_not_be_read_are_known(tmp_path: Path) -> None:
    """What follows from their silence need not be told as faults of its own."""
    (tmp_path / "latin.yml").write_bytes(b"a: \xe9\n")
    (tmp_path / "broken.yml").write_text("a: [", encoding="utf-8")
    (tmp_path / "sound.yml").write_text("a: 1", encoding="utf-8")
    faults = Faults()
    for name in ("latin.yml", "broken.yml", "sound.yml", "none.yml"):
        faults.extend(load_yaml(tmp_path / name, name)[1])

    assert {"latin.yml", "broken.yml", "none.yml"} == faults.unreadable


def test_a_source_text_of_another_encoding_has_its_line_too(tmp_path: Path) -> None:
    """`takhta messages` tells it as `takhta check` does."""
    page = tmp_path / "docs" / "a.md"
    page.parent.mkdir()
    page.write_bytes(b"# Title\n\nCaf\xe9.\n")

    assert [("docs/a.md", 3, "FILE_ENCODING")] == [
        (fault.path, fault.line, fault.code) for fault in read_sources(tmp_path)[1]
    ]


def test_a_message_repeats_no_more_than_a_line_of_what_was_found() -> None:
    """However long, deep or circular a value is."""
    circular: list[object] = []
    circular.append(circular)
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]

    assert "nothing" == shown(None)
    assert "[6, 7]" == shown([6, 7])
    assert "'24/18'" == shown("24/18")
    for value in ("x" * 10**6, list(range(10**6)), {"a": "b" * 999, "c": "d" * 999}, circular, deep):
        assert 62 >= len(shown(value))


def test_a_text_is_parsed_once_for_several_readers_and_each_sees_the_same(tmp_path: Path) -> None:
    """Inside the block alone; a broken file is a fault for each reader, under the name that it uses."""
    good, bad = tmp_path / "good.yml", tmp_path / "bad.yml"
    good.write_text("a: [1]\n", encoding="utf-8")
    bad.write_text("a: [\n", encoding="utf-8")
    with parsed_once():
        first, second = load_yaml(good)[0], load_yaml(good, "other name")[0]
        faults = [load_yaml(bad, name)[1].sorted()[0].path for name in ("one", "two")]

    assert first is second
    assert {"a": [1]} == first
    assert ["one", "two"] == faults
    assert load_yaml(good)[0] is not load_yaml(good)[0]
