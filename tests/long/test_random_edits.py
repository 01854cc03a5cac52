"""Long chains of edits by authors and translators lose nothing."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.i18n.test_random_edits import STEPS, walk

pytestmark = pytest.mark.long


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(STEPS, min_size=6, max_size=30))
def test_no_long_chain_of_edits_loses_or_mixes_a_translation(steps: list[tuple[str, int, int, bool]]) -> None:
    """The same as the short test, with up to thirty steps."""
    with tempfile.TemporaryDirectory() as folder:
        walk(Path(folder), steps).check_with_other_tools()
