"""Whatever authors and translators do, in any order: no translation is lost, and none is shown elsewhere."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.i18n.edited_project import EditedProject

AUTHORS = (
    "change_word", "reorder", "move", "split", "join", "delete", "restore", "change_context",
    "change_plural", "change_message", "rename_rule", "move_to_questions", "rewrap",
)  # fmt: skip
TRANSLATORS = ("translate", "translate", "accept", "doubt", "remark")
STEPS = st.tuples(
    st.sampled_from(AUTHORS + TRANSLATORS), st.integers(0, 11), st.integers(0, 11), st.booleans()
)


def walk(root: Path, steps: list[tuple[str, int, int, bool]]) -> EditedProject:
    """Translate everything once, then take the steps; after those with True the catalogs are updated."""
    project = EditedProject(root)
    project.translate_all()
    for name, a, b, update in steps:
        getattr(project, name)(a, b)
        if update:
            project.update()
            project.check()
    project.update()
    project.check()
    return project


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.lists(STEPS, min_size=1, max_size=12))
def test_no_order_of_edits_loses_or_mixes_a_translation(steps: list[tuple[str, int, int, bool]]) -> None:
    """Three languages with one, two and six plural forms; lessons, questions and buttons."""
    with tempfile.TemporaryDirectory() as folder:
        walk(Path(folder), steps).check_with_other_tools()
