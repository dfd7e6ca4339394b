"""What stands on Yunnan's board, and where; its panels, sheet and final table; the ground it lies on."""

from collections.abc import Iterator
from itertools import combinations, pairwise, product

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
from render.kit.palette import CANDIDATE, INK, SEAL, SEATS, Colour
from render.kit.type import width
from render.yunnan import layout
from render.yunnan.board import Group, builders, group_of, groups
from render.yunnan.buildings import bank_at, trader_at
from tests.support.render import yunnan
from tests.support.render.pictures import more, put
from tests.support.render.positions import (
    Box,
    Drawn,
    around,
    changed,
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
OUTLINE = grown(layout.space(SCHOOL, 1), 6)


def slip(seat: int, seats: int = 5, wider: int = 10) -> Box:
    wide = layout.slip_width(seats)
    left = layout.STRIP_LEFT + seat * (wide + layout.STRIP_GAP)
    return left, layout.STRIP - 40, left + wide + wider, 1690


def land(province: int) -> Box:
    """The box of a province."""
    xs, ys = zip(*layout.outline(province), strict=True)
    return grown((round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))), 12)


def rows_of(province: int) -> Box:
    """Where its traders and posts stand."""
    lefts, middles, rights = zip(*layout.PLACES[province].rows, strict=True)
    return round(min(lefts)) - 14, round(min(middles)) - 50, round(max(rights)) + 14, round(max(middles)) + 70


def place(province: int, name: str) -> Box:
    """A box round something that has its place in a province."""
    return around(getattr(layout.PLACES[province], name), 130, 110)


def track(building: int) -> Box:
    """The levels of a building."""
    _, top, right, bottom = layout.row(building)
    return layout.LEVELS, top - 6, right, bottom + 6


@pytest.fixture
def view() -> View:
    return middle().view(None)


@pytest.mark.parametrize("pieces", ["traders", "posts"])
def test_traders_and_posts_stand_in_their_province(view: View, pieces: str) -> None:
    """None, one, two and more of a colour in every province at once; the market has no posts."""
    provinces = PROVINCES if pieces == "traders" else PROVINCES[1:]
    boxes = [rows_of(province) for province in provinces]
    setattr(view, pieces, [[0] * 5 for _ in PROVINCES])
    drawn = [boards.draw(view)]
    for colour, count in product(range(5), (1, 2, 5) if pieces == "traders" else (1, 2)):
        for province in provinces:
            getattr(view, pieces)[province][colour] = count
        drawn.append(boards.draw(view))
    for one, other in pairwise(drawn):
        assert only_in(one, other, boxes)


def taken(group: Group) -> tuple[float, float, float, float]:
    """The box of the pieces and their number."""
    left, high = group.x - group.size.wide / 2, group.size.wide / 2
    return left, group.y - high, left + group.wide, group.y + high


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pieces_hide_no_others(seats: int) -> None:
    """In the fullest position and in that of a usual match; all of a province are as large."""
    for position in (fullest(seats), start(seats), *([middle()] if seats == 5 else [])):
        for province in PROVINCES:
            found = groups(position, province)
            assert len({group.size for group in found}) <= 1
            for one, other in combinations([taken(group) for group in found], 2):
                apart_x = one[2] <= other[0] or other[2] <= one[0]
                apart_y = one[3] <= other[1] + 4 or other[3] <= one[1] + 4  # tips of a shape
                assert apart_x or apart_y, (province, one, other)
            ends = {right for *_, right in layout.PLACES[province].rows}
            assert all(taken(group)[2] <= max(ends) for group in found)
            counts = position.traders[province], position.posts[province]
            assert sum(group.number for group in found) == sum(map(sum, counts))


def test_every_piece_of_the_fullest_position_is_seen() -> None:
    picture = boards.draw(fullest().view(None))
    for province in PROVINCES:
        for group in groups(fullest(), province):
            x, y = group.top
            assert near(picture, around((x, y), group.size.wide), SEATS[group.colour].colour) > 90, group


def test_up_to_three_are_shown_and_of_more_a_number(view: View) -> None:
    for count in range(1, 8):
        (group,) = groups(put(view, f"traders {QINGHAI}", [count, 0, 0, 0, 0]), QINGHAI)
        assert group.shown == (count if count <= 3 else 1)
    four, seven = (put(view, f"traders {QINGHAI}", [count, 0, 0, 0, 0]) for count in (4, 7))
    left, top, right, bottom = (round(edge) for edge in taken(group))
    number = left + round(group.size.wide)
    assert right - number == width("7", "number") + 4
    assert within(boards.between(four, seven), (number - 3, top, right + 6, bottom))


def test_five_horses_fit_beside_the_bridge_builders() -> None:
    """Wherever all five stand, no horse covers a builder's token, nor leaves its province."""
    full = put(fullest().view(None), "horse", [MARKET] * 5)
    full.traders = [[0] * 5 for _ in PROVINCES]
    full.posts = [[0] * 5 for _ in PROVINCES]
    empty = boards.draw(full).crop(layout.MAP)
    for province in PROVINCES[1:]:
        horses = differing(empty, boards.draw(put(full, "horse", [province] * 5)).crop(layout.MAP))
        horses = moved(horses, top=-layout.MAP[1])
        assert within(horses, land(province)), province
        for site in range(len(board().bridges)):
            for number in range(5):
                x, y = layout.builder(site, number, 5)
                clear_x = horses[0] - 12 >= x or x >= horses[2] + 12
                assert clear_x or y + 12 <= horses[1] or y - 12 >= horses[3] - 8, (province, site, number)


@pytest.mark.parametrize("site", range(len(board().bridges)))
def test_a_bridge_is_shown_with_its_builders(view: View, site: int) -> None:
    """The first in the order is A, black; then D, violet; more than two stand in pairs, none on another."""
    boards.where(put(view, f"bridges {site}", [False] * 5), f"bridges {site} 3", True)
    picture = boards.draw(put(view, f"bridges {site}", [True, False, False, True, False]))
    black, violet = (colour_at(picture, *layout.builder(site, number, 2)) for number in (0, 1))
    assert sum(black) < 200
    assert violet[2] > violet[1] + 60
    full = put(view, f"bridges {site}", [True] * 5)
    assert builders(full, site) == [0, 1, 2, 3, 4]
    for number, look in enumerate(SEATS):
        box = around(layout.builder(site, number, 5), 28)
        assert near(boards.draw(full), box, look.colour) > 60, look.letter


def test_what_is_seen_where(view: View) -> None:
    """Pieces on the map, the order, an outline where a trader was thrown out, numbers on the cards."""
    view = put(put(view, "inspector", -1), "horse", [MARKET + 1] * 5)
    boards.check(
        view,
        (
            *((f"teahouses {QINGHAI}", owner, place(QINGHAI, "tea")) for owner in range(5)),
            *((f"gifts_left {QINGHAI}", left, place(QINGHAI, "gift")) for left in (1, 5)),
            *((f"ousted {colour}", [Ousting(SCHOOL, 7, 2, 9)], OUTLINE) for colour in range(4)),
            *(("inspector", province, place(province, "inspector")) for province in PROVINCES[1:]),
            ("passed 1", True, grown(layout.ORDER, 10)),
            ("travel_order", [0, 1, 2, 3, 4], grown(layout.ORDER, 10)),
        ),
    )
    for number, name in enumerate(("money", "incomes", "vp")):
        for colour in (number % 5, (number + 2) % 5):
            assert within(boards.between(view, more(view, f"{name} {colour}")), slip(colour)), name


def test_a_card_tells_points_money_income_and_open_bids_and_nothing_else(view: View) -> None:
    """What else a seat has stands on its own sheet; a bid changes the card of its colour alone."""
    for name in ("gifts", "supply", *(f"stock {kind}" for kind in range(3))):
        for colour in (1, 3):
            assert boards.draw(more(view, f"{name} {colour}")) == boards.draw(view), name
    bidding = put(view, f"spaces {YARD} 0", 2)
    cards = [boards.draw(shown).crop((0, layout.STRIP, 1200, 1690)) for shown in (view, bidding)]
    left, _, right, _ = slip(2)
    assert left <= differing(*cards)[0]
    assert differing(*cards)[2] <= right


@pytest.mark.parametrize(
    ("building", "path", "by"),
    [(SCHOOL, "general", -1), (CUSTOMS, "passes", 1), (DRAGON, "influence", 1), (YARD, "reserve 0", -1)],
)
def test_levels_stand_on_the_track_of_their_building(view: View, building: int, path: str, by: int) -> None:
    for colour in (0, 2):
        assert within(boards.between(view, more(view, f"{path} {colour}", by)), track(building)), colour


def test_who_has_left_stands_on_no_track(view: View) -> None:
    """The traders out of play would be a level below the School's lowest, among the bids."""
    position = middle()
    position.resign(3)
    left = position.view(None)
    for path, by in (("general", -1), ("passes", 1), ("influence", -1), ("reserve 0", -1)):
        assert boards.draw(more(left, f"{path} 3", by)) == boards.draw(left), path
        assert boards.draw(more(view, f"{path} 3", by)) != boards.draw(view), path


def test_a_horse_stands_on_the_map_and_on_its_track(view: View) -> None:
    for province in PROVINCES[2:]:
        one, other = (put(view, "horse 2", where) for where in (1, province))
        boxes = [track(HORSE), place(1, "horse"), place(province, "horse")]
        sheets = [boards.draw(shown) for shown in (one, other)]
        parts = [[sheet.crop(box) for box in boxes] for sheet in sheets]
        assert all(before != after for before, after in zip(*parts, strict=True)), province


@pytest.mark.parametrize("together", range(1, 6))
def test_colours_on_one_level_hide_neither_each_other_nor_its_number(together: int) -> None:
    view = put(start().view(None), "influence", [0] * together + [4] * (5 - together))
    view.reserve = [[2] * 5, [2] * 5, [2] * together + [0] * (5 - together)]
    picture = boards.draw(view)
    for building in (DRAGON, YARD):
        box = layout.level(building, 0)
        for look in SEATS[:together]:
            assert near(picture, box, look.colour) > 60, (building, look.letter)
        ink = picture.crop((box[0] + 8, box[1], box[0] + 30, box[3])).convert("L").resize((1, 66))
        assert sum(value < 215 for value in ink.tobytes()) >= 34, "the number is as high as a capital"


@pytest.mark.parametrize("building", range(5))
def test_a_bid_stands_on_its_space(view: View, building: int) -> None:
    """A higher total may change what the bank would pay, and the card of who bids."""
    view.spaces, view.bank = [[-1] * 5 for _ in view.spaces], [-1, -1]
    for space in range(5):
        bidding = put(view, f"spaces {building} {space}", 2)
        sheets = [boards.draw(shown) for shown in (view, bidding)]
        paid = [layout.bank(side) for side in range(2)]
        paid = [box for box in paid if changed(sheets[0].crop(box), sheets[1].crop(box))]
        assert only_in(sheets[0], sheets[1], [grown(layout.space(building, space), 6), slip(2), *paid])


def test_prices_stand_over_their_spaces() -> None:
    """In the ground, as all that never changes: the same for every building."""
    assert len({building.values for building in buildings()}) == 1
    for space in range(5):
        left, _, right, _ = layout.space(SCHOOL, space)
        head = BASE.crop((left, layout.HEAD - 20, right, layout.HEAD + 20)).convert("L")
        ink = head.point(lambda value: 255 if value < 90 else 0).getbbox()
        assert ink is not None
        assert ink[3] - ink[1] >= 36


def test_the_bank_shows_what_it_would_pay_now(view: View) -> None:
    low, high = (boards.draw(put(view, "spaces", [row] * 5)) for row in ([-1] * 5, [0, 1, 2, 3, 4]))
    view.bank = [-1, -1]
    for side, box in enumerate(map(layout.bank, range(2))):
        assert sum(ImageChops.difference(low.crop(box), high.crop(box)).tobytes()) > 15_000
        assert within(boards.where(view, f"bank {side}", 3), grown(box, 4))


def test_names_stand_in_the_row_of_their_building(view: View) -> None:
    """The crossing of names would be seen only in words."""
    for number, name in enumerate(("school", "customs", "horse", "dragon", "yard", "bank")):
        other = boards.draw(view, words={**boards.words, name: "Xx"})
        _, top, _, bottom = layout.row(number)
        assert within(differing(boards.draw(view), other), (0, top, layout.SPACES, bottom)), name


def test_the_slip_of_who_acts_is_red_and_that_of_who_left_grey(view: View) -> None:
    gone = put(put(put(view, "turn", 0), "colour", 0), "resigned", [4])
    acting, left = (boards.draw(shown).crop(slip(4)) for shown in (view, gone))
    reds = [near(part, (0, 0, *part.size), SEAL, 60) for part in (acting, left)]
    assert reds[0] > 2000 > 10 * reds[1]
    assert ImageStat.Stat(left).mean != ImageStat.Stat(acting).mean


def test_two_players_share_points_on_one_card() -> None:
    """Each colour has its row, the first one above."""
    view = start(2).view(None)
    cards = [slip(seat, 2, 0) for seat in (0, 1)]
    for colour in range(4):
        for name in ("money", "incomes"):
            box = boards.between(view, more(view, f"{name} {colour}", 5))
            assert within(box, cards[colour % 2])
            assert (box[1] > layout.STRIP + layout.SLIP_HEIGHT / 2 + 10) == (colour >= 2)
    for seat in (0, 1):
        assert within(boards.where(view, f"vp {seat}", 77), cards[seat])


def test_a_persons_colours_stand_next_to_each_other() -> None:
    """Two players: the order is A C B D."""
    full = put(start(2).view(None), "traders 5", [1] * 4)
    assert [group.colour for group in groups(full, 5)] == [0, 2, 1, 3]


EVENTS: list[tuple[Event, Box]] = [
    (BidPlaced(3, CUSTOMS, 12, -1, 12, 20, 0), layout.space(CUSTOMS, 3)),
    (Banked(2, 0, -1, (), 18), layout.bank(0)),
    (Marketed(3, -1), rows_of(MARKET)),
    (Passed(0, 1, False), rows_of(MARKET)),
    (Moved(1, 0, 5, 2, 1, (1, 3, 5)), rows_of(5)),
    (Displaced(1, 3, 4, 3), rows_of(3)),
    (TravelEnded(2, ((5, 1),), 12, 0, False), rows_of(MARKET)),
    (Built(3, "post", 4), rows_of(4)),
    (Built(2, "teahouse", 2), place(2, "tea")),
    (Built(3, "bridge", 0), around(layout.builder(0, 1, 2), 36)),  # the second of its builders, B and D
    (InspectorCame((0, 20, 30, 40, 10, 5), 3, 4, 2), place(3, "inspector")),
    (GiftsGiven(2, ((0, 2),), 3, False), place(2, "gift")),
]


def test_what_changed_is_ringed(view: View) -> None:
    boards.check_rings(view, ((event, grown(box, 26)) for event, box in EVENTS))


def test_nothing_is_ringed_that_is_not_there_any_more(view: View) -> None:
    bid, banked = BidPlaced(0, CUSTOMS, 7, -1, 7, 9, 0), Banked(0, 1, -1, (), 9)
    gone = bid, banked, Passed(3, 0, False), InspectorCame((0,) * 6, -1, -1, -1)
    assert boards.draw(view, *gone) == boards.draw(view)


UNDER_MAP = (0, layout.MAP[3] - layout.MAP[1] - 4, 1200, layout.MAP[3] - layout.MAP[1] + layout.INFO)
"""The strip under the map."""
ROWS, ROW = layout.FINAL + layout.FINAL_HEAD, layout.FINAL_ROW + layout.FINAL_GAP
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


def halfway(province: int) -> Box:
    """A few pixels round the middle of the road in a province, on the picture of the map."""
    path = layout.road(province)
    return on_map(around(path[len(path) // 3], 40))


def crossing(site: int) -> Box:
    """A bridge, on the picture of the map."""
    return on_map(around(layout.bridge(site), 70, 104))


def plate(province: int, by: int = 0) -> Box:
    """The name of a province, on the picture of the map, or what is so far round it."""
    return grown(on_map(layout.plate(province)), by)


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
        assert marked(png, trader_at(CUSTOMS, space)) == (space in offered)
        assert not marked(png, trader_at(YARD, space))


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
    tibet = index_of("tibet")
    for province in PROVINCES:
        assert (golden(png, halfway(province)) > 150) == (province not in (tibet, QINGHAI)), province
    for site, connected in enumerate((True, False, False, False)):
        assert (golden(png, crossing(site)) > 300) == connected, site
    path = layout.road(QINGHAI)
    sign = on_map(around(path[len(path) // 2], 64, 54))
    led = boards.draw(put(view, f"traders {tibet} 1", 1), question=asked(view))
    assert golden(led, halfway(QINGHAI)) > 150
    assert near(png, sign, (255, 255, 255)) > 400 > near(led, sign, (255, 255, 255))


def test_the_strip_shows_passes_left_and_the_income_it_would_be() -> None:
    view = yunnan.travelling(1).view(1)
    assert within(boards.between(view, more(view, "passes_left", -1), asked(view)), UNDER_MAP)
    assert incomes.forecast(view, 1).total != incomes.income(view, 1).total
    assert boards.between(view, more(view, f"traders {MARKET} 1"), asked(view))[3] > UNDER_MAP[1]


def test_provinces_beyond_the_horse_lie_under_paper() -> None:
    view = yunnan.travelling(2).view(2)
    assert view.horse[2] == yunnan.index_of("sichuan")
    png = boards.draw(view, question=asked(view)).convert("L")
    for province in PROVINCES:
        left, top, right, bottom = plate(province)
        darkest = min(png.crop((left + 12, top + 12, right - 12, bottom - 12)).tobytes())
        assert (darkest > 90) == (province > view.horse[2]), province


def test_journeys_are_priced_where_they_end() -> None:
    view = yunnan.travelling(1).view(1)
    question = asked(view, "yunnan")
    assert question.slot == "to"
    priced = boards.draw(view, question=question)
    unpriced = boards.draw(view, question=Question("site", question.answers, {}))
    ends = {answer.token for answer in question.answers}
    for province, printed in enumerate(board().provinces):
        _, top, right, _ = plate(province)
        tag = (right - 44, top - 60, right + 24, top + 8)
        assert (priced.crop(tag) == unpriced.crop(tag)) == (printed.id not in ends)
        assert (near(priced, plate(province, 20), CANDIDATE) > 1500) == (printed.id in ends)


def test_traders_that_have_travelled_stand_apart() -> None:
    """Two of B's in Yunnan, one moved to Qamdo: it is pale there, and the other one of Qamdo is not."""
    position = yunnan.travelling(1)
    position.influence[1] = 0  # nobody can be displaced
    position.apply(Move(1, QAMDO))
    view = position.view(1)
    both = boards.where(view, "moved", [0, 1, 0, 0, 0, 0], asked(view))
    assert both[1] < plate(1)[1] < both[3]
    kinds = [group.kind for group in groups(view, QAMDO, moving=True) if group.colour == 1]
    assert kinds == ["trader", "moved", "post"]


def test_who_can_be_displaced_is_marked() -> None:
    position = yunnan.travelling(1)
    position.apply(Move(1, QAMDO))
    view = position.view(1)
    question = asked(view)
    assert [answer.token for answer in question.answers] == ["E", "none"], "D has more influence"
    png = boards.draw(view, question=question)
    for colour, offered in ((3, False), (4, True)):
        box = on_map(around(group_of(view, QAMDO, colour, moving=True).top, 70))
        assert (near(png, box, CANDIDATE) > 80) == offered


def test_bridge_sites_that_may_be_chosen_are_marked() -> None:
    view = put(yunnan.travelling(4).view(4), "horse 4", yunnan.index_of("qinghai"))
    question = asked(view, "bridge")
    assert [answer.token for answer in question.answers] == [entry.id for entry in board().bridges]
    png = boards.draw(view, question=question)
    assert all(near(png, crossing(site), CANDIDATE) > 50 for site in range(4))


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
    """Where something is written when the picture is drawn: the table and, beside pieces, the land."""
    for number in range(len(buildings()) + 1):
        _, top, _, bottom = layout.row(number)
        yield layout.NAME + 4, top + 12, layout.NAME_END, bottom - 12
    for building, printed in enumerate(buildings()):
        for reached in range(layout.LOWEST[building], printed.most + 1):
            _, top, right, bottom = layout.level(building, reached)
            yield right - 40, top + 12, right - 14, bottom - 12
        for space in range(len(printed.values)):
            yield grown(layout.space(building, space), -12)
    left, top, right, bottom = layout.ORDER
    yield left + 100, top + 14, right - 100, bottom - 14
    for standing in layout.PLACES:
        for start_of, at, end in standing.rows:
            for x in range(round(start_of) + 40, round(end) - 20, 20):
                yield x, round(at) - 18, x + 20, round(at) + 18


def test_the_ground_is_calm_where_something_is_written() -> None:
    for box in calm():
        assert is_calm(box), box
    for province in PROVINCES:
        assert not is_calm(around(layout.road(province)[6], 60)), "the road is seen"
