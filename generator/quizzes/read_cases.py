"""Reads the fields that only one kind of item has: game, cube, match, throw."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

from generator.errors import shown
from generator.i18n.yaml_lines import line_of
from generator.quizzes.cases import (
    Agreed,
    Ask,
    Case,
    Crawford,
    CubeCase,
    Ended,
    Lies,
    MatchCase,
    Offered,
    Owner,
    Rests,
    ScoreCase,
    ThrowCase,
    ThrowCode,
    ThrownDie,
    Turn,
)
from generator.quizzes.fields import Fields
from generator.quizzes.model import Kind
from generator.rules import RuleSet

Word = TypeVar("Word", bound=StrEnum)

SHAPES: Mapping[str, int] = {"single": 1, "gammon": 2, "backgammon": 3}
"""What somebody can resign."""


def read_case(kind: Kind | None, fields: Fields, ruleset: RuleSet) -> Case | None:
    """Return what the kind needs beyond a board; None for other kinds, and where a fault was recorded."""
    if kind is Kind.SCORE_THE_GAME:
        return _score(_part(fields, "game"), ruleset)
    if kind is Kind.CUBE_ACTION:
        return _cube(fields, ruleset)
    if kind is Kind.MATCH_SCORE:
        if not fields.has("match"):
            fields.fault(None, "MISSING", "`match` is missing: {to: 7, you: 6, opponent: 3}")
        return _match(fields)
    return _throw(fields) if kind is Kind.DICE_VALID else None


def _part(fields: Fields, key: str) -> Fields:
    """Return the fields of an inner mapping; an empty one where it is left out."""
    node = fields.raw(key)
    return Fields({} if node is None else node, fields.path, fields.label, fields.faults, fields.line_of(key))


def _whole(fields: Fields, key: str, default: int) -> int:
    value = fields.number(key)
    return default if value is None else value


def _maybe(fields: Fields, key: str, kinds: type[Word]) -> Word | None:
    """Return one word of a list, or None where the field is left out."""
    return fields.choice(key, kinds) if fields.has(key) else fields.raw(key)


def _score(game: Fields, ruleset: RuleSet) -> ScoreCase:
    cube, automatic = _whole(game, "cube", 1), _whole(game, "automatic", 0)
    # Whoever wins by a drop has doubled, so has not given the cube away before.
    usual = Owner.YOU if cube > 2**automatic else Owner.MIDDLE
    resigned = game.text("resigned")
    if resigned is not None and resigned not in SHAPES:
        game.fault("resigned", "BAD_VALUE", f"`resigned` must be one of {', '.join(SHAPES)}")
    case = ScoreCase(
        ended=game.choice("ended", Ended, Ended.OFF) or Ended.OFF,
        cube=cube,
        owner=game.choice("owner", Owner, usual) or usual,
        automatic=automatic,
        jacoby=bool(game.flag("jacoby")),
        in_match=bool(game.flag("match")),
        resigned=SHAPES.get(resigned or "", 0),
        ruleset=ruleset,
    )
    game.finish()
    if (case.ended is Ended.RESIGN) != (resigned is not None):
        game.fault("resigned", "BAD_VALUE", "`ended: resign` and `resigned: gammon` belong together")
    return case


def _match(fields: Fields) -> MatchCase | None:
    match = _part(fields, "match")
    if not fields.has("match"):
        return None
    points = [match.number(key, required=True) for key in ("to", "you", "opponent")]
    crawford = _maybe(match, "crawford", Crawford)
    match.finish()
    if None in points:
        return None
    to, you, opponent = (point or 0 for point in points)
    case = MatchCase(to=to, you=you, opponent=opponent, crawford=crawford)
    if crawford is None and 1 in (to - you, to - opponent) and to > 1:
        match.fault(None, "CRAWFORD_UNSAID", "somebody needs one point: say `crawford: now`, over or none")
    return case


def _cube(fields: Fields, ruleset: RuleSet) -> CubeCase:
    cube = _part(fields, "cube")
    value, owner = _whole(cube, "value", 1), cube.choice("owner", Owner, Owner.MIDDLE)
    cube.finish()
    agreed = set()
    for word in fields.texts("agreed"):
        if word in set(Agreed):
            agreed.add(Agreed(word))
        else:
            fields.fault("agreed", "BAD_VALUE", f"`agreed` must hold some of {', '.join(Agreed)}")
    return CubeCase(
        ask=fields.choice("ask", Ask, Ask.DOUBLE) or Ask.DOUBLE,
        value=value,
        owner=owner or Owner.MIDDLE,
        turn=fields.choice("turn", Turn, Turn.YOU) or Turn.YOU,
        rolled=bool(fields.flag("rolled")) or fields.has("dice"),
        offered=_maybe(fields, "offered", Offered),
        agreed=frozenset(agreed),
        rolls=_whole(fields, "rolls", 2),
        match=_match(fields),
        ruleset=ruleset,
    )


def _throw(fields: Fields) -> ThrowCase | None:
    code, nodes = fields.choice("code", ThrowCode), fields.items("throw")
    dice = [
        _die(Fields(node, fields.path, fields.label, fields.faults, line_of(nodes, place) or fields.line))
        for place, node in enumerate(nodes)
    ]
    if len(dice) != 2:
        fields.fault("throw", "BAD_VALUE", f"`throw` must hold two dice, found {len(dice)}")
        return None
    leaning = [die for die in dice if die.rests is Rests.LEANING_ON_DIE]
    if len(leaning) == 2:
        fields.fault("throw", "BAD_VALUE", "one die leans on the other, which lies flat")
    return None if code is None else ThrowCase((dice[0], dice[1]), code)


def _die(fields: Fields) -> ThrownDie:
    number = fields.number("number", required=True)
    die = ThrownDie(
        number or 1,
        fields.choice("lies", Lies, Lies.RIGHT_HALF) or Lies.RIGHT_HALF,
        fields.choice("rests", Rests, Rests.FLAT) or Rests.FLAT,
    )
    fields.finish()
    if number is not None and not 1 <= number <= 6:
        fields.fault("number", "BAD_DICE", f"a die shows 1 to 6, found {shown(number)}")
    if not die.drawn:
        fields.fault("rests", "NO_PICTURE", "only in the right half can a die be drawn that is not flat")
    return die
