"""What holds for the pictures of every game, and what `render` promises to everybody who draws."""

import re
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PIL import Image

import render
from games import NAMES as GAMES
from games.china.components import SIDES
from games.engine import Position
from games.engine.choices import Question
from render.china import layout as china_layout
from render.confucius import ask as confucius_ask
from render.confucius import layout as confucius_layout
from render.confucius.table import final_height
from render.dayunhe import layout as dayunhe_layout
from render.dayunhe.crop_desk import DOWN
from render.kit.encode import LARGEST, Picture
from render.kit.palette import SEATS
from render.qin.layout import TALL
from render.yunnan import layout as yunnan_layout
from render.yunnan.table import final_height as yunnan_high
from tests.support.render import china, confucius, confucius_realm, dayunhe, yunnan
from tests.support.render.golden import qin
from tests.support.render.pictures import Boards, put
from tests.support.render.positions import Box, colours_of, differing, fullest, whole, within
from tests.support.render.scenes import NAMES, asked, asking

TITLE: Box = (600, 20, 1180, 100)
"""Where most titles have their line."""
LONG = ("Wilhelmina Wolkenstein",) * 5
NO_GLYPHS = ("梅", "🐉 Drago", "a\u200bb", "Z\u0337\u0322algo", "\u202eabc", "مي", "", "  ", "🦊 Foxglove")
GLYPHS = ("Mei", "Zoë", "Łódź", "Ольга", "Ανθή", "Bartholomew the Extraordinarily Long", "x" * 200)


class Game(NamedTuple):
    """A match in the middle, what of it is secret, and where words stand on its pictures."""

    boards: Boards
    position: Position
    secrets: dict[str, object]
    seat: int  # who is to act
    height: int
    header: Box
    name: Box
    title: Box


def slip(left: int, top: int, wide: int, high: int) -> Box:
    return left, top, left + wide, top + high


MIDDLE = {
    "qin": Game(
        qin,
        whole("qin-no-placement", 20),
        {"chance seed": "another", "pile": ["RR"] * 10, "hands 1": ["RR"] * 3, "hands 2": ["RR"] * 3},
        *(0, 1500, (300, 0, 1200, 120), (125, 1268, 400, 1500), TITLE),
    ),
    "china": Game(
        china.boards,
        china.middle(),
        {"chance seed": "another", "deck": ["R"] * 22, "hands 1": ["R"] * 3, "hands 4": ["R"] * 3},
        *(0, 1690, (400, 0, 1200, 130)),
        (80, china_layout.STRIP, 236, china_layout.STRIP + 75),
        TITLE,
    ),
    "yunnan": Game(
        yunnan.boards,
        yunnan.travelling(),
        {"chance seed": "another"},
        *(1, 1690, (400, 0, 1200, 130)),
        slip(yunnan_layout.STRIP_LEFT, yunnan_layout.STRIP - 40, yunnan_layout.slip_width(5) + 10, 400),
        TITLE,
    ),
    "confucius": Game(
        confucius.boards,
        confucius.middle(),
        {
            "chance seed": "another",
            "deck": [1, 2, 3],
            "officials_left": [2, 7],
            "reward_deck": ["cash"] * 10,  # how many is known
            "candidates_left": ["any"] * 4,
            "hands 1": [0, 0, 0, 2],
            "rewards 1": ["cash"],
        },
        *(3, confucius_layout.height(5), (500, 0, 1200, confucius_layout.HEADER)),
        (60, confucius_layout.row(5, 0)[1], confucius_layout.NAME_END + 4, confucius_layout.row(5, 0)[3]),
        (50, 170, 600, 260),
    ),
    "dayunhe": Game(
        dayunhe.boards,
        dayunhe.middle(),
        {
            "chance seed": "another",
            "handed 0": ["builder"],
            "stacks 1 1 -1": "basin",
            "stacks 0 0": ["delta"] * 7 + ["straight"],
            "stacks 4 0": ["delta"] * 3 + ["straight"],
            "chosen 0": "saboteur",
        },
        *(3, dayunhe_layout.HEIGHT, (500, 0, 1200, dayunhe_layout.HEADER)),
        dayunhe_layout.panel(0),
        (40, 380, 640, 470),
    ),
}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return MIDDLE[request.param]


def fullest_boards() -> Iterator[tuple[str, Boards, Position, dict[str, Any], int]]:
    """The fullest pictures there can be: what to show, and how high it is."""
    for side in ("bird", "lion"):
        yield f"qin {side}", qin, fullest(side), {}, TALL
    for side, seats in product(SIDES, (3, 4, 5)):
        full, ended = china.fullest(seats, side), china.over(china.fullest(seats, side))
        asks = {"question": asking("province", "chu", "wei")}
        yield f"china {side} {seats}", china.boards, full.view(None), {}, 1690
        yield f"china {side} {seats} asked", china.boards, full.view(0), asks, 1690
        height = china_layout.table_height(seats)
        yield f"china {side} {seats} over", china.boards, ended.view(None), {}, height
    for seats in (2, 3, 4, 5):
        bid = yunnan.fullest(seats)
        yield f"yunnan {seats}", yunnan.boards, bid.view(None), {}, 1690
        yield (
            f"yunnan {seats} over",
            yunnan.boards,
            yunnan.over(bid).view(None),
            {},
            yunnan_high(seats),
        )
        canal = dayunhe.fullest(seats)
        for name, now in (("", canal), ("over", dayunhe.over(canal)), ("start", dayunhe.bare(seats))):
            yield f"dayunhe {seats} {name}", dayunhe.boards, now.view(None), {}, dayunhe_layout.HEIGHT
    for seats in (3, 4, 5):
        high, low = confucius_layout.height(seats), confucius_layout.TABLE + final_height(seats)
        for name, court, height in (
            ("court", confucius.fullest(seats), high),
            ("realm", confucius_realm.realm(seats), high),
            ("start", confucius.bare(seats), high),
            ("over", confucius_realm.over(seats), low),
        ):
            yield f"confucius {seats} {name}", confucius.boards, court.view(None), {}, height


FULLEST = [
    pytest.param(*what, id=name, marks=[pytest.mark.fuzz] if {"3", "4"} & {*name.split()} else [])
    for name, *what in fullest_boards()
]
"""With three and four seats pictures are less full than with five: they are left to `make fuzz`."""


@pytest.mark.parametrize(("boards", "view", "shown", "height"), FULLEST)
def test_the_fullest_pictures_are_small_files_of_a_known_size(
    boards: Boards, view: Position, shown: dict[str, Any], height: int
) -> None:
    events = (dayunhe.last_way(view.seats),) if boards.game == "dayunhe" else ()
    picture = boards.picture(view, *events, names=LONG, **shown)
    assert picture.image.size == (1200, height)
    assert len(picture.png()) <= LARGEST


def test_pictures_have_their_sizes(game: Game) -> None:
    boards, view = game.boards, game.position.view(game.seat)
    before = view.copy()
    assert boards.draw(view).size == (1200, game.height)
    assert view == before, "drawing changes nothing"
    with Image.open(BytesIO(render.draw(boards.game, view))) as picture:
        assert picture.size == (1200, game.height)
    with Image.open(BytesIO(render.hand(boards.game, view, game.seat))) as picture:
        assert picture.size == boards.hand(view).size
    for options in ({}, {"board": "lion"}, {"four": "4-5"}, {"fortifications": "yes"}):
        assert boards.painter.title(options, {}).image.size == (1200, 675)
    with Image.open(BytesIO(render.emblem(2, 96))) as picture:
        assert (picture.size, picture.mode) == ((96, 96), "RGBA")


def test_the_title_takes_any_line(game: Game) -> None:
    plain = colours_of(game.boards.painter.title({}, {}))
    for words in ("Open table, needs 2 to 5", "x" * 300):
        lined = game.boards.painter.title({}, {"subtitle": words})
        assert within(differing(plain, colours_of(lined)), game.title)
    with Image.open(BytesIO(render.title(game.boards.game, {}, {"subtitle": words}))) as picture:
        assert picture.convert("RGB") == colours_of(lined)


ASKED: dict[str, tuple[Callable[[], Iterable[tuple[Any, Question]]], dict[str, str]]] = {
    "china": (china.questions, {"start": "province place piece card pay", "draw": "draw"}),
    "yunnan": (
        yunnan.questions,
        {"bid": "do space from", "yard": "kind place", "travel": "do to site displace", "convert": "points"},
    ),
    "confucius": (
        confucius.questions,
        {
            "turn": "do cards ministry space to student gift count junks",
            "pay": "pay cards",
            "favour": "do",
            "chief": "chief",
            "discard": "cards",
            "influence": "to",
            "tutor": "student cards",
            "place": "ministry space",
        },
    ),
    "dayunhe": (
        dayunhe.questions,
        {
            "act": "do tile place place2 lines steps colour rival",
            "stock": "stack",
            "take": "card",
            "face": "lines",
            "fork": "step",
        },
    ),
}


BIDDING = ("bid", "do"), ("bid", "space")


def size_of(name: str, view: Any, question: Question, wide: int, high: int) -> tuple[int, int]:
    """How large the picture of a question is to be; ``wide`` and ``high`` where it may be as it is."""
    slot = question.slot
    if name == "china":
        if slot in ("province", "card", "draw"):
            return (1200, 1690) if slot == "province" else china_layout.PANEL
        left, top, right, bottom = china_layout.places().crops[china.index_of(question.given["province"])]
        return right - left, bottom - top + china_layout.CROP_STRIP
    if name == "yunnan":
        part = yunnan_layout.FLOOR if (view.phase, slot) in BIDDING else yunnan_layout.MAP
        whole = part[3] - part[1] + yunnan_layout.INFO
        return yunnan_layout.PART if slot == "space" else 1200, high if slot == "points" else whole
    if name == "dayunhe":
        return min(wide, 1200), min(high, dayunhe_layout.HEIGHT + DOWN)
    if slot == "do":
        return 1200, confucius_layout.BOX_HEIGHT
    if slot == "student" or (view.phase == "tutor" and slot == "cards"):
        return 1200, rows(confucius_ask.EXAM_ROWS) + confucius_layout.INFO
    if slot == "chief":
        return 1200, confucius_layout.height(view.seats)
    if slot == "ministry" or slot == "ministry2":
        return 1200, rows(confucius_ask.MINISTRY_ROWS) + confucius_layout.INFO
    return 1200, min(high, 1000)


def rows(part: tuple[int, int]) -> int:
    return part[1] - part[0]


@pytest.mark.parametrize("name", ASKED)
def test_every_question_has_its_picture_without_letters_and_words(name: str) -> None:
    questions, wanted = ASKED[name]
    found = questions()
    assert {(view.phase, question.slot) for view, question in found} >= {
        (phase, slot) for phase, slots in wanted.items() for slot in slots.split()
    }
    for view, question in found:
        picture = MIDDLE[name].boards.picture(view, question=question)
        size = picture.image.size
        assert size == size_of(name, view, question, *size), question
        whole_map = name == "dayunhe" and size[1] >= 1000 and size[0] == 1200
        if name in ("confucius", "dayunhe"):
            most = LARGEST if name == "confucius" else 380_000 if whole_map else 200_000
            assert len(picture.png()) <= most, question
        assert MIDDLE[name].boards.draw(view, question=question, names=(), words={}).size == size, question
        if name != "dayunhe" and question.given.get("do") != "voyage":
            assert render.marks(name, view, question) == {}, question


def pictures(game: Game) -> Iterator[Picture]:
    view = game.position.view(game.seat)
    yield game.boards.picture(view)
    yield game.boards.tray(view)
    yield game.boards.painter.title({}, {})


def test_the_seats_colours_stand_in_the_palettes(game: Game) -> None:
    for picture in pictures(game):
        colours = set(zip(*[iter(picture.colours.show)] * 3, strict=True))
        assert len(colours) <= 224
        assert {look.colour for look in SEATS} <= colours


def test_words_stand_in_the_header_and_none_is_needed(game: Game) -> None:
    boards, view = game.boards, game.position.view(None)
    plain = boards.draw(view)
    for key in {"turn", "round"} & set(boards.words):
        other = boards.draw(view, words={**boards.words, key: "Xx 99"})
        assert within(differing(plain, other), game.header)
    assert boards.draw(view, words={}).size == plain.size
    long = boards.draw(view, words=dict.fromkeys(boards.words, "Wörter ohne Ende " * 4))
    assert long.size == plain.size
    assert long.crop((0, 0, 300, 100)) == plain.crop((0, 0, 300, 100))


def test_a_name_stands_on_its_own_slip_and_is_left_out_without_glyphs(game: Game) -> None:
    view = game.position.view(None)
    nameless = game.boards.draw(view, names=("", *NAMES[1:]))
    for name in GLYPHS:
        assert within(differing(nameless, game.boards.draw(view, names=(name, *NAMES[1:]))), game.name)
    for name in NO_GLYPHS:
        assert game.boards.picture(view, names=(name, *NAMES[1:])).image.convert("RGB") == nameless, name


def test_what_a_viewer_may_not_know_changes_nothing(game: Game) -> None:
    other = game.position
    for path, value in game.secrets.items():
        other = put(other, path, value)
    assert other != game.position
    for viewer in (None, game.seat):
        view, same = game.position.view(viewer), other.view(viewer)
        assert game.boards.picture(view).image == game.boards.picture(same).image
    assert game.boards.tray(view).image == game.boards.tray(same).image
    asks = asked(view)
    assert game.boards.picture(view, question=asks).image == game.boards.picture(same, question=asks).image


def test_a_board_without_a_question_is_the_same_for_everybody(game: Game) -> None:
    """Who looks changes nothing; nor does what lies face down, even where the picture is given it."""
    viewers = (None, *range(game.position.seats))
    known = game.boards.picture(game.position).image
    for viewer in viewers:
        assert game.boards.picture(game.position.view(viewer)).image == known, viewer


@pytest.mark.parametrize("name", [name for name in GAMES if name != "yunnan"])
def test_nobody_sees_another_ones_hand(name: str) -> None:
    """Nothing is hidden in Yunnan."""
    position = MIDDLE[name].position
    for viewer in (None, 1):
        with pytest.raises(ValueError, match="own seat's view"):
            render.hand(name, position.view(viewer), 0)


def test_the_same_input_gives_the_same_bytes_in_any_thread() -> None:
    for game in (MIDDLE["qin"], MIDDLE["china"]):
        view = game.position.view(None)
        with ThreadPoolExecutor(4) as pool:
            assert len(set(pool.map(lambda _: game.boards.picture(view).png(), range(4)))) == 1  # noqa: B023


def test_drawing_needs_no_numpy() -> None:
    """What draws, and the games, name neither the library nor the studio that takes it."""
    studio = Path(render.__file__).parent / "art"
    files = [path for name in ("render", "games") for path in (studio.parents[1] / name).rglob("*.py")]
    assert len(files) > 200
    named = re.compile(r"^\s*(from|import) (numpy|render\.art)|from render import art", re.MULTILINE)
    for path in files:
        assert studio in path.parents or not named.search(path.read_text(encoding="utf-8")), path


def test_seat_colours() -> None:
    assert render.SEAT_COLOURS == (0x000000, 0x56B4E9, 0xF0E442, 0x7B3FA0, 0xDB6E0A)


def test_no_such_game() -> None:
    with pytest.raises(ValueError, match="no such game"):
        render.title("go", {})
