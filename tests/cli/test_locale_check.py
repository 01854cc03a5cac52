"""``takhta locale check``: every fault of one language or of all, where it is, and where it is explained."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.cli import locale_check
from generator.cli.main import main
from generator.i18n import languages

Copy = Callable[[], Path]
Run = Callable[..., tuple[int, str, list[str]]]
CATALOG = "locales/ur/LC_MESSAGES/docs.po"


@pytest.fixture
def takhta(copy_project: Copy, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in a copy of the project: exit code, stdout, lines of stderr."""
    monkeypatch.chdir(copy_project())

    def run(*words: str) -> tuple[int, str, list[str]]:
        code = main(words)
        done = capsys.readouterr()
        return code, done.out, done.err.splitlines()

    return run


def spoil() -> int:
    """Put a Latin full stop and two spaces into the first Urdu sentence of the lessons; its line."""
    path = Path(CATALOG)
    lines = path.read_text(encoding="utf-8").split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("msgstr") and line.endswith('۔"'))
    lines[at] = lines[at].replace(" ", "  ", 2).replace("msgstr  ", "msgstr ").removesuffix('۔"') + '."'
    path.write_text("\n".join(lines), encoding="utf-8")
    return at + 1


def test_sound_languages_pass(takhta: Run) -> None:
    """Remarks are told and stop nothing; nothing goes to stdout."""
    code, out, told = takhta("locale", "check")

    assert (0, "") == (code, out)
    assert "No faults found." == told[-1]
    assert all(line.startswith("warning: locales/") for line in told if ": PF-" in line or ": ST" in line)


def test_each_fault_says_where_what_and_how_to_mend_it(takhta: Run) -> None:
    """Our own checks and pofilter's, at the line of the translation."""
    line = spoil()
    code, _, told = takhta("locale", "check", "ur")
    faults = [one for one in told if one.startswith(f"{CATALOG}:{line}: ")]

    assert 1 == code
    assert ["PF-doublespacing", "PU02", "ST05"] == [one.split()[1] for one in faults]
    assert all("; " in one for one in faults)
    assert any(one.endswith("write ۔") for one in faults)
    assert "3 faults found" in told


def test_one_slip_is_told_once(takhta: Run) -> None:
    """A lost placeholder is seen by two checks of pofilter too; ours says how to mend it."""
    path = Path("locales/ur/LC_MESSAGES/ui.po")
    text = path.read_text(encoding="utf-8")
    head, _, tail = text.partition('msgid "Chapter {n}: {title}"\nmsgstr "')
    path.write_text(
        f'{head}msgid "Chapter {{n}}: {{title}}"\nmsgstr "{tail.replace("{title}", "{titel}", 1)}',
        encoding="utf-8",
    )
    _, _, told = takhta("locale", "check", "ur")

    assert ["ST02", "ST02"] == [one.split()[1] for one in told if one.startswith(f"{path}:")]


def test_a_code_is_explained_once_however_often_it_is_met(takhta: Run) -> None:
    """With the address of its place on the page of checks."""
    spoil()
    _, _, told = takhta("locale", "check", "ur")
    places = [line for line in told if "translate/checks.html#" in line]

    assert "Explained with examples, while `takhta locale preview ur` runs:" in told
    assert "  PU02: http://127.0.0.1:8001/ur/translate/checks.html#pu02" in places
    assert "  PF-doublespacing: http://127.0.0.1:8001/ur/translate/checks.html#pf-doublespacing" in places
    assert len(places) == len(set(places))


def test_faults_of_all_languages_are_explained_on_the_whole_site(takhta: Run) -> None:
    """No preview of one language is meant, so the address is that of `make serve`."""
    spoil()
    _, _, told = takhta("locale", "check")

    assert "Explained with examples, while `make serve` runs:" in told
    assert "  PU02: http://127.0.0.1:8000/en/translate/checks.html#pu02" in told


def test_the_english_stands_below_the_faults_of_a_text(takhta: Run) -> None:
    """Poedit shows no lines: its user searches for the English."""
    line = spoil()
    msgid = next(
        one
        for one in reversed(Path(CATALOG).read_text(encoding="utf-8").split("\n")[: line - 1])
        if one.startswith("msgid")
    )
    _, _, told = takhta("locale", "check", "ur")
    last = max(n for n, one in enumerate(told) if one.startswith(f"{CATALOG}:{line}: "))
    label, _, english = told[last + 1].partition("    English: ")

    assert "" == label
    assert english
    assert msgid.removeprefix('msgid "').startswith(english.removesuffix("…"))


@pytest.mark.parametrize("action", ["check", "status"])
def test_a_tag_may_be_typed_in_capitals(takhta: Run, action: str) -> None:
    """As `takhta locale add` takes it."""
    code, _, told = takhta("locale", action, "UR")

    assert 0 == code
    assert not any("no such language" in one for one in told)


def test_one_language_alone_can_be_checked(takhta: Run) -> None:
    """Faults of the others are no news to its translator."""
    spoil()
    code, _, told = takhta("locale", "check", "hi")

    assert 0 == code
    assert not any("locales/ur/" in line for line in told)


def test_an_unknown_language_is_wrong_usage(takhta: Run) -> None:
    """The message names those there are."""
    code, out, told = takhta("locale", "check", "xx")

    assert (2, "") == (code, out)
    assert ["takhta locale: no such language: xx; known are en, fa, hi, ur"] == told


def test_a_locale_file_that_cannot_be_read_is_told_for_its_language_alone(takhta: Run) -> None:
    """The tag is known although the file is broken."""
    path = Path("locales/ur/locale.yml")
    path.write_text(path.read_text(encoding="utf-8").replace("dir: rtl", "dir: up"), encoding="utf-8")

    assert 0 == takhta("locale", "check", "fa")[0]
    code, _, told = takhta("locale", "check", "ur")
    assert 1 == code
    assert told[0].startswith("locales/ur/locale.yml:4: LOCALE_VALUE dir: found 'up'")


def test_a_direction_that_is_not_the_languages_own_is_a_fault(takhta: Run) -> None:
    """Every page would stand the wrong way round."""
    path = Path("locales/ur/locale.yml")
    path.write_text(path.read_text(encoding="utf-8").replace("dir: rtl", "dir: ltr"), encoding="utf-8")
    code, _, told = takhta("locale", "check", "ur")

    assert 1 == code
    assert "locales/ur/locale.yml:4: ST14 dir: ltr, but ur is written rtl; write dir: rtl" in told


@pytest.mark.parametrize("command", [("locale", "check"), ("check",)])
def test_what_a_person_still_has_to_write_is_told_key_by_key(takhta: Run, command: tuple[str, ...]) -> None:
    """Each stand-in at its own line, with what belongs there; none of them is a fault."""
    path = Path("locales/fa/locale.yml")
    lines = [*path.read_text(encoding="utf-8").splitlines(), "unwritten: [quotes, list.or_end]"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    quotes = next(n for n, line in enumerate(lines, 1) if line.startswith("quotes:"))
    choice = next(n for n, line in enumerate(lines, 1) if line.startswith("  or_end:"))

    _, _, told = takhta(*command)
    found = [line for line in told if "LOCALE_UNWRITTEN" in line and "http" not in line]

    assert [
        f"warning: locales/fa/locale.yml:{number}: LOCALE_UNWRITTEN {key} is a stand-in; write "
        for number, key in sorted([(quotes, "quotes"), (choice, "list.or_end")])
    ] == [line.partition("write ")[0] + "write " for line in found]
    assert all(line.endswith("off the list unwritten") for line in found)


def test_a_new_language_is_remarked_until_it_is_written(takhta: Run) -> None:
    """`takhta locale add` leaves what CLDR does not know; the check reminds of it and passes."""
    takhta("locale", "add", "sd")
    code, _, told = takhta("locale", "check", "sd")

    assert 0 == code
    assert any("locales/sd/locale.yml" in line and "LOCALE_UNWRITTEN quotes" in line for line in told)


def test_the_check_of_everything_asks_the_same(takhta: Run) -> None:
    """`takhta check` finds what `takhta locale check` finds, pofilter's faults too."""
    line = spoil()
    _, _, alone = takhta("locale", "check")
    _, _, everything = takhta("check")
    wanted = {one for one in alone if f"{CATALOG}:{line}:" in one}

    assert 3 == len(wanted)
    assert wanted <= set(everything)
    assert any("translate/checks.html#pf-doublespacing" in one for one in everything)


def test_without_the_toolkit_the_other_checks_go_on(takhta: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line says how to install it."""
    line = spoil()
    for module in (locale_check, languages):
        monkeypatch.setattr(module, "installed", lambda: False)
    code, _, told = takhta("locale", "check", "ur")

    assert 1 == code
    assert ["warning: Translate Toolkit is not installed"] == [
        one.partition(",")[0] for one in told if "Toolkit" in one
    ]
    assert "pip install translate-toolkit" in told[0]
    assert {"PU02", "ST05"} == {one.split()[1] for one in told if one.startswith(f"{CATALOG}:{line}:")}


def test_make_check_always_has_the_toolkit(root: Path) -> None:
    """It belongs to the tools of the check, and not to what a site needs."""
    import tomllib

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = (root / "requirements-test.lock").read_text(encoding="utf-8")

    assert any(name.startswith("translate-toolkit") for name in project["optional-dependencies"]["check"])
    assert not any(name.startswith("translate") for name in project["dependencies"])
    assert "\ntranslate-toolkit==" in locked
    assert "translate-toolkit" not in (root / "requirements.lock").read_text(encoding="utf-8")
