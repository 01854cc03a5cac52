"""Several players around one board: who sits where, throws what, answers what, and who goes where."""

from __future__ import annotations

from typing import Final

from generator.diagrams.geometry import WIDTH, Box
from generator.diagrams.model import Colour
from generator.diagrams.scenes.model import Role, Seat, Seats
from generator.diagrams.scenes.pen import Pen, Place

_FAR, _NEAR, _STEP = 52, 288, 104
_SCALE: Final = 0.28
ROLE_ICONS: Final = {Role.CAPTAIN: "captain", Role.OPERATOR: "move"}
"""Signs of the roles; the box has a square seat, a member of the team a plain one."""


def draw_seats(pen: Pen, scene: Seats) -> Box:
    """Draw the seats in two rows along the board, in the order of their numbers."""
    rows = [[seat for seat in scene.seats if seat.far is far] for far in (True, False)]
    wide = max(3, *(len(row) for row in rows)) * _STEP + 40
    places: dict[int, Place] = {}
    for row, y in zip(rows, (_FAR, _NEAR), strict=True):
        for column, seat in enumerate(row):
            number = next(at for at, one in enumerate(scene.seats, 1) if one is seat)
            places[number] = (wide / 2 + (column - (len(row) - 1) / 2) * _STEP, y)
    pen.open(wide / 2 - WIDTH * _SCALE / 2, (_FAR + _NEAR) / 2 - 240 * _SCALE, _SCALE)
    pen.board()
    pen.close()
    for start, end in scene.arrows:
        _arrow(pen, places[start], places[end], wide)
    for number, seat in enumerate(scene.seats, 1):
        _seat(pen, seat, number, places[number])
    low = 44 if any(places[a][1] == places[b][1] == _NEAR for a, b in scene.arrows) else 0
    high = 30 if any(places[a][1] == places[b][1] == _FAR for a, b in scene.arrows) else 0
    around = 56 if any(places[a][1] != places[b][1] for a, b in scene.arrows) else 0
    return Box(-around, -high, wide + 2 * around, _NEAR + 50 + low + high)


def _seat(pen: Pen, seat: Seat, number: int, place: Place) -> None:
    x, y = place
    if seat.role is Role.BOX:
        pen.rect(Box(x - 26, y - 26, 52, 52), "seat", 3)
    else:
        pen.circle(x, y, 26, "seat")
    pen.digits(str(number), x, y + 8, 24, "sn")
    inward = 1 if seat.far else -1
    if seat.role in ROLE_ICONS:
        pen.icon(ROLE_ICONS[seat.role], x, y + inward * 42, 0.75)
    if seat.die is not None:
        pen.die(seat.die, Colour.WHITE, x + 38, y - inward * 14, 26)
    if seat.take is not None:
        pen.sign(x + 28, y + inward * 22, good=seat.take, scale=0.8)


def _arrow(pen: Pen, start: Place, end: Place, wide: float) -> None:
    """Bend an arrow around the board: outside the row it stays in, or past the nearer end of the board."""
    if start[1] == end[1]:
        out = 1 if start[1] == _NEAR else -1
        control = ((start[0] + end[0]) / 2, start[1] + out * 84)
        begin, tip = (start[0], start[1] + out * 30), (end[0], end[1] + out * 32)
    else:
        down = 1 if end[1] > start[1] else -1
        side = 1 if (start[0] + end[0]) / 2 >= wide / 2 else -1
        control = (wide / 2 + side * (wide / 2 + 70), _FAR + (_NEAR - _FAR) * 0.4)
        begin = (start[0] + side * 30, start[1] + down * 6)
        # Upwards the tip ends beside the seat, since under it lies the board.
        tip = (end[0] + side * 12, end[1] - 34) if down > 0 else (end[0] + side * 32, end[1] + 8)
    pen.arrow(begin, control, tip)
