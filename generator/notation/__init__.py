"""Text to rules and back: positions, XGID and plays. Reading what was written gives the same value again."""

from generator.notation.faults import AmbiguousPlayError, TextFault, UnreadableError
from generator.notation.hexpos import format_position, parse_position, position_faults
from generator.notation.play import format_journeys, format_play, judge_text, parse_play
from generator.notation.xgid import Offer, Seat, Xgid, format_xgid, parse_xgid

__all__ = [
    "AmbiguousPlayError",
    "Offer",
    "Seat",
    "TextFault",
    "UnreadableError",
    "Xgid",
    "format_journeys",
    "format_play",
    "format_position",
    "format_xgid",
    "judge_text",
    "parse_play",
    "parse_position",
    "parse_xgid",
    "position_faults",
]
