"""Faults of the sources, gathered rather than raised one at a time.

A reader of faults (an author, a translator) wants all of them at once, each with its place.
Library code therefore fills a :class:`Faults` and goes on; only the command line decides to stop.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from reprlib import Repr
from typing import Any, Final


class GeneratorError(Exception):
    """Base of every error this package raises on purpose."""


class UsageError(GeneratorError):
    """What was asked for does not exist; the sources are not at fault."""


@dataclass(frozen=True, slots=True)
class SourceError:
    """One fault in one source file: where it is, which kind, what was found and what to do."""

    path: str
    """Path of the file, relative to the project where possible."""
    line: int | None
    """Line, counting from 1; None when the fault belongs to the file as a whole."""
    code: str
    """Stable kind of the fault, such as ``POS_OVERLAP`` or ``ST03``."""
    message: str
    """What was found and what to do, in one or two sentences."""

    def __str__(self) -> str:
        place = self.path if self.line is None else f"{self.path}:{self.line}"
        return f"{place}: {self.code} {self.message}"

    @property
    def sort_key(self) -> tuple[str, int, str, str]:
        """Order by file, then line, so that reports never depend on the order of discovery."""
        return (self.path, self.line or 0, self.code, self.message)


class FaultsError(GeneratorError):
    """The sources have faults; ``faults`` lists them all."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(f"{len(faults)} faults")
        self.faults = faults


@dataclass(slots=True)
class Faults:
    """A growing list of faults; warnings are kept apart and never stop anything."""

    errors: list[SourceError] = field(default_factory=list)
    warnings: list[SourceError] = field(default_factory=list)
    unreadable: set[str] = field(default_factory=set)
    """Paths of files that could not be read at all, so that nothing they hold is known."""

    def add(self, path: str | Path, line: int | None, code: str, message: str) -> None:
        """Record a fault that must be mended."""
        self.errors.append(SourceError(str(path), line, code, message))

    def warn(self, path: str | Path, line: int | None, code: str, message: str) -> None:
        """Record something worth a look that stops nothing."""
        self.warnings.append(SourceError(str(path), line, code, message))

    def extend(self, other: Faults) -> None:
        """Take over everything another collector has found."""
        self.errors.extend(other.errors)
        self.warnings.extend(other.warnings)
        self.unreadable |= other.unreadable

    def sorted(self) -> list[SourceError]:
        """Errors by file and line."""
        return sorted(set(self.errors), key=lambda fault: fault.sort_key)

    def sorted_warnings(self) -> list[SourceError]:
        """Warnings by file and line."""
        return sorted(set(self.warnings), key=lambda fault: fault.sort_key)

    def __bool__(self) -> bool:
        return bool(self.errors)

    def __len__(self) -> int:
        return len(self.errors)

    def __iter__(self) -> Iterator[SourceError]:
        return iter(self.sorted())


LONGEST_SHOWN: Final = 60
"""Letters of a found value that a message repeats."""


class _Shown(Repr):
    """Writes values as Python does, but never more than a line, however long, deep or circular they are."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxstring = self.maxlong = self.maxother = LONGEST_SHOWN

    def repr1(self, x: Any, level: int) -> str:
        # The lists and mappings of a YAML reader are classes of their own.
        if isinstance(x, list):
            return self.repr_list(x, level)
        if isinstance(x, Mapping):
            return self.repr_dict(dict(x), level)
        if isinstance(x, str):
            return self.repr_str(str(x), level)
        return super().repr1(x, level)


def shown(value: object) -> str:
    """Write a value that was found for a message: "nothing" for None, and no more than about 60 letters."""
    text = "nothing" if value is None else _Shown().repr(value)
    return text if len(text) <= LONGEST_SHOWN + 2 else text[: LONGEST_SHOWN - 1] + "…"
