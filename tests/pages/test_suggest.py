"""The link "Suggest a better wording": a form of the project's own home, filled in."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from generator.pages.suggest import Suggestions

URDU = "بہتر الفاظ"


def link(repo_url: str, *, rules: tuple[str, ...] = ("landing.blot",)) -> str:
    """The link of one rule of an Urdu page."""
    words = Suggestions(repo_url, "ur", URDU, "ابھی:", "بہتر:")
    return words.link("learn/a.html", "اکیلا مہرہ & 50% ؟", rules)


@pytest.mark.parametrize(
    ("repo_url", "form", "title", "body"),
    [
        ("https://github.com/a/b", "https://github.com/a/b/issues/new", "title", "body"),
        ("https://github.com/a/b.git", "https://github.com/a/b/issues/new", "title", "body"),
        ("https://github.com/a/b/", "https://github.com/a/b/issues/new", "title", "body"),
        (
            "https://gitlab.com/a/b",
            "https://gitlab.com/a/b/-/issues/new",
            "issue[title]",
            "issue[description]",
        ),
        (
            "https://gitlab.example.org/a/b",
            "https://gitlab.example.org/a/b/-/issues/new",
            "issue[title]",
            "issue[description]",
        ),
        ("https://codeberg.org/a/b", "https://codeberg.org/a/b/issues/new", "title", "body"),
    ],
)
def test_the_form_of_a_known_host_is_filled_in(repo_url: str, form: str, title: str, body: str) -> None:
    """Language, page and rule stand in it, whatever letters the title has; nothing is lost on the way."""
    found = link(repo_url)
    address, _, query = found.partition("?")
    values = {name: texts[0] for name, texts in parse_qs(query, strict_parsing=True).items()}

    assert form == address
    assert {title, body} == set(values)
    assert f"{URDU}: اکیلا مہرہ & 50% ؟ (ur)" == values[title]
    assert ["language: ur", "page: learn/a.html", "rule: landing.blot", "", "ابھی:", "", "", "بہتر:"] == (
        values[body].splitlines()[:8]
    )


def test_the_address_is_ascii_without_a_sign_that_could_end_it() -> None:
    """It can stand in an attribute and in any browser's address line."""
    found = link("https://github.com/a/b")

    assert found.isascii()
    assert set() == set(found) & set(" \"'<>+\n")


def test_a_page_without_a_rule_names_none() -> None:
    """The line is left out."""
    body = parse_qs(urlsplit(link("https://github.com/a/b", rules=())).query)["body"][0]

    assert "rule:" not in body


def test_a_page_of_several_rules_names_them_all() -> None:
    """The reader strikes out those that are not meant."""
    body = parse_qs(urlsplit(link("https://github.com/a/b", rules=("a.b", "c.d"))).query)["body"][0]

    assert "rule: a.b, c.d\n" in body


@pytest.mark.parametrize("repo_url", ["https://example.org/a/b", "https://notgithub.com/a/b"])
def test_of_an_unknown_host_only_the_repository_is_known(repo_url: str) -> None:
    """No form is guessed."""
    assert repo_url == link(repo_url)


@pytest.mark.parametrize("repo_url", ["", "javascript:alert(1)", "git@github.com:a/b.git"])
def test_without_a_web_address_there_is_no_link(repo_url: str) -> None:
    """Nor for an address that is none of the web."""
    assert "" == link(repo_url)
