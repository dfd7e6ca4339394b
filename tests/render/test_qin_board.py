"""What stands on Qin's picture, and where: found by drawing twice and looking where the pictures differ."""

import msgspec
import pytest
from PIL import Image, ImageChops

import render
from games.engine.choices import Answer, Question
from games.qin.events import GameBegun, TilePlaced, VillageTaken
from games.qin.position import QinPosition
from render.qin.land import SHAPES, shape_of
from render.qin.layout import CELL, HEIGHT, STRIP, TALL, TOP, corner, square_of
from tests.render.positions import Box, board_of, changed, fullest, pixels, seen, to_move, whole, within
from tests.render.scenes import asked

PAD = 24
"""How far rings, roofs and glows reach beyond their squares."""


def around(*squares: int) -> Box:
    """The box of these squares, a little wider."""
    corners = [corner(square) for square in squares]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs) - PAD, min(ys) - PAD, max(xs) + CELL + PAD, max(ys) + CELL + PAD


@pytest.fixture(scope="module")
def view() -> QinPosition:
    return to_move("qin-no-placement", 20)


def with_question(view: QinPosition, question: Question) -> Image.Image:
    return board_of("qin", view, render.Scene(question=question))


# ── rings ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("squares", [(30, 31), (31, 30), (30, 43), (43, 30)])
def test_the_last_tile_is_ringed(view: QinPosition, squares: tuple[int, int]) -> None:
    event = TilePlaced(0, "RB", *squares)
    ringed = board_of("qin", view, render.Scene(events=(event,)))
    assert within(changed(board_of("qin", view), ringed), around(*squares))


def test_a_village_that_changed_hands_is_ringed(view: QinPosition) -> None:
    square = view.side.villages["k"][0]
    event = VillageTaken(0, None, "k", 1, 0, (square,))
    ringed = board_of("qin", view, render.Scene(events=(event,)))
    assert within(changed(board_of("qin", view), ringed), around(square))


def test_what_happened_on_the_board_before_is_not_ringed(view: QinPosition) -> None:
    events = (TilePlaced(0, "RB", 30, 31), GameBegun(2, "lion", 1))
    assert board_of("qin", view, render.Scene(events=events)) == board_of("qin", view)


# ── questions ────────────────────────────────────────────────────────────────────────────────────


def test_candidate_squares_are_marked(view: QinPosition) -> None:
    question = asked(view, "YB", "*5")
    assert [answer.token for answer in question.answers] == ["E5", "F5", "L5"]
    fewer = msgspec.structs.replace(question, answers=question.answers[:2])
    difference = changed(with_question(view, question), with_question(view, fewer))
    assert within(difference, around(square_of("L5")))


def test_each_candidate_has_its_own_letter(view: QinPosition) -> None:
    one = Question("square", False, (Answer("E5", 1), Answer("F5", 1)), {"tile": "YB"})
    other = msgspec.structs.replace(one, answers=one.answers[::-1])
    difference = changed(with_question(view, one), with_question(view, other))
    assert within(difference, around(square_of("E5"), square_of("F5")))


def test_a_question_by_rows_marks_every_square_still_possible(view: QinPosition) -> None:
    question = asked(view, "YB")
    assert question.grouped
    plain = with_question(view, msgspec.structs.replace(question, grouped=False, answers=()))
    marked = with_question(view, question)
    firsts = {place.first for place in view.legal() if place.tile == "YB"}
    for square in range(169):
        left, top = corner(square)
        box = (left + 20, top + 20, left + CELL - 20, top + CELL - 20)
        same = pixels(plain).crop(box).tobytes() == pixels(marked).crop(box).tobytes()
        assert same == (square not in firsts)


def test_more_than_twelve_candidates_are_all_marked(view: QinPosition) -> None:
    empty = [
        square for square in range(169) if view.side.ground[square] == "grassland" and not view.grid[square]
    ]
    names = [f"{'ABCDEFGHIJKLM'[square % 13]}{square // 13 + 1}" for square in empty[:20]]
    question = Question("square", False, tuple(Answer(name, 1) for name in names), {"tile": "YB"})
    less = msgspec.structs.replace(question, answers=question.answers[:-1])
    assert within(changed(with_question(view, question), with_question(view, less)), around(empty[19]))


def test_the_half_already_placed_stands_on_the_board(view: QinPosition) -> None:
    question = Question("direction", False, (Answer("south", 1),), {"tile": "YB", "square": "E5"})
    blue = msgspec.structs.replace(question, given={"tile": "BB", "square": "E5"})
    difference = changed(with_question(view, question), with_question(view, blue))
    assert difference is not None
    assert difference[1] < TOP  # the header's tile differs too
    only_board = ImageChops.difference(
        pixels(with_question(view, question)).crop((0, TOP, 1200, STRIP)),
        pixels(with_question(view, blue)).crop((0, TOP, 1200, STRIP)),
    ).getbbox()
    left, top = corner(square_of("E5"))
    assert only_board is not None
    assert within(only_board, (left, top - TOP, left + CELL, top + CELL - TOP))


def test_the_header_frames_the_half_that_is_asked_for(view: QinPosition) -> None:
    first = Question("square", False, (), {"tile": "YB"})
    second = Question("direction", False, (), {"tile": "YB", "square": "E5"})
    difference = changed(
        board_of("qin", view, render.Scene(question=first)),
        board_of("qin", view, render.Scene(question=second)),
    )
    assert difference is not None
    assert difference[1] < 100


def test_a_question_for_a_tile_shows_the_tiles_to_choose_from(view: QinPosition) -> None:
    question = asked(view)
    assert question.slot == "tile"
    fewer = msgspec.structs.replace(question, answers=question.answers[:-1])
    assert within(changed(with_question(view, question), with_question(view, fewer)), (600, 0, 1200, 120))


# ── land and pieces ──────────────────────────────────────────────────────────────────────────────


def test_a_square_is_joined_to_its_own_colour_only() -> None:
    grid = [""] * 169
    grid[28], grid[29], grid[41], grid[15] = "R", "R", "R", "Y"
    east, south = 1 << 4, 1 << 6
    assert shape_of(grid, 28) == east | south
    assert shape_of(grid, 15) == 0
    assert shape_of(grid, 29) & ~(1 << 5) == 1 << 3


def test_the_edge_of_the_board_is_no_neighbour() -> None:
    grid = ["R"] * 169
    assert shape_of(grid, 84) == 255
    assert shape_of(grid, 0) == 0b11010000
    assert all(shape_of(grid, square) in SHAPES for square in range(169))


def test_a_province_without_its_pagoda_shows_none() -> None:
    full = fullest("lion")
    bare = full.copy()
    province = bare.provinces[1]
    bare.provinces[1] = msgspec.structs.replace(province, pagodas=0)
    difference = changed(board_of("qin", full), board_of("qin", bare))
    assert within(difference, around(*province.squares))


def test_a_double_pagoda_is_another_piece() -> None:
    full = fullest("lion")
    more = full.copy()
    province = more.provinces[1]
    more.provinces[1] = msgspec.structs.replace(province, pagodas=2)
    difference = changed(board_of("qin", full), board_of("qin", more))
    left, top, right, bottom = around(*province.squares)
    assert within(difference, (left, top - CELL // 2, right, bottom))


def test_holders_stand_in_their_villages() -> None:
    full = fullest("lion")
    other = full.copy()
    other.villages["k"] = (other.villages["k"] + 1) % 4
    picture, changed_picture = board_of("qin", full), board_of("qin", other)
    board_only = ImageChops.difference(
        pixels(picture).crop((0, 0, 1200, STRIP - PAD)),
        pixels(changed_picture).crop((0, 0, 1200, STRIP - PAD)),
    ).getbbox()
    assert within(board_only, around(*full.side.villages["k"]))


# ── seats ────────────────────────────────────────────────────────────────────────────────────────


def test_the_seat_to_act_is_told_by_its_slip_alone() -> None:
    one = fullest("lion")
    other = one.copy()
    other.turn = 2
    difference = changed(board_of("qin", one), board_of("qin", other))
    assert within(difference, (0, STRIP - 40, 1200, TALL))


def test_reserves_villages_and_tiles_are_counted_by_seat() -> None:
    one = fullest("lion")
    for change in ("reserves", "hands"):
        other = one.copy()
        if change == "reserves":
            other.reserves[3] += 1
        else:
            other.hands[3] = other.hands[3][:1]
        difference = changed(board_of("qin", one), board_of("qin", other))
        assert within(difference, (900, STRIP, 1200, TALL))


def test_who_resigned_can_be_seen() -> None:
    one = fullest("lion")
    other = one.copy()
    other.resigned = [1, 3]
    assert within(changed(board_of("qin", one), board_of("qin", other)), (880, STRIP - 40, 1200, TALL))


def test_winners_are_marked() -> None:
    over, _ = seen("qin-shared-win")
    outcome = over.outcome()
    assert outcome is not None
    assert len(outcome.winners) > 1
    running = over.copy()
    running.turn, running.end, running.finished = 0, "", []
    difference = changed(board_of("qin", over), board_of("qin", running))
    assert difference is not None
    assert difference[3] > STRIP


def test_a_series_shows_its_sums_once_a_game_is_over() -> None:
    first = whole("qin-series", 3).view(None)
    second = whole("qin-series", 80).view(None)
    assert (first.finished, len(second.finished)) == ([], 1)
    assert pixels(board_of("qin", first)).height == HEIGHT
    assert pixels(board_of("qin", second)).height == TALL
    other = second.copy()
    other.finished = [[number + 1 for number in second.finished[0]]]
    difference = changed(board_of("qin", second), board_of("qin", other))
    assert within(difference, (0, STRIP + 150, 1200, TALL))


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def test_words_stand_in_the_header_alone(view: QinPosition) -> None:
    plain = board_of("qin", view)
    worded = board_of("qin", view, render.Scene(captions={"turn": "Turn 21", "left": "43 left"}))
    assert within(changed(plain, worded), (300, 0, 1200, 120))


def test_words_that_are_too_long_give_way_to_numbers() -> None:
    one = fullest("lion")
    long = {
        "turn": "Vierundsiebzigster Zug",
        "left": "noch zwölf Plättchen",
        "game": "Zweite Partie von zwei",
    }
    assert board_of("qin", one, render.Scene(captions=long)) == board_of("qin", one)


def test_a_long_question_keeps_clear_of_the_title(view: QinPosition) -> None:
    question = Question("square", False, (), {"tile": "YB"})
    short = board_of("qin", view, render.Scene(question=question))
    captions = {"question": "Wohin soll die gelbe Hälfte des Plättchens gelegt werden?"}
    long = board_of("qin", view, render.Scene(question=question, captions=captions))
    assert within(changed(short, long), (310, 0, 1200, 120))


@pytest.mark.parametrize(
    "name", ["梅", "🐉 Drago", "a\u200bb", "Z\u0337\u0322algo", "\u202eabc", "مي", "", "  "]
)
def test_a_name_without_glyphs_is_left_to_the_token(view: QinPosition, name: str) -> None:
    assert board_of("qin", view, render.Scene(names=(name, "", ""))) == board_of("qin", view)


@pytest.mark.parametrize(
    "name", ["Mei", "Zoë", "Łódź", "Ольга", "Ανθή", "Bartholomew the Extraordinarily Long"]
)
def test_a_name_stands_on_its_own_slip(view: QinPosition, name: str) -> None:
    named = board_of("qin", view, render.Scene(names=(name,)))
    assert within(changed(board_of("qin", view), named), (125, STRIP, 400, HEIGHT))
