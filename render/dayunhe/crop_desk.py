"""What to do: the own card, under it the own warehouse, then the board without its header."""

from msgspec.structs import replace
from PIL import Image

from games.dayunhe.places import PLACES
from games.dayunhe.position import DayunhePosition
from games.dayunhe.stacks import Supply
from games.engine import Seat
from games.engine.choices import Question
from render.dayunhe.assets import piece, sheet
from render.dayunhe.board import draw_board
from render.dayunhe.cards import draw_own_card
from render.dayunhe.crop_layout import MARGIN, STRIP
from render.dayunhe.crop_seat import SHELF_HIGH, draw_shelf, draw_tag
from render.dayunhe.layout import AREA_ROWS, AREA_WIDTH, AREAS, HEADER, HEX_W, panel, stack
from render.dayunhe.tiles import draw_tile
from render.kit.lines import Point
from render.kit.palette import SEATS
from render.scene import Scene

DOWN = STRIP + SHELF_HIGH - HEADER
"""How much lower than on the board everything stands."""
STACK_TAG = (40, -24)
"""Where the number of a stack stands, from the middle of its top."""
MARKER_ROOM = 60
"""Room for the token of the owner of a foreign tile that was chosen, beside that tile."""
AREA_LEFT = 6
"""How much further left than the middle of the City's canals their frame stands."""


def draw_desk(position: DayunhePosition, question: Question, scene: Scene) -> Image.Image:
    """The picture without any mark of places; with the tile that was chosen before.

    Stacks that tiles can be taken from have tags with their numbers.
    """
    seat = position.turn or 0
    board = draw_board(position, replace(scene, events=()))
    tokens = {answer.token for answer in question.answers}
    left, top = _corner(position)
    for number in range(len(position.stacks[seat])):
        if Supply(number).slots()[0].value in tokens:
            (x, y), (dx, dy) = stack(number), STACK_TAG
            draw_tag(board, "", str(number + 1), (left + x + dx, top + y + dy))
    image = sheet(board.width, board.height + DOWN)
    image.paste(board.crop((0, HEADER, *board.size)), (0, HEADER + DOWN))
    draw_shelf(image, position, seat, STRIP + SHELF_HIGH / 2)
    _draw_card(image, position, question, scene)
    piece("edge").put(image, 0, HEADER + DOWN)
    return image


def _corner(position: DayunhePosition) -> tuple[int, int]:
    """The upper left corner of the own card on the board."""
    return next(
        panel(region)[:2] for region in range(position.seats) if position.holder(region) == position.turn
    )


def frame_area(image: Image.Image, position: DayunhePosition) -> Point:
    """A frame round the canals of the own part of the City on the finished picture; returns its middle."""
    left, top = _corner(position)
    at = (left + AREAS + AREA_WIDTH / 4 - AREA_LEFT, top + AREA_ROWS[0] + DOWN)
    piece("asked-area").put(image, *at)
    return at


def _draw_card(image: Image.Image, position: DayunhePosition, question: Question, scene: Scene) -> None:
    """The own card in place of the header, with the tile that was chosen."""
    chosen = chosen_tile(position, question)
    if chosen is None:
        draw_own_card(image, position, scene.captions, 0)
        return
    owner = chosen[2]
    draw_own_card(
        image, position, scene.captions, 0, HEX_W if owner == position.turn else HEX_W + MARKER_ROOM
    )
    x, y = image.width - MARGIN - HEX_W / 2 - 4, STRIP / 2
    draw_tile(image, *chosen, (x, y))
    if owner != position.turn:
        piece(f"marker-{SEATS[owner].letter}").put(image, x - HEX_W / 2 - MARKER_ROOM / 2, y)


def chosen_tile(position: DayunhePosition, question: Question) -> tuple[str, int, Seat] | None:
    """Kind, rotation and owner of the tile that was chosen, from the warehouse or on the map."""
    given = question.given
    if "tile" in given:
        return given["tile"], 0, position.turn or 0
    if (token := given.get("place", "")) in PLACES:
        place = PLACES[token]
        return position.tiles[place], position.rotations[place], position.owners[place]
    return None
