"""Tables of all seats: the final scoring, and what everybody has when an income is to be divided."""

from collections.abc import Sequence

from PIL import Image

from games.engine import Outcome, Seat
from games.yunnan.components import ends
from games.yunnan.position import YunnanPosition
from render.kit.palette import SEATS
from render.kit.slips import BADGES, final_state, write_name
from render.kit.type import plain, write, write_number
from render.scene import Scene
from render.yunnan.assets import piece, sheet
from render.yunnan.layout import (
    FINAL,
    FINAL_GAP,
    FINAL_HEAD,
    FINAL_ROW,
    STRIP_LEFT,
    WIDTH,
)

SOURCES = (
    ("points", "points"),
    ("money", "money"),
    ("gifts", "gift"),
    ("passes", "pass"),
    ("influence", "dragon"),
    ("teahouses", "teahouse"),
)
"""The sources of a final score and their signs."""
FIRST, STEP, TOTAL = 486, 104, 1112
"""Middles: of the first source's column, from one to the next, of the total."""
NUMBER_ROOM = 92
TOTAL_CAP, TOTAL_ROOM = 46, 112
TOKEN, TOKEN_STEP, BADGE = 44, 58, 394
"""Middles of the tokens and of the winner's badge, from the row's left edge and the picture's."""
HAVE = (("points", 560), ("money", 750), ("income", 930), ("gift", 1090))
"""What the table of a conversion shows, and the middles of its columns."""


def draw_final(image: Image.Image, position: YunnanPosition, outcome: Outcome, scene: Scene) -> None:
    """Where everybody's points come from, the best first."""
    for number, (_, sign) in enumerate(SOURCES):
        piece(f"icon-{sign}").put(image, FIRST + number * STEP, FINAL + FINAL_HEAD / 2)
    piece("icon-total").put(image, TOTAL, FINAL + FINAL_HEAD / 2)
    results = sorted(outcome.seats, key=lambda result: (result.rank, result.seat))
    for number, result in enumerate(results):
        top = FINAL + FINAL_HEAD + number * (FINAL_ROW + FINAL_GAP)
        state = final_state(position, result)
        badge = BADGES.get(state)
        _row(image, top, position, result.seat, scene, state, BADGE - 40 if badge else BADGE + 20)
        middle = top + FINAL_ROW / 2
        if badge:
            piece(badge).put(image, BADGE, middle)
        for column, (source, _) in enumerate(SOURCES):
            write_number(image, (FIRST + column * STEP, middle), plain(result.sources[source]), NUMBER_ROOM)
        write_number(image, (TOTAL, middle), plain(result.score), TOTAL_ROOM, TOTAL_CAP)


def final_height(seats: int) -> int:
    """How high the picture of a match that is over is."""
    return FINAL + FINAL_HEAD + seats * (FINAL_ROW + FINAL_GAP) + 14


def draw_conversion(position: YunnanPosition, scene: Scene) -> Image.Image:
    """Points, money, incomes and gifts of all, and how many points end the match."""
    image = sheet(WIDTH, FINAL_HEAD + position.colours * (FINAL_ROW + FINAL_GAP) + 24)
    head = FINAL_HEAD / 2 + 4
    piece("icon-flag").put(image, STRIP_LEFT + 44, head)
    write(image, (STRIP_LEFT + 80, head), str(ends(position.seats).points), anchor="l")
    for sign, x in HAVE:
        piece(f"icon-{sign}").put(image, x, head)
    for number, colour in enumerate(position.travel_order):
        top = FINAL_HEAD + 8 + number * (FINAL_ROW + FINAL_GAP)
        seat = position.owner(colour)
        state = "active" if colour == position.colour else "plain"
        _row(image, top, position, seat, scene, state, HAVE[0][1] - 80, (colour,))
        have = (position.vp[seat], position.money[colour], position.incomes[colour], position.gifts[colour])
        for (_, x), amount in zip(HAVE, have, strict=True):
            write_number(image, (x, top + FINAL_ROW / 2), plain(amount), NUMBER_ROOM)
    return image


def _row(
    image: Image.Image,
    top: int,
    position: YunnanPosition,
    seat: Seat,
    scene: Scene,
    state: str,
    end: int,
    colours: Sequence[int] = (),
) -> None:
    """A row's slip with the tokens of the seat, or of these ``colours`` of it, and its name up to ``end``."""
    piece(f"row-{state}").put(image, STRIP_LEFT, top)
    middle = top + FINAL_ROW // 2
    x = STRIP_LEFT + TOKEN
    for colour in colours or position.colours_of(seat):
        piece(f"trader-{SEATS[colour].letter}").put(image, x, middle)
        x += TOKEN_STEP
    left = x - TOKEN_STEP + 38
    write_name(image, seat, scene, (left, middle), end - left)
