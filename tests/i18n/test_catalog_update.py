"""``takhta messages``: templates and PO files on disk."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from generator.cli import messages
from generator.i18n.catalogs import update_catalogs
from generator.i18n.po_read import read_po
from tests.i18n.i18n_help import HEADER, project, write_po

PAGE = "# Title\n\nYou must play.\n"
UI = 'nav.next: {en: "Next"}\n'


def files(root: Path) -> dict[str, bytes]:
    """Every file under locales with its bytes."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted((root / "locales").rglob("*"))
        if path.is_file()
    }


def test_each_domain_has_a_template_and_each_language_its_files(tmp_path: Path) -> None:
    """English has none, since it needs none."""
    root = project(tmp_path, docs__a_md=PAGE, generator__wording__ui_yml=UI)
    _, faults = update_catalogs(root)

    assert [] == faults.sorted()
    assert [
        "locales/diagrams.pot", "locales/docs.pot", "locales/en/locale.yml", "locales/quizzes.pot",
        "locales/ui.pot", "locales/ur/LC_MESSAGES/diagrams.po", "locales/ur/LC_MESSAGES/docs.po",
        "locales/ur/LC_MESSAGES/quizzes.po", "locales/ur/LC_MESSAGES/ui.po", "locales/ur/locale.yml",
    ] == list(files(root))  # fmt: skip


def test_updating_twice_changes_not_a_byte(tmp_path: Path) -> None:
    """No dates, no line numbers: translators see only real changes."""
    root = project(tmp_path, docs__a_md=PAGE, generator__wording__ui_yml=UI)
    update_catalogs(root)
    before = files(root)
    updates, _ = update_catalogs(root)

    assert before == files(root)
    assert not any(update.changed for update in updates)
    assert b"Date" not in b"".join(before.values())


def test_wrapping_the_source_anew_changes_nothing(tmp_path: Path) -> None:
    """A message is its words, not its line breaks."""
    root = project(tmp_path, docs__a_md=PAGE)
    update_catalogs(root)
    before = files(root)
    project(tmp_path, docs__a_md="# Title\n\nYou must\n  play.\n")
    update_catalogs(root)

    assert before == files(root)


def test_with_a_fault_in_the_sources_nothing_is_written(tmp_path: Path) -> None:
    """A half-read project must not make texts obsolete."""
    root = project(tmp_path, docs__a_md=PAGE + "\n[[pip:1]]\n")
    _, faults = update_catalogs(root)

    assert ["TOKEN_KIND"] == [fault.code for fault in faults]
    assert ["locales/en/locale.yml", "locales/ur/locale.yml"] == list(files(root))


def test_a_po_file_with_a_fault_is_left_as_it_is(tmp_path: Path) -> None:
    """Only the other files are updated, and the fault is told."""
    root = project(tmp_path, docs__a_md=PAGE)
    path = write_po(root, 'msgid "a"\nmsgstr "b\n')
    before = path.read_bytes()
    _, faults = update_catalogs(root)

    assert [("locales/ur/LC_MESSAGES/docs.po", 9)] == [(fault.path, fault.line) for fault in faults]
    assert before == path.read_bytes()
    assert (path.parent / "ui.po").exists()


def test_the_translators_header_stays_and_ours_is_put_right(tmp_path: Path) -> None:
    """Names and tools are theirs; charset and plural rule are ours."""
    header = HEADER.replace(
        '"Language: ur\\n"',
        '"Last-Translator: A. Name\\n"\n"X-Generator: Poedit 3\\n"\n"POT-Creation-Date: x\\n"',
    ).replace("plural=(n != 1)", "plural=n!=1")
    root = project(tmp_path, docs__a_md=PAGE)
    path = write_po(root, "", header=header)
    update_catalogs(root)
    found = read_po(path)[0].header

    assert ("A. Name", "Poedit 3", "ur") == (
        found["Last-Translator"], found["X-Generator"], found["Language"],
    )  # fmt: skip
    assert "nplurals=2; plural=(n != 1);" == found["Plural-Forms"]
    assert "POT-Creation-Date" not in found


def test_the_command_prints_a_line_for_each_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Results on stdout, faults on stderr, exit 1 with a fault."""
    root = project(tmp_path, docs__a_md=PAGE, mkdocs_yml="", diagrams__a_yml="")
    monkeypatch.chdir(root)
    good = messages.run(argparse.Namespace())
    printed = capsys.readouterr()
    write_po(root, 'msgid "a"\n')
    bad = messages.run(argparse.Namespace())
    faulty = capsys.readouterr()

    assert (0, 1) == (good, bad)
    assert "0 of 2 translated" in printed.out
    assert "locales/ur/LC_MESSAGES/docs.po:8: PO_SYNTAX" in faulty.err
