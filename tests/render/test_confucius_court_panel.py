"""The pictures that Confucius' panels show of the court: box, scrolls, students, cards; the owner's sheet."""

from itertools import combinations

import pytest
from PIL import Image

from games.confucius import prospects
from games.confucius.actions import Bribe, Nominate, Transfer
from games.confucius.components import AVAILABLE, BOX, MINISTRIES, NOBODY, REMOVED, UNBOUGHT
from games.confucius.components import box as action_box
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Answer, Question
from render import confucius
from render.confucius.crop import DESK, SCROLLS
from render.confucius.crop_ministry import LEFT, MARGIN, WIDE
from render.confucius.layout import (
    BOX_CELL_ROWS,
    BOX_HEIGHT,
    INFO,
    MATS,
    SCROLL_WIDTH,
    TABLE,
    WIDTH,
    Box,
    cell,
    scroll,
    tablet,
)
from render.confucius.realm_crop import is_realm
from render.kit.palette import CANDIDATE, GOLD
from render.scene import Scene
from tests.render.confucius import acting, bare, fullest, middle, questions, scene
from tests.render.confucius_realm import over
from tests.render.positions import Drawn, changed, colours_of, near, pixels, within
from tests.render.scenes import asked, asking

MOST_BYTES = 400_000
Asked = tuple[ConfuciusPosition, Question]


def court() -> list[Asked]:
    """The questions that the court's panels show."""
    return [found for found in questions() if not is_realm(found[1])]


def draw(view: ConfuciusPosition, question: Question) -> Image.Image:
    return colours_of(confucius.draw(view, scene(view, question=question)))


def hand(view: ConfuciusPosition) -> Image.Image:
    assert view.viewer is not None
    return colours_of(confucius.hand(view, view.viewer, scene(view)))


def label(found: Asked) -> str:
    view, question = found
    return "-".join([view.phase, question.slot, *question.given.values()])


def edge(box: Box, left: int, top: int) -> Box:
    """A band along the left edge of a box of the court sheet, on a part that begins there."""
    return box[0] - 8 - left, box[1] + 14 - top, box[0] + 6 - left, box[3] - 14 - top


def framed(png: Drawn, ministry: int, space: int, left: int = 0) -> bool:
    return near(png, edge(tablet(ministry, space), left, SCROLLS[1]), CANDIDATE) > 60


# ── every question ───────────────────────────────────────────────────────────────────────────────


def test_random_matches_ask_everything() -> None:
    found = {(view.phase, question.slot) for view, question in questions()}
    assert {("turn", "do"), ("favour", "do"), ("chief", "chief"), ("turn", "cards")} <= found
    assert {("turn", "ministry"), ("turn", "space"), ("turn", "to"), ("turn", "student")} <= found
    assert {("pay", "pay"), ("pay", "cards"), ("discard", "cards"), ("influence", "to")} <= found
    assert {("tutor", "student"), ("tutor", "cards"), ("place", "ministry"), ("place", "space")} <= found


def test_every_question_has_its_picture() -> None:
    for found in court():
        view, question = found
        picture = confucius.draw(view, scene(view, question=question))
        assert len(picture.png()) <= MOST_BYTES, label(found)
        size = picture.image.size
        if question.slot == "do":
            assert size == (WIDTH, BOX_HEIGHT), label(found)
        elif view.phase == "tutor" or question.slot == "student":
            assert size == (WIDTH, DESK[3] - DESK[1] + INFO), label(found)
        elif question.slot in ("pay", "cards"):
            assert size[0] == WIDTH, label(found)
            assert size[1] < 400, label(found)
        elif question.slot in ("ministry", "ministry2"):
            assert size == (WIDTH, SCROLLS[3] - SCROLLS[1] + INFO), label(found)
        elif question.slot == "chief":
            assert size == confucius.draw(view, scene(view)).image.size, label(found)
        elif question.slot != "card":
            assert size == (WIDE, SCROLLS[3] - SCROLLS[1] + INFO), label(found)
        bare_picture = confucius.draw(view, Scene(question=question)).image
        assert bare_picture.size == size, f"{label(found)} needs no words"
        assert confucius.marks(view, question) == {}, label(found)


# ── what to do ───────────────────────────────────────────────────────────────────────────────────


def test_exactly_the_cells_with_nothing_to_do_lie_in_the_dark() -> None:
    view = acting().view(3)
    png = draw(view, asked(view))
    shown = pixels(png).convert("L")
    able = {prospect.do for prospect in prospects.prospects(view, 3) if prospect.refusal is None}
    assert {"bribe", "tax", "nothing"} <= able
    for number, space in enumerate(action_box().spaces):
        if not space.actions:
            continue
        left, top, right, _ = cell(number, large=True)
        brightest = max(shown.crop((left + 60, top + 4, right - 20, top + 56)).tobytes())
        assert (brightest > 150) == bool(able & set(space.actions)), space.id
    dark = {space.id for space in action_box().spaces if space.actions and not able & set(space.actions)}
    assert dark, "something is impossible here, or the test shows nothing"


def test_a_cell_shows_cubes_and_money_and_both_follow_the_position() -> None:
    view = acting().view(3)
    question = asked(view)
    plain = draw(view, question)
    number = BOX.index("officials")
    left, top, right, _ = cell(number, large=True)
    row = (left, top + BOX_CELL_ROWS[1] - 34, right, top + BOX_CELL_ROWS[1] + 34)
    again = view.copy()
    again.box[number][3] = 1
    box = changed(plain, draw(again, question))
    assert box is not None
    assert box[1] >= row[1], "two cubes now, and one more lies there"
    for ministry in range(3):
        again.markers[ministry] = [NOBODY if seat == 3 else seat for seat in again.markers[ministry]]
    again.box[number][3] = 0
    box = changed(plain, draw(again, question))
    assert box is not None, "without an official in Hubu bribes cost more"
    assert box[1] >= row[1]
    assert box[0] >= left


def test_everybodys_cubes_lie_in_the_cells() -> None:
    view = acting().view(3)
    question = asked(view)
    for number in range(len(BOX)):
        plain = draw(view, question)
        view.box[number][0] += 1
        left, top, right, bottom = cell(number, large=True)
        assert within(changed(plain, draw(view, question)), (left, top, right, bottom + 6)), BOX[number]


# ── officials ────────────────────────────────────────────────────────────────────────────────────


def test_all_scrolls_frame_exactly_the_officials_that_can_be_chosen() -> None:
    view = acting().view(3)
    question = asked(view, "bribe")
    png = draw(view, question)
    targets = {(action.ministry, action.space) for action in view.legal() if isinstance(action, Bribe)}
    assert targets
    for ministry in range(3):
        for space in range(7):
            assert framed(png, ministry, space) == ((ministry, space) in targets), (ministry, space)


def test_one_scroll_frames_only_its_own() -> None:
    view = acting().view(3)
    question = asked(view, "bribe", "hubu")
    png = draw(view, question)
    assert [answer.token for answer in question.answers] == ["1", "6"]
    for space in range(7):
        assert framed(png, 1, space, scroll(1) - MARGIN) == (space in (0, 5))


def test_an_official_to_be_bribed_has_its_price_beside_it() -> None:
    """One in Hubu makes all of them cheaper by one, at every official at once and nowhere else."""
    view = bare()
    question = asked(view.view(0), "bribe")
    dear = draw(view.view(0), question)
    view.markers[1][2], view.secured[1][2] = 0, True
    cheap = draw(view.view(0), question)
    for ministry, space in ((0, 2), (0, 3), (2, 2), (2, 4)):
        _, top, right, bottom = tablet(ministry, space)
        beside = (right, top - SCROLLS[1], right + 80, bottom - SCROLLS[1])
        one, other = pixels(dear).crop(beside), pixels(cheap).crop(beside)
        assert one.tobytes() != other.tobytes(), (ministry, space)
        left = (right - 200, top + 4 - SCROLLS[1], right - 10, bottom - 6 - SCROLLS[1])
        assert pixels(dear).crop(left).tobytes() == pixels(cheap).crop(left).tobytes()


def test_the_official_chosen_first_has_a_golden_frame() -> None:
    view = acting().view(3)
    answers = tuple(Answer(name, 1) for name in MINISTRIES)
    given = {"do": "petition", "gift": "coat", "ministry": "gongbu", "space": "4"}
    chosen = draw(view, Question("ministry2", False, answers, given))
    none = draw(view, Question("ministry2", False, answers, {"do": "petition", "gift": "coat"}))
    left, top, right, bottom = tablet(2, 3)
    frame = (left - 12, top - 12 - SCROLLS[1], right + 12, bottom + 12 - SCROLLS[1])
    assert within(changed(none, chosen), frame)
    assert near(chosen, frame, GOLD, 90) > near(none, frame, GOLD, 90) + 300


def test_who_gets_a_marker_is_asked_beside_its_scroll() -> None:
    view = acting().view(3)
    transfer = next(action for action in view.legal() if isinstance(action, Transfer))
    question = asking(
        "to", "A", "C", do="transfer", ministry=MINISTRIES[transfer.ministry], space=str(transfer.space + 1)
    )
    png = draw(view, question)
    assert framed(png, transfer.ministry, transfer.space, scroll(transfer.ministry) - MARGIN)
    part = (LEFT, 0, WIDE, SCROLLS[3] - SCROLLS[1])
    assert near(png, part, CANDIDATE) > 300
    other = Question("to", False, (Answer("A", 1),), question.given)
    assert near(draw(view, other), part, CANDIDATE) < near(png, part, CANDIDATE)


def test_beside_a_ministry_stands_who_is_how_strong_there() -> None:
    view = acting().view(3)
    question = asking("space", "1", do="bribe", ministry="hubu")
    plain = draw(view, question)
    view.markers[1][5] = 4
    more = draw(view, question)
    box = changed(plain, more)
    assert box is not None
    assert box[0] < SCROLL_WIDTH
    assert box[2] > LEFT + 100, "E has a row of its own now"


def test_obligations_not_to_bribe_stand_beside_their_ministry() -> None:
    """C's vase is with D: each has officials in Hubu, D as many as C, so D may not bribe there."""
    view = acting(bound=True).view(3)
    question = asking("space", "3", "4", do="secure", ministry="hubu")
    bound = draw(view, question)
    view.gifts[2][2] = REMOVED
    box = changed(bound, draw(view, question))
    assert within(box, (LEFT, 500, WIDE, SCROLLS[3] - SCROLLS[1]))


def test_a_bribery_card_shows_no_obligation() -> None:
    view = acting(bound=True).view(3)
    question = asking("space", "3", "4", do="card", card="bribe-any", ministry="hubu")
    bound = draw(view, question)
    view.gifts[2][2] = REMOVED
    assert changed(bound, draw(view, question)) is None


# ── students and cards ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("student", [0, 1])
def test_student_spaces_that_can_be_chosen_are_framed(student: int) -> None:
    view = bare()
    view.round = 2
    question = asked(view.view(0), "nominate")
    assert [answer.token for answer in question.answers] == ["red", "orange"]
    for shown in ((0, 1), (student,)):
        names = tuple(Answer(("red", "orange")[number], 1) for number in shown)
        png = draw(view.view(0), Question("student", False, names, question.given))
        for mat, box in enumerate(MATS):
            above = (box[0] + 20, box[1] - 8 - DESK[1], box[2] - 20, box[1] + 6 - DESK[1])
            assert (near(png, above, CANDIDATE) > 150) == (mat in shown)
    assert Nominate(student) in view.view(0).legal()


def test_a_payment_shows_what_is_due_and_what_was_taken_off() -> None:
    view = acting()
    view.phase, view.announced = "pay", "bribe hubu 1"
    question = asking("pay", "2", "other")
    discounted = draw(view.view(3), question)
    view.markers[1] = [NOBODY] * 7
    full = draw(view.view(3), question)
    box = changed(discounted, full)
    assert box is not None
    assert box[0] > WIDTH / 2
    assert box[3] < 112
    view.announced = "recruit"
    licences = draw(view.view(3), question)
    assert changed(full, licences) is not None


def test_cards_to_choose_from_are_the_own_ones() -> None:
    for question in (
        asking("pay", "3", "other"),
        asking("cards", "1", "2", do="commercial"),
        asking("cards", "1", student="red"),
    ):
        pictures = []
        for counts in ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [2, 0, 0, 0], [4, 3, 5, 0]):
            view = acting()
            view.phase = "pay" if question.slot == "pay" else "turn"
            view.announced = "force"
            view.hands[3] = counts
            pictures.append(draw(view.view(3), question))
        for one, other in combinations(pictures, 2):
            assert changed(one, other) is not None


def test_a_hand_of_many_cards_stays_on_its_strip() -> None:
    view = acting()
    view.hands[3], view.rewards[3] = [9, 9, 9, 0], ["bribe-any", "cash", "extra", "gift", "insult"]
    picture = pixels(draw(view.view(3), asked(view.view(3), "bribe")))
    assert picture.width == WIDTH
    margin = picture.crop((WIDTH - 10, picture.height - INFO + 20, WIDTH, picture.height - 10)).convert("L")
    assert min(margin.tobytes()) > 150, "nothing is cut off at the right edge"


# ── the owner's sheet ────────────────────────────────────────────────────────────────────────────


def test_a_sheet_is_drawn_only_from_its_own_view() -> None:
    for viewer in (None, 1):
        with pytest.raises(ValueError, match="own seat"):
            confucius.hand(middle().view(viewer), 3, Scene())


@pytest.mark.parametrize("name", ["scores", "cubes", "stock", "colonies", "yard", "ocean"])
def test_the_sheet_shows_what_its_owner_has(name: str) -> None:
    view = middle().view(3)
    plain = hand(view)
    for seat in range(5):
        other = view.copy()
        getattr(other, name)[seat] += 1
        assert (hand(other) != plain) == (seat == 3)


def test_the_sheet_shows_cards_rewards_and_gifts() -> None:
    view = middle().view(3)
    plain = hand(view)
    for kind in range(3):
        other = view.copy()
        other.hands[3][kind] += 1
        assert hand(other) != plain
    other = view.copy()
    other.rewards[3] = ["cash", "insult"]
    assert changed(plain, hand(other)) is not None
    states = []
    for state in (UNBOUGHT, AVAILABLE, REMOVED, 0, 1):
        other = view.copy()
        other.gifts[3][5] = state
        states.append(hand(other))
    for one, two in combinations(states, 2):
        assert changed(one, two) is not None


def test_the_sheet_shows_gifts_of_others_and_what_they_forbid() -> None:
    view = middle().view(3)
    plain = hand(view)
    more = view.copy()
    more.gifts[1][0] = 3
    assert changed(plain, hand(more)) is not None
    freed = view.copy()
    freed.markers[1][2] = freed.markers[1][3] = NOBODY
    box = changed(plain, hand(freed))
    assert box is not None, "with fewer officials in Hubu than C, D may bribe there"
    none = view.copy()
    for row in none.gifts:
        row[:] = [REMOVED if state == 3 else state for state in row]
    assert pixels(hand(none)).height < pixels(plain).height


def test_many_rewards_get_a_row_of_their_own() -> None:
    view = middle().view(3)
    few = pixels(hand(view))
    view.rewards[3] = ["bribe-any", "bribe-hubu", "cash", "extra", "gift"]
    many = pixels(hand(view))
    assert many.height > few.height + 150
    assert len(confucius.hand(view, 3, scene(view)).png()) <= MOST_BYTES


def test_rewards_to_choose_from_are_seen_on_the_sheet() -> None:
    view = middle().view(3)
    assert draw(view, asking("card", "bribe-any", "cash", do="card")) == hand(view)


# ── the end, the title ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [3, 5])
def test_a_match_that_is_over_shows_posts_and_points(seats: int) -> None:
    view = over(seats).view(None)
    picture = confucius.draw(view, scene(view))
    assert len(picture.png()) <= MOST_BYTES
    png = colours_of(picture)
    view.posts[1] = [1, 1]
    box = changed(png, colours_of(confucius.draw(view, scene(view))))
    assert box is not None
    assert scroll(1) <= box[0] <= scroll(1) + SCROLL_WIDTH
    assert 180 <= box[1] <= 290, "the titles below may change too"
    view.posts[1] = [2, 1]
    view.scores[0] += 3
    view.sources[0][1] += 3
    box = changed(png, colours_of(confucius.draw(view, scene(view))))
    assert box is not None
    assert box[1] >= TABLE


def test_the_title_carries_its_line() -> None:
    plain = confucius.title({}, {})
    assert plain.image.size == (1200, 675)
    lined = confucius.title({}, {"subtitle": "open table, needs 3 to 5"})
    box = changed(plain.png(), lined.png())
    assert within(box, (50, 170, 600, 260))
    long = confucius.title({}, {"subtitle": "x" * 300})
    assert within(changed(plain.png(), long.png()), (50, 170, 600, 260))
    assert len(lined.png()) <= MOST_BYTES


def test_warming_loads_every_file() -> None:
    confucius.warm()
    assert isinstance(confucius.assets.ground("box"), Image.Image)
    view = fullest(3)
    assert len(confucius.draw(view, scene(view, sheet="realm")).png()) <= MOST_BYTES
