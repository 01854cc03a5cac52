"""Block directives of a lesson: what they say, and what an author is told when one is wrong."""

from __future__ import annotations

import pytest

from generator.errors import Faults
from generator.i18n import directives
from generator.i18n.directives import Directive
from generator.i18n.extract import markdown_messages


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (":::rule must-not", Directive("rule", "must-not")),
        (":::quiz landing.blocked\r\n", Directive("quiz", "landing.blocked")),
        ("  :::contents", Directive("contents", "")),
        (":::", Directive("", "")),
        ("text ::: text", None),
        ("::", None),
    ],
)
def test_a_directive_stands_alone_on_its_line(line: str, expected: Directive | None) -> None:
    """Name and argument are parted by a blank."""
    assert expected == directives.parse(line)


@pytest.mark.parametrize(
    ("page", "line", "code"),
    [
        ("text\n\n:::rull must\n", 3, "DIRECTIVE"),
        (":::rule\ntext\n:::\n", 1, "DIRECTIVE"),
        (":::rule should\ntext\n:::\n", 1, "DIRECTIVE"),
        (":::diagram\n", 1, "DIRECTIVE"),
        (":::contents now\n", 1, "DIRECTIVE"),
        (":::rule must\ntext\n", 1, "DIRECTIVE_OPEN"),
        ("text\n:::\n", 2, "DIRECTIVE_CLOSE"),
        (":::note\n:::rule must\ntext\n:::\n", 2, "DIRECTIVE_NESTED"),
    ],
)
def test_a_wrong_directive_is_a_fault_with_its_line(page: str, line: int, code: str) -> None:
    """An author is told where, and what to write."""
    faults = Faults()
    markdown_messages(page, "docs/a.md", faults)

    assert [("docs/a.md", line, code)] == [(fault.path, fault.line, fault.code) for fault in faults]


def test_directives_in_code_are_no_directives() -> None:
    """A page may show how one is written."""
    faults = Faults()
    markdown_messages("```\n:::nonsense\n```\n", "docs/a.md", faults)

    assert [] == faults.sorted()
