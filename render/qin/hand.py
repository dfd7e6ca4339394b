"""The picture of a hand: tiles on a lacquer tray, each half with the letter that typed moves call it by."""

from PIL import Image

from games.engine import Seat
from games.qin.components import KINDS
from games.qin.position import QinPosition
from render.kit.palette import GOLD_LIGHT, SEATS
from render.kit.type import drawable, write, write_fitted
from render.qin.assets import ground, piece
from render.scene import Scene

TRAY = (30, 146)
TRAY_WIDTH, STEP = 1140, 364
TILE_ROW, LETTER_ROW = 142, 268
"""Below the tray's upper edge."""
HALF = 152
LETTER_CAP = 40
ROW = 74


def draw_hand(position: QinPosition, seat: Seat, scene: Scene) -> Image.Image:
    """The tray of the seat whose view this is; raises ValueError for somebody else's view."""
    if position.viewer != seat:
        raise ValueError("a hand is drawn only from its own seat's view")
    image = ground("hand")
    piece(f"token-{SEATS[seat].letter}").put(image, 92, ROW)
    name = scene.captions.get("player", scene.names[seat] if seat < len(scene.names) else "")
    write_fitted(image, (146, ROW), drawable("sans", name), "sans", 560, anchor="l")
    left = str(len(position.pile))
    right = TRAY[0] + TRAY_WIDTH - 12
    wide = write_fitted(image, (right, ROW), scene.captions.get("left", left), "sans", 300, anchor="r")
    piece("icon-pile").put(image, right - wide - 48, ROW)
    piece("tray").put(image, *TRAY)
    for number, kind in enumerate(sorted(position.hands[seat], key=KINDS.index)):
        x = TRAY[0] + TRAY_WIDTH // 2 + (number - 1) * STEP
        piece(f"hand-{kind}").put(image, x, TRAY[1] + TILE_ROW)
        for half, letter in enumerate(kind):
            at = (x + (half - 0.5) * HALF, TRAY[1] + LETTER_ROW)
            write(image, at, letter, "letter", LETTER_CAP, GOLD_LIGHT)
    return image
