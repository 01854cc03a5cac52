"""Nothing that a translator writes, by mistake or not, brings anything but words to a page."""

from __future__ import annotations

import shutil
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from generator.i18n.catalogs import update_catalogs
from generator.i18n.message import Key
from generator.i18n.po import Entry, PoFile
from generator.i18n.po_read import read_po
from generator.i18n.po_write import format_po
from generator.i18n.structure import closing_sign
from generator.i18n.translator import load_translator
from generator.site.build import BuildOptions, build
from tests.cutdown import cut_down
from tests.i18n.i18n_help import HEADER, ROOT, locale, project
from tests.i18n.page_parts import PageParts, parts_of

ATTACKS = {
    # scripts and handlers
    "script": "متن <script>alert(1)</script>",
    "script in capitals": "متن <ScRiPt>alert(1)</sCrIpT>",
    "script with a blank": "متن <script >alert(1)</script >",
    "script in decimal references": "متن &#60;script&#62;alert(1)&#60;/script&#62;",
    "script in hexadecimal references": "متن &#x3C;script&#x3E;alert(1)&#x3C;/script&#x3E;",
    "script in named references": "متن &lt;script&gt;alert(1)&lt;/script&gt;",
    "script in escaped references": "متن &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;",
    "script in percent signs": "متن %3Cscript%3Ealert(1)%3C/script%3E",
    "script in wide letters": "متن \uff1cscript\uff1ealert(1)\uff1c/script\uff1e",
    "script in backslashes": "متن \\<script\\>alert(1)\\</script\\>",
    "script in code": "متن `<script>alert(1)</script>`",
    "script begun": "متن <script",
    "script ended": "متن </script>",
    "script over two lines": "متن <scr\nipt>alert(1)</script>",
    "script with a tab": "متن <scr\tipt>alert(1)</script>",
    "script with a zero": "متن <scr\x00ipt>alert(1)</script>",
    "image with a handler": "متن <img src=x onerror=alert(1)>",
    "image without an end": "متن <img src=x onerror=alert(1)",
    "picture with a handler": "متن <svg onload=alert(1)>",
    "picture in one word": "متن <svg/onload=alert(1)>",
    "element of our own": "متن <x-y onclick=alert(1)>z</x-y>",
    "paragraph with a handler": "متن <p onmouseover=alert(1)>متن</p>",
    "style": "متن <style>body{display:none}</style>",
    "frame": "متن <iframe src=//evil.example></iframe>",
    "form": "متن <form action=//evil.example><input></form>",
    "base": "متن <base href=//evil.example>",
    "meta": "متن <meta http-equiv=refresh content=0;//evil.example>",
    "break out of an attribute": 'متن" onfocus="alert(1)" x="',
    "break out of an attribute, single": "متن' onfocus='alert(1)' x='",
    "break out of a script": "متن</script><script>alert(1)</script>",
    "break out of data": 'متن","x":"<\\/script>',
    # links
    "link to a script": "[متن](javascript:alert(1))",
    "link to a script, mixed case": "[متن](JaVaScRiPt:alert(1))",
    "link to a script in references": "[متن](&#106;avascript&#58;alert(1))",
    "link to a script in named references": "[متن](javascript&colon;alert(1))",
    "link to a script with a tab": "[متن](java\tscript:alert(1))",
    "link to a script with a line end": "[متن](java\nscript:alert(1))",
    "link to a script in percent signs": "[متن](javascript%3Aalert(1))",
    "link to a script in brackets": "[متن](<javascript:alert(1)>)",
    "link to data": "[متن](data:text/html;base64,PHNjcmlwdD4=)",
    "link to vbscript": "[متن](vbscript:msgbox(1))",
    "link to another site": "[متن](https://evil.example/)",
    "link without a scheme": "[متن](//evil.example/)",
    "link to another page": "[متن](../index.html)",
    "link to a rule": "[متن](rule:landing.blocked)",
    "link to nothing": "[متن]()",
    "link by reference": "[متن][x]",
    "link by its own name": "[متن][]",
    "definition of a link": "[متن]: https://evil.example",
    "second half of a link": "متن](//evil.example/) [متن",
    "first half of a link": "[متن](",
    "address": "متن https://evil.example/",
    "address in angle brackets": "متن <https://evil.example/>",
    "mail in angle brackets": "متن <a@evil.example>",
    "address of the web": "متن www.evil.example",
    "image": "![متن](https://evil.example/x.png)",
    "image by reference": "![متن][x]",
    # templates and markup of other programs
    "template value": "متن {{ config.site_url }}",
    "template statement": "متن {% include 'x' %}",
    "template remark": "متن {# x #}",
    "placeholder of C": "متن %s",
    "placeholder of Python": "متن %(name)s",
    "placeholder of ours": "متن {name}",
    "attributes": "متن{: onclick=alert(1) }",
    "attributes below": "متن\n{: onclick=alert(1) }",
    "anchor": "متن {#landing.blocked}",
    "footnote": "متن[^1]",
    "footnote text": "[^1]: متن",
    "abbreviation": "*[متن]: x",
    "table of contents": "[TOC]",
    "table of contents behind a hard blank": "\u00a0[TOC]",
    "directive behind a hard blank": "\u00a0:::quiz landing.blocked",
    "directive": ":::quiz landing.blocked",
    "directive below": "متن\n:::quiz landing.blocked",
    "directive behind a line separator": "متن\u2028:::quiz landing.blocked",
    "directive behind a paragraph separator": "متن\u2029:::quiz landing.blocked",
    "directive behind a next line": "متن\x85:::quiz landing.blocked",
    "directive behind a form feed": "متن\x0c:::quiz landing.blocked",
    "directive behind a file separator": "متن\x1c:::quiz landing.blocked",
    "end of a rule": "متن\n||",
    "admonition": "!!! note\n    متن",
    "slot": '<div class="tk-slot" data-slot="quiz-1"></div>',
    "heading": "# متن",
    "heading by underline": "متن\n===",
    "list": "- متن",
    "numbered list": "1. متن",
    "quotation": "> متن",
    "code block": "    متن",
    "fence": "```\nمتن\n```",
    "rule": "***",
    "table": "متن | متن\n---|---\nمتن | متن",
    "cell": "متن | متن",
    "line break": "متن  \nمتن",
    "second paragraph": "متن\n\nمتن",
    "emphasis": "**متن**",
    "emphasis not closed": "**متن",
    "code not closed": "متن `",
    "bracket not closed": "متن [",
    "token of ours": "متن [[roll:6-5]]",
    "token not closed": "متن [[roll:6-5",
    # remarks and declarations
    "remark": "متن <!-- x -->",
    "remark not closed": "متن <!-- x",
    "remark ended": "متن --> x",
    "CDATA": "متن <![CDATA[ x ]]>",
    "doctype": "متن <!DOCTYPE x>",
    "instruction": "متن <?php x ?>",
    "reference begun": "متن &# متن",
    "hexadecimal reference begun": "متن &#x متن",
    # characters
    "override": "متن \u202e24/18\u202c",
    "override in a reference": "متن &#x202e;24/18&#x202c;",
    "embedding": "متن \u202bx\u202c",
    "isolate not closed": "متن \u2067x",
    "isolate closed twice": "متن \u2067x\u2069\u2069",
    "isolate over a line": "متن \u2067x\nx\u2069",
    "isolate in references": "متن &#8295;x",
    "old formatting sign": "متن \u206ax",
    "characters without width": "متن" + "\u200b" * 50 + "متن",
    "characters without width between letters": "\u200d\u200c\u2060".join("متن اور متن اور متن"),
    "marks on one letter": "م" + "\u0651\u064e" * 40 + "تن",
    "private use": "متن \ue000\ue010\ue001",
    "private use, high": "متن \U000f0000 \U0010fffd",
    "tags": "متن \U000e0041\U000e0042",
    "no character": "متن \ufdd0 \uffff \U0001ffff",
    "half a pair": "متن \ud800",
    "stand-in": "متن \ufffc",
    "damage": "متن \ufffd",
    "mark of byte order": "متن \ufeffمتن",
    "zero": "متن\x00",
    "bell": "متن\x07",
    "escape": "متن\x1b[31m",
    # too much of it
    "a megabyte of words": "متن اور " * 130_000,
    "a megabyte of brackets": "[" * 1_000_000,
    "a megabyte of links": "[متن](" * 160_000,
    "brackets": "[" * 400,
    "closed brackets": "[" * 200 + "متن" + "]" * 200,
    "stars": "متن " + "*" * 400,
    "stars and underscores": "متن " + "*_" * 200,
    "nested lists": "1. " * 150 + "متن",
    "nested quotations": "> " * 200 + "متن",
    "references": "متن " + "&" * 300,
    "elements": "متن " + "<a" * 200,
    "backticks": "متن " + "`" * 300,
    "braces": "متن " + "{" * 300,
}  # fmt: skip

HARMLESS = frozenset(
    {
        "script in percent signs", "script in wide letters", "break out of an attribute",
        "break out of an attribute, single", "code block", "bracket not closed", "emphasis not closed",
    }
)  # fmt: skip
"""What may pass, because it is shown as the letters that it is made of; the built pages are read for it."""


def plain(entry: Entry) -> bool:
    """Whether the English is words alone."""
    return not set(entry.msgid) & set("[]{}*`<>|_&\\\n#")


def kind(entry: Entry) -> str:
    """What the text is."""
    return entry.comment_value("kind") or ""


PLACES: dict[str, tuple[str, Callable[[Entry], bool]]] = {
    "a paragraph of a lesson": ("docs", lambda e: kind(e) == "text" and "docs/learn" in e.locations[0]),
    "a rule": ("docs", lambda e: kind(e).startswith("rule text")),
    "a heading": ("docs", lambda e: kind(e) == "heading" and "docs/learn" in e.locations[0]),
    "a title": ("docs", lambda e: kind(e) == "title"),
    "a term": ("docs", lambda e: kind(e) == "heading" and "docs/glossary.md" in e.locations),
    "a question": ("quizzes", lambda e: kind(e) == "question"),
    "an option": ("quizzes", lambda e: kind(e).startswith("option")),
    "feedback": ("quizzes", lambda e: kind(e).startswith("feedback")),
    "a spoken description": ("diagrams", lambda e: kind(e) == "description for ears"),
    "a caption": ("diagrams", lambda e: kind(e) == "caption"),
    "a button": ("ui", lambda e: e.comment_value("max") is None),
}


def attacked(entry: Entry, text: str) -> Entry:
    """Return the entry as a translator would hand it in."""
    return entry.with_values(msgstr=(text,), fuzzy=False)


def written(path: Path, entries: list[Entry], head: str = HEADER) -> None:
    """Write a PO file; half a pair of UTF-16 can only come in as raw bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    body = format_po(PoFile(entries=entries)).partition("\n\n")[2]
    path.write_bytes((head + body).encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize("attack", ATTACKS, ids=ATTACKS.keys())
def test_an_attack_is_refused_with_file_and_line_in_every_file(tmp_path: Path, attack: str) -> None:
    """The same in lessons, questions, boards and buttons; what passes is harmless and is built below."""
    root = project(tmp_path)
    for domain in ("docs", "quizzes", "diagrams", "ui"):
        path = root / f"locales/ur/LC_MESSAGES/{domain}.po"
        entry = Entry(msgid="Land on an open point of your own.", context="k" if domain == "ui" else None)
        written(path, [attacked(entry, ATTACKS[attack])])
        translator, faults = load_translator(root, locale("ur"))
        shown = translator.gettext(domain, entry.msgid, entry.context)
        path.unlink()

        if attack in HARMLESS:
            assert [] == faults.sorted()
            continue
        assert faults
        for fault in faults:
            assert f"locales/ur/LC_MESSAGES/{domain}.po" == fault.path
            assert (fault.line or 0) > 7
            assert len(fault.message) < 400
        assert ("en", entry.msgid) == (shown.lang, shown.text)


def places(root: Path) -> Iterator[tuple[str, str, list[Entry]]]:
    """Yield each place with its domain and the texts that stand there."""
    for name, (domain, here) in PLACES.items():
        entries = read_po(root / f"locales/ps/LC_MESSAGES/{domain}.po")[0].active
        single = [entry for entry in entries if here(entry) and entry.plural is None]
        found = [entry for entry in single if plain(entry) or entry.publishable]
        yield name, domain, found


def unchecked_language(locales: Path) -> None:
    """Add Pashto: nothing is known of its words, so only what holds for any language guards it."""
    shutil.copytree(locales / "ur", locales / "ps")
    facts = (locales / "ps/locale.yml").read_text(encoding="utf-8")
    facts = facts.replace("tag: ur", "tag: ps").replace("order: 1", "order: 91")
    kept = [line for line in facts.splitlines() if not line.startswith(("ends:", "number_words:", "length:"))]
    (locales / "ps/locale.yml").write_text("\n".join(kept) + "\n", encoding="utf-8")
    for path in (locales / "ps").rglob("*.po"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("Language: ur", "Language: ps"), encoding="utf-8")


@pytest.fixture(scope="module")
def attacked_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cut-down site whose Pashto holds, in every place, everything that the check lets pass."""
    folder = tmp_path_factory.mktemp("attacked")
    root = folder / "project"
    cut_down(ROOT, root)
    unchecked_language(root / "locales")
    update_catalogs(root)
    changed: dict[str, dict[Key, str]] = {}
    for _, domain, entries in places(root):
        assert len(entries) >= 4
        for number, entry in enumerate(entries):
            text = entry.msgstr[0] if entry.publishable else f"متن{closing_sign(entry.msgid)}"
            attack = ATTACKS[sorted(HARMLESS)[number % len(HARMLESS)]]
            changed.setdefault(domain, {}).setdefault(entry.key, f"{attack} {number} {text}")
    for domain, texts in changed.items():
        path = root / f"locales/ps/LC_MESSAGES/{domain}.po"
        entries = read_po(path)[0].entries
        head = HEADER.replace("Language: ur", "Language: ps")
        written(path, [attacked(e, texts[e.key]) if e.key in texts else e for e in entries], head)
    report = build(BuildOptions(root=root, output=folder / "site", locales=("en", "ps")))
    assert [] == [str(fault) for fault in report.faults]
    return folder / "site"


def pages(site: Path) -> dict[str, tuple[PageParts, PageParts]]:
    """Return each page in English and in Pashto."""
    names = sorted(path.relative_to(site / "en").as_posix() for path in (site / "en").rglob("*.html"))
    return {
        name: (parts_of((site / "en" / name).read_text()), parts_of((site / "ps" / name).read_text()))
        for name in names
    }


def test_the_pages_have_no_element_attribute_or_address_that_english_has_not(attacked_site: Path) -> None:
    """Neither the pages nor the texts that their script is handed."""
    for name, (english, pashto) in pages(attacked_site).items():
        assert {} == pashto.parts - english.parts, name
        assert set() == pashto.tags_in_scripts - english.tags_in_scripts, name
        own = {url.replace("/ps/", "/en/") for url in pashto.urls}
        assert set() == {url for url in own - english.urls if not url.split("#")[0].endswith("glossary.html")}


def test_what_passes_is_shown_letter_by_letter(attacked_site: Path) -> None:
    """So the test above has looked at pages that hold it: in text, in attributes and in data."""
    words = [word for _, pashto in pages(attacked_site).values() for word in pashto.words]

    for attack in ("script in wide letters", "script in percent signs", "break out of an attribute"):
        assert any(ATTACKS[attack] in word for word in words), attack
    signs = set("".join(words)) - {"\n", "\t"}
    assert set() == {sign for sign in signs if unicodedata.category(sign) in {"Cc", "Co", "Cs"}}
