"""What tests of several rooms share: copies of the project, and one built site a session."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.site.build import BuildOptions, build
from tests.cutdown import cut_down

ROOT = Path(__file__).parents[1]
SITE_URL = "https://example.org/demo/"


@pytest.fixture(scope="session")
def root() -> Path:
    """The project itself, for reading alone."""
    return ROOT


@pytest.fixture
def copy_project(tmp_path: Path) -> Callable[[], Path]:
    """Makes a cut-down copy of the project's sources that a test may spoil: two chapters, every language."""

    def copy() -> Path:
        target = tmp_path / "project"
        cut_down(ROOT, target)
        return target

    return copy


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built once, for an address under a path."""
    output = tmp_path_factory.mktemp("built") / "site"
    report = build(BuildOptions(root=ROOT, output=output, site_url=SITE_URL))
    assert [] == list(report.faults)
    return output
