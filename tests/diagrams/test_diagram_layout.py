"""Where things stand on a board, as numbers."""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from generator.diagrams import geometry as g
from generator.diagrams.geometry import Box, Home, Spot
from generator.diagrams.layout import ARROW_DIE, HIT_STOP, Layout, lay_out
from generator.diagrams.load import load_diagrams
from generator.diagrams.model import Blocked, Colour, Cube, Diagram, Ghost, Plate, Select
from generator.diagrams.view import resolve
from generator.rules import BAR, OFF, START, Position
from tests.diagrams.boards import CASES, HIT, LARGER, ROOT, arrow, random_position


def laid(diagram: Diagram, home: Home = Home.RIGHT) -> Layout:
    """Return the numbers of a picture."""
    return lay_out(resolve(diagram, home))


def stack(layout: Layout, key: str) -> list[tuple[float, float]]:
    """Middles of the checkers at a place, from the edge (or the middle of the bar) outwards."""
    return [(disc.at.x, disc.at.y) for disc in layout.discs if disc.key == key]


def apart(one: Spot, other: Spot) -> float:
    """Distance between two places."""
    return hypot(one.x - other.x, one.y - other.y)


def nearest(spot: Spot, others: tuple[Spot, ...]) -> Spot:
    """Return the checker an arrow begins at."""
    return min(others, key=lambda other: apart(spot, other))


def places(value: Any) -> list[tuple[float, float]]:
    """Return the x of everything in a layout: left edge and right edge, the same for a place."""
    if isinstance(value, Spot):
        return [(value.x, value.x)]
    if isinstance(value, Box):
        return [(value.x, value.x + value.width)]
    if isinstance(value, tuple):
        return [pair for item in value for pair in places(item)]
    if is_dataclass(value) and not isinstance(value, type):
        return [pair for field in fields(value) for pair in places(getattr(value, field.name))]
    return []


def test_point_one_lies_in_the_corner_of_the_home_side() -> None:
    """Numbers run 1 to 12 along the near edge away from the home side, 13 to 24 back along the far edge."""
    numbers = {number.point: number.at for number in laid(Diagram(position=START)).numbers}

    assert {1: Spot(500, 472), 6: Spot(300, 472), 7: Spot(226, 472), 12: Spot(26, 472)} == {
        point: numbers[point] for point in (1, 6, 7, 12)
    }
    assert {13: Spot(26, 20), 18: Spot(226, 20), 19: Spot(300, 20), 24: Spot(500, 20)} == {
        point: numbers[point] for point in (13, 18, 19, 24)
    }


def test_checkers_pile_up_from_the_edge() -> None:
    """The first checker of a point touches the edge, the next ones follow towards the middle."""
    layout = laid(Diagram(position=START))

    assert [(500, 47), (500, 85)] == stack(layout, "24")
    assert [(186, 433), (186, 395), (186, 357)] == stack(layout, "8")


def test_a_tall_stack_shows_five_checkers_and_its_count_on_the_fifth() -> None:
    """Nothing of a stack is lost when it is taller than the space for it."""
    layout = laid(Diagram(position=Position.from_counts({6: 9}, {24: 5})))
    counts = {key: [disc.count for disc in layout.discs if disc.key == key] for key in ("6", "24")}

    assert {"6": [None, None, None, None, 9], "24": [None] * 5} == counts


def test_hit_checkers_wait_on_their_own_side_of_the_bar() -> None:
    """The mover's checkers on the bar lie in the near half, the other side's in the far half."""
    layout = laid(Diagram(position=Position.from_counts({6: 2}, {24: 2}, own_bar=2, other_bar=6)))

    assert [(263, 284), (263, 320)] == stack(layout, "bar")
    assert [(263, 196), (263, 160), (263, 124), (263, 88)] == stack(layout, "opp-bar")
    assert [6] == [disc.count for disc in layout.discs if disc.count is not None]


def test_the_picture_holds_every_checker_of_the_position() -> None:
    """On any position the checkers drawn, the counts and the slabs add up to fifteen a side."""
    chance = random.Random(11)
    for _ in range(200):
        layout = laid(Diagram(position=random_position(chance)))
        for colour in Colour:
            discs = [disc for disc in layout.discs if disc.colour is colour]
            total = sum(slab.colour is colour for slab in layout.slabs)
            for key in {disc.key for disc in discs}:
                shown = [disc.count for disc in discs if disc.key == key]
                total += next((count for count in shown if count is not None), len(shown))

            assert 15 == total


@pytest.mark.parametrize("name", CASES)
def test_a_home_board_on_the_left_is_the_same_picture_turned_over(name: str) -> None:
    """Every x becomes 560 - x, no y changes, and nothing is added or lost."""
    right, left = laid(CASES[name]), laid(CASES[name], Home.LEFT)

    assert [(560 - end, 560 - start) for start, end in places(right)] == places(left)
    assert [disc.at.y for disc in right.discs] == [disc.at.y for disc in left.discs]
    assert [180 - line.curve.angle for line in right.arrows] == [line.curve.angle for line in left.arrows]


def test_whoever_is_to_move_sits_at_the_near_side() -> None:
    """With Black to move the same facts are drawn with Black near: colours change, places do not."""
    white, black = laid(Diagram(position=START)), laid(Diagram(position=START, side=Colour.BLACK))

    assert [(disc.colour.other, disc.at) for disc in white.discs] == [
        (disc.colour, disc.at) for disc in black.discs
    ]
    assert Colour.BLACK is black.near


def test_a_position_with_nobody_to_move_is_seen_from_white() -> None:
    """Such a picture cannot be made from Black's side, whose numbers it would show."""
    with pytest.raises(ValueError, match="White"):
        Diagram(position=START, side=Colour.BLACK, mover=False)


@pytest.mark.parametrize(
    ("cube", "number", "top"),
    [(Cube(), 64, 225), (Cube(2, Colour.WHITE), 2, 418), (Cube(8, Colour.BLACK), 8, 32)],
)
def test_the_cube_lies_with_its_owner(cube: Cube, number: int, top: int) -> None:
    """Unturned it shows 64 in the middle; later it lies at the end of the side that owns it."""
    box = laid(Diagram(position=START, cube=cube)).cube

    assert box is not None
    assert (number, top) == (box.number, box.box.y)


def test_dice_lie_in_the_half_of_the_home_boards() -> None:
    """Two dice stand side by side in its middle, and a spent one is known."""
    dice = laid(Diagram(position=START, dice=(6, 5), spent=(5,))).dice

    assert [(6, 362, False), (5, 404, True)] == [(die.number, die.box.x, die.spent) for die in dice]


def test_an_arrow_goes_from_the_top_checker_to_the_free_place() -> None:
    """It begins beside the middle of the top checker and its tip is where the checker would lie."""
    line = laid(Diagram(position=START, marks=(arrow(13, 7),))).arrows[0].curve

    assert 14 == round(apart(line.start, Spot(26, 199)))
    assert Spot(226, 433) == line.tip


def test_an_arrow_leaves_a_hit_checker_whole() -> None:
    """The tip stops before the star around the checker that is hit, and no ghost hides it."""
    layout = laid(HIT)

    assert (Spot(380, 433),) == layout.stars
    assert HIT_STOP == round(apart(layout.arrows[0].curve.tip, Spot(380, 433)))
    assert Spot(380, 433) not in layout.ghosts


def test_a_refused_arrow_stops_before_its_cross_and_strikes_the_number() -> None:
    """The cross stands on the landing place, the number of the point is struck through."""
    layout = laid(LARGER)
    refused = layout.arrows[1].curve

    assert (Spot(226, 47),) == layout.crosses
    assert 19 == round(apart(refused.tip, layout.crosses[0]))
    assert [18] == [number.point for number in layout.numbers if number.struck]
    assert (Spot(186, 47),) == layout.ghosts


def test_the_second_arrow_of_one_checker_begins_where_the_first_ended() -> None:
    """A checker that makes both moves is followed: its second arrow starts at the ghost of the first."""
    layout = laid(Diagram(position=START, marks=(arrow(24, 18), arrow(18, 13))))

    assert layout.arrows[0].curve.tip == Spot(226, 47)
    assert 14 == round(apart(layout.arrows[1].curve.start, Spot(226, 47)))


def test_two_arrows_from_one_point_move_two_checkers() -> None:
    """The second arrow begins at the checker under the top one; a refused one is about the top one again."""
    two = laid(Diagram(position=START, marks=(arrow(24, 20), arrow(24, 18)))).arrows
    refused = laid(Diagram(position=START, marks=(arrow(24, 20), arrow(24, 19, refused=True)))).arrows

    upper, lower = Spot(500, 85), Spot(500, 47)

    assert [upper, lower] == [nearest(line.curve.start, (upper, lower)) for line in two]
    assert [upper, upper] == [nearest(line.curve.start, (upper, lower)) for line in refused]


def test_two_arrows_to_one_point_end_on_two_places() -> None:
    """Making a point shows two ghosts, one over the other."""
    ghosts = laid(Diagram(position=START, marks=(arrow(8, 5), arrow(6, 5)))).ghosts

    assert (Spot(340, 433), Spot(340, 395)) == ghosts


def test_a_checker_that_joins_a_full_stack_leaves_its_count_readable() -> None:
    """The arrow stops before the fifth checker, and no ghost covers the count."""
    layout = laid(Diagram(position=Position.from_counts({8: 1, 6: 6}, {24: 2}), marks=(arrow(8, 6, 2),)))

    assert () == layout.ghosts
    assert 19 == round(apart(layout.arrows[0].curve.tip, Spot(300, 281)))


def test_arrows_leave_the_bar_and_reach_the_tray() -> None:
    """Entering begins at the checker nearest to the middle; bearing off ends where the next slab will lie."""
    entering = laid(Diagram(position=Position.from_counts({6: 2}, own_bar=1), marks=(arrow(BAR, 22, 3),)))
    leaving = laid(Diagram(position=Position.from_counts({6: 14}), marks=(arrow(6, OFF, 6),)))

    assert 14 == round(apart(entering.arrows[0].curve.start, Spot(263, 284)))
    assert Spot(538, 433) == leaving.arrows[0].curve.tip
    assert () == leaving.ghosts


def test_the_sign_of_a_blocked_point_stands_where_a_checker_would_land() -> None:
    """A full stack keeps its last checker in sight; where a cross stands, it says the same."""
    alone = laid(Diagram(position=START, marks=(Blocked(17), Blocked(19))))
    crossed = laid(Diagram(position=START, marks=(arrow(24, 19, 5, refused=True), Blocked(19))))

    assert (Spot(186, 161), Spot(300, 232.1)) == alone.blocked
    assert ((Spot(300, 232.1),), ()) == (crossed.crosses, crossed.blocked)


def test_ring_ghost_and_plate_stand_at_their_places() -> None:
    """The ring is around the top checker, a ghost above what lies there, the plate behind the number."""
    layout = laid(Diagram(position=START, marks=(Select(8), Ghost(6), Ghost(4), Plate(4))))

    assert (Spot(186, 357),) == layout.rings
    assert (Spot(300, 281), Spot(380, 433)) == layout.ghosts
    assert (Box(363, 455, 34, 22),) == layout.plates
    assert [4] == [number.point for number in layout.numbers if number.lit]


def test_an_arrow_and_a_ghost_at_its_goal_are_one_ghost() -> None:
    """An author who writes both gets no second ghost over the first."""
    layout = laid(Diagram(position=START, marks=(arrow(13, 7, 6), Ghost(7))))

    assert (Spot(226, 433),) == layout.ghosts


def project_pictures() -> list[Diagram]:
    """Every picture of the project's own diagrams."""
    diagrams, _faults = load_diagrams(Path(ROOT, "diagrams"))
    return [picture for diagram in diagrams.values() for picture in diagram.pictures]


@pytest.mark.parametrize("picture", project_pictures(), ids=lambda picture: picture.name)
def test_small_dice_hide_neither_each_other_nor_a_tip(picture: Diagram) -> None:
    """On every picture of the course the dice of two arrows, and the tips, keep clear of each other."""
    arrows = [line for line in laid(picture).arrows if line.die is not None]
    for line in arrows:
        for other in arrows:
            if line is not other:
                assert ARROW_DIE < apart(line.curve.label, other.curve.label)
                assert ARROW_DIE / 2 < apart(line.curve.label, other.curve.tip)


@pytest.mark.parametrize("home", Home)
def test_everything_stays_inside_the_frame(home: Home) -> None:
    """No arrow, die or checker leaves the picture, on any pair of points and either home side."""
    for source in range(24, 0, -1):
        for target in range(24, 0, -1):
            if source == target:
                continue
            picture = Diagram(position=Position.from_counts({source: 3}), marks=(arrow(source, target, 6),))
            line = laid(picture, home).arrows[0]
            assert line.die is not None
            spots = (line.curve.start, line.curve.control, line.curve.tip)

            assert all(0 <= spot.x <= g.WIDTH and 0 <= spot.y <= g.HEIGHT for spot in spots)
            assert 0 <= line.die.box.y <= g.HEIGHT - ARROW_DIE
