"""The one Jinja environment: strict about names, and everything that is not markup is escaped."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

TEMPLATES = Path(__file__).parent / "templates"


@cache
def environment() -> Environment:
    """Return the environment over ``templates/``; its templates hold structure, never a sentence.

    Autoescape is on for every template, whatever its name. What is markup already says so itself, by an
    ``__html__`` method; no template marks a text as safe.
    """
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=False,
    )
