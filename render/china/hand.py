"""The picture of a hand: the cards of one seat on a lacquer tray, with the pieces it has left."""

from PIL import Image

from games.china.components import HAND
from games.china.position import ChinaPosition
from games.engine import Seat
from render.china.assets import ground, piece
from render.china.header import hand_of
from render.china.layout import PANEL, TRAY_SIZE
from render.kit.palette import INK, SEATS
from render.kit.type import MIN_CAP, drawable, width, write, write_fitted
from render.scene import Scene

TRAY, STEP = (30, 132), 300
ROW, LEFT, RIGHT = 66, 50, PANEL[0] - 44
GAP, ICON_GAP = 28, 10


def draw_hand(position: ChinaPosition, seat: Seat, scene: Scene) -> Image.Image:
    """The tray of the seat whose view this is; raises ValueError for somebody else's view."""
    if position.viewer != seat:
        raise ValueError("a hand is drawn only from its own seat's view")
    image = ground("panel")
    x = _left_over(image, position, seat)
    piece(f"token-{SEATS[seat].letter}").put(image, LEFT + 36, ROW)
    name = scene.captions.get("player", scene.names[seat] if seat < len(scene.names) else "")
    room = x - LEFT - 88 - GAP
    write_fitted(image, (LEFT + 88, ROW), drawable("sans", name), "sans", room, anchor="l")
    piece("tray").put(image, *TRAY)
    cards = hand_of(position, seat)
    for number in range(HAND):
        at = TRAY[0] + TRAY_SIZE[0] // 2 + (2 * number - HAND + 1) * STEP // 2
        card = cards[number] if number < len(cards) else "lack"
        piece(f"large-{card}").put(image, at, TRAY[1] + TRAY_SIZE[1] // 2)
    return image


def _left_over(image: Image.Image, position: ChinaPosition, seat: Seat) -> int:
    """The pieces left, from the right; where they begin."""
    x = RIGHT
    counts = [("icon-house", position.houses_left[seat]), ("icon-emissary", position.emissaries_left[seat])]
    if position.fortified:
        counts.append(("fort-small", position.forts_left[seat]))
    for name, count in reversed(counts):
        sign = piece(name)
        x -= width(str(count), "number")
        write(image, (x, ROW), str(count), "number", MIN_CAP, INK, "l")
        x -= ICON_GAP + sign.image.width
        sign.put(image, x + sign.x, ROW)
        x -= GAP
    return x
