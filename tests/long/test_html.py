"""Every page of the site is valid HTML, as the Nu Html Checker sees it."""

from __future__ import annotations

import json
import shutil
from collections import defaultdict
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.bench.node import npx, run_package

pytestmark = pytest.mark.long

PACKAGE = "vnu-jar@26.9.27"
NEEDS_JAVA = (
    "The HTML checks need Java: run 'apt-get install default-jre-headless' as root, then 'make test-long'."
)
NEEDS_NPX = "The HTML checks need npx: run 'make test-long', which installs it into .venv, or install Node."


@pytest.fixture(scope="module")
def complaints(site: Path) -> dict[str, list[str]]:
    """What the checker calls an error, with the pages that show it."""
    assert shutil.which("java"), NEEDS_JAVA
    assert npx(), NEEDS_NPX
    done = run_package(PACKAGE, ["--format", "json", "--skip-non-html", str(site)], seconds=600)
    begin = done.stderr.find('{"version"')
    assert begin >= 0, f"{PACKAGE} could not be run through npx: {done.stderr.strip()}"
    found: dict[str, list[str]] = defaultdict(list)
    for message in json.loads(done.stderr[begin:])["messages"]:
        if message["type"] != "info":
            page = Path(unquote(urlsplit(message.get("url", "")).path))
            found[message["message"]].append(f"{page.relative_to(site)}:{message.get('lastLine', 1)}")
    return found


def test_every_page_is_valid_html(complaints: dict[str, list[str]]) -> None:
    """The checker finds no error on any page of any language."""
    assert {} == complaints


def test_the_checker_finds_faults(tmp_path: Path) -> None:
    """The check above can fail: a page with a fault is complained of."""
    assert shutil.which("java"), NEEDS_JAVA
    assert npx(), NEEDS_NPX
    (tmp_path / "bad.html").write_text(
        "<!DOCTYPE html><html lang=en><title>x</title><p id=a><p id=a>", "utf-8"
    )
    done = run_package(PACKAGE, ["--format", "json", str(tmp_path)], seconds=600)

    assert "Duplicate ID" in done.stderr
