"""What the browser is handed of one question: where every try leads, and why the others are refused.

Packing 2. Locations are strings in the mover's numbers: ``"24"`` … ``"1"``, ``"bar"``, ``"off"``. ``ix`` is
an index into ``reasons``, whose texts are worded in the page's language, so the script holds no sentence.

- ``pos``, ``dice``, ``side`` (``w``, ``b``), ``home``: the board, if there is one; ``set``: checkers of a
  side if not 15; ``calm`` 1: a game in which nobody is hit.
- Played on the board: ``nodes``, each with ``m`` [from, die, node, target, hit], ``x`` [from, die, target,
  [ix], 1 if not listed], ``t`` [from, target, [ix]], ``f`` [place, [ix]], ``d`` [ix] for every other try,
  ``e`` 1 where the turn may end, ``u`` [ix] when Check is pressed too early. ``goal``: nodes that are right,
  absent for every end; ``off``: [ix] for an end that is legal but not the goal; ``show``: [from, target, die,
  hit], an answer. A reason with ``tell`` 1 is said even where a tap could also mean another checker.
- Marked on the board: ``key`` places, ``marks`` {place: [ix]}, ``d``, ``more`` {how many are missing: text}.
- Choices: ``options`` {letter: {ok, text, rule, href, title}}.
- Steps: ``steps`` letters as the page shows them, ``order`` in the right order, ``fail`` {place: text};
  ``early`` {letter: text} is said instead where that step stands there.
- ``texts``: ``right`` and perhaps ``hint``; ``link``: the item's rule {rule, href, title}.

What Show says is not here: it is the text of the card's ``details``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from generator.notation import format_position
from generator.quizzes.answers import Answer
from generator.quizzes.choose import step_order
from generator.quizzes.model import Board, Colour, Kind
from generator.rules import STANDARD, Node, PlayGraph, Reason, location_key
from generator.rules.ruleset import Game
from generator.wording.items import ItemWords, said_first
from generator.wording.values import Text

VERSION = 2
_OPENS = re.compile(r"<(?=!--|script)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class RuleLinks:
    """How a page names and reaches the rules."""

    href: Callable[[str], str | None]
    """Link to a rule as seen from the page; None where the site has no text about it."""
    title: Callable[[str], Text | None]
    """The rule's heading in the page's language."""


def payload(answer: Answer, words: ItemWords, links: RuleLinks, home: str = "right") -> dict[str, Any]:
    """Return the data of one question, ready for :func:`to_json`."""
    return _Packer(answer, words, links).pack(home)


def to_json(data: Mapping[str, Any]) -> str:
    """Return the data as JSON that may stand in a script element: nothing in it can end or open one."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return _OPENS.sub(r"\\u003c", text.replace("</", "<\\/"))


TELLING = frozenset({"movement.intermediate", "movement.bar-is-no-point"})
"""Reasons worth saying even where a tap could also mean another checker: ``tell`` marks them."""


def is_sum(left: tuple[int, ...], reason: Reason) -> bool:
    """Whether a try is refused only because it joins numbers that could be played one after the other."""
    if reason.code != "movement.dice-separate" or reason.n is None or len(left) < 2:
        return False
    return reason.n in {sum(left[:count]) for count in range(2, len(left) + 1)}


class _Packer:
    """Packs one question; equal reasons are worded once."""

    def __init__(self, answer: Answer, words: ItemWords, links: RuleLinks) -> None:
        self.answer = answer
        self.item = answer.item
        self.words = words
        self.links = links
        self.index: dict[str, int] = {}
        self.reasons: list[dict[str, Any]] = []

    def pack(self, home: str) -> dict[str, Any]:
        """Return the whole object, its keys in a fixed order."""
        data: dict[str, Any] = {"v": VERSION}
        if self.item.board is not None:
            data |= _board(self.item.board, home)
        kind = self.item.kind
        if kind.is_played:
            data |= self.played()
        elif kind is Kind.PICK_DESTINATIONS:
            data |= self.picked()
        elif kind is Kind.ORDER_THE_STEPS:
            data |= self.ordered()
        else:
            data["options"] = {option.option.letter: self.option(number) for number, option in self.options()}
        if self.reasons:
            data["reasons"] = self.reasons
        if link := self.link(self.item.rule):
            data["link"] = link
        if texts := self.texts():
            data["texts"] = texts
        return data

    def played(self) -> dict[str, Any]:
        """Return the play graph, the goal and one solution."""
        answer = self.answer
        graph = answer.graph or PlayGraph(())
        data: dict[str, Any] = {"nodes": [self.node(node) for node in graph.nodes]}
        off_task = self.words.off_task()
        if off_task is not None:
            data["goal"] = list(answer.goal)
            data["off"] = [self.remark("task", off_task)]
        data["show"] = [
            [location_key(hop.move.source), location_key(hop.move.target), hop.move.die, int(hop.hit)]
            for hop in answer.solution
        ]
        return data

    def node(self, node: Node) -> dict[str, Any]:
        """One moment of the turn: every try has its answer here."""
        data: dict[str, Any] = {
            "m": [
                [location_key(source), die, step.to_node, location_key(step.target), int(step.hit)]
                for (source, die), step in node.steps.items()
            ],
            "x": [
                [location_key(source), die, location_key(refusal.target), self.worded(refusal.reasons)]
                + ([1] if self.untaught(refusal.reasons) else [])
                for (source, die), refusal in node.refused.items()
            ],
            "t": [
                [location_key(source), location_key(target), self.misplaced(node.left, reasons)]
                for (source, target), reasons in node.misplaced.items()
            ],
            "f": [[place, self.worded(reasons)] for place, reasons in node.foreign.items()],
            "d": self.worded(node.default),
        }
        if node.end:
            data["e"] = 1
        else:
            data["u"] = self.worded((Reason("try.unfinished", die=max(die for _, die in node.steps)),))
        return data

    def untaught(self, reasons: tuple[Reason, ...]) -> bool:
        """Whether a try bears off too early in a question that is not about bearing off.

        Such tries are answered on the board, but not listed beside it: nobody has heard of them yet.
        """
        early = any(reason.code == "bearoff.start" for reason in reasons)
        return early and not self.item.rule.startswith("bearoff.")

    def misplaced(self, left: tuple[int, ...], reasons: tuple[Reason, ...]) -> list[int]:
        """Why a place that no single number gives is refused; both numbers in one go get their own words."""
        if any(is_sum(left, reason) for reason in reasons):
            return [self.add("sum", partial(self.joined, "r.movement.dice-separate.sum"))]
        return self.worded(reasons)

    def joined(self, key: str) -> dict[str, Any]:
        """The answer to a try that joins numbers."""
        text = self.words.book.text(key).__html__()
        return {"rule": "movement.dice-separate", "text": text, "tell": 1} | self.link(
            "movement.dice-separate"
        )

    def picked(self) -> dict[str, Any]:
        """Return the places, and why each other place is none."""
        answer = self.answer
        places = [location_key(place) for place in answer.places]
        marks = {location_key(place): self.mark(place, reasons) for place, reasons in answer.marks.items()}
        more = {
            str(n): self.words.book.text("f.pick.more", n=n).__html__() for n in range(1, len(places) + 1)
        }
        nowhere = self.remark("here", self.words.book.text("m.pick.here"))
        return {"key": places, "marks": marks, "d": [nowhere], "more": more}

    def mark(self, place: object, reasons: tuple[Reason, ...]) -> list[int]:
        """Why a place is no landing place; where no number reaches, that is said."""
        if place == self.item.source:
            return [self.remark("here", self.words.book.text("m.pick.here"))]
        graph = self.answer.graph
        if graph is not None and any(is_sum(graph.nodes[0].left, reason) for reason in reasons):
            return [self.add("pick sum", partial(self.joined, "m.pick.sum"))]
        if reasons or not isinstance(place, int):
            return self.worded(reasons)
        return [self.remark(f"reach {place}", self.words.book.text("m.no-reach", point=place), point=place)]

    def ordered(self) -> dict[str, Any]:
        """Return the right order of the letters, and what is said where an order fails."""
        letters = [letter for letter, _ in zip("abcdefgh", self.item.steps, strict=False)]
        fail = {str(n): self.words.book.text("f.order", n=n).__html__() for n in range(1, len(letters) + 1)}
        said = zip(letters, self.item.early, strict=False)
        early = {letter: self.words.wording(text).__html__() for letter, text in said if text is not None}
        shown = [letter for letter, _ in step_order(self.item)]
        return {"order": letters, "steps": shown, "fail": fail} | ({"early": early} if early else {})

    def options(self) -> list[tuple[int, Any]]:
        """Options by number, in the order written."""
        return list(enumerate(self.answer.options))

    def option(self, number: int) -> dict[str, Any]:
        """Return the verdict on one option and what is said about it."""
        chosen = self.answer.options[number]
        said = self.words.feedback(chosen)
        entry: dict[str, Any] = {"ok": True} if chosen.option.right else {}
        entry["text"] = " ".join(text.__html__() for text, _ in said)
        return entry | self.link(said[0][1])

    def texts(self) -> dict[str, str]:
        """Return what is said when the answer is right, or hinted at; a choice has it at its option."""
        texts = {} if self.item.kind.is_choice else {"right": self.words.right().__html__()}
        if self.item.hint is not None:
            texts["hint"] = self.words.wording(self.item.hint).__html__()
        return texts

    def worded(self, reasons: tuple[Reason, ...]) -> list[int]:
        """Return indices of reasons, at most two, this item's rule first."""
        return [self.add(repr(reason), partial(self.entry, reason)) for reason in self.first(reasons)]

    def first(self, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """Return the reasons that are said."""
        return said_first(reasons, self.item.rule)

    def entry(self, reason: Reason) -> dict[str, Any]:
        """One reason with its facts, its words and its link."""
        facts = {"die": reason.die, "point": reason.point, "n": reason.n}
        entry: dict[str, Any] = {"rule": reason.code, "text": self.words.reason(reason).__html__()}
        entry |= {name: fact for name, fact in facts.items() if fact is not None}
        if reason.code in TELLING:
            entry["tell"] = 1
        return entry | self.link(reason.code)

    def remark(self, name: str, text: Text, **facts: int) -> int:
        """Index of a sentence that is no reason of the engine's."""
        return self.add(name, lambda: {"text": text.__html__(), **facts})

    def link(self, rule: str) -> dict[str, str]:
        """Where a rule can be read, and its heading; nothing for tries that break no rule."""
        href, title = self.links.href(rule), self.links.title(rule)
        if href is None or title is None:
            return {}
        return {"rule": rule, "href": href, "title": title.__html__()}

    def add(self, name: str, make: Callable[[], dict[str, Any]]) -> int:
        """Index of an entry of the table, made at its first use."""
        if name not in self.index:
            self.index[name] = len(self.reasons)
            self.reasons.append(make())
        return self.index[name]


def _board(board: Board, home: str) -> dict[str, Any]:
    data: dict[str, Any] = {"pos": format_position(board.position)}
    if board.roll is not None:
        data["dice"] = [board.roll.high, board.roll.low]
    if board.ruleset.checkers != STANDARD.checkers:
        data["set"] = board.ruleset.checkers
    if board.ruleset.game is not Game.BACKGAMMON:
        data["calm"] = 1
    return data | {"side": "w" if board.colour is Colour.WHITE else "b", "home": home}
