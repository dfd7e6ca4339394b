"""What stands on China's board, and where; the pictures that its panels show, and who may see them."""

import math
from itertools import combinations, pairwise, product

import pytest
from PIL import ImageChops, ImageStat

from games.china.components import COLOURS, SIDES, Side, board
from games.china.placing import PiecePlaced
from games.china.position import ChinaPosition as View
from games.china.scoring import AllianceScored, HousesScored, alliance
from games.engine.choices import Question
from render.art.china.places import slip_box
from render.china import final, layout, points, rail, table
from render.china.board import on_rim, stands
from render.china.layout import CROP_STRIP, MARKET, PANEL, PIP, PIP_AWAY, RAIL, STRIP, places
from render.kit.palette import PANEL as PANEL_PAPER
from render.kit.palette import SEATS
from tests.support.render import china
from tests.support.render.china import boards, index_of, middle, number_of, questions
from tests.support.render.pictures import more, put
from tests.support.render.positions import (
    Box,
    changed,
    colour_at,
    differing,
    enclosing,
    moved,
    only_in,
    within,
)
from tests.support.render.positions import around as box_around
from tests.support.render.scenes import asked, asking

HEADER: Box = (400, 0, 1200, 130)
HOUSES_ON = ["yan-3", "lu-4", "han-3", "chu-7", "chin-5"]


def around(place: int, reach: int = 62) -> Box:
    return box_around(places().points[place], 2 * reach)


@pytest.fixture
def view() -> View:
    return china.middle().view(None)


def test_a_house_stands_on_its_space(view: View) -> None:
    """One after another seat's on five spaces at once."""
    spaces = [china.number_of(name) for name in HOUSES_ON]
    assert all(view.houses[space] < 0 for space in spaces)
    drawn = [boards.draw(view)]
    for seat in range(5):
        for space in spaces:
            view.houses[space] = seat
        drawn.append(boards.draw(view))
    for one, other in combinations(drawn, 2):
        assert only_in(one, other, [around(space) for space in spaces])


def test_free_spaces_carry_their_digits(view: View) -> None:
    bare = boards.draw(china.over(view)).convert("L")
    for space in (space for space, owner in enumerate(view.houses) if owner < 0):
        disc = bare.crop(box_around(places().points[space], 32, 38))
        box = disc.point(lambda value: 255 if value < 110 else 0).getbbox()
        assert box is not None, board().name(space)
        assert box[3] - box[1] >= 36, board().name(space)


def test_a_fortification_shows_with_and_without_a_house(view: View) -> None:
    """The digit of its space stands in it only where no house does."""
    place, second = china.number_of("chu-3"), china.number_of("chu-4")
    for built in (-1, 0, 3):
        open_ = put(put(view, f"houses {place}", built), f"houses {second}", built)
        plain, fortified = boards.draw(open_), boards.draw(put(open_, f"forts {place}", True))
        assert within(differing(plain, fortified), around(place, 70))
        difference = ImageChops.difference(plain, fortified).convert("L").crop(around(place, 70))
        assert sum(value > 24 for value in difference.tobytes()) > 900, "the walls are hidden"
        both = boards.draw(put(put(open_, f"forts {place}", True), f"forts {second}", True))
        one, other = (both.crop(box_around(places().points[space], 16, 36)) for space in (place, second))
        assert (one == other) == (built >= 0)


def test_emissaries_keep_to_their_field_and_do_not_hide_each_other(view: View) -> None:
    view.emissaries = [[0] * 5 for _ in view.emissaries]
    chu = china.index_of("chu")
    field = around(board().dragon(chu), layout.FIELD + 6)
    for count in range(1, 9):
        placed = [[number * 5 // count for number in range(count)].count(seat) for seat in range(5)]
        assert within(boards.where(view, f"emissaries {chu}", placed), field), count
        size, where = stands(count)
        assert all(math.dist(one, other) >= 0.8 * size for one, other in combinations(where, 2))


def test_emissaries_of_a_seat_stand_together(view: View) -> None:
    """C's three, then E's two: one after another round the field."""
    chu = china.index_of("chu")
    picture = boards.draw(put(view, f"emissaries {chu}", [0, 0, 3, 0, 2]))
    x, y = places().points[board().dragon(chu)]
    green = [colour_at(picture, x + dx, y + dy - 4)[1] > 160 for dx, dy in stands(5)[1]]
    assert green == [True, True, True, False, False]


def test_a_scored_province_has_a_red_name(view: View) -> None:
    shu = china.index_of("shu")
    x, y = (round(at) for at in places().slips[shu])
    assert within(boards.where(view, f"scored {shu}", True), (x - 110, y - 48, x + 110, y + 40))
    red = colour_at(boards.draw(put(view, f"scored {shu}", True)), x - 40, y + 19)
    assert red[0] > 1.8 * red[1]


@pytest.mark.parametrize("ended", [False, True])
def test_leaders_of_alliances_are_shown_and_their_points_at_the_end(ended: bool) -> None:
    """Nobody, one seat, two that share: three different seals; who is apart in both leads nowhere."""
    discs, entry = [], board().alliances[3]
    for chin, shu, leaders in (("", "", ()), ("A", "A", (0,)), ("AB", "AB", (0, 1)), ("A", "B", ())):
        position = china.filled({"chin": "AB", "shu": "AB"}, {"chin": chin, "shu": shu})
        assert alliance(position, entry)[1] == leaders
        picture = boards.draw((china.over(position) if ended else position).view(None))
        discs.append(picture.crop(box_around(places().seals[entry.number].at, 120)))
    assert max(ImageChops.difference(discs[0], discs[3]).convert("L").tobytes()) < 24
    assert all(one != other for one, other in combinations(discs[:3], 2))


@pytest.mark.parametrize("side", SIDES)
def test_every_alliance_has_a_seal_in_its_leaders_colour_and_a_pale_one_without(side: Side) -> None:
    """Where the two provinces meet; E leads in both, then only in one, then A and E share it."""

    def corners(emissaries: dict[str, str], number: int, aside: int = 20, down: int = 20) -> list[int]:
        """Which seat's colour the seal shows beside its number, in four places; -1: the paper's."""
        picture = boards.draw(put(china.filled({}, emissaries), "side", side).view(None))
        x, y = places().seals[number].at
        found = []
        for dx, dy in product((-aside, aside), (-down, down)):
            here = colour_at(picture, x + dx, y + dy)
            apart = [math.dist(here, colour) for colour in (*(look.colour for look in SEATS), PANEL_PAPER)]
            found.append(apart.index(min(apart)) if min(apart) < len(SEATS) * 12 else 9)
        return [-1 if seat == len(SEATS) else seat for seat in found]

    for entry in board().alliances:
        one, other = (china.PROVINCES[province] for province in (entry.a, entry.b))
        for seat, letter in enumerate("ABCDE"):
            led = corners({one: letter, other: letter * 2}, entry.number)
            assert led.count(seat) >= 3, (entry.number, letter, led)
        assert corners({one: "E", other: "A"}, entry.number) == [-1] * 4, entry.number
        shared = corners({one: "AE", other: "AE"}, entry.number, 28, 16)
        assert {0, 4} <= set(shared) <= {0, 4, 9}, (entry.number, shared)


def test_leaders_and_pieces_do_not_hide_the_number() -> None:
    """The seals are drawn last but for pieces, which keep away from their middles."""
    assert PIP_AWAY - PIP / 2 > 24
    for number in range(1, 16):
        at = places().seals[number].at
        for angle in (0, 1.5, 3, 5):
            assert math.dist(on_rim(number, angle), at) == pytest.approx(PIP_AWAY)
        assert min(math.dist(at, point) for point in (*places().points, *places().slips)) > 50


def test_the_last_turns_pieces_are_ringed(view: View) -> None:
    one, other = (around(event.places()[0], 90) for event in china.last_turn())
    assert within(boards.rings(view, *china.last_turn()), enclosing(one, other))
    assert within(boards.rings(view, china.last_turn()[0]), one)


def test_a_ring_round_a_dragon_field_is_wider_than_one_round_a_space() -> None:
    """In all provinces, from Yan, whose field comes after the last space."""
    empty = china.start().view(None)
    for index in range(len(board().provinces)):
        event = PiecePlaced(0, "emissary", index, board().dragon(index), "V")
        left, _, right, _ = boards.rings(empty, event)
        assert 115 < right - left < 135, index


@pytest.mark.parametrize("seat", [-1, 2])
def test_walls_do_not_hide_the_ring(view: View, seat: int) -> None:
    place = china.number_of("chin-1")
    x, y = places().points[place]
    view.forts[place], view.houses[place] = True, seat
    ringed = boards.draw(view, PiecePlaced(0, "house", china.index_of("chin"), place, "V"))

    def is_red(angle: float, away: int) -> bool:
        red, green, _ = colour_at(ringed, x + away * math.cos(angle), y + 4 + away * math.sin(angle))
        return red > 110 and green < 90

    around_it = [any(is_red(step * math.pi / 18, away) for away in range(52, 65)) for step in range(36)]
    assert sum(around_it) >= 30, "only the corners of the walls reach it"


def test_scorings_and_the_end_ring_nothing(view: View) -> None:
    events = (
        HousesScored(2, (0, 3, 0, 1, 1), ((1, 5), (3, 3), (4, 3)), (), False),
        AllianceScored(3, (1, 0, 0, 0, 2), (1, 0, 0, 1, 0), (0,), 5),
    )
    assert boards.draw(view, *events) == boards.draw(view)
    ended = china.over(china.fullest()).view(None)
    assert boards.draw(ended, PiecePlaced(0, "house", 8, china.number_of("chu-1"), "V")) == boards.draw(ended)


def test_provinces_that_may_be_chosen_are_marked_and_the_others_lie_under_paper(view: View) -> None:
    box = china.land("chu").getbbox()
    assert box is not None
    boards.check_marks(view, [(asking("province", "shu", "chu", "exchange"), "chu", box)])
    lands = {entry.id: china.land(entry.id) for entry in board().provinces}

    def greys(question: Question | None) -> dict[str, float]:
        shown = boards.draw(view, question=question).convert("L")
        return {name: ImageStat.Stat(shown, land).mean[0] for name, land in lands.items()}

    before = greys(None)
    for names in (("yan", "lu", "chin"), ("zhao", "wei", "shu"), ("qi", "han", "chu")):
        for name, after in greys(asking("province", *names)).items():
            if name in names:
                assert after == pytest.approx(before[name], abs=4)
            else:
                assert after > before[name] + 8


def test_the_question_shows_the_viewers_hand_alone() -> None:
    question = asked(china.middle().view(0))
    assert question.slot == "province"
    assert within(boards.between(china.middle().view(0), china.middle().view(None), question), HEADER)


def test_cards_and_the_last_round_are_seen(view: View) -> None:
    boards.check(
        view,
        (
            *(("row", list(row), (0, MARKET - 96, 960, MARKET + 96)) for row in ("YGV?", "YGV", "")),
            *(
                (pile, ["?"] * count, (940, middle - 60, 1200, middle + 60))
                for (pile, middle), count in product(
                    (("deck", layout.DECK), ("discards", layout.USED)), (1, 0)
                )
            ),
            ("exhausted", 2, HEADER),
        ),
    )
    assert boards.draw(put(view, "exhausted", 1)) == boards.draw(view)
    words = {key: text for key, text in china.WORDS.items() if key != "last"}
    last = boards.draw(put(view, "exhausted", 2), words=words)
    assert within(differing(boards.draw(view), last), HEADER), "it is told by its word too"


def test_scores_stand_on_track_and_slip(view: View) -> None:
    track = boards.between(view, more(view, "scores 2", 9))
    assert within(track, (0, RAIL - 60, 1200, 1690))
    assert track[1] < RAIL + 20
    assert track[3] > STRIP + 80


def test_pegs_stand_side_by_side(view: View) -> None:
    """None hides another, none reaches the cards; every one is within three points of its mark."""
    first, step = layout.RAIL_LEFT + layout.RAIL_PAD, (layout.RAIL_WIDTH - 2 * layout.RAIL_PAD) / 60
    view.scores, beside = [30] * 5, (0, MARKET + layout.OPEN[1] // 2, 1200, 1690)
    for scores in ([0] * 5, [47, 47, 48, 48, 47], [60] * 5, [0, 0, 60, 60, 60], [300, 61, 121, 240, 9]):
        order = sorted(score % 60 or min(score, 60) for score in scores)
        at = rail.apart([first + step * score for score in order], rail.APART)
        assert all(other - one > rail.APART - 0.01 for one, other in pairwise(at))
        assert all(abs(x - first - step * score) < 3 * step for x, score in zip(at, order, strict=True))
        assert at[0] > 17
        assert at[-1] < 1183
        boards.check(view, [("scores", scores, beside)])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_slip_tells(seats: int) -> None:
    one, last = china.fullest(seats).view(None), seats - 1
    one.emperor, one.turn, one.resigned = 0, 0, []
    for path, value in (
        ("turn", last),
        (f"houses_left {last}", one.houses_left[last] + 1),
        (f"emissaries_left {last}", one.emissaries_left[last] - 1),
        (f"forts_left {last}", 1),
        (f"hands {last}", ["?"] * 2),
        ("emperor", last),
        ("resigned", [last]),
    ):
        box = boards.where(one, path, value)
        assert within(box, (0, STRIP - 40, 1200, 1690)), path
        assert box[2] > 1200 - 1160 // seats, path


def test_rows_are_drawn_on_their_roads() -> None:
    """Example 9 of the specification; without chin-3 there is no row, and nothing is drawn elsewhere."""
    with_row = china.over(china.filled({"chin": "-DD-DD", "shu": "DD"}, {}, 4)).view(None)
    without = china.over(china.filled({"chin": "-D--DD", "shu": "DD"}, {}, 4)).view(None)
    boards.between(with_row, without)
    one, other = (places().points[number_of(name)] for name in ("chin-6", "shu-1"))
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    picture = boards.draw(with_row)
    found = [colour_at(picture, x + dx, y + dy) for dx, dy in product((-12, 0, 12), repeat=2)]
    assert any(blue > green + 60 for _, green, blue in found)  # D is violet


def test_winners_and_sums_stand_in_the_table() -> None:
    view = china.over(china.fullest()).view(None)
    outcome = view.outcome()
    assert outcome is not None
    assert {key for key, _ in table.COLUMNS} == set(outcome.seats[0].sources)
    long = dict.fromkeys(china.WORDS, "Wörter ohne Ende " * 4)
    assert boards.draw(view, words=long).size == boards.draw(view, names=(), words={}).size
    box = boards.between(view, more(view, f"scores {outcome.winners[0]}"))
    assert within(box, (0, layout.HOUSES, 1200, layout.table_height(5)))


def test_points_keep_apart_and_cover_little() -> None:
    """Over the ends of random matches: no house, no name is under points; those of a row touch its stroke."""
    slips = [slip_box(land.name, at) for land, at in zip(board().provinces, places().slips, strict=True)]
    rows_seen = 0
    for position in china.ends():
        rows = final.rows_of(position)
        rows_seen += len(rows)
        alliances, of_rows = points.points_at(position, rows)
        scoring = [entry.number for entry in board().alliances if alliance(position, entry)[1]]
        assert [found.entry.number for found in alliances] == scoring
        assert len(of_rows) == len(rows)
        at = [*(found.at for found in alliances), *of_rows]
        assert all(math.dist(*pair) >= 54 for pair in combinations(at, 2))
        assert all(points.RADIUS <= x <= 1200 - points.RADIUS for x, _ in at)
        houses = [places().points[space] for space, seat in enumerate(position.houses) if seat >= 0]
        assert all(math.dist(one, house) > 60 for one in at for house in houses)
        assert all(slip.away(*one) >= points.RADIUS for one in at for slip in slips)
        for (_, row), here in zip(rows, of_rows, strict=True):
            stroke = min(math.dist(here, place) for place in points.row_path(row))
            assert stroke < points.RADIUS + final.STROKES[0][0] / 2 + 1
    assert rows_seen > 10


def test_houses_stand_in_the_column_of_their_province() -> None:
    """And what a fortification doubles stands within walls: one house more, one fortification more."""
    plain = china.over(china.filled({"yan": "AB", "lu": "C", "chu": "DE"}, {}, fortifications="yes")).view(
        None
    )
    walled = put(plain, f"forts {china.number_of('chu-2')}", True)
    columns = layout.house_columns()
    left, wide = columns[china.index_of("chu")]
    # The sums change too, as the final scoring did not know of the walls: only the provinces are compared.
    box = (0, layout.HOUSES, sum(columns[-1]) + 3, layout.table_top(5))
    changes = differing(boards.draw(plain).crop(box), boards.draw(walled).crop(box))
    assert left - 4 <= changes[0]
    assert changes[2] <= left + wide + 4
    assert changes[3] - changes[1] <= layout.HOUSES_STEP + 16
    assert changes[1] > layout.HOUSES_HEAD - 16


def test_pieces_left_are_told_where_they_break_a_tie() -> None:
    for second, told in (("B", True), ("BB", False)):
        view = china.over(china.filled({"yan": "A", "shu": second}, {}, 3)).view(None)
        assert (boards.draw(view) != boards.draw(more(view, "houses_left 0", -1))) == told


@pytest.fixture
def own() -> View:
    """Seat A with a red card and two green ones."""
    return middle().view(0)


def in_crop(name: str, reach: int = 74) -> Box:
    """Where a place lies on its province's picture."""
    left, top, _, _ = places().crops[index_of(name.split("-")[0])]
    return moved(box_around(places().points[number_of(name)], 2 * reach), left, top)


def strip_of(own: View, question: Question) -> Box:
    wide, high = boards.draw(own, question=question).size
    return 0, high - CROP_STRIP - 4, wide, high


def test_only_the_viewers_hand_is_ever_drawn() -> None:
    """Other hands, the deck and the seed changed: the same picture. A watcher sees no hand at all.

    Random matches ask for every piece and province.
    """
    slots = {(question.slot, question.given.get("piece", "")) for _, question in questions()}
    assert {("piece", ""), ("pay", "house"), ("pay", "fort"), ("pay", "")} <= slots
    asked_for = {question.given["province"] for _, question in questions() if question.slot == "place"}
    assert asked_for == {entry.id for entry in board().provinces}
    for number, (own, question) in enumerate(questions()):
        one = put(own, "viewer", None if number % 2 else own.viewer)
        other = put(put(one, "chance seed", "another"), "deck", ["V"] * len(own.deck))
        for seat in range(own.seats):
            if seat != one.viewer:
                one.hands[seat] = ["R"] * len(own.hands[seat])
                other.hands[seat] = ["V"] * len(own.hands[seat])
        assert other != one
        assert boards.draw(one, question=question) == boards.draw(other, question=question), question


def test_places_that_may_be_chosen_are_marked(own: View) -> None:
    tokens = ("2", "7", "dragon")
    asks = asking("place", *tokens, "done", province="chu")
    boards.check_marks(own, ((asks, token, in_crop(f"chu-{token}")) for token in tokens))
    no_more = asking("place", *tokens, province="chu")
    assert boards.draw(own, question=asks) == boards.draw(own, question=no_more), "it is no place"


def test_the_chosen_place_is_marked(own: View) -> None:
    for place in ("3", "dragon"):
        chosen, other = (asking("pay", province="chu", place=token) for token in (place, "2"))
        _, top, wide, _ = strip_of(own, chosen)
        assert boards.asks(own, chosen, other)[3] > top, "the strip says what is chosen"
        upper = [boards.draw(own, question=asks).crop((0, 0, wide, top - 4)) for asks in (chosen, other)]
        assert within(changed(*upper), enclosing(in_crop(f"chu-{place}"), in_crop("chu-2")))


@pytest.mark.parametrize(("piece", "other"), [("house", "fort"), ("fort", ""), ("", "house")])
def test_the_chosen_piece_stands_on_its_place(own: View, piece: str, other: str) -> None:
    given = {"province": "chu", "place": "3"}
    asks = [asking("pay", **given, **({"piece": name} if name else {})) for name in (piece, other)]
    left, top, _, _ = boards.asks(own, *asks)
    place = in_crop("chu-3")
    assert (left >= place[0], top >= place[1]) == (True, True)


def test_a_plan_for_another_player_shows_what_that_player_has(own: View) -> None:
    """Piece, places in the hand and pieces left; the own tray stays the own one."""
    plan = own.imagine(2)
    theirs = put(put(plan, "viewer", plan.turn), "imagined", False)
    for question in (
        asking("province", "chu"),
        asking("place", "2", "dragon", province="chu"),
        *(asking("pay", "V", province="chu", place=place, piece="house") for place in ("3", "dragon")),
        asking("card", "R", do="exchange"),
        asking("draw", *plan.row, "deck"),
    ):
        assert boards.draw(plan, question=question) == boards.draw(theirs, question=question), question
    assert boards.hand(plan) == boards.hand(own)


def test_the_picture_is_cut_from_the_board(own: View) -> None:
    """At its own size: inside the province every pixel is that of the board, but for the marks."""
    left, top, right, bottom = places().crops[index_of("wei")]
    whole = boards.draw(own).crop((left, top, right, bottom))
    part = boards.draw(own, question=asking("place", province="wei"))
    box = in_crop("wei-dragon", 50)
    assert part.crop(box) == whole.crop(box)


def test_the_hand_lies_under_the_map(own: View) -> None:
    question = asking("place", "2", province="chu")
    strip = strip_of(own, question)
    hands: list[list[str]] = [["R", "G", "G"], ["V"], [], ["R", "?", "G"], ["Y", "O", "V"]]
    drawn = [boards.draw(put(own, "hands 0", hand), question=question) for hand in hands]
    for one, other in combinations(drawn, 2):
        assert within(changed(one, other), strip)


def test_cards_that_may_pay_are_framed(own: View) -> None:
    both = asking("pay", "R", "GG", province="wei", place="dragon")
    red = boards.mark(own, both, "R")
    assert within(red, strip_of(own, both))
    assert red[2] < 170, "the red card is the first"


def test_cards_that_may_be_drawn_are_framed(own: View) -> None:
    own.hands[0] = ["R"]
    asks, tokens = asking("draw", *own.row, "deck"), enumerate((*own.row, "deck"))
    lefts = ((token, 10 + 192 * number) for number, token in tokens)
    boards.check_marks(own, ((asks, token, (left, 0, left + 202, 220)) for token, left in lefts))


def test_a_card_to_exchange_is_one_of_the_hand(own: View) -> None:
    found = asked(own, "exchange")
    assert (found.slot, [answer.token for answer in found.answers]) == ("card", ["R", "G"])
    assert within(boards.mark(own, found, "R"), (200, 240, 420, 478))


def test_a_card_that_is_not_known_yet_lies_face_down(own: View) -> None:
    rows = (["Y", "G", "V", "R"], ["Y", "G", "?", "R"], ["Y", "G", "R"])
    drawn = [boards.draw(put(own, "row", row), question=asking("draw", "R")) for row in rows]
    assert len({picture.tobytes() for picture in drawn}) == 3


def test_every_hand_is_another_tray_in_any_order(own: View) -> None:
    hands = (
        *([colour] * 3 for colour in COLOURS),
        *map(list, ("RGY", "OVV", "R", "", "V?")),
        ["R", "G", "G"],
    )
    drawn = [boards.hand(put(own, "hands 0", hand)) for hand in hands]
    assert {picture.size for picture in drawn} == {PANEL}
    assert len({picture.tobytes() for picture in drawn}) == len(hands)
    assert boards.hand(put(own, "hands 0", list("YRG"))) == boards.hand(put(own, "hands 0", list("GYR")))
