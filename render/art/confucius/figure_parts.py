"""What the figures of the rules page are made of: small positions, parts of the board, notes beside them."""

from collections.abc import Sequence

from PIL import Image

from games.confucius import GAME
from games.confucius.components import EMPTY, MINISTRIES, NOBODY, SPACES
from games.confucius.position import ConfuciusPosition
from games.engine import Seat
from render.art.notes import WIDTH, Notes
from render.confucius.ask import HEAD
from render.confucius.assets import ground, piece, sheet
from render.confucius.layout import LEDGER, LEDGER_HEAD, OWES, TOKEN, land, owes_width, row, tablet
from render.confucius.ledger import draw_ledger
from render.confucius.ministries import draw_ministries
from render.confucius.realm import draw_lands, draw_sea, draw_wall
from render.kit.palette import SEATS
from render.scene import Scene

_notes = Notes(piece, sheet, gap=12, cap=46)
draw_notes, stacked = _notes.draw, _notes.stacked
A, B, C = range(3)
BINGBU, HUBU, GONGBU = range(3)
TILE, VASE, COAT, NECKLACE, JUNK = 2, 3, 4, 5, 6


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


def officials_part(
    position: ConfuciusPosition, ministry: int, first: int, last: int, numbers: bool = True
) -> Image.Image:
    """Some seats of a ministry, 1 the highest, and their numbers over them."""
    image = ground("board")
    draw_ministries(image, position, {})
    left, top, _, bottom = tablet(ministry, first - 1)
    right = tablet(ministry, last - 1)[2]
    seats = image.crop((left - 4, top - 6, right + 4, bottom + 6))
    if not numbers:
        return seats
    over = image.crop((left - 4, HEAD[0], right + 4, HEAD[1]))
    made = Image.new("RGB", (seats.width, over.height + seats.height))
    made.paste(over, (0, 0))
    made.paste(seats, (0, over.height))
    return made


def realm_part(position: ConfuciusPosition) -> Image.Image:
    """The board's upper part without header and words."""
    image = ground("board")
    draw_wall(image, position)
    draw_lands(image, position, {})
    draw_sea(image, position)
    return image


def land_part(position: ConfuciusPosition, slot: int) -> Image.Image:
    """A foreign land."""
    left, top, right, bottom = land(slot)
    return realm_part(position).crop((left - 5, top - 6, right + 5, bottom + 8))


def ledger_part(
    position: ConfuciusPosition, seats: Sequence[Seat], columns: tuple[int, int], head: bool = True
) -> Image.Image:
    """Some columns of the ledger in the rows of these seats, whose tokens stand at the left."""
    image, shown = ground("board"), position.copy()
    shown.turn = None  # whose turn it is does not matter
    draw_ledger(image, shown, Scene())
    rows = [(LEDGER + 8, LEDGER + LEDGER_HEAD - 2)] if head else []
    rows += [(row(position.seats, seat)[1] + 6, row(position.seats, seat)[3] - 6) for seat in seats]
    token = TOKEN - 34, TOKEN + 34
    wide = token[1] - token[0]
    made = sheet(wide + columns[1] - columns[0], sum(bottom - top for top, bottom in rows))
    down = 0
    for number, (top, bottom) in enumerate(rows):
        if number or not head:
            made.paste(image.crop((token[0], top, token[1], bottom)), (0, down))
        made.paste(image.crop((columns[0], top, columns[1], bottom)), (wide, down))
        down += bottom - top
    return made


def table_part(position: ConfuciusPosition, giver: Seat, holder: Seat, value: int) -> Image.Image:
    """Who owes whom of A and B, and beside it who gave what to whom."""
    table = ledger_part(position, (A, B), (OWES[0] - 4, OWES[0] + 2 * owes_width(position.seats)), head=False)
    made = sheet(WIDTH, max(200, table.height))
    made.paste(table, (0, (made.height - table.height) // 2))
    draw_notes(made, table.width, WIDTH, made.height * 0.3, f"gift-{value}")
    y = made.height * 0.76
    draw_notes(made, table.width, WIDTH, y, token(giver), "arrow-right", token(holder))
    return made


def beside(part: Image.Image, *notes: Sequence[str]) -> Image.Image:
    """A part with rows of notes at its right."""
    image = sheet(WIDTH, max(part.height, 64 * len(notes)))
    image.paste(part, (0, (image.height - part.height) // 2))
    for number, items in enumerate(notes):
        y = image.height / 2 + (number - (len(notes) - 1) / 2) * 64
        draw_notes(image, part.width, WIDTH, y, *items)
    return image


def below(part: Image.Image, *notes: Sequence[str]) -> Image.Image:
    """A part with notes under it, side by side in columns of the same width."""
    image = sheet(WIDTH, part.height + 76)
    left = (WIDTH - part.width) // 2
    image.paste(part, (left, 0))
    step = part.width / len(notes)
    for number, items in enumerate(notes):
        draw_notes(image, left + step * number, left + step * (number + 1), part.height + 38, *items)
    return image


def token(seat: int, name: str = "marker") -> str:
    """The name of a seat's sprite."""
    return f"{name}-{SEATS[seat].letter}"
