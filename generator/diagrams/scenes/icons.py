"""The icons of scenes: our own line drawings on a grid of 32, one stroke, no words and no colour.

A lone point of a line (``h.01``) is a dot, since the pen is round. None of them turns with the language.
"""

from __future__ import annotations

from typing import Final

_BOARD: Final = "M3 6h26v20H3zM15 6v20M17 6v20"
_DIE: Final = "M6 6h20v20H6z"
_HAND: Final = "M10 29v-5l-5-6 2.5-2 4.5 3V5h3.5v10V3H19v12V5h3.5v11l.5-7H26v13l-3 4v3z"
_PAIR: Final = "M4 15h12v12H4zM8 21h.01M12 21h.01M18 6h10v10H18zM23 11h.01"
_BUBBLE: Final = "M4 5h24v16H15l-7 6v-6H4z"
_CLOCK: Final = "M3 10h26v17H3zM6 10V7h7v3M19 10V5h7v5"
_PERSON: Final = "M11 9a5 5 0 1 0 10 0 5 5 0 1 0-10 0M6 28v-4c0-4 4-7 10-7s10 3 10 7v4"
_TWO: Final = "M5 10a4 4 0 1 0 8 0 4 4 0 1 0-8 0M19 10a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
_FACES: Final = "M6 18.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M18 18.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
_CUP: Final = "M8 5h16l-2 18H10zM8 9h16"

ICONS: Final[dict[str, str]] = {
    # the board and its pieces
    "board": f"{_BOARD}M6 6l2 9 2-9M22 26l2-9 2 9",
    "checker": "M5 16a11 11 0 1 0 22 0 11 11 0 1 0-22 0M10 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0",
    "checkers": "M3 20a7 7 0 1 0 14 0 7 7 0 1 0-14 0M12 10.5a7 7 0 1 1 6.5 10.4",
    "points": "M4 27l4-20 4 20zM12 27l4-20 4 20zM20 27l4-20 4 20z",
    "tray": "M6 4h20v24H6zM9 24h14M9 20h14M9 16h14M9 12h14",
    "die": f"{_DIE}M11 11h.01M21 11h.01M16 16h.01M11 21h.01M21 21h.01",
    "dice": _PAIR,
    "cocked": "M3 27h26M9 23l11-9 9 11-11 2zM16 21h.01M22 21h.01M6 27a4 4 0 0 1 5-5",
    "cup": _CUP,
    "box": "M8 3h16v26H8zM8 10l10 4M24 15l-10 4M8 21l10 4",
    "cube": "M5 9l11-5 11 5v14l-11 5-11-5zM5 9l11 5 11-5M16 14v14",
    "no-cube": "M5 9l11-5 11 5v14l-11 5-11-5zM3 3l26 26",
    "clock": f"{_CLOCK}{_FACES}M10 16.5v2h2M22 18.5v-2",
    "table": "M2 10h28v4H2zM6 14v14M26 14v14",
    "rim": "M4 5v22h24M9 22V10h12",
    # what players do
    "roll": "M5 4l11 5-5 11-9-9zM19 19h9v9h-9zM23.5 23.5h.01M15 25h.01M22 13h.01",
    "move": "M3 20a6 6 0 1 0 12 0 6 6 0 1 0-12 0M11 11c3-5 11-5 14 4M25 15l-5-2M25 15l2-5",
    "hit": "M16 2l3 6 7-2-2 7 6 3-6 3 2 7-7-2-3 6-3-6-7 2 2-7-6-3 6-3-2-7 7 2z",
    "off": "M3 20a6 6 0 1 0 12 0 6 6 0 1 0-12 0M15 13L26 5M26 5h-7M26 5v7M19 18h10v10H19",
    "lift": "M4 18h10v10H4zM9 23h.01M17 18h10v10H17zM22 23h.01M16 14V3M11 8l5-5 5 5",
    "press": "M3 15h26v14H3zM6 15v-3h7v3M19 15V9h7v6M9.5 1v7M6.5 5l3 3 3-3M10 22h.01M22 20v4",
    "stop-clock": f"{_CLOCK}M13 15v7M19 15v7",
    "undo": "M10 6L4 12l6 6M4 12h15c5 0 9 3 9 8s-4 7-8 7h-6",
    "double": "M4 10h14v14H4zM8 17h6M11 14v6M21 17h8M25 13l4 4-4 4",
    "take": "M3 12h13v13H3zM19 17l4 5 7-11",
    "drop": "M3 12h13v13H3zM20 13l8 9M28 13l-8 9",
    "speak": f"{_BUBBLE}M10 13h.01M16 13h.01M22 13h.01",
    "object": f"{_BUBBLE}M16 9v5M16 17h.01",
    "ask": f"{_BUBBLE}M13 11c0-4 6-4 6-.5 0 2-3 2-3 4M16 17.5h.01",
    "agree": f"{_BUBBLE}M11 13l3.5 3.5 6-7",
    "silent": f"{_BUBBLE}M10 13h12",
    "think": "M16 3c-6 0-10 4-10 9 0 4 2 6 3 8h14c1-2 3-4 3-8 0-5-4-9-10-9M11 24h10M13 28h6",
    "look": "M2 16c6-10 22-10 28 0-6 10-22 10-28 0M11 16a5 5 0 1 0 10 0 5 5 0 1 0-10 0",
    "count": "M7 6v20M12 6v20M17 6v20M22 6v20M4 22L26 10",
    "hand": _HAND,
    "two-hands": "M5 28v-6l-3-4V9h3l1 5V4h3v9V6h3v9l2-2v6l-2 4v5z"
    "M27 28v-6l3-4V9h-3l-1 5V4h-3v9V6h-3v9l-2-2v6l2 4v5z",
    "shake": "M2 12l6-4 6 2 4-2 6 1 6 3M2 22l5 1 7 5 3-1 8-6 5-1M10 16l5-4 9 8",
    "swap": "M4 11h22M21 5l6 6-6 6M28 22H6M11 16l-6 6 6 6",
    "again": "M26 12A11 11 0 1 0 27 18M27 5v8h-8",
    "leave": "M18 5H5v22h13M12 16h17M23 10l6 6-6 6",
    "shuffle": f"{_CUP}M5 26l-2 3M16 27v3M27 26l2 3",
    "trick": "M4 28c2-14 8-20 22-22M20 3l7 3-4 6M8 6h7v7H8zM11.5 9.5h.01",
    # people and roles
    "player": _PERSON,
    "players": f"{_TWO}M2 27v-4c0-3 3-5 7-5s7 2 7 5v4M16 23c0-3 3-5 7-5s7 2 7 5v4",
    "team": "M12 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
    "M23 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8 28v-5c0-4 4-7 8-7s8 3 8 7v5"
    "M2 26v-4c0-2 2-4 5-4M30 26v-4c0-2-2-4-5-4",
    "captain": "M4 25l-1-15 7 6 6-10 6 10 7-6-1 15zM4 29h24",
    "referee": "M14 12h15v6h-6a8 8 0 1 1-9-6M14 4v3M8 6l2 3M20 6l-2 3",
    "spectator": f"{_TWO}M3 20c0-6 12-6 12 0M17 20c0-6 12-6 12 0M2 21h28M2 27h28",
    # time, match and money
    "time": "M5 17a11 11 0 1 0 22 0 11 11 0 1 0-22 0M16 10v7l5 3M13 2h6",
    "wait": "M8 3h16M8 29h16M10 3c0 7 5 9 5 13s-5 6-5 13M22 3c0 7-5 9-5 13s5 6 5 13",
    "pause": "M5 16a11 11 0 1 0 22 0 11 11 0 1 0-22 0M13 11v10M19 11v10",
    "cup-of-tea": "M5 12h18v9c0 4-3 6-6 6h-6c-3 0-6-2-6-6zM23 14h3c4 0 4 7 0 7h-3M10 3v5M16 3v5",
    "fast": "M18 2L6 18h9l-3 12 14-17h-9z",
    "flag": "M7 30V3M7 4h19l-5 6 5 6H7",
    "score": "M6 3h20v26H6zM16 3v26M6 11h20M10 16h2M20 16h2M10 21h2M20 21h2",
    "pen": "M5 27l2-8L22 4l6 6-15 15zM18 8l6 6",
    "money": "M4 10a8 4 0 1 0 16 0 8 4 0 1 0-16 0M4 10v12c0 5 16 5 16 0V10M4 16c0 5 16 5 16 0"
    "M20 17c8-2 10 1 8 4s-8 3-8 1",
    "cap": "M4 5h24M16 28V11M10 17l6-6 6 6",
    "win": "M9 4h14v9c0 9-14 9-14 0zM9 7H4c0 6 2 8 6 8M23 7h5c0 6-2 8-6 8M16 20v5M10 28h12",
    "lose": "M9 4h14v9c0 9-14 9-14 0zM16 20v5M10 28h12M13 7l6 6M19 7l-6 6",
    "medal": "M8 20a8 8 0 1 0 16 0 8 8 0 1 0-16 0M11 13L7 3h6l3 7 3-7h6l-4 10",
    # rules and penalties
    "rule": "M7 3h18v26H7zM11 9h10M11 14h10M11 19h6",
    "book": "M4 5c5-1 9 0 12 3 3-3 7-4 12-3v20c-5-1-9 0-12 3-3-3-7-4-12-3zM16 8v20",
    "warning": "M16 4L2 28h28zM16 13v7M16 24h.01",
    "card": "M9 3h14v26H9zM16 9v9M16 23h.01",
    "point-lost": "M5 16a11 11 0 1 0 22 0 11 11 0 1 0-22 0M10 16h12",
    "point-won": "M5 16a11 11 0 1 0 22 0 11 11 0 1 0-22 0M10 16h12M16 10v12",
    "scales": "M16 4v24M9 28h14M5 9l11-3 11 3M1 19L5 9l4 10c-2 3-6 3-8 0M23 19l4-10 4 10c-2 3-6 3-8 0",
    "ban": "M5 16a11 11 0 1 0 22 0 11 11 0 1 0-22 0M8.5 8.5l15 15",
    "tick": "M5 17l7 8L27 7",
    "cross": "M7 7l18 18M25 7L7 25",
    "lock": "M6 14h20v15H6zM10 14V9c0-8 12-8 12 0v5M16 20v4",
    "stamp": "M5 24h22v5H5zM8 24c0-5 5-4 5-8 0-3-2-4-2-7 0-8 10-8 10 0 0 3-2 4-2 7 0 4 5 3 5 8",
    # devices and places
    "camera": "M3 9h18v15H3zM21 15l8-5v13l-8-5",
    "screen": "M3 5h26v18H3zM11 28h10M16 23v5",
    "phone": "M9 2h14v28H9zM14 26h4",
    "computer": "M6 6h20v15H6zM2 26h28",
    "headphones": "M5 22v-6c0-15 22-15 22 0v6M3 18h5v9H3zM24 18h5v9h-5",
    "bell": "M6 24c3-3 2-7 3-11 1-8 13-8 14 0 1 4 0 8 3 11zM13 24c0 5 6 5 6 0M16 4v3",
    "noise": "M3 12h6l8-7v22l-8-7H3zM21 11c3 3 3 7 0 10M25 7c5 5 5 13 0 18",
    "glass": "M9 3h14l-2 17H11zM16 20v8M11 28h10",
    "home": "M3 16L16 4l13 12M7 13v15h18V13M13 28v-9h6v9",
    "world": "M4 16a12 12 0 1 0 24 0 12 12 0 1 0-24 0M4 16h24M16 4c-8 7-8 17 0 24M16 4c8 7 8 17 0 24",
    "old": "M8 4h18c-4 2-3 6-3 9v15H7c4-2 3-6 3-9V8c0-2-1-4-4-4-4 0-4 6 0 6h4M14 12h5M14 17h5",
}
"""Name -> path data. ``icons`` of the authors' guide lists the same names."""

SIDES: Final = ("white", "black")
"""Further icons: a checker of that side, drawn as on a board."""
