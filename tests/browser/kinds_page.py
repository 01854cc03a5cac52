"""A page with the further kinds of questions in a real language: real cards and script, without the site."""

from __future__ import annotations

import json
from pathlib import Path

from generator.diagrams.load import read_diagrams
from generator.errors import Faults
from generator.i18n.locale import load_locales
from generator.i18n.plural_samples import plural_samples
from generator.i18n.translator import load_translator
from generator.i18n.yaml_lines import parse_yaml
from generator.pages.frame import CSP
from generator.pages.payload import RuleLinks
from generator.pages.widget import QuizRenderer
from generator.quizzes.answers import solve
from generator.quizzes.load import Vocabulary, read_items
from generator.registry import Registry
from generator.wording.book import Book
from generator.wording.messages import all_messages
from generator.wording.values import Text
from tests.browser.card_page import ROOT, SCRIPT_KEYS

QUESTIONS = ROOT / "tests" / "quizzes" / "further.yml"
PICTURE = """\
- name: claim
  rule: turn.may-change
  caption: "Nobody sees this caption under a question."
  scene: stations
  steps:
    - {icon: move, text: "You move", state: done}
    - {icon: look, text: "You see more", state: now}
    - {icon: lift, text: "You pick up the dice"}
"""


def write_kinds(folder: Path, tag: str) -> Path:
    """Write the page in one language, and beside it what it loads."""
    locale = next(one for one in load_locales(ROOT / "locales")[0] if one.tag == tag)
    book = Book(locale, load_translator(ROOT, locale)[0])
    links = RuleLinks(
        lambda rule: None if rule.startswith("try.") else f"#{rule}",
        lambda rule: None if rule.startswith("try.") else Text(rule, rule),
    )
    drawn = read_diagrams(parse_yaml(PICTURE, "d.yml")[0], "d.yml", None, Faults())
    cards = QuizRenderer(book, links, diagrams={diagram.name: diagram for diagram in drawn})
    rules = {rule.id: rule.misconceptions for rule in Registry.load().rules}
    messages = {key: message.placeholders for key, message in all_messages().items()}
    data, faults = parse_yaml(QUESTIONS.read_text(encoding="utf-8"), "q.yml")
    items = read_items(data, "q.yml", Vocabulary(rules=rules, messages=messages), faults)
    assert [] == list(faults)
    sections = []
    for number, item in enumerate(items, 1):
        card = cards.render(solve(item), number=number, total=len(items))
        anchor = f"{item.rule}-{number}"  # a rule may have several questions here, an id stands once
        sections.append(f'<h2 id="{anchor}">{item.id}</h2>{card.replace(item.rule + " q-", anchor + " q-")}')
    if not (folder / "assets").exists():
        (folder / "assets").symlink_to(ROOT / "docs" / "assets")
    page = folder / f"{tag}.html"
    page.write_text(
        f'<!DOCTYPE html><html lang="{tag}" dir="{locale.dir}"><head><meta charset="utf-8">'
        "<title>Cards</title>"
        f'<meta http-equiv="Content-Security-Policy" content="{CSP}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="assets/takhta.css"><script src="assets/scheme.js"></script>'
        '<script src="assets/takhta.js" defer></script></head><body><div class="page one"><main class="leaf">'
        f"<h1>Cards</h1>{''.join(sections)}</main></div>"
        f'<script type="application/json" id="tk-ui">{json.dumps(_texts(book))}</script></body></html>',
        encoding="utf-8",
    )
    return page


def _texts(book: Book) -> dict[str, object]:
    locale = book.locale
    texts: dict[str, object] = {
        "base": "./",
        "digits": locale.localise("0123456789"),
        "sep": locale.lists.comma,
    }
    for key, message in book.messages.items():
        if not key.startswith(SCRIPT_KEYS):
            continue
        if message.other is None:
            texts[key] = book.translator.gettext(message.domain, message.english, key).text
        else:
            texts[key] = {
                name: book.translator.ngettext(message.domain, message.english, message.other, n, key).text
                for name, n in plural_samples(locale.tag)
            }
    return texts
