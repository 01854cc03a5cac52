"""Text to rules and back: positions, XGID and plays. Reading what was written gives the same value again."""

from generator.notation.faults import AmbiguousPlayError, TextFault, UnreadableError
from generator.notation.hexpos import (
    format_position,
    format_results,
    parse_position,
    position_faults,
    position_warnings,
)
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
from generator.notation.matchid import (
    GameState,
    GnuId,
    MatchId,
    format_gnuid,
    format_match_id,
    gnuid_of,
    parse_gnuid,
    parse_match_id,
    xgid_of,
)
from generator.notation.play import format_journeys, format_play, judge_text, parse_play
from generator.notation.positionid import format_position_id, parse_position_id
from generator.notation.xgid import Offer, Seat, Xgid, format_xgid, parse_xgid

__all__ = [
    "AmbiguousPlayError",
    "CannotMove",
    "Doubled",
    "Dropped",
    "GameState",
    "GnuId",
    "Lost",
    "MatAction",
    "MatGame",
    "MatMatch",
    "MatSpelling",
    "MatTurn",
    "MatchId",
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
    "format_gnuid",
    "format_journeys",
    "format_mat",
    "format_match_id",
    "format_play",
    "format_position",
    "format_position_id",
    "format_results",
    "format_xgid",
    "gnuid_of",
    "judge_text",
    "match_faults",
    "parse_gnuid",
    "parse_mat",
    "parse_match_id",
    "parse_play",
    "parse_position",
    "parse_position_id",
    "parse_xgid",
    "position_faults",
    "position_warnings",
    "replay",
    "xgid_of",
]
