"""What stands on China's board, and where: found by drawing twice and looking where the pictures differ."""

import math
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from games.china.components import board
from games.china.events import AllianceScored, HousesScored, PiecePlaced
from games.china.position import ChinaPosition
from games.china.scoring import alliance
from games.engine.choices import Answer, Question
from render.china import rail
from render.china.assets import provinces
from render.china.board import on_rim, stands
from render.china.layout import (
    CARD,
    FIELD,
    MARKET,
    MEDAL,
    PIP,
    PIP_AWAY,
    RAIL,
    RAIL_LEFT,
    RAIL_PAD,
    RAIL_WIDTH,
    STRIP,
    places,
)
from tests.render.china import (
    WORDS,
    filled,
    fullest,
    last_turn,
    middle,
    number_of,
    over,
    scene,
    start,
)
from tests.render.positions import Box, board_of, changed, pixels, within
from tests.render.scenes import NAMES, asked

HEADER: Box = (400, 0, 1200, 130)


def draw(view: ChinaPosition, shown: render.Scene | None = None) -> Image.Image:
    return board_of("china", view, scene(view) if shown is None else shown)


def around(place: int, reach: int = 62) -> Box:
    x, y = places().points[place]
    return round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach


def index_of(province: str) -> int:
    return [entry.id for entry in board().provinces].index(province)


@pytest.fixture
def view() -> ChinaPosition:
    return middle().view(None)


# ── pieces ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize("space", ["yan-3", "lu-4", "han-3", "chu-7", "chin-5"])
def test_a_house_stands_on_its_space(view: ChinaPosition, space: str, seat: int) -> None:
    place = number_of(space)
    assert view.houses[place] < 0
    empty = draw(view)
    view.houses[place] = seat
    assert within(changed(empty, draw(view)), around(place))


def test_every_seats_house_is_another_one(view: ChinaPosition) -> None:
    place = number_of("chu-7")
    drawn = []
    for seat in range(-1, 5):
        view.houses[place] = seat
        drawn.append(draw(view))
    for one, other in pairwise(drawn):
        assert within(changed(one, other), around(place))


def test_free_spaces_carry_their_digits(view: ChinaPosition) -> None:
    """Where pieces stand there is no digit: moving all digits changes free spaces alone."""
    bare = pixels(draw(over(view)))
    for space, owner in enumerate(view.houses):
        x, y = (round(at) for at in places().points[space])
        disc = bare.crop((x - 16, y - 19, x + 16, y + 19)).convert("L")
        ink = disc.point(lambda value: 255 if value < 110 else 0)
        if owner < 0:
            box = ink.getbbox()
            assert box is not None, board().name(space)
            assert box[3] - box[1] >= 36, board().name(space)


@pytest.mark.parametrize("built", [-1, 0, 3])
def test_a_fortification_shows_with_and_without_a_house(view: ChinaPosition, built: int) -> None:
    place = number_of("chu-3")
    view.houses[place] = built
    plain = draw(view)
    view.forts[place] = True
    fortified = draw(view)
    assert within(changed(plain, fortified), around(place, 70))
    difference = ImageChops.difference(pixels(plain), pixels(fortified)).convert("L").crop(around(place, 70))
    seen = difference.point(lambda value: 255 if value > 24 else 0).histogram()[255]
    assert seen > 900, "the walls are hidden"


@pytest.mark.parametrize("count", range(1, 9))
def test_emissaries_keep_to_their_field(view: ChinaPosition, count: int) -> None:
    view.emissaries = [[0] * 5 for _ in view.emissaries]
    chu = index_of("chu")
    empty = draw(view)
    for number in range(count):
        view.emissaries[chu][number * 5 // count] += 1
    assert within(changed(empty, draw(view)), around(board().dragon(chu), FIELD + 6))


@pytest.mark.parametrize("count", range(2, 9))
def test_emissaries_do_not_hide_each_other(count: int) -> None:
    size, where = stands(count)
    apart = min(math.dist(one, other) for number, one in enumerate(where) for other in where[:number])
    assert apart >= 0.8 * size


def test_emissaries_of_a_seat_stand_together(view: ChinaPosition) -> None:
    """C's three, then E's two: one after another round the field."""
    view.emissaries = [[0] * 5 for _ in view.emissaries]
    chu = index_of("chu")
    view.emissaries[chu] = [0, 0, 3, 0, 2]
    picture = pixels(draw(view))
    x, y = places().points[board().dragon(chu)]
    seen = []
    for dx, dy in stands(5)[1]:
        colour = picture.getpixel((round(x + dx), round(y + dy) - 4))
        assert isinstance(colour, tuple)
        seen.append("C" if colour[1] > 160 else "E")
    assert seen == list("CCCEE")


# ── provinces and alliances ──────────────────────────────────────────────────────────────────────


def test_a_scored_province_has_a_red_name(view: ChinaPosition) -> None:
    shu = index_of("shu")
    plain = draw(view)
    view.scored[shu] = True
    x, y = places().slips[shu]
    box = (round(x) - 110, round(y) - 48, round(x) + 110, round(y) + 40)
    assert within(changed(plain, draw(view)), box)
    red = pixels(draw(view)).getpixel((round(x) - 40, round(y) + 19))
    assert isinstance(red, tuple)
    assert red[0] > 1.8 * red[1]


def test_leaders_of_alliances_are_shown() -> None:
    """Nobody, one seat, two that share: three different discs, and nothing else changes but the field."""
    pictures = []
    entry = board().alliances[3]
    for emissaries in ({}, {"chin": "A", "shu": "A"}, {"chin": "AB", "shu": "AB"}, {"chin": "A", "shu": "B"}):
        position = filled({"chin": "AB", "shu": "AB"}, emissaries)
        pictures.append((alliance(position, entry)[1], pixels(draw(position.view(None)))))
    assert [seats for seats, _ in pictures] == [(), (0,), (0, 1), ()]
    x, y = (round(at) for at in places().medals[entry.number].at)
    discs = [picture.crop((x - 60, y - 60, x + 60, y + 60)) for _, picture in pictures]
    assert max(ImageChops.difference(discs[0], discs[3]).convert("L").tobytes()) < 24
    for one, other in ((0, 1), (1, 2), (0, 2)):
        assert ImageChops.difference(discs[one], discs[other]).getbbox() is not None


@pytest.mark.parametrize("number", range(1, 16))
def test_leaders_do_not_hide_the_number(number: int) -> None:
    at = places().medals[number].at
    for angle in (0, 1.5, 3, 5):
        assert math.dist(on_rim(number, angle), at) == pytest.approx(PIP_AWAY * MEDAL)
    assert PIP_AWAY * MEDAL - PIP / 2 > 24


def test_every_number_can_be_read_in_the_fullest_position() -> None:
    """The discs are drawn last but for pieces, which keep away from their middles."""
    full = fullest()
    points = [*places().points, *places().slips]
    for number, medal in places().medals.items():
        assert min(math.dist(medal.at, point) for point in points) > 50, number
    assert full.seats == 5


# ── rings ────────────────────────────────────────────────────────────────────────────────────────


def test_the_last_turns_pieces_are_ringed(view: ChinaPosition) -> None:
    plain = draw(view)
    ringed = draw(view, scene(view, last_turn()))
    one, other = (around(event.places()[0], 90) for event in last_turn())
    box = (min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3]))
    assert within(changed(plain, ringed), box)
    assert within(changed(plain, draw(view, scene(view, last_turn()[:1]))), one)


@pytest.mark.parametrize("seat", [-1, 2])
def test_walls_do_not_hide_the_ring(view: ChinaPosition, seat: int) -> None:
    place = number_of("chin-1")
    x, y = places().points[place]
    view.forts[place] = True
    view.houses[place] = seat
    event = PiecePlaced(0, "house", index_of("chin"), place, "V")
    ringed = pixels(draw(view, scene(view, (event,))))

    def is_red(angle: float, away: int) -> bool:
        colour = ringed.getpixel((round(x + away * math.cos(angle)), round(y + 4 + away * math.sin(angle))))
        assert isinstance(colour, tuple)
        return colour[0] > 110 and colour[1] < 90

    around_it = [any(is_red(step * math.pi / 18, away) for away in range(52, 65)) for step in range(36)]
    assert sum(around_it) >= 30, "only the corners of the walls reach it"


def test_scorings_are_not_ringed(view: ChinaPosition) -> None:
    events = (
        HousesScored(2, (0, 3, 0, 1, 1), ((1, 5), (3, 3), (4, 3)), (), False),
        AllianceScored(3, (1, 0, 0, 0, 2), (1, 0, 0, 1, 0), (0,), 5),
    )
    assert draw(view, scene(view, events)) == draw(view)


# ── the question for a province ──────────────────────────────────────────────────────────────────


def province_question(*tokens: str) -> Question:
    return Question("province", False, tuple(Answer(token, 1) for token in tokens), {})


def test_provinces_that_may_be_chosen_are_marked(view: ChinaPosition) -> None:
    both = draw(view, scene(view, question=province_question("shu", "chu", "exchange")))
    one = draw(view, scene(view, question=province_question("shu", "exchange")))
    box = land("chu").getbbox()
    assert box is not None
    assert within(changed(both, one), box)


def land(province: str) -> Image.Image:
    """The province's pixels as a mask."""
    number = 1 + index_of(province)
    return provinces().point(lambda value: 255 if value == number else 0)


@pytest.mark.parametrize("province", [entry.id for entry in board().provinces])
def test_the_other_provinces_lie_under_paper(view: ChinaPosition, province: str) -> None:
    plain = pixels(draw(view)).convert("L")
    shown = pixels(draw(view, scene(view, question=province_question(province)))).convert("L")
    for entry in board().provinces:
        before, after = (ImageStat.Stat(picture, land(entry.id)).mean[0] for picture in (plain, shown))
        if entry.id == province:
            assert after == pytest.approx(before, abs=4)
        else:
            assert after > before + 8


def test_the_question_shows_the_viewers_hand_alone() -> None:
    position = middle()
    question = asked(position.view(0))
    assert question.slot == "province"
    own = draw(position.view(0), scene(position.view(0), question=question))
    watcher = draw(position.view(None), scene(position.view(None), question=question))
    assert within(changed(own, watcher), HEADER)


# ── market, track, seats ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("row", [["Y", "G", "V", "?"], ["Y", "G", "V"], []])
def test_the_open_row_is_shown_as_it_is(view: ChinaPosition, row: list[str]) -> None:
    full = draw(view)
    view.row = row
    assert within(changed(full, draw(view)), (0, MARKET - 90, 780, MARKET + 90))


def test_deck_and_used_cards_are_counted(view: ChinaPosition) -> None:
    one = draw(view)
    for name, left in (("deck", 760), ("discards", 960)):
        other = view.copy()
        for count in (1, 0):
            setattr(other, name, ["?"] * count)
            assert within(changed(one, draw(other)), (left, MARKET - 100, left + 230, MARKET + 100))


def test_scores_stand_on_track_and_slip(view: ChinaPosition) -> None:
    one = draw(view)
    view.scores[2] += 9
    assert within(changed(one, draw(view)), (0, RAIL - 60, 1200, 1690))
    track = changed(one, draw(view))
    assert track is not None
    assert track[1] < RAIL + 20
    assert track[3] > STRIP + 80


@pytest.mark.parametrize("scores", [[0] * 5, [47, 47, 48, 48, 47], [60] * 5, [0, 0, 60, 60, 60]])
def test_pegs_stand_side_by_side(view: ChinaPosition, scores: list[int]) -> None:
    """None hides another, none reaches the cards; every one is within three points of its mark."""
    order = sorted(scores)
    first, step = RAIL_LEFT + RAIL_PAD, (RAIL_WIDTH - 2 * RAIL_PAD) / 60
    at = rail.apart([first + step * score for score in order], rail.APART)
    assert all(other - one > rail.APART - 0.01 for one, other in pairwise(at))
    assert all(abs(x - first - step * score) < 3 * step for x, score in zip(at, order, strict=True))
    assert at[0] > 17
    assert at[-1] < 1183
    other = view.copy()
    view.scores, other.scores = scores, [30] * 5
    assert within(changed(draw(view), draw(other)), (0, MARKET + CARD[1] // 2, 1200, 1690))


def test_any_score_fits(view: ChinaPosition) -> None:
    for scores in ([0] * 5, [60, 61, 120, 121, 240], [300] * 5, [9, 99, 100, 8, 7]):
        view.scores = scores
        assert pixels(draw(view)).size == (1200, 1690)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("change", ["turn", "houses", "emissaries", "forts", "hand", "emperor", "resigned"])
def test_what_a_slip_tells(seats: int, change: str) -> None:
    one = fullest(seats).view(None)
    one.emperor, one.turn, one.resigned = 0, 0, []
    other = one.copy()
    last = seats - 1
    match change:
        case "turn":
            other.turn = last
        case "houses":
            other.houses_left[last] += 1
        case "emissaries":
            other.emissaries_left[last] -= 1
        case "forts":
            other.forts_left[last] = 1
        case "hand":
            other.hands[last] = ["?"] * 2
        case "emperor":
            other.emperor = last
        case _:
            other.resigned = [last]
    box = changed(draw(one), draw(other))
    assert within(box, (0, STRIP - 40, 1200, 1690))
    assert box is not None
    assert box[2] > 1200 - 1160 // seats


def test_the_last_round_is_told(view: ChinaPosition) -> None:
    before = draw(view)
    view.exhausted = 1
    assert draw(view) == before
    view.exhausted = 2
    assert within(changed(before, draw(view)), HEADER)
    words = {key: text for key, text in WORDS.items() if key != "last"}
    assert within(changed(before, draw(view, render.Scene(NAMES, captions=words))), HEADER)


# ── words ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", ["running", "question", "over"])
def test_captions_may_be_missing_or_very_long(kind: str) -> None:
    position = fullest()
    view = (over(position) if kind == "over" else position).view(None)
    question = province_question("chu") if kind == "question" else None
    bare = draw(view, render.Scene(question=question))
    words = dict.fromkeys(WORDS, "Wörter ohne Ende " * 4)
    long = draw(view, render.Scene(NAMES, question=question, captions=words))
    assert pixels(bare).size == pixels(long).size
    title = pixels(bare).crop((0, 0, 390, 122))
    assert pixels(long).crop((0, 0, 390, 122)).tobytes() == title.tobytes()


@pytest.mark.parametrize("name", ["梅", "🐉 龍", "\u200b", "مي", "", "  ", "🦊 Foxglove"])
def test_a_name_without_glyphs_is_left_to_the_token(view: ChinaPosition, name: str) -> None:
    shown = render.Scene(names=(name, "", "", "", ""))
    assert draw(view, shown) == draw(view, render.Scene())


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("name", ["Mei", "Łódź", "Ольга", "Bartholomew the Extraordinarily Long"])
def test_a_name_stands_on_its_own_slip(seats: int, name: str) -> None:
    view = start(seats).view(None)
    named = draw(view, render.Scene(names=(name,)))
    right = 20 + (1160 - 10 * (seats - 1)) // seats
    assert within(changed(draw(view, render.Scene()), named), (80, STRIP, right - 8, STRIP + 75))
