"""Reads ``quizzes/*.yml`` into items and reports every fault with its path and line.

A file holds a list of items. What a field means stands in ``model``; whether the engine agrees is asked
later, by ``answers``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.errors import LONGEST_SHOWN, Faults, shown
from generator.i18n.yaml_lines import line_of, load_yaml
from generator.quizzes.fields import Fields
from generator.quizzes.model import Bank, Board, Claims, Colour, Item, Kind, MessageRef, Shelf, Task, Wording
from generator.quizzes.notations import read_position, read_roll
from generator.quizzes.options import read_options
from generator.quizzes.read_cases import read_case
from generator.quizzes.steps import read_steps
from generator.rules import RULESET_NAMES, STANDARD, RuleSet, ruleset_named
from generator.rules.ruleset import Game

DEFAULT_PROMPTS: Mapping[Kind, str] = {
    Kind.PLAY_THE_ROLL: "p.play-the-roll",
    Kind.FORCED_PLAY: "p.forced-play",
    Kind.CHOOSE_PLAY: "p.choose-play",
    Kind.WHY_ILLEGAL: "p.why-illegal",
    Kind.IS_IT_ALLOWED: "p.is-it-allowed",
    Kind.TRUE_OR_FALSE: "p.true-or-false",
    Kind.COUNT: "p.count",
    Kind.SCORE_THE_GAME: "p.score",
    Kind.CUBE_ACTION: "p.cube",
    Kind.MATCH_SCORE: "p.match",
    Kind.DICE_VALID: "p.dice-valid",
    Kind.ORDER_THE_STEPS: "p.order",
}


LINED = ("n", "key", "tries", "move", "task", "source_point", "ruleset", "picture")
"""Fields whose lines are kept, since what they say can turn out to be false."""
CASES = ("game", "cube", "match", "throw")
"""Fields of a situation; a kind has at most two of them."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What an item may refer to."""

    rules: Mapping[str, int]
    """Rule ids -> how many misconceptions the list of rules names."""
    messages: Mapping[str, frozenset[str]]
    """Message keys -> their placeholders."""
    pictures: Collection[str] | None = None
    """Names of the diagrams; None leaves the names of pictures unchecked."""


def load_quizzes(folder: Path, vocabulary: Vocabulary) -> tuple[Bank, Faults]:
    """Read every item of a folder, files in the order of their names.

    A file of which nothing could be read is in ``unreadable`` of the faults.
    """
    faults = Faults()
    items: list[Item] = []
    for path in sorted(folder.glob("*.yml")):
        data, own = load_yaml(path)
        faults.extend(own)
        items += read_items(data, str(path), vocabulary, faults)
    _report_twice(items, faults)
    return Bank(tuple(items)), faults


def read_items(data: Any, path: str, vocabulary: Vocabulary, faults: Faults) -> list[Item]:
    """Return the items of one file's data; faulty ones are left out, and their faults recorded."""
    if data is None:
        return []
    if not isinstance(data, list):
        faults.add(path, 1, "NOT_A_LIST", "the file must hold a list of items, each beginning with `- id:`")
        faults.unreadable.add(path)
        return []
    items = []
    for place, node in enumerate(data):
        name = node.get("id") if isinstance(node, Mapping) else None
        label = name if isinstance(name, str) and 0 < len(name) <= LONGEST_SHOWN else f"item {place + 1}"
        fields = Fields(node, path, label, faults, line_of(data, place) or 1)
        items.append(_Reader(fields, vocabulary).item())
    return [item for item in items if item is not None]


class _Reader:
    """Reads one item; the item is None when it has any fault."""

    def __init__(self, fields: Fields, vocabulary: Vocabulary) -> None:
        self.fields = fields
        self.vocabulary = vocabulary
        self.faults = fields.faults
        self.before = len(fields.faults)

    def item(self) -> Item | None:
        """Return the item, or None."""
        fields = self.fields
        kind = fields.choice("kind", Kind)
        name, rule = fields.text("id", required=True), self._rule()
        shelf = fields.choice("place", Shelf, Shelf.PAGE)
        level = self._level()
        ruleset = self._ruleset()
        case = read_case(kind, fields, ruleset)
        board, task, source = self._board(ruleset), self._task(), self._source(kind)
        prompt = self._prompt(kind, source)
        options = read_options(fields, self.vocabulary.rules)
        statement, claims = fields.prose("statement"), self._claims(kind)
        steps, early = read_steps(fields)
        move, right, hint = fields.text("move"), fields.wording("right"), self._hint()
        contrast, note, picture = fields.flag("contrast"), fields.text("note"), self._picture()
        fields.finish()
        if len(self.faults) > self.before or kind is None or shelf is None or prompt is None:
            return None
        return Item(
            id=str(name),
            rule=str(rule),
            kind=kind,
            level=level,
            shelf=shelf,
            path=fields.path,
            line=fields.line,
            prompt=prompt,
            board=board,
            statement=statement,
            task=task,
            case=case,
            picture=picture,
            source=source,
            move=move,
            options=options,
            steps=steps,
            early=early,
            right=right,
            hint=hint,
            contrast=bool(contrast),
            note=note or "",
            claims=claims,
        )

    def _hint(self) -> MessageRef | None:
        hint = self.fields.wording("hint")
        if hint is None or isinstance(hint, MessageRef):
            return hint
        self.fields.fault("hint", "BAD_VALUE", "`hint` must be a message such as h.both")
        return None

    def _rule(self) -> str | None:
        rule = self.fields.text("rule", required=True)
        if rule is not None and rule not in self.vocabulary.rules:
            self.fields.fault("rule", "UNKNOWN_RULE", f"no rule has the id {shown(rule)}")
        return rule

    def _level(self) -> int:
        level = self.fields.number("level", required=True)
        if level is not None and not 1 <= level <= 3:
            self.fields.fault("level", "BAD_VALUE", f"`level` must be 1, 2 or 3, found {level}")
        return level or 1

    def _ruleset(self) -> RuleSet:
        name = self.fields.text("ruleset")
        if name is not None and name not in RULESET_NAMES:
            known = ", ".join(RULESET_NAMES)
            self.fields.fault(
                "ruleset", "BAD_VALUE", f"`ruleset` must be one of {known}; found {shown(name)}"
            )
            return STANDARD
        return STANDARD if name is None else ruleset_named(name)

    def _picture(self) -> str | None:
        name, known = self.fields.text("picture"), self.vocabulary.pictures
        if name is not None and known is not None and name not in known:
            self.fields.fault("picture", "DIAGRAM_UNKNOWN", f"no diagram is named {shown(name)}")
        return name

    def _board(self, ruleset: RuleSet) -> Board | None:
        fields, first = self.fields, bool(self.fields.flag("first"))
        colour = fields.choice("side", Colour, Colour.WHITE)
        dice, pos = fields.items("dice"), fields.text("pos")
        if pos is None:
            return None
        position = read_position(fields, pos, ruleset)
        roll = read_roll(fields, dice) if fields.raw("dice") is not None else None
        if first and ruleset.game is not Game.LONGGAMMON:
            fields.fault("first", "BAD_VALUE", "`first` has a meaning in Longgammon alone")
        if position is None or colour is None:
            return None
        return Board(position, roll, colour, ruleset, first)

    def _source(self, kind: Kind | None) -> Any:
        source = self.fields.location("source_point")
        if source is not None and kind is not None and kind is not Kind.PICK_DESTINATIONS:
            self.fields.fault("source_point", "BAD_VALUE", f"`source_point` has no meaning for {kind}")
        return source

    def _task(self) -> Task | None:
        node = self.fields.raw("task")
        if node is None:
            return None
        task = Fields(node, self.fields.path, self.fields.label, self.faults, self.fields.line_of("task"))
        read = Task(
            hit=task.flag("hit"),
            off=task.flag("off"),
            source=task.location("from"),
            target=task.location("to"),
            play=task.text("play"),
        )
        task.finish()
        if (read.source is None) != (read.target is None):
            task.fault(None, "BAD_VALUE", "a task needs both `from` and `to`, or neither")
        if read == Task():
            task.fault(None, "BAD_VALUE", "the task asks for nothing")
        return read

    def _prompt(self, kind: Kind | None, source: Any) -> Wording | None:
        """Return the question: a message with ``params``, or ``prompt_text`` of the author's own."""
        fields = self.fields
        params = fields.params(fields.mapping("params"), "params")
        text, key = fields.prose("prompt_text"), fields.text("prompt")
        if text is not None:
            if key is not None:
                fields.fault("prompt_text", "TWO_PROMPTS", "give `prompt` or `prompt_text`, not both")
            return text
        if key is None and kind is Kind.PICK_DESTINATIONS:
            key = (
                "p.pick.any" if source is None else "p.pick.one" if isinstance(source, int) else "p.pick.bar"
            )
        if key is None and kind is not None:
            key = DEFAULT_PROMPTS[kind]
        return None if key is None else MessageRef(key, params, fields.line_of("prompt"))

    def _claims(self, kind: Kind | None) -> Claims:
        fields = self.fields
        places, key = None, None
        if kind is Kind.PICK_DESTINATIONS:
            found = [fields.as_location(value, "key") for value in fields.items("key")]
            if fields.has("key"):
                places = tuple(place for place in found if place is not None)
        else:
            key = fields.text("key")
        tries: dict[str, str] = {}
        for play, rule in fields.mapping("tries").items():
            if isinstance(play, str) and isinstance(rule, str):
                tries[play] = rule
            else:
                pair = f"{shown(play)}: {shown(rule)}"
                fields.fault("tries", "BAD_VALUE", f"`tries` must hold `play: rule` lines, found {pair}")
        lines = {name: fields.line_of(name) for name in LINED}
        lines["case"] = next((fields.line_of(key) for key in CASES if fields.has(key)), fields.line)
        return Claims(n=fields.number("n"), places=places, play=key, tries=tries, lines=lines)


def _report_twice(items: list[Item], faults: Faults) -> None:
    """One id belongs to one item: progress is stored under it."""
    first: dict[str, Item] = {}
    for item in items:
        known = first.setdefault(item.id, item)
        if known is not item:
            faults.add(
                item.path, item.line, "ID_TWICE", f"[{item.id}] already stands at {known.path}:{known.line}"
            )
