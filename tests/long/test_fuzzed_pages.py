"""Many pages of random heaps of markup that pass the check keep their shape."""

from __future__ import annotations

import pytest

from generator.pages.project import Project
from tests.i18n.test_fuzzed_pages import check_page_shapes, project

__all__ = ["project"]
pytestmark = pytest.mark.long


@pytest.mark.parametrize("seed", range(100, 300))
def test_pages_of_heaps_that_pass_the_check_keep_their_shape(project: Project, seed: int) -> None:
    """The same as the short test, two hundred times."""
    check_page_shapes(project, seed)
