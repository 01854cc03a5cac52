"""The way to a first game: each step is held together and numbered in the page's own digits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.pages.edition import Edition, EditionOptions
from generator.pages.project import load_project

WAY = "learn/first-game.md"


@pytest.fixture(scope="module")
def persian(root: Path) -> Edition:
    """Persian writes numbers with digits of its own."""
    return Edition(load_project(root)[0], EditionOptions("fa"))


def test_each_step_is_one_block_with_its_number(persian: Edition) -> None:
    """Heading and question of a step lie in one block; the review and what follows lie in none."""
    text = persian.page(WAY).markdown
    steps = re.findall(r'<div class="tk-step" markdown="1">\n\n(## .*)\n(?s:(.*?))\n</div>', text)

    assert 12 == len(steps)
    assert all(1 == body.count("tk-slot") and "## " not in body for _, body in steps)
    assert steps[0][0].endswith('{#step-1 data-no="۱"}')
    assert steps[11][0].endswith('{#step-12 data-no="۱۲"}')
    assert "\n</div>\n" in text.partition("{#step-12")[2].partition("{#review}")[0]
    assert "\n</div>\n" not in text.partition("{#review}")[2]


def test_no_other_page_has_steps(persian: Edition) -> None:
    """A lesson keeps its margin beside the text; the way to a first game has it below."""
    lesson = "learn/05-landing/open-or-blocked.md"

    assert "tk-step" not in persian.page(lesson).markdown
    assert ("three", "three tk-path") == tuple(persian.frame(path).columns for path in (lesson, WAY))
