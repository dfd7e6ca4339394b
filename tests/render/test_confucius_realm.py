"""What stands in Confucius' realm, and where: found by drawing twice and looking where pictures differ."""

from collections.abc import Callable
from itertools import pairwise, permutations

import pytest
from msgspec import structs
from PIL import Image

from games.confucius.components import AVAILABLE, NOBODY, REMOVED, UNBOUGHT
from games.confucius.components import lands as printed_lands
from games.confucius.components import realm as printed
from games.confucius.events import (
    ArmyMoved,
    GiftBought,
    GiftGiven,
    GiftRemoved,
    Insulted,
    Invaded,
    JunksBought,
    JunksMoved,
    LandResolved,
    Recruited,
    Sailed,
    Visited,
    WallBuilt,
)
from games.confucius.position import ConfuciusPosition
from games.engine import Event
from render.confucius import draw as compose
from render.confucius.gifts import cell, rack
from render.confucius.lands import army_at, colony, seal
from render.confucius.layout import WIDTH, middle
from render.confucius.realm_layout import (
    BOX,
    COLONIES,
    DISTANT,
    GIFTS,
    HARBOUR,
    HARBOUR_HIGH,
    HEIGHT,
    PLATE,
    block,
    land,
    ocean,
    slips,
)
from render.confucius.seas import chit_at, visitors, yard_at
from tests.render import confucius
from tests.render.confucius_realm import realm
from tests.render.positions import Box, changed, colours_of, grown, pixels, within

MOST_BYTES = 400_000
SEATS = range(5)


def draw(view: ConfuciusPosition, *events: Event) -> Image.Image:
    return colours_of(compose(view, structs.replace(confucius.scene(view, events), sheet="realm")))


def around(at: tuple[float, float], wide: float, high: float | None = None) -> Box:
    """A box with that middle."""
    half, tall = wide / 2, (wide if high is None else high) / 2
    return round(at[0] - half), round(at[1] - tall), round(at[0] + half), round(at[1] + tall)


def harbour(seat: int, seats: int = 5) -> Box:
    left = slips(seats).left + seat * slips(seats).step
    return left, HARBOUR, left + slips(seats).width, HARBOUR + HARBOUR_HIGH


def colonies(seat: int) -> Box:
    x, _ = colony(5, seat)
    return round(x) - 30, COLONIES[1], round(x) + 142, COLONIES[3]


@pytest.fixture
def view() -> ConfuciusPosition:
    return confucius.middle()


# ── sizes ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("make", [realm, confucius.bare])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_sheet_is_as_wide_as_all_boards_and_small(
    make: Callable[[int], ConfuciusPosition], seats: int
) -> None:
    view = make(seats)
    picture = compose(view, confucius.scene(view, sheet="realm"))
    assert picture.image.size == (WIDTH, HEIGHT)
    assert len(picture.png()) <= MOST_BYTES


def test_the_same_position_is_the_same_picture(view: ConfuciusPosition) -> None:
    assert draw(view) == draw(view.copy())


# ── wall ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("length", range(1, 10))
def test_each_step_of_the_wall_is_one_block(view: ConfuciusPosition, length: int) -> None:
    view.wall = length - 1
    before = draw(view)
    view.wall = length
    assert within(changed(before, draw(view)), grown(block(length - 1), 6))


# ── foreign lands ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("slot", range(3))
def test_an_army_stands_in_its_box(view: ConfuciusPosition, slot: int, seat: int) -> None:
    for box in range(len(view.armies[slot])):
        view.armies[slot][box] = NOBODY
        empty = draw(view)
        view.armies[slot][box] = seat
        assert within(changed(empty, draw(view)), around(army_at(view, slot, box), BOX + 22))


@pytest.mark.parametrize("number", range(len(printed_lands())))
def test_the_boxes_of_a_land_hide_nothing(number: int) -> None:
    """Armies side by side: what one of them changes touches no other's."""
    view = confucius.bare()
    boxes = len(printed_lands()[number].boxes)
    view.lands[0], view.armies[0] = number, [NOBODY] * boxes
    empty = draw(view)
    found = []
    for box in range(boxes):
        view.armies[0] = [2 if other == box else NOBODY for other in range(boxes)]
        box_changed = changed(empty, draw(view))
        assert within(box_changed, land(0))
        assert box_changed is not None
        found.append(box_changed)
    assert all(one[2] <= other[0] for one, other in pairwise(found))


def test_another_land_in_a_slot_changes_that_slot(view: ConfuciusPosition) -> None:
    before = draw(view)
    view.lands[0], view.armies[0] = 0, view.armies[0][:2]
    assert within(changed(before, draw(view)), grown(land(0), 8))


@pytest.mark.parametrize("slot", range(3))
def test_a_land_that_is_done_is_sealed_by_how_it_ended(view: ConfuciusPosition, slot: int) -> None:
    pictures = []
    for state in ("", "won", "lost"):
        view.land_state[slot] = state
        pictures.append(draw(view))
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert within(changed(pictures[one], pictures[other]), grown(around(seal(slot), 96), 2))


def test_the_seal_of_a_land_covers_neither_name_nor_armies() -> None:
    for number in range(len(printed_lands())):
        view = confucius.bare()
        view.lands[0], view.armies[0] = number, [0] * len(printed_lands()[number].boxes)
        before = draw(view)
        view.land_state[0] = "lost"
        box = changed(before, draw(view))
        assert box is not None
        right = army_at(view, 0, len(view.armies[0]) - 1)
        assert box[3] <= right[1] - BOX / 2 + 16


@pytest.mark.parametrize("seat", SEATS)
def test_colonies_and_insults_are_counted_by_seat(view: ConfuciusPosition, seat: int) -> None:
    view.colonies[seat] = 2
    before = draw(view)
    view.insulted[seat] = 1
    insulted = draw(view)
    assert within(changed(before, insulted), colonies(seat))
    view.insulted[seat] = 2
    assert within(changed(insulted, draw(view)), colonies(seat))
    view.insulted[seat] = 0
    view.colonies[seat] = 3
    found = changed(draw(view), before)
    assert found is not None
    # the slip at the bottom counts the armies as well
    assert found[1] >= COLONIES[1]
    assert colonies(seat)[0] <= found[0] or found[3] > COLONIES[3]


# ── the sea ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("seat", SEATS)
def test_a_visitor_stands_in_the_land_he_has_been_to(view: ConfuciusPosition, number: int, seat: int) -> None:
    view.visited[number], view.first[number] = [False] * 5, NOBODY
    nobody = draw(view)
    view.visited[number][seat] = True
    been = draw(view)
    assert within(changed(nobody, been), grown(DISTANT[number], 6))
    view.first[number] = seat
    assert within(changed(been, draw(view)), around(chit_at(number), 100))


def test_all_visitors_are_seen_side_by_side() -> None:
    view = realm()
    for number in range(5):
        places = [at for at, _ in visitors(view, number)]
        assert len(places) == 5
        assert all(other[0] - one[0] >= 38 for one, other in pairwise(places))
        left, _, right, _ = DISTANT[number]
        assert left + 19 <= places[0][0]
        assert places[-1][0] <= right - 19


@pytest.mark.parametrize("seat", SEATS)
def test_junks_stand_in_the_harbour_of_their_seat(view: ConfuciusPosition, seat: int) -> None:
    view.ocean = [0] * 5
    pictures = []
    for count in range(printed().voyage):
        view.ocean[seat] = count
        pictures.append(draw(view))
    for place, (one, other) in enumerate(pairwise(pictures)):
        assert within(changed(one, other), around(ocean(5, seat, place, printed().voyage), 56))


def test_the_shipyard_is_counted(view: ConfuciusPosition) -> None:
    view.yard = [0, 3, 0, 2, 5]
    before = draw(view)
    view.yard[3] = 12
    box = changed(before, draw(view))
    assert box is not None
    assert harbour(3)[1] <= box[1] < harbour(3)[3]
    assert harbour(3)[0] <= box[0]
    assert box[2] <= harbour(3)[2]


# ── gifts ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("giver", "holder"), tuple(permutations(SEATS, 2)))
def test_a_gift_lies_in_the_row_of_its_giver_and_the_column_of_its_holder(giver: int, holder: int) -> None:
    view = confucius.bare()
    view.gifts = [[REMOVED] * 6 for _ in SEATS]
    for value in (1, 4):
        view.gifts[giver] = [REMOVED] * 6
        before = draw(view)
        view.gifts[giver][value - 1] = holder
        at, own = cell(5, giver, holder), rack(5, giver, value)
        box = changed(before, draw(view))
        assert box is not None
        assert within(box, grown((round(at[0]), round(at[1]), round(own[0]), round(own[1])), 52))
        assert abs(box[0] - (at[0] - PLATE[0] / 2)) < 12


def test_the_value_of_a_gift_is_seen_in_its_cell() -> None:
    view = confucius.bare()
    view.gifts = [[REMOVED] * 6 for _ in SEATS]
    pictures = []
    for value in range(1, 7):
        view.gifts[0] = [3 if other == value else REMOVED for other in range(1, 7)]
        pictures.append(pixels(draw(view)).crop(around(cell(5, 0, 3), *PLATE)).tobytes())
    assert len(set(pictures)) == 6


def test_what_a_giver_has_left_is_told_apart(view: ConfuciusPosition) -> None:
    pictures = []
    for state in (UNBOUGHT, AVAILABLE, REMOVED):
        view.gifts[4][3] = state
        pictures.append(draw(view))
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert within(changed(pictures[one], pictures[other]), around(rack(5, 4, 4), 90, 76))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_twenty_gifts_fit_into_the_table(seats: int) -> None:
    view = realm(seats)
    full = draw(view)
    view.gifts = [[REMOVED] * 6 for _ in range(seats)]
    assert within(changed(full, draw(view)), GIFTS)


# ── rings ────────────────────────────────────────────────────────────────────────────────────────────

C, D = 2, 3
RINGS: tuple[tuple[Event, Callable[[ConfuciusPosition], tuple[float, float]], int], ...] = (
    (WallBuilt(wall=3), lambda view: middle(block(2)), 150),
    (Recruited(seat=C, armies=2), lambda view: colony(5, C), 80),
    (Invaded(seat=C, slot=1, land=3, box=0), lambda view: army_at(view, 1, 0), 110),
    (
        ArmyMoved(seat=C, owner=C, slot=0, land=1, box=1, to_slot=1, to_land=3, to_box=2),
        lambda view: army_at(view, 1, 2),
        110,
    ),
    (LandResolved(slot=2, land=4, won=False, armies=(), wall=8), lambda view: seal(2), 132),
    (JunksBought(seat=D, count=2, yard=2), lambda view: yard_at(5, D), 108),
    (Sailed(seat=D, junks=3, ocean=3), lambda view: ocean(5, D, 2, 5), 250),
    (Visited(seat=D, land=4, points=0), lambda view: visitors(view, 4)[0][0], 76),
    (GiftBought(seat=D, value=6, free=False), lambda view: rack(5, D, 6), 96),
    (GiftGiven(seat=C, to=D, value=3), lambda view: cell(5, C, D), 120),
    (GiftRemoved(giver=C, holder=0, value=2, why="better"), lambda view: cell(5, C, 0), 120),
    (GiftRemoved(giver=C, holder=NOBODY, value=2, why="petition"), lambda view: rack(5, C, 2), 96),
)


@pytest.mark.parametrize(("event", "place", "wide"), RINGS)
def test_the_last_turn_is_ringed(
    view: ConfuciusPosition,
    event: Event,
    place: Callable[[ConfuciusPosition], tuple[float, float]],
    wide: int,
) -> None:
    assert within(changed(draw(view), draw(view, event)), around(place(view), wide))


def test_the_first_visitor_and_both_shipyards_are_ringed(view: ConfuciusPosition) -> None:
    box = changed(draw(view), draw(view, Visited(seat=D, land=4, points=3)))
    assert box is not None
    assert box[1] < chit_at(4)[1] < DISTANT[4][1] + 60 < box[3]
    box = changed(draw(view), draw(view, JunksMoved(seat=C, origin=1, to=4, count=2)))
    assert box is not None
    assert box[0] < yard_at(5, 1)[0] < yard_at(5, 4)[0] < box[2]


def test_an_insult_is_ringed_beside_the_colonies(view: ConfuciusPosition) -> None:
    view.insulted[C] = 1
    assert within(changed(draw(view), draw(view, Insulted(seat=C))), grown(colonies(C), 12))
