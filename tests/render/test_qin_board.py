"""What stands on Qin's picture, and where: found by drawing twice and looking where the pictures differ."""

import math

import msgspec
import pytest

import render
from games.engine.choices import Answer, Question
from games.qin.components import SIDES, Side
from games.qin.placing import TilePlaced
from games.qin.position import QinPosition as View
from games.qin.squares import COLUMNS, NEAR, SIZE
from games.qin.turns import GameBegun
from games.qin.villages import VillageTaken
from render.kit.palette import SEATS
from render.qin.land import SHAPES, shape_of
from render.qin.layout import CELL, HEIGHT, STRIP, TALL, TOP, corner, square_of
from tests.support.render.pictures import Boards, put
from tests.support.render.positions import Box, colour_at, differing, fullest, seen, to_move, whole, within
from tests.support.render.scenes import asked, asking

boards = Boards("qin", {})
PAD = 24
"""How far rings, roofs and glows reach beyond their squares."""


def around(*squares: int) -> Box:
    """The box of these squares, a little wider."""
    xs, ys = zip(*map(corner, squares), strict=True)
    return min(xs) - PAD, min(ys) - PAD, max(xs) + CELL + PAD, max(ys) + CELL + PAD


@pytest.fixture(scope="module")
def view() -> View:
    return to_move("qin-no-placement", 20)


VILLAGE = to_move("qin-no-placement", 20).side.villages["k"][0]


def test_the_last_tile_and_a_village_that_changed_hands_are_ringed(view: View) -> None:
    """Nothing is ringed that happened on the board before."""
    tiles = ((30, 31), (31, 30), (30, 43), (43, 30))
    village = VillageTaken(0, None, "k", 1, 0, (VILLAGE,)), around(VILLAGE)
    boards.check_rings(view, (*((TilePlaced(0, "RB", *two), around(*two)) for two in tiles), village))
    assert boards.draw(view, TilePlaced(0, "RB", 30, 31), GameBegun(2, "lion", 1)) == boards.draw(view)


def test_candidate_squares_are_marked(view: View) -> None:
    """Each with its own letter; where there are more than letters, all of them without."""
    question = asking("square", "E5", "F5", "L5", tile="YB")
    assert within(boards.mark(view, question, "L5"), around(square_of("L5")))
    one, other = (asking("square", *tokens, tile="YB") for tokens in (("E5", "F5"), ("F5", "E5")))
    assert within(boards.asks(view, one, other), around(square_of("E5"), square_of("F5")))
    ground = view.side.ground
    empty = [square for square in range(169) if ground[square] == "grassland" and not view.grid[square]][:20]
    many = asking("square", *(f"{'ABCDEFGHIJKLM'[at % 13]}{at // 13 + 1}" for at in empty), tile="YB")
    assert within(boards.mark(view, many, many.answers[19].token), around(empty[19]))


def test_the_half_already_placed_stands_on_the_board(view: View) -> None:
    """The header's tile differs too."""
    one, blue = (asking("direction", "south", tile=tile, square="E5") for tile in ("YB", "BB"))
    assert boards.asks(view, one, blue)[1] < TOP
    below = (0, TOP, 1200, STRIP)
    box = differing(*(boards.draw(view, question=question).crop(below) for question in (one, blue)))
    left, top = corner(square_of("E5"))
    assert within(box, (left, top - TOP, left + CELL, top + CELL - TOP))


def test_the_header_shows_the_tiles_to_choose_from_and_frames_the_half_that_is_asked_for(
    view: View,
) -> None:
    first, second = asking("square", tile="YB"), asking("direction", tile="YB", square="E5")
    assert boards.asks(view, first, second)[1] < 100
    question = asked(view)
    assert question.slot == "tile"
    assert within(boards.mark(view, question, question.answers[-1].token), (600, 0, 1200, 120))


def test_the_question_is_written_only_where_it_has_room(view: View) -> None:
    """Beside the tiles of a hand; those that another player may hold leave none, and the name stays whole."""
    words, kinds = {"question": "Choose a tile"}, ("RR", "YY", "BB", "RY", "RB", "YB")
    for count in range(1, len(kinds) + 1):
        question = asking("tile", *kinds[:count])
        told, untold = (boards.draw(view, question=question, words=shown) for shown in (words, {}))
        assert (told != untold) == (count <= 4), count
    name = (140, 0, 310, 120)
    assert told.crop(name) == boards.draw(view, question=asking("tile")).crop(name)


def marks(slot: str, *tokens: str, **given: str) -> list[tuple[str, int, str]]:
    """What the answers are on the picture: token, place and letter."""
    question = Question(slot, tuple(Answer(token, 1) for token in tokens), given)
    found = render.marks("qin", fullest("lion"), question)
    return [(token, mark.place, mark.letter) for token, mark in found.items()]


def test_squares_are_lettered_in_the_order_of_the_answers() -> None:
    """Letters are no seats, columns or figures, and end at twelve."""
    assert marks("square", "F7", "A1", "M13", tile="RB") == [
        ("F7", 83, "N"),
        ("A1", 0, "P"),
        ("M13", 168, "Q"),
    ]
    rows = [f"A{row}" for row in range(1, 14)]
    assert "".join(letter for *_, letter in marks("square", *rows[:12])) == render.LETTERS == "NPQRSTUVWXYZ"
    assert marks("square", *rows) == [(token, 13 * row, "") for row, token in enumerate(rows)]


def test_directions_are_the_squares_of_the_second_half_and_other_answers_have_no_marks() -> None:
    found = marks("direction", "north", "east", "south", "west", tile="RB", square="F7")
    assert [place for _, place, _ in found] == [70, 84, 96, 82]
    assert marks("tile", "RB", "YY") == []


def test_a_square_is_joined_to_its_own_colour_only_and_not_to_the_edge() -> None:
    grid = [""] * 169
    grid[28], grid[29], grid[41], grid[15] = "R", "R", "R", "Y"
    assert shape_of(grid, 28) == 1 << 4 | 1 << 6  # east and south
    assert shape_of(grid, 15) == 0
    assert shape_of(grid, 29) & ~(1 << 5) == 1 << 3
    grid = ["R"] * 169
    assert shape_of(grid, 84) == 255
    assert shape_of(grid, 0) == 0b11010000
    assert all(shape_of(grid, square) in SHAPES for square in range(169))


def test_a_province_without_its_pagoda_shows_none_and_a_double_one_is_another_piece() -> None:
    full = fullest("lion")
    province = full.provinces[1]
    left, top, right, bottom = around(*province.squares)
    for pagodas, higher in ((0, 0), (2, CELL // 2)):
        other = msgspec.structs.replace(province, pagodas=pagodas)
        boards.check(full, [("provinces 1", other, (left, top - higher, right, bottom))])


@pytest.mark.parametrize("side", SIDES)
def test_a_province_has_its_owners_colour_along_its_border_and_its_own_inside(side: Side) -> None:
    """Without its pagoda, which would cover some of it. What nobody owns has none."""
    land = fullest(side)
    for number, province in land.provinces.items():
        land.provinces[number] = msgspec.structs.replace(province, pagodas=0)
    number, province = next((at, found) for at, found in land.provinces.items() if len(found.squares) == 2)
    first, last = (corner(square) for square in (min(province.squares), max(province.squares)))
    along = [(first[0] + CELL // 2, first[1] + 9), (last[0] + CELL // 2, last[1] + CELL - 10)]
    inside = [(x + CELL // 2 + aside, y + CELL // 2) for x, y in (first, last) for aside in (-8, 0, 8)]
    bare = land.copy()
    del bare.provinces[number]
    before = boards.draw(bare)
    for seat in range(4):
        shown = boards.draw(put(land, f"provinces {number}", msgspec.structs.replace(province, owner=seat)))
        for at in along:
            near = [math.dist(colour_at(shown, *at), look.colour) for look in SEATS[:4]]
            assert near[seat] == min(near) < 45, (seat, at)
        assert [colour_at(shown, *at) for at in inside] == [colour_at(before, *at) for at in inside], seat
        assert within(differing(before, shown), around(*province.squares))
    assert all(math.dist(colour_at(before, *at), look.colour) > 60 for at in along for look in SEATS[:4])


def test_a_half_that_extends_a_province_has_its_owners_colour(view: View) -> None:
    """While a panel asks where the other half lies: E5 continues a province of the colour beside it."""
    number, province, square = next(
        (number, province, square)
        for number, province in view.provinces.items()
        for beside in province.squares
        for square in NEAR[beside]
        if view.side.ground[square] == "grassland"
        and not view.grid[square]
        and not any(
            view.grid[other] == province.colour for other in NEAR[square] if other not in province.squares
        )
    )
    name = f"{COLUMNS[square % SIZE]}{square // SIZE + 1}"
    question = asking("direction", "south", tile=province.colour * 2, square=name)
    other = msgspec.structs.replace(province, owner=(province.owner + 1) % 2)
    left, top = corner(square)
    boxes = [
        boards.draw(put(view, f"provinces {number}", found), question=question).crop(
            (left, top, left + CELL, top + CELL)
        )
        for found in (province, other)
    ]
    assert boxes[0] != boxes[1]


def test_holders_stand_in_their_villages() -> None:
    full = fullest("lion")
    other = put(full, "villages k", (full.villages["k"] + 1) % 4)
    land = (0, 0, 1200, STRIP - PAD)
    box = differing(boards.draw(full).crop(land), boards.draw(other).crop(land))
    assert within(box, around(*full.side.villages["k"]))


def test_a_slip_tells_who_acts_what_is_left_and_who_resigned() -> None:
    full = fullest("lion")
    boards.check(
        full,
        (
            ("turn", 2, (0, STRIP - 40, 1200, TALL)),
            ("reserves 3", full.reserves[3] + 1, (900, STRIP, 1200, TALL)),
            ("hands 3", ["?"], (900, STRIP, 1200, TALL)),
            ("resigned", [1, 3], (880, STRIP - 40, 1200, TALL)),
        ),
    )


def test_winners_are_marked() -> None:
    over, _ = seen("qin-shared-win")
    outcome = over.outcome()
    assert outcome is not None
    assert len(outcome.winners) > 1
    running = over.copy()
    running.turn, running.end, running.finished = 0, "", []
    assert boards.between(over, running)[3] > STRIP


def test_a_series_shows_its_sums_once_a_game_is_over() -> None:
    first, second = whole("qin-series", 3).view(None), whole("qin-series", 80).view(None)
    assert (first.finished, len(second.finished)) == ([], 1)
    assert boards.draw(first).height == HEIGHT
    assert boards.draw(second).height == TALL
    finished = [[number + 1 for number in second.finished[0]]]
    assert within(boards.where(second, "finished", finished), (0, STRIP + 150, 1200, TALL))


def test_words_that_are_too_long_give_way_to_numbers() -> None:
    long = {
        "turn": "Vierundsiebzigster Zug",
        "left": "noch zwölf Plättchen",
        "game": "Zweite Partie von zwei",
    }
    assert boards.draw(fullest("lion"), words=long) == boards.draw(fullest("lion"), words={})


def test_a_long_question_keeps_clear_of_the_title(view: View) -> None:
    question = asking("square", tile="YB")
    words = {"question": "Wohin soll die gelbe Hälfte des Plättchens gelegt werden?"}
    short, long = (boards.draw(view, question=question, words=told) for told in ({}, words))
    assert within(differing(short, long), (310, 0, 1200, 120))
