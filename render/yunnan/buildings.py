"""The five buildings with their bids, and the bank."""

from collections.abc import Mapping

from PIL import Image

from games.yunnan.bids import payouts, total_bids
from games.yunnan.components import buildings
from games.yunnan.position import YunnanPosition
from render.kit.lines import Point
from render.kit.palette import SEATS
from render.kit.type import write, write_fitted, write_number
from render.yunnan.assets import piece
from render.yunnan.layout import (
    BAG,
    BAG_TOKEN,
    BANK,
    BANK_NAME,
    PLATE,
    PLATE_END,
    STOREY_GHOST,
    STOREY_NUMBER,
    STOREY_TRADER,
    TOWER_WIDTH,
    Box,
    storey,
    tower,
)

NAME_ROOM = TOWER_WIDTH - 20
BANK_ROOM = 140
SUM_ROOM, SUM_LOWER = 46, 15
"""Width of a sum on its bag, and how far below the bag's middle it is written."""
ICONS = {"school": "trader", "customs": "pass", "horse": "horse", "dragon": "dragon", "yard": "post"}
"""What a bid in a building brings, as a sign; stands for the name of a building without a caption."""


def draw_buildings(image: Image.Image, position: YunnanPosition, words: Mapping[str, str]) -> None:
    """Everything on the lower floor."""
    for building, printed in enumerate(buildings()):
        _name(image, words.get(printed.id, ""), ICONS[printed.id], building)
        for space, value in enumerate(printed.values):
            x, y = middle(storey(building, space))
            write(image, (x + STOREY_NUMBER - TOWER_WIDTH / 2, y), str(value))
            colour = position.spaces[building][space]
            if colour >= 0:
                piece(f"trader-{SEATS[colour].letter}").put(image, *trader_at(building, space))
    draw_ghosts(image, position)
    draw_bank(image, position, words.get("bank", ""))


def _name(image: Image.Image, name: str, sign: str, building: int) -> None:
    at = (tower(building) + TOWER_WIDTH / 2, (PLATE + PLATE_END) / 2)
    if not name:
        piece(f"icon-{sign}").put(image, *at)
        return
    write_fitted(image, at, name, "serif", NAME_ROOM)


def draw_ghosts(image: Image.Image, position: YunnanPosition) -> None:
    """Traders thrown out since their colour last acted: outlines in red rings beside the spaces they lost."""
    for colour, oustings in enumerate(position.ousted):
        for ousting in oustings:
            space = buildings()[ousting.building].values.index(ousting.value)
            x, y = ghost_at(ousting.building, space)
            piece(f"ghost-{SEATS[colour].letter}").put(image, x, y)
            piece("ring-ghost").put(image, x, y)


def draw_bank(image: Image.Image, position: YunnanPosition, name: str) -> None:
    """What both sides would pay now, and who has a trader there."""
    write_fitted(image, BANK_NAME, name, "serif", BANK_ROOM)
    for side, amount in enumerate(payouts(total_bids(position))):
        left, top, _, bottom = BANK[side]
        write_number(image, (left + BAG, (top + bottom) / 2 + SUM_LOWER), str(amount), SUM_ROOM)
        colour = position.bank[side]
        if colour >= 0:
            piece(f"trader-{SEATS[colour].letter}").put(image, *bank_at(side))


def trader_at(building: int, space: int) -> Point:
    """Where the trader on a space stands."""
    left, top, _, bottom = storey(building, space)
    return left + STOREY_TRADER, (top + bottom) / 2


def ghost_at(building: int, space: int) -> Point:
    """Where one that was thrown out from there is shown."""
    left, top, _, bottom = storey(building, space)
    return left + STOREY_GHOST, (top + bottom) / 2


def bank_at(side: int) -> Point:
    """Where the trader on a side of the bank stands."""
    left, top, _, bottom = BANK[side]
    return left + BAG_TOKEN, (top + bottom) / 2 + SUM_LOWER


def middle(box: Box) -> Point:
    """The middle of a box."""
    left, top, right, bottom = box
    return (left + right) / 2, (top + bottom) / 2
