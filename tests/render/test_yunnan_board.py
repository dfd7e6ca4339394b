"""What stands on Yunnan's board, and where: found by drawing twice and looking where the pictures differ."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageStat

import render
from games.engine import Event
from games.yunnan.bidding import Ousting
from games.yunnan.components import CUSTOMS, DRAGON, MARKET, SCHOOL, board, buildings
from games.yunnan.events import (
    Banked,
    Bid,
    Built,
    Displaced,
    GiftsGiven,
    InspectorCame,
    Marketed,
    Moved,
    Passed,
    TravelEnded,
)
from games.yunnan.position import YunnanPosition
from render.kit.palette import SEATS
from render.yunnan.layout import (
    BANK,
    CARTOUCHES,
    HORSES,
    ORDER,
    STRIP,
    STRIP_GAP,
    STRIP_LEFT,
    builder,
    slip_width,
    storey,
)
from tests.render.positions import Box, Drawn, board_of, changed, grown, pixels, within
from tests.render.scenes import NAMES
from tests.render.yunnan import fullest, index_of, middle, over, scene, start, travelling

MOST_BYTES = 400_000
PROVINCES = range(len(board().provinces))


def draw(view: YunnanPosition, *events: Event) -> Image.Image:
    return board_of("yunnan", view, scene(view, events))


def slip(colour: int, colours: int = 5) -> Box:
    wide = slip_width(colours)
    left = STRIP_LEFT + colour * (wide + STRIP_GAP)
    return left, STRIP - 40, left + wide + 10, 1690


def apart(png: Drawn, box: Box, other: Box) -> float:
    """Mean difference of two parts of one picture."""
    one, two = pixels(png).crop(box).convert("L"), pixels(png).crop(other).convert("L")
    pairs = zip(one.tobytes(), two.tobytes(), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (one.width * one.height)


@pytest.fixture
def view() -> YunnanPosition:
    return middle().view(None)


# ── the map ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("province", PROVINCES)
@pytest.mark.parametrize("colour", range(5))
def test_traders_and_posts_stand_in_their_province(view: YunnanPosition, province: int, colour: int) -> None:
    for pieces in (view.traders, view.posts) if province != MARKET else (view.traders,):
        pieces[province][colour] = 0
        empty = draw(view)
        pieces[province][colour] = 1
        one = draw(view)
        assert within(changed(empty, one), grown(CARTOUCHES[province], 6))
        pieces[province][colour] = 2
        assert within(changed(one, draw(view)), grown(CARTOUCHES[province], 6))


def test_colours_stand_side_by_side_and_hide_nothing() -> None:
    """In the fullest position taking one colour away changes its own column alone, but for a roof's tip."""
    full = fullest().view(None)
    drawn = draw(full)
    boxes = []
    for colour in range(5):
        without = full.copy()
        without.traders[1][colour] = without.posts[1][colour] = 0
        box = changed(drawn, draw(without))
        assert within(box, grown(CARTOUCHES[1], 6))
        assert box is not None
        boxes.append(box)
    for one, other in pairwise(boxes):
        assert one[0] < other[0] < one[2] < other[2]
        assert one[2] - other[0] < 20


@pytest.mark.parametrize("colour", range(5))
@pytest.mark.parametrize("province", PROVINCES[1:])
def test_a_horse_stands_above_its_province(view: YunnanPosition, province: int, colour: int) -> None:
    view.horse = [MARKET] * 5
    nobody = draw(view)
    view.horse[colour] = province
    x, y = (round(at) for at in HORSES[province])
    assert within(changed(nobody, draw(view)), (x - 36, y - 66, x + 36, y + 8))


def test_five_horses_fit_beside_the_bridge_builders() -> None:
    """Wherever all five stand, no horse covers a builder's token, nor leaves its province."""
    full = fullest().view(None)
    for province in PROVINCES[1:]:
        full.horse = [MARKET] * 5
        full.bridges = [[False] * 5 for _ in full.bridges]
        nothing = draw(full)
        full.horse = [province] * 5
        horses = changed(nothing, draw(full))
        assert within(horses, grown(CARTOUCHES[province], 70))
        assert horses is not None
        for site in range(len(board().bridges)):
            for number in range(5):
                x, y = builder(site, number)
                clear_x = horses[0] - 15 >= x or x >= horses[2] + 15
                assert clear_x or y + 15 <= horses[1] + 12 or y - 15 >= horses[3], (province, site, number)


@pytest.mark.parametrize("site", range(len(board().bridges)))
def test_a_bridge_is_shown_with_its_builders(view: YunnanPosition, site: int) -> None:
    view.bridges[site] = [False] * 5
    none = draw(view)
    view.bridges[site][3] = True
    one = draw(view)
    view.bridges[site][0] = True
    both = draw(view)
    assert changed(none, one) is not None
    x, y = (round(at) for at in builder(site, 0))
    picture = pixels(both)
    token = picture.getpixel((x, y))
    assert isinstance(token, tuple)
    assert sum(token) < 200  # the first in the order is A, black
    x, y = (round(at) for at in builder(site, 1))
    colour = picture.getpixel((x, y))
    assert isinstance(colour, tuple)
    assert colour[2] > colour[0] + 60  # then D, blue


def test_tea_houses_gifts_and_the_inspector(view: YunnanPosition) -> None:
    plain = draw(view)
    qinghai = index_of("qinghai")
    for owner in range(5):
        view.teahouses[qinghai] = owner
        assert within(changed(plain, draw(view)), CARTOUCHES[qinghai])
    view.teahouses[qinghai] = -1
    for left in (1, 5):
        view.gifts_left[qinghai] = left
        assert within(changed(plain, draw(view)), CARTOUCHES[qinghai])
    view.gifts_left[qinghai] = 0
    view.inspector = qinghai
    left, top, _, _ = CARTOUCHES[qinghai]
    low_left, low_top, _, _ = CARTOUCHES[index_of("qamdo")]
    box = (low_left, low_top - 10, 1180, low_top + 80)
    moved = changed(plain, draw(view))
    assert moved is not None
    assert moved[1] >= top - 10
    assert moved[3] <= box[3]
    assert moved[2] > left


def test_the_market_has_neither_posts_nor_gifts_nor_a_tea_house(view: YunnanPosition) -> None:
    plain = draw(view)
    view.inspector = -1
    view.gifts_left[MARKET] = 0
    without = draw(view)
    assert within(changed(plain, without), CARTOUCHES[index_of("qamdo")])


def test_the_order_shows_who_passed_and_who_acts(view: YunnanPosition) -> None:
    plain = draw(view)
    view.passed[1] = True
    assert within(changed(plain, draw(view)), grown(ORDER, 10))
    other = middle().view(None)
    other.travel_order = [0, 1, 2, 3, 4]
    assert within(changed(plain, draw(other)), grown(ORDER, 10))


# ── buildings and bank ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("building", range(5))
@pytest.mark.parametrize("space", range(5))
def test_a_bid_stands_on_its_storey(view: YunnanPosition, building: int, space: int) -> None:
    view.spaces = [[-1] * 5 for _ in view.spaces]
    view.bank = [-1, -1]
    empty = draw(view)
    view.spaces[building][space] = 2
    left, top, right, bottom = storey(building, space)
    found = changed(empty, draw(view))
    assert found is not None
    assert left <= found[0]
    assert top - 8 <= found[1] <= bottom
    bags = (BANK[0][0], BANK[0][1], BANK[1][2], BANK[1][3])
    assert found[2] <= right or found[2] <= bags[2]  # a higher total may change what the bank would pay


def test_values_stay_readable_beside_bids() -> None:
    """In the fullest position every value stands beside its trader: left of it there is the ink of digits."""
    picture = pixels(draw(fullest().view(None))).convert("L")
    for building, printed in enumerate(buildings()):
        for space, value in enumerate(printed.values):
            left, top, _, bottom = storey(building, space)
            cell = picture.crop((left + 8, top + 4, left + 66, bottom - 4))
            ink = cell.point(lambda value: 255 if value < 90 else 0).getbbox()
            assert ink is not None
            assert ink[3] - ink[1] >= 36, (printed.id, value)


@pytest.mark.parametrize("colour", range(5))
def test_a_trader_thrown_out_leaves_an_outline(view: YunnanPosition, colour: int) -> None:
    view.ousted = [[] for _ in range(5)]
    plain = draw(view)
    view.ousted[colour] = [Ousting(SCHOOL, 7, 2, 9)]
    left, top, right, bottom = storey(SCHOOL, 1)
    assert within(changed(plain, draw(view)), (left + 110, top - 12, right + 20, bottom + 12))


def test_the_bank_shows_what_it_would_pay_now(view: YunnanPosition) -> None:
    view.spaces = [[-1] * 5 for _ in view.spaces]
    low = draw(view)
    view.spaces = [[0, 1, 2, 3, 4] for _ in view.spaces]
    high = pixels(draw(view))
    for box in BANK:
        one, other = pixels(low).crop(box), high.crop(box)
        difference = sum(abs(a - b) for a, b in zip(one.tobytes(), other.tobytes(), strict=True))
        assert difference > 20_000
    for side in (0, 1):
        view.bank = [-1, -1]
        empty = draw(view)
        view.bank[side] = 3
        assert within(changed(empty, draw(view)), grown(BANK[side], 4))


# ── slips ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["money", "influence", "passes", "supply", "gifts", "incomes", "vp"])
@pytest.mark.parametrize("colour", range(5))
def test_a_slip_shows_what_its_colour_has(view: YunnanPosition, name: str, colour: int) -> None:
    plain = draw(view)
    getattr(view, name)[colour] += 1
    assert within(changed(plain, draw(view)), slip(colour))


@pytest.mark.parametrize("kind", range(3))
def test_structures_in_stock_stand_on_the_slip(view: YunnanPosition, kind: int) -> None:
    view.stock = [[0] * 5 for _ in view.stock]
    none = draw(view)
    view.stock[kind][3] = 2
    assert within(changed(none, draw(view)), slip(3))


def test_the_slip_of_who_acts_is_red_and_that_of_who_left_grey(view: YunnanPosition) -> None:
    acting = pixels(draw(view)).crop(slip(4)).convert("RGB")
    view.turn, view.colour = 0, 0
    view.resigned = [4]
    left = pixels(draw(view)).crop(slip(4)).convert("RGB")

    def reds(picture: Image.Image) -> int:
        data = picture.tobytes()
        return sum(r > 140 and g < 70 for r, g in zip(data[::3], data[1::3], strict=True))

    assert reds(acting) > 3000 > 10 * reds(left)
    assert ImageStat.Stat(left).mean != ImageStat.Stat(acting).mean


def test_two_players_share_points_on_joined_slips() -> None:
    view = start(2).view(None)
    plain = draw(view)
    wide = slip_width(2)
    halves = [
        (
            STRIP_LEFT + seat * (wide + STRIP_GAP),
            STRIP - 40,
            STRIP_LEFT + seat * (wide + STRIP_GAP) + wide,
            1690,
        )
        for seat in (0, 1)
    ]
    for colour in range(4):
        other = view.copy()
        other.money[colour] += 5
        box = changed(plain, draw(other))
        assert within(box, halves[colour % 2])
        assert box is not None
        second = box[0] - halves[colour % 2][0] > wide / 2
        assert second == (colour >= 2), "the first colour is at the left"
    for seat in (0, 1):
        other = view.copy()
        other.vp[seat] = 77
        assert within(changed(plain, draw(other)), halves[seat])


def test_a_persons_colours_stand_next_to_each_other() -> None:
    """Two players: the columns are A C B D."""
    view = start(2).view(None)
    empty = draw(view)
    lefts = []
    for colour in range(4):
        view.traders = [[0] * 4 for _ in view.traders]
        view.traders[3][colour] = 1
        box = changed(empty, draw(view))
        assert box is not None
        lefts.append(box[0])
    assert sorted(range(4), key=lefts.__getitem__) == [0, 2, 1, 3]


# ── rings ────────────────────────────────────────────────────────────────────────────────────────

EVENTS: list[tuple[Event, Box]] = [
    (Bid(3, CUSTOMS, 12, -1, 12, 20, 0), storey(CUSTOMS, 3)),
    (Banked(2, 0, -1, (), 18), BANK[0]),
    (Marketed(3, -1), CARTOUCHES[MARKET]),
    (Passed(0, 1, False), CARTOUCHES[MARKET]),
    (Moved(1, 0, 5, 2, 1, (1, 3, 5)), CARTOUCHES[5]),
    (Displaced(1, 3, 4, 3), CARTOUCHES[3]),
    (TravelEnded(2, ((5, 1),), 12, 0, False), CARTOUCHES[MARKET]),
    (Built(3, "post", 4), CARTOUCHES[4]),
    (Built(2, "teahouse", 2), CARTOUCHES[2]),
    (InspectorCame((0, 20, 30, 40, 10, 5), 3, 4, 2), CARTOUCHES[3]),
    (GiftsGiven(2, ((0, 2),), 3, False), CARTOUCHES[2]),
]


@pytest.mark.parametrize(("event", "where"), EVENTS, ids=lambda value: type(value).__name__)
def test_what_changed_is_ringed(view: YunnanPosition, event: Event, where: Box) -> None:
    assert within(changed(draw(view), draw(view, event)), grown(where, 26))


def test_a_bridge_is_ringed_at_its_builders_token(view: YunnanPosition) -> None:
    site = 0
    x, y = (round(at) for at in builder(site, 1))
    assert view.bridges[site] == [False, True, False, True, False]
    box = (x - 44, y - 44, x + 44, y + 44)
    assert within(changed(draw(view), draw(view, Built(3, "bridge", site))), box)


def test_nothing_is_ringed_that_is_not_there_any_more(view: YunnanPosition) -> None:
    gone = (Bid(0, CUSTOMS, 7, -1, 7, 9, 0), Banked(0, 1, -1, (), 9), Passed(3, 0, False))
    assert draw(view, *gone, InspectorCame((0,) * 6, -1, -1, -1)) == draw(view)


# ── whole pictures ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_fullest_boards_are_small_enough(seats: int) -> None:
    full = fullest(seats)
    long = tuple("Wilhelmina Wolkenstein" for _ in range(seats))
    for shown in (full.view(None), over(full).view(None)):
        assert len(render.draw("yunnan", shown, scene(shown, names=long))) <= MOST_BYTES


def test_sizes() -> None:
    assert pixels(draw(middle().view(None))).size == (1200, 1690)
    assert pixels(draw(start(2).view(None))).size == (1200, 1690)
    assert pixels(render.title("yunnan", {"version": "basic"}, {"subtitle": "Open table"})).size == (
        1200,
        675,
    )


def test_a_board_is_the_same_for_everybody_and_without_secrets() -> None:
    position = travelling()
    other = position.copy()
    other.chance.seed = "another"
    views = [shown.view(viewer) for shown in (position, other) for viewer in (None, *range(5))]
    boards = {draw(view).tobytes() for view in views}
    assert len(boards) == 1


def test_a_board_needs_no_words_and_no_names(view: YunnanPosition) -> None:
    bare = board_of("yunnan", view)
    assert pixels(bare).size == (1200, 1690)
    assert bare != draw(view)


def test_names_without_glyphs_leave_the_token(view: YunnanPosition) -> None:
    odd = board_of("yunnan", view, scene(view, names=("梅", *NAMES[1:])))
    without = board_of("yunnan", view, scene(view, names=("", *NAMES[1:])))
    assert odd == without


def test_the_seats_colours_stand_in_the_palette(view: YunnanPosition) -> None:
    for png in (render.draw("yunnan", view, scene(view)), render.hand("yunnan", middle().view(0), 0)):
        with Image.open(BytesIO(png)) as picture:
            numbers = picture.getpalette() or []
        colours = set(zip(*[iter(numbers)] * 3, strict=True))
        assert len(colours) <= 224
        assert {look.colour for look in SEATS} <= colours


def test_the_dragon_house_is_the_fourth_tower() -> None:
    """Towers stand in the order of the buildings; the crossing of names would be seen only in words."""
    named = middle().view(None)
    words = dict(scene(named).captions)
    plain = board_of("yunnan", named, scene(named))
    other = render.Scene(scene(named).names, captions=words | {"dragon": "Xx"})
    left, _, right, _ = storey(DRAGON, 0)
    box = changed(plain, board_of("yunnan", named, other))
    assert within(box, (left, 1040, right, 1100))
