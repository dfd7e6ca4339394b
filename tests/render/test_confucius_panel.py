"""What panels of Confucius show: the part of the board that a question is about, with its answers."""

from itertools import combinations

import pytest
from msgspec import structs
from PIL import ImageChops

from games.confucius.box import prospects
from games.confucius.components import AVAILABLE, BOX, MINISTRIES, NOBODY, REMOVED, UNBOUGHT
from games.confucius.components import DISTANT as DISTANTS
from games.confucius.components import box as action_box
from games.confucius.components import lands as printed_lands
from games.confucius.examination import Nominate
from games.confucius.officials import Bribe, Transfer
from games.confucius.position import ConfuciusPosition as View
from games.confucius.state import Phase
from games.engine.choices import Answer, Question
from render import confucius
from render.confucius import ask, cards, layout
from render.confucius.hand import ROW, own_gift
from render.confucius.layout import INFO, WIDTH, YARD, band, coast, land, middle, owes, row, tablet
from render.confucius.realm import army_at
from render.kit.encode import LARGEST
from render.kit.palette import CANDIDATE, GOLD
from tests.support.render.confucius import acting, bare, boards, resolving
from tests.support.render.confucius import middle as in_the_middle
from tests.support.render.pictures import put
from tests.support.render.positions import (
    Box,
    Drawn,
    around,
    changed,
    differing,
    grown,
    moved,
    near,
    only_in,
    within,
)
from tests.support.render.scenes import asked, asking

A, B, C, D, E = range(5)
MINISTRY = ask.HEAD[1] - ask.HEAD[0] + 4
"""The row where the band begins in the picture of one ministry."""
STANDING = MINISTRY + layout.BAND + 4
"""Where the strip begins that tells who is how strong."""
SEA_HIGH = ask.SEA_ROWS[1] - ask.SEA_ROWS[0]


@pytest.fixture
def acts() -> View:
    """D is to act, has cash and no gifts of others."""
    return acting().view(3)


@pytest.fixture
def own() -> View:
    return in_the_middle().view(3)


@pytest.fixture
def view() -> View:
    return in_the_middle()


# ── what to do ───────────────────────────────────────────────────────────────────────────────────────


def test_exactly_the_cells_with_nothing_to_do_lie_in_the_dark(acts: View) -> None:
    shown = boards.draw(acts, question=asked(acts)).convert("L")
    able = {prospect.do for prospect in prospects(acts, 3) if prospect.refusal is None}
    assert {"bribe", "tax", "nothing"} <= able
    dark = set()
    for number, space in enumerate(action_box().spaces):
        left, top, right, _ = layout.large_cell(number)
        brightest = max(shown.crop((left + 60, top + 4, right - 20, top + 56)).tobytes())
        assert not space.actions or (brightest > 150) == bool(able & set(space.actions)), space.id
        dark |= {space.id} if space.actions and not able & set(space.actions) else set()
    assert dark, "something is impossible here, or the test shows nothing"


def test_a_cell_shows_cubes_and_money_and_both_follow_the_position(acts: View) -> None:
    number = BOX.index("officials")
    left, top, _, _ = layout.large_cell(number)
    row = top + layout.BOX_CELL_ROWS[1] - 34
    box = boards.where(acts, f"box {number} 3", 1, asked(acts))
    assert box[1] >= row, "two cubes now, and one more lies there"
    nobody = [[NOBODY if seat == 3 else seat for seat in markers] for markers in acts.markers]
    again = put(put(acts, f"box {number} 3", 0), "markers", nobody)
    box = boards.between(acts, again, asked(acts))  # without an official in Hubu bribes cost more
    assert box[1] >= row
    assert box[0] >= left


def test_everybodys_cubes_lie_in_the_cells(acts: View) -> None:
    cells = [layout.large_cell(number) for number in range(len(BOX))]
    cubes = enumerate((left, top, right, bottom + 6) for left, top, right, bottom in cells)
    changes = ((f"box {number} 0", acts.box[number][0] + 1, box) for number, box in cubes)
    boards.check(acts, changes, question=asked(acts))


# ── officials and students ───────────────────────────────────────────────────────────────────────────


def framed(png: Drawn, ministry: int, space: int, top: int) -> bool:
    """Whether the left edge of a tablet has the candidates' green, on a part that begins in that row."""
    x, upper, _, lower = tablet(ministry, space)
    return near(png, moved((x - 3, upper + 14, x + 8, lower - 14), 0, top), CANDIDATE) > 60


def test_all_ministries_frame_exactly_the_officials_that_can_be_chosen(acts: View) -> None:
    png = boards.draw(acts, question=asked(acts, "bribe"))
    targets = {(action.ministry, action.space) for action in acts.legal() if isinstance(action, Bribe)}
    assert targets
    for ministry in range(3):
        for space in range(7):
            assert framed(png, ministry, space, ask.MINISTRY_ROWS[0]) == ((ministry, space) in targets)


def test_one_ministry_frames_only_its_own(acts: View) -> None:
    question = asked(acts, "bribe", "hubu")
    png = boards.draw(acts, question=question)
    assert [answer.token for answer in question.answers] == ["1", "6"]
    for space in range(7):
        assert framed(png, 1, space, band(1)[1] - MINISTRY) == (space in (0, 5))


def test_an_official_to_be_bribed_has_its_price_on_it() -> None:
    """One in Hubu makes all of them cheaper by one, at every official at once and nowhere beside it."""
    acts = bare().view(0)
    cheaper = put(put(acts, "markers 1 2", 0), "secured 1 2", True)
    dear, cheap = (boards.draw(shown, question=asked(acts, "bribe")) for shown in (acts, cheaper))
    for ministry, space in ((0, 2), (0, 3), (2, 2), (2, 4)):
        left, top, right, bottom = moved(tablet(ministry, space), top=ask.MINISTRY_ROWS[0])
        price, beside = (left, top, left + 62, bottom), (left + 66, top, right, bottom)
        assert dear.crop(price) != cheap.crop(price), (ministry, space)
        assert dear.crop(beside) == cheap.crop(beside), (ministry, space)


def test_the_official_chosen_first_has_a_golden_frame(acts: View) -> None:
    given = {"do": "petition", "gift": "coat"}
    none = asking("ministry2", *MINISTRIES, **given)
    chosen = asking("ministry2", *MINISTRIES, **given, ministry="gongbu", space="4")
    frame = grown(moved(tablet(2, 3), top=ask.MINISTRY_ROWS[0]), 12)
    assert within(boards.asks(acts, none, chosen), frame)
    gold = [near(boards.draw(acts, question=question), frame, GOLD, 90) for question in (none, chosen)]
    assert gold[1] > gold[0] + 300


def test_who_gets_a_marker_is_asked_below_the_ministry(acts: View) -> None:
    transfer = next(action for action in acts.legal() if isinstance(action, Transfer))
    ministry, space = transfer.ministry, transfer.space
    given = {"do": "transfer", "ministry": MINISTRIES[ministry], "space": str(space + 1)}
    two, one = (boards.draw(acts, question=asking("to", *to, **given)) for to in ("AC", "A"))
    assert framed(two, ministry, space, band(ministry)[1] - MINISTRY)
    part = (0, STANDING, WIDTH, STANDING + ask.STANDING)
    assert near(two, part, CANDIDATE) > 300
    assert near(one, part, CANDIDATE) < near(two, part, CANDIDATE)


def test_who_gets_influence_is_asked_below_the_ministry_that_is_resolved() -> None:
    two, one = (boards.draw(resolving(), question=asking("to", *to)) for to in ("BE", "B"))
    part = (0, STANDING, WIDTH, STANDING + ask.STANDING)
    assert near(one, part, CANDIDATE) < near(two, part, CANDIDATE)
    assert two.crop((0, 0, WIDTH, STANDING)) == one.crop((0, 0, WIDTH, STANDING))


def test_below_a_ministry_stands_who_is_how_strong_there(acts: View) -> None:
    question = asking("space", "1", do="bribe", ministry="hubu")
    box = boards.where(acts, "markers 1 5", E, question)
    assert box[1] < STANDING
    assert STANDING + 20 < box[3] < STANDING + ask.STANDING, "E has a place of its own now"
    assert boards.where(acts, "markers 1 3", NOBODY, question)[3] > STANDING, "D has one less"


def test_obligations_not_to_bribe_stand_below_their_ministry() -> None:
    """C's vase is with D: each has officials in Hubu, D as many as C, so D may not bribe there."""
    bound = acting(bound=True).view(3)
    free = put(bound, "gifts 2 2", REMOVED)
    question = asking("space", "3", "4", do="secure", ministry="hubu")
    one, other = (boards.draw(shown, question=question) for shown in (bound, free))
    assert one.height == other.height + ROW
    above, rest = STANDING + ask.STANDING, (0, one.height - INFO, WIDTH, one.height)
    assert one.crop((0, 0, WIDTH, above)) == other.crop((0, 0, WIDTH, above))
    assert one.crop(rest) == other.crop((0, other.height - INFO, WIDTH, other.height))
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
            above = moved((left + 20, top - 8, right - 20, top + 6), top=ask.EXAM_ROWS[0])
            assert (near(png, above, CANDIDATE) > 150) == (("red", "orange")[mat] in shown)
            assert Nominate(mat) in acts.legal()


def test_who_may_become_chief_is_framed_in_the_ledger(view: View) -> None:
    for token, seat in (("A", A), ("E", E)):
        box = boards.mark(view, asking("chief", "A", "C", "E"), token)
        assert within(box, around((layout.TOKEN, middle(row(5, seat))[1]), 74))


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────


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


def test_of_cards_that_nobody_knows_the_backs_are_seen_and_no_sums(acts: View) -> None:
    """As in a plan for another player, where they may be any; those known are counted."""
    question = asking("cards", do="commercial")
    hands = ([0, 0, 0, 0], [0, 0, 0, 2], [1, 0, 0, 2], [1, 0, 0, 0])
    drawn = [boards.draw(put(acts, "hands 3", hand), question=question) for hand in hands]
    part = (cards.SUMS, cards.DUE + 20, cards.SUMS_END, cards.DUE + INFO)
    assert all(changed(*two) for two in combinations([picture.crop(part) for picture in drawn], 2))
    acts.hands[3], acts.rewards[3] = [0, 0, 0, 1], ["?"]
    strip = boards.draw(acts, question=asked(acts, "bribe"))
    middle_row = strip.height - INFO // 2 + 3
    back, reward = (
        strip.crop(around((x, middle_row), 90, 140))
        for x in (cards.SUMS_END + layout.CARD[0] / 2, WIDTH - cards.PAD - layout.CARD[0] / 2)
    )
    assert changed(back, reward) is not None, "a card, no Emperor's Reward"


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
    box = differing(boards.hand(many), boards.hand(put(many, "rewards 3", ["insult"] * 5)))
    assert box[2] < boards.hand(many).width, "all five are on the sheet"
    assert len(boards.tray(many).png()) <= LARGEST


def test_rewards_to_choose_from_are_seen_on_the_sheet(own: View) -> None:
    question = asking("card", "bribe-any", "cash", do="card")
    assert boards.draw(own, question=question) == boards.hand(own)


# ── lands, junks, gifts ──────────────────────────────────────────────────────────────────────────────

INVADE = asking("land", "yunnan", "manchuria", do="invade")
BOXES = asking("box", "1", "2", do="invade", land="korea")
NECKLACE = asking("box2", "1", "3", do="petition", gift="necklace", land="yunnan", box="1", land2="manchuria")
JUNKS = asking("count", "1", "2", "3", do="junks")
SAIL = asking("junks", "1", "2", do="voyage")
VOYAGE = asking("land", "spice", "africa", do="voyage", junks="3")
FROM = asking("from", "B", "E", do="petition", gift="tile")
TO = asking("to", "A", "B", "C", do="petition", gift="tile")
BUY = asking("gift", "2", "3", do="buy")
GIVE = asking("to", "A", "B", do="give", gift="6")
PETITION = asking("gift", "junk", "vase", do="petition")
CARD = asking("gift", "2", "3", do="card", card="gift")
WITH_HAND = (INVADE, BOXES, JUNKS, SAIL, VOYAGE, BUY)
ALONE = (NECKLACE, FROM, TO, GIVE, PETITION, CARD)


def test_questions_of_the_realm_show_their_part_and_the_own_cards_where_they_pay(view: View) -> None:
    """Their sizes are tested with those of all games. The ledger counts the cards of everybody."""
    other = put(view, "hands 3", [0, 2, 3, 0])
    assert sum(other.hands[D]) == sum(view.hands[D])
    for question in (*WITH_HAND, *ALONE):
        assert ask.is_realm(question)
        picture = boards.draw(view, question=question)
        assert picture.width == WIDTH
        assert picture.height < 1200
        if question in WITH_HAND:
            strip = (0, picture.height - INFO, WIDTH, picture.height)
            assert within(boards.between(view, other, question), strip)
        else:
            assert boards.draw(other, question=question) == picture


def test_questions_of_the_court_are_left_to_it() -> None:
    """Those of the realm are shown as such by the tests of what they show."""
    given = {"ministry": "hubu", "space": "3"}
    questions = [asking(slot, "A", "B") for slot in ("do", "ministry", "chief", "pay", "cards", "student")]
    questions += [asking("to", "A", "B", do="transfer", **given)]
    questions += [asking("to", "A", "B", do="petition", gift="junk", **given)]
    assert not any(ask.is_realm(question) for question in questions)


def on_lands(at: tuple[float, float], wide: float, high: float | None = None) -> Box:
    """A box round a place, on the part that shows the foreign lands."""
    return moved(around(at, wide, high), 0, ask.LAND_ROWS[0])


def on_sea(token: str) -> Box:
    """The slip of a distant land, on the part that shows the sea."""
    return grown(moved(coast(DISTANTS.index(token)), 0, ask.SEA_ROWS[0]), 12)


def in_ledger(at: tuple[float, float], wide: float, above: int = 0) -> Box:
    """A box round a place of the ledger, below so many rows of another part."""
    return moved(around(at, wide, 76), 0, layout.LEDGER - ask.GAP - above)


LEDGER_HIGH = layout.height(5) - layout.MARGIN + ask.GAP - (layout.LEDGER - ask.GAP)


def in_rack(value: int) -> Box:
    """An own gift, below the ledger."""
    x, y = own_gift(value, LEDGER_HIGH + ROW / 2)
    return round(x) - 46, round(y) - 42, round(x) + 118, round(y) + 42


def test_what_is_among_the_answers_is_framed(view: View) -> None:
    assert [printed_lands()[number].id for number in view.lands] == ["yunnan", "korea", "manchuria"]
    boards.check_marks(
        view,
        (
            (INVADE, "manchuria", on_lands(middle(land(2)), 404, 166)),
            (BOXES, "2", on_lands(army_at(view, 1, 1), 84)),
            (NECKLACE, "3", on_lands(army_at(view, 2, 2), 84)),
            (FROM, "E", in_ledger((YARD, middle(row(5, E))[1]), 64, SEA_HIGH)),
            (TO, "C", in_ledger((YARD, middle(row(5, C))[1]), 64, SEA_HIGH)),
            (BUY, "3", in_rack(3)),
            (CARD, "3", in_rack(3)),
            (PETITION, "vase", in_rack(3)),
            (GIVE, "B", in_ledger(owes(5, D, B), 94)),
        ),
    )


def test_distant_lands_are_framed_and_have_the_letters_of_their_answers(view: View) -> None:
    """They have pictures instead of names: the letter is that of the list of answers."""
    marks = confucius.marks(view, VOYAGE)
    assert {token: mark.letter for token, mark in marks.items()} == {"spice": "N", "africa": "P"}
    assert confucius.marks(view, INVADE) == confucius.marks(view, GIVE) == {}
    both = boards.draw(view, question=VOYAGE)
    one = boards.draw(view, question=asking("land", "spice", do="voyage", junks="3"))
    assert within(differing(both, one), on_sea("africa"))
    first = [asking("land", token, do="voyage", junks="3") for token in ("spice", "africa")]
    parts = [boards.draw(view, question=question) for question in first]
    assert only_in(parts[0], parts[1], [on_sea("spice"), on_sea("africa")])
    letters = [
        boards.draw(view, question=asking("land", *tokens, do="voyage", junks="3")).crop(on_sea("africa"))
        for tokens in (("africa", "spice"), ("spice", "africa"))
    ]
    assert changed(*letters) is not None, "N and P"


def test_frames_round_the_boxes_of_a_land_leave_its_points_to_be_read(view: View) -> None:
    """Four boxes stand so close that their frames reach the points, by which one chooses."""
    pictures = [
        boards.draw(view, question=asking("box", *tokens, do="invade", land="manchuria"))
        for tokens in ("1234", "")
    ]
    for number in range(4):
        x, y = army_at(view, 2, number)
        points = on_lands((x - layout.ARMY + layout.POINTS, y), 26, 40)
        framed, written = (
            picture.crop(points).convert("L").point(lambda value: 255 if value < 60 else 0)
            for picture in pictures
        )
        assert ImageChops.subtract(written, framed).getbbox() is None, number


def test_the_army_of_the_necklace_is_marked(view: View) -> None:
    other = structs.replace(NECKLACE, given={**NECKLACE.given, "box": "2"})
    box = boards.asks(view, NECKLACE, other)
    first, second = (on_lands(army_at(view, 0, number), 90) for number in (0, 1))
    assert within(box, (first[0], first[1], second[2], second[3]))


def test_the_own_shipyard_is_framed_when_junks_are_counted(view: View) -> None:
    for question in (JUNKS, SAIL):
        picture = boards.draw(view, question=question)
        for seat in range(5):
            at = in_ledger((YARD, middle(row(5, seat))[1]), 64, SEA_HIGH)
            assert (near(picture, at, CANDIDATE) > 60) == (seat == D)


def test_a_gift_that_may_be_given_hides_the_one_that_would_go(view: View) -> None:
    """C holds a gift of D already; each answer shows the value of the new one in D's column."""
    question = asking("to", "C", do="give", gift="6")
    place = in_ledger(owes(5, D, C), 94)
    kept = boards.draw(view, question=question).crop(place)
    for other in (put(view, "gifts 3 0", REMOVED), put(view, "gifts 3 1", C)):
        found = changed(boards.draw(other, question=question).crop(place), kept)
        assert found is None or found[1] > 66, "at most of its shadow something is seen"
    dearer = asking("to", "C", do="give", gift="5")
    assert within(boards.asks(view, question, dearer), place)


def test_the_own_gifts_stand_below_the_ledger_whatever_became_of_them(view: View) -> None:
    drawn = [
        boards.draw(put(view, "gifts 3 5", state), question=GIVE).crop(in_rack(6))
        for state in (UNBOUGHT, AVAILABLE, REMOVED, A, E)
    ]
    assert all(changed(one, two) is not None for one, two in combinations(drawn, 2))
