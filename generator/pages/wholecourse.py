"""What the course as a whole must hold: every rule taught, drawn and asked, in the voice of the course.

These checks look at the finished course. ``takhta check`` alone makes them, so that a part of the course can
be built by itself.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from generator.errors import Faults
from generator.i18n import tokens
from generator.i18n.segments import Segment
from generator.pages.project import Project
from generator.pages.shares import share_of
from generator.quizzes.check import SIDES_ALLOWED, faults_of_text, messages_of, prose_of
from generator.quizzes.cues import check_bank
from generator.quizzes.mined import count_mined
from generator.wording.unused import unused

LESSONS: Final = "docs/learn"
MOST_WORDS: Final = 35_000
"""Words of the whole course that people must read, and translate."""
RULE_WORDS: Final = 70
"""Words of one rule, its further sentences included."""
EVERYWHERE: Final = frozenset({"PAGE_SIDE", "GENDER"})
"""Faults of the voice that no page may have, whether it is a lesson or not."""
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_CODE: Final = re.compile(r"`[^`]*`")

Found = tuple[str, int | None, str, str]


def check_course(project: Project) -> Faults:
    """Every rule without words, drawing or questions; every text against the voice; the budget of words."""
    faults = Faults()
    for fault in (
        *_untaught(project),
        *_few(project),
        *_unsaid(project),
        *_voice(project),
        *_long_rules(project),
    ):
        faults.add(*fault)
    words = count_words(project)
    if words > MOST_WORDS:
        message = f"the course has {words} words, {MOST_WORDS} at most: the less to read the better"
        faults.add(LESSONS, None, "COURSE_LONG", message)
    faults.extend(check_bank(project.bank))
    return faults


def count_words(project: Project) -> int:
    """Words of lessons, captions and questions of the authors' own; messages are counted by nobody."""
    texts = [segment.text for page in project.course.lessons for segment in page.segments]
    for diagram in project.diagrams.values():
        texts += [picture.caption for picture in (diagram, *diagram.parts)]
    texts += [prose.text for item in project.bank.items for prose in prose_of(item)]
    return sum(len(plain(text).split()) for text in texts)


def plain(text: str) -> str:
    """Return a text as read: links as their words, each token as one word."""
    return tokens.strip(_LINK.sub(r"\1", _CODE.sub("N", text)), "N")


def _untaught(project: Project) -> Iterator[Found]:
    drawn = {diagram.rule for diagram in project.diagrams.values()}
    for rule in project.registry.rules:
        if project.course.lesson_of(rule.id) is None:
            yield LESSONS, None, "RULE_UNTAUGHT", f"no lesson teaches {rule.id}"
        if rule.id not in drawn:
            yield "diagrams", None, "RULE_NO_DIAGRAM", f"no diagram shows {rule.id}"


def _few(project: Project) -> Iterator[Found]:
    """Rules with fewer questions than they need, mined ones counted."""
    written = Counter(item.rule for item in project.bank.items)
    mined = {rule: kinds.total() for rule, kinds in count_mined(project.root / "quizzes").items()}
    for rule in project.registry.rules:
        count, least = written[rule.id] + mined.get(rule.id, 0), share_of(rule).total
        if count < least:
            yield "quizzes", None, "RULE_FEW_ITEMS", f"{rule.id} has {count} questions, {least} at least"


def _unsaid(project: Project) -> Iterator[Found]:
    """Messages that neither the program nor a question says."""
    named = {ref.key for item in project.bank.items for ref in messages_of(item)}
    for message in unused(named):
        yield "generator/wording", None, "MESSAGE_UNUSED", f"nothing says {message.key}; remove it"


def _voice(project: Project) -> Iterator[Found]:
    """Sentences of lessons and captions that break the voice of the course.

    The other pages ask and explain in longer sentences; but no page knows on which side a board lies.
    """
    for page in project.course.pages.values():
        for segment in page.segments:
            for code, message in _faults(plain(segment.text), segment.rule):
                if page.chapter is not None or code in EVERYWHERE:
                    yield f"docs/{page.path}", segment.line, code, message
    for diagram in project.diagrams.values():
        for picture in (diagram, *diagram.parts):
            for code, message in _faults(plain(picture.caption), diagram.rule):
                path = f"diagrams/{Path(diagram.path).name}"
                yield path, picture.line or diagram.line, code, message


def _faults(text: str, rule: str | None) -> Iterator[tuple[str, str]]:
    for code, message in faults_of_text(text, sides_allowed=rule in SIDES_ALLOWED):
        yield code, f"{message}: {text!r}"


def _long_rules(project: Project) -> Iterator[Found]:
    for page in project.course.lessons:
        words: Counter[str] = Counter()
        first: dict[str, Segment] = {}
        for segment in page.segments:
            if segment.rule and segment.block.startswith("rule"):
                words[segment.rule] += len(plain(segment.text).split())
                first.setdefault(segment.rule, segment)
        for rule, count in words.items():
            if count > RULE_WORDS:
                message = f"the text of {rule} has {count} words, {RULE_WORDS} at most"
                yield f"docs/{page.path}", first[rule].line, "RULE_LONG", message
