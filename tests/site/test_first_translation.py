"""The first hour of a translator: a new language with ten texts, six plural forms, and then three slips."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from generator.i18n.languages import check_languages
from generator.i18n.newlocale import add_locale
from generator.site.build import BuildOptions, BuildReport, build
from tests.conftest import ROOT
from tests.cutdown import cut_down

LESSON = "learn/04-movement/forward.html"
FIRST = "After this page you can move a checker forward and count its distance."
TEXTS = {
    "docs": {
        "Moving forward": "التحرك إلى الأمام",
        FIRST: "بعد هذه الصفحة تحرك حجرًا.",
        "Playing both numbers": "لعب العددين",
    },
    "ui": {
        "Takhta": "تختة",
        "Skip to the text": "إلى النص",
        "Menu": "القائمة",
        "Close": "إغلاق",
        "Contents": "المحتويات",
        "Chapter {n}: {title}": "الفصل {n}: {title}",
    },
}
FORMS = ("لا نتائج", "نتيجة واحدة", "نتيجتان", "{n} نتائج", "{n} نتيجة", "{n} من النتائج")
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


def _write(root: Path, domain: str, english: str, text: str) -> int:
    """Write one translation as an editor would; the line it stands in."""
    path = root / f"locales/ar/LC_MESSAGES/{domain}.po"
    lines = path.read_text(encoding="utf-8").split("\n")
    at = lines.index(f'msgid "{english}"') + 1
    assert lines[at].startswith("msgstr ")
    lines[at] = f'msgstr "{text}"'
    path.write_text("\n".join(lines), encoding="utf-8")
    return at + 1


def _forms(root: Path, forms: tuple[str, ...]) -> int:
    """Write the six forms of how many results a search has; the line of the first."""
    path = root / "locales/ar/LC_MESSAGES/ui.po"
    lines = path.read_text(encoding="utf-8").split("\n")
    at = lines.index('msgid_plural "{n} results"') + 1
    assert ["msgstr[5]"] == [line.split(" ")[0] for line in lines[at : at + 7]][5:6]
    lines[at : at + 6] = [f'msgstr[{form}] "{text}"' for form, text in enumerate(forms)]
    path.write_text("\n".join(lines), encoding="utf-8")
    return at + 1


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Arabic, just added, with its first ten texts."""
    root = tmp_path_factory.mktemp("first") / "project"
    cut_down(ROOT, root)
    made, faults = add_locale(root, "ar")
    assert made is not None, faults.sorted()
    for domain, texts in TEXTS.items():
        for english, text in texts.items():
            _write(root, domain, english, text)
    _forms(root, FORMS)
    return root


def _built(root: Path) -> BuildReport:
    return build(BuildOptions(root=root, output=root / "site", locales=("en", "ar")))


@pytest.fixture(scope="module")
def page(project: Path) -> str:
    """The first lesson in Arabic."""
    report = _built(project)
    assert [] == [str(fault) for fault in report.faults]
    return (project / "site/ar" / LESSON).read_text(encoding="utf-8")


def test_the_first_texts_stand_on_the_page_and_the_rest_is_english_and_says_so(page: str) -> None:
    """Title and first sentence are Arabic without a mark; what waits has its language and direction."""
    assert re.search(r"<h1[^>]*>التحرك إلى الأمام</h1>", page)
    assert "بعد هذه الصفحة تحرك حجرًا." in page
    assert re.search(r'<h2[^>]*><span lang="en" dir="ltr" class="tk-untranslated">', page)


def test_each_of_the_six_forms_is_there_for_the_numbers_it_is_for(page: str) -> None:
    """The script chooses by the category that the browser names."""
    found = re.search(r'<script type="application/json" id="tk-ui">(.*?)</script>', page, re.DOTALL)
    assert found is not None

    assert dict(zip(CATEGORIES, FORMS, strict=True)) == json.loads(found[1])["search.found"]


def test_three_slips_are_named_with_their_lines_and_stop_arabic_alone(project: Path, page: str) -> None:
    """A form that lost its number, markup, and a token in other digits: the pages stand as they were."""
    form = _forms(project, (*FORMS[:3], "نتائج", *FORMS[4:])) + 3
    menu = _write(project, "ui", "Menu", "<b>القائمة</b>")
    docs = project / "locales/ar/LC_MESSAGES/docs.po"
    english = next(
        line[len('msgid "') : -1]
        for line in docs.read_text(encoding="utf-8").split("\n")
        if re.fullmatch(r'msgid "[^\[]*\[\[pt:7\]\][^\[]*\[\[pt:6\]\][^\[]*\[\[.*"', line)
    )
    token = _write(project, "docs", english, re.sub(r"\[\[pt:7\]\]", "[[pt:٧]]", english))
    faults = check_languages(project, ("ar",))
    report = _built(project)
    places = {("ui.po", form, "ST02"), ("ui.po", menu, "ST04"), ("docs.po", token, "ST03")}

    assert places <= {(Path(fault.path).name, fault.line, fault.code) for fault in faults.errors}
    assert {form, menu, token} == {fault.line for fault in faults.errors}
    assert (("en",), ("ar",)) == (report.built, report.kept)
    assert page == (project / "site/ar" / LESSON).read_text(encoding="utf-8")
