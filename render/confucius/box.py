"""The action box: the tray with its cells, and the cubes in them."""

from collections.abc import Mapping

from PIL import Image

from games.confucius import components
from games.confucius.components import BOX
from games.confucius.position import ConfuciusPosition
from render.confucius.assets import piece
from render.confucius.layout import CELL_ROWS, Box, cell
from render.confucius.tokens import draw_cubes, draw_disc
from render.kit.lines import Point
from render.kit.palette import GOLD_LIGHT
from render.kit.type import write_fitted

SIGN, NAME, END = 34, 66, 12
"""Middle of a cell's sign, where its name begins, how far before its right edge it ends."""
CUBES, CUBE_STEP = 31, 53
"""Middle of the first seat's cubes from the cell's left edge, and from seat to seat."""
PRICE, PRICE_WIDE = -34, 60
"""Middle of a price from the cell's right edge; how much earlier a name ends before it."""


def draw_box(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """All cells of the court sheet."""
    for number in range(len(BOX)):
        draw_name(image, number, words, cell(number), CELL_ROWS[0], printed_price(number))
        draw_all_cubes(image, position, number, cell(number)[1] + CELL_ROWS[1])


def printed_price(number: int) -> int:
    """Cash for an action of the space whatever else is true; 0 if it depends, or nothing is due."""
    box = components.box()
    return {"nominate": box.nominate, "force": box.force}.get(BOX[number], 0)


def draw_name(
    image: Image.Image,
    number: int,
    words: Mapping[str, str],
    place: Box,
    row: int,
    price: int = 0,
) -> None:
    """Sign and name of a cell, so far below its upper edge, at the right its price in cash."""
    left, top, right, _ = place
    y = top + row
    piece(f"box-{BOX[number]}").put(image, left + SIGN, y)
    if price:
        draw_disc(image, "price", price, (right + PRICE, y))
    end = right - END - (PRICE_WIDE if price else 0)
    if name := words.get(BOX[number], ""):
        room = end - left - NAME
        write_fitted(image, (left + NAME, y), name, "serif", room, fill=GOLD_LIGHT, anchor="l")


def draw_all_cubes(image: Image.Image, position: ConfuciusPosition, number: int, y: float) -> None:
    """The cubes of all seats in a cell, side by side in the order of the seats."""
    here = [(seat, count) for seat, count in enumerate(position.box[number]) if count]
    for place, (seat, count) in enumerate(here):
        draw_cubes(image, seat, (cell(number)[0] + CUBES + place * CUBE_STEP, y), count)


def cubes_at(position: ConfuciusPosition, number: int, seat: int) -> Point:
    """Where the cubes of a seat lie on the court sheet."""
    before = sum(count > 0 for count in position.box[number][:seat])
    left, top, _, _ = cell(number)
    return left + CUBES + before * CUBE_STEP, top + CELL_ROWS[1]
