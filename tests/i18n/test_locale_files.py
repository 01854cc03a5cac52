"""locale.yml: what a language is, and what a translator is told when it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.errors import FaultsError
from generator.i18n.catalogs import plural_rule
from generator.i18n.locale import LocaleData, ascii_digits, load_locale, load_locales
from tests.i18n.i18n_help import LOCALES, locale, project


def test_the_switch_lists_urdu_persian_hindi_english() -> None:
    """The order comes from the files, so a new language needs no code."""
    found, faults = load_locales(LOCALES)

    assert [] == faults.sorted()
    assert ["ur", "fa", "hi", "en"] == [each.tag for each in found if each.order < 5]


@pytest.mark.parametrize(
    ("tag", "three", "two"),
    [("en", "A, B or C", "A and B"), ("ur", "A، B یا C", "A اور B"), ("hi", "A, B या C", "A और B"),
     ("fa", "A، B یا C", "A و B")],
)  # fmt: skip
def test_lists_have_no_comma_before_and_or_or(tag: str, three: str, two: str) -> None:
    """Urdu, Hindi and Persian set none there, and neither do we in English."""
    assert three == locale(tag).join_or(["A", "B", "C"])
    assert two == locale(tag).join_and(["A", "B"])


def test_a_list_may_hold_what_looks_like_a_pattern() -> None:
    """Things are joined as they are."""
    assert "{1}, {0} and c" == locale("en").join_and(["{1}", "{0}", "c"])
    assert "only" == locale("en").join_and(["only"])
    assert "" == locale("en").join_and([])


@pytest.mark.parametrize(
    ("tag", "value", "expected"),
    [("en", 15, "15"), ("fa", 24, "۲۴"), ("fa", -4, "\u2212۴"), ("hi", 1234567, "12,34,567"),
     ("en", 1234567, "1,234,567"), ("fa", 1000, "۱٬۰۰۰"), ("ur", 0, "0")],
)  # fmt: skip
def test_numbers_are_written_the_way_of_the_language(tag: str, value: int, expected: str) -> None:
    """Digits, groups and the minus sign follow locale.yml."""
    assert expected == locale(tag).num(value)


@settings(deadline=None)
@given(st.integers(), st.sampled_from(["en", "ur", "hi", "fa"]))
def test_a_number_can_be_read_back(value: int, tag: str) -> None:
    """No digit is lost or turned round in any language."""
    written = locale(tag).num(value)
    plain = ascii_digits(written).replace("\u2212", "-").replace(locale(tag).group, "")

    assert value == int(plain)


@pytest.mark.parametrize("typed", ["6", "۶", "٦", "६"])
def test_digits_of_every_script_are_understood(typed: str) -> None:
    """What a reader types may be in any digits."""
    assert "6" == ascii_digits(typed)


@pytest.mark.parametrize(
    ("tag", "forms"),
    [("ur", {0: 1, 1: 0, 2: 1}), ("hi", {0: 0, 1: 0, 2: 1}), ("fa", {0: 0, 1: 0, 2: 1})],
)
def test_the_plural_rules_are_those_of_cldr_49(tag: str, forms: dict[int, int]) -> None:
    """Rules moved between releases (Persian went from one form to two), so the table is pinned here."""
    rule = plural_rule(locale(tag))

    assert rule is not None
    assert (2, forms) == (rule.forms, {number: rule.choose(number) for number in forms})


def changed(folder: Path, old: str, new: str) -> Path:
    """Write the Urdu file with one change, in a folder of its own."""
    text = (LOCALES / "ur" / "locale.yml").read_text(encoding="utf-8")
    assert old in text
    path = folder / "ur" / "locale.yml"
    path.parent.mkdir()
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ("dir: rtl", "dir: right", "LOCALE_VALUE", "dir: right"),
        ("digits: latn", "digits: roman", "LOCALE_VALUE", "digits: roman"),
        ("{n} فیصد", "فیصد", "LOCALE_VALUE", "percent:"),
        ("{0} اور {1}", "{1} اور {0}", "LOCALE_VALUE", "and_two:"),
        ("tag: ur", "tag: pk", "LOCALE_TAG", "tag: pk"),
        ("tag: ur", "tag: ur_PK", "LOCALE_VALUE", "tag: ur_PK"),
        ("dir: rtl", "dir: [rtl]", "LOCALE_VALUE", "dir: [rtl]"),
        ("digits: latn", "digits: {a: b}", "LOCALE_VALUE", "digits: {a: b}"),
        ("[Noto Nastaliq Urdu, Literata]", "['a; } b {']", "LOCALE_VALUE", "fonts:"),
        ("[Noto Nastaliq Urdu, Literata]", "['</style>']", "LOCALE_VALUE", "fonts:"),
        ("[Noto Nastaliq Urdu, Literata]", "[' ']", "LOCALE_VALUE", "fonts:"),
        ("[Noto Nastaliq Urdu, Literata]", '["a\'b"]', "LOCALE_VALUE", "fonts:"),
        ("name: اردو", "name: '<script>x</script>'", "LOCALE_VALUE", "name:"),
        ("name: اردو", "name: '&#60;b'", "LOCALE_VALUE", "name:"),
        ("name: اردو", 'name: "ا\\u202eب"', "LOCALE_VALUE", "name:"),
        ("name: اردو", f"name: {'ا' * 121}", "LOCALE_VALUE", "name:"),
        ('decimal: "."', 'decimal: "<"', "LOCALE_VALUE", "decimal:"),
        ('group: ","', 'group: "\\u200b\\u200b\\u200b\\u200b"', "LOCALE_VALUE", "group:"),
        ("{n} فیصد", "<b onclick=x>{n}</b>", "LOCALE_VALUE", "percent:"),
        ("{n} فیصد", "[{n}](//evil.example)", "LOCALE_VALUE", "percent:"),
        ("{0} اور {1}", "{0} *اور* {1}", "LOCALE_VALUE", "and_two:"),
        ('comma: "، "', "comma: '\" onclick=\"x'", "LOCALE_VALUE", "comma:"),
        ('quotes: ["”", "“",', "quotes: ['<i>', '</i>',", "LOCALE_VALUE", "quotes:"),
        ("order: 1", "ordre: 1", "LOCALE_KEY", "ordre: 1"),
        ("line_height: 2.2", "line_height: high", "LOCALE_VALUE", "line_height: high"),
    ],
)
def test_a_fault_in_locale_yml_names_line_and_key(
    tmp_path: Path, old: str, new: str, code: str, where: str
) -> None:
    """A translator can mend the file alone."""
    path = changed(tmp_path, old, new)
    found, faults = load_locale(path)
    lines = path.read_text(encoding="utf-8").splitlines()

    assert found is None
    assert any(
        fault.code == code and fault.line is not None and where in lines[fault.line - 1] for fault in faults
    )


def test_all_faults_of_locale_yml_come_at_once(tmp_path: Path) -> None:
    """Nobody mends one fault only to meet the next."""
    path = changed(tmp_path, "dir: rtl", "dir: up\nspeed: 3")
    path.write_text(path.read_text(encoding="utf-8").replace("fonts:", "letters:"), encoding="utf-8")
    _, faults = load_locale(path)

    assert {"LOCALE_VALUE", "LOCALE_KEY", "LOCALE_MISSING"} == {fault.code for fault in faults}
    with pytest.raises(FaultsError):
        LocaleData.load(path)


@pytest.mark.parametrize(
    ("text", "code"), [("tag: [", "YAML"), ("- a list", "LOCALE_FORM"), ("", "LOCALE_FORM")]
)
def test_a_file_that_is_no_locale_is_one_fault(tmp_path: Path, text: str, code: str) -> None:
    """Broken YAML is told as such."""
    path = tmp_path / "ur" / "locale.yml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    _, faults = load_locale(path)

    assert [code] == [fault.code for fault in faults]


def test_a_language_that_babel_does_not_know_gives_its_own_plural_forms(tmp_path: Path) -> None:
    """A pseudo-language or a new one works by its locale.yml alone."""
    text = (LOCALES / "en" / "locale.yml").read_text(encoding="utf-8").replace("tag: en", "tag: zz")
    path = tmp_path / "zz" / "locale.yml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    bare = LocaleData.load(path)
    path.write_text(text + "plural_forms: nplurals=1; plural=0;\n", encoding="utf-8")
    given_forms = plural_rule(LocaleData.load(path))

    assert plural_rule(bare) is None
    assert given_forms is not None
    assert 1 == given_forms.forms


def test_po_files_without_locale_yml_are_a_fault(tmp_path: Path) -> None:
    """A folder that would be passed over in silence is told."""
    (tmp_path / "xx" / "LC_MESSAGES").mkdir(parents=True)
    _, faults = load_locales(tmp_path)

    assert [("locales/xx/locale.yml", "LOCALE_MISSING")] == [(fault.path, fault.code) for fault in faults]


def test_tools_leave_folders_that_are_no_languages(tmp_path: Path) -> None:
    """Hidden folders and the cache of Python are passed over; any other folder needs its locale.yml."""
    for name in (".git", ".ipynb_checkpoints", "__pycache__", "xx"):
        (tmp_path / name).mkdir()
    (tmp_path / ".git" / "locale.yml").write_text("nonsense", encoding="utf-8")
    _, faults = load_locales(tmp_path)

    assert ["locales/xx/locale.yml"] == [fault.path for fault in faults]
    assert ((), []) == (load_locales(tmp_path / "none")[0], list(load_locales(tmp_path / "none")[1]))


def test_a_place_in_the_switch_belongs_to_one_language(tmp_path: Path) -> None:
    """The second language with the same order is told its line and who has the place."""
    project(tmp_path, tags=("en", "fa"))
    path = tmp_path / "locales" / "fa" / "locale.yml"
    text = path.read_text(encoding="utf-8").replace("order: 2", "order: 4")
    path.write_text(text, encoding="utf-8")
    found, faults = load_locales(tmp_path / "locales")
    (fault,) = faults

    assert ("locales/fa/locale.yml", "LOCALE_ORDER") == (fault.path, fault.code)
    assert "order: 4" == text.splitlines()[(fault.line or 0) - 1]
    assert "en has the place 4" in fault.message
    assert ["en", "fa"] == [each.tag for each in found]
