"""Every check by its own examples, through the whole chain: a file is written, read and checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.errors import Faults
from generator.i18n.check_help import CheckHelp, Example, check_help
from generator.i18n.checks import check_locale
from generator.i18n.languages import SAME, check_languages
from generator.i18n.locale import LocaleData
from generator.i18n.patterns import Pattern, load_patterns, settings
from generator.i18n.pofilter import pofilter_faults
from tests.i18n.i18n_help import HEADER, LOCALES, ROOT, project, write_po

HEADERS = {
    "ur": HEADER,
    "hi": HEADER.replace("Language: ur", "Language: hi").replace("n != 1", "n > 1"),
    "fa": HEADER.replace("Language: ur", "Language: fa").replace("n != 1", "n > 1"),
}
PATTERNS = [(pattern, tag) for pattern in load_patterns() for tag in sorted(pattern.languages - {"en"})]
EXAMPLES = [one for one in check_help().values() if one.example is not None and one.example.file != "text"]
WITHOUT_TEXT = {"PO_ENCODING", "PO_EMPTY", "PO_MISSING", "LOCALE_PLURALS", "FILE_READ", "FILE_ENCODING"}
"""Faults that no piece of a UTF-8 text can show; other tests have them."""


def quoted(text: str) -> str:
    """A text as a PO file writes it."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def entry(pattern: Pattern, number: int, text: str) -> str:
    """An entry whose English lets the check look at the translation."""
    if settings()["only"].get(pattern.id, {}).get("form") == 1:
        return (
            f'msgctxt "{number}"\nmsgid "{{n}} thing"\nmsgid_plural "{{n}} things"\n'
            f'msgstr[0] "{{n}} ۔"\nmsgstr[1] "{quoted(text)}"\n\n'
        )
    return f'msgctxt "{number}"\nmsgid "On the {{n}}-point."\nmsgstr "{quoted(text)}"\n\n'


def lines_with(faults: Faults, code: str, *, error: bool) -> set[int]:
    """Lines at which a check has found something of this weight."""
    found = faults.errors if error else faults.warnings
    return {fault.line or 0 for fault in found if fault.code == code}


@pytest.mark.parametrize(
    ("pattern", "tag"), PATTERNS, ids=[f"{pattern.id}-{tag}" for pattern, tag in PATTERNS]
)
def test_the_examples_of_a_pattern_are_told_apart_in_a_file(
    tmp_path: Path, pattern: Pattern, tag: str
) -> None:
    """Each bad text is found at its line, no good text is, whatever else is said about them."""
    texts = [*pattern.bad, *pattern.good]
    body = "".join(entry(pattern, number, text) for number, text in enumerate(texts))
    path = write_po(project(tmp_path, tags=("en", tag)), body, tag=tag, header=HEADERS[tag])
    written = path.read_text(encoding="utf-8").split("\n")
    lines = [n for n, line in enumerate(written, 1) if re.match(r"msgstr(\[1\])? ", line) and n > 2]
    assert len(texts) == len(lines)

    faults = check_locale(tmp_path / "locales" / tag)

    assert set(lines[: len(pattern.bad)]) == lines_with(faults, pattern.id, error=pattern.error)
    assert set() == lines_with(faults, pattern.id, error=not pattern.error)


def checked(root: Path, code: str, example: Example, text: str) -> Faults:
    """A small project whose Urdu, Hindi or Persian holds the text, checked by the command's own function."""
    (tag,) = example.languages
    project(root, tags=("en", tag))
    (root / "locales/glossary.csv").write_bytes((ROOT / "locales/glossary.csv").read_bytes())
    if example.file == "glossary":
        (root / "locales/glossary.csv").write_text(text, encoding="utf-8")
        write_po(root, "", tag=tag, header=HEADERS[tag])
    elif example.file == "locale":
        path = root / "locales" / tag / "locale.yml"
        path.write_text(text if example.whole else merged(path, text), encoding="utf-8")
    else:
        domain = "ui" if example.file == "ui" else "docs"
        write_po(root, text, tag=tag, domain=domain, header="" if example.whole else HEADERS[tag])
    found = check_languages(root, (tag,))
    if code in SAME:
        # Where one of ours sees the same slip, the command leaves pofilter's word out; here it must be heard.
        found.extend(pofilter_faults(root, LocaleData.load(root / "locales" / tag)))
    return found


def merged(path: Path, text: str) -> str:
    """The language's own file with the lines of the example in the place of its lines of those keys."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for new in text.splitlines():
        key = new.lstrip("# ").partition(":")[0]
        at = next((n for n, line in enumerate(lines) if line.startswith(f"{key}:")), None)
        if at is None:
            lines.append(new)
        else:
            lines[at] = new
    return "\n".join(lines) + "\n"


def codes(faults: Faults, one: CheckHelp) -> set[str]:
    """With which weight a code was reported."""
    weights = {"E"} if any(fault.code == one.code for fault in faults.errors) else set()
    return weights | ({"W"} if any(fault.code == one.code for fault in faults.warnings) else set())


@pytest.mark.parametrize("one", EXAMPLES, ids=[one.code for one in EXAMPLES])
def test_the_example_of_a_check_is_found_and_its_mended_text_is_not(tmp_path: Path, one: CheckHelp) -> None:
    """What the page of checks shows is what the command says, with the weight that the page names first."""
    assert one.example is not None
    bad = checked(tmp_path / "bad", one.code, one.example, one.example.bad[0])
    good = checked(tmp_path / "good", one.code, one.example, one.example.good[0])

    assert one.weights[0] in codes(bad, one)
    assert codes(bad, one) <= set(one.weights)
    assert set() == codes(good, one)


def test_every_check_without_an_example_has_none_that_could_be_written() -> None:
    """The list is short, and each of them is tested where it is made."""
    assert WITHOUT_TEXT == {one.code for one in check_help().values() if one.example is None}


def test_every_code_that_can_be_reported_has_its_entry() -> None:
    """Codes are read from the program itself: a new one without help is a fault of ours."""
    rx = re.compile(r'"((?:ST|CH|BI)\d\d|(?:PO|LOCALE|FILE|GLOSSARY)_[A-Z]+|YAML)"')
    files = sorted((ROOT / "generator/i18n").glob("*.py"))
    used = {code for file in files for code in rx.findall(file.read_text(encoding="utf-8"))}
    known = set(check_help())

    assert used
    assert set() == used - known
    assert set() == {pattern.id for pattern in load_patterns()} - known


def test_no_entry_explains_what_nobody_reports() -> None:
    """Whoever looks a code up has met it."""
    from generator.i18n.pofilter import PREFIX, weights_of

    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "generator/i18n").glob("*.py"))
    patterns = {pattern.id for pattern in load_patterns()}
    filters = {PREFIX + name for tag in ("ur", "hi", "fa", "ar") for name in weights_of(tag)}

    assert set() == {
        code for code in check_help() if code not in patterns | filters and f'"{code}"' not in sources
    }
    assert filters == {code for code in check_help() if code.startswith(PREFIX)}


def test_every_weight_is_that_of_the_filter() -> None:
    """The page and pofilter's settings agree."""
    from generator.i18n.pofilter import PREFIX, weights_of

    weights: dict[str, set[str]] = {}
    for tag in ("ur", "hi", "fa", "ar"):
        for name, weight in weights_of(tag).items():
            weights.setdefault(PREFIX + name, set()).add(weight)

    assert weights == {code: set(check_help()[code].weights) for code in weights}


@pytest.mark.parametrize("one", list(check_help().values()), ids=list(check_help()))
def test_each_entry_says_what_is_wrong_and_how_to_mend_it(one: CheckHelp) -> None:
    """A title that can stand in a message, sentences, and an order."""
    assert one.title[0].isupper()
    assert not one.title.endswith(".")
    assert one.what.endswith(".")
    assert not one.mend.endswith(".")
    assert one.mend[0].islower()
    assert set(one.weights) <= {"E", "W"}


def test_the_committed_languages_pass() -> None:
    """No error in what is published; pofilter asked too."""
    faults = check_languages(ROOT)

    assert [] == [str(fault) for fault in faults if fault.path.startswith("locales/")]
    assert LOCALES.is_dir()
