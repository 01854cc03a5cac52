"""Golden pictures: a change of the drawing is seen by somebody before it is published."""

from __future__ import annotations

from tests import golden


def test_pictures_are_as_they_were_found_good() -> None:
    """If this fails on purpose: make golden, and read the diff."""
    assert [] == golden.differences("diagrams")


def test_there_are_golden_pictures() -> None:
    """The comparison compares something."""
    assert 5 == len(golden.kept("diagrams"))
