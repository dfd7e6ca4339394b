"""What the figures of the rules page are made of: small positions, parts of boards, notes beside them."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.confucius import GAME
from games.confucius.components import (
    EMPTY,
    MINISTRIES,
    NOBODY,
    SPACES,
)
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.art.notes import EDGE, WIDTH, Notes
from render.confucius.assets import ground, piece, sheet
from render.confucius.gifts import cell as gift_cell
from render.confucius.gifts import draw_gifts
from render.confucius.lands import draw_land_tiles, draw_lands
from render.confucius.layout import (
    NUMBER,
    ROD_BOTTOM,
    ROD_HIGH,
    ROD_TOP,
    SCROLL_WIDTH,
    SEAT_STEP,
    SEATS_TOP,
    scroll,
    tablet,
)
from render.confucius.realm_layout import (
    GIFTS,
    HARBOUR,
    HARBOUR_HIGH,
    land,
    slips,
)
from render.confucius.scrolls import draw_scroll
from render.confucius.seas import draw_sea_tiles, draw_seas
from render.kit.palette import SEATS

_notes = Notes(piece, sheet, gap=12, cap=46)
draw_notes, stacked = _notes.draw, _notes.stacked
A, B, C = range(3)
BINGBU, HUBU, GONGBU = range(3)
TILE, VASE, COAT, NECKLACE, JUNK = 2, 3, 4, 5, 6


class Figure(NamedTuple):
    """A picture and the palette it is written in."""

    image: Image.Image
    colours: str


def start(seats: int = 3) -> ConfuciusPosition:
    """A match in which A is to act and nothing stands anywhere."""
    position = GAME.start(seats, GAME.complete(seats, {"game": "advanced"}), "figures")
    position.round, position.chief, position.turn = 4, seats - 1, A
    position.officials = [[EMPTY] * SPACES for _ in MINISTRIES]
    position.cubes = [3] * seats
    position.box = [[0] * seats for _ in position.box]
    return position


def put_official(
    position: ConfuciusPosition,
    ministry: int,
    space: int,
    cost: int,
    owner: int = NOBODY,
    secured: bool = False,
) -> None:
    """Put an official on a space, 1 the highest."""
    position.officials[ministry][space - 1] = cost
    position.markers[ministry][space - 1] = owner
    position.secured[ministry][space - 1] = secured


# ── parts of a picture ───────────────────────────────────────────────────────────────────────────────


def scroll_part(position: ConfuciusPosition, ministry: int, rows: int = SPACES) -> Image.Image:
    """A ministry's scroll with its first rows."""
    image = ground("court").copy()
    draw_scroll(image, position, ministry, {})
    left = scroll(ministry) - EDGE
    bottom = ROD_BOTTOM + ROD_HIGH + 6 if rows == SPACES else SEATS_TOP + rows * SEAT_STEP + 4
    return image.crop((left, ROD_TOP - 6, left + SCROLL_WIDTH + 2 * EDGE, bottom))


def rows_part(position: ConfuciusPosition, ministry: int, first: int, last: int) -> Image.Image:
    """Some rows of a scroll: numbers and tablets."""
    image = ground("court").copy()
    draw_scroll(image, position, ministry, {})
    _, _, right, _ = tablet(ministry, 0)
    top = SEATS_TOP + (first - 1) * SEAT_STEP
    return image.crop((scroll(ministry) + NUMBER - 24, top, right + 6, SEATS_TOP + last * SEAT_STEP))


def realm_part(position: ConfuciusPosition) -> Image.Image:
    """The realm without header, wall, words and slips."""
    image = ground("realm").copy()
    draw_land_tiles(image, position)
    draw_sea_tiles(image, position)
    draw_lands(image, position)
    draw_seas(image, position, {})
    draw_gifts(image, position)
    return image


def land_part(position: ConfuciusPosition, slot: int) -> Image.Image:
    """A foreign land."""
    left, top, right, bottom = land(slot)
    return realm_part(position).crop((left - 8, top - 24, right + 8, bottom + 10))


def table_part(position: ConfuciusPosition, giver: Seat, holder: Seat, value: int) -> Image.Image:
    """The table of gifts of A and B, and beside it who gave what to whom."""
    image = realm_part(position)
    left, top, _, _ = GIFTS
    x, y = gift_cell(position.seats, B, B)
    half_wide, half_high = x - gift_cell(position.seats, A, A)[0], y - gift_cell(position.seats, A, A)[1]
    table = image.crop((left + 12, top + 8, round(x + half_wide / 2), round(y + half_high / 2)))
    made = sheet(WIDTH, table.height)
    made.paste(table, (0, 0))
    draw_notes(made, table.width, WIDTH, table.height * 0.38, f"gift-large-{value}")
    piece(token(giver)).put(made, table.width + 28, table.height * 0.72)
    piece("arrow-right").put(made, (table.width + WIDTH) / 2, table.height * 0.72)
    piece(token(holder)).put(made, WIDTH - 28, table.height * 0.72)
    return made


def beside(part: Image.Image, *notes: Sequence[str]) -> Image.Image:
    """A part with rows of notes at its right."""
    image = sheet(WIDTH, part.height)
    image.paste(part, (0, 0))
    for number, row in enumerate(notes):
        y = part.height / 2 + (number - (len(notes) - 1) / 2) * 82
        draw_notes(image, part.width, WIDTH, y, *row)
    return image


def token(seat: int, name: str = "marker") -> str:
    """The name of a seat's sprite."""
    return f"{name}-{SEATS[seat].letter}"


def harbour_part(position: ConfuciusPosition, seat: Seat = A, rows: int = HARBOUR_HIGH) -> Image.Image:
    """The upper rows of a seat's harbour."""
    columns = slips(position.seats)
    left = columns.left + seat * columns.step
    return realm_part(position).crop((left - 5, HARBOUR - 6, left + columns.width + 5, HARBOUR + rows + 6))
