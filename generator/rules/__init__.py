"""The game: positions, rolls, legal plays, verdicts and reasons.

Standard library alone; no text for learners, no files, no clock and no randomness. All points are in the
numbers of the side to move.
"""

from generator.rules.classes import CLASS_OF, CONSEQUENCES, RuleClass
from generator.rules.dice import ALL_ROLLS, Roll
from generator.rules.games.setups import RULESET_NAMES, RULESETS, ruleset_named
from generator.rules.graph import Node, PlayGraph, Refusal, Step, play_graph
from generator.rules.judge import explain, judge
from generator.rules.legal import legal_plays, results
from generator.rules.moves import Journey, LegalPlay, Move, Play, journeys_of
from generator.rules.position import BAR, OFF, START, Location, Place, Point, Position, Side, location_key
from generator.rules.readings import Written, readings
from generator.rules.reasons import GAME_REASON_CODES, REASON_CODES, Allowed, Illegal, Legal, Reason, Verdict
from generator.rules.ruleset import (
    BACKWARD_RESTRICTIONS,
    EFFECTS,
    EXPLAINED,
    OBLIGATIONS,
    PERMISSIONS,
    STANDARD,
    STEP_RESTRICTIONS,
    SWITCHABLE,
    WAY_RESTRICTIONS,
    RuleSet,
    UnknownRuleError,
)

__all__ = [
    "ALL_ROLLS",
    "BACKWARD_RESTRICTIONS",
    "BAR",
    "CLASS_OF",
    "CONSEQUENCES",
    "EFFECTS",
    "EXPLAINED",
    "GAME_REASON_CODES",
    "OBLIGATIONS",
    "OFF",
    "PERMISSIONS",
    "REASON_CODES",
    "RULESETS",
    "RULESET_NAMES",
    "STANDARD",
    "START",
    "STEP_RESTRICTIONS",
    "SWITCHABLE",
    "WAY_RESTRICTIONS",
    "Allowed",
    "Illegal",
    "Journey",
    "Legal",
    "LegalPlay",
    "Location",
    "Move",
    "Node",
    "Place",
    "Play",
    "PlayGraph",
    "Point",
    "Position",
    "Reason",
    "Refusal",
    "Roll",
    "RuleClass",
    "RuleSet",
    "Side",
    "Step",
    "UnknownRuleError",
    "Verdict",
    "Written",
    "explain",
    "journeys_of",
    "judge",
    "legal_plays",
    "location_key",
    "play_graph",
    "readings",
    "results",
    "ruleset_named",
]
