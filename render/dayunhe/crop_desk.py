"""What to do: the own card, the map, the own tiles large, and what the others have.

It is the size of the board, so that places on the map stand where they do there, but with the own card in
place of the header.
"""

from functools import cache

from PIL import Image

from games.dayunhe.components import UNREST, rules
from games.dayunhe.places import PLACES
from games.dayunhe.position import DayunhePosition
from games.dayunhe.stacks import Supply
from games.engine import Seat
from games.engine.choices import Question
from render.dayunhe.assets import ground, piece, sheet
from render.dayunhe.board import draw_map
from render.dayunhe.cards import draw_own_card
from render.dayunhe.crop_layout import MARGIN, SEAT_SLIP, STRIP
from render.dayunhe.crop_seat import draw_slot, draw_stack, tag_stack
from render.dayunhe.header import draw_shared
from render.dayunhe.layout import (
    AREA_WIDTH,
    HEADER,
    HEIGHT,
    HEX_W,
    MAP,
    PANEL_HEIGHT,
    PANEL_LEFT,
    PANEL_WIDTH,
    WIDTH,
)
from render.dayunhe.panels import draw_city, draw_head, draw_panel, draw_wall_row
from render.dayunhe.tiles import draw_tile
from render.kit.palette import SEATS
from render.kit.slips import draw_count, seat_state
from render.scene import Scene

DOWN = STRIP - HEADER
"""How much lower than on the board everything stands."""
MAP_END, FADE = MAP[2] + 16, 20
"""Where a part of the map ends, and how many columns before it become the paper beside it."""
SHELF_COLUMNS, SHELF_STEP, SHELF_TOP, SHELF_DOWN = 3, 212, 334, 208
"""Slots in a row; the warehouse's steps, and the middle of its first row."""
STACKS_TOP = 766
"""Middle of the stacks' tops."""
SEATS_TOP, SEAT_GAP, SECOND, FEW = 1030, 12, 104, 3
"""Upper edge of the first seat, from one to the next; middle of a slip's second row.

With up to `FEW` seats the others have their whole panels, with more only slips.
"""
CITY, WALL, WAREHOUSE, UNREST_HELD, SIGN_ROOM = 22, 240, 490, 590, 90
"""Left edges of what stands in that row, and the room of the last two."""
MARKER_ROOM = 60
"""Room for the token of the owner of a foreign tile that was chosen, beside that tile."""
AREA_LEFT = 6
"""How much further left than the middle of the City's canals their frame stands."""


def draw_desk(position: DayunhePosition, question: Question, scene: Scene) -> Image.Image:
    """The picture without any mark of answers; with the tile that was chosen before."""
    seat = position.turn or 0
    drawn = ground("board")
    draw_map(drawn, position)
    image = on_paper(drawn, (0, HEIGHT), WIDTH)
    draw_shared(image, position)
    _draw_own(image, position, seat, question)
    for other, corner in _corners(position).items():
        if _whole(position, other):
            draw_panel(image, position, other, scene, corner)
        else:
            _draw_seat(image, position, other, scene, corner)
    return _under_card(image, position, question, scene)


def on_paper(drawn: Image.Image, rows: tuple[int, int], wide: int) -> Image.Image:
    """These rows of the map at the left of a sheet of paper so wide."""
    top, bottom = rows
    image = sheet(wide, bottom - top)
    image.paste(drawn.crop((0, top, MAP_END, bottom)), (0, 0), _faded(MAP_END, bottom - top))
    return image


@cache
def _faded(wide: int, high: int) -> Image.Image:
    """A mask that fades out in its last columns."""
    mask = Image.new("L", (wide, high), 255)
    for column in range(FADE):
        mask.paste(255 * column // FADE, (wide - 1 - column, 0, wide - column, high))
    return mask


def _draw_own(image: Image.Image, position: DayunhePosition, seat: Seat, question: Question) -> None:
    """The own warehouse and stacks; stacks that tiles can be taken from have tags with their numbers."""
    tokens = {answer.token for answer in question.answers}
    left = PANEL_LEFT + PANEL_WIDTH / 2 - SHELF_STEP
    for number in range(rules().warehouse):
        row, column = divmod(number, SHELF_COLUMNS)
        at = (left + column * SHELF_STEP, SHELF_TOP + row * SHELF_DOWN)
        draw_slot(image, position, seat, number, at, "large")
    for stack in range(len(position.stacks[seat])):
        at = (left + stack * SHELF_STEP, STACKS_TOP)
        draw_stack(image, position, seat, stack, at)
        if _supplying(stack) in tokens:
            tag_stack(image, stack, at)


def _supplying(stack: int) -> str:
    """The answer of taking a tile from that stack."""
    return Supply(stack).slots()[0].value


def _corners(position: DayunhePosition) -> dict[Seat, tuple[int, int]]:
    """The upper left corners of what stands there of the seats, from north to south."""
    found = {}
    top = SEATS_TOP
    for region in range(position.seats):
        seat = position.holder(region)
        found[seat] = (PANEL_LEFT, top)
        top += (PANEL_HEIGHT if _whole(position, seat) else SEAT_SLIP[1]) + SEAT_GAP
    return found


def _whole(position: DayunhePosition, seat: Seat) -> bool:
    """Whether there is room for the seat's panel; of its own tiles the seat to act sees enough above."""
    return position.seats <= FEW and seat != position.turn


def _draw_seat(
    image: Image.Image, position: DayunhePosition, seat: Seat, scene: Scene, corner: tuple[int, int]
) -> None:
    """Name, card and prestige of a seat; City and wall; how many tiles it holds, and how many of unrest."""
    left, y = corner[0], corner[1] + SECOND
    piece(f"seat-{seat_state(position, seat)}").put(image, *corner)
    draw_head(image, position, seat, scene, corner)
    draw_city(image, position, seat, (left + CITY, y))
    draw_wall_row(image, position, seat, (left + WALL, y))
    held = position.warehouses[seat]
    for x, sign, count in (
        (WAREHOUSE, "warehouse", len(held)),
        (UNREST_HELD, "unrest", held.count(UNREST)),
    ):
        draw_count(image, piece, (left + x, y), SIGN_ROOM, f"icon-{sign}", count)


def frame_area(image: Image.Image, position: DayunhePosition) -> tuple[float, float]:
    """A frame round the canals of the own part of the City on the finished picture; returns its middle."""
    left, top = _corners(position)[position.turn or 0]
    at = (left + CITY + AREA_WIDTH / 4 - AREA_LEFT, top + SECOND + DOWN)
    piece("asked-area").put(image, *at)
    return at


def _under_card(
    board: Image.Image, position: DayunhePosition, question: Question, scene: Scene
) -> Image.Image:
    """The own card in place of the header, with the tile that was chosen."""
    image = Image.new("RGB", (board.width, board.height + DOWN))
    image.paste(board.crop((0, HEADER, *board.size)), (0, STRIP))
    chosen = chosen_tile(position, question)
    if chosen is None:
        draw_own_card(image, position, scene.captions, 0)
    else:
        owner = chosen[2]
        room = HEX_W if owner == position.turn else HEX_W + MARKER_ROOM
        draw_own_card(image, position, scene.captions, 0, room)
        x, y = image.width - MARGIN - HEX_W / 2 - 4, STRIP / 2
        draw_tile(image, *chosen, (x, y), "small")
        if owner != position.turn:
            piece(f"marker-{SEATS[owner].letter}").put(image, x - HEX_W / 2 - MARKER_ROOM / 2, y)
    piece("edge").put(image, 0, STRIP)
    return image


def chosen_tile(position: DayunhePosition, question: Question) -> tuple[str, int, Seat] | None:
    """Kind, rotation and owner of the tile that was chosen, from the warehouse or on the map."""
    given = question.given
    if "tile" in given:
        return given["tile"], 0, position.turn or 0
    if (token := given.get("place", "")) in PLACES:
        place = PLACES[token]
        return position.tiles[place], position.rotations[place], position.owners[place]
    return None
