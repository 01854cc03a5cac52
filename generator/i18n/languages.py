"""All checks of all languages, for the commands that list faults: the files' own, and pofilter's."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from generator.errors import Faults, SourceError, UsageError
from generator.i18n.checks import check_translations
from generator.i18n.locale import load_locales, locale_folders
from generator.i18n.pofilter import installed, pofilter_faults


def check_languages(root: Path, tags: Collection[str] = ()) -> Faults:
    """Check the languages of these tags, all when there are none; pofilter is asked if it is installed.

    Raises:
        UsageError: a tag has no folder in ``locales/``; the message names those that have.

    """
    folders = {path.name for path in locale_folders(root / "locales")}
    if strangers := sorted(set(tags) - folders):
        known = ", ".join(sorted(folders))
        raise UsageError(f"no such language: {', '.join(strangers)}; known are {known}")
    wanted = set(tags) or folders
    locales, of_files = load_locales(root / "locales")
    faults = Faults()
    for fault in of_files.errors:
        if any(fault.path.startswith(f"locales/{tag}/") for tag in wanted):
            faults.errors.append(fault)
    for locale in locales:
        if locale.tag in wanted:
            own = check_translations(root, locale, keep=True)
            faults.extend(own)
            if installed():
                faults.extend(_news(pofilter_faults(root, locale), own))
    return faults


SAME: Final[Mapping[str, frozenset[str]]] = {
    "PF-pythonbraceformat": frozenset({"ST02"}),
    "PF-printf": frozenset({"ST02"}),
    "PF-brackets": frozenset({"ST02", "ST03", "ST04"}),
    "PF-xmltags": frozenset({"ST04"}),
    "PF-urls": frozenset({"ST04"}),
    "PF-endpunc": frozenset({"ST05"}),
}
"""Checks of pofilter that see a slip which one of ours names better."""


def _news(found: Faults, own: Faults) -> Faults:
    """Return what pofilter says that was not said of the same line: one slip is told once."""
    told: dict[tuple[str, int | None], set[str]] = {}
    for fault in own.errors:
        told.setdefault((fault.path, fault.line), set()).add(fault.code)

    def new(fault: SourceError) -> bool:
        return not SAME.get(fault.code, frozenset()) & told.get((fault.path, fault.line), set())

    return Faults(list(filter(new, found.errors)), list(filter(new, found.warnings)))
