"""What stands on the court sheet, and where: found by drawing twice and looking where the pictures differ."""

from itertools import combinations, pairwise

import pytest

from games.confucius.components import BOX, CANDIDATE, EMPTY, MINISTRIES, NOBODY, UNKNOWN
from games.confucius.position import ConfuciusPosition
from games.engine import HIDDEN
from render import confucius
from render.confucius.layout import (
    CANDIDATE as CANDIDATE_BOX,
)
from render.confucius.layout import (
    EXAM,
    HEAD,
    HEADER,
    HEIGHT,
    MATS,
    SCROLL_WIDTH,
    SEATS_TOP,
    SLIP_HEIGHT,
    STRIP,
    STRIP_GAP,
    STRIP_LEFT,
    TABLET_HIGH,
    TRAY,
    WIDTH,
    Box,
    cell,
    post,
    scroll,
    slip_width,
    tablet,
)
from render.kit.palette import SEAL
from render.scene import Scene
from tests.render.confucius import bare, draw, fullest, middle, scene
from tests.render.positions import changed, colours_of, grown, near, pixels, told_apart, within
from tests.render.scenes import NAMES

MOST_BYTES = 400_000
SPACES = [(ministry, space) for ministry in range(3) for space in range(7)]
SOME_SPACES = [
    pytest.param(ministry, space, marks=[pytest.mark.fuzz] if ministry and 0 < space < 6 else [])
    for ministry, space in SPACES
]
"""All of one ministry and the ends of the others, which are laid out alike; the rest with `make fuzz`."""


def row(ministry: int, space: int) -> Box:
    """A seat with its number and what stands beside its tablet."""
    _, top, _, bottom = tablet(ministry, space)
    return scroll(ministry), top - 6, scroll(ministry) + SCROLL_WIDTH, bottom + 6


def slip(seat: int, seats: int = 5) -> Box:
    wide = slip_width(seats)
    left = STRIP_LEFT + seat * (wide + STRIP_GAP)
    return left, STRIP - 40, left + wide + 10, STRIP + SLIP_HEIGHT + 10


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.fixture
def view() -> ConfuciusPosition:
    return middle().view(None)


# ── the layout ───────────────────────────────────────────────────────────────────────────────────


def test_nothing_overlaps_and_all_is_on_the_sheet() -> None:
    places = [tablet(*place) for place in SPACES]
    places += [post(ministry, number) for ministry in range(3) for number in (0, 1)]
    places += [cell(number) for number in range(len(BOX))]
    places += [CANDIDATE_BOX, *MATS, (0, 0, WIDTH, HEADER), (0, STRIP, WIDTH, STRIP + SLIP_HEIGHT)]
    for one, other in combinations(places, 2):
        assert apart(one, other), (one, other)
    assert all(box[0] >= 0 and box[1] >= 0 and box[2] <= WIDTH and box[3] <= HEIGHT for box in places)
    assert all(place[1] >= TRAY[1] and place[3] <= TRAY[3] for place in map(cell, range(len(BOX))))


# ── ministries ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("ministry", "space"), SOME_SPACES)
def test_an_official_stands_in_its_seat(ministry: int, space: int) -> None:
    view = bare()
    view.officials[ministry][space] = EMPTY
    pictures = [draw(view)]
    for cost in (2, 4, 7, CANDIDATE, UNKNOWN):
        view.officials[ministry][space] = cost
        pictures.append(draw(view))
    assert told_apart(pictures, grown(tablet(ministry, space), 12))


@pytest.mark.parametrize(("ministry", "space"), SOME_SPACES)
def test_a_marker_and_its_cord_are_seen(ministry: int, space: int) -> None:
    view = bare()
    view.officials[ministry][space] = 4
    view.resolved[ministry] = True  # else the standing in the head changes too
    pictures = [draw(view)]
    for seat in range(5):
        view.markers[ministry][space] = seat
        pictures.append(draw(view))
        view.secured[ministry][space] = True
        pictures.append(draw(view))
        view.secured[ministry][space] = False
    assert told_apart(pictures, grown(tablet(ministry, space), 12))


def test_the_cost_is_read_beside_marker_and_cord() -> None:
    """In the fullest position the ink of every cost is as high as a digit."""
    full = fullest()
    full.resolving = -1
    drawn = draw(full)
    for ministry, space in SPACES[:6]:
        without = full.copy()
        without.officials[ministry][space] += 1 if full.officials[ministry][space] not in (3, 5) else -1
        box = changed(drawn, draw(without))
        assert box is not None
        assert TABLET_HIGH >= box[3] - box[1] >= 30


def test_posts_show_their_points_and_who_holds_them(view: ConfuciusPosition) -> None:
    for ministry in range(3):
        for number in (0, 1):
            plain = draw(view)
            view.posts[ministry][number] = 2
            held = draw(view)
            assert within(changed(plain, held), grown(post(ministry, number), 9))
            view.chits[ministry][number] = 3
            assert within(changed(held, draw(view)), grown(post(ministry, number), 4))


def test_posts_show_how_things_stand_until_they_are_filled() -> None:
    view = bare()
    nobody = draw(view)
    view.markers[1][4] = 2
    one = changed(nobody, draw(view))
    assert one is not None
    assert one[0] < post(1, 0)[2] < post(1, 1)[0] < one[2], "alone: both posts"
    view.markers[1][3] = 0
    led = draw(view)
    view.markers[1][2] = 2
    changed_seat = tablet(1, 2)
    more = changed(led, draw(view))
    assert more is not None
    assert more[1] < HEAD + 130, "two officials are more than one that is higher"
    assert more[3] <= changed_seat[3] + 12
    view.resolved[1] = True
    view.posts[1] = [NOBODY, NOBODY]
    empty = draw(view)
    view.resigned = [0, 2]
    assert within(changed(empty, draw(view)), (0, STRIP - 40, WIDTH, HEIGHT)), "only the slips"


@pytest.mark.parametrize("ministry", range(3))
def test_a_resolved_ministry_is_sealed(view: ConfuciusPosition, ministry: int) -> None:
    plain = draw(view)
    view.resolved[ministry] = True
    left = scroll(ministry)
    assert within(changed(plain, draw(view)), (left, HEAD - 30, left + SCROLL_WIDTH + 10, SEATS_TOP + 9))


def test_who_has_the_influence_stands_beside_an_official_of_somebody_else(view: ConfuciusPosition) -> None:
    view.resolving, view.influence = 1, list(view.markers[1])
    view.resolved[1] = True  # else the standing in the head changes too
    plain = draw(view)
    other = view.copy()
    other.resolving = -1
    assert draw(other) == plain, "everybody has the own influence"
    view.influence[3] = 0
    box = changed(plain, draw(view))
    assert within(box, row(1, 3))
    assert box is not None
    assert box[0] >= tablet(1, 3)[2] - 2


# ── examination ──────────────────────────────────────────────────────────────────────────────────


def test_candidates_differ_and_are_counted(view: ConfuciusPosition) -> None:
    pictures = []
    for name in (*MINISTRIES, "any", ""):
        view.candidate = name
        pictures.append(draw(view))
    for one, other in combinations(pictures, 2):
        assert within(changed(one, other), grown(CANDIDATE_BOX, 12))
    plain = draw(view)
    view.candidates_left.pop()
    assert within(changed(plain, draw(view)), (CANDIDATE_BOX[2], EXAM[1], MATS[0][0], EXAM[3]))


def test_a_forced_examination_is_seen(view: ConfuciusPosition) -> None:
    plain = draw(view)
    view.forced = True
    assert within(changed(plain, draw(view)), (EXAM[0], EXAM[1] - 30, MATS[0][0], EXAM[3]))


@pytest.mark.parametrize("student", [0, 1])
def test_a_student_and_its_tutors_are_on_its_mat(view: ConfuciusPosition, student: int) -> None:
    view.students = [NOBODY, NOBODY]
    pictures = [draw(view)]
    for seat in range(5):
        view.students[student] = seat
        pictures.append(draw(view))
    for seat in range(5):
        view.tutored[seat], view.laid[seat] = student, [0, 0, 0, 2]
        pictures.append(draw(view))
    view.laid[0] = [0, 0, 0, 3]
    pictures.append(draw(view))
    for one, other in combinations(pictures, 2):
        assert within(changed(one, other), grown(MATS[student], 8))


def test_laid_cards_are_counted_and_not_shown(view: ConfuciusPosition) -> None:
    view.tutored[0], view.laid[0] = 0, [0, 0, 0, 2]
    hidden = draw(view)
    view.laid[0] = [0, 1, 1, 0]
    assert draw(view) == hidden


# ── the action box ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", range(len(BOX)))
def test_cubes_lie_in_their_cell_side_by_side(number: int) -> None:
    view = bare()
    pictures = [draw(view)]
    boxes = []
    for seat in range(5):
        view.box[number][seat] = 1
        pictures.append(draw(view))
        box = changed(pictures[-2], pictures[-1])
        assert within(box, grown(cell(number), 3))
        assert box is not None
        boxes.append(box)
    for one, other in pairwise(boxes):
        assert one[0] < other[0]
        assert other[0] - one[2] > -12, "they hardly touch"
    view.box[number][4] = 3
    assert within(changed(pictures[-1], draw(view)), grown(boxes[-1], 2))


def test_the_cells_carry_their_names(view: ConfuciusPosition) -> None:
    words = scene(view).captions
    plain = draw(view)
    for number, name in enumerate(BOX):
        other = Scene(NAMES, captions={**words, name: "Xx"})
        assert within(changed(plain, colours_of(confucius.draw(view, other))), cell(number))


# ── slips and header ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["scores", "cubes", "colonies", "yard"])
@pytest.mark.parametrize("seat", range(5))
def test_a_slip_shows_what_its_seat_has(view: ConfuciusPosition, name: str, seat: int) -> None:
    view.passed[seat] = False
    plain = draw(view)
    getattr(view, name)[seat] += 1
    assert within(changed(plain, draw(view)), slip(seat))


@pytest.mark.parametrize("seat", range(5))
def test_a_slip_counts_cards_and_rewards_and_shows_none(view: ConfuciusPosition, seat: int) -> None:
    plain = draw(view)
    total = sum(view.hands[seat])
    view.hands[seat] = [0, 0, 0, total]
    view.rewards[seat] = ["?"] * len(view.rewards[seat])
    assert draw(view) == plain
    view.hands[seat] = [0, 0, 0, total + 1]
    assert within(changed(plain, draw(view)), slip(seat))
    view.hands[seat] = [0, 0, 0, total]
    view.rewards[seat].append("?")
    assert within(changed(plain, draw(view)), slip(seat))


def test_the_slips_show_who_passed_who_is_chief_who_acts_and_who_left(view: ConfuciusPosition) -> None:
    plain = draw(view)
    other = view.copy()
    other.passed[0] = True
    assert within(changed(plain, draw(other)), slip(0))
    other = view.copy()
    other.chief = 2
    box = changed(plain, draw(other))
    assert box is not None
    assert slip(1)[0] < box[0] < slip(1)[2] < box[2] < slip(2)[2]
    assert box[1] >= STRIP - 40
    other = view.copy()
    other.turn = 4
    left, _, right, bottom = slip(4)
    below = (left, STRIP + 30, right, bottom)
    assert near(draw(other), below, SEAL) > 1500 > 10 * near(plain, below, SEAL)
    view.resolved = [True] * 3  # else the standing in the heads changes too
    plain = draw(view)
    other = view.copy()
    other.resigned = [2]
    assert within(changed(plain, draw(other)), slip(2))


def test_hidden_things_change_nothing(view: ConfuciusPosition) -> None:
    plain = draw(view)
    view.deck, view.officials_left = [1, 2, 3], [2, 7]
    view.reward_deck, view.candidates_left = ["cash"], ["any"] * len(view.candidates_left)
    assert draw(view) == plain


def test_the_header_tells_round_and_turn(view: ConfuciusPosition) -> None:
    words = dict(scene(view).captions)
    plain = draw(view)
    for key, word in (("round", "Round 7"), ("turn", "Turn 99")):
        other = Scene(NAMES, captions=words | {key: word})
        assert within(changed(plain, colours_of(confucius.draw(view, other))), (500, 0, WIDTH, HEADER))
    long = words | {"round": "R" * 60}
    assert confucius.draw(view, Scene(NAMES, captions=long)).image.size == (WIDTH, HEIGHT)


@pytest.mark.parametrize("name", ["\u202eMallory", "ก็็็็็็็็", "", "x" * 200])
def test_any_name_can_be_drawn(view: ConfuciusPosition, name: str) -> None:
    plain = colours_of(confucius.draw(view, Scene(("", *NAMES[1:]))))
    named = colours_of(confucius.draw(view, Scene((name, *NAMES[1:]))))
    box = changed(plain, named)
    assert box is None or within(box, slip(0))


# ── files ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_court_is_a_small_file_of_one_size(seats: int) -> None:
    for view in (bare(seats), fullest(seats)):
        png = confucius.draw(view, scene(view)).png()
        assert len(png) <= MOST_BYTES
        assert pixels(png).size == (WIDTH, HEIGHT)


def test_a_court_needs_no_words(view: ConfuciusPosition) -> None:
    assert confucius.draw(view, Scene()).image.size == (WIDTH, HEIGHT)


def test_a_candidate_that_nobody_knows_yet_is_drawn_as_a_question() -> None:
    """The view of who wins an examination does not tell whom the next one is about."""
    position = middle()
    pictures = []
    for candidate in ("", HIDDEN, "any"):
        position.candidate = candidate
        view = position.view(None)
        pictures.append(colours_of(confucius.draw(view, Scene())))
    assert len({picture.tobytes() for picture in pictures}) == 3
