"""The pictures that China's panels show: a province and the hand, the cards, the tray; who may see them."""

import pytest
from PIL import Image, ImageChops

import render
from games.china.components import COLOURS, board
from games.china.position import ChinaPosition
from games.engine.choices import Answer, Question
from render.china.layout import CROP_LEAST, CROP_MOST, CROP_STRIP, PANEL, places
from tests.render.china import middle, number_of, questions, scene
from tests.render.positions import Box, Drawn, board_of, changed, pixels, within
from tests.render.scenes import NAMES, asked

Asked = tuple[ChinaPosition, Question]


def draw(view: ChinaPosition, question: Question) -> Image.Image:
    return board_of("china", view, scene(view, question=question))


def label(found: Asked) -> str:
    return "-".join([found[1].slot, *found[1].given.values()])


@pytest.fixture
def view() -> ChinaPosition:
    """Seat A with a red card and two green ones."""
    return middle().view(0)


def index_of(province: str) -> int:
    return [entry.id for entry in board().provinces].index(province)


def place_question(province: str, *tokens: str) -> Question:
    return Question("place", False, tuple(Answer(token, 1) for token in tokens), {"province": province})


def in_crop(province: str, place: int, reach: int = 62) -> Box:
    """Where a place lies on the province's picture."""
    left, top, _, _ = places().crops[index_of(province)]
    x, y = places().points[place]
    return round(x) - left - reach, round(y) - top - reach, round(x) - left + reach, round(y) - top + reach


def strip_of(png: Drawn) -> Box:
    wide, high = pixels(png).size
    return 0, high - CROP_STRIP - 4, wide, high


# ── every question ───────────────────────────────────────────────────────────────────────────────


def test_random_matches_ask_everything() -> None:
    slots = {(question.slot, question.given.get("piece", "")) for _, question in questions()}
    assert {("province", ""), ("place", ""), ("piece", ""), ("card", ""), ("draw", "")} <= slots
    assert {("pay", "house"), ("pay", "fort"), ("pay", "")} <= slots
    asked_for = {question.given["province"] for _, question in questions() if question.slot == "place"}
    assert asked_for == {entry.id for entry in board().provinces}


def test_every_question_has_its_picture() -> None:
    for found in questions():
        view, question = found
        size = render.compose("china", view, scene(view, question=question)).image.size
        if question.slot == "province":
            assert size == (1200, 1690), label(found)
        elif question.slot in ("card", "draw"):
            assert size == PANEL, label(found)
        else:
            left, top, right, bottom = places().crops[index_of(question.given["province"])]
            assert size == (right - left, bottom - top + CROP_STRIP), label(found)
            assert CROP_LEAST <= size[0] <= CROP_MOST, label(found)
        bare = render.compose("china", view, render.Scene(question=question)).image
        assert bare.size == size, f"{label(found)} needs no words"


def test_only_the_viewers_hand_is_ever_drawn() -> None:
    """Other hands, the deck and the seed changed: the same picture."""
    for found in questions():
        view, question = found
        other = view.copy()
        other.chance.seed = "another"
        other.deck = ["V"] * len(view.deck)
        for seat in range(view.seats):
            if seat != view.viewer:
                other.hands[seat] = ["V"] * len(view.hands[seat])
        assert other != view
        assert draw(view, question) == draw(other, question), label(found)


def test_a_watchers_view_shows_no_hand() -> None:
    for found in questions():
        view, question = found
        other = view.copy()
        other.viewer = None
        for seat in range(view.seats):
            other.hands[seat] = ["V"] * len(view.hands[seat])
        third = other.copy()
        for seat in range(view.seats):
            third.hands[seat] = ["R"] * len(view.hands[seat])
        assert draw(other, question) == draw(third, question), label(found)


def test_answers_carry_no_letters() -> None:
    for view, question in questions():
        assert render.marks("china", view, question) == {}


# ── one province ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("token", ["2", "7", "dragon"])
def test_places_that_may_be_chosen_are_marked(view: ChinaPosition, token: str) -> None:
    all_three = draw(view, place_question("chu", "2", "7", "dragon", "done"))
    tokens = [other for other in ("2", "7", "dragon", "done") if other != token]
    fewer = draw(view, place_question("chu", *tokens))
    assert within(changed(all_three, fewer), in_crop("chu", number_of(f"chu-{token}"), 74))


def test_no_second_piece_is_no_place(view: ChinaPosition) -> None:
    one = draw(view, place_question("chu", "2", "done"))
    assert one == draw(view, place_question("chu", "2"))


@pytest.mark.parametrize("place", ["3", "dragon"])
def test_the_chosen_place_is_marked(view: ChinaPosition, place: str) -> None:
    given = {"province": "chu", "place": place}
    chosen = draw(view, Question("pay", False, (), given))
    other = draw(view, Question("pay", False, (), given | {"place": "2"}))
    one, two = in_crop("chu", number_of(f"chu-{place}"), 74), in_crop("chu", number_of("chu-2"), 74)
    strip = strip_of(chosen)
    box = changed(chosen, other)
    assert box is not None
    assert box[3] > strip[1], "the strip says what is chosen"
    upper = ImageChops.difference(
        pixels(chosen).crop((0, 0, 760, strip[1] - 4)), pixels(other).crop((0, 0, 760, strip[1] - 4))
    )
    both = (min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3]))
    found = upper.convert("L").point(lambda value: 255 if value > 24 else 0).getbbox()
    assert within(found, both)


@pytest.mark.parametrize("pieces", [("house", "fort"), ("fort", ""), ("", "house")])
def test_the_chosen_piece_stands_on_its_place(view: ChinaPosition, pieces: tuple[str, str]) -> None:
    pictures = []
    for piece in pieces:
        given = {"province": "chu", "place": "3"} | ({"piece": piece} if piece else {})
        pictures.append(draw(view, Question("pay", False, (), given)))
    box = changed(*pictures)
    assert box is not None
    left, top, _, _ = in_crop("chu", number_of("chu-3"), 74)
    assert box[0] >= left
    assert box[1] >= top


def test_the_picture_is_cut_from_the_board(view: ChinaPosition) -> None:
    """At its own size: inside the province every pixel is that of the board, but for the marks."""
    left, top, right, bottom = places().crops[index_of("wei")]
    whole = pixels(board_of("china", view, scene(view))).crop((left, top, right, bottom))
    part = pixels(draw(view, Question("place", False, (), {"province": "wei"})))
    x, y = (round(at) for at in places().points[number_of("wei-dragon")])
    box = (x - left - 50, y - top - 50, x - left + 50, y - top + 50)
    assert part.crop(box).tobytes() == whole.crop(box).tobytes()


@pytest.mark.parametrize("hand", [["R", "G", "G"], ["V"], [], ["R", "?", "G"]])
def test_the_hand_lies_under_the_map(view: ChinaPosition, hand: list[str]) -> None:
    question = place_question("chu", "2")
    one = draw(view, question)
    view.hands[0] = ["Y", "O", "V"]
    other = draw(view, question)
    assert within(changed(one, other), strip_of(one))
    view.hands[0] = hand
    assert within(changed(other, draw(view, question)), strip_of(one))


def test_cards_that_may_pay_are_framed(view: ChinaPosition) -> None:
    given = {"province": "wei", "place": "dragon"}
    both = draw(view, Question("pay", False, (Answer("R", 1), Answer("GG", 1)), given))
    pair = draw(view, Question("pay", False, (Answer("GG", 1),), given))
    red = changed(both, pair)
    assert within(red, strip_of(both))
    assert red is not None
    assert red[2] < 170, "the red card is the first"


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def test_cards_that_may_be_drawn_are_framed(view: ChinaPosition) -> None:
    view.hands[0] = ["R"]
    answers = (*(Answer(colour, 1) for colour in view.row), Answer("deck", 1))
    everything = draw(view, Question("draw", False, answers, {}))
    for number, answer in enumerate(answers):
        fewer = Question("draw", False, tuple(other for other in answers if other != answer), {})
        box = changed(everything, draw(view, fewer))
        left = 10 + 192 * number
        assert within(box, (left, 0, left + 202, 220)), answer.token


def test_a_card_to_exchange_is_one_of_the_hand(view: ChinaPosition) -> None:
    found = asked(view, "exchange")
    assert (found.slot, [answer.token for answer in found.answers]) == ("card", ["R", "G"])
    green = Question("card", False, (Answer("G", 1),), found.given)
    assert within(changed(draw(view, found), draw(view, green)), (200, 240, 420, 478))


def test_a_card_that_is_not_known_yet_lies_face_down(view: ChinaPosition) -> None:
    question = Question("draw", False, (Answer("R", 1),), {})
    drawn = []
    for row in (["Y", "G", "V", "R"], ["Y", "G", "?", "R"], ["Y", "G", "R"]):
        view.row = row
        drawn.append(draw(view, question))
    assert len({picture.tobytes() for picture in drawn}) == 3


# ── the tray ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("hand", [list("RGY"), list("OVV"), ["R"], [], ["V", "?"]])
def test_a_hand_of_any_size(view: ChinaPosition, hand: list[str]) -> None:
    one = render.hand("china", view, 0, scene(view))
    view.hands[0] = hand
    other = render.hand("china", view, 0, scene(view))
    assert pixels(other).size == PANEL
    assert one != other


def test_the_order_of_a_hand_does_not_matter(view: ChinaPosition) -> None:
    pictures = set()
    for hand in (["R", "G", "V"], ["V", "R", "G"]):
        view.hands[0] = hand
        pictures.add(render.hand("china", view, 0, scene(view)))
    assert len(pictures) == 1


def test_every_card_is_another_picture(view: ChinaPosition) -> None:
    pictures = set()
    for colour in COLOURS:
        view.hands[0] = [colour] * 3
        pictures.add(render.hand("china", view, 0, scene(view)))
    assert len(pictures) == len(COLOURS)


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_sees_another_ones_tray(viewer: int | None) -> None:
    with pytest.raises(ValueError, match="own seat's view"):
        render.hand("china", middle().view(viewer), 0)


@pytest.mark.parametrize("name", ["Bartholomew the Extraordinarily Long", "", "梅"])
def test_a_tray_with_any_name(view: ChinaPosition, name: str) -> None:
    shown = render.Scene(names=(name, *NAMES[1:]))
    assert pixels(render.hand("china", view, 0, shown)).size == PANEL
