"""What stands on Da Yunhe's board, and where: drawn twice, the pictures differ there and nowhere else."""

from collections.abc import Iterator
from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageChops, ImageStat

from games.dayunhe.components import LEVELS, SEATS, UNREST, board, edges, kinds, looks, rules
from games.dayunhe.places import BEIJING, HANGZHOU, HEXES, NEIGHBOURS, NOWHERE, REGIONS
from games.dayunhe.position import DayunhePosition
from games.engine import HIDDEN
from render import dayunhe as painter
from render.dayunhe.assets import ground, palette, piece
from render.dayunhe.layout import (
    EARNED,
    FIRST,
    HEADER,
    HEIGHT,
    HEX_W,
    MAP,
    SHARED,
    SMALL_W,
    TITLE_HEIGHT,
    WIDTH,
    Box,
    hex_middle,
    high,
    holder_at,
    panel,
    stack,
)
from render.dayunhe.tiles import WIDTHS, Size, draw_tile, pip_at
from render.kit.encode import Picture
from render.kit.palette import SEAL
from render.kit.palette import SEATS as LOOKS
from render.scene import Scene
from tests.render.dayunhe import CANALS, bare, cleared, draw, fullest, last_way, lay, middle, over, scene
from tests.render.positions import changed, colours_of, grown, near, pixels, told_apart, within
from tests.render.scenes import NAMES

MOST_BYTES = 400_000
CORNERS = (0, 2, 5, 19, 30, 42, 44)
"""Hexes at the edges of the map and in its middle."""
WATER = (134, 185, 201)


def around(place: int, by: int = 0) -> Box:
    """The box round a hex."""
    (x, y), wide, tall = hex_middle(place), HEX_W / 2 + by, high(HEX_W) / 2 + by
    return round(x - wide), round(y - tall), round(x + wide), round(y + tall)


def beside(region: int) -> Box:
    """A panel with its badge and shadow."""
    return grown(panel(region), 14)


def tile(kind: str, rotation: int, seat: int, size: Size = "") -> Image.Image:
    """A tile alone on paper."""
    image = ground("paper").crop((0, 0, 240, 240))
    draw_tile(image, kind, rotation, seat, (120, 120), size)
    return image


@pytest.fixture
def view() -> DayunhePosition:
    return middle().view(None)


# ── the layout ───────────────────────────────────────────────────────────────────────────────────


def test_hexes_touch_their_neighbours_and_no_others() -> None:
    for place in range(HEXES):
        for other in range(place):
            far = dist(hex_middle(place), hex_middle(other))
            if other in NEIGHBOURS[place]:
                assert abs(far - HEX_W) < 1
            else:
                assert far > 1.6 * HEX_W
    with pytest.raises(ValueError, match="47"):
        hex_middle(HANGZHOU + 1)


def test_nothing_overlaps_and_all_is_on_the_picture() -> None:
    boxes = [(0, 0, WIDTH, HEADER), MAP, SHARED, EARNED, *map(panel, range(REGIONS))]
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    boxes += [around(place) for place in range(HEXES)]
    assert all(box[0] >= 0 and box[1] >= 0 and box[2] <= WIDTH and box[3] <= HEIGHT for box in boxes)
    assert all(within(around(place), MAP) for place in range(HEXES))
    assert all(holder_at(region)[0] < FIRST[0] for region in range(REGIONS))


# ── tiles ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("size", WIDTHS)
def test_every_look_of_a_tile_and_its_back_are_told_apart(size: Size) -> None:
    colours = palette("board")
    found = [tile(HIDDEN, 0, 3, size)]
    found += [tile(kind, rotation, 3, size) for kind in kinds() for rotation in looks(kind)]
    pictures = [colours_of(Picture(image, colours)) for image in found]
    wide = round(WIDTHS[size] / 2) + 24
    assert told_apart(pictures, (120 - wide, 120 - wide - 12, 120 + wide, 120 + wide + 12))


@pytest.mark.parametrize("kind", ["straight", UNREST, HIDDEN])
def test_owners_are_told_apart_by_colour_and_without_it(kind: str) -> None:
    found = [tile(kind, 0, seat) for seat in range(5)]
    for number, image in enumerate(found):
        png = colours_of(Picture(image, palette("board")))
        counts = [near(png, (0, 0, 240, 240), look.colour, 90) for look in LOOKS]
        assert counts[number] > 150
    if kind != HIDDEN:
        grey = [colours_of(Picture(image.convert("L").convert("RGB"), palette("board"))) for image in found]
        assert told_apart(grey, (0, 0, 240, 240))


def test_the_owners_shapes_differ() -> None:
    masks = [piece(f"pip-{look.letter}").mask.resize((48, 48)) for look in LOOKS]
    for one, other in combinations(masks, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 8


def test_a_value_lies_beside_the_lines_of_its_tile() -> None:
    """A canal is 22 px wide: a number of 36 px beside it stays clear of the water."""
    for kind in CANALS:
        for rotation in looks(kind):
            at = pip_at(kind, rotation)
            for edge in range(6):
                if edges(kind, rotation) >> edge & 1:
                    end = _toward(edge)
                    line = [(end[0] * step / 20, end[1] * step / 20) for step in range(21)]
                    assert min(dist(at, point) for point in line) > 11 + 18, (kind, rotation)


def _toward(edge: int) -> tuple[float, float]:
    """From the middle of a hex, seen from its neighbours, to the middle of its edge."""
    place = 19
    (x, y), (other_x, other_y) = hex_middle(place), hex_middle(NEIGHBOURS[place][edge])
    return (other_x - x) / 2, (other_y - y) / 2


@pytest.mark.parametrize("place", CORNERS)
def test_a_tile_stands_on_its_hex(place: int) -> None:
    position = cleared()
    plain = draw(position)
    lay(position, place, "reservoir", 4)
    assert within(changed(plain, draw(position)), around(place, 16))


def test_canals_of_neighbours_join() -> None:
    """Where two lines meet there is water from bank to bank; where only one comes there is none beyond."""
    position = cleared()
    for place in range(HEXES):
        lay(position, place, "crossing", place % 5, place // 3 % 3)
    png = draw(position)
    joined = 0
    for place in range(HEXES):
        for edge in range(3):
            other = NEIGHBOURS[place][edge]
            if other == NOWHERE:
                continue
            (x, y), (dx, dy) = hex_middle(place), _toward(edge)
            spot = (round(x + dx) - 3, round(y + dy) - 3, round(x + dx) + 3, round(y + dy) + 3)
            mine, its = (edges("crossing", position.rotations[p]) for p in (place, other))
            if mine >> edge & 1 and its >> edge + 3 & 1:
                joined += 1
                assert near(png, spot, WATER, 80) > 30, (place, edge)
            elif not mine >> edge & 1 and not its >> edge + 3 & 1:
                assert near(png, spot, WATER, 80) < 12, (place, edge)
    assert joined > 20


# ── regions, the coordinator ─────────────────────────────────────────────────────────────────────


def test_each_panel_stands_beside_the_region_of_its_seat() -> None:
    view = bare(3).view(None)
    view.first = 2
    names = ("", "", "Cecilia")
    plain = colours_of(painter.draw(view, Scene(("", "", ""))))
    assert within(changed(plain, colours_of(painter.draw(view, Scene(names)))), panel(0))
    other = bare(3).view(None)
    holders = changed(draw(other), plain)
    assert holders is not None
    assert holders[0] < holder_at(0)[0] + 40, "the emblems at the regions change too"


@pytest.mark.parametrize("seats", SEATS)
def test_regions_of_nobody_have_mist_and_no_panel(seats: int) -> None:
    picture = pixels(draw(bare(seats).view(None)))
    bottom = pixels(colours_of(Picture(ground("board"), palette("board"))))
    for region in range(REGIONS):
        box = grown(panel(region), -16)  # the panel above casts a shadow
        assert (picture.crop(box).tobytes() == bottom.crop(box).tobytes()) == (region >= seats)
        left, top, right, below = around(region * 9 + 2, -30)
        free = (left, top, right - 40, below)
        assert (picture.crop(free).tobytes() == bottom.crop(free).tobytes()) == (region < seats)


def test_the_coordinator_stands_on_his_place_and_points_where_he_goes() -> None:
    position = cleared()
    pictures = [draw(position)]
    for place in (BEIJING, 10, 19, HANGZHOU):
        before, position.coordinator = position.coordinator, place
        pictures.append(draw(position))
        box = changed(pictures[-2], pictures[-1])
        if place != BEIJING:
            x, y = hex_middle(place)
            old_x, old_y = hex_middle(before)
            ends = (min(x, old_x), min(y, old_y), max(x, old_x), max(y, old_y))
            assert within(box, grown((*map(round, ends),), 70))  # type: ignore[arg-type]  # four of them
    position.coordinator = 19
    ways = []
    for trips, lying in ((4, False), (3, False), (4, True)):
        position.trips, position.lying = trips, lying
        ways.append(draw(position))
    box = around(19)
    parts = [pixels(png).crop(box).tobytes() for png in ways]
    assert len(set(parts)) == 3


@pytest.mark.parametrize("seats", SEATS)
def test_a_flag_stands_on_the_turning_point(seats: int) -> None:
    south, north = cleared(seats), cleared(seats)
    north.trips = 3
    south.coordinator = north.coordinator = 0
    one, other = (pixels(draw(position)) for position in (south, north))
    x, y = hex_middle(board().setups[seats].south)
    box = (round(x) - 10, round(y) - 75, round(x) + 185, round(y) + 40)
    assert one.crop(box).tobytes() != other.crop(box).tobytes()
    x, y = hex_middle(BEIJING)
    box = (round(x) + 100, round(y) - 40, round(x) + 190, round(y) + 40)
    assert one.crop(box).tobytes() != other.crop(box).tobytes()


def test_the_trips_are_told_apart(view: DayunhePosition) -> None:
    pictures = []
    for trips in range(rules().trips + 1):
        view.trips = trips
        pictures.append(pixels(draw(view)).crop(SHARED).tobytes())
    assert len(set(pictures)) == rules().trips + 1


# ── panels ───────────────────────────────────────────────────────────────────────────────────────


def variants(view: DayunhePosition, seat: int) -> Iterator[DayunhePosition]:
    """Views that differ in one thing that a seat has."""
    found = [view.copy() for _ in range(9)]
    found[0].scores[seat] = 57
    found[1].warehouses[seat].append("delta")
    found[2].stacks[seat][0].insert(0, HIDDEN)
    found[3].up[seat][0] = False
    found[4].city[seat].append("delta")
    found[5].city_unrest[seat][1] = 3
    found[6].wall[seat] = 3
    found[7].chosen[seat] = ""
    found[8].resigned.append(seat)
    yield from found


@pytest.mark.parametrize("seat", [0, 2, 4])
def test_a_panel_shows_what_its_seat_has(view: DayunhePosition, seat: int) -> None:
    plain = draw(view)
    for other in variants(view, seat):
        assert within(changed(plain, draw(other)), beside(seat))


def test_the_size_of_a_stack_stands_lower_than_the_values_of_tiles(view: DayunhePosition) -> None:
    """Beside the next stack's value it would read as one number with it."""
    left, top, right, bottom = panel(0)
    other = view.copy()
    other.stacks[0][1].insert(0, HIDDEN)
    values = max(pip_at(kind, 0)[1] for kind in CANALS if kind != "reservoir")
    box = left, round(top + stack(1)[1] + values * SMALL_W / HEX_W), right, bottom
    assert within(changed(draw(view), draw(other)), box)


def test_a_wall_row_shows_how_far_it_is_from_an_uprising(view: DayunhePosition) -> None:
    left, top, right, bottom = panel(0)
    row = (left + 440, top + 240, right, bottom + 10)
    view.chosen = [""] * 5
    pictures = []
    for count in range(6):
        view.wall[0] = count
        pictures.append(draw(view))
    assert told_apart(pictures, row)
    view.wall[0] = 1
    rows = []
    for level in LEVELS:
        view.level = rules().levels[level]
        rows.append(pixels(draw(view)).crop(row).tobytes())
    assert len(set(rows)) == len(LEVELS)


def test_cards_are_seen_when_they_are_revealed(view: DayunhePosition) -> None:
    view.revealed[0], view.chosen[0] = False, HIDDEN
    hidden = draw(view)
    view.chosen[0] = "saboteur"
    assert draw(view) == hidden
    pictures = [hidden]
    view.revealed[0] = True
    for card in ("saboteur", "tea", "builder"):
        view.chosen[0] = card
        pictures.append(draw(view))
    view.chosen[0] = ""
    pictures.append(draw(view))
    assert told_apart(pictures, panel(0))


def test_hidden_things_change_nothing(view: DayunhePosition) -> None:
    plain = draw(view)
    for row in view.stacks:
        for tiles in row:
            tiles[:-1] = ["delta"] * (len(tiles) - 1)
    view.stacks[1][1][-1] = "basin"
    view.handed = [["builder"]] * 5
    assert draw(view) == plain


def test_the_start_player_and_who_acts_are_marked(view: DayunhePosition) -> None:
    plain = draw(view)
    other = view.copy()
    other.start = 4
    box = changed(plain, draw(other))
    assert box is not None
    assert panel(1)[1] <= box[1] < panel(1)[3] < panel(4)[1] <= box[3] < panel(4)[3]
    other = view.copy()
    other.turn = 4
    assert near(draw(other), panel(4), SEAL) > near(plain, panel(4), SEAL) + 2500


# ── header, names, files ─────────────────────────────────────────────────────────────────────────


def test_the_header_tells_round_and_turn(view: DayunhePosition) -> None:
    words = dict(scene(view).captions)
    plain = draw(view)
    for key, word in (("round", "Round 7"), ("turn", "Turn 99")):
        other = Scene(NAMES, captions=words | {key: word})
        assert within(changed(plain, colours_of(painter.draw(view, other))), (500, 0, WIDTH, HEADER))
    long = words | {"round": "R" * 60}
    assert painter.draw(view, Scene(NAMES, captions=long)).image.size == (WIDTH, HEIGHT)


@pytest.mark.parametrize("name", ["\u202eMallory", "ก็็็็็็็็", "", "x" * 200])
def test_any_name_can_be_drawn(view: DayunhePosition, name: str) -> None:
    plain = colours_of(painter.draw(view, Scene(("", *NAMES[1:]))))
    named = colours_of(painter.draw(view, Scene((name, *NAMES[1:]))))
    box = changed(plain, named)
    assert box is None or within(box, panel(0))


@pytest.mark.parametrize("seats", SEATS)
def test_a_board_is_a_small_file_of_one_size(seats: int) -> None:
    for view, events in ((bare(seats), ()), (fullest(seats), (last_way(seats),))):
        png = painter.draw(view.view(None), scene(view, events)).png()
        assert len(png) <= MOST_BYTES
        assert pixels(png).size == (WIDTH, HEIGHT)


def test_the_seats_keep_their_colours_on_the_fullest_board() -> None:
    png = draw(fullest().view(None))
    for number, look in enumerate(LOOKS):
        assert near(png, panel(number), look.colour, 24) > 800


def test_a_board_needs_no_words(view: DayunhePosition) -> None:
    assert painter.draw(view, Scene()).image.size == (WIDTH, HEIGHT)


def test_the_end_shows_the_map_and_the_table_in_place_of_the_panels() -> None:
    for seats in SEATS:
        view = over(fullest(seats)).view(None)
        png = painter.draw(view, scene(view, (last_way(seats),))).png()
        assert len(png) <= MOST_BYTES
        assert pixels(png).size == (WIDTH, HEIGHT)
    position = over(middle())
    plain = draw(position)
    position.warehouses[0].append("delta")
    assert draw(position) == plain


def test_the_title_takes_any_subtitle() -> None:
    plain = painter.title({}, {})
    assert plain.image.size == (WIDTH, TITLE_HEIGHT)
    for words in ("Open table, needs 2 to 5", "x" * 200):
        box = changed(colours_of(plain), colours_of(painter.title({}, {"subtitle": words})))
        assert within(box, (40, 380, 640, 470))
