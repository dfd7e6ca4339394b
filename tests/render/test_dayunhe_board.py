"""What stands on Da Yunhe's board and is ringed there: drawn twice, the pictures differ only there."""

from itertools import combinations, pairwise
from math import dist

import pytest
from PIL import Image, ImageChops

from games.dayunhe.building import Built, CityBuilt
from games.dayunhe.cards import CardRevealed, CardTaken
from games.dayunhe.components import LEVELS, NOBODY, SEATS, UNREST, board, edges, kinds, looks, rules
from games.dayunhe.inspection import Inspected
from games.dayunhe.places import BEIJING, HANGZHOU, HEXES, NEIGHBOURS, NOWHERE, REGION, REGIONS
from games.dayunhe.position import DayunhePosition as View
from games.dayunhe.scoring import CityScored, NetworkScored, UnrestScored
from games.dayunhe.stacks import PutUnder, Spied, Supplied, UnrestToWall
from games.dayunhe.turns import CoordinatorTurned
from games.dayunhe.unrest import CanalDestroyed, Denounced, Intrigued, PeopleCalmed
from games.dayunhe.way import StepScore
from games.engine import HIDDEN, Event
from render.dayunhe import layout
from render.dayunhe.assets import ground, palette
from render.dayunhe.layout import Box
from render.dayunhe.rings import arrived
from render.dayunhe.tiles import Size, draw_tile, small_value
from render.dayunhe.way import earned, step_at, walked, way_start
from render.kit.encode import Picture
from render.kit.palette import SEAL
from render.kit.palette import SEATS as LOOKS
from render.scene import Scene
from tests.support.render import dayunhe
from tests.support.render.dayunhe import boards
from tests.support.render.pictures import put
from tests.support.render.positions import (
    around,
    changed,
    colours_of,
    differing,
    enclosing,
    grown,
    moved,
    near,
    only_in,
    told_apart,
    within,
)

CORNERS = (0, 2, 5, 19, 30, 42, 44)
"""Hexes at the edges of the map and in its middle, none beside another."""
WATER = (170, 208, 220)
"""Between the water and the light on it."""


def hex_box(place: int, by: int = 0) -> Box:
    return around(layout.hex_middle(place), layout.HEX_W + 2 * by, layout.HEX_H + 2 * by)


def beside(region: int) -> Box:
    """A card with its shadow and the bar at its side."""
    return grown(layout.panel(region), 14)


def tile(kind: str, rotation: int, seat: int, size: Size = "") -> Image.Image:
    """A tile alone on paper."""
    image = ground("paper").crop((0, 0, 240, 240))
    draw_tile(image, kind, rotation, seat, (120, 120), size)
    return image


def paletted(image: Image.Image) -> Image.Image:
    return colours_of(Picture(image, palette("board")))


@pytest.fixture
def view() -> View:
    return dayunhe.middle().view(None)


def test_hexes_touch_their_neighbours_and_no_others() -> None:
    for place, other in combinations(range(HEXES), 2):
        far = dist(layout.hex_middle(place), layout.hex_middle(other))
        if other in NEIGHBOURS[place]:
            edge = NEIGHBOURS[place].index(other)
            dx, dy = layout.towards(edge, 2)
            x, y = layout.hex_middle(place)
            assert layout.hex_middle(other) == (x + dx, y + dy)
        else:
            assert far > 1.3 * dist((0, 0), layout.towards(1, 2))
    with pytest.raises(ValueError, match="47"):
        layout.hex_middle(HANGZHOU + 1)


@pytest.mark.parametrize("size", ["", "small"])
def test_every_look_of_a_tile_and_its_back_are_told_apart(size: Size) -> None:
    found = [tile(HIDDEN, 0, 3, size)]
    found += [tile(kind, rotation, 3, size) for kind in kinds() for rotation in looks(kind)]
    wide = (layout.SMALL_W if size else layout.HEX_W) + 48
    assert told_apart([paletted(image) for image in found], around((120, 120), wide))


def test_owners_are_told_apart_by_colour_and_without_it() -> None:
    for kind in ("straight", UNREST, HIDDEN):
        found = [tile(kind, 0, seat) for seat in range(5)]
        for image, look in zip(found, LOOKS, strict=True):
            assert near(paletted(image), (0, 0, 240, 240), look.colour, 90) > 150
        if kind != HIDDEN:
            grey = [paletted(image.convert("L").convert("RGB")) for image in found]
            assert told_apart(grey, (0, 0, 240, 240))


def test_a_value_lies_beside_the_lines_of_its_tile() -> None:
    """A canal is 22 px wide: a number of 36 px beside it stays clear of the water."""
    for edge in range(6):
        x, y = layout.towards(edge)
        line = [(x * step / 20, y * step / 20) for step in range(21)]
        assert min(dist(layout.VALUE, point) for point in line) > 11 + 18, edge


def test_a_tile_stands_on_its_hex() -> None:
    position = dayunhe.cleared()
    for place in CORNERS:
        dayunhe.lay(position, place, "reservoir", 4)
    boxes = [hex_box(place, 16) for place in CORNERS]
    assert only_in(boards.draw(dayunhe.cleared()), boards.draw(position), boxes)


def test_canals_of_neighbours_join() -> None:
    """Where two lines meet there is water from bank to bank; where only one comes there is none beyond."""
    position = dayunhe.cleared()
    for place in range(HEXES):
        dayunhe.lay(position, place, "crossing", 4 * (place % 2), place // 3 % 3)
    png = paletted(boards.draw(position))
    joined = 0
    for place in range(HEXES):
        for edge in range(3):
            other = NEIGHBOURS[place][edge]
            if other == NOWHERE or place // REGION == 1:
                continue  # the tint of B's region, between its tiles, is like water
            (x, y), (dx, dy) = layout.hex_middle(place), layout.towards(edge)
            spot = around((round(x + dx), round(y + dy)), 6)
            mine, its = (edges("crossing", position.rotations[p]) for p in (place, other))
            if mine >> edge & 1 and its >> edge + 3 & 1:
                joined += 1
                # a value's shadow may touch it
                assert near(png, spot, WATER, 68) > 26, (place, edge)
            elif not mine >> edge & 1 and not its >> edge + 3 & 1:
                assert near(png, spot, WATER, 68) < 12, (place, edge)
    assert joined > 20


def test_the_map_is_more_than_half_as_wide_as_the_picture() -> None:
    corners = [tip for place in range(HEXES) for tip in layout.tips(layout.hex_middle(place))]
    wide, high = (max(at) - min(at) for at in zip(*corners, strict=True))
    assert wide >= 0.55 * layout.WIDTH
    assert wide * high >= 0.45 * layout.WIDTH * layout.HEIGHT


def test_each_card_stands_beside_the_region_of_its_seat() -> None:
    """The looks of the regions change too."""
    view = put(dayunhe.bare(3).view(None), "first", 2)
    plain, named = (boards.draw(view, names=("", "", name)) for name in ("", "Cecilia"))
    assert within(differing(plain, named), layout.panel(0))
    assert boards.where(view, "first", 0)[0] < layout.holder_at(0)[0] + 40


def test_a_region_has_the_colour_of_its_holder_and_that_of_nobody_none() -> None:
    """Also where tiles lie on all its hexes: at its border, and at the left of it."""
    for seats in SEATS:
        empty, full = dayunhe.cleared(seats), dayunhe.cleared(seats)
        for place in range(HEXES):
            dayunhe.lay(full, place, UNREST, 0 if empty.holder(place // REGION) else 1)
        for position, least in ((empty, 900), (full, 350)):
            picture = boards.draw(position)
            for region in range(REGIONS):
                left, top = (round(at) for at in layout.region_corner(region))
                box = (left, top + 40, layout.MAP[2], top + 290)
                colour = LOOKS[(position.first + region) % 5].colour
                assert (near(picture, box, colour, 40) > least) == (region < seats), (seats, region)


def test_regions_of_nobody_have_no_card() -> None:
    bottom = ground("board")
    for seats in SEATS:
        picture = boards.draw(dayunhe.bare(seats).view(None))
        for region in range(REGIONS):
            box = grown(layout.panel(region), -16)  # the card above casts a shadow
            assert (changed(picture.crop(box), bottom.crop(box)) is None) == (region >= seats)


def test_the_coordinator_stands_on_his_place_and_points_where_he_goes() -> None:
    position = dayunhe.cleared()
    for before, place in pairwise((BEIJING, 10, 19, HANGZHOU)):
        ends = enclosing(*(around(layout.hex_middle(there), 210, 140) for there in (before, place)))
        assert within(boards.where(put(position, "coordinator", before), "coordinator", place), ends)
    position.coordinator = 19
    ways = set()
    for trips, lying in ((4, False), (3, False), (4, True)):
        going = put(put(position, "trips", trips), "lying", lying)
        ways.add(boards.draw(going).crop(hex_box(19)).tobytes())
    assert len(ways) == 3


def test_a_flag_stands_on_the_turning_point() -> None:
    for seats in SEATS:
        position = put(dayunhe.cleared(seats), "coordinator", 0)
        one, other = boards.draw(position), boards.draw(put(position, "trips", 3))
        south = board().setups[seats].south
        for place, box in ((south, (-10, -75, 230, 40)), (BEIJING, (150, -40, 230, 40))):
            x, y = (round(value) for value in layout.hex_middle(place))
            assert one.crop(moved(box, -x, -y)) != other.crop(moved(box, -x, -y))


def test_the_trips_are_told_apart(view: View) -> None:
    trips = [put(view, "trips", number) for number in range(rules().trips + 1)]
    assert len({boards.draw(shown).crop(layout.SHARED).tobytes() for shown in trips}) == len(trips)


def test_a_panel_shows_what_its_seat_has(view: View) -> None:
    for seat in (0, 4):
        changes = (
            (f"scores {seat}", 57),
            (f"warehouses {seat}", [*view.warehouses[seat], "delta"]),
            (f"stacks {seat} 0", [HIDDEN, *view.stacks[seat][0]]),
            (f"up {seat} 0", False),
            (f"city {seat}", [*view.city[seat], "delta"]),
            (f"city_unrest {seat} 1", 3),
            (f"wall {seat}", 3),
            (f"chosen {seat}", ""),
            ("resigned", [seat]),
        )
        boards.check(view, ((path, value, beside(seat)) for path, value in changes))


def test_the_size_of_a_stack_stands_lower_than_the_values_of_tiles(view: View) -> None:
    """Beside the next stack's value it would read as one number with it."""
    left, top, right, bottom = layout.panel(0)
    values = max(small_value(kind, 0)[1] for kind in dayunhe.CANALS if kind != "reservoir")
    box = left, round(top + layout.stack(1)[1] + values), right, bottom
    assert within(boards.where(view, "stacks 0 1", [HIDDEN, *view.stacks[0][1]]), box)


def test_a_wall_row_shows_how_far_it_is_from_an_uprising(view: View) -> None:
    left, top, right, bottom = layout.panel(0)
    row = (left + layout.AREAS - 6, top + 224, right, bottom + 10)
    view.chosen = [""] * 5
    assert told_apart([boards.draw(put(view, "wall 0", count)) for count in range(6)], row)
    levels = [boards.draw(put(view, "level", rules().levels[level])).crop(row) for level in LEVELS]
    assert len({picture.tobytes() for picture in levels}) == len(LEVELS)


def test_cards_are_seen_when_they_are_revealed(view: View) -> None:
    view.revealed[0], view.chosen[0] = False, HIDDEN
    pictures = [boards.draw(view)]
    assert boards.draw(put(view, "chosen 0", "saboteur")) == pictures[0]
    view.revealed[0] = True
    pictures += [boards.draw(put(view, "chosen 0", card)) for card in ("saboteur", "tea", "builder", "")]
    assert told_apart(pictures, layout.panel(0))


def test_the_start_player_and_who_acts_are_marked(view: View) -> None:
    box = boards.where(view, "start", 4)
    assert (
        layout.panel(1)[1] <= box[1] < layout.panel(1)[3] < layout.panel(4)[1] <= box[3] < layout.panel(4)[3]
    )
    plain, acting = (near(boards.draw(put(view, "turn", seat)), layout.panel(4), SEAL) for seat in (3, 4))
    assert acting > plain + 2500


def test_the_end_shows_the_table_in_place_of_the_panels() -> None:
    position = dayunhe.over(dayunhe.middle())
    other = put(position, "warehouses 0", [*position.warehouses[0], "delta"])
    assert boards.draw(position) == boards.draw(other)


TOKEN = (93, 71, 119)
"""The coordinator's colour, which nothing else has."""
ONE, OTHER = StepScore(25, "canal", 3, 4, True), StepScore(22, "unrest", 2, -4, False)


def on_panel(seat: int, at: tuple[float, float], wide: float, tall: float) -> Box:
    """A box round a place of the panel of a seat; in the middle position A holds the first region."""
    left, top, _, _ = layout.panel(seat)
    return around((left + at[0], top + at[1]), wide, tall)


def on_map(place: int) -> Box:
    return around(layout.hex_middle(place), 240, 186)


def area(seat: int, row: int) -> Box:
    at = layout.AREAS + layout.AREA_WIDTH / 2, layout.AREA_ROWS[row]
    return on_panel(seat, at, layout.AREA_WIDTH + 30, 90)


def points(seat: int) -> Box:
    at = layout.POINTS - layout.POINTS_ROOM / 2, layout.PANEL_ROWS[0]
    return on_panel(seat, at, layout.POINTS_ROOM + 40, 110)


def card(seat: int) -> Box:
    return on_panel(seat, (layout.CARD, layout.PANEL_ROWS[0]), 100, 110)


EVENTS: list[tuple[Event, Box]] = [
    (Built(3, "straight", 21, 2, 5), on_map(21)),
    (CanalDestroyed(3, 0, 9, "basin"), on_map(9)),
    (CoordinatorTurned(BEIJING, 3), (0, 60, 600, 230)),
    (CoordinatorTurned(HANGZHOU, 3), (0, 1690, 600, layout.HEIGHT)),
    (CityBuilt(3, "straight", 4), area(3, 0)),
    (Denounced(3, 1, 1), area(1, 0)),
    (UnrestToWall(4, -1, 2, 3), area(4, 1)),
    (PeopleCalmed(3, 0, 1, 3), area(0, 1)),
    (Intrigued(3, 2, 8), points(2)),
    (CardTaken(4, "?"), card(4)),
    (CardRevealed(1, "order"), card(1)),
    (PutUnder(2, UNREST, 1), on_panel(2, layout.stack(1), 150, 160)),
    (Spied(0, ((2, UNREST),)), on_panel(0, layout.stack(2), 150, 160)),
]


def reddened(view: View, box: Box, *events: Event) -> bool:
    """Whether the events bring the red of a ring into the box."""
    return near(boards.draw(view, *events), box, SEAL) > near(boards.draw(view), box, SEAL) + 300


def test_what_happened_is_ringed(view: View) -> None:
    """The final scoring rings nothing."""
    boards.check_rings(view, EVENTS)
    for event, box in EVENTS:
        assert reddened(view, box, event), event
    network, city = NetworkScored(0, (0, 1), 2), CityScored(0, 1, 1, 0, 0)
    assert boards.draw(view, network, city, UnrestScored(0, (3,), 4)) == boards.draw(view)


def test_a_supplied_tile_is_ringed_in_the_warehouse_and_its_stack(view: View) -> None:
    event = Supplied(3, 2, "wide-bend", True)
    for at in (layout.slot(5), layout.stack(2)):
        assert reddened(view, on_panel(3, at, 130, 150), event)
    assert within(boards.rings(view, event), grown(layout.panel(3), 4))


def test_only_tiles_that_are_there_still_have_arrived(view: View) -> None:
    """D's warehouse: branch-left, two unrest, straight, crossing, wide-bend."""
    drawn = (3, 0, "crossing", True), (3, 1, "straight", False), (1, 1, UNREST, True)
    came = [Supplied(*event) for event in drawn]
    assert arrived(view, 3, came) == [4, 3]
    assert arrived(view, 3, [*came, Built(3, "straight", 21, 2, 5)]) == [4]
    assert arrived(view, 3, [*came, Built(1, "straight", 21, 2, 5)]) == [4, 3]
    assert arrived(view, 0, came) == []


def test_every_step_is_drawn_and_none_is_ringed() -> None:
    walk = dayunhe.last_way()
    position = put(dayunhe.cleared(), "coordinator", walk.way[-1].place)
    plain, walked_on = boards.draw(position), boards.draw(position, walk)
    for step in walk.way:
        x, y = (round(value) for value in step_at(step.place))
        box = around((x, y), 40, 32)
        assert plain.crop(box) != walked_on.crop(box)
    first = on_map(walk.way[0].place)
    ringed = boards.draw(position, CanalDestroyed(3, 0, walk.way[0].place, "basin"))
    assert 2 * near(walked_on, first, SEAL) < near(ringed, first, SEAL), "dots of the line, no ring"


def test_steps_look_like_what_they_bring() -> None:
    position = put(dayunhe.cleared(), "coordinator", 19)
    x, y = (round(value) for value in step_at(19))
    steps = [StepScore(19, "canal", NOBODY, brought, False) for brought in (-4, 0, 2, 4)]
    pictures = [boards.draw(position, Inspected(False, (step,), 0)) for step in steps]
    assert told_apart(pictures, (x - 36, y - 36, x + 36, y + 44))


def test_what_the_way_brought_stands_in_the_cards_of_the_seats(view: View) -> None:
    """Beside Hangzhou stands what a step brings as long as a way is shown."""
    way, other = ((ONE, OTHER), (ONE, StepScore(22, "unrest", 3, -4, False)))
    assert (earned(way), earned(other)) == ({3: 4, 2: -4}, {3: 0})
    assert earned((StepScore(25, "empty", NOBODY, 0, False),)) == {}
    pictures = [boards.draw(view, Inspected(False, shown, 0)) for shown in (way, other)]
    differ = ImageChops.difference(*pictures).convert("L").point(lambda value: 255 if value > 24 else 0)
    for seat in (2, 3):
        left, top, right, _ = layout.panel(seat)
        row = (left + layout.NAME, top, right, top + 2 * layout.PANEL_ROWS[0])
        assert differ.crop(row).getbbox()
        differ.paste(0, row)
    assert differ.getbbox() is None
    assert boards.draw(view).crop(layout.KEY) != pictures[0].crop(layout.KEY)


def test_two_ways_of_one_turn_are_numbered_through_and_of_several_the_newest_is_drawn(view: View) -> None:
    special, own = (Inspected(announced, (ONE,), 0) for announced in (True, False))
    last = Inspected(False, (OTHER,), 0)
    assert walked(view, Scene(events=(special, last))) == (ONE, OTHER)
    assert walked(view, Scene(events=(own, last), before=view)) == (OTHER,)


def test_of_several_turns_a_new_tile_is_ringed_on_the_way_too() -> None:
    """Where the tile is as before, or of one turn, the way needs no rings."""
    before = put(dayunhe.cleared(), "coordinator", 22)
    view = before.copy()
    dayunhe.lay(view, 19, "delta", 0)
    way = Inspected(False, tuple(StepScore(place, "empty", NOBODY, 0, False) for place in (19, 22)), 0)
    built, destroyed = Built(0, "delta", 19, 0, 5), CanalDestroyed(3, 0, 22, "basin")

    def drawn(*events: Event, before: View | None = before) -> Image.Image:
        return boards.painter.draw(view, Scene(events=events, before=before)).image.convert("RGB")

    assert within(differing(drawn(way), drawn(built, way)), grown(on_map(19), 20))
    assert drawn(way) == drawn(destroyed, way)
    assert drawn(way, before=None) == drawn(built, way, before=None)


def test_a_way_in_progress_is_drawn_while_somebody_decides() -> None:
    view = dayunhe.forked().view(None)
    way = walked(view, Scene())
    assert [step.place for step in way] == dayunhe.forked().way
    assert way_start(view, way) == dayunhe.forked().coordinator
    box = boards.between(view, put(put(view, "way", []), "lines", []))
    assert box[0] >= layout.MAP[0]
    assert step_at(15)[1] > box[1]


def test_a_way_begins_where_the_trip_was_before_it() -> None:
    position = dayunhe.bare()
    steps = tuple(StepScore(place, "empty", NOBODY, 0, False) for place in (0, 3))
    position.entered, position.coordinator = [BEIJING, 0, 3], 3
    assert way_start(position, steps) == BEIJING
    position.entered = [3]  # he has turned since
    assert way_start(position, steps) == -1


def test_a_step_leaves_the_value_of_its_tile_readable() -> None:
    """It is 60 px wide and high, in the middle of the hex; the sign with the value is as large as 54 px."""
    assert dist(layout.VALUE, (0, 0)) > 30 + 27
    assert layout.hex_middle(BEIJING)[0] - step_at(BEIJING)[0] > 50, "beside the coordinator"
    assert all(step_at(place) == layout.hex_middle(place) for place in range(HEXES))


def test_the_coordinator_is_seen_beside_the_last_step_of_his_way() -> None:
    """His token's colour is found on nearly as many pixels as where no step stands."""
    position = put(dayunhe.cleared(), "coordinator", 19)
    box = grown(on_map(19), 20)
    alone = near(boards.draw(position), box, TOKEN)
    assert alone > 700
    way = Inspected(False, (StepScore(19, "canal", 0, 4, True),), 0)
    for kind in ("delta", "reservoir", UNREST):
        dayunhe.lay(position, 19, kind, 0)
        assert near(boards.draw(position, way), box, TOKEN) > 0.9 * alone, kind
