"""The question how a tile lies: every look of it in its surroundings, better connected ones first."""

from functools import lru_cache

from PIL import Image, ImageDraw

from games.dayunhe.components import FREE, edges, lines_name, looks
from games.dayunhe.networks import calls
from games.dayunhe.places import BEIJING, EDGES, NEIGHBOURS, NOWHERE, PLACES
from games.dayunhe.position import DayunhePosition
from games.engine import Seat
from games.engine.choices import Question
from render.dayunhe.assets import piece, sheet
from render.dayunhe.board import draw_map, land
from render.dayunhe.crop_layout import TILE_H
from render.dayunhe.layout import HEX_W, ROW_STEP, VALUE, hex_middle, tips, towards
from render.kit.palette import INK
from render.kit.type import write
from render.scene import LETTERS

SCALE = 4
GROWN, INSIDE = 1.05, 1.02
"""How much larger than the hexes that it shows a picture is, with and without its rim."""
CORNER = 25
"""Reach of a value's sign, which stands over the corner."""
EDGE = 14
"""Round all looks."""
CELL = (3 * HEX_W + 12, TILE_H + 2 * ROW_STEP + 10)
"""A look: the hex with its six neighbours."""
IN_ROW, STEP, DOWN = 2, CELL[0] + 8, CELL[1] + 14
"""Looks in a row; from one to the next, from row to row."""
TAG = (44, 40)
"""Middle of the letter, from a cell's upper left corner."""
KNOTS, KNOT_GAP = 20, 8
"""How far from a cell's right edge the numbers of links end; between a number and its sign."""


def shown(position: DayunhePosition, question: Question) -> tuple[int, str, Seat]:
    """The hex whose tile is to lie some way, the kind of the tile, its owner."""
    if position.phase == "face":
        place = position.facing[0]
    else:
        place = PLACES[question.given["place"]]
    if "tile" in question.given:
        return place, question.given["tile"], position.turn or 0
    return place, position.tiles[place], position.owners[place]


def draw_rotations(position: DayunhePosition, question: Question) -> Image.Image:
    """The looks among the answers side by side in their order, lettered; knots where lines meet."""
    place, kind, owner = shown(position, question)
    names = {lines_name(edges(kind, rotation)): rotation for rotation in looks(kind)}
    found = [names[answer.token] for answer in question.answers]
    columns, rows = min(IN_ROW, len(found)), -(-len(found) // IN_ROW)
    image = sheet(2 * EDGE + (columns - 1) * STEP + CELL[0], 2 * EDGE + (rows - 1) * DOWN + CELL[1])
    for number, rotation in enumerate(found):
        row, column = divmod(number, IN_ROW)
        corner = (EDGE + column * STEP, EDGE + row * DOWN)
        _draw_look(image, _laid(position, place, kind, owner, rotation), place, corner)
        piece(f"tag-{LETTERS[number]}").put(image, corner[0] + TAG[0], corner[1] + TAG[1])
    return image


def _laid(position: DayunhePosition, place: int, kind: str, owner: Seat, rotation: int) -> DayunhePosition:
    """The position with the tile there in that rotation, and nothing on the map but that and what is around.

    The coordinator is away too: he would cover the lines.
    """
    laid = position.copy()
    laid.tiles[place], laid.owners[place], laid.rotations[place] = kind, owner, rotation
    near = (place, *NEIGHBOURS[place])
    laid.tiles = [there if other in near else FREE for other, there in enumerate(laid.tiles)]
    laid.coordinator, laid.way = BEIJING, []
    return laid


def _draw_look(image: Image.Image, laid: DayunhePosition, place: int, corner: tuple[int, int]) -> None:
    """The hex and its neighbours cut out of the map; knots where the tile's line goes on, and how many."""
    drawn = land(laid)
    draw_map(drawn, laid)
    x, y = hex_middle(place)
    mask = edges(laid.tiles[place], laid.rotations[place])
    own, every = (mask & calling[place] for calling in calls(laid, laid.owners[place]))
    for edge in range(len(EDGES)):
        if not every >> edge & 1:
            continue
        dx, dy = towards(edge)
        piece("knot-own" if own >> edge & 1 else "knot").put(drawn, x + dx, y + dy)
    left, top = round(x - CELL[0] / 2), round(y - CELL[1] / 2)
    part = drawn.crop((left, top, left + CELL[0], top + CELL[1]))
    outside = tuple(edge for edge, other in enumerate(NEIGHBOURS[place]) if other == NOWHERE)
    bare = tuple(
        edge for edge, other in enumerate(NEIGHBOURS[place]) if other != NOWHERE and not laid.tiles[other]
    )
    rim, inside = _rosette(outside, bare)
    image.paste(INK, corner, rim)
    image.paste(part, corner, inside)
    _count(image, own.bit_count(), (every & ~own).bit_count(), corner)


def _count(image: Image.Image, own: int, other: int, corner: tuple[int, int]) -> None:
    """Into how many own tiles the line goes on, and into how many others."""
    y = corner[1] + TAG[1]
    x = corner[0] + CELL[0] - KNOTS
    for name, number in (("knot", other), ("knot-own", own)):
        if number:
            x -= write(image, (x, y), str(number), anchor="r") + KNOT_GAP
            sign = piece(name)
            x -= sign.image.width
            sign.put(image, x + sign.x, y)
            x -= KNOT_GAP


@lru_cache(2)  # one page shows the same place again and again
def _rosette(outside: tuple[int, ...], bare: tuple[int, ...]) -> tuple[Image.Image, Image.Image]:
    """Masks of a hex with its neighbours but those ``outside`` of the map: with a rim, and without.

    Over the corner of those that are not ``bare`` stands the sign of a value.
    """
    x, y = CELL[0] / 2, CELL[1] / 2
    masks = []
    for grown in (GROWN, INSIDE):
        mask = Image.new("L", (CELL[0] * SCALE, CELL[1] * SCALE), 0)
        pen = ImageDraw.Draw(mask)
        for edge in (None, *range(len(EDGES))):
            if edge in outside:
                continue
            dx, dy = (0, 0) if edge is None else towards(edge, 2)
            around = tips((x + dx, y + dy), grown)
            pen.polygon([(right * SCALE, down * SCALE) for right, down in around], fill=255)
            if edge not in bare:
                corner = (x + dx + VALUE[0]) * SCALE, (y + dy + VALUE[1]) * SCALE
                pen.circle(corner, CORNER * grown * SCALE, fill=255)
        masks.append(mask.reduce(SCALE))
    return masks[0], masks[1]
