"""Message files: every fault with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import FaultsError
from generator.wording.messages import read_messages


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("just words\n", 1),
        ('a.b: {en: "Fine."}\nc.d: "no text"\n', 2),
        ("a.b: {note: nothing}\n", 1),
        ("a.b:\n  en: {one: x}\n", 1),
        ("a.b: {en: [\n", 2),
    ],
)
def test_a_faulty_message_file_is_named_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    """An author who edits interface texts is told where to look."""
    path = tmp_path / "ui.yml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(FaultsError) as caught:
        read_messages(path, "ui")

    assert [line] == [fault.line for fault in caught.value.faults]


def test_a_plural_message_has_both_texts(tmp_path: Path) -> None:
    """One and other, and the note for translators."""
    path = tmp_path / "ui.yml"
    path.write_text('a.b: {en: {one: "{n} rule", other: "{n} rules"}, note: "A count."}\n', encoding="utf-8")
    (message,) = read_messages(path, "ui")

    assert ("{n} rule", "{n} rules", "A count.") == (message.english, message.other, message.note)
