"""The block directives of a lesson: lines such as ``:::rule must``, ``:::`` and ``||``.

A directive stands alone on its line and is never translated. ``rule``, ``note`` and ``dispute`` open a block
that a bare ``:::`` closes; the others are a single line. ``rule`` names the force of the rule and, where
rule sets differ, whose rules they are: ``:::rule must ibf``. ``items`` names single questions by their ids.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from generator.errors import Faults

CONTAINERS: Final = frozenset({"rule", "note", "dispute"})
SINGLE: Final = frozenset(
    {
        "diagram",
        "quiz",
        "items",
        "practise",
        "reference",
        "glossary",
        "contents",
        "sources",
        "status",
        "checks",
    }
)
FORCES: Final = ("must", "may", "must-not", "only-if", "fact")
SOURCES_OF_RULES: Final = (
    "friendly",
    "ibf",
    "american",
    "tavli",
    "tavla",
    "takhte",
    "longgammon",
    "sprintgammon",
    "money",
    "match",
    "chouette",
)
"""Whose rules a text teaches, where circles differ; the label beside the heading of the rule."""
SPLIT: Final = "||"
"""Alone on its line inside a rule: what stands before is also the entry of the rule reference."""
_WITH_ARGUMENT: Final = frozenset({"rule", "diagram", "quiz", "items"})
_LINE: Final = re.compile(r"[ \t]*:::[ \t]*([A-Za-z][\w-]*)?[ \t]*(.*?)[ \t]*")


@dataclass(frozen=True, slots=True)
class Directive:
    """One directive line."""

    name: str
    """Its name; empty for the bare ``:::`` that closes a block."""
    argument: str
    """The rest of the line: a force, a diagram's name, a rule id; often empty."""

    @property
    def opens(self) -> bool:
        """Whether a block follows, up to ``:::``."""
        return self.name in CONTAINERS

    @property
    def force(self) -> str:
        """The force of a ``rule``: the first word after it."""
        return self.argument.partition(" ")[0]

    @property
    def source(self) -> str:
        """Whose rule it is, one of :data:`SOURCES_OF_RULES`; empty for a rule that all share."""
        return self.argument.partition(" ")[2].strip()

    @property
    def ids(self) -> tuple[str, ...]:
        """The questions that ``items`` names."""
        return tuple(self.argument.split())

    @property
    def closes(self) -> bool:
        """Whether this is the bare ``:::``."""
        return self.name == "" and self.argument == ""


def parse(line: str) -> Directive | None:
    """Read one line; None when it is no directive."""
    match = _LINE.fullmatch(line.rstrip("\r\n"))
    return None if match is None else Directive(match[1] or "", match[2])


def is_split(line: str) -> bool:
    """Whether the line is the ``||`` that ends the reference entry of a rule."""
    return line.strip() == SPLIT


class DirectiveCheck:
    """Follows the directives of one page and notes every fault; feed it each directive line."""

    def __init__(self, path: str, faults: Faults) -> None:
        self._path = path
        self._faults = faults
        self._open: tuple[Directive, int] | None = None

    def feed(self, directive: Directive, line: int) -> None:
        """Take one directive line."""
        if directive.closes:
            if self._open is None:
                self._faults.add(self._path, line, "DIRECTIVE_CLOSE", "':::' closes nothing; remove it")
            self._open = None
            return
        if self._open is not None and directive.opens:
            message = f"':::{directive.name}' inside the block of line {self._open[1]}; close that one first"
            self._faults.add(self._path, line, "DIRECTIVE_NESTED", message)
        self._check_one(directive, line)
        if directive.opens:
            self._open = (directive, line)

    def end(self) -> None:
        """Note the end of the page: a block still open is a fault."""
        if self._open is not None:
            directive, line = self._open
            message = f"':::{directive.name}' is never closed; end the block with a line ':::'"
            self._faults.add(self._path, line, "DIRECTIVE_OPEN", message)

    def _check_one(self, directive: Directive, line: int) -> None:
        name, argument = directive.name, directive.argument
        if name not in CONTAINERS | SINGLE:
            known = ", ".join(sorted(CONTAINERS | SINGLE))
            message = f"unknown directive ':::{name}'; the directives are {known}"
        elif name == "rule" and directive.force not in FORCES:
            message = f"':::rule {argument}': write one of {', '.join(FORCES)}"
        elif name == "rule" and directive.source and directive.source not in SOURCES_OF_RULES:
            message = f"':::rule {argument}': whose rules? write one of {', '.join(SOURCES_OF_RULES)}"
        elif (name in _WITH_ARGUMENT) != bool(argument):
            wanted = "needs a name after it" if name in _WITH_ARGUMENT else "takes nothing after it"
            message = f"':::{name}' {wanted}"
        else:
            return
        self._faults.add(self._path, line, "DIRECTIVE", message)
