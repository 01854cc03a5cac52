"""What can be found in an item's words and options without the engine: the rules for writing items.

Each check names its rule in its message, so that an author knows what to do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.errors import Faults
from generator.i18n import tokens
from generator.quizzes.model import Bank, Item, Kind, MessageRef, Option, Prose, Wording

LONGEST_SENTENCE = 16
"""Words; the verb comes last in Urdu, Hindi and Persian, so a longer chain cannot be read there."""
LENGTH_RATIO = 1.4
"""The longest option may have this many times the words of the shortest, or its length is a cue."""
PRAISE = "Correct."
"""About the answer: no text says it before the author's own."""
SIDES_ALLOWED = frozenset(
    {"table.right-half-cup", "dice.both-right-half", "board.orientation", "online.swap-sides"}
)
"""Rules that speak of a player's own right hand or side."""

_SENTENCE_END = re.compile(r"(?<=[.?!])\s+")
_BANNED = re.compile(r"\b(may not|should|ought to|have to|has to)\b", re.IGNORECASE)
_GENDER = re.compile(r"\b(he|she|him|her|his|hers|himself|herself)\b", re.IGNORECASE)
_SIDES = re.compile(
    r"\b(?:(?:to|on|from|at|towards?) (?:the|your|its|their|\w+'s) (?:left|right)"
    r"|(?:left|right|upper|lower)[- ](?:hand|side|half|edge|corner|quarter|row)"
    r"|(?:move|go|turn|run|play|travel|lead|point|face|step|count)(?:s|e?d|ing)? (?:left|right)"
    r"|(?:left|right|up|down)wards?|(?:left|right)most|top|bottom|this corner"
    r"|(?:anti|counter)?-?clockwise)\b",
    re.IGNORECASE,
)
_DIGIT = re.compile(r"\d")
_STAND_IN = "N"

Found = tuple[int, str, str]
"""Line, code and message."""


def check_items(bank: Bank) -> Faults:
    """Every fault of wording and form in a bank."""
    faults = Faults()
    for item in bank.items:
        for line, code, message in [*_check_options(item), *_check_praise(item), *_check_texts(item)]:
            faults.add(item.path, line, code, f"[{item.id}] {message}")
    _check_pairs(bank, faults)
    return faults


def prose_of(item: Item) -> tuple[Prose, ...]:
    """Every sentence that an author wrote for this item alone."""
    return tuple(wording for wording in _wordings(item) if isinstance(wording, Prose))


def messages_of(item: Item) -> tuple[MessageRef, ...]:
    """Every message that an author named in this item."""
    return tuple(one for one in (*_wordings(item), item.hint) if isinstance(one, MessageRef))


def _wordings(item: Item) -> Iterator[Wording | None]:
    yield from (item.prompt, item.statement, item.right, *item.steps, *item.early)
    for option in item.options:
        yield from (option.text, option.feedback)


def _check_options(item: Item) -> Iterator[Found]:
    for option in item.options:
        counted = option.number is not None and option.right and _counts_plays(item)
        computed = option.play is not None or option.none or counted or (option.right and item.right)
        if option.feedback is None and not computed:
            yield (
                option.line,
                "NO_FEEDBACK",
                f"option {option.letter} says nothing to who chose it: add `feedback`",
            )
        if option.origin is None and not option.right and not option.none:
            yield option.line, "NO_ORIGIN", f"option {option.letter} stands for no misconception: add `from`"
    counts = [_words(option.text.text) for option in item.options if option.text is not None]
    if len(counts) > 1 and max(counts) > LENGTH_RATIO * min(counts):
        found = f"the options have {min(counts)} to {max(counts)} words"
        yield item.line, "OPTION_LENGTH", f"{found}; at most {LENGTH_RATIO} times the shortest is no cue"
    if (item.kind is Kind.TRUE_OR_FALSE or item.kind.is_yes_or_no) and len(item.options) == 4:
        yield from _check_verdicts(item)


def _counts_plays(item: Item) -> bool:
    """Whether the engine says more about the right number than that it is right."""
    return item.kind is Kind.COUNT and item.board is not None and item.board.roll is not None


def _check_praise(item: Item) -> Iterator[Found]:
    """Yield a fault where the author's own text about a right answer does not say that it is right."""
    texts = [item.right, *(option.feedback for option in item.options if option.right)]
    for text in texts:
        if isinstance(text, Prose) and not text.text.startswith(PRAISE):
            yield (
                text.line,
                "NO_VERDICT",
                f"a text about a right answer begins with {PRAISE!r}: {text.text!r}",
            )


def _check_verdicts(item: Item) -> Iterator[Found]:
    """One option has the right verdict for a wrong reason, two have the wrong verdict."""
    verdicts = [_verdict(option) for option in item.options]
    key = next(
        (verdict for verdict, option in zip(verdicts, item.options, strict=True) if option.right), None
    )
    if verdicts.count(key) != 2:
        yield item.line, "VERDICT_SHARES", f"two of four options must begin with the key's verdict, {key!r}"


def _verdict(option: Option) -> str | None:
    return None if option.text is None else re.split(r"\W", option.text.text, maxsplit=1)[0].lower()


def _check_texts(item: Item) -> Iterator[Found]:
    for prose in prose_of(item):
        for code, message in faults_of_text(prose.text, sides_allowed=item.rule in SIDES_ALLOWED):
            yield prose.line, code, f"{message}: {prose.text!r}"


def faults_of_text(text: str, *, sides_allowed: bool = False) -> Iterator[tuple[str, str]]:
    """Code and message of every fault in one English text."""
    bare = tokens.strip(text, _STAND_IN)
    for sentence in _SENTENCE_END.split(bare):
        if len(sentence.split()) > LONGEST_SENTENCE:
            yield "LONG_SENTENCE", f"a sentence has {len(sentence.split())} words, {LONGEST_SENTENCE} at most"
    if match := _BANNED.search(bare):
        yield "BANNED_WORD", f"write must, must not, may, need not or cannot, not {match[0]!r}"
    if match := _GENDER.search(bare):
        yield "GENDER", f"no person has a gender, found {match[0]!r}"
    if not sides_allowed and (match := _SIDES.search(bare)):
        yield "PAGE_SIDE", f"boards can be turned, so write no side of the page, found {match[0]!r}"
    if _DIGIT.search(bare):
        yield "RAW_NUMBER", "numbers and notation are tokens, such as [[num:6]] or [[move:24/18]]"
    if text.startswith("[["):
        yield "TOKEN_FIRST", "a text begins with a word, so that its first letter sets the direction"


def _words(text: str) -> int:
    return len(tokens.strip(text, _STAND_IN).split())


def _check_pairs(bank: Bank, faults: Faults) -> None:
    """Two items of a rule must not ask about one position and roll, nor in the same words for one answer."""
    first: dict[object, Item] = {}
    worded: dict[object, Item] = {}
    for item in bank.items:
        words = tuple(one.text for one in (item.prompt, item.statement) if isinstance(one, Prose))
        keys = tuple((one.text and one.text.text, one.play, one.number) for one in item.options if one.right)
        known = worded.setdefault((item.rule, item.kind, words, keys) if words and keys else item.id, item)
        if known is not item:
            found = f"[{item.id}] has the words and the key of {known.id} ({known.path}:{known.line})"
            faults.add(item.path, item.line, "SAME_QUESTION", found)
        if item.board is None:
            continue
        asked = (item.rule, item.board.position, item.board.roll, item.case)
        known = first.setdefault(asked, item)
        if known is not item:
            faults.add(
                item.path,
                item.line,
                "SAME_POSITION",
                f"[{item.id}] has the position and roll of {known.id} ({known.path}:{known.line})",
            )
