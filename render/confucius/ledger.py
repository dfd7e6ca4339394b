"""The ledger: a row a seat with what it has, and at the right whose gifts it holds: what it owes to whom.

A column of the right part belongs to a giver: read across what a seat owes, read down who owes to it.
"""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from games.confucius.components import AVAILABLE, gifts
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.confucius.assets import piece
from render.confucius.layout import (
    CARDS,
    COLONIES,
    CUBES,
    HOME,
    LEDGER,
    LEDGER_HEAD,
    NAME,
    NAME_END,
    OCEAN,
    OWES,
    REWARDS,
    SCORE,
    STOCK,
    SUPPLY,
    TOKEN,
    YARD,
    home,
    owes,
    owes_width,
    row,
)
from render.confucius.tokens import draw_cubes, draw_marker
from render.kit.lines import Point
from render.kit.palette import INK, INK_SOFT, PAPER_DARK, SEATS, Colour, mix, rgb
from render.kit.slips import BADGES, seat_state, write_name
from render.kit.sprites import blend
from render.kit.type import write, write_fitted, write_number
from render.scene import Scene

HEADS = (
    ("icon-points", SCORE),
    ("head-cube", CUBES),
    ("head-card", CARDS),
    ("head-reward", REWARDS),
    ("head-army", (COLONIES + STOCK) / 2),
    ("head-yard", YARD),
    ("head-voyage", OCEAN),
    ("icon-gift", (HOME[0] + HOME[1]) / 2),
)
"""Signs over the columns."""
SCORE_CAP, COUNT_CAP = 50, 38
SCORE_ROOM, COUNT_ROOM, SUPPLY_ROOM, HOME_PAD, HOME_STEP = 66, 38, 44, 8, 40
TINT, TINT_PAD, SHADE = 60, 9, 90
"""Dark paper (of 255) behind the armies; how far from the row's edges; where nobody can owe himself."""
WATER, WASH = rgb("AFCBD2"), 190
"""Of the sea, and how much of it lies behind the junks there: beside those in the yard they read apart."""
PALE = mix(PAPER_DARK, INK_SOFT, 0.62)
"""What is not there, and what is only in stock."""
WORD, SUPPLY_GAP = 54, 8
"""From the sign of what is owed to its word; from the sign of a supply to its number."""
HELD, VALUE, VALUE_CAP = 26, 24, 40
"""Middles of a gift's giver, from its plate's left edge, and of its value, from the plate's middle."""
INSULT, INSULT_STEP = 15, 26
"""How far over the row's lower edge the signs of insults stand; from one to the next."""
BADGE, CHIEF = (-1, 2), (-5, 11)
"""From a row's upper right corner; from its upper left one."""


def draw_ledger(image: Image.Image, position: ConfuciusPosition, scene: Scene) -> None:
    """The head, all rows."""
    _head(image, position, scene.captions)
    for seat in range(position.seats):
        draw_row(image, position, seat, scene)


def _head(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """What is left for all; the signs of the columns."""
    y = LEDGER + LEDGER_HEAD / 2 + 3
    supplies = ("small-reward", len(position.reward_deck)), ("small-junk", position.junks)
    for left, (name, count) in zip(SUPPLY, supplies, strict=True):
        sign = piece(name)
        sign.put(image, left + sign.x, y)
        write_number(
            image,
            (left + sign.image.width + SUPPLY_GAP, y),
            str(count),
            SUPPLY_ROOM,
            fill=INK_SOFT,
            anchor="l",
        )
    for name, x in HEADS:
        piece(name).put(image, x, y)
    piece("icon-gives").put(image, OWES[0] + 24, y)
    room = OWES[1] - OWES[0] - WORD
    write_fitted(image, (OWES[0] + WORD, y), words.get("owes", ""), "serif", room, anchor="l")


def draw_row(image: Image.Image, position: ConfuciusPosition, seat: Seat, scene: Scene) -> None:
    """A seat: who it is, points, cubes or that it passed, cards, armies, junks, gifts at home and held."""
    left, top, right, bottom = row(position.seats, seat)
    y, state = (top + bottom) / 2, seat_state(position, seat)
    piece(f"seat-{position.seats}-{state}").put(image, left, top)
    inner = (top + TINT_PAD, bottom - TINT_PAD)
    _tint(image, (COLONIES - 22, inner[0], STOCK + 20, inner[1]), TINT)
    _tint(image, (OCEAN - 22, inner[0], OCEAN + 22, inner[1]), WASH, WATER)
    x, wide = OWES[0] + owes_width(position.seats) * seat, owes_width(position.seats)
    _tint(image, (x + 2, inner[0], x + wide - 2, inner[1]), SHADE)
    draw_marker(image, seat, (TOKEN, y))
    write_name(image, seat, scene, (NAME, y), NAME_END - NAME)
    write_number(image, (SCORE, y), str(position.scores[seat]), SCORE_ROOM, SCORE_CAP)
    if position.passed[seat]:
        piece("icon-passed").put(image, CUBES, y)
    else:
        draw_cubes(image, seat, (CUBES, y), position.cubes[seat], always=True)
    for at, count, fill in (
        (CARDS, sum(position.hands[seat]), INK),
        (REWARDS, len(position.rewards[seat]), INK),
        (COLONIES, position.colonies[seat], INK),
        (STOCK, position.stock[seat], PALE),
        (YARD, position.yard[seat], INK),
        (OCEAN, position.ocean[seat], INK),
    ):
        _count(image, (at, y), count, fill)
    for number in range(position.insulted[seat]):
        piece("insulted").put(image, COLONIES + number * INSULT_STEP, bottom - INSULT)
    _gifts(image, position, seat)
    if state in BADGES:
        piece(BADGES[state]).put(image, right + BADGE[0], top + BADGE[1])
    if position.chief == seat:
        piece("badge-chief").put(image, left + CHIEF[0], top + CHIEF[1])


def _tint(
    image: Image.Image, box: tuple[int, int, int, int], strength: int, colour: Colour = PAPER_DARK
) -> None:
    """Paper in another colour, mostly darker."""
    blend(image, _shade(box[2] - box[0], box[3] - box[1], strength, colour), box[:2])


@lru_cache(16)
def _shade(wide: int, high: int, strength: int, colour: Colour) -> Image.Image:
    return Image.new("RGBA", (wide, high), (*colour, strength))


def _count(image: Image.Image, at: Point, count: int, fill: Colour) -> None:
    """A number of a narrow column; a dot where there is nothing, so that what there is stands out."""
    write_number(image, at, str(count) if count else "·", COUNT_ROOM, COUNT_CAP, fill if count else PALE)


def _gifts(image: Image.Image, position: ConfuciusPosition, seat: Seat) -> None:
    """The values of the own gifts that may be given; the gifts held, each in its giver's column."""
    ready = [value for value in gifts().values if position.gifts[seat][value - 1] == AVAILABLE]
    if ready:
        at = home(position.seats, seat)
        piece("home").put(image, *at)
        step = min(HOME_STEP, (HOME[1] - HOME[0] - 2 * HOME_PAD) / len(ready))
        for number, value in enumerate(ready):
            x = at[0] + (number - (len(ready) - 1) / 2) * step
            write_number(image, (x, at[1]), str(value), step - 1)
    for giver in range(position.seats):
        if value := position.gift_from(giver, seat):
            draw_held(image, position.seats, giver, seat, value)


def draw_held(image: Image.Image, seats: int, giver: Seat, holder: Seat, value: int) -> None:
    """A gift in its giver's column: who gave it, and its value."""
    x, y = owes(seats, giver, holder)
    half = owes_width(seats) / 2 - 3
    piece(f"held-{seats}").put(image, x, y)
    piece(f"giver-{SEATS[giver].letter}").put(image, x - half + HELD, y)
    write(image, (x + VALUE, y), str(value), "number", VALUE_CAP)
