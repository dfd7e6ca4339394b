"""The owner's sheet: own card, warehouse, stacks, what must still lie in them, the cards handed to it."""

from PIL import Image

from games.dayunhe.components import kinds
from games.dayunhe.position import DayunhePosition
from games.dayunhe.stacks import unseen
from games.engine import Seat
from render.dayunhe.assets import piece, sheet
from render.dayunhe.cards import draw_hand_of_cards, draw_own_card, hand_height
from render.dayunhe.crop_layout import CARD, HEAD_SLIP, MARGIN, STRIP, TILE_H, TILE_STEP
from render.dayunhe.crop_seat import SHELF_HIGH, draw_shelf, draw_stack
from render.dayunhe.layout import SMALL_H, SMALL_W, WIDTH
from render.dayunhe.tiles import draw_tile
from render.kit.palette import SEATS
from render.kit.slips import write_name
from render.kit.type import plain, write
from render.scene import Scene

HEAD, HEAD_TOP = 100, 16
"""Height of the row with name and prestige; upper edge of its slip."""
TOKEN, NAME, TOTAL_CAP = 46, 96, 46
GAP, ICON_GAP = 34, 9
FIRST_STACK = (WIDTH - 5 * TILE_STEP) // 2
REST, REST_STEP, REST_DOWN, REST_COLUMNS = 700, SMALL_W + 29, SMALL_H + 54, 5
"""What must lie in the stacks: the first kind, from kind to kind, from row to row; kinds in a row."""
STOCK = 2 * REST_DOWN + 8
"""Height of stacks and of what must lie in them."""
COUNT_DOWN = SMALL_H // 2 + 26
"""From a kind's middle to its number."""
NONE_LEFT = 0.25
"""How much is seen of a kind of which none is left."""


def draw_hand(position: DayunhePosition, seat: Seat, scene: Scene) -> Image.Image:
    """The sheet of the seat whose view this is; raises ValueError for somebody else's view."""
    if position.viewer != seat:
        raise ValueError("a hand is drawn only from its own seat's view")
    acting, handed = position.actor == seat, position.handed[seat]
    cards = hand_height(len(handed)) + 2 * MARGIN if handed else 0
    image = sheet(WIDTH, HEAD + STRIP * acting + SHELF_HIGH + STOCK + cards)
    _head(image, position, seat, scene)
    y = HEAD
    if acting:
        draw_own_card(image, position, scene.captions, y)
        y += STRIP
    draw_shelf(image, position, seat, y + SHELF_HIGH / 2)
    y += SHELF_HIGH
    for stack in range(len(position.stacks[seat])):
        draw_stack(image, position, seat, stack, (FIRST_STACK + stack * TILE_STEP, y + TILE_H / 2))
    _rest(image, position, seat, y)
    y += STOCK
    if handed:
        piece("edge").put(image, 0, y)
        corners = draw_hand_of_cards(image, handed, y + MARGIN, scene.captions)
        if (card := position.chosen[seat]) in handed:
            left, top = corners[handed.index(card)]
            piece("asked-card").put(image, left + CARD[0] / 2, top + CARD[1] / 2)
    return image


def _head(image: Image.Image, position: DayunhePosition, seat: Seat, scene: Scene) -> None:
    """Token, name, the start player's mark, prestige."""
    piece("row-plain").put(image, MARGIN, HEAD_TOP)
    y = HEAD_TOP + HEAD_SLIP[1] // 2
    piece(f"marker-{SEATS[seat].letter}").put(image, MARGIN + TOKEN, y)
    right = WIDTH - MARGIN - 28
    x = right - write(image, (right, y), plain(position.scores[seat]), "number", TOTAL_CAP, anchor="r")
    for name, shown in (("icon-points", True), ("icon-start", position.start == seat)):
        if shown:
            sign = piece(name)
            x -= ICON_GAP + sign.image.width
            sign.put(image, x + sign.x, y)
            x -= GAP
    write_name(image, seat, scene, (MARGIN + NAME, y), x - MARGIN - NAME)


def _rest(image: Image.Image, position: DayunhePosition, seat: Seat, top: float) -> None:
    """How many tiles of each kind lie face down in the own stacks."""
    left = unseen(position, seat)
    for number, kind in enumerate(kinds()):
        row, column = divmod(number, REST_COLUMNS)
        x, y = REST + column * REST_STEP, round(top + SMALL_H / 2 + row * REST_DOWN)
        box = (x - SMALL_W, y - SMALL_H, x + SMALL_W, y + SMALL_H)
        before = image.crop(box)
        draw_tile(image, kind, 0, seat, (x, y), "small")
        if not left[kind]:
            image.paste(Image.blend(before, image.crop(box), NONE_LEFT), box)
        write(image, (x, y + COUNT_DOWN), f"×{left[kind]}")
