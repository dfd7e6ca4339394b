"""What `render` promises to everybody who draws."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

import render
from games.engine.choices import Answer, Question
from render.kit.palette import SEATS
from tests.render.positions import asked, fullest, pixels, scene, seen, to_move, whole

MOST_BYTES = 400_000


@pytest.mark.parametrize("side", ["bird", "lion"])
def test_the_fullest_board_is_small_enough(side: str) -> None:
    assert len(render.draw("qin", fullest(side))) <= MOST_BYTES


def test_sizes() -> None:
    view, events = seen("qin-no-placement", 30)
    assert pixels(render.draw("qin", view, scene(view, events))).size == (1200, 1500)
    own = to_move("qin-no-placement", 30)
    assert pixels(render.hand("qin", own, own.viewer or 0)).size == (1200, 520)
    assert pixels(render.title("qin", {"board": "lion"})).size == (1200, 675)
    with Image.open(BytesIO(render.emblem(2, 96))) as picture:
        assert (picture.size, picture.mode) == ((96, 96), "RGBA")


def test_the_same_input_gives_the_same_bytes_in_any_thread() -> None:
    view, events = seen("qin-series", 80)
    shown = scene(view, events)
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: render.draw("qin", view, shown), range(8)))
    assert len(set(drawn)) == 1


def test_drawing_needs_no_numpy() -> None:
    code = (
        "import sys, render\n"
        "render.warm()\n"
        "render.title('qin', {})\n"
        "assert 'numpy' not in sys.modules\n"
        "assert 'render.art' not in sys.modules\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_seat_colours() -> None:
    assert render.SEAT_COLOURS == (0x000000, 0x56B4E9, 0xF0E442, 0x0072B2, 0xD55E00)


@pytest.mark.parametrize("name", ["two-seats", "four-seats"])
def test_the_seats_colours_stand_in_the_palette(name: str) -> None:
    view = whole("qin-last-pagoda", 20) if name == "two-seats" else fullest("lion")
    with Image.open(BytesIO(render.draw("qin", view.view(None)))) as picture:
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


def test_a_board_without_a_question_is_the_same_for_everybody() -> None:
    position = whole("qin-no-placement", 30)
    boards = {render.draw("qin", position.view(viewer)) for viewer in (None, 0, 1, 2)}
    assert len(boards) == 1


def test_nobody_sees_another_ones_hand() -> None:
    position = whole("qin-no-placement", 30)
    for viewer in (None, 1):
        with pytest.raises(ValueError, match="own seat's view"):
            render.hand("qin", position.view(viewer), 0)
