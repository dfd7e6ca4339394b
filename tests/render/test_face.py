"""What `render` promises to everybody who draws."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

import render
from games.engine.choices import Answer, Question
from render.kit.palette import SEATS
from tests.render import china
from tests.render.positions import fullest, pixels, scene, seen, to_move, whole
from tests.render.scenes import asked

MOST_BYTES = 400_000


@pytest.mark.parametrize("side", ["bird", "lion"])
def test_the_fullest_board_is_small_enough(side: str) -> None:
    assert len(render.draw("qin", fullest(side))) <= MOST_BYTES


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_chinas_fullest_boards_are_small_enough(side: str, seats: int) -> None:
    view = china.fullest(seats, side).view(None)
    ended = china.over(china.fullest(seats, side)).view(None)
    long = tuple("Wilhelmina Wolkenstein" for _ in range(seats))
    for shown in (view, ended):
        assert len(render.draw("china", shown, china.scene(shown, names=long))) <= MOST_BYTES
    asks = Question("province", False, (Answer("chu", 1), Answer("wei", 1)), {})
    own = china.fullest(seats, side).view(0)
    assert len(render.draw("china", own, china.scene(own, question=asks))) <= MOST_BYTES


def test_sizes() -> None:
    view, events = seen("qin-no-placement", 30)
    assert pixels(render.draw("qin", view, scene(view, events))).size == (1200, 1500)
    own = to_move("qin-no-placement", 30)
    assert pixels(render.hand("qin", own, own.viewer or 0)).size == (1200, 520)
    assert pixels(render.title("qin", {"board": "lion"})).size == (1200, 675)
    assert pixels(render.draw("china", china.middle().view(None))).size == (1200, 1690)
    assert pixels(render.hand("china", china.middle().view(3), 3)).size == (1000, 478)
    for options in ({}, {"four": "4-5"}, {"fortifications": "yes"}):
        assert pixels(render.title("china", options)).size == (1200, 675)
    with Image.open(BytesIO(render.emblem(2, 96))) as picture:
        assert (picture.size, picture.mode) == ((96, 96), "RGBA")


def test_the_same_input_gives_the_same_bytes_in_any_thread() -> None:
    view, events = seen("qin-series", 80)
    shown = scene(view, events)
    other = china.middle().view(None)
    also = china.scene(other, china.last_turn())
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: render.draw("qin", view, shown), range(8)))
        drawn += pool.map(lambda _: render.draw("china", other, also), range(8))
    assert len(set(drawn)) == 2


def test_drawing_needs_no_numpy() -> None:
    code = (
        "import sys, render\n"
        "render.warm()\n"
        "for game in ('qin', 'china'):\n"
        "    render.title(game, {})\n"
        "assert 'numpy' not in sys.modules\n"
        "assert 'render.art' not in sys.modules\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_seat_colours() -> None:
    assert render.SEAT_COLOURS == (0x000000, 0x56B4E9, 0xF0E442, 0x0072B2, 0xD55E00)


BOARDS: dict[str, Callable[[], bytes]] = {
    "qin, two seats": lambda: render.draw("qin", whole("qin-last-pagoda", 20).view(None)),
    "qin, four seats": lambda: render.draw("qin", fullest("lion")),
    "china": lambda: render.draw("china", china.fullest().view(None)),
    "china, over": lambda: render.draw("china", china.over(china.middle()).view(None)),
    "china, hand": lambda: render.hand("china", china.middle().view(0), 0),
}


@pytest.mark.parametrize("name", BOARDS)
def test_the_seats_colours_stand_in_the_palette(name: str) -> None:
    with Image.open(BytesIO(BOARDS[name]())) as picture:
        numbers = picture.getpalette() or []
    colours = set(zip(*[iter(numbers)] * 3, strict=True))
    assert len(colours) <= 224
    assert {look.colour for look in SEATS} <= colours


def test_no_such_game() -> None:
    with pytest.raises(ValueError, match="no such game"):
        render.title("go", {})


# ── marks ────────────────────────────────────────────────────────────────────────────────────────


def question(slot: str, *tokens: str, grouped: bool = False, **given: str) -> Question:
    return Question(slot, grouped, tuple(Answer(token, 1) for token in tokens), given)


def test_squares_are_lettered_in_the_order_of_the_answers() -> None:
    found = render.marks("qin", fullest("lion"), question("square", "F7", "A1", "M13", tile="RB"))
    assert list(found) == ["F7", "A1", "M13"]
    assert [(mark.place, mark.letter) for mark in found.values()] == [(83, "N"), (0, "P"), (168, "Q")]


def test_letters_are_no_seats_columns_or_figures() -> None:
    found = render.marks("qin", fullest("lion"), question("square", *(f"A{row}" for row in range(1, 13))))
    assert "".join(mark.letter for mark in found.values()) == render.LETTERS == "NPQRSTUVWXYZ"
    assert not set(render.LETTERS) & set("ABCDEFGHIJKLMO")


def test_more_than_twelve_squares_have_no_letters() -> None:
    found = render.marks("qin", fullest("lion"), question("square", *(f"A{row}" for row in range(1, 14))))
    assert [mark.letter for mark in found.values()] == [""] * 13
    assert [mark.place for mark in found.values()] == list(range(0, 169, 13))


def test_directions_are_the_squares_of_the_second_half() -> None:
    asks = question("direction", "north", "east", "south", "west", tile="RB", square="F7")
    found = render.marks("qin", fullest("lion"), asks)
    assert {token: mark.place for token, mark in found.items()} == {
        "north": 70,
        "east": 84,
        "south": 96,
        "west": 82,
    }


def test_answers_that_are_no_squares_have_no_marks() -> None:
    assert render.marks("qin", fullest("lion"), question("tile", "RB", "YY")) == {}
    assert render.marks("qin", fullest("lion"), question("square", "*3", "*4", grouped=True)) == {}


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────


def test_what_a_viewer_may_not_know_changes_no_byte() -> None:
    position = whole("qin-no-placement", 30)
    seat = position.to_act()
    assert seat is not None
    other = position.copy()
    other.chance.seed = "another"
    other.pile.reverse()
    for rival in range(position.seats):
        if rival != seat:
            other.hands[rival] = ["RR", "RR", "RR"]
    assert other != position
    for viewer in (None, seat):
        view, same = position.view(viewer), other.view(viewer)
        assert render.draw("qin", view, scene(view)) == render.draw("qin", same, scene(same))
    view, same = position.view(seat), other.view(seat)
    assert render.hand("qin", view, seat) == render.hand("qin", same, seat)
    asks = asked(view)
    assert render.draw("qin", view, scene(view, question=asks)) == render.draw(
        "qin", same, scene(same, question=asks)
    )


def test_what_a_viewer_of_china_may_not_know_changes_no_byte() -> None:
    position = china.middle()
    other = position.copy()
    other.chance.seed = "another"
    other.deck.reverse()
    for seat in range(1, position.seats):
        other.hands[seat] = ["R", "R", "R"]
    assert other != position
    for viewer in (None, 0):
        view, same = position.view(viewer), other.view(viewer)
        assert render.draw("china", view, china.scene(view)) == render.draw("china", same, china.scene(same))
    view, same = position.view(0), other.view(0)
    assert render.hand("china", view, 0) == render.hand("china", same, 0)


def test_a_board_of_china_is_the_same_for_everybody() -> None:
    position = china.middle()
    boards = {render.draw("china", position.view(viewer)) for viewer in (None, *range(5))}
    boards.add(render.draw("china", position))
    assert len(boards) == 1


def test_a_board_without_a_question_is_the_same_for_everybody() -> None:
    position = whole("qin-no-placement", 30)
    boards = {render.draw("qin", position.view(viewer)) for viewer in (None, 0, 1, 2)}
    assert len(boards) == 1


def test_nobody_sees_another_ones_hand() -> None:
    position = whole("qin-no-placement", 30)
    for viewer in (None, 1):
        with pytest.raises(ValueError, match="own seat's view"):
            render.hand("qin", position.view(viewer), 0)
