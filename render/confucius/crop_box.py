"""The question what to do: the action box with what everything costs now, over the own cards."""

from collections.abc import Sequence

from PIL import Image

from games.confucius import components
from games.confucius.box import Prospect, prospects
from games.confucius.components import BOX, CASH, LICENCES
from games.confucius.position import ConfuciusPosition
from render.confucius.assets import ground, piece
from render.confucius.box import SIGN, draw_all_cubes, draw_name
from render.confucius.cards import draw_hand_strip
from render.confucius.layout import BOX_CELL_ROWS, BOX_HEIGHT, INFO, Box, cell, middle
from render.confucius.tokens import draw_cubes
from render.kit.type import write
from render.scene import Scene

CUBE_STEP, AFTER_CUBES = 30, 36
"""From one cube of a price to the next; from the last one's middle to the money."""
SIGN_GAP, PRICE_GAP = 6, 18
SIGNS = {CASH: "small-cash", LICENCES: "small-licence"}


def draw_box_part(position: ConfuciusPosition, scene: Scene) -> Image.Image:
    """The tray; cells in which nothing can be done now lie in the dark."""
    image = ground("box")
    seat = position.turn or 0
    found = {prospect.do: prospect for prospect in prospects(position, seat)}
    for number in range(len(BOX)):
        place = cell(number, large=True)
        draw_name(image, number, scene.captions, place, BOX_CELL_ROWS[0])
        draw_all_cubes(image, position, number, place[1] + BOX_CELL_ROWS[2])
        actions = [found[do] for do in components.box().spaces[number].actions]
        able = [prospect for prospect in actions if prospect.refusal is None]
        if able:
            _price(image, able, seat, place)
        elif actions:
            piece("cell-veil-large").put(image, *middle(place))
    draw_hand_strip(image, position, seat, BOX_HEIGHT - INFO)
    return image


def _price(image: Image.Image, able: Sequence[Prospect], seat: int, place: Box) -> None:
    """What the possible actions of a cell cost: cubes, the least money of each kind, its span if alone."""
    y = place[1] + BOX_CELL_ROWS[1]
    piece("cost-tag").put(image, middle(place)[0], y)
    x = float(place[0] + SIGN)
    if not able[0].cubes and not any(prospect.kind for prospect in able):
        piece("small-cube").put(image, x, y)
        write(image, (x + AFTER_CUBES, y), "0", anchor="l")
    for number in range(able[0].cubes):
        draw_cubes(image, seat, (x + number * CUBE_STEP, y), 1)
    if able[0].cubes:
        x += (able[0].cubes - 1) * CUBE_STEP + AFTER_CUBES
    kinds = [kind for kind in SIGNS if any(prospect.kind == kind for prospect in able)]
    for kind in kinds:
        asked = [prospect for prospect in able if prospect.kind == kind]
        least = min(prospect.least for prospect in asked)
        most = max(prospect.most for prospect in asked)
        sign = piece(SIGNS[kind])
        sign.put(image, x + sign.x, y)
        x += sign.image.width + SIGN_GAP
        words = f"{least}–{most}" if most > least and len(kinds) == 1 else str(least)
        x += write(image, (x, y), words, anchor="l") + PRICE_GAP
