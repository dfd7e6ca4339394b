"""What stands on Confucius' board and in its final table, and where."""

from itertools import combinations, pairwise

import pytest
from msgspec import structs

from games.confucius.armies import Invaded, LandResolved, Recruited
from games.confucius.components import (
    AVAILABLE,
    BOX,
    EMPTY,
    MINISTRIES,
    NOBODY,
    REMOVED,
    UNBOUGHT,
    UNKNOWN,
)
from games.confucius.components import CANDIDATE as OFFICIAL
from games.confucius.components import lands as printed_lands
from games.confucius.deeds import Acted
from games.confucius.examination import CandidatePlaced, CandidateShown, Nominated
from games.confucius.gifts import GiftBought, GiftGiven, GiftRemoved
from games.confucius.officials import Bribed, MarkerReplaced, Secured, Transferred
from games.confucius.petitions import ArmyMoved, JunksMoved, OfficialsSwapped, StudentReplaced
from games.confucius.position import ConfuciusPosition as View
from games.confucius.resolution import InfluenceGiven, PostsFilled
from games.confucius.rewards import Insulted
from games.confucius.scoring import SOURCES, outcome, titles
from games.confucius.ships import JunksBought, Sailed, Visited
from games.confucius.turns import OfficialsCame, WallBuilt
from games.engine import HIDDEN, Event, Seat
from render.confucius import layout
from render.confucius.box import cells, cubes_at
from render.confucius.layout import COLONIES, OCEAN, YARD, band, home, middle, owes, post, row, tablet
from render.confucius.realm import army_at, chit_at, later, seal
from render.confucius.table import COLUMNS, TITLE, TITLE_STEP, TOTAL
from render.kit.palette import INK, SEAL
from tests.support.render import confucius
from tests.support.render.confucius import bare, boards
from tests.support.render.confucius_realm import over, realm
from tests.support.render.pictures import more, put
from tests.support.render.positions import (
    Box,
    around,
    changed,
    colour_at,
    differing,
    grown,
    moved,
    near,
    only_in,
    told_apart,
    within,
)
from tests.support.render.scenes import NAMES

SPACES = [(ministry, space) for ministry in range(3) for space in range(7)]
POSTS = [(ministry, number) for ministry in range(3) for number in (0, 1)]
HEADS = [(20, band(ministry)[1], layout.TABLET_LEFT, band(ministry)[3]) for ministry in range(3)]
"""What stands at the left of the officials."""
SEATS = range(5)
A, B, C, D, E = SEATS


def line(seat: int, seats: int = 5) -> Box:
    """A seat's row of the ledger, and its badges."""
    _, top, _, bottom = row(seats, seat)
    return 0, top - 34, layout.WIDTH, bottom + 6


def number(seat: int, column: int) -> Box:
    """A number of the ledger."""
    return around((column, middle(row(5, seat))[1]), 84 if column == layout.SCORE else 58, 74)


@pytest.fixture
def view() -> View:
    return confucius.middle().view(None)


@pytest.fixture
def nothing() -> View:
    """Nobody has any gift."""
    return put(bare(), "gifts", [[REMOVED] * 6 for _ in SEATS])


def test_officials_markers_and_cords_stand_in_their_seats() -> None:
    """None and each kind of them, in all seats at once; each marker is another one with its cord."""
    boxes, others = [grown(tablet(*place), 8) for place in SPACES], [bare() for _ in range(17)]
    for other, cost in zip(others, (EMPTY, 2, 4, 7, OFFICIAL, UNKNOWN), strict=False):
        other.officials = [[cost] * 7 for _ in range(3)]
    marked = [(NOBODY, False), *((seat, secured) for secured in (False, True) for seat in SEATS)]
    for other, (seat, secured) in zip(others[6:], marked, strict=False):
        other.officials = [[4] * 7 for _ in range(3)]
        other.markers, other.secured = [[seat] * 7 for _ in range(3)], [[secured] * 7 for _ in range(3)]
    for alike, heads in ((others[:6], []), (others[6:], HEADS)):
        drawn = [boards.draw(other) for other in alike]
        for one, two in pairwise(drawn):
            outside = [picture.copy() for picture in (one, two)]
            for picture in outside:  # the standing in the heads changes too
                for head in heads:
                    picture.paste(0, head)
            assert only_in(outside[0], outside[1], boxes)
        for box in boxes:
            parts = combinations([picture.crop(box) for picture in drawn], 2)
            assert all(changed(*two) for two in parts), box


def test_an_official_shows_its_price_only_while_it_may_be_paid() -> None:
    """A closed ministry and a secured official show a face, by grade and not by price."""
    view = bare()
    open_, secured = (put(view, f"secured 0 {space}", True) for space in (3, 2))
    closed = put(view, "resolved 0", True)
    for shown, same in ((open_, False), (secured, True), (closed, True)):
        one, other = (boards.draw(put(shown, "officials 0 2", cost)) for cost in (2, 3))
        assert (one == other) == same
        assert changed(one, boards.draw(put(shown, "officials 0 2", 7))) is not None


def test_what_is_seen_where(view: View) -> None:
    """Cards and rewards are counted in the ledger and not shown."""
    hidden = put(view, "hands", [[0, 0, 0, sum(hand)] for hand in view.hands])
    hidden.rewards = [["?"] * len(rewards) for rewards in view.rewards]
    assert boards.draw(hidden) == boards.draw(view)
    view = put(hidden, "posts", [[2, 2]] * 3)
    exam = (layout.CANDIDATE[2], layout.EXAM[1], layout.MATS[0][0], layout.EXAM[3])
    counted = (
        *(("scores 4", 77, layout.SCORE), ("cubes 3", 9, layout.CUBES), ("hands 1 3", 5, layout.CARDS)),
        *(
            ("rewards 2", ["?"] * 3, layout.REWARDS),
            ("colonies 4", 5, COLONIES),
            ("stock 0", 1, layout.STOCK),
        ),
        *(("yard 0", 9, YARD), ("yard 3", 12, YARD), ("ocean 1", 2, OCEAN), ("passed 0", True, layout.CUBES)),
    )
    boards.check(
        view,
        (
            *((f"posts {m} {n}", -1, grown(post(m, n), 8)) for m, n in POSTS),
            *((f"chits {m} {n}", 3, grown(post(m, n), 4)) for m, n in POSTS),
            ("forced", True, (layout.MATS[1][2], layout.EXAM[1] - 8, 1200, layout.EXAM[3] + 8)),
            ("candidates_left", view.candidates_left[1:], exam),
            *((path, value, number(int(path.split()[1]), column)) for path, value, column in counted),
            ("reward_deck", view.reward_deck[1:], (20, layout.LEDGER, 120, layout.LEDGER + 70)),
            ("junks", 3, (120, layout.LEDGER, 240, layout.LEDGER + 70)),
        ),
    )
    for ministry in range(3):
        assert within(boards.where(view, f"resolved {ministry}", True), grown(band(ministry), 4))


def test_junks_in_the_yard_and_at_sea_read_as_two_numbers(view: View) -> None:
    """Paper lies between them, and under those at sea the sea's colour."""
    view.yard[A] = view.ocean[A] = 12
    picture, (_, y) = boards.draw(view), middle(row(5, A))
    assert near(picture, around(((YARD + OCEAN) / 2, y), 6, 40), INK) == 0
    (red, _, blue), (red_sea, _, blue_sea) = (colour_at(picture, x, y - 25) for x in (YARD, OCEAN))
    assert (red > blue, red_sea < blue_sea) == (True, True)


def test_any_two_of_the_values_are_told_apart(view: View) -> None:
    view.armies[0], view.colonies = view.armies[0][:2], [2] * 5
    view.visited, view.first = [[False] * 5 for _ in SEATS], [NOBODY] * 5
    for path, values, box in (
        *(("wall", (length, length + 1), grown(layout.block(length), 10)) for length in range(9)),
        ("lands 0", (1, 0), grown(layout.land(0), 8)),
        *(
            (f"land_state {slot}", ("", "won", "lost"), (left + 14, top, right + 6, top + 80))
            for slot, (left, top, right, _) in enumerate(map(layout.land, range(3)))
        ),
        *((f"insulted {seat}", (0, 1, 2), line(seat)) for seat in SEATS),
        *((f"visited {seat} {seat}", (False, True), grown(layout.coast(seat), 4)) for seat in SEATS),
    ):
        for one, other in combinations(values, 2):
            assert within(boards.where(put(view, path, one), path, other), box), path


def test_posts_show_how_things_stand_until_they_are_filled() -> None:
    view = bare()
    alone = put(view, "markers 1 4", 2)
    one = boards.between(view, alone)
    assert one[0] < post(1, 0)[2] - 40 < post(1, 1)[0] + 40 < one[2], "alone: both posts"
    led = put(alone, "markers 1 3", 0)
    more_ = put(led, "markers 1 2", 2)
    box = boards.between(led, more_)
    assert box[0] < post(1, 0)[2], "two officials are more than one that is higher"
    assert box[2] <= tablet(1, 2)[2] + 12
    filled = put(put(more_, "resolved 1", True), "posts 1", [NOBODY, NOBODY])
    assert boards.where(filled, "resigned", [0, 2])[1] > layout.LEDGER, "only the ledger"


def test_a_likely_holder_has_no_letter_and_a_holder_has_one() -> None:
    """Who would get a post as it stands is smaller than who has it."""
    view = put(bare(), "markers 1 4", B)
    likely = boards.between(bare(), put(view, "officials 1 4", bare().officials[1][4]))
    held = boards.where(put(bare(), "resolved 1", False), "posts 1", [B, B])
    assert held[3] - held[1] > likely[3] - max(likely[1], band(1)[1] + layout.POST_ROW - 26) - 8


def test_who_has_the_influence_stands_on_an_official_of_somebody_else(view: View) -> None:
    view.resolving, view.influence = 1, list(view.markers[1])
    view.resolved[1] = True  # else the standing in the head changes too
    assert boards.draw(put(view, "resolving", -1)) == boards.draw(view), "everybody has the own influence"
    given = [boards.draw(put(view, "influence 3", seat)) for seat in (A, D, E)]
    assert told_apart(given, grown(tablet(1, 3), 6))
    one = [boards.draw(put(put(view, "influence 3", A), "markers 1 3", seat)) for seat in (B, D)]
    assert told_apart(one, grown(tablet(1, 3), 6)), "whose it was is seen too"


def test_candidates_differ(view: View) -> None:
    """The view of who wins an examination does not tell whom the next one is about."""
    names = (*MINISTRIES, "any", "", HIDDEN)
    *pictures, hidden = [boards.draw(put(view, "candidate", name)) for name in names]
    assert told_apart(pictures, grown(layout.CANDIDATE, 12))
    assert all(hidden != picture for picture in pictures)


def test_students_and_their_tutors_are_on_their_mats(view: View) -> None:
    """Whoever they are, on both mats in turn; the cards laid are counted and not shown."""
    view.students = [NOBODY, NOBODY]
    for student, seats in enumerate(((0, 2, 4), (1, 3))):
        pictures = [boards.draw(view)]
        for seat in seats:
            view.students[student] = seat
            pictures.append(boards.draw(view))
        for seat in seats:
            view.tutored[seat], view.laid[seat] = student, [0, 0, 0, 2]
            pictures.append(boards.draw(view))
        view.laid[seat] = [0, 0, 0, 3]
        pictures.append(boards.draw(view))
        assert told_apart(pictures, grown(layout.MATS[student], 8))
        assert boards.draw(put(view, f"laid {seat}", [0, 1, 2, 0])) == pictures[-1]


def test_cubes_lie_in_their_cell_side_by_side() -> None:
    """One seat's cube after another's, in all cells at once; they hardly touch, and cells keep their row."""
    view, pictures = bare(), [boards.draw(bare())]
    lines = [(20, top - 3, 1180, bottom + 3) for _, top, _, bottom in cells(view, boards.words)[::4]]
    for seat in SEATS:
        for cell in range(len(BOX)):
            view.box[cell][seat] = 1
        pictures.append(boards.draw(view))
        assert only_in(pictures[-2], pictures[-1], lines)
    for cell, box in enumerate(cells(view, boards.words)):
        found = [at for seat in SEATS if (at := cubes_at(view, boards.words, cell, seat))]
        assert len(found) == 5
        assert all(other[0] - one[0] >= 40 for one, other in pairwise(found))
        assert box[0] + layout.EMPTY_CELL - 8 <= found[0][0] - 23
        assert found[-1][0] + 23 <= box[2]
        assert within(boards.where(view, f"box {cell} 4", 3), (20, box[1] - 4, 1180, box[3] + 4))


def test_cells_with_cubes_are_large_and_their_order_stays() -> None:
    view = bare()
    for cell in (0, 4, 6):
        view = put(view, f"box {cell} 2", 1)
    found = cells(view, boards.words)
    wide = [right - left for left, _, right, _ in found]
    assert {number for number in range(len(BOX)) if wide[number] > 200} == {0, 4, 6}
    for first in range(0, len(BOX), layout.COLUMNS):
        line = found[first : first + layout.COLUMNS]
        assert all(one[2] < other[0] for one, other in pairwise(line))
        assert len({top for _, top, _, _ in line}) == 1
        assert line[0][0] == layout.CELLS[0]
        assert line[-1][2] <= layout.CELLS[1]


def test_piles_show_how_many_cubes_and_give_way_to_numbers() -> None:
    view = bare()
    counts = [boards.draw(put(view, "box 0 1", count)) for count in (0, 1, 2, 3)]
    assert told_apart(counts, (20, layout.TRAY[1], 1180, layout.TRAY[3]))
    for seat in SEATS:
        for cell in range(4):
            view.box[cell][seat] = 3
    numbered = [boards.draw(put(view, "box 0 1", count)) for count in (2, 3, 4)]
    left, top, right, bottom = cells(view, boards.words)[0]
    assert told_apart(numbered, (left, top - 4, right, bottom + 4))


def test_the_ledger_shows_who_is_chief_who_acts_and_who_left(view: View) -> None:
    box = boards.where(view, "chief", 2)
    assert line(1)[1] < box[1] < line(1)[3] < box[3] < line(2)[3]
    assert box[2] < layout.TOKEN - 20, "no token is covered"
    acting = boards.draw(put(view, "turn", 0))
    assert near(acting, line(0), SEAL) > 1500 > 10 * near(boards.draw(view), line(0), SEAL)
    view.resolved = [True] * 3  # else the standing in the heads changes too
    assert within(boards.where(view, "resigned", [2]), line(2))


def test_an_army_stands_in_its_box(view: View) -> None:
    """One after another seat's in every box of the three lands at once, and alone."""
    boxes = {
        (slot, box): around(army_at(view, slot, box), 72)
        for slot, row in enumerate(view.armies)
        for box in range(len(row))
    }
    armies = ([[seat] * len(row) for row in view.armies] for seat in (NOBODY, *SEATS))
    drawn = [boards.draw(put(view, "armies", held)) for held in armies]
    for one, other in pairwise(drawn):
        assert only_in(one, other, list(boxes.values()))
    for slot in range(3):
        path, owner = f"armies {slot} 1", view.armies[slot][1]
        assert within(boards.where(view, path, (owner + 2) % 5), boxes[slot, 1])


def test_the_boxes_and_the_seal_of_a_land_hide_nothing() -> None:
    """Armies side by side: what one of them changes touches no other's, nor any number."""
    for printed, land in enumerate(printed_lands()):
        view, boxes = bare(), len(land.boxes)
        view.lands[0], view.armies[0] = printed, [NOBODY] * boxes
        found = [boards.where(view, f"armies 0 {box}", C) for box in range(boxes)]
        assert all(within(box, layout.land(0)) for box in found)
        assert all(one[2] + 20 <= other[0] for one, other in pairwise(found)), "a number has room between"
        view.armies[0] = [A] * boxes
        assert boards.where(view, "land_state 0", "lost")[3] <= found[0][1] + 6


def test_visitors_stand_in_the_lands_they_have_been_to(view: View) -> None:
    """One after another in all lands at once, and the one who was there first."""
    coasts = [grown(layout.coast(number), 4) for number in SEATS]
    view.visited, view.first = [[False] * 5 for _ in SEATS], [NOBODY] * 5
    drawn = [boards.draw(view)]
    for seat in SEATS:
        been = put(view, "visited", [[other == seat for other in SEATS] for _ in SEATS])
        drawn.append(boards.draw(been))
        assert only_in(drawn[0], drawn[-1], coasts)
    for one, other in combinations(drawn[1:], 2):
        assert only_in(one, other, coasts)
    firsts = [boards.draw(put(been, "first", [seat] * 5)) for seat in SEATS]
    for one, other in combinations(firsts, 2):
        assert only_in(one, other, coasts), "his colour and shape are on the points"


def test_all_visitors_are_seen_side_by_side() -> None:
    view = realm()
    for number_, (left, _, right, _) in enumerate(map(layout.coast, SEATS)):
        places = [at for at, _ in later(view, number_)]
        assert len(places) == 4
        assert all(other[0] - one[0] >= 14 for one, other in pairwise(places))
        assert left + layout.COAST_CHIT + 30 <= places[0][0] - 10
        assert places[-1][0] + 17 <= right - 4


def test_a_gift_held_stands_in_its_holders_row_and_its_givers_column(nothing: View) -> None:
    """Every giver and every holder; any value, any giver are told apart."""
    wide = layout.owes_width(5)
    for giver, holder in ((giver, (giver + by) % 5) for giver in SEATS for by in (1, 2, 3, 4)):
        place = around(owes(5, giver, holder), wide, layout.PLATE_HIGH + 14)
        empty = boards.draw(nothing)
        given = [boards.draw(put(nothing, f"gifts {giver} {value}", holder)) for value in (1, 4)]
        assert told_apart([empty, *given], place)
    plates = [
        boards.draw(put(nothing, f"gifts {giver} 3", E)).crop(around(owes(5, giver, E), wide, 66))
        for giver in (A, B, C, D)
    ]
    assert all(changed(one, other) for one, other in combinations(plates, 2))


def test_gifts_at_home_are_told_by_value_and_all_six_have_room(nothing: View) -> None:
    """Those not bought and those out of the game are not there."""
    assert boards.draw(put(nothing, "gifts 4 3", UNBOUGHT)) == boards.draw(nothing)
    place = around(home(5, E), layout.HOME[1] - layout.HOME[0] + 6, layout.PLATE_HIGH + 6)
    sets = [
        [AVAILABLE if value in ready else REMOVED for value in range(6)] for ready in ((), (1,), (4,), (1, 4))
    ]
    sets.append([AVAILABLE] * 6)
    assert told_apart([boards.draw(put(nothing, "gifts 4", row)) for row in sets], place)
    last = [AVAILABLE] * 5 + [REMOVED]
    assert within(boards.between(put(nothing, "gifts 4", last), put(nothing, "gifts 4", sets[-1])), place)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_gifts_that_there_can_be_fit_into_the_ledger(seats: int) -> None:
    box = boards.where(realm(seats), "gifts", [[REMOVED] * 6] * seats)
    assert within(box, (layout.HOME[0] - 4, row(seats, 0)[1], layout.OWES[1], row(seats, seats - 1)[3]))


def test_a_name_stands_between_its_token_and_the_points(view: View) -> None:
    """Never cut within a word; the chief's has as much room."""
    for name in ("W" * 40, "Wilhelmina Wolkenstein", "Jo"):
        long = boards.draw(view, names=(name, *NAMES[1:]))
        box = differing(boards.draw(view), long)
        assert within(box, (layout.NAME - 4, row(5, 0)[1], layout.NAME_END + 4, row(5, 0)[3]))


MIDDLE = confucius.middle()
WORDS = boards.words
EVENTS: list[tuple[Event, Box]] = [
    (Bribed(3, 0, 1, 6), tablet(0, 1)),
    (Secured(0, 0, 0, 4), tablet(0, 0)),
    (Transferred(3, 1, 1, 3, False), tablet(1, 3)),
    (MarkerReplaced(0, 2, 3, 1, 0, True, "petition"), tablet(2, 3)),
    (CandidatePlaced(2, "hubu", 1, 1, -1, -1, "empty", False), tablet(1, 1)),
    (OfficialsCame(((2, 4, 2),)), tablet(2, 4)),
    (Nominated(2, 0), layout.MATS[0]),
    (StudentReplaced(2, 0, 1), layout.MATS[0]),
    (CandidateShown("bingbu", ()), layout.CANDIDATE),
    (Acted(1, "bribe", 2, "cubes", ""), around(cubes_at(MIDDLE, WORDS, 0, 1) or (0, 0), 54)),
    (WallBuilt(wall=3), layout.block(2)),
    (Recruited(seat=C, armies=2), number(C, COLONIES)),
    (Insulted(seat=C), number(C, COLONIES)),
    (Invaded(seat=C, slot=1, land=3, box=0), around(army_at(MIDDLE, 1, 0), 72)),
    (ArmyMoved(C, C, 0, 1, 1, 1, 3, 2), around(army_at(MIDDLE, 1, 2), 72)),
    (LandResolved(2, 4, False, (), 8), around(seal(2), 72)),
    (JunksBought(seat=D, count=2, yard=2), number(D, YARD)),
    (Sailed(seat=D, junks=3, ocean=3), number(D, OCEAN)),
    (Visited(seat=D, land=4, points=4), around(chit_at(4), 76)),
    (GiftBought(seat=D, value=6, free=False), around(home(5, D), 100, 60)),
    (GiftGiven(seat=C, to=D, value=3), around(owes(5, C, D), 86, 60)),
    (GiftRemoved(giver=C, holder=0, value=2, why="better"), around(owes(5, C, A), 86, 60)),
    (GiftRemoved(giver=C, holder=NOBODY, value=2, why="petition"), around(home(5, C), 100, 60)),
]


def test_what_happened_is_ringed(view: View) -> None:
    view.turn = 4
    boards.check_rings(view, ((event, grown(box, 26)) for event, box in EVENTS))


def test_all_places_of_an_event_are_ringed(view: View) -> None:
    swapped = boards.rings(view, OfficialsSwapped(0, (0, 0), (2, 4)))
    assert swapped[1] < tablet(0, 0)[3] < tablet(2, 4)[1] < swapped[3]
    filled = boards.rings(view, PostsFilled(1, 2, 3, (7, 4), ()))
    assert filled[0] < post(1, 0)[0] < post(1, 1)[2] < filled[2]
    moved = boards.rings(view, JunksMoved(seat=C, origin=1, to=4, count=2))
    assert moved[1] < middle(row(5, 1))[1] < middle(row(5, 4))[1] < moved[3]


def test_influence_given_is_ringed_while_the_ministry_is_resolved() -> None:
    """What C had; what D gives too is told apart, unless D got it; nothing once the posts are filled."""
    view = confucius.resolving().view(None)
    given = InfluenceGiven(C, E, 2, 1, 3, 0, tie=False, forced=False)
    assert within(boards.rings(view, given), grown(tablet(2, 2), 26))
    later = put(view, "influence 4", E)
    theirs = structs.replace(given, seat=D)
    assert within(boards.rings(later, theirs), grown(tablet(2, 4), 26))
    both = boards.rings(later, structs.replace(theirs, tiles=2))
    assert (both[0] < tablet(2, 3)[0], both[2] > tablet(2, 3)[2]) == (True, True)
    filled = put(put(view, "resolving", NOBODY), "influence", [NOBODY] * 7)
    assert boards.draw(filled, given) == boards.draw(filled)


def test_a_later_visitor_is_ringed_and_not_the_points(view: View) -> None:
    view.visited[2][D] = True
    ((at, seat),) = later(view, 2)
    assert seat == D
    assert within(boards.rings(view, Visited(seat=D, land=2, points=0)), around(at, 82))


def test_after_the_end_nothing_is_ringed_where_the_table_stands() -> None:
    ended = over()
    assert boards.draw(ended, Sailed(1, 3, 4), Acted(1, "bribe", 2, "cubes", "")) == boards.draw(ended)
    boards.rings(ended, WallBuilt(9))


def place(number_: int) -> Box:
    """A row of the final table."""
    top = layout.TABLE + layout.TABLE_HEAD + number_ * (layout.TABLE_ROW + layout.TABLE_GAP)
    return 0, top - 4, layout.WIDTH, top + layout.TABLE_ROW + 6


def place_of(ended: View, seat: Seat) -> int:
    results = sorted(outcome(ended).seats, key=lambda result: (result.rank, result.seat))
    return [result.seat for result in results].index(seat)


@pytest.fixture
def ended() -> View:
    return over()


def test_points_stand_in_the_row_of_their_seat_and_the_column_of_their_source(ended: View) -> None:
    tops = [place(place_of(ended, seat)) for seat in range(5)]
    columns = [(column - 44, column + 44) for column in COLUMNS] + [(TOTAL - 60, TOTAL + 60)]
    paths = [*(f"sources {seat} {seat}" for seat in range(len(SOURCES))), f"scores {D}"]
    for seat, path, (left, right) in zip((A, B, C, D, E, D), paths, columns, strict=True):
        _, top, _, bottom = tops[seat]
        assert within(boards.between(ended, more(ended, path)), (left, top, right, bottom)), path


def test_the_best_stand_above(ended: View) -> None:
    """Rows change places with the ranks: names differ, so both rows change."""
    assert [place_of(ended, seat) for seat in range(5)] == [1, 2, 0, 4, 3]
    other = ended.copy()
    other.scores[A], other.scores[B] = ended.scores[B], ended.scores[A]
    other.sources[A], other.sources[B] = ended.sources[B], ended.sources[A]
    box = boards.between(ended, other)
    assert place(1)[1] <= box[1] < place(1)[3] - 20 < place(2)[1] + 20 < box[3] <= place(2)[3]


def test_the_winner_alone_is_marked(ended: View) -> None:
    """With as many points the Admiral is first, and the other has no mark (Confucius, The winner)."""
    holder = titles(ended)[1].holder
    ended.scores[C] = ended.scores[holder] = 50
    assert [result.seat for result in outcome(ended).seats if result.rank == 1] == [holder]
    picture = boards.draw(ended)
    marks = [
        picture.crop((300, place(rank)[1] + 14, 370, place(rank)[3] - 14)).tobytes() for rank in range(5)
    ]
    assert marks[0] != marks[1]
    assert len(set(marks[1:])) == 1


def test_titles_stand_in_the_rows_of_their_holders(ended: View) -> None:
    """The most ships are then another's."""
    chief, admiral, general = (title.holder for title in titles(ended))
    assert admiral == A
    other = put(put(ended, f"ocean {A}", 0), f"ocean {B}", 4)
    other.visited = [[seat == B for seat in range(5)] for _ in range(5)]
    assert [title.holder for title in titles(other)] == [chief, B, general]
    tables = [boards.draw(shown).crop((0, layout.TABLE, 1200, 1474)) for shown in (ended, other)]
    box = moved(differing(*tables), 0, -layout.TABLE)
    assert box[0] >= TITLE - 40
    assert box[2] <= TITLE + 2 * TITLE_STEP + 40
    assert place(place_of(ended, A))[1] <= box[1]
    assert box[3] <= place(place_of(ended, B))[3]


def test_who_left_stands_below_and_is_marked() -> None:
    ended = over(resigned=(C,))
    assert place_of(ended, C) == 4
    assert boards.where(ended, "resigned", [])[1] < place(1)[1]


def test_names_are_cut_before_the_badge(ended: View) -> None:
    long = boards.draw(ended, names=("Mei", "Jonas", "A" * 40, "Rafi", "Lena"))
    assert within(differing(boards.draw(ended), long), (96, place(0)[1], 330, place(0)[3]))


@pytest.mark.parametrize("seats", [3, 5])
def test_the_board_is_shown_above_the_table(seats: int) -> None:
    """The titles below may change too."""
    ended = over(seats).view(None)
    box = boards.where(ended, "posts 1", [1, 1])
    assert box[0] <= post(1, 0)[2]
    assert band(1)[1] <= box[1] <= band(1)[3]
    assert boards.between(ended, more(more(ended, "scores 0", 3), "sources 0 1", 3))[1] >= layout.TABLE
