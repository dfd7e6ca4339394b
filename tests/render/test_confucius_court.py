"""What stands on Confucius' court sheet and in its final table, and where; what panels show of the court."""

from itertools import combinations, pairwise

import pytest

from games.confucius.armies import Invaded, LandResolved, Recruited
from games.confucius.box import prospects
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
from games.confucius.components import box as action_box
from games.confucius.deeds import Acted
from games.confucius.examination import CandidatePlaced, CandidateShown, Nominate, Nominated
from games.confucius.gifts import GiftGiven, GiftRemoved
from games.confucius.officials import Bribe, Bribed, MarkerReplaced, Secured, Transfer, Transferred
from games.confucius.petitions import OfficialsSwapped, Petitioned, StudentReplaced
from games.confucius.position import ConfuciusPosition as View
from games.confucius.resolution import PostsFilled
from games.confucius.rounds import RoundBegan
from games.confucius.scoring import SOURCES, outcome, titles
from games.confucius.ships import Sailed
from games.confucius.state import Phase
from games.confucius.turns import OfficialsCame, WallBuilt
from games.engine import HIDDEN, Event, Seat
from games.engine.choices import Answer, Question
from render import confucius
from render.confucius import layout
from render.confucius.crop import DESK, SCROLLS
from render.confucius.crop_ministry import LEFT, MARGIN, WIDE
from render.confucius.table import COLUMNS, TITLE, TITLE_STEP, TOTAL
from render.kit.encode import LARGEST
from render.kit.palette import CANDIDATE, GOLD, SEAL
from tests.support.render.confucius import acting, bare, boards, middle
from tests.support.render.confucius_realm import over
from tests.support.render.pictures import more, put
from tests.support.render.positions import (
    Box,
    Drawn,
    changed,
    differing,
    grown,
    moved,
    near,
    only_in,
    told_apart,
    within,
)
from tests.support.render.scenes import asked, asking

SPACES = [(ministry, space) for ministry in range(3) for space in range(7)]
POSTS = [(ministry, number) for ministry in range(3) for number in (0, 1)]


def slip(seat: int, seats: int = 5) -> Box:
    wide = layout.slip_width(seats)
    left = layout.STRIP_LEFT + seat * (wide + layout.STRIP_GAP)
    return left, layout.STRIP - 40, left + wide + 10, layout.STRIP + layout.SLIP_HEIGHT + 10


@pytest.fixture
def view() -> View:
    return middle().view(None)


def test_officials_markers_and_cords_stand_in_their_seats() -> None:
    """None and each kind of them, in all seats at once; each marker is another one with its cord."""
    boxes, others = [grown(layout.tablet(*place), 12) for place in SPACES], [bare() for _ in range(17)]
    for other, cost in zip(others, (EMPTY, 2, 4, 7, OFFICIAL, UNKNOWN), strict=False):
        other.officials = [[cost] * 7 for _ in range(3)]
    marked = [(NOBODY, False), *((seat, secured) for secured in (False, True) for seat in range(5))]
    for other, (seat, secured) in zip(others[6:], marked, strict=False):
        other.officials, other.resolved = [[4] * 7 for _ in range(3)], [True] * 3  # else the standing changes
        other.markers, other.secured = [[seat] * 7 for _ in range(3)], [[secured] * 7 for _ in range(3)]
    for alike in (others[:6], others[6:]):
        drawn = [boards.draw(other) for other in alike]
        for one, two in pairwise(drawn):
            assert only_in(one, two, boxes)
        for box in boxes:
            parts = combinations([picture.crop(box) for picture in drawn], 2)
            assert all(changed(*two) for two in parts), box


EXAM = (layout.CANDIDATE[2], layout.EXAM[1], layout.MATS[0][0], layout.EXAM[3])
SEAL_OF = [
    (left, layout.HEAD - 30, left + layout.SCROLL_WIDTH + 10, layout.SEATS_TOP + 9)
    for left in map(layout.scroll, range(3))
]


def test_what_is_seen_where(view: View) -> None:
    """Cards and rewards are counted on the slips and not shown."""
    hidden = put(view, "hands", [[0, 0, 0, sum(hand)] for hand in view.hands])
    hidden.rewards = [["?"] * len(rewards) for rewards in view.rewards]
    assert boards.draw(hidden) == boards.draw(view)
    view = put(hidden, "posts", [[2, 2]] * 3)
    counted = ("scores 4", 77), ("cubes 3", 9), ("colonies 4", 5), ("yard 0", 9), ("hands 1 3", 5)
    boards.check(
        view,
        (
            *((f"posts {m} {n}", -1, grown(layout.post(m, n), 9)) for m, n in POSTS),
            *((f"chits {m} {n}", 3, grown(layout.post(m, n), 4)) for m, n in POSTS),
            *((f"resolved {ministry}", True, box) for ministry, box in enumerate(SEAL_OF)),
            ("forced", True, (layout.EXAM[0], EXAM[1] - 30, *EXAM[2:])),
            ("candidates_left", view.candidates_left[1:], EXAM),
            ("passed 0", True, slip(0)),
            ("rewards 3", ["?"] * 3, slip(3)),
            *((path, value, slip(int(path.split()[1]))) for path, value in counted),
        ),
    )
    for number, name in enumerate(BOX):
        other = boards.draw(view, words={**boards.words, name: "Xx"})
        assert within(differing(boards.draw(view), other), layout.cell(number)), name


def test_posts_show_how_things_stand_until_they_are_filled() -> None:
    view = bare()
    alone = put(view, "markers 1 4", 2)
    one = boards.between(view, alone)
    assert one[0] < layout.post(1, 0)[2] < layout.post(1, 1)[0] < one[2], "alone: both posts"
    led = put(alone, "markers 1 3", 0)
    more_ = put(led, "markers 1 2", 2)
    box = boards.between(led, more_)
    assert box[1] < layout.HEAD + 130, "two officials are more than one that is higher"
    assert box[3] <= layout.tablet(1, 2)[3] + 12
    filled = put(put(more_, "resolved 1", True), "posts 1", [NOBODY, NOBODY])
    assert within(
        boards.where(filled, "resigned", [0, 2]), (0, layout.STRIP - 40, layout.WIDTH, layout.HEIGHT)
    ), "only the slips"


def test_who_has_the_influence_stands_beside_an_official_of_somebody_else(view: View) -> None:
    view.resolving, view.influence = 1, list(view.markers[1])
    view.resolved[1] = True  # else the standing in the head changes too
    assert boards.draw(put(view, "resolving", -1)) == boards.draw(view), "everybody has the own influence"
    _, top, right, bottom = layout.tablet(1, 3)
    beside = (right - 2, top - 6, layout.scroll(1) + layout.SCROLL_WIDTH, bottom + 6)
    assert within(boards.where(view, "influence 3", 0), beside)


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
    """One seat's cube after another's, in all cells at once; they hardly touch."""
    view, pictures = bare(), [boards.draw(bare())]
    cells = [grown(layout.cell(number), 3) for number in range(len(BOX))]
    for seat in range(5):
        for number in range(len(BOX)):
            view.box[number][seat] = 1
        pictures.append(boards.draw(view))
        assert only_in(pictures[-2], pictures[-1], cells)
    for number, cell in enumerate(cells):
        boxes = [differing(one, other) for one, other in pairwise(p.crop(cell) for p in pictures)]
        for before, after in pairwise(boxes):
            assert before[0] < after[0]
            assert after[0] - before[2] > -12
        last = moved(boxes[-1], -cell[0], -cell[1])
        assert within(boards.where(view, f"box {number} 4", 3), grown(last, 2))


def test_the_slips_show_who_is_chief_who_acts_and_who_left(view: View) -> None:
    box = boards.where(view, "chief", 2)
    assert slip(1)[0] < box[0] < slip(1)[2] < box[2] < slip(2)[2]
    assert box[1] >= layout.STRIP - 40
    left, _, right, bottom = slip(4)
    below = (left, layout.STRIP + 30, right, bottom)
    acting = boards.draw(put(view, "turn", 4))
    assert near(acting, below, SEAL) > 1500 > 10 * near(boards.draw(view), below, SEAL)
    view.resolved = [True] * 3  # else the standing in the heads changes too
    assert within(boards.where(view, "resigned", [2]), slip(2))


EVENTS: list[tuple[Event, Box]] = [
    (Bribed(3, 0, 1, 6), layout.tablet(0, 1)),
    (Secured(0, 0, 0, 4), layout.tablet(0, 0)),
    (Transferred(3, 1, 1, 3, False), layout.tablet(1, 3)),
    (MarkerReplaced(0, 2, 3, 1, 0, True, "petition"), layout.tablet(2, 3)),
    (CandidatePlaced(2, "hubu", 1, 1, -1, -1, "empty", False), layout.tablet(1, 1)),
    (OfficialsCame(((2, 4, 2),)), layout.tablet(2, 4)),
    (Nominated(2, 0), layout.MATS[0]),
    (StudentReplaced(2, 0, 1), layout.MATS[0]),
    (CandidateShown("bingbu", ()), layout.CANDIDATE),
    (Acted(1, "bribe", 2, "cubes", ""), layout.cell(0)),
]


def test_what_happened_is_ringed(view: View) -> None:
    view.turn = 4
    boards.check_rings(view, ((event, grown(box, 26)) for event, box in EVENTS))
    realm = Sailed(1, 3, 4), Recruited(2, 1), GiftGiven(0, 1, 2)
    assert boards.draw(view, *realm) == boards.draw(view), "the realm rings nothing at court"


def test_both_officials_and_both_posts_are_ringed(view: View) -> None:
    swapped = boards.rings(view, OfficialsSwapped(0, (0, 0), (2, 4)))
    assert swapped[0] < layout.tablet(0, 0)[2]
    assert swapped[3] > layout.tablet(2, 4)[1]
    filled = boards.rings(view, PostsFilled(1, 2, 3, (7, 4), ()))
    assert filled[0] < layout.post(1, 0)[2] < layout.post(1, 1)[0] < filled[2]


ACTED, WALL = Acted(0, "petition", 2, "cubes", ""), WallBuilt(4)
BOUGHT = GiftRemoved(0, -1, 4, "petition")
COURT: tuple[list[Event], ...] = (
    [],
    [ACTED],
    [Bribed(3, 0, 1, 6)],
    [WALL, CandidateShown("any", ())],
    [WALL, LandResolved(0, 0, True, ((0, 4),), 4)],
    [WALL, RoundBegan(2, 0, (0, 0, 0), (3, 3, 3))],
    [ACTED, Petitioned(0, 4), BOUGHT, OfficialsSwapped(0, (0, 0), (2, 4))],
)
REALM: tuple[list[Event], ...] = (
    [Sailed(1, 3, 4)],
    [Recruited(2, 1)],
    [GiftGiven(0, 1, 2)],
    [ACTED, GiftGiven(0, 1, 2), GiftRemoved(1, 0, 1, "better")],
    [ACTED, Invaded(0, 1, 2, 0)],
)


def test_the_sheet_that_changed() -> None:
    assert [confucius.changed(events) for events in COURT] == ["court"] * len(COURT)
    assert [confucius.changed(events) for events in REALM] == ["realm"] * len(REALM)


A, B, C, D, E = range(5)


def row(place: int) -> Box:
    top = layout.TABLE + layout.TABLE_HEAD + place * (layout.TABLE_ROW + layout.TABLE_GAP)
    return 0, top - 4, layout.WIDTH, top + layout.TABLE_ROW + 6


def place_of(ended: View, seat: Seat) -> int:
    results = sorted(outcome(ended).seats, key=lambda result: (result.rank, result.seat))
    return [result.seat for result in results].index(seat)


@pytest.fixture
def ended() -> View:
    return over()


def test_points_stand_in_the_row_of_their_seat_and_the_column_of_their_source(ended: View) -> None:
    tops = [row(place_of(ended, seat)) for seat in range(5)]
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
    assert row(1)[1] <= box[1] < row(1)[3] - 20 < row(2)[1] + 20 < box[3] <= row(2)[3]


def test_the_winner_alone_is_marked(ended: View) -> None:
    """With as many points the Admiral is first, and the other has no mark (Confucius, Winner)."""
    holder = titles(ended)[1].holder
    ended.scores[C] = ended.scores[holder] = 50
    assert [result.seat for result in outcome(ended).seats if result.rank == 1] == [holder]
    picture = boards.draw(ended)
    marks = [picture.crop((300, row(place)[1] + 14, 370, row(place)[3] - 14)).tobytes() for place in range(5)]
    assert marks[0] != marks[1]
    assert len(set(marks[1:])) == 1


def test_titles_stand_in_the_rows_of_their_holders(ended: View) -> None:
    """The most ships are then another's."""
    chief, admiral, general = (title.holder for title in titles(ended))
    assert admiral == A
    other = put(put(ended, f"ocean {A}", 0), f"ocean {B}", 4)
    other.visited = [[seat == B for seat in range(5)] for _ in range(5)]
    assert [title.holder for title in titles(other)] == [chief, B, general]
    box = boards.between(ended, other)
    assert box[0] >= TITLE - 40
    assert box[2] <= TITLE + 2 * TITLE_STEP + 40
    assert row(place_of(ended, A))[1] <= box[1]
    assert box[3] <= row(place_of(ended, B))[3]


def test_who_left_stands_below_and_is_marked() -> None:
    ended = over(resigned=(C,))
    assert place_of(ended, C) == 4
    assert boards.where(ended, "resigned", [])[1] < row(1)[1]


def test_names_are_cut_before_the_badge(ended: View) -> None:
    long = boards.draw(ended, names=("Mei", "Jonas", "A" * 40, "Rafi", "Lena"))
    assert within(differing(boards.draw(ended), long), (96, row(0)[1], 330, row(0)[3]))


@pytest.mark.parametrize("seats", [3, 5])
def test_posts_are_shown_above_the_table(seats: int) -> None:
    """The titles below may change too."""
    ended = over(seats).view(None)
    box = boards.where(ended, "posts 1", [1, 1])
    assert layout.scroll(1) <= box[0] <= layout.scroll(1) + layout.SCROLL_WIDTH
    assert 180 <= box[1] <= 290
    assert boards.between(ended, more(more(ended, "scores 0", 3), "sources 0 1", 3))[1] >= layout.TABLE


HIGH = SCROLLS[3] - SCROLLS[1]


def framed(png: Drawn, ministry: int, space: int, left: int = 0) -> bool:
    """Whether the left edge of a tablet has the candidates' green, on a part that begins there."""
    x, top, _, bottom = layout.tablet(ministry, space)
    return near(png, moved((x - 8, top + 14, x + 6, bottom - 14), left, SCROLLS[1]), CANDIDATE) > 60


@pytest.fixture
def acts() -> View:
    """D is to act, has cash and no gifts of others."""
    return acting().view(3)


@pytest.fixture
def own() -> View:
    return middle().view(3)


def test_exactly_the_cells_with_nothing_to_do_lie_in_the_dark(acts: View) -> None:
    shown = boards.draw(acts, question=asked(acts)).convert("L")
    able = {prospect.do for prospect in prospects(acts, 3) if prospect.refusal is None}
    assert {"bribe", "tax", "nothing"} <= able
    dark = set()
    for number, space in enumerate(action_box().spaces):
        left, top, right, _ = layout.cell(number, large=True)
        brightest = max(shown.crop((left + 60, top + 4, right - 20, top + 56)).tobytes())
        assert not space.actions or (brightest > 150) == bool(able & set(space.actions)), space.id
        dark |= {space.id} if space.actions and not able & set(space.actions) else set()
    assert dark, "something is impossible here, or the test shows nothing"


def test_a_cell_shows_cubes_and_money_and_both_follow_the_position(acts: View) -> None:
    number = BOX.index("officials")
    left, top, _, _ = layout.cell(number, large=True)
    row = top + layout.BOX_CELL_ROWS[1] - 34
    box = boards.where(acts, f"box {number} 3", 1, asked(acts))
    assert box[1] >= row, "two cubes now, and one more lies there"
    nobody = [[NOBODY if seat == 3 else seat for seat in markers] for markers in acts.markers]
    again = put(put(acts, f"box {number} 3", 0), "markers", nobody)
    box = boards.between(acts, again, asked(acts))  # without an official in Hubu bribes cost more
    assert box[1] >= row
    assert box[0] >= left


def test_everybodys_cubes_lie_in_the_cells(acts: View) -> None:
    cells = [layout.cell(number, large=True) for number in range(len(BOX))]
    cubes = enumerate((left, top, right, bottom + 6) for left, top, right, bottom in cells)
    changes = ((f"box {number} 0", acts.box[number][0] + 1, box) for number, box in cubes)
    boards.check(acts, changes, question=asked(acts))


def test_all_scrolls_frame_exactly_the_officials_that_can_be_chosen(acts: View) -> None:
    png = boards.draw(acts, question=asked(acts, "bribe"))
    targets = {(action.ministry, action.space) for action in acts.legal() if isinstance(action, Bribe)}
    assert targets
    for ministry in range(3):
        for space in range(7):
            assert framed(png, ministry, space) == ((ministry, space) in targets), (ministry, space)


def test_one_scroll_frames_only_its_own(acts: View) -> None:
    question = asked(acts, "bribe", "hubu")
    png = boards.draw(acts, question=question)
    assert [answer.token for answer in question.answers] == ["1", "6"]
    for space in range(7):
        assert framed(png, 1, space, layout.scroll(1) - MARGIN) == (space in (0, 5))


def test_an_official_to_be_bribed_has_its_price_beside_it() -> None:
    """One in Hubu makes all of them cheaper by one, at every official at once and nowhere else."""
    acts = bare().view(0)
    cheaper = put(put(acts, "markers 1 2", 0), "secured 1 2", True)
    dear, cheap = (boards.draw(shown, question=asked(acts, "bribe")) for shown in (acts, cheaper))
    for ministry, space in ((0, 2), (0, 3), (2, 2), (2, 4)):
        _, top, right, bottom = moved(layout.tablet(ministry, space), top=SCROLLS[1])
        beside, left = (right, top, right + 80, bottom), (right - 200, top + 4, right - 10, bottom - 6)
        assert dear.crop(beside) != cheap.crop(beside), (ministry, space)
        assert dear.crop(left) == cheap.crop(left), (ministry, space)


def test_the_official_chosen_first_has_a_golden_frame(acts: View) -> None:
    given = {"do": "petition", "gift": "coat"}
    none = asking("ministry2", *MINISTRIES, **given)
    chosen = asking("ministry2", *MINISTRIES, **given, ministry="gongbu", space="4")
    left, top, right, bottom = moved(layout.tablet(2, 3), top=SCROLLS[1])
    frame = (left - 12, top - 12, right + 12, bottom + 12)
    assert within(boards.asks(acts, none, chosen), frame)
    gold = [near(boards.draw(acts, question=question), frame, GOLD, 90) for question in (none, chosen)]
    assert gold[1] > gold[0] + 300


def test_who_gets_a_marker_is_asked_beside_its_scroll(acts: View) -> None:
    transfer = next(action for action in acts.legal() if isinstance(action, Transfer))
    ministry, space = transfer.ministry, transfer.space
    given = {"do": "transfer", "ministry": MINISTRIES[ministry], "space": str(space + 1)}
    two, one = (boards.draw(acts, question=asking("to", *to, **given)) for to in ("AC", "A"))
    assert framed(two, ministry, space, layout.scroll(ministry) - MARGIN)
    part = (LEFT, 0, WIDE, HIGH)
    assert near(two, part, CANDIDATE) > 300
    assert near(one, part, CANDIDATE) < near(two, part, CANDIDATE)


def test_beside_a_ministry_stands_who_is_how_strong_there(acts: View) -> None:
    box = boards.where(acts, "markers 1 5", 4, asking("space", "1", do="bribe", ministry="hubu"))
    assert box[0] < layout.SCROLL_WIDTH
    assert box[2] > LEFT + 100, "E has a row of its own now"


def test_obligations_not_to_bribe_stand_beside_their_ministry() -> None:
    """C's vase is with D: each has officials in Hubu, D as many as C, so D may not bribe there."""
    bound = acting(bound=True).view(3)
    free = put(bound, "gifts 2 2", REMOVED)
    question = asking("space", "3", "4", do="secure", ministry="hubu")
    assert within(boards.between(bound, free, question), (LEFT, 500, WIDE, HIGH))
    card = asking("space", "3", "4", do="card", card="bribe-any", ministry="hubu")
    assert boards.draw(bound, question=card) == boards.draw(free, question=card), "it forbids no card"


def test_student_spaces_that_can_be_chosen_are_framed() -> None:
    acts = put(bare(), "round", 2).view(0)
    question = asked(acts, "nominate")
    assert [answer.token for answer in question.answers] == ["red", "orange"]
    for shown in (("red", "orange"), ("red",), ("orange",)):
        names = tuple(Answer(name, 1) for name in shown)
        png = boards.draw(acts, question=Question("student", names, question.given))
        for mat, (left, top, right, _) in enumerate(layout.MATS):
            above = moved((left + 20, top - 8, right - 20, top + 6), top=DESK[1])
            assert (near(png, above, CANDIDATE) > 150) == (("red", "orange")[mat] in shown)
            assert Nominate(mat) in acts.legal()


def test_a_payment_shows_what_is_due_and_what_was_taken_off(acts: View) -> None:
    acts.phase, acts.announced = "pay", "bribe hubu 1"
    question = asking("pay", "2", "other")
    full = put(acts, "markers 1", [NOBODY] * 7)
    box = boards.between(acts, full, question)
    assert box[0] > layout.WIDTH / 2
    assert box[3] < 112
    boards.where(full, "announced", "recruit", question)


def test_cards_to_choose_from_are_the_own_ones(acts: View) -> None:
    acts.announced = "force"
    hands = ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [2, 0, 0, 0], [4, 3, 5, 0])
    asked: tuple[tuple[Phase, Question], ...] = (
        ("pay", asking("pay", "3", "other")),
        ("turn", asking("cards", "1", "2", do="commercial")),
        ("turn", asking("cards", "1", student="red")),
    )
    for phase, question in asked:
        acts.phase = phase
        drawn = [boards.draw(put(acts, "hands 3", hand), question=question) for hand in hands]
        assert all(changed(one, other) is not None for one, other in combinations(drawn, 2))


def test_a_hand_of_many_cards_stays_on_its_strip(acts: View) -> None:
    acts.hands[3], acts.rewards[3] = [9, 9, 9, 0], ["bribe-any", "cash", "extra", "gift", "insult"]
    picture = boards.draw(acts, question=asked(acts, "bribe"))
    margin = (layout.WIDTH - 10, picture.height - layout.INFO + 20, layout.WIDTH, picture.height - 10)
    assert min(picture.crop(margin).convert("L").tobytes()) > 150, "nothing is cut off at the right edge"


def test_the_sheet_shows_what_its_owner_has(own: View) -> None:
    boards.check_own(own, "scores cubes stock colonies yard ocean", 5)
    for path, value in (
        *((f"hands 3 {kind}", own.hands[3][kind] + 1) for kind in range(3)),
        ("rewards 3", ["cash", "insult"]),
        ("gifts 1 0", 3),
        # with fewer officials in Hubu than C, D may bribe there
        ("markers 1", [NOBODY if space in (2, 3) else seat for space, seat in enumerate(own.markers[1])]),
    ):
        differing(boards.hand(own), boards.hand(put(own, path, value)))
    states = [boards.hand(put(own, "gifts 3 5", state)) for state in (UNBOUGHT, AVAILABLE, REMOVED, 0, 1)]
    assert all(changed(one, two) is not None for one, two in combinations(states, 2))
    none = [[REMOVED if state == 3 else state for state in row] for row in own.gifts]
    assert boards.hand(put(own, "gifts", none)).height < boards.hand(own).height


def test_many_rewards_get_a_row_of_their_own(own: View) -> None:
    many = put(own, "rewards 3", ["bribe-any", "bribe-hubu", "cash", "extra", "gift"])
    assert boards.hand(many).height > boards.hand(own).height + 150
    assert len(boards.tray(many).png()) <= LARGEST


def test_rewards_to_choose_from_are_seen_on_the_sheet(own: View) -> None:
    question = asking("card", "bribe-any", "cash", do="card")
    assert boards.draw(own, question=question) == boards.hand(own)
