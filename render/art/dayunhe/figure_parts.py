"""What the figures of the rules page are made of: small positions, parts of the map, notes beside them."""

from collections.abc import Sequence

from PIL import Image

from games.dayunhe import GAME
from games.dayunhe.components import FREE, NOBODY
from games.dayunhe.places import HANGZHOU, HEXES
from games.dayunhe.position import DayunhePosition
from games.engine import Event, Seat
from render.art.notes import WIDTH, Notes
from render.dayunhe.assets import piece, sheet
from render.dayunhe.board import draw_map, land
from render.dayunhe.layout import HEX_H, HEX_W, hex_middle
from render.kit.palette import SEATS
from render.scene import Scene

_notes = Notes(piece, sheet, gap=14, cap=36)
draw_notes, stacked = _notes.draw, _notes.stacked
A, B, C = range(3)
SHRUNK = 0.64
ARROW = 60
"""Room for the arrow between before and after."""


def start(seats: int = 3) -> DayunhePosition:
    """A acts with the first card of the round; nothing lies on the map, the coordinator is far away."""
    position = GAME.start(seats, GAME.complete(seats, {}), "figures")
    position.first = position.start = position.turn = position.actor = A
    position.phase, position.round = "act", 1
    position.tiles, position.owners, position.rotations = [FREE] * HEXES, [NOBODY] * HEXES, [0] * HEXES
    position.chosen = ["rebuilder", "tea", "order"][:seats]
    position.revealed = [True, False, False][:seats]
    position.left = {"build": 2, "rebuild": 2}
    position.coordinator = HANGZHOU
    return position


def lay(position: DayunhePosition, place: int, kind: str, seat: Seat, rotation: int = 0) -> None:
    """A tile on a hex."""
    position.tiles[place], position.owners[place], position.rotations[place] = kind, seat, rotation


# ── parts of a picture ───────────────────────────────────────────────────────────────────────────────


def map_part(
    position: DayunhePosition, places: Sequence[int], events: Sequence[Event] = (), margin: int = 10
) -> Image.Image:
    """The rectangle of the map round these hexes."""
    image = land(position)
    draw_map(image, position, Scene(events=tuple(events)))
    middles = [hex_middle(place) for place in places]
    across, down = HEX_W / 2 + margin, HEX_H / 2 + margin
    left, right = min(x for x, _ in middles) - across, max(x for x, _ in middles) + across
    top, bottom = min(y for _, y in middles) - down, max(y for _, y in middles) + down
    return shrunk(image.crop((round(left), round(top), round(right), round(bottom))))


def shrunk(part: Image.Image) -> Image.Image:
    """A part of the map as it stands on a figure, which is half as wide as the board."""
    size = round(part.width * SHRUNK), round(part.height * SHRUNK)
    return part.resize(size, Image.Resampling.LANCZOS)


def beside(part: Image.Image, *notes: Sequence[str]) -> Image.Image:
    """A part with rows of notes at its right."""
    image = sheet(WIDTH, max(part.height, 76 * len(notes)))
    image.paste(part, (0, (image.height - part.height) // 2))
    for number, row in enumerate(notes):
        y = image.height / 2 + (number - (len(notes) - 1) / 2) * 76
        draw_notes(image, part.width, WIDTH, y, *row)
    return image


def changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """Before and after, an arrow between."""
    image = sheet(WIDTH, max(before.height, after.height))
    room = (WIDTH - ARROW) // 2
    for part, middle in ((before, room // 2), (after, WIDTH - room // 2)):
        image.paste(part, (middle - part.width // 2, (image.height - part.height) // 2))
    piece("arrow-right").put(image, WIDTH / 2, image.height / 2)
    return image


def token(seat: int) -> str:
    """The name of a seat's sprite."""
    return f"marker-{SEATS[seat].letter}"
