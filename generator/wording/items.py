"""Words everything that a learner can read of one quiz item."""

from __future__ import annotations

from generator.quizzes.answers import Answer, OptionAnswer
from generator.quizzes.fill import Filled, fill, written
from generator.quizzes.model import Item, Kind, MessageRef, Option, Wording
from generator.rules import Place, Reason
from generator.wording.book import Book
from generator.wording.reasons import message_of
from generator.wording.values import Notation, Text, Value

DOMAIN = "quizzes"
WHICH_CHECKER = frozenset({"bearoff.must-move-higher", "bearoff.higher-die", "bearoff.full-value"})
"""Rules about the point a number bears off from; they presuppose that all checkers are home."""
MOST_REASONS = 2
"""At most two sentences of reasons, those of this item's rule first."""


class ItemWords:
    """The words of one item in one language."""

    def __init__(self, book: Book, answer: Answer) -> None:
        self.book = book
        self.answer = answer
        self.item: Item = answer.item

    def wording(self, wording: Wording) -> Text:
        """Return a message or an author's own sentence."""
        if not isinstance(wording, MessageRef):
            return self.book.prose(wording.text, domain=DOMAIN)
        names = self.book.messages[wording.key].placeholders
        values = fill(wording, names, self.answer)
        worded = {name: self.value(name, value) for name, value in values.items()}
        return self.book.text(wording.key, **worded)

    def value(self, name: str, value: Filled) -> Value:
        """Return a value of an item's message, typed by the name of its placeholder."""
        if name == "move" and isinstance(value, str):
            return Notation("move", value)
        if name == "ruleset" and isinstance(value, str):
            return self.book.text(f"rules.{value}")
        if name == "moves" and isinstance(value, tuple):
            return tuple(Notation("move", play) for play in value)
        return value if not isinstance(value, tuple) else ", ".join(value)

    def message(self, key: str) -> Text:
        """Return a message whose values the item's data gives."""
        return self.wording(MessageRef(key, {}, self.item.line))

    def reason(self, reason: Reason) -> Text:
        """Return the sentence of one reason."""
        key, values = message_of(reason)
        return self.book.text(key, **values)

    def prompt(self) -> Text:
        """Return the question."""
        return self.wording(self.item.prompt)

    def statement(self) -> Text | None:
        """Return the statement that is true or false."""
        return None if self.item.statement is None else self.wording(self.item.statement)

    def option(self, option: Option) -> Text:
        """Return what stands beside a radio button."""
        if option.text is not None:
            return self.wording(option.text)
        if option.play is not None:
            notation = Notation("move", option.play)
            return Text(self.book.html(notation), self.book.words(notation))
        if option.number is not None:
            number = self.book.locale.num(option.number)
            return Text(number, number)
        return self.book.text("card.no-legal-move")

    def feedback(self, option: OptionAnswer) -> list[tuple[Text, str]]:
        """Return what is said to who chose an option: sentences, each with the rule it links to."""
        written_by_author = option.option.feedback
        if option.option.right and written_by_author is None:
            return [(self.right(), self.item.rule)]
        if written_by_author is not None:
            said = [(self.wording(written_by_author), rule_of(option.option, self.item))]
            # A reason alone, "The 6-point is blocked", would sound like a refusal of the right answer.
            praise = option.option.right and not _praises(written_by_author)
            return [(self.message("f.right"), self.item.rule), *said] if praise else said
        if option.reasons:
            ordered = said_first(option.reasons, self.item.rule)
            return [(self.reason(reason), rule_of_code(reason.code, self.item)) for reason in ordered]
        return [(self.message("m.turn-not-lost" if option.option.none else "f.again"), self.item.rule)]

    def right(self) -> Text:
        """Return what is said about a right answer."""
        return self.message(self._right_key()) if self.item.right is None else self.wording(self.item.right)

    def solution(self) -> Text:
        """Return the answer of an item on a board, in words, for a reader without script."""
        answer, kind = self.answer, self.item.kind
        if kind is Kind.PICK_DESTINATIONS:
            return self._places()
        if not answer.legal:
            return self.message("m.no-move")
        if answer.n == 1:
            return self.book.text("f.answer.only", move=Notation("move", self.solution_play()))
        key = "f.answer.task" if answer.narrowed else "f.answer.play"
        return self.book.text(key, move=Notation("move", self.solution_play()))

    def _places(self) -> Text:
        """Return the places to mark; the tray is a place too."""
        points = tuple(place for place in self.answer.places if isinstance(place, int))
        off = Place.OFF in self.answer.places
        if points:
            return self.book.text("f.answer.places-off" if off else "f.answer.places", points=points)
        return self.message("f.answer.off" if off else "f.answer.none")

    def solution_play(self) -> str:
        """Return the solution in notation; "" when there is nothing to play."""
        answer = self.answer
        if answer.graph is None or not answer.goal:
            return next(iter(written(answer, answer.legal[:1])), "")
        right = {answer.graph.nodes[number].position for number in answer.goal}
        plays = tuple(one for one in answer.legal if one.result in right)
        return next(iter(written(answer, plays[:1])), "")

    def off_task(self) -> Text | None:
        """Return what is said about a legal play that is not what the task asks; None without a task."""
        task = self.item.task
        if task is None or not self.answer.narrowed:
            return None
        keys = {False: "m.legal-but-hits", True: "m.legal-no-hit", None: "m.not-the-task"}
        plain = task.source is None and task.play is None
        return self.message(keys[task.hit] if plain else "m.not-the-task")

    def _right_key(self) -> str:
        """Return the usual message about a right answer of this kind."""
        answer, kind = self.answer, self.item.kind
        if kind is Kind.PICK_DESTINATIONS:
            return "f.right.all" if answer.places else "f.right.none"
        if kind in {Kind.TRUE_OR_FALSE, Kind.WHY_ILLEGAL} or kind.is_yes_or_no:
            return "f.right.reason"
        if kind is Kind.COUNT:
            return self._count_key()
        if kind in {Kind.ORDER_THE_STEPS, Kind.SCORE_THE_GAME}:
            return "f.right"
        return self._played_key()

    def _played_key(self) -> str:
        """Return the same for a play: what a task asks says more than how many plays are legal."""
        answer = self.answer
        if not answer.legal:
            return "m.no-move"
        if answer.narrowed:
            return "f.right.task"
        return "f.right.only" if answer.n == 1 else "f.right.one-of"

    def _count_key(self) -> str:
        quiet = isinstance(self.item.prompt, MessageRef) and self.item.prompt.key == "p.count.no-hit"
        key = "f.count.no-hit" if quiet else "f.count"
        ref = MessageRef(key, {}, self.item.line)
        return key if "moves" in fill(ref, frozenset({"moves"}), self.answer) else "f.right"


def _praises(wording: Wording) -> bool:
    """Whether a text says itself that the answer is right: an author's own does, and an ``f.`` message."""
    return not isinstance(wording, MessageRef) or wording.key.startswith("f.")


def rule_of(option: Option, item: Item) -> str:
    """Return the rule that an option's feedback links to: its own, the message's, or the item's."""
    if option.rule is not None:
        return option.rule
    if isinstance(option.feedback, MessageRef) and option.feedback.key.startswith("r."):
        return rule_of_code(
            option.feedback.key.removeprefix("r.").removesuffix(".both").removesuffix(".sum"), item
        )
    return item.rule


def rule_of_code(code: str, item: Item) -> str:
    """Return the rule behind a reason's code; a slip of the hand breaks none, so the item's stands there."""
    return item.rule if code.startswith("try.") else code


def said_first(reasons: tuple[Reason, ...], rule: str) -> tuple[Reason, ...]:
    """At most two reasons, the rule taught here first; otherwise the engine's order.

    Which checker a number bears off is no question while a checker is still outside: the engine names
    every rule a step breaks, but a sentence about "your highest point" would be false on such a board.
    """
    codes = {reason.code for reason in reasons}
    told = [one for one in reasons if "bearoff.start" not in codes or one.code not in WHICH_CHECKER]
    return tuple(sorted(told, key=lambda reason: reason.code != rule))[:MOST_REASONS]
