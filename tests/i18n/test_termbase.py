"""The glossary as translators' tools read it, and the description of the project for Weblate."""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from generator.cli.main import main
from generator.i18n.message import DOMAINS
from generator.i18n.termbase import term_table, termbase

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "locales/glossary.csv"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def _entries(text: str) -> list[ET.Element]:
    return list(ET.fromstring(text.encode()).iter("termEntry"))  # noqa: S314 - made by us


def _rows() -> list[dict[str, str]]:
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_term_stands_in_the_termbase_once_with_all_its_languages() -> None:
    """No row and no language of the table is lost on the way."""
    text, faults = termbase(GLOSSARY)
    entries = _entries(text)

    assert [] == faults.sorted()
    assert [row["term_id"] for row in _rows()] == [entry.get("id") for entry in entries]
    for row, entry in zip(_rows(), entries, strict=True):
        wanted = {tag for tag in ("en", "ur", "hi", "fa") if row[tag]}
        assert wanted == {one.get(XML_LANG) for one in entry.iter("langSet")}


def test_the_agreed_word_comes_first_and_wrong_words_are_marked() -> None:
    """A tool that takes one word takes the right one; a tool that warns knows the wrong ones."""
    entry = next(one for one in _entries(termbase(GLOSSARY)[0]) if one.get("id") == "checker")
    urdu = next(one for one in entry.iter("langSet") if one.get(XML_LANG) == "ur")
    words = [
        (tig.findtext("term"), tig.findtext("termNote[@type='administrativeStatus']"))
        for tig in urdu.iter("tig")
    ]

    assert ("مہرہ", "preferredTerm-admn-sts") == words[0]
    assert ("گوٹی", "admittedTerm-admn-sts") in words
    assert ("چیکر", "deprecatedTerm-admn-sts") in words


def test_one_language_can_be_had_alone() -> None:
    """A translator of Hindi needs neither Urdu nor Persian."""
    for entry in _entries(termbase(GLOSSARY, language="hi")[0]):
        assert {one.get(XML_LANG) for one in entry.iter("langSet")} <= {"en", "hi"}


def test_the_translate_toolkit_reads_the_termbase() -> None:
    """An outside reader finds the same pairs as the table holds."""
    from translate.storage.tbx import tbxfile

    text, _ = termbase(GLOSSARY, language="fa")
    units = tbxfile(text.encode(), sourcelanguage="en", targetlanguage="fa").units

    assert len(_rows()) == len(units)
    assert ("checker", "مهره") in {(unit.source, unit.target) for unit in units}


def test_the_csv_of_a_new_language_asks_for_its_words() -> None:
    """A language without a column has every term with an empty place."""
    text, faults = term_table(GLOSSARY, "ar")
    rows = list(csv.DictReader(io.StringIO(text)))

    assert [] == faults.sorted()
    assert ["source", "target", "explanation", "note"] == list(rows[0])
    assert len(_rows()) == len(rows)
    assert {""} == {row["target"] for row in rows}


def test_the_command_refuses_what_it_cannot_write(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A language that is not there, and a CSV without one, are wrong usage."""
    monkeypatch.chdir(ROOT)

    assert main(["locale", "glossary", "xx"]) == 2
    assert main(["locale", "glossary", "--format", "csv"]) == 2
    assert capsys.readouterr().out == ""


def test_weblate_finds_every_domain_where_it_is() -> None:
    """Four components, each with the mask of its PO files and its template."""
    tags = [folder.parent.name for folder in sorted(ROOT.glob("locales/*/LC_MESSAGES"))]
    components = json.loads((ROOT / "locales/weblate.json").read_text(encoding="utf-8"))

    assert {"fa", "hi", "ur"} <= set(tags)
    assert sorted(DOMAINS) == sorted(one["slug"] for one in components)
    for one in components:
        assert sorted(ROOT.glob(one["filemask"])) == [
            ROOT / f"locales/{tag}/LC_MESSAGES/{one['slug']}.po" for tag in tags
        ]
        assert (ROOT / one["new_base"]).is_file()
        # A language made there alone would have no locale.yml: it is added with the command.
        assert one["new_lang"] == "contact"
