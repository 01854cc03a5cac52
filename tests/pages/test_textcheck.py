"""What a page's own text may not hold."""

from __future__ import annotations

import pytest

from generator.i18n.segments import segments
from generator.pages.textcheck import faults_of_segment


def codes(text: str) -> list[str]:
    """Codes of the faults of one paragraph."""
    (segment,) = segments(f"{text}\n")
    return [code for code, _ in faults_of_segment(segment)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Look <script>alert(1)</script> here.", "RAW_HTML"),
        ("Look <javascript:alert(1)> here.", "RAW_HTML"),
        ("Look [here](javascript:alert(1)).", "LINK_TARGET"),
        ("Look [here](http://example.org).", "LINK_TARGET"),
        ("Look ![here](https://example.org/x.png).", "IMAGE"),
        ("Look [here](about.html){onclick=alert(1)} now.", "ATTRIBUTES"),
        ("You rolled 6-5 here.", "BARE_NOTATION"),
        ("Play 24/18* now.", "BARE_NOTATION"),
        ("Play bar/22 now.", "BARE_NOTATION"),
        ("The [[pt:24 is far.", "TOKEN_FORM"),
    ],
)
def test_what_does_not_belong_on_a_page_is_a_fault(text: str, code: str) -> None:
    """Markup, script addresses, attributes, pictures, bare notation, half a token."""
    assert code in codes(text)


@pytest.mark.parametrize(
    "text",
    [
        "You rolled [[roll:6-5]] and played [[move:24/18*]].",
        "See [landing](rule:landing.blocked) and [about](about.html#sources).",
        "The font is `Literata` under `OFL-1.1`, and `24/18` is code.",
        "See [the fonts](https://example.org/fonts), 25 pips, a 6-point.",
    ],
)
def test_what_belongs_on_a_page_passes(text: str) -> None:
    """Tokens, links to rules and pages, code."""
    assert [] == codes(text)
