"""Questions about what a seat has: its stacks, its warehouse, the panels of several seats."""

from collections.abc import Collection, Mapping

from PIL import Image

from games.dayunhe.components import FREE, rules
from games.dayunhe.position import DayunhePosition
from games.engine import Seat
from games.engine.choices import Question
from games.engine.contract import SEAT_LETTERS
from render.dayunhe.assets import piece, sheet
from render.dayunhe.cards import draw_hand_of_cards, hand_height
from render.dayunhe.crop_layout import MARGIN, TILE_H, TILE_STEP
from render.dayunhe.layout import PANEL_HEIGHT, PANEL_WIDTH, SMALL_H, SMALL_W, WIDTH
from render.dayunhe.panels import draw_panel
from render.dayunhe.tiles import Size, draw_tile, draw_value
from render.kit.lines import Point
from render.kit.palette import SEATS
from render.kit.type import width, write
from render.scene import Scene

PILE_STEP, PILE_MOST = 7, 4
"""How much lower each tile of a stack shows; so many show at most under the top."""
SIZE_DOWN, SIZE_GAP = 38, 10
"""Middle of the number of tiles below a stack; from its sign to it."""
TAG = (-84, -52)
"""Where the number of a stack stands, from the middle of its top."""
FIRST_STACK, STACK_STEP = MARGIN + TILE_STEP / 2 + 30, TILE_STEP + 44
"""Of the stacks beside the warehouse."""
STOCK_HIGH = TILE_H + PILE_STEP * PILE_MOST + 2 * SIZE_DOWN + MARGIN
"""Height of the stacks with their numbers of tiles."""
SHELF, SHELF_STEP, SHELF_DOWN, SHELF_COLUMNS = 856, SMALL_W + 32, SMALL_H + 14, 3
"""The warehouse beside the stacks: middle of its first slot, steps, slots in a row."""
PANEL_GAP = 16
SHELF_HIGH = TILE_H + 24
"""Height of the warehouse in a row."""


def draw_stack(image: Image.Image, position: DayunhePosition, seat: Seat, stack: int, at: Point) -> None:
    """A stack of the seat with how many tiles it has; ``at`` is the middle of its top."""
    x, y = at
    tiles, back = position.stacks[seat][stack], f"plate-back-{SEATS[seat].letter}"
    bottom = y + TILE_H / 2 + PILE_STEP * PILE_MOST
    if not tiles:
        piece("slot").put(image, x, y)
    for below in range(min(len(tiles) - 1, PILE_MOST), 0, -1):
        piece(back).put(image, x, y + below * PILE_STEP)
    if tiles and position.up[seat][stack]:
        draw_tile(image, tiles[-1], 0, seat, at)
    elif tiles:
        piece(back).put(image, x, y)
    sign = piece("icon-stack")
    wide = sign.image.width + SIZE_GAP + width(str(len(tiles)), "number")
    left = x - wide / 2
    sign.put(image, left + sign.x, bottom + SIZE_DOWN)
    write(image, (left + sign.image.width + SIZE_GAP, bottom + SIZE_DOWN), str(len(tiles)), anchor="l")


def draw_slot(
    image: Image.Image, position: DayunhePosition, seat: Seat, number: int, at: Point, size: Size
) -> str:
    """A slot of the seat's warehouse, with its tile if it holds one; returns the kind."""
    held = position.warehouses[seat]
    kind = held[number] if number < len(held) else FREE
    if kind == FREE:
        piece("slot-small" if size else "slot").put(image, *at)
    else:
        draw_tile(image, kind, 0, seat, at, size)
    return kind


def draw_choice(position: DayunhePosition, seat: Seat, captions: Mapping[str, str]) -> Image.Image:
    """The cards handed to the seat, over its stacks and warehouse."""
    names = position.handed[seat]
    high = hand_height(len(names)) + 2 * MARGIN
    image = sheet(WIDTH, high + STOCK_HIGH)
    draw_hand_of_cards(image, names, MARGIN, captions)
    piece("edge").put(image, 0, high)
    draw_stock(image, position, seat, high)
    return image


def draw_stacks(position: DayunhePosition, seat: Seat, question: Question) -> Image.Image:
    """The own stacks, those among the answers with a white tag, beside the own warehouse."""
    image = sheet(WIDTH, STOCK_HIGH)
    draw_stock(image, position, seat, 0)
    for answer in question.answers:
        x, y = stack_at(int(answer.token) - 1, 0)
        draw_tag(image, "", answer.token, (x + TAG[0], y + TAG[1]))
    return image


def draw_tag(image: Image.Image, letter: str, text: str, at: Point) -> None:
    """A white tag with a letter; without one with the ``text``; none without either."""
    if not letter and not text:
        return
    piece(f"tag-{letter}").put(image, *at)
    if not letter:
        write(image, at, text, "letter")


def stack_at(stack: int, top: float) -> Point:
    """The middle of a stack's top tile in a strip whose upper edge is ``top``."""
    return FIRST_STACK + stack * STACK_STEP, top + MARGIN + TILE_H / 2


def draw_stock(image: Image.Image, position: DayunhePosition, seat: Seat, top: int) -> None:
    """The seat's stacks and, at their right, its warehouse, in a strip `STOCK_HIGH` high."""
    for number in range(len(position.stacks[seat])):
        draw_stack(image, position, seat, number, stack_at(number, top))
    rows = rules().warehouse // SHELF_COLUMNS
    first = top + (STOCK_HIGH - SHELF_DOWN * (rows - 1)) / 2
    for number in range(rules().warehouse):
        row, column = divmod(number, SHELF_COLUMNS)
        at = (SHELF + column * SHELF_STEP, first + row * SHELF_DOWN)
        draw_slot(image, position, seat, number, at, "small")


def draw_warehouse(position: DayunhePosition, seat: Seat, question: Question) -> Image.Image:
    """The own warehouse, the tiles among the answers framed."""
    image = sheet(WIDTH, SHELF_HIGH)
    tokens = {answer.token for answer in question.answers}
    draw_shelf(image, position, seat, SHELF_HIGH / 2, tokens)
    return image


def draw_shelf(
    image: Image.Image, position: DayunhePosition, seat: Seat, y: float, framed: Collection[str] = ()
) -> None:
    """All slots of the seat's warehouse in a row; the kinds in ``framed`` with a frame."""
    left = (WIDTH - (rules().warehouse - 1) * TILE_STEP) / 2
    for number in range(rules().warehouse):
        at = (left + number * TILE_STEP, y)
        kind = draw_slot(image, position, seat, number, at, "")
        if kind in framed:
            piece("asked-hex").put(image, *at)
            draw_value(image, kind, 0, seat, at)


def draw_panels(position: DayunhePosition, question: Question, scene: Scene) -> Image.Image:
    """The panels of the seats among the answers, one under another."""
    seats = [SEAT_LETTERS.index(answer.token) for answer in question.answers]
    high = len(seats) * (PANEL_HEIGHT + PANEL_GAP) - PANEL_GAP + 2 * MARGIN
    image = sheet(PANEL_WIDTH + 2 * MARGIN, high)
    for number, seat in enumerate(seats):
        draw_panel(image, position, seat, scene, (MARGIN, MARGIN + number * (PANEL_HEIGHT + PANEL_GAP)))
    return image
