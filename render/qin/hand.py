"""The picture of a hand: the tiles on a lacquer tray, each half with the letter that a typed move calls it by."""

from PIL import Image

from games.engine import Seat
from games.qin.position import QinPosition
from render.kit.palette import CREAM, GOLD_LIGHT, SEATS
from render.kit.type import MIN_CAP, covers, fit, write
from render.qin.assets import piece, title
from render.scene import Scene

HEIGHT = 520
TRAY = (30, 150)
HALF = 168


def draw_hand(position: QinPosition, seat: Seat, scene: Scene) -> Image.Image:
    """The tray of the seat whose view this is; raises ValueError for somebody else's view."""
    if position.viewer != seat:
        raise ValueError("a hand is drawn only from its own seat's view")
    image = title("hand").copy()
    piece(f"token-{SEATS[seat].letter}").put(image, 92, 76)
    name = scene.captions.get("player", scene.names[seat] if seat < len(scene.names) else "").strip()
    if name and covers("sans", name):
        text = fit(name, "sans", 560)
        write(image, (146, 76), text.text, "sans", MIN_CAP, anchor="l", squeeze=text.squeeze)
    piece("tray").put(image, *TRAY)
    for number, kind in enumerate(position.hands[seat]):
        x = TRAY[0] + 570 + (number - 1) * 374
        y = TRAY[1] + 145
        piece(f"hand-{kind}").put(image, x, y)
        for half, letter in enumerate(kind):
            write(
                image,
                (x + (half - 0.5) * HALF, y + 132),
                letter,
                "letter",
                40,
                GOLD_LIGHT if letter else CREAM,
            )
    return image
