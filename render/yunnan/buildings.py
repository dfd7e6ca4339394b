"""The table under the map: bids, traders thrown out, everybody's levels, the bank, the order."""

from collections.abc import Mapping, Sequence

from PIL import Image

from games.yunnan.bids import payouts, total_bids
from games.yunnan.components import buildings
from games.yunnan.position import YunnanPosition
from render.kit.lines import Point
from render.kit.palette import SEATS
from render.kit.type import write_fitted, write_number
from render.yunnan.assets import piece
from render.yunnan.board import arranged
from render.yunnan.layout import (
    BANK_COIN,
    BANK_TOKEN,
    HEAD,
    LEVEL_NUMBER,
    LEVELS,
    NAME,
    NAME_END,
    ORDER,
    RIGHT,
    Box,
    bank,
    level,
    middle,
    row,
    space,
)

SUM_ROOM = 44
"""Width of a sum on its coin."""
ICONS = {"school": "trader", "customs": "pass", "horse": "horse", "dragon": "dragon", "yard": "stock"}
"""What a bid in a building brings, as a sign."""
ORDER_STEP = 64
"""From one token of the order to the next."""
GRIDS = {1: ("level", (1,)), 2: ("pip", (2,)), 3: ("pip", (2, 1)), 4: ("pip", (2, 2)), 5: ("dot", (3, 2))}
"""How the shapes on a level stand: which, and how many in each row."""
NARROW = {2: ("pip", (1, 1)), 3: ("dot", (2, 1)), 4: ("dot", (2, 2)), 5: ("dot", (2, 2, 1))}
"""The same where a track has many levels."""
WIDE_LEVEL = 100
SHAPE_STEP = {"level": 0, "pip": 27, "dot": 22}


def draw_buildings(image: Image.Image, position: YunnanPosition, words: Mapping[str, str]) -> None:
    """The whole table."""
    write_fitted(image, (NAME, HEAD), words.get("bids", ""), "sans", NAME_END - NAME, anchor="l")
    write_fitted(image, (LEVELS + 8, HEAD), words.get("levels", ""), "sans", RIGHT - LEVELS, anchor="l")
    names = [*(printed.id for printed in buildings()), "bank"]
    for number, name in enumerate(names):
        at = (NAME, middle(row(number))[1])
        write_fitted(image, at, words.get(name, ""), "serif", NAME_END - NAME, anchor="l")
    _draw_ghosts(image, position)
    for building, taken in enumerate(position.spaces):
        for number, colour in enumerate(taken):
            if colour >= 0:
                piece(f"trader-{SEATS[colour].letter}").put(image, *trader_at(building, number))
        _draw_levels(image, position, building)
    for side, amount in enumerate(payouts(total_bids(position))):
        left, _, _, _ = box = bank(side)
        write_number(image, (left + BANK_COIN, middle(box)[1]), str(amount), SUM_ROOM)
        colour = position.bank[side]
        if colour >= 0:
            piece(f"trader-{SEATS[colour].letter}").put(image, *bank_at(side))
    draw_order(image, position)


def _draw_ghosts(image: Image.Image, position: YunnanPosition) -> None:
    """Traders thrown out since their colour last acted: outlines in red rings on the spaces they lost."""
    for colour, oustings in enumerate(position.ousted):
        for ousting in oustings:
            number = buildings()[ousting.building].values.index(ousting.value)
            at = trader_at(ousting.building, number)
            piece(f"ghost-{SEATS[colour].letter}").put(image, *at)
            piece("ring-ghost").put(image, *at)


def _draw_levels(image: Image.Image, position: YunnanPosition, building: int) -> None:
    """The shape of everybody who has not left on the track of a building."""
    reached: dict[int, list[int]] = {}
    for colour in arranged(position):
        if position.owner(colour) not in position.resigned:
            reached.setdefault(position.level(colour, building), []).append(colour)
    for number, here in reached.items():
        _draw_shapes(image, here, level(building, number))


def _draw_shapes(image: Image.Image, colours: Sequence[int], box: Box) -> None:
    left, _, right, _ = box
    wide = right - left > WIDE_LEVEL
    name, rows = (GRIDS if wide else GRIDS | NARROW)[len(colours)]
    step = SHAPE_STEP[name]
    x, y = (left + 2 * LEVEL_NUMBER + right + 2) / 2, middle(box)[1]
    shapes = iter(colours)
    for number, count in enumerate(rows):
        for place in range(count):
            at = x + (place - (count - 1) / 2) * step, y + (number - (len(rows) - 1) / 2) * step
            piece(f"{name}-{SEATS[next(shapes)].letter}").put(image, *at)


def draw_order(image: Image.Image, position: YunnanPosition) -> None:
    """The order: the first bidder at the left, the first traveller at the right; pale: who is done."""
    x, y = middle(ORDER)
    order = position.travel_order[::-1]
    x -= (len(order) - 1) * ORDER_STEP / 2
    for colour in order:
        if colour == position.colour:
            piece("act").put(image, x, y)
        look = "moved" if is_done(position, colour) else "trader"
        piece(f"{look}-{SEATS[colour].letter}").put(image, x, y)
        x += ORDER_STEP


def is_done(position: YunnanPosition, colour: int) -> bool:
    """Whether the colour has passed, or had its turn in this phase."""
    if position.phase == "bid":
        return position.passed[colour]
    return position.phase in ("travel", "convert") and colour not in (*position.waiting, position.colour)


def trader_at(building: int, number: int) -> Point:
    """Where the trader on a space stands."""
    return middle(space(building, number))


def bank_at(side: int) -> Point:
    """Where the trader on a side of the bank stands."""
    box = bank(side)
    return box[0] + BANK_TOKEN, middle(box)[1]
