"""The action box: the tray with its cells, and the cubes in them."""

from collections.abc import Mapping

from PIL import Image

from games.confucius import components
from games.confucius.components import BOX
from games.confucius.position import ConfuciusPosition
from render.confucius.assets import piece
from render.confucius.layout import BOX_CELL_ROWS, CELL_ROWS, CELL_WIDTH, cell
from render.confucius.tokens import draw_cubes
from render.kit.lines import Point
from render.kit.palette import CREAM, GOLD_LIGHT
from render.kit.type import fit, width, write

SIGN, NAME, END = 36, 70, 14
"""Middle of a cell's sign, where its name begins, how far before its right edge it ends."""
CUBES, CUBE_STEP = 31, 53
"""Middle of the first seat's cubes from the cell's left edge, and from seat to seat."""
COIN_GAP, PRICE_GAP = 6, 14


def draw_box(image: Image.Image, position: ConfuciusPosition, words: Mapping[str, str]) -> None:
    """All cells of the court sheet."""
    for number in range(len(BOX)):
        draw_name(image, number, words, cell(number), printed_price(number))
        draw_all_cubes(image, position, number, cell(number)[1] + CELL_ROWS[1])


def printed_price(number: int) -> str:
    """What an action of the space costs whatever else is true; "" if it depends, or is free."""
    box = components.box()
    return {"nominate": str(box.nominate), "force": str(box.force)}.get(BOX[number], "")


def draw_name(
    image: Image.Image,
    number: int,
    words: Mapping[str, str],
    place: tuple[int, int, int, int],
    price: str = "",
) -> None:
    """Sign and name of a cell, at the right its price in cash."""
    left, top, right, _ = place
    y = top + CELL_ROWS[0]
    piece(f"box-{BOX[number]}").put(image, left + SIGN, y)
    end = right - END
    if price:
        end -= write(image, (end, y), price, fill=CREAM, anchor="r") + COIN_GAP
        coin = piece("coin")
        end -= coin.colours.width
        coin.put(image, end + coin.x, y)
        end -= PRICE_GAP
    if name := words.get(BOX[number], ""):
        text = fit(name, "serif", end - left - NAME)
        at = (left + NAME, y)
        write(image, at, text.text, "serif", fill=GOLD_LIGHT, anchor="l", squeeze=text.squeeze)


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


def name_room(number: int) -> int:
    """Pixels for a name without a price."""
    return CELL_WIDTH - NAME - END - (width(printed_price(number), "number") if printed_price(number) else 0)


__all__ = ["BOX_CELL_ROWS", "cubes_at", "draw_all_cubes", "draw_box", "draw_name", "printed_price"]
