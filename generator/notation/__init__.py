"""Text to rules and back: positions, XGID and plays. Reading what was written gives the same value again."""

from generator.notation.faults import AmbiguousPlayError, TextFault, UnreadableError
from generator.notation.hexpos import format_position, parse_position, position_faults
from generator.notation.mat import parse_mat
from generator.notation.mat_model import (
    CannotMove,
    Doubled,
    Dropped,
    Lost,
    MatAction,
    MatGame,
    MatMatch,
    MatSpelling,
    MatTurn,
    Played,
    Taken,
    Unrecorded,
    Won,
)
from generator.notation.mat_replay import Replayed, replay
from generator.notation.mat_scores import match_faults
from generator.notation.mat_write import format_mat
from generator.notation.play import format_journeys, format_play, judge_text, parse_play
from generator.notation.xgid import Offer, Seat, Xgid, format_xgid, parse_xgid

__all__ = [
    "AmbiguousPlayError",
    "CannotMove",
    "Doubled",
    "Dropped",
    "Lost",
    "MatAction",
    "MatGame",
    "MatMatch",
    "MatSpelling",
    "MatTurn",
    "Offer",
    "Played",
    "Replayed",
    "Seat",
    "Taken",
    "TextFault",
    "UnreadableError",
    "Unrecorded",
    "Won",
    "Xgid",
    "format_journeys",
    "format_mat",
    "format_play",
    "format_position",
    "format_xgid",
    "judge_text",
    "match_faults",
    "parse_mat",
    "parse_play",
    "parse_position",
    "parse_xgid",
    "position_faults",
    "replay",
]
