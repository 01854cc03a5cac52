"""Each text tells its translator where on the site it can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.i18n.catalogs import po_path, update_catalogs
from generator.i18n.extract import read_sources
from generator.i18n.po_read import read_po
from tests.i18n.i18n_help import project

LESSON = """\
# Moving

First words.

## Forward {#a.forward}

:::rule must
You must move forward.
:::

:::diagram arrows

:::quiz a.forward

### Further

More words.

## No anchor

Last words.
"""
DIAGRAMS = """\
- {name: arrows, rule: a.forward, caption: Two arrows.}
- {name: seats, rule: a.forward, caption: Four seats.}
- {name: nowhere, rule: a.forward, caption: Not shown.}
"""
QUIZZES = """\
- {id: on-page, rule: a.forward, place: page, statement: On the page.}
- {id: usual, rule: a.forward, statement: Usual place., picture: seats}
- {id: more, rule: a.forward, place: practise, statement: For practice.}
- {id: again, rule: a.forward, place: review, statement: In a review.}
- {id: lost, rule: a.other, statement: Nowhere.}
"""


def small(root: Path, settings: str = "site_name: Takhta\n") -> Path:
    """A project with a chapter of three pages, boards and questions."""
    return project(
        root,
        mkdocs_yml=settings,
        docs__learn__one__page_md=LESSON,
        docs__learn__one__review_md="# Review\n\n:::items again\n",
        docs__learn__one__practise_md="# Practice\n\n:::practise\n",
        diagrams__one_yml=DIAGRAMS,
        quizzes__one_yml=QUIZZES,
        generator__wording__ui_yml='nav.next: {en: "Next"}\n',
    )


def places(root: Path) -> dict[str, str]:
    """Where each text can be seen."""
    found, faults = read_sources(root)
    assert [] == faults.sorted()
    return {message.msgid: message.see for messages in found.values() for message in messages}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Moving", "learn/one/page.html"),
        ("First words.", "learn/one/page.html"),
        ("Forward", "learn/one/page.html#a.forward"),
        ("You must move forward.", "learn/one/page.html#a.forward"),
        ("More words.", "learn/one/page.html#a.forward"),
        ("Last words.", "learn/one/page.html"),
    ],
)
def test_a_text_of_a_lesson_is_seen_in_its_section(tmp_path: Path, text: str, place: str) -> None:
    """The anchor is the nearest heading that has one; before all of them, the page alone."""
    assert place == places(small(tmp_path))[text]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Two arrows.", "learn/one/page.html#a.forward"),
        ("Four seats.", "learn/one/page.html#q-usual-h"),
        ("Not shown.", ""),
        ("On the page.", "learn/one/page.html#q-on-page-h"),
        ("Usual place.", "learn/one/page.html#q-usual-h"),
        ("For practice.", "learn/one/practise.html#q-more-h"),
        ("In a review.", "learn/one/review.html#q-again-h"),
        ("Nowhere.", ""),
        ("Next", ""),
    ],
)
def test_a_board_or_question_is_seen_where_a_page_asks_for_it(tmp_path: Path, text: str, place: str) -> None:
    """What stands on many pages, such as a button, or on none, has no place."""
    assert place == places(small(tmp_path))[text]


def test_a_whole_address_is_written_where_the_settings_name_one(tmp_path: Path) -> None:
    """It leads to the English page, with one slash between the parts."""
    for address in ("https://example.org/demo", "https://example.org/demo/"):
        found = places(small(tmp_path, f"site_url: {address}\n"))

        assert "https://example.org/demo/en/learn/one/page.html#a.forward" == found["Forward"]
        assert "" == found["Next"]


def test_an_address_of_the_environment_changes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PO files must not depend on who wrote them."""
    monkeypatch.setenv("TAKHTA_SITE_URL", "https://example.org/")
    found = places(small(tmp_path, 'site_url: !ENV [TAKHTA_SITE_URL, ""]\n'))

    assert "learn/one/page.html#a.forward" == found["Forward"]


def test_the_place_stands_in_the_comments_of_the_entry(tmp_path: Path) -> None:
    """With the rule, the kind and the name of the question; a second update changes nothing."""
    root = small(tmp_path)
    update_catalogs(root)
    path = po_path(root, "ur", "quizzes")
    before = path.read_bytes()
    entry = read_po(path)[0].entries[0]
    updates, _ = update_catalogs(root)

    assert (
        "rule: a.forward", "kind: statement, true or false", "quiz: on-page",
        "see: learn/one/page.html#q-on-page-h",
    ) == entry.extracted  # fmt: skip
    assert "learn/one/page.html#q-on-page-h" == entry.comment_value("see")
    assert before == path.read_bytes()
    assert not any(update.changed for update in updates)


def test_a_text_that_moves_to_another_page_keeps_its_translation(tmp_path: Path) -> None:
    """Only the comment changes."""
    root = small(tmp_path)
    update_catalogs(root)
    path = po_path(root, "ur", "docs")
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('msgid "Forward"\nmsgstr ""', 'msgid "Forward"\nmsgstr "آگے"'), encoding="utf-8"
    )
    (root / "docs/learn/one/page.md").rename(root / "docs/learn/one/other.md")
    update_catalogs(root)
    entry = next(one for one in read_po(path)[0].active if one.msgid == "Forward")

    assert (("آگے",), False) == (entry.msgstr, entry.fuzzy)
    assert "learn/one/other.html#a.forward" == entry.comment_value("see")
