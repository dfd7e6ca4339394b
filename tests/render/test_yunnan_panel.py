"""The pictures that Yunnan's panels show: map, buildings, table; the owner's sheet; the final table."""

import pytest
from PIL import Image

import render
from games.engine.choices import Question
from games.yunnan import incomes
from games.yunnan.actions import Bid, Move
from games.yunnan.components import CUSTOMS, DRAGON, HORSE, MARKET, SCHOOL, YARD, board, buildings
from games.yunnan.position import YunnanPosition
from render.kit.palette import CANDIDATE, SEATS
from render.yunnan.board import piece_at
from render.yunnan.buildings import bank_at, trader_at
from render.yunnan.layout import CARTOUCHES, FLOOR, INFO, MAP, PART, Box, bridge, road, storey
from tests.render.positions import Drawn, board_of, changed, pixels, within
from tests.render.scenes import asked
from tests.render.yunnan import (
    converting,
    fullest,
    index_of,
    middle,
    over,
    questions,
    scene,
    start,
    travelling,
)

Asked = tuple[YunnanPosition, Question]
STRIP = (0, MAP[3] - MAP[1] - 4, 1200, MAP[3] - MAP[1] + INFO)
"""The strip under the map."""


def draw(view: YunnanPosition, question: Question) -> Image.Image:
    return board_of("yunnan", view, scene(view, question=question))


def label(found: Asked) -> str:
    view, question = found
    return "-".join([view.phase, question.slot, *question.given.values(), "two" if view.pairs else ""])


def on_map(box: Box) -> Box:
    """A box of the board on the picture of the map."""
    left, top, right, bottom = box
    return left, top - MAP[1], right, bottom - MAP[1]


def greens(png: Drawn, box: Box) -> int:
    """Pixels there in the green of candidates."""
    data = pixels(png).crop(box).tobytes()
    red, green, blue = CANDIDATE
    near = (
        abs(r - red) + abs(g - green) + abs(b - blue) < 60
        for r, g, b in zip(data[::3], data[1::3], data[2::3], strict=True)
    )
    return sum(near)


def golden(png: Drawn, box: Box) -> int:
    """Pixels there in the gold of connected ways."""
    data = pixels(png).crop(box).tobytes()
    found = zip(data[::3], data[1::3], data[2::3], strict=True)
    return sum(r > 215 and 165 < g < 215 and b < 110 for r, g, b in found)


def around(path: list[tuple[float, float]]) -> Box:
    """A few pixels round the middle of a way, on the picture of the map."""
    x, y = path[len(path) // 2]
    return on_map((round(x) - 20, round(y) - 20, round(x) + 20, round(y) + 20))


# ── every question ───────────────────────────────────────────────────────────────────────────────


def test_random_matches_ask_everything() -> None:
    asked_for = {(view.phase, question.slot) for view, question in questions()}
    assert {
        ("bid", "do"),
        ("bid", "space"),
        ("bid", "from"),
        ("yard", "kind"),
        ("yard", "place"),
    } <= asked_for
    assert {("travel", "do"), ("travel", "to"), ("travel", "site"), ("convert", "points")} <= asked_for
    assert ("travel", "displace") in asked_for


def test_every_question_has_its_picture() -> None:
    for found in questions():
        view, question = found
        size = render.compose("yunnan", view, scene(view, question=question)).image.size
        if question.slot == "points":
            assert size[0] == 1200, label(found)
        elif question.slot == "space":
            assert size == (PART, FLOOR[3] - FLOOR[1] + INFO), label(found)
        elif question.slot == "do" and view.phase == "bid":
            assert size == (1200, FLOOR[3] - FLOOR[1] + INFO), label(found)
        else:
            assert size == (1200, MAP[3] - MAP[1] + INFO), label(found)
        bare = render.compose("yunnan", view, render.Scene(question=question)).image
        assert bare.size == size, f"{label(found)} needs no words"
        assert render.marks("yunnan", view, question) == {}, label(found)


# ── bidding ──────────────────────────────────────────────────────────────────────────────────────


def spot(at: tuple[float, float], left: int = 0) -> Box:
    x, y = round(at[0]) - left, round(at[1]) - FLOOR[1]
    return x - 24, y - 20, x + 24, y + 20


def test_exactly_the_open_spaces_are_marked() -> None:
    view = middle().view(4)
    png = draw(view, asked(view))
    open_now = {(action.building, action.space) for action in view.legal() if isinstance(action, Bid)}
    assert (YARD, 0) in open_now
    assert (CUSTOMS, 1) not in open_now, "D bid 12 there"
    for building in (SCHOOL, CUSTOMS, HORSE, DRAGON, YARD):
        for space in range(5):
            marked = greens(png, spot(trader_at(building, space))) > 80
            assert marked == ((building, space) in open_now), (building, space)
    assert greens(png, spot(bank_at(1))) > 80
    assert greens(png, spot(bank_at(0))) < 80, "C has a trader there"


def test_the_chosen_building_alone_is_marked() -> None:
    view = middle().view(4)
    question = asked(view, "customs")
    png = draw(view, question)
    values = buildings()[CUSTOMS].values
    offered = {values.index(int(answer.token)) for answer in question.answers}
    for space in range(5):
        assert (greens(png, spot(trader_at(CUSTOMS, space), 19)) > 80) == (space in offered)
        left, top, _, bottom = storey(SCHOOL, space)
        if space != 2:
            assert greens(png, (left, top - FLOOR[1], left + 150, bottom - FLOOR[1])) < 80


def test_the_strip_shows_money_bids_and_traders_at_home() -> None:
    view = middle().view(4)
    question = asked(view)
    plain = draw(view, question)
    wide, high = pixels(plain).size
    strip = (0, high - INFO - 4, wide, high)
    for name in ("money", "supply"):
        other = view.copy()
        getattr(other, name)[4] += 1
        assert within(changed(plain, draw(other, question)), strip)
    other = view.copy()
    other.spaces[HORSE][1] = 2
    box = changed(plain, draw(other, question))
    assert box is not None
    assert box[3] > strip[1], "E's bids are no more 7"


# ── travel ───────────────────────────────────────────────────────────────────────────────────────


def test_what_is_connected_is_golden_and_what_is_not_is_not() -> None:
    """B: a bridge from Yunnan to Qamdo and traders in both and in Sichuan; Qinghai is cut off."""
    view = travelling(1).view(1)
    png = draw(view, asked(view))
    for step, connected in enumerate((True, True, True, False, False)):
        assert (golden(png, around(road(step))) > 150) == connected, step
    for site, connected in enumerate((True, False, False, False)):
        assert (golden(png, around(bridge(site))) > 60) == connected, site
    qinghai = index_of("qinghai")
    for province, box in enumerate(CARTOUCHES):
        left, top, right, _ = on_map(box)
        edge = (left + 150, top - 16, right - 150, top + 2)
        if not view.horse.count(province):
            assert (golden(png, edge) > 300) == (province not in (qinghai, index_of("tibet"))), province


def test_a_cut_off_province_has_a_sign() -> None:
    position = travelling(1)
    view = position.view(1)
    question = asked(view)
    plain = draw(view, question)
    view.traders[index_of("tibet")][1] = 1
    connected = draw(view, question)
    left, top, _, _ = on_map(CARTOUCHES[index_of("qinghai")])
    sign = (left + 226, top + 6, left + 290, top + 60)
    box = pixels(plain).crop(sign), pixels(connected).crop(sign)
    assert box[0].tobytes() != box[1].tobytes()


def test_the_strip_shows_passes_left_and_the_income_it_would_be() -> None:
    view = travelling(1).view(1)
    question = asked(view)
    plain = draw(view, question)
    other = view.copy()
    other.passes_left -= 1
    assert within(changed(plain, draw(other, question)), STRIP)
    assert incomes.forecast(view, 1).total != incomes.income(view, 1).total
    other = view.copy()
    other.traders[MARKET][1] += 1
    box = changed(plain, draw(other, question))
    assert box is not None
    assert box[3] > STRIP[1]


def test_provinces_beyond_the_horse_lie_under_paper() -> None:
    view = travelling(2).view(2)
    assert view.horse[2] == index_of("sichuan")
    png = pixels(draw(view, asked(view))).convert("L")
    for province, box in enumerate(CARTOUCHES):
        left, top, right, bottom = on_map(box)
        darkest = min(png.crop((left + 20, top + 20, right - 20, bottom - 20)).tobytes())
        assert (darkest > 90) == (province > view.horse[2]), province


def test_journeys_are_priced_where_they_end() -> None:
    view = travelling(1).view(1)
    question = asked(view, "yunnan")
    assert question.slot == "to"
    priced = pixels(draw(view, question))
    unpriced = pixels(draw(view, Question("site", False, question.answers, {})))
    ends = {answer.token for answer in question.answers}
    for province, box in enumerate(CARTOUCHES):
        _, top, right, _ = on_map(box)
        tag = (right - 60, top - 50, right + 4, top + 8)
        same = priced.crop(tag).tobytes() == unpriced.crop(tag).tobytes()
        assert same == (board().provinces[province].id not in ends), province


def test_traders_that_have_travelled_stand_apart() -> None:
    """Two of B's in Yunnan, one moved to Qamdo: it is pale there, and the other one of Qamdo is not."""
    position = travelling(1)
    position.influence[1] = 0  # nobody can be displaced
    position.apply(Move(index_of("yunnan"), index_of("qamdo")))
    view = position.view(1)
    question = asked(view)
    png = draw(view, question)
    other = view.copy()
    other.moved = [0] * 6
    other.moved[index_of("yunnan")] = 1
    both = changed(png, draw(other, question))
    assert both is not None
    assert both[1] < on_map(CARTOUCHES[index_of("yunnan")])[1]
    assert both[3] > on_map(CARTOUCHES[index_of("yunnan")])[1]


def test_who_can_be_displaced_is_marked() -> None:
    position = travelling(1)
    qamdo = index_of("qamdo")
    position.apply(Move(index_of("yunnan"), qamdo))
    view = position.view(1)
    question = asked(view)
    assert [answer.token for answer in question.answers] == ["E", "none"], "D has more influence"
    png = draw(view, question)
    for colour, offered in ((3, False), (4, True)):
        x, y = piece_at(view, qamdo, colour, moving=True)
        box = on_map((round(x) - 24, round(y) - 40, round(x) + 24, round(y) + 40))
        assert (greens(png, box) > 80) == offered


@pytest.mark.parametrize("site", range(4))
def test_bridge_sites_that_may_be_chosen_are_marked(site: int) -> None:
    view = travelling(4).view(4)
    view.horse[4] = index_of("qinghai")
    question = asked(view, "bridge")
    assert [answer.token for answer in question.answers] == [entry.id for entry in board().bridges]
    assert greens(draw(view, question), around(bridge(site))) > 50


# ── converting, sheets, end ──────────────────────────────────────────────────────────────────────


def test_an_income_is_divided_with_everybodys_points_in_sight() -> None:
    view = converting(1).view(1)
    question = asked(view)
    plain = draw(view, question)
    tops = []
    for colour in view.travel_order:
        for name in ("vp", "money", "incomes", "gifts"):
            other = view.copy()
            getattr(other, name)[colour] += 1
            box = changed(plain, draw(other, question))
            assert box is not None, name
            tops.append(box[1] // 76)
    assert tops == sorted(tops), "the rows stand in travel order"


@pytest.mark.parametrize("name", ["money", "influence", "passes", "supply", "gifts", "vp"])
def test_the_sheet_shows_what_its_owner_has(name: str) -> None:
    view = middle().view(1)
    plain = render.hand("yunnan", view, 1, scene(view))
    for colour in range(5):
        other = view.copy()
        getattr(other, name)[colour] += 1
        assert (render.hand("yunnan", other, 1, scene(other)) != plain) == (colour == 1)


def test_the_sheet_shows_where_everything_stands() -> None:
    view = middle().view(1)
    plain = render.hand("yunnan", view, 1, scene(view))
    for pieces, place in ((view.traders, 4), (view.posts, 1), (view.traders, 0), (view.stock, 2)):
        pieces[place][1] += 1
        other = render.hand("yunnan", view, 1, scene(view))
        assert changed(plain, other) is not None
        plain = other
    view.bridges[2][1] = True
    with_bridge = render.hand("yunnan", view, 1, scene(view))
    assert with_bridge != plain
    view.spaces[SCHOOL][4] = 1
    assert render.hand("yunnan", view, 1, scene(view)) != with_bridge


def test_two_players_have_two_tables_on_a_sheet() -> None:
    one, two = start(3).view(0), start(2).view(0)
    heights = [pixels(render.hand("yunnan", view, 0, scene(view))).height for view in (one, two)]
    assert heights[1] > 1.6 * heights[0]
    other = two.copy()
    other.money[2] += 1
    other.money[1] += 1
    same = two.copy()
    same.money[1] += 1
    plain = render.hand("yunnan", two, 0, scene(two))
    assert render.hand("yunnan", same, 0, scene(two)) == plain
    assert render.hand("yunnan", other, 0, scene(two)) != plain


def test_a_match_that_is_over_shows_all_sources() -> None:
    view = over(middle()).view(None)
    outcome = view.outcome()
    assert outcome is not None
    plain = board_of("yunnan", view, scene(view))
    wide, high = pixels(plain).size
    assert (wide, high) == (1200, 962 + 64 + 5 * 76 + 14)
    row = outcome.seats[0].rank - 1
    for name in ("money", "gifts", "influence", "passes"):
        other = view.copy()
        getattr(other, name)[0] += -1 if name == "influence" else 1
        if name == "money":
            other.money[0] += 3
        box = changed(plain, board_of("yunnan", other, scene(other)))
        assert within(box, (0, 962 + 64 + row * 76 - 6, 1200, 962 + 64 + (row + 1) * 76 + 6)), name


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_seat_has_a_row_at_the_end(seats: int) -> None:
    full = over(fullest(seats))
    full.resigned = [1]
    png = board_of("yunnan", full.view(None), scene(full))
    assert pixels(png).height == 962 + 64 + seats * 76 + 14
    assert len(SEATS) >= seats
