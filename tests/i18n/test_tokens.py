"""Notation tokens: the same value in every language, shown in its digits and kept in order."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.i18n import tokens
from tests.i18n.i18n_help import locale

SHOWN = {
    "[[roll:6-5]]": {
        "en": '<bdi dir="ltr" class="nt">6-5</bdi>',
        "ur": '<bdi dir="ltr" class="nt">6-5</bdi>',
        "fa": '<bdi dir="ltr" class="nt">۶-۵</bdi>',
    },
    "[[move:24/18* bar/22 6/off 13/11(2)]]": {
        "hi": '<bdi dir="ltr" class="nt">24/18* bar/22 6/off 13/11(2)</bdi>',
        "fa": '<bdi dir="ltr" class="nt">۲۴/۱۸* bar/۲۲ ۶/off ۱۳/۱۱(۲)</bdi>',
    },
    "[[pt:12]]": {"en": "12", "ur": "12", "fa": "۱۲"},
    "[[num:-4]]": {
        "en": '<bdi dir="ltr" class="nt">\u22124</bdi>',
        "fa": '<bdi dir="ltr" class="nt">\u2212۴</bdi>',
    },
    "[[num:1500.5]]": {
        "hi": '<bdi dir="ltr" class="nt">1,500.5</bdi>',
        "fa": '<bdi dir="ltr" class="nt">۱٬۵۰۰٫۵</bdi>',
    },
    "[[pct:25]]": {"en": "25%", "ur": "25 فیصد", "hi": "25%", "fa": "\u061c۲۵٪"},
    "[[range:1-6]]": {
        "en": '<bdi dir="ltr" class="nt">1\u20136</bdi>',
        "fa": '<bdi dir="ltr" class="nt">۱\u2013۶</bdi>',
    },
}


@pytest.mark.parametrize(
    ("text", "tag", "expected"),
    [(text, tag, html) for text, row in SHOWN.items() for tag, html in row.items()],
)
def test_a_token_has_the_digits_and_signs_of_the_language(text: str, tag: str, expected: str) -> None:
    """Rolls, plays, numbers and ranges stand in a left-to-right isolate; points and percentages do not."""
    (token,) = tokens.find(text)

    assert expected == tokens.to_html(token, locale(tag))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[[dice:6-5]]", "TOKEN_KIND"),
        ("[[roll:5-6]]", "TOKEN_VALUE"),
        ("[[roll:7-1]]", "TOKEN_VALUE"),
        ("[[roll:۶-۵]]", "TOKEN_VALUE"),
        ("[[move:24-18]]", "TOKEN_VALUE"),
        ("[[move:25/20]]", "TOKEN_VALUE"),
        ("[[move:13/8  24/22]]", "TOKEN_VALUE"),
        ("[[pt:0]]", "TOKEN_VALUE"),
        ("[[pt:25]]", "TOKEN_VALUE"),
        ("[[pct:25%]]", "TOKEN_VALUE"),
        ("[[range:6-1]]", "TOKEN_VALUE"),
        ("[[six]]", "TOKEN_FORM"),
        ("[[pt:6]][[pt:5]]", "TOKEN_NEIGHBOURS"),
        ("[[pt:6]]\n[[pt:5]]", "TOKEN_NEIGHBOURS"),
    ],
)
def test_a_bad_token_is_a_fault_with_its_line(text: str, code: str) -> None:
    """An author is told the line, the kind of fault and what to write."""
    (fault,) = tokens.faults(f"First line.\n{text}")

    assert (2, code) == (fault.line, fault.code)


def test_two_tokens_with_a_word_between_them_are_right() -> None:
    """Only tokens side by side change places; a word or a comma keeps them apart."""
    assert [] == tokens.faults("[[pt:6]] and [[pt:5]], [[pt:4]]")


def test_every_fault_of_a_text_is_listed() -> None:
    """Faults do not hide one another."""
    found = tokens.faults("[[x:1]] a [[pt:99]]\nthen [[pt:1]] [[pt:2]]")

    assert [(1, "TOKEN_KIND"), (1, "TOKEN_VALUE"), (2, "TOKEN_NEIGHBOURS")] == [
        (fault.line, fault.code) for fault in found
    ]


def phrase(key: str, values: Mapping[str, str]) -> str:
    """Wording of the English phrases that tokens ask for."""
    wording = {
        "alt.move": "from point {from} to point {to}",
        "alt.move.hit": "from point {from} to point {to}, hitting",
        "alt.move.bar": "from the bar to point {to}",
        "alt.move.bar.hit": "from the bar to point {to}, hitting",
        "alt.move.off": "off from point {from}",
        "alt.move.times": "{move}, {count} times",
        "alt.range": "{from} to {to}",
        "alt.minus": "minus {n}",
    }
    return wording[key].format(**values)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[[roll:6-5]]", "6 and 5"),
        ("[[move:24/18*]]", "from point 24 to point 18, hitting"),
        ("[[move:bar/22*/20]]", "from the bar to point 22, hitting; from point 22 to point 20"),
        ("[[move:6/off]]", "off from point 6"),
        ("[[move:13/11(2) bar/22]]", "from point 13 to point 11, 2 times; from the bar to point 22"),
        ("[[num:-4]]", "minus 4"),
        ("[[range:1-6]]", "1 to 6"),
        ("[[pct:25]]", "25%"),
    ],
)
def test_in_attributes_tokens_become_words(text: str, expected: str) -> None:
    """No 6-5 and no 24/18* where no isolate can stand."""
    assert expected == tokens.text_to_words(text, locale("en"), phrase)


def test_words_have_the_digits_of_the_language() -> None:
    """Persian words have Persian digits and Persian joints."""
    assert "۶ و ۵" == tokens.text_to_words("[[roll:6-5]]", locale("fa"), phrase)


@settings(deadline=None)
@given(st.text(alphabet="[]:rolmvept 6-5/*\n", max_size=60))
def test_replacing_tokens_by_themselves_changes_nothing(text: str) -> None:
    """Whatever stands around tokens comes through untouched."""
    assert text == tokens.replace(text, str)


def test_a_token_is_made_from_its_parts_or_refused() -> None:
    """Values of the program become tokens only when they are valid."""
    assert "[[roll:6-5]]" == str(tokens.make("roll", "6-5"))
    with pytest.raises(ValueError, match="bad value"):
        tokens.make("roll", "5-6")


@settings(deadline=None)
@given(st.sampled_from(list(SHOWN)))
def test_untranslated_text_shows_tokens_as_the_english_page_does(text: str) -> None:
    """One way to write English, with or without its locale.yml."""
    (token,) = tokens.find(text)

    assert tokens.to_html(token, locale("en")) == tokens.to_html(token, tokens.ENGLISH)
