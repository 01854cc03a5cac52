"""What the tests of languages share: the four locales, small projects and PO files."""

from __future__ import annotations

from pathlib import Path

from generator.i18n.locale import LocaleData
from generator.i18n.po import Entry, PoFile
from generator.i18n.po_read import parse_po
from generator.i18n.translate import Translation

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "locales"
HEADER = (
    'msgid ""\n'
    'msgstr ""\n'
    '"Project-Id-Version: Takhta\\n"\n'
    '"Language: ur\\n"\n'
    '"Content-Type: text/plain; charset=UTF-8\\n"\n'
    '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'
    "\n"
)


def locale(tag: str) -> LocaleData:
    """One of the languages of the project."""
    return LocaleData.load(LOCALES / tag)


def project(root: Path, *, tags: tuple[str, ...] = ("en", "ur"), **files: str) -> Path:
    """Make a small project: ``docs__a_md="..."`` makes docs/a.md; the locales are those of the project."""
    for tag in tags:
        target = root / "locales" / tag / "locale.yml"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text((LOCALES / tag / "locale.yml").read_text(encoding="utf-8"), encoding="utf-8")
    for name, text in files.items():
        folder, _, file = name.rpartition("__")
        stem, _, ending = file.rpartition("_")
        path = root / folder.replace("__", "/") / f"{stem}.{ending}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def write_po(root: Path, body: str, *, tag: str = "ur", domain: str = "docs", header: str = HEADER) -> Path:
    """Write a PO file of a small project."""
    path = root / "locales" / tag / "LC_MESSAGES" / f"{domain}.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(header + body, encoding="utf-8")
    return path


def entries(body: str) -> list[Entry]:
    """Return the entries of PO text that must have no fault."""
    file, faults = parse_po(body.encode(), "test.po")
    assert [] == faults.sorted()
    return file.entries


def lineless(file: PoFile) -> list[Entry]:
    """Entries without the line numbers, to compare what two files say."""
    return [entry.with_values(line=0, msgstr_lines=()) for entry in file.entries]


class Upper:
    """A translator into capitals; what holds "English" stays untranslated."""

    tag = "ur"

    def gettext(self, domain: str, msgid: str, context: str | None = None) -> Translation:
        """Return the text in capitals."""
        return Translation(msgid, "en") if "English" in msgid else Translation(msgid.upper(), None)

    def ngettext(
        self, domain: str, msgid: str, msgid_plural: str, n: int, context: str | None = None
    ) -> Translation:
        """Return the plural in capitals."""
        return self.gettext(domain, msgid_plural, context)
