"""pofilter of Translate Toolkit, with the filters and word lists that are right for each language.

``data/pofilter`` says which filters run where and how much they weigh; pofilter's own choice flags much
good Urdu, Hindi and Persian. The toolkit is a tool of the check, not of the build, so it may be missing. Its
filters are asked text by text, since its command line gives no line of a text or of a plural form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML

from generator.errors import Faults
from generator.i18n.catalogs import PluralRule, plural_rule, po_path
from generator.i18n.check_help import mend_of
from generator.i18n.locale import LocaleData, babel_form
from generator.i18n.message import DOMAINS
from generator.i18n.po import Entry
from generator.i18n.po_read import read_po
from generator.i18n.pseudo import PSEUDO
from generator.i18n.segment import has_words
from generator.i18n.validate import single_forms

PREFIX: Final = "PF-"
"""Begins the codes of pofilter's findings: ``PF-brackets``."""
HOW_TO_INSTALL: Final = (
    "Translate Toolkit is not installed, so the checks of pofilter are left out;"
    " `pip install translate-toolkit` in .venv adds them"
)
_DATA: Final = Path(__file__).parent / "data" / "pofilter"
_OTHER: Final = "other"
_NUMBERED: Final = frozenset({"pythonbraceformat", "brackets", "numbers"})
"""Filters that miss a number where a form stands for one single number."""


def installed() -> bool:
    """Whether Translate Toolkit can be asked."""
    return find_spec("translate") is not None


def pofilter_faults(root: Path, locale: LocaleData) -> Faults:
    """Run pofilter over the finished translations of a language; its codes begin with ``PF-``.

    Raises:
        ImportError: Translate Toolkit is not installed.

    """
    faults = Faults()
    rule = plural_rule(locale)
    if locale.is_source or locale.tag in PSEUDO or rule is None:
        return faults
    filters = Filters(locale, rule)
    for domain in DOMAINS:
        path = po_path(root, locale.tag, domain)
        name = path.relative_to(root).as_posix()
        # What cannot be read is told by the reader's own check.
        for entry in read_po(path, name)[0].active:
            if entry.publishable:
                for line, filter_name, message in filters.findings(entry):
                    add = faults.add if filters.weights[filter_name] == "E" else faults.warn
                    code = PREFIX + filter_name
                    add(name, line, code, f"{message}; {mend_of(code)}")
    return faults


def weights_of(language: str) -> Mapping[str, str]:
    """Return the filters that run for a language, each with ``E`` or ``W``."""
    rows: Mapping[str, Mapping[str, str]] = _settings()["filters"]
    column = language if any(language in row for row in rows.values()) else _OTHER
    return {name: row[column] for name, row in rows.items() if column in row}


@dataclass(frozen=True)
class Filters:
    """The filters of one language."""

    locale: LocaleData
    rule: PluralRule

    @cached_property
    def weights(self) -> Mapping[str, str]:
        """The filters by name, each with ``E`` or ``W``."""
        return weights_of(self._language)

    def findings(self, entry: Entry) -> Iterator[tuple[int, str, str]]:
        """Yield line, filter and what it says, form by form."""
        texts, _ = self._checkers
        optional = frozenset() if self.locale.number_in_every_form else single_forms(self.rule)
        for form, text in enumerate(entry.msgstr):
            source = entry.plural if entry.plural is not None and form != self.rule.choose(1) else entry.msgid
            for name, message in sorted(texts.run_filters(_unit(source, text)).items()):
                numbered = name in _NUMBERED and entry.plural is not None and form in optional
                if not numbered and not _excepted(name, entry):
                    yield entry.msgstr_lines[form], name, _first_line(str(message))
        if entry.plural is not None:
            yield from self._forms(entry)

    def _forms(self, entry: Entry) -> Iterator[tuple[int, str, str]]:
        _, units = self._checkers
        unit = _unit([entry.msgid, entry.plural], list(entry.msgstr))
        for name in sorted(units.run_filters(unit)):
            yield entry.fault_line, name, f"{len(entry.msgstr)} plural forms instead of {self.rule.forms}"

    @property
    def _language(self) -> str:
        return self.locale.tag.partition("-")[0]

    @cached_property
    def _checkers(self) -> tuple[Any, Any]:
        """The toolkit's checker of texts and its checker of whole entries."""
        from translate.filters import checks  # noqa: PLC0415  not part of the core install

        config = checks.CheckerConfig(
            targetlanguage=babel_form(self.locale.tag),
            notranslatewords=_words("notranslate.txt"),
            musttranslatewords=_words("musttranslate.txt"),
            validchars=_valid_characters(self._language),
        )
        # The toolkit shares one object a language; ours has CLDR's plurals and our list of doubled words.
        config.lang = type(config.lang)(config.lang.code)
        config.lang.nplurals = self.rule.forms
        config.lang.validdoublewords = list(_settings()["twice"].get(self._language, ()))
        texts = checks.StandardChecker(
            checkerconfig=config, limitfilters=[name for name in self.weights if name != "nplurals"]
        )
        return texts, checks.StandardUnitChecker(checkerconfig=config, limitfilters=["nplurals"])


def _unit(source: Any, target: Any) -> Any:
    from translate.storage.pypo import pounit  # noqa: PLC0415  not part of the core install

    unit = pounit()
    unit.source, unit.target = source, target
    return unit


def _excepted(name: str, entry: Entry) -> bool:
    """Whether a filter is known to be wrong about a text."""
    if name == "unchanged" and not has_words(re.sub(r"\{\w+\}", "", entry.msgid)):
        return True  # signs and placeholders alone are the same in every language
    known = _settings()["except"].get(name, {})
    looked_at = {"source": entry.msgid, "rule": entry.comment_value("rule") or ""}
    return any(re.search(pattern, looked_at[what]) for what, pattern in known.items())


def _first_line(message: str) -> str:
    """What a filter found; one that says nothing of its own gives its whole manual."""
    return message.strip().split("\n", 1)[0].rstrip(".")


@cache
def _settings() -> Mapping[str, Any]:
    data: Mapping[str, Any] = YAML(typ="safe").load((_DATA / "filters.yml").read_text(encoding="utf-8"))
    return data


def _words(name: str) -> list[str]:
    return (_DATA / name).read_text(encoding="utf-8").split()


def _valid_characters(language: str) -> str | None:
    """The white list of a language; None where there is none."""
    file = _DATA / f"{language}.chars.txt"
    return file.read_text(encoding="utf-8") if file.is_file() else None
