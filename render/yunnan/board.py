"""The map: provinces with what they yield, traders, posts, horses, tea houses, gifts, bridges; the order."""

from typing import NamedTuple

from PIL import Image

from games.yunnan.components import board
from games.yunnan.position import YunnanPosition
from render.kit.lines import Point
from render.kit.palette import PAPER_LIGHT, SEATS
from render.kit.type import write, write_fitted, write_number
from render.yunnan.assets import piece
from render.yunnan.layout import (
    CARTOUCHES,
    COLUMNS_LEFT,
    COLUMNS_RIGHT,
    HORSE_STEP,
    HORSES,
    LABEL,
    ORDER,
    ROW_NAME,
    ROW_POSTS,
    ROW_TRADERS,
    builder,
)

NAME, NAME_ROOM = 22, 205
"""Where a province's name begins, from its cartouche's left edge, and how wide it may be."""
INSPECTOR, GIFT, PLATE = 258, 318, 440
"""Middles in the first row: the inspector, the gifts left, the tea house."""
COIN_ROOM = 40
"""Width of a number on its coin."""
TOKEN_IN, COUNT_IN, COUNT_AFTER = 27, 17, 44
"""Middles of a piece and of its number: from the left and the right edge of their column, from each other."""
WIDEST, TIGHT = 104, 80
"""Width of a column at most; up to which width its number is narrowed."""
POST_LOWER = 8
"""How far below its row's middle a post's emblem stands, so that its roof has room."""
ORDER_STEP = 62
"""From one token of the order to the next."""
PROVINCES = range(1, len(board().provinces))
"""The provinces on the road, without the market."""


class Columns(NamedTuple):
    """Which column of a cartouche belongs to which colour: left edges by colour, from the cartouche's.

    ``moved``: that of the column for traders of the acting colour that have travelled in this turn.
    """

    lefts: tuple[float, ...]
    moved: float | None
    width: float


def columns(position: YunnanPosition, moving: bool = False) -> Columns:
    """The colours side by side, a person's two together; ``moving``: one column more, see `Columns`."""
    wide = min(WIDEST, (COLUMNS_RIGHT - COLUMNS_LEFT) / (position.colours + moving))
    lefts = [0.0] * position.colours
    moved = None
    at: float = COLUMNS_LEFT
    for colour in arranged(position):
        lefts[colour] = at
        at += wide
        if moving and colour == position.colour:
            moved = at
            at += wide
    return Columns(tuple(lefts), moved, wide)


def is_moving(position: YunnanPosition) -> bool:
    """Whether traders have travelled in this turn; they stand apart from those that may still."""
    return position.phase == "travel" and any(position.moved)


def arranged(position: YunnanPosition) -> list[int]:
    """The colours in the order in which they stand side by side: by person."""
    return sorted(range(position.colours), key=lambda colour: (position.owner(colour), colour))


def draw_map(image: Image.Image, position: YunnanPosition, moving: bool = False) -> None:
    """Everything on the map; ``moving``: what has travelled in this turn stands apart."""
    draw_bridges(image, position)
    for province in range(len(CARTOUCHES)):
        draw_province(image, position, province, columns(position, moving))
    for province in PROVINCES:
        draw_horses(image, position, province)


def draw_province(image: Image.Image, position: YunnanPosition, province: int, found: Columns) -> None:
    """What stands in a cartouche."""
    left, top, _, _ = CARTOUCHES[province]
    printed = board().provinces[province]
    write_fitted(image, (left + NAME, top + ROW_NAME), printed.name, "serif", NAME_ROOM, anchor="l")
    _coin(image, (left + LABEL, top + ROW_TRADERS), printed.trader)
    if printed.post is not None:
        _coin(image, (left + LABEL, top + ROW_POSTS), printed.post)
    if position.gifts_left[province]:
        piece("gift").put(image, left + GIFT, top + ROW_NAME)
        write(image, (left + GIFT + 30, top + ROW_NAME), str(position.gifts_left[province]), anchor="l")
    if printed.teahouse:
        owner = position.teahouses[province]
        letter = "free" if owner < 0 else SEATS[owner].letter
        piece(f"teahouse-{letter}").put(image, left + PLATE, top + ROW_NAME)
    if position.inspector == province:
        piece("inspector").put(image, left + INSPECTOR, top + ROW_NAME)
    squeeze = 1.0 if found.width > TIGHT else 0.8
    standing: list[tuple[str, Point, int]] = []
    for colour, column in enumerate(found.lefts):
        letter = SEATS[colour].letter
        stay = position.traders[province][colour]
        if found.moved is not None and colour == position.colour:
            gone = position.moved[province]
            stay -= gone
            standing.append((f"moved-{letter}", (left + found.moved + TOKEN_IN, top + ROW_TRADERS), gone))
        standing.append((f"trader-{letter}", (left + column + TOKEN_IN, top + ROW_TRADERS), stay))
        posts = position.posts[province][colour]
        standing.append((f"post-{letter}", (left + column + TOKEN_IN, top + ROW_POSTS + POST_LOWER), posts))
    for name, (x, y), count in standing:
        if count:
            piece(name).put(image, x, y)
    for _, (x, y), count in standing:
        if count > 1:
            at = (x + min(COUNT_AFTER, found.width - TOKEN_IN - COUNT_IN), y)
            write(image, at, str(count), halo=PAPER_LIGHT, squeeze=squeeze)


def _coin(image: Image.Image, at: Point, value: int) -> None:
    """What one piece of a row yields."""
    piece("coin").put(image, *at)
    write_number(image, at, str(value), COIN_ROOM)


def piece_at(
    position: YunnanPosition, province: int, colour: int, post: bool = False, moving: bool = False
) -> Point:
    """Where a colour's traders or posts stand in a province."""
    left, top, _, _ = CARTOUCHES[province]
    row = ROW_POSTS + POST_LOWER if post else ROW_TRADERS
    return left + columns(position, moving).lefts[colour] + TOKEN_IN, top + row


def draw_horses(image: Image.Image, position: YunnanPosition, province: int) -> None:
    """The horses that stand in a province, on the upper edge of its cartouche."""
    x, y = HORSES[province]
    here = [colour for colour in arranged(position) if position.horse[colour] == province]
    for colour in here:
        piece(f"horse-{SEATS[colour].letter}").put(image, x, y + 3)
        x += HORSE_STEP


def draw_bridges(image: Image.Image, position: YunnanPosition) -> None:
    """The bridges that stand, and the tokens of those who built them."""
    for site, owners in enumerate(position.bridges):
        here = [colour for colour in arranged(position) if owners[colour]]
        if here:
            piece(f"bridge-{site}").put(image, 0, 0)
        for number, colour in enumerate(here):
            piece(f"pip-{SEATS[colour].letter}").put(image, *builder(site, number))


def draw_order(image: Image.Image, position: YunnanPosition) -> None:
    """The order: the first bidder at the left, the first traveller at the right; pale: who is done."""
    left, top, right, bottom = ORDER
    middle = (top + bottom) // 2
    piece("icon-bid").put(image, left + 34, middle)
    piece("icon-horse").put(image, right - 34, middle)
    for x, way in ((left + 70, "right"), (right - 70, "left")):
        piece(f"arrow-{way}").put(image, x, middle)
    order = position.travel_order[::-1]
    x = (left + right) // 2 - (len(order) - 1) * ORDER_STEP // 2
    for colour in order:
        if colour == position.colour:
            piece("act").put(image, x, middle)
        look = "moved" if is_done(position, colour) else "trader"
        piece(f"{look}-{SEATS[colour].letter}").put(image, x, middle)
        x += ORDER_STEP


def is_done(position: YunnanPosition, colour: int) -> bool:
    """Whether the colour has passed, or had its turn in this phase."""
    if position.phase == "bid":
        return position.passed[colour]
    return position.phase in ("travel", "convert") and colour not in (*position.waiting, position.colour)
