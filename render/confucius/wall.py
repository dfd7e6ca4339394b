"""The Great Wall: which blocks stand, and over which the soldiers stand that end an invasion."""

from PIL import Image

from games.confucius.components import realm
from games.confucius.position import ConfuciusPosition
from render.confucius.assets import piece
from render.confucius.realm_layout import SOLDIERS_ROW, block
from render.kit.palette import INK, INK_SOFT, PAPER_LIGHT
from render.kit.type import write


def draw_wall(image: Image.Image, position: ConfuciusPosition) -> None:
    """Every block with its number; over it the soldiers of the slot whose invasion fails there."""
    for number in range(realm().wall):
        left, top, right, bottom = block(number)
        at = ((left + right) / 2, (top + bottom) / 2)
        built = number < position.wall
        piece("wall-built" if built else "wall-free").put(image, *at)
        write(image, at, str(number + 1), fill=INK if built else INK_SOFT, halo=PAPER_LIGHT)
    for soldiers, space in zip(realm().soldiers, realm().walls, strict=True):
        left, _, right, _ = block(space - 1)
        piece(f"soldier-{soldiers}").put(image, (left + right) / 2, SOLDIERS_ROW)
