"""Tokens inside Markdown: before emphasis and links, never in code."""

from __future__ import annotations

import pytest
from markdown import markdown

from generator.i18n.markdown_tokens import TokenExtension
from tests.i18n.i18n_help import locale

BDI = '<bdi class="nt" dir="ltr">{}</bdi>'


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("*a [[move:24/18*]] b*", f"<p><em>a {BDI.format('24/18*')} b</em></p>"),
        ("[the [[pt:6]]-point](x.md)", '<p><a href="x.md">the <span class="nb">6-point</span></a></p>'),
        ("`[[pt:6]]`", "<p><code>[[pt:6]]</code></p>"),
        ("    [[pt:6]]", "<pre><code>[[pt:6]]\n</code></pre>"),
        ("[[roll:9-9]]", "<p>[[roll:9-9]]</p>"),
        ("**[[roll:6-5]]**", f"<p><strong>{BDI.format('6-5')}</strong></p>"),
        ("one of [[pct:25]]", "<p>one of 25%</p>"),
    ],
)
def test_tokens_are_read_before_emphasis_and_links_but_not_in_code(source: str, expected: str) -> None:
    """The star of a hit is no emphasis, and code shows what is written."""
    assert expected == markdown(source, extensions=[TokenExtension(locale("en"))])


def test_tokens_in_a_table_have_the_digits_of_the_language() -> None:
    """A cell is shown as running text is."""
    table = "| a |\n|---|\n| [[roll:6-5]] |\n"
    html = markdown(table, extensions=["tables", TokenExtension(locale("fa"))])

    assert f"<td>{BDI.format('۶-۵')}</td>" in html
