"""The match files of the tests; source and licence stand in ``tests/data/matches/README.md``."""

from __future__ import annotations

from pathlib import Path

MATCHES = Path(__file__).parents[1] / "data" / "matches"
FILES = tuple(sorted(MATCHES.glob("*.mat")))

SMALL = """\
; [Variation "Backgammon"]
; [Crawford "On"]
; [CubeLimit "1024"]

3 point match

 Game 1
 Ann : 0                        Ben Li : 0
  1)                             52: 13/8 24/22
  2) 61: 13/7 8/7                66: 24/18(2) 13/7*(2)
  3) 66: Cannot Move             31: ????
  4)  Doubles => 2                Takes
  5) 54: bar/16                   Doubles => 4
  6)  Drops                       Wins 2 point

 Game 2
 Ann : 0                        Ben Li : 2
  1) 31: 8/5 6/5                  Losses 3 point
  2)  Wins 3 point and the match
"""
