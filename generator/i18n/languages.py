"""All checks of all languages, for the commands that list faults: the files' own, and pofilter's."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from generator.errors import Faults, UsageError
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
            faults.extend(check_translations(root, locale, keep=True))
            if installed():
                faults.extend(pofilter_faults(root, locale))
    return faults
