"""The parts of Confucius' realm: who owes whom, and the pictures of questions."""

from itertools import permutations

import pytest
from msgspec import structs
from PIL import Image

from games.confucius.components import AVAILABLE, DISTANT, REMOVED, UNBOUGHT
from games.confucius.components import lands as printed_lands
from games.confucius.position import ConfuciusPosition
from games.engine.choices import Question
from render.confucius import draw as compose
from render.confucius.gifts import owes_cell, owes_height, owes_rack
from render.confucius.lands import army_at
from render.confucius.layout import INFO, WIDTH, middle
from render.confucius.realm_crop import is_realm
from render.confucius.realm_layout import (
    DISTANT as ISLANDS,
)
from render.confucius.realm_layout import (
    HARBOUR,
    HARBOUR_HIGH,
    LANDS_PART,
    OWES_CELLS_END,
    OWES_HEAD,
    OWES_ROW,
    PLATE_LARGE,
    SEAS_PART,
    land,
    slips,
)
from tests.render import confucius
from tests.render.confucius_realm import realm
from tests.render.positions import Box, changed, colours_of, pixels, within
from tests.render.scenes import NAMES, asking

MOST_BYTES = 400_000
MOST_TABLE = 130_000
SEATS = range(5)
D = 3


def owes(view: ConfuciusPosition, names: tuple[str, ...] = NAMES) -> Image.Image:
    scene = confucius.scene(view, names=names)
    return colours_of(compose(view, structs.replace(scene, sheet="gifts")))


def ask(view: ConfuciusPosition, question: Question) -> Image.Image:
    return colours_of(compose(view, confucius.scene(view, question=question)))


def around(at: tuple[float, float], wide: float, high: float | None = None) -> Box:
    """A box with that middle."""
    half, tall = wide / 2, (wide if high is None else high) / 2
    return round(at[0] - half), round(at[1] - tall), round(at[0] + half), round(at[1] + tall)


def moved(at: tuple[float, float], part: Box) -> tuple[float, float]:
    """A place of the sheet on one of its parts."""
    return at[0] - part[0], at[1] - part[1]


@pytest.fixture
def view() -> ConfuciusPosition:
    return confucius.middle()


# ── who owes whom ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table_alone_has_a_row_for_every_seat(seats: int) -> None:
    view = realm(seats)
    picture = compose(view, structs.replace(confucius.scene(view), sheet="gifts"))
    assert picture.image.size == (WIDTH, owes_height(seats))
    assert len(picture.png()) <= MOST_TABLE


@pytest.mark.parametrize(("giver", "holder"), tuple(permutations(SEATS, 2)))
def test_a_gift_lies_where_its_giver_and_its_holder_meet(giver: int, holder: int) -> None:
    view = confucius.bare()
    view.gifts = [[REMOVED] * 6 for _ in SEATS]
    before = owes(view)
    view.gifts[giver][4] = holder
    # numbers of cubes below the rows change as well, and the giver's rack at the right
    rows = (0, 0, OWES_CELLS_END, OWES_HEAD + OWES_ROW * 5)
    one, other = (pixels(png).crop(rows) for png in (before, owes(view)))
    at = owes_cell(5, giver, holder)
    size = around(at, PLATE_LARGE[0] + 24, PLATE_LARGE[1] + 24)
    assert one.crop(size).tobytes() != other.crop(size).tobytes()
    one.paste(0, size)
    other.paste(0, size)
    assert one.tobytes() == other.tobytes()


def test_the_same_gift_of_two_givers_is_not_the_same_picture() -> None:
    """The plate shows its giver, not only the row."""
    view = confucius.bare()
    view.gifts = [[REMOVED] * 6 for _ in SEATS]
    cut = []
    for giver in (0, 1, 2, 3):
        view.gifts[giver][4] = 4
        cut.append(pixels(owes(view)).crop(around(owes_cell(5, giver, 4), *PLATE_LARGE)).tobytes())
    assert len(set(cut)) == 4


def test_what_is_available_bought_and_gone_is_told_apart(view: ConfuciusPosition) -> None:
    pictures = []
    for state in (UNBOUGHT, AVAILABLE, REMOVED):
        view.gifts[4][5] = state
        pictures.append(owes(view))
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert within(changed(pictures[one], pictures[other]), around(owes_rack(4, 6), 114, 76))


def test_the_cubes_of_the_next_round_stand_below(view: ConfuciusPosition) -> None:
    """Three or more gifts, given and received, bring the most cubes (Confucius, Cubes)."""
    view.gifts = [[AVAILABLE] * 6 for _ in SEATS]
    rows = OWES_HEAD + OWES_ROW * 5

    def foot() -> bytes:
        x = owes_cell(5, 0, 2)[0]
        return pixels(owes(view)).crop((round(x) - 40, rows, round(x) + 40, rows + 80)).tobytes()

    none = foot()
    view.gifts[0][0] = 2
    one = foot()
    view.gifts[2][1] = 1
    two = foot()
    view.gifts[2][2] = 3
    three = foot()
    assert one == two
    assert len({none, one, three}) == 3


def test_names_too_long_are_cut_and_strange_ones_left_out(view: ConfuciusPosition) -> None:
    assert owes(view, ("W" * 40, *NAMES[1:])) != owes(view)
    assert owes(view, ("\U0001f600", *NAMES[1:])) == owes(view, ("", *NAMES[1:]))


# ── questions ────────────────────────────────────────────────────────────────────────────────────────

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


@pytest.mark.parametrize("question", [*WITH_HAND, *ALONE])
def test_questions_of_the_realm_show_their_part(view: ConfuciusPosition, question: Question) -> None:
    assert is_realm(question)
    picture = compose(view, confucius.scene(view, question=question))
    assert picture.image.width == WIDTH
    assert picture.image.height < 1200
    assert len(picture.png()) <= MOST_BYTES


@pytest.mark.parametrize(
    "question",
    [
        asking("do", "tax", "buy"),
        asking("ministry", "hubu", do="bribe"),
        asking("to", "A", "B", do="transfer", ministry="hubu", space="3"),
        asking("to", "A", "B", do="petition", gift="junk", ministry="hubu", space="3"),
        asking("student", "red", "orange", do="petition", gift="vase"),
        asking("chief", "A", "B"),
        asking("pay", "1", "2"),
        asking("cards", "1", "2"),
    ],
)
def test_questions_of_the_court_are_left_to_it(question: Question) -> None:
    assert not is_realm(question)


@pytest.mark.parametrize("question", WITH_HAND)
def test_what_is_paid_for_shows_the_own_cards(view: ConfuciusPosition, question: Question) -> None:
    before = ask(view, question)
    high = pixels(before).height
    view.hands[D] = [0, 0, 1, 0]
    assert within(changed(before, ask(view, question)), (0, high - INFO, WIDTH, high))


@pytest.mark.parametrize("question", ALONE)
def test_what_is_free_does_not(view: ConfuciusPosition, question: Question) -> None:
    before = ask(view, question)
    view.hands[D] = [0, 0, 1, 0]
    assert ask(view, question) == before


def frames(view: ConfuciusPosition, question: Question, *without: str) -> Box | None:
    """Where the picture changes when these answers are taken away."""
    less = tuple(answer for answer in question.answers if answer.token not in without)
    return changed(ask(view, question), ask(view, structs.replace(question, answers=less)))


def test_lands_among_the_answers_are_framed(view: ConfuciusPosition) -> None:
    at = moved(middle(land(2)), LANDS_PART)
    assert within(frames(view, INVADE, "manchuria"), around(at, 400, 240))
    ids = [printed_lands()[number].id for number in view.lands]
    assert ids == ["yunnan", "korea", "manchuria"]


def test_boxes_among_the_answers_are_framed(view: ConfuciusPosition) -> None:
    at = moved(army_at(view, 1, 1), LANDS_PART)
    assert within(frames(view, BOXES, "2"), around(at, 100))
    at = moved(army_at(view, 2, 2), LANDS_PART)
    assert within(frames(view, NECKLACE, "3"), around(at, 100))


def test_the_army_of_the_necklace_is_marked(view: ConfuciusPosition) -> None:
    other = structs.replace(NECKLACE, given={**NECKLACE.given, "box": "2"})
    one, two = (moved(army_at(view, 0, box), LANDS_PART) for box in (0, 1))
    left, top, _, bottom = around(one, 100)
    assert within(changed(ask(view, NECKLACE), ask(view, other)), (left, top, round(two[0]) + 50, bottom))


@pytest.mark.parametrize("token", ["spice", "africa"])
def test_distant_lands_among_the_answers_are_framed(view: ConfuciusPosition, token: str) -> None:
    left, top, right, bottom = ISLANDS[DISTANT.index(token)]
    x, y = moved((left, top), SEAS_PART)
    box = (round(x) - 12, round(y) - 12, round(x) + right - left + 12, round(y) + bottom - top + 12)
    assert within(frames(view, VOYAGE, token), box)


@pytest.mark.parametrize(("question", "seat"), [(FROM, 4), (TO, 2)])
def test_harbours_among_the_answers_are_framed(
    view: ConfuciusPosition, question: Question, seat: int
) -> None:
    left, top = moved((slips(5).left + seat * slips(5).step, HARBOUR), SEAS_PART)
    box = (
        round(left) - 12,
        round(top) - 12,
        round(left) + slips(5).width + 12,
        round(top) + HARBOUR_HIGH + 12,
    )
    assert within(frames(view, question, "ABCDE"[seat]), box)


def test_the_own_harbour_is_framed_when_junks_are_bought(view: ConfuciusPosition) -> None:
    before = ask(view, JUNKS)
    view.turn = 0
    box = changed(before, ask(view, JUNKS))
    assert box is not None
    assert box[0] < slips(5).middle(0) < slips(5).middle(3) < box[2]


def test_own_gifts_among_the_answers_are_framed(view: ConfuciusPosition) -> None:
    assert within(frames(view, BUY, "3"), around(owes_rack(D, 3), 122, 84))
    assert within(frames(view, CARD, "3"), around(owes_rack(D, 3), 122, 84))
    assert within(frames(view, PETITION, "vase"), around(owes_rack(D, 3), 122, 84))


def test_who_may_get_the_gift_is_shown_with_it(view: ConfuciusPosition) -> None:
    at = owes_cell(5, D, 1)
    assert within(frames(view, GIVE, "B"), around(at, PLATE_LARGE[0] + 24, PLATE_LARGE[1] + 24))
    other = structs.replace(GIVE, given={**GIVE.given, "gift": "1"})
    assert changed(ask(view, GIVE), ask(view, other)) is not None


def test_every_question_of_a_match_about_the_realm_has_its_picture() -> None:
    found = [(view, question) for view, question in confucius.questions() if is_realm(question)]
    assert {question.slot for _, question in found} >= {"gift", "to", "count", "junks"}
    for view, question in found:
        picture = compose(view, confucius.scene(view, question=question))
        assert picture.image.width == WIDTH
        assert len(picture.png()) <= MOST_BYTES
