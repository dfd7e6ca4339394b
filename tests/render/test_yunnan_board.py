"""What stands on Yunnan's board, and where; its panels, sheet and final table; the ground it lies on."""

from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from PIL import Image, ImageChops, ImageStat

from games.engine import Event
from games.engine.choices import Question
from games.yunnan import incomes
from games.yunnan.bids import Banked, Bid, BidPlaced, Marketed, Passed
from games.yunnan.components import CUSTOMS, DRAGON, HORSE, MARKET, SCHOOL, YARD, board, buildings
from games.yunnan.phases import GiftsGiven, InspectorCame
from games.yunnan.position import YunnanPosition as View
from games.yunnan.state import Ousting
from games.yunnan.structures import Built
from games.yunnan.travel import Displaced, Move, Moved, TravelEnded
from render.kit.files import read_picture
from render.kit.palette import CANDIDATE, INK, SEAL, Colour
from render.yunnan import layout
from render.yunnan.board import piece_at
from render.yunnan.buildings import bank_at, trader_at
from tests.support.render import yunnan
from tests.support.render.pictures import more, put
from tests.support.render.positions import (
    Box,
    Drawn,
    around,
    colour_at,
    differing,
    grown,
    moved,
    near,
    only_in,
    pixels,
    within,
)
from tests.support.render.scenes import asked
from tests.support.render.yunnan import boards, fullest, index_of, middle, start

PROVINCES = range(len(board().provinces))
QINGHAI, QAMDO = index_of("qinghai"), index_of("qamdo")
LEFT_OF, TOP_OF, RIGHT_OF, BOTTOM_OF = layout.storey(SCHOOL, 1)
OUTLINE = (LEFT_OF + 110, TOP_OF - 12, RIGHT_OF + 20, BOTTOM_OF + 12)


def slip(colour: int, colours: int = 5, wider: int = 10) -> Box:
    wide = layout.slip_width(colours)
    left = layout.STRIP_LEFT + colour * (wide + layout.STRIP_GAP)
    return left, layout.STRIP - 40, left + wide + wider, 1690


@pytest.fixture
def view() -> View:
    return middle().view(None)


@pytest.mark.parametrize("pieces", ["traders", "posts"])
def test_traders_and_posts_stand_in_their_province(view: View, pieces: str) -> None:
    """None, one and two of a colour after another in every province at once; the market has no posts."""
    provinces = PROVINCES if pieces == "traders" else PROVINCES[1:]
    boxes = [grown(layout.CARTOUCHES[province], 6) for province in provinces]
    setattr(view, pieces, [[0] * 5 for _ in PROVINCES])
    drawn = [boards.draw(view)]
    for colour, count in product(range(5), (1, 2)):
        for province in provinces:
            getattr(view, pieces)[province][colour] = count
        drawn.append(boards.draw(view))
    for one, other in pairwise(drawn):
        assert only_in(one, other, boxes)


def test_colours_stand_side_by_side_and_hide_nothing() -> None:
    """In the fullest position taking one colour away changes its own column alone, but for a roof's tip."""
    full = fullest().view(None)
    boxes = []
    for colour in range(5):
        without = put(put(full, f"traders 1 {colour}", 0), f"posts 1 {colour}", 0)
        boxes.append(boards.between(full, without))
    assert all(within(box, grown(layout.CARTOUCHES[1], 6)) for box in boxes)
    for one, other in pairwise(boxes):
        assert one[0] < other[0] < one[2] < other[2]
        assert one[2] - other[0] < 20


def test_five_horses_fit_beside_the_bridge_builders() -> None:
    """Wherever all five stand, no horse covers a builder's token, nor leaves its province."""
    full = put(fullest().view(None), "horse", [MARKET] * 5)
    full.bridges = [[False] * 5 for _ in full.bridges]
    for province in PROVINCES[1:]:
        horses = boards.where(full, "horse", [province] * 5)
        assert within(horses, grown(layout.CARTOUCHES[province], 70))
        for site in range(len(board().bridges)):
            for number in range(5):
                x, y = layout.builder(site, number)
                clear_x = horses[0] - 15 >= x or x >= horses[2] + 15
                assert clear_x or y + 15 <= horses[1] + 12 or y - 15 >= horses[3], (province, site, number)


@pytest.mark.parametrize("site", range(len(board().bridges)))
def test_a_bridge_is_shown_with_its_builders(view: View, site: int) -> None:
    """The first in the order is A, black; then D, blue."""
    boards.where(put(view, f"bridges {site}", [False] * 5), f"bridges {site} 3", True)
    picture = boards.draw(put(view, f"bridges {site}", [True, False, False, True, False]))
    black, blue = (colour_at(picture, *layout.builder(site, number)) for number in (0, 1))
    assert sum(black) < 200
    assert blue[2] > blue[0] + 60


def test_what_is_seen_where(view: View) -> None:
    """Pieces on the map, the order, an outline where a trader was thrown out, numbers on the slips."""
    view = put(put(view, "inspector", -1), "horse", [MARKET] * 5)
    horses = [around((x, y - 29), 72, 74) for x, y in layout.HORSES]
    numbers = ["money", "influence", "passes", "supply", "gifts", "incomes", "vp"]
    boards.check(
        view,
        (
            *((f"teahouses {QINGHAI}", owner, layout.CARTOUCHES[QINGHAI]) for owner in range(5)),
            *((f"gifts_left {QINGHAI}", left, layout.CARTOUCHES[QINGHAI]) for left in (1, 5)),
            *((f"ousted {colour}", [Ousting(SCHOOL, 7, 2, 9)], OUTLINE) for colour in range(4)),
            *(("inspector", province, layout.CARTOUCHES[province]) for province in (QAMDO, QINGHAI)),
            *((f"horse {province - 1}", province, horses[province]) for province in PROVINCES[1:]),
            *((f"horse {5 - province}", province, horses[province]) for province in PROVINCES[1:]),
            ("passed 1", True, grown(layout.ORDER, 10)),
            ("travel_order", [0, 1, 2, 3, 4], grown(layout.ORDER, 10)),
        ),
    )
    for number, name in enumerate((*numbers, *(f"stock {kind}" for kind in range(3)))):
        for colour in (number % 5, (number + 2) % 5):
            assert within(boards.between(view, more(view, f"{name} {colour}")), slip(colour)), name


@pytest.mark.parametrize("building", range(5))
def test_a_bid_stands_on_its_storey(view: View, building: int) -> None:
    """A higher total may change what the bank would pay."""
    view.spaces, view.bank = [[-1] * 5 for _ in view.spaces], [-1, -1]
    for space in range(5):
        left, top, right, bottom = layout.storey(building, space)
        found = boards.where(view, f"spaces {building} {space}", 2)
        assert left <= found[0]
        assert top - 8 <= found[1] <= bottom
        assert found[2] <= right or found[2] <= layout.BANK[1][2]


def test_values_stay_readable_beside_bids() -> None:
    """In the fullest position every value stands beside its trader: left of it there is the ink of digits."""
    picture = boards.draw(fullest().view(None)).convert("L")
    for building, printed in enumerate(buildings()):
        for space, value in enumerate(printed.values):
            left, top, _, bottom = layout.storey(building, space)
            cell = picture.crop((left + 8, top + 4, left + 66, bottom - 4))
            ink = cell.point(lambda value: 255 if value < 90 else 0).getbbox()
            assert ink is not None
            assert ink[3] - ink[1] >= 36, (printed.id, value)


def test_the_bank_shows_what_it_would_pay_now(view: View) -> None:
    low, high = (boards.draw(put(view, "spaces", [row] * 5)) for row in ([-1] * 5, [0, 1, 2, 3, 4]))
    view.bank = [-1, -1]
    for side, box in enumerate(layout.BANK):
        assert sum(ImageChops.difference(low.crop(box), high.crop(box)).tobytes()) > 20_000
        assert within(boards.where(view, f"bank {side}", 3), grown(box, 4))


def test_the_dragon_house_is_the_fourth_tower(view: View) -> None:
    """Towers stand in the order of the buildings; the crossing of names would be seen only in words."""
    other = boards.draw(view, words={**boards.words, "dragon": "Xx"})
    left, _, right, _ = layout.storey(DRAGON, 0)
    assert within(differing(boards.draw(view), other), (left, 1040, right, 1100))


def test_the_slip_of_who_acts_is_red_and_that_of_who_left_grey(view: View) -> None:
    gone = put(put(put(view, "turn", 0), "colour", 0), "resigned", [4])
    acting, left = (boards.draw(shown).crop(slip(4)) for shown in (view, gone))
    reds = [near(part, (0, 0, *part.size), SEAL, 100) for part in (acting, left)]
    assert reds[0] > 3000 > 10 * reds[1]
    assert ImageStat.Stat(left).mean != ImageStat.Stat(acting).mean


def test_two_players_share_points_on_joined_slips() -> None:
    """The first colour is at the left."""
    view = start(2).view(None)
    halves = [slip(seat, 2, 0) for seat in (0, 1)]
    for colour in range(4):
        box = boards.between(view, more(view, f"money {colour}", 5))
        assert within(box, halves[colour % 2])
        assert (box[0] - halves[colour % 2][0] > layout.slip_width(2) / 2) == (colour >= 2)
    for seat in (0, 1):
        assert within(boards.where(view, f"vp {seat}", 77), halves[seat])


def test_a_persons_colours_stand_next_to_each_other() -> None:
    """Two players: the columns are A C B D."""
    empty = put(start(2).view(None), "traders", [[0] * 4 for _ in PROVINCES])
    lefts = [boards.where(empty, f"traders 3 {colour}", 1)[0] for colour in range(4)]
    assert sorted(range(4), key=lefts.__getitem__) == [0, 2, 1, 3]


EVENTS: list[tuple[Event, Box]] = [
    (BidPlaced(3, CUSTOMS, 12, -1, 12, 20, 0), layout.storey(CUSTOMS, 3)),
    (Banked(2, 0, -1, (), 18), layout.BANK[0]),
    (Marketed(3, -1), layout.CARTOUCHES[MARKET]),
    (Passed(0, 1, False), layout.CARTOUCHES[MARKET]),
    (Moved(1, 0, 5, 2, 1, (1, 3, 5)), layout.CARTOUCHES[5]),
    (Displaced(1, 3, 4, 3), layout.CARTOUCHES[3]),
    (TravelEnded(2, ((5, 1),), 12, 0, False), layout.CARTOUCHES[MARKET]),
    (Built(3, "post", 4), layout.CARTOUCHES[4]),
    (Built(2, "teahouse", 2), layout.CARTOUCHES[2]),
    (Built(3, "bridge", 0), around(layout.builder(0, 1), 36)),  # the second of its builders, B and D
    (InspectorCame((0, 20, 30, 40, 10, 5), 3, 4, 2), layout.CARTOUCHES[3]),
    (GiftsGiven(2, ((0, 2),), 3, False), layout.CARTOUCHES[2]),
]


def test_what_changed_is_ringed(view: View) -> None:
    boards.check_rings(view, ((event, grown(box, 26)) for event, box in EVENTS))


def test_nothing_is_ringed_that_is_not_there_any_more(view: View) -> None:
    bid, banked = BidPlaced(0, CUSTOMS, 7, -1, 7, 9, 0), Banked(0, 1, -1, (), 9)
    gone = bid, banked, Passed(3, 0, False), InspectorCame((0,) * 6, -1, -1, -1)
    assert boards.draw(view, *gone) == boards.draw(view)


UNDER_MAP = (0, layout.MAP[3] - layout.MAP[1] - 4, 1200, layout.MAP[3] - layout.MAP[1] + layout.INFO)
"""The strip under the map."""
ROWS, ROW = 962 + 64, 76
"""Where the final table's rows begin, and how high they are."""


def on_map(box: Box) -> Box:
    """A box of the board on the picture of the map."""
    return moved(box, top=layout.MAP[1])


def golden(png: Drawn, box: Box) -> int:
    """Pixels there in the gold of connected ways."""
    least, most = (215, 165, -1), (256, 215, 110)
    bands = zip(pixels(png).crop(box).split(), least, most, strict=True)
    masks = [band.point([255 * (a < value < b) for value in range(256)]) for band, a, b in bands]
    return ImageChops.darker(ImageChops.darker(*masks[:2]), masks[2]).histogram()[255]


def halfway(path: list[tuple[float, float]]) -> Box:
    """A few pixels round the middle of a way, on the picture of the map."""
    return on_map(around(path[len(path) // 2], 40))


def marked(png: Drawn, at: tuple[float, float], left: int = 0) -> bool:
    """Whether there is the green of candidates at a place of the floor."""
    return near(png, moved(around(at, 48, 40), left, layout.FLOOR[1]), CANDIDATE) > 80


def test_exactly_the_open_spaces_are_marked() -> None:
    view = yunnan.middle().view(4)
    png = boards.draw(view, question=asked(view))
    open_now = {(action.building, action.space) for action in view.legal() if isinstance(action, Bid)}
    assert (YARD, 0) in open_now
    assert (CUSTOMS, 1) not in open_now, "D bid 12 there"
    for building in (SCHOOL, CUSTOMS, HORSE, DRAGON, YARD):
        for space in range(5):
            open_ = (building, space) in open_now
            assert marked(png, trader_at(building, space)) == open_, (building, space)
    assert marked(png, bank_at(1))
    assert not marked(png, bank_at(0)), "C has a trader there"


def test_the_chosen_building_alone_is_marked() -> None:
    view = yunnan.middle().view(4)
    question = asked(view, "customs")
    png = boards.draw(view, question=question)
    values = buildings()[CUSTOMS].values
    offered = {values.index(int(answer.token)) for answer in question.answers}
    for space in range(5):
        assert marked(png, trader_at(CUSTOMS, space), 19) == (space in offered)
        left, top, _, bottom = moved(layout.storey(SCHOOL, space), top=layout.FLOOR[1])
        assert space == 2 or near(png, (left, top, left + 150, bottom), CANDIDATE) < 80


def test_the_strip_shows_money_bids_and_traders_at_home() -> None:
    view = yunnan.middle().view(4)
    question = asked(view)
    wide, high = boards.draw(view, question=question).size
    strip = (0, high - layout.INFO - 4, wide, high)
    for name in ("money", "supply"):
        assert within(boards.between(view, more(view, f"{name} 4"), question), strip)
    assert boards.where(view, f"spaces {HORSE} 1", 2, question)[3] > strip[1], "E's bids are no more 7"


def test_what_is_connected_is_golden_and_what_is_cut_off_has_a_sign() -> None:
    """B: a bridge from Yunnan to Qamdo and traders in both and in Sichuan; Qinghai is cut off."""
    view = yunnan.travelling(1).view(1)
    png = boards.draw(view, question=asked(view))
    for step, connected in enumerate((True, True, True, False, False)):
        assert (golden(png, halfway(layout.road(step))) > 150) == connected, step
    for site, connected in enumerate((True, False, False, False)):
        assert (golden(png, halfway(layout.bridge(site))) > 60) == connected, site
    for province, box in enumerate(layout.CARTOUCHES):
        left, top, right, _ = on_map(box)
        edge = (left + 150, top - 16, right - 150, top + 2)
        if not view.horse.count(province):
            off = province in (yunnan.index_of("qinghai"), yunnan.index_of("tibet"))
            assert (golden(png, edge) > 300) != off, province
    left, top, _, _ = on_map(layout.CARTOUCHES[yunnan.index_of("qinghai")])
    sign = (left + 226, top + 6, left + 290, top + 60)
    led = boards.draw(put(view, f"traders {yunnan.index_of('tibet')} 1", 1), question=asked(view))
    assert led.crop(sign) != png.crop(sign)


def test_the_strip_shows_passes_left_and_the_income_it_would_be() -> None:
    view = yunnan.travelling(1).view(1)
    assert within(boards.between(view, more(view, "passes_left", -1), asked(view)), UNDER_MAP)
    assert incomes.forecast(view, 1).total != incomes.income(view, 1).total
    assert boards.between(view, more(view, f"traders {MARKET} 1"), asked(view))[3] > UNDER_MAP[1]


def test_provinces_beyond_the_horse_lie_under_paper() -> None:
    view = yunnan.travelling(2).view(2)
    assert view.horse[2] == yunnan.index_of("sichuan")
    png = boards.draw(view, question=asked(view)).convert("L")
    for province, box in enumerate(layout.CARTOUCHES):
        left, top, right, bottom = on_map(box)
        darkest = min(png.crop((left + 20, top + 20, right - 20, bottom - 20)).tobytes())
        assert (darkest > 90) == (province > view.horse[2]), province


def test_journeys_are_priced_where_they_end() -> None:
    view = yunnan.travelling(1).view(1)
    question = asked(view, "yunnan")
    assert question.slot == "to"
    priced = boards.draw(view, question=question)
    unpriced = boards.draw(view, question=Question("site", question.answers, {}))
    ends = {answer.token for answer in question.answers}
    for province, box in enumerate(layout.CARTOUCHES):
        _, top, right, _ = on_map(box)
        tag = (right - 60, top - 50, right + 4, top + 8)
        assert (priced.crop(tag) == unpriced.crop(tag)) == (board().provinces[province].id not in ends)


def test_traders_that_have_travelled_stand_apart() -> None:
    """Two of B's in Yunnan, one moved to Qamdo: it is pale there, and the other one of Qamdo is not."""
    position = yunnan.travelling(1)
    position.influence[1] = 0  # nobody can be displaced
    position.apply(Move(1, QAMDO))
    view = position.view(1)
    both = boards.where(view, "moved", [0, 1, 0, 0, 0, 0], asked(view))
    assert both[1] < on_map(layout.CARTOUCHES[1])[1] < both[3]


def test_who_can_be_displaced_is_marked() -> None:
    position = yunnan.travelling(1)
    position.apply(Move(1, QAMDO))
    view = position.view(1)
    question = asked(view)
    assert [answer.token for answer in question.answers] == ["E", "none"], "D has more influence"
    png = boards.draw(view, question=question)
    for colour, offered in ((3, False), (4, True)):
        box = on_map(around(piece_at(view, QAMDO, colour, moving=True), 48, 80))
        assert (near(png, box, CANDIDATE) > 80) == offered


def test_bridge_sites_that_may_be_chosen_are_marked() -> None:
    view = put(yunnan.travelling(4).view(4), "horse 4", yunnan.index_of("qinghai"))
    question = asked(view, "bridge")
    assert [answer.token for answer in question.answers] == [entry.id for entry in board().bridges]
    png = boards.draw(view, question=question)
    assert all(near(png, halfway(layout.bridge(site)), CANDIDATE) > 50 for site in range(4))


def test_an_income_is_divided_with_everybodys_points_in_sight() -> None:
    view = yunnan.converting(1).view(1)
    tops = [
        boards.between(view, more(view, f"{name} {colour}"), asked(view))[1] // 76
        for colour in view.travel_order
        for name in ("vp", "money", "incomes", "gifts")
    ]
    assert tops == sorted(tops), "the rows stand in travel order"


def test_the_sheet_shows_what_its_owner_has() -> None:
    view = yunnan.middle().view(1)
    boards.check_own(view, "money influence passes supply gifts vp", 5)
    others = [more(view, path) for path in ("traders 4 1", "posts 1 1", "traders 0 1", "stock 2 1")]
    others += [put(view, "bridges 2 1", True), put(view, f"spaces {SCHOOL} 4", 1)]
    assert all(boards.hand(other) != boards.hand(view) for other in others)


def test_two_players_have_two_tables_on_a_sheet() -> None:
    one, two = yunnan.start(3).view(0), yunnan.start(2).view(0)
    assert boards.hand(two).height > 1.6 * boards.hand(one).height
    assert boards.hand(more(two, "money 1")) == boards.hand(two)
    assert boards.hand(more(two, "money 2")) != boards.hand(two)


def test_a_match_that_is_over_shows_all_sources() -> None:
    """Every fullest end has its height in the test of all games."""
    view = yunnan.over(yunnan.middle()).view(None)
    outcome = view.outcome()
    assert outcome is not None
    top = ROWS + (outcome.seats[0].rank - 1) * ROW
    for name, by in (("money", 4), ("gifts", 1), ("influence", -1), ("passes", 1)):
        box = boards.between(view, more(view, f"{name} 0", by))
        assert within(box, (0, top - 6, 1200, top + ROW + 6)), name


SLIP_FRAME = 14
"""A slip's edge and its line."""
LEAST_CONTRAST = 6.5
"""Of ink on what lies under letters."""
MOST_SPREAD = 5
"""Standard deviation of grey, of 255, of what lies under letters."""
BASE = read_picture(layout.FOLDER / "base.png", "RGB")


def brightness(colour: Colour) -> float:
    """Relative luminance, 0..1."""
    linear = [c / 3294.6 if c <= 10.3 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def is_calm(box: Box) -> bool:
    """Whether ink is read there everywhere (single pixels aside) and nothing catches the eye."""
    part = BASE.crop(box)
    small = part.resize((max(1, part.width // 4), max(1, part.height // 4)), Image.Resampling.BOX).tobytes()
    darkest = min(zip(small[::3], small[1::3], small[2::3], strict=True), key=sum)
    contrast = (brightness(darkest) + 0.05) / (brightness(INK) + 0.05)
    return contrast >= LEAST_CONTRAST and ImageStat.Stat(part.convert("L")).stddev[0] <= MOST_SPREAD


def calm() -> Iterator[Box]:
    """Where something is written or lies: slips, plates and storeys of the towers, bags of the bank."""
    yield from (grown(box, -SLIP_FRAME) for box in (*layout.CARTOUCHES, layout.ORDER))
    for number, building in enumerate(buildings()):
        left = layout.tower(number)
        yield left + 6, layout.PLATE + 6, left + layout.TOWER_WIDTH - 6, layout.PLATE_END - 4
        for space in range(len(building.values)):
            top = layout.storey(number, space)[1]
            yield left + layout.STOREY_NUMBER - 22, top + 12, left + layout.STOREY_TRADER + 26, top + 42
    for left, top, _, bottom in layout.BANK:
        yield around((left + layout.BAG, (top + bottom) // 2 + 10), 34, 20)


def test_the_ground_is_calm_where_something_is_written_or_lies_and_only_there() -> None:
    for box in calm():
        assert is_calm(box), box
    for left, top, right, _ in (*layout.CARTOUCHES, layout.ORDER):
        assert not is_calm((left, top - 60, right, top + 20))
