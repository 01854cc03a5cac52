"""Reads the options of a choice."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from generator.errors import shown
from generator.i18n.yaml_lines import line_of
from generator.quizzes.fields import Fields
from generator.quizzes.model import Option

_ORIGIN = re.compile(r"(?P<rule>[a-z][a-z0-9.-]+)(?:#(?P<number>\d+))?$")
_LETTERS = "abcdefgh"


def read_options(item: Fields, rules: Mapping[str, int]) -> tuple[Option, ...]:
    """Return the options in the order written; their letters follow that order, not the page's."""
    nodes = item.items("options")
    if len(nodes) > len(_LETTERS):
        item.fault("options", "TOO_MANY_OPTIONS", f"{len(nodes)} options; write 3 or 4")
    return tuple(
        _read_option(node, letter, line_of(nodes, place) or item.line, item, rules)
        for place, (node, letter) in enumerate(zip(nodes, _LETTERS, strict=False))
    )


def _read_option(node: Any, letter: str, line: int, item: Fields, rules: Mapping[str, int]) -> Option:
    fields = Fields(node, item.path, item.label, item.faults, line)
    option = Option(
        letter=letter,
        line=fields.line,
        text=fields.prose("text"),
        play=fields.text("play"),
        number=fields.number("number"),
        none=bool(fields.flag("none")),
        right=bool(fields.flag("right")),
        origin=fields.text("from"),
        feedback=fields.wording("feedback"),
        rule=fields.text("rule"),
    )
    fields.finish()
    contents = [option.text is not None, option.play is not None, option.number is not None, option.none]
    if sum(contents) != 1 and isinstance(node, Mapping):
        fields.fault(
            None, "BAD_OPTION", "an option has exactly one of `text`, `play`, `number`, `none: true`"
        )
    if option.rule is not None and option.rule not in rules:
        fields.fault("rule", "UNKNOWN_RULE", f"no rule has the id {shown(option.rule)}")
    if option.origin is not None:
        _check_origin(fields, option.origin, rules)
    return option


def _check_origin(fields: Fields, origin: str, rules: Mapping[str, int]) -> None:
    match = _ORIGIN.match(origin)
    if match is None or match["rule"] not in rules:
        fields.fault(
            "from",
            "UNKNOWN_RULE",
            f"`from` must be a rule id, or a rule id and #number; found {shown(origin)}",
        )
    elif match["number"] is not None and not 1 <= int(match["number"]) <= rules[match["rule"]]:
        count = rules[match["rule"]]
        fields.fault(
            "from", "UNKNOWN_MISCONCEPTION", f"{match['rule']} has {count} misconceptions, not {origin}"
        )
