"""The ways and provinces of a colour that are connected to Pu'er, and what is cut off."""

from PIL import Image

from games.yunnan import routes
from games.yunnan.components import MARKET, board
from games.yunnan.position import YunnanPosition
from render.kit.palette import PAPER
from render.yunnan.assets import piece
from render.yunnan.board import INSPECTOR
from render.yunnan.buildings import middle
from render.yunnan.layout import CARTOUCHES, ROW_NAME

VEIL = 120
"""How much paper (of 255) lies over provinces that the horse has not reached."""


def draw_way(image: Image.Image, position: YunnanPosition, colour: int) -> None:
    """Golden: roads and own bridges between connected provinces, and these; drawn before the pieces."""
    held = {MARKET, *routes.reached(position, colour)}
    for step in range(len(CARTOUCHES) - 1):
        if {step, step + 1} <= held:
            piece(f"way-road-{step}").put(image, 0, 0)
    for site, bridge in enumerate(board().bridges):
        if position.bridges[site][colour] and {bridge.a, bridge.b} <= held:
            piece(f"way-bridge-{site}").put(image, 0, 0)
    for province in sorted(held):
        name = "market" if province == MARKET else "province"
        piece(f"connected-{name}").put(image, *middle(CARTOUCHES[province]))


def draw_cut_off(image: Image.Image, position: YunnanPosition, colour: int) -> None:
    """A sign where the colour is present and not connected; a veil where its horse has not been."""
    for province in sorted(routes.presence(position, colour) - routes.reached(position, colour)):
        left, top, _, _ = CARTOUCHES[province]
        piece("cut-off").put(image, left + INSPECTOR, top + ROW_NAME)
    for province in range(position.horse[colour] + 1, len(CARTOUCHES)):
        left, top, right, bottom = CARTOUCHES[province]
        mask = Image.new("L", (right - left, bottom - top), VEIL)
        image.paste(PAPER, (left, top), mask)
