"""A page of questions made for a test: real cards and the real script, in a folder, without the site."""

from __future__ import annotations

import json
from pathlib import Path

from generator.errors import Faults
from generator.i18n.locale import load_locales
from generator.i18n.translate import NullTranslator
from generator.i18n.yaml_lines import parse_yaml
from generator.pages.frame import CSP
from generator.pages.payload import RuleLinks
from generator.pages.widget import QuizRenderer
from generator.quizzes.answers import solve
from generator.quizzes.load import Vocabulary, read_items
from generator.quizzes.model import Item
from generator.registry import Registry
from generator.wording.book import Book
from generator.wording.messages import all_messages
from generator.wording.values import Text

ROOT = Path(__file__).parents[2]
SCRIPT_KEYS = ("quiz.", "alt.move", "search.", "scheme.", "nav.")

QUESTIONS = """\
- {id: larger, rule: obligation.larger-die, kind: forced-play, level: 1, dice: [4, 3], \
pos: "0122000000000000000000001/0000000000000000032400330"}
- {id: start, rule: movement.direction, kind: play-the-roll, level: 1, side: black, dice: [3, 1], \
pos: "0000005030000500000000002/0200010000005000030400000"}
- {id: double, rule: doubles.four-moves, kind: play-the-roll, level: 1, dice: [1, 1], \
pos: "0000005030000500000000002/0200000000005000030500000"}
- {id: marks, rule: landing.blocked, kind: pick-destinations, level: 1, dice: [5, 4], \
pos: "0004433000000000000000010/0220000000000020000033300"}
- id: why
  rule: obligation.larger-die
  kind: why-illegal
  level: 2
  pos: "0344300000000000000000001/0000000000000020000413320"
  dice: [6, 4]
  move: "24/20*"
  options:
    - {text: "The [[num:6]] can be played too.", right: true, feedback: "Correct. It must be played."}
    - {text: "You must not hit there.", from: hit.optional, feedback: "You may.", rule: hit.optional}
    - {text: "The point is blocked.", from: landing.blot, feedback: {message: m.landing.blot, point: 20}}
"""


def items() -> list[Item]:
    """Return the questions of the page."""
    rules = {rule.id: rule.misconceptions for rule in Registry.load().rules}
    messages = {key: message.placeholders for key, message in all_messages().items()}
    data, faults = parse_yaml(QUESTIONS, "q.yml")
    found = read_items(data, "q.yml", Vocabulary(rules=rules, messages=messages), faults)
    assert list(Faults()) == list(faults)
    return found


def _texts() -> dict[str, object]:
    texts: dict[str, object] = {"base": "./", "index": "index.js", "digits": "0123456789", "sep": ", "}
    for key, message in all_messages().items():
        if key.startswith(SCRIPT_KEYS):
            both = {"one": message.english, "other": message.other}
            texts[key] = message.english if message.other is None else both
    return texts


def write_page(folder: Path, *, copies: int = 1) -> Path:
    """Write the page with every question ``copies`` times, and beside it what it loads."""
    locale = next(one for one in load_locales(ROOT / "locales")[0] if one.tag == "en")
    known = lambda rule: not rule.startswith("try.")  # noqa: E731 - said twice below
    links = RuleLinks(
        lambda rule: f"#{rule}" if known(rule) else None,
        lambda rule: Text(rule, rule) if known(rule) else None,
    )
    cards = QuizRenderer(Book(locale, NullTranslator()), links)
    asked = [(item, copy) for copy in range(1, copies + 1) for item in items()]
    body = "\n".join(
        cards.render(solve(item), number=number, total=len(asked), copy=copy)
        for number, (item, copy) in enumerate(asked, 1)
    )
    (folder / "assets").symlink_to(ROOT / "docs" / "assets")
    page = folder / "page.html"
    page.write_text(
        f'<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Cards</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{CSP}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="assets/takhta.css"><script src="assets/scheme.js"></script>'
        '<script src="assets/takhta.js" defer></script></head><body><div class="page one"><main class="leaf">'
        '<h2 id="obligation.larger-die">Rule</h2>'
        '<div class="rule"><p class="lab">Rule</p><p>THE RULE ITSELF</p></div>'
        f"{body}</main></div>"
        f'<script type="application/json" id="tk-ui">{json.dumps(_texts())}</script></body></html>',
        encoding="utf-8",
    )
    return page
